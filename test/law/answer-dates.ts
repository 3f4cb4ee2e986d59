import { createHash } from 'node:crypto'
import type { Answer, Ask } from '../support/api-of.ts'
import type { SampleQuestion } from './dates-sample.ts'

type Fields = Readonly<Record<string, unknown>>

const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value : [])

/** Every date of an answer, as text, and nothing that is only words: how a rival is called, or what a warning says, may change
 *  without a new version of the law. A question that is refused has its reason. */
export function datesOf(answer: Answer): string {
  if (answer.success !== true) return `refused ${answer.reason ?? ''}`
  const data = answer.data as Fields
  const leaving = data.likelyDayOfLeaving as Fields | null | undefined
  const transition = answer.transition as Fields | undefined
  const rivals = list(data.alternatives ?? answer.alternatives).map(
    ({ releaseDate, paroleEligibilityDate }) => `${releaseDate}/${paroleEligibilityDate}`,
  )
  return JSON.stringify([
    ...[data.releaseDate, data.releaseType, data.releaseBasis, data.paroleEligibilityDate],
    ...[data.sentenceEndDate, data.sentenceEndType, data.licenceEndDate, leaving?.latest, leaving?.usual],
    ...[
      transition?.trancheDate,
      transition?.releaseDateBefore,
      transition?.releaseDateAfter,
      transition?.releaseDate,
    ],
    list(data.stages).map(({ date, releaseDateBefore, releaseDateAfter, held }) => [
      ...[date, releaseDateBefore, releaseDateAfter, held],
    ]),
    list(data.runs).map(({ releaseDate, sentenceEndDate, paroleEligibilityDate, firstReleaseDate }) => [
      ...[releaseDate, sentenceEndDate, paroleEligibilityDate, firstReleaseDate],
    ]),
    list(data.dates ?? answer.dates)
      .map(({ type, date }) => `${type} ${date}`)
      .sort(),
    [...new Set(rivals)].sort(),
  ])
}

/** The dates of a sample in sixteen letters. */
export async function digestOf(ask: Ask, questions: readonly SampleQuestion[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { path, body } of questions) hash.update(`${datesOf(await ask(path, body))}\n`)
  return hash.digest('hex').slice(0, 16)
}

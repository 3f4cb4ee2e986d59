import { isRecord } from '@requisite/law'
import { answersTo, calculations } from '../../contract/batch.ts'
import { notTheLaw } from '../../contract/case/present.ts'
import { caseOfSentence } from '../batch/cases/ndjson-answer.ts'
import { changesThatFit } from './changes.ts'
import { datesOfAnswer, movedBetween, type StoredDates } from './dates-of-answer.ts'
import type { MovedAnswer } from './report.ts'

/** What is kept of a stored answer while it is asked again: it travels with its question. */
interface Kept {
  readonly line: number
  readonly reference: string | null
  readonly version: string | null
  readonly dates: readonly (readonly [string, string])[]
  readonly regimes: readonly string[]
}

const keptName = 'storedAnswer'

type Fields = Readonly<Record<string, unknown>>

/** Reads stored answers, one on each line. Cases are given on as questions of a batch; a sentence at a release point is asked again
 *  at once, which takes no longer than to give it on. */
export function storedLines(onMoved: (moved: MovedAnswer) => void) {
  let line = 0
  let rows = 0
  let skipped = 0

  /** The question of a line for the batch, with what is kept; empty where there is none. */
  function question(text: string): string {
    line++
    if (text.trim() === '') return ''
    rows++
    const stored = readStored(text)
    if (stored === null) {
      skipped++
      return ''
    }
    const { asked, answer, isCase } = stored
    const kept: Kept = {
      line,
      reference: typeof asked.reference === 'string' ? asked.reference : null,
      version: typeof answer.lawVersion === 'string' ? answer.lawVersion : null,
      dates: [...datesOfAnswer(answer)],
      regimes: regimesIn(answer),
    }
    if (isCase) return `${JSON.stringify({ ...asked, [keptName]: kept })}\n`
    check(kept, asked, answersTo(calculations, [asked], ['alternatives', 'dates'], false)[0])
    return ''
  }

  function check(kept: Kept, asked: Fields, answer: unknown): void {
    const [stored, fresh] = [new Map(kept.dates) as StoredDates, datesOfAnswer(answer)]
    const names = movedBetween(stored, fresh)
    if (names.length === 0) return
    const changes = changesThatFit(kept.version, asked, [...kept.regimes, ...regimesIn(answer)])
    onMoved({ ...kept, names, stored, fresh, changes })
  }

  return {
    rows: (): number => rows,
    skipped: (): number => skipped,
    /** The questions of the batch. */
    questions: async function* (blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      let held = ''
      const decoder = new TextDecoder()
      for await (const block of blocks) {
        const lines = (held + decoder.decode(block, { stream: true })).split('\n')
        held = lines.pop() ?? ''
        yield Buffer.from(lines.map(question).join(''))
      }
      yield Buffer.from(question(held + decoder.decode()))
    },
    /** Takes what the batch answers: whole lines. */
    take: (bytes: Buffer): void => {
      for (const text of bytes.toString().split('\n')) {
        if (text === '') continue
        const { result, [keptName]: kept, ...asked } = JSON.parse(text) as Fields
        check(kept as Kept, asked, result)
      }
    },
  }
}

/** What was asked, and what was answered: of an answer of the API, its `inputs`; of a line of a batch, the line itself, unless the
 *  answer has the whole case. Null where a line has neither, or was made with a law that is none. */
function readStored(
  text: string,
): { readonly asked: Fields; readonly answer: Fields; readonly isCase: boolean } | null {
  const body = parsed(text)
  if (!isRecord(body)) return null
  const results = Object.keys(body).filter((name) => /^result(?:_\d+)?$/.test(name))
  const name = results.at(-1)
  const answer = name === undefined ? body : body[name]
  if (!isRecord(answer)) return null
  const { inputs } = answer
  if (isRecord(inputs) && Array.isArray(inputs.sentences))
    return inputs.law === notTheLaw ? null : { asked: inputs, answer, isCase: true }
  if (name === undefined) return isRecord(inputs) ? { asked: inputs, answer, isCase: false } : null
  const row = Object.fromEntries(Object.entries(body).filter(([field]) => field !== name))
  if (Array.isArray(row.sentences)) return { asked: row, answer, isCase: true }
  return 'reason' in answer
    ? { asked: caseOfSentence(row), answer, isCase: true }
    : { asked: row, answer, isCase: false }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The regimes that an answer names. */
function regimesIn(answer: unknown): readonly string[] {
  const { data, inputs } = isRecord(answer) ? answer : {}
  const { sentences } = isRecord(data) ? data : {}
  const { regimeId } = isRecord(inputs) ? inputs : {}
  const ids = [regimeId, ...(Array.isArray(sentences) ? sentences.map((one: Fields) => one.regimeId) : [])]
  return ids.filter((id): id is string => typeof id === 'string')
}

import { type Facts, isRecord, sentenceFacts } from '@requisite/law/internal'
import { answersTo } from '../../contract/batch.ts'
import { calls } from '../../contract/calls.ts'
import { notTheLaw } from '../../contract/case/present.ts'
import { caseOfSentence } from '../batch/ndjson-answer.ts'
import type { OnAnswer } from './changes.ts'
import { datesOfAnswer } from './dates-of-answer.ts'

/** What is kept of a stored answer while it is asked again: it travels with its question. */
interface StoredQuestion {
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
export function storedLines(onAnswer: OnAnswer) {
  let line = 0
  let rows = 0
  let skipped = 0

  /** The question of a line for the batch, with what is kept; empty where there is none. */
  function question(text: string): string {
    line++
    if (text.trim() === '') return ''
    rows++
    const stored = readStored(text)
    const dates = [...datesOfAnswer(stored?.answer)]
    // Of an answer without a date, as one about many lengths, nothing would be compared.
    if (stored === null || dates.length === 0) {
      skipped++
      return ''
    }
    const { asked, answer, isCase } = stored
    const { reference, ...facts } = asked
    const kept: StoredQuestion = {
      line,
      reference: typeof reference === 'string' ? reference : null,
      version: typeof answer.lawVersion === 'string' ? answer.lawVersion : null,
      dates,
      regimes: regimesIn(answer),
    }
    // A reference decides nothing, unless the answer was refused for it.
    const again = answer.success === true ? facts : asked
    if (isCase) return `${JSON.stringify({ ...again, [keptName]: kept })}\n`
    check(kept, again, answersTo(calls.calculate, [again], ['alternatives', 'dates'], false)[0])
    return ''
  }

  const check = ({ dates, regimes, ...kept }: StoredQuestion, asked: Fields, answer: unknown): void =>
    onAnswer({ ...kept, stored: new Map(dates), fresh: datesOfAnswer(answer) }, () => ({
      asked,
      regimes: [...regimes, ...regimesIn(answer)],
    }))

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
        check(kept as StoredQuestion, asked, result)
      }
    },
  }
}

/** What was asked, and what was answered: of a line of a batch, the line itself, with the law that was named for all of them; of an answer
 *  of the API, its `inputs` without what was inferred. Null where a line has neither, or was made with a law that is none. */
function readStored(
  text: string,
): { readonly asked: Fields; readonly answer: Fields; readonly isCase: boolean } | null {
  const body = parsed(text)
  if (!isRecord(body)) return null
  const name = Object.keys(body).findLast((name) => /^result(?:_\d+)?$/.test(name))
  const answer = name === undefined ? body : body[name]
  if (!isRecord(answer)) return null
  const { inputs, inferred } = answer
  const ofCase = isRecord(inputs) && Array.isArray(inputs.sentences) ? inputs : null
  if (ofCase?.law === notTheLaw) return null
  if (name === undefined) {
    if (ofCase !== null) return { asked: toldIn(ofCase, inferred), answer, isCase: true }
    return isRecord(inputs) ? { asked: inputs, answer, isCase: false } : null
  }
  const row = Object.fromEntries(Object.entries(body).filter(([field]) => field !== name))
  const isCase = ofCase !== null || Array.isArray(row.sentences) || 'reason' in answer
  if (!isCase) return { asked: row, answer, isCase }
  const asked = Array.isArray(row.sentences) ? row : caseOfSentence(row)
  return { asked: ofCase === null ? asked : { ...asked, law: ofCase.law }, answer, isCase }
}

const facts: Facts = sentenceFacts

/** `inputs` without what was inferred, by its places. An older answer has no such list: of it, without what is inferred today from another
 *  fact that was told, where it has what was taken without a look at that. */
function toldIn(inputs: Fields, inferred: unknown): Fields {
  const told = (inputs.sentences as readonly Fields[]).map((sentence, at) =>
    Object.fromEntries(
      Object.entries(sentence).filter(([name, value]) => {
        if (Array.isArray(inferred)) return !inferred.includes(`sentences[${at}].${name}`)
        const { from, once } = facts[name]?.inferred ?? {}
        return from === undefined || value !== once || (sentence[from] ?? inputs[from] ?? null) === null
      }),
    ),
  )
  return { ...inputs, sentences: told }
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

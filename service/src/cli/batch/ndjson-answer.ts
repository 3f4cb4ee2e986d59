import { calculation, isRecord, lawVersion, transitionOf } from '@requisite/law'
import { itemOf } from '../../contract/batch.ts'
import type { Errors } from '../../contract/errors.ts'
import { type FieldRefusal, type Invalid, invalidOf, repeatedNameErrors } from '../../contract/invalid.ts'
import { parse } from '../../contract/parse.ts'
import { presentCalculation } from '../../contract/present.ts'
import { isSlip } from '../../contract/unknown-fields.ts'
import type { AnswerRows } from './answer-rows.ts'
import { asBytes } from './byte-text.ts'
import { freeName } from './result-columns.ts'
import {
  bothPoints,
  countAnswered,
  countRefused,
  countStaged,
  kindOfPlace,
  noteUnused,
  type Tally,
} from './tally.ts'

/** Answers one object, and counts it. */
export type AnswerBody = (body: unknown, tally: Tally) => object

/** Answers NDJSON: each object is carried through as it is, with one more member at its end, `result`. The text holds
 *  bytes, one in each character; letters beyond ASCII do not disturb the reading of JSON. */
export function answerNdjson(answerBody: AnswerBody): AnswerRows {
  return ({ text }, tally, out) => {
    for (let at = 0; at < text.length; ) {
      const newlineAt = text.indexOf('\n', at)
      const end = newlineAt === -1 ? text.length : newlineAt
      const line = text.slice(at, end)
      at = end + 1
      out.text((line.trim() === '' ? line : answered(line, tally)) + (newlineAt === -1 ? '' : '\n'))
      tally.lines++
    }
  }

  function answered(line: string, tally: Tally): string {
    const read = readLine(line)
    if (read === null)
      return appended(`{"input":${JSON.stringify(line.trim())}`, refused({ errors: notJson() }, tally))
    const repeated = repeatedNameErrors(line, read.body)
    const result = repeated === null ? answerBody(read.body, tally) : refused({ errors: repeated }, tally)
    if (!isRecord(read.body)) return appended(`{"input":${line.trim()}`, result)
    const name = freeName('result', (taken) => Object.hasOwn(read.body as object, taken))
    const close = line.lastIndexOf('}')
    const comma = Object.keys(read.body).length === 0 ? '' : ','
    return `${line.slice(0, close)}${comma}"${name}":${jsonOf(result)}${line.slice(close)}`
  }
}

/** For programs, as in the columns of CSV. */
const codes = ['warnings', 'alternatives'] as const

/** Answers one sentence as the API does. Fields that nobody knows are carried through, and not warned of;
 *  those that may be a slip are named where it is refused. */
export const answerSentence =
  (compare: boolean): AnswerBody =>
  (body, tally) => {
    const parsed = parse(body, true, isSlip)
    if ('errors' in parsed) return refused(parsed, tally)
    const worked = calculation(parsed.question)
    countAnswered(tally, worked, bothPoints(worked))
    if (compare) countStaged(tally, worked, transitionOf(worked))
    noteUnused(
      tally,
      parsed.unknownFields.map(({ name }) => name),
    )
    const { offenceKey } = parsed
    const include = [...codes, ...(compare ? (['transition', 'comparison'] as const) : [])]
    return {
      ...itemOf(presentCalculation(worked, { offenceKey, unknownFields: [] }, '', include)),
      lawVersion,
    }
  }

const jsonOf = (result: object): string => asBytes(JSON.stringify(result))

const appended = (open: string, result: object): string => `${open},"result":${jsonOf(result)}}`

/** What is wrong with a line, counted by kind with the first of each. */
export function refused(
  refusal: FieldRefusal,
  tally: Tally,
  refuse: (refusal: FieldRefusal) => Invalid = invalidOf,
): Invalid {
  const { errors } = refusal
  const sentences = new Map<string, string>()
  for (const [place, messages] of Object.entries(errors)) {
    const kind = kindOfPlace(place)
    if (!sentences.has(kind)) sentences.set(kind, asBytes(`${place}: ${messages.join(' ')}`))
  }
  countRefused(tally, [...sentences.keys()], [...sentences.values()])
  return refuse(refusal)
}

const notJson = (): Errors => ({ row: ['The line is not valid JSON. Write one JSON object on each line.'] })

const byteOrderMark = '\u00ef\u00bb\u00bf'

function readLine(line: string): { readonly body: unknown } | null {
  try {
    return { body: JSON.parse(line.startsWith(byteOrderMark) ? line.slice(byteOrderMark.length) : line) }
  } catch {
    return null
  }
}

import { lawVersion } from '@requisite/law'
import { calculation, isRecord } from '@requisite/law/internal'
import { itemOf } from '../../contract/batch.ts'
import { personFields, sentenceFields } from '../../contract/case/from-text.ts'
import { type ParsedCase, parseCase } from '../../contract/case/parse.ts'
import { type CaseItem, presentCase } from '../../contract/case/present.ts'
import type { Errors } from '../../contract/errors.ts'
import {
  type FieldRefusal,
  type Invalid,
  invalidOf,
  refusalOf,
  repeatedNameErrors,
} from '../../contract/invalid.ts'
import { parse } from '../../contract/parse.ts'
import { presentPoint } from '../../contract/present.ts'
import { isSlip } from '../../contract/unknown-fields.ts'
import { type NamedLaw, withReforms } from '../law.ts'
import { asBytes } from './cells.ts'
import { changeOf } from './comparison.ts'
import { toldLetters } from './csv-row.ts'
import type { AnswerRows, Plan } from './job.ts'
import { freeName } from './result-columns.ts'
import { countAnswered, countPoint, countRefused, kindOfPlace, noteUnused, type Tally } from './tally.ts'

/** Answers one object, and counts it. */
type AnswerBody = (body: unknown, tally: Tally) => object

/** Answers NDJSON: each object is carried through as it is, with one more member at its end, `result`. The text holds
 *  bytes, one in each character; letters beyond ASCII do not disturb the reading of JSON. */
export function answerNdjson({ as, compare, law }: Plan): AnswerRows {
  const isPoint = as === 'calculate'
  const answerBody = isPoint ? answerSentence(compare) : answerCase(compare, law)
  const refuse = isPoint ? invalidOf : refusalOf
  return function* ({ text }, tally) {
    for (const line of text.split(/(?<=\n)/)) {
      if (line.trim() === '') yield line
      else yield line.endsWith('\n') ? `${answerLine(line.slice(0, -1), tally)}\n` : answerLine(line, tally)
      tally.lines++
    }
  }

  function answerLine(line: string, tally: Tally): string {
    const read = readLine(line)
    if (read === null)
      return appended(
        `{"input":${JSON.stringify(line.trim())}`,
        refused({ errors: notJson() }, tally, refuse),
      )
    const repeated = repeatedNameErrors(read.text, read.body)
    const result =
      repeated === null ? answerBody(read.body, tally) : refused({ errors: repeated }, tally, refuse)
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
const answerSentence =
  (compare: boolean): AnswerBody =>
  (body, tally) => {
    const parsed = parse(body, true, isSlip)
    if ('errors' in parsed) return refused(parsed, tally, invalidOf)
    const worked = calculation(parsed.question)
    countPoint(tally, worked, compare)
    noteUnused(
      tally,
      parsed.unknownFields.map(({ name }) => name),
    )
    const { offenceKey } = parsed
    const include = [...codes, ...(compare ? (['transition', 'comparison'] as const) : [])]
    return {
      ...itemOf(presentPoint({ calculation: worked, offenceKey, unknownFields: [] }, '', include)),
      lawVersion,
    }
  }

/** Answers one case as the API does; one sentence is a case of one. A law that was named stands for that of every case. Fields
 *  that nobody knows are carried through, and not warned of; those that may be a slip are named where it is refused. */
const answerCase =
  (compare: boolean, law: NamedLaw | null): AnswerBody =>
  (body, tally) => {
    const asked = isSentence(body) ? caseOfSentence(body) : body
    const read = parseCase(
      law === null || !isRecord(asked) ? asked : { ...asked, law: law.law },
      true,
      isSlip,
    )
    const parsed = law === null || 'errors' in read ? read : withReforms(read, law)
    const item =
      'errors' in parsed
        ? parsed
        : presentCase({ ...parsed, unknownFields: [] }, compare ? ['comparison'] : [])
    if ('errors' in item) return refused(item, tally, refusalOf)
    countCase(parsed as ParsedCase, item, compare, tally)
    if (isSentence(body)) noteUnused(tally, Object.keys(body).filter(isUnused))
    return item
  }

/** What tells of one sentence, and what of it the law in force has no use for. */
const ofSentence: ReadonlySet<string> = new Set([...sentenceFields, 'ageAtSentence', 'postCommencement'])
const isUnused = (name: string): boolean => name === 'postCommencement'

/** Whether a line tells one sentence by itself, as `requisite calculate` takes it, and not a case. */
const isSentence = (body: unknown): body is Readonly<Record<string, unknown>> =>
  isRecord(body) &&
  !Object.hasOwn(body, 'sentences') &&
  Object.keys(body).some((name) => ofSentence.has(name))

/** A request for one sentence as a case: what belongs to the person, and the rest as their sentence. */
export function caseOfSentence(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { postCommencement: _point, ageAtSentence, ...fields } = body
  const isOfPerson = ([name]: readonly [string, unknown]): boolean =>
    (personFields as readonly string[]).includes(name)
  const entries = Object.entries(fields)
  const sentence = Object.fromEntries(entries.filter((entry) => !isOfPerson(entry)))
  const age = ageAtSentence === undefined ? {} : { ageAtConviction: ageAtSentence }
  return { ...Object.fromEntries(entries.filter(isOfPerson)), sentences: [{ ...age, ...sentence }] }
}

/** Counts what a case was answered with. */
function countCase(
  { case: question, unknownFields }: ParsedCase,
  { data, inputs }: CaseItem,
  compare: boolean,
  tally: Tally,
): void {
  const regimeIds = data.sentences.map(
    ({ regimeId }, at) => regimeId ?? inputs.sentences[at]?.sentenceType ?? 'no regime',
  )
  const release = data.releaseBasis === 'automatic' ? data.releaseDate : null
  const change = compare ? changeOf(question) : null
  countAnswered(tally, { law: inputs.law, regimeIds, release, change })
  noteUnused(
    tally,
    unknownFields.map(({ name }) => name),
  )
}

const jsonOf = (result: object): string => asBytes(JSON.stringify(result))

const appended = (open: string, result: object): string => `${open},"result":${jsonOf(result)}}`

/** What is wrong with a line, counted by kind with the first of each. */
function refused(refusal: FieldRefusal, tally: Tally, refuse: (refusal: FieldRefusal) => Invalid): Invalid {
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

function readLine(line: string): { readonly text: string; readonly body: unknown } | null {
  const text = toldLetters(line).replace(/^\ufeff/, '')
  try {
    return { text, body: JSON.parse(text) }
  } catch {
    return null
  }
}

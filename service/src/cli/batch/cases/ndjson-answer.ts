import { isRecord } from '@requisite/law'
import { personFields, sentenceFields } from '../../../contract/case/from-text.ts'
import { type ParsedCase, parseCase } from '../../../contract/case/parse.ts'
import { type CaseItem, presentCase } from '../../../contract/case/present.ts'
import { refusalOf } from '../../../contract/invalid.ts'
import { isSlip } from '../../../contract/unknown-fields.ts'
import { type NamedLaw, withReforms } from '../../law.ts'
import { type AnswerBody, refused } from '../ndjson-answer.ts'
import { noteUnused, type Tally } from '../tally.ts'
import { changeOf } from './comparison.ts'
import { countCase, countChange, countPerson } from './count.ts'

/** Answers one case as the API does; one sentence is a case of one. A law that was named stands for that of every case. Fields
 *  that nobody knows are carried through, and not warned of; those that may be a slip are named where it is refused. */
export const answerCase =
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
    answered(parsed as ParsedCase, item, compare, tally)
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

function answered(
  { case: question, unknownFields }: ParsedCase,
  { data, inputs }: CaseItem,
  compare: boolean,
  tally: Tally,
): void {
  const regimeIds = data.sentences.map(
    ({ regimeId }, at) => regimeId ?? inputs.sentences[at]?.sentenceType ?? 'no regime',
  )
  countCase(tally, inputs.law, regimeIds)
  const change = compare ? changeOf(question) : null
  countPerson(tally, data.releaseBasis === 'automatic' ? data.releaseDate : null, regimeIds, change)
  if (change !== null) countChange(tally, change)
  noteUnused(
    tally,
    unknownFields.map(({ name }) => name),
  )
}

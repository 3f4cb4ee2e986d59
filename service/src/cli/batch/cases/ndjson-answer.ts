import { isRecord } from '@requisite/law'
import { personFields } from '../../../contract/case/from-text.ts'
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
  (of: 'sentences' | 'cases', compare: boolean, law: NamedLaw | null): AnswerBody =>
  (body, tally) => {
    const asked = of === 'cases' ? body : caseOfSentence(body)
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
    return item
  }

/** A request for one sentence as a case: what belongs to the person, and the rest as their sentence. */
function caseOfSentence(body: unknown): unknown {
  if (!isRecord(body)) return body
  const { postCommencement: _point, ageAtSentence, ...fields } = body
  const ofPerson = Object.entries(fields).filter(([name]) =>
    (personFields as readonly string[]).includes(name),
  )
  const sentence = Object.entries(fields).filter(
    ([name]) => !(personFields as readonly string[]).includes(name),
  )
  const age = ageAtSentence === undefined ? {} : { ageAtConviction: ageAtSentence }
  return { ...Object.fromEntries(ofPerson), sentences: [{ ...age, ...Object.fromEntries(sentence) }] }
}

function answered(
  { case: question, unknownFields }: ParsedCase,
  { data, inputs }: CaseItem,
  compare: boolean,
  tally: Tally,
): void {
  const regimeIds = data.sentences.map(
    ({ regimeId }, at) => regimeId ?? (inputs.sentences[at]?.sentenceType as string),
  )
  countCase(tally, regimeIds)
  const change = compare ? changeOf(question) : null
  countPerson(tally, data.releaseBasis === 'automatic' ? data.releaseDate : null, regimeIds, change)
  if (change !== null) countChange(tally, change)
  noteUnused(
    tally,
    unknownFields.map(({ name }) => name),
  )
}

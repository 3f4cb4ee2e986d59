import { type ParsedCase, parseCase } from '../../../contract/case/parse.ts'
import { type CaseItem, presentCase } from '../../../contract/case/present.ts'
import { invalid } from '../../../contract/invalid.ts'
import type { AnswerBody } from '../ndjson-answer.ts'
import { countRefused, noteUnused, type Tally } from '../tally.ts'
import { changeOf } from './comparison.ts'
import { countCase, countChange, countPerson, kindOfPlace } from './count.ts'

/** Answers one case as the API does. Fields that nobody knows are carried through, and not warned of. */
export const answerCase =
  (compare: boolean): AnswerBody =>
  (body, tally) => {
    const parsed = parseCase(body)
    const item =
      'errors' in parsed
        ? parsed
        : presentCase({ ...parsed, unknownFields: [] }, compare ? ['comparison'] : [])
    if ('errors' in item) {
      countRefused(tally, [...new Set(Object.keys(item.errors).map(kindOfPlace))])
      return invalid(item.errors)
    }
    answered(parsed as ParsedCase, item, compare, tally)
    return item
  }

function answered(
  { case: question, unknownFields }: ParsedCase,
  { data }: CaseItem,
  compare: boolean,
  tally: Tally,
): void {
  const regimeIds = data.sentences.map(({ regimeId }) => regimeId)
  countCase(tally, regimeIds)
  const change = compare ? changeOf(question) : null
  countPerson(tally, data.releaseBasis === 'automatic' ? data.releaseDate : null, regimeIds, change)
  if (change !== null) countChange(tally, change)
  noteUnused(
    tally,
    unknownFields.map(({ name }) => name),
  )
}

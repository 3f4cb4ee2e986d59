import { atLargeFacts, awardFacts, personFacts } from '../facts/person.ts'
import { recallFacts } from '../facts/recall.ts'
import { otherCustodyFacts, remandFacts } from '../facts/remand.ts'
import { sentenceFacts } from '../facts/sentence.ts'
import { rowsOf } from '../facts/take.ts'
import { type Told, tell } from '../facts/tell.ts'
import type { Case } from './case.ts'

const sentence = rowsOf(sentenceFacts)
const award = rowsOf(awardFacts)
const atLarge = rowsOf(atLargeFacts)
const onRemand = rowsOf(remandFacts)
const inOther = rowsOf(otherCustodyFacts)
const recalled = rowsOf(recallFacts)
const person = rowsOf(personFacts)

/** A case as it was taken, in the names of the API, with nothing left out. Reforms have no name there. */
export interface TakenRequest extends Told<typeof personFacts> {
  readonly sentences: readonly Told<typeof sentenceFacts>[]
  readonly addedDays: number | readonly Told<typeof awardFacts>[]
  readonly unlawfullyAtLarge: readonly Told<typeof atLargeFacts>[]
  readonly remand: readonly Told<typeof remandFacts>[] | null
  readonly otherCustody: readonly Told<typeof otherCustodyFacts>[]
  readonly recall: Told<typeof recallFacts> | null
}

/** What a case would be asked with, defaults filled in: asked again, it gives the same answer. */
export const requestOf = (question: Case): TakenRequest => ({
  sentences: question.sentences.map((given) => tell<typeof sentenceFacts>(sentence, given)),
  addedDays:
    typeof question.addedDays === 'number'
      ? question.addedDays
      : question.addedDays.map((given) => tell<typeof awardFacts>(award, given)),
  unlawfullyAtLarge: question.unlawfullyAtLarge.map((given) => tell<typeof atLargeFacts>(atLarge, given)),
  remand: question.remand?.map((given) => tell<typeof remandFacts>(onRemand, given)) ?? null,
  otherCustody: question.otherCustody.map((given) => tell<typeof otherCustodyFacts>(inOther, given)),
  recall: question.recall === null ? null : tell<typeof recallFacts>(recalled, question.recall),
  ...tell<typeof personFacts>(person, question),
})

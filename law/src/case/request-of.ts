import type { Case, CaseSentence, Recall } from '../custody/case.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import type { Facts } from '../facts/fact.ts'
import type { atLargeFacts, awardFacts, personFacts } from '../facts/person.ts'
import type { recallFacts } from '../facts/recall.ts'
import type { otherCustodyFacts, remandFacts } from '../facts/remand.ts'
import { rows } from '../facts/rows.ts'
import { sentenceFacts } from '../facts/sentence.ts'
import { type AskedInFull, tell } from '../facts/tell.ts'

/** A case as it was taken, in the names of the API, with nothing left out. Reforms have no name there. */
export interface TakenRequest extends AskedInFull<typeof personFacts> {
  readonly sentences: readonly AskedInFull<typeof sentenceFacts>[]
  readonly addedDays: number | readonly AskedInFull<typeof awardFacts>[]
  readonly unlawfullyAtLarge: readonly AskedInFull<typeof atLargeFacts>[]
  readonly remand: readonly AskedInFull<typeof remandFacts>[] | null
  readonly otherCustody: readonly AskedInFull<typeof otherCustodyFacts>[]
  readonly recall: AskedInFull<typeof recallFacts> | null
}

function toldSentence(given: CaseSentence): AskedInFull<typeof sentenceFacts> {
  const told = tell(rows.sentence, given)
  // Where only the month was told, the day was not.
  return given.startMonth === null ? told : { ...told, startDate: null }
}

/** Where the answer is for the kind that the law gives, what was told of it all the same. */
function toldRecall(given: Recall): AskedInFull<typeof recallFacts> {
  const told = tell(rows.recall, given)
  return { ...told, type: given.told ?? told.type }
}

/** What a case would be asked with, defaults filled in: asked again, it gives the same answer. */
export const requestOf = (question: Case): TakenRequest => ({
  sentences: question.sentences.map(toldSentence),
  addedDays:
    typeof question.addedDays === 'number'
      ? question.addedDays
      : question.addedDays.map((given) => tell(rows.award, given)),
  unlawfullyAtLarge: question.unlawfullyAtLarge.map((given) => tell(rows.atLarge, given)),
  remand: question.remand?.map((given) => tell(rows.remand, given)) ?? null,
  otherCustody: question.otherCustody.map((given) => tell(rows.otherCustody, given)),
  recall: question.recall === null ? null : toldRecall(question.recall),
  ...tell(rows.person, question),
})

const facts: Facts = sentenceFacts
const inferred = (Object.keys(sentenceFacts) as (keyof AskedInFull<typeof sentenceFacts>)[]).filter(
  (name) => facts[name]?.inferred !== undefined,
)

/** The places in `requestOf` of what was inferred and not told: without them, it is what was asked. */
export const inferredIn = ({ sentences }: AskedCase, taken: TakenRequest): readonly string[] =>
  taken.sentences.flatMap((sentence, at) => {
    const told = sentences[at] as AskedCase['sentences'][number]
    return inferred.flatMap((name) =>
      sentence[name] === (told[name] ?? null) ? [] : [['sentences[', at, '].', name].join('')],
    )
  })

import type { Day } from '../calendar/day.ts'
import type { FactValues } from '../facts/fact.ts'
import type { remandFacts } from '../facts/remand.ts'

/** A time on remand in custody, with the sentences in which the charge ended, or a charge that took its place: null is all of them.
 *  The outcome is null where the charge ended in a sentence. */
export type RemandTime = FactValues<typeof remandFacts>

/** A sentence, and how it takes credit for days on remand: together with those that are served with it, for itself alone (life and
 *  public protection), or not at all. */
export interface CreditedSentence {
  readonly startDate: Day
  readonly id: string
  readonly credit: 'shared' | 'own' | 'none'
}

/** Whether a time is one for all the sentences: none is named. */
export const isForAll = ({ sentenceIds, outcome }: RemandTime): boolean =>
  outcome === null && sentenceIds === null

/** Whether a time is one for a sentence. */
export const isFor = ({ sentenceIds, outcome }: RemandTime, id: string): boolean =>
  outcome === null && (sentenceIds === null || sentenceIds.includes(id))

/** The same for any of some sentences. */
export const isForAny = ({ sentenceIds, outcome }: RemandTime, ids: ReadonlySet<string>): boolean =>
  outcome === null && (sentenceIds === null ? ids.size > 0 : sentenceIds.some((id) => ids.has(id)))

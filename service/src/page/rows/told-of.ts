import { type Telling, toldOf } from '../../told/asked.ts'
import type { ToldCase, ToldCredit, ToldRecall, ToldSentence } from '../../told/case.ts'
import { isCreditTold, isTold, kindOf } from '../../told/case.ts'
import { hasMinimumTerm } from '../../told/told.ts'
import type { LiveCase } from './known.ts'

/** Whether the days before are told by words of which a part was not read: what is told is not all. */
export const isCreditHalfTold = (known: LiveCase): boolean =>
  isCreditTold(known) &&
  !isTold(known.credit, 'remandCreditMonths') &&
  !known.by.has('remand') &&
  known.reading.asked.includes('remand_days')

/** From life and from public protection there is one kind of recall. */
export const isForLife = ({ sentences }: LiveCase): boolean =>
  sentences.every(
    (sentence) => /^(?:life|ipp)$/.test(kindOf(sentence)) && hasMinimumTerm(kindOf(sentence) as never),
  )

/** Something else that is told in the place of what is known: of the days before, of the recall, or of each sentence. */
export interface TriedChange {
  readonly credit?: ToldCredit
  readonly recall?: ToldRecall
  readonly each?: ToldSentence
}

/** All that is known as the law is asked it, with what is not told yet as if it were. `changed` is tried in its place. */
export function tellingOf(known: LiveCase, { credit, recall, each }: TriedChange = {}): Telling {
  const tried: ToldCase = {
    ...known,
    ...(credit !== undefined && { credit: { ...known.credit, ...credit } }),
    ...(recall !== undefined && { recall: { ...known.recall, ...recall } }),
    ...(each !== undefined && { sentences: known.sentences.map((one) => ({ ...one, ...each })) }),
  }
  return toldOf(tried, { today: known.today, isLink: known.isLink })
}

import type { Day } from '../../calendar/day.ts'
import { meets } from '../../calendar/spans.ts'
import type { Award, Case, Recall } from '../../custody/case.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import { timeBetween } from '../../custody/recall/recall-to-return.ts'
import type { AskedRecall } from '../../facts/asked-case.ts'
import { type CaseRefusal, ofRecall } from '../../facts/refusal.ts'
import { recallKinds } from '../../tables/recall-types.ts'

/** Why the facts of a recall cannot be as they were given. */
export function refusalsOfFacts(
  { recall: given, unlawfullyAtLarge: atLarge, addedDays }: Case,
  recalled: readonly GovernedSentence[],
  hasOthers: boolean,
): readonly CaseRefusal[] {
  const recall = given as Recall
  const {
    recallDate,
    returnToCustodyDate: returnDate,
    lastDayUnlawfullyAtLarge: lastDayAtLarge,
    type,
    unlawfullyAtLargeAfterReturnDays: atLargeAfterReturn,
    addedDaysAfterReturn: addedAfterReturn,
  } = recall
  const { startDate: start } = (recalled[0] as GovernedSentence).sentence
  const refusals: CaseRefusal[] = []
  const say = (field: keyof AskedRecall, message: string): void =>
    void refusals.push(ofRecall(field, message))
  if (recallKinds[type].days !== null && returnDate === null)
    say('returnToCustodyDate', 'Enter the day of return to custody: a fixed term is counted from it.')
  if (returnDate !== null && recallDate !== null && returnDate < recallDate)
    say('returnToCustodyDate', 'The return cannot be before the recall.')
  if (lastDayAtLarge !== null && (lastDayAtLarge <= start || lastDayAtLarge >= (returnDate ?? Infinity)))
    say(
      'lastDayUnlawfullyAtLarge',
      'The last day at large lies after the day of sentence and before the return.',
    )
  const between = timeBetween(recall)
  if (between !== null && between.fromDate <= start)
    say('unlawfullyAtLargeDays', 'So many days at large before the return would begin before the sentence.')
  atLarge.forEach((period, at) => {
    const place = { in: 'unlawfullyAtLarge', at, field: 'fromDate' } as const
    if (between !== null && meets(period, between))
      refusals.push({
        place,
        message: 'This time at large overlaps the one between recall and return, which is counted by itself.',
      })
    if (returnDate !== null && period.toDate >= returnDate && atLargeAfterReturn > 0 && !hasOthers)
      refusals.push({
        place,
        message:
          'Days at large since the return are given twice: with dates, and as a number with the recall.',
      })
  })
  if (addedAfterReturn > 0 && (hasOthers || isAwardedSince(addedDays, returnDate)))
    say(
      'addedDaysAfterReturn',
      'Give each award with its day in addedDays: which sentence it lengthens depends on the day.',
    )
  if (atLargeAfterReturn > 0 && hasOthers)
    say(
      'unlawfullyAtLargeAfterReturnDays',
      'Give the days at large since the return with their dates in unlawfullyAtLarge.',
    )
  return refusals
}

const isAwardedSince = (addedDays: number | readonly Award[], returnDate: Day | null): boolean =>
  typeof addedDays !== 'number' && returnDate !== null && addedDays.some(({ date: day }) => day >= returnDate)

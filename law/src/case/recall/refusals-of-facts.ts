import type { Day } from '../../calendar/day.ts'
import { meets, type Span } from '../../calendar/spans.ts'
import type { AtLarge, Case, Recall } from '../../custody/case.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import { timeBetween } from '../../custody/recall/recall-to-return.ts'
import type { AskedRecall } from '../../facts/asked-case.ts'
import { type CaseRefusal, ofRecall } from '../../facts/refusal.ts'
import { recallKinds } from '../../tables/recall-types.ts'

/** What was told of a recall, and beside it. */
interface RecallCase extends Recall, Pick<Case, 'addedDays'> {
  readonly start: Day
  /** The time at large between recall and return. */
  readonly between: Span | null
  readonly hasOthers: boolean
}

const isAwardedSince = ({ addedDays, returnToCustodyDate: back }: RecallCase): boolean =>
  typeof addedDays !== 'number' && back !== null && addedDays.some(({ date }) => date >= back)

/** What cannot be of a recall: the field, when, and what is said. */
type Row = readonly [keyof AskedRecall, (told: RecallCase) => boolean, string]

// biome-ignore format: a row a line
const ofDays: readonly Row[] = [
  ['returnToCustodyDate', (r) => recallKinds[r.type].days !== null && r.returnToCustodyDate === null,
    'Enter the day of return to custody: a fixed term is counted from it. ' +
      'If the person was in prison already, give the day of the recall.'],
  ['lastDayUnlawfullyAtLarge', ({ lastDayUnlawfullyAtLarge: last, start, recallDate, returnToCustodyDate: back }) =>
      last !== null && (last <= start || last < (recallDate ?? -Infinity) || last >= (back ?? Infinity)),
    'The last day at large lies after the day of sentence, not before the recall, and before the return.'],
  ['lastDayUnlawfullyAtLarge', ({ lastDayUnlawfullyAtLarge: last, returnToCustodyDate: back }) =>
      last !== null && back !== null && last < back - 1,
    'The last day at large is the day before the return. One of the two days is wrong.'],
  ['unlawfullyAtLargeDays', (r) => r.between !== null && r.between.fromDate <= r.start,
    'So many days at large before the return would begin before the sentence.'],
]

/** The same of a time at large. */
// biome-ignore format: a row a line
const ofTimes: readonly (readonly [(time: AtLarge, told: RecallCase) => boolean, string])[] = [
  [(time, r) => r.between !== null && meets(time, r.between),
    'This time at large overlaps the one between recall and return, which is counted by itself.'],
  [(time, r) => time.toDate >= (r.returnToCustodyDate ?? Infinity) && r.unlawfullyAtLargeAfterReturnDays > 0 && !r.hasOthers,
    'Days at large since the return are given twice: with dates, and as a number with the recall.'],
]

// biome-ignore format: a row a line
const ofNumbers: readonly Row[] = [
  ['addedDaysAfterReturn', (r) => r.addedDaysAfterReturn > 0 && (r.hasOthers || isAwardedSince(r)),
    'Give each award with its day in addedDays: which sentence it lengthens depends on the day.'],
  ['unlawfullyAtLargeAfterReturnDays', (r) => r.unlawfullyAtLargeAfterReturnDays > 0 && r.hasOthers,
    'Give the days at large since the return with their dates in unlawfullyAtLarge.'],
]

/** A day in prison before the recall is one of the sentence. */
export const refusalsOfReturn = (
  { recall }: Case,
  [first]: readonly GovernedSentence[],
): readonly CaseRefusal[] =>
  ((recall as Recall).returnToCustodyDate ?? Infinity) <= (first as GovernedSentence).sentence.startDate
    ? [
        ofRecall(
          'returnToCustodyDate',
          'The day back in prison comes after the day of sentence. Check both days.',
        ),
      ]
    : []

/** Why the facts of a recall cannot be as they were given. */
export function refusalsOfFacts(
  { recall: given, unlawfullyAtLarge, addedDays }: Case,
  recalled: readonly GovernedSentence[],
  hasOthers: boolean,
): readonly CaseRefusal[] {
  const recall = given as Recall
  const { startDate: start } = (recalled[0] as GovernedSentence).sentence
  const told: RecallCase = { ...recall, addedDays, start, between: timeBetween(recall), hasOthers }
  const refusals: CaseRefusal[] = []
  const say = (rows: readonly Row[]): void => {
    for (const [field, when, message] of rows) if (when(told)) refusals.push(ofRecall(field, message))
  }
  say(ofDays)
  unlawfullyAtLarge.forEach((time, at) => {
    for (const [when, message] of ofTimes)
      if (when(time, told))
        refusals.push({ place: { in: 'unlawfullyAtLarge', at, field: 'fromDate' }, message })
  })
  say(ofNumbers)
  return refusals
}

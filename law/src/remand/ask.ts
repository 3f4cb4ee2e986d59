import { addDays, type Day, inWords, isoDate } from '../calendar/day.ts'
import { meets } from '../calendar/spans.ts'
import { caseBounds } from '../facts/bounds.ts'
import type { FactValues } from '../facts/fact.ts'
import type { atLargeFacts } from '../facts/person.ts'
import { remandFacts, withoutIds } from '../facts/remand.ts'
import { isName, type SayOfField } from '../facts/take.ts'
import { days } from '../tables/days.ts'
import type { OtherCustody } from './other-custody.ts'
import { isFor, type RemandTime } from './remand-time.ts'

/** What must be known of a sentence. Its day is none (NaN) where it cannot be read. */
interface Sentence {
  readonly id: string
  readonly startDate: Day
}

/** What is said of a sentence with days on remand as a number, which a time is for. */
export const notBoth = 'Give the days on remand as dates or as a number, not both.'

const onSentence = 'This is on or after the day of sentence. From that day on the sentence itself is served.'

/** What is wrong with the days of a time together. */
export function sayOfTime(
  { fromDate, toDate }: { readonly fromDate: Day | null; readonly toDate: Day | null },
  say: SayOfField,
): void {
  if (fromDate !== null && toDate !== null && toDate < fromDate)
    say('toDate', 'The last day is before the first day.')
}

const isOfSentence = ({ why }: OtherCustody): boolean => why === 'sentence'

/** What is wrong with a time in other custody of which it was told how the person left it, among those told before. */
export function sayOfLeaving(
  time: OtherCustody,
  before: readonly OtherCustody[],
  starts: readonly Day[],
  say: SayOfField,
): void {
  const { how, why, fromDate } = time
  if (how !== null && why !== null && !isOfSentence(time)) say('how', ofSentenceOnly)
  if (!isOfSentence(time)) return
  const isPassed = (day: Day): boolean => starts.includes(day)
  if (how !== null && fromDate !== null && !isPassed(fromDate)) say('fromDate', noSentence)
  const isOther = (other: OtherCustody): boolean =>
    isOfSentence(other) && (how ?? other.how) !== null && isPassed(other.fromDate) && meets(time, other)
  if (isPassed(fromDate) && before.some(isOther)) say('fromDate', twoEnds)
}

const ofSentenceOnly = 'Only of a time under a sentence is it told how the person left.'
const noSentence =
  'No sentence was passed on this day. Give the day of the first sentence that was then served.'
const twoEnds = 'This time in custody has two ends. Give it once, with the day on which the person left.'

/** What is wrong with a time after removal beyond its days. */
export function sayOfRemoval(
  { fromDate, toDate, why }: FactValues<typeof atLargeFacts>,
  starts: readonly Day[],
  say: SayOfField,
): void {
  if (why === null || fromDate === null || toDate === null) return
  if (fromDate <= days.removalStandsStill.day) say('why', ofOldRemoval)
  if (starts.some((start) => start >= fromDate && start <= toDate)) say('toDate', sentencedMeanwhile)
}

const ofOldRemoval =
  `Before ${inWords(days.removalStandsStill.day)} the sentence ran on after a removal. ` +
  'Tell it as otherCustody, up to the day of removal.'
const sentencedMeanwhile = 'A sentence was passed in these days. End them on the day before the return.'

/** What is wrong with a time on remand beyond each of its facts. Where not all ids of the sentences are known (null), nothing is said
 *  of those it names. */
export function sayOfRemand(
  time: RemandTime,
  { toDate: given }: Readonly<Record<string, unknown>>,
  sentences: readonly Sentence[] | null,
  say: SayOfField,
): void {
  const { fromDate, sentenceIds: ids, outcome } = time
  if (outcome !== null && ids !== null && ids.length > 0) say('outcome', withoutIds)
  if (outcome === null && ids?.length === 0) say('sentenceIds', remandFacts.sentenceIds.message)
  for (const id of sentences === null ? [] : (ids ?? []))
    if (isName(id, caseBounds.idLength) && !sentences?.some((sentence) => sentence.id === id))
      say('sentenceIds', `There is no sentence ${id}.`)
  const starts = (sentences ?? []).filter(({ id }) => isFor(time, id)).map(({ startDate }) => startDate)
  if ((given ?? null) === null) say('toDate', lastDayUntil(starts), 'value')
  sayOfTime(time, say)
  if (fromDate !== null && starts.length > 0 && starts.every((start) => fromDate >= start))
    say('fromDate', onSentence)
}

/** What is said where the last day was left out: the eve of the last sentence that the time is for. */
function lastDayUntil(starts: readonly Day[]): string {
  const last = Math.max(...starts)
  return Number.isFinite(last)
    ? `Enter the last day. If it ran up to the sentence, that is the day before it: ${isoDate(addDays(last as Day, -1))}.`
    : remandFacts.toDate.message
}

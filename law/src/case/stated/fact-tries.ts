import { addDays, daysInMonth, isoDate } from '../../calendar/day.ts'
import { oneHalf, partOf } from '../../calendar/fraction.ts'
import type { Case, CaseSentence } from '../../custody/case.ts'
import { daysBetween } from '../../custody/recall/recall-to-return.ts'
import { creditFacts } from '../../facts/sentence.ts'
import { stagedChanges } from '../../tables/changes-of-law.ts'
import { recallTypes } from '../../tables/recall-types.ts'
import type { ReasonCode } from '../../tables/stated-codes.ts'
import type { FieldChange } from './changed.ts'
import { otherCourses } from './other-kinds.ts'
import { madeConcurrent, madeConsecutive } from './other-runs.ts'
import { remandNotCounted, servedCounted } from './remand-tries.ts'
import {
  both,
  type Changes,
  changeIn,
  isFirstRelease,
  type StatedQuestion,
  sentenceChange,
} from './stated-question.ts'

/** A row: what it is called, and every change of its kind that could lead from our date to the stated one. What can only move
 *  the date the other way is not tried. */
interface TryRow {
  readonly code: ReasonCode
  readonly tries: (setting: StatedQuestion) => readonly Changes[]
}

/** Each credit of each sentence, changed by itself. */
const eachCredit = ({ sentences }: Case, to: (days: number) => number): readonly Changes[] =>
  sentences.flatMap((sentence, at) =>
    creditFacts
      .filter((field) => sentence[field] > 0)
      .map((field) => [sentenceChange(at, field, to(sentence[field]))]),
  )

/** The eve of each change of law that moved release points. */
const eves = stagedChanges.map(({ begins }) => isoDate(addDays(begins.day, -1)))

const otherLaws = ({ law }: Case, laws: readonly string[]): readonly Changes[] =>
  laws.filter((other) => other !== law).map((other) => [changeIn('case', 'law', other)])

/** The first day of what decides the release, a day later or earlier: counted as day 0, or counted from the eve. */
function otherFirstDay({ ours, isLater }: StatedQuestion): readonly Changes[] {
  const by = isLater ? 1 : -1
  const { recall, sentences } = ours.case
  if (!isFirstRelease(ours) && recall !== null && recall.returnToCustodyDate !== null)
    return [[changeIn('recall', 'returnToCustodyDate', isoDate(addDays(recall.returnToCustodyDate, by)))]]
  const [id] = ours.decidedBy.release
  const at = sentences.findIndex((sentence) => sentence.id === id)
  const { startDate: start, startMonth } = sentences[at] as CaseSentence
  // Where only the month is known, it may be any other day of it.
  if (startMonth !== null)
    return daysInMonth(startMonth)
      .filter((day) => day !== start)
      .map((day) => [sentenceChange(at, 'startDate', isoDate(day)), sentenceChange(at, 'startMonth', null)])
  // One sentence alone, and all that were passed on that day.
  const ofDay = sentences.flatMap((sentence, i) => (sentence.startDate === start ? [i] : []))
  return [[at], ...(ofDay.length > 1 ? [ofDay] : [])].map((some) =>
    some.map((i) => sentenceChange(i, 'startDate', isoDate(addDays(start, by)))),
  )
}

/** Tried where the stated date is later than ours, or earlier. */
const ifLater = triedIf((setting) => setting.isLater)
const ifEarlier = triedIf((setting) => !setting.isLater)
const ifFirstRelease = triedIf(({ ours }) => isFirstRelease(ours))

function triedIf(isTried: (setting: StatedQuestion) => boolean) {
  return (tries: TryRow['tries']): TryRow['tries'] =>
    (setting) =>
      isTried(setting) ? tries(setting) : []
}

/** One change, where there is something to change. */
const where = (isGiven: boolean, change: FieldChange): readonly Changes[] => (isGiven ? [[change]] : [])

/** Facts that are tried, in order. */
export const factTries: readonly TryRow[] = [
  {
    code: 'S_CREDIT_NOT_COUNTED',
    tries: ifLater(({ ours }) => both(eachCredit(ours.case, () => 0))),
  },
  { code: 'S_REMAND_NOT_COUNTED', tries: ifLater(({ ours }) => remandNotCounted(ours)) },
  { code: 'S_SERVED_COUNTED', tries: ifEarlier(({ ours }) => servedCounted(ours)) },
  { code: 'S_CREDIT_TWICE', tries: ifEarlier(({ ours }) => eachCredit(ours.case, (n) => 2 * n)) },
  { code: 'S_CREDIT_HALVED', tries: ifLater(({ ours }) => eachCredit(ours.case, (n) => partOf(n, oneHalf))) },
  {
    code: 'S_ADDED_NOT_COUNTED',
    tries: ifEarlier(({ ours: { case: question } }) => {
      const { addedDays, recall } = question
      const isGiven = typeof addedDays === 'number' ? addedDays > 0 : addedDays.length > 0
      return [
        ...where((recall?.addedDaysAfterReturn ?? 0) > 0, changeIn('recall', 'addedDaysAfterReturn', 0)),
        ...where(isGiven, changeIn('case', 'addedDays', 0)),
      ]
    }),
  },
  {
    code: 'S_AT_LARGE_NOT_COUNTED',
    tries: ifEarlier(({ ours: { case: question } }) => {
      const { unlawfullyAtLarge: atLarge, recall } = question
      const since = recall?.unlawfullyAtLargeAfterReturnDays ?? 0
      return both([
        ...where(atLarge.length > 0, changeIn('case', 'unlawfullyAtLarge', null)),
        ...where(recall !== null && daysBetween(recall) > 0, changeIn('recall', 'unlawfullyAtLargeDays', 0)),
        ...where(since > 0, changeIn('recall', 'unlawfullyAtLargeAfterReturnDays', 0)),
      ])
    }),
  },
  { code: 'S_FIRST_DAY', tries: otherFirstDay },
  {
    code: 'S_RECALL_KIND',
    tries: ({ ours: { case: question } }) =>
      question.recall === null
        ? []
        : recallTypes
            .filter((type) => type !== question.recall?.type)
            .map((type) => [changeIn('recall', 'type', type)]),
  },
  {
    code: 'S_NO_RECALL',
    tries: ({ ours }) => where(ours.case.recall !== null, changeIn('case', 'recall', null)),
  },
  { code: 'S_BEFORE_ACT', tries: ifFirstRelease(({ ours }) => otherLaws(ours.case, ['before_act'])) },
  { code: 'S_WITHOUT_STAGE', tries: ifFirstRelease(({ ours }) => otherLaws(ours.case, ['after_act'])) },
  { code: 'S_EARLIER_LAW', tries: ifFirstRelease(({ ours }) => otherLaws(ours.case, eves)) },
  { code: 'S_CONCURRENT', tries: ifEarlier(({ ours }) => madeConcurrent(ours.case)) },
  { code: 'S_CONSECUTIVE', tries: ifLater(({ ours }) => madeConsecutive(ours.case)) },
  { code: 'S_KIND', tries: ifFirstRelease(otherCourses) },
]

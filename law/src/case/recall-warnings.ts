import type { Day } from '../calendar/day.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { days } from '../tables/days.ts'
import type { CaseWarningCode } from '../tables/warning-codes.ts'
import type { WarningValues } from '../tables/warnings.ts'
import type { CaseWarning } from './answer.ts'
import type { Case, Recall } from './case.ts'
import { type Measure, sumOf } from './length.ts'
import { idOf, type Part } from './part.ts'
import type { AfterRecall } from './recall.ts'
import { isLengthRight } from './recall-refusals.ts'
import { wholeOf } from './run.ts'

/** Everything that must be said with a date after a recall, the most serious first. */
export function recallWarnings(
  { recall: given, addedDays, reforms }: Case,
  parts: readonly Part[],
  after: AfterRecall,
  firstRelease: Day | null,
): readonly CaseWarning[] {
  const recall = given as Recall
  const warnings: CaseWarning[] = []
  const say = (
    code: CaseWarningCode,
    values: WarningValues = {},
    sentenceIds: readonly string[] = [],
  ): void => void warnings.push({ code, values, sentenceIds })
  const isStandard = after.uncut === null
  const came = recall.recallDate ?? recall.returnDate
  if (reforms.length > 0) say('W_NOT_LAW')
  say(isStandard ? 'W_RECALL_STANDARD' : 'W_RECALL_FIXED_TERM')
  if (firstRelease !== null && came !== null && came < firstRelease)
    say('W_RECALL_BEFORE_RELEASE', { release: firstRelease })
  if (isUnusual(recall, parts)) say('W_RECALL_KIND')
  const isYear = isAtLeastYears(
    (parts[0] as Part).sentence.start,
    sumOf(wholeOf(parts) as readonly Measure[]),
    1,
  )
  if (!isLengthRight(recall.type, isYear)) say('W_RECALL_LENGTH')
  if (recall.atLargeDays === null && (recall.recallDate === null || recall.returnDate === null))
    say('W_RECALL_AT_LARGE_UNKNOWN')
  if (typeof addedDays === 'number' ? addedDays > 0 : addedDays.length > 0) say('W_RECALL_ADDED_DAYS')
  if (isStandard && recall.addedAfterReturn > 0) say('W_RECALL_ADDED_DAYS')
  if (after.release < after.end) say('W_RECALL_LICENCE', { end: after.end })
  if (after.idle > 0) say('W_AT_LARGE_NO_EFFECT')
  if (!isStandard) say('W_RECALL_CURFEW')
  say('W_RECALL_RECORDS')
  const tagged = parts.filter(({ sentence }) => sentence.taggedBailCredit > 0)
  if (tagged.length > 0) say('W_TAGGED_BAIL', {}, tagged.map(idOf))
  return warnings.filter(({ code }, i) => warnings.findIndex((other) => other.code === code) === i)
}

/** Whether the kind is none that the law gives this person since 56 days came; the papers can still say so. */
function isUnusual({ type, returnDate }: Recall, parts: readonly Part[]): boolean {
  if (type === 'standard') return false
  if (parts.some(({ regime }) => regime.family === 'extended' || regime.family === 'terrorist')) return true
  if ((returnDate as Day) < days.fixedTermOf56Days.day) return false
  const isYoung = parts.every(({ regime }) => regime.family === 'section 250')
  return isYoung === (type === 'fixed_term_56')
}

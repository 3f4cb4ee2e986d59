import { addDays, type Day } from '../../calendar/day.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import type { Stage } from '../../tables/stages.ts'
import type { Award, Recall, TimeAtLarge } from '../case.ts'
import { type GovernedSentence, isParole } from '../governed-sentence.ts'
import { isOfMinimumTerm } from '../minimum-term.ts'
import { isRunAtLeast, putOff, releaseOf } from '../run-days.ts'
import type { DayEvent, Timeline } from '../timeline.ts'
import { isConverted, recallStage } from './converted-recall.ts'
import { uncutDay } from './fixed-term.ts'
import { isKeptToRelease, isPastAdultCurfew } from './fixed-term-rules.ts'
import { daysBetween } from './recall-to-return.ts'
import { isRecalledRun, licenceEndOf, type RecalledRun, recalledEnd, termOf } from './recalled-run.ts'
import type { TimelineRecall } from './recalled-state.ts'

/** What a recall does on its days, before anything else of them: the recall and the return. */
export function recallEvents(timeline: Timeline, input: TimelineRecall): readonly DayEvent[] {
  const { day, recall } = input
  const { returnToCustodyDate: back } = recall
  return [
    ...(day === null ? [] : [{ day, isOfRecall: true, happen: () => leave(timeline, input, day) } as const]),
    ...(back === null
      ? []
      : [{ day: back, isOfRecall: true, happen: () => comeBack(timeline, input, back) } as const]),
  ]
}

/** The recalled runs leave their group: they no longer hold it open, and take no more of its awards. What was given since a
 *  return of which the day is not known counts from here on. */
function leave(timeline: Timeline, { recall }: TimelineRecall, day: Day): void {
  const { recallDate, returnToCustodyDate: returnDate } = recall
  for (const run of timeline.runs) {
    if (!isRecalledRun(run)) continue
    const { group, recalled } = run
    recalled.addedBefore = group.added
    recalled.wasServed = releaseOf(run) > day
    // Life and public protection have no end.
    if (isOfMinimumTerm(run)) recalled.hadEnded = null
    else if (recallDate !== null && licenceEndOf(run) <= recallDate) recalled.hadEnded = 'by the recall'
    else if (recallDate !== null && isSpentOn(run, recallDate, recall)) recalled.spent = 'by the recall'
    else if (returnDate === null) takeNumbers(run, recall)
    group.runs.splice(group.runs.indexOf(run), 1)
  }
  if (returnDate === null) settleSpent(timeline.runs.filter(isRecalledRun), day)
  if (timeline.group?.runs.length === 0) timeline.group = null
}

/** Whether nothing is left of a run, with every day of credit, when the person comes back: it was over by the day of the recall, and
 *  the days at large do not bring it up to the return. */
function isSpentOn(run: RecalledRun, recallDate: Day, recall: Recall): boolean {
  const end = recalledEnd(run)
  const back = recall.returnToCustodyDate ?? recallDate
  return !run.recalled.keepsRelease && end <= recallDate && end + daysBetween(recall) < back
}

/** Where nothing is left of any run, the person is to be let out on coming back; otherwise what is spent does not count, and the
 *  others decide. */
function settleSpent(runs: readonly RecalledRun[], back: Day): void {
  const going = runs.filter(({ recalled }) => recalled.hadEnded === null)
  const isLetOut = going.every(({ recalled }) => recalled.spent !== null)
  for (const { recalled } of going)
    if (isLetOut) recalled.letOut = back
    else recalled.hadEnded = recalled.spent
}

/** The return begins a fixed term. What was given since it as a number counts as on its day. */
function comeBack(timeline: Timeline, input: TimelineRecall, first: Day): void {
  const { recall } = input
  const runs = timeline.runs.filter(isRecalledRun)
  for (const run of runs) {
    const { recalled } = run
    if (recalled.hadEnded !== null || recalled.spent !== null || isGoingOn(run, first)) continue
    // The day of the recall is not known: it was before the return, and may have been after the end.
    if (recall.recallDate === null && licenceEndOf(run) < first) recalled.hadEnded = 'by the return'
    else recalled.spent = 'by the return'
  }
  settleSpent(runs, first)
  const stage = recallStage(recall, runs)
  const hasLong = runs.some((run) => run.recalled.hadEnded === null && isRunAtLeast(run, 1))
  for (const run of runs) {
    const { type } = recall
    const kind = type === 'fixed_term_28' && hasLong && !isRunAtLeast(run, 1) ? 'fixed_term_14' : type
    const { days } = recallKinds[kind]
    if (days !== null) beginTerm(run, first, days, stage, input)
    if (run.recalled.hadEnded === null && run.recalled.letOut === null) takeNumbers(run, recall)
  }
}

function beginTerm(
  run: RecalledRun,
  first: Day,
  count: number,
  stage: Stage | null,
  input: TimelineRecall,
): void {
  const { recall, day, dueOf } = input
  const isKept = recall.isKeptToRelease ?? (isKeptToRelease(recall) && !isPastAdultCurfew(recall, run))
  const isOnCompassion = run.group.told?.how === 'compassionate'
  const isCurfew = isKept && !isOnCompassion && (day as Day) < releaseOf(run) && !run.parts.some(isParole)
  run.recalled.term = {
    first,
    days: count,
    stage,
    notBefore: isCurfew ? dueOf((run.parts.at(-1) as GovernedSentence).at) : (recall.notBefore ?? null),
    isConverted: isConverted(recall),
    away: 0,
    lastAway: null,
    added: 0,
  }
}

function takeNumbers(
  run: RecalledRun,
  { unlawfullyAtLargeAfterReturnDays: atLargeAfterReturn, addedDaysAfterReturn: addedAfterReturn }: Recall,
): void {
  const { recalled } = run
  if (recalled.keepsRelease && !recalled.wasServed) return
  recalled.since += atLargeAfterReturn
  if (recalled.keepsRelease) {
    run.atLarge += atLargeAfterReturn
    recalled.addedSince += addedAfterReturn
    return
  }
  recalled.endAway += atLargeAfterReturn
  if (recalled.term === null) return
  recalled.term.away += atLargeAfterReturn
  recalled.term.added += addedAfterReturn
}

/** Days at large do not count as served (Prison Act 1952, section 49(2)): they move the end of a recalled run as long as it is
 *  not over, the first release where that was still to come, and the fixed term where they began in it. False where they met
 *  nothing. */
export function awayFromRecalled(run: RecalledRun, time: TimeAtLarge, input: TimelineRecall): boolean {
  const { fromDate: first, toDate: last, days } = time
  const { recalled } = run
  const { returnToCustodyDate: returnDate } = input.recall
  if (recalled.hadEnded === 'by the recall') return false
  if (recalled.spent !== null && time === input.between) {
    // More days than lie between are found when the person is back: they move nothing.
    const away = recalled.letOut === null ? days : 0
    recalled.endAway += away
    recalled.between += away
    return true
  }
  const isSince = time !== input.between && returnDate !== null && first >= returnDate
  const end = recalledEnd(run)
  if (first <= releaseOf(run) && (!isSince || recalled.keepsRelease)) putOff(run, time)
  else {
    if (recalled.keepsRelease) return false
    if (first > addDays(end, 1)) return false
    recalled.endAway += days
    run.lastAtLarge = last
  }
  if (time === input.between) recalled.between += days
  if (!isSince) return true
  recalled.since += days
  const { term } = recalled
  if (term === null || first > uncutDay(term)) return true
  term.away += days
  term.lastAway = last
  return true
}

/** An award while nobody is in custody for another sentence: it goes to every fixed term in which it falls, and is lost in a
 *  standard recall, which it cannot lengthen. False where it waits for the next sentence. */
export function awardOnRecall(
  timeline: Timeline,
  { date: day, days }: Award,
  { recall }: TimelineRecall,
): boolean {
  const { recallDate, returnToCustodyDate: returnDate } = recall
  const runs = timeline.runs
    .filter(isRecalledRun)
    .filter((run) => !run.recalled.keepsRelease && isGoingOn(run, day))
  let isTaken = false
  for (const run of runs) {
    const term = termOf(run)
    if (term === null || day > uncutDay(term)) continue
    term.added += days
    isTaken = true
  }
  if (isTaken) return true
  const from = returnDate ?? recallDate
  if (from !== null && day < from) return false
  if (!runs.some((run) => termOf(run) === null)) return false
  timeline.lostAwards++
  return true
}

/** An award while a person recalled under section 255 is back, and their first release still to come: it puts that off. False where
 *  there is none. */
export function awardOnCurfew(
  timeline: Timeline,
  { date: day, days }: Award,
  { recall }: TimelineRecall,
): boolean {
  const from = recall.returnToCustodyDate ?? recall.recallDate
  if (from === null || day < from) return false
  const runs = timeline.runs
    .filter(isRecalledRun)
    .filter((run) => run.recalled.keepsRelease && releaseOf(run) >= day)
  for (const { recalled } of runs) recalled.addedSince += days
  return runs.length > 0
}

const isGoingOn = (run: RecalledRun, day: Day): boolean =>
  run.recalled.hadEnded === null && (isOfMinimumTerm(run) || recalledEnd(run) >= day)

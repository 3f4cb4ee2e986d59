import { addDays, type Day } from '../../calendar/day.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import type { Stage } from '../../tables/stages.ts'
import type { Award, Recall, TimeAtLarge } from '../case.ts'
import type { Part } from '../part.ts'
import { isRunAtLeast, putOff, releaseOf } from '../run.ts'
import type { Walked } from '../walked.ts'
import { uncutDay } from './fixed-term.ts'
import { isRecalled, type RecalledRun, recalledEnd, termOf } from './recalled-run.ts'
import { isConverted, recallStage } from './stage.ts'
import type { RecallCourse } from './state.ts'

/** Something that a recall does on a day, before anything else of that day. */
export interface RecallEvent {
  readonly day: Day
  readonly happen: (walked: Walked) => void
}

/** The recall and the return, in order. */
export function recallEvents(course: RecallCourse): readonly RecallEvent[] {
  const { day, recall } = course
  const events: RecallEvent[] = []
  if (day !== null) events.push({ day, happen: (walked) => leave(walked, course) })
  if (recall.returnDate !== null)
    events.push({ day: recall.returnDate, happen: (walked) => comeBack(walked, course) })
  return events
}

/** The recalled runs leave their group: they no longer hold it open, and take no more of its awards. */
function leave(walked: Walked, { recall: { recallDate } }: RecallCourse): void {
  for (const run of walked.runs) {
    if (!isRecalled(run)) continue
    const { group, recalled } = run
    recalled.addedBefore = group.added
    if (recallDate !== null && recalledEnd(run) <= recallDate) recalled.hadEnded = 'by the recall'
    group.runs.splice(group.runs.indexOf(run), 1)
  }
  if (walked.group?.runs.length === 0) walked.group = null
}

/** The return begins a fixed term. What was given since it as a number counts as on its day. */
function comeBack(walked: Walked, course: RecallCourse): void {
  const { recall } = course
  const first = recall.returnDate as Day
  const runs = walked.runs.filter(isRecalled)
  for (const run of runs)
    if (run.recalled.hadEnded === null && recalledEnd(run) < first) run.recalled.hadEnded = 'by the return'
  const stage = recallStage(recall, runs)
  const hasLong = runs.some((run) => run.recalled.hadEnded === null && isRunAtLeast(run, 1))
  for (const run of runs) {
    const { type } = recall
    const kind = type === 'fixed_term_28' && hasLong && !isRunAtLeast(run, 1) ? 'fixed_term_14' : type
    const { days } = recallKinds[kind]
    if (days !== null) beginTerm(run, first, days, stage, course)
    if (run.recalled.hadEnded === null) takeNumbers(run, recall)
  }
}

function beginTerm(
  run: RecalledRun,
  first: Day,
  count: number,
  stage: Stage | null,
  course: RecallCourse,
): void {
  const { recall, day, dueOf } = course
  // unseen: A first release on the day of the recall is before the end of any fixed term.
  const isCurfew = recall.type === 'fixed_term_56' && (day as Day) < releaseOf(run)
  run.recalled.term = {
    first,
    days: count,
    stage,
    notBefore: isCurfew ? dueOf((run.parts[0] as Part).at) : null,
    isConverted: isConverted(recall),
    away: 0,
    lastAway: null,
    added: 0,
  }
}

function takeNumbers({ recalled }: RecalledRun, { atLargeAfterReturn, addedAfterReturn }: Recall): void {
  recalled.endAway += atLargeAfterReturn
  recalled.since += atLargeAfterReturn
  if (recalled.term === null) return
  recalled.term.away += atLargeAfterReturn
  recalled.term.added += addedAfterReturn
}

/** Days at large do not count as served (Prison Act 1952, section 49(2)): they move the end of a recalled run as long as it is
 *  not over, the first release where that was still to come, and the fixed term where they began in it. False where they met
 *  nothing. */
export function awayFromRecalled(run: RecalledRun, time: TimeAtLarge, course: RecallCourse): boolean {
  const { first, last, days } = time
  const { recalled } = run
  const { recallDate, returnDate } = course.recall
  if (recalled.hadEnded === 'by the recall' && first > (recallDate as Day)) return false
  const isSince = time !== course.between && returnDate !== null && first >= returnDate
  const end = recalledEnd(run)
  if (first <= releaseOf(run) && !isSince) putOff(run, time)
  else {
    if (first > addDays(end, 1)) return false
    recalled.endAway += days
    run.lastAtLarge = last
  }
  if (time === course.between) recalled.between += days
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
export function awardOnRecall(walked: Walked, { day, days }: Award, { recall }: RecallCourse): boolean {
  const { recallDate, returnDate } = recall
  const runs = walked.runs.filter(isRecalled).filter((run) => isGoingOn(run, day))
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
  // unseen: Runs of one recall are all fixed or all standard; one that stood falls into the fixed term of the others.
  if (!runs.some((run) => termOf(run) === null)) return false
  walked.lostAwards++
  return true
}

const isGoingOn = (run: RecalledRun, day: Day): boolean =>
  run.recalled.hadEnded === null && recalledEnd(run) >= day

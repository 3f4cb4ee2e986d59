import { type Day, later } from '../calendar/day.ts'
import { daysFrom } from '../calendar/term.ts'
import type { Award, TimeAtLarge } from './case.ts'
import { isReached, leastExtension, mostExtension, move, type StagedChange, stageOfRuns } from './change.ts'
import type { GovernedSentence } from './governed-sentence.ts'
import { noAwards, passSentences } from './group.ts'
import { passedBy } from './left.ts'
import { isOfLicence, isOfMinimumTerm } from './minimum-term.ts'
import { layFollowing } from './orders/following.ts'
import { awardOnCurfew, awardOnRecall, awayFromRecalled, recallEvents } from './recall/recall-events.ts'
import { isPastChanges, isRecalledRun } from './recall/recalled-run.ts'
import type { TimelineRecall } from './recall/recalled-state.ts'
import { isRefuted, passesBy } from './recall/refuted.ts'
import { openRemand } from './remand-walk.ts'
import type { Group, Run } from './run.ts'
import { lastReleased, putOff, releaseOf, takesAddedDays, workingDayBy } from './run-days.ts'
import type { ChosenStage, DayEvent, Passing, Timeline, TimelineInput } from './timeline.ts'

/** A change while the days are walked through. */
interface Meeting {
  readonly change: StagedChange
  chosen: ChosenStage | null
  /** It has moved the runs. */
  hasMoved: boolean
}

/** The last day of a group in custody: prisons let nobody out on a weekend or bank holiday, but before it (Criminal Justice Act 1961,
 *  section 23(3)). Nobody knows it of a
 *  sentence without an end: what is passed later is served beside it, unless the person is on licence from it. A release that was
 *  told is the day itself. */
function lastDayInCustody({ runs, told }: Group, { isLetOutBefore }: TimelineInput): number {
  if (told !== null) return told.toDate
  if (runs.some((run) => isOfMinimumTerm(run) && !isOfLicence(run) && run.recalled === null))
    return Number.POSITIVE_INFINITY
  const last = lastReleased(runs)
  const day = releaseOf(last)
  return later(isLetOutBefore ? workingDayBy(day) : day, last.start)
}

/** Walks through the days in order: on each, first what a recall does, then whether the group has been released, then a change of
 *  law, sentences, awards, days at large. `atOnce` is a change that is taken to move every run on its first day. */
export function custodyTimeline(
  input: TimelineInput,
  changes: readonly StagedChange[],
  atOnce: StagedChange | null = null,
): Timeline {
  const { parts, awards, atLarge, recall } = input
  const timeline: Timeline = {
    runs: [],
    runOf: new Array(parts.length),
    group: null,
    groups: 0,
    remand: input.remand === null ? null : openRemand(input.remand),
    chosen: [],
    unreached: [],
    tooLate: [],
    waiting: noAwards,
    lostAwards: 0,
    idleAwards: 0,
    idleAtLarge: 0,
    cutAtLarge: [],
  }
  // What happens on the same day stays in this order.
  const events: DayEvent[] = []
  if (recall !== null) for (const event of recallEvents(timeline, recall)) put(events, event)
  for (const change of changes) putMeetings(events, timeline, change, change !== atOnce, input)
  for (const { day, passed } of passings(parts))
    put(events, { day, happen: () => passSentences(timeline, input, day, passed) })
  for (const one of awards) put(events, { day: one.date, happen: () => award(timeline, one, recall) })
  for (const time of atLarge) putAtLarge(events, timeline, input, time)
  let looked: Day | null = null
  for (let at = 0; at < events.length; at++) {
    const { day, happen, isOfRecall } = events[at] as DayEvent
    if (!isOfRecall && looked !== day) {
      closeReleased(timeline, day, input)
      looked = day
    }
    happen()
    if (events[at + 1]?.day !== day) layFollowing(timeline.runs)
  }
  return ended(timeline)
}

/** Puts what happens in its place: behind what happens before it, and on its day. */
function put(events: DayEvent[], event: DayEvent): void {
  let at = events.length
  while (at > 0 && (events[at - 1] as DayEvent).day > event.day) at--
  if (at === events.length) events.push(event)
  else events.splice(at, 0, event)
}

/** The sentences of each day on which some were passed. */
function passings(parts: readonly GovernedSentence[]): readonly Passing[] {
  const found: { readonly day: Day; readonly passed: GovernedSentence[] }[] = []
  for (const part of parts) {
    const { startDate: day } = part.sentence
    const last = found.at(-1)
    if (last?.day === day) last.passed.push(part)
    else found.push({ day, passed: [part] })
  }
  return found
}

/** The group is closed once it has been released. */
function closeReleased(timeline: Timeline, day: Day, input: TimelineInput): void {
  if (timeline.group !== null && day > lastDayInCustody(timeline.group, input)) timeline.group = null
}

/** The case up to a day, as if there had been no recall and nothing had come after it. */
export const walkBefore = (input: TimelineInput, changes: readonly StagedChange[], day: Day): Timeline =>
  custodyTimeline(
    {
      ...input,
      parts: input.parts.filter(({ sentence }) => sentence.startDate < day),
      awards: input.awards.filter((award) => award.date < day),
      atLarge: input.atLarge.filter(({ fromDate: first }) => first < day),
      recall: null,
    },
    changes,
  )

/** A change is looked at on its first day, and on each day of a stage until it reaches the person; on the day of their stage it
 *  moves every run. */
function putMeetings(
  events: DayEvent[],
  timeline: Timeline,
  change: StagedChange,
  isStaged: boolean,
  input: TimelineInput,
): void {
  const { from, staging } = change
  const meeting: Meeting = { change, chosen: null, hasMoved: false }
  const meetOn = (day: Day): void =>
    put(events, { day, happen: () => meet(timeline, meeting, day, isStaged, input) })
  meetOn(from)
  for (const { day } of staging.stages) if (day > from) meetOn(day)
}

function meet(timeline: Timeline, meeting: Meeting, day: Day, isStaged: boolean, input: TimelineInput): void {
  if (meeting.hasMoved) return
  const { change } = meeting
  const { runs } = timeline
  const isBeyondChanges = (run: Run): boolean =>
    isPastChanges(run) || (isRecalledRun(run) && passesBy(change, (input.recall as TimelineRecall).recall))
  meeting.chosen ??= chosenFor(timeline, change, isBeyondChanges, input)
  const { chosen } = meeting
  if (chosen === null) return
  const { stage } = chosen
  if (isStaged && day < stage.day) return
  meeting.hasMoved = true
  const on = isStaged ? stage : { ...stage, day: change.from }
  for (const run of runs) {
    const moves = (one: Run): void => move(one, change, on, isStaged)
    if (
      !isBeyondChanges(run) &&
      !isOutOfReach(timeline, run, chosen, input) &&
      !isRefuted(run, input.recall, chosen, moves)
    )
      moves(run)
  }
}

/** The stage of the person, where the change reaches a run of theirs; null where it does not, or they were out of prison on its day. */
function chosenFor(
  timeline: Timeline,
  change: StagedChange,
  isBeyondChanges: (run: Run) => boolean,
  input: TimelineInput,
): ChosenStage | null {
  const { runs } = timeline
  const reached = runs.filter((run) => !isBeyondChanges(run) && isReached(run, change))
  if (reached.length === 0) return null
  const stage = stageOfRuns(runs, change, mostExtension)
  const isOpen = runs.some(({ figures }) => figures.total === null)
  const isUnsure = isOpen && stage !== stageOfRuns(runs, change, leastExtension)
  const found = { change, stage, isUnsure }
  if (reached.every((run) => isOutOfReach(timeline, run, found, input))) return null
  timeline.chosen.push(found)
  return found
}

/** Whether a change does not reach a run because of how the person was out of prison; then it is set down, once. */
function isOutOfReach({ unreached }: Timeline, run: Run, chosen: ChosenStage, input: TimelineInput): boolean {
  const { change, stage } = chosen
  const by = passedBy(run, change, stage.day, input)
  if (by === null) return false
  const isKnown = unreached.some((one) => one.run === run && one.chosen.change === change)
  if (!isKnown && isReached(run, change) && releaseOf(run) >= stage.day) unreached.push({ run, chosen, by })
  return true
}

/** An award goes to everybody in custody, and waits for the next sentence where nobody is and no recall takes it. Where nobody is
 *  in custody for a sentence, but for something that bears no added days, it is lost. */
function award(timeline: Timeline, award: Award, recall: TimelineRecall | null): void {
  const { group } = timeline
  const isTaken = recall !== null && awardOnCurfew(timeline, award, recall)
  if (group !== null) {
    if (!isBorne(group, award.date)) {
      timeline.idleAwards++
      return
    }
    group.added += award.days
    group.awards.push(award)
  } else if (!isTaken && (recall === null || !awardOnRecall(timeline, award, recall)))
    timeline.waiting = [...timeline.waiting, award]
}

/** At the end of the days: an award after the last release waits for nothing, and is lost where what was served last bears none. */
function ended(timeline: Timeline): Timeline {
  const { runs, waiting, groups } = timeline
  if (waiting.length === 0) return timeline
  if (runs.some((run) => run.group.number === groups - 1 && takesAddedDays(run))) return timeline
  timeline.idleAwards += waiting.length
  timeline.waiting = noAwards
  return timeline
}

function isBorne({ runs }: Group, day: Day): boolean {
  if (runs.every(takesAddedDays)) return true
  const bearers = runs.filter(takesAddedDays)
  return bearers.length > 0 && releaseOf(lastReleased(bearers)) >= day
}

/** A time at large is met on its first day. One that meets nothing then, as it began before the sentence, counts from the next day
 *  on which a sentence was passed in it. */
function putAtLarge(
  events: DayEvent[],
  timeline: Timeline,
  { parts, recall }: Pick<TimelineInput, 'parts' | 'recall'>,
  time: TimeAtLarge,
): void {
  const { fromDate, toDate } = time
  const happen = (): void => {
    if (addAtLarge(timeline, time, recall) || time === recall?.between) return
    const next = parts.find(({ sentence: { startDate } }) => startDate > fromDate && startDate <= toDate)
    if (next === undefined) {
      timeline.idleAtLarge++
      return
    }
    const { startDate } = next.sentence
    timeline.cutAtLarge.push(startDate)
    const rest = { ...time, fromDate: startDate, days: daysFrom(startDate, toDate) }
    putAtLarge(events, timeline, { parts, recall }, rest)
  }
  put(events, { day: fromDate, happen })
}

/** Days at large put off the release of every run that is still to come, and what follows on the release of another with that. False
 *  where they met nothing. */
function addAtLarge(timeline: Timeline, time: TimeAtLarge, recall: TimelineRecall | null): boolean {
  let isMet = false
  for (const run of timeline.runs)
    if (isRecalledRun(run)) isMet = awayFromRecalled(run, time, recall as TimelineRecall) || isMet
    else if (releaseOf(run) >= time.fromDate && !(run.isFollowing && run.start >= time.fromDate)) {
      putOff(run, time)
      isMet = true
    }
  return isMet
}

import { type Day, later } from '../calendar/day.ts'
import { creditDaysOf } from '../facts/credit.ts'
import type { Award } from './case.ts'
import { daysToShare } from './days-of-minimum-term.ts'
import type { RunFigures } from './figures.ts'
import { type GovernedSentence, isOldStyle } from './governed-sentence.ts'
import { holdGrown } from './grown-chain.ts'
import { joinRuns } from './joined-runs.ts'
import { figuresOf } from './orders/figures.ts'
import { takesEffectOnRelease } from './orders/following.ts'
import { joinOrders, partOrders } from './orders/joining.ts'
import { isRunOfOrders, isTrainingOrder } from './orders/kinds.ts'
import { isOut } from './recall/recalled-run.ts'
import { begunRecalled, undatedOf } from './recall/recalled-state.ts'
import { addCredit, rejoin, takeRemand } from './remand-walk.ts'
import type { Group, Run } from './run.ts'
import { dayBack, lastReleased, ownCredit, releaseWithoutAdded } from './run-days.ts'
import type { Timeline, TimelineInput } from './timeline.ts'

/** No award waits. */
export const noAwards: readonly Award[] = []

/** Passes the sentences of a day: they join those in custody, or begin a new time in custody. Their credit is taken off every
 *  run in it, old and new (section 240ZA(8A), (9)). */
export function passSentences(
  timeline: Timeline,
  input: TimelineInput,
  day: Day,
  passed: readonly GovernedSentence[],
): void {
  rejoin(timeline, input, day, passed)
  const open = timeline.group
  const served = open === null ? 0 : servedBy(open, timeline, input, day, passed)
  const group = open ?? newGroup(timeline)
  takeRemand(timeline, input, group, day, passed)
  for (const part of passed) credit(group, part, input)
  shareMinimumTerms(group, input, passed)
  for (const part of passed) offMinimumTerm(group, part)
  const changed: Run[] = []
  for (const part of passed) {
    const before = targetOf(timeline, input, part)
    if (before?.isSingleTerm && isRunOfOrders(before) && isTrainingOrder(part))
      changed.push(...partOrders(timeline, input, before))
    const target = targetOf(timeline, input, part)
    const joined = target !== undefined && isHeldIn(group, target) ? target : undefined
    if (target !== joined) timeline.tooLate.push(part.at)
    const single = singleTermOf(timeline, input, group, part)
    const isFollowing = joined !== undefined && takesEffectOnRelease(part, joined)
    const known =
      joined === undefined ? single : isFollowing ? undefined : branchOf(timeline, joined, input, part)
    if (known !== undefined) extend(known, part, known === single)
    const run = known ?? begin(timeline, input, group, part, served, isFollowing)
    if (!changed.includes(run)) changed.push(run)
    timeline.runOf[part.at] = run
  }
  const joined = joinOrders(timeline, input, group)
  for (const run of joined === null ? changed : [joined]) {
    run.figures = figuresOf(run)
    holdGrown(timeline, run, day)
  }
}

/** The credit of a sentence is its group's, where its rules say so. After a recall it is known which of it belongs to which
 *  side. */
function credit(group: Group, { sentence, regime, at }: GovernedSentence, { recall }: TimelineInput): void {
  if (regime.credit !== 'shared' && regime.credit !== 'for others') return
  addCredit(group, at, creditDaysOf(sentence), recall)
}

/** The days given with the minimum terms of a day are its fixed terms', too. */
function shareMinimumTerms(group: Group, input: TimelineInput, passed: readonly GovernedSentence[]): void {
  const { remand, recall, sharesMinimumTerms } = input
  const shared = sharesMinimumTerms ? daysToShare(passed, remand?.times ?? []) : null
  if (shared !== null) addCredit(group, (shared.takers[0] as GovernedSentence).at, shared.days, recall)
}

/** Where the court did not take days off a minimum term, and none are given with it: those of the sentences served with it come off. */
function offMinimumTerm(group: Group, { sentence, at }: GovernedSentence): void {
  if (sentence.creditTakenOffMinimum !== false || ownCredit(group, sentence, at) > 0) return
  group.ownDays ??= new Map()
  group.ownDays.set(at, group.credit)
}

/** Whether a run is held in a group still. */
const isHeldIn = (group: Group, run: Run): boolean => run.group === group && !isOut(run)

/** The run that a sentence is said to make longer. */
function targetOf(timeline: Timeline, { links }: TimelineInput, { at }: GovernedSentence): Run | undefined {
  const target = links.before[at] as number | null
  return target === null ? undefined : timeline.runOf[target]
}

/** The run that a sentence makes longer: where another follows the same one already, a copy of the chain as far as that one.
 *  Every branch is a chain of its own. */
function branchOf(timeline: Timeline, run: Run, { links }: TimelineInput, { at }: GovernedSentence): Run {
  const length = 1 + run.parts.findIndex((part) => part.at === links.before[at])
  if (length === run.parts.length) return run
  const { parts, points, parolePoints, moved, recalled } = run
  const branch: Run = {
    ...run,
    parts: parts.slice(0, length),
    points: points.slice(0, length),
    parolePoints: parolePoints.slice(0, length),
    moved: moved === null ? null : { ...moved },
    conversions: run.conversions.map((conversion) => ({
      ...conversion,
      points: conversion.points.slice(0, length),
      parolePoints: conversion.parolePoints.slice(0, length),
    })),
    recalled: recalled === null ? null : { ...recalled },
  }
  run.group.runs.push(branch)
  timeline.runs.push(branch)
  return branch
}

/** A new time in custody begins with the awards that waited for it, and without the credit of the one before. */
function newGroup(timeline: Timeline): Group {
  let added = 0
  for (const { days } of timeline.waiting) added += days
  const awards = [...timeline.waiting]
  timeline.waiting = noAwards
  timeline.group = {
    number: timeline.groups++,
    credit: 0,
    creditOfRecalled: 0,
    creditOfNew: 0,
    ownDays: null,
    told: null,
    added,
    awards,
    runs: [],
  }
  return timeline.group
}

/** The added days that a person has served when new sentences are passed: those since release would have been due without
 *  them. None where one of the sentences makes a run longer. */
function servedBy(
  group: Group,
  timeline: Timeline,
  input: TimelineInput,
  day: Day,
  passed: readonly GovernedSentence[],
): number {
  const last = lastReleased(group.runs)
  const isGrowing = passed.some((part) => {
    const target = targetOf(timeline, input, part)
    return target !== undefined && isHeldIn(group, target)
  })
  const free = later(releaseWithoutAdded(last), dayBack(last) ?? last.start)
  const newly = isGrowing ? 0 : Math.max(0, day - free - 1)
  return Math.min(last.served + newly, Math.max(0, group.added))
}

/** A run has no figures before all the sentences of its day are in it. */
const noFigures: RunFigures = {
  pieces: [],
  total: 0,
  custodyParts: [],
  custody: 0,
  paroleParts: null,
  parole: 0,
}

function begin(
  timeline: Timeline,
  { recall }: TimelineInput,
  group: Group,
  part: GovernedSentence,
  served: number,
  isFollowing: boolean,
): Run {
  const { startDate: start } = part.sentence
  const run: Run = {
    group,
    start,
    parts: [part],
    points: [part.point],
    parolePoints: [part.point],
    isSingleTerm: false,
    isFollowing,
    figures: noFigures,
    served,
    atLarge: recall?.isRecalled[part.at] ? undatedOf(recall) : 0,
    atLargeOut: 0,
    lastAtLarge: null,
    away: [],
    moved: null,
    conversions: [],
    recalled: recall?.isRecalled[part.at] ? begunRecalled(recall) : null,
    isNew: recall?.isNew[part.at] === true,
  }
  group.runs.push(run)
  timeline.runs.push(run)
  return run
}

/** The run of the old style that a sentence of the old style becomes one term with, all that began before it together; none where
 *  one of them is in a chain. */
function singleTermOf(
  timeline: Timeline,
  { parts, links }: TimelineInput,
  { runs }: Group,
  part: GovernedSentence,
): Run | undefined {
  if (!isOldStyle(part)) return undefined
  const isInChain = ({ at }: GovernedSentence): boolean =>
    links.before[at] !== null || links.before.includes(at)
  if (parts.some((other) => isOldStyle(other) && isInChain(other))) return undefined
  const older = runs.filter(
    (run) => run.start < part.sentence.startDate && isOldStyle(run.parts[0] as GovernedSentence),
  )
  return older.length === 0 ? undefined : joinRuns(timeline, older)
}

/** A run that grows takes the place of the old one, from the same first day; its parts keep the release points they had. */
function extend(run: Run, part: GovernedSentence, isSingleTerm: boolean): void {
  run.parts.push(part)
  run.points.push(part.point)
  run.parolePoints.push(part.point)
  for (const { points, parolePoints } of run.conversions) {
    points.push(part.point)
    parolePoints.push(part.point)
  }
  run.isSingleTerm = isSingleTerm
}

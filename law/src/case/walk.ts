import { addDays, type Day, later } from '../calendar/day.ts'
import { isNonWorkingDay } from '../calendar/holidays.ts'
import type { Stage } from '../tables/stages.ts'
import type { AtLarge, Award } from './case.ts'
import type { Links } from './chain.ts'
import { type Change, isReached, move, stageOf } from './change.ts'
import type { Length } from './length.ts'
import { isOldStyle, type Part } from './part.ts'
import {
  figure,
  figureSingleTerm,
  type Group,
  lastReleased,
  type Run,
  releaseOf,
  releaseWithoutAdded,
} from './run.ts'

/** What happened, and in which order the sentences are taken. */
export interface Course {
  /** In the order of the links. */
  readonly parts: readonly Part[]
  readonly links: Links
  readonly awards: readonly Award[]
  /** In order, and apart. */
  readonly atLarge: readonly AtLarge[]
}

/** A change that met the case, with the stage of the person. */
export interface Chosen {
  readonly change: Change
  readonly stage: Stage
  /** An extension period that was not given could make it another stage. */
  readonly isUnsure: boolean
}

/** The case at the end of the walk. */
export interface Walked {
  readonly runs: readonly Run[]
  readonly chosen: readonly Chosen[]
  /** The numbers of sentences said to be consecutive to one from which the person had been released. */
  readonly released: readonly number[]
  /** The numbers of awards after the last release, and of times at large that met no run. */
  readonly lateAwards: readonly number[]
  readonly idleAtLarge: readonly number[]
}

const years = (n: number): Length => ({ years: n, months: 0, weeks: 0, days: 0 })
/** An extension period is at least a year and at most 8 (Sentencing Code, sections 256, 268 and 281). */
export const leastExtension = 1
export const mostExtension = 8

/** The last day of a group in custody: prisons let nobody out on a weekend or bank holiday, but before it. */
function lastDayInCustody({ runs }: Group): Day {
  const last = lastReleased(runs)
  let day = releaseOf(last)
  while (isNonWorkingDay(day)) day = addDays(day, -1)
  return later(day, last.start)
}

/** The days on which anything happens, in order. */
function daysOf({ parts, awards, atLarge }: Course, changes: readonly Change[]): readonly Day[] {
  const days = new Set<Day>()
  for (const { sentence } of parts) days.add(sentence.start)
  for (const { day } of awards) days.add(day)
  for (const { first } of atLarge) days.add(first)
  for (const change of changes) for (const day of change.days) days.add(day)
  return [...days].sort((a, b) => a - b)
}

/** Walks through the days in order: on each, first whether the group has been released, then what happens that day: a change of
 *  law, sentences, awards, days at large. `atOnce` is a change that is taken to move every run on its first day. */
export function walk(course: Course, changes: readonly Change[], atOnce: Change | null = null): Walked {
  const { parts, links, awards, atLarge } = course
  const first = (parts[0] as Part).sentence.start
  const hasOldChain = parts.some(
    (part) => isOldStyle(part) && (isFollower(links, part) || isFollowed(links, part)),
  )
  const runs: Run[] = []
  const runOf = new Map<number, Run>()
  const chosen = new Map<Change, Chosen>()
  const moved = new Set<Change>()
  const released: number[] = []
  const idleAtLarge: number[] = []
  let waiting: number[] = []
  let group: Group | null = null
  let groups = 0

  const changeLaw = (change: Change, day: Day): void => {
    if (day < change.from || moved.has(change)) return
    if (!chosen.has(change)) {
      if (!runs.some((run) => isReached(run, change))) return
      const stage = stageOf(runs, change, years(mostExtension))
      const isUnsure = stage !== stageOf(runs, change, years(leastExtension))
      chosen.set(change, { change, stage, isUnsure })
    }
    const { stage } = chosen.get(change) as Chosen
    const isHeld = change !== atOnce
    if (isHeld && day < stage.day) return
    moved.add(change)
    const on = isHeld ? stage : { ...stage, day: change.from }
    for (const run of runs) move(run, change, on, first, isHeld)
  }

  const pass = (day: Day, from: number, to: number): void => {
    const passed = parts.slice(from, to)
    const open = group
    const isGrowing = (part: Part): boolean => {
      const target = links.before[part.at] as number | null
      return target !== null && open !== null && runOf.get(target)?.group === open
    }
    const served = open === null ? 0 : servedBy(open, day, passed.some(isGrowing))
    group ??= {
      number: groups++,
      credit: 0,
      added: waiting.reduce((n, i) => n + (awards[i] as Award).days, 0),
      runs: [],
    }
    if (open === null) waiting = []
    const current: Group = group
    for (const { sentence } of passed) current.credit += sentence.remandCredit + sentence.taggedBailCredit
    for (const part of passed) {
      const target = links.before[part.at] as number | null
      const before = target === null ? undefined : runOf.get(target)
      if (before !== undefined && before.group !== current) released.push(part.at)
      const grown = before?.group === current ? before : undefined
      const single = hasOldChain || !isOldStyle(part) ? undefined : singleTermOf(current, part)
      const run = grown ?? single ?? begin(current, part, served)
      if (grown !== undefined || single !== undefined) extend(run, part, single !== undefined)
      else runs.push(run)
      runOf.set(part.at, run)
    }
  }

  let next = 0
  for (const day of daysOf(course, changes)) {
    if (group !== null && day > lastDayInCustody(group)) group = null
    for (const change of changes) changeLaw(change, day)
    const from = next
    while (parts[next]?.sentence.start === day) next++
    if (next > from) pass(day, from, next)
    awards.forEach((award, i) => {
      if (award.day !== day) return
      if (group === null) waiting.push(i)
      else group.added += award.days
    })
    atLarge.forEach((period, i) => {
      if (period.first === day && !addAtLarge(runs, period)) idleAtLarge.push(i)
    })
  }
  return { runs, chosen: [...chosen.values()], released, lateAwards: waiting, idleAtLarge }
}

const isFollower = ({ before }: Links, { at }: Part): boolean => before[at] !== null
const isFollowed = ({ before }: Links, { at }: Part): boolean => before.includes(at)

/** The added days that a person has served when a new sentence is passed: those since release would have been due without
 *  them. None where the new sentence makes a run longer. */
function servedBy({ runs, added }: Group, day: Day, isGrowing: boolean): number {
  const last = lastReleased(runs)
  const newly = isGrowing ? 0 : Math.max(0, day - releaseWithoutAdded(last) - 1)
  return Math.min(last.served + newly, Math.max(0, added))
}

function begin(group: Group, part: Part, served: number): Run {
  const { start } = part.sentence
  const points = [part.point]
  const run: Run = {
    group,
    start,
    parts: [part],
    points,
    parolePoints: [part.point],
    isSingleTerm: false,
    figures: figure(start, [part], points, points),
    served,
    atLarge: 0,
    lastAtLarge: null,
    moved: null,
    atLargeSince: 0,
  }
  group.runs.push(run)
  return run
}

/** The run of the old style that a sentence of the old style becomes one term with. */
const singleTermOf = ({ runs }: Group, { sentence }: Part): Run | undefined =>
  runs.find((run) => run.start < sentence.start && run.parts.every(isOldStyle))

/** A run that grows takes the place of the old one, from the same first day; its parts keep the release points they had. */
function extend(run: Run, part: Part, isSingleTerm: boolean): void {
  run.parts.push(part)
  run.points.push(part.point)
  run.parolePoints.push(part.point)
  run.isSingleTerm = isSingleTerm
  run.figures = isSingleTerm
    ? figureSingleTerm(run.start, run.parts)
    : figure(run.start, run.parts, run.points, run.parolePoints)
}

/** Days at large put off the release of every run that is still to come; whether there was one. */
function addAtLarge(runs: readonly Run[], { first, last }: AtLarge): boolean {
  const met = runs.filter((run) => releaseOf(run) >= first)
  for (const run of met) {
    const days = last - first + 1
    run.atLarge += days
    run.lastAtLarge = last
    if (run.moved !== null && first >= run.moved.stage.day) run.atLargeSince += days
  }
  return met.length > 0
}

import type { Day } from '../calendar/day.ts'
import { isOldStyle, type Part } from './part.ts'
import {
  type Figures,
  figure,
  figureOne,
  figureSingleTerm,
  type Group,
  lastReleased,
  type Run,
  releaseWithoutAdded,
} from './run.ts'
import type { Course, Walked } from './walk.ts'

/** Passes the sentences of a day: they join those in custody, or begin a new time in custody. Their credit is taken off every
 *  run in it, old and new (section 240ZA(8A), (9)). */
export function pass(walked: Walked, course: Course, from: number, to: number): void {
  const open = walked.group
  const parts = course.parts.slice(from, to)
  const { start } = (parts[0] as Part).sentence
  const served =
    open === null
      ? 0
      : servedBy(
          open,
          start,
          parts.some((part) => targetOf(walked, course, part)?.group === open),
        )
  const group = open ?? newGroup(walked)
  for (const { sentence } of parts) group.credit += sentence.remandCredit + sentence.taggedBailCredit
  const grown = new Set<Run>()
  parts.forEach((part, i) => {
    const target = targetOf(walked, course, part)
    if (target !== undefined && target.group !== group) walked.released.push(part.at)
    const single = singleTermOf(course, group, part)
    const known = target?.group === group ? target : single
    if (known === undefined) {
      const figures = course.figures[from + i] ?? figureOne(part)
      walked.runOf[part.at] = begin(walked, group, part, figures, served)
      return
    }
    extend(known, part, known === single)
    grown.add(known)
    walked.runOf[part.at] = known
  })
  for (const run of grown) refigure(run)
}

/** The run that a sentence is said to make longer. */
function targetOf(walked: Walked, { links }: Course, { at }: Part): Run | undefined {
  const target = links.before[at] as number | null
  return target === null ? undefined : walked.runOf[target]
}

/** A new time in custody begins with the awards that waited for it, and without the credit of the one before. */
function newGroup(walked: Walked): Group {
  const added = walked.waiting.reduce((sum, { days }) => sum + days, 0)
  walked.waiting = []
  walked.group = { number: walked.groups++, credit: 0, added, runs: [] }
  return walked.group
}

/** The added days that a person has served when a new sentence is passed: those since release would have been due without
 *  them. None where the new sentence makes a run longer. */
function servedBy({ runs, added }: Group, day: Day, isGrowing: boolean): number {
  const last = lastReleased(runs)
  const newly = isGrowing ? 0 : Math.max(0, day - releaseWithoutAdded(last) - 1)
  return Math.min(last.served + newly, Math.max(0, added))
}

function begin(walked: Walked, group: Group, part: Part, figures: Figures, served: number): Run {
  const { start } = part.sentence
  const run: Run = {
    group,
    start,
    parts: [part],
    points: [part.point],
    parolePoints: [part.point],
    isSingleTerm: false,
    figures,
    served,
    atLarge: 0,
    lastAtLarge: null,
    moved: null,
  }
  group.runs.push(run)
  walked.runs.push(run)
  return run
}

/** The run of the old style that a sentence of the old style becomes one term with; none where one of them is in a chain. */
function singleTermOf({ parts, links }: Course, { runs }: Group, part: Part): Run | undefined {
  if (!isOldStyle(part)) return undefined
  const isInChain = ({ at }: Part): boolean => links.before[at] !== null || links.before.includes(at)
  if (parts.some((other) => isOldStyle(other) && isInChain(other))) return undefined
  return runs.find((run) => run.start < part.sentence.start && isOldStyle(run.parts[0] as Part))
}

/** A run that grows takes the place of the old one, from the same first day; its parts keep the release points they had. */
function extend(run: Run, part: Part, isSingleTerm: boolean): void {
  run.parts.push(part)
  run.points.push(part.point)
  run.parolePoints.push(part.point)
  run.isSingleTerm = isSingleTerm
}

function refigure(run: Run): void {
  run.figures = run.isSingleTerm
    ? figureSingleTerm(run.start, run.parts)
    : figure(run.start, run.parts, run.points, run.parolePoints)
}

import { addDays, type Day, later, latestOf } from '../calendar/day.ts'
import { isReached, type StagedChange } from '../custody/change.ts'
import { custodyTimeline } from '../custody/custody-timeline.ts'
import type { GovernedSentence } from '../custody/governed-sentence.ts'
import { isLeft } from '../custody/left.ts'
import { isOfMinimumTerm } from '../custody/minimum-term.ts'
import { isOfFirstRelease, isRecalledRun, releaseAfterRecall } from '../custody/recall/recalled-run.ts'
import type { Run } from '../custody/run.ts'
import { dueRelease, lastReleased, releaseAtPoint, releaseOf } from '../custody/run-days.ts'
import type { Timeline, TimelineInput } from '../custody/timeline.ts'
import { dayOfLeaving, type Leaving } from '../sentence/leaving.ts'
import type { Layer } from '../tables/layers.ts'
import type { CaseRun, CaseSentenceAnswer, CaseStage, CaseTotals, Recalled } from './answer.ts'
import { governingRun } from './governing-run.ts'
import { keepingRuns } from './totals.ts'

/** What governs each sentence in the end, in the order in which they were given; in the branch that is released last, where it
 *  is in several. */
export function sentencesOf({ runs, runOf }: Timeline): readonly CaseSentenceAnswer[] {
  return runOf.map((_, at) => {
    const run = lastReleased(runs.filter(({ parts }) => parts.some((part) => part.at === at)))
    const i = run.parts.findIndex((part) => part.at === at)
    const { sentence, question, classified, regime } = run.parts[i] as GovernedSentence
    return { sentence, question, classified, regime, point: run.points[i] as Layer }
  })
}

/** The day of leaving prison, where release is as of right: also at the end of a custodial term that the Parole Board could have
 *  shortened (Criminal Justice Act 1961, section 23(3), reaches any discharge). Not for a parole date, nor after a minimum term. */
export function leavingOf(
  { release }: CaseTotals,
  runs: readonly CaseRun[],
  timeline: readonly Run[],
  recalled: Recalled | null,
  dateOfBirth: Day | null,
): Leaving | null {
  if (release === null) return null
  const after = recalled?.decides === 'recall' ? recalled : null
  // At once, whatever the day of the week.
  if (after?.run.recalled.until === 'the return') return null
  const run = timeline[runs.indexOf(after?.run ?? recalled?.other ?? governingRun(keepingRuns(runs)))] as Run
  const { start, figures, parts, lastAtLarge } = run
  // The days in custody that the practice counts are all those since the sentence, so those before the first release come before the
  // return; nobody leaves before the return, on the recall or from being at large.
  const back = after?.recall.returnToCustodyDate ?? null
  const present = latestOf([back, lastAtLarge === null ? null : addDays(lastAtLarge, 1)])
  const leaving = dayOfLeaving({
    start: back === null ? start : ((back - (releaseOf(run) - start + 1)) as Day),
    // Where the extension is not known, it is a year at least: no short term.
    totalDays: figures.total ?? Number.POSITIVE_INFINITY,
    release,
    isChild: parts.some(({ sentence }) => sentence.ageAtConviction === 'child'),
    born: dateOfBirth ?? undefined,
  })
  if (leaving === null || present === null) return leaving
  const usual = later(present, leaving.usual)
  if (usual === release) return null
  const other = leaving.otherwise === null ? usual : later(present, leaving.otherwise)
  return {
    ...leaving,
    latest: later(present, leaving.latest),
    usual,
    otherwise: other === usual ? null : other,
  }
}

/** The staged changes that met the case, each with the release as the law stood until then and at the new points alone. After a
 *  recall only those that met another sentence: they do not move a recalled one, unless its release stays where it was. */
export function stagesOf(
  input: TimelineInput,
  changes: readonly StagedChange[],
  timeline: Timeline,
): readonly CaseStage[] {
  const met = timeline.chosen.filter(
    ({ change }) => change.staging.stages.length > 1 && meetsAnother(timeline, change),
  )
  return met.map(({ change, stage }) => {
    const earlierChanges = changes.filter(({ from }) => from < change.from)
    const before = lastRelease(custodyTimeline(input, earlierChanges))
    const after = lastRelease(custodyTimeline(input, [...earlierChanges, change], change))
    const governing = lastOut(timeline)
    const held =
      isOfFirstRelease(governing) &&
      governing.moved?.stage === stage &&
      dueRelease(governing) > releaseAtPoint(governing) &&
      dueRelease(governing) === releaseOf(governing)
    return { layer: change.layer, stage, before, after, held }
  })
}

/** Whether a change of law met a sentence whose release point decides. */
export const meetsAnother = ({ runs }: Timeline, change: StagedChange): boolean =>
  runs.some((run) => isOfFirstRelease(run) && isReached(run, change))

const dayOut = (run: Run): Day => (isRecalledRun(run) ? releaseAfterRecall(run) : releaseOf(run))

/** The run that holds the person longest as of right; of equals, the first. A minimum term lets nobody out: it counts only where
 *  nothing else is served. */
const lastOut = ({ runs }: Timeline): Run =>
  runs
    .filter((run) => !isLeft(run, runs))
    .reduce((last, run) =>
      isOfMinimumTerm(last) || (!isOfMinimumTerm(run) && dayOut(run) > dayOut(last)) ? run : last,
    )

/** The last day in custody of all runs. */
const lastRelease = (timeline: Timeline): Day => dayOut(lastOut(timeline))

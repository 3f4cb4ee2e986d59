import { type Case, isFixed } from '../custody/case.ts'
import { changesFor } from '../custody/change.ts'
import { custodyTimeline } from '../custody/custody-timeline.ts'
import type { GovernedSentence } from '../custody/governed-sentence.ts'
import { isOfMinimumTerm } from '../custody/minimum-term.ts'
import type { Group, Run } from '../custody/run.ts'
import type { TimelineInput } from '../custody/timeline.ts'
import type { Under247A } from '../sentence/question.ts'
import { days } from '../tables/days.ts'
import { besideOrders, governingRun, paroleOfRuns } from './governing-run.ts'
import { caseRunOf } from './runs.ts'

/** A sentence as it is then governed. */
type Govern = (part: GovernedSentence, under247A: Under247A) => GovernedSentence

const began = days.terroristPrisoners.day

/** Whether section 247A governs the sentence, or would but for the day of release. Rules that the caller chose stand. */
export const isOf247A = ({ regime, classified, question: { inCase } }: GovernedSentence): boolean =>
  inCase?.under247A !== undefined || (regime.id === 'terrorism_s247a' && classified.chosenBy !== 'caller')

/** Settles which terrorism sentences section 247A reaches: those of a person who had not been released when it began (subsection
 *  (1)(b)), with all their credit, added days and other sentences. Whether they had, the days say as they were until then. */
export function settle247A(
  question: Case,
  parts: readonly GovernedSentence[],
  inputOf: (parts: readonly GovernedSentence[]) => TimelineInput | null,
  govern: Govern,
): readonly GovernedSentence[] {
  const { law } = question
  // The release points before and after the Act are those that are published, whatever the day.
  if (isFixed(law)) return parts
  const settle = (how: (part: GovernedSentence) => Under247A) =>
    parts.map((part) => (isOf247A(part) ? govern(part, how(part)) : part))
  if (law !== 'in_force' && law < began) return settle(() => 'the law until then')
  const isOlder = (part: GovernedSentence): boolean => part.sentence.startDate < began
  const reached = settle(() => 'reached')
  if (!parts.some((part) => isOf247A(part) && isOlder(part))) return reached
  const until = inputOf(settle((part) => (isOlder(part) ? 'released' : 'reached')))
  if (until === null) return reached
  const untilThen = walked(until)
  const since = inputOf(reached)
  const sinceThen = since === null ? null : walked(since)
  return settle((part) => {
    if (!isOlder(part)) return 'reached'
    const was = untilThen(part)
    if (was.first >= began) return 'reached'
    return was.last < began || (sinceThen !== null && sinceThen(part).first < began)
      ? 'released'
      : 'could be released'
  })
}

/** The first day on which a person could be released, and the day on which they had to be. */
interface ReleaseWindow {
  readonly first: number
  readonly last: number
}

/** The days of release from the time in custody that a sentence is served in. */
function walked(input: TimelineInput): (part: GovernedSentence) => ReleaseWindow {
  const { runOf } = custodyTimeline(input, changesFor(input.parts))
  // All that is served together has one: sixty sentences are not looked at sixty times.
  const known = new Map<Group, ReleaseWindow>()
  return ({ at }) => {
    const { group } = runOf[at] as Run
    const window = known.get(group) ?? releasedOf(group)
    known.set(group, window)
    return window
  }
}

function releasedOf({ runs }: Group): ReleaseWindow {
  if (runs.some(isOfMinimumTerm)) return never
  const worked = runs.map((run) => caseRunOf(run))
  const { release } = governingRun(worked)
  // An order does not put the parole date off.
  const others = besideOrders(worked)
  return { first: paroleOfRuns(others, governingRun(others)).paroleEligibility ?? release, last: release }
}

const never: ReleaseWindow = { first: Number.POSITIVE_INFINITY, last: Number.POSITIVE_INFINITY }

import type { Day } from '../calendar/day.ts'
import type { Case } from '../custody/case.ts'
import type { ChangeMet } from '../custody/change.ts'
import { custodyTimeline } from '../custody/custody-timeline.ts'
import { licenceOf } from '../custody/licence.ts'
import { isOfLicence } from '../custody/minimum-term.ts'
import { isRunOfOrders } from '../custody/orders/kinds.ts'
import { remandCount } from '../custody/remand-walk.ts'
import type { Run } from '../custody/run.ts'
import { endOf, lastReleased } from '../custody/run-days.ts'
import type { Timeline, TimelineInput } from '../custody/timeline.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import type { ReleaseDays } from '../tables/alternative-codes.ts'
import type { CaseAnswer, CaseTotals } from './answer.ts'
import { lastRelease, leavingOf, sentencesOf, stagesOf } from './answer-parts.ts'
import { datesOfCase } from './dates.ts'
import { type DueRelease, governingRun, paroleOfCase, typeOfRelease } from './governing-run.ts'
import type { PreparedCase } from './prepared-case.ts'
import { type EndingLicence, endingLicence } from './public-protection-licence.ts'
import { daysAfterRecall, inputAfterRecall, recalledAnswer } from './recall/answer.ts'
import { refusalsOfWalk } from './refusals-of-walk.ts'
import { duesOf, runsOf } from './runs.ts'
import { totalsAfterMinimumTerms, totalsOnLicence, wholeOfRuns } from './totals.ts'
import { caseWarnings } from './warnings/warnings.ts'

/** Works out a case that was prepared, and says nothing yet of what is in doubt. */
export function preparedAnswer(prepared: PreparedCase): CaseAnswer | RefusedCase {
  const { case: question } = prepared
  const timeline = walkCase(prepared)
  if ('refusals' in timeline) return timeline
  const { input, changes, result } = timeline
  if (input.recall !== null) return recalledAnswer(question, input, input.recall, changes, result)
  const refusals = refusalsOfWalk(question, input, result)
  return refusals.length > 0 ? { refusals } : answer(question, input, changes, result)
}

/** The days of release of an answer; its letters, and all of it, on demand. */
export interface DaysUnder extends ReleaseDays {
  readonly releaseType: () => CaseAnswer['releaseType']
  readonly answer: () => CaseAnswer
}

/** The days of release of such an answer and nothing else of it, or why it cannot be worked out. */
export function preparedDays(prepared: PreparedCase): DaysUnder | RefusedCase {
  const { case: question } = prepared
  const timeline = walkCase(prepared)
  if ('refusals' in timeline) return timeline
  const { input, result } = timeline
  let known: CaseAnswer | null = null
  const inFull = (): CaseAnswer => {
    known ??= preparedAnswer(prepared) as CaseAnswer
    return known
  }
  if (input.recall !== null) {
    const days = daysAfterRecall(question, input, input.recall, result)
    return 'refusals' in days ? days : { ...days, releaseType: () => inFull().releaseType, answer: inFull }
  }
  const refusals = refusalsOfWalk(question, input, result)
  if (refusals.length > 0) return { refusals }
  const indeterminate = totalsAfterMinimumTerms(result.runs)
  if (indeterminate !== null)
    return {
      ...{ release: null, paroleEligibility: indeterminate.paroleEligibility },
      ...{ releaseType: () => null, answer: inFull },
    }
  if (result.runs.every(isOfLicence))
    return { release: null, paroleEligibility: null, releaseType: () => null, answer: inFull }
  const runs = duesOf(result.runs)
  const governing = governingRun(runs)
  return {
    release: governing.release,
    paroleEligibility: paroleOfCase(runs).paroleEligibility,
    releaseType: () => lettersOf(governing, result.runs),
    answer: inFull,
  }
}

/** The letters of a release: of an order where it holds the person longest. */
function lettersOf({ isOrder, release }: DueRelease, runs: readonly Run[]): CaseAnswer['releaseType'] {
  if (isOrder) return 'MTD'
  const licences = runs.filter((run) => !isRunOfOrders(run)).map((run) => licenceOf(run, endOf(run)))
  return typeOfRelease(licences, release)
}

/** The last day in custody and nothing else of an answer; null where it cannot be worked out. Not for minimum terms. */
export function preparedRelease(prepared: PreparedCase): Day | null {
  const { case: question } = prepared
  const timeline = walkCase(prepared)
  if ('refusals' in timeline) return null
  const { input, result } = timeline
  if (input.recall !== null) {
    const days = daysAfterRecall(question, input, input.recall, result)
    return 'refusals' in days ? null : days.release
  }
  return refusalsOfWalk(question, input, result).length > 0 ? null : lastRelease(result)
}

/** The case as it was walked through, or why it cannot be. */
interface CaseTimeline extends PreparedCase {
  readonly result: Timeline
}

function walkCase(prepared: PreparedCase): CaseTimeline | RefusedCase {
  const { case: question, input, changes } = prepared
  if (question.recall === null) return { ...prepared, result: custodyTimeline(input, changes) }
  const recalled = inputAfterRecall(question, input, changes)
  return 'refusals' in recalled
    ? recalled
    : { ...prepared, input: recalled, result: custodyTimeline(recalled, changes) }
}

/** The end of the last licence, where it differs from the end: of public protection it can come after it. */
function licenceEndOf({ end, licenceEnd, releaseBasis }: CaseTotals, licence: EndingLicence | null) {
  const own = licence?.end ?? null
  return own !== null && (releaseBasis === 'on licence' || (end !== null && own > end)) ? own : licenceEnd
}

function answer(
  question: Case,
  input: TimelineInput,
  changes: readonly ChangeMet[],
  timeline: Timeline,
): CaseAnswer {
  const { parts } = input
  const runs = runsOf(timeline.runs)
  const held = runs.filter(({ isOnLicence }) => !isOnLicence)
  const heldTimeline = timeline.runs.filter((run) => !isOfLicence(run))
  const licence = endingLicence(question, parts)
  const whole =
    held.length === 0 ? totalsOnLicence(runs) : (totalsAfterMinimumTerms(heldTimeline) ?? wholeOfRuns(held))
  const leaving = leavingOf(parts, held, whole, question.dateOfBirth)
  const dates = [
    ...datesOfCase(question, whole, held, { input, changes, timeline: heldTimeline }, leaving),
    ...(licence?.dates ?? []),
  ]
  const last = lastReleased(timeline.runs)
  const remand = remandCount(question, input, timeline)
  return {
    case: question,
    release: whole.release,
    releaseType: whole.releaseType,
    releaseBasis: whole.releaseBasis,
    paroleEligibility: whole.paroleEligibility,
    paroleMovedBy: whole.paroleMovedBy,
    end: whole.end,
    endType: whole.endType,
    licenceEnd: licenceEndOf(whole, licence),
    decidedBy: whole.decidedBy,
    leaving,
    recalled: null,
    licence,
    remand,
    alternatives: null,
    stages: stagesOf(input, changes, timeline),
    runs,
    sentences: sentencesOf(timeline),
    warnings: caseWarnings({
      ...{ question, input, parts, timeline, runs, last, whole, leaving, dates, remand, licence },
    }),
    dates,
  }
}

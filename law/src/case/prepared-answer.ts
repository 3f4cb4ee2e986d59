import type { Recall } from '../custody/case.ts'
import { custodyTimeline } from '../custody/custody-timeline.ts'
import { isLeft } from '../custody/left.ts'
import { isOfLicence } from '../custody/minimum-term.ts'
import { remandCount } from '../custody/remand-walk.ts'
import { lastReleased } from '../custody/run-days.ts'
import type { Timeline } from '../custody/timeline.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import type { CaseAnswer, CaseRun, CaseTotals, Recalled } from './answer.ts'
import { leavingOf, sentencesOf, stagesOf } from './answer-parts.ts'
import { datesOfCase } from './dates.ts'
import { edited, type PreparedCase } from './prepared-case.ts'
import { type EndingLicence, endingLicence } from './public-protection-licence.ts'
import { recallByLaw } from './recall/kind-by-law.ts'
import { inputAfterRecall, recalledOf } from './recall/recalled.ts'
import { runsOf } from './recall/recalled-case-run.ts'
import { refusalsOfWalk } from './refusals-of-walk.ts'
import { heldRuns, totalsOf } from './totals.ts'
import type { WarnedCase } from './warnings/row.ts'
import { caseWarnings } from './warnings/warnings.ts'

/** What a case comes to; all the rest of its answer on demand. */
export interface CaseResult
  extends Pick<CaseTotals, 'release' | 'paroleEligibility' | 'releaseType' | 'releaseBasis'> {
  /** Says nothing yet of what is in doubt. */
  readonly answer: () => CaseAnswer
}

/** A case that was walked through, with or without a recall. */
interface WalkedCase extends PreparedCase {
  readonly timeline: Timeline
  readonly runs: readonly CaseRun[]
  readonly recalled: Recalled | null
  readonly whole: CaseTotals
}

/** Walks through a case that was prepared, or says why it cannot be worked out. */
export function walked(prepared: PreparedCase): WalkedCase | RefusedCase {
  const { case: question, changes } = prepared
  const input = question.recall === null ? prepared.input : inputAfterRecall(prepared)
  if ('refusals' in input) return input
  const timeline = custodyTimeline(input, changes)
  const refusals = refusalsOfWalk(question, input, timeline)
  if (refusals.length > 0) return { refusals }
  const runs = runsOf(input, timeline)
  const recalled = input.recall === null ? null : recalledOf(question, input.recall, runs, timeline)
  const whole = totalsOf(question, timeline.runs, runs, recalled)
  return { ...prepared, input, timeline, runs, recalled, whole }
}

/** The same for the kind of recall that the law gives. Where that is refused, for the kind that was asked. */
function walkedByLaw(prepared: PreparedCase): WalkedCase | RefusedCase {
  const found = walked(prepared)
  if ('refusals' in found || found.recalled === null) return found
  const asked = prepared.case.recall as Recall
  const recall = recallByLaw(asked, found.recalled.byLaw)
  if (recall === asked) return found
  // What governs the sentences does not turn on the kind of recall.
  const known = walked(edited(prepared, { recall }) as PreparedCase)
  return 'refusals' in known ? found : known
}

/** Works out a case that was prepared, or says why it cannot be. */
export function resultOf(prepared: PreparedCase): CaseResult | RefusedCase {
  const found = walkedByLaw(prepared)
  if ('refusals' in found) return found
  let known: CaseAnswer | null = null
  return {
    ...found.whole,
    answer: () => {
      known ??= answerOf(found)
      return known
    },
  }
}

/** The answer of such a case in full. */
export function preparedAnswer(prepared: PreparedCase): CaseAnswer | RefusedCase {
  const result = resultOf(prepared)
  return 'refusals' in result ? result : result.answer()
}

/** The end of the last licence, where it differs from the end: of public protection it can come after it. */
function licenceEndOf({ end, licenceEnd, releaseBasis }: CaseTotals, licence: EndingLicence | null) {
  const own = licence?.end ?? null
  return own !== null && (releaseBasis === 'on licence' || (end !== null && own > end)) ? own : licenceEnd
}

/** What the warnings of a case are found from. */
export function warnedOf({ case: question, input, timeline, runs, recalled, whole }: WalkedCase): WarnedCase {
  const { parts, recall } = input
  const licence = endingLicence(question, parts)
  const leaving = leavingOf(whole, runs, timeline.runs, recalled, question.dateOfBirth)
  const last = lastReleased(timeline.runs.filter((run) => !isLeft(run, timeline.runs)))
  const remand = remandCount(question, input, timeline)
  return {
    question,
    input,
    parts,
    timeline,
    runs,
    last,
    whole,
    leaving,
    remand,
    licence,
    recall,
    recalled,
  }
}

function answerOf(found: WalkedCase): CaseAnswer {
  const { case: question, input, changes, timeline, runs, recalled, whole } = found
  const warned = warnedOf(found)
  const { leaving, licence, remand } = warned
  const held = heldRuns(runs)
  const heldTimeline = timeline.runs.filter((run) => !isOfLicence(run))
  const dates = [
    ...datesOfCase(question, whole, held, { input, changes, timeline: heldTimeline }, leaving, recalled),
    ...(licence?.dates ?? []),
  ]
  return {
    ...whole,
    case: question,
    licenceEnd: licenceEndOf(whole, licence),
    leaving,
    recalled,
    licence,
    remand,
    alternatives: null,
    stages: stagesOf(input, changes, timeline),
    runs,
    sentences: sentencesOf(timeline),
    warnings: caseWarnings(warned),
    dates,
  }
}

import type { Day } from '../../calendar/day.ts'
import type { Case, CaseSentence, Recall } from '../../custody/case.ts'
import type { StagedChange } from '../../custody/change.ts'
import { walkBefore } from '../../custody/custody-timeline.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import { isReleasedUnder18 } from '../../custody/licence.ts'
import { isOfLicence, isOfMinimumTerm } from '../../custody/minimum-term.ts'
import { isRunOfNoSentence } from '../../custody/orders/kinds.ts'
import { type RecalledSentences, recallDay } from '../../custody/recall/recalled-state.ts'
import type { Run } from '../../custody/run.ts'
import { endOf, possibleRelease, releaseOf } from '../../custody/run-days.ts'
import type { Timeline, TimelineInput } from '../../custody/timeline.ts'
import type { CaseRefusal, RefusedCase } from '../../facts/refusal.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import { notRecalled } from '../orders/refusals.ts'
import {
  isOneDay,
  isShortAndOld,
  naming,
  noneBeforeRecall,
  ofOneDay,
  ofShortAndOld,
  ofYoung,
  whichOnes,
} from './naming.ts'

/** Which sentences the recall is from: those named, the only run, or all that were on licence on the day of the recall. */
export function recalledSentences(
  question: Case,
  input: TimelineInput,
  changes: readonly StagedChange[],
): RecalledSentences | RefusedCase {
  const { sentences } = question
  const recall = question.recall as Recall
  const isOneRun = input.links.before.filter((at) => at === null).length === 1
  if (recall.sentenceIds !== null) {
    const isRecalled = sentences.map(({ id }) => (recall.sentenceIds as readonly string[]).includes(id))
    const refusals = naming(question, input.links, isRecalled)
    return refusals.length > 0 ? { refusals } : chosen(isRecalled)
  }
  const day = recallDay(recall)
  if (!isOneRun && recall.recallDate === null) return { refusals: [whichOnes] }
  const isBefore = ({ startDate: start }: CaseSentence): boolean => day === null || start < day
  if (!sentences.some(isBefore)) return { refusals: [noneBeforeRecall(recall)] }
  return isOneRun
    ? chosen(sentences.map(isBefore))
    : filled(question, walkBefore(input, changes, recall.recallDate as Day))
}

const chosen = (isRecalled: readonly boolean[]): RecalledSentences => ({
  isRecalled,
  isFilled: false,
  stillServed: [],
})

/** Every sentence passed before the recall that has a licence, but those of a time in custody that had not ended by then, unless
 *  nothing else was on licence: nobody is recalled from a sentence that is still being served (section 254). */
function filled({ sentences, recall }: Case, timeline: Timeline): RecalledSentences | RefusedCase {
  const { type, recallDate } = recall as Recall
  const day = recallDate as Day
  const filledWith = (taken: readonly Run[], served: readonly string[]): RecalledSentences => {
    const ids = idsOf(taken)
    return { isRecalled: sentences.map(({ id }) => ids.includes(id)), isFilled: true, stillServed: served }
  }
  if (recallKinds[type].keepsRelease) {
    const runs = stillServed(timeline, day)
    if (runs.length === 0)
      return { refusals: timeline.runs.map(({ parts }) => notRecalled(parts[0] as GovernedSentence)) }
    return filledWith(runs, [])
  }
  const without = timeline.runs.map(ofNoLicence)
  const licensed = timeline.runs.filter((_, i) => without[i] === null)
  // Nobody is recalled for a fixed term from life or public protection.
  const ofTerms = recallKinds[type].days === null ? [] : licensed.filter((run) => !isOfMinimumTerm(run))
  const runs = ofTerms.length === 0 ? licensed : ofTerms
  if (runs.length === 0) return { refusals: [...new Set(without.filter((refusal) => refusal !== null))] }
  const served = new Set(timeline.runs.filter((run) => isServed(run, day)).map(({ group }) => group))
  const released = runs.filter(
    (run) => !served.has(run.group) || (isOfMinimumTerm(run) && releaseOf(run) <= day),
  )
  const out = released.filter((run) => isOnLicence(run, day))
  const taken =
    out.length === 0 ? runs : out.every(isOfLicence) ? released : released.filter((run) => !isOfLicence(run))
  return filledWith(taken, idsOf(runs.filter((run) => !taken.includes(run))))
}

/** A recall from a curfew is from what was still being served, each chain with all its branches; where nothing was, from all: that
 *  is refused with its days. */
function stillServed({ runs }: Timeline, day: Day): readonly Run[] {
  const sentences = runs.filter((run) => !isRunOfNoSentence(run))
  const served = sentences.filter((run) => releaseOf(run) > day)
  const ofOneChain = (run: Run): boolean => served.some(({ parts }) => parts[0] === run.parts[0])
  return served.length === 0 ? sentences : sentences.filter(ofOneChain)
}

/** The sentences of these runs, each once: branches share theirs. */
const idsOf = (runs: readonly Run[]): readonly string[] => [
  ...new Set(runs.flatMap(({ parts }) => parts.map(({ sentence }) => sentence.id))),
]

/** Why a sentence that stands alone has no licence to be recalled from; null where it has one, as every extended sentence has, of
 *  which alone the length may not be known. */
function ofNoLicence(run: Run): CaseRefusal | null {
  const { parts, figures } = run
  const part = parts[0] as GovernedSentence
  if (figures.total === null) return null
  if (isRunOfNoSentence(run)) return notRecalled(part)
  if (isReleasedUnder18(run)) return ofYoung
  if (parts.length === 1 && isOneDay(part)) return ofOneDay
  return isShortAndOld(run) ? ofShortAndOld(run) : null
}

/** Whether a run was still being served on a day: until the Parole Board could direct release, where it can. */
const isServed = (run: Run, day: Day): boolean => possibleRelease(run) > day

/** Whether the licence of a run that had been released went on beyond a day. */
const isOnLicence = (run: Run, day: Day): boolean =>
  isOfMinimumTerm(run) || (endOf(run) ?? Number.POSITIVE_INFINITY) > day

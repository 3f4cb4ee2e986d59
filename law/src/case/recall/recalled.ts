import { addDays } from '../../calendar/day.ts'
import type { Case, Recall } from '../../custody/case.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import { daysOfTerm, sumOf } from '../../custody/length.ts'
import { asReturned, recallDay, type TimelineRecall } from '../../custody/recall/recalled-state.ts'
import { timelineRecall, withBetween } from '../../custody/recall/timeline-recall.ts'
import type { Timeline, TimelineInput } from '../../custody/timeline.ts'
import type { RefusedCase } from '../../facts/refusal.ts'
import type { CaseRun, Recalled } from '../answer.ts'
import { governingRun } from '../governing-run.ts'
import type { PreparedCase } from '../prepared-case.ts'
import { keepingRuns, recalledRuns } from '../totals.ts'
import { kindByLaw } from './kind-by-law.ts'
import { recalledSentences } from './recalled-sentences.ts'
import { refusalsOfRecalled } from './refusals.ts'
import { refusalsOfFacts, refusalsOfReturn } from './refusals-of-facts.ts'

/** The case with its recall, ready to be walked through, or why it cannot be. */
export function inputAfterRecall({ case: told, input, changes }: PreparedCase): TimelineInput | RefusedCase {
  const recall = asReturned(told.recall as Recall)
  const question = { ...told, recall }
  const chosen = recalledSentences(question, input, changes)
  if ('refusals' in chosen) return chosen
  const recalled = input.parts.filter(({ at }) => chosen.isRecalled[at])
  const day = recallDay(recall)
  // Not a sentence by itself that was over before the recall.
  const isBeside = ({
    at,
    sentence: { startDate: start, consecutiveTo },
    custodial,
  }: GovernedSentence): boolean =>
    !chosen.isRecalled[at] &&
    (consecutiveTo !== null || day === null || addDays(start, daysOfTerm(start, sumOf([custodial]))) > day)
  const refusals = [
    ...refusalsOfRecalled(recalled, recall),
    // As it was told: asReturned may have put the day of return later.
    ...refusalsOfReturn(told, recalled),
    ...refusalsOfFacts(question, recalled, input.parts.some(isBeside)),
  ]
  if (refusals.length > 0) return { refusals }
  const timeline = timelineRecall(question, input, changes, chosen)
  // What the recall is from is no licence any more.
  const parts = input.parts.map((part) =>
    chosen.isRecalled[part.at] && part.sentence.onLicence
      ? { ...part, sentence: { ...part.sentence, onLicence: false } }
      : part,
  )
  return { ...input, parts, recall: timeline, atLarge: withBetween(input.atLarge, timeline.between) }
}

/** What a recall comes to: each recalled run by its own recall, each other run as if there were none. The person leaves on the latest of
 *  all these days, for each sentence is an authority of its own to keep them. */
export function recalledOf(
  question: Case,
  recall: TimelineRecall,
  runs: readonly CaseRun[],
  timeline: Timeline,
): Recalled {
  const { recall: given, sentences } = question
  const others = keepingRuns(runs).filter((run) => run.recalled === null)
  const of = recalledRuns(runs)
  const ofLife = of.filter(({ isMinimumTerm }) => isMinimumTerm)
  const besideLife = others.filter(({ isMinimumTerm }) => isMinimumTerm)
  const run = governingRun(ofLife.length === 0 ? of : ofLife)
  const other = others.length === 0 ? null : governingRun(besideLife.length === 0 ? others : besideLife)
  return {
    recall: recall.recall,
    byLaw: kindByLaw({ question, recall, runs: timeline.runs }),
    sentenceIds: sentences.filter((_, at) => recall.isRecalled[at]).map(({ id }) => id),
    isNamed: given?.sentenceIds !== null,
    stillServed: recall.stillServed,
    run,
    other,
    decides: besideLife.length > 0 ? 'other' : ofLife.length > 0 ? 'recall' : decidesOf(run, other),
  }
}

function decidesOf({ release }: CaseRun, other: CaseRun | null): Recalled['decides'] {
  if (other === null || release > other.release) return 'recall'
  return release === other.release ? 'both' : 'other'
}

import { inWords } from '../calendar/day.ts'
import type { Award, Case, CaseSentence } from '../custody/case.ts'
import { type GovernedSentence, isOldStyle } from '../custody/governed-sentence.ts'
import type { Run } from '../custody/run.ts'
import { isRunAtLeast, releaseWithoutAdded } from '../custody/run-days.ts'
import type { ChosenStage, Timeline, TimelineInput } from '../custody/timeline.ts'
import { type CaseRefusal, notWorkedOut, ofSentence } from '../facts/refusal.ts'
import { days } from '../tables/days.ts'
import { isLongTermOffence } from '../tables/offence-traits.ts'
import { recallKinds } from '../tables/recall-types.ts'
import { meetsAnother } from './answer-parts.ts'
import { oldTerms } from './mixed-chains.ts'
import { refusalsOfNumbers } from './recall/refusals.ts'

/** Why the walk through the days came to no answer. Changes of law that met only recalled runs matter to nothing but their first
 *  release. */
export function refusalsOfWalk(
  question: Case,
  { parts, recall }: TimelineInput,
  timeline: Timeline,
): readonly CaseRefusal[] {
  const { chosen, waiting } = timeline
  const tooLate = timeline.tooLate.map((at) => releasedRefusal(question, at))
  if (recall !== null) {
    if (tooLate.length > 0) return tooLate
    const { keepsRelease } = recallKinds[recall.recall.type]
    return [
      ...refusalsOfNumbers({ question, recall, runs: timeline.runs }),
      ...refusalsOfChanges(
        parts.filter(({ at }) => keepsRelease || !recall.isRecalled[at]),
        chosen.filter(({ change }) => meetsAnother(timeline, change)),
      ),
    ]
  }
  return [
    ...tooLate,
    ...refusalsOfSingleTerms(timeline),
    ...refusalsOfChanges(parts, chosen),
    ...waiting.map((award): CaseRefusal => {
      const at = (question.addedDays as readonly Award[]).indexOf(award)
      return { place: { in: 'addedDays', at, field: 'date' }, message: 'The award is dated after release.' }
    }),
  ]
}

/** Why changes of law that met these sentences come to no answer. */
export const refusalsOfChanges = (
  parts: readonly GovernedSentence[],
  chosen: readonly ChosenStage[],
): readonly CaseRefusal[] => chosen.flatMap((one) => unsureRefusals(parts, one))

/** A sentence said to be consecutive to one from which the person had been released. */
function releasedRefusal({ sentences }: Case, at: number): CaseRefusal {
  const { id, startDate: start, consecutiveTo } = sentences[at] as CaseSentence
  return ofSentence(
    at,
    'consecutiveTo',
    `By ${inWords(start)} the person had been released from sentence ${consecutiveTo}, so a ` +
      `court could not make ${id} consecutive to it (Sentencing Code, section 225).`,
  )
}

/** Where the stage of the case depends on an extension period that was not given. */
const unsureRefusals = (
  parts: readonly GovernedSentence[],
  { isUnsure }: ChosenStage,
): readonly CaseRefusal[] =>
  parts
    .filter(({ whole }) => isUnsure && whole === null)
    .map(({ at }) => ofSentence(at, 'extensionYears', whichExtension))

const whichExtension = 'Enter the extension period: the stage of the case depends on it.'

/** Terms that are only together 4 years or more. */
const refusalsOfSingleTerms = ({ runs }: Timeline): readonly CaseRefusal[] =>
  runs
    .filter(({ parts }) => parts.length > 1 && parts.every(isOldStyle))
    .filter((run) => isRunAtLeast(run, 4) && isLongTerm(run))
    .map(({ parts }) => notWorkedOut((parts.at(-1) as GovernedSentence).at, 'offenceDate', oldTerms))

/** One-half is served before added days are. */
const isLongTerm = (run: Run): boolean =>
  run.parts.some(({ sentence: { offence } }) => offence !== null && isLongTermOffence(offence)) ||
  releaseWithoutAdded(run) < days.halfwayRelease.day

import {
  type Answer,
  answer,
  type Day,
  progressionModel,
  type Question,
  type Transition,
  transition,
} from '@requisite/law'

/** The estimate for a sentence: the release point that governs it now, and the day on which the change of law leaves it. */
export interface Estimate {
  /** The answer at the release point that governs, as the law alone gives it: for the working. */
  readonly governed: Answer
  /** How the Sentencing Act 2026 reaches the sentence. */
  readonly change: Transition
  /** The same answer with the day of release as the change is staged: for the dates. */
  readonly staged: Answer
  readonly release: Day
}

/** Works out a sentence under the law that applies to it. Nobody is asked about commencement: the day of sentence says
 *  whether the Act applies outright or in stages. */
export function estimateOf(question: Question): Estimate {
  const isNew = question.start >= progressionModel.day
  const first = answer({ ...question, postCommencement: isNew })
  const change = transition(question, first.regime)
  const governed = !isNew && change.applies ? answer({ ...question, postCommencement: true }) : first
  const { release } = change
  const dates = { ...governed.dates, release: { ...governed.dates.release, found: release } }
  return { governed, change, staged: { ...governed, dates }, release }
}

/** Whether the day of release is set by a timetable rather than by the release point alone. */
export const isMovedByTimetable = ({ governed, release }: Estimate): boolean =>
  governed.dates.release.found !== release

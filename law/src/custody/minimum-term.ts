import { addDays, type Day, later } from '../calendar/day.ts'
import { oneHalf, partOf } from '../calendar/fraction.ts'
import { days } from '../tables/days.ts'
import { cja2003, crimeSentencesAct1997, type Source } from '../tables/provisions.ts'
import { custodialOf, type GovernedSentence, isMinimumTerm } from './governed-sentence.ts'
import { lay } from './length.ts'
import { isRecalledRun, releaseAfterRecall, termOf } from './recall/recalled-run.ts'
import type { Run } from './run.ts'
import { creditOfRun, isRunBefore, possibleRelease, releaseOf } from './run-days.ts'

/** Whether a run is a minimum term: such a sentence stands in no chain. */
export const isOfMinimumTerm = ({ parts }: Run): boolean => isMinimumTerm(parts[0] as GovernedSentence)

/** Whether a run is life with a whole life order. */
export const isOfWholeLife = ({ parts }: Run): boolean => (parts[0] as GovernedSentence).sentence.wholeLife

/** Whether a run is life or public protection from which the person is on licence: it keeps nobody in prison. */
export const isOfLicence = ({ parts }: Run): boolean => (parts[0] as GovernedSentence).sentence.onLicence

/** Whether a run is life or public protection from which the person was recalled: nobody can name a day on which that ends. */
export const isOfLifeRecall = (run: Run): boolean => isRecalledRun(run) && isOfMinimumTerm(run)

/** Whether the Parole Board waits for a run: for a fixed term until it lets the person go. Not for a recall without a day, whose case goes
 *  to the Board itself (Crime (Sentences) Act 1997, section 33A(3)(a) and (5); Criminal Justice Act 2003, section 255C(4)), nor for what
 *  was over by the recall. */
function isWaitedFor(run: Run): boolean {
  if (isOfMinimumTerm(run)) return false
  if (!isRecalledRun(run) || run.recalled.keepsRelease) return true
  return run.recalled.hadEnded === null && run.recalled.letOut === null && termOf(run) !== null
}

/** The first day on which such a run can let the person go. */
const firstDayOut = (run: Run): Day => (isRecalledRun(run) ? releaseAfterRecall(run) : possibleRelease(run))

/** The fixed term for which the Parole Board waits after a recall from life or public protection, of those that hold the person since
 *  a day, on which they came back; null where there is none. */
export function waitedForOnRecall(runs: readonly Run[], since: Day): PossibleRelease | null {
  const last = latest(
    runs.filter((run) => isWaitedFor(run) && firstDayOut(run) > since),
    firstDayOut,
  )
  return last === null ? null : { run: last, day: firstDayOut(last), isByBoard: isByBoard(last) }
}

/** When the Parole Board can first let a person out who serves life or a sentence for public protection. */
export interface AfterMinimumTerms {
  /** The last day of the minimum terms: each is served first (Crime (Sentences) Act 1997, section 28(1B)). */
  readonly minimum: Run
  readonly day: Day
  /** The fixed term that moves it, because it lets nobody go before; null where none does. */
  readonly movedBy: Run | null
  /** The fixed term that keeps the person longest, and the first day on which it can let them go; null where there is none. */
  readonly fixed: PossibleRelease | null
  /** The same where that day is later still: the Board looked at the case before, by the rule of that day, and let nobody out. */
  readonly keptBy: PossibleRelease | null
}

/** The first day on which a fixed term can let a person go, and whether the Parole Board decides that. */
export interface PossibleRelease {
  readonly run: Run
  readonly day: Day
  readonly isByBoard: boolean
}

/** Whether a day of the Parole Board is by the rule that a minimum term and one-half of each fixed term are served first. */
export const isBeforeSection33A = (day: Day): boolean => day < days.boardWaitsForFixedTerms.day

const section33A = [crimeSentencesAct1997('33A(3)'), cja2003('267C')]
const oneHalfLaw = [crimeSentencesAct1997('28(7)(c)')]

/** The provisions by which a fixed term moves the first day of the Parole Board. */
export const lawOfBoardDay = (day: Day): readonly Source[] =>
  isBeforeSection33A(day) ? oneHalfLaw : section33A

/** The latest of the ends of the minimum terms and, for each fixed term beside them, its own parole day, or its release where it
 *  has none (Crime (Sentences) Act 1997, section 33A(3); Criminal Justice Act 2003, section 267C); null where there is no minimum
 *  term, or one of the sentences is for the whole of life. Where the Board's day came before those sections did, that was the day. */
export function afterMinimumTerms(runs: readonly Run[]): AfterMinimumTerms | null {
  const held = runs.filter((run) => !isOfLifeRecall(run))
  if (held.some(isOfWholeLife)) return null
  const minimum = latest(
    held.filter((run) => isOfMinimumTerm(run) && !isOfLicence(run)),
    releaseOf,
  )
  if (minimum === null) return null
  const others = held.filter(isWaitedFor)
  const after = (dayOf: (run: Run) => Day): Pick<AfterMinimumTerms, 'day' | 'movedBy'> => {
    const last = latest(others, dayOf)
    const end = releaseOf(minimum)
    return last !== null && dayOf(last) > end
      ? { day: dayOf(last), movedBy: last }
      : { day: end, movedBy: null }
  }
  const asItWas = after(halfway)
  const { day, movedBy } = isBeforeSection33A(asItWas.day) ? asItWas : after(firstDayOut)
  const last = latest(others, firstDayOut)
  const fixed = last === null ? null : { run: last, day: firstDayOut(last), isByBoard: isByBoard(last) }
  return { minimum, day, movedBy, fixed, keptBy: fixed !== null && fixed.day > day ? fixed : null }
}

/** From an extended, special or terrorist sentence the Parole Board can let a person go before release is due. */
const isByBoard = (run: Run): boolean => run.recalled === null && possibleRelease(run) < releaseOf(run)

/** The run with the latest day; of equals one from which the Parole Board decides, then the first to begin, and the longest. */
function latest(runs: readonly Run[], dayOf: (run: Run) => Day): Run | null {
  let last: Run | null = null
  for (const run of runs)
    if (last === null || dayOf(run) > dayOf(last) || (dayOf(run) === dayOf(last) && isBefore(run, last)))
      last = run
  return last
}

const isBefore = (run: Run, other: Run): boolean =>
  isByBoard(run) === isByBoard(other) ? isRunBefore(run, other) : isByBoard(run)

/** The day on which one-half of the custodial terms is served, which the Board waited for until 2022 (section 28(7)(c) as it was).
 *  Added days are no part of a term. */
function halfway(run: Run): Day {
  const { days } = lay(run.start, run.parts.map(custodialOf))
  return later(run.start, addDays(run.start, partOf(days, oneHalf) - 1 + run.atLarge - creditOfRun(run)))
}

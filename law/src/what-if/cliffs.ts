import { sameFraction } from '../calendar/fraction.ts'
import { nothingOff, type Plea } from '../tables/pleas.ts'
import type { CliffCode } from '../tables/what-if-codes.ts'
import type { LengthAnswer, WorkOut } from './length-answer.ts'
import { afterPlea, beforePlea } from './plea.ts'

/** Where one month more changes more than the length. */
export interface Cliff {
  readonly code: CliffCode
  /** The shortest length on its far side, in months, before the plea is taken off. */
  readonly months: number
  /** Null where the lengths are those after the plea. */
  readonly plea: Plea | null
  /** The two sides, after the plea: the longest length below, and one month more. */
  readonly below: LengthAnswer
  readonly from: LengthAnswer
  readonly differenceDays: number
}

/** Every cliff between two lengths, in months before a plea, for each of the pleas: every month is looked at, from the first. */
export const cliffsBetween = (
  workOut: WorkOut,
  shortest: number,
  longest: number,
  pleas: readonly Plea[] | null,
): readonly Cliff[] => (pleas ?? [null]).flatMap((plea) => cliffsOf(workOut, shortest, longest, plea))

function cliffsOf(workOut: WorkOut, shortest: number, longest: number, plea: Plea | null): readonly Cliff[] {
  const taken = plea ?? nothingOff
  const first = Math.max(1, afterPlea(shortest, taken).months)
  const last = afterPlea(longest, taken).months
  const cliffs: Cliff[] = []
  for (let months = first + 1; months <= last; months++) {
    const [below, from] = [workOut(months - 1), workOut(months)]
    for (const code of codesAt(below, from)) {
      const differenceDays = from.release - below.release
      cliffs.push({ code, months: beforePlea(months, taken), plea, below, from, differenceDays })
    }
  }
  return cliffs
}

/** What changes between a length and one month more. */
function codesAt(below: LengthAnswer, from: LengthAnswer): readonly CliffCode[] {
  const codes: CliffCode[] = []
  if (isJump(below, from)) codes.push('C_RELEASE_POINT')
  if (below.suspended !== from.suspended && below.suspended !== null)
    codes.push(below.suspended === 'usual' ? 'C_SUSPENDED_USUAL' : 'C_SUSPENDED_POSSIBLE')
  if (from.overMaximum && !below.overMaximum) codes.push('C_MAXIMUM')
  return codes
}

/** Whether another part of the sentence is served, and a date differs by it: where all is served already, none does. */
export const isJump = (below: LengthAnswer, from: LengthAnswer): boolean =>
  !sameFraction(below.fraction, from.fraction) && below.release !== from.release

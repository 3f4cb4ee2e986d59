import { type Calculation, calculate, place } from './calculate.ts'
import { fortyPerCentRule, fortyPerCentRuleFrom5Years, progressionModel } from './commencement.ts'
import { addDays, type Day, earlier } from './day.ts'
import { fortyPerCent, oneHalf, sameFraction } from './fraction.ts'
import { type Source, sentencingAct2026 } from './provisions.ts'
import type { Sentence } from './question.ts'
import { isChanged, type Regime, type ReleasePoint } from './regimes.ts'
import { isAtLeastYears } from './term.ts'
import { type Tranche, trancheFor, tranchesLaw } from './tranches.ts'

/** Where the staged change of law leaves a sentence. */
export interface Staged {
  readonly outcome:
    | 'outside the model'
    | 'new sentence'
    | 'out before the change'
    | 'out before the stage'
    | 'held until the stage'
    | 'after the stage'
  /** The stage for a sentence of this length; null for one that is not moved in stages. */
  readonly tranche: Tranche | null
  /** The release date at the old point, as the 2024 change to 40% was itself staged. */
  readonly before: Day
  /** The release date that the law as staged gives. */
  readonly release: Day
}

/** Finds the stage from the dates `at` the old and the new point. Added days are set aside in the comparison and put back
 *  on top of the day of the stage. */
export function stage(sentence: Sentence, regime: Regime, at: (point: ReleasePoint) => Calculation): Staged {
  const { start, addedDays } = sentence
  const old = at(regime.before)
  const before = stagedAt40(sentence, regime, old)
  if (!isChanged(regime)) return { outcome: 'outside the model', tranche: null, before, release: before }
  if (start >= progressionModel.day)
    return { outcome: 'new sentence', tranche: null, before, release: at(regime.after).release.found }

  const withoutAdded = start + old.requisiteCustodialPeriod.found - old.creditUsed.found - 1
  if (withoutAdded < progressionModel.day)
    return { outcome: 'out before the change', tranche: null, before, release: before }

  const tranche = trancheFor(old.totalDays.found)
  if (before - addedDays < tranche.day)
    return { outcome: 'out before the stage', tranche, before, release: before }
  const after = at(regime.after).release.found
  if (after - addedDays < tranche.day)
    return { outcome: 'held until the stage', tranche, before, release: addDays(tranche.day, addedDays) }
  return { outcome: 'after the stage', tranche, before, release: after }
}

/** How the change of law reaches one sentence, whatever release point was asked for. */
export interface Transition extends Staged {
  /** Whether the release point of the progression model reaches the sentence. */
  readonly applies: boolean
  readonly reason: string
  readonly law: readonly Source[]
  readonly after: Day
}

type Reach = Pick<Transition, 'applies' | 'reason' | 'law'>

const section23 = [sentencingAct2026('23(12)'), ...progressionModel.law]

/** Whether and why the new release point reaches a sentence that the model is for. */
const reaches: Readonly<Record<Exclude<Staged['outcome'], 'outside the model'>, Reach>> = {
  'new sentence': {
    applies: true,
    reason: 'The sentence was imposed on or after 1 October 2026, so the new release point applies.',
    law: section23,
  },
  'out before the change': {
    applies: false,
    reason:
      'At the old release point, leaving out any added days, the person was due out before 1 October 2026.',
    law: section23,
  },
  'out before the stage': {
    applies: false,
    reason: 'At the old release point, leaving out any added days, the person is out before it.',
    law: tranchesLaw,
  },
  'held until the stage': {
    applies: true,
    reason:
      'The new release point has passed by then, so release is on the day of the stage, plus any added days.',
    law: tranchesLaw,
  },
  'after the stage': {
    applies: true,
    reason: 'The new release point comes after it, and applies.',
    law: tranchesLaw,
  },
}

/** Works out how section 23 of the Sentencing Act 2026 reaches a sentence under a regime. */
export function transition(sentence: Sentence, regime: Regime): Transition {
  const placed = place(sentence)
  const at = (point: ReleasePoint): Calculation => calculate(sentence, point, placed)
  const staged = stage(sentence, regime, at)
  const { applies, reason, law } =
    regime.exclusion === null
      ? reaches[staged.outcome as keyof typeof reaches]
      : { applies: false, ...regime.exclusion }
  return {
    ...staged,
    applies,
    reason:
      staged.tranche === null
        ? reason
        : `Stage ${staged.tranche.number} is for sentences of this length. ${reason}`,
    law,
    after: at(regime.after).release.found,
  }
}

/** Forty per cent reached older sentences on two days of 2024, so nobody went out under it before theirs; a person whose
 *  half-way day came first was released then. */
function stagedAt40(sentence: Sentence, { before }: Regime, old: Calculation): Day {
  const { start, term } = sentence
  const atForty = old.release.found
  if (start >= fortyPerCentRule.day || !sameFraction(before.fraction, fortyPerCent)) return atForty
  const { day, law } = isAtLeastYears(start, term, 5) ? fortyPerCentRuleFrom5Years : fortyPerCentRule
  if (atForty >= day) return atForty
  return earlier(calculate(sentence, { fraction: oneHalf, law }, old).release.found, day)
}

import { inWords } from '../calendar/day.ts'
import type { Transition } from '../sentence/transition.ts'
import { progressionModel } from '../tables/days.ts'
import { type Source, sentencingAct2026 } from '../tables/provisions.ts'
import type { Exclusion, Regime } from '../tables/regimes.ts'
import { progressionStaging } from '../tables/stages.ts'

const section23 = [sentencingAct2026('23(12)'), ...progressionModel.law]
const commencement = inWords(progressionModel.day)

/** Why the new release point reaches a sentence that the model is for, or does not. */
const reasons: Readonly<Record<Exclude<Transition['outcome'], 'outside the model'>, Exclusion>> = {
  'new sentence': {
    reason: `The sentence was imposed on or after ${commencement}, so the new release point applies.`,
    law: section23,
  },
  'out before the change': {
    reason: `At the old release point, leaving out any added days, the person was due out before ${commencement}.`,
    law: section23,
  },
  'out before the stage': {
    reason: 'At the old release point, leaving out any added days, the person is out before it.',
    law: progressionStaging.law,
  },
  'held until the stage': {
    reason:
      'The new release point has passed by then, so release is on the day of the stage, plus any added days.',
    law: progressionStaging.law,
  },
  'after the stage': {
    reason: 'The new release point comes after it, and applies.',
    law: progressionStaging.law,
  },
}

/** How the Act reaches a sentence, in words, with the provisions. */
export function transitionReason(
  { outcome, stage }: Transition,
  { exclusion }: Regime,
): { readonly reason: string; readonly law: readonly Source[] } {
  if (exclusion !== null) return exclusion
  const { reason, law } = reasons[outcome as keyof typeof reasons]
  return {
    reason: stage === null ? reason : `Stage ${stage.number} is for sentences of this length. ${reason}`,
    law,
  }
}

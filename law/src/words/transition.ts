import { inWords } from '../calendar/day.ts'
import type { Transition } from '../case/transition.ts'
import type { ChangeOfLaw } from '../tables/changes-of-law.ts'
import type { Source } from '../tables/provisions.ts'
import type { Exclusion, Regime } from '../tables/regimes.ts'
import { joined } from './joined.ts'

/** Why the new release point of a change reaches a sentence that it is for, or does not. */
const reasons: Readonly<
  Record<Exclude<Transition['outcome'], 'outside the model'>, (change: ChangeOfLaw) => Exclusion>
> = {
  'new sentence': ({ begins, law }) => ({
    reason: joined`The sentence was imposed on or after ${inWords(begins.day)}, so the new release point applies.`,
    law,
  }),
  'out before the change': ({ begins, law }) => ({
    reason: joined`At the old release point, leaving out any added days, the person was due out before ${inWords(begins.day)}.`,
    law,
  }),
  'out before the stage': ({ staging: { law } }) => ({
    reason: 'At the old release point, leaving out any added days, the person is out before it.',
    law,
  }),
  'held until the stage': ({ staging: { law } }) => ({
    reason:
      'The new release point has passed by then, so release is on the day of the stage, plus any added days.',
    law,
  }),
  'after the stage': ({ staging: { law } }) => ({
    reason: 'The new release point comes after it, and applies.',
    law,
  }),
}

/** How a change reaches a sentence, in words, with the provisions. */
export function transitionReason(
  { outcome, change, stage }: Transition,
  { exclusion }: Regime,
): { readonly reason: string; readonly law: readonly Source[] } {
  if (change === null || outcome === 'outside the model') return exclusion as Exclusion
  const { reason, law } = reasons[outcome](change)
  return {
    reason:
      stage === null ? reason : joined`Stage ${stage.number} is for sentences of this length. ${reason}`,
    law,
  }
}

import type { Day } from '../calendar/day.ts'
import type { Fraction } from '../calendar/fraction.ts'
import { reformed } from '../tables/changes-of-law.ts'
import { everyone, type Layer } from '../tables/layers.ts'
import type { RegimeId, RulesId } from '../tables/regimes.ts'
import type { Stage } from '../tables/stages.ts'
import type { View } from './reached-layers.ts'

/** A reform that is not law: from a day on, this part of the sentence would be served under these regimes. Plain data. */
export interface Reform {
  readonly from: Day
  readonly regimes: readonly RegimeId[]
  readonly fraction: Fraction
  /** How it would move sentences already being served: in order, and the last takes every longer one. None: only sentences
   *  passed from the day on. */
  readonly stages: readonly Stage[]
}

/** The law as it is. */
export const sameLaw: View = (layers) => layers

/** The oldest law of the tables has no day. */
const beginOf = ({ from }: Layer): number => from?.day ?? Number.MIN_SAFE_INTEGER

/** A reform as a layer: with stages it is a change that moves sentences being served, but no row of the table of changes. */
function layerOf({ from: day, fraction, stages }: Reform): Layer {
  const from = { day, law: [] }
  const staging = { stages, setsAddedDaysAside: true, law: [] }
  const isMoving = stages.length > 0
  return {
    fraction,
    law: [],
    from,
    reaches: everyone,
    staging: isMoving ? staging : null,
    change: reformed(from, staging),
  }
}

/** The law with reforms laid over it; itself where there are none. */
export function reformView(reforms: readonly Reform[]): View {
  if (reforms.length === 0) return sameLaw
  const layers = reforms.map((reform): { readonly layer: Layer; readonly regimes: readonly RulesId[] } => ({
    regimes: reform.regimes,
    layer: layerOf(reform),
  }))
  return (law, id) =>
    [...law, ...layers.filter(({ regimes }) => regimes.includes(id)).map(({ layer }) => layer)].sort(
      (a, b) => beginOf(a) - beginOf(b),
    )
}

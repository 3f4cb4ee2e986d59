import type { Day } from '../calendar/day.ts'
import type { Fraction } from '../calendar/fraction.ts'
import type { Commencement } from './days.ts'
import type { Source } from './provisions.ts'
import type { Staging } from './stages.ts'

/** A part of the sentence and the provisions that fix it. */
export interface ReleasePoint {
  readonly fraction: Fraction
  readonly law: readonly Source[]
}

/** Whom a layer reaches among the sentences of its regime. */
export type Reach = 'all' | 'excluded from 40% at first' | 'excluded from 40% later'

/** A layer of the law: from a day on, this part of the sentence is served by those it reaches. */
export interface Layer extends ReleasePoint {
  /** Null for the oldest law that the tables hold. */
  readonly from: Commencement | null
  readonly reaches: Reach
  /** How it moves sentences already being served; null where it leaves them alone. */
  readonly staging: Staging | null
}

/** A release point is a list of layers in the order of their days. Before and after an Act, in force on a day, as at a date,
 *  and "if this reform came" are views of that list. */
export type Layers = readonly Layer[]

const hasBegun = ({ from }: Layer, day: Day): boolean => from === null || from.day <= day

/** The law as at a date: the layers begun by then, with all their stages. */
export const asAt = (layers: Layers, day: Day): Layers => layers.filter((layer) => hasBegun(layer, day))

/** The layer in force on a day; the first one for a day before all of them. */
export function inForceOn(layers: Layers, day: Day): Layer {
  let latest = layers[0] as Layer
  for (const layer of layers) if (hasBegun(layer, day)) latest = layer
  return latest
}

/** The layers that reach a sentence, by when its offence was excluded from 40 per cent. */
export const reaching = (layers: Layers, isExcludedLater: boolean): Layers =>
  layers.filter(
    ({ reaches }) => reaches === 'all' || (reaches === 'excluded from 40% later') === isExcludedLater,
  )

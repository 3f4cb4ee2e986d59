import type { Day } from '../calendar/day.ts'
import type { Fraction } from '../calendar/fraction.ts'
import type { ChangeOfLaw, Effects } from './changes-of-law.ts'
import type { Commencement } from './days.ts'
import { isExcludedLater } from './offence-traits.ts'
import type { Offence } from './offences.ts'
import type { Source } from './provisions.ts'
import type { Staging } from './stages.ts'

/** A part of the sentence and the provisions that fix it. */
export interface ReleasePoint {
  readonly fraction: Fraction
  readonly law: readonly Source[]
}

/** What is known of a sentence when it is asked whether a layer reaches it. */
export interface ReachFacts {
  readonly offence: Offence | null
  /** 4 years or more, on the calendar. */
  readonly atLeast4: boolean
  /** 12 months or more. */
  readonly atLeast1: boolean
}

/** Whom a layer reaches among the sentences of its regime: in words, and as a test. */
export interface Reach {
  readonly words: string
  readonly holds: (facts: ReachFacts) => boolean
}

export const everyone: Reach = { words: 'all', holds: () => true }
export const from12Months: Reach = { words: '12 months or more', holds: ({ atLeast1 }) => atLeast1 }
export const excludedLater: Reach = {
  words: 'excluded from 40% later',
  holds: ({ offence, atLeast4 }) => offence !== null && isExcludedLater(offence, atLeast4),
}
export const excludedAtFirst: Reach = {
  words: 'excluded from 40% at first',
  holds: (facts) => !excludedLater.holds(facts),
}

/** A layer of the law: from a day on, this part of the sentence is served by those it reaches. */
export interface Layer extends ReleasePoint {
  /** Null for the oldest law that the tables hold. */
  readonly from: Commencement | null
  /** The change that brought it; null where the layer begins with the kind of sentence itself. */
  readonly change: ChangeOfLaw | null
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

/** The layers that reach a sentence. Most reach everyone, and then the list is the table's own. */
export const reaching = (layers: Layers, facts: ReachFacts): Layers =>
  layers.every(({ reaches }) => reaches === everyone)
    ? layers
    : layers.filter(({ reaches }) => reaches.holds(facts))

/** What is published of a regime: the layers that reach a sentence of which nothing else is known. */
export const nothingKnown: ReachFacts = { offence: null, atLeast4: false, atLeast1: false }

/** Whether a sentence that is at a release point has an effect: of the change that brought the point, or of one before it. */
export function hasEffect(layers: Layers, point: Layer, effect: keyof Effects): boolean {
  for (const layer of layers) {
    if (layer.change?.effects[effect] === true) return true
    if (layer === point) break
  }
  return false
}

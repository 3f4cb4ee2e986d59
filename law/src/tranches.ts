import { type Day, dayOf } from './day.ts'
import { hmppsCalculator, type Source, sentencingAct2026 } from './provisions.ts'

/** A stage at which sentences already being served move to the new release point. */
export interface Tranche {
  readonly number: number
  /** The longest sentence, in days, that moves at this stage; null for the last stage, which takes all longer ones. */
  readonly upToDays: number | null
  readonly day: Day
}

const finalTranche: Tranche = { number: 10, upToDays: null, day: dayOf(2027, 6, 8) }

/** The ten stages, by length of sentence. The table is the prison service's configuration, and can move. */
// biome-ignore format: one row per line, so that a diff is a legal change
export const tranches: readonly Tranche[] = [
  { number: 1, upToDays: 574, day: dayOf(2026, 10, 1) },
  { number: 2, upToDays: 882, day: dayOf(2026, 10, 13) },
  { number: 3, upToDays: 1162, day: dayOf(2026, 11, 10) },
  { number: 4, upToDays: 1561, day: dayOf(2026, 12, 8) },
  { number: 5, upToDays: 2121, day: dayOf(2027, 1, 12) },
  { number: 6, upToDays: 2758, day: dayOf(2027, 2, 9) },
  { number: 7, upToDays: 3283, day: dayOf(2027, 3, 9) },
  { number: 8, upToDays: 3654, day: dayOf(2027, 4, 13) },
  { number: 9, upToDays: 4396, day: dayOf(2027, 5, 11) },
  finalTranche,
]

/** Where the stages come from. */
export const tranchesLaw: readonly Source[] = [
  sentencingAct2026('49(2)'),
  hmppsCalculator('progression model tranches, production configuration'),
]

/** The stage for a sentence of so many days. */
export const trancheFor = (totalDays: number): Tranche =>
  tranches.find(({ upToDays }) => upToDays !== null && totalDays <= upToDays) ?? finalTranche

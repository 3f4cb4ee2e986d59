import type { Day } from '../calendar/day.ts'
import { type Commencement, days } from './days.ts'
import { cja2003, type Source } from './provisions.ts'

/** What can stand in the way of a fixed term: a fact of the recall, or the kind of sentence. */
export type RecallBar = 'kind' | 'charged' | 'serious charge' | 'mappa' | 'terrorism or state'

/** A time in which the law leaves no choice between a fixed term and a standard recall. Whatever no row says turns on risk. */
interface RecallKindRow {
  readonly from: Commencement
  /** Where another rule took its place. */
  readonly until?: Commencement
  readonly who: 'adult' | 'young'
  /** Only of terms under so many years. */
  readonly underYears?: number
  /** A fixed term must be where none of these stands in the way. */
  readonly bars: readonly RecallBar[]
  /** Where one does, the recall is a standard one, and no choice is left. */
  readonly isBarred?: true
  readonly law: readonly Source[]
}

/** Section 255A on each day, as the Orders of 2024 and 2025 and the Act of 2026 put it. Not among the bars, for nobody is asked: a case
 *  that was referred to the Parole Board under section 244ZB, and repatriation after murder. */
const recallKindRows: readonly RecallKindRow[] = [
  {
    from: days.fixedTermOf56Days,
    who: 'adult',
    isBarred: true,
    bars: ['kind', 'charged', 'mappa', 'terrorism or state'],
    law: [cja2003('255A(8)'), cja2003('255BA(1)')],
  },
  {
    from: days.fixedTermOf56Days,
    who: 'young',
    underYears: 1,
    bars: ['kind', 'serious charge', 'mappa'],
    law: [cja2003('255B(1A)')],
  },
  {
    from: days.fixedTermsUnder4Years,
    until: days.fixedTermOf56Days,
    who: 'adult',
    underYears: 4,
    bars: ['kind', 'charged', 'mappa', 'terrorism or state'],
    law: [cja2003('255A(4)'), cja2003('255A(4ZA)')],
  },
  {
    from: days.fixedTermsUnder12Months,
    until: days.fixedTermsUnder4Years,
    who: 'adult',
    underYears: 1,
    bars: ['kind', 'serious charge', 'mappa'],
    law: [cja2003('255A(4)')],
  },
]

/** The row of a day for a person; undefined where the law leaves a choice. */
export const recallKindRow = (
  day: Day,
  isYoung: boolean,
  isUnder: (years: number) => boolean,
): RecallKindRow | undefined =>
  recallKindRows.find(
    ({ from, until, who, underYears }) =>
      day >= from.day &&
      (until === undefined || day < until.day) &&
      isYoung === (who === 'young') &&
      (underYears === undefined || isUnder(underYears)),
  )

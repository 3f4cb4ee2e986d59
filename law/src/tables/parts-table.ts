import { firstIn } from '../calendar/day.ts'
import type { RegimeId } from './regimes.ts'

/** The lengths of the sheet for people without a screen, in months. */
export const lengthsOnSheet: readonly number[] = [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  14,
  15,
  16,
  18,
  20,
  21,
  22,
  ...[2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 15].map((years) => 12 * years),
]

/** Its columns: a regime for each part that is served of a sentence passed now. */
export const partsOnSheet: readonly RegimeId[] = [
  ...(['sds_adult', 'sds_adult_barred_40', 'sds_adult_barred_50', 'sds_plus_adult_barred'] as const),
]

/** The first days of a year, and of a leap year. */
export const startsOnSheet = [firstIn('2027-01'), firstIn('2028-01')] as const

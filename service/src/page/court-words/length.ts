/** A length in the units the court used: 18 months stay 18 months. */
export interface Length {
  readonly years: number
  readonly months: number
  readonly weeks: number
  readonly days: number
}

export type Unit = keyof Length
export const units: readonly Unit[] = ['years', 'months', 'weeks', 'days']

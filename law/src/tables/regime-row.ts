import type { Fraction } from '../calendar/fraction.ts'
import type { OrderFamily } from './order-kinds.ts'
import type { Source } from './provisions.ts'
import type { WarningCode } from './warning-codes.ts'

/** The kind of sentence that a regime governs. */
export type Family =
  | 'standard'
  | 'section 244ZA'
  | 'section 250'
  | 'extended'
  | 'special'
  | 'terrorist'
  | 'life'
  | 'public protection'
  | OrderFamily
  | 'act of 1991'

/** Whether a sentence of this kind is an ordinary fixed term. */
export const isStandardFamily = (family: Family): boolean =>
  family === 'standard' || family === 'section 244ZA' || family === 'section 250'

/** Why the progression model does not reach a regime, and where the law says so. */
export interface Exclusion {
  readonly reason: string
  readonly law: readonly Source[]
}

/** What stands in the table for a regime, its release points aside. */
export interface RegimeRow {
  readonly displayName: string
  readonly description: string
  readonly family: Family
  readonly eligibilityAge: 'adult' | 'child' | 'any'
  /** Null where the Act moves the release point. */
  readonly exclusion: Exclusion | null
  /** The offence itself is barred from the progression model, rather than the kind of sentence being outside it. */
  readonly offenceBarred: boolean
  /** What happens at the release point: release as of right, the Parole Board's first say, or the end of a minimum term. */
  readonly released: 'automatically' | 'by the Parole Board' | 'after a minimum term'
  /** Where the Parole Board decides before: the part of the custodial term after which release is automatic all the same. The
   *  whole where it is left out. */
  readonly automaticAt?: Fraction
  /** Where release is automatic after the Parole Board's say: the provision of that. */
  readonly automaticLaw?: readonly Source[]
  /** Where the sentence ends: with the term that is given, a year after it, after an extension (or another time on licence) that
   *  is not given, or never. */
  readonly ends: 'with the term' | 'a year after the term' | 'after an extension' | 'never'
  /** The days held before that count: those of everything served together, its own alone, or none; `for others`: those recorded
   *  against it count for what is served with it, and none for itself. */
  readonly credit: 'shared' | 'own' | 'none' | 'for others'
  /** Whether days added for offences against prison discipline are served (section 257: prisoners who serve a sentence). */
  readonly takesAddedDays: boolean
  /** What is said with every answer under this regime unless its own condition fails; nothing where it is left out. */
  readonly warnings?: readonly WarningCode[]
}

import type { Day } from '../calendar/day.ts'
import type { Offence } from '../tables/offences.ts'
import type { Source } from '../tables/provisions.ts'
import type { RulesId } from '../tables/regimes.ts'

/** The law of a case: in force on each sentence's day with all later stages; the published release points before or after the
 *  Act, whatever the day and without stages; or only the layers begun by a day. */
export const namedLaws = ['in_force', 'before_act', 'after_act'] as const
export type CaseLaw = (typeof namedLaws)[number] | Day

/** The units of a length, in which courts speak. */
export type Unit = 'years' | 'months' | 'weeks' | 'days'

/** What every fact says of itself: what is said when it is wrong, or missing and needed. */
interface AnyFact {
  readonly message: string
  /** It cannot be left out. */
  readonly isNeeded?: true
  /** It cannot be left out unless this one of the same table is told in its place. */
  readonly orElse?: string
  /** It may be told that it is not known, by the word "unknown": the question that would settle it, for the person who is asked. */
  readonly unknown?: string
  /** What is said where it is needed and missing; where that is left out, the same as when it is wrong; null: that is said by whoever
   *  knows the rest of the question. */
  readonly missing?: string | null
  /** Where it is not told it is inferred from another fact, in the answer too: from which, and what older answers have for it where they
   *  did not look at that one. */
  readonly inferred?: { readonly from: string; readonly once?: string }
  /** How many times as long a case takes, where it is: what is asked beside the case itself. Without it, no longer. */
  readonly times?: Times
}

/** By how much a fact multiplies the work of a case where it is told, told not to be known, or left out: measured, and a test looks for
 *  the dearest request by these rows. */
interface Times {
  readonly told?: number
  /** Where it is told so many more for each sentence after the first, up to the most. */
  readonly andEach?: number
  readonly most?: number
  readonly unknown?: number
  readonly leftOut?: number
  /** Not where this one of the same table is told. */
  readonly unless?: string
  /** For each sentence of which that is so, up to `caseBounds.runsApart` of them. */
  readonly each?: true
}

/** One fact that a person can tell. A row is data; what is done with a value of its kind stands in `take.ts`. */
export type Fact =
  | (AnyFact & { readonly kind: 'day' })
  /** A month of a year, YYYY-MM. */
  | (AnyFact & { readonly kind: 'month' })
  /** A whole number of days. `leftOut` is what it is where it is not told. */
  | (AnyFact & {
      readonly kind: 'count'
      readonly least: number
      readonly most: number
      readonly leftOut: 0 | null
      /** It counts as time served with the sentence, under this provision. */
      readonly credit?: CreditOf
    })
  /** One unit of a length, which is taken as a whole. */
  | (AnyFact & {
      readonly kind: 'unit'
      readonly of: 'length' | 'extension'
      readonly unit: Unit
      readonly most: number
    })
  | (AnyFact & { readonly kind: 'choice'; readonly values: readonly string[] })
  /** Yes or no; no where it is not told, unless the row says otherwise. */
  | (AnyFact & { readonly kind: 'flag'; readonly leftOut?: true | null })
  /** A sum of money in pounds. */
  | (AnyFact & { readonly kind: 'sum'; readonly most: number })
  /** A name that the caller gives. */
  | (AnyFact & { readonly kind: 'id'; readonly longest: number | null })
  /** A text of the caller's own, which is given back as it is: nothing is worked out from it. */
  | (AnyFact & { readonly kind: 'text'; readonly longest: number })
  | (AnyFact & {
      readonly kind: 'ids'
      readonly longest: number
      /** One, where it is left out. */
      readonly least?: 0
      readonly most: number
      readonly each: string | null
    })
  /** Days by the letters that a paper gives them, each once. */
  | (AnyFact & { readonly kind: 'dates'; readonly letters: readonly string[]; readonly each: string })
  /** The key of an offence, the id of a regime. */
  | (AnyFact & { readonly kind: 'offence' | 'regime' })
  | (AnyFact & { readonly kind: 'law' })

export type Facts = Readonly<Record<string, Fact>>

/** Time that counts as served: what it was, in the middle of a sentence. */
interface CreditOf {
  /** "35 days on remand". */
  readonly days: string
  /** The person was in custody in them: in prison before the sentence, and so not given a suspended one. */
  readonly isCustody: boolean
  readonly law: readonly Source[]
}

/** What a caller gives for a fact. */
type AskedValue<F extends Fact> = PlainValue<F> | (F extends { readonly unknown: string } ? 'unknown' : never)

type PlainValue<F extends Fact> = F extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
  ? V
  : F['kind'] extends 'count' | 'unit' | 'sum'
    ? number
    : F['kind'] extends 'flag'
      ? boolean
      : F['kind'] extends 'ids'
        ? readonly string[]
        : F extends { readonly kind: 'dates'; readonly letters: readonly (infer L extends string)[] }
          ? Readonly<Partial<Record<L, string | null>>>
          : string

/** The names of the facts of a table that are of a shape. */
export type NamesOf<Table, Shape> = {
  [Name in keyof Table]: Table[Name] extends Shape ? Name : never
}[keyof Table]

type NeededOf<Table extends Facts> = NamesOf<Table, { readonly isNeeded: true }>

/** What a caller gives for a table of facts: null is left out. */
export type Asked<Table extends Facts> = {
  readonly [Name in NeededOf<Table>]: AskedValue<Table[Name]>
} & {
  readonly [Name in Exclude<keyof Table, NeededOf<Table>>]?: AskedValue<Table[Name]> | null | undefined
}

/** What the law takes a fact for; null: not told. */
type TakenValue<F extends Fact> = F['kind'] extends 'law'
  ? CaseLaw
  : F['kind'] extends 'regime'
    ? RulesId | null
    : F['kind'] extends 'day'
      ? F extends { readonly isNeeded: true }
        ? Day
        : Day | null
      : F extends { readonly kind: 'dates'; readonly letters: readonly (infer L extends string)[] }
        ? Readonly<Partial<Record<L, Day>>> | null
        : F['kind'] extends 'flag'
          ? F extends { readonly leftOut: null }
            ? boolean | null
            : boolean
          : F extends
                | { readonly kind: 'count'; readonly leftOut: 0 }
                | { readonly kind: 'count'; readonly isNeeded: true }
            ? number
            : F extends { readonly isNeeded: true }
              ? PlainValue<F>
              : PlainValue<F> | null

/** A length in the units the court used. A week is never made into days, nor a month into a year. */
export type Length = Readonly<Record<Unit, number>>

type UnitsIn<Table extends Facts, Of> = NamesOf<Table, { readonly kind: 'unit'; readonly of: Of }>

/** The facts of a table of which it may be told that they are not known. */
type UnknownIn<Table extends Facts> = NamesOf<Table, { readonly unknown: string }>

/** A table of facts as the law takes it: days as days, the units of a length as one length, the offence itself for its key. What is not known
 *  is as if it were left out, or as its row says, and its name stands in `notKnown`. */
export type FactValues<Table extends Facts> = {
  readonly [Name in keyof Table as Table[Name]['kind'] extends 'unit' | 'offence' ? never : Name]: TakenValue<
    Table[Name]
  >
} & ([UnitsIn<Table, 'length'>] extends [never] ? unknown : { readonly length: Length }) &
  ([UnitsIn<Table, 'extension'>] extends [never] ? unknown : { readonly extension: Length | null }) &
  ('offenceKey' extends keyof Table ? { readonly offence: Offence | null } : unknown) &
  ([UnknownIn<Table>] extends [never] ? unknown : { readonly notKnown: readonly UnknownIn<Table>[] })

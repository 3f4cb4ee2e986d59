import { cja2003, type Source, sentencingAct2026 } from './provisions.ts'

/** A kind of recall: the papers say which. */
export interface RecallKind {
  /** Under section 255 release stays where it was, on the first release day: section 244(1A) puts the duty to release aside only
   *  after a recall under section 254 (R (Whiston) v Secretary of State for Justice [2014] UKSC 39). */
  readonly keepsRelease: boolean
  /** The days in custody that a fixed term lasts, from the day of return; null where nothing is automatic before the end. */
  readonly days: number | null
  /** In the middle of a sentence: "a fixed-term recall of 28 days". */
  readonly phrase: string
  readonly law: readonly Source[]
  /** Why a fixed term from a curfew does not end before the first release day. */
  readonly curfewLaw: Source | null
}

const fixedTerm = (days: number, curfewLaw: Source, ...law: readonly Source[]): RecallKind => ({
  keepsRelease: false,
  days,
  phrase: `a fixed-term recall of ${days} days`,
  law,
  curfewLaw,
})

/** The kinds of recall. A term under 12 months has 14 days and a longer one 28; for adults both gave way to 56. From a curfew each of
 *  them can be, under section 254; where the curfew was broken, or cannot be monitored, it is one of its own, under section 255. */
export const recallKinds = {
  standard: {
    keepsRelease: false,
    days: null,
    phrase: 'a standard recall',
    law: [cja2003('255C'), cja2003('254(6)')],
    curfewLaw: null,
  },
  fixed_term_14: fixedTerm(14, cja2003('255B(1B)'), cja2003('255B')),
  fixed_term_28: fixedTerm(28, cja2003('255B(1B)'), cja2003('255B')),
  fixed_term_56: fixedTerm(56, cja2003('255BA(2)(b)'), cja2003('255BA'), sentencingAct2026('32')),
  curfew: {
    keepsRelease: true,
    days: null,
    phrase: 'a recall from a curfew (section 255)',
    law: [cja2003('255'), cja2003('244(1A)')],
    curfewLaw: null,
  },
} as const satisfies Readonly<Record<string, RecallKind>>

export type RecallType = keyof typeof recallKinds

/** The kinds beside the standard one, the most usual first. */
export const usualRecallTypes = ['fixed_term_56', 'fixed_term_28', 'fixed_term_14', 'curfew'] as const

/** The fixed terms that gave way to 56 days for adults. */
export const replacedRecallTypes: ReadonlySet<RecallType> = new Set<RecallType>([
  'fixed_term_14',
  'fixed_term_28',
])

export const recallTypes = Object.keys(recallKinds) as readonly RecallType[]

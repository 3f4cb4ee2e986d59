import { type Commencement, days } from './days.ts'
import { crimeSentencesAct1997, type Source } from './provisions.ts'

/** The qualifying period of a licence under public protection, which begins with the day of the first release and is not stopped by
 *  a recall (Crime (Sentences) Act 1997, section 31A(5)): its years, the years where every conviction was under 18, and the day from
 *  which it is this long. */
interface QualifyingPeriod {
  readonly begins: Commencement
  readonly years: number
  readonly yearsUnder18: number
}

/** What happens to the licence once that period and some years of licence without a recall are over. */
export interface LicenceRule {
  /** The years without a recall, which begin not before the qualifying period is over. */
  readonly unbrokenYears: 0 | 1 | 2
  readonly periods: readonly QualifyingPeriod[]
  readonly law: readonly Source[]
}

const ofYears = (begins: Commencement, years: number, yearsUnder18: number): QualifyingPeriod => ({
  begins,
  years,
  yearsUnder18,
})

/** Two years for everybody, for whatever follows (Sentencing Act 2026, section 42). */
const ofTwoYears = ofYears(days.licenceQualifiesAfter2Years, 2, 2)

/** The three days of such a licence: the Parole Board is asked, the person can ask for that again, and the licence ends. Until
 *  November 2024 it ended only if the Parole Board said so. */
export const licenceRules = {
  LICENCE_BOARD: {
    unbrokenYears: 0,
    periods: [
      ofYears(days.licenceReferred, 10, 10),
      ofYears(days.licenceReferredAfter3Years, 3, 2),
      ofTwoYears,
    ],
    law: [crimeSentencesAct1997('31A(3)'), crimeSentencesAct1997('31A(4)')],
  },
  LICENCE_REQUEST: {
    unbrokenYears: 1,
    periods: [ofTwoYears],
    law: [crimeSentencesAct1997('31A(3A)'), crimeSentencesAct1997('31A(3B)')],
  },
  LICENCE_END: {
    unbrokenYears: 2,
    periods: [ofYears(days.licenceEndsByItself, 3, 2), ofTwoYears],
    law: [crimeSentencesAct1997('31(1A)'), crimeSentencesAct1997('31A(4H)')],
  },
} as const satisfies Readonly<Record<string, LicenceRule>>

export type LicenceDay = keyof typeof licenceRules

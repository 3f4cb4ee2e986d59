import { type Classified, classify } from './classify.ts'
import { lawAsAt } from './commencement.ts'
import type { Offence } from './offences.ts'

/** Which regime governs an adult's sentence for an offence, by length, for a sentence passed as the law now stands. */
export interface Governing {
  readonly under4Years: Classified
  readonly from4To7Years: Classified
  readonly from7Years: Classified
}

/** The regimes for an offence at the three lengths the law distinguishes. */
export function governing(offence: Offence): Governing {
  const ofYears = (years: number): Classified =>
    classify({
      ...{
        start: lawAsAt,
        term: { years, months: 0, days: 0 },
        remandCredit: 0,
        taggedBailCredit: 0,
        addedDays: 0,
      },
      ...{ sentenceType: null, age: 'adult', regimeId: null, offence, postCommencement: true },
    })
  return { under4Years: ofYears(3), from4To7Years: ofYears(4), from7Years: ofYears(7) }
}

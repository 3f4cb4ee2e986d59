import { addDays, type Day } from '../calendar/day.ts'
import { days, lawAsAt } from '../tables/days.ts'
import { isExcludedFrom40 } from '../tables/offence-traits.ts'
import type { Offence } from '../tables/offences.ts'
import { type Classification, classifyOffence } from './classify.ts'

/** Which regime governs an adult's sentence for an offence, by length, for a sentence passed as the law now stands. */
export interface Governing {
  readonly under4Years: Classification
  readonly from4To7Years: Classification
  readonly from7Years: Classification
  /** A sentence under 4 years passed before the progression model, on the last day on which an ordinary sentence could be
   *  passed for a national security offence: those are the sentences of section 23(14). */
  readonly beforeCommencement: Classification
}

/** The regimes for an offence at the three lengths the law distinguishes. */
export function governing(offence: Offence): Governing {
  const ofYears = (years: number, start: Day = lawAsAt): Classification =>
    classifyOffence({ start, term: { years, months: 0, days: 0 }, age: 'adult', sentenceType: null }, offence)
  return {
    under4Years: ofYears(3),
    from4To7Years: ofYears(4),
    from7Years: ofYears(7),
    beforeCommencement: ofYears(3, addDays(days.nationalSecuritySentences.day, -1)),
  }
}

/** Whether an offence stays at one-half rather than 40%: at any length, from 4 years, or never. Terrorism offences are never
 *  under section 244 at all. */
export function exclusionFrom40(offence: Offence): 'always' | 'from 4 years' | 'never' {
  if (offence.isInSchedule19ZA || isExcludedFrom40(offence, false)) return 'always'
  return isExcludedFrom40(offence, true) ? 'from 4 years' : 'never'
}

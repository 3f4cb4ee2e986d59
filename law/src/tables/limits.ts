import { days } from './days.ts'

/** For violence, Schedule 15, Part 1. */
export const mostYearsForViolence = 5

/** The years that an extension period can have (Sentencing Code, sections 256(4), 268(4) and 281(4)): at least 1, and at most 5
 *  for violence and 8 for a sexual or terrorism offence. Which of these the court took it for is not asked, so that 8 bounds it.
 *  The 10 years for a serious terrorism offence belong to sentences under section 247A, which have rules of their own. */
export const extensionYears = { least: 1, most: 8 } as const

/** The most days that can be added for one offence against prison discipline (Prison Rules 1999, rule 55A): 42, and 84 since the
 *  amendment of 2026. It bounds no answer, because awards add up. */
export const mostAddedDays = { before: 42, since: 84, from: days.longerAwards } as const

/** A conviction is hardly ever so many years older than its sentence: what was told is asked about. Our own bound, of no law; it
 *  moves no date. */
export const yearsToSentence = 10

import { days } from './days.ts'

/** The most days that can be added for one offence against prison discipline (Prison Rules 1999, rule 55A): 42, and 84 since the
 *  amendment of 2026. It bounds no answer, because awards add up. */
export const mostAddedDays = { before: 42, since: 84, from: days.longerAwards } as const

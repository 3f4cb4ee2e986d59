import { type Day, dayOf, isoDate } from '../calendar/day.ts'
import { days } from './days.ts'
import type { Offence } from './offences.ts'

/** Acts of which the first day is known. Of all others the year in the name is, and nothing can be an offence before it. */
const firstDays: ReadonlyMap<string, Day> = new Map([
  ['Sexual Offences Act 2003', days.sexualOffencesAct2003.day],
])

/** Acts that reach back: genocide, crimes against humanity and war crimes (International Criminal Court Act 2001, section 65A). */
const reachingBack: ReadonlySet<string> = new Set(['International Criminal Court Act 2001'])

/** The day before which an offence cannot have been committed, as far as its Act says; null for the common law and the Code. */
function firstDayOf({ act }: Offence): Day | null {
  const year = /^[^/]* (\d{4})$/.exec(act)?.[1]
  if (year === undefined || reachingBack.has(act)) return null
  return firstDays.get(act) ?? dayOf(Number(year), 1, 1)
}

/** Whether an offence was no law on a day: it had not begun, or it had ended. Where that is not known, it was. */
export function isNoLawOn(offence: Offence, day: Day): boolean {
  const first = firstDayOf(offence)
  const last = offence.offenceEndDate
  return (first !== null && day < first) || (last !== null && isoDate(day) > last)
}

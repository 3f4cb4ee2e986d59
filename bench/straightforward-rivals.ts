import { ChronoUnit, type LocalDate } from '@js-joda/core'
import { type RegimeId, regimeOf } from '@requisite/law'
import { type Case, datesAt, endOfTerm, regimeFor } from './straightforward.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

export const inWords = (day: LocalDate): string =>
  `${day.dayOfMonth()} ${months[day.monthValue() - 1]} ${day.year()}`

/** When release is as of right, and from when the Parole Board can direct it, in words. */
function releaseInWords(c: Case, regimeId: RegimeId): string {
  const regime = regimeOf(regimeId)
  const { fraction } = c.postCommencement ? regime.after : regime.before
  const { release, totalDays, creditUsed, sentenceEnd } = datesAt(c, fraction, regimeId)
  if (regime.released === 'automatically') return ` Then release is on ${inWords(release)}.`
  const board = ` Then the Parole Board can direct release from ${inWords(release)}`
  if (regime.released === 'after a minimum term') return `${board}.`
  const untilEnd = ChronoUnit.DAYS.between(c.start, sentenceEnd) + 1
  const end = endOfTerm({ ...c, years: c.years + 1 }).minusDays(creditUsed)
  const most = {
    'after an extension': Number.POSITIVE_INFINITY,
    'a year after the term': Math.max(1, ChronoUnit.DAYS.between(c.start, end) + 1),
    'with the term': untilEnd,
    never: untilEnd,
  }[regime.ends]
  const served = Math.max(1, totalDays - creditUsed + c.addedDays)
  const automatic = c.start.plusDays((served > untilEnd ? Math.min(served, most) : served) - 1)
  return `${board}, and release is automatic on ${inWords(automatic)}.`
}

/** The date as it would be with something otherwise, as a sentence; null where it is the same. */
export function rivalInWords(c: Case, regimeId: RegimeId, otherwise: Partial<Case>): string | null {
  const rival = { ...c, ...otherwise }
  const words = releaseInWords(rival, regimeFor(rival).regimeId)
  return words === releaseInWords(c, regimeId) ? null : words
}

import { addDays, type Day, later, latestOf } from '../calendar/day.ts'
import { lastDay } from '../calendar/term.ts'
import type { Case, CaseLaw, CaseSentence } from '../custody/case.ts'
import { type GovernedSentence, idOf, isMinimumTerm } from '../custody/governed-sentence.ts'
import { days } from '../tables/days.ts'
import { type LicenceDay, type LicenceRule, licenceRules } from '../tables/public-protection-licence.ts'
import type { KeyDay } from './key-days.ts'

/** What the days of a licence are counted from. */
type LicenceDays = Pick<CaseSentence, 'lastReleaseDate' | 'licenceUnbroken'> & {
  readonly firstReleaseDate: Day
}

/** A licence under public protection that can end: the sentences it is from, and its last day; null where the first release was not
 *  told, or no law asked for ends it. */
export interface EndingLicence {
  readonly sentenceIds: readonly string[]
  readonly isTold: boolean
  readonly end: Day | null
  /** The last day that it would have had without a recall, where that lies before the last release: the recall must have come before it
   *  (Crime (Sentences) Act 1997, section 32(1A)). Null where it does not. */
  readonly unbrokenEnd: Day | null
  readonly dates: readonly KeyDay[]
}

const yearsFrom = (start: Day, years: number): Day =>
  addDays(lastDay(start, { years, months: 0, days: 0 }), 1)

/** The last day of the law that is asked for. */
const lastDayOfLaw = (law: CaseLaw): number =>
  law === 'before_act'
    ? days.licenceQualifiesAfter2Years.day - 1
    : typeof law === 'number'
      ? law
      : Number.POSITIVE_INFINITY

/** The first day on which a rule is met: by the period of each time in turn, until another takes its place. After a recall the years
 *  begin again with the new release, unless the licence counts as never revoked (sections 32(5C) and 32ZZA(4)); nobody's case goes to
 *  the Parole Board from prison (section 31A(4D)). */
function dueDay(
  { unbrokenYears, periods }: LicenceRule,
  { firstReleaseDate, lastReleaseDate, licenceUnbroken }: LicenceDays,
  isUnder18: boolean,
  lastOfLaw: number,
): Day | null {
  const begun = periods.filter(({ begins }) => begins.day <= lastOfLaw)
  for (const [i, { begins, years, yearsUnder18 }] of begun.entries()) {
    const over = yearsFrom(firstReleaseDate, isUnder18 ? yearsUnder18 : years)
    const isAsIfOne = lastReleaseDate === null || (licenceUnbroken && unbrokenYears > 0)
    const from = isAsIfOne ? over : later(over, lastReleaseDate)
    const due = later(begins.day, yearsFrom(from, unbrokenYears))
    if (due < (begun[i + 1]?.begins.day ?? Number.POSITIVE_INFINITY)) return due
  }
  return null
}

/** The licence from which the person is out, where it is under public protection alone: section 31A is not for somebody who serves
 *  another life sentence too. Null where there is none. */
export function endingLicence(
  { law }: Pick<Case, 'law'>,
  parts: readonly GovernedSentence[],
): EndingLicence | null {
  const forLife = parts.filter(isMinimumTerm)
  const isPreventive = ({ regime, sentence }: GovernedSentence): boolean =>
    regime.family === 'public protection' && sentence.onLicence
  if (forLife.length === 0 || !forLife.every(isPreventive)) return null
  const sentenceIds = forLife.map(idOf)
  const isUnder18 = forLife.every(({ sentence }) => sentence.ageAtConviction === 'child')
  const told = forLife
    .map(({ sentence }) => sentence)
    .filter((sentence): sentence is CaseSentence & LicenceDays => sentence.firstReleaseDate !== null)
  const dueOf = (name: LicenceDay, of: Partial<LicenceDays> = {}): Day | null =>
    latestOf(told.map((one) => dueDay(licenceRules[name], { ...one, ...of }, isUnder18, lastDayOfLaw(law))))
  const unbroken = dueOf('LICENCE_END', { lastReleaseDate: null })
  const last = latestOf(told.map(({ lastReleaseDate }) => lastReleaseDate))
  const ends = dueOf('LICENCE_END')
  const end = ends === null ? null : addDays(ends, -1)
  const day = (form: LicenceDay, date: Day | null): readonly KeyDay[] =>
    date === null || (end !== null && date > end) ? [] : [{ form, date, law: licenceRules[form].law }]
  return {
    sentenceIds,
    end,
    isTold: told.length > 0,
    unbrokenEnd: unbroken !== null && last !== null && unbroken <= last ? addDays(unbroken, -1) : null,
    dates: [
      ...day('LICENCE_BOARD', dueOf('LICENCE_BOARD')),
      ...day('LICENCE_REQUEST', dueOf('LICENCE_REQUEST')),
      ...day('LICENCE_END', end),
    ],
  }
}

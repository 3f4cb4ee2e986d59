/** The same law written plainly on js-joda, as most teams would: dates as LocalDate objects, sentences as template
 *  strings, one function after the other. It reads our tables and shares no arithmetic, so it is also a second opinion. */

import { ChronoUnit, LocalDate } from '@js-joda/core'
import {
  type Age,
  isoDate,
  type Offence,
  type Question,
  type RegimeId,
  regimeOf,
  type SentenceType,
} from '@requisite/law'

export interface Case {
  readonly start: LocalDate
  readonly years: number
  readonly months: number
  readonly days: number
  readonly remandCreditDays: number
  readonly taggedBailCreditDays: number
  readonly addedDays: number
  readonly sentenceType: SentenceType | null
  readonly age: Age
  readonly regimeId: RegimeId | null
  readonly offence: Offence | null
  readonly postCommencement: boolean
}

/** A question of ours, read as this implementation takes it. */
export const caseOf = ({ start, term, sentenceType, regimeId, ...rest }: Question): Case => ({
  ...rest,
  ...term,
  sentenceType: sentenceType as SentenceType | null,
  regimeId: regimeId as RegimeId | null,
  start: LocalDate.parse(isoDate(start)),
})

const april2020 = LocalDate.of(2020, 4, 1)
const june2022 = LocalDate.of(2022, 6, 28)
export const march2026 = LocalDate.of(2026, 3, 22)
const april2015 = LocalDate.of(2015, 4, 13)
const october2026 = LocalDate.of(2026, 10, 1)

export const isAtLeast = ({ start, years, months, days }: Case, n: number): boolean =>
  !start.plusYears(years).plusMonths(months).plusDays(days).isBefore(start.plusYears(n))

const carriesLife = (offence: Offence, day: LocalDate): boolean =>
  offence.lifeMaximum &&
  (offence.lifeMaximumFrom === null || !day.isBefore(LocalDate.ofEpochDay(offence.lifeMaximumFrom)))

const inSubsection7 = (offence: Offence, day: LocalDate): boolean =>
  offence.schedule15Part === 1
    ? ['1', '4', '6', '64', '65'].includes(String(offence.schedule15Paragraph))
    : offence.schedule15Part === 2 && carriesLife(offence, day)

const inSubsection4 = (offence: Offence, day: LocalDate): boolean =>
  (offence.schedule15Part === 1 || offence.schedule15Part === 2) && carriesLife(offence, day)

/** The regime an offence leads to, and whether the offence is barred from the progression model. */
function regimeByOffence(c: Case, offence: Offence): { regimeId: RegimeId; excluded: boolean; why: string } {
  const found = (regimeId: RegimeId, excluded: boolean, why: string) => ({ regimeId, excluded, why })
  const { start } = c
  const fourYears = isAtLeast(c, 4)
  const sevenYears = isAtLeast(c, 7)
  const atHalf = offence.sds40Paragraphs.length > 0 || (offence.schedule15Part === 1 && fourYears)
  const barred = offence.progressionList === 'confirmed' || offence.progressionList === 'inferred'
  const old = start.isBefore(october2026)
  const since2020 = !start.isBefore(april2020)
  const since2022 = !start.isBefore(june2022)
  const sinceMarch2026 = !start.isBefore(march2026)
  const special = 'For this national security offence a special custodial sentence is passed.'

  if (offence.isInSchedule19ZA)
    return found('terrorism_s247a', false, 'The offence is a terrorism offence listed in Schedule 19ZA.')
  if (offence.mandatoryLife) return found('life', false, 'A life sentence must be passed for murder.')
  if (c.age === 'child') {
    if (offence.schedule13Part === 3 && sinceMarch2026) return found('sopc', false, special)
    if (sevenYears && inSubsection7(offence, start) && since2022)
      return found(
        'section_250_plus',
        barred,
        'The person was under 18, the sentence is 7 years or more, and the offence is in section 244ZA(7).',
      )
    return atHalf
      ? found(
          'section_250_sds40_excluded',
          barred,
          'The person was under 18, and the offence is excluded from 40% release.',
        )
      : found(
          'section_250',
          barred,
          'The person was under 18, and nothing excludes the offence from 40% release.',
        )
  }
  if (offence.schedule13Part === 2 && !start.isBefore(april2015))
    return found(
      since2022 ? 'sopc' : 'sopc_pre_june_2022',
      barred,
      'For this offence an adult is given a special custodial sentence.',
    )
  if (offence.schedule13Part === 3)
    return sinceMarch2026
      ? found('sopc', false, special)
      : found(
          'sds_adult_national_security',
          true,
          'The offence is a national security offence, and the sentence was imposed before 22 March 2026.',
        )
  if (sevenYears && inSubsection4(offence, start) && since2020)
    return found(
      barred ? 'sds_plus_adult_barred' : 'sds_plus_adult_7_plus',
      barred,
      'The sentence is 7 years or more for a violent or sexual offence of Schedule 15 that carries life.',
    )
  if (fourYears && !sevenYears && inSubsection7(offence, start) && since2022)
    return found(
      barred ? 'sds_plus_adult_barred' : 'sds_plus_adult_4_to_7',
      barred,
      'The sentence is at least 4 but under 7 years, and the offence is in section 244ZA(7).',
    )
  const wouldBeToday = sevenYears
    ? inSubsection4(offence, october2026)
    : fourYears && inSubsection7(offence, october2026)
  if (old && wouldBeToday)
    return found(
      'sds_adult_pre_sds_plus',
      true,
      'Section 244ZA would govern this sentence if it were passed today, but it is too early for it.',
    )
  if (barred)
    return atHalf
      ? found(
          'sds_adult_barred_50',
          true,
          'The offence stays under the old rules, and was left out of 40% release.',
        )
      : found(
          'sds_adult_barred_40',
          true,
          'The offence stays under the old rules, and was not left out of 40% release.',
        )
  return atHalf
    ? found('sds_adult_sds40_excluded', false, 'The offence is excluded from 40% release.')
    : found('sds_adult', false, 'This offence follows the ordinary rules of section 244.')
}

function regimeByType(c: Case): { regimeId: RegimeId; excluded: boolean; why: string } {
  const found = (regimeId: RegimeId, why: string) => ({ regimeId, excluded: false, why })
  const child = c.age === 'child'
  switch (c.sentenceType) {
    case null:
      return child
        ? found('section_250', 'The person was under 18, and no offence was given.')
        : found('sds_adult', 'No offence was given, so an ordinary standard determinate sentence is assumed.')
    case 'sds':
      return found('sds_adult', 'The sentence is a standard determinate sentence.')
    case 'sds_plus':
      if (!isAtLeast(c, 7))
        return found('sds_plus_adult_4_to_7', 'A section 244ZA sentence of less than 7 years.')
      return child
        ? found('section_250_plus', 'A section 244ZA sentence of 7 years or more on a person under 18.')
        : found('sds_plus_adult_7_plus', 'A section 244ZA sentence of 7 years or more.')
    case 'section_250':
      return found('section_250', 'The sentence is detention under section 250.')
    case 'eds':
      return child
        ? found('eds_child', 'The sentence is an extended sentence of detention.')
        : found('eds_adult', 'The sentence is an extended determinate sentence.')
    case 'life':
      return found('life', 'The sentence is a life sentence.')
    case 'ipp':
      return found('ipp', 'The sentence is for public protection.')
    case 'terrorism':
      return found('terrorism_s247a', 'The sentence is for a terrorism offence.')
  }
}

/** Which regime governs, by the same decision table. */
export function regimeFor(c: Case): { regimeId: RegimeId; excluded: boolean; why: string } {
  const byOffence = c.offence === null ? null : regimeByOffence(c, c.offence)
  if (c.regimeId === null) return byOffence ?? regimeByType(c)
  const excluded = byOffence === null ? regimeOf(c.regimeId).offenceBarred : byOffence.excluded
  return { regimeId: c.regimeId, excluded, why: 'These rules were named in the question.' }
}

export interface Dates {
  readonly termEnd: LocalDate
  readonly totalDays: number
  readonly custodyDays: number
  readonly creditUsed: number
  readonly sentenceEnd: LocalDate
  readonly uncapped: number
  readonly daysToServe: number
  readonly release: LocalDate
}

const later = (a: LocalDate, b: LocalDate): LocalDate => (a.isAfter(b) ? a : b)
const daysFrom = (first: LocalDate, last: LocalDate): number => ChronoUnit.DAYS.between(first, last) + 1

function endOfTerm({ start, years, months, days }: Case): LocalDate {
  const n = 12 * years + months
  const last =
    n > 0 && start.dayOfMonth() === 1 ? start.plusMonths(n).minusDays(1) : start.minusDays(1).plusMonths(n)
  return last.plusDays(days)
}

/** The dates of one sentence at one fraction. */
export function datesAt(
  c: Case,
  fraction: { readonly numerator: number; readonly denominator: number },
  regimeId: RegimeId,
): Dates {
  const { start, addedDays } = c
  const termEnd = endOfTerm(c)
  const totalDays = daysFrom(start, termEnd)
  const custodyDays = Math.ceil((totalDays * fraction.numerator) / fraction.denominator)
  const untilAutomatic = regimeOf(regimeId).released === 'by the Parole Board' ? totalDays : custodyDays
  const creditUsed = Math.min(c.remandCreditDays + c.taggedBailCreditDays, untilAutomatic + addedDays)
  const sentenceEnd = later(start, termEnd.minusDays(creditUsed))
  const uncapped = Math.max(0, custodyDays + addedDays - creditUsed)
  const daysToServe = Math.min(uncapped, daysFrom(start, sentenceEnd))
  const release = start.plusDays(Math.max(daysToServe, 1) - 1)
  return { termEnd, totalDays, custodyDays, creditUsed, sentenceEnd, uncapped, daysToServe, release }
}

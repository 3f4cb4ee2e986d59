import { DayOfWeek, LocalDate } from '@js-joda/core'
import {
  bankHolidays,
  holidaysFrom,
  isoDate,
  progressionStages,
  type Regime,
  type RegimeId,
  regimeOf,
  type WarningCode,
  warningTexts,
} from '@requisite/law'
import {
  type Case,
  type Dates,
  datesAt,
  isAtLeast,
  march2026,
  october2026,
  regimeByOffence,
} from './straightforward.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const numbers = new Intl.NumberFormat('en-GB')

export const inWords = (day: LocalDate): string =>
  `${day.dayOfMonth()} ${months[day.monthValue() - 1]} ${day.year()}`
const inTerm = (n: number): string =>
  n % 12 === 0 ? `${n / 12} year${n === 12 ? '' : 's'}` : `${n} month${n === 1 ? '' : 's'}`
export const inDays = (n: number): string => `${numbers.format(n)} day${n === 1 ? '' : 's'}`

const order = Object.keys(warningTexts)
const december2012 = LocalDate.of(2012, 12, 3)
const april2015 = LocalDate.of(2015, 4, 13)
const february2020 = LocalDate.of(2020, 2, 26)
const april2020 = LocalDate.of(2020, 4, 1)
const june2022 = LocalDate.of(2022, 6, 28)
const september2024 = LocalDate.of(2024, 9, 10)
const october2024 = LocalDate.of(2024, 10, 22)
const december2024 = LocalDate.of(2024, 12, 16)

/** The bank holidays, as a team would keep the government's list of them. */
const holidays = new Set(
  Array.from({ length: 80 }, (_, i) => bankHolidays(holidaysFrom + i)).flatMap((year) => year.map(isoDate)),
)

const isNonWorking = (day: LocalDate): boolean =>
  day.dayOfWeek() === DayOfWeek.SATURDAY ||
  day.dayOfWeek() === DayOfWeek.SUNDAY ||
  holidays.has(day.toString())

function likelyDayOfLeaving(start: LocalDate, totalDays: number, release: LocalDate): LocalDate {
  if (totalDays <= 5) return release
  let day = release
  while (isNonWorking(day) || isNonWorking(day.plusDays(1))) day = day.minusDays(1)
  return day.isBefore(start) ? start : day
}

const half = { numerator: 1, denominator: 2 }

const isForty = ({ before: { fraction } }: Regime): boolean =>
  fraction.numerator / fraction.denominator === 0.4

/** An offence that was at 40% until 16 December 2024, and is excluded from it since. */
const isExcludedLater = (c: Case, regimeId: RegimeId): boolean =>
  ['14A', '16A', '19A', '19B', '23A'].includes(String(c.offence?.sds40Paragraph)) &&
  !(c.offence?.schedule15Part === 1 && isAtLeast(c, 4)) &&
  regimesAtHalf.includes(regimeId)

const regimesAtHalf: readonly RegimeId[] = [
  'sds_adult_sds40_excluded',
  'sds_adult_barred_50',
  'section_250_sds40_excluded',
]

/** The release date by the timetable of both changes, and the day of the stage if there is one. */
function staged(c: Case, regimeId: RegimeId): { release: LocalDate; stage: LocalDate | null; part: string } {
  const regime = regimeOf(regimeId)
  const old = datesAt(c, regime.before.fraction, regimeId)
  let before = old.release
  let part = isForty(regime) ? '40%' : 'one-half'
  if (isForty(regime) || isExcludedLater(c, regimeId)) {
    const day = isAtLeast(c, 5) ? october2024 : september2024
    const atHalf = datesAt(c, half, regimeId).release
    const forty = datesAt(c, { numerator: 2, denominator: 5 }, regimeId).release
    const isHeld = c.start.isBefore(september2024) && forty.isBefore(day)
    const in2024 = isHeld ? (atHalf.isBefore(day) ? atHalf : day) : forty
    if (isForty(regime) || (c.start.isBefore(december2024) && in2024.isBefore(december2024))) {
      before = in2024
      part = isHeld && atHalf.isBefore(day) ? 'one-half' : '40%'
    }
  }
  if (regime.exclusion !== null) return { release: before, stage: null, part }
  const after = datesAt(c, regime.after.fraction, regimeId).release
  if (!c.start.isBefore(october2026)) return { release: after, stage: null, part }
  const withoutAdded = c.start.plusDays(old.custodyDays - old.creditUsed - 1)
  if (withoutAdded.isBefore(october2026) || before.isBefore(october2026))
    return { release: before, stage: null, part }
  const tranche = progressionStages.find(({ upToDays }) => upToDays === null || old.totalDays <= upToDays)
  const stage = LocalDate.ofEpochDay(Number(tranche?.day))
  if (before.minusDays(c.addedDays).isBefore(stage)) return { release: before, stage, part }
  if (after.minusDays(c.addedDays).isBefore(stage))
    return { release: stage.plusDays(c.addedDays), stage, part }
  return { release: after, stage, part }
}

/** The sentences that go with an answer, the most serious first. */
export function warningsFor(c: Case, regimeId: RegimeId, dates: Dates): string[] {
  const said: { code: WarningCode; text: string }[] = []
  const say = (code: WarningCode, words: Record<string, string> = {}): void => {
    said.push({
      code,
      text: warningTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => String(words[name])),
    })
  }
  const regime = regimeOf(regimeId)
  const { offence, start } = c

  for (const code of regime.warnings) {
    if (code === 'W_SDS40_ASSUMED' && offence !== null) continue
    if (code === 'W_BARRED_LIST_UNCONFIRMED' && offence !== null && offence.progressionList !== 'inferred')
      continue
    if (code === 'W_SOPC_USUAL' && start.isBefore(march2026)) continue
    say(code)
  }
  if (regimeId === 'sopc_pre_june_2022' && start.isBefore(april2015)) say('W_SOPC_DATE')
  if (start.isBefore(december2012)) say('W_LEGACY')
  else if (regimeId === 'ipp') say('W_IPP_DATE')
  else if ((regimeId === 'eds_adult' || regimeId === 'eds_child') && start.isBefore(april2015))
    say('W_EDS_2012_2015')

  if (offence?.isCommittal) {
    const { release } = datesAt(
      { ...c, remandCredit: 0, taggedBailCredit: 0, addedDays: 0 },
      half,
      'sds_adult',
    )
    say('W_CONTEMPT', { half: inWords(release) })
  }
  if (offence !== null) {
    const governed = regimeByOffence(c, offence).regimeId
    const most = offence.maximumMonths
    const term = 12 * c.years + c.months
    if (regime.released !== 'after a minimum term' && most !== null)
      if (term > most || (term === most && c.days > 0)) say('W_OVER_MAXIMUM', { months: inTerm(most) })
    if (c.regimeId !== null && governed !== c.regimeId)
      say('W_REGIME_OVER_OFFENCE', { regime: regimeOf(governed).displayName })
    else {
      if (offence.progressionList === 'unknown') say('W_BARRED_POSSIBLE')
      if (offence.progressionList === 'inferred' && !regime.offenceBarred) say('W_BARRED_LIST_NO_EFFECT')
      if (regimeId === 'sopc' || regimeId === 'sopc_pre_june_2022') say('W_SOPC_USUAL')
      if (regimeId === 'sopc' && offence.schedule13Part === 3)
        if (start.isBefore(october2026) && !start.isBefore(march2026)) say('W_SOPC_CONVICTION')
      if (isAtLeast(c, 4)) {
        if (
          offence.lifeMaximumFrom !== null &&
          (offence.schedule15Part === 1 || offence.schedule15Part === 2)
        )
          say('W_LIFE_MAXIMUM_DATE', { day: inWords(LocalDate.ofEpochDay(offence.lifeMaximumFrom)) })
        if (offence.violentToPrisonService) say('W_VIOLENT_TO_PRISON_SERVICE')
      }
    }
  }

  if (c.age === 'unknown') {
    if (regime.eligibilityAge !== 'child') say('W_AGE_UNKNOWN')
  } else if (c.regimeId !== null) {
    if (regime.eligibilityAge !== 'any' && regime.eligibilityAge !== c.age) say('W_AGE_MISMATCH')
  } else if (c.age === 'adult') {
    if (regimeId === 'section_250') say('W_S250_ADULT')
  } else if (regime.eligibilityAge === 'adult') say('W_CHILD_ADULT_SENTENCE')
  else if (
    c.sentenceType !== 'section_250' &&
    regimeId.startsWith('section_250') &&
    regimeId !== 'section_250_plus'
  )
    say('W_CHILD_SDS')

  if (c.sentenceType !== null && c.regimeId === null) {
    if (offence !== null) {
      const agrees =
        c.sentenceType === 'sds' ||
        c.sentenceType === 'sds_plus' ||
        (c.sentenceType === 'section_250' && regimeId.startsWith('section_250')) ||
        (c.sentenceType === 'life' && regimeId === 'life') ||
        (c.sentenceType === 'terrorism' && regimeId === 'terrorism_s247a')
      if (!agrees) say('W_TYPE_IGNORED')
    } else if (c.sentenceType === 'sds_plus') {
      if (!isAtLeast(c, c.age === 'child' ? 7 : 4)) say('W_SDS_PLUS_LENGTH')
      if (start.isBefore(regimeId === 'sds_plus_adult_7_plus' ? april2020 : june2022)) say('W_SDS_PLUS_DATE')
    }
  }

  const changed = regime.exclusion === null
  if (c.postCommencement && !changed) say('W_NO_CHANGE')
  if (!start.isBefore(october2026)) {
    if (changed && !c.postCommencement) say('W_START_AFTER_COMMENCEMENT')
  } else {
    const { release, stage, part } = staged(c, regimeId)
    const moved = !release.equals(dates.release)
    const words = { staged: inWords(release), release: inWords(dates.release), part }
    if (stage !== null && moved) say('W_TRANCHE', { tranche: inWords(stage), ...words })
    else if (stage !== null && c.postCommencement) say('W_TRANCHE_SAME', { tranche: inWords(stage) })
    else if (stage === null && changed && c.postCommencement) say('W_BEFORE_CHANGE', words)
    else if (stage === null && moved && start.isBefore(september2024)) say('W_SDS40_STAGED', words)
    else if (stage === null && moved) say('W_SDS40_EXCLUDED_LATER', words)
    if (
      regimeId.startsWith('sds_adult') &&
      !c.postCommencement &&
      !isAtLeast(c, 1) &&
      dates.totalDays > 1 &&
      !(stage !== null && moved)
    )
      say('W_SHORT_NO_LICENCE', { staged: inWords(release), end: inWords(dates.sentenceEnd) })
  }

  if (regimeId === 'terrorism_s247a' && start.isBefore(february2020)) {
    const half = datesAt(c, { numerator: 1, denominator: 2 }, 'sds_adult').release
    if (half.isBefore(february2020)) say('W_TERRORISM_RELEASED', { staged: inWords(half) })
  }

  const credit = c.remandCredit + c.taggedBailCredit
  const minimumTerm = regime.released === 'after a minimum term'
  if (minimumTerm && credit > 0) say('W_LIFE_REMAND')
  if (minimumTerm && c.addedDays > 0) say('W_ADDED_DAYS_INDETERMINATE')
  if (c.taggedBailCredit > 0) say('W_TAGGED_BAIL')
  if (credit > 0 && credit >= dates.custodyDays + c.addedDays)
    say('W_CREDITS_EXCEED', { unused: inDays(credit - dates.creditUsed) })
  if (!minimumTerm && dates.uncapped > dates.daysToServe)
    if (regime.ends === 'with the term')
      say('W_ADDED_CAP', { unused: inDays(dates.uncapped - dates.daysToServe) })
    else {
      const due = start.plusDays(dates.uncapped - 1)
      const last = dates.termEnd.plusYears(1).minusDays(dates.creditUsed)
      const lawful = regime.ends === 'a year after the term' && due.isAfter(last) ? last : due
      say('W_ADDED_PAST_TERM', { staged: inWords(lawful), release: inWords(dates.release) })
    }
  if (regime.released === 'automatically') {
    const likely = likelyDayOfLeaving(start, dates.totalDays, dates.release)
    if (likely.isBefore(dates.release))
      say('W_NON_WORKING_DAY', { likely: `${weekdays[likely.dayOfWeek().value() - 1]} ${inWords(likely)}` })
  }
  return said.sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code)).map(({ text }) => text)
}

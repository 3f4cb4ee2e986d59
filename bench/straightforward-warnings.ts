import { ChronoUnit, DayOfWeek, LocalDate } from '@js-joda/core'
import {
  bankHolidays,
  holidaysFrom,
  isoDate,
  progressionStages,
  type Regime,
  type RegimeId,
  regimeOf,
  type SentenceType,
  type WarningCode,
  warningTexts,
} from '@requisite/law'
import {
  type Case,
  carriesLife,
  type Dates,
  datesAt,
  endOfTerm,
  isAtLeast,
  march2026,
  october2026,
  regimeByOffence,
} from './straightforward.ts'
import { inWords, rivalInWords } from './straightforward-rivals.ts'

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const numbers = new Intl.NumberFormat('en-GB')

const inTerm = (n: number): string =>
  n % 12 === 0 ? `${n / 12} year${n === 12 ? '' : 's'}` : `${n} month${n === 1 ? '' : 's'}`
export const inDays = (n: number): string => `${numbers.format(n)} day${n === 1 ? '' : 's'}`

const order = Object.keys(warningTexts)
const december2012 = LocalDate.of(2012, 12, 3)
const june2021 = LocalDate.of(2021, 6, 29)
const april2015 = LocalDate.of(2015, 4, 13)
const february2020 = LocalDate.of(2020, 2, 26)
const april2020 = LocalDate.of(2020, 4, 1)
const june2022 = LocalDate.of(2022, 6, 28)
const september2024 = LocalDate.of(2024, 9, 10)
const december2023 = LocalDate.of(2023, 12, 12)
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

/** When the person leaves prison, in words; null where that is the release date. */
function leavingInWords(c: Case, totalDays: number, release: LocalDate): string | null {
  const { start } = c
  let latest = release
  while (isNonWorking(latest) && (totalDays > 5 || latest.dayOfWeek() !== DayOfWeek.SATURDAY))
    latest = latest.minusDays(1)
  if (latest.isBefore(start)) latest = start
  let usual = latest
  const isEarlier =
    !latest.isBefore(december2023) &&
    ChronoUnit.DAYS.between(start, latest) + 1 >= 28 &&
    isNonWorking(latest.plusDays(1))
  for (let left = isEarlier ? (c.age === 'child' ? 2 : 1) : 0; left > 0; ) {
    usual = usual.minusDays(1)
    if (!isNonWorking(usual) && !isNonWorking(usual.plusDays(1))) left--
  }
  if (usual.isBefore(start)) usual = start
  if (usual.equals(release)) return null
  const named = (day: LocalDate): string => `${weekdays[day.dayOfWeek().value() - 1]} ${inWords(day)}`
  return usual.equals(latest)
    ? `on ${named(usual)}`
    : `on ${named(latest)} at the latest, and usually on ${named(usual)}`
}

/** Whether a sentence is so many years at the most. */
const isAtMost = (c: Case, n: number): boolean => {
  const months = 12 * c.years + c.months
  if (months >= 12 * n) return months === 12 * n && c.days === 0
  const whole = { ...c, years: n, months: 0, days: 0 }
  return !endOfTerm(c).isAfter(endOfTerm(whole))
}

const kinds: Readonly<Record<SentenceType, { readonly words: string; readonly regimeId: RegimeId }>> = {
  sds: { words: 'a standard sentence', regimeId: 'sds_adult' },
  sds_plus: { words: 'a section 244ZA sentence', regimeId: 'sds_plus_adult_7_plus' },
  section_250: { words: 'section 250 detention', regimeId: 'section_250' },
  eds: { words: 'an extended sentence', regimeId: 'eds_adult' },
  life: { words: 'a life sentence', regimeId: 'life' },
  ipp: { words: 'a sentence for public protection', regimeId: 'ipp' },
  terrorism: { words: 'a sentence under section 247A', regimeId: 'terrorism_s247a' },
}

const half = { numerator: 1, denominator: 2 }

const isForty = ({ before: { fraction } }: Regime): boolean =>
  fraction.numerator / fraction.denominator === 0.4

/** An offence that was at 40% until 16 December 2024, and is excluded from it since. */
const isExcludedLater = (c: Case, regimeId: RegimeId): boolean =>
  c.offence !== null &&
  c.offence.sds40Paragraphs.length > 0 &&
  c.offence.sds40Paragraphs.every((one) => ['14A', '16A', '19A', '19B', '23A', '55'].includes(one)) &&
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

/** The rules of a barred regime for an offence that is not barred. */
const notBarred = (c: Case, regimeId: RegimeId): RegimeId =>
  regimeId === 'sds_adult_barred_40'
    ? 'sds_adult'
    : regimeId === 'sds_adult_barred_50'
      ? 'sds_adult_sds40_excluded'
      : isAtLeast(c, 7)
        ? 'sds_plus_adult_7_plus'
        : 'sds_plus_adult_4_to_7'

/** The sentences that go with an answer, the most serious first. */
export function warningsFor(c: Case, regimeId: RegimeId, dates: Dates): string[] {
  const said: { code: WarningCode; text: string }[] = []
  const say = (code: WarningCode, words: Record<string, string> = {}, more = ''): void => {
    const text = warningTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => String(words[name]))
    said.push({ code, text: text + more })
  }
  /** Says what is in doubt with the date it would then be, where that is another. */
  const doubt = (
    code: WarningCode,
    otherwise: Partial<Case>,
    words: Record<string, string> = {},
  ): boolean => {
    const rival = rivalInWords(c, regimeId, otherwise)
    if (rival !== null) say(code, words, rival)
    return rival !== null
  }
  const regime = regimeOf(regimeId)
  const { offence, start } = c

  const governed = offence === null ? regimeId : regimeByOffence(c, offence).regimeId
  /** The offence, where the rules are those it leads to. */
  const leading = offence !== null && (c.regimeId === null || governed === regimeId) ? offence : null
  const isSpecial = regime.family === 'special'
  const isPerhapsWithoutRelease =
    !start.isBefore(june2021) &&
    (offence === null || (offence.isInSchedule19ZA && carriesLife(offence, start)))
  for (const code of regime.warnings) {
    if (code === 'W_SDS40_ASSUMED' && offence !== null) continue
    if (code === 'W_BARRED_LIST_UNCONFIRMED' || code === 'W_S250_FRACTION') continue
    if (code === 'W_TERRORISM_2A') {
      if (isPerhapsWithoutRelease) doubt(code, { regimeId: 'terrorism_s247a_no_early_release' })
      continue
    }
    if (code === 'W_SOPC_USUAL' && start.isBefore(march2026)) continue
    say(code)
  }
  const isUnconfirmed = regime.warnings.includes('W_BARRED_LIST_UNCONFIRMED')
  if (leading === null && isUnconfirmed)
    doubt('W_BARRED_LIST_UNCONFIRMED', { regimeId: notBarred(c, regimeId) })
  if (leading?.progressionList === 'inferred') {
    const unlisted = { regimeId: null, offence: { ...leading, progressionList: null } }
    if (rivalInWords(c, regimeId, unlisted) === null) say('W_BARRED_LIST_NO_EFFECT')
    else if (isUnconfirmed) doubt('W_BARRED_LIST_UNCONFIRMED', unlisted)
  }
  if (leading?.progressionList === 'confirmed' && regime.offenceBarred)
    doubt('W_BARRED_LIST_NAMED', { regimeId: null, offence: { ...leading, progressionList: null } })
  if (leading?.progressionList === 'unknown')
    doubt('W_BARRED_POSSIBLE', { regimeId: null, offence: { ...leading, progressionList: 'confirmed' } })
  if (regimeId === 'section_250' && !dates.release.isBefore(october2026))
    doubt('W_S250_FRACTION', { regimeId: 'section_250_sds40_excluded' })
  if (regimeId === 'sopc_pre_june_2022' && start.isBefore(april2015)) say('W_SOPC_DATE')
  if (start.isBefore(december2012)) say('W_LEGACY')
  else if (regimeId === 'ipp') say('W_IPP_DATE')
  else if ((regimeId === 'eds_adult' || regimeId === 'eds_child') && start.isBefore(april2015))
    doubt('W_EDS_2012_2015', { regimeId: 'eds_automatic_2012_2015' })

  const isStandard = ['standard', 'section 244ZA', 'section 250'].includes(regime.family)
  if (offence !== null) {
    const most = offence.maximumMonths
    const term = 12 * c.years + c.months
    if (regime.released !== 'after a minimum term' && most !== null)
      if (term > most || (term === most && c.days > 0)) say('W_OVER_MAXIMUM', { months: inTerm(most) })
    if (c.regimeId !== null && governed !== c.regimeId)
      say('W_REGIME_OVER_OFFENCE', { regime: regimeOf(governed).displayName })
  }
  if (leading !== null) {
    if (isStandard && (leading.schedule15Part !== null || leading.lifeMaximum)) {
      const can = [
        ...(leading.schedule15Part === null ? [] : [kinds.eds.words]),
        ...(leading.lifeMaximum ? [kinds.life.words] : []),
      ]
      say('W_EXTENDED_OR_LIFE', { can: can.join(' or ') })
    }
    if (isSpecial) say('W_SOPC_USUAL')
    if (regimeId === 'sopc' && leading.schedule13Part === 3)
      if (start.isBefore(october2026) && !start.isBefore(march2026)) say('W_SOPC_CONVICTION')
    if (leading.lifeMaximumFrom !== null)
      doubt(
        'W_LIFE_MAXIMUM_DATE',
        { regimeId: null, offence: { ...leading, lifeMaximum: false, lifeMaximumFrom: null } },
        { day: inWords(LocalDate.ofEpochDay(leading.lifeMaximumFrom)) },
      )
    if (leading.violentToPrisonService && isAtLeast(c, 4))
      doubt('W_VIOLENT_TO_PRISON_SERVICE', {
        regimeId: null,
        offence: { ...leading, schedule15Part: 1, schedule15Paragraph: '32' },
      })
  }
  if (regime.family === 'standard' && c.age !== 'child' && c.addedDays === 0 && dates.totalDays >= 14)
    if (isAtMost(c, 1)) say(start.isBefore(march2026) ? 'W_SUSPENDED_POSSIBLE' : 'W_SUSPENDED_USUAL')

  if (c.age === 'unknown') {
    if (regime.eligibilityAge !== 'child') {
      const sentenceType = c.sentenceType === 'sds' ? null : c.sentenceType
      say('W_AGE_UNKNOWN', {}, rivalInWords(c, regimeId, { age: 'child', sentenceType }) ?? '')
    }
  } else if (c.regimeId !== null) {
    if (regime.eligibilityAge !== 'any' && regime.eligibilityAge !== c.age) say('W_AGE_MISMATCH')
  } else if (c.age === 'adult') {
    if (regimeId === 'section_250') say('W_S250_ADULT')
  } else if (regime.eligibilityAge === 'adult') say('W_CHILD_ADULT_SENTENCE')
  else if (c.sentenceType !== 'section_250')
    if (regimeId === 'section_250' || regimeId === 'section_250_sds40_excluded') {
      say(c.sentenceType === null ? 'W_CHILD_SECTION_250' : 'W_CHILD_SDS')
      if (isAtMost(c, 2)) say('W_CHILD_DTO')
    }

  if (c.sentenceType !== null && c.regimeId === null) {
    if (offence !== null) {
      const agrees =
        c.sentenceType === 'sds' ||
        c.sentenceType === 'sds_plus' ||
        (c.sentenceType === 'section_250' && regimeId.startsWith('section_250')) ||
        (c.sentenceType === 'life' && regimeId === 'life') ||
        (c.sentenceType === 'terrorism' && regimeId === 'terrorism_s247a')
      const { words, regimeId: rules } = kinds[c.sentenceType]
      const instead =
        c.sentenceType !== 'eds'
          ? rules
          : isPerhapsWithoutRelease
            ? 'terrorism_s247a_no_early_release'
            : c.age === 'child'
              ? 'eds_child'
              : rules
      if (!agrees) say('W_TYPE_IGNORED', { named: words, instead })
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
      regime.family === 'standard' &&
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
  const isAutomatic = regime.released === 'automatically'
  if (credit > 0 && credit >= dates.custodyDays + c.addedDays)
    say(isAutomatic ? 'W_CREDITS_EXCEED' : 'W_CREDITS_EXCEED_PAROLE', {
      unused: inDays(credit - dates.creditUsed),
    })
  if (!minimumTerm && dates.uncapped > dates.daysToServe)
    if (regime.ends === 'with the term')
      say('W_ADDED_CAP', { unused: inDays(dates.uncapped - dates.daysToServe) })
    else {
      const due = start.plusDays(dates.uncapped - 1)
      const last = dates.termEnd.plusYears(1).minusDays(dates.creditUsed)
      const lawful = regime.ends === 'a year after the term' && due.isAfter(last) ? last : due
      say('W_ADDED_PAST_TERM', { staged: inWords(lawful), release: inWords(dates.release) })
    }
  if (isAutomatic) {
    const leaving = leavingInWords(c, dates.totalDays, dates.release)
    if (leaving !== null) say('W_NON_WORKING_DAY', { leaving })
  }
  return said.sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code)).map(({ text }) => text)
}

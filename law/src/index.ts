/** The law of release for one sentence: the only door of `@requisite/law`. The examples below are run by a test. */

// ── One sentence ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Answers a question, or names every field that stands in the way.
 *  @example isoDate(releaseOf({ start: '2026-11-14', years: 3, postCommencement: true }).dates.release.found) // => '2027-11-14'
 *  @example releaseOf({ start: '2026-02-30', years: 3 }).refusals[0].field // => 'start'
 *  @example isoDate(answer(releaseOf({ start: '2026-11-14', years: 3 }).question).dates.release.found) // => '2028-01-26' */
export { type Answer, answer, releaseOf } from './answer.ts'
export type { Calculation, Step } from './calculate.ts'
export type { Classified } from './classify.ts'
/** The same sentence before and after the Act.
 *  @example comparison(releaseOf({ start: '2026-11-14', years: 3 })).differenceDays // => -73 */
export { type Comparison, comparison } from './comparison.ts'
/** The calculation in words, step by step, each with its provisions.
 *  @example explanation(releaseOf({ start: '2026-11-14', years: 3 }))[4].working // => '40% of 1,096 days is 438 and 2/5 days. A part of a day counts as a day: 439 days.' */
export { type ExplainedStep, explanation } from './explanation.ts'
/** Every other date of the sentence, with the letters the prison uses.
 *  @example keyDates(releaseOf({ start: '2026-11-14', years: 3 })).map(({ type }) => type) // => ['CRD', 'ESED', 'SLED'] */
export { type KeyDate, keyDates } from './key-dates.ts'
/** The bounds a question is held to, and the words it may use.
 *  @example bounds.years // => 99
 *  @example sentenceTypes[0] // => 'sds'
 *  @example ages // => ['adult', 'child', 'unknown']
 *  @example isStartInBounds(parseDay('2200-01-01')) // => false */
export {
  type Age,
  type Asked,
  ages,
  bounds,
  isStartInBounds,
  type Question,
  type Refusal,
  type SentenceType,
  sentenceTypes,
} from './question.ts'
/** How the Act reaches a sentence that was already being served.
 *  @example isoDate(transition(releaseOf({ start: '2025-06-16', years: 5, remandCredit: 35 }).question, regimes.sds_adult).release) // => '2027-01-12' */
export { type Transition, transition } from './transition.ts'

// ── The tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The state of the law that these tables hold.
 *  @example isoDate(progressionModel.day) // => '2026-10-01'
 *  @example isoDate(lawAsAt) // => '2026-11-14'
 *  @example lawVersion // => '2026.11.1' */
export { lawAsAt, lawVersion, progressionModel } from './commencement.ts'
/** Which regime governs an offence, by length of sentence.
 *  @example governing(offenceByKey('robbery')).from7Years.regimeId // => 'sds_plus_adult_7_plus' */
export { type Governing, governing } from './governing.ts'
/** The bank holidays of England and Wales, from 2024.
 *  @example bankHolidays(2026).map(isoDate)[1] // => '2026-04-03'
 *  @example [holidaysFrom, holidaysUntil] // => [2024, 2300] */
export { bankHolidays, holidaysFrom, holidaysUntil } from './holidays.ts'
/** Search as people type.
 *  @example findOffences('abh')[0].key // => 'actual_bodily_harm' */
export { findOffences } from './offence-search.ts'
/** The published offence library.
 *  @example offences.length // => 440
 *  @example offenceByKey('robbery').maximumPenalty // => 'life'
 *  @example offenceSources(offenceByKey('robbery'))[0].url // => 'https://www.legislation.gov.uk/ukpga/1968/60/section/8' */
export { type Offence, type OffenceCategory, offenceByKey, offenceSources, offences } from './offences.ts'
export type { Source } from './provisions.ts'
/** The regimes: release points before and after the Act, with the provisions they rest on.
 *  @example regimes.sds_adult.after.fraction.label // => 'One-third'
 *  @example regimeOf('life').released // => 'after a minimum term'
 *  @example isRegimeId('constructor') // => false
 *  @example isChanged(regimes.eds_adult) // => false
 *  @example pointLabel(regimes.eds_adult, regimes.eds_adult.after) // => 'Two-thirds (Parole Board eligibility)'
 *  @example regimeSources(regimes.eds_adult)[0].url // => 'https://www.legislation.gov.uk/ukpga/2003/44/section/246A' */
export {
  isChanged,
  isRegimeId,
  pointLabel,
  type Regime,
  type RegimeId,
  type ReleasePoint,
  regimeOf,
  regimeSources,
  regimes,
} from './regimes.ts'
/** The ten stages by which sentences already being served are moved.
 *  @example tranches[4].upToDays // => 2121 */
export { type Tranche, tranches } from './tranches.ts'
/** The sentences we say, the most serious first.
 *  @example Object.keys(warningTexts)[0] // => 'W_START_AFTER_COMMENCEMENT' */
export { type Warning, type WarningCode, warningTexts } from './warning-texts.ts'

// ── Days and words ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Days without clocks or zones.
 *  @example parseDay('2026-02-30') // => null
 *  @example isoDate(addDays(parseDay('2026-12-31'), 1)) // => '2027-01-01'
 *  @example inWords(parseDay('2026-11-14')) // => '14 November 2026'
 *  @example inWordsWithWeekday(parseDay('2026-11-14')) // => 'Saturday 14 November 2026' */
export { addDays, type Day, inWords, inWordsWithWeekday, isoDate, parseDay } from './day.ts'
export type { Fraction } from './fraction.ts'
/** Lengths in words.
 *  @example termInWords({ years: 3, months: 2, days: 5 }) // => '3 years, 2 months and 5 days'
 *  @example daysInWords(1096) // => '1,096 days' */
export { daysInWords, type Term, termInWords } from './term.ts'

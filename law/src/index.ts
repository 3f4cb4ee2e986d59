/** The law of release, for one sentence and for a whole case: what `@requisite/law` promises, as docs/library.md names it. Each family of exports
 *  has examples, which are run by a test. */

/** A case as it was taken: asked again, it gives the same answer.
 *  @example requestOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] }).case).sentences[0].remandCreditDays // => 0 */

export { requestOf, type TakenRequest } from './case/request-of.ts'
export type { AtLarge, Award, Case, CaseLaw, CaseSentence, Recall } from './custody/case.ts'
export type {
  AskedAtLarge,
  AskedAward,
  AskedCase,
  AskedCaseSentence,
  AskedOtherCustody,
  AskedRecall,
  AskedRemand,
} from './facts/asked-case.ts'
export type { CaseRefusal, FieldPath } from './facts/refusal.ts'

/** Several sentences worked out together, each by the law of its own day and by the stages, or why they cannot be.
 *  @example isoDate(caseOf({ sentences: [{ id: 'A', startDate: '2026-11-16', sentenceWeeks: 12 }, { id: 'B', startDate: '2026-11-16', sentenceMonths: 6, consecutiveTo: 'A' }] }).release) // => '2027-02-12' */

export type {
  CaseAlternative,
  CaseAnswer,
  CaseRun,
  CaseSentenceAnswer,
  CaseStage,
  CaseWarning,
  Recalled,
  RecalledCaseRun,
} from './case/answer.ts'
export { caseOf } from './case/case-answer.ts'
export type { Length, Piece } from './custody/length.ts'
export type { CustodyPart } from './custody/served.ts'

/** Where the law or the case is not certain: the rival answers, and how sure that leaves an answer, with the codes that made it so.
 *  @example caseAlternativesOf(caseOf({ sentences: [{ startDate: '2024-12-10', sentenceYears: 5, offenceKey: 'burglary_dwelling' }] })).map(({ code, release }) => `${code} ${isoDate(release)}`)[0] // => 'A_COUNTED_VIOLENT 2027-01-12'
 *  @example howSureOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery', remandCreditDays: 'unknown' }] })) // => { level: 'fairly_sure', because: ['W_CREDIT_NOT_TOLD'] } */

export { caseAlternativesOf } from './case/alternatives.ts'
export { type Beside, type HowSure, howSureOf } from './case/how-sure.ts'
export type { AlternativeCode, CaseAlternativeCode, ReleaseDays } from './tables/alternative-codes.ts'
export type { CaseWarningCode, WarningCode } from './tables/warning-codes.ts'
export type { Warning } from './tables/warnings.ts'

/** Every other date, with the letters the prison uses.
 *  @example keyDatesOf(calculationOf({ startDate: '2026-11-14', sentenceYears: 3 })).map(({ type }) => type) // => ['CRD', 'ESED', 'SLED']
 *  @example datesInWords(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }] }).dates).map(({ type }) => type) // => ['CRD', 'TWO_THIRDS', 'ESED', 'SLED'] */

export { datesInWords, type KeyDate, keyDatesOf } from './words/key-dates.ts'

/** What lies ahead of the person: a tag, the Parole Board's review, what follows a recall, the end of a licence. Each with its day, or
 *  why there is none, in words for programs and for people.
 *  @example aheadInWords(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 10, extensionYears: 4, sentenceType: 'eds' }] })).map(({ code, date }) => [code, date && isoDate(date)]) // => [['TAG', null], ['REVIEW_FILE', '2033-01-17']] */

export type { RemandCount } from './remand/remand-count.ts'
export { type AheadInWords, aheadInWords } from './words/ahead.ts'

/** A date that the prison gave: which named changes to the case would give it, in words.
 *  @example statedOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, remandCreditDays: 20 }] }), parseDay('2027-11-16')).reasons.map(({ code }) => code)[0] // => 'S_CREDIT_NOT_COUNTED'
 *  @example ((answer) => ((stated) => statedReasonText(stated.reasons[0], stated, answer))(statedOf(answer, parseDay('2027-11-16'))))(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, remandCreditDays: 20 }] })) // => 'If the 20 days on remand of sentence 1 were not counted, the date would be 16 November 2027.' */

export { type Stated, type StatedReason, statedOf } from './case/stated/stated.ts'
export type { StatedLetter } from './tables/stated-codes.ts'
export { statedReasonText } from './words/stated.ts'

/** Reforms that are not law, laid over it: read from a list, with a sentence for each mistake; every answer says that it is not the
 *  law.
 *  @example readReforms([{ from: '2027-04-01', regimes: ['sds_adult'], fraction: '5/4' }]).mistakes // => ['Reform 1: fraction must be a part of the sentence, like "1/4", and no more than the whole.'] */

export { readReforms } from './case/read-reforms.ts'
export type { Reform } from './sentence/reform.ts'

/** What lengths would mean before the court has passed any, with pleas, and the cliffs between them; or why that cannot be said. The
 *  same in words, and as a table for a page and for a terminal.
 *  @example whatIf({ lengths: [{ years: 5 }], pleaReductions: ['0', '1/3'], sentenceDate: '2026-11-16', remandedSince: '2026-03-20', offenceKey: 'wounding_with_intent' }).rows.map(({ worked }) => isoDate(worked.release)) // => ['2028-09-17', '2027-04-29']
 *  @example whatIfTable(whatIf({ lengths: [{ years: 6 }], pleaReductions: ['1/3'], sentenceDate: '2026-11-16', remandedSince: '2026-03-20', offenceKey: 'wounding_with_intent' })).lines[0].cells[0].date // => '19 March 2028' */

export type { AskedWhatIf, WhatIfRefusal } from './what-if/ask.ts'
export type { Cliff } from './what-if/cliffs.ts'
export type { AskedMonths } from './what-if/lengths.ts'
export { type WhatIf, type WhatIfRow, type WhatIfWarning, whatIf } from './what-if/what-if.ts'
export { cliffText, whatIfWarningText } from './words/what-if.ts'
export { type WhatIfCell, type WhatIfLine, type WhatIfTable, whatIfTable } from './words/what-if-table.ts'

/** A sentence at the release point that was asked for, or every field that stands in the way; before and after the Act.
 *  @example isoDate(calculationOf({ startDate: '2026-11-14', sentenceYears: 3, postCommencement: true }).dates.release) // => '2027-11-14'
 *  @example comparisonOf(calculationOf({ startDate: '2026-11-14', sentenceYears: 3 })).differenceDays // => -73 */

export { type Calculation, calculationOf } from './sentence/calculation.ts'
export { type Comparison, comparisonOf } from './sentence/comparison.ts'
export type { Dates } from './sentence/dates.ts'
export type { Question } from './sentence/question.ts'

/** How the Act reaches a sentence that was already being served: worked out as a case of its own.
 *  @example isoDate(transitionOf(calculationOf({ startDate: '2025-06-16', sentenceYears: 5, remandCreditDays: 35 })).release) // => '2027-01-12' */

export { type Transition, transitionOf } from './case/transition.ts'

/** The state of the law that these tables hold: the day, and what changed with each version, the newest first, and whom it affects.
 *  @example lawVersions.at(-1).version // => '2026.11.33' */

export { lawAsAt, lawVersion } from './tables/days.ts'
export {
  type Affects,
  type ChangeExample,
  type LawChange,
  type LawVersion,
  lawVersions,
} from './tables/versions.ts'

/** A regime by its id: its release points as dated layers, with the provisions they rest on.
 *  @example regimeOf('sds_adult').after.fraction.label // => 'One-third' */

export type { Layer, ReleasePoint } from './tables/layers.ts'
export { type Regime, type RegimeId, type RulesId, regimeOf } from './tables/regimes.ts'

/** The published offence library.
 *  @example offences.filter(({ act }) => act === 'Theft Act 1968').some(({ key }) => key === 'robbery') // => true */

export type { Age, CaseSentenceType, SentenceType } from './tables/kinds.ts'
export { type Offence, type OffenceCategory, offenceByKey, offences } from './tables/offences.ts'
export type { Source } from './tables/provisions.ts'
export type { RecallType } from './tables/recall-types.ts'

/** Offences as people type them: misspelt, in everyday words, by section or by code.
 *  @example findOffences('abh')[0].key // => 'actual_bodily_harm' */

export { findOffences } from './search/find-offences.ts'

/** The names in a question that are none, with what was probably meant.
 *  @example unknownFieldsOf({ sentences: [{ start_date: '2026-11-16' }] }).map(({ place }) => place) // => ['sentences[0].start_date']
 *  @example unknownOfWhatIf({ remand: [{ first: 1 }] })[0].place // => 'remand[0].first' */

export type { AskedCalculation } from './facts/calculation.ts'
export { type UnknownField, unknownFieldsOf, unknownOfWhatIf } from './facts/unknown-fields.ts'

/** Days without clocks or zones, and lengths in words.
 *  @example parseDay('2026-02-30') // => null
 *  @example termInWords({ years: 3, months: 2, days: 5 }) // => '3 years, 2 months and 5 days' */

export { addDays, type Day, inWords, inWordsWithWeekday, isoDate, parseDay } from './calendar/day.ts'
export type { Fraction } from './calendar/fraction.ts'
export { daysInWords, type Term, termInWords } from './calendar/term.ts'

/** An answer in words, step by step, each with its provisions: of a case, with the sentences it is about, and of one sentence.
 *  @example caseExplanationOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }, { startDate: '2026-11-16', sentenceMonths: 6, consecutiveTo: '1' }] }))[2].working // => '84 days from 16 November 2026 (sentence 1). 6 months from 8 February 2027 are 181 days (sentence 2). 84 + 181 is 265 days. The last day is 7 August 2027.'
 *  @example explanationOf(calculationOf({ startDate: '2026-11-14', sentenceYears: 3 }))[4].working // => '40% of 1,096 days is 438 and 2/5 days. A part of a day counts as a day: 439 days.' */

export { caseExplanationOf } from './words/case-explanation.ts'
export type { ExplainedCaseStep } from './words/case-step.ts'
export { type ExplainedStep, explanationOf } from './words/explanation.ts'

/** The sentences we say: warnings and doubts, for programs and lawyers, and for people.
 *  @example warningForPeople({ code: 'W_SUSPENDED_POSSIBLE', values: {}, sentenceIds: ['1'] }) // => 'A court can suspend a sentence of this length. If the sentence was suspended, this date does not count.' */

export { alternativeWords } from './words/en/alternatives.ts'
export { caseWarningText, warningForPeople } from './words/en/case-warnings.ts'
export { warningText } from './words/en/warnings.ts'

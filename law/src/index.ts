/** The law of release, for one sentence and for a whole case: the only door of `@requisite/law`. Each family of exports has examples, which
 *  are run by a test. */

/** A case as a caller gives it, checked: the case in full, or every place that stands in the way; as it was taken, asked again, it
 *  gives the same answer. And what of a sentence is asked only where it decides.
 *  @example askCase({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] }).case.sentences[0].id // => '1'
 *  @example requestOf(askCase({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] }).case).sentences[0].remandCreditDays // => 0
 *  @example hangsOnTerrorism({ sentenceType: 'eds', startDate: '2026-11-16' }) // => true */

export { askCase } from './case/ask.ts'
export { inferredIn, requestOf, type TakenRequest } from './case/request-of.ts'
export { hangsOnTerrorism, offenceDayThatDecides, takesCredit } from './case/worth-asking.ts'
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
export { bounds, caseBounds, lengthBounds } from './facts/bounds.ts'
export { type CaseRefusal, type FieldPath, placeName } from './facts/refusal.ts'

/** Several sentences worked out together, each by the law of its own day and by the stages, or why they cannot be; the run that
 *  decides the release.
 *  @example isoDate(caseOf({ sentences: [{ id: 'A', startDate: '2026-11-16', sentenceWeeks: 12 }, { id: 'B', startDate: '2026-11-16', sentenceMonths: 6, consecutiveTo: 'A' }] }).release) // => '2027-02-12'
 *  @example decidingRun(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 1 }, { startDate: '2026-11-16', sentenceYears: 3 }] })).sentenceIds // => ['2'] */

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
export { caseAnswer, caseOf } from './case/case-answer.ts'
export { decidingRun } from './case/deciding-run.ts'
export type { Length, Piece } from './custody/length.ts'
export type { CustodyPart } from './custody/served.ts'

/** How the person gets out, decided once: under one answer, and whatever is in doubt, read on a day; every day that decides it.
 *  @example wayOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery' }] })).by // => 'automatic'
 *  @example wayOutOf(caseOf({ sentences: [{ startDate: '2026-11-02', sentenceYears: 8, offenceKey: 'rape' }] }), weighedRivals(caseOf({ sentences: [{ startDate: '2026-11-02', sentenceYears: 8, offenceKey: 'rape' }] })), parseDay('2026-11-16')).kind // => 'several days'
 *  @example daysOfWay(wayOutOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery' }] }), [], parseDay('2026-11-16'))).map(isoDate) // => ['2027-11-16']
 *  @example Object.values(gateOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft' }] }))).slice(2).map(isoDate) // => ['2027-07-15', '2027-07-16']
 *  @example classesOf([{ code: 'A_EXTENDED' }, { code: 'A_ON_LIST' }]).map(({ code }) => code) // => ['A_EXTENDED']
 *  @example isRecallKind({ code: 'A_RECALL_56' }) // => true */

export {
  classesOf,
  type DueDay,
  type DueRival,
  daysOfWay,
  dueDays,
  firstDayOf,
  type Gate,
  gateOf,
  isByRecall,
  isHeldWithoutSentence,
  isRecallKind,
  lastDayOf,
  orderOf,
  type Rival,
  type Way,
  type WayOut,
  wayOf,
  wayOutOf,
  weighedRivals,
} from './words/way-out.ts'

/** Where the law or the case is not certain: the rival answers with their doubts, and how sure that leaves an answer, with the
 *  codes that made it so.
 *  @example caseAlternativesOf(caseOf({ sentences: [{ startDate: '2024-12-10', sentenceYears: 5, offenceKey: 'burglary_dwelling' }] })).map(({ code, release }) => `${code} ${isoDate(release)}`)[0] // => 'A_COUNTED_VIOLENT 2027-01-12'
 *  @example howSureOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery', remandCreditDays: 'unknown' }] })) // => { level: 'fairly_sure', because: ['W_CREDIT_NOT_TOLD'] }
 *  @example creditInQuestion(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 18, sentenceType: 'life', remandCreditDays: 200 }] })).days // => 200
 *  @example surenessLevels.indexOf(rivalLevels.A_RECALL_56) // => 2 */

export { caseAlternativesOf } from './case/alternatives.ts'
export { caseDoubts } from './case/doubts.ts'
export { type Beside, type HowSure, howSureOf, isWeighed, leaves, weightOf } from './case/how-sure.ts'
export { creditInQuestion, minimumTermDoubts } from './case/minimum-term-doubts.ts'
export { remandDoubts } from './case/remand-doubts.ts'
export type { Alternative } from './sentence/alternatives.ts'
export { type Change, type Doubt, doubts } from './sentence/doubts.ts'
export {
  type AlternativeCode,
  type CaseAlternativeCode,
  type ReleaseDays,
  rivalLevels,
} from './tables/alternative-codes.ts'
export { surenessLevels } from './tables/how-sure.ts'
export { offenceClasses } from './tables/offence-classes.ts'
export {
  type CaseWarningCode,
  type WarningCode,
  warningLevels,
  warningPlaces,
} from './tables/warning-codes.ts'
export type { Warning } from './tables/warnings.ts'

/** Every other date, with the letters the prison uses. One of a scheme that has ended never stands beside the release date.
 *  @example keyDatesOf(calculationOf({ startDate: '2026-11-14', sentenceYears: 3 })).map(({ type }) => type) // => ['CRD', 'ESED', 'SLED']
 *  @example caseOf({ sentences: [{ startDate: '2024-03-04', sentenceYears: 2 }] }).dates.filter(isHistory).map(({ form }) => form) // => ['HDCED, ended'] */

export { isHistory, typeOfDate } from './case/key-days.ts'
export { datesInWords, type KeyDate, keyDatesOf } from './words/key-dates.ts'

/** What lies ahead of the person: a tag, the Parole Board's review, what follows a recall, the end of a licence. Each with its day,
 *  or why there is none, in words for programs and for people.
 *  @example aheadOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }] })).map(({ code, why }) => `${code} ${why}`) // => ['TAG ended_for_adults']
 *  @example aheadInWords(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 10, extensionYears: 4, sentenceType: 'eds' }] })).map(({ code, date }) => [code, date && isoDate(date)]) // => [['TAG', null], ['REVIEW_FILE', '2033-01-17']] */

export { aheadOf } from './case/ahead.ts'
export { aheadReasons, aheadRows } from './tables/ahead.ts'
export { type AheadInWords, aheadInWords } from './words/ahead.ts'

/** Which days on remand count, and why the others do not: of a case in which they are given by their dates, and in words.
 *  @example caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }], remand: [{ fromDate: '2026-03-20', toDate: '2026-11-16' }] }).remand.days // => 241
 *  @example remandDays([{ first: parseDay('2026-01-01'), last: parseDay('2026-01-10') }, { first: parseDay('2026-01-05'), last: parseDay('2026-01-12') }]) // => 12
 *  @example daysOfMonths[8] // => [242, 245] */

export { daysOfMonths } from './case/month.ts'
export { remandReasons } from './remand/reasons.ts'
export type { RemandCount } from './remand/remand-count.ts'
export { remandDays, taggedBailDays } from './sentence/credit.ts'
export { type CustodyReason, custodyReasons, type LeavingWay, leavingWays } from './tables/other-custody.ts'
export { type LostDays, notCountedText, type RemandInBrief, remandInBrief } from './words/remand.ts'

/** A date that the prison gave: which named changes to the case would give it, in words, and for people with what to ask the
 *  prison.
 *  @example statedOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, remandCreditDays: 20 }] }), parseDay('2027-11-16')).reasons.map(({ code }) => code)[0] // => 'S_CREDIT_NOT_COUNTED'
 *  @example ((answer) => ((stated) => statedReasonText(stated.reasons[0], stated, answer))(statedOf(answer, parseDay('2027-11-16'))))(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, remandCreditDays: 20 }] })) // => 'If the 20 days on remand of sentence 1 were not counted, the date would be 16 November 2027.'
 *  @example besideOurs('SLED', parseDay('2029-11-15'), parseDay('2029-10-26')) // => 'SLED Thursday 15 November 2029: 20 days later than ours.' */

export { changedCase } from './case/stated/changed.ts'
export {
  isStatedOtherwise,
  mostTries,
  type Stated,
  type StatedReason,
  statedFor,
  statedOf,
} from './case/stated/stated.ts'
export { reasonKinds, releaseLetters, type StatedLetter, statedLetters } from './tables/stated-codes.ts'
export {
  besideOurs,
  givenInWords,
  leftInWords,
  overInWords,
  type StatedForPeople,
  statedForPeople,
  statedReasonText,
} from './words/stated.ts'

/** The sheet for people without a screen: how much of each length is served at each release point.
 *  @example sheetRows()[2] // => { length: '3 months', cells: ['30/31 (30d)', '36/37 (1m 5d)', '45/46 (1m 14d)', '60/61 (2m 1d)'] }
 *  @example sheetHead() // => ['One-third', '40%', 'One-half', 'Two-thirds'] */

export { partsTable } from './case/parts-table.ts'
export { partsOnSheet } from './tables/parts-table.ts'
export { sheetFoot, sheetHead, sheetKinds, sheetNotes, sheetRows } from './words/parts-sheet.ts'

/** Reforms that are not law, laid over it: read from a list, with a sentence for each mistake; every answer says that it is not the
 *  law.
 *  @example readReforms([{ from: '2027-04-01', regimes: ['sds_adult'], fraction: '5/4' }]).mistakes // => ['Reform 1: fraction must be a part of the sentence, like "1/4", and no more than the whole.'] */

export { readReforms } from './case/read-reforms.ts'
export type { Reform } from './sentence/reform.ts'

/** What lengths would mean before the court has passed any, with pleas, and the cliffs between them; or why that cannot be said.
 *  The same in words, and as a table for a page and for a terminal.
 *  @example whatIf({ lengths: [{ years: 5 }], pleaReductions: ['0', '1/3'], sentenceDate: '2026-11-16', remandedSince: '2026-03-20', offenceKey: 'wounding_with_intent' }).rows.map(({ worked }) => isoDate(worked.release)) // => ['2028-09-17', '2027-04-29']
 *  @example whatIfTable(whatIf({ lengths: [{ years: 6 }], pleaReductions: ['1/3'], sentenceDate: '2026-11-16', remandedSince: '2026-03-20', offenceKey: 'wounding_with_intent' })).lines[0].cells[0].date // => '19 March 2028'
 *  @example lengthInWords(71) // => '5 years 11 months'
 *  @example pleaSteps.map(({ text }) => text) // => ['0', '1/10', '1/4', '1/3'] */

export { pleaBounds, pleaLaw, pleaSteps } from './tables/pleas.ts'
export { cliffCodes, sentenceDateReasons, whatIfSentenceTypes } from './tables/what-if-codes.ts'
export type { AskedWhatIf, WhatIfQuestion, WhatIfRefusal } from './what-if/ask.ts'
export type { Cliff } from './what-if/cliffs.ts'
export { isServed } from './what-if/length-answer.ts'
export type { AskedMonths } from './what-if/lengths.ts'
export { readPlea } from './what-if/plea.ts'
export { type WhatIf, type WhatIfRow, type WhatIfWarning, whatIf } from './what-if/what-if.ts'
export {
  cliffDates,
  cliffText,
  lengthInWords,
  pleaLabel,
  roundedUpCondition,
  sentenceDateTexts,
  servedInWords,
  whatIfWarningText,
  whatIfWarningTexts,
} from './words/what-if.ts'
export { type WhatIfCell, type WhatIfLine, type WhatIfTable, whatIfTable } from './words/what-if-table.ts'

/** A sentence at the release point that was asked for, or every field that stands in the way; before and after the Act.
 *  @example isoDate(calculationOf({ startDate: '2026-11-14', sentenceYears: 3, postCommencement: true }).dates.release) // => '2027-11-14'
 *  @example comparisonOf(calculationOf({ startDate: '2026-11-14', sentenceYears: 3 })).differenceDays // => -73 */

export { ask as askCalculation } from './sentence/ask.ts'
export { type Calculation, calculation, calculationOf } from './sentence/calculation.ts'
export { type Comparison, comparisonOf } from './sentence/comparison.ts'
export type { Dates } from './sentence/dates.ts'
export type { Question } from './sentence/question.ts'

/** How the Act reaches a sentence that was already being served: worked out as a case of its own, and in words.
 *  @example isoDate(transitionOf(calculationOf({ startDate: '2025-06-16', sentenceYears: 5, remandCreditDays: 35 })).release) // => '2027-01-12'
 *  @example transitionReason(transitionOf(calculationOf({ startDate: '2025-06-16', sentenceYears: 5 })), regimes.sds_adult).reason // => 'Stage 5 is for sentences of this length. The new release point comes after it, and applies.' */

export { type Transition, transitionOf } from './case/transition.ts'
export { transitionReason } from './words/transition.ts'

/** The day of leaving prison, at the latest and usually, where it is not the release date, and why.
 *  @example isoDate(dayOfLeaving({ start: parseDay('2026-01-05'), totalDays: 600, release: parseDay('2026-11-14'), isChild: false }).usual) // => '2026-11-12' */

export { dayOfLeaving, type Leaving } from './sentence/leaving.ts'
export { leavingTexts } from './words/leaving.ts'

/** The state of the law that these tables hold: its days, the changes that move sentences already being served, and what changed
 *  with each version, the newest first, and whom it affects.
 *  @example isoDate(progressionModel.day) // => '2026-10-01'
 *  @example progressionStages[4].upToDays // => 2121
 *  @example lawVersions.at(-1).version // => '2026.11.32'
 *  @example canHaveMoved({ sentencedTo: '2015-12-31' }, { regimes: null, sentences: [{ startDate: '2026-11-16' }], person: {}, recall: null, facts: new Set(), moved: null }) // => false */

export { type AffectedCase, canHaveMoved, mainDates, versionsSince } from './tables/affects.ts'
export { asksWhyAway, type ChangeOfLaw, changesOfLaw, stagedChanges } from './tables/changes-of-law.ts'
export {
  type Commencement,
  type DayName,
  days,
  lawAsAt,
  lawVersion,
  progressionModel,
} from './tables/days.ts'
export { progressionStages, type Stage, type Staging } from './tables/stages.ts'
export {
  type Affects,
  type ChangeExample,
  type LawChange,
  type LawVersion,
  lawVersions,
} from './tables/versions.ts'

/** The regimes: their release points as dated layers, with the provisions they rest on; the rows that decide which of them governs;
 *  what each is for.
 *  @example regimes.sds_adult.after.fraction.label // => 'One-third'
 *  @example asAt(regimes.sds_adult.layers, parseDay('2025-01-01')).map(({ fraction }) => fraction.label) // => ['One-half', '40%']
 *  @example byOffence[2].why // => 'A life sentence must be passed for murder.'
 *  @example governing(offenceByKey('robbery')).from7Years.regimeId // => 'sds_plus_adult_7_plus' */

export { exclusionFrom40, type Governing, governing } from './sentence/governing.ts'
export { byKind, byKindAndOffence, byOffence, type Decision } from './tables/decisions.ts'
export { asAt, type Layer, type ReleasePoint } from './tables/layers.ts'
export {
  isChanged,
  isRegimeId,
  type Regime,
  type RegimeId,
  type RulesId,
  regimeOf,
  regimeSources,
  regimes,
} from './tables/regimes.ts'
export { pointInWords, pointLabel, sentenceLabel } from './words/release-point.ts'
export { rulesInWords } from './words/rules-for-people.ts'

/** The published offence library, and what a text is called where room is short.
 *  @example offences.filter(({ act }) => act === 'Theft Act 1968').some(({ key }) => key === 'robbery') // => true */

export {
  type Offence,
  type OffenceCategory,
  offenceByKey,
  offenceSources,
  offences,
} from './tables/offences.ts'
export { namesEnough, type Source } from './tables/provisions.ts'

/** The words a question may use: kinds of sentence and of recall, what is no sentence of imprisonment; and the bounds of their
 *  lengths.
 *  @example recallTypes // => ['standard', 'fixed_term_14', 'fixed_term_28', 'fixed_term_56', 'curfew']
 *  @example orderNamed('contempt')?.name // => 'prison for contempt of court'
 *  @example [extensionYears.least, extensionYears.most] // => [1, 8]
 *  @example orderMonths.most // => 24
 *  @example [mostAddedDays.before, mostAddedDays.since, isoDate(mostAddedDays.from.day)] // => [42, 84, '2026-09-02'] */

export { mostAddedDays } from './tables/added-days.ts'
export { extensionYears } from './tables/extension.ts'
export {
  type Age,
  ages,
  type CaseSentenceType,
  caseSentenceTypes,
  type SentenceType,
  sentenceTypes,
} from './tables/kinds.ts'
export { type OrderFamily, orderNamed } from './tables/order-kinds.ts'
export { orderMonths } from './tables/orders.ts'
export { type RecallType, recallKinds, recallTypes } from './tables/recall-types.ts'

/** Offences as people type them: misspelt, in everyday words, by section or by code; the same search over a list of one's own, for
 *  a page that has the names and not the library.
 *  @example findOffences('abh')[0].key // => 'actual_bodily_harm'
 *  @example formNotes[searchOffences('attempted robery').form] // => 'For an attempt, choose the offence that was attempted. The same rules apply.'
 *  @example searchOver([searchable(offenceByKey('robbery'))])('mugging').places // => [0]
 *  @example ((builder) => (builder.add(searchable(offenceByKey('robbery'))), builder.search()('mugging').places))(searchBuilder()) // => [0] */

export { distancesFrom } from './search/distance.ts'
export { type FoundOffences, findOffences, searchable, searchOffences } from './search/find-offences.ts'
export { type Form, formNotes } from './search/forms.ts'
export type { Searchable } from './search/index-of.ts'
export { type Search, searchBuilder, searchOver } from './search/search.ts'

/** Every fact that can be told, once: of the person, of a sentence, of a recall, of an award and of a time at large; and what POST
 *  /calculate and POST /what-if take. What each is for people who build, what people call it, and the names in a question that are
 *  none.
 *  @example sentenceFacts.remandCreditDays.message // => 'Enter the days on remand as a whole number from 0 to 36525.'
 *  @example descriptions.award.date // => 'The day of the award.'
 *  @example factWords.sentence.remandCreditDays.name // => 'Days on remand'
 *  @example unknownFieldsOf({ sentences: [{ start_date: '2026-11-16' }] }).map(({ place }) => place) // => ['sentences[0].start_date']
 *  @example unknownOfWhatIf({ remand: [{ first: 1 }] })[0].place // => 'remand[0].first'
 *  @example custodyDaysOf({ remandCreditDays: 30, taggedBailCreditDays: 10 }) // => 30 */

export { type AskedCalculation, calculationFacts } from './facts/calculation.ts'
export { custodyDaysOf, noCredits } from './facts/credit.ts'
export { type Description, descriptions } from './facts/descriptions.ts'
export { type Fact, type Facts, namedLaws } from './facts/fact.ts'
export { atLargeFacts, awardFacts, personFacts, shapes } from './facts/person.ts'
export { recallFacts } from './facts/recall.ts'
export { otherCustodyFacts, remandFacts } from './facts/remand.ts'
export { type CreditName, creditFacts, sentenceFacts } from './facts/sentence.ts'
export { type Fault, isPlainText, isRecord } from './facts/take.ts'
export {
  factNames,
  type UnknownField,
  unknownFieldsOf,
  unknownIn,
  unknownOfWhatIf,
} from './facts/unknown-fields.ts'
export { whatIfFacts, whatIfRemandFacts } from './facts/what-if.ts'
export { type FactSaid, factsInWords, factWords } from './words/facts.ts'

/** Days without clocks or zones, lengths in words, and the age class at conviction, as far as a date of birth settles it.
 *  @example parseDay('2026-02-30') // => null
 *  @example termInWords({ years: 3, months: 2, days: 5 }) // => '3 years, 2 months and 5 days'
 *  @example ageByBirth(parseDay('2010-05-05'), parseDay('2026-11-16'), null) // => 'child' */

export { ageByBirth } from './calendar/age.ts'
export {
  addDays,
  addMonths,
  type Day,
  dateOf,
  firstIn,
  inWords,
  inWordsWithWeekday,
  isoDate,
  lastIn,
  monthInWords,
  months,
  parseDay,
  periodInWords,
  weekdayInWords,
} from './calendar/day.ts'
export type { Fraction } from './calendar/fraction.ts'
export { daysInWords, grouped, type Term, termInWords } from './calendar/term.ts'

/** An answer in words, step by step, each with its provisions: of a case, with the sentences it is about, and of one sentence.
 *  @example caseExplanationOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }, { startDate: '2026-11-16', sentenceMonths: 6, consecutiveTo: '1' }] }))[2].working // => '84 days from 16 November 2026 (sentence 1). 6 months from 8 February 2027 are 181 days (sentence 2). 84 + 181 is 265 days. The last day is 7 August 2027.'
 *  @example explanationOf(calculationOf({ startDate: '2026-11-14', sentenceYears: 3 }))[4].working // => '40% of 1,096 days is 438 and 2/5 days. A part of a day counts as a day: 439 days.' */

export { caseExplanationOf, runLaw } from './words/case-explanation.ts'
export type { ExplainedCaseStep } from './words/case-step.ts'
export { type ExplainedStep, explanationOf } from './words/explanation.ts'

/** The sentences we say, the most serious first: warnings and doubts, for programs and lawyers, for people, and in few words where
 *  there is little room.
 *  @example warningForPeople({ code: 'W_SUSPENDED_POSSIBLE', values: {}, sentenceIds: ['1'] }) // => 'A court can suspend a sentence of this length. If the sentence was suspended, this date does not apply.'
 *  @example alternativeTexts.A_SECTION_250_HALF.ask // => 'Did you use 40% or one-half?'
 *  @example [capital('sentences 1 and 2'), small('The court decides'), small('IPP')] // => ['Sentences 1 and 2', 'the court decides', 'IPP'] */

export { alternativeTexts, alternativeWords } from './words/en/alternatives.ts'
export {
  caseWarningText,
  caseWarningTexts,
  shortWarningForPeople,
  warningForPeople,
} from './words/en/case-warnings.ts'
export { capital, listed, sentencesInWords, small, verbFor } from './words/en/grammar.ts'
export { warningText, warningTexts } from './words/en/warnings.ts'
export { howSureTexts } from './words/how-sure.ts'

/** The law of release, for one sentence and for a whole case: the only door of `@requisite/law`. The examples below are run by a test. */

// ── A whole case ────────────────────────────────────────────────────────────────────────────────────────────────────

/** What lies ahead of the person: a tag, the Parole Board's review, what follows a recall, the end of a licence. Each with its day, or
 *  why there is none, in words for programs and for people.
 *  @example aheadOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }] })).map(({ code, why }) => `${code} ${why}`) // => ['TAG ended_for_adults']
 *  @example aheadInWords(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 10, extensionYears: 4, sentenceType: 'eds' }] })).map(({ code, date }) => [code, date && isoDate(date)]) // => [['TAG', null], ['REVIEW_FILE', '2033-01-17']]
 *  @example aheadReasons[0] // => 'ended_for_adults'
 *  @example aheadRows.REVIEW_FILE.monthsBefore // => 6 */
export { aheadOf } from './case/ahead.ts'
/** Where the law or the case is not certain, the rival answers to a case.
 *  @example caseAlternativesOf(caseOf({ sentences: [{ startDate: '2024-12-10', sentenceYears: 5, offenceKey: 'burglary_dwelling' }] })).map(({ code, release }) => `${code} ${isoDate(release)}`)[0] // => 'A_COUNTED_VIOLENT 2027-01-12' */
export { caseAlternativesOf } from './case/alternatives.ts'

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
/** A case as a caller gives it, checked: the case in full, or every place that stands in the way.
 *  @example askCase({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] }).case.sentences[0].id // => '1'
 *  @example caseBounds.sentences // => 60 */
export { askCase } from './case/ask.ts'
/** Several sentences worked out together, each by the law of its own day and by the stages, or why they cannot be.
 *  @example isoDate(caseOf({ sentences: [{ id: 'A', startDate: '2026-11-16', sentenceWeeks: 12 }, { id: 'B', startDate: '2026-11-16', sentenceMonths: 6, consecutiveTo: 'A' }] }).release) // => '2027-02-12' */
export { caseAnswer, caseOf } from './case/case-answer.ts'
/** The run that decides the release.
 *  @example decidingRun(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 1 }, { startDate: '2026-11-16', sentenceYears: 3 }] })).sentenceIds // => ['2'] */
export { decidingRun } from './case/deciding-run.ts'
/** The doubts of a case, and the classes of offences it may be for where the offence was not given.
 *  @example caseDoubts[0].code // => 'A_RECALLED'
 *  @example offenceClasses.find(({ code, years }) => code === 'A_OFFENCE_SERIOUS' && years[0] === 7).offence.key // => 'robbery' */
export { caseDoubts } from './case/doubts.ts'
/** How sure an answer is, with the codes that made it so; how much a rival weighs beside it, and whether it is another date at all.
 *  @example howSureOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery', remandCreditDays: 'unknown' }] })) // => { level: 'fairly_sure', because: ['W_CREDIT_NOT_TOLD'] } */
export { type Beside, type HowSure, howSureOf, isWeighed, leaves, weightOf } from './case/how-sure.ts'
/** A date of a scheme that has ended: it never stands beside the release date.
 *  @example caseOf({ sentences: [{ startDate: '2024-03-04', sentenceYears: 2 }] }).dates.filter(isHistory).map(({ form }) => form) // => ['HDCED, ended'] */
/** The letters of a date, without why it is what it is.
 *  @example typeOfDate('CRD, two-thirds') // => 'CRD' */
export { isHistory, typeOfDate } from './case/key-days.ts'
/** What is in doubt of a case with life or public protection in it.
 *  @example minimumTermDoubts.map(({ warning }) => warning).includes('W_CREDIT_BESIDE_LIFE') // => true
 *  @example creditInQuestion(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 18, sentenceType: 'life', remandCreditDays: 200 }] })).days // => 200 */
export { creditInQuestion, minimumTermDoubts } from './case/minimum-term-doubts.ts'
/** The fewest and the most days that so many months on remand, one after the other, can have.
 *  @example daysOfMonths[8] // => [242, 245] */
export { daysOfMonths } from './case/month.ts'
/** The sheet for people without a screen: how much of each length is served at each release point.
 *  @example partsTable()[11].parts[0].map(({ days }) => days) // => [122, 122]
 *  @example sheetRows()[2] // => { length: '3 months', cells: ['30/31 (30d)', '36/37 (1m 5d)', '45/46 (1m 14d)', '60/61 (2m 1d)'] }
 *  @example sheetHead() // => ['One-third', '40%', 'One-half', 'Two-thirds']
 *  @example [sheetNotes.length, sheetKinds.length, sheetFoot.length, partsOnSheet.length] // => [3, 6, 2, 4] */
export { partsTable } from './case/parts-table.ts'
/** Reforms that are not law, laid over it: read from a list, with a sentence for each mistake; every answer says that it is not the
 *  law.
 *  @example readReforms([{ from: '2027-04-01', regimes: ['sds_adult'], fraction: '5/4' }]).mistakes // => ['Reform 1: fraction must be a part of the sentence, like "1/4", and no more than the whole.'] */
export { readReforms } from './case/read-reforms.ts'
/** Which days on remand count, and why the others do not: of a case in which they are given by their dates, and in words.
 *  @example caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }], remand: [{ fromDate: '2026-03-20', toDate: '2026-11-16' }] }).remand.days // => 241
 *  @example notCountedText({ reason: 'from_sentence' }, null) // => 'The day of sentence is the first day of the sentence itself.'
 *  @example remandReasons.serving[0].provision // => 'section 240ZA(4)'
 *  @example custodyReasons[1] // => 'recall'
 *  @example remandDoubts[0].code // => 'A_REMAND_FOR_LATER' */
export { remandDoubts } from './case/remand-doubts.ts'
/** A case as it was taken, in the words in which it is asked: asked again, it gives the same answer.
 *  @example requestOf(askCase({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] }).case).sentences[0].remandCreditDays // => 0 */
export { inferredIn, requestOf, type TakenRequest } from './case/request-of.ts'
/** A date that the prison gave: which named changes to the case would give it.
 *  @example statedOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, remandCreditDays: 20 }] }), parseDay('2027-11-16')).reasons.map(({ code }) => code)[0] // => 'S_CREDIT_NOT_COUNTED'
 *  @example isoDate(caseAnswer(changedCase(askCase({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }] }).case, [{ place: { in: 'sentences', at: 0, field: 'remandCreditDays' }, value: 20 }])).release) // => '2027-10-27' */
export { changedCase } from './case/stated/changed.ts'
export {
  isStatedOtherwise,
  mostTries,
  type Stated,
  type StatedReason,
  statedFor,
  statedOf,
} from './case/stated/stated.ts'
/** What of a sentence is asked only where it decides.
 *  @example hangsOnTerrorism({ sentenceType: 'eds', startDate: '2026-11-16' }) // => true */
export { hangsOnTerrorism, offenceDayThatDecides, takesCredit } from './case/worth-asking.ts'
export type { AtLarge, Award, Case, CaseLaw, CaseSentence, Recall } from './custody/case.ts'
export type { Length, Piece } from './custody/length.ts'
export type { CustodyPart } from './custody/served.ts'
export type {
  AskedAtLarge,
  AskedAward,
  AskedCase,
  AskedCaseSentence,
  AskedOtherCustody,
  AskedRecall,
  AskedRemand,
} from './facts/asked-case.ts'
export { caseBounds } from './facts/bounds.ts'
/** A place of a case as one name.
 *  @example placeName({ in: 'sentences', at: 1, field: 'startDate' }) // => 'sentences[1].startDate' */
export { type CaseRefusal, type FieldPath, placeName } from './facts/refusal.ts'
export { remandReasons } from './remand/reasons.ts'
export type { RemandCount } from './remand/remand-count.ts'
export type { Reform } from './sentence/reform.ts'
export { aheadReasons, aheadRows } from './tables/ahead.ts'
export { offenceClasses } from './tables/offence-classes.ts'
/** What is no sentence of imprisonment, and the shortest and the longest detention and training order, in months.
 *  @example orderNamed('contempt')?.name // => 'prison for contempt of court'
 *  @example orderMonths.most // => 24 */
export { type OrderFamily, orderNamed } from './tables/order-kinds.ts'
export { orderMonths } from './tables/orders.ts'
export { type CustodyReason, custodyReasons } from './tables/other-custody.ts'
export { partsOnSheet } from './tables/parts-table.ts'
export { type AheadInWords, aheadInWords } from './words/ahead.ts'
export { sheetFoot, sheetHead, sheetKinds, sheetNotes, sheetRows } from './words/parts-sheet.ts'
export { type LostDays, notCountedText, type RemandInBrief, remandInBrief } from './words/remand.ts'

// ── Before the sentence ─────────────────────────────────────────────────────────────────────────────────────────────

export { lengthBounds } from './facts/bounds.ts'
/** What the steps of the guideline on guilty pleas take off, and where they stand.
 *  @example pleaSteps.map(({ text }) => text) // => ['0', '1/10', '1/4', '1/3'] */
export { pleaBounds, pleaLaw, pleaSteps } from './tables/pleas.ts'
/** The words of a question about a sentence that is not passed yet, and of its answer.
 *  @example whatIfSentenceTypes // => ['sds', 'eds', 'sopc', 'section_250'] */
export { cliffCodes, sentenceDateReasons, whatIfSentenceTypes } from './tables/what-if-codes.ts'
export type { AskedWhatIf, WhatIfQuestion, WhatIfRefusal } from './what-if/ask.ts'
export type { Cliff } from './what-if/cliffs.ts'
export type { AskedMonths } from './what-if/lengths.ts'
/** A reduction for a plea, and a length less it.
 *  @example readPlea('2/3') // => null */
export { readPlea } from './what-if/plea.ts'
/** What lengths would mean before the court has passed any, with pleas, and the cliffs between them; or why that cannot be said.
 *  @example whatIf({ lengths: [{ years: 5 }], pleaReductions: ['0', '1/3'], sentenceDate: '2026-11-16', remandedSince: '2026-03-20', offenceKey: 'wounding_with_intent' }).rows.map(({ worked }) => isoDate(worked.release)) // => ['2028-09-17', '2027-04-29']
 *  @example lengthBounds.lengths // => 60 */
export { type WhatIf, type WhatIfRow, type WhatIfWarning, whatIf } from './what-if/what-if.ts'
/** Whether the credit is as many days as are to be served, or more.
 *  @example isServed(whatIf({ lengths: [{ months: 6 }], sentenceDate: '2026-11-16', remandCreditDays: 90 }).rows[0].worked) // => true */
export { isServed } from './what-if/worked.ts'
/** Lengths, pleas, cliffs and warnings of what a length would mean, in words.
 *  @example lengthInWords(71) // => '5 years 11 months' */
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
/** What lengths would mean as a table in words: for a page and for a terminal.
 *  @example whatIfTable(whatIf({ lengths: [{ years: 6 }], pleaReductions: ['1/3'], sentenceDate: '2026-11-16', remandedSince: '2026-03-20', offenceKey: 'wounding_with_intent' })).lines[0].cells[0].date // => '19 March 2028' */
export {
  type WhatIfCell,
  type WhatIfLine,
  type WhatIfTable,
  whatIfTable,
} from './words/what-if-table.ts'

// ── One sentence ────────────────────────────────────────────────────────────────────────────────────────────────────

/** How the Act reaches a sentence that was already being served: worked out as a case of its own.
 *  @example isoDate(transitionOf(calculationOf({ startDate: '2025-06-16', sentenceYears: 5, remandCreditDays: 35 })).release) // => '2027-01-12' */
export { type Transition, transitionOf } from './case/transition.ts'
/** The same question checked, and not worked out yet.
 *  @example askCalculation({ startDate: '2026-11-14', sentenceYears: 3 }).question.age // => 'adult' */
export { bounds } from './facts/bounds.ts'
/** The bounds a question is held to.
 *  @example bounds.years // => 99 */
/** Where a date rests on something that is not published, is disputed or was not said: the rival answers, in plain values.
 *  @example calculationOf({ startDate: '2024-12-10', sentenceYears: 5, offenceKey: 'burglary_dwelling' }).alternatives.map(({ code, release }) => `${code} ${isoDate(release)}`)[0] // => 'A_COUNTED_VIOLENT 2027-06-10'
 *  @example doubts[0].code // => 'A_ON_LIST' */
export type { Alternative } from './sentence/alternatives.ts'
export { ask as askCalculation } from './sentence/ask.ts'
/** A sentence at the release point that was asked for, or every field that stands in the way.
 *  @example isoDate(calculationOf({ startDate: '2026-11-14', sentenceYears: 3, postCommencement: true }).dates.release) // => '2027-11-14' */
export { type Calculation, calculation, calculationOf } from './sentence/calculation.ts'
/** The same sentence before and after the Act.
 *  @example comparisonOf(calculationOf({ startDate: '2026-11-14', sentenceYears: 3 })).differenceDays // => -73 */
export { type Comparison, comparisonOf } from './sentence/comparison.ts'
/** Days on remand and on tagged bail, as they are credited.
 *  @example remandDays([{ first: parseDay('2026-01-01'), last: parseDay('2026-01-10') }, { first: parseDay('2026-01-05'), last: parseDay('2026-01-12') }]) // => 12 */
export { remandDays, taggedBailDays } from './sentence/credit.ts'
export type { Dates } from './sentence/dates.ts'
export { type Change, type Doubt, doubts } from './sentence/doubts.ts'
/** Which regime governs an offence, by length of sentence, and whether it stayed at one-half when 40% came.
 *  @example governing(offenceByKey('robbery')).from7Years.regimeId // => 'sds_plus_adult_7_plus' */
export { exclusionFrom40, type Governing, governing } from './sentence/governing.ts'
/** The day of leaving prison, at the latest and usually, where it is not the release date.
 *  @example isoDate(dayOfLeaving({ start: parseDay('2026-01-05'), totalDays: 600, release: parseDay('2026-11-14'), isChild: false }).usual) // => '2026-11-12' */
export { dayOfLeaving, type Leaving } from './sentence/leaving.ts'
export type { Question } from './sentence/question.ts'

// ── The tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The most days that can be added for one offence against prison discipline.
 *  @example [mostAddedDays.before, mostAddedDays.since, isoDate(mostAddedDays.from.day)] // => [42, 84, '2026-09-02'] */
export { mostAddedDays } from './tables/added-days.ts'
/** Whether a change can have moved the dates of a case that was stored, and the versions after the one it was made with.
 *  @example canHaveMoved({ sentencedTo: '2015-12-31' }, { regimes: null, sentences: [{ startDate: '2026-11-16' }], person: {}, recall: null, facts: new Set(), moved: null }) // => false */
export { type AffectedCase, canHaveMoved, mainDates, versionsSince } from './tables/affects.ts'
export {
  type AlternativeCode,
  type CaseAlternativeCode,
  type ReleaseDays,
  rivalLevels,
} from './tables/alternative-codes.ts'
/** The changes of law that move sentences already being served: a row each.
 *  @example changesOfLaw.progressionModel.wireName // => 'progression_model' */
export { type ChangeOfLaw, changesOfLaw, stagedChanges } from './tables/changes-of-law.ts'
/** The state of the law that these tables hold.
 *  @example isoDate(progressionModel.day) // => '2026-10-01' */
export {
  type Commencement,
  type DayName,
  days,
  lawAsAt,
  lawVersion,
  progressionModel,
} from './tables/days.ts'
/** The rows that decide which regime governs.
 *  @example byOffence[2].why // => 'A life sentence must be passed for murder.' */
export { byKind, byKindAndOffence, byOffence, type Decision } from './tables/decisions.ts'
/** The years that the extension period of an extended sentence can have.
 *  @example [extensionYears.least, extensionYears.most] // => [1, 8] */
export { extensionYears } from './tables/extension.ts'
/** How sure each rival and each warning leaves an answer, the least sure level first.
 *  @example surenessLevels.indexOf(rivalLevels.A_RECALL_56) // => 2
 *  @example warningLevels.W_OTHERS_NOT_TOLD // => 'not_sure'
 *  @example warningPlaces.W_FAR_AHEAD // => 'first' */
export { surenessLevels } from './tables/how-sure.ts'
/** The words a question may use.
 *  @example sentenceTypes[0] // => 'sds' */
export {
  type Age,
  ages,
  type CaseSentenceType,
  caseSentenceTypes,
  type SentenceType,
  sentenceTypes,
} from './tables/kinds.ts'
/** A release point is a list of dated layers: the law as at a date, and the layer in force on a day.
 *  @example asAt(regimes.sds_adult.layers, parseDay('2025-01-01')).map(({ fraction }) => fraction.label) // => ['One-half', '40%'] */
export { asAt, type Layer, type ReleasePoint } from './tables/layers.ts'
/** The published offence library.
 *  @example offences.filter(({ act }) => act === 'Theft Act 1968').some(({ key }) => key === 'robbery') // => true */
export {
  type Offence,
  type OffenceCategory,
  offenceByKey,
  offenceSources,
  offences,
} from './tables/offences.ts'
/** What a text is called where room is short, for those that are read by their name alone.
 *  @example Object.values(namesEnough) // => ['Sentence Calculation Policy Framework'] */
export { namesEnough, type Source } from './tables/provisions.ts'
/** The kinds of recall, as the papers name them.
 *  @example recallTypes // => ['standard', 'fixed_term_14', 'fixed_term_28', 'fixed_term_56', 'curfew'] */
export { type RecallType, recallKinds, recallTypes } from './tables/recall-types.ts'
/** The regimes: their release points, with the provisions they rest on.
 *  @example regimes.sds_adult.after.fraction.label // => 'One-third' */
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
/** The ten stages by which sentences already being served are moved.
 *  @example progressionStages[4].upToDays // => 2121 */
export { progressionStages, type Stage, type Staging } from './tables/stages.ts'
/** The changes that are tried where the prison gave another date, and whether each is a fact or a bare number of days.
 *  @example reasonKinds.S_CREDIT_DAYS // => 'number'
 *  @example statedLetters[0] // => 'CRD'
 *  @example releaseLetters.includes('SLED') // => false */
export { reasonKinds, releaseLetters, type StatedLetter, statedLetters } from './tables/stated-codes.ts'
/** What changed with each version, the newest first, and whom it affects.
 *  @example lawVersions.at(-1).version // => '2026.11.4' */
export {
  type Affects,
  type ChangeExample,
  type LawChange,
  type LawVersion,
  lawVersions,
} from './tables/versions.ts'
export {
  type CaseWarningCode,
  type WarningCode,
  warningLevels,
  warningPlaces,
} from './tables/warning-codes.ts'
export type { Warning } from './tables/warnings.ts'

// ── Search ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The number of letters to change, add or drop between one word and many others.
 *  @example distancesFrom('roberry')('robbery') // => 2 */
export { distancesFrom } from './search/distance.ts'
/** Offences as people type them: misspelt, in everyday words, by section or by code.
 *  @example findOffences('abh')[0].key // => 'actual_bodily_harm'
 *  @example formNotes[searchOffences('attempted robery').form] // => 'For an attempt, choose the offence that was attempted. The same rules apply.' */
export { type FoundOffences, findOffences, searchable, searchOffences } from './search/find-offences.ts'
export { type Form, formNotes } from './search/forms.ts'
export type { Searchable } from './search/index-of.ts'
/** The same search over a list of one's own, for a page that has the names and not the library.
 *  @example searchOver([searchable(offenceByKey('robbery'))])('mugging').places // => [0] */
/** The same search, made ready offence by offence, for a page that must not stand still meanwhile.
 *  @example ((builder) => (builder.add(searchable(offenceByKey('robbery'))), builder.search()('mugging').places))(searchBuilder()) // => [0] */
export { type Search, searchBuilder, searchOver } from './search/search.ts'

// ── The facts ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Every fact that can be told, once: of the person, of a sentence, of a recall, of an award and of a time at large; and what POST
 *  /calculate and POST /what-if take.
 *  @example sentenceFacts.remandCreditDays.message // => 'Enter the days on remand as a whole number from 0 to 36525.'
 *  @example personFacts.law.kind // => 'law'
 *  @example recallFacts.type.values[0] // => 'standard'
 *  @example Object.keys(remandFacts) // => ['fromDate', 'toDate', 'sentenceIds', 'outcome']
 *  @example calculationFacts.sentenceYears.most // => 99
 *  @example whatIfFacts.lengthIs.values // => ['before_plea', 'after_plea'] */
export { type AskedCalculation, calculationFacts } from './facts/calculation.ts'
/** No days that count as served, and those of a sentence that were in custody before it.
 *  @example noCredits.remandCreditDays // => 0
 *  @example custodyDaysOf({ remandCreditDays: 30, taggedBailCreditDays: 10 }) // => 30 */
export { custodyDaysOf, noCredits } from './facts/credit.ts'
/** What each fact is, for people who build.
 *  @example descriptions.award.date // => 'The day of the award.' */
export { type Description, descriptions } from './facts/descriptions.ts'
/** The laws that a case can name, beside a day.
 *  @example namedLaws[0] // => 'in_force' */
export { type Fact, type Facts, namedLaws } from './facts/fact.ts'
export { atLargeFacts, awardFacts, personFacts, shapes } from './facts/person.ts'
export { recallFacts } from './facts/recall.ts'
export { otherCustodyFacts, remandFacts } from './facts/remand.ts'
export { type CreditName, creditFacts, sentenceFacts } from './facts/sentence.ts'
/** Whether a value is a JSON object: neither a list nor null.
 *  @example isRecord([]) // => false */
export { type Fault, isPlainText, isRecord } from './facts/take.ts'
/** The names in a question that are no facts.
 *  @example unknownFieldsOf({ sentences: [{ start_date: '2026-11-16' }] }).map(({ place }) => place) // => ['sentences[0].start_date']
 *  @example unknownIn({ years: 3 }, factNames.calculation)[0].name // => 'years'
 *  @example unknownOfWhatIf({ remand: [{ first: 1 }] })[0].place // => 'remand[0].first' */
export {
  factNames,
  type UnknownField,
  unknownFieldsOf,
  unknownIn,
  unknownOfWhatIf,
} from './facts/unknown-fields.ts'
export { whatIfFacts, whatIfRemandFacts } from './facts/what-if.ts'
/** What people call each fact, and what was told of some in words.
 *  @example factWords.sentence.remandCreditDays.name // => 'Days on remand' */
export { type FactSaid, factsInWords, factWords } from './words/facts.ts'

// ── Days and words ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The age class at conviction, as far as a date of birth settles it by the day of sentence and of the offence.
 *  @example ageByBirth(parseDay('2010-05-05'), parseDay('2026-11-16'), null) // => 'child' */
export { ageByBirth } from './calendar/age.ts'
/** Days without clocks or zones.
 *  @example parseDay('2026-02-30') // => null */
export {
  addDays,
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
/** Lengths in words.
 *  @example termInWords({ years: 3, months: 2, days: 5 }) // => '3 years, 2 months and 5 days' */
export { daysInWords, grouped, type Term, termInWords } from './calendar/term.ts'
/** The answer to a case in words, step by step, each with its provisions and sentences.
 *  @example caseExplanationOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }, { startDate: '2026-11-16', sentenceMonths: 6, consecutiveTo: '1' }] }))[2].working // => '84 days from 16 November 2026 (sentence 1). 6 months from 8 February 2027 are 181 days (sentence 2). 84 + 181 is 265 days. The last day is 7 August 2027.'
 *  @example ((answer) => runLaw(answer.runs[0], answer).change.away.map(({ provision }) => provision))(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }] })) // => ['section 49'] */
export { caseExplanationOf, runLaw } from './words/case-explanation.ts'
export type { ExplainedCaseStep } from './words/case-step.ts'
/** A doubt in words.
 *  @example alternativeTexts.A_SECTION_250_HALF.ask // => 'Did you use 40% or one-half?' */
export { alternativeTexts, alternativeWords } from './words/en/alternatives.ts'
/** The sentences we say of a case.
 *  @example Object.keys(caseWarningTexts)[0] // => 'W_NOT_LAW' */
export { caseWarningText, caseWarningTexts } from './words/en/case-warnings.ts'
/** Sentences by their ids, in words.
 *  @example [capital('sentences 1 and 2'), small('The court decides'), small('IPP')] // => ['Sentences 1 and 2', 'the court decides', 'IPP'] */
export { capital, listed, sentencesInWords, small, verbFor } from './words/en/grammar.ts'
/** The sentences we say, the most serious first.
 *  @example Object.keys(warningTexts)[0] // => 'W_START_AFTER_COMMENCEMENT' */
export { warningText, warningTexts } from './words/en/warnings.ts'
export { shortWarningForPeople, warningForPeople } from './words/en/warnings-for-people.ts'
/** The calculation in words, step by step, each with its provisions.
 *  @example explanationOf(calculationOf({ startDate: '2026-11-14', sentenceYears: 3 }))[4].working // => '40% of 1,096 days is 438 and 2/5 days. A part of a day counts as a day: 439 days.' */
export { type ExplainedStep, explanationOf } from './words/explanation.ts'
/** How sure an answer is, in words.
 *  @example howSureTexts.sure // => 'sure of the rule.' */
export { howSureTexts } from './words/how-sure.ts'
/** Every other date of the sentence, with the letters the prison uses.
 *  @example keyDatesOf(calculationOf({ startDate: '2026-11-14', sentenceYears: 3 })).map(({ type }) => type) // => ['CRD', 'ESED', 'SLED'] */
export { datesInWords, type KeyDate, keyDatesOf } from './words/key-dates.ts'
/** Why the person leaves before the release date.
 *  @example leavingTexts['not a working day'].slice(0, 30) // => 'Nobody is let out on a Saturda' */
export { leavingTexts } from './words/leaving.ts'
/** A release point in words.
 *  @example sentenceLabel(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceType: 'life', wholeLife: true }] }).sentences[0]) // => 'Whole life' */
export { pointInWords, pointLabel, sentenceLabel } from './words/release-point.ts'
/** The same for people, in plain words, and in few where there is little room; and what each set of rules is for.
 *  @example warningForPeople({ code: 'W_SUSPENDED_POSSIBLE', values: {}, sentenceIds: ['1'] }) // => 'A court can suspend a sentence of this length. If the sentence was suspended, this date does not apply.'
 *  @example rulesInWords.sopc // => 'Special sentence (SOPC)' */
export { rulesInWords } from './words/rules-for-people.ts'
/** A reason for a stated date, in words.
 *  @example ((answer) => ((stated) => statedReasonText(stated.reasons[0], stated, answer))(statedOf(answer, parseDay('2027-11-16'))))(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, remandCreditDays: 20 }] })) // => 'If the 20 days on remand of sentence 1 were not counted, the date would be 16 November 2027.' */
/** The same for people: what was otherwise, what to ask the prison, and why it may be right.
 *  @example ((answer) => statedForPeople(statedOf(answer, parseDay('2027-11-16')).reasons[0], answer).was)(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, remandCreditDays: 20 }] })) // => 'the 20 days on remand were left out.' */
/** The same in parts: a stated date beside ours, and which letters of the paper a reason gives, and leaves.
 *  @example besideOurs('SLED', parseDay('2029-11-15'), parseDay('2029-10-26')) // => 'SLED Thursday 15 November 2029: 20 days later than ours.' */
export {
  besideOurs,
  givenInWords,
  leftInWords,
  type StatedForPeople,
  statedForPeople,
  statedReasonText,
} from './words/stated.ts'
/** How the Act reaches a sentence, in words.
 *  @example transitionReason(transitionOf(calculationOf({ startDate: '2025-06-16', sentenceYears: 5 })), regimes.sds_adult).reason // => 'Stage 5 is for sentences of this length. The new release point comes after it, and applies.' */
export { transitionReason } from './words/transition.ts'
/** How the person gets out, decided once: under one answer, and whatever is in doubt, read on a day; every day that decides it.
 *  @example wayOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery' }] })).by // => 'automatic'
 *  @example weighedRivals(caseOf({ sentences: [{ startDate: '2026-11-02', sentenceYears: 8, offenceKey: 'rape' }] })).map(({ code }) => code)[0] // => 'A_OFF_LIST_NAMED'
 *  @example wayOutOf(caseOf({ sentences: [{ startDate: '2026-11-02', sentenceYears: 8, offenceKey: 'rape' }] }), weighedRivals(caseOf({ sentences: [{ startDate: '2026-11-02', sentenceYears: 8, offenceKey: 'rape' }] })), parseDay('2026-11-16')).kind // => 'several days'
 *  @example Object.values(gateOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft' }] }))).slice(2).map(isoDate) // => ['2027-07-15', '2027-07-16']
 *  @example dueDays(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft' }] }), []).length // => 1
 *  @example isoDate(firstDayOf(wayOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft' }] })))) // => '2027-07-15'
 *  @example isoDate(lastDayOf(wayOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft' }] })))) // => '2027-07-16'
 *  @example orderOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft' }] })) // => null
 *  @example isByRecall(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft' }] })) || isHeldWithoutSentence(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft' }] })) // => false
 *  @example isRecallKind({ code: 'A_RECALL_56' }) // => true
 *  @example classesOf([{ code: 'A_EXTENDED' }, { code: 'A_ON_LIST' }]).map(({ code }) => code) // => ['A_EXTENDED']
 *  @example daysOfWay(wayOutOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery' }] }), [], parseDay('2026-11-16'))).map(isoDate) // => ['2027-11-16'] */
export {
  classesOf,
  type DueDay,
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

/** What the service needs of the law beside that: `@requisite/law/internal`. None of it is promised to others (docs/stability.md), and any
 *  of it may go. Each family has examples here too. */

/** A case as a caller gives it, checked: the case in full, or every place that stands in the way. And what of a sentence is asked only
 *  where it decides.
 *  @example askCase({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] }).case.sentences[0].id // => '1'
 *  @example requestOf(askCase({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] }).case).sentences[0].remandCreditDays // => 0
 *  @example hangsOnTerrorism({ sentenceType: 'eds', startDate: '2026-11-16' }) // => true */

export { askCase } from './case/ask.ts'
export { inferredIn } from './case/request-of.ts'
export { hangsOnTerrorism, offenceDayThatDecides, takesCredit } from './case/worth-asking.ts'
export { bounds, caseBounds, lengthBounds } from './facts/bounds.ts'
export { placeName } from './facts/refusal.ts'

/** A case that was checked before, worked out; the run that decides the release.
 *  @example decidingRun(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 1 }, { startDate: '2026-11-16', sentenceYears: 3 }] })).sentenceIds // => ['2'] */

export { caseAnswer } from './case/case-answer.ts'
export { decidingRun } from './case/deciding-run.ts'

/** How the person gets out, decided once: under one answer, and whatever is in doubt, read on a day; every day that decides it.
 *  @example wayOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery' }] })).by // => 'automatic'
 *  @example wayOutOf(caseOf({ sentences: [{ startDate: '2026-11-02', sentenceYears: 8, offenceKey: 'rape' }] }), weighedRivals(caseOf({ sentences: [{ startDate: '2026-11-02', sentenceYears: 8, offenceKey: 'rape' }] })), parseDay('2026-11-16')).kind // => 'several days'
 *  @example daysOfWay(wayOutOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery' }] }), [], parseDay('2026-11-16'))).map(isoDate) // => ['2027-11-16']
 *  @example Object.values(gateOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft' }] }))).slice(2).map(isoDate) // => ['2027-07-15', '2027-07-16']
 *  @example classesOf([{ code: 'A_EXTENDED' }, { code: 'A_ON_LIST' }]).map(({ code }) => code) // => ['A_EXTENDED']
 *  @example equalRivals([{ level: 'two_dates' }, { level: 'fairly_sure' }]).length // => 1
 *  @example isRecallKind({ code: 'A_RECALL_56' }) // => true */

export {
  classesOf,
  type DueDay,
  type DueRival,
  daysOfWay,
  dueDays,
  equalRivals,
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

/** Where the law or the case is not certain: the doubts, and what weighs.
 *  @example creditInQuestion(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 18, sentenceType: 'life', remandCreditDays: 200 }] })).days // => 200
 *  @example surenessLevels.indexOf(rivalLevels.A_RECALL_56) // => 2 */

export { caseDoubts } from './case/doubts.ts'
export { isWeighed, leaves, weightOf } from './case/how-sure.ts'
export { creditInQuestion, minimumTermDoubts } from './case/minimum-term-doubts.ts'
export { remandDoubts } from './case/remand-doubts.ts'
export type { Alternative } from './sentence/alternatives.ts'
export { type Change, type Doubt, doubts } from './sentence/doubts.ts'
export { rivalLevels } from './tables/alternative-codes.ts'
export { surenessLevels } from './tables/how-sure.ts'
export { offenceClasses } from './tables/offence-classes.ts'
export { warningLevels, warningPlaces } from './tables/warning-codes.ts'

/** The letters of other dates, by themselves. One of a scheme that has ended never stands beside the release date.
 *  @example caseOf({ sentences: [{ startDate: '2024-03-04', sentenceYears: 2 }] }).dates.filter(isHistory).map(({ form }) => form) // => ['HDCED, ended'] */

export { isHistory, typeOfDate } from './case/key-days.ts'

/** The rows of what lies ahead of the person, without words, and why there is none.
 *  @example aheadOf(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }] })).map(({ code, why }) => `${code} ${why}`) // => ['TAG ended_for_adults']
 *  @example eitherDay(aheadInDoubt(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 4, sentenceType: 'section_250' }] }), [])[0]) // => '5 September 2027' */

export { aheadOf } from './case/ahead.ts'
export { aheadReasons, aheadRows } from './tables/ahead.ts'
export { type AheadInDoubt, aheadInDoubt, eitherDay } from './words/ahead.ts'

/** Which days on remand count, and why the others do not: of a case in which they are given by their dates, and in words.
 *  @example caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }], remand: [{ fromDate: '2026-03-20', toDate: '2026-11-16' }] }).remand.days // => 241
 *  @example remandDays([{ first: parseDay('2026-01-01'), last: parseDay('2026-01-10') }, { first: parseDay('2026-01-05'), last: parseDay('2026-01-12') }]) // => 12
 *  @example daysOfMonths[8] // => [242, 245] */

export { daysOfMonths } from './case/month.ts'
export { remandReasons } from './remand/reasons.ts'
export { remandDays, taggedBailDays } from './sentence/credit.ts'
export { type CustodyReason, custodyReasons, type LeavingWay, leavingWays } from './tables/other-custody.ts'
export { type DaysNotCounted, notCountedText, type RemandInBrief, remandInBrief } from './words/remand.ts'

/** A date that the prison gave, for people, with what to ask the prison; and by its letters.
 *  @example besideOurs('SLED', parseDay('2029-11-15'), parseDay('2029-10-26')) // => 'SLED Thursday 15 November 2029: 20 days later than ours.' */

export { changedCase } from './case/stated/changed.ts'
export { isStatedOtherwise, mostTries, statedFor } from './case/stated/stated.ts'
export { reasonKinds, releaseLetters, statedLetters } from './tables/stated-codes.ts'
export {
  besideOurs,
  givenInWords,
  leftInWords,
  overInWords,
  type StatedForPeople,
  statedForPeople,
} from './words/stated.ts'

/** The sheet for people without a screen: how much of each length is served at each release point.
 *  @example sheetRows()[2] // => { length: '3 months', cells: ['30/31 (30d)', '36/37 (1m 5d)', '45/46 (1m 14d)', '60/61 (2m 1d)'] }
 *  @example sheetHead() // => ['One-third', '40%', 'One-half', 'Two-thirds'] */

export { partsTable } from './case/parts-table.ts'
export { partsOnSheet } from './tables/parts-table.ts'
export { sheetFoot, sheetHead, sheetKinds, sheetNotes, sheetRows } from './words/parts-sheet.ts'

/** Lengths and pleas in words, and what one may be.
 *  @example lengthInWords(71) // => '5 years 11 months'
 *  @example monthsInWords(71) // => '5 years and 11 months'
 *  @example pleaSteps.map(({ text }) => text) // => ['0', '1/10', '1/4', '1/3'] */

export { lengthInWords, monthsInWords } from './calendar/term.ts'
export { pleaBounds, pleaLaw, pleaSteps } from './tables/pleas.ts'
export { cliffCodes, sentenceDateReasons, whatIfSentenceTypes } from './tables/what-if-codes.ts'
export type { WhatIfQuestion } from './what-if/ask.ts'
export { isServed } from './what-if/length-answer.ts'
export { readPlea } from './what-if/plea.ts'
export {
  cliffDates,
  pleaLabel,
  roundedUpCondition,
  sentenceDateTexts,
  servedInWords,
  whatIfWarningTexts,
} from './words/what-if.ts'

/** The same of what was checked before.
 *  @example isoDate(calculation(askCalculation({ startDate: '2026-11-14', sentenceYears: 3, postCommencement: true }).question).dates.release) // => '2027-11-14' */

export { ask as askCalculation } from './sentence/ask.ts'
export { calculation } from './sentence/calculation.ts'

/** The same in words.
 *  @example transitionReason(transitionOf(calculationOf({ startDate: '2025-06-16', sentenceYears: 5 })), regimes.sds_adult).reason // => 'Stage 5 is for sentences of this length. The new release point comes after it, and applies.' */

export { transitionReason } from './words/transition.ts'

/** The day of leaving prison, at the latest and usually, where it is not the release date, and why.
 *  @example isoDate(dayOfLeaving({ start: parseDay('2026-01-05'), totalDays: 600, release: parseDay('2026-11-14'), isChild: false }).usual) // => '2026-11-12' */

export { dayOfLeaving, type Leaving } from './sentence/leaving.ts'
export { leavingTexts } from './words/leaving.ts'

/** The days of the law, the changes that move sentences already being served, and whom a change can have moved.
 *  @example isoDate(progressionModel.day) // => '2026-10-01'
 *  @example progressionStages[4].upToDays // => 2121
 *  @example canHaveMoved({ sentencedTo: '2015-12-31' }, { regimes: null, sentences: [{ startDate: '2026-11-16' }], person: {}, recall: null, facts: new Set(), moved: null }) // => false */

export { type AffectedCase, canHaveMoved, mainDates, versionsSince } from './tables/affects.ts'
export {
  asksWhyAway,
  type ChangeOfLaw,
  changesOfLaw,
  isOfNewRules,
  stagedChanges,
} from './tables/changes-of-law.ts'
export { type Commencement, type DayName, days, progressionModel } from './tables/days.ts'
export { progressionStages, type Stage, type Staging } from './tables/stages.ts'

/** All regimes; the rows that decide which of them governs; what each is for.
 *  @example regimes.sds_adult.after.fraction.label // => 'One-third'
 *  @example asAt(regimes.sds_adult.layers, parseDay('2025-01-01')).map(({ fraction }) => fraction.label) // => ['One-half', '40%']
 *  @example byOffence[2].why // => 'A life sentence must be passed for murder.'
 *  @example governing(offenceByKey('robbery')).from7Years.regimeId // => 'sds_plus_adult_7_plus' */

export { exclusionFrom40, type Governing, governing } from './sentence/governing.ts'
export { byKind, byKindAndOffence, byOffence, type Decision } from './tables/decisions.ts'
export { asAt } from './tables/layers.ts'
export { isChanged, isRegimeId, regimeSources, regimes } from './tables/regimes.ts'
export { pointInWords, pointLabel, sentenceLabel } from './words/release-point.ts'
export { rulesInWords } from './words/rules-for-people.ts'

/** Where offences and provisions come from, and what a text is called where room is short.
 *  @example offenceSources(offenceByKey('robbery')).map(({ provision }) => provision)[0] // => 's.8(1)' */

export { offenceSources } from './tables/offences.ts'
export { namesEnough } from './tables/provisions.ts'

/** The words a question may use: kinds of sentence and of recall, what is no sentence of imprisonment; and the bounds of their lengths.
 *  @example recallTypes // => ['standard', 'fixed_term_14', 'fixed_term_28', 'fixed_term_56', 'curfew']
 *  @example orderNamed('contempt')?.name // => 'prison for contempt of court'
 *  @example [extensionYears.least, extensionYears.most] // => [1, 8]
 *  @example orderMonths.most // => 24
 *  @example [mostAddedDays.before, mostAddedDays.since, isoDate(mostAddedDays.from.day)] // => [42, 84, '2026-09-02'] */

export { recallBoardDays } from './tables/ahead.ts'
export { ages, caseSentenceTypes, sentenceTypes } from './tables/kinds.ts'
export { extensionYears, mostAddedDays } from './tables/limits.ts'
export { type OrderFamily, orderNamed } from './tables/order-kinds.ts'
export { orderMonths } from './tables/orders.ts'
export { recallKinds, recallTypes } from './tables/recall-types.ts'

/** The same search with what was meant by an attempt, and over a list of one’s own, for a page that has the names and not the library.
 *  @example formNotes[searchOffences('attempted robery').form] // => 'For an attempt, choose the offence that was attempted. The same rules apply.'
 *  @example searchOver([searchable(offenceByKey('robbery'))])('mugging').places // => [0]
 *  @example ((builder) => (builder.add(searchable(offenceByKey('robbery'))), builder.search()('mugging').places))(searchBuilder()) // => [0] */

export { distancesFrom } from './search/distance.ts'
export { type FoundOffences, searchable, searchOffences } from './search/find-offences.ts'
export { type Form, formNotes } from './search/forms.ts'
export type { Searchable } from './search/index-of.ts'
export { type Search, searchBuilder, searchOver } from './search/search.ts'

/** Every fact that can be told, once: of the person, of a sentence, of a recall, of an award and of a time at large; and what POST
 *  /calculate and POST /what-if take. What each is for people who build, and what people call it.
 *  @example sentenceFacts.remandCreditDays.message // => 'Enter the days on remand as a whole number from 0 to 36525, or unknown.'
 *  @example descriptions.award.date // => 'The day of the award.'
 *  @example factWords.sentence.remandCreditDays.name // => 'Days on remand'
 *  @example custodyDaysOf({ remandCreditDays: 30, taggedBailCreditDays: 10 }) // => 30 */

export { calculationFacts } from './facts/calculation.ts'
export { custodyDaysOf, noCredits } from './facts/credit.ts'
export { type Description, descriptions } from './facts/descriptions.ts'
export { type Fact, type Facts, namedLaws } from './facts/fact.ts'
export { atLargeFacts, awardFacts, personFacts, shapes } from './facts/person.ts'
export { recallFacts } from './facts/recall.ts'
export { otherCustodyFacts, remandFacts } from './facts/remand.ts'
export { type CreditName, creditFacts, sentenceFacts } from './facts/sentence.ts'
export { type Fault, isPlainText, isRecord } from './facts/take.ts'
export { factNames, unknownIn } from './facts/unknown-fields.ts'
export { whatIfFacts, whatIfRemandFacts } from './facts/what-if.ts'
export { type FactSaid, factsInWords, factWords } from './words/facts.ts'

/** Months and lists of days; an age, and the age class at conviction, as far as a date of birth settles it.
 *  @example ageOn(parseDay('2008-11-16'), parseDay('2026-11-15')) // => 17
 *  @example ageByBirth(parseDay('2010-05-05'), parseDay('2026-11-16'), null) // => 'child' */

export { ageByBirth, ageOn } from './calendar/age.ts'
export {
  addMonths,
  dateOf,
  firstIn,
  lastIn,
  monthInWords,
  months,
  periodInWords,
  weekdayInWords,
} from './calendar/day.ts'
export { grouped } from './calendar/term.ts'

/** The law of the last sentence of a run, whose length and part a step says.
 *  @example ((answer) => runLaw(answer.runs[0], answer).part !== undefined)(caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }] })) // => true */

export { runLaw } from './words/case-explanation.ts'

/** All of these sentences by their codes, the most serious first; in few words where there is little room; and the grammar they share.
 *  @example alternativeTexts.A_SECTION_250_HALF.ask // => 'Did you use 40% or one-half?'
 *  @example [capital('sentences 1 and 2'), small('The court decides'), small('IPP')] // => ['Sentences 1 and 2', 'the court decides', 'IPP'] */

export { alternativeTexts } from './words/en/alternatives.ts'
export { caseWarningTexts, shortWarningForPeople } from './words/en/case-warnings.ts'
export { capital, listed, sentencesInWords, small, verbFor } from './words/en/grammar.ts'
export { warningTexts } from './words/en/warnings.ts'
export { howSureTexts } from './words/how-sure.ts'

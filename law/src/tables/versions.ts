import { type Day, dayOf } from '../calendar/day.ts'
import { offenceClassCodes } from './alternative-codes.ts'
import { lawVersion } from './days.ts'
import { caseSentenceTypes } from './kinds.ts'
import { offences } from './offences.ts'
import {
  bankingAct1971,
  cja1961,
  cja1991,
  cja2003,
  crimeSentencesAct1997,
  laspo2012,
  pcscAct2022,
  rehabilitationAct2014,
  type Source,
  schedule20B,
  sds40AmendingOrder,
  sds40Order,
  sentencingAct2000,
  sentencingAct2026,
  sentencingCode,
  terroristOffendersAct2020,
  victimsAct2024,
} from './provisions.ts'
import { recallTypes } from './recall-types.ts'

/** Which answers a change can have moved, so that a program that stored them can tell. What is left out means any. */
export interface Affects {
  /** Regimes by their ids, offences by their keys, kinds of sentence by the names of the API: one of the case is among them. */
  readonly regimes?: readonly string[]
  readonly offences?: readonly string[]
  readonly kinds?: readonly string[]
  /** The first and the last day of sentence, both counted. */
  readonly sentencedFrom?: string
  readonly sentencedTo?: string
  /** The kinds of recall. */
  readonly recall?: readonly string[]
  /** What must have been told, by the names of the API. */
  readonly facts?: readonly string[]
  /** So many sentences at least. */
  readonly sentences?: number
  /** A sentence of one of these kinds stands beside another. */
  readonly beside?: readonly string[]
  /** Facts, one of which was not told, or not known. */
  readonly notTold?: readonly string[]
  /** Facts that were told as one of these values. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>
  /** Facts that are a day within these two, both counted; null: whenever before or after. */
  readonly within?: Readonly<Record<string, readonly [from: string | null, to: string | null]>>
  /** The term was told in one of these units, and is shorter than so many years. */
  readonly units?: readonly ('years' | 'months' | 'weeks' | 'days')[]
  readonly shorterThanYears?: number
  /** Under 18 when convicted, as it was told, by the kind, or by the date of birth on the day of sentence. */
  readonly child?: true
  /** What it moved, by places in `data`, one of which has moved: the dates that stand there by themselves stand for one another;
   *  "answered", where the case was refused before, and "refused", where it is since. */
  readonly moves?: readonly string[]
}

/** A case whose date the change moved: what is asked of POST /release-dates, where in `data` the date stands, and the date. */
export interface ChangeExample {
  readonly request: Readonly<Record<string, unknown>>
  /** A field of `data`; in a list, the row by its `type`, its `code` or its number: `dates.HDCED.date`. */
  readonly at: string
  /** Null where there was none, "refused" where the case was not worked out. */
  readonly before: string | null
  readonly after: string | null
}

/** Something that moved dates: the law itself, or our mistake in it. */
export interface LawChange {
  readonly kind: 'law' | 'correction'
  /** One sentence for whoever stored an answer. */
  readonly summary: string
  readonly provisions: readonly Source[]
  readonly affects: Affects
  readonly example: ChangeExample
  /** What makes of the example a case near it that was not moved: values by their places in the request. */
  readonly neighbour?: Neighbour
}

type Neighbour = Readonly<Record<string, unknown>>

/** A version of the law as it is worked out here. */
export interface LawVersion {
  readonly version: string
  readonly day: Day
  readonly changes: readonly LawChange[]
}

/** A version, with what it changed. */
const version = (name: string, day: Day, ...changes: readonly LawChange[]): LawVersion => ({
  version: name,
  day,
  changes,
})

/** What an example says that was moved: the row of a list, or the field. */
function movesOf([at, before, after]: ExampleDate): readonly string[] {
  if (before === 'refused') return ['answered']
  if (after === 'refused') return ['refused']
  const [list = at, row] = at.split('.')
  return [row !== undefined && ['alternatives', 'dates'].includes(list) ? `${list}.${row}` : list]
}

type ExampleDate = readonly [at: string, before: string | null, after: string | null]

/** A mistake of ours that was put right: what changed, by which provisions, whom it affects (and what it moves, where that is more than
 *  the example says); the example, where its date stands, the date before and the date after; and what makes of it a neighbour. */
const correction = (
  summary: string,
  provisions: readonly Source[],
  affects: Affects,
  request: ChangeExample['request'],
  date: ExampleDate,
  neighbour?: Neighbour,
): LawChange => ({
  ...{ kind: 'correction', summary, provisions, affects: { moves: movesOf(date), ...affects } },
  example: { request, at: date[0], before: date[1], after: date[2] },
  ...(neighbour && { neighbour }),
})

/** The rivals of a sentence whose offence was not given. */
const offenceRivals = offenceClassCodes.map((code) => `alternatives.${code}`)

/** The offences that Schedule 15B certainly leaves out. */
const outside15B = offences.filter(({ isInSchedule15B }) => isInSchedule15B === false).map(({ key }) => key)

const november17 = dayOf(2026, 11, 17)

/** Every version, the newest first. Whenever any date of any answer moves there is a new one: `test/law/law-version.test.ts`
 *  holds the dates of a fixed sample of questions to it. The table begins with 2026.11.4; what came before was never released. */
// biome-ignore format: a row is its summary, whom it affects, the example, and its dates, each a line
export const lawVersions: readonly LawVersion[] = [
  version(lawVersion, dayOf(2026, 11, 18),
    correction('A sentence from which it was told that the person was let out early, and not on a tag or recalled since, keeps nobody in prison beside one passed later: only its end counts. Where it can have been a tag, the later day is the rival.',
      [cja2003('263(1)'), cja2003('263(2)(a)')], { facts: ['otherCustody'], sentences: 2, moves: ['releaseDate', 'dates', 'alternatives.A_LEFT_ON_TAG'] },
      { sentences: [{ id: 'A', startDate: '2020-02-03', sentenceYears: 9, extensionYears: 3, sentenceType: 'eds', remandCreditDays: 100 }, { id: 'B', startDate: '2026-10-19', sentenceMonths: 18, offenceKey: 'theft', remandCreditDays: 12 }], otherCustody: [{ fromDate: '2020-02-03', toDate: '2026-03-02', why: 'sentence' }] },
      ['releaseDate', '2028-10-25', '2027-04-07'], { 'otherCustody.0.why': 'recall' }),
    correction('Beside a recall the first day for release on a tag (HDCED) and for removal (ERSED) of what was not recalled is given, and under a law before 11 May 2026 the end of supervision after the sentence (TUSED).',
      [cja2003('246'), cja2003('254(6)'), cja2003('256AA'), cja2003('260'), cja2003('263(2A)')], { recall: [...recallTypes, 'unknown'], moves: ['dates.HDCED', 'dates.ERSED', 'dates.TUSED'] },
      { sentences: [{ id: 'A', startDate: '2025-06-02', sentenceType: 'section_250', offenceKey: 'robbery', sentenceYears: 2 }, { id: 'B', startDate: '2026-11-09', sentenceType: 'section_250', offenceKey: 'robbery', sentenceYears: 2 }], recall: { type: 'fixed_term_28', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-02', sentenceIds: ['A'] } },
      ['dates.HDCED.date', null, '2027-04-05'], { recall: undefined }),
  ),
  version('2026.11.31', dayOf(2026, 11, 18),
    correction('A person who was in prison before the recall is answered: the return counts as on the day of the recall. It was refused.',
      [cja2003('255B(11)'), cja2003('255BA(11)')], { facts: ['recallDate', 'returnToCustodyDate'] },
      { sentences: [{ startDate: '2025-06-02', sentenceYears: 3, offenceKey: 'theft' }], recall: { type: 'fixed_term_56', recallDate: '2026-10-10', returnToCustodyDate: '2026-10-08' } },
      ['releaseDate', 'refused', '2026-12-04'], { 'recall.recallDate': null }),
    correction('Nobody who is liable to removal has a first day for release on a tag (HDCED).',
      [cja2003('246(4)')], { facts: ['liableToRemoval'], moves: ['dates.HDCED'] },
      { sentences: [{ startDate: '2026-11-09', sentenceYears: 2, sentenceType: 'section_250', offenceKey: 'robbery' }], liableToRemoval: true },
      ['dates.HDCED.date', '2027-04-05', null], { liableToRemoval: false }),
    correction('A recall since 14 July 2008 from a sentence under the Criminal Justice Act 1991 that is not extended is answered: a standard one to the end of the sentence. It was refused.',
      [cja1991('50A'), cja2003('254'), schedule20B('16')], { recall: ['standard', 'fixed_term_14', 'fixed_term_28', 'unknown'], sentencedTo: '2012-12-02' },
      { sentences: [{ startDate: '2005-06-06', sentenceYears: 10, offenceKey: 'theft', offenceDate: '2004-09-01', remandCreditDays: 60 }], recall: { type: 'standard', recallDate: '2012-02-06', returnToCustodyDate: '2012-02-17' } },
      ['releaseDate', 'refused', '2015-04-16'], { 'sentences.0.startDate': '2013-06-03' }),
    correction('A recall from a chain with a term under 12 months for an offence before 1 February 2015 is answered where the chain is of 12 months or more, or another of its offences is later. It was refused.',
      [cja2003('264(3B)'), cja2003('264B')], { facts: ['recallDate', 'consecutiveTo', 'offenceDate'] },
      { sentences: [{ id: 'A', startDate: '2022-02-07', sentenceYears: 5, offenceKey: 'theft', offenceDate: '2021-06-14' }, { id: 'B', startDate: '2022-02-07', sentenceMonths: 7, offenceKey: 'theft', offenceDate: '2014-05-19', consecutiveTo: 'A' }], recall: { type: 'standard', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-02' } },
      ['releaseDate', 'refused', '2027-09-06'], { 'sentences.0.offenceDate': null, 'sentences.1.offenceDate': null }),
    correction('A person who was at large on 30 September 2026 is answered: reached by the stages of the Sentencing Act 2026 where that was the last day at large, and otherwise not, with the other date beside it where there is one. It was refused.',
      [sentencingAct2026('23(12)')], { facts: ['unlawfullyAtLarge'], sentencedTo: '2026-09-30' },
      { sentences: [{ startDate: '2025-09-08', sentenceMonths: 32, offenceKey: 'theft', offenceDate: '2025-06-01' }], unlawfullyAtLarge: [{ fromDate: '2026-09-26', toDate: '2026-09-30' }] },
      ['releaseDate', 'refused', '2026-10-07'], { unlawfullyAtLarge: null }),
  ),
  version('2026.11.30', dayOf(2026, 11, 18),
    correction('The licence of an extended sentence under section 85 of the Act of 2000 moves by the credit that counts and no more, as the end does.',
      [schedule20B('19'), cja2003('240ZA(3)')], { kinds: ['eds'], sentencedTo: '2012-12-02' },
      { sentences: [{ startDate: '2003-06-02', sentenceYears: 3, extensionYears: 4, sentenceType: 'eds', offenceDate: '2002-05-01', offenceKey: 'supplying_class_a_drug', remandCreditDays: 900 }] },
      ['licenceEndDate', '2007-03-15', '2008-03-01'], { 'sentences.0.startDate': '2013-06-03' }),
    correction('At POST /calculate the rival of a detention and training order made before 28 June 2022 has no days that count as served, as in a case.',
      [cja2003('240ZA(1A)'), pcscAct2022('160')], { child: true, sentencedTo: '2022-06-27' },
      { sentences: [{ startDate: '2014-02-03', sentenceYears: 1, ageAtConviction: 'child', remandCreditDays: 40 }] },
      ['alternatives.A_TRAINING_ORDER.releaseDate', '2014-06-25', '2014-08-04'], { 'sentences.0.startDate': '2022-07-04' }),
    correction('At POST /calculate the rival of a detention and training order bears no added days, as in a case.',
      [cja2003('257'), sentencingCode('241')], { child: true, facts: ['addedDays'] },
      { sentences: [{ startDate: '2026-11-16', sentenceYears: 1, ageAtConviction: 'child' }], addedDays: 7 },
      ['alternatives.A_TRAINING_ORDER.releaseDate', '2027-05-24', '2027-05-17'], { 'sentences.0.ageAtConviction': 'adult' }),
    correction('At POST /calculate an ordinary sentence under section 247A ends with its term, as in a case: added days take nothing past it.',
      [cja2003('247A'), cja2003('257(2)')], { regimes: ['terrorism_s247a'], moves: ['paroleEligibilityDate', 'releaseDate', 'dates'] },
      { sentences: [{ startDate: '2024-11-18', sentenceYears: 3, sentenceType: 'terrorism' }], addedDays: 500 },
      ['paroleEligibilityDate', '2028-03-31', '2027-11-17'], { 'sentences.0.sentenceType': 'sds' }),
    correction('At POST /calculate the rival of an extended sentence of 3 December 2012 to 12 April 2015 for an offence outside Schedule 15B is released automatically at two-thirds, as in a case.',
      [cja2003('246A(2)')], { offences: outside15B, sentencedFrom: '2012-12-03', sentencedTo: '2015-04-12' },
      { sentences: [{ startDate: '2014-05-06', sentenceYears: 5, offenceKey: 'racially_or_religiously_aggravated_intentional_harassment' }] },
      ['alternatives.A_EXTENDED.releaseDate', '2019-05-05', '2017-09-04'], { 'sentences.0.startDate': '2015-04-13' }),
    correction('At POST /calculate added days take the date of a rival past the custodial term where the sentence goes on after it, as in a case.',
      [cja2003('257(2)')], { facts: ['addedDays'], moves: ['alternatives.A_NO_EARLY_RELEASE', 'alternatives.A_EXTENDED', 'alternatives.A_EXTENDED_AUTOMATIC'] },
      { sentences: [{ startDate: '2026-11-16', sentenceYears: 7, sentenceType: 'eds' }], addedDays: 84 },
      ['alternatives.A_NO_EARLY_RELEASE.releaseDate', '2033-11-15', '2034-02-07'], { addedDays: undefined }),
    correction('A term of 4 years or more that was over before 17 June 2024 does not take the first day for release on a tag (HDCED) from a longer one beside it.',
      [victimsAct2024('68(3)(a)'), cja2003('246')], { sentences: 2, sentencedTo: '2024-06-16' },
      { sentences: [{ startDate: '2020-01-08', sentenceMonths: 115, offenceKey: 'theft' }, { startDate: '2020-01-08', sentenceMonths: 106, offenceKey: 'theft' }] },
      ['dates.HDCED.date', '2024-04-26', '2024-06-17'], { 'sentences.0.startDate': '2024-07-08', 'sentences.1.startDate': '2024-07-08' }),
  ),
  version('2026.11.29', dayOf(2026, 11, 18),
    correction('A detention and training order after section 250 detention, or a fixed term after an order, is worked out: the second begins on the day on which the first lets the person go. It was refused.',
      [sentencingCode('237(4)'), sentencingCode('253(2)'), sentencingCode('257(2)'), sentencingCode('270(2)')], { child: true, facts: ['consecutiveTo'] },
      { sentences: [{ id: 'A', startDate: '2026-11-16', sentenceYears: 3, sentenceType: 'section_250' }, { id: 'B', startDate: '2026-11-16', sentenceMonths: 12, sentenceType: 'dto', consecutiveTo: 'A' }] },
      ['releaseDate', 'refused', '2028-07-28'], { 'sentences.0.sentenceType': 'sds', 'sentences.1.sentenceType': 'sds' }),
    correction('A person recalled from a curfew who was still at large on 30 September 2026 is not reached by the stages of the Sentencing Act 2026: the date is that of the rules of before, and the stage is the rival.',
      [sentencingAct2026('23(12)')], { recall: ['curfew', 'fixed_term_56', 'fixed_term_28', 'fixed_term_14', 'unknown'], within: { recallDate: [null, '2026-09-30'], returnToCustodyDate: ['2026-10-01', null] } },
      { sentences: [{ startDate: '2026-01-05', sentenceMonths: 24, offenceKey: 'theft' }], recall: { type: 'curfew', recallDate: '2026-09-28', returnToCustodyDate: '2026-10-01' } },
      ['releaseDate', '2026-10-13', '2026-10-25'], { 'recall.returnToCustodyDate': '2026-09-30' }),
    correction('A recall of 56 days of an adult: whether there could be a curfew on 1 September 2026 is looked at by the release point of that day, and not by a stage since.',
      [sentencingAct2026('26(3)'), sentencingAct2026('26(7)')], { recall: ['fixed_term_56', 'unknown'], within: { returnToCustodyDate: ['2026-10-01', null] }, moves: ['releaseDate', 'alternatives'] },
      { sentences: [{ startDate: '2025-09-15', sentenceYears: 5, sentenceMonths: 6, offenceKey: 'theft' }], recall: { type: 'fixed_term_56', recallDate: '2027-03-01', returnToCustodyDate: '2027-03-01' } },
      ['releaseDate', '2027-07-15', '2027-04-25'], { 'recall.type': 'standard' }),
    correction('A recall of which the sentences were not named, beside a sentence under 12 months passed before 1 February 2015, which has no licence: it is from the others. It was refused.',
      [cja2003('243A(1A)'), schedule20B('1')], { sentences: 2, sentencedTo: '2015-01-31', recall: ['standard', 'fixed_term_14', 'fixed_term_28'] },
      { sentences: [{ id: 'A', startDate: '2012-08-22', sentenceYears: 2, offenceKey: 'theft' }, { id: 'B', startDate: '2012-08-22', sentenceMonths: 8, offenceKey: 'theft' }], recall: { type: 'standard', recallDate: '2013-10-24', returnToCustodyDate: '2013-10-24' } },
      ['releaseDate', 'refused', '2014-08-21'], { 'sentences.0.startDate': '2015-02-02', 'sentences.1.startDate': '2015-02-02' }),
    correction('A recall of a kind that is not known: where it can be a fixed term, the date if unused days on remand count one by one stands beside the answer.',
      [cja2003('240ZA(3)'), cja2003('241(1)')], { recall: ['unknown'] },
      { sentences: [{ startDate: '2018-08-06', sentenceMonths: 20, remandCreditDays: 400, offenceKey: 'theft' }], recall: { type: 'unknown', recallDate: '2019-04-17', returnToCustodyDate: '2019-04-18' } },
      ['alternatives.A_UNSPENT_DAY_BY_DAY.releaseDate', null, '2019-05-12'], { 'recall.type': 'standard' }),
    correction('Each sort of date stands once in dates also after a recall from a curfew beside another sentence, with the later day.',
      [cja2003('255')], { sentences: 2, recall: ['curfew', 'unknown'], moves: ['dates'] },
      { sentences: [{ id: 'A', startDate: '2014-10-06', sentenceMonths: 18, offenceKey: 'theft' }, { id: 'B', startDate: '2015-03-09', sentenceMonths: 9, offenceKey: 'theft' }], recall: { ...{ type: 'curfew', recallDate: '2015-03-02', returnToCustodyDate: '2015-03-06' }, sentenceIds: ['A'] } },
      ['dates.CRD.date', '2015-07-09', '2015-07-24'], { 'recall.type': 'standard' }),
    correction('Beside life or public protection, where the Parole Board could look at the case before 28 June 2022 and a fixed term kept the person longer: the day on which that lets them go is among the dates also where another is released later.',
      [cja2003('263(2)')], { beside: ['life', 'ipp'], sentencedTo: '2022-06-27' },
      { sentences: [{ startDate: '2015-04-13', sentenceYears: 1, sentenceType: 'life' }, { startDate: '2015-04-13', sentenceYears: 2, sentenceType: 'sopc' }, { startDate: '2015-04-13', sentenceYears: 2, sentenceDays: 2, offenceKey: 'theft' }], addedDays: 1 },
      ['dates.PED.date', null, '2016-04-14'], { 'sentences.0.sentenceType': 'sds' }),
  ),
  version('2026.11.28', november17,
    correction('A fixed-term recall from an extended sentence, with a return before 3 December 2012, is worked out as it was told, with a warning and the date of a standard recall beside it. It was refused.',
      [cja2003('255A')], { kinds: ['eds'], recall: ['fixed_term_14', 'fixed_term_28'] },
      { sentences: [{ startDate: '2009-06-01', sentenceYears: 3, extensionYears: 2, sentenceType: 'eds', offenceDate: '2009-01-05', offenceKey: 'robbery' }], recall: { type: 'fixed_term_28', recallDate: '2011-06-06', returnToCustodyDate: '2011-06-06' } },
      ['releaseDate', 'refused', '2011-07-03'], { 'recall.type': 'standard' }),
    correction('Prison in default of payment or for contempt beside a whole life order, or beside life or public protection from which the person is on licence, is worked out. A recall of a kind that is not known is worked out from a curfew where it can be no other. Both were refused.',
      [cja2003('258(3)'), cja2003('255')], { kinds: ['life', 'ipp'] },
      { sentences: [{ id: 'L', startDate: '2008-03-03', sentenceYears: 2, sentenceType: 'ipp', onLicence: true }, { id: 'F', startDate: '2026-11-02', sentenceMonths: 6, sentenceType: 'fine_default' }] },
      ['releaseDate', 'refused', '2027-01-31'], { 'sentences.0.sentenceType': 'sds', 'sentences.0.onLicence': null }),
    correction('A sentence passed during a licence, beside another licence from life or public protection: the date after a recall is worked out without the latter.',
      [cja2003('255C')], { values: { onLicence: [true] } },
      { sentences: [{ id: 'L', startDate: '2008-03-03', sentenceYears: 2, sentenceType: 'ipp', onLicence: true }, { id: 'A', startDate: '2023-09-06', sentenceYears: 5, offenceKey: 'theft' }, { id: 'B', startDate: '2026-06-10', sentenceMonths: 30, offenceKey: 'theft' }] },
      ['alternatives.A_RECALLED.releaseDate', null, '2028-09-05'], { 'sentences.0.onLicence': false }),
    correction('The licence of an extended sentence under section 85 of the Act of 2000 ends with three-quarters of the custodial term (one-half under 12 months) and the extension period, and not with the sentence.',
      [schedule20B('19')], { kinds: ['eds'], sentencedTo: '2012-12-02' },
      { sentences: [{ startDate: '2003-06-02', sentenceYears: 3, extensionYears: 4, sentenceType: 'eds', offenceDate: '2002-05-01', offenceKey: 'supplying_class_a_drug' }] },
      ['licenceEndDate', null, '2009-08-31'], { 'sentences.0.startDate': '2013-06-03' }),
    correction('A person recalled from a curfew who was back in prison by 30 September 2026 is reached by the stages of the Sentencing Act 2026: the rival without them is gone.',
      [sentencingAct2026('23(12)'), cja2003('255(5)')], { recall: ['curfew', 'fixed_term_56'] },
      { sentences: [{ startDate: '2026-01-05', sentenceMonths: 24, offenceKey: 'theft' }], recall: { type: 'curfew', recallDate: '2026-08-04', returnToCustodyDate: '2026-08-04' } },
      ['alternatives.A_CURFEW_NOT_STAGED.releaseDate', '2026-10-23', null], { 'recall.type': 'standard' }),
    correction('A recall of 56 days of an adult who could not be on a curfew on 1 September 2026 ends after 56 days, with the release date as a rival; who was back in prison before 2 September 2026 and still there on that day has 56 days as a rival.',
      [sentencingAct2026('26(3)'), sentencingAct2026('26(7)'), cja2003('255BA(2)(b)')], { recall: ['fixed_term_56'] },
      { sentences: [{ startDate: '2026-10-05', sentenceYears: 5, offenceKey: 'theft' }], recall: { type: 'fixed_term_56', recallDate: '2027-03-01', returnToCustodyDate: '2027-03-01' } },
      ['releaseDate', '2028-06-04', '2027-04-25'], { 'recall.type': 'standard' }),
    correction('A recall from a curfew where there could be none on that day is not sure, and has the date of a standard recall beside it.',
      [cja2003('246(2)'), cja2003('246(4)')], { recall: ['curfew'] },
      { sentences: [{ startDate: '2024-01-24', sentenceMonths: 18, offenceKey: 'theft' }], recall: { type: 'curfew', recallDate: '2024-02-16', returnToCustodyDate: '2024-02-16' } },
      ['alternatives.A_RECALL_STANDARD.releaseDate', null, '2025-07-23'], { 'recall.type': 'standard' }),
    correction('A fixed-term recall of 14 or 28 days from a curfew does not end before the first release day, for returns from 1 February 2015; the term by itself is a rival. Before, kinds of recall that the law of the day did not have are named, and a term under 12 months passed before that day has no recall.',
      [cja2003('255A'), rehabilitationAct2014('9')], { recall: ['standard', 'fixed_term_14', 'fixed_term_28'], moves: ['releaseDate', 'alternatives', 'refused'] },
      { sentences: [{ startDate: '2015-08-15', sentenceYears: 2, sentenceMonths: 11 }], recall: { type: 'fixed_term_28', recallDate: '2016-09-24', returnToCustodyDate: '2016-10-23' } },
      ['alternatives.A_KEPT_TO_RELEASE.releaseDate', '2017-01-28', null], { 'recall.type': 'fixed_term_56' }),
    correction('The six offences that went back to one-half on 16 December 2024 have no rival at 40%: the Order says that it reaches sentences already being served.',
      [sds40AmendingOrder('4(1)')], { regimes: ['sds_adult_sds40_excluded'], sentencedTo: '2024-12-15' },
      { sentences: [{ startDate: '2024-08-01', sentenceYears: 3, offenceKey: 'breach_of_sexual_harm_prevention_order' }] },
      ['alternatives.A_STAYED_AT_40.releaseDate', '2025-10-12', null], { 'sentences.0.startDate': '2024-12-16' }),
    correction('Each sort of date stands once in dates: the day of a tag (HDCED) or of removal (ERSED) by the limit of today is byTodaysLimit of the day by the law of its day, and was an entry of its own.',
      [cja2003('246'), cja2003('260')], { sentencedTo: '2025-09-22' },
      { sentences: [{ startDate: '2014-07-04', sentenceMonths: 18, offenceKey: 'theft' }] },
      ['dates.HDCED.byTodaysLimit', null, '2014-11-19'], { 'sentences.0.startDate': '2026-07-06' }),
    correction('A recall that finds nothing left of the sentence, because days on remand that were not used before count after it, is answered: release is due on the return. It was refused. After a fixed term cut by such days the date if they count one by one stands beside it.',
      [cja2003('240ZA(3)'), cja2003('241(1)')], { recall: ['standard', 'fixed_term_14', 'fixed_term_28', 'fixed_term_56'] },
      { sentences: [{ startDate: '2018-08-06', sentenceMonths: 20, remandCreditDays: 400, offenceKey: 'theft' }], recall: { type: 'standard', recallDate: '2019-04-17', returnToCustodyDate: '2019-04-18' } },
      ['releaseDate', 'refused', '2019-04-18'], { 'recall.type': 'curfew' }),
    correction('A licence under a sentence for public protection ends: the days of the Parole Board, of a request and of the end are given by the first and the last release (firstReleaseDate, lastReleaseDate, licenceUnbroken), and such a sentence is answered alone (onLicence).',
      [crimeSentencesAct1997('31A'), crimeSentencesAct1997('32(1A)'), sentencingAct2026('42')], { regimes: ['ipp'], facts: ['onLicence'] },
      { sentences: [{ startDate: '2008-03-03', sentenceYears: 2, sentenceType: 'ipp', onLicence: true, firstReleaseDate: '2025-03-10' }] },
      ['licenceEndDate', 'refused', '2029-03-09'], { 'sentences.0.sentenceType': 'life' }),
    correction('Days on remand and a minimum term: whether the court took them off is a fact (creditTakenOffMinimum). Told, there is one date; not told, two. Days that name no sentence beside a fixed term are no longer taken off the minimum term in the date itself.',
      [sentencingCode('322'), sentencingCode('323')], { regimes: ['life', 'ipp'], moves: ['paroleEligibilityDate', 'alternatives.A_CREDIT_ALREADY_OFF', 'alternatives.A_CREDIT_OFF_MINIMUM'] },
      { sentences: [{ startDate: '2026-11-16', sentenceYears: 18, sentenceType: 'life' }, { startDate: '2026-11-16', sentenceYears: 4, offenceKey: 'theft' }], remand: [{ fromDate: '2026-05-01', toDate: '2026-11-15' }] },
      ['paroleEligibilityDate', '2044-04-30', '2044-11-15'], { 'sentences.0.sentenceType': 'sds' }),
    correction('Only the month of a sentence is known: each day of it is worked out as if it had been told, with the age on it and the times on remand before it. The age was taken for the whole month, and days on which the case cannot be were counted.',
      [cja2003('240ZA'), sentencingCode('250')], { facts: ['startMonth'] },
      { sentences: [{ startMonth: '2026-11', sentenceYears: 3, offenceKey: 'theft' }], remand: [{ fromDate: '2026-11-10', toDate: '2026-11-20' }] },
      ['alternatives.A_DAY_IN_MONTH.releaseDate', '2027-11-01', '2027-11-10'], { 'sentences.0.startMonth': null, 'sentences.0.startDate': '2026-11-23' }),
    correction('Terrorism offences that Schedule 20B, paragraph 4(3) names, committed before 4 April 2005, with 4 years or more: the Parole Board from one-half, automatic at two-thirds; who was not out on 26 February 2020 has nothing automatic before the end. They were automatic at one-half.',
      [schedule20B('4'), terroristOffendersAct2020('6')], { sentencedTo: '2012-12-02', moves: ['releaseDate', 'refused'] },
      { sentences: [{ startDate: '2004-06-01', sentenceYears: 12, offenceKey: 'possession_of_article_for_terrorism' }] },
      ['releaseDate', '2010-06-01', '2012-05-31'], { 'sentences.0.startDate': '2013-06-03' }),
    correction('Prison in default of payment of more than 7 years, without the sum: the end of the whole term stands beside one-half, since of a confiscation order of more than £10 million all of it is served.',
      [cja2003('258(2B)')], { kinds: ['fine_default'], sentencedFrom: '2015-06-01' },
      { sentences: [{ startDate: '2026-11-02', sentenceYears: 12, sentenceType: 'fine_default' }] },
      ['alternatives.A_WHOLE_DEFAULT_TERM.releaseDate', null, '2038-11-01'], { 'sentences.0.startDate': '2015-05-29' }),
    correction('A sentence under section 247A in a chain with another kind is worked out: the Parole Board after the parts of the others and two-thirds of it, release after the whole of it. It was refused. Whether two-thirds of the others are served, too, is a rival.',
      [cja2003('264(2D)'), cja2003('264(2E)'), cja2003('264(6A)'), cja2003('264(6B)')], { sentences: 2, regimes: ['terrorism_s247a', 'terrorism_s247a_no_early_release'] },
      { sentences: [{ id: 'A', startDate: '2026-11-16', sentenceYears: 4, offenceKey: 'robbery' }, { id: 'B', startDate: '2026-11-16', sentenceYears: 6, sentenceType: 'terrorism', consecutiveTo: 'A' }] },
      ['releaseDate', 'refused', '2034-03-16'], { 'sentences.1.sentenceType': 'sds' }),
    correction('A sentence told as one for terrorism, of which no extension was told, is an ordinary one and ends with its term. Its end was not known.',
      [cja2003('264(6B)')], { kinds: ['terrorism'], notTold: ['extensionYears'], moves: ['sentenceEndDate', 'dates.SED', 'dates.SLED'] },
      { sentences: [{ startDate: '2023-01-16', sentenceYears: 3, sentenceType: 'terrorism' }] },
      ['sentenceEndDate', null, '2026-01-15'], { 'sentences.0.extensionYears': 2 }),
    correction('Days on remand given with life or public protection count for a fixed term passed on the same day that has none of its own. The date without them stands beside it.',
      [cja2003('240ZA(8A)'), cja2003('240ZA(9)')], { sentences: 2, beside: ['life', 'ipp'], moves: ['paroleEligibilityDate', 'dates', 'alternatives', 'answered'] },
      { sentences: [{ id: 'I', startDate: '2006-02-10', sentenceMonths: 18, sentenceType: 'ipp', remandCreditDays: 104 }, { id: 'G', startDate: '2006-02-10', sentenceYears: 3, offenceKey: 'meeting_child_following_grooming' }] },
      ['paroleEligibilityDate', '2007-08-11', '2007-04-29'], { 'sentences.0.sentenceType': 'sds' }),
    correction('A sentence passed on a weekend or bank holiday, between the last working day and the day of release under another: the date if the person had not been let out stands beside it.',
      [cja1961('23(3)')], { sentences: 2 },
      { sentences: [{ id: 'A', startDate: '2026-12-07', sentenceMonths: 12, offenceKey: 'theft', remandCreditDays: 17 }, { id: 'B', startDate: '2027-03-20', sentenceMonths: 18, offenceKey: 'theft' }] },
      ['alternatives.A_NOT_LET_OUT.releaseDate', null, '2027-09-02'], { sentences: [{ startDate: '2027-03-20', sentenceMonths: 18, offenceKey: 'theft' }] }),
    correction('Home detention curfew from terms of 4 years or more: the bar of 2012 ended on 17 June 2024. Before that day there is none by the law of the day.',
      [victimsAct2024('68(3)(a)')], { sentencedFrom: '2012-12-03' },
      { sentences: [{ startDate: '2022-03-01', sentenceYears: 5, offenceKey: 'supplying_class_a_drug' }] },
      ['dates.HDCED.date', '2024-03-03', '2024-06-17'], { 'sentences.0.startDate': '2012-11-30' }),
    correction('Prison in default of payment or for contempt of 12 months or more, committed before 4 April 2005: two-thirds are served. It was one-half.',
      [schedule20B('35')], { kinds: ['fine_default', 'contempt'], sentencedTo: '2005-04-03' },
      { sentences: [{ startDate: '2004-06-01', sentenceMonths: 24, sentenceType: 'fine_default' }] },
      ['releaseDate', '2005-05-31', '2005-09-30'], { 'sentences.0.startDate': '2005-04-04' }),
    correction('Terms under 12 months passed from 4 April 2005 to 2 December 2012 are one term under the Criminal Justice Act 1991, whatever the day of the offence. They stood each by itself.',
      [schedule20B('1'), schedule20B('21')], { sentencedFrom: '2005-04-04', sentencedTo: '2012-12-02', sentences: 2, moves: ['releaseDate', 'refused'] },
      { sentences: [{ startDate: '2010-03-01', sentenceMonths: 8, offenceDate: '2009-06-01', offenceKey: 'theft' }, { startDate: '2010-06-01', sentenceMonths: 8, offenceDate: '2009-08-01', offenceKey: 'theft' }] },
      ['releaseDate', '2010-10-01', '2010-08-16'], { 'sentences.0.startDate': '2012-12-03', 'sentences.1.startDate': '2012-12-10' }),
    correction('The licence of a chain under 12 months with offences before and since 1 February 2015 has the custodial periods of the older terms and the whole of the others. At 40 per cent it was too short.',
      [cja2003('264B(2)')], { sentences: 2, shorterThanYears: 1 },
      { sentences: [{ id: 'A', startDate: '2025-03-03', sentenceMonths: 6, offenceDate: '2014-05-01', offenceKey: 'theft' }, { id: 'B', startDate: '2025-03-03', sentenceMonths: 4, consecutiveTo: 'A', offenceDate: '2024-05-01', offenceKey: 'theft' }] },
      ['licenceEndDate', '2025-09-02', '2025-09-14'], { 'sentences.0.sentenceMonths': 18, 'sentences.1.sentenceMonths': 18 }),
    correction('Extended sentences of 3 December 2012 to 12 April 2015 with a custodial term under 10 years, for offences that are certainly outside Schedule 15B, are released automatically at two-thirds. The Parole Board stood first, and this date beside it.',
      [cja2003('246A(2)')], { sentencedFrom: '2012-12-03', sentencedTo: '2015-04-12', kinds: ['eds'], offences: outside15B },
      { sentences: [{ startDate: '2014-10-01', sentenceYears: 6, extensionYears: 3, sentenceType: 'eds', offenceKey: 'kidnapping' }] },
      ['releaseDate', '2020-09-30', '2018-10-01'], { 'sentences.0.offenceKey': 'robbery' }),
    correction('Added days extend a licence under the Criminal Justice Act 1991 that ends at three-quarters of the term. It was not moved.',
      [cja2003('257(2)(c)'), schedule20B('17')], { sentencedTo: '2012-12-02', facts: ['addedDays'] },
      { addedDays: 20, sentences: [{ startDate: '2004-06-01', sentenceYears: 2, offenceDate: '2004-01-01', offenceKey: 'theft' }] },
      ['licenceEndDate', '2005-11-30', '2005-12-20'], { 'sentences.0.startDate': '2014-06-02' }),
    correction('Beside life or IPP the Parole Board waits for each fixed term itself: for its own parole day, or its release where it has none. It was one-half of the term, which was the law until 27 June 2022.',
      [crimeSentencesAct1997('33A(3)'), cja2003('267C'), pcscAct2022('144')], { regimes: ['life', 'ipp'], sentences: 2 },
      { sentences: [{ startDate: '2026-11-16', sentenceYears: 5, sentenceType: 'life' }, { startDate: '2026-11-16', sentenceYears: 18, offenceKey: 'supplying_class_a_drug' }] },
      ['paroleEligibilityDate', '2035-11-16', '2032-11-15'], { 'sentences.0.sentenceType': 'sds' }),
  ),
  version('2026.11.27', november17,
    correction('A fixed-term recall of 14 or 28 days on a day on which the law gives an adult 56 has the 56-day date beside it.',
      [cja2003('255BA'), sentencingAct2026('32')], { recall: ['fixed_term_14', 'fixed_term_28'] },
      { sentences: [{ startDate: '2024-08-01', sentenceYears: 4, offenceKey: 'theft' }], recall: { type: 'fixed_term_28', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-02' } },
      ['alternatives.A_RECALL_56_NOW.releaseDate', null, '2026-12-27'], { 'recall.type': 'standard' }),
    correction('The law as on a day before 4 April 2005 is refused: it is not here as it then stood. It was answered by later rules.',
      [cja2003('244')], { within: { law: [null, '2005-04-03'] } },
      { sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }], law: '1980-01-01' },
      ['releaseDate', '2028-05-16', 'refused'], { law: '2019-01-01' }),
  ),
  version('2026.11.26', november17,
    correction('A recall because a curfew was broken or could not be monitored can be told as its own kind (curfew): release stays on the conditional release date, later by the days at large. It could only be told as a standard recall.',
      [cja2003('255'), cja2003('244(1A)'), sds40Order('3(4)')], { recall: ['curfew'] },
      { sentences: [{ startDate: '2024-08-01', sentenceMonths: 20, remandCreditDays: 15 }], recall: { type: 'curfew', recallDate: '2024-11-28', returnToCustodyDate: '2024-12-20' } },
      ['releaseDate', 'refused', '2025-04-07'], { 'recall.type': 'standard' }),
  ),
  version('2026.11.25', november17,
    correction('An extended sentence of 3 December 2012 to 12 April 2015 for eight more offences of Schedule 15B has no rival with automatic release: it went to the Parole Board.',
      [cja2003('246A(2)')], { kinds: ['eds'], sentencedFrom: '2012-12-03', sentencedTo: '2015-04-12', offences: ['assisting_weapons_acts_overseas', 'causing_sexual_activity_without_consent_penetration', 'directing_terrorist_organisation', 'inciting_terrorism_overseas', 'noxious_substances_to_harm_or_intimidate', 'nuclear_weapons_offences', 'possession_of_article_for_terrorism', 'terrorist_threats_radioactive'] },
      { sentences: [{ startDate: '2013-06-03', sentenceYears: 8, extensionYears: 3, sentenceType: 'eds', offenceKey: 'causing_sexual_activity_without_consent_penetration' }] },
      ['alternatives.A_EXTENDED_AUTOMATIC.releaseDate', '2018-10-02', null], { 'sentences.0.startDate': '2015-06-01' }),
    correction('A term under 12 months has no rival without early release: an extended sentence is of 12 months or more.',
      [cja2003('247A(2A)'), sentencingCode('281')], { sentencedFrom: '2021-06-29', shorterThanYears: 1 },
      { sentences: [{ startDate: '2026-11-16', sentenceMonths: 8, offenceKey: 'preparation_of_terrorist_acts' }] },
      ['alternatives.A_NO_EARLY_RELEASE.releaseDate', '2027-07-15', null], { 'sentences.0.sentenceMonths': 12 }),
  ),
  version('2026.11.24', november17,
    correction('Days held before a committal for contempt of court are in the rival date also where it is in a chain with something without such days.',
      [cja2003('258')], { kinds: ['contempt'], sentences: 2, facts: ['remandCreditDays', 'consecutiveTo'] },
      { sentences: [{ id: 'A', startDate: '2026-11-16', sentenceMonths: 9, offenceKey: 'theft', remandCreditDays: 20 }, { id: 'B', startDate: '2026-11-16', sentenceMonths: 6, sentenceType: 'contempt', consecutiveTo: 'A', remandCreditDays: 9 }] },
      ['alternatives.A_CONTEMPT_HELD.releaseDate', null, '2027-04-17'], { 'sentences.1.consecutiveTo': null }),
  ),
  version('2026.11.23', november17,
    correction('A sentence made consecutive from 10 September to 21 October 2024 for a person in the second stage of 40% is worked out by the order itself, with a warning; it was refused. A chain of 5 years or more is not released before 22 October 2024.',
      [sds40Order('1(2)')], { sentences: 2, facts: ['consecutiveTo'], moves: ['answered', 'releaseDate'], sentencedFrom: '2024-09-10', sentencedTo: '2024-10-21' },
      { sentences: [{ id: 'A', startDate: '2022-05-09', sentenceYears: 6, offenceKey: 'theft' }, { id: 'B', startDate: '2024-09-23', sentenceYears: 1, offenceKey: 'theft', consecutiveTo: 'A' }] },
      ['releaseDate', 'refused', '2025-02-24'], { 'sentences.1.startDate': '2024-11-04' }),
  ),
  version('2026.11.22', november17,
    correction('Prison for not paying, or for contempt, in a chain with a sentence is no part of it: release is on licence only while the licence of the sentence runs, which ends with the sentence; each is rounded for itself.',
      [cja2003('258(2)'), cja2003('258(3)')], { sentences: 2, kinds: ['fine_default', 'contempt'], facts: ['consecutiveTo'] },
      { sentences: [{ id: 'A', startDate: '2026-11-16', sentenceMonths: 3, offenceKey: 'theft' }, { id: 'B', startDate: '2026-11-16', sentenceMonths: 18, sentenceType: 'fine_default', fineAmount: 50000, consecutiveTo: 'A' }] },
      ['releaseType', 'CRD', 'ARD'], { 'sentences.1.consecutiveTo': null }),
    correction('The same where contempt of court is told by its offence.',
      [cja2003('258(2)')], { sentences: 2, offences: ['contempt_of_court'], facts: ['consecutiveTo'] },
      { law: '2024-09-09', sentences: [{ id: 'A', startDate: '2023-09-05', sentenceYears: 2, offenceKey: 'theft' }, { id: 'B', startDate: '2023-09-05', sentenceDays: 15, offenceKey: 'contempt_of_court', consecutiveTo: 'A' }] },
      ['releaseDate', '2024-09-11', '2024-09-12'], { 'sentences.1.consecutiveTo': null }),
  ),
  version('2026.11.21', november17,
    correction('An ordinary sentence for a terrorism offence, named as such, ends with its term: it has an end date, and a recall from it is worked out.',
      [cja2003('247A'), cja2003('249')], { regimes: ['terrorism_s247a', 'terrorism_s247a_no_early_release'], values: { sentenceType: ['sds', 'sds_plus', 'section_250'] }, moves: ['sentenceEndDate', 'answered', 'alternatives'] },
      { sentences: [{ startDate: '2019-01-14', sentenceYears: 3, sentenceType: 'sds', offenceKey: 'collecting_information_useful_to_terrorist' }] },
      ['sentenceEndDate', null, '2022-01-13'], { 'sentences.0.sentenceType': null }),
    correction('An extension period of 0 says that there is none: a terrorism sentence then ends with its term, and no extended sentence is a rival.',
      [cja2003('247A'), cja2003('249')], { values: { extensionYears: [0] }, moves: ['sentenceEndDate', 'alternatives'] },
      { sentences: [{ startDate: '2019-01-14', sentenceYears: 3, extensionYears: 0, sentenceType: 'terrorism' }] },
      ['sentenceEndDate', null, '2022-01-13'], { 'sentences.0.extensionYears': 2 }),
  ),
  version('2026.11.20', november17,
    correction('Under 18 on the day of sentence by the date of birth is under 18 when convicted, where the age was not said: section 250 detention, or a detention and training order, in place of an adult’s sentence.',
      [sentencingCode('234'), sentencingCode('236'), sentencingCode('249')], { facts: ['dateOfBirth'], kinds: caseSentenceTypes.filter((kind) => kind !== 'section_250' && kind !== 'dto'), child: true, notTold: ['ageAtConviction'], moves: ['releaseDate', 'alternatives', 'refused'] },
      { dateOfBirth: '2010-05-05', sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'robbery' }] },
      ['releaseDate', '2027-07-17', '2027-09-04'], { dateOfBirth: '2000-05-05' }),
    correction('For an offence outside section 249 a person under 18 when convicted can only be given a detention and training order, at one-half and of at most 24 months; and section 250 detention of 4 to 24 months that was not named has such an order as a rival.',
      [sentencingCode('234'), sentencingCode('236'), sentencingCode('249')], { child: true, moves: ['releaseDate', 'dates', 'alternatives', 'answered', 'refused'] },
      { sentences: [{ startDate: '2026-11-16', sentenceMonths: 10, offenceKey: 'theft', ageAtConviction: 'child' }] },
      ['releaseDate', '2027-03-17', '2027-04-16'], { 'sentences.0.ageAtConviction': 'adult' }),
    correction('Where the age is not known, the rival for a person under 18 is a detention and training order if the offence is outside section 249, and there is none over 24 months.',
      [sentencingCode('234'), sentencingCode('249')], { values: { ageAtConviction: ['unknown'] } },
      { sentences: [{ startDate: '2026-11-16', sentenceMonths: 10, offenceKey: 'theft', ageAtConviction: 'unknown' }] },
      ['alternatives.A_UNDER_18.releaseDate', '2027-03-17', '2027-04-16'], { 'sentences.0.ageAtConviction': 'child' }),
  ),
  version('2026.11.19', november17,
    correction('That a person is on licence from life or IPP and was not recalled can be told (onLicence): a later sentence is then released on its own day, with the rival that only the Parole Board decides.',
      [crimeSentencesAct1997('31'), crimeSentencesAct1997('32')], { regimes: ['life', 'ipp'], facts: ['onLicence'], sentences: 2 },
      { sentences: [{ startDate: '2008-03-03', sentenceYears: 2, sentenceType: 'ipp', onLicence: true }, { startDate: '2018-01-25', sentenceYears: 3, offenceKey: 'theft', remandCreditDays: 157 }] },
      ['releaseDate', null, '2019-02-19'], { 'sentences.0.onLicence': false }),
  ),
  version('2026.11.18', november17,
    correction("The first day for release on a tag (HDCED) before 6 June 2023 is given by the limit of its own day (60, 90 or 135 days; none from 4 years on since 3 December 2012); the prison service's date by today's limit stands behind it.",
      [cja2003('246(1)'), laspo2012('112')], { sentencedTo: '2023-06-05' },
      { sentences: [{ startDate: '2014-07-04', sentenceMonths: 18 }] },
      ['dates.HDCED.date', '2014-11-19', '2014-11-21'], { 'sentences.0.startDate': '2024-07-04' }),
    correction("The first day for early removal (ERSED) before 16 January 2024 is given by the limit of its own day (135 days, 270 days, one year); the prison service's date by today's limit stands behind it.",
      [cja2003('260(1)'), cja2003('260(2)')], { sentencedTo: '2024-01-15', facts: ['liableToRemoval'] },
      { sentences: [{ startDate: '2012-04-17', sentenceYears: 13, remandCreditDays: 665 }], liableToRemoval: true },
      ['dates.ERSED.date', '2015-06-25', '2016-03-26'], { liableToRemoval: false }),
    correction('Somebody who was due out on a bank holiday of 1995 to 2023 had left before a sentence that was passed on it, which cannot follow the first.',
      [bankingAct1971('1'), cja1961('23(3)'), sentencingCode('225')], { sentences: 2, sentencedTo: '2023-12-31', facts: ['consecutiveTo'], moves: ['refused', 'releaseDate'] },
      { sentences: [{ id: 'A', startDate: '2010-04-07', sentenceYears: 4, offenceKey: 'theft' }, { id: 'B', startDate: '2012-04-06', sentenceMonths: 6, offenceKey: 'theft', consecutiveTo: 'A' }] },
      ['releaseDate', '2012-07-06', 'refused'], { 'sentences.1.consecutiveTo': null }),
    correction('Bank holidays of 1995 to 2023 count for the day of leaving.',
      [bankingAct1971('1'), cja1961('23(3)')], { sentencedTo: '2023-12-31' },
      { sentences: [{ startDate: '2010-04-08', sentenceYears: 4 }] },
      ['likelyDayOfLeaving.latest', null, '2012-04-05'], { 'sentences.0.startDate': '2024-04-08' }),
  ),
  version('2026.11.17', november17,
    correction('A whole life order can be told (wholeLife): it has no date at all. Such a life sentence could not be asked for without a minimum term.',
      [sentencingCode('321(3)'), crimeSentencesAct1997('30')], { facts: ['wholeLife'] },
      { sentences: [{ startDate: '2026-11-16', sentenceType: 'life', wholeLife: true }] },
      ['releaseBasis', 'refused', 'none'], { 'sentences.0.wholeLife': false, 'sentences.0.sentenceYears': 18 }),
  ),
  version('2026.11.16', november17,
    correction('Where the offence or the kind was not given, older sentences have the rivals of an extended sentence (passed from 4 April 2005) and of terrorism (whenever passed).',
      [cja2003('227'), cja2003('228'), cja2003('226A'), cja2003('247A')], { sentencedTo: '2020-02-25', notTold: ['offenceKey', 'sentenceType'], moves: ['alternatives.A_OFFENCE_PAROLE', 'alternatives.A_EXTENDED', 'alternatives.A_NO_EARLY_RELEASE'] },
      { sentences: [{ startDate: '2013-03-04', sentenceYears: 20 }] },
      ['alternatives.A_OFFENCE_PAROLE.paroleEligibilityDate', null, '2026-07-03'], { 'sentences.0.offenceKey': 'theft', 'sentences.0.sentenceType': 'sds' }),
  ),
  version('2026.11.15', november17,
    correction('Where the offence was not given, terrorism, spying and rape of a child under 13 are worked out each by itself: a rival names only the offences that have its dates.',
      [cja2003('247A'), cja2003('244A'), sentencingCode('278(1A)')], { notTold: ['offenceKey'], moves: offenceRivals },
      { dateOfBirth: '2007-09-01', sentences: [{ startDate: '2026-11-16', sentenceYears: 5, offenceDate: '2024-06-01' }] },
      ['alternatives.A_OFFENCE_PAROLE.releaseDate', '2030-03-17', '2031-11-15'], { 'sentences.0.offenceKey': 'robbery' }),
  ),
  version('2026.11.14', november17,
    correction('Sentences under the Criminal Justice Act 1991 that were passed on one day, side by side, are worked out as the longest of them from 4 years on; such cases were refused.',
      [cja1991('51(2)'), schedule20B('4')], { sentences: 2, sentencedTo: '2012-12-02' },
      { sentences: [{ id: 'A', startDate: '2000-04-19', sentenceYears: 5, sentenceType: 'sds', remandCreditDays: 22 }, { id: 'B', startDate: '2000-04-19', sentenceYears: 3, sentenceType: 'sds' }] },
      ['releaseDate', 'refused', '2003-07-28'], { 'sentences.0.startDate': '2014-04-21', 'sentences.1.startDate': '2014-04-21' }),
  ),
  version('2026.11.13', november17,
    correction('The parole date of a sentence or chain is never before its own first day, and dates no longer depend on what the sentences are called.',
      [cja2003('246A'), cja2003('263(2)')], { sentences: 2 },
      { sentences: [{ id: 'O', startDate: '2020-01-06', sentenceMonths: 6, offenceKey: 'theft' }, { id: 'E', startDate: '2026-11-16', sentenceYears: 4, sentenceType: 'eds', extensionYears: 2, remandCreditDays: 1100 }] },
      ['paroleEligibilityDate', '2026-07-12', '2026-11-16'], { sentences: [{ startDate: '2026-11-16', sentenceYears: 4, sentenceType: 'eds', extensionYears: 2 }] }),
    correction('Where credit lets every sentence go on its first day, the first day for removal from prison is given as it is for one sentence alone.',
      [cja2003('260')], { sentences: 2, facts: ['liableToRemoval'] },
      { liableToRemoval: true, sentences: [{ id: 'A', startDate: '2026-11-16', sentenceMonths: 12, sentenceType: 'sds', remandCreditDays: 400 }, { id: 'B', startDate: '2026-11-16', sentenceMonths: 6, sentenceType: 'sds' }] },
      ['dates.ERSED.date', null, '2026-11-16'], { liableToRemoval: false }),
    correction('The rival that a stage has not begun is not given for a shorter sentence beside a longer one that was moved at the same stage and is out later.',
      [sentencingAct2026('23(12)')], { sentences: 2, sentencedTo: '2026-09-30' },
      { sentences: [{ id: 'A', startDate: '2024-06-01', sentenceMonths: 115, regimeId: 'sds_adult', remandCreditDays: 111 }, { id: 'B', startDate: '2024-06-01', sentenceMonths: 114, regimeId: 'sds_adult' }] },
      ['alternatives.A_STAGE_NOT_BEGUN.releaseDate', '2027-11-29', null], { 'sentences.0.startDate': '2026-10-05', 'sentences.1.startDate': '2026-10-05' }),
  ),
  version('2026.11.12', november17,
    correction('The run of a life or IPP sentence has no release date and no end date: it had the end of the minimum term as both.',
      [crimeSentencesAct1997('28')], { regimes: ['life', 'ipp'] },
      { sentences: [{ startDate: '2026-11-16', sentenceYears: 18, sentenceType: 'life' }] },
      ['runs.0.releaseDate', '2044-11-15', null], { 'sentences.0.sentenceType': 'sds' }),
  ),
  version('2026.11.11', november17,
    correction('Days on remand or a tag that were given with a fixed term beside life or IPP are not taken off the minimum term: a warning says so, and the rival has the day if the court had not taken them off already.',
      [sentencingCode('322'), sentencingAct2000('82A')], { regimes: ['life', 'ipp'], sentences: 2, moves: ['alternatives.A_CREDIT_OFF_MINIMUM', 'paroleEligibilityDate'] },
      { sentences: [{ startDate: '2006-02-10', sentenceMonths: 18, sentenceType: 'ipp' }, { startDate: '2006-02-10', sentenceYears: 3, offenceKey: 'theft', offenceDate: '2005-12-01', remandCreditDays: 104 }] },
      ['alternatives.A_CREDIT_OFF_MINIMUM.paroleEligibilityDate', null, '2007-04-29'], { 'sentences.0.sentenceType': 'sds' }),
  ),
  version('2026.11.10', november17,
    correction('Beside life or IPP, the day before which release cannot come is the first day on which the Parole Board can let the person go from an extended, special or section 247A sentence, not the day on which that sentence ends in release.',
      [crimeSentencesAct1997('28(7)'), cja2003('244A'), cja2003('246A'), cja2003('247A')], { regimes: ['life', 'ipp'], sentences: 2, moves: ['dates.PED', 'paroleEligibilityDate'] },
      { sentences: [{ startDate: '2015-06-28', sentenceYears: 2, sentenceType: 'life' }, { startDate: '2015-06-28', sentenceYears: 12, sentenceType: 'eds', extensionYears: 4 }] },
      ['dates.PED.date', '2021-06-27', '2023-06-27'], { 'sentences.0.sentenceType': 'sds' }),
  ),
  version('2026.11.9', november17,
    correction('Whoever was due out of a terrorism sentence before 26 February 2020, with credit and added days, was released then: section 247A does not reach that sentence. For a special sentence the Parole Board could decide from one-half.',
      [cja2003('247A(1)(b)'), terroristOffendersAct2020('1')], { regimes: ['terrorism_s247a'], sentencedTo: '2020-02-25', moves: ['releaseDate', 'answered', 'alternatives'] },
      { sentences: [{ startDate: '2018-12-17', sentenceMonths: 40, offenceKey: 'collecting_information_useful_to_terrorist', remandCreditDays: 206 }] },
      ['releaseDate', '2021-09-22', '2020-01-23'], { 'sentences.0.startDate': '2020-03-02' }),
    correction('The law asked for as it stood before 26 February 2020 has no section 247A; where a caller chose its rules, the case is refused.',
      [cja2003('247A(1)(b)'), terroristOffendersAct2020('1')], { ...{ regimes: ['terrorism_s247a'], within: { law: [null, '2020-02-25'] } }, moves: ['releaseDate', 'answered', 'refused'] },
      { law: '2019-06-01', sentences: [{ startDate: '2018-12-17', sentenceMonths: 40, offenceKey: 'collecting_information_useful_to_terrorist' }] },
      ['releaseDate', '2022-04-16', '2020-08-16'], { law: '2021-06-01' }),
  ),
  version('2026.11.8', november17,
    correction('A term in weeks or days is held against the longest term for the offence too: where no offence was given, classes of offences that cannot carry so long a term are no rivals any more.',
      [cja2003('244ZA')], { units: ['weeks', 'days'], notTold: ['offenceKey'], moves: offenceRivals },
      { sentences: [{ startDate: '2026-11-16', sentenceWeeks: 900 }] },
      ['alternatives.A_OFFENCE_LIST.releaseDate', '2035-07-01', null], { 'sentences.0.sentenceWeeks': null, 'sentences.0.sentenceYears': 17 }),
  ),
  version('2026.11.7', november17,
    correction('The usual day of leaving of somebody who was under 18 when convicted and is 18 by then, by the date of birth, is one working day before the weekend or bank holiday, not two; the release date itself is the same.',
      [cja1961('23(3)'), cja1961('23(3B)')], { facts: ['dateOfBirth'], child: true },
      { dateOfBirth: '2009-02-01', sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'robbery', sentenceType: 'section_250' }] },
      ['likelyDayOfLeaving.usual', '2027-09-01', '2027-09-02'], { dateOfBirth: '2000-02-01', 'sentences.0.sentenceType': 'sds' }),
  ),
  version('2026.11.6', november17,
    correction('Days added on a day after the release from a detention and training order, a default term or a committal go to nobody, and the answer says so; the case was refused.',
      [cja2003('257'), sentencingCode('241')], { facts: ['addedDays'], kinds: ['dto', 'contempt', 'fine_default', 'supervision_default'] },
      { sentences: [{ startDate: '2026-11-16', sentenceMonths: 12, sentenceType: 'dto' }], addedDays: [{ days: 5, date: '2027-05-18' }] },
      ['releaseDate', 'refused', '2027-05-17'], { addedDays: null }),
    correction('A date of birth that is not before the offence is said in a warning where no rule turns on the age; the case was refused.',
      [sentencingCode('265(1A)'), sentencingCode('278(1A)')], { facts: ['dateOfBirth', 'offenceDate'] },
      { dateOfBirth: '1999-06-01', sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft', offenceDate: '1999-06-01' }] },
      ['releaseDate', 'refused', '2027-07-17'], { 'sentences.0.offenceDate': null }),
  ),
  version('2026.11.5', november17,
    correction('A fixed-term recall of 14 or 28 days from a curfew, with a return from 31 March 2026, does not end before the first release was due.',
      [cja2003('255B(1B)'), sentencingAct2026('31(3)')], { recall: ['fixed_term_14', 'fixed_term_28'], ...{ within: { returnToCustodyDate: ['2026-03-31', null] }, moves: ['releaseDate', 'alternatives'] } },
      { sentences: [{ startDate: '2026-04-06', sentenceMonths: 30, sentenceType: 'section_250', offenceKey: 'burglary_dwelling' }], recall: { type: 'fixed_term_28', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-02' } },
      ['releaseDate', '2026-11-29', '2027-04-06'], { 'sentences.0.startDate': '2024-04-08', 'recall.recallDate': '2026-03-30', 'recall.returnToCustodyDate': '2026-03-30' }),
    correction('The same recall with a return before 31 March 2026 has the rival that it did not end before then either.',
      [cja2003('255B(1B)'), sentencingAct2026('31(3)')], { recall: ['fixed_term_14', 'fixed_term_28'], within: { returnToCustodyDate: [null, '2026-03-30'] } },
      { sentences: [{ startDate: '2015-08-15', sentenceYears: 2, sentenceMonths: 11 }], recall: { type: 'fixed_term_28', recallDate: '2016-09-24', returnToCustodyDate: '2016-10-23' } },
      ['alternatives.A_KEPT_TO_RELEASE.releaseDate', null, '2017-01-28'], { 'recall.recallDate': '2026-11-02', 'recall.returnToCustodyDate': '2026-11-02' }),
  ),
  version('2026.11.4', dayOf(2026, 11, 14)),
]

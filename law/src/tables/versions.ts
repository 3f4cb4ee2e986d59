import { type Day, dayOf } from '../calendar/day.ts'
import { lawVersion } from './days.ts'
import {
  bankingAct1971,
  cja1961,
  cja1991,
  cja2003,
  crimeSentencesAct1997,
  laspo2012,
  type Source,
  schedule20B,
  sds40Order,
  sentencingAct2000,
  sentencingAct2026,
  sentencingCode,
  terroristOffendersAct2020,
  victimsAct2024,
} from './provisions.ts'

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
}

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

/** A mistake of ours that was put right: what changed, by which provisions, whom it affects; and the example, where its date stands,
 *  the date before and the date after. */
const correction = (
  summary: string,
  provisions: readonly Source[],
  affects: Affects,
  request: ChangeExample['request'],
  [at, before, after]: readonly [at: string, before: string | null, after: string | null],
): LawChange => ({
  ...{ kind: 'correction', summary, provisions, affects },
  example: { request, at, before, after },
})

const november17 = dayOf(2026, 11, 17)

/** Every version, the newest first. Whenever any date of any answer moves there is a new one: `test/law/law-version.test.ts`
 *  holds the dates of a fixed sample of questions to it. The table begins with 2026.11.4; what came before was never released. */
export const lawVersions: readonly LawVersion[] = [
  version(
    lawVersion,
    november17,
    correction(
      'Days on remand and a minimum term: whether the court took them off is a fact (creditTakenOffMinimum). Told, there is one date; not told, two. Days that name no sentence beside a fixed term are no longer taken off the minimum term in the date itself.',
      [sentencingCode('322'), sentencingCode('323')],
      { regimes: ['life', 'ipp'], facts: ['remand'] },
      {
        sentences: [
          { startDate: '2026-11-16', sentenceYears: 18, sentenceType: 'life' },
          { startDate: '2026-11-16', sentenceYears: 4, offenceKey: 'theft' },
        ],
        remand: [{ fromDate: '2026-05-01', toDate: '2026-11-15' }],
      },
      ['paroleEligibilityDate', '2044-04-30', '2044-11-15'],
    ),
    correction(
      'Only the month of a sentence is known: each day of it is worked out as if it had been told, with the age on it and the times on remand before it. The age was taken for the whole month, and days on which the case cannot be were counted.',
      [cja2003('240ZA'), sentencingCode('250')],
      { facts: ['startMonth'] },
      {
        sentences: [{ startMonth: '2026-11', sentenceYears: 3, offenceKey: 'theft' }],
        remand: [{ fromDate: '2026-11-10', toDate: '2026-11-20' }],
      },
      ['alternatives.A_DAY_IN_MONTH.releaseDate', '2027-11-01', '2027-11-10'],
    ),
    correction(
      'Terrorism offences that Schedule 20B, paragraph 4(3) names, committed before 4 April 2005, with 4 years or more: the Parole Board from one-half, automatic at two-thirds; who was not out on 26 February 2020 has nothing automatic before the end. They were automatic at one-half.',
      [schedule20B('4'), terroristOffendersAct2020('6')],
      { sentencedTo: '2012-12-02' },
      {
        sentences: [
          { startDate: '2004-06-01', sentenceYears: 12, offenceKey: 'possession_of_article_for_terrorism' },
        ],
      },
      ['releaseDate', '2010-06-01', '2012-05-31'],
    ),
    correction(
      'Prison in default of payment of more than 7 years, without the sum: the end of the whole term stands beside one-half, since of a confiscation order of more than £10 million all of it is served.',
      [cja2003('258(2B)')],
      { kinds: ['fine_default'], sentencedFrom: '2015-06-01' },
      { sentences: [{ startDate: '2026-11-02', sentenceYears: 12, sentenceType: 'fine_default' }] },
      ['alternatives.A_WHOLE_DEFAULT_TERM.releaseDate', null, '2038-11-01'],
    ),
    correction(
      'A sentence under section 247A in a chain with another kind is worked out: the Parole Board after the parts of the others and two-thirds of it, release after the whole of it. It was refused. Whether two-thirds of the others are served, too, is a rival.',
      [cja2003('264(2D)'), cja2003('264(2E)'), cja2003('264(6A)'), cja2003('264(6B)')],
      { sentences: 2, beside: ['terrorism'] },
      {
        sentences: [
          { id: 'A', startDate: '2026-11-16', sentenceYears: 4, offenceKey: 'robbery' },
          {
            ...{ id: 'B', startDate: '2026-11-16', sentenceYears: 6 },
            ...{ sentenceType: 'terrorism', consecutiveTo: 'A' },
          },
        ],
      },
      ['releaseDate', 'refused', '2034-03-16'],
    ),
    correction(
      'Home detention curfew from terms of 4 years or more: the bar of 2012 ended on 17 June 2024. Before that day there is none by the law of the day.',
      [victimsAct2024('68(3)(a)')],
      { sentencedFrom: '2012-12-03' },
      { sentences: [{ startDate: '2022-03-01', sentenceYears: 5, offenceKey: 'supplying_class_a_drug' }] },
      ['dates.HDCED.date', '2024-03-03', '2024-06-17'],
    ),
    correction(
      'Prison in default of payment or for contempt of 12 months or more, committed before 4 April 2005: two-thirds are served. It was one-half.',
      [schedule20B('35')],
      { kinds: ['fine_default', 'contempt'], sentencedTo: '2005-04-03' },
      { sentences: [{ startDate: '2004-06-01', sentenceMonths: 24, sentenceType: 'fine_default' }] },
      ['releaseDate', '2005-05-31', '2005-09-30'],
    ),
    correction(
      'Terms under 12 months passed from 4 April 2005 to 2 December 2012 are one term under the Criminal Justice Act 1991, whatever the day of the offence. They stood each by itself.',
      [schedule20B('1'), schedule20B('21')],
      { sentencedFrom: '2005-04-04', sentencedTo: '2012-12-02', sentences: 2 },
      {
        sentences: [
          { startDate: '2010-03-01', sentenceMonths: 8, offenceDate: '2009-06-01', offenceKey: 'theft' },
          { startDate: '2010-06-01', sentenceMonths: 8, offenceDate: '2009-08-01', offenceKey: 'theft' },
        ],
      },
      ['releaseDate', '2010-10-01', '2010-08-16'],
    ),
    correction(
      'The licence of a chain under 12 months with offences before and since 1 February 2015 has the custodial periods of the older terms and the whole of the others. At 40 per cent it was too short.',
      [cja2003('264B(2)')],
      { sentences: 2 },
      {
        sentences: [
          {
            ...{ id: 'A', startDate: '2025-03-03', sentenceMonths: 6 },
            ...{ offenceDate: '2014-05-01', offenceKey: 'theft' },
          },
          {
            ...{ id: 'B', startDate: '2025-03-03', sentenceMonths: 4, consecutiveTo: 'A' },
            ...{ offenceDate: '2024-05-01', offenceKey: 'theft' },
          },
        ],
      },
      ['licenceEndDate', '2025-09-02', '2025-09-14'],
    ),
    correction(
      'Extended sentences of 3 December 2012 to 12 April 2015 with a custodial term under 10 years, for eight offences that are certainly outside Schedule 15B, are released automatically at two-thirds. The Parole Board stood first, and this date beside it.',
      [cja2003('246A(2)')],
      {
        ...{ sentencedFrom: '2012-12-03', sentencedTo: '2015-04-12', kinds: ['eds'] },
        offences: [
          ...['kidnapping', 'false_imprisonment', 'threats_to_kill', 'affray', 'violent_disorder', 'riot'],
          ...['actual_bodily_harm', 'grievous_bodily_harm'],
        ],
      },
      {
        sentences: [
          {
            ...{ startDate: '2014-10-01', sentenceYears: 6, extensionYears: 3 },
            ...{ sentenceType: 'eds', offenceKey: 'kidnapping' },
          },
        ],
      },
      ['releaseDate', '2020-09-30', '2018-10-01'],
    ),
    correction(
      'Added days extend a licence under the Criminal Justice Act 1991 that ends at three-quarters of the term. It was not moved.',
      [cja2003('257(2)(c)'), schedule20B('17')],
      { sentencedTo: '2012-12-02', facts: ['addedDays'] },
      {
        addedDays: 20,
        sentences: [
          { startDate: '2004-06-01', sentenceYears: 2, offenceDate: '2004-01-01', offenceKey: 'theft' },
        ],
      },
      ['licenceEndDate', '2005-11-30', '2005-12-20'],
    ),
  ),
  version(
    '2026.11.27',
    november17,
    correction(
      'A fixed-term recall of 14 or 28 days on a day on which the law gives an adult 56 has the 56-day date beside it.',
      [cja2003('255BA'), sentencingAct2026('32')],
      { recall: ['fixed_term_14', 'fixed_term_28'] },
      {
        sentences: [{ startDate: '2024-08-01', sentenceYears: 4, offenceKey: 'theft' }],
        recall: { type: 'fixed_term_28', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-02' },
      },
      ['alternatives.A_RECALL_56_NOW.releaseDate', null, '2026-12-27'],
    ),
    correction(
      'The law as on a day before 4 April 2005 is refused: it is not here as it then stood. It was answered by later rules.',
      [cja2003('244')],
      { facts: ['law'] },
      { sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }], law: '1980-01-01' },
      ['releaseDate', '2028-05-16', 'refused'],
    ),
  ),
  version(
    '2026.11.26',
    november17,
    correction(
      'A recall because a curfew was broken or could not be monitored can be told as its own kind (curfew): release stays on the conditional release date, later by the days at large. It could only be told as a standard recall.',
      [cja2003('255'), cja2003('244(1A)'), sds40Order('3(4)')],
      { recall: ['curfew'] },
      {
        sentences: [{ startDate: '2024-08-01', sentenceMonths: 20, remandCreditDays: 15 }],
        recall: { type: 'curfew', recallDate: '2024-11-28', returnToCustodyDate: '2024-12-20' },
      },
      ['releaseDate', 'refused', '2025-04-07'],
    ),
  ),
  version(
    '2026.11.25',
    november17,
    correction(
      'An extended sentence of 3 December 2012 to 12 April 2015 for eight more offences of Schedule 15B has no rival with automatic release: it went to the Parole Board.',
      [cja2003('246A(2)')],
      { kinds: ['eds'], sentencedFrom: '2012-12-03', sentencedTo: '2015-04-12' },
      {
        sentences: [
          {
            startDate: '2013-06-03',
            sentenceYears: 8,
            extensionYears: 3,
            sentenceType: 'eds',
            offenceKey: 'causing_sexual_activity_without_consent_penetration',
          },
        ],
      },
      ['alternatives.A_EXTENDED_AUTOMATIC.releaseDate', '2018-10-02', null],
    ),
    correction(
      'A term under 12 months has no rival without early release: an extended sentence is of 12 months or more.',
      [cja2003('247A(2A)'), sentencingCode('281')],
      { sentencedFrom: '2021-06-29' },
      {
        sentences: [
          { startDate: '2026-11-16', sentenceMonths: 8, offenceKey: 'preparation_of_terrorist_acts' },
        ],
      },
      ['alternatives.A_NO_EARLY_RELEASE.releaseDate', '2027-07-15', null],
    ),
  ),
  version(
    '2026.11.24',
    november17,
    correction(
      'Days held before a committal for contempt of court are in the rival date also where it is in a chain with something without such days.',
      [cja2003('258')],
      { kinds: ['contempt'], sentences: 2, facts: ['remandCreditDays'] },
      {
        sentences: [
          {
            id: 'A',
            startDate: '2026-11-16',
            sentenceMonths: 9,
            offenceKey: 'theft',
            remandCreditDays: 20,
          },
          {
            id: 'B',
            startDate: '2026-11-16',
            sentenceMonths: 6,
            sentenceType: 'contempt',
            consecutiveTo: 'A',
            remandCreditDays: 9,
          },
        ],
      },
      ['alternatives.A_CONTEMPT_HELD.releaseDate', null, '2027-04-17'],
    ),
  ),
  version(
    '2026.11.23',
    november17,
    correction(
      'A sentence made consecutive from 10 September to 21 October 2024 for a person in the second stage of 40% is worked out by the order itself, with a warning; it was refused. A chain of 5 years or more is not released before 22 October 2024.',
      [sds40Order('1(2)')],
      { sentences: 2, sentencedTo: '2024-10-21' },
      {
        sentences: [
          { id: 'A', startDate: '2022-05-09', sentenceYears: 6, offenceKey: 'theft' },
          { id: 'B', startDate: '2024-09-23', sentenceYears: 1, offenceKey: 'theft', consecutiveTo: 'A' },
        ],
      },
      ['releaseDate', 'refused', '2025-02-24'],
    ),
  ),
  version(
    '2026.11.22',
    november17,
    correction(
      'Prison for not paying, or for contempt, in a chain with a sentence is no part of it: release is on licence only while the licence of the sentence runs, which ends with the sentence; each is rounded for itself.',
      [cja2003('258(2)'), cja2003('258(3)')],
      { sentences: 2, kinds: ['fine_default', 'contempt'] },
      {
        sentences: [
          { id: 'A', startDate: '2026-11-16', sentenceMonths: 3, offenceKey: 'theft' },
          {
            id: 'B',
            startDate: '2026-11-16',
            sentenceMonths: 18,
            sentenceType: 'fine_default',
            fineAmount: 50000,
            consecutiveTo: 'A',
          },
        ],
      },
      ['releaseType', 'CRD', 'ARD'],
    ),
    correction(
      'The same where contempt of court is told by its offence.',
      [cja2003('258(2)')],
      { sentences: 2, offences: ['contempt_of_court'] },
      {
        law: '2024-09-09',
        sentences: [
          { id: 'A', startDate: '2023-09-05', sentenceYears: 2, offenceKey: 'theft' },
          {
            id: 'B',
            startDate: '2023-09-05',
            sentenceDays: 15,
            offenceKey: 'contempt_of_court',
            consecutiveTo: 'A',
          },
        ],
      },
      ['releaseDate', '2024-09-11', '2024-09-12'],
    ),
  ),
  version(
    '2026.11.21',
    november17,
    correction(
      'An ordinary sentence for a terrorism offence, named as such, ends with its term: it has an end date, and a recall from it is worked out.',
      [cja2003('247A'), cja2003('249')],
      {
        regimes: ['terrorism_s247a', 'terrorism_s247a_no_early_release'],
        kinds: ['sds', 'sds_plus', 'section_250'],
      },
      {
        sentences: [
          {
            startDate: '2019-01-14',
            sentenceYears: 3,
            sentenceType: 'sds',
            offenceKey: 'collecting_information_useful_to_terrorist',
          },
        ],
      },
      ['sentenceEndDate', null, '2022-01-13'],
    ),
    correction(
      'An extension period of 0 says that there is none: a terrorism sentence then ends with its term, and no extended sentence is a rival.',
      [cja2003('247A'), cja2003('249')],
      { facts: ['extensionYears'] },
      {
        sentences: [
          { startDate: '2019-01-14', sentenceYears: 3, extensionYears: 0, sentenceType: 'terrorism' },
        ],
      },
      ['sentenceEndDate', null, '2022-01-13'],
    ),
  ),
  version(
    '2026.11.20',
    november17,
    correction(
      'Under 18 on the day of sentence by the date of birth is under 18 when convicted, where the age was not said: section 250 detention, or a detention and training order, in place of an adult’s sentence.',
      [sentencingCode('234'), sentencingCode('236'), sentencingCode('249')],
      { facts: ['dateOfBirth'] },
      {
        dateOfBirth: '2010-05-05',
        sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'robbery' }],
      },
      ['releaseDate', '2027-07-17', '2027-09-04'],
    ),
    correction(
      'For an offence outside section 249 a person under 18 when convicted can only be given a detention and training order, at one-half and of at most 24 months; and section 250 detention of 4 to 24 months that was not named has such an order as a rival.',
      [sentencingCode('234'), sentencingCode('236'), sentencingCode('249')],
      { regimes: ['section_250', 'section_250_sds40_excluded'] },
      {
        sentences: [
          { startDate: '2026-11-16', sentenceMonths: 10, offenceKey: 'theft', ageAtConviction: 'child' },
        ],
      },
      ['releaseDate', '2027-03-17', '2027-04-16'],
    ),
    correction(
      'Where the age is not known, the rival for a person under 18 is a detention and training order if the offence is outside section 249, and there is none over 24 months.',
      [sentencingCode('234'), sentencingCode('249')],
      { facts: ['ageAtConviction'] },
      {
        sentences: [
          {
            startDate: '2026-11-16',
            sentenceMonths: 10,
            offenceKey: 'theft',
            ageAtConviction: 'unknown',
          },
        ],
      },
      ['alternatives.A_UNDER_18.releaseDate', '2027-03-17', '2027-04-16'],
    ),
  ),
  version(
    '2026.11.19',
    november17,
    correction(
      'That a person is on licence from life or IPP and was not recalled can be told (onLicence): a later sentence is then released on its own day, with the rival that only the Parole Board decides.',
      [crimeSentencesAct1997('31'), crimeSentencesAct1997('32')],
      { regimes: ['life', 'ipp'], facts: ['onLicence'], sentences: 2 },
      {
        sentences: [
          { startDate: '2008-03-03', sentenceYears: 2, sentenceType: 'ipp', onLicence: true },
          { startDate: '2018-01-25', sentenceYears: 3, offenceKey: 'theft', remandCreditDays: 157 },
        ],
      },
      ['releaseDate', null, '2019-02-19'],
    ),
  ),
  version(
    '2026.11.18',
    november17,
    correction(
      "The first day for release on a tag (HDCED) before 6 June 2023 is given by the limit of its own day (60, 90 or 135 days; none from 4 years on since 3 December 2012); the prison service's date by today's limit stands behind it.",
      [cja2003('246(1)'), laspo2012('112')],
      { sentencedTo: '2023-06-05' },
      { sentences: [{ startDate: '2014-07-04', sentenceMonths: 18 }] },
      ['dates.HDCED.date', '2014-11-19', '2014-11-21'],
    ),
    correction(
      "The first day for early removal (ERSED) before 16 January 2024 is given by the limit of its own day (135 days, 270 days, one year); the prison service's date by today's limit stands behind it.",
      [cja2003('260(1)'), cja2003('260(2)')],
      { sentencedTo: '2024-01-15', facts: ['liableToRemoval'] },
      {
        sentences: [{ startDate: '2012-04-17', sentenceYears: 13, remandCreditDays: 665 }],
        liableToRemoval: true,
      },
      ['dates.ERSED.date', '2015-06-25', '2016-03-26'],
    ),
    correction(
      'Bank holidays of 1995 to 2023 count for the day of leaving; so somebody due out on one of them had left before a sentence that was passed on it.',
      [bankingAct1971('1'), cja1961('23(3)')],
      { sentencedTo: '2023-12-31' },
      { sentences: [{ startDate: '2010-04-08', sentenceYears: 4 }] },
      ['likelyDayOfLeaving.latest', null, '2012-04-05'],
    ),
  ),
  version(
    '2026.11.17',
    november17,
    correction(
      'A whole life order can be told (wholeLife): it has no date at all. Such a life sentence could not be asked for without a minimum term.',
      [sentencingCode('321(3)'), crimeSentencesAct1997('30')],
      { facts: ['wholeLife'] },
      { sentences: [{ startDate: '2026-11-16', sentenceType: 'life', wholeLife: true }] },
      ['releaseBasis', 'refused', 'none'],
    ),
  ),
  version(
    '2026.11.16',
    november17,
    correction(
      'Where the offence or the kind was not given, older sentences have the rivals of an extended sentence (passed from 4 April 2005) and of terrorism (whenever passed).',
      [cja2003('227'), cja2003('228'), cja2003('226A'), cja2003('247A')],
      { sentencedTo: '2020-02-25' },
      { sentences: [{ startDate: '2013-03-04', sentenceYears: 20 }] },
      ['alternatives.A_OFFENCE_PAROLE.paroleEligibilityDate', null, '2026-07-03'],
    ),
  ),
  version(
    '2026.11.15',
    november17,
    correction(
      'Where the offence was not given, terrorism, spying and rape of a child under 13 are worked out each by itself: a rival names only the offences that have its dates.',
      [cja2003('247A'), cja2003('244A'), sentencingCode('278(1A)')],
      {},
      {
        dateOfBirth: '2007-09-01',
        sentences: [{ startDate: '2026-11-16', sentenceYears: 5, offenceDate: '2024-06-01' }],
      },
      ['alternatives.A_OFFENCE_PAROLE.releaseDate', '2030-03-17', '2031-11-15'],
    ),
  ),
  version(
    '2026.11.14',
    november17,
    correction(
      'Sentences under the Criminal Justice Act 1991 that were passed on one day, side by side, are worked out as the longest of them from 4 years on; such cases were refused.',
      [cja1991('51(2)'), schedule20B('4')],
      { sentences: 2, sentencedTo: '2012-12-02' },
      {
        sentences: [
          {
            id: 'A',
            startDate: '2000-04-19',
            sentenceYears: 5,
            sentenceType: 'sds',
            remandCreditDays: 22,
          },
          { id: 'B', startDate: '2000-04-19', sentenceYears: 3, sentenceType: 'sds' },
        ],
      },
      ['releaseDate', 'refused', '2003-07-28'],
    ),
  ),
  version(
    '2026.11.13',
    november17,
    correction(
      'The parole date of a sentence or chain is never before its own first day, and dates no longer depend on what the sentences are called.',
      [cja2003('246A'), cja2003('263(2)')],
      { sentences: 2 },
      {
        sentences: [
          { id: 'O', startDate: '2020-01-06', sentenceMonths: 6, offenceKey: 'theft' },
          {
            id: 'E',
            startDate: '2026-11-16',
            sentenceYears: 4,
            sentenceType: 'eds',
            extensionYears: 2,
            remandCreditDays: 1100,
          },
        ],
      },
      ['paroleEligibilityDate', '2026-07-12', '2026-11-16'],
    ),
    correction(
      'Where credit lets every sentence go on its first day, the first day for removal from prison is given as it is for one sentence alone.',
      [cja2003('260')],
      { sentences: 2, facts: ['liableToRemoval'] },
      {
        liableToRemoval: true,
        sentences: [
          {
            id: 'A',
            startDate: '2026-11-16',
            sentenceMonths: 12,
            sentenceType: 'sds',
            remandCreditDays: 400,
          },
          { id: 'B', startDate: '2026-11-16', sentenceMonths: 6, sentenceType: 'sds' },
        ],
      },
      ['dates.ERSED.date', null, '2026-11-16'],
    ),
    correction(
      'The rival that a stage has not begun is not given for a shorter sentence beside a longer one that was moved at the same stage and is out later.',
      [sentencingAct2026('23(12)')],
      { sentences: 2, sentencedTo: '2026-09-30' },
      {
        sentences: [
          {
            id: 'A',
            startDate: '2024-06-01',
            sentenceMonths: 115,
            regimeId: 'sds_adult',
            remandCreditDays: 111,
          },
          { id: 'B', startDate: '2024-06-01', sentenceMonths: 114, regimeId: 'sds_adult' },
        ],
      },
      ['alternatives.A_STAGE_NOT_BEGUN.releaseDate', '2027-11-29', null],
    ),
  ),
  version(
    '2026.11.12',
    november17,
    correction(
      'The run of a life or IPP sentence has no release date and no end date: it had the end of the minimum term as both.',
      [crimeSentencesAct1997('28')],
      { regimes: ['life', 'ipp'] },
      { sentences: [{ startDate: '2026-11-16', sentenceYears: 18, sentenceType: 'life' }] },
      ['runs.0.releaseDate', '2044-11-15', null],
    ),
  ),
  version(
    '2026.11.11',
    november17,
    correction(
      'Days on remand or a tag that were given with a fixed term beside life or IPP are not taken off the minimum term: a warning says so, and the rival has the day if the court had not taken them off already.',
      [sentencingCode('322'), sentencingAct2000('82A')],
      { regimes: ['life', 'ipp'], sentences: 2 },
      {
        sentences: [
          { startDate: '2006-02-10', sentenceMonths: 18, sentenceType: 'ipp' },
          {
            startDate: '2006-02-10',
            sentenceYears: 3,
            offenceKey: 'theft',
            offenceDate: '2005-12-01',
            remandCreditDays: 104,
          },
        ],
      },
      ['alternatives.A_CREDIT_OFF_MINIMUM.paroleEligibilityDate', null, '2007-04-29'],
    ),
  ),
  version(
    '2026.11.10',
    november17,
    correction(
      'Beside life or IPP, the day before which release cannot come is the first day on which the Parole Board can let the person go from an extended, special or section 247A sentence, not the day on which that sentence ends in release; and one-half of such a sentence may be taken with its extension (a rival).',
      [crimeSentencesAct1997('28(7)(c)'), cja2003('244A'), cja2003('246A'), cja2003('247A')],
      { regimes: ['life', 'ipp'], sentences: 2 },
      {
        sentences: [
          { startDate: '2026-11-16', sentenceYears: 5, sentenceType: 'life' },
          { startDate: '2026-11-16', sentenceYears: 20, sentenceType: 'eds', extensionYears: 5 },
        ],
      },
      ['alternatives.A_HALF_WITH_EXTENSION.paroleEligibilityDate', null, '2039-05-17'],
    ),
  ),
  version(
    '2026.11.9',
    november17,
    correction(
      'Whoever was due out of a terrorism sentence before 26 February 2020, with credit and added days, was released then: section 247A does not reach that sentence. For a special sentence the Parole Board could decide from one-half.',
      [cja2003('247A(1)(b)'), terroristOffendersAct2020('1')],
      { regimes: ['terrorism_s247a'], sentencedTo: '2020-02-25' },
      {
        sentences: [
          {
            startDate: '2018-12-17',
            sentenceMonths: 40,
            offenceKey: 'collecting_information_useful_to_terrorist',
            remandCreditDays: 206,
          },
        ],
      },
      ['releaseDate', '2021-09-22', '2020-01-23'],
    ),
    correction(
      'The law asked for as it stood before 26 February 2020 has no section 247A; where a caller chose its rules, the case is refused.',
      [cja2003('247A(1)(b)'), terroristOffendersAct2020('1')],
      { regimes: ['terrorism_s247a'], facts: ['law'] },
      {
        law: '2019-06-01',
        sentences: [
          {
            startDate: '2018-12-17',
            sentenceMonths: 40,
            offenceKey: 'collecting_information_useful_to_terrorist',
          },
        ],
      },
      ['releaseDate', '2022-04-16', '2020-08-16'],
    ),
  ),
  version(
    '2026.11.8',
    november17,
    correction(
      'A term in weeks or days is held against the longest term for the offence too: where no offence was given, classes of offences that cannot carry so long a term are no rivals any more.',
      [cja2003('244ZA')],
      {},
      { sentences: [{ startDate: '2026-11-16', sentenceWeeks: 900 }] },
      ['alternatives.A_OFFENCE_LIST.releaseDate', '2035-07-01', null],
    ),
  ),
  version(
    '2026.11.7',
    november17,
    correction(
      'The usual day of leaving of somebody who was under 18 when convicted and is 18 by then, by the date of birth, is one working day before the weekend or bank holiday, not two; the release date itself is the same.',
      [cja1961('23(3)'), cja1961('23(3B)')],
      { facts: ['dateOfBirth'] },
      {
        dateOfBirth: '2009-02-01',
        sentences: [
          {
            startDate: '2026-11-16',
            sentenceYears: 2,
            offenceKey: 'robbery',
            sentenceType: 'section_250',
          },
        ],
      },
      ['likelyDayOfLeaving.usual', '2027-09-01', '2027-09-02'],
    ),
  ),
  version(
    '2026.11.6',
    november17,
    correction(
      'Days added on a day after the release from a detention and training order, a default term or a committal go to nobody, and the answer says so; the case was refused.',
      [cja2003('257'), sentencingCode('241')],
      { facts: ['addedDays'], kinds: ['dto', 'contempt', 'fine_default', 'supervision_default'] },
      {
        sentences: [{ startDate: '2026-11-16', sentenceMonths: 12, sentenceType: 'dto' }],
        addedDays: [{ days: 5, date: '2027-05-18' }],
      },
      ['releaseDate', 'refused', '2027-05-17'],
    ),
    correction(
      'A date of birth that is not before the offence is said in a warning where no rule turns on the age; the case was refused.',
      [sentencingCode('265(1A)'), sentencingCode('278(1A)')],
      { facts: ['dateOfBirth', 'offenceDate'] },
      {
        dateOfBirth: '1999-06-01',
        sentences: [
          { startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft', offenceDate: '1999-06-01' },
        ],
      },
      ['releaseDate', 'refused', '2027-07-17'],
    ),
  ),
  version(
    '2026.11.5',
    november17,
    correction(
      'A fixed-term recall of 14 or 28 days from a curfew, with a return from 31 March 2026, does not end before the first release was due.',
      [cja2003('255B(1B)'), sentencingAct2026('31(3)')],
      { recall: ['fixed_term_14', 'fixed_term_28'] },
      {
        sentences: [
          {
            startDate: '2026-04-06',
            sentenceMonths: 30,
            sentenceType: 'section_250',
            offenceKey: 'burglary_dwelling',
          },
        ],
        recall: { type: 'fixed_term_28', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-02' },
      },
      ['releaseDate', '2026-11-29', '2027-04-06'],
    ),
  ),
  version('2026.11.4', dayOf(2026, 11, 14)),
]

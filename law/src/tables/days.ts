import { type Day, dayOf, inWords } from '../calendar/day.ts'
import {
  bordersAct2022,
  cja1961,
  cja1991,
  cja2003,
  commencement2026,
  counterTerrorismSentencingAct2021,
  courtsAct2015,
  crimeSentencesAct1997,
  curfewOrder2023,
  fixedTermOrder2024,
  fixedTermOrder2025,
  hmppsCalculator,
  laspo2012,
  pcscAct2022,
  prisonRules,
  recallDecisions,
  rehabilitationAct2014,
  removalOrder2023,
  type Source,
  schedule20B,
  sds40AmendingOrder,
  sds40Order,
  sentencingAct2000,
  sentencingAct2026,
  sentencingCode,
  sexualOffencesAct2003,
  terroristOffendersAct2020,
  victimsAct2024,
} from './provisions.ts'

/** A day from which a rule applies, with where the law says so. */
export interface Commencement {
  readonly day: Day
  readonly law: readonly Source[]
}

/** The law of these tables was last read on this day. */
export const lawAsAt: Day = dayOf(2026, 11, 14)

/** Moves whenever a date of any answer moves, by law or by a correction of ours; its row in `versions.ts` says what changed. */
export const lawVersion = '2026.11.33'

const from = (day: Day, ...law: readonly Source[]): Commencement => ({ day, law })

/** Provisions of the Criminal Justice and Immigration Act 2008 (SI 2008/1586). */
const july2008 = dayOf(2008, 7, 14)

/** The release rules of the Legal Aid, Sentencing and Punishment of Offenders Act 2012. */
const december2012 = dayOf(2012, 12, 3)

/** Most of the Police, Crime, Sentencing and Courts Act 2022. */
const june2022 = dayOf(2022, 6, 28)

/** The first provisions of the Sentencing Act 2026: two months after it was passed (section 49(4)). */
const march2026 = dayOf(2026, 3, 22)

/** The prison service's changes of autumn 2026. */
const september2026 = dayOf(2026, 9, 2)

/** Every day of law, each written here and nowhere else: tables, warnings, reasons and explanations take it from its row. */
export const days = {
  /** The release rules of the Criminal Justice Act 1991 begin; sentences passed before are under rules that are not modelled. */
  act1991: from(dayOf(1992, 10, 1), schedule20B('4')),
  /** Extended sentences under section 58 of the Crime and Disorder Act 1998, which became section 85 of the Act of 2000. From
   *  memory: what is older is refused. */
  section85: from(dayOf(1998, 9, 30), schedule20B('7')),
  /** Home detention curfew begins, for terms under 4 years: the last 60 days before release (Crime and Disorder Act 1998,
   *  section 99). */
  curfew: from(dayOf(1999, 1, 28), cja1991('34A')),
  /** Detention and training orders begin (the Crime and Disorder Act 1998, section 73, which became section 100 of the Act of 2000;
   *  the day from published summaries). Until then a person under 18 was given other detention. */
  trainingOrders: from(dayOf(2000, 4, 1), sentencingAct2000('100')),
  /** The last 90 days: the Release of Short-Term Prisoners on Licence (Amendment of Requisite Period) Order 2002. */
  curfewOf90Days: from(dayOf(2002, 12, 16), cja1991('34A(4)')),
  /** The last 135 days, by an order of the same name of 2003, which was not read. */
  curfewOf135Days: from(dayOf(2003, 7, 14), cja1991('34A(4)')),
  /** The 1956 Act and its like give way: offences end, and their successors begin. */
  sexualOffencesAct2003: from(dayOf(2004, 5, 1), sexualOffencesAct2003('141')),
  /** Release under the 2003 Act: sentences for older offences kept the rules of the Criminal Justice Act 1991. */
  releaseUnder2003Act: from(dayOf(2005, 4, 4), cja2003('244'), cja2003('336')),
  /** Early removal for deportation: the last 270 days before release, where it had been 135 (the Early Removal of Fixed-Term
   *  Prisoners (Amendment of Eligibility Period) Order 2008, articles 1 and 2). */
  removalOf270Days: from(dayOf(2008, 4, 7), cja2003('260(1)')),
  /** Release at one-half for most sentences of 4 years or more under the 1991 Act, for those not half-way before (the Criminal
   *  Justice and Immigration Act 2008, section 26). */
  halfwayRelease: from(dayOf(2008, 6, 9), schedule20B('4')),
  /** Extended sentences for public protection passed from this day have automatic release at one-half (the same Act, section 25). */
  automaticPublicProtection: from(july2008, cja2003('247'), schedule20B('15')),
  /** Terrorism offences come into Schedule 15 (Coroners and Justice Act 2009, section 138; its day was not read): a term for one of them
   *  is left out of release at one-half. */
  terrorismInSchedule15: from(dayOf(2010, 1, 12), schedule20B('4')),
  /** Extended determinate sentences begin and sentences for public protection end; older sentences may be under older
   *  rules that are not modelled. */
  extendedSentences: from(december2012, laspo2012('123')),
  /** No curfew from a term of 4 years or more. */
  noCurfewFrom4Years: from(december2012, laspo2012('112'), cja2003('246(4)')),
  /** Fixed-term recalls, of 28 days: until then every recall went to the Parole Board (SI 2008/1586). */
  fixedTermRecalls: from(july2008, cja2003('255A')),
  /** Release from a term under 12 months is on licence, for offences committed from this day (SI 2015/40, article 2). */
  licenceForShortTerms: from(dayOf(2015, 2, 1), cja2003('243A(1A)'), rehabilitationAct2014('1')),
  /** Every extended sentence goes to the Parole Board from now on, special custodial sentences begin, and life becomes the
   *  maximum for more terrorism and explosives offences. */
  courtsAct2015: from(dayOf(2015, 4, 13), cja2003('246A'), cja2003('244A'), courtsAct2015('4')),
  /** A confiscation order of more than £10 million: the whole default term is served. The day is the prison service's. */
  wholeDefaultTerm: from(
    dayOf(2015, 6, 1),
    cja2003('258(2B)'),
    hmppsCalculator('default of payment, £10 million'),
  ),
  /** Section 247A reaches every terrorist prisoner who has not been released yet. */
  terroristPrisoners: from(dayOf(2020, 2, 26), cja2003('247A(1)'), terroristOffendersAct2020('1')),
  /** Section 244ZA(4): two-thirds for 7 years or more (at first by SI 2020/158). */
  sevenYearRule: from(dayOf(2020, 4, 1), cja2003('244ZA(4)(c)')),
  /** Section 247A(2A): no early release from the longest terrorism sentences. */
  noEarlyRelease: from(dayOf(2021, 6, 29), counterTerrorismSentencingAct2021('27')),
  /** Section 244ZA(5) and (6), two-thirds for special custodial sentences, and life for more offences. */
  fourYearRule: from(june2022, cja2003('244ZA(5)(c)'), pcscAct2022('130')),
  /** Days on remand or a tag count for detention and training orders made from this day (Schedule 16 to the Act). */
  creditForOrders: from(june2022, cja2003('240ZA(1A)'), cja2003('240A'), pcscAct2022('160')),
  /** Beside life the Parole Board waits for each fixed term itself: section 144(1)(a) took away one-half (section 28(7)(c)). Beside another
   *  fixed term it need not look at one before that lets the person go. */
  boardWaitsForFixedTerms: from(
    june2022,
    crimeSentencesAct1997('33A(3)'),
    cja2003('263(2)(aza)'),
    pcscAct2022('144'),
  ),
  /** Early removal: once half of the time to be served is over, up to a year before release. */
  removalOfOneYear: from(june2022, cja2003('260(2)')),
  /** Who is removed from prison to be deported does not serve the sentence meanwhile, and goes on with it after a return (Nationality and
   *  Borders Act 2022, section 47). The day is the prison service's: the regulations that appoint it were not read. */
  removalStandsStill: from(
    june2022,
    cja2003('260(4A)'),
    bordersAct2022('47'),
    hmppsCalculator('early removal scheme'),
  ),
  /** Public protection: the Secretary of State must ask the Parole Board, ten years after the first release, whether the licence ends. */
  licenceReferred: from(june2022, crimeSentencesAct1997('31A(3)')),
  /** Home detention curfew: the last 180 days. */
  curfewOf180Days: from(dayOf(2023, 6, 6), curfewOrder2023('1(2)'), curfewOrder2023('2')),
  /** The early release scheme (end of custody supervised licence): the last 18 days before release, then 35 and 70. The days are the
   *  Lord Chancellor's. */
  schemeOf18Days: from(dayOf(2023, 10, 17), cja2003('248')),
  schemeOf35Days: from(dayOf(2024, 3, 8), cja2003('248')),
  schemeOf70Days: from(dayOf(2024, 5, 23), cja2003('248')),
  /** Release before the last working day of a week: the power of the Secretary of State, used as a rule. */
  fridayReleases: from(dayOf(2023, 12, 12), cja1961('23(3B)')),
  /** Early removal: up to 545 days before release. */
  removalOf545Days: from(dayOf(2024, 1, 16), removalOrder2023('1(2)'), removalOrder2023('2')),
  /** A curfew from terms of 4 years or more again (Victims and Prisoners Act 2024, section 68(3)(a); SI 2024/755, regulation 2). */
  curfewFrom4Years: from(dayOf(2024, 6, 17), victimsAct2024('68(3)(a)')),
  /** Forty per cent in place of one-half: new sentences, and the first stage of those already being served. */
  fortyPerCent: from(dayOf(2024, 9, 10), sds40Order('1(2)'), sds40Order('2(2)')),
  /** Forty per cent: the second stage of sentences already being served. */
  fortyPerCentSecondStage: from(dayOf(2024, 10, 22), sds40Order('1(2)'), sds40Order('2(2)')),
  /** A licence under public protection ends by itself, two years after a qualifying period of three (SI 2024/966). */
  licenceEndsByItself: from(dayOf(2024, 11, 1), crimeSentencesAct1997('31A(4H)'), victimsAct2024('66(3)')),
  /** Six more offences go back from 40% to one-half. */
  laterExclusions: from(
    dayOf(2024, 12, 16),
    sds40AmendingOrder('1(2)'),
    sds40AmendingOrder('3'),
    sds40AmendingOrder('4(1)'),
  ),
  /** The same period of three years for the reference to the Parole Board, where it had been ten (SI 2024/966). */
  licenceReferredAfter3Years: from(
    dayOf(2025, 2, 1),
    crimeSentencesAct1997('31A(5)'),
    victimsAct2024('66(3)'),
  ),
  /** Home detention curfew: up to a year before release, where it had been up to 180 days. */
  longerCurfew: from(dayOf(2025, 6, 3), sds40AmendingOrder('1(2)'), sds40AmendingOrder('2')),
  /** Early removal from prison for deportation: from 30 per cent of the time to be served, or 4 years before release, where it had
   *  been one-half, or 545 days. The Criminal Justice Act 2003 (Removal of Prisoners for Deportation) Order 2025 was not read. */
  earlierRemoval: from(dayOf(2025, 9, 23), cja2003('260(2)'), hmppsCalculator('early removal scheme')),
  /** Special custodial sentences for national security offences: convictions from this day. */
  nationalSecuritySentences: from(march2026, sentencingAct2026('7(6)'), sentencingAct2026('49(4)')),
  /** A fixed term must be for an adult's term under 12 months, unless the law names a reason. Article 3 has those too who were
   *  back in custody by then: their terms are over. */
  fixedTermsUnder12Months: from(dayOf(2024, 4, 2), fixedTermOrder2024('1(2)'), fixedTermOrder2024('2(2)')),
  /** The same for terms under 4 years. Since its revocation the articles of the Order are blank: the day is the one of the prison
   *  service's calculator. */
  fixedTermsUnder4Years: from(
    dayOf(2025, 9, 2),
    fixedTermOrder2025('2'),
    hmppsCalculator('fixed terms under 48 months'),
  ),
  /** A charge of which the person was convicted since does not stand in the way of 56 days, as probation's own service asks; no
   *  instrument was found that says so. */
  chargedAndConvicted: from(dayOf(2026, 7, 29), recallDecisions('new rules for fixed terms')),
  /** Short sentences must be suspended as a rule, and longer ones can be: convictions from this day. */
  suspendedSentences: from(march2026, sentencingAct2026('1'), sentencingCode('264A'), sentencingCode('277A')),
  /** A fixed-term recall of an adult lasts 56 days, and standard recalls of those who would now have one become such recalls. */
  fixedTermOf56Days: from(dayOf(2026, 3, 31), sentencingAct2026('32'), commencement2026('3(b)')),
  /** Supervision after the end of a sentence is abolished, also for those who were under it (SI 2026/402). */
  noSupervisionAfterSentence: from(dayOf(2026, 5, 11), sentencingAct2026('34')),
  /** The qualifying period of a licence under public protection is two years, and the Parole Board can be asked after one more
   *  (SI 2026/402, regulation 3). */
  licenceQualifiesAfter2Years: from(
    dayOf(2026, 6, 1),
    crimeSentencesAct1997('31A(5)'),
    sentencingAct2026('42'),
  ),
  /** Home detention curfew is left to those who serve only section 250 sentences. The commencement of section 26 was not seen: the
   *  day is the prison service's. */
  adultCurfewEnded: from(
    september2026,
    sentencingAct2026('26'),
    hmppsCalculator('end of home detention curfew for adults'),
  ),
  /** Longer awards of additional days: the Prison (Governor's and Adjudicators' Punishments) (Amendment) Rules 2026, made on
   *  17 June 2026. Published summaries were read, not the Rules. */
  longerAwards: from(september2026, prisonRules('55A')),
  /** Section 23 of the Sentencing Act 2026: the progression model. The regulations that appoint the day were not found;
   *  the day is the one in the prison service's production configuration (docs/decisions/0004). */
  progressionModel: from(
    dayOf(2026, 10, 1),
    sentencingAct2026('49(1)'),
    hmppsCalculator('first day of the progression model'),
  ),
} as const satisfies Readonly<Record<string, Commencement>>

export type DayName = keyof typeof days

/** The first day of section 23 of the Sentencing Act 2026. */
export const { progressionModel } = days

/** A day of law in words. */
export const dayOfLaw = (name: DayName): string => inWords(days[name].day)

export const commencementDay = dayOfLaw('progressionModel')

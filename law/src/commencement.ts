import { type Day, dayOf } from './day.ts'
import {
  cja2003,
  hmppsCalculator,
  laspo2012,
  pcscAct2022,
  type Source,
  sds40Order,
  sentencingAct2026,
} from './provisions.ts'

/** A day from which a rule applies, with where the law says so. */
export interface Commencement {
  readonly day: Day
  readonly law: readonly Source[]
}

/** The law of these tables was last read on this day. */
export const lawAsAt: Day = dayOf(2026, 11, 14)

/** Moves with every change of a law table; the changelog says what changed. */
export const lawVersion = '2026.11.1'

/** Section 23 of the Sentencing Act 2026: the progression model. The regulations that appoint the day were not found;
 *  the day is the one in the prison service's production configuration (docs/decisions/0004). */
export const progressionModel: Commencement = {
  day: dayOf(2026, 10, 1),
  law: [sentencingAct2026('49(1)'), hmppsCalculator('progression model, production configuration')],
}

/** Section 244ZA(4): two-thirds for 7 years or more (until 28 June 2022 by SI 2020/158). */
export const sevenYearRule: Commencement = {
  day: dayOf(2020, 4, 1),
  law: [cja2003('244ZA(4)(c)')],
}

/** Section 244ZA(5) and (6), and two-thirds for special custodial sentences. */
export const fourYearRule: Commencement = {
  day: dayOf(2022, 6, 28),
  law: [cja2003('244ZA(5)(c)'), pcscAct2022('130')],
}

/** Special custodial sentences for national security offences: convictions from this day. */
export const nationalSecuritySentences: Commencement = {
  day: dayOf(2026, 3, 22),
  law: [sentencingAct2026('7(6)'), sentencingAct2026('49(4)')],
}

/** Extended determinate sentences begin and sentences for public protection end; older sentences may be under older
 *  rules that are not modelled. */
export const extendedSentences: Commencement = {
  day: dayOf(2012, 12, 3),
  law: [laspo2012('123')],
}

/** From this day every extended determinate sentence goes to the Parole Board. */
export const paroleForAllExtendedSentences: Commencement = {
  day: dayOf(2015, 4, 13),
  law: [cja2003('246A')],
}

/** Special custodial sentences for offenders of particular concern begin. */
export const specialSentences: Commencement = { day: dayOf(2015, 4, 13), law: [cja2003('244A')] }

/** Forty per cent in place of one-half: new sentences, and those under 5 years already being served. */
export const fortyPerCentRule: Commencement = {
  day: dayOf(2024, 9, 10),
  law: [sds40Order('1(2)'), sds40Order('2(2)')],
}

/** The same for sentences of 5 years or more that were already being served. */
export const fortyPerCentRuleFrom5Years: Commencement = {
  day: dayOf(2024, 10, 22),
  law: [sds40Order('1(2)'), sds40Order('2(2)')],
}

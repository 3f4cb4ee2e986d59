import type { Day } from '../calendar/day.ts'
import { isOverMonths, type Term } from '../calendar/term.ts'
import type { Offence } from './offences.ts'

/** Whether life could be imposed for the offence, on an offender aged 21 or over, on that day. */
export const carriesLifeOn = ({ lifeMaximum, lifeMaximumFrom }: Offence, day: Day): boolean =>
  lifeMaximum && (lifeMaximumFrom === null || day >= lifeMaximumFrom)

/** The day whose maximum counts: that of the offence where it is known, and otherwise another. */
export const dayOfMaximum = ({ lifeMaximumFor }: Offence, conduct: Day | undefined, otherwise: Day): Day =>
  lifeMaximumFor === 'conduct' ? (conduct ?? otherwise) : otherwise

/** Manslaughter, soliciting murder, wounding with intent, and the inchoate forms of murder: section 244ZA(7)(a). */
const subsection7aParagraphs: ReadonlySet<string | null> = new Set(['1', '4', '6', '64', '65'])

/** In section 244ZA(7): those, or a sexual offence of Schedule 15, Part 2 that carried life on the day. */
export const isInSubsection7 = (offence: Offence, day: Day): boolean =>
  offence.schedule15Part === 1
    ? subsection7aParagraphs.has(offence.schedule15Paragraph)
    : offence.schedule15Part === 2 && carriesLifeOn(offence, day)

/** Specified in Schedule 15 as violent (Part 1) or sexual (Part 2). */
export const isViolentOrSexual = ({ schedule15Part }: Offence): boolean =>
  schedule15Part === 1 || schedule15Part === 2

/** In section 244ZA(4): violent or sexual in Schedule 15, and carried life on the day. */
export const isInSubsection4 = (offence: Offence, day: Day): boolean =>
  isViolentOrSexual(offence) && carriesLifeOn(offence, day)

/** In section 249 of the Sentencing Code: detention under section 250 can be passed for it on a person under 18; for some firearms
 *  offences only from 16 on. */
export const isInSection249 = ({ section249 }: Offence, isUnder16: boolean): boolean =>
  section249 === 'always' || (section249 === 'from 16' && !isUnder16)

/** In Part 1 of Schedule 19ZA: a terrorism offence that carried life on the day. */
export const isTerrorismWithLife = (offence: Offence, day: Day): boolean =>
  offence.isInSchedule19ZA && carriesLifeOn(offence, day)

/** Whether Schedule 20B, paragraph 4(3) names the offence: violent or sexual in Schedule 15 as it was on 4 April 2005, which had no
 *  paragraph with a letter; or named beside them. */
export const isLongTermOffence = (offence: Offence): boolean =>
  offence.isInSchedule20B || (isViolentOrSexual(offence) && /^\d+$/.test(String(offence.schedule15Paragraph)))

/** The paragraphs of the Schedule to SI 2024/844 that SI 2024/1331 added. */
const laterParagraphs: ReadonlySet<string> = new Set(['14A', '16A', '19A', '19B', '23A', '55'])

/** SI 2024/844, article 3(6)(b): violent in Schedule 15, Part 1, with 4 years or more. */
const isViolentFrom4Years = ({ schedule15Part }: Offence, atLeast4: boolean): boolean =>
  schedule15Part === 1 && atLeast4

/** Whether the Schedule to SI 2024/844 names the offence. */
export const isInSchedule = ({ sds40Paragraphs }: Offence): boolean => sds40Paragraphs.length > 0

/** Whether the offence stays at one-half rather than 40%: SI 2024/844, its Schedule, or article 3(6)(b). */
export const isExcludedFrom40 = (offence: Offence, atLeast4: boolean): boolean =>
  isInSchedule(offence) || isViolentFrom4Years(offence, atLeast4)

/** Whether it was only excluded when SI 2024/1331 added to the Schedule, and at 40% until then. Murder was not: a fixed term
 *  for it, brought from abroad, is not modelled. */
export const isExcludedLater = (offence: Offence, atLeast4: boolean): boolean =>
  isInSchedule(offence) &&
  offence.sds40Paragraphs.every((one) => laterParagraphs.has(one)) &&
  !offence.mandatoryLife &&
  !isViolentFrom4Years(offence, atLeast4)

/** Schedule 19ZB (section 255A(8)(d)), with the offences of Schedule 13, Part 3 beside it (section 255A(8)(e)): those of national security,
 *  which stand in paragraphs 26 to 54 of the Schedule to SI 2024/844 (docs/decisions/0042). */
export const isOfNationalSecurity = ({ sds40Paragraphs, schedule13Part }: Offence): boolean =>
  schedule13Part === 3 ||
  sds40Paragraphs.some((paragraph) => {
    const number = Number.parseInt(paragraph, 10)
    return number >= 26 && number <= 54
  })

/** Whether the offence is on the list of those barred from the progression model, as far as its contents are known. */
export const isBarred = ({ progressionList }: Offence): boolean =>
  progressionList === 'confirmed' || progressionList === 'inferred'

/** Whether a term is longer than the longest that can be passed for the offence. */
export const isOverMaximum = ({ maximumMonths }: Offence, term: Term): boolean =>
  maximumMonths !== null && isOverMonths(term, maximumMonths)

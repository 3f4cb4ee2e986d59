import { ageByBirth, birthday } from '../calendar/age.ts'
import { addDays, addMonths, type Day, earlier, later } from '../calendar/day.ts'
import { oneHalf } from '../calendar/fraction.ts'
import { isAtLeastYears, isAtMostYears, lastDay, type Term } from '../calendar/term.ts'
import { creditDaysOf, noCredits } from '../facts/credit.ts'
import type { FactValues } from '../facts/fact.ts'
import type { CreditName, sentenceFacts } from '../facts/sentence.ts'
import type { AlternativeCode, PointAlternativeCode, ReleaseDays } from '../tables/alternative-codes.ts'
import { overTenMillionSum } from '../tables/conditions.ts'
import { days, progressionModel } from '../tables/days.ts'
import type { Age } from '../tables/kinds.ts'
import type { Layer } from '../tables/layers.ts'
import { yearsToSentence } from '../tables/limits.ts'
import { dayOfMaximum, isTerrorismWithLife } from '../tables/offence-traits.ts'
import type { Offence } from '../tables/offences.ts'
import { orderMonths } from '../tables/orders.ts'
import { isStandardFamily } from '../tables/regime-row.ts'
import { type RegimeId, type RulesId, regimes } from '../tables/regimes.ts'
import type { CaseWarningCode } from '../tables/warning-codes.ts'
import type { WarningValues } from '../tables/warnings.ts'
import type { OfRulesAndOffence } from './candidates.ts'
import { isAdultAtOffence } from './classify.ts'
import { datesAt } from './dates.ts'
import type { InCase, Question } from './question.ts'
import type { View } from './reached-layers.ts'
import type { SentenceResult } from './sentence-result.ts'
import { isOldOffence } from './unconditional.ts'

/** What the table looks at: a sentence worked out, alone or in a case. */
export interface DoubtInput extends Pick<SentenceResult, 'question' | 'classified' | 'regime'> {
  readonly dates: Pick<SentenceResult['dates'], 'release'>
  /** The changes of law that met the sentence while it was being served; not there at a release point that was asked for. */
  readonly met?: readonly MetChange[]
  /** In a case: the person was recalled for it, and its release point does not enter. */
  readonly isRecalled?: boolean
}

/** A change of law that met a sentence while it was being served. */
export interface MetChange {
  readonly layer: Layer
  /** Its stage held the person beyond the new release point. */
  readonly isHeld: boolean
}

type DoubtFacts = FactValues<typeof sentenceFacts>

/** The facts of a sentence of a case that would be otherwise, and the birth of the person. */
export interface Change
  extends Partial<
    Pick<DoubtFacts, 'regimeId' | 'sentenceType' | 'offence' | 'offenceDate' | 'fineAmount' | CreditName>
  > {
  readonly ageAtConviction?: Age
  /** An offence of the table, which is no part of one sentence. */
  readonly offenceKey?: string
  readonly dateOfBirth?: Day
}

/** A row of the table of doubts: when it arises, and the one fact that would be otherwise. */
export interface Doubt<Code extends PointAlternativeCode = AlternativeCode> extends OfRulesAndOffence {
  readonly code: Code
  /** What is said of it where its rival stands; left out where the rival speaks for itself. */
  readonly warning?: CaseWarningCode
  readonly about: 'the law' | 'the case'
  /** It is about whether a licence follows: the rival can fall on the same days. */
  readonly isOfLicence?: true
  /** What fills the sentence of its warning in a case. */
  readonly values?: (
    rival: Pick<ReleaseDays, 'release'>,
    answer: unknown,
    sentence: Pick<DoubtFacts, 'offence'>,
  ) => WarningValues
  readonly when: (worked: DoubtInput) => boolean
  readonly change: (worked: DoubtInput) => Change
  /** The law without what is in doubt, where no fact is. */
  readonly view?: View
}

/** The same sentence for the offence with a trait changed, which then decides the rules. */
const withOffence =
  (trait: Partial<Offence>) =>
  ({ question: { offence } }: DoubtInput): Change => ({
    regimeId: null,
    offence: { ...(offence as Offence), ...trait },
  })

const toRegime = (regimeId: RulesId) => (): Change => ({ regimeId })

const isOnList =
  (sureness: Offence['progressionList']) =>
  (worked: DoubtInput): boolean =>
    worked.classified.leading?.progressionList === sureness

const listed = { progressionList: 'confirmed' } as const
const unlisted = { progressionList: null } as const
/** Violent in Schedule 15, Part 1, as the prison service's data has burglary. */
const violent = { schedule15Part: 1, schedule15Paragraph: '32' } as const
/** Abolished, and against a child under 13: Schedule 13 to the Sentencing Code, Part 2. */
const special = { schedule13Part: 2 } as const
const ordinary = { schedule13Part: null } as const
const countedBySentence = { lifeMaximumFor: 'sentences' } as const
const withoutLife = { lifeMaximum: false, lifeMaximumFrom: null } as const

/** A term of one day never has a licence (section 243A(1)(a)). */
const isOneDay = ({ years, months, days }: Term): boolean => years === 0 && months === 0 && days === 1

const isAtLeast = ({ question: { start, term } }: DoubtInput, years: number): boolean =>
  isAtLeastYears(start, term, years)

/** Whether what was said of the age at conviction does not fit the day of birth. */
export const isAgeDenied = (age: Age, { start, offenceDate, dateOfBirth }: Question): boolean => {
  if (dateOfBirth === undefined) return false
  if (age === 'child' && birthday(dateOfBirth, 18 + yearsToSentence) <= start) return true
  const byBirth = ageByBirth(dateOfBirth, start, offenceDate)
  return byBirth !== null && age !== 'unknown' && age !== byBirth
}

/** Whether a term is one that a detention and training order can have. */
function isOrderLength({ start, term }: Question): boolean {
  const last = lastDay(start, term)
  const ofMonths = (months: number) => lastDay(start, { years: 0, months, days: 0 })
  return last >= ofMonths(orderMonths.least) && last <= ofMonths(orderMonths.most)
}

/** The rules of each barred regime for an offence that is not barred. */
const notBarred: Readonly<Partial<Record<RulesId, (worked: DoubtInput) => RegimeId>>> = {
  sds_adult_barred_40: () => 'sds_adult',
  sds_adult_barred_50: () => 'sds_adult_sds40_excluded',
  sds_plus_adult_barred: (worked) =>
    isAtLeast(worked, 7) ? 'sds_plus_adult_7_plus' : 'sds_plus_adult_4_to_7',
}

/** How a change that is in this doubt met a sentence, under the law in force. */
const metIn = ({ met }: DoubtInput, code: AlternativeCode): MetChange | undefined =>
  met?.find(({ layer }) => layer.change?.doubt === code)

/** The release at one-half, with the days held before that a case gives as credit. */
const releaseAtHalf = ({ question }: DoubtInput): Day => {
  const { release } = datesAt(question, oneHalf, regimes.sds_adult)
  return later(question.start, addDays(release, -(question.inCase?.heldDays ?? 0)))
}

/** Extended sentences of the 2003 Act began with sections 227 and 228; those that can be asked for at a release point, with section
 *  226A. */
const firstExtended = ({ inCase }: Question): Day =>
  (inCase === undefined ? days.extendedSentences : days.releaseUnder2003Act).day

/** Whether a sentence of which a standard one is assumed is such as an extended one can be: from its first day, and 4 years. */
const isLikeExtended = (worked: DoubtInput): boolean =>
  worked.question.inCase?.hasNoExtension !== true &&
  worked.question.start >= firstExtended(worked.question) &&
  isStandardFamily(worked.regime.family) &&
  isAtLeast(worked, 4)

/** The offence was not given, and would decide the rules. The date after a recall does not turn on it, unless it was from a curfew:
 *  but for the licence of a special sentence, the recall and the term decide. */
export const isWithoutOffence = ({
  question,
  classified,
  regime: { family },
  isRecalled,
}: DoubtInput): boolean =>
  question.offence === null &&
  isRecalled !== true &&
  classified.chosenBy === 'kind of sentence' &&
  isStandardFamily(family)

/** A special sentence of a case for national security, for an offence of which the day was not told. */
const isSpecialForSecurity = ({ regime, classified, question }: DoubtInput): boolean =>
  regime.family === 'special' &&
  classified.leading?.schedule13Part === 3 &&
  question.inCase !== undefined &&
  question.offenceDate === undefined

/** The same of an adult with a day of birth. */
const isAdultForSecurity = (worked: DoubtInput): boolean =>
  isSpecialForSecurity(worked) && worked.question.age !== 'child' && worked.question.dateOfBirth !== undefined

const comingOfAge = ({ question: { dateOfBirth } }: DoubtInput): Day => birthday(dateOfBirth as Day, 18)

/** The offence leads to these rules, whoever chose them, and is one of Schedule 15. At a release point the kind beside it is not used. In a
 *  case the kind was not said, and it can also be that nothing is known but the length. */
function isPerhapsExtended(worked: DoubtInput): boolean {
  const { question, classified } = worked
  const isInCase = question.inCase !== undefined
  if (!isLikeExtended(worked) || (isInCase && question.sentenceType !== null)) return false
  const { leading } = classified
  return leading === null ? isInCase && isWithoutOffence(worked) : leading.schedule15Part !== null
}

/** Passed while some extended sentences had automatic release, and of their length. */
const isPerhapsAutomatic = (worked: DoubtInput): boolean =>
  worked.question.start >= days.extendedSentences.day &&
  worked.question.start < days.courtsAct2015.day &&
  !isAtLeast(worked, 10) &&
  worked.question.offence?.isInSchedule15B == null

/** From when life has been the maximum. */
const ofLife: Doubt['values'] = (_, __, { offence }) => ({ day: offence?.lifeMaximumFrom as Day })

/** Every doubt. */
export const doubts: readonly Doubt[] = [
  // The list of offences barred from the progression model is not published (docs/decisions/0005).
  {
    code: 'A_ON_LIST',
    warning: 'W_BARRED_POSSIBLE',
    about: 'the law',
    in: ({ offence }) => offence?.progressionList === 'unknown',
    when: isOnList('unknown'),
    change: withOffence(listed),
  },
  {
    code: 'A_OFF_LIST',
    warning: 'W_BARRED_LIST_UNCONFIRMED',
    about: 'the law',
    in: ({ regime, offence }) =>
      offence?.progressionList === 'inferred' || notBarred[regime.id] !== undefined,
    when: (worked) =>
      isListInferred(worked) ||
      (worked.classified.leading === null && notBarred[worked.regime.id] !== undefined),
    change: (worked) =>
      worked.classified.leading === null
        ? { regimeId: (notBarred[worked.regime.id] as (worked: DoubtInput) => RegimeId)(worked) }
        : withOffence(unlisted)(worked),
  },
  {
    code: 'A_OFF_LIST_NAMED',
    warning: 'W_BARRED_LIST_NAMED',
    about: 'the law',
    in: ({ offence }) => offence?.progressionList === 'confirmed',
    when: isOnList('confirmed'),
    change: withOffence(unlisted),
  },
  // The Act as passed says one-half; the prison service keeps 40% (docs/decisions/0009). Who was out by then is not in doubt.
  {
    code: 'A_SECTION_250_HALF',
    warning: 'W_S250_FRACTION',
    about: 'the law',
    in: ({ regime }) => regime.id === 'section_250',
    when: ({ regime, dates }) => regime.id === 'section_250' && dates.release >= progressionModel.day,
    change: toRegime('section_250_sds40_excluded'),
  },
  // Schedule 15, paragraph 32 reaches burglary only with some intents; the prison service's data has all (docs/decisions/0017).
  {
    code: 'A_COUNTED_VIOLENT',
    warning: 'W_VIOLENT_TO_PRISON_SERVICE',
    about: 'the law',
    in: ({ offence }) => offence?.violentToPrisonService === true,
    when: (worked) => worked.classified.leading?.violentToPrisonService === true && isAtLeast(worked, 4),
    change: withOffence(violent),
  },
  // The ten stages are the prison service's settings; the instrument was not seen (docs/decisions/0010). Who is out at the old
  // point before the stage does not depend on it.
  {
    code: 'A_STAGE_NOT_BEGUN',
    about: 'the law',
    when: (worked) => metIn(worked, 'A_STAGE_NOT_BEGUN')?.isHeld === true,
    change: () => ({}),
    view: (layers) => layers.filter(({ change }) => change?.doubt !== 'A_STAGE_NOT_BEGUN'),
  },
  // Section 258 gives no credit; the prison works it out by hand.
  {
    code: 'A_CONTEMPT_HELD',
    about: 'the law',
    in: ({ regime }) => regime.id === 'contempt',
    when: ({ regime, question: { inCase } }) => regime.id === 'contempt' && (inCase as InCase).heldDays > 0,
    change: toRegime('contempt_held'),
  },
  // Life became the maximum for conduct from a day, and the offence was before it; the prison service's data may have only the day
  // of the sentence.
  {
    code: 'A_COUNTED_AS_LIFE',
    warning: 'W_COUNTED_AS_LIFE',
    values: ofLife,
    about: 'the law',
    in: ({ offence }) => offence?.lifeMaximumFor === 'conduct',
    when: (worked) => {
      const { lifeMaximumFrom: from = null, lifeMaximumFor } = worked.classified.leading ?? {}
      const { offenceDate } = worked.question
      return from !== null && lifeMaximumFor === 'conduct' && offenceDate !== undefined && offenceDate < from
    },
    change: withOffence(countedBySentence),
  },
  // Criminal Justice and Immigration Act 2008, section 26: half-way from 9 June 2008 on was release, but for an offence of Schedule 15
  // of the day. From when some terrorism offences were left out rests on a commencement order that was not read.
  {
    code: 'A_OLD_HALFWAY',
    warning: 'W_OLD_HALFWAY',
    about: 'the law',
    in: ({ regime }) => regime.family === 'act of 1991',
    when: (worked) => {
      const { offence, sentenceType } = worked.question
      const { id } = worked.regime
      const isUnnamed = offence === null && sentenceType === 'terrorism'
      const from = isUnnamed ? days.extendedSentences.day : (offence?.schedule20BFrom ?? null)
      if (from === null || (id !== 'act_1991_long' && id !== 'act_1991_long_terrorist')) return false
      const half = releaseAtHalf(worked)
      return half >= days.halfwayRelease.day && half < from
    },
    change: toRegime('sds_adult_sds40_excluded'),
  },
  // The same, where the day of the offence was not said.
  {
    code: 'A_EARLIER_CONDUCT',
    warning: 'W_LIFE_MAXIMUM_DATE',
    values: ofLife,
    about: 'the case',
    in: ({ offence }) => (offence?.lifeMaximumFrom ?? null) !== null,
    when: (worked) =>
      (worked.classified.leading?.lifeMaximumFrom ?? null) !== null &&
      worked.question.offenceDate === undefined,
    change: withOffence(withoutLife),
  },
  // Schedule 13, Part 2: what was charged as rape, buggery or indecent assault would today be rape or penetration of a child
  // under 13, if the victim was one.
  {
    code: 'A_SPECIAL',
    warning: 'W_SPECIAL_POSSIBLE',
    about: 'the case',
    in: ({ offence }) => offence?.mayBeInSchedule13 === true,
    when: (worked) =>
      worked.classified.leading?.mayBeInSchedule13 === true &&
      worked.question.start >= days.courtsAct2015.day,
    change: withOffence(special),
  },
  // Sections 265(1A) and 278(1A): not for an offence committed under 18.
  {
    code: 'A_UNDER_18_AT_OFFENCE',
    warning: 'W_AGE_AT_OFFENCE',
    about: 'the case',
    in: ({ regime }) => regime.family === 'special',
    when: (worked) =>
      worked.regime.family === 'special' &&
      (worked.classified.leading?.schedule13Part === 2 || isAdultForSecurity(worked)) &&
      isAdultAtOffence(worked.question) === null,
    // For national security only if it was committed before such sentences could be passed.
    change: (worked) =>
      isAdultForSecurity(worked)
        ? { offenceDate: addDays(earlier(comingOfAge(worked), days.nationalSecuritySentences.day), -1) }
        : withOffence(ordinary)(worked),
  },
  // Sentencing Code, section 252A(1A)(b): of a person under 18 at conviction the day of the offence decides.
  {
    code: 'A_COMMITTED_BEFORE',
    about: 'the case',
    in: ({ regime }) => regime.family === 'special',
    when: (worked) => isSpecialForSecurity(worked) && worked.question.age === 'child',
    change: () => ({ offenceDate: addDays(days.nationalSecuritySentences.day, -1) }),
  },
  {
    code: 'A_UNDER_18',
    warning: 'W_AGE_UNKNOWN',
    about: 'the case',
    when: ({ question }) => question.age === 'unknown',
    change: ({ question: { sentenceType } }) => ({
      ageAtConviction: 'child',
      ...(sentenceType === 'sds' && { sentenceType: null }),
    }),
  },
  // Both were said, and one of them is wrong: what was said of the age stands.
  {
    code: 'A_AGE_BY_BIRTH',
    about: 'the case',
    when: ({ question }) => isAgeDenied(question.age, question),
    change: ({ question: { age, sentenceType } }) => ({
      ageAtConviction: age === 'child' ? 'adult' : 'child',
      // The kind that goes with the age that was said, and with no other.
      ...(sentenceType === (age === 'child' ? 'section_250' : 'sds') && { sentenceType: null }),
    }),
  },
  // Sentencing Code, sections 234 to 236: of such a length it can be an order, whatever the offence.
  {
    code: 'A_TRAINING_ORDER',
    warning: 'W_CHILD_DTO',
    about: 'the case',
    isOfLicence: true,
    in: ({ regime }) => regime.family === 'section 250',
    // Nobody is recalled from an order.
    when: ({ question, classified, regime, isRecalled }) =>
      regime.family === 'section 250' &&
      isRecalled !== true &&
      classified.chosenBy !== 'caller' &&
      question.age === 'child' &&
      (question.sentenceType !== 'section_250' || question.offence?.section249 === null) &&
      question.start >= days.trainingOrders.day &&
      isOrderLength(question),
    // Before its day no days could be given with it.
    change: ({ question: { start } }) => ({
      sentenceType: 'dto',
      regimeId: null,
      ...(start < days.creditForOrders.day && noCredits),
    }),
  },
  // Section 243A(1)(b): under 12 months there is no licence for a person under 18 on the last day in custody.
  {
    code: 'A_UNDER_18_AT_RELEASE',
    warning: 'W_AGE_AT_RELEASE',
    values: ({ release }) => ({ release: release as Day }),
    about: 'the case',
    isOfLicence: true,
    in: ({ regime }) => regime.family === 'section 250',
    when: ({ regime, question }) =>
      regime.family === 'section 250' &&
      question.dateOfBirth === undefined &&
      !isOldOffence(question) &&
      !isOneDay(question.term) &&
      !isAtLeastYears(question.start, question.term, 1),
    // The oldest person of whom it is true: 18 on the next day.
    change: ({ dates }) => ({ dateOfBirth: addDays(addMonths(dates.release, -12 * 18), 1) }),
  },
  // Schedule 20B to the 2003 Act: the older release rules, where the offence was before 4 April 2005.
  {
    code: 'A_OLD_OFFENCE',
    warning: 'W_OLD_OFFENCE',
    about: 'the case',
    when: ({ question: { start, offenceDate, inCase }, regime }) =>
      inCase !== undefined &&
      offenceDate === undefined &&
      start >= days.releaseUnder2003Act.day &&
      start < days.extendedSentences.day &&
      regime.family !== 'committal',
    change: () => ({ offenceDate: addDays(days.releaseUnder2003Act.day, -1) }),
  },
  {
    code: 'A_SPECIFIED_OFFENCE',
    warning: 'W_SPECIFIED_OFFENCE',
    about: 'the case',
    in: ({ regime }) => regime.id === 'section_85',
    when: (worked) =>
      worked.regime.id === 'section_85' && worked.question.offence === null && isAtLeast(worked, 4),
    // Told by an offence of Schedule 15: those rules have no public name.
    change: () => ({ offenceKey: 'wounding_with_intent' }),
  },
  // Criminal Justice Act 2003, section 258(2B): of a confiscation order of more than £10 million the whole term is served. A term of
  // more than 7 years is for more than £1 million (Proceeds of Crime Act 2002, section 35(2A)); the sum was not told.
  {
    code: 'A_WHOLE_DEFAULT_TERM',
    warning: 'W_FINE_AMOUNT',
    about: 'the case',
    in: ({ regime }) => regime.id === 'fine_default',
    when: ({ question: { start, term, debt }, regime }) =>
      regime.id === 'fine_default' &&
      debt?.pounds === null &&
      start >= days.wholeDefaultTerm.day &&
      !isAtMostYears(start, term, 7),
    change: () => ({ fineAmount: overTenMillionSum }),
  },
  // From 4 years an extended sentence can be passed for every offence of Schedule 15 (Sentencing Code, sections 255, 267, 280);
  // under 4 years only for an adult with an earlier conviction of some kinds.
  {
    code: 'A_EXTENDED',
    about: 'the case',
    in: ({ regime }) => isStandardFamily(regime.family),
    when: isPerhapsExtended,
    change: () => ({ sentenceType: 'eds', regimeId: null }),
  },
  // Section 246A(2) as it was: automatic under 10 years, but for an offence of Schedule 15B.
  {
    code: 'A_EXTENDED_AUTOMATIC',
    warning: 'W_EDS_2012_2015',
    about: 'the case',
    in: ({ regime }) => regime.family === 'extended' || isStandardFamily(regime.family),
    when: (worked) =>
      isPerhapsAutomatic(worked) &&
      ((worked.regime.family === 'extended' && worked.regime.released === 'by the Parole Board') ||
        isPerhapsExtended(worked)),
    change: toRegime('eds_automatic_2012_2015'),
  },
  {
    code: 'A_NO_EARLY_RELEASE',
    warning: 'W_TERRORISM_2A',
    about: 'the case',
    in: ({ regime }) => regime.id === 'terrorism_s247a' || regime.family === 'extended',
    // An extended sentence is of 12 months or more (Sentencing Code, section 281), and a serious terrorism sentence far longer.
    when: ({ regime, question: { start, term, offence, offenceDate, sentenceType, inCase } }) =>
      start >= days.noEarlyRelease.day &&
      (regime.id === 'terrorism_s247a'
        ? (sentenceType === null || sentenceType === 'eds' || sentenceType === 'terrorism') &&
          isAtLeastYears(start, term, 1)
        : regime.family === 'extended') &&
      inCase?.hasNoExtension !== true &&
      inCase?.isNoTerrorism !== true &&
      (offence === null || isTerrorismWithLife(offence, dayOfMaximum(offence, offenceDate, start))),
    change: toRegime('terrorism_s247a_no_early_release'),
  },
  // Section 247A reaches those who were not yet released when it began; until then it was one-half. A case finds it out, unless the
  // rules were chosen, or the release points of before or after the Act.
  {
    code: 'A_RELEASED_AT_HALF',
    warning: 'W_TERRORISM_RELEASED',
    values: ({ release }) => ({ staged: release as Day }),
    about: 'the case',
    in: ({ regime }) => regime.id === 'terrorism_s247a',
    when: (worked) =>
      worked.regime.id === 'terrorism_s247a' &&
      worked.question.inCase?.under247A === undefined &&
      worked.question.sentenceType !== 'sopc' &&
      releaseAtHalf(worked) < days.terroristPrisoners.day,
    change: toRegime('sds_adult_national_security'),
  },
  // The Parole Board could release the person before section 247A began; whether it did was not said.
  {
    code: 'A_NOT_RELEASED',
    warning: 'W_TERRORISM_HELD',
    about: 'the case',
    when: ({ question: { inCase }, isRecalled }) =>
      inCase?.under247A === 'could be released' && isRecalled !== true,
    change: toRegime('terrorism_s247a'),
  },
]

/** Every doubt at a release point: of a minimum term also whether the days were off it already, as W_LIFE_REMAND asks. A case has rows
 *  of its own for that, and is told. */
export const pointDoubts: readonly Doubt<PointAlternativeCode>[] = [
  {
    code: 'A_CREDIT_ALREADY_OFF',
    about: 'the case',
    when: ({ regime, question }) => regime.released === 'after a minimum term' && creditDaysOf(question) > 0,
    change: () => noCredits,
  },
  ...doubts,
]

/** Whether the offence that decides is thought to be on the list of barred offences. */
export const isListInferred = (worked: Omit<DoubtInput, 'dates'>): boolean =>
  worked.classified.leading?.progressionList === 'inferred'

import { addDays, type Day, inWords } from '../calendar/day.ts'
import { oneHalf, partOf } from '../calendar/fraction.ts'
import { daysFrom, isAtLeastYears, lastDay, type Term } from '../calendar/term.ts'
import { days } from './days.ts'
import {
  dayOfMaximum,
  isBarred,
  isExcludedFrom40,
  isInSection249,
  isInSubsection4,
  isInSubsection7,
  isLongTermOffence,
  isTerrorismWithLife,
} from './offence-traits.ts'
import type { Offence } from './offences.ts'

/** What is known of a sentence when its rules are looked up. */
export interface ConditionFacts {
  readonly start: Day
  /** The day of the offence, where it is known. */
  readonly offenceDate: Day | undefined
  readonly isChild: boolean
  /** Whether the person is known to have been under 18 when the offence was committed. */
  readonly isUnder18AtOffence: boolean
  /** Whether the person is known to have been under 16 then. */
  readonly isUnder16AtOffence: boolean
  /** Whether the day of birth says that the person was under 18 on the day of sentence. */
  readonly isUnder18ByBirth: boolean
  /** Section 250 detention was named. */
  readonly isNamed250: boolean
  /** Days held before, given with a sentence of a case; null where it is none. */
  readonly heldDays: number | null
  /** The term itself, or the longer one of the same day that it is inside. */
  readonly oneTerm: Term
  /** 4 years or more, and 7 years or more, on the calendar. */
  readonly atLeast4: boolean
  readonly atLeast7: boolean
  /** Section 247A does not reach the sentence: the person was released before it began, or it was not law yet. */
  readonly isBefore247A: boolean
  /** The Parole Board could release before section 247A began. */
  readonly mayBeReleased247A: boolean
  /** What was not paid, where prison is in default of payment. */
  readonly debt: Debt | null
}

/** A sum that was not paid. */
export interface Debt {
  /** In pounds; null where it was not given. */
  readonly pounds: number | null
  /** Council tax, maintenance, or another order of a civil court. */
  readonly isCivil: boolean
}

/** The same with the offence, where one is given. */
export interface OffenceFacts extends ConditionFacts {
  readonly offence: Offence
}

/** A condition of a row, in words and as a test. */
export interface Condition<F> {
  readonly words: string
  readonly holds: (facts: F) => boolean
  /** Where it is on the offence alone: whether it holds for one. */
  readonly ofOffence?: (offence: Offence) => boolean
}

/** The day whose maximum penalty counts for the sentence. */
const maximumOn = ({ offence, offenceDate, start }: OffenceFacts): Day =>
  dayOfMaximum(offence, offenceDate, start)

type OnFacts = Condition<ConditionFacts>
type OnOffence = Condition<OffenceFacts>

/** A condition on the offence alone. */
const ofOffence = (words: string, holds: (offence: Offence) => boolean): OnOffence => ({
  words,
  holds: ({ offence }) => holds(offence),
  ofOffence: holds,
})

export const child: OnFacts = { words: 'under 18', holds: ({ isChild }) => isChild }
/** Under 18, and not only because the class was said: the day of birth says it. */
export const childByBirth: OnFacts = {
  words: 'under 18 by the day of birth',
  holds: ({ isChild, isUnder18ByBirth }) => isChild && isUnder18ByBirth,
}
export const from7Years: OnFacts = { words: '7 years or more', holds: ({ atLeast7 }) => atLeast7 }
export const from4To7Years: OnFacts = {
  words: '4 to under 7 years',
  holds: ({ atLeast4, atLeast7 }) => atLeast4 && !atLeast7,
}

/** Passed on or after a day of law, or before it. */
const passedFrom = (day: Day): OnFacts => ({
  words: `passed from ${inWords(day)}`,
  holds: ({ start }) => start >= day,
})
export const fromSevenYearRule = passedFrom(days.sevenYearRule.day)
export const fromSpecialSentences = passedFrom(days.courtsAct2015.day)
export const fromNoEarlyRelease = passedFrom(days.noEarlyRelease.day)
export const fromFourYearRule = passedFrom(days.fourYearRule.day)
export const fromNationalSecuritySentences = passedFrom(days.nationalSecuritySentences.day)
const passedBefore = (day: Day): OnFacts => ({
  words: `passed before ${inWords(day)}`,
  holds: ({ start }) => start < day,
})
export const beforeNationalSecuritySentences = passedBefore(days.nationalSecuritySentences.day)
export const fromCreditForOrders = passedFrom(days.creditForOrders.day)
export const fromWholeDefaultTerm = passedFrom(days.wholeDefaultTerm.day)
/** A confiscation order of more than this, in pounds (section 258(2B)). */
const mostWithHalf = 10_000_000
/** A sum that is more than that. */
export const overTenMillionSum = mostWithHalf + 1
export const overTenMillion: OnFacts = {
  words: 'more than £10 million',
  holds: ({ debt }) => debt !== null && debt.pounds !== null && debt.pounds > mostWithHalf,
}
export const civilDebt: OnFacts = { words: 'a civil debt', holds: ({ debt }) => debt?.isCivil === true }

export const beforeFourYearRule = passedBefore(days.fourYearRule.day)
export const beforeTheAct = passedBefore(days.progressionModel.day)

/** A case is worked out by older law too; at a release point, only the published regimes can be asked for. */
const isOfCase = ({ heldDays }: ConditionFacts): boolean => heldDays !== null

/** Sentences of which the older release rules were kept (Schedule 20B): for an offence before 4 April 2005. No offence is later than
 *  its sentence. */
export const oldLaw: OnFacts = {
  words: `the offence before ${inWords(days.releaseUnder2003Act.day)}, passed before ${inWords(days.extendedSentences.day)}, in a case`,
  holds: (facts) =>
    isOfCase(facts) &&
    facts.start < days.extendedSentences.day &&
    (facts.offenceDate ?? facts.start) < days.releaseUnder2003Act.day,
}
export const from4Years: OnFacts = { words: '4 years or more', holds: ({ atLeast4 }) => atLeast4 }
export const halfwayBefore2008: OnFacts = {
  words: `one-half served before ${inWords(days.halfwayRelease.day)}`,
  holds: (facts) => halfwayOf(facts) < days.halfwayRelease.day,
}

/** The day on which one-half of a term is served, less the days held before. Looked at only in a case. */
function halfwayOf({ start, oneTerm, heldDays }: ConditionFacts): Day {
  return addDays(start, partOf(daysFrom(start, lastDay(start, oneTerm)), oneHalf) - 1 - (heldDays as number))
}

export const longTermOffence = ofOffence(
  'violent or sexual in Schedule 15 as it was in 2005',
  isLongTermOffence,
)
/** Section 246A(2) as it was until 12 April 2015: a custodial term under 10 years, and no offence of Schedule 15B. */
export const automaticExtended: OnOffence = {
  words: `passed from ${inWords(days.extendedSentences.day)} to before ${inWords(days.courtsAct2015.day)}, under 10 years, the offence not in Schedule 15B`,
  holds: ({ offence, start, oneTerm }) =>
    offence.isInSchedule15B === false &&
    start >= days.extendedSentences.day &&
    start < days.courtsAct2015.day &&
    !isAtLeastYears(start, oneTerm, 10),
}
/** Before there were extended determinate sentences: an extended sentence for public protection. */
export const publicProtection: OnFacts = {
  words: `passed before ${inWords(days.extendedSentences.day)}, in a case`,
  holds: (facts) => isOfCase(facts) && facts.start < days.extendedSentences.day,
}
export const beforeAutomaticProtection = passedBefore(days.automaticPublicProtection.day)

export const terrorismOffence = ofOffence(
  'the offence is in Part 1 or 2 of Schedule 19ZA (terrorism)',
  ({ isInSchedule19ZA }) => isInSchedule19ZA,
)
/** Section 247A(1)(b): whenever the sentence was passed. */
export const reachedBy247A: OnFacts = {
  words: `not released before ${inWords(days.terroristPrisoners.day)}`,
  holds: ({ isBefore247A }) => !isBefore247A,
}
/** The Parole Board could release the person before section 247A began, and release as of right lies after it: paragraphs 5 and 6 of
 *  Schedule 20B no longer apply (Terrorist Offenders (Restriction of Early Release) Act 2020, section 6(2), (3)). */
export const mayBeReleasedBefore247A: OnFacts = {
  words: `the Parole Board could release before ${inWords(days.terroristPrisoners.day)}, and nobody else`,
  holds: ({ mayBeReleased247A }) => mayBeReleased247A,
}
/** Part 1 of Schedule 19ZA: the terrorism offences that carry life. */
export const terrorismWithLife: OnOffence = {
  words: 'the offence is in Part 1 of Schedule 19ZA (terrorism, and carries life)',
  holds: (facts) => isTerrorismWithLife(facts.offence, maximumOn(facts)),
}
export const committal = ofOffence(
  'contempt of court, which is not a sentence',
  ({ isCommittal }) => isCommittal,
)
/** Sections 234 and 249 of the Sentencing Code: on a person under 18 nothing else can be passed. At a release point only the
 *  published regimes can be asked for, and an order is none; what was named stands. Whether section 252A lets a special sentence be
 *  passed for terrorism outside section 249 was not read: those offences keep their rules. */
export const onlyOrder: OnOffence = {
  words: 'no terrorism, not in section 249 of the Sentencing Code, section 250 not named, in a case',
  holds: (facts) =>
    isOfCase(facts) &&
    !facts.isNamed250 &&
    facts.start >= days.trainingOrders.day &&
    !facts.offence.isInSchedule19ZA &&
    !isInSection249(facts.offence, facts.isUnder16AtOffence),
}
export const murder = ofOffence('the offence is murder', ({ mandatoryLife }) => mandatoryLife)
/** Part 2 of Schedule 13, with the abolished offences after paragraph 10. */
export const childSexOffence = ofOffence(
  'rape of a child under 13, or assault of one by penetration',
  ({ schedule13Part }) => schedule13Part === 2,
)
/** Sentencing Code, sections 265(1A) and 278(1A): no special sentence for a sexual offence committed under 18. */
export const adultAtOffence: OnFacts = {
  words: 'not known to have been under 18 when it was committed',
  holds: ({ isUnder18AtOffence }) => !isUnder18AtOffence,
}
/** Sentencing Code, sections 252A(1A)(b), 265(1A) and 278(1A) with (1)(b)(ia): of a person under 18 at conviction, or when the offence was
 *  committed, a special sentence for national security is only for an offence committed since they could be passed. Where its day is not
 *  known, what was named says so. At a release point no day is told. */
export const mayBeSpecialForNationalSecurity: OnFacts = {
  words: `an adult's, or committed from ${inWords(days.nationalSecuritySentences.day)}`,
  holds: (facts) =>
    !(facts.isChild || facts.isUnder18AtOffence) ||
    (facts.offenceDate === undefined
      ? !(isOfCase(facts) && facts.isNamed250)
      : facts.offenceDate >= days.nationalSecuritySentences.day),
}
export const nationalSecurityOffence = ofOffence(
  'a national security offence',
  ({ schedule13Part }) => schedule13Part === 3,
)
export const barred = ofOffence('barred', isBarred)

export const subsection4: OnOffence = {
  words: 'violent or sexual in Schedule 15, and carries life',
  holds: (facts) => isInSubsection4(facts.offence, maximumOn(facts)),
}
export const subsection7: OnOffence = {
  words: 'offence in s.244ZA(7)',
  holds: (facts) => isInSubsection7(facts.offence, maximumOn(facts)),
}
/** Section 23(15): section 244ZA(4) or (5) would govern but for the day of sentence, and the offence carries life now: the conduct
 *  of it, where its day is known. */
export const section244ZAToday: OnOffence = {
  words: 's.244ZA(4) or (5) would govern but for the date, and the offence carries life now',
  holds: ({ offence, offenceDate, atLeast4, atLeast7 }) => {
    const today = dayOfMaximum(offence, offenceDate, days.progressionModel.day)
    return atLeast7 ? isInSubsection4(offence, today) : atLeast4 && isInSubsection7(offence, today)
  },
}
export const stayedAtHalf: OnOffence = {
  words: 'stayed at one-half',
  holds: ({ offence, atLeast4 }) => isExcludedFrom40(offence, atLeast4),
}

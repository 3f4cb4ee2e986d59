import { birthday } from '../../calendar/age.ts'
import { isAtMostYears } from '../../calendar/term.ts'
import { custodialOf, type GovernedSentence } from '../../custody/governed-sentence.ts'
import { daysOfTerm, lay, sumOf } from '../../custody/length.ts'
import {
  isBreachOfSupervision,
  isContempt,
  isDefaultOfPayment,
  isRunOfOrders,
  isTrainingOrder,
} from '../../custody/orders/kinds.ts'
import type { Run } from '../../custody/run.ts'
import { creditDaysOf } from '../../facts/credit.ts'
import { days } from '../../tables/days.ts'
import { mostYearsForContempt, orderMonths } from '../../tables/orders.ts'
import { type CaseWarningRow, idsOfParts, nothing } from './row.ts'

/** The longest committal for breach of supervision, in days (section 256AC(4)(a)). */
const longestBreach = 14
/** The youngest person for whom one can be made (Sentencing Code, section 234(1)(a)). */
const youngest = 12

const termOf = ({ custodial }: GovernedSentence) => sumOf([custodial])

/** When each is said of what is no sentence. */
export const orderWarnings: readonly CaseWarningRow[] = [
  { code: 'W_CONTEMPT', of: isContempt },
  {
    code: 'W_ORDER_ONLY',
    of: (part) => isTrainingOrder(part) && part.classified.chosenBy === 'offence',
  },
  {
    code: 'W_ORDER_AT_18',
    of: (part) =>
      isTrainingOrder(part) && part.cameOfAge !== null && part.sentence.startDate >= part.cameOfAge,
  },
  {
    code: 'W_ORDER_AGE',
    of: (part, { question: { dateOfBirth } }) =>
      isTrainingOrder(part) &&
      (part.sentence.ageAtConviction === 'adult' ||
        (dateOfBirth !== null && part.sentence.startDate < birthday(dateOfBirth, youngest))),
  },
  {
    code: 'W_ORDER_LENGTH',
    of: (part) => {
      const { startDate: start } = part.sentence
      const least = daysOfTerm(start, { years: 0, months: orderMonths.least, days: 0 })
      return isTrainingOrder(part) && daysOfTerm(start, termOf(part)) < least
    },
  },
  { code: 'W_CONFISCATION', of: ({ regime }) => regime.id === 'confiscation_default' },
  { code: 'W_PART_PAID', of: isDefaultOfPayment },
  {
    code: 'W_SUPERVISION_LENGTH',
    of: (part) =>
      isBreachOfSupervision(part) && daysOfTerm(part.sentence.startDate, termOf(part)) > longestBreach,
  },
  {
    code: 'W_SUPERVISION_ENDED',
    of: (part) =>
      isBreachOfSupervision(part) && part.sentence.startDate >= days.noSupervisionAfterSentence.day,
  },
  {
    code: 'W_NO_CREDIT',
    of: ({ regime, sentence }) => regime.credit === 'for others' && creditDaysOf(sentence) > 0,
  },
  { code: 'W_DEFAULT_CONSECUTIVE', of: (part, { parts }) => isDefaultInChain(part, parts) },
  {
    code: 'W_ORDER_CONSECUTIVE',
    said: ({ timeline }) =>
      timeline.runs
        .filter(({ isFollowing }) => isFollowing)
        .map(({ parts }) => ({ sentenceIds: idsOfParts(parts) })),
  },
  {
    code: 'W_ORDER_CAPPED',
    said: ({ timeline }) =>
      timeline.runs.filter(isCapped).map(({ parts }) => ({ sentenceIds: idsOfParts(parts) })),
  },
  {
    code: 'W_CONTEMPT_LENGTH',
    said: ({ timeline }) => {
      const long = timeline.runs.flatMap(({ parts }) => longContempt(parts))
      return long.length > 0 ? [{ sentenceIds: idsOfParts(long) }] : nothing
    },
  },
  { code: 'W_ADDED_DAYS_IDLE', when: ({ timeline }) => timeline.idleAwards > 0 },
]

/** Committals for contempt of one day that follow one another, where they are longer together than on one occasion they can be. Of
 *  one for which the offence was given its maximum says so. */
function longContempt(chain: readonly GovernedSentence[]): readonly GovernedSentence[] {
  const committals = chain.filter(isContempt)
  const long = committals.filter(({ sentence: { startDate: start } }) => {
    const together = committals.filter((other) => other.sentence.startDate === start)
    return !isAtMostYears(start, sumOf(together.map(custodialOf)), mostYearsForContempt)
  })
  return long.length === 1 && long[0]?.sentence.offence?.isCommittal === true ? [] : long
}

/** A default term that follows something, or that something follows; contempt after contempt is said already. */
function isDefaultInChain(part: GovernedSentence, parts: readonly GovernedSentence[]): boolean {
  const { id, consecutiveTo } = part.sentence
  const isNext = ({ sentence }: GovernedSentence): boolean =>
    sentence.id === consecutiveTo || sentence.consecutiveTo === id
  if (isDefaultOfPayment(part)) return parts.some(isNext)
  return isContempt(part) && parts.some((other) => isNext(other) && !isContempt(other))
}

/** Orders that follow one another, or became one term, are longer together than they can be. */
function isCapped(run: Run): boolean {
  const { start, parts, figures, isSingleTerm } = run
  const total = figures.total as number
  if (!isRunOfOrders(run)) return false
  if (!isSingleTerm) return lay(start, parts.map(custodialOf)).days > total
  return parts.some((part) => {
    const from = part.sentence.startDate
    return from - start + daysOfTerm(from, termOf(part)) > total
  })
}

import { birthday } from '../../calendar/age.ts'
import { isAtLeastYears, isAtMostYears } from '../../calendar/term.ts'
import type { Case } from '../../custody/case.ts'
import { custodialOf, type GovernedSentence, idOf } from '../../custody/governed-sentence.ts'
import { daysOfTerm, lay, sumOf } from '../../custody/length.ts'
import {
  isBreachOfSupervision,
  isContempt,
  isDefaultOfPayment,
  isNoSentence,
  isRunOfOrders,
  isTrainingOrder,
} from '../../custody/orders/kinds.ts'
import type { Run } from '../../custody/run.ts'
import type { Timeline } from '../../custody/timeline.ts'
import { creditDaysOf } from '../../facts/credit.ts'
import { days } from '../../tables/days.ts'
import { mostYearsForContempt, orderMonths } from '../../tables/orders.ts'
import type { CaseWarningCode } from '../../tables/warning-codes.ts'

type Say = (code: CaseWarningCode, sentenceIds: readonly string[]) => void

/** The longest committal for breach of supervision, in days (section 256AC(4)(a)). */
const longestBreach = 14
/** The youngest person for whom one can be made (Sentencing Code, section 234(1)(a)). */
const youngest = 12
/** The term in default of more than £1 million (Proceeds of Crime Act 2002, section 35(2A)): it may be of more than £10 million. */
const longestDefault = 14

const termOf = ({ custodial }: GovernedSentence) => sumOf([custodial])
const hasCredit = ({ sentence }: GovernedSentence): boolean => creditDaysOf(sentence) > 0

/** When each is said of a part that is no sentence. */
const rows: readonly (readonly [CaseWarningCode, (part: GovernedSentence, question: Case) => boolean])[] = [
  ['W_CONTEMPT', isContempt],
  ['W_ORDER_ONLY', (part) => isTrainingOrder(part) && part.classified.chosenBy === 'offence'],
  [
    'W_ORDER_AT_18',
    (part) => isTrainingOrder(part) && part.cameOfAge !== null && part.sentence.startDate >= part.cameOfAge,
  ],
  [
    'W_ORDER_AGE',
    (part, { dateOfBirth }) =>
      isTrainingOrder(part) &&
      (part.sentence.ageAtConviction === 'adult' ||
        (dateOfBirth !== null && part.sentence.startDate < birthday(dateOfBirth, youngest))),
  ],
  [
    'W_ORDER_LENGTH',
    (part) => {
      const { startDate: start } = part.sentence
      const least = daysOfTerm(start, { years: 0, months: orderMonths.least, days: 0 })
      return isTrainingOrder(part) && daysOfTerm(start, termOf(part)) < least
    },
  ],
  ['W_CONFISCATION', ({ regime }) => regime.id === 'confiscation_default'],
  [
    'W_FINE_AMOUNT',
    (part) =>
      part.regime.id === 'fine_default' &&
      part.sentence.fineAmount === null &&
      isAtLeastYears(part.sentence.startDate, termOf(part), longestDefault),
  ],
  ['W_PART_PAID', isDefaultOfPayment],
  [
    'W_SUPERVISION_LENGTH',
    (part) =>
      isBreachOfSupervision(part) && daysOfTerm(part.sentence.startDate, termOf(part)) > longestBreach,
  ],
  [
    'W_SUPERVISION_ENDED',
    (part) => isBreachOfSupervision(part) && part.sentence.startDate >= days.noSupervisionAfterSentence.day,
  ],
  ['W_NO_CREDIT', (part) => part.regime.credit === 'for others' && hasCredit(part)],
]

/** What is said of everything in a case that is no sentence. */
export function warnOfOrders(
  question: Case,
  parts: readonly GovernedSentence[],
  timeline: Timeline,
  say: Say,
): void {
  for (const [code, isSaid] of rows) {
    const about = parts.filter((part) => isNoSentence(part) && isSaid(part, question))
    if (about.length > 0) say(code, about.map(idOf))
  }
  const chained = parts.filter((part) => isDefaultInChain(part, parts))
  if (chained.length > 0) say('W_DEFAULT_CONSECUTIVE', chained.map(idOf))
  for (const run of timeline.runs) if (isCapped(run)) say('W_ORDER_CAPPED', run.parts.map(idOf))
  const long = timeline.runs.flatMap(({ parts: chain }) => longContempt(chain))
  if (long.length > 0) say('W_CONTEMPT_LENGTH', long.map(idOf))
  if (timeline.idleAwards > 0) say('W_ADDED_DAYS_IDLE', [])
}

/** Committals for contempt of one day that follow one another, where they are longer together than on one occasion they can be. Of
 *  one for which the offence was given its maximum says so. */
function longContempt(chain: readonly GovernedSentence[]): readonly GovernedSentence[] {
  const committals = chain.filter(isContempt)
  const long = committals.filter(({ sentence: { startDate: start } }) => {
    const together = committals.filter((other) => other.sentence.startDate === start)
    return !isAtMostYears(start, sumOf(together.map(custodialOf)), mostYearsForContempt)
  })
  return long.length === 1 && long[0]?.sentence.offence !== null ? [] : long
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

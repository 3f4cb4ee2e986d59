import { addDays, inWords } from '../calendar/day.ts'
import { exactPartOf } from '../calendar/fraction.ts'
import { daysInWords, grouped, termInWords } from '../calendar/term.ts'
import type { Calculation } from '../sentence/calculation.ts'

/** How each number of a calculation was reached, in words made from the numbers themselves. */

export const termEndInWords = ({ question: { start, term }, dates }: Calculation): string =>
  `${termInWords(term)} from ${inWords(start)}, counting that day as the first, runs to ${inWords(dates.termEnd)}.`

export const totalDaysInWords = ({ question: { start }, dates }: Calculation): string =>
  dates.totalDays === 1
    ? `${inWords(start)} alone is 1 day.`
    : `From ${inWords(start)} to ${inWords(dates.termEnd)}, counting both, is ${daysInWords(dates.totalDays)}.`

export function custodyInWords({ point: { fraction }, dates }: Calculation): string {
  const { totalDays, requisiteCustodialPeriod } = dates
  const custody = daysInWords(requisiteCustodialPeriod)
  const part = `${fraction.opening} of ${daysInWords(totalDays)} is`
  const exact = exactPartOf(totalDays, fraction)
  return exact === grouped(requisiteCustodialPeriod)
    ? `${part} ${custody}.`
    : `${part} ${exact} days. A part of a day counts as a day: ${custody}.`
}

export function creditInWords({ question, dates: { creditUsed } }: Calculation): string {
  const { remandCreditDays, taggedBailCreditDays } = question
  const credit = remandCreditDays + taggedBailCreditDays
  if (credit === 0) return 'There is no time on remand or tagged bail to take off.'
  const [remand, bail] = [
    `${daysInWords(remandCreditDays)} on remand`,
    `${daysInWords(taggedBailCreditDays)} for tagged bail`,
  ]
  const sum =
    taggedBailCreditDays === 0
      ? `${remand}.`
      : remandCreditDays === 0
        ? `${bail}.`
        : `${remand} and ${bail} make ${daysInWords(credit)}.`
  return creditUsed === credit
    ? `${sum} All of them count.`
    : `${sum} Only ${daysInWords(creditUsed)} can count, because there are no more days to serve.`
}

/** What ends with the length that was given. */
export function endingIn({ regime }: Calculation): string {
  if (regime.released === 'after a minimum term') return 'minimum term'
  return regime.ends === 'with the term' ? 'sentence' : 'custodial term'
}

export function sentenceEndInWords(calculation: Calculation): string {
  const { termEnd, creditUsed, sentenceEnd } = calculation.dates
  const what = endingIn(calculation)
  if (creditUsed === 0) return `The ${what} ends on ${inWords(sentenceEnd)}.`
  const uncapped = addDays(termEnd, -creditUsed)
  const less = `${inWords(termEnd)} less ${daysInWords(creditUsed)} of credit is ${inWords(uncapped)}.`
  return sentenceEnd === uncapped
    ? less
    : `${less} That is before the day of sentence, so the ${what} ends on ${inWords(sentenceEnd)}.`
}

export function daysToServeInWords(calculation: Calculation): string {
  const { dates, question } = calculation
  const { addedDays } = question
  const { requisiteCustodialPeriod, creditUsed, daysToServe } = dates
  const uncapped = requisiteCustodialPeriod - creditUsed + addedDays
  const custody = daysInWords(requisiteCustodialPeriod)
  const added = addedDays === 0 ? '' : `plus ${daysInWords(addedDays)} added`
  if (uncapped < 0)
    return `${custody}${added === '' ? '' : `, ${added},`} are all covered by ${daysInWords(creditUsed)} of credit.`
  const less = creditUsed === 0 ? '' : `less ${daysInWords(creditUsed)} of credit`
  const changes = less === '' || added === '' ? `${less}${added}` : `${less}, ${added},`
  const sum =
    changes === ''
      ? `${custody} ${requisiteCustodialPeriod === 1 ? 'is' : 'are'} left to serve.`
      : `${custody} ${changes} is ${daysInWords(uncapped)}.`
  return daysToServe === uncapped
    ? sum
    : `${sum} That would pass the end of the ${endingIn(calculation)}, so it is ${daysInWords(daysToServe)}.`
}

export const releaseInWords = ({ question: { start }, dates, regime }: Calculation): string =>
  dates.daysToServe === 0
    ? `No days are left to serve, so ${regime.released === 'automatically' ? 'release is on' : 'the date is'} the day of sentence, ${inWords(dates.release)}.`
    : `Counting ${inWords(start)} as day 1, day ${dates.daysToServe} is ${inWords(dates.release)}.`

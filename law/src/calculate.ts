import { addDays, type Day, inWords, later } from './day.ts'
import { exactPartOf, partOf } from './fraction.ts'
import { cja2003, policyFramework, type Source, sentencingCode } from './provisions.ts'
import type { Sentence } from './question.ts'
import type { ReleasePoint } from './regimes.ts'
import { daysFrom, daysInWords, lastDay, termInWords } from './term.ts'

/** One line of the working: what was found, how, and under which provisions. The words are made from the numbers of the
 *  same calculation, but only when they are asked for. */
export interface Step<T> {
  readonly found: T
  readonly working: (dates: Calculation) => string
  readonly law: readonly Source[]
}

/** A term placed on the calendar. */
export interface Placed {
  readonly termEnd: Step<Day>
  readonly totalDays: Step<number>
}

/** The dates of one sentence at one release point, in the order of the argument. */
export interface Calculation extends Placed {
  readonly sentence: Sentence
  readonly point: ReleasePoint
  readonly requisiteCustodialPeriod: Step<number>
  readonly creditUsed: Step<number>
  readonly sentenceEnd: Step<Day>
  readonly daysToServe: Step<number>
  readonly release: Step<Day>
  readonly unusedCredit: number
  readonly unusedAddedDays: number
}

/** Places the term of a sentence on the calendar. */
export function place({ start, term }: Sentence): Placed {
  const last = lastDay(start, term)
  return {
    termEnd: { found: last, working: termEndInWords, law: countingDays },
    totalDays: { found: daysFrom(start, last), working: totalDaysInWords, law: countingDays },
  }
}

/** Works out the dates of a sentence at a release point. A second point can start from the same place on the calendar. */
export function calculate(
  sentence: Sentence,
  point: ReleasePoint,
  { termEnd, totalDays }: Placed = place(sentence),
): Calculation {
  const { start, addedDays, remandCredit, taggedBailCredit } = sentence
  const credit = remandCredit + taggedBailCredit
  const custody = partOf(totalDays.found, point.fraction)
  // Credit counts only as far as there are days to serve; the rest is unused (docs/decisions/0006).
  const used = Math.min(credit, custody + addedDays)
  // It counts as part of the sentence, so it brings the end forward too. Added days never move the end.
  const end = later(start, addDays(termEnd.found, -used))
  const uncapped = custody - used + addedDays
  const toServe = Math.min(uncapped, daysFrom(start, end))
  return {
    sentence,
    point,
    termEnd,
    totalDays,
    requisiteCustodialPeriod: { found: custody, working: custodyInWords, law: point.law },
    creditUsed: { found: used, working: creditInWords, law: creditLaw },
    sentenceEnd: { found: end, working: sentenceEndInWords, law: creditLaw },
    daysToServe: { found: toServe, working: daysToServeInWords, law: servingLaw },
    // The last day in custody. The day of sentence is day 1, and nobody is released before it.
    release: { found: addDays(start, Math.max(toServe, 1) - 1), working: releaseInWords, law: countingDays },
    unusedCredit: credit - used,
    unusedAddedDays: uncapped - toServe,
  }
}

const countingDays = [policyFramework('length of the sentence in days (formerly PSI 03/2015, paragraph 5.5)')]
const creditLaw = [cja2003('240ZA'), cja2003('240A'), sentencingCode('325')]
const servingLaw = [...creditLaw, cja2003('257')]

const termEndInWords = ({ sentence: { start, term }, termEnd }: Calculation): string =>
  `${termInWords(term)} from ${inWords(start)}, counting that day as the first, runs to ${inWords(termEnd.found)}.`

const totalDaysInWords = ({ sentence: { start }, termEnd, totalDays }: Calculation): string =>
  `From ${inWords(start)} to ${inWords(termEnd.found)}, counting both, is ${daysInWords(totalDays.found)}.`

function custodyInWords({ point: { fraction }, totalDays, requisiteCustodialPeriod }: Calculation): string {
  const custody = daysInWords(requisiteCustodialPeriod.found)
  const part = `${fraction.opening} of ${daysInWords(totalDays.found)} is`
  const exact = exactPartOf(totalDays.found, fraction)
  return exact === `${requisiteCustodialPeriod.found}`
    ? `${part} ${custody}.`
    : `${part} ${exact} days. A part of a day counts as a day: ${custody}.`
}

function creditInWords({
  sentence: { remandCredit, taggedBailCredit },
  creditUsed: { found },
}: Calculation): string {
  const credit = remandCredit + taggedBailCredit
  if (credit === 0) return 'There is no time on remand or tagged bail to take off.'
  const sum = `${daysInWords(remandCredit)} on remand and ${daysInWords(taggedBailCredit)} for tagged bail make ${daysInWords(credit)}.`
  return found === credit
    ? `${sum} All of them count.`
    : `${sum} Only ${daysInWords(found)} can count, because there are no more days to serve.`
}

function sentenceEndInWords({ termEnd, creditUsed, sentenceEnd: { found } }: Calculation): string {
  if (creditUsed.found === 0) return `The sentence ends on ${inWords(found)}.`
  const uncapped = addDays(termEnd.found, -creditUsed.found)
  const less = `${inWords(termEnd.found)} less ${daysInWords(creditUsed.found)} of credit is ${inWords(uncapped)}.`
  return found === uncapped
    ? less
    : `${less} That is before the day of sentence, so the sentence ends on ${inWords(found)}.`
}

function daysToServeInWords({
  sentence,
  requisiteCustodialPeriod,
  creditUsed,
  daysToServe,
}: Calculation): string {
  const uncapped = requisiteCustodialPeriod.found - creditUsed.found + sentence.addedDays
  const sum = `${daysInWords(requisiteCustodialPeriod.found)} less ${daysInWords(creditUsed.found)} of credit, plus ${daysInWords(sentence.addedDays)} added, is ${daysInWords(uncapped)}.`
  return daysToServe.found === uncapped
    ? sum
    : `${sum} That would pass the end of the sentence, so it is ${daysInWords(daysToServe.found)}.`
}

const releaseInWords = ({ sentence: { start }, daysToServe, release: { found } }: Calculation): string =>
  daysToServe.found === 0
    ? `No days are left to serve, so release is on the day of sentence, ${inWords(found)}.`
    : `Counting ${inWords(start)} as day 1, day ${daysToServe.found} is ${inWords(found)}.`

import { addDays, type Day, inWords, later } from './day.ts'
import { exactPartOf, partOf } from './fraction.ts'
import { cja2003, policyFramework, type Source, sentencingCode } from './provisions.ts'
import type { Sentence } from './question.ts'
import type { ReleasePoint } from './regimes.ts'
import { daysFrom, daysInWords, lastDay, termInWords } from './term.ts'

/** One line of the working: what was found, how, and under which provisions. The words are made from the same values
 *  as the number, but only when they are asked for. */
export interface Step<T> {
  readonly found: T
  readonly working: () => string
  readonly law: readonly Source[]
}

/** A term placed on the calendar. */
export interface Placed {
  readonly termEnd: Step<Day>
  readonly totalDays: Step<number>
}

/** The dates of one sentence at one release point, in the order of the argument. */
export interface Calculation extends Placed {
  readonly requisiteCustodialPeriod: Step<number>
  readonly creditUsed: Step<number>
  readonly daysToServe: Step<number>
  readonly sentenceEnd: Step<Day>
  readonly release: Step<Day>
  readonly unusedCredit: number
  readonly unusedAddedDays: number
}

/** Places the term of a sentence on the calendar. */
export function place(sentence: Sentence): Placed {
  const termEnd = endOfTerm(sentence)
  return { termEnd, totalDays: lengthInDays(sentence.start, termEnd.found) }
}

/** Works out the dates of a sentence at a release point. A second point can start from the same place on the calendar. */
export function calculate(
  sentence: Sentence,
  point: ReleasePoint,
  placed: Placed = place(sentence),
): Calculation {
  const { start, addedDays } = sentence
  const credit = sentence.remandCredit + sentence.taggedBailCredit
  const { termEnd, totalDays } = placed
  const requisiteCustodialPeriod = partToServe(totalDays.found, point)
  const creditUsed = usableCredit(sentence, requisiteCustodialPeriod.found)
  const sentenceEnd = endAfterCredit(start, termEnd.found, creditUsed.found)
  const uncapped = requisiteCustodialPeriod.found + addedDays - creditUsed.found
  const daysToServe = cappedDaysToServe(
    sentence,
    requisiteCustodialPeriod.found,
    creditUsed.found,
    sentenceEnd.found,
  )
  const release = releaseDay(start, daysToServe.found)
  return {
    termEnd,
    totalDays,
    requisiteCustodialPeriod,
    creditUsed,
    daysToServe,
    sentenceEnd,
    release,
    unusedCredit: credit - creditUsed.found,
    unusedAddedDays: uncapped - daysToServe.found,
  }
}

const countingDays = [policyFramework('length of the sentence in days (formerly PSI 03/2015, paragraph 5.5)')]
const creditLaw = [cja2003('240ZA'), cja2003('240A'), sentencingCode('325')]
const servingLaw = [...creditLaw, cja2003('257')]

function endOfTerm({ start, term }: Sentence): Step<Day> {
  const found = lastDay(start, term)
  const working = () =>
    `${termInWords(term)} from ${inWords(start)}, counting that day as the first, runs to ${inWords(found)}.`
  return { found, working, law: countingDays }
}

function lengthInDays(start: Day, last: Day): Step<number> {
  const found = daysFrom(start, last)
  const working = () => `From ${inWords(start)} to ${inWords(last)}, counting both, is ${daysInWords(found)}.`
  return { found, working, law: countingDays }
}

function partToServe(total: number, { fraction, law }: ReleasePoint): Step<number> {
  const found = partOf(total, fraction)
  const working = () => {
    const exact = exactPartOf(total, fraction)
    const rounded = exact === `${found}` ? '' : ` A part of a day counts as a day: ${daysInWords(found)}.`
    const amount = exact === `${found}` ? daysInWords(found) : `${exact} days`
    return `${capital(fraction.phrase)} of ${daysInWords(total)} is ${amount}.${rounded}`
  }
  return { found, working, law }
}

/** Credit counts only as far as there are days to serve; the rest is unused (docs/decisions/0006). */
function usableCredit(
  { remandCredit, taggedBailCredit, addedDays }: Sentence,
  custody: number,
): Step<number> {
  const credit = remandCredit + taggedBailCredit
  const found = Math.min(credit, custody + addedDays)
  const working = () => {
    if (credit === 0) return 'There is no time on remand or tagged bail to take off.'
    const sum = `${daysInWords(remandCredit)} on remand and ${daysInWords(taggedBailCredit)} for tagged bail make ${daysInWords(credit)}.`
    return found === credit
      ? `${sum} All of them count.`
      : `${sum} Only ${daysInWords(found)} can count, because there are no more days to serve.`
  }
  return { found, working, law: creditLaw }
}

/** Credit counts as part of the sentence, so it brings the end forward too. Added days never move the end. */
function endAfterCredit(start: Day, termEnd: Day, creditUsed: number): Step<Day> {
  const uncapped = addDays(termEnd, -creditUsed)
  const found = later(start, uncapped)
  const working = () => {
    if (creditUsed === 0) return `The sentence ends on ${inWords(found)}.`
    const less = `${inWords(termEnd)} less ${daysInWords(creditUsed)} of credit is ${inWords(uncapped)}.`
    return found === uncapped
      ? less
      : `${less} That is before the day of sentence, so the sentence ends on ${inWords(found)}.`
  }
  return { found, working, law: creditLaw }
}

function cappedDaysToServe(
  { start, addedDays }: Sentence,
  custody: number,
  credit: number,
  end: Day,
): Step<number> {
  const uncapped = custody - credit + addedDays
  const found = Math.min(uncapped, daysFrom(start, end))
  const working = () => {
    const sum = `${daysInWords(custody)} less ${daysInWords(credit)} of credit, plus ${daysInWords(addedDays)} added, is ${daysInWords(uncapped)}.`
    return found === uncapped
      ? sum
      : `${sum} That would pass the end of the sentence, so it is ${daysInWords(found)}.`
  }
  return { found, working, law: servingLaw }
}

/** The last day in custody. The day of sentence is day 1, and nobody is released before it. */
function releaseDay(start: Day, daysToServe: number): Step<Day> {
  const found = addDays(start, Math.max(daysToServe, 1) - 1)
  const working = () =>
    daysToServe === 0
      ? `No days are left to serve, so release is on the day of sentence, ${inWords(found)}.`
      : `Counting ${inWords(start)} as day 1, day ${daysToServe} is ${inWords(found)}.`
  return { found, working, law: countingDays }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

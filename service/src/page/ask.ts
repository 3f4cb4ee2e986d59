/** The only place where a page asks the law, but about lengths (what-if/ask.ts), or has words read: whatever is asked is weighed before, and
 *  what is not quick is worked out away from the event loop. */
import {
  type AskedCase,
  type AskedCaseSentence,
  type Case,
  caseOf,
  type Day,
  requestOf,
} from '@requisite/law'
import { caseAnswer, hangsOnTerrorism, offenceDayThatDecides } from '@requisite/law/internal'
import { caseSize, caseWeight } from '../contract/case/size.ts'
import { pay, payForReading } from '../contract/price.ts'
import { readCourt } from '../court-words/read-court.ts'
import type { Query } from '../http/route.ts'

/** So much a page may take on the event loop, in sentences that are worked out: about three times what the median page takes (measured). */
const quickWeight = 40

/** A sentence takes as long to show as three to work out. */
const weightShown = 3

/** So many letters of a form are taken apart in the time of one sentence. */
const lettersPerSentence = 300

/** The law's answer to a case. Its working is shown too, as a part that the API includes. */
export function answerToCase(asked: AskedCase): ReturnType<typeof caseOf> {
  pay(() => caseWeight(caseSize(asked, 1)) / quickWeight)
  return caseOf(asked)
}

/** The same to a case that was asked before, under another law. */
export function answerUnder(law: Case['law'], question: Case): ReturnType<typeof caseAnswer> {
  pay(() => caseWeight(caseSize(requestOf(question))) / quickWeight)
  return caseAnswer({ ...question, law })
}

/** On which day the law changed for a sentence by the day of the offence: the law works it out by itself. */
export function dayThatDecides(sentence: AskedCaseSentence): Day | null {
  // What is told multiplies here as in a case; what is left out does not (measured).
  payToTry(1 + caseSize({ sentences: [sentence] }).more.told)
  return offenceDayThatDecides(sentence)
}

/** Whether it hangs on it that the offence was for terrorism. */
export function isTerrorismDeciding(sentence: AskedCaseSentence): boolean {
  payToTry(1)
  return hangsOnTerrorism(sentence)
}

/** The words of a court, read once. */
export function wordsRead(...[text, on]: Parameters<typeof readCourt>): ReturnType<typeof readCourt> {
  payForReading(text)
  return readCourt(text, on)
}

/** Pays for reading so many sentences once more, as if something else were told. */
export const payToTry = (sentences: number): void => pay(() => sentences / quickWeight)

/** Pays for the rows, or the lines, of so many sentences. */
export const payToShow = (sentences: number): void => pay(() => (weightShown * sentences) / quickWeight)

/** Pays for taking apart what was sent. */
export const payForForm = (fields: Query): void =>
  pay(() => {
    const letters = Object.entries(fields).reduce((sum, sent) => sum + String(sent).length, 0)
    return letters / lettersPerSentence / quickWeight
  })

import {
  type AskedCaseSentence,
  daysInWords,
  inWords,
  lawAsAt,
  offenceByKey,
  type WhatIf,
  type WhatIfRow,
} from '@requisite/law'
import { isServed, lengthInWords, pleaLabel } from '@requisite/law/internal'

/** Since when the person is in prison, or how many days they were: none is no word on bail, which nobody told. */
function person({ question: { remandedSince, remandCreditDays, sentenceDate } }: WhatIf): string {
  if (remandedSince !== null) {
    const isMore = remandCreditDays > sentenceDate - remandedSince
    const before = isMore ? `, and before that: ${remandCreditDays} days in all` : ''
    return `a person in prison on remand since ${inWords(remandedSince)}${before}`
  }
  return remandCreditDays > 0
    ? `a person with ${daysInWords(remandCreditDays)} on remand`
    : 'a person with no days on remand'
}

/** The offence, where it was told. */
function chargeIn(sentence: AskedCaseSentence | undefined): string {
  const offence = offenceByKey(sentence?.offenceKey ?? '')
  return offence === undefined ? '' : ` for the offence of “${offence.title}”`
}

/** When release would be. */
function due({ worked }: WhatIfRow): string {
  const { release, answer } = worked
  if (isServed(worked)) return 'would be due for release on the day of sentence'
  return answer.paroleEligibility === null
    ? `would be due for release on ${inWords(release)}`
    : `could be released by the Parole Board from ${inWords(answer.paroleEligibility)}, and ` +
        `would be due for release on ${inWords(release)} at the latest`
}

/** A sentence for those who write about a case: all of it is "if". */
export function quoteOf(answer: WhatIf, row: WhatIfRow): string {
  const { monthsBefore, plea, worked } = row
  const sentence = answer.question.caseFor(worked.months, 0).sentences[0]
  const offence = chargeIn(sentence)
  const kind = sentence?.sentenceType === 'eds' ? 'an extended sentence with a time in prison of ' : ''
  const how =
    plea === null || plea.numerator === 0
      ? plea === null
        ? ''
        : ' after a trial'
      : ` (${lengthInWords(monthsBefore as number)} before a plea, ${pleaLabel(plea).toLowerCase()})`
  return (
    `If the court passes ${kind}${lengthInWords(worked.months)}${offence}${how}, ` +
    `${person(answer)} ${due(row)} (law as at ${inWords(lawAsAt)}; estimate by Requisite).`
  )
}

/** What was asked, in words. */
export function askedText(answer: WhatIf): string {
  const { question } = answer
  const sentence = question.caseFor(1, 0).sentences[0]
  const kind = sentence?.sentenceType === 'eds' ? 'an extended sentence' : 'a standard sentence'
  return `Worked out for ${kind}${chargeIn(sentence)}, passed on ${inWords(question.sentenceDate)}, and ${person(answer)}.`
}

import {
  inWords,
  isServed,
  lawAsAt,
  lengthInWords,
  pleaLabel,
  type WhatIf,
  type WhatIfRow,
} from '@requisite/law'

/** Since when the person is in prison, or that they are on bail. */
function person({ question: { remandedSince, remandCredit } }: WhatIf): string {
  if (remandedSince !== null) return `a person in prison on remand since ${inWords(remandedSince)}`
  return remandCredit > 0 ? `a person with ${remandCredit} days on remand` : 'a person on bail'
}

/** When release would be. */
function due({ worked }: WhatIfRow): string {
  const { release, answer } = worked
  if (isServed(worked)) return 'would be due for release on the day of sentence'
  return answer.paroleEligibility === null
    ? `would be due for release on ${inWords(release)}`
    : `could be released by the Parole Board from ${inWords(answer.paroleEligibility)}, and would be due for release on ${inWords(release)} at the latest`
}

/** A sentence for those who write about a case: all of it is "if". */
export function quoteOf(answer: WhatIf, row: WhatIfRow): string {
  const { monthsBefore, plea, worked } = row
  const sentence = answer.question.caseFor(worked.months, 0).sentences[0]
  const offence = sentence?.offence === undefined ? '' : ` for the offence of “${sentence.offence.title}”`
  const kind = sentence?.sentenceType === 'eds' ? 'an extended sentence with a time in prison of ' : ''
  const how =
    plea === null || plea.numerator === 0
      ? plea === null
        ? ''
        : ' after a trial'
      : ` (${lengthInWords(monthsBefore as number)} before a plea, ${pleaLabel(plea).toLowerCase()})`
  return `If the court passes ${kind}${lengthInWords(worked.months)}${offence}${how}, ${person(answer)} ${due(row)} (law as at ${inWords(lawAsAt)}; estimate by Requisite).`
}

/** What was asked, in words. */
export function askedText(answer: WhatIf): string {
  const { question } = answer
  const { offence, sentenceType } = question.caseFor(1, 0).sentences[0] ?? {}
  const kind = sentenceType === 'eds' ? 'An extended sentence' : 'A standard sentence'
  const charge = offence === undefined ? '' : ` for the offence of “${offence.title}”`
  return `${kind}${charge}, passed on ${inWords(question.sentenceDate)} on ${person(answer)}.`
}

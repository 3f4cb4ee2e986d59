import { daysInWords, inWords, termInWords } from '@requisite/law'
import { type Estimate, isMovedByTimetable } from './estimate.ts'

/** The part of the sentence that is served, with what is taken off and put on: "one-third of 3 years, less 40 days on
 *  remand". */
export function partServed({ governed: { question, point, regime } }: Estimate, withAdded = true): string {
  const { term, remandCredit, taggedBailCredit, addedDays } = question
  const of = regime.released === 'after a minimum term' ? 'the whole minimum term' : point.fraction.phrase
  const isAdded = withAdded && addedDays > 0 && regime.released !== 'after a minimum term'
  return [
    `${of} of ${termInWords(term)}`,
    remandCredit > 0 ? `less ${daysInWords(remandCredit)} on remand` : '',
    taggedBailCredit > 0 ? `less ${daysInWords(taggedBailCredit)} for tagged bail` : '',
    isAdded ? `plus ${daysInWords(addedDays)} added` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** Why the date is what it is, in one or two sentences. */
export function why(estimate: Estimate): string {
  const { governed, change } = estimate
  const part = partServed(estimate)
  if (isMovedByTimetable(estimate))
    return timetable(estimate, partServed(estimate, estimate.change.tranche === null))
  if (governed.dates.daysToServe.found === 0)
    return `${capital(part)}: no days are left to serve, so the date is the day of sentence.`
  if (governed.dates.unusedAddedDays > 0)
    return `${capital(part)}. Added days cannot go past the end of the sentence, so the date is that end.`
  if (governed.regime.released === 'automatically' && change.outcome === 'out before the stage')
    return `${capital(part)}. The person is out before the new rules reach this sentence.`
  return `${capital(part)}.`
}

function timetable({ governed, change }: Estimate, part: string): string {
  const stagedWarning = governed.warnings.find(({ code }) => code === 'W_SDS40_STAGED')
  if (change.tranche === null) return `${capital(part)}. ${stagedWarning?.text ?? ''}`.trim()
  const added = governed.question.addedDays
  const extra = added > 0 ? ` The ${daysInWords(added)} added come on top.` : ''
  return `The new rules reach sentences of this length on ${inWords(change.tranche.day)}. By then the person has served ${part}.${extra}`
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What the date is: the words over it. */
export function whatTheDateIs({ governed: { regime } }: Estimate): string {
  switch (regime.released) {
    case 'automatically':
      return 'Estimated release date'
    case 'by the Parole Board':
      return 'Not a release date: the first day on which the Parole Board can direct release'
    case 'after a minimum term':
      return 'Not a release date: the last day of the minimum term'
  }
}

/** What happens on the date where release is not automatic; null where it is. */
export function whatHappens({ governed: { regime, dates } }: Estimate): string | null {
  switch (regime.released) {
    case 'automatically':
      return null
    case 'by the Parole Board':
      return `The Parole Board decides whether the person can be released on that day or later. If it never says yes, release is automatic at the end of the custodial term, on ${inWords(dates.sentenceEnd.found)}.`
    case 'after a minimum term':
      return 'This sentence has no automatic release and no end date. From this day on, the Parole Board decides whether the person can be released.'
  }
}

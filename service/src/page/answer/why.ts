import {
  type Applied,
  automaticRelease,
  daysInWords,
  type Held,
  heldBy,
  heldInWords,
  inWords,
  progressionModel,
  termInWords,
  transitionOf,
} from '@requisite/law'

/** The part of the sentence that is served, with what is taken off and put on: "one-third of 3 years, less 40 days on
 *  remand". */
export function partServed({ question, point, regime }: Applied, withAdded = true): string {
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
export function why(applied: Applied): string {
  const { dates, regime } = applied
  const held = heldBy(applied)
  if (held !== null) return timetable(applied, held)
  const part = partServed(applied)
  if (dates.daysToServe === 0)
    return `${capital(part)}: no days are left to serve, so the date is the day of sentence.`
  if (dates.unusedAddedDays > 0)
    return `${capital(part)}. Added days cannot go past the end of the sentence, so the date is that end.`
  if (regime.released === 'automatically' && transitionOf(applied).outcome === 'out before the stage')
    return `${capital(part)}. The person is out before the new rules reach this sentence.`
  return `${capital(part)}.`
}

/** How the stage of a change of law sets the date: the change that is going on, or one that is past. */
function timetable(applied: Applied, held: Held): string {
  if (held.layer.from !== progressionModel) return `${capital(partServed(applied))}. ${heldInWords(held)}`
  const added = applied.question.addedDays
  const extra = added > 0 ? ` The ${daysInWords(added)} added come on top.` : ''
  return `The new rules reach sentences of this length on ${inWords(held.stage.day)}. By then the person has served ${partServed(applied, false)}.${extra}`
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What the date is: the words over it. */
export function whatTheDateIs({ regime }: Applied): string {
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
export function whatHappens({ question, regime, dates }: Applied): string | null {
  switch (regime.released) {
    case 'automatically':
      return null
    case 'by the Parole Board':
      return `The Parole Board decides whether the person can be released on that day or later. If it never says yes, release is automatic at the end of the custodial term, on ${inWords(automaticRelease(question, regime, dates))}.`
    case 'after a minimum term':
      return 'This sentence has no automatic release and no end date. From this day on, the Parole Board decides whether the person can be released.'
  }
}

import { type Applied, inWords, termInWords } from '@requisite/law'

const ages = {
  adult: 'aged 18 or over',
  child: 'aged under 18',
  unknown: 'age not known',
} as const

/** The length as it was read: a term, a minimum term or a custodial term. */
export function lengthInWords({ question, regime }: Applied): string {
  const term = termInWords(question.term)
  if (regime.released === 'after a minimum term') return `a minimum term of ${term}`
  return regime.released === 'by the Parole Board' ? `a custodial term of ${term}` : term
}

/** The sentence of the question, in one line. */
export function sentenceInWords(applied: Applied): string {
  const { question, regime } = applied
  const offence = question.offence === null ? regime.displayName : question.offence.title
  return `${offence}; ${lengthInWords(applied)} from ${inWords(question.start)}; ${ages[question.age]}`
}

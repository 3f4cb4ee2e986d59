import { inWords, termInWords } from '@requisite/law'
import type { Estimate } from './estimate.ts'

const ages = {
  adult: 'aged 18 or over',
  child: 'aged under 18',
  unknown: 'age not known',
} as const

/** The length as it was read: a term, a minimum term or a custodial term. */
export function lengthInWords({ governed: { question, regime } }: Estimate): string {
  const term = termInWords(question.term)
  if (regime.released === 'after a minimum term') return `a minimum term of ${term}`
  return regime.released === 'by the Parole Board' ? `a custodial term of ${term}` : term
}

/** The sentence of the question, in one line. */
export function sentenceInWords(estimate: Estimate): string {
  const { question, regime } = estimate.governed
  const offence = question.offence === null ? regime.displayName : question.offence.title
  return `${offence}; ${lengthInWords(estimate)} from ${inWords(question.start)}; ${ages[question.age]}`
}

import { inWords, termInWords } from '@requisite/law'
import type { Finding } from './finding.ts'

const ages = {
  adult: 'aged 18 or over',
  child: 'aged under 18',
  unknown: 'age not known',
} as const

/** The length as it was read: a term, a minimum term or a custodial term. */
export function lengthInWords({ governed: { question, regime } }: Finding): string {
  const term = termInWords(question.term)
  if (regime.released === 'after a minimum term') return `a minimum term of ${term}`
  return regime.released === 'by the Parole Board' ? `a custodial term of ${term}` : term
}

/** The sentence that was asked about, in one line. */
export function sentenceInWords(finding: Finding): string {
  const { question, regime } = finding.governed
  const offence = question.offence === null ? regime.displayName : question.offence.title
  return `${offence}; ${lengthInWords(finding)} from ${inWords(question.start)}; ${ages[question.age]}`
}

/** Said with every answer. */
export const disclaimer =
  'This is an estimate only. It is not legal advice. The actual release date is set by the ' +
  'responsible prison and probation authority, HM Prison and Probation Service.'

/** The attribution line that callers are asked to show. */
export const poweredBy = (operator: string): string =>
  ['Powered by the', operator, 'sentencing calculator'].join(' ')

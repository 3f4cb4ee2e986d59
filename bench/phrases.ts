/** What is typed into the page, a letter at a time. */
export const phrases: readonly string[] = [
  '3 years for robbery today, no remand',
  '18 months fraud, 6 months consecutive theft, today, 40 days on remand',
  '5 years for GBH with intent today, no remand',
  'life, minimum 18 years less 200 days on remand, murder, today',
  'extended sentence, 5 years and 3 on licence for robbery today, no remand',
  '3 years on 2 June 2025 for theft. Recalled for 56 days, back inside 9 November 2026',
]

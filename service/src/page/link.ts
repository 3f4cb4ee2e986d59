import type { RequestBody } from './question/parse-query.ts'

const order = [
  'startDate',
  'sentenceYears',
  'sentenceMonths',
  'sentenceDays',
  'offenceKey',
  'sentenceType',
  'ageAtSentence',
  'remandCreditDays',
  'taggedBailCreditDays',
  'addedDays',
  'regimeId',
] as const

/** The query string of a request body, in the API's names and always in the same order. What is 0 or empty is left out. */
export function queryOf(body: RequestBody): string {
  const query = new URLSearchParams()
  for (const name of order) {
    const value = body[name]
    if (value === undefined || value === '' || (value === 0 && name !== 'sentenceYears')) continue
    query.set(name, String(value))
  }
  return query.toString()
}

/** The paths of the page. */
export const paths = {
  question: '/',
  answer: '/answer',
  paper: '/answer/paper',
  calendar: '/answer/calendar.ics',
  remand: '/remand-days',
  taggedBail: '/tagged-bail-days',
  guides: '/guides',
} as const

/** A path with the query string of a request body. */
export const linkTo = (path: string, body: RequestBody): string => `${path}?${queryOf(body)}`

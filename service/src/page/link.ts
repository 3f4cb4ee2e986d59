import type { Request } from './question/reading.ts'

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

/** The query of a result, in the API's names and always in the same order. What is 0 or empty is left out. */
export function queryOf(request: Request): string {
  const query = new URLSearchParams()
  for (const name of order) {
    const value = request[name]
    if (value === undefined || value === '' || (value === 0 && name !== 'sentenceYears')) continue
    query.set(name, String(value))
  }
  return query.toString()
}

/** The places of the page. */
export const places = {
  question: '/',
  answer: '/answer',
  paper: '/answer/paper',
  calendar: '/answer/calendar.ics',
  remand: '/remand-days',
  taggedBail: '/tagged-bail-days',
  guides: '/guides',
} as const

/** A place with the query of a result. */
export const at = (place: string, request: Request): string => `${place}?${queryOf(request)}`

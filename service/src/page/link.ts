import { toldQuery } from './told/query.ts'
import type { Told } from './told/told.ts'

/** The paths of the page. */
export const paths = {
  /** The page that answers while one types; without a script it has the first questions. */
  start: '/',
  question: '/questions',
  recall: '/recall',
  answer: '/answer',
  paper: '/answer/paper',
  easyRead: '/answer/easy-read',
  calendar: '/answer/calendar.ics',
  whatIf: '/what-if',
  guides: '/guides',
  embed: '/embed',
} as const

/** A path with everything that was told in its query string. */
export const linkTo = (path: string, told: Told): string => `${path}?${toldQuery(told)}`

import { toldQuery } from '../told/query.ts'
import type { Told } from '../told/told.ts'
import { base } from './base.ts'

/** The paths of the page. */
export const paths = {
  /** The page that answers while one types; without a script it has the first questions. */
  start: `${base}/`,
  question: `${base}/questions`,
  recall: `${base}/recall`,
  answer: `${base}/answer`,
  paper: `${base}/answer/paper`,
  easyRead: `${base}/answer/easy-read`,
  calendar: `${base}/answer/calendar.ics`,
  whatIf: `${base}/what-if`,
  guides: `${base}/guides`,
  embed: `${base}/embed`,
} as const

/** A path with everything that was told in its query string. */
export const linkTo = (path: string, told: Told): string => `${path}?${toldQuery(told)}`

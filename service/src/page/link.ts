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

import type { Query } from '../../http/route.ts'
import type { Next } from '../routing/page.ts'
import type { ToldSentence } from '../told/told.ts'
import type { More } from './added-and-away-ticks.ts'
import { asking } from './asking.ts'
import { changePage, isAbout } from './change-page.ts'
import { courtPage } from './court-page.ts'
import { courtSaidIn } from './court-said.ts'
import { furtherErrors, furtherOf, newlyAsked } from './deciding-facts.ts'
import { detailPage } from './deciding-facts-page.ts'
import type { FieldError } from './field-errors.ts'
import { courtIn, type FormState, sentenceIn } from './form-state.ts'
import { isRecallWay, textAt } from './form-values.ts'
import { afterDetail, list } from './list-steps.ts'
import { afterOffence, afterSince, isFromFurther, isSentence } from './next-question.ts'
import { isSuspended, noDatePage } from './no-date-page.ts'
import { offencePage } from './offence-page.ts'
import { recallPage } from './recall-page.ts'
import { remandPage } from './remand-page.ts'
import { morePage } from './since-sentence-page.ts'

/** After the first page: the second, or what is to be put right, or why there is no date. */
export function afterCourt(asked: FormState, query: Query): Next {
  if (isSuspended(asked.form)) return { page: noDatePage(asked) }
  const errors: FieldError[] = []
  const court = courtIn(asked, errors)
  if (court === null || errors.length > 0) return asking(courtPage(asked, errors), errors)
  const left: FieldError[] = []
  const isAsked = asked.others.length === 0 || textAt(query, 'again') !== ''
  const sentence = isAsked ? null : sentenceIn(asked, left)
  // Of one more sentence nothing may be left to ask: it has the day and the age of the first.
  return sentence === null || left.length > 0
    ? { page: offencePage(asked, court, []) }
    : afterDetail(asked, sentence)
}

/** What is asked only where it decides, again. */
export function detail(asked: FormState): Next {
  const sentence = sentenceIn(asked, [])
  return sentence === null
    ? afterCourt(asked, {})
    : { page: detailPage(asked, furtherOf(asked, sentence), []) }
}

/** One question by itself; what has happened since is a page of its own. */
export function oneQuestion(asked: FormState, query: Query): Next {
  const court = courtIn(asked, [])
  const page = court === null ? null : changePage(textAt(query, 'question'), asked, court, [])
  return page === null ? more(asked, query) : { page }
}

/** The answers that can make another question necessary. */
const opening: readonly string[] = ['sentence', 'passed', 'offence', 'age', 'before']

/** What is to be asked after one answer was changed by itself, before the date; null where nothing is, or nothing else than
 *  was asked already. */
export function afterChange(asked: FormState, query: Query): Next | null {
  const question = textAt(query, 'question')
  if (asked.others.length > 0 || !(question === 'further' || opening.includes(question))) return null
  const court = courtIn(asked, [])
  const sentence = sentenceIn(asked, [])
  if (court === null || sentence === null) return null
  const further = furtherOf(asked, sentence)
  const open = question === 'further' ? furtherErrors(asked.form, further) : []
  const isNew = newlyAsked(asked.form, further, textAt(query, 'furtherBefore'))
  if (question === 'further' ? open.length === 0 : !isNew) return null
  // Asked of another day, the side is not told yet.
  const unticked = { ...asked, form: { ...asked.form, offenceDate: '' } }
  const page = changePage('further', open.length > 0 ? asked : unticked, court, open)
  return page === null ? null : asking(page, open)
}

/** What a button asks one row more of. */
const moreAt = (query: Query): More =>
  (['added', 'away'] as const).find((what) => what === textAt(query, 'more')) ?? null

/** The third page of questions. */
export const more = (asked: FormState, query: Query): Next =>
  isRecallWay(asked.form) ? recall(asked, query) : lastPage(morePage, asked, query)

/** The questions about a recall. */
export const recall = (asked: FormState, query: Query): Next => lastPage(recallPage, asked, query)

/** The times on remand: of several sentences by themselves, of one with what was before it. */
export const remand = (asked: FormState, query: Query): Next =>
  asked.others.length > 0 ? { page: remandPage(asked, []) } : afterCourt(asked, query)

function lastPage(page: typeof morePage, asked: FormState, query: Query): Next {
  const shown = { page: page(asked, [], moreAt(query)) }
  if (asked.others.length > 0) return shown
  const read = afterOffence(asked, isFromFurther(query))
  return isSentence(read) ? shown : read
}

/** What is asked of a sentence of which nothing could be read. */
const unknownCourt: ToldSentence = { startDate: '1970-01-01', sentenceYears: 1, sentenceType: 'unknown' }

/** The page on which something of a link, or of what came with it, is to be put right. What was changed by itself is put right by
 *  itself. */
export function putRight(asked: FormState, errors: readonly FieldError[], question: string): Next {
  const court = courtSaidIn(asked.form, [])
  const page = isAbout(question, errors) ? changePage(question, asked, court ?? unknownCourt, errors) : null
  if (page !== null) return asking(page, errors)
  if (asked.others.length > 0) return list(asked.others, asked.form)
  const read = afterOffence(asked, true)
  if (!isSentence(read)) return read
  const found = afterSince(asked, false)
  return 'since' in found ? { page: morePage(asked, []) } : found
}

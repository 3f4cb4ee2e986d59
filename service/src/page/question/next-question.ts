import type { Query } from '../../http/route.ts'
import type { Next } from '../routing/page.ts'
import type { ToldSentence } from '../told/told.ts'
import { asking } from './asking.ts'
import { courtPage } from './court-page.ts'
import { furtherErrors, furtherOf } from './deciding-facts.ts'
import { detailPage } from './deciding-facts-page.ts'
import type { FieldError } from './field-errors.ts'
import { courtIn, type FormState, sentenceIn } from './form-state.ts'
import { isRecallWay, textAt } from './form-values.ts'
import { isSuspended, noDatePage } from './no-date-page.ts'
import { offencePage } from './offence-page.ts'
import { recallPage } from './recall-page.ts'
import { isOfRecall, isOnlyWhichOpen, isRecallOpen } from './recall-said.ts'
import { remandPage } from './remand-page.ts'
import { isOfRemand } from './remand-said.ts'
import { type SinceThen, sinceThenIn } from './since-sentence.ts'
import { morePage } from './since-sentence-page.ts'

/** The sentence that both pages told; or the page on which something is to be put right, or why there is no date. What is asked
 *  only where it decides is put right where it was asked before. */
export function afterOffence(
  asked: FormState,
  isFurtherShown = false,
): { readonly sentence: ToldSentence } | Next {
  if (isSuspended(asked.form)) return { page: noDatePage(asked) }
  const inCourt: FieldError[] = []
  const court = courtIn(asked, inCourt)
  if (court === null || inCourt.length > 0) return asking(courtPage(asked, inCourt), inCourt)
  const errors: FieldError[] = []
  const sentence = sentenceIn(asked, errors)
  if (sentence === null || errors.length > 0) return asking(offencePage(asked, court, errors), errors)
  const further = furtherOf(asked, sentence)
  const open = furtherErrors(asked.form, further)
  if (open.length === 0) return { sentence }
  const shown = isFurtherShown ? open : []
  return asking(detailPage(asked, further, shown), shown)
}

/** Whether the page was sent on which such a thing is asked. */
export const isFromFurther = (query: Query): boolean => textAt(query, 'question') === 'further'

export const isSentence = (
  read: { readonly sentence: ToldSentence } | Next,
): read is { readonly sentence: ToldSentence } => 'sentence' in read

/** What has happened since the sentences; or the page on which it is to be put right. A recall that was only named is asked
 *  about before anything is wrong with it. */
export function afterSince(
  asked: FormState,
  isFromRecall: boolean,
  given: readonly FieldError[] = [],
): { readonly since: SinceThen } | Next {
  const { form } = asked
  const errors: FieldError[] = [...given]
  const since = sinceThenIn(form, asked.others, errors)
  const ofRemand = errors.filter(isOfRemand)
  if (ofRemand.length > 0) return asking(remandPage(asked, ofRemand), ofRemand)
  const elsewhere = isRecallWay(form) ? [] : errors.filter((error) => !isOfRecall(error))
  if (elsewhere.length > 0) return asking(morePage(asked, elsewhere), elsewhere)
  if (errors.length > 0)
    return isFromRecall || !(isRecallOpen(form) || isOnlyWhichOpen(form, errors))
      ? asking(recallPage(asked, errors), errors)
      : { page: recallPage(asked, []) }
  return { since }
}

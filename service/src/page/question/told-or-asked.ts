import { noDatePage } from '../answer/no-date-page.ts'
import type { Next } from '../routing/page.ts'
import { asking } from './asking.ts'
import type { SentenceInput } from './case-input.ts'
import { courtPage } from './court-page.ts'
import { detailPage } from './detail-page.ts'
import type { FieldError } from './field-errors.ts'
import { courtIn, type FormState, sentenceIn } from './form-state.ts'
import { isRecallWay } from './form-values.ts'
import { furtherOf, isAnswered } from './further.ts'
import { morePage } from './more-page.ts'
import { isRecalledOnTag, noDateFor } from './no-date.ts'
import { offencePage } from './offence-page.ts'
import { recallPage } from './recall-page.ts'
import { isOfRecall, isOnlyWhichOpen, isRecallOpen } from './recall-said.ts'
import { type SinceThen, sinceThenIn } from './since-then.ts'

/** The sentence that both pages told; or the page on which something is to be put right, or why there is no date. */
export function afterOffence(asked: FormState): { readonly sentence: SentenceInput } | Next {
  const refused = noDateFor(asked.form)
  if (refused !== null) return { page: noDatePage(refused, asked) }
  const inCourt: FieldError[] = []
  const court = courtIn(asked, inCourt)
  if (court === null || inCourt.length > 0) return asking(courtPage(asked, inCourt), inCourt)
  const errors: FieldError[] = []
  const sentence = sentenceIn(asked, errors)
  if (sentence === null || errors.length > 0) return asking(offencePage(asked, court, errors), errors)
  const further = furtherOf(asked, sentence)
  return isAnswered(asked.form, further) ? { sentence } : { page: detailPage(asked, further, []) }
}

export const isSentence = (
  read: { readonly sentence: SentenceInput } | Next,
): read is { readonly sentence: SentenceInput } => 'sentence' in read

/** What has happened since the sentences; or the page on which it is to be put right, or why there is no date. A recall that
 *  was only named is asked about before anything is wrong with it. */
export function afterSince(
  asked: FormState,
  isFromRecall: boolean,
  given: readonly FieldError[] = [],
): { readonly since: SinceThen } | Next {
  const { form } = asked
  const errors: FieldError[] = [...given]
  const since = sinceThenIn(form, asked.others, errors)
  const elsewhere = isRecallWay(form) ? [] : errors.filter((error) => !isOfRecall(error))
  if (elsewhere.length > 0) return asking(morePage(asked, elsewhere), elsewhere)
  if (errors.length > 0)
    return isFromRecall || !(isRecallOpen(form) || isOnlyWhichOpen(form, errors))
      ? asking(recallPage(asked, errors), errors)
      : { page: recallPage(asked, []) }
  return isRecalledOnTag(form) ? { page: noDatePage('recalled_on_tag', asked) } : { since }
}

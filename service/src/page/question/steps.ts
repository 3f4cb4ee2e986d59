import type { Day } from '@requisite/law'
import { parametersOf } from '../../http/query.ts'
import type { Query } from '../../http/route.ts'
import { noDatePage } from '../answer/no-date-page.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { type Asked, courtIn, mostSentences, placed, sentenceIn } from './asked.ts'
import { changePage, isAbout } from './change-page.ts'
import { courtPage } from './court-page.ts'
import { type CourtSaid, courtSaidIn } from './court-said.ts'
import { detailPage, furtherOf, isAnswered } from './detail-page.ts'
import type { FieldError } from './field-errors.ts'
import {
  type FieldName,
  type FormValues,
  fieldNames,
  formValuesOf,
  isRecallWay,
  textAt,
} from './form-values.ts'
import { morePage } from './more-page.ts'
import { isRecalledOnTag, noDateFor } from './no-date.ts'
import { offencePage } from './offence-page.ts'
import { recallPage } from './recall-page.ts'
import { isOfRecall, isOnlyWhichOpen, isRecallOpen } from './recall-said.ts'
import { countsFrom, inserted, sameCountsPage } from './same-counts.ts'
import { sentenceQuery } from './sentence-query.ts'
import { sentencesPage } from './sentences-page.ts'
import { anotherIn, type SinceThen, sinceThenIn } from './since-then.ts'
import type { More } from './since-ticks.ts'
import type { ToldSentence } from './told.ts'

/** A page to show, with its status; an address to go to; or one to send the same form on to. */
export type Next =
  | { readonly page: PageContent; readonly status?: number }
  | { readonly location: string }
  | { readonly sendOnTo: string }

const asking = (page: PageContent, errors: readonly FieldError[]): Next =>
  errors.length === 0 ? { page } : { page, status: 422 }

const emptyForm = formValuesOf({})

/** What was said about the time since the sentences, which belongs to all of them. */
const sinceNames: readonly FieldName[] = fieldNames.slice(
  fieldNames.indexOf('added'),
  fieldNames.indexOf('regimeId'),
)
const sinceOnly = (form: FormValues): FormValues => ({
  ...emptyForm,
  ...Object.fromEntries(sinceNames.map((name) => [name, form[name]])),
})

const unreadable: FieldError = {
  field: 'kind',
  box: 'kind',
  message: 'The sentences could not be read. Enter them again.',
}

/** The start, where what came along with a page cannot be read. */
export const startAgain: Next = asking(courtPage({ form: emptyForm, others: [], at: 1 }, [unreadable]), [
  unreadable,
])

/** After the first page: the second, or what is to be put right, or why there is no date. */
export function afterCourt(asked: Asked, query: Query): Next {
  const refused = noDateFor(asked.form)
  if (refused !== null) return { page: noDatePage(refused, asked) }
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

/** The list, or what is asked only where it decides. */
function afterDetail(asked: Asked, sentence: ToldSentence): Next {
  const further = furtherOf(asked, sentence)
  return isAnswered(asked.form, further)
    ? listWith(asked, sentence)
    : { page: detailPage(asked, further, []) }
}

/** What is asked only where it decides, again. */
export function detail(asked: Asked): Next {
  const sentence = sentenceIn(asked, [])
  return sentence === null
    ? afterCourt(asked, {})
    : { page: detailPage(asked, furtherOf(asked, sentence), []) }
}

/** The list with a sentence in its place. Where it was several that are the same, they all are changed. */
function listWith(asked: Asked, sentence: ToldSentence): Next {
  const { others, at, form } = asked
  const all = placed(asked, sentence)
  const copies = Array.from(
    { length: Math.min(Number(form.copies) || 0, mostSentences - all.length) },
    () => sentence,
  )
  return list(inserted(all, at, copies), at > others.length ? unchosen(form) : form)
}

/** The sentence that both pages told; or the page on which something is to be put right, or why there is no date. */
export function afterOffence(asked: Asked): { readonly sentence: ToldSentence } | Next {
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

const isSentence = (
  read: { readonly sentence: ToldSentence } | Next,
): read is { readonly sentence: ToldSentence } => 'sentence' in read

/** What has happened since the sentences; or the page on which it is to be put right, or why there is no date. A recall that
 *  was only named is asked about before anything is wrong with it. */
function afterSince(
  asked: Asked,
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

function afterMore(asked: Asked, isFromRecall: boolean): Next {
  const read = afterOffence(asked)
  if (!isSentence(read)) return read
  const errors: FieldError[] = []
  const another = isRecallWay(asked.form) ? 'no' : anotherIn(asked.form, errors)
  const found = afterSince(asked, isFromRecall, errors)
  if (!('since' in found)) return found
  const told = { sentences: [read.sentence], ...found.since }
  if (told.recall !== null && another !== 'yes') return list(told.sentences, asked.form)
  if (another !== 'yes') return { sendOnTo: paths.answer }
  return {
    page: courtPage(addition([{ ...read.sentence, unsure: withoutOthers(read.sentence) }], asked.form), []),
  }
}

/** What is asked of a sentence of which nothing could be read. */
const unknownCourt: CourtSaid = {
  kind: null,
  start: 0 as Day,
  length: { years: 1, months: 0, weeks: 0, days: 0 },
  extension: null,
}

const withoutOthers = ({ unsure }: ToldSentence) => unsure.filter((about) => about !== 'others')

/** The questions about one more sentence. The age starts from the first answer. */
const addition = (others: readonly ToldSentence[], form: FormValues): Asked => ({
  form: { ...sinceOnly(form), sameDay: 'yes', ageAtConviction: others[0]?.age ?? '' },
  others,
  at: others.length + 1,
})

/** The questions about a sentence that was told, filled in. */
const change = (others: readonly ToldSentence[], at: number, form: FormValues): Asked => {
  const sentence = others[at - 1] as ToldSentence
  const since = Object.fromEntries(sinceNames.map((name) => [name, form[name]]))
  const sameDay = at > 1 && sentence.start === others[0]?.start ? 'yes' : ''
  return { form: { ...formValuesOf(parametersOf(sentenceQuery(sentence))), ...since, sameDay }, others, at }
}

/** The list of the sentences, or what is to be put right in what happened since. */
function list(others: readonly ToldSentence[], form: FormValues, isFromRecall = false): Next {
  const asked: Asked = { form: sinceOnly(form), others, at: others.length + 1 }
  const found = afterSince(asked, isFromRecall)
  return 'since' in found ? { page: sentencesPage(asked, { sentences: others, ...found.since }) } : found
}

/** The list without a sentence. The first that followed it is asked about again; how others run that did is not known. */
function without(others: readonly ToldSentence[], removed: number, form: FormValues): Next {
  const renumbered = (follows: number | null): number | null =>
    follows === null || follows === removed ? null : follows > removed ? follows - 1 : follows
  const kept = others
    .filter((_, i) => i + 1 !== removed)
    .map((sentence, i): ToldSentence => {
      const isLoose = i > 0 && sentence.follows === removed
      const unsure = isLoose ? [...sentence.unsure, 'runs' as const] : sentence.unsure
      return { ...sentence, follows: renumbered(sentence.follows), unsure }
    })
  if (kept.length === 0) return { location: paths.question }
  const follower = others.findIndex(({ follows }) => follows === removed) + 1
  const at = follower > removed ? follower - 1 : follower
  if (follower === 0 || at === 1) return list(kept, form)
  const message = `Sentence ${at} followed the one you removed. Say how sentence ${at} runs now.`
  const errors = [{ field: 'runs', box: 'runs', message }]
  const asked = change(kept, at, form)
  return asking(courtPage({ ...asked, form: { ...asked.form, runs: '' } }, errors), errors)
}

/** Which sentence a button names, and how many from it on that are the same; 0 for none. */
function numberAt(query: Query, name: string, others: readonly ToldSentence[]): number {
  const number = Number(textAt(query, name).split('-')[0])
  return Number.isInteger(number) && number >= 1 && number <= others.length ? number : 0
}

function countAt(query: Query, name: string, from: number, others: readonly ToldSentence[]): number {
  const count = Number(textAt(query, name).split('-')[1] ?? 1)
  return Number.isInteger(count) && count >= 1 && from + count - 1 <= others.length ? count : 1
}

/** From the third page, from the second of one among several, or from the list itself. */
export function sentences(asked: Asked, query: Query): Next {
  const { others, form } = asked
  const isFromRecall = textAt(query, 'fromRecall') !== ''
  if (others.length === 0) return afterMore(asked, isFromRecall)
  const removed = numberAt(query, 'remove', others)
  if (removed > 0) {
    const same = countAt(query, 'remove', removed, others) - 1
    return without(others.toSpliced(removed, same), removed, unchosen(form))
  }
  if (textAt(query, 'list') !== '') return list(others, form, isFromRecall)
  const read = afterOffence(asked)
  if (!isSentence(read)) return read
  return listWith(asked, read.sentence)
}

/** Where the sentences are others than before, it is asked again which of them the recall is for. */
const unchosen = (form: FormValues): FormValues => ({ ...form, recallFor: '' })

/** The questions about one of several sentences: a new one, one to change, or back from its second page. */
export function oneSentence(asked: Asked, query: Query): Next {
  const { others, form } = asked
  const changed = numberAt(query, 'change', others)
  if (changed > 0) {
    // Of several that are the same one is changed, and the others are made of it again.
    const same = countAt(query, 'change', changed, others)
    const kept = change(others.toSpliced(changed, same - 1), changed, form)
    return {
      page: courtPage({ ...kept, form: { ...kept.form, copies: same > 1 ? String(same - 1) : '' } }, []),
    }
  }
  const same = others[numberAt(query, 'sameOffence', others) - 1]
  if (same !== undefined)
    return {
      page: courtPage({ ...asked, form: { ...form, offenceKey: same.offenceKey ?? '', ...noOffence } }, []),
    }
  return { page: courtPage(textAt(query, 'add') === '' ? asked : addition(others, form), []) }
}

const noOffence = { offenceTyped: '', offenceUnknown: '' }

/** One question by itself; what has happened since is a page of its own. */
export function oneQuestion(asked: Asked, query: Query): Next {
  const court = courtIn(asked, [])
  const page = court === null ? null : changePage(textAt(query, 'question'), asked, court, [])
  return page === null ? more(asked, query) : { page }
}

/** How many other counts are the same as a sentence of the list; or the list with them. */
export function sameCounts(asked: Asked, query: Query): Next {
  const { others, form } = asked
  const number = numberAt(query, 'same', others)
  const sentence = others[number - 1]
  if (sentence === undefined) return list(others, form)
  const typed = query.counts === undefined ? null : textAt(query, 'counts')
  const counts = typed === null ? null : countsFrom(typed, others.length)
  if (typeof counts !== 'number') {
    const errors = counts === null ? [] : [{ field: 'counts', box: 'counts', message: counts }]
    return asking(sameCountsPage(asked, number, typed ?? '', errors), errors)
  }
  const copies = Array.from({ length: counts }, () => sentence)
  return list(inserted(others, number, copies), unchosen(form))
}

/** What a button asks one row more of. */
const moreAt = (query: Query): More =>
  (['added', 'away'] as const).find((what) => what === textAt(query, 'more')) ?? null

/** The third page of questions. */
export const more = (asked: Asked, query: Query): Next =>
  isRecallWay(asked.form) ? recall(asked, query) : lastPage(morePage, asked, query)

/** The questions about a recall. */
export const recall = (asked: Asked, query: Query): Next => lastPage(recallPage, asked, query)

function lastPage(page: typeof morePage, asked: Asked, query: Query): Next {
  const shown = { page: page(asked, [], moreAt(query)) }
  if (asked.others.length > 0) return shown
  const read = afterOffence(asked)
  return isSentence(read) ? shown : read
}

/** The page on which something of a link, or of what came with it, is to be put right. What was changed by itself is put right by
 *  itself. */
export function putRight(asked: Asked, errors: readonly FieldError[], question: string): Next {
  const court = courtSaidIn(asked.form, [])
  const page = isAbout(question, errors) ? changePage(question, asked, court ?? unknownCourt, errors) : null
  if (page !== null) return asking(page, errors)
  if (asked.others.length > 0) return list(asked.others, asked.form)
  const read = afterOffence(asked)
  if (!isSentence(read)) return read
  const found = afterSince(asked, false)
  return 'since' in found ? { page: morePage(asked, []) } : found
}

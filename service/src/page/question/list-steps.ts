import type { Query } from '../../http/route.ts'
import { paths } from '../link.ts'
import type { Next } from '../routing/page.ts'
import { followedBy, type ToldSentence } from '../told/told.ts'
import { asking } from './asking.ts'
import { courtPage } from './court-page.ts'
import { furtherErrors, furtherOf } from './deciding-facts.ts'
import { detailPage } from './deciding-facts-page.ts'
import type { FieldError } from './field-errors.ts'
import { courtIn, type FormState, mostSentences, placed, sentenceIn } from './form-state.ts'
import { type FormValues, isFromTag, isRecallWay, textAt } from './form-values.ts'
import { afterOffence, afterSince, isFromFurther, isSentence } from './next-question.ts'
import { offencePage } from './offence-page.ts'
import {
  addition,
  change,
  countAt,
  movedBehind,
  movedWithout,
  numberOfSentence,
  sinceOnly,
  unchosen,
} from './one-of-several.ts'
import { renumbered } from './remand-said.ts'
import { countsFrom, inserted, sameCountsPage } from './same-counts.ts'
import { sentencesPage } from './sentences-page.ts'
import { anotherIn } from './since-sentence.ts'

/** The list of the sentences, or what is to be put right in what happened since. */
export function list(others: readonly ToldSentence[], form: FormValues, isFromRecall = false): Next {
  const asked: FormState = { form: sinceOnly(form), others, at: others.length + 1 }
  const found = afterSince(asked, isFromRecall)
  return 'since' in found ? { page: sentencesPage(asked, { sentences: others, ...found.since }) } : found
}

/** The list with a sentence in its place. Where it was several that are the same, they all are changed. */
function listWith(asked: FormState, sentence: ToldSentence): Next {
  const { others, at, form } = asked
  const all = placed(asked, sentence)
  const copies = Array.from(
    { length: Math.min(Number(form.copies) || 0, mostSentences - all.length) },
    () => sentence,
  )
  const moved = renumbered(form, movedBehind(at, copies.length))
  return list(inserted(all, at, copies), at > others.length ? unchosen(moved) : moved)
}

/** The list, or what is asked only where it decides. */
export function afterDetail(asked: FormState, sentence: ToldSentence): Next {
  const further = furtherOf(asked, sentence)
  return furtherErrors(asked.form, further).length === 0
    ? listWith(asked, sentence)
    : { page: detailPage(asked, further, []) }
}

/** The list without a sentence. The first that followed it is asked about again; how others run that did is not known. */
function without(others: readonly ToldSentence[], removed: number, form: FormValues): Next {
  const kept = others
    .filter((_, i) => i + 1 !== removed)
    .map((sentence, i): ToldSentence => {
      const { consecutiveTo: _, ...loose } = sentence
      const follows = followedBy(sentence)
      if (follows === removed) return i > 0 ? { ...loose, howItRuns: 'unknown' } : loose
      return follows === null || follows < removed
        ? sentence
        : { ...sentence, consecutiveTo: String(follows - 1) }
    })
  if (kept.length === 0) return { location: paths.question }
  const follower = others.findIndex((sentence) => followedBy(sentence) === removed) + 1
  const at = follower > removed ? follower - 1 : follower
  if (follower === 0 || at === 1) return list(kept, form)
  const message = `Sentence ${at} followed the one you removed. Say how sentence ${at} runs now.`
  const errors = [{ field: 'runs', box: 'runs', message }]
  const asked = change(kept, at, form)
  return asking(courtPage({ ...asked, form: { ...asked.form, runs: '' } }, errors), errors)
}

/** The offence and the age, where they had not been asked before it was said that the recall was from a tag; null where they were
 *  told. */
function offenceAfterTag(asked: FormState): Next | null {
  const [inCourt, left]: [FieldError[], FieldError[]] = [[], []]
  const court = courtIn(asked, inCourt)
  if (court === null || inCourt.length > 0 || !isFromTag(asked.form)) return null
  sentenceIn(asked, left)
  return left.length === 0 ? null : { page: offencePage(asked, court, []) }
}

function afterMore(asked: FormState, isFromRecall: boolean): Next {
  const read = afterOffence(asked)
  if (!isSentence(read)) return (isFromRecall ? offenceAfterTag(asked) : null) ?? read
  const errors: FieldError[] = []
  const another = isRecallWay(asked.form) ? 'no' : anotherIn(asked.form, errors)
  const found = afterSince(asked, isFromRecall, errors)
  if (!('since' in found)) return found
  const told = { sentences: [read.sentence], ...found.since }
  if (told.recall !== null && another !== 'yes') return list(told.sentences, asked.form)
  if (another !== 'yes') return { sendOnTo: paths.answer }
  return {
    page: courtPage(addition([read.sentence], asked.form), []),
  }
}

/** From the third page, from the second of one among several, or from the list itself. */
export function sentences(asked: FormState, query: Query): Next {
  const { others, form } = asked
  const isFromRecall = textAt(query, 'fromRecall') !== ''
  if (others.length === 0) return afterMore(asked, isFromRecall)
  const removed = numberOfSentence(query, 'remove', others)
  if (removed > 0) {
    const same = countAt(query, 'remove', removed, others) - 1
    const now = movedWithout(removed, same + 1)
    return without(others.toSpliced(removed, same), removed, unchosen(form, now))
  }
  if (textAt(query, 'list') !== '') return list(others, form, isFromRecall)
  const read = afterOffence(asked, isFromFurther(query))
  if (!isSentence(read)) return read
  return listWith(asked, read.sentence)
}

const noOffence = { offenceTyped: '', offenceUnknown: '' }

/** The questions about one of several sentences: a new one, one to change, or back from its second page. */
export function oneSentence(asked: FormState, query: Query): Next {
  const { others, form } = asked
  const changed = numberOfSentence(query, 'change', others)
  if (changed > 0) {
    // Of several that are the same one is changed, and the others are made of it again.
    const same = countAt(query, 'change', changed, others)
    const moved = renumbered(form, movedWithout(changed + 1, same - 1))
    const kept = change(others.toSpliced(changed, same - 1), changed, moved)
    return {
      page: courtPage({ ...kept, form: { ...kept.form, copies: same > 1 ? String(same - 1) : '' } }, []),
    }
  }
  const same = others[numberOfSentence(query, 'sameOffence', others) - 1]
  if (same !== undefined)
    return {
      page: courtPage({ ...asked, form: { ...form, offenceKey: same.offenceKey ?? '', ...noOffence } }, []),
    }
  return { page: courtPage(textAt(query, 'add') === '' ? asked : addition(others, form), []) }
}

/** How many other counts are the same as a sentence of the list; or the list with them. */
export function sameCounts(asked: FormState, query: Query): Next {
  const { others, form } = asked
  const number = numberOfSentence(query, 'same', others)
  const sentence = others[number - 1]
  if (sentence === undefined) return list(others, form)
  const typed = query.counts === undefined ? null : textAt(query, 'counts')
  const counts = typed === null ? null : countsFrom(typed, others.length)
  if (typeof counts !== 'number') {
    const errors = counts === null ? [] : [{ field: 'counts', box: 'counts', message: counts }]
    return asking(sameCountsPage(asked, number, typed ?? '', errors), errors)
  }
  const copies = Array.from({ length: counts }, () => sentence)
  return list(inserted(others, number, copies), unchosen(form, movedBehind(number, counts)))
}

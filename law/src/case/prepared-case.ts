import type { Day } from '../calendar/day.ts'
import { daysFrom } from '../calendar/term.ts'
import type { AtLarge, Award, Case, CaseSentence, TimeAtLarge } from '../custody/case.ts'
import { type Links, linksOf } from '../custody/chain.ts'
import type { StagedChange } from '../custody/change.ts'
import { type GovernedSentence, governedSentence, isGovernedAsBefore } from '../custody/governed-sentence.ts'
import { noAwards } from '../custody/group.ts'
import { remandInput } from '../custody/remand-walk.ts'
import type { TimelineInput } from '../custody/timeline.ts'
import type { CaseRefusal, RefusedCase } from '../facts/refusal.ts'
import type { View } from '../sentence/reached-layers.ts'
import { reformView, sameLaw } from '../sentence/reform.ts'
import { changesOf } from './at-large-on-eve.ts'
import { isOf247A, settle247A } from './before-247a.ts'
import { refusalsOfMixedChains } from './mixed-chains.ts'
import { besideLife, ordersBesideRecall } from './orders/refusals.ts'
import { isPlainPart, refusalsOfOldTerms, refusalsOfParts } from './refusals.ts'

/** A case before the days are walked through: what governs its sentences, and the changes of law that can meet it. */
export interface PreparedCase {
  readonly case: Case
  readonly input: TimelineInput
  readonly changes: readonly StagedChange[]
}

/** A prepared case with some of its facts otherwise, and the law with them. Sentences go by identity (isGovernedAsBefore): a view
 *  reaches only those that are new objects, so who edits copies every sentence in doubt, also where no fact of it changes. */
export const edited = (before: PreparedCase, edit: Partial<Case>, view?: View): PreparedCase | RefusedCase =>
  preparedCase({ ...before.case, ...edit }, before, view)

/** Finds what governs each sentence of a case, or why it cannot be worked out as it stands. Of a case that was another before, what does
 *  not turn on what is otherwise is governed as it was. */
export function preparedCase(
  question: Case,
  before: PreparedCase | null = null,
  view: View = sameLaw,
): PreparedCase | RefusedCase {
  const { sentences } = question
  const reformed = reformView(question.reforms)
  const viewed: View = (layers, id) => view(reformed(layers, id), id)
  const links = linksOf(sentences)
  if ('refusals' in links) return links
  const known = before !== null && isOfSameLaw(question, before.case) ? before.input.parts : []
  // V8 makes another kind of list of `map` before it has compiled it than after, and gives up every function that reads the list.
  // Filled by push, the lists that all of a case reads are of one kind: in 60,000 cases 45 functions are given up in place of 91.
  // The server's share of cf3e9e7 was 0.82 against 0.73, 0.77 against 0.73 and 0.76 against 0.71; a warm loop shows no difference.
  const parts: GovernedSentence[] = []
  for (const at of links.order) {
    const sentence = sentences[at] as CaseSentence
    const same = known.find((part) => part.at === at && isGovernedAsBefore(part, sentence, question))
    parts.push(same ?? governedSentence(sentence, at, question, viewed))
  }
  const settled = parts.some(isOf247A) ? settledCase(question, parts, links, viewed) : parts
  const unfit = unfitOf(question, settled, links)
  if (unfit.length > 0) return { refusals: unfit }
  const input = inputWith(question, settled, links)
  return { case: question, input, changes: changesOf(question, settled) }
}

/** Whether the same law is asked for, and the person is of the same age. */
const isOfSameLaw = ({ law, dateOfBirth }: Case, before: Case): boolean =>
  law === before.law && dateOfBirth === before.dateOfBirth

/** The same parts with what section 247A reaches: found by the first release, before any recall. */
function settledCase(
  question: Case,
  parts: readonly GovernedSentence[],
  links: Links,
  view: View,
): readonly GovernedSentence[] {
  const inputOf = (some: readonly GovernedSentence[]): TimelineInput | null =>
    unfitOf({ recall: null }, some, links).length > 0 ? null : inputWith(question, some, links)
  return settle247A(question, parts, inputOf, ({ sentence, at }, under247A) =>
    governedSentence(sentence, at, question, view, under247A),
  )
}

function inputWith(question: Case, parts: readonly GovernedSentence[], links: Links): TimelineInput {
  // Nobody is in prison for what they are on licence from.
  const { startDate: first } = (
    parts.find(({ sentence }) => !sentence.onLicence) ?? (parts[0] as GovernedSentence)
  ).sentence
  return {
    parts,
    links,
    awards: awardsOf(question, first),
    atLarge: apart(question.unlawfullyAtLarge),
    recall: null,
    returned: question.recall?.returnToCustodyDate ?? question.recall?.recallDate ?? null,
    remand: remandInput(question, parts),
    sharesMinimumTerms: true,
    isLetOutBefore: true,
  }
}

/** Why these sentences cannot be worked out together, before anything is counted. */
function unfitOf(
  { recall }: Pick<Case, 'recall'>,
  parts: readonly GovernedSentence[],
  links: Links,
): readonly CaseRefusal[] {
  if (parts.every(isPlainPart)) return []
  const ofOrders = [...besideLife(parts), ...(recall === null ? [] : ordersBesideRecall(parts))]
  if (ofOrders.length > 0) return ofOrders
  return [...refusalsOfParts(parts), ...refusalsOfMixedChains(parts, links), ...refusalsOfOldTerms(parts)]
}

/** One number of added days is an award on the first day of sentence. What is given back on the day of an award comes after it,
 *  whatever the order of the list. */
function awardsOf({ addedDays }: Case, first: Day): readonly Award[] {
  if (addedDays === 0) return noAwards
  return typeof addedDays === 'number'
    ? [{ date: first, days: addedDays }]
    : [...addedDays].sort((a, b) => a.date - b.date || b.days - a.days)
}

/** Times at large in order and apart: a day in two of them counts once. */
function apart(periods: readonly AtLarge[]): readonly TimeAtLarge[] {
  const sorted = [...periods].sort((a, b) => a.fromDate - b.fromDate)
  const result: TimeAtLarge[] = []
  let counted = Number.NEGATIVE_INFINITY
  for (const { fromDate: first, toDate: last, why } of sorted) {
    if (last <= counted) continue
    const from = Math.max(first, counted + 1) as Day
    result.push({ fromDate: from, toDate: last, why, days: daysFrom(from, last) })
    counted = last
  }
  return result
}

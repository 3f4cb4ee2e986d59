import type { Day } from '../calendar/day.ts'
import { daysFrom } from '../calendar/term.ts'
import type { TimeAtLarge } from '../custody/case.ts'
import { type AtLarge, type Award, type Case, type CaseSentence, isFixed } from '../custody/case.ts'
import { type Links, linksOf } from '../custody/chain.ts'
import { type Change, changesFor } from '../custody/change.ts'
import { custodyTimeline } from '../custody/custody-timeline.ts'
import { type GovernedSentence, governedSentence } from '../custody/governed-sentence.ts'
import { noAwards } from '../custody/group.ts'
import { licenceOf } from '../custody/licence.ts'
import { isOfLicence } from '../custody/minimum-term.ts'
import { isRunOfOrders } from '../custody/orders/kinds.ts'
import { remandCount, remandInput } from '../custody/remand-walk.ts'
import type { Run } from '../custody/run.ts'
import { endOf } from '../custody/run-days.ts'
import type { Timeline, TimelineInput } from '../custody/timeline.ts'
import type { CaseRefusal } from '../facts/refusal.ts'
import type { View } from '../sentence/reached-layers.ts'
import { reformView, sameLaw } from '../sentence/reform.ts'
import type { ReleaseDays } from '../tables/alternative-codes.ts'
import type { CaseAnswer } from './answer.ts'
import { lastRelease, leavingOf, sentencesOf, stagesOf } from './answer-parts.ts'
import { isOf247A, settle247A } from './before-247a.ts'
import { datesOf } from './dates.ts'
import { type Due, governingRun, paroleOfCase, typeOfRelease } from './governing-run.ts'
import { refusalsOfMixedChains } from './mixed-chains.ts'
import { besideLife, ordersBesideRecall } from './orders/refusals.ts'
import { wholeOfCase } from './orders/totals.ts'
import { daysAfterRecall, inputAfterRecall, recalledAnswer } from './recall/answer.ts'
import { refusalsOfKinds } from './recall/refusals.ts'
import { isPlain, refusalsOfOldTerms, refusalsOfParts, refusalsOfWalk } from './refusals.ts'
import { duesOf, runsOf } from './runs.ts'
import { totalsAfterMinimumTerms } from './totals.ts'
import { caseWarnings } from './warnings/warnings.ts'

export type Refused = { readonly refusals: readonly CaseRefusal[] }

/** Works out a case that was prepared, and says nothing yet of what is in doubt. */
export function preparedAnswer(question: Case, prepared: PreparedCase): CaseAnswer | Refused {
  const timeline = walkCase(question, prepared)
  if ('refusals' in timeline) return timeline
  const { input, changes, result } = timeline
  if (input.recall !== null) return recalledAnswer(question, input, input.recall, changes, result)
  const refusals = refusalsOfWalk(question, input, result)
  return refusals.length > 0 ? { refusals } : answer(question, input, changes, result)
}

/** The days of release of an answer, and its letters on demand. */
export interface DaysUnder extends ReleaseDays {
  readonly releaseType: () => CaseAnswer['releaseType']
}

/** The days of release of such an answer and nothing else of it; null where it cannot be worked out. */
export function preparedDays(question: Case, prepared: PreparedCase): DaysUnder | null {
  const timeline = walkCase(question, prepared)
  if ('refusals' in timeline) return null
  const { input, result } = timeline
  if (input.recall !== null) {
    const days = daysAfterRecall(question, input, input.recall, result)
    const releaseType = () => (preparedAnswer(question, prepared) as CaseAnswer).releaseType
    return days === null ? null : { ...days, releaseType }
  }
  if (refusalsOfWalk(question, input, result).length > 0) return null
  const indeterminate = totalsAfterMinimumTerms(result.runs, input.halfOf)
  if (indeterminate !== null)
    return { release: null, paroleEligibility: indeterminate.paroleEligibility, releaseType: () => null }
  const runs = duesOf(result.runs)
  const governing = governingRun(runs)
  return {
    release: governing.release,
    paroleEligibility: paroleOfCase(runs).paroleEligibility,
    releaseType: () => lettersOf(governing, result.runs),
  }
}

/** The letters of a release: of an order where it holds the person longest. */
function lettersOf({ isOrder, release }: Due, runs: readonly Run[]): CaseAnswer['releaseType'] {
  if (isOrder) return 'MTD'
  const licences = runs.filter((run) => !isRunOfOrders(run)).map((run) => licenceOf(run, endOf(run)))
  return typeOfRelease(licences, release)
}

/** The last day in custody and nothing else of an answer; null where it cannot be worked out. Not for minimum terms. */
export function releaseOfCase(question: Case): Day | null {
  const prepared = preparedCase(question, sameLaw)
  const timeline = 'refusals' in prepared ? prepared : walkCase(question, prepared)
  if ('refusals' in timeline) return null
  const { input, result } = timeline
  if (input.recall !== null) return daysAfterRecall(question, input, input.recall, result)?.release ?? null
  return refusalsOfWalk(question, input, result).length > 0 ? null : lastRelease(result)
}

/** What a case is before the days are walked through, and the changes of law that can meet it. */
export interface PreparedCase {
  readonly input: TimelineInput
  readonly changes: readonly Change[]
}

/** The case as it was walked through, or why it cannot be. */
interface CaseTimeline extends PreparedCase {
  readonly result: Timeline
}

function walkCase(question: Case, { input, changes }: PreparedCase): CaseTimeline | Refused {
  if (question.recall === null) return { input, changes, result: custodyTimeline(input, changes) }
  const recalled = inputAfterRecall(question, input, changes)
  return 'refusals' in recalled
    ? recalled
    : { input: recalled, changes, result: custodyTimeline(recalled, changes) }
}

/** Finds what governs each sentence of a case, or why it cannot be worked out as it stands. Of a case that was prepared before
 *  something of its sentences was changed, those that were not are governed as they were. */
export function preparedCase(
  question: Case,
  view: View,
  before: PreparedCase | null = null,
): PreparedCase | Refused {
  const { sentences, reforms } = question
  // unseen: Only spares work: without a reform the law is the same.
  const viewed = reforms.length === 0 ? view : reformedView(reforms, view)
  const links = before?.input.links ?? linksOf(sentences)
  if ('refusals' in links) return links
  // V8 makes another kind of list of `map` before it has compiled it than after, and gives up every function that reads the list.
  // Filled by push, the lists that all of a case reads are of one kind: in 60,000 cases 45 functions are given up in place of 91.
  // The server's share of cf3e9e7 was 0.82 against 0.73, 0.77 against 0.73 and 0.76 against 0.71; a warm loop shows no difference.
  const parts: GovernedSentence[] = []
  for (const at of links.order) {
    const sentence = sentences[at] as CaseSentence
    const known = before?.input.parts[parts.length]
    parts.push(known?.sentence === sentence ? known : governedSentence(sentence, at, question, viewed))
  }
  // unseen: Only spares work: where section 247A governs nothing, nothing is settled.
  const settled = parts.some(isOf247A) ? settledCase(question, parts, links, viewed) : parts
  const unfit = unfitOf(question, settled, links)
  if (unfit.length > 0) return { refusals: unfit }
  const input = inputWith(question, settled, links)
  return { input, changes: isFixed(question.law) ? [] : changesFor(settled) }
}

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
  const { startDate: first } = (parts.find(({ sentence }) => !sentence.onLicence) as GovernedSentence)
    .sentence
  return {
    parts,
    figures: new Array(parts.length),
    links,
    awards: awardsOf(question, first),
    atLarge: apart(question.unlawfullyAtLarge),
    recall: null,
    remand: remandInput(question),
    halfOf: 'the custodial term',
  }
}

/** Why these sentences cannot be worked out together, before anything is counted. */
function unfitOf(
  { recall }: Pick<Case, 'recall'>,
  parts: readonly GovernedSentence[],
  links: Links,
): readonly CaseRefusal[] {
  // unseen: Only spares work: each reason is looked at again.
  if (recall === null && parts.every(isPlain)) return []
  const ofOrders = recall === null ? besideLife(parts) : ordersBesideRecall(parts)
  if (ofOrders.length > 0) return ofOrders
  return [
    ...(recall === null ? refusalsOfParts(parts) : refusalsBesideRecall(parts)),
    ...refusalsOfMixedChains(parts, links),
    ...refusalsOfOldTerms(parts),
  ]
}

function refusalsBesideRecall(parts: readonly GovernedSentence[]): readonly CaseRefusal[] {
  const ofKinds = refusalsOfKinds(parts)
  return ofKinds.length > 0 ? ofKinds : refusalsOfParts(parts)
}

function reformedView(reforms: Case['reforms'], view: View): View {
  const reformed = reformView(reforms)
  return (layers, id) => view(reformed(layers, id), id)
}

function answer(
  question: Case,
  input: TimelineInput,
  changes: readonly Change[],
  timeline: Timeline,
): CaseAnswer {
  const { parts } = input
  const runs = runsOf(timeline.runs)
  const held = runs.filter(({ isOnLicence }) => !isOnLicence)
  const heldTimeline = timeline.runs.filter((run) => !isOfLicence(run))
  const whole = totalsAfterMinimumTerms(heldTimeline, input.halfOf) ?? wholeOfCase(held)
  const leaving = leavingOf(parts, held, whole, question.dateOfBirth)
  const dates = datesOf(question, whole, held, { input, changes, timeline: heldTimeline }, leaving)
  return {
    case: question,
    release: whole.release,
    releaseType: whole.releaseType,
    releaseBasis: whole.releaseBasis,
    paroleEligibility: whole.paroleEligibility,
    paroleMovedBy: whole.paroleMovedBy,
    end: whole.end,
    endType: whole.endType,
    licenceEnd: whole.licenceEnd,
    decidedBy: whole.decidedBy,
    leaving,
    recalled: null,
    remand: remandCount(question, input, timeline),
    alternatives: null,
    stages: stagesOf(input, changes, timeline),
    runs,
    sentences: sentencesOf(timeline),
    warnings: caseWarnings({ question, input, parts, timeline, runs, whole, leaving, dates }),
    dates,
  }
}

/** One number of added days is an award on the first day of sentence. What is given back on the day of an award comes after it,
 *  whatever the order of the list. */
function awardsOf({ addedDays }: Case, first: Day): readonly Award[] {
  // unseen: Only spares work: an award of no days changes nothing.
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
  for (const { fromDate: first, toDate: last } of sorted) {
    // unseen: A time within another adds no day either way.
    if (last <= counted) continue
    const from = Math.max(first, counted + 1) as Day
    result.push({ fromDate: from, toDate: last, days: daysFrom(from, last) })
    counted = last
  }
  return result
}

import { type Fact, type Facts, personFacts, recallFacts, sentenceFacts } from '@requisite/law/internal'
import type { PageCase, PageRecall, PageSentence } from './told.ts'

type Pairs = readonly (readonly [name: string, value: string])[]

/** A value as a link has it; null where it says no more than nothing. */
export function textOf(fact: Fact, value: unknown): string | null {
  // A text of somebody's own stands in no link.
  if (value === null || value === undefined || fact.kind === 'text') return null
  if (fact.kind === 'flag' && value === false && fact.leftOut !== null) return null
  if (fact.kind === 'count' && value === 0) return null
  if (fact.kind === 'dates')
    return Object.entries(value)
      .map(([letters, day]) => `${letters}=${day}`)
      .join(' ')
  return Array.isArray(value) ? value.join('.') : String(value)
}

const pairsOf = (facts: Facts, told: object, named: (name: string) => string = (name) => name): Pairs =>
  Object.entries(facts).flatMap(([name, fact]) => {
    const text = textOf(fact, (told as Readonly<Record<string, unknown>>)[name])
    return text === null ? [] : [[named(name), text] as const]
  })

const sentencePairs = (sentence: PageSentence): Pairs => [
  ...pairsOf(sentenceFacts, sentence),
  ...(sentence.activated ? ([['activated', 'yes']] as const) : []),
  ...(sentence.unpaid === undefined ? [] : ([['unpaid', sentence.unpaid]] as const)),
  ...(sentence.offenceAmong === undefined ? [] : ([['offenceAmong', sentence.offenceAmong]] as const)),
  ...(sentence.partPaid ? ([['partPaid', 'yes']] as const) : []),
]

/** Names and values as a link has them. */
export const inText = (pairs: Pairs): string => new URLSearchParams(pairs.map((pair) => [...pair])).toString()

/** One sentence in the API's names, always in the same order: so it stands in a link, and so it is carried from page to page
 *  beside others. */
const sentenceQuery = (sentence: PageSentence): string => inText(sentencePairs(sentence))

/** The facts of a recall beside those of the case: as the columns of a file name them. */
export const recallNames: Readonly<Record<string, string>> = {
  type: 'recallType',
  sentenceIds: 'recallSentenceIds',
}

const recallPairs = (recall: PageRecall): Pairs => [
  ...pairsOf(recallFacts, recall, (name) => recallNames[name] ?? name),
  ...(recall.onTag ? ([['onTag', 'yes']] as const) : []),
]

/** What can happen more than once has a value for each time: its parts, with points between. */
const inParts = (name: string, ...parts: readonly (string | number | null | undefined)[]) =>
  [name, parts.slice(0, 1 + parts.findLastIndex((part) => (part ?? '') !== '')).join('.')] as const

const sincePairs = (told: PageCase): Pairs => [
  ...(told.remand ?? []).map(({ fromDate, toDate, sentenceIds, outcome }) =>
    inParts('remand', fromDate, toDate, outcome ?? sentenceIds?.join('+')),
  ),
  ...(told.otherCustody ?? []).map(({ fromDate, toDate, why, how }) =>
    inParts('otherCustody', fromDate, toDate, why, how),
  ),
  ...told.addedDays.map(({ days, date }) => inParts('addedDays', days, date)),
  ...told.unlawfullyAtLarge.map(({ fromDate, toDate, why }) =>
    inParts('unlawfullyAtLarge', fromDate, toDate, why),
  ),
  ...(told.recall === null ? [] : recallPairs(told.recall)),
  ...pairsOf(personFacts, told),
]

/** Everything that was told, as a link or a form has it: one sentence in its own names, several each as one value. */
export function toldPairs(told: PageCase): Pairs {
  const [first, ...others] = told.sentences
  return [
    ...(first !== undefined && others.length === 0
      ? sentencePairs(first)
      : told.sentences.map((sentence) => ['sentence', sentenceQuery(sentence)] as const)),
    ...sincePairs(told),
  ]
}

export const toldQuery = (told: PageCase): string => inText(toldPairs(told))

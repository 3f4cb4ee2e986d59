import {
  type CaseAnswer,
  type CaseSentence,
  type CreditName,
  caseAnswer,
  changedCase,
  type Day,
  daysInWords,
  type FieldChange,
  factWords,
  inWords,
  parseDay,
  type ReasonCode,
  type RecallType,
  type RegimeId,
  recallKinds,
  rulesInWords,
  type StatedReason,
} from '@requisite/law'
import { listed, sentencesNamed } from '../told/text.ts'
import type { Outcome } from './outcome.ts'
import { decidingRun } from './part-served.ts'

type Fact = Exclude<
  ReasonCode,
  'S_DAY_OF_LEAVING' | 'S_OTHER_DATE' | 'S_ADDED_DAYS' | 'S_AT_LARGE_DAYS' | 'S_CREDIT_DAYS'
>

/** What was otherwise, as a sentence without its first capital; the question that settles it, and why it may be right. */
interface Words {
  readonly was: (reason: StatedReason, outcome: Outcome) => string
  readonly ask: (reason: StatedReason, outcome: Outcome) => string
  readonly mayBe?: string
}

const first = ({ changes }: StatedReason): FieldChange => changes[0] as FieldChange
const dayIn = (reason: StatedReason): Day => parseDay(first(reason).value as string) as Day
const kindIn = (reason: StatedReason): string => recallKinds[first(reason).value as RecallType].phrase

/** "the 40 days on remand", and of which sentence where there are several. */
const credits = ({ changes }: StatedReason, outcome: Outcome): string =>
  listed(
    changes.map(({ place }) => {
      const { at, field } = place as { at: number; field: CreditName }
      const sentence = outcome.answer.case.sentences[at] as CaseSentence
      const of = outcome.told.sentences.length === 1 ? '' : ` of sentence ${sentence.id}`
      return `the ${daysInWords(sentence[field])} ${factWords.sentence[field].said}${of}`
    }),
  )

/** "the 36 days on remand from 5 October 2026 to 9 November 2026", or all of them. */
function remandDays({ changes: [from, to] }: StatedReason): string {
  if (to === undefined) return 'the days on remand'
  const [first, last] = [from as FieldChange, to].map(({ value }) => parseDay(value as string) as Day) as [
    Day,
    Day,
  ]
  return `the ${daysInWords(last - first + 1)} on remand from ${inWords(first)} to ${inWords(last)}`
}

/** How a count that begins on another day is said: by how many days, where it is a count from a sentence. */
function countBegan(reason: StatedReason, { answer }: Outcome): string {
  const { place } = first(reason)
  const began = dayIn(reason)
  if (place.in !== 'sentences') return `the count began on ${inWords(began)}.`
  const moved = began - (answer.case.sentences[place.at] as CaseSentence).startDate
  const by = Math.abs(moved) === 1 ? 'a day' : daysInWords(Math.abs(moved))
  return `the count began ${by} ${moved < 0 ? 'earlier' : 'later'}.`
}

const partsOf = (answer: CaseAnswer): string =>
  listed([...new Set(decidingRun(answer).custodyParts.map(({ fraction }) => fraction.phrase))])

/** Another part of the sentence, or other rules where the part is the same. */
function otherPart(reason: StatedReason, { answer, told }: Outcome): string {
  const changed = caseAnswer(changedCase(answer.case, reason.changes))
  const [theirs, ours] = ['refusals' in changed ? null : partsOf(changed), partsOf(answer)]
  const of = told.sentences.length === 1 ? '' : ` for ${sentencesNamed(reason.sentenceIds)}`
  return theirs === null || theirs === ours
    ? `other rules were used${of} (${rulesInWords[first(reason).value as RegimeId]}).`
    : `${theirs} was used in place of ${ours}${of}.`
}

const orders = ({ changes }: StatedReason, { answer }: Outcome): string =>
  listed(
    changes.map(({ place, value }) => {
      const { id } = answer.case.sentences[(place as { at: number }).at] as CaseSentence
      return `sentence ${id} was put after sentence ${value}`
    }),
  )

const whichPart = 'Which part did you use, and why?'
const whenNew = 'When do the new rules reach this sentence?'

const facts: Readonly<Record<Fact, Words>> = {
  S_CREDIT_NOT_COUNTED: {
    was: (reason, outcome) => `${credits(reason, outcome)} were left out.`,
    ask: (reason, outcome) => `Were ${credits(reason, outcome)} taken off?`,
    mayBe: 'the days may count for another case.',
  },
  S_REMAND_NOT_COUNTED: {
    was: (reason) => `${remandDays(reason)} were left out.`,
    ask: (reason) => `Were ${remandDays(reason)} taken off?`,
    mayBe: 'the person may have been serving something else then.',
  },
  S_SERVED_COUNTED: {
    was: () => 'days on remand were counted on which an earlier sentence was served.',
    ask: () => 'Which days on remand were taken off?',
    mayBe: 'the person may have been let out of the earlier sentence before.',
  },
  S_CREDIT_TWICE: {
    was: (reason, outcome) => `${credits(reason, outcome)} were counted twice.`,
    ask: (reason, outcome) => `How often were ${credits(reason, outcome)} taken off?`,
  },
  S_CREDIT_HALVED: {
    was: (reason, outcome) => `half of ${credits(reason, outcome)} was counted.`,
    ask: (reason, outcome) => `How many of ${credits(reason, outcome)} were taken off?`,
  },
  S_ADDED_NOT_COUNTED: {
    was: () => 'the added days were not counted.',
    ask: () => 'How many added days were counted?',
    mayBe: 'they may have been given back.',
  },
  S_AT_LARGE_NOT_COUNTED: {
    was: () => 'the days away were not counted.',
    ask: () => 'Which days away were counted?',
  },
  S_FIRST_DAY: { was: countBegan, ask: () => 'Which day did you count as day 1?' },
  S_RECALL_KIND: {
    was: (reason) => `it is ${kindIn(reason)}.`,
    ask: () => 'Which kind of recall is it?',
  },
  S_NO_RECALL: {
    was: () => 'the recall was left out. It is the first release date.',
    ask: () => 'Is this the date after the recall?',
  },
  S_BEFORE_ACT: { was: () => 'the new rules were not used yet.', ask: () => whenNew },
  S_WITHOUT_STAGE: { was: () => 'the new rules were used before their day.', ask: () => whenNew },
  S_EARLIER_LAW: {
    was: (reason) => `the law was used as it stood on ${inWords(dayIn(reason))}.`,
    ask: () => whichPart,
  },
  S_ONE_RUN: {
    was: ({ sentenceIds }) => `it is the date of ${sentencesNamed(sentenceIds)} alone.`,
    ask: () => 'Which sentences did you count?',
  },
  S_CONCURRENT: {
    was: ({ sentenceIds }) =>
      `${sentencesNamed(sentenceIds)} ${sentenceIds.length === 1 ? 'was' : 'were'} put at the same time as the others.`,
    ask: ({ sentenceIds }) =>
      `${sentenceIds.length === 1 ? 'Does' : 'Do'} ${sentencesNamed(sentenceIds)} run after another one?`,
  },
  S_CONSECUTIVE: {
    was: (reason, outcome) => `${orders(reason, outcome)}.`,
    ask: ({ sentenceIds }) =>
      `${sentenceIds.length === 1 ? 'Does' : 'Do'} ${sentencesNamed(sentenceIds)} run at the same time?`,
  },
  S_KIND: { was: otherPart, ask: () => whichPart },
}

const isFact = (code: ReasonCode): code is Fact => Object.hasOwn(facts, code)

/** A fact that gives the prison's date, in words; null where it names another date of the case, which is no explanation. */
export interface FactInWords {
  readonly was: string
  readonly ask: string
  readonly mayBe: string | null
}

export function factInWords(reason: StatedReason, outcome: Outcome): FactInWords | null {
  if (!isFact(reason.code)) return null
  const { was, ask, mayBe = null } = facts[reason.code]
  return { was: was(reason, outcome), ask: ask(reason, outcome), mayBe }
}

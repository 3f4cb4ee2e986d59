import { type Day, inWords, inWordsWithWeekday, parseDay } from '../calendar/day.ts'
import { daysIn } from '../calendar/spans.ts'
import { daysInWords } from '../calendar/term.ts'
import type { CaseAnswer } from '../case/answer.ts'
import { caseAnswer } from '../case/case-answer.ts'
import { decidingRun } from '../case/deciding-run.ts'
import { changedCase, type FieldChange } from '../case/stated/changed.ts'
import type { Stated, StatedReason } from '../case/stated/stated.ts'
import type { Case, CaseSentence, Recall } from '../custody/case.ts'
import { daysBetween } from '../custody/recall/recall-to-return.ts'
import { type CreditName, sentenceFacts } from '../facts/sentence.ts'
import { daysHidden, type RemandCount, type ServedTime } from '../remand/remand-count.ts'
import { type RecallType, recallKinds } from '../tables/recall-types.ts'
import { type RegimeId, regimeOf } from '../tables/regimes.ts'
import type { ReasonCode } from '../tables/stated-codes.ts'
import { listed, sentencesInWords } from './en/grammar.ts'
import { factWords } from './facts.ts'
import { dateName } from './key-dates.ts'
import { rulesInWords } from './rules-for-people.ts'

/** "the 35 days on remand of sentence A", for each credit that a reason changes; people are told which only of several. */
const creditsInWords = ({ changes }: StatedReason, { sentences }: Case, isForPeople = false): string =>
  listed(
    changes.map(({ place }) => {
      const { at, field } = place as { at: number; field: CreditName }
      const sentence = sentences[at] as CaseSentence
      const what = isForPeople ? factWords.sentence[field].said : sentenceFacts[field].credit.days
      const of = isForPeople && sentences.length === 1 ? '' : ` of sentence ${sentence.id}`
      return `the ${daysInWords(sentence[field])} ${what}${of}`
    }),
  )

/** "the 36 days on remand from 5 October to 9 November 2026", or all of them. */
function remandInWords({ changes: [from, to] }: StatedReason): string {
  if (to === undefined) return 'the days on remand'
  const [first, last] = [dayOf(from as FieldChange), dayOf(to)]
  const days = `the ${daysInWords(last - first + 1)} on remand`
  const [begun, ended] = [inWords(first), inWords(last)]
  if (first === last) return `${days}, ${ended},`
  const isOneYear = begun.slice(-4) === ended.slice(-4)
  return `${days} from ${isOneYear ? begun.slice(0, -5) : begun} to ${ended}`
}

/** "the 71 days on remand in which sentence A was served". */
function servedInWords(reason: StatedReason, { remand: count }: CaseAnswer): string {
  const remand = count as RemandCount
  const served = remand.served.find(({ fromDate }) => fromDate === dayOf(firstOf(reason))) as ServedTime
  const { sentenceIds: ids } = served
  const days = daysInWords(daysIn(daysHidden(remand, served)))
  return `the ${days} on remand in which ${sentencesInWords(ids)} ${ids.length === 1 ? 'was' : 'were'} served`
}

const timesAtLarge = {
  unlawfullyAtLarge: 'the times at large',
  unlawfullyAtLargeDays: 'the days at large between recall and return',
  unlawfullyAtLargeAfterReturnDays: 'the days at large since the return',
} as const

const firstOf = ({ changes }: StatedReason): FieldChange => changes[0] as FieldChange
const numberOf = (reason: StatedReason): number => firstOf(reason).value as number
const dayOf = (change: FieldChange): Day => parseDay(change.value as string) as Day

/** How many more days a bare number speaks of. */
function reasonDays(reason: StatedReason, { case: question }: Pick<CaseAnswer, 'case'>): number {
  const { place, value } = firstOf(reason)
  if (place.in === 'unlawfullyAtLarge')
    return dayOf(reason.changes[1] as FieldChange) - dayOf(firstOf(reason)) + 1
  if (place.in === 'case') return (value as number) - (question.addedDays as number)
  if (place.in === 'addedDays') return value as number
  return numberOf(reason) - given(question, reason)
}

/** What stood in the field before. */
function given({ sentences, recall }: Case, reason: StatedReason): number {
  const { place } = firstOf(reason)
  if (place.in === 'recall' && place.field === 'unlawfullyAtLargeDays') return daysBetween(recall as Recall)
  const holder = place.in === 'recall' ? recall : sentences[(place as { at: number }).at]
  return (holder as unknown as Readonly<Record<string, number>>)[place.field] as number
}

const followed = ({ changes }: StatedReason, { sentences }: Case, how: string): string =>
  listed(
    changes.map(({ place, value }) => {
      const { id } = sentences[(place as { at: number }).at] as CaseSentence
      return `sentence ${id} ${how} sentence ${value}`
    }),
  )

const recallKindOf = (reason: StatedReason): string => recallKinds[firstOf(reason).value as RecallType].phrase

const doSentences = (ids: readonly string[]): string =>
  `${ids.length === 1 ? 'Does' : 'Do'} ${sentencesInWords(ids)}`

/** How a count that begins on another day is said to people: by how many days, where it is a count from a sentence. */
function countBegan(reason: StatedReason, { case: { sentences } }: CaseAnswer): string {
  const { place } = firstOf(reason)
  const began = dayOf(firstOf(reason))
  if (place.in !== 'sentences') return `the count began on ${inWords(began)}.`
  const moved = began - (sentences[place.at] as CaseSentence).startDate
  const by = Math.abs(moved) === 1 ? 'a day' : daysInWords(Math.abs(moved))
  return `the count began ${by} ${moved < 0 ? 'earlier' : 'later'}.`
}

const partsOf = (answer: CaseAnswer): string =>
  listed([...new Set(decidingRun(answer).custodyParts.map(({ fraction }) => fraction.phrase))])

/** Another part of the sentence, or other rules where the part is the same. */
function otherPart({ changes, sentenceIds }: StatedReason, answer: CaseAnswer): string {
  const [theirs, ours] = [
    partsOf(caseAnswer(changedCase(answer.case, changes)) as CaseAnswer),
    partsOf(answer),
  ]
  const of = answer.case.sentences.length === 1 ? '' : ` for ${sentencesInWords(sentenceIds)}`
  return theirs === ours
    ? `other rules were used${of} (${rulesInWords[(changes[0] as FieldChange).value as RegimeId]}).`
    : `${theirs} was used in place of ${ours}${of}.`
}

const notGiven = (count: number): string =>
  `${daysInWords(count)} that ${count === 1 ? 'was' : 'were'} not given here`

type Said = (reason: StatedReason, answer: CaseAnswer) => string

/** What is said to people, who know what they were told: what was otherwise, as a sentence without its first capital; the question
 *  to the prison that settles it; and why the prison may be right. */
interface ForPeople {
  readonly was: Said
  readonly ask: Said
  readonly mayBe?: string
}

/** A reason in both voices. The clause is what would have to be so: it begins a sentence that ends with the stated date, and claims no
 *  more. */
interface ReasonWords {
  readonly clause: Said
  readonly people: ForPeople | null
}

const creditsOf: Said = (reason, { case: question }) => creditsInWords(reason, question, true)
const whichPart = 'Which part did you use, and why?'
const whenNew = 'When do the new rules reach this sentence?'

const reasons: Readonly<Record<Exclude<ReasonCode, 'S_DAY_OF_LEAVING' | 'S_OTHER_DATE'>, ReasonWords>> = {
  S_CREDIT_NOT_COUNTED: {
    clause: (reason, { case: question }) => `${creditsInWords(reason, question)} were not counted`,
    people: {
      was: (reason, answer) => `${creditsOf(reason, answer)} were left out.`,
      ask: (reason, answer) => `Were ${creditsOf(reason, answer)} taken off?`,
      mayBe: 'the days may count for another case.',
    },
  },
  S_REMAND_NOT_COUNTED: {
    clause: (reason) => `${remandInWords(reason)} were not counted`,
    people: {
      was: (reason) => `${remandInWords(reason)} were left out.`,
      ask: (reason) => `Were ${remandInWords(reason)} taken off?`,
      mayBe: 'the person may have been serving something else then.',
    },
  },
  S_SERVED_COUNTED: {
    clause: (reason, answer) => `${servedInWords(reason, answer)} were counted`,
    people: {
      was: () => 'days on remand were counted on which an earlier sentence was served.',
      ask: () => 'Which days on remand were taken off?',
      mayBe: 'the person may have been let out of the earlier sentence before.',
    },
  },
  S_CREDIT_TWICE: {
    clause: (reason, { case: question }) => `${creditsInWords(reason, question)} were counted twice`,
    people: {
      was: (reason, answer) => `${creditsOf(reason, answer)} were counted twice.`,
      ask: (reason, answer) => `How often were ${creditsOf(reason, answer)} taken off?`,
    },
  },
  S_CREDIT_HALVED: {
    clause: (reason, { case: question }) => `only half of ${creditsInWords(reason, question)} were counted`,
    people: {
      was: (reason, answer) => `half of ${creditsOf(reason, answer)} was counted.`,
      ask: (reason, answer) => `How many of ${creditsOf(reason, answer)} were taken off?`,
    },
  },
  S_ADDED_NOT_COUNTED: {
    clause: () => 'the added days were not counted, or were given back',
    people: {
      was: () => 'the added days were not counted.',
      ask: () => 'How many added days were counted?',
      mayBe: 'they may have been given back.',
    },
  },
  S_AT_LARGE_NOT_COUNTED: {
    clause: ({ changes }) =>
      `${listed(changes.map(({ place }) => timesAtLarge[place.field as keyof typeof timesAtLarge]))} were not counted`,
    people: { was: () => 'the days away were not counted.', ask: () => 'Which days away were counted?' },
  },
  S_FIRST_DAY: {
    clause: (reason) => `the count began on ${inWords(dayOf(firstOf(reason)))}`,
    people: { was: countBegan, ask: () => 'Which day did you count as day 1?' },
  },
  S_RECALL_KIND: {
    clause: (reason) => `it were ${recallKindOf(reason)}`,
    people: { was: (reason) => `it is ${recallKindOf(reason)}.`, ask: () => 'Which kind of recall is it?' },
  },
  S_NO_RECALL: {
    clause: () => 'there were no recall, at the first release',
    people: {
      was: () => 'the recall was left out. It is the first release date.',
      ask: () => 'Is this the date after the recall?',
    },
  },
  S_BEFORE_ACT: {
    clause: () => 'the release points from before the Sentencing Act 2026 were used',
    people: { was: () => 'the new rules were not used yet.', ask: () => whenNew },
  },
  S_WITHOUT_STAGE: {
    clause: () => 'the release points after the Sentencing Act 2026 were used without its stages',
    people: { was: () => 'the new rules were used before their day.', ask: () => whenNew },
  },
  S_EARLIER_LAW: {
    clause: (reason) => `only the law as it was on ${inWords(dayOf(firstOf(reason)))} were used`,
    people: {
      was: (reason) => `the law was used as it stood on ${inWords(dayOf(firstOf(reason)))}.`,
      ask: () => whichPart,
    },
  },
  S_ONE_RUN: {
    clause: ({ sentenceIds }) => `${sentencesInWords(sentenceIds)} alone`,
    people: {
      was: ({ sentenceIds }) => `it is the date of ${sentencesInWords(sentenceIds)} alone.`,
      ask: () => 'Which sentences did you count?',
    },
  },
  S_CONCURRENT: {
    clause: ({ sentenceIds }) =>
      `${sentencesInWords(sentenceIds)} ran from ${sentenceIds.length === 1 ? 'its own day' : 'their own days'}, not consecutively`,
    people: {
      was: ({ sentenceIds }) =>
        `${sentencesInWords(sentenceIds)} ${sentenceIds.length === 1 ? 'was' : 'were'} put at the same time as the others.`,
      ask: ({ sentenceIds }) => `${doSentences(sentenceIds)} run after another one?`,
    },
  },
  S_CONSECUTIVE: {
    clause: (reason, { case: question }) => followed(reason, question, 'were consecutive to'),
    people: {
      was: (reason, { case: question }) => `${followed(reason, question, 'was put after')}.`,
      ask: ({ sentenceIds }) => `${doSentences(sentenceIds)} run at the same time?`,
    },
  },
  S_KIND: {
    clause: (reason) =>
      `${sentencesInWords(reason.sentenceIds)} were under other rules (${regimeOf(firstOf(reason).value as RegimeId).displayName})`,
    people: { was: otherPart, ask: () => whichPart },
  },
  S_ADDED_DAYS: {
    clause: (reason, answer) => `${notGiven(reasonDays(reason, answer))} were added`,
    people: null,
  },
  S_AT_LARGE_DAYS: {
    clause: (reason, answer) => `${notGiven(reasonDays(reason, answer))} were spent at large`,
    people: null,
  },
  S_CREDIT_DAYS: {
    clause: (reason, answer) => `${notGiven(reasonDays(reason, answer))} were credited`,
    people: null,
  },
}

/** "12 May 2027", or with letters "CRD 12 May 2027 and SLED 11 May 2029": what a reason gives of what was stated. */
export function givenInWords({ leaves }: StatedReason, { date, letters }: Stated): string {
  const given = letters.filter(({ type }) => !leaves.includes(type))
  return given.length === 0
    ? inWords(date)
    : listed(given.map(({ type, stated }) => `${type} ${inWords(stated)}`))
}

/** Which letters of the paper a reason does not explain; an empty text where it explains all. */
export const leftInWords = ({ leaves }: StatedReason): string =>
  leaves.length === 0 ? '' : ` It does not explain ${listed(leaves)}.`

/** A date of the prison beside ours: "SLED Thursday 15 November 2029: 20 days later than ours." */
export function besideOurs(letters: string, date: Day, ours: Day | null): string {
  const days = ours === null ? null : date - ours
  const beside =
    days === null
      ? 'there is no date of ours to set beside it'
      : days === 0
        ? 'the same as ours'
        : `${daysInWords(Math.abs(days))} ${days > 0 ? 'later' : 'earlier'} than ours`
  return `${letters}${letters === '' ? '' : ' '}${inWordsWithWeekday(date)}: ${beside}.`
}

/** A reason in a sentence that claims no more than that it would give the stated date, or those of the letters that it names. */
export function statedReasonText(reason: StatedReason, stated: Stated, answer: CaseAnswer): string {
  const { code, form, kind, leaves } = reason
  const day = inWords(stated.date)
  if (code === 'S_DAY_OF_LEAVING')
    return `${day} is the day on which the person is likely to leave, before a weekend or bank holiday.`
  if (form !== null) return `${day} is another date of this case: ${dateName(form)}.`
  const clause = reasons[code as keyof typeof reasons].clause(reason, answer)
  if (code === 'S_ONE_RUN') return `${day} is the release date of ${clause}.`
  const only = kind === 'number' ? ' That is only a possibility: some number of days always fits.' : ''
  const what = stated.letters.length - leaves.length > 1 ? 'dates would be' : 'date would be'
  return `If ${clause}, the ${what} ${givenInWords(reason, stated)}.${leftInWords(reason)}${only}`
}

/** A fact that gives the stated date, as people are told it. */
export interface StatedForPeople {
  readonly was: string
  readonly ask: string
  readonly mayBe: string | null
}

/** The same for people; null where the reason names another date of the case, or a number of days, which is no explanation. */
export function statedForPeople(reason: StatedReason, answer: CaseAnswer): StatedForPeople | null {
  const { code } = reason
  const people = code === 'S_DAY_OF_LEAVING' || code === 'S_OTHER_DATE' ? null : reasons[code].people
  if (people === null) return null
  return { was: people.was(reason, answer), ask: people.ask(reason, answer), mayBe: people.mayBe ?? null }
}

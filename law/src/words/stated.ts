import { type Day, inWords, parseDay } from '../calendar/day.ts'
import { daysIn } from '../calendar/spans.ts'
import { daysInWords } from '../calendar/term.ts'
import type { CaseAnswer } from '../case/answer.ts'
import type { FieldChange } from '../case/stated/changed.ts'
import type { Stated, StatedReason } from '../case/stated/stated.ts'
import type { Case, CaseSentence, Recall } from '../custody/case.ts'
import { daysBetween } from '../custody/recall/recall-to-return.ts'
import { type CreditName, sentenceFacts } from '../facts/sentence.ts'
import { daysHidden, type RemandCount, type ServedTime } from '../remand/remand-count.ts'
import { type RecallType, recallKinds } from '../tables/recall-types.ts'
import { type RegimeId, regimeOf } from '../tables/regimes.ts'
import type { ReasonCode } from '../tables/stated-codes.ts'
import { listed, sentencesInWords } from './case-working.ts'
import { dateName } from './key-dates.ts'

/** "the 35 days on remand of sentence A", for each credit that a reason changes. */
const creditsInWords = ({ changes }: StatedReason, { sentences }: Case): string =>
  listed(
    changes.map(({ place }) => {
      const { at, field } = place as { at: number; field: CreditName }
      const sentence = sentences[at] as CaseSentence
      return `the ${daysInWords(sentence[field])} ${sentenceFacts[field].credit.days} of sentence ${sentence.id}`
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
export function reasonDays(reason: StatedReason, { case: question }: Pick<CaseAnswer, 'case'>): number {
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

const followed = ({ changes }: StatedReason, { sentences }: Case): string =>
  listed(
    changes.map(({ place, value }) => {
      const { id } = sentences[(place as { at: number }).at] as CaseSentence
      return `sentence ${id} were consecutive to sentence ${value}`
    }),
  )

const notGiven = (count: number): string =>
  `${daysInWords(count)} that ${count === 1 ? 'was' : 'were'} not given here`

type Clause = (reason: StatedReason, answer: CaseAnswer) => string

/** What would have to be so. Each begins a sentence that ends with the stated date, and claims no more. */
const clauses: Readonly<
  Record<Exclude<ReasonCode, 'S_DAY_OF_LEAVING' | 'S_OTHER_DATE' | 'S_ONE_RUN'>, Clause>
> = {
  S_CREDIT_NOT_COUNTED: (reason, { case: question }) =>
    `${creditsInWords(reason, question)} were not counted`,
  S_REMAND_NOT_COUNTED: (reason) => `${remandInWords(reason)} were not counted`,
  S_SERVED_COUNTED: (reason, answer) => `${servedInWords(reason, answer)} were counted`,
  S_CREDIT_TWICE: (reason, { case: question }) => `${creditsInWords(reason, question)} were counted twice`,
  S_CREDIT_HALVED: (reason, { case: question }) =>
    `only half of ${creditsInWords(reason, question)} were counted`,
  S_ADDED_NOT_COUNTED: () => 'the added days were not counted, or were given back',
  S_AT_LARGE_NOT_COUNTED: ({ changes }) =>
    `${listed(changes.map(({ place }) => timesAtLarge[place.field as keyof typeof timesAtLarge]))} were not counted`,
  S_FIRST_DAY: (reason) => `the count began on ${inWords(dayOf(firstOf(reason)))}`,
  S_RECALL_KIND: (reason) => `it were ${recallKinds[firstOf(reason).value as RecallType].phrase}`,
  S_NO_RECALL: () => 'there were no recall, at the first release',
  S_BEFORE_ACT: () => 'the release points from before the Sentencing Act 2026 were used',
  S_WITHOUT_STAGE: () => 'the release points after the Sentencing Act 2026 were used without its stages',
  S_EARLIER_LAW: (reason) => `only the law as it was on ${inWords(dayOf(firstOf(reason)))} were used`,
  S_CONCURRENT: ({ sentenceIds }) =>
    `${sentencesInWords(sentenceIds)} ran from ${sentenceIds.length === 1 ? 'its own day' : 'their own days'}, not consecutively`,
  S_CONSECUTIVE: (reason, { case: question }) => followed(reason, question),
  S_KIND: (reason) =>
    `${sentencesInWords(reason.sentenceIds)} were under other rules (${regimeOf(firstOf(reason).value as RegimeId).displayName})`,
  S_ADDED_DAYS: (reason, answer) => `${notGiven(reasonDays(reason, answer))} were added`,
  S_AT_LARGE_DAYS: (reason, answer) => `${notGiven(reasonDays(reason, answer))} were spent at large`,
  S_CREDIT_DAYS: (reason, answer) => `${notGiven(reasonDays(reason, answer))} were credited`,
}

/** A reason in a sentence that claims no more than that it would give the stated date. */
export function statedReasonText(reason: StatedReason, { date }: Stated, answer: CaseAnswer): string {
  const { code, form, sentenceIds, kind } = reason
  const day = inWords(date)
  if (code === 'S_ONE_RUN') return `${day} is the release date of ${sentencesInWords(sentenceIds)} alone.`
  if (code === 'S_DAY_OF_LEAVING')
    return `${day} is the day on which the person is likely to leave, before a weekend or bank holiday.`
  if (form !== null) return `${day} is another date of this case: ${dateName(form)}.`
  const clause = clauses[code as keyof typeof clauses](reason, answer)
  const only = kind === 'number' ? ' That is only a possibility: some number of days always fits.' : ''
  return `If ${clause}, the date would be ${day}.${only}`
}

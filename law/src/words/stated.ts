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
import { days as lawDays } from '../tables/days.ts'
import { type RecallType, recallKinds } from '../tables/recall-types.ts'
import { type RegimeId, regimeOf } from '../tables/regimes.ts'
import type { ReasonCode } from '../tables/stated-codes.ts'
import { listed, sentencesInWords, verbFor } from './en/grammar.ts'
import { factWords } from './facts.ts'
import { filled, type GapsOf } from './filled.ts'
import { dateName } from './key-dates.ts'
import { rulesInWords } from './rules-for-people.ts'

/** A reason, and the answer that it would change. */
interface ReasonWithAnswer {
  readonly reason: StatedReason
  readonly answer: CaseAnswer
}

/** "the 35 days on remand of sentence A", for each credit that a reason changes; people are told which only of several. */
function creditsInWords({ reason, answer }: ReasonWithAnswer, isForPeople = false): string {
  const { sentences } = answer.case
  return listed(
    reason.changes.map(({ place }) => {
      const { at, field } = place as { at: number; field: CreditName }
      const sentence = sentences[at] as CaseSentence
      const what = isForPeople ? factWords.sentence[field].said : sentenceFacts[field].credit.days
      const of = isForPeople && sentences.length === 1 ? '' : ` of sentence ${sentence.id}`
      return `the ${daysInWords(sentence[field])} ${what}${of}`
    }),
  )
}

/** "the 36 days on remand from 5 October to 9 November 2026", or all of them. */
function remandInWords({ reason }: ReasonWithAnswer): string {
  const [from, to] = reason.changes
  if (to === undefined) return 'the days on remand'
  const [first, last] = [dayOf(from as FieldChange), dayOf(to)]
  const days = `the ${daysInWords(last - first + 1)} on remand`
  const [begun, ended] = [inWords(first), inWords(last)]
  if (first === last) return `${days}, ${ended},`
  const isOneYear = begun.slice(-4) === ended.slice(-4)
  return `${days} from ${isOneYear ? begun.slice(0, -5) : begun} to ${ended}`
}

/** "the 71 days on remand in which sentence A was served". */
function servedInWords({ reason, answer }: ReasonWithAnswer): string {
  const remand = answer.remand as RemandCount
  const served = remand.served.find(({ fromDate }) => fromDate === dayOf(firstOf(reason))) as ServedTime
  const { sentenceIds: ids } = served
  const days = daysInWords(daysIn(daysHidden(remand, served)))
  return `the ${days} on remand in which ${sentencesInWords(ids)} ${verbFor(ids, 'was', 'were')} served`
}

const timesAtLarge = {
  unlawfullyAtLarge: 'the times at large',
  unlawfullyAtLargeDays: 'the days at large between recall and return',
  unlawfullyAtLargeAfterReturnDays: 'the days at large since the return',
} as const

const firstOf = ({ changes }: StatedReason): FieldChange => changes[0] as FieldChange
const dayOf = (change: FieldChange): Day => parseDay(change.value as string) as Day

/** How many more days a bare number speaks of. */
function moreDays({ reason, answer: { case: question } }: ReasonWithAnswer): string {
  const { place, value } = firstOf(reason)
  const more =
    place.in === 'unlawfullyAtLarge'
      ? dayOf(reason.changes[1] as FieldChange) - dayOf(firstOf(reason)) + 1
      : (value as number) - given(question, reason)
  return `${daysInWords(more)} that ${more === 1 ? 'was' : 'were'} not given here`
}

/** What stood in the field before. */
function given({ sentences, recall, addedDays }: Case, reason: StatedReason): number {
  const { place } = firstOf(reason)
  if (place.in === 'addedDays') return 0
  if (place.in === 'case') return addedDays as number
  if (place.in === 'recall' && place.field === 'unlawfullyAtLargeDays') return daysBetween(recall as Recall)
  const holder = place.in === 'recall' ? recall : sentences[(place as { at: number }).at]
  return (holder as unknown as Readonly<Record<string, number>>)[place.field] as number
}

const followed = ({ reason, answer }: ReasonWithAnswer, how: string): string =>
  listed(
    reason.changes.map(({ place, value }) => {
      const { id } = answer.case.sentences[(place as { at: number }).at] as CaseSentence
      return `sentence ${id} ${how} sentence ${value}`
    }),
  )

/** How a count that begins on another day is said to people: by how many days, where it is a count from a sentence. */
function countBegan({ reason, answer }: ReasonWithAnswer): string {
  const { place } = firstOf(reason)
  const began = dayOf(firstOf(reason))
  if (place.in !== 'sentences') return `on ${inWords(began)}`
  const moved = began - (answer.case.sentences[place.at] as CaseSentence).startDate
  const by = Math.abs(moved) === 1 ? 'a day' : daysInWords(Math.abs(moved))
  return `${by} ${moved < 0 ? 'earlier' : 'later'}`
}

const partsOf = (answer: CaseAnswer): string =>
  listed([...new Set(decidingRun(answer).custodyParts.map(({ fraction }) => fraction.phrase))])

/** Another part of the sentence, or other rules where the part is the same. */
function otherPart({ reason: { changes, sentenceIds }, answer }: ReasonWithAnswer): string {
  const [theirs, ours] = [
    partsOf(caseAnswer(changedCase(answer.case, changes)) as CaseAnswer),
    partsOf(answer),
  ]
  const of = answer.case.sentences.length === 1 ? '' : ` for ${sentencesInWords(sentenceIds)}`
  return theirs === ours
    ? `other rules were used${of} (${rulesInWords[(changes[0] as FieldChange).value as RegimeId]})`
    : `${theirs} was used in place of ${ours}${of}`
}

/** A reason in both voices. The clause is what would have to be so: it begins a sentence that ends with the stated date, and claims no
 *  more. People, who know what they were told, are told what was otherwise, as a sentence without its first capital; the question to the
 *  prison that settles it; and why the prison may be right. */
type ReasonWords = Readonly<Record<'clause', string> & Partial<Record<'was' | 'ask' | 'mayBe', string>>>

const whichPart = 'Which part did you use, and why?'
const whenNew = 'When do the new rules reach this sentence?'

// biome-ignore format: a voice a line
const reasons: Readonly<Record<Exclude<ReasonCode, 'S_DAY_OF_LEAVING' | 'S_OTHER_DATE'>, ReasonWords>> = {
  S_CREDIT_NOT_COUNTED: { clause: '{creditsOf} were not counted',
    was: '{credits} were left out.',
    ask: 'Were {credits} taken off?',
    mayBe: 'the days may count for another case.' },
  S_REMAND_NOT_COUNTED: { clause: '{remand} were not counted',
    was: '{remand} were left out.',
    ask: 'Were {remand} taken off?',
    mayBe: 'the person may have been serving something else then.' },
  S_SERVED_COUNTED: { clause: '{served} were counted',
    was: 'days on remand were counted on which an earlier sentence was served.',
    ask: 'Which days on remand were taken off?',
    mayBe: 'the person may have been let out of the earlier sentence before.' },
  S_CREDIT_TWICE: { clause: '{creditsOf} were counted twice',
    was: '{credits} were counted twice.',
    ask: 'How often were {credits} taken off?' },
  S_CREDIT_HALVED: { clause: 'only half of {creditsOf} were counted',
    was: 'half of {credits} was counted.',
    ask: 'How many of {credits} were taken off?' },
  S_ADDED_NOT_COUNTED: { clause: 'the added days were not counted, or were given back',
    was: 'the added days were not counted.',
    ask: 'How many added days were counted?',
    mayBe: 'they may have been given back.' },
  S_AT_LARGE_NOT_COUNTED: { clause: '{atLarge} were not counted',
    was: 'the days away were not counted.',
    ask: 'Which days away were counted?' },
  S_FIRST_DAY: { clause: 'the count began on {day}',
    was: 'the count began {otherDay}.',
    ask: 'Which day did you count as day 1?' },
  S_RECALL_KIND: { clause: 'it were {recall}', was: 'it is {recall}.', ask: 'Which kind of recall is it?' },
  S_NO_RECALL: { clause: 'there were no recall, at the first release',
    was: 'the recall was left out. It is the first release date.',
    ask: 'Is this the date after the recall?' },
  S_BEFORE_ACT: { clause: 'the release points from before the Sentencing Act 2026 were used',
    was: 'the new rules were not used yet.',
    ask: whenNew },
  S_WITHOUT_STAGE: { clause: 'the release points after the Sentencing Act 2026 were used without its stages',
    was: 'the new rules were used before their day.',
    ask: whenNew },
  S_EARLIER_LAW: { clause: 'only the law as it was on {day} were used',
    was: 'the law was used as it stood on {day}.',
    ask: whichPart },
  S_ONE_RUN: { clause: '{sentences} alone',
    was: 'it is the date of {sentences} alone.',
    ask: 'Which sentences did you count?' },
  S_CONCURRENT: { clause: '{sentences} ran from {ownDays}, not consecutively',
    was: '{sentences} {was} put at the same time as the others.',
    ask: '{Does} {sentences} run after another one?' },
  S_CONSECUTIVE: { clause: '{consecutive}',
    was: '{putAfter}.',
    ask: '{Does} {sentences} run at the same time?' },
  S_KIND: { clause: '{sentences} were under other rules ({rules})', was: '{otherPart}.', ask: whichPart },
  S_ADDED_DAYS: { clause: '{more} were added' },
  S_AT_LARGE_DAYS: { clause: '{more} were spent at large' },
  S_CREDIT_DAYS: { clause: '{more} were credited' },
}

const gaps: GapsOf<ReasonWithAnswer> = {
  creditsOf: creditsInWords,
  credits: (told) => creditsInWords(told, true),
  remand: remandInWords,
  served: servedInWords,
  atLarge: ({ reason }) =>
    listed(reason.changes.map(({ place }) => timesAtLarge[place.field as keyof typeof timesAtLarge])),
  day: ({ reason }) => inWords(dayOf(firstOf(reason))),
  otherDay: countBegan,
  recall: ({ reason }) => recallKinds[firstOf(reason).value as RecallType].phrase,
  sentences: ({ reason }) => sentencesInWords(reason.sentenceIds),
  ownDays: ({ reason }) => verbFor(reason.sentenceIds, 'its own day', 'their own days'),
  was: ({ reason }) => verbFor(reason.sentenceIds, 'was', 'were'),
  Does: ({ reason }) => verbFor(reason.sentenceIds, 'Does', 'Do'),
  consecutive: (told) => followed(told, 'were consecutive to'),
  putAfter: (told) => followed(told, 'was put after'),
  rules: ({ reason }) => regimeOf(firstOf(reason).value as RegimeId).displayName,
  otherPart,
  more: moreDays,
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

/** Of a date on an older paper that was right then. */
export const overInWords = `Right by the law until ${inWords(lawDays.noSupervisionAfterSentence.day)}. It no longer counts.`

/** A date of the prison beside ours: "SLED Thursday 15 November 2029: 20 days later than ours." */
export function besideOurs(letters: string, date: Day, ours: Day | null, isOver = false): string {
  const days = ours === null ? null : date - ours
  const beside = isOver
    ? `${overInWords[0]?.toLowerCase()}${overInWords.slice(1, -1)}`
    : days === null
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
  const clause = filled(reasons[code as keyof typeof reasons].clause, gaps, { reason, answer })
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
  if (code === 'S_DAY_OF_LEAVING' || code === 'S_OTHER_DATE') return null
  const { was, ask, mayBe = null } = reasons[code]
  const told = { reason, answer }
  return was === undefined || ask === undefined
    ? null
    : { was: filled(was, gaps, told), ask: filled(ask, gaps, told), mayBe }
}

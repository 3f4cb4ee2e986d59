import type { Day } from '../calendar/day.ts'
import { caseAlternativesOf } from '../case/alternatives.ts'
import type { CaseAlternative, CaseAnswer } from '../case/answer.ts'
import { decidingRun } from '../case/deciding-run.ts'
import { warningOfRival } from '../case/doubts.ts'
import { makesDifference, weightOf } from '../case/how-sure.ts'
import { isRecallKindOpen } from '../case/not-known.ts'
import { rivalLevels } from '../tables/alternative-codes.ts'
import type { RivalLevel } from '../tables/how-sure.ts'
import { type OrderFamily, orderOfFamily } from '../tables/order-kinds.ts'
import type { CaseWarningCode } from '../tables/warning-codes.ts'
import { type AlternativeWords, alternativeForPeople } from './en/alternatives.ts'

// ── How the person gets out under one answer ────────────────────────────────────────────────────────────────────────

/** The days of a release as of right: the date on the papers with its letters, the day on which people usually leave, and the last
 *  on which the law lets them be kept. */
export interface Gate {
  readonly papers: Day
  readonly letters: string
  readonly usual: Day
  readonly last: Day
}

/** How the person gets out under one answer. The Parole Board is asked first, or alone, or after a standard recall; `board` is the
 *  first day on which it can let the person out, where another sentence or a minimum term sets one. Where release is as of right on the
 *  first day that the Parole Board could decide, there is nothing for it to decide. After a recall from life or public protection nobody
 *  can name a day. */
export type Way =
  | { readonly by: 'automatic'; readonly gate: Gate }
  | { readonly by: 'Board first'; readonly gate: Gate; readonly board: Day }
  | { readonly by: 'no later than'; readonly gate: Gate; readonly board: Day | null }
  | { readonly by: 'Board only'; readonly board: Day; readonly heldBy: readonly string[] | null }
  | { readonly by: 'no day' }
  | { readonly by: 'none' }
  | { readonly by: 'on licence'; readonly end: Day | null }

/** The days of the release of an answer that has one. */
export const gateOf = ({ release, releaseType, leaving }: CaseAnswer): Gate => {
  const papers = release as Day
  return {
    papers,
    letters: releaseType as string,
    usual: leaving?.usual ?? papers,
    last: leaving?.latest ?? papers,
  }
}

/** Whether a recall decides the date. Another sentence can keep the person longer. */
export const isByRecall = ({ recalled }: CaseAnswer): boolean => recalled?.decides === 'recall'

/** Whether the recall found nothing left of the sentence. */
export const isHeldWithoutSentence = (answer: CaseAnswer): boolean =>
  isByRecall(answer) && answer.recalled?.run.recalled.until === 'the return'

/** The first day on which a standard recall can end, where another sentence holds the person until then. */
const notBefore = ({ warnings }: CaseAnswer): Day | null =>
  warnings.find(({ code }) => code === 'W_RECALL_NOT_BEFORE')?.values.release ?? null

/** How the person gets out under an answer. */
export function wayOf(answer: CaseAnswer): Way {
  const { releaseBasis, paroleEligibility, paroleMovedBy, release, licence, warnings } = answer
  switch (releaseBasis) {
    case 'none':
      return { by: 'none' }
    case 'on licence':
      return { by: 'on licence', end: licence?.end ?? null }
    case 'no later than':
      return { by: 'no later than', gate: gateOf(answer), board: notBefore(answer) }
    case 'parole only': {
      if (paroleEligibility === null) return { by: 'no day' }
      const kept = warnings.find(({ code }) => code === 'W_FIXED_TERM_LATER')
      return kept === undefined
        ? { by: 'Board only', board: paroleEligibility, heldBy: paroleMovedBy }
        : { by: 'Board only', board: kept.values.release as Day, heldBy: kept.sentenceIds }
    }
    case 'automatic': {
      const gate = gateOf(answer)
      return paroleEligibility === null || paroleEligibility === release
        ? { by: 'automatic', gate }
        : { by: 'Board first', gate, board: paroleEligibility }
    }
  }
}

/** The first day on which anybody could leave, and the last: null where there is none. */
export const firstDayOf = (way: Way): Day | null =>
  way.by === 'Board first' || way.by === 'Board only' ? way.board : (lastGate(way)?.usual ?? null)
export const lastDayOf = (way: Way): Day | null => lastGate(way)?.last ?? ('board' in way ? way.board : null)

const lastGate = (way: Way): Gate | null => ('gate' in way ? way.gate : null)

// ── The rivals of an answer ─────────────────────────────────────────────────────────────────────────────────────────

/** A rival answer that makes a difference, with what is in doubt in words for people. */
export interface Rival {
  readonly code: CaseAlternative['code']
  /** What it does to how sure the answer is. */
  readonly level: RivalLevel
  /** The warning that speaks of it, which is not said again where the rival is; null where none does. */
  readonly warning: CaseWarningCode | null
  readonly words: AlternativeWords
  /** Where the offence was not given: the offences that it would be. */
  readonly offences: string | null
  readonly answer: CaseAnswer
}

/** The rivals of an answer that make a difference. */
export const weighedRivals = (answer: CaseAnswer): readonly Rival[] =>
  caseAlternativesOf(answer)
    .filter((rival) => makesDifference(rival, answer))
    .map((rival) => ({
      code: rival.code,
      offences: rival.offences,
      answer: rival.answer(),
      level: weightOf(rival, answer) === 'less_likely' ? 'fairly_sure' : rivalLevels[rival.code],
      warning: warningOfRival(rival.code),
      words: alternativeForPeople(rival, answer.case),
    }))

/** The rivals of the same weight as the answer. */
export const equalRivals = <Of extends Pick<Rival, 'level'>>(rivals: readonly Of[]): readonly Of[] =>
  rivals.filter(({ level }) => level === 'two_dates')

/** Kinds of recall that it may be, where nobody could say which it is. */
const recallKindCodes: readonly Rival['code'][] = [
  'A_RECALL_56',
  'A_RECALL_28',
  'A_RECALL_14',
  'A_RECALL_CURFEW',
]
export const isRecallKind = ({ code }: Pick<Rival, 'code'>): boolean => recallKindCodes.includes(code)

/** Rivals that stand in a table where the date hangs on the offence, in the order in which their words are joined. */
const ofTable: readonly Rival['code'][] = [
  ...(['A_OFFENCE_KEPT_AT_HALF', 'A_OFFENCE_SERIOUS', 'A_OFFENCE_LIST', 'A_OFFENCE_LIST_LIFE'] as const),
  ...(['A_EXTENDED_AUTOMATIC', 'A_EXTENDED', 'A_OFFENCE_PAROLE', 'A_OFFENCE_SPYING'] as const),
  ...(['A_OFFENCE_SPECIAL', 'A_UNDER_18'] as const),
]

/** The rivals that are classes of offences, or stand beside them. */
export const classesOf = <Of extends Pick<Rival, 'code'>>(rivals: readonly Of[]): readonly Of[] =>
  ofTable.flatMap((code) => rivals.filter((rival) => rival.code === code))

/** A day on which release may be due as of right, under the answer or a rival of the same weight. */
export interface DueDay {
  readonly gate: Gate
  readonly answer: CaseAnswer
  /** The rival whose day it is; null for our own. */
  readonly rival: Rival | null
}

/** The same of a rival. */
export type DueRival = DueDay & { readonly rival: Rival }

/** The days on which release may be due, in order of time; one where nothing of weight is in doubt. */
export function dueDays(answer: CaseAnswer, rivals: readonly Rival[]): readonly DueDay[] {
  const due: DueDay[] = [{ gate: gateOf(answer), answer, rival: null }]
  for (const rival of equalRivals(rivals)) {
    const way = wayOf(rival.answer)
    if (way.by !== 'automatic') continue
    if (!due.some(({ gate }) => gate.papers === way.gate.papers))
      due.push({ gate: way.gate, answer: rival.answer, rival })
  }
  return due.sort((a, b) => a.gate.papers - b.gate.papers)
}

// ── How the person gets out, whatever is in doubt ───────────────────────────────────────────────────────────────────

/** How the person gets out, decided once for everybody who writes it.
 *  - `one day`, `several days`, `days of a month`: release as of right; `order` where no sentence decides it
 *  - `no days left`: credit took all of them, and release was due on the day of sentence
 *  - `passed`: every day lies in the past, the last of them `due`; `way` is how it was, for most offences where it hung on them
 *  - `nothing left`: the recall found nothing left of the sentence
 *  - `kinds of recall`: nobody could say which it is. Ours is the standard one, `kinds` are the others, the most usual first
 *  - `by offence`: `way` for most offences, `classes` for others
 *  - `Board first`, `Board only`: `isOpen` where its first day has passed
 *  - `no day`: recalled from life or public protection
 *  - `beside`: where nobody must let the person go before the last day, the days on which somebody must by rivals of the same weight,
 *    whether they have passed or not */
export type WayOut =
  | { readonly kind: 'one day' | 'several days' | 'days of a month'; readonly due: readonly DueDay[] }
  | { readonly kind: 'order'; readonly due: readonly DueDay[]; readonly order: OrderFamily }
  | { readonly kind: 'no days left' | 'nothing left'; readonly due: readonly DueDay[] }
  | {
      readonly kind: 'passed'
      readonly due: readonly DueDay[]
      readonly way: Way
      readonly classes?: readonly Rival[]
    }
  | ({ readonly kind: 'no later than'; readonly beside: readonly DueRival[] } & Extract<
      Way,
      { by: 'no later than' }
    >)
  | {
      readonly kind: 'kinds of recall'
      readonly kinds: readonly DueRival[]
      readonly gate: Gate
      readonly board: Day | null
    }
  | { readonly kind: 'by offence'; readonly way: Way; readonly classes: readonly Rival[] }
  | ({
      readonly kind: 'Board first'
      readonly isOpen: boolean
      readonly beside: readonly DueRival[]
    } & Extract<Way, { by: 'Board first' }>)
  | ({ readonly kind: 'Board only'; readonly isOpen: boolean } & Extract<Way, { by: 'Board only' }>)
  | { readonly kind: 'whole life' | 'no day' }
  | { readonly kind: 'on licence' | 'licence over'; readonly end: Day | null }

/** Credit took all the days: release was due on the day of sentence. */
function isExtinguished(answer: CaseAnswer): boolean {
  const run = decidingRun(answer)
  return run.release === run.start && run.credit > 0 && run.credit >= run.custodyDays + run.addedDays
}

/** Which order decides the release; null where a sentence does. */
export function orderOf(answer: CaseAnswer): OrderFamily | null {
  const ids = decidingRun(answer).sentenceIds
  const families = answer.sentences
    .filter(({ sentence }) => ids.includes(sentence.id))
    .map(({ regime }) => regime.family)
  return families.every((family) => orderOfFamily(family) !== undefined) ? (families[0] as OrderFamily) : null
}

/** Release as of right, under the answer and its rivals. */
function automatic(answer: CaseAnswer, rivals: readonly Rival[], today: Day): WayOut {
  const due = dueDays(answer, rivals)
  if (due.length === 1 && isExtinguished(answer)) return { kind: 'no days left', due }
  if (due.every(({ gate }) => gate.last < today)) return { kind: 'passed', due, way: wayOf(answer) }
  if (due.some(({ rival }) => rival?.code === 'A_DAY_IN_MONTH')) return { kind: 'days of a month', due }
  if (due.length > 1) return { kind: 'several days', due }
  const order = answer.recalled === null ? orderOf(answer) : null
  return order === null ? { kind: 'one day', due } : { kind: 'order', due, order }
}

/** The date hangs on the offence. */
function byOffence(answer: CaseAnswer, rivals: readonly Rival[], today: Day): WayOut {
  const classes = classesOf(rivals)
  const all = [answer, ...classes.map((one) => one.answer)]
  const last = all.reduce((a, b) =>
    endOf(b) - endOf(a) > 0 || (endOf(b) === endOf(a) && (b.release as Day) > (a.release as Day)) ? b : a,
  )
  const way = wayOf(answer)
  // Where nothing is automatic, no day of release can pass.
  return endOf(last) < today && all.every((one) => 'gate' in wayOf(one))
    ? { kind: 'passed', due: [{ gate: gateOf(last), answer: last, rival: null }], way, classes }
    : { kind: 'by offence', way, classes }
}

const endOf = (answer: CaseAnswer): number => lastDayOf(wayOf(answer)) as Day

/** Every kind of recall that it may be, where nobody could say which it is; null where that was told. */
function byKind(answer: CaseAnswer, rivals: readonly Rival[], today: Day): WayOut | null {
  const own: DueDay = { gate: gateOf(answer), answer, rival: null }
  const kinds = recallKindCodes
    .flatMap((code) => rivals.filter((rival) => rival.code === code))
    .map((rival) => ({ gate: gateOf(rival.answer), answer: rival.answer, rival }))
  if (kinds.length === 0 || !isRecallKindOpen(answer.case)) return null
  // No kind outlasts the standard one, which runs to the end of the sentence.
  return own.gate.last < today
    ? { kind: 'passed', due: [own], way: wayOf(answer) }
    : { kind: 'kinds of recall', kinds, gate: own.gate, board: notBefore(answer) }
}

/** How the person gets out, read on a day. */
export function wayOutOf(answer: CaseAnswer, rivals: readonly Rival[], today: Day): WayOut {
  if (rivals.some(({ level }) => level === 'depends')) return byOffence(answer, rivals, today)
  if (isHeldWithoutSentence(answer)) return { kind: 'nothing left', due: dueDays(answer, rivals) }
  const kinds = isByRecall(answer) && answer.release !== null ? byKind(answer, rivals, today) : null
  if (kinds !== null) return kinds
  const way = wayOf(answer)
  switch (way.by) {
    case 'none':
      return { kind: 'whole life' }
    case 'no day':
      return { kind: 'no day' }
    case 'on licence':
      return { kind: way.end !== null && way.end < today ? 'licence over' : 'on licence', end: way.end }
    case 'Board only':
      return { kind: 'Board only', isOpen: way.board < today, ...way }
    case 'automatic':
      return automatic(answer, rivals, today)
    case 'Board first':
    case 'no later than':
      return beforeLast(answer, rivals, way, today)
  }
}

/** Nobody must let the person go before the last day, unless a rival of the same weight says so. */
function beforeLast(
  answer: CaseAnswer,
  rivals: readonly Rival[],
  way: Extract<Way, { by: 'Board first' | 'no later than' }>,
  today: Day,
): WayOut {
  const due = dueDays(answer, rivals)
  if (due.every(({ gate }) => gate.last < today)) return { kind: 'passed', due, way }
  const beside = due.filter((one): one is DueRival => one.rival !== null)
  return way.by === 'Board first'
    ? { kind: 'Board first', isOpen: way.board < today, beside, ...way }
    : { kind: 'no later than', beside, ...way }
}

/** Every day that decides when the person leaves: on the papers, usually, at the latest, and the first of the Parole Board. */
export function daysOfWay(way: WayOut): readonly Day[] {
  const ofGate = ({ gate: { papers, usual, last } }: { readonly gate: Gate }): readonly Day[] => [
    papers,
    usual,
    last,
  ]
  const ofWay = (one: Way | WayOut): readonly (Day | null)[] => [
    ...('gate' in one ? ofGate(one) : []),
    ...('board' in one ? [one.board] : 'end' in one ? [one.end] : []),
  ]
  const days = [
    ...('due' in way ? way.due.flatMap(ofGate) : []),
    ...('kinds' in way ? way.kinds.flatMap(ofGate) : []),
    ...('beside' in way ? way.beside.flatMap(ofGate) : []),
    ...ofWay(way),
    ...('way' in way ? ofWay(way.way) : []),
    ...('classes' in way ? way.classes : []).flatMap(({ answer }) => ofWay(wayOf(answer))),
  ]
  return [...new Set(days.filter((day) => day !== null))]
}

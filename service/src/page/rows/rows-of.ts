import { inWords } from '@requisite/law'
import { creditInQuestion, gateOf, takesCredit } from '@requisite/law/internal'
import { isOffenceOpen } from '../../told/asked.ts'
import { isCreditTold, isDayTold, isLengthTold, isTold, kindOf } from '../../told/case.ts'
import { asksAge, asksOffence, hasMinimumTerm, type PageCase } from '../../told/told.ts'
import { numberIn, type Value } from '../../told/value.ts'
import type { Outcome } from '../answer/outcome.ts'
import { activatedRow, minimumRow, remandRow, suspendedRow } from './before-rows.ts'
import { headline, isMonthsTold, isOtherWith, offencesDeciding } from './decides.ts'
import { furtherRows } from './further-rows.ts'
import { type LiveCase, rowOfNameless } from './known.ts'
import { leftRows } from './left-row.ts'
import { rowGroups } from './message.ts'
import {
  ageRow,
  isRecallBefore,
  kindOfRecallRow,
  newCaseRow,
  noSentenceRow,
  othersRow,
  overRows,
  recallBeforeRow,
  recallDayRow,
  recallRow,
  sinceRow,
  tagRow,
  yearRows,
} from './person-rows.ts'
import { prisonRow } from './prison-row.ts'
import { openRecallRows, toldRecallRows } from './recall-fact-rows.ts'
import type { AskedRow } from './row.ts'
import { nameAndNumber } from './row-of.ts'
import { dayRow, extendedRow, lengthRow, offenceRow, sentenceRows } from './sentence-rows.ts'
import { isCreditHalfTold, isForLife } from './told-of.ts'
import { idleRow, openInWords, wordsRow } from './words-rows.ts'

/** What the rows are made of: what is known, told as far as it can be, and worked out where it can be. */
export interface LiveOutcome {
  readonly known: LiveCase
  readonly told: PageCase | null
  readonly outcome: Outcome | null
  /** Whether the law refuses it. */
  readonly isRefused: boolean
  /** Months on remand, worked out by their days. */
  readonly months: readonly (Outcome | null)[]
  /** What a row that is being filled in would tell: its own line says it, and nothing else moves. */
  readonly trying?: Pick<LiveOutcome, 'known' | 'told'>
}

/** The offences that are not told, and of which it decides what they are. */
function offencesOpen({ known, outcome }: LiveOutcome): readonly number[] {
  const isDeciding = outcome?.rivals.some(({ code }) => code.startsWith('A_OFFENCE')) ?? known.recall === null
  // Of words it was looked at when they were read.
  const deciding = new Set(known.isByRows && outcome !== null ? offencesDeciding(outcome) : [])
  const asked = new Set(known.questions.filter(({ ask }) => ask === 'offence').map(({ from }) => from))
  return known.sentences.flatMap((fields, i) => {
    const isAsked = asked.has(known.reading.sentences[i - known.before]?.from ?? -2)
    return (!isAsked && isDeciding && isOffenceOpen(fields)) || deciding.has(i + 1) ? [i + 1] : []
  })
}

/** Whether the time before the sentence is open, though it comes off. */
function isCreditOpen({ known, told }: LiveOutcome): boolean {
  const [first] = told?.sentences ?? []
  const isAsked = known.questions.some(({ ask }) => ask === 'remand_unit' || ask === 'tag_days')
  return first !== undefined && takesCredit(first) && !isAsked && !isCreditTold(known)
}

/** Whether a minimum term has ended: the Parole Board can let the person out since, whatever came off it. */
const isMinimumOver = ({ outcome }: LiveOutcome): boolean =>
  outcome?.way.kind === 'Board only' && outcome.way.isOpen

/** Whether it is taken that there was none: a link says all that its sender told. */
const isCreditAssumed = (worked: LiveOutcome): boolean => worked.known.isLink || isMinimumOver(worked)

/** Whether it decides, too. */
const isCreditDeciding = (worked: LiveOutcome): boolean =>
  isCreditHalfTold(worked.known) ||
  (isCreditOpen(worked) &&
    !isCreditAssumed(worked) &&
    isOtherWith(worked.known, worked.outcome, { credit: { remandCreditDays: 30 } }))

/** Months on remand, of which the days decide: where each number of days that they can have had lets the person out on one day, none does. */
function isMonthsOpen({ known, outcome, months }: LiveOutcome): boolean {
  if (!isMonthsTold(known)) return false
  if (outcome === null || !known.sentences.every(isDayTold)) return true
  const days = months.map((one) =>
    one === null ? '' : one.way.kind === 'one day' ? inWords(gateOf(one.answer).usual) : headline(one),
  )
  return new Set(days).size > 1
}

const isUsuallySuspended = ({ outcome }: LiveOutcome): boolean =>
  outcome?.answer.warnings.some(({ code }) => code === 'W_SUSPENDED_USUAL') ?? false

/** Whether no length was read: of a sentence, or of words with figures in which none is. */
const isLengthOpen = ({ sentences, reading }: LiveCase): boolean =>
  sentences.length > 0
    ? sentences.some((fields) => !isLengthTold(fields))
    : reading.asked.includes('length') &&
      reading.pieces.some(({ is, from, to }) => is === 'asked' || /\d/.test(reading.text.slice(from, to)))

/** A day beside a recall that is none of it as it stands: one that has not come yet, or a third. */
export const isRecallDayLost = ({ recall, sentences, reading, by }: LiveCase): boolean =>
  recall !== null &&
  sentences.every(isDayTold) &&
  reading.asked.includes('date') &&
  !['day', 'recall', 'recallDay'].some((row) => by.has(row))

/** Whether nothing else was told than a whole life order: it has no release date, whatever its day. */
export const isWholeLifeTold = ({ sentences }: LiveCase): boolean =>
  sentences.length === 1 && kindOf(sentences[0] ?? {}) === 'whole_life'

/** Whether the sentences stand to each other as they are told: of each the day is known, or of none. */
export const isOneTime = ({ sentences }: LiveCase): boolean =>
  sentences.every(isDayTold) || !sentences.some(isDayTold)

const isDayOf = (value: Value | undefined): boolean => value !== undefined && value !== 'unknown'

/** The marked rows: what decides, and is open. */
function markedRows(worked: LiveOutcome, besides: readonly AskedRow[]): readonly AskedRow[] {
  const { known, told, outcome, isRefused } = worked
  const { recall, sentences } = known
  const isReturnOpen =
    recall !== null &&
    !/^(?:standard|curfew)$/.test(String(recall.type)) &&
    !isTold(recall, 'returnToCustodyDate')
  const offences = offencesOpen(worked).map((at) => offenceRow(known, at, true))
  // A word that names no offence is asked in the row of its offence, and not beside it.
  const nameless = new Map(
    openInWords(known).map((one) => [rowOfNameless(one, known.reading, known.before), one.about] as const),
  )
  const questions = openInWords(known)
    .filter((one) => !offences.some(({ id }) => id === rowOfNameless(one, known.reading, known.before)))
    .map((question) => wordsRow(question, known))
  // Whose it is comes first, and all others after it.
  if (questions.some(({ id }) => id.startsWith('ask-whose'))) return questions.slice(0, 1)
  const day = dayRow(known, told?.sentences ?? [])
  const isSuspendedOpen = isUsuallySuspended(worked) && !isTold(sentences[0] ?? {}, 'notSuspended')
  const credit = outcome === null ? null : creditInQuestion(outcome.answer)
  return [
    ...questions,
    ...(isLengthOpen(known) && questions.length === 0 ? [lengthRow(known)] : []),
    ...(day?.group === 'marked' &&
    !isWholeLifeTold(known) &&
    !questions.some(({ id }) => id.startsWith('ask-date'))
      ? [day]
      : []),
    ...offences.map((row) => {
      const about = nameless.get(row.id)
      return about === undefined ? row : { ...row, name: `“${about}”`, what: 'which offence is it?' }
    }),
    ...besides.filter(({ group }) => group === 'marked'),
    ...(isSuspendedOpen ? [suspendedRow(known, true)] : []),
    ...(isCreditDeciding(worked) || isMonthsOpen(worked)
      ? [remandRow(known, told, 'marked', worked.trying?.told)]
      : []),
    ...(credit !== null && !isTold(sentences[0] ?? {}, 'creditTakenOffMinimum')
      ? [minimumRow(known, credit.days, true)]
      : []),
    ...(isRecallBefore(known)
      ? [recallBeforeRow(known)]
      : recall !== null && !isTold(recall, 'type') && !isForLife(known)
        ? [kindOfRecallRow(known)]
        : isReturnOpen
          ? [recallDayRow(known, 'returnToCustodyDate', 'Decides the date')]
          : isRefused && recall !== null && !isDayOf(recall.recallDate) && !known.by.has('recallDay')
            ? [recallDayRow(known, 'recallDate', 'May put it right')]
            : isRecallDayLost(known)
              ? [recallDayRow(known, 'recallDate', 'Decides the date')]
              : openRecallRows(known, outcome)),
  ]
}

/** What was read, in the order of the court: recall and the prison's date first. */
function readRows(worked: LiveOutcome, marked: ReadonlySet<string>): readonly AskedRow[] {
  const { known, told, outcome } = worked
  const { recall, sentences } = known
  const day = dayRow(known, told?.sentences ?? [])
  const prison = prisonRow(known)
  const credit =
    outcome === null ? null : hasMinimumTerm(kindOf(sentences[0] ?? {}) as never) ? creditDays(known) : null
  return [
    ...(prison.group === 'read' ? [prison] : []),
    ...(recall !== null ? [recallRow(known, false), ...toldRecallRows(known)] : []),
    ...sentences.flatMap((fields, i) =>
      typeof fields.offenceKey === 'string' &&
      asksOffence(kindOf(fields) as never) &&
      (i < known.before || fields.offenceKey === 'unknown')
        ? [offenceRow(known, i + 1, false)]
        : [],
    ),
    ...(credit !== null && isTold(sentences[0] ?? {}, 'creditTakenOffMinimum')
      ? [minimumRow(known, credit, false)]
      : []),
    ...sentenceRows(known, told?.sentences ?? [], isOneTime(known) ? outcome : null),
    ...(known.idle ?? []).map((question) => idleRow(question, known)),
    ...(sentences[0]?.activated !== undefined ? [activatedRow(known)] : []),
    ...(day?.group === 'read' ? [day] : []),
    ...(isTold(sentences[0] ?? {}, 'notSuspended') && sentences[0]?.activated === undefined
      ? [suspendedRow(known, false)]
      : []),
    ...((isCreditTold(known) || known.reading.asked.includes('remand_days')) && credit === null
      ? [remandRow(known, told, 'read', worked.trying?.told)]
      : []),
  ].filter(({ id }) => !marked.has(id))
}

const creditDays = ({ credit }: LiveCase): number | null => {
  const days = numberIn(credit.remandCreditDays)
  return days > 0 ? days : null
}

/** Whether nobody goes to prison for it now. */
export const isSuspendedTold = ({ sentences }: LiveCase): boolean =>
  sentences.length > 0 &&
  sentences.every(({ activated, notSuspended }) => activated === false || notSuspended === 'no')

/** What may be wrong where no prison was read. */
const notPrisonRows = (known: LiveCase): readonly AskedRow[] => [
  {
    ...lengthRow(known),
    group: 'held',
    flag: null,
    name: 'There was prison time too',
    what: null,
    action: 'Add it',
  },
  { ...recallRow(known, true), name: 'It is a recall', what: 'called back after being let out' },
  noSentenceRow,
]

/** The rows in their order: pure, and the same for the live page and for the server. */
export function liveRows(worked: LiveOutcome): readonly AskedRow[] {
  const { known, told, outcome } = worked
  const { sentences, recall } = known
  if (sentences.length === 0 && known.reading.status === 'not_custody')
    return [...notPrisonRows(known), ...overRows(known)]
  const over = overRows(known)
  const isServed = !isSuspendedTold(known)
  const further = isServed ? furtherRows(known, told) : []
  const left = isServed && isOneTime(known) ? leftRows(known, outcome) : []
  const open = isServed ? markedRows(worked, [...further, ...left]) : []
  // A link says all that its sender told: what it leaves out is not known, and is not asked.
  // What was not paid cannot be left open, nor which offence it is, where it was not told and decides now.
  const isAsked = ({ id, flag }: AskedRow): boolean =>
    !known.isLink ||
    outcome === null ||
    flag !== 'Decides the date' ||
    id.startsWith('unpaid-') ||
    (id.startsWith('offence-') && isTold(sentences[Number(nameAndNumber(id)[1]) - 1] ?? {}, 'offenceAmong'))
  const marked = open.filter(isAsked)
  const notKnown = open
    .filter((row) => !isAsked(row))
    .map((row): AskedRow => ({ ...row, group: 'assumed', flag: null }))
  if (sentences.length === 0 || marked[0]?.id.startsWith('ask-whose')) return [...marked, ...over]
  const ids = new Set(marked.map(({ id }) => id))
  const kind = kindOf(sentences[0] ?? {})
  const isRecalled = recall !== null
  const isFromTag = recall?.type === 'curfew'
  const isLife = kind === 'life' || kind === 'ipp' || kind === 'whole_life'
  const isPast = outcome?.way.kind === 'passed' && !isRecalled && marked.length === 0
  const age = ageRow(known)
  const isUnnamed =
    sentences[0]?.offenceKey === 'unknown' && told?.sentences[0]?.sentenceType === 'unknown' && kind === 'sds'
  const rest: readonly AskedRow[] = [
    ...over,
    ...notKnown,
    ...readRows(worked, ids),
    ...(isServed && !isLife && (asksAge(kind as never) || known.by.has('age')) ? [age] : []),
    ...(isUnnamed ? [extendedRow(1)] : []),
    ...(isCreditAssumed(worked) && isCreditOpen(worked) ? [remandRow(known, told, 'assumed')] : []),
    ...further,
    ...(isPast ? [recallRow(known, true)] : []),
    ...(isServed ? [othersRow(known, isPast, worked.trying?.known)] : []),
    ...(isServed && !isRecalled ? [recallRow(known, false)] : []),
    ...yearRows(known),
    ...(isRecalled && !isFromTag ? [tagRow(known)] : []),
    ...(isServed && !isLife ? [...left, sinceRow(known, told, isPast)] : []),
    ...(isPast ? [newCaseRow] : []),
    ...(isServed && marked.length === 0 ? [prisonRow(known)] : []),
  ]
  const seen = new Set(ids)
  const all = [...marked]
  for (const group of rowGroups.slice(rowGroups.indexOf('marked') + 1))
    for (const row of rest)
      if (row.group === group && !seen.has(row.id)) {
        seen.add(row.id)
        all.push(row)
      }
  return all
}

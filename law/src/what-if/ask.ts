import { addDays, type Day, isoDate } from '../calendar/day.ts'
import { askCase } from '../case/ask.ts'
import type { CaseSentence } from '../custody/case.ts'
import { isNone } from '../custody/length.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { lengthBounds } from '../facts/bounds.ts'
import { creditDaysOf } from '../facts/credit.ts'
import type { Asked, FactValues } from '../facts/fact.ts'
import { realDate } from '../facts/messages.ts'
import { shapes } from '../facts/person.ts'
import type { CaseRefusal } from '../facts/refusal.ts'
import { type Fault, isRecord, rowsOf, type SayOfField, take } from '../facts/take.ts'
import { type AskedInFull, tell } from '../facts/tell.ts'
import { whatIfFacts, whatIfRemandFacts } from '../facts/what-if.ts'
import { notBoth, sayOfTime } from '../remand/ask.ts'
import { daysGiven } from '../remand/ledger.ts'
import type { Age } from '../tables/kinds.ts'
import { offenceByKey } from '../tables/offences.ts'
import { nothingOff, type Plea } from '../tables/pleas.ts'
import { whatIfSentenceTypes } from '../tables/what-if-codes.ts'
import { type AskedLengths, readLengths } from './lengths.ts'
import { afterPlea, readPlea } from './plea.ts'

/** What a caller gives: the body of POST /what-if. Only the lengths are needed, and the day of sentence where no today is given. */
export type AskedWhatIf = Asked<typeof whatIfFacts> & {
  readonly lengths: AskedLengths
  /** The times on remand by their dates, in place of `remandedSince` and `remandCreditDays`. */
  readonly remand?: readonly AskedTime[] | null | undefined
}

type AskedTime = Asked<typeof whatIfRemandFacts>
type Time = FactValues<typeof whatIfRemandFacts>

/** A question that can be answered. */
export interface WhatIfQuestion {
  /** The lengths to try, in months, from the shortest. */
  readonly lengths: readonly number[]
  /** Null where the lengths are those after the plea. */
  readonly pleas: readonly Plea[] | null
  readonly sentenceDate: Day
  /** The first day of the time on remand that goes on; null where none does. */
  readonly remandedSince: Day | null
  readonly remandCreditDays: number
  /** All days that count as served. */
  readonly creditDays: number
  /** What was asked, defaults filled in. */
  readonly request: AskedInFull<typeof whatIfFacts> & {
    readonly remand: readonly AskedInFull<typeof whatIfRemandFacts>[] | null
  }
  readonly age: Age
  readonly addCliffRows: boolean
  /** The case of one sentence of so many months, passed so many days later. */
  readonly caseFor: (months: number, daysLater: number) => AskedCase
}

/** A named reason why it cannot be answered. */
export interface WhatIfRefusal {
  readonly field: string
  readonly message: string
  /** Nothing is wrong with what was given: it is not worked out here. */
  readonly isUnsupported?: true
  /** The value is wrong by itself, whatever else was given. */
  readonly fault?: Fault
}

const murderMessage =
  'Murder carries a life sentence. The court fixes a minimum term for it by its own rules, ' +
  'and we do not estimate it. If the term is known, work out the sentence itself.'
const contemptMessage = 'Contempt of court is not a sentence. Work out the term itself.'
const pleaMessage = 'Write a reduction as a fraction from 0 to 1/2, such as "1/3".'

const orderMessage =
  'For this offence a person under 18 can only be given a detention and training order, of ' +
  '4 to 24 months. Half of it is served. Work out the order itself.'

type Say = (field: string, message: string, rest?: Omit<WhatIfRefusal, 'field' | 'message'>) => void

const rows = rowsOf(whatIfFacts, offenceByKey)
const timeRows = rowsOf(whatIfRemandFacts)

/** What is right and not worked out here yet, by the field that asks for it. */
const notYet = {
  units: 'Lengths in weeks or days are not worked out here yet. Give years and months.',
  dto: `A detention and training order is not worked out here yet. This takes ${whatIfSentenceTypes.join(', ')}.`,
  minimumSentence:
    'Minimum sentences are not worked out here yet. Leave this out, and check the length ' +
    'yourself: with some minimum sentences a plea cannot take it below 80% of the minimum ' +
    '(Sentencing Code, section 73).',
} as const

type TakenFacts = FactValues<typeof whatIfFacts>

/** The question in full, or every reason why it cannot be asked. The day of sentence is `today` where it was not given. */
export function askWhatIf(
  asked: AskedWhatIf,
  today: string | null = null,
): { readonly question: WhatIfQuestion } | { readonly refusals: readonly WhatIfRefusal[] } {
  const refusals: WhatIfRefusal[] = []
  const say: Say = (field, message, rest) => void refusals.push({ field, message, ...rest })
  const given: Readonly<Record<string, unknown>> = isRecord(asked)
    ? { ...asked, sentenceDate: asked.sentenceDate ?? today }
    : {}
  const areLater = areLengthsLater(given.lengths)
  sayOfNotYet(given, areLater, say)
  const isDto = given.sentenceType === 'dto'
  const told = take(rows, isDto ? { ...given, sentenceType: null } : given, (field, message, fault) =>
    say(field, message, fault && { fault }),
  )
  if ((given.sentenceDate ?? null) === null && isRecord(asked)) say('sentenceDate', realDate)
  const pleas = readPleas(told, say)
  const lengths = areLater ? [] : askLengths(given.lengths, pleas ?? [], say)
  sayOfKind(told, say)
  const times = askTimes(given.remand ?? null, told, say)
  const remandCreditDays = times === null ? askRemand(told, say) : daysBefore(times, told.sentenceDate)
  const request = {
    ...tell(rows, told),
    // What is asked is what this kind of sentence would mean, so that none is left open.
    sentenceType: told.sentenceType ?? 'sds',
  }
  // Before the sentence nobody can say that there is no extension period: 0 is as if it were left out.
  const isExtended = told.extension !== null && !isNone(told.extension)
  const sentence: AskedCaseSentence = {
    ...request,
    ...(isExtended ? {} : { extensionYears: null, extensionMonths: null }),
    startDate: given.sentenceDate as string,
    sentenceMonths: 1,
    remandCreditDays,
  }
  if (!isRecord(asked)) return { refusals }
  const checked = askCase({ sentences: [sentence] })
  if ('refusals' in checked) {
    const said = new Set(refusals.map(({ field }) => field))
    for (const { place, message } of checked.refusals)
      if (!said.has(fieldOf(place))) say(fieldOf(place), message)
    return { refusals }
  }
  if (refusals.length > 0) return { refusals }
  const { startDate, ageAtConviction } = checked.case.sentences[0] as CaseSentence
  const { addCliffRows } = told
  const remandedSince = told.remandedSince ?? openSince(times ?? [])
  return {
    question: {
      lengths,
      pleas,
      remandedSince,
      remandCreditDays,
      addCliffRows,
      age: ageAtConviction,
      creditDays: creditDaysOf(checked.case.sentences[0] as CaseSentence),
      sentenceDate: startDate,
      request: {
        ...request,
        lengthIs: pleas === null ? 'after_plea' : 'before_plea',
        ageAtConviction,
        sentenceDate: isoDate(startDate),
        pleaReductions: pleas === null ? null : pleas.map(({ text }) => text),
        extensionYears: asked.extensionYears ?? null,
        extensionMonths: asked.extensionMonths ?? null,
        remandCreditDays: told.remandedSince === null && times === null ? remandCreditDays : null,
        remand: times?.map((time) => tell(timeRows, time)) ?? null,
      },
      caseFor: (months, daysLater) => ({
        sentences: [
          {
            ...sentence,
            sentenceMonths: months,
            // It is not passed yet: time on remand does not say how it will be.
            notSuspended: false,
            startDate: isoDate(addDays(startDate, daysLater)),
            remandCreditDays:
              times === null
                ? remandCreditDays + (remandedSince === null ? 0 : daysLater)
                : daysBefore(times, addDays(startDate, daysLater)),
          },
        ],
      }),
    },
  }
}

/** The times on remand; null where none were told by their dates. Then no other days on remand can be. */
function askTimes(given: unknown, told: TakenFacts, say: Say): readonly Time[] | null {
  if (given === null) return null
  if (told.remandedSince !== null)
    say('remandedSince', 'Give the times on remand, or the first day of one that goes on, not both.')
  if (told.remandCreditDays !== null) say('remandCreditDays', notBoth)
  if (!Array.isArray(given) || given.length > shapes.remand.most) {
    say('remand', shapes.remand.message, { fault: 'value' })
    return []
  }
  return given.flatMap((row: unknown, at) => {
    if (!isRecord(row)) {
      say(`remand[${at}]`, shapes.remand.row, { fault: 'value' })
      return []
    }
    const sayOfRow: SayOfField = (field, message, fault) =>
      say(`remand[${at}].${field}`, message, fault && { fault })
    const time = take(timeRows, row, sayOfRow)
    sayOfTime(time, sayOfRow)
    if (time.fromDate !== null && told.sentenceDate !== null && time.fromDate > told.sentenceDate)
      sayOfRow('fromDate', afterSentence)
    return [time]
  })
}

const afterSentence = 'This day is after the day of sentence.'

/** Whether a time goes on until the sentence. */
const isOpen = ({ toDate, outcome }: Time): boolean => toDate === null && outcome === null

/** The first day of those that go on; null where none does. */
const openSince = (times: readonly Time[]): Day | null =>
  times.filter(isOpen).reduce<Day | null>((first, { fromDate }) => {
    return first === null || fromDate < first ? fromDate : first
  }, null)

/** How many days of the times lie before a day of sentence, each counted once. */
const daysBefore = (times: readonly Time[], day: Day | null): number =>
  day === null
    ? 0
    : daysGiven(
        times
          .map(({ toDate, ...time }) => ({ ...time, toDate: toDate ?? addDays(day, -1), sentenceIds: null }))
          .filter(({ fromDate, toDate }) => fromDate <= toDate),
        [],
        ['1'],
        day,
      )

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

/** Whether a length is given in a unit that is not worked out yet. */
const isInOtherUnits = (length: unknown): boolean =>
  isRecord(length) && (isGiven(length.weeks) || isGiven(length.days))

/** Whether some of the lengths are; of a list that is too long only that is said. */
function areLengthsLater(lengths: unknown): boolean {
  if (Array.isArray(lengths)) return lengths.length <= lengthBounds.lengths && lengths.some(isInOtherUnits)
  return isRecord(lengths) && [lengths.from, lengths.to, lengths.step].some(isInOtherUnits)
}

function sayOfNotYet(given: Readonly<Record<string, unknown>>, areLater: boolean, say: Say): void {
  if (areLater) say('lengths', notYet.units, { isUnsupported: true })
  if (given.sentenceType === 'dto') say('sentenceType', notYet.dto, { isUnsupported: true })
  if (isGiven(given.minimumSentence)) say('minimumSentence', notYet.minimumSentence, { isUnsupported: true })
}

/** What the pleas take off; null where the lengths are those after the plea. */
function readPleas({ pleaReductions: pleas, lengthIs }: TakenFacts, say: Say): readonly Plea[] | null {
  if (lengthIs === 'after_plea') {
    if (pleas !== null) say('pleaReductions', 'A length after plea takes no reduction.')
    return null
  }
  if (pleas === null) return [nothingOff]
  const read = pleas.map(readPlea)
  if (read.includes(null)) say('pleaReductions', pleaMessage)
  return read.filter((plea, at) => plea !== null && pleas.indexOf(plea.text) === at) as Plea[]
}

function askLengths(given: unknown, pleas: readonly Plea[], say: Say): readonly number[] {
  const lengths = readLengths(given)
  if ('faults' in lengths) {
    for (const { place, message } of lengths.faults)
      say(place, message, place === 'lengths' ? {} : { fault: 'value' })
    return []
  }
  const { months } = lengths
  if (pleas.some((plea) => afterPlea(months[0] as number, plea).months < 1))
    say('lengths', 'Less the plea, the shortest length is under a month. Start from 2 months.')
  return months
}

/** Neither section 250 detention nor an ordinary sentence can be passed: Sentencing Code, sections 234 and 249. */
const isOrderOnly = ({ sentenceType, offence, ageAtConviction }: TakenFacts): boolean =>
  (sentenceType === 'section_250' || ((sentenceType ?? 'sds') === 'sds' && ageAtConviction === 'child')) &&
  offence?.section249 === null &&
  !offence.isInSchedule19ZA

function sayOfKind(told: TakenFacts, say: Say): void {
  const { offence } = told
  if (offence?.mandatoryLife) say('offenceKey', murderMessage, { isUnsupported: true })
  if (offence?.isCommittal) say('offenceKey', contemptMessage, { isUnsupported: true })
  else if (isOrderOnly(told)) say('offenceKey', orderMessage, { isUnsupported: true })
}

/** The days on remand that will count: those given, or from the first day to the day before the sentence. */
function askRemand({ remandedSince, remandCreditDays, sentenceDate }: TakenFacts, say: Say): number {
  const given = remandCreditDays ?? 0
  if (remandedSince === null) return given
  if (remandCreditDays !== null)
    say('remandCreditDays', 'Give the first day on remand, or the number of days, not both.')
  if (sentenceDate === null) return given
  if (remandedSince <= sentenceDate) return sentenceDate - remandedSince
  say('remandedSince', afterSentence)
  return given
}

/** The fields of the one sentence of a case, as they are asked here. */
export const fieldOf = ({ field }: CaseRefusal['place']): string =>
  field === 'startDate' ? 'sentenceDate' : field

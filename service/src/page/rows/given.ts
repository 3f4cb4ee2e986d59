import { isoDate, type StatedLetter } from '@requisite/law'
import {
  creditFacts,
  factWords,
  personFacts,
  recallFacts,
  sentenceFacts,
  statedLetters,
  taggedBailDays,
} from '@requisite/law/internal'
import { lengthIn } from '../../court-words/length.ts'
import {
  type RecallTold,
  type SentenceTold,
  type TimeTold,
  type ToldCase,
  toldOnly,
} from '../../told/case.ts'
import { chosenOffence, offenceError } from '../../told/chosen-offence.ts'
import { monthAlone, monthOf } from '../../told/date-from-text.ts'
import { wholeNumber } from '../../told/number-from-box.ts'
import { isUnread, readDays, readTyped, type Value } from '../../told/value.ts'
import { dayFromBoxes, isDay } from '../question/date-from-boxes.ts'
import type { RowAnswer } from './message.ts'

/** What a row sent, by the names of its fields. */
type Sent = Readonly<Record<string, string>>

/** What an answer tells: of a sentence, or of all of them; and of the case. */
export interface Tells extends Partial<Omit<ToldCase, 'sentences'>> {
  readonly sentence: SentenceTold
}

/** An answer that was given in a row, with what it tells. */
export interface Given {
  readonly tells: Tells
  /** What was done with it, and tells nothing: put back to the words, or the sentence taken out. */
  readonly is?: 'back' | 'takenOut'
  /** As it was sent, so that it can be sent again. */
  readonly say: string
  /** What it said, in short. */
  readonly said: string
  /** The words that it was about, where it was about any. */
  readonly about: string
}

/** Fields of a row that tell nothing. */
const beside = new Set(['say', 'about', 'anchor', 'kept', 'length', 'extension', 'together'])

/** Rows of which what is typed goes with what is tapped. */
const isMerged = /^(?:sentence-\d+|day)$/

/** The words of a line that is added, as they stand in the box. */
export const lineAdded = ({ say }: RowAnswer): string =>
  [...new URLSearchParams(say)]
    .filter(([name, value]) => !beside.has(name) && value.trim() !== '')
    .map(([, value]) => value.trim())
    .join(', ')

/** What was toldOnly in or tapped in a row. Of rows that are one form, what is typed stands beside what is chosen. */
export function givenIn({ row, say, about }: RowAnswer): Given {
  const sent = new URLSearchParams(say)
  const tapped = new URLSearchParams(sent.get('say') ?? '')
  if (tapped.has('keep'))
    return { ...givenIn({ row, say: sent.get('kept') ?? '' }), about: sent.get('about') ?? '' }
  const fields: Record<string, string> = {}
  // Else what is tapped stands for the whole row.
  const isBoth = isMerged.test(row) || sent.has('together')
  if (tapped.size === 0 || isBoth)
    for (const [name, value] of sent)
      if (!beside.has(name) && value.trim() !== '')
        fields[name] = fields[name] === undefined ? value.trim() : `${fields[name]}.${value.trim()}`
  for (const [name, value] of tapped) fields[name] = value
  if (tapped.size === 0 || isBoth)
    for (const name of ['length', 'extension'])
      if ((sent.get(name) ?? '').trim() !== '') fields[name] = (sent.get(name) as string).trim()
  return {
    say,
    about: sent.get('about') ?? about ?? '',
    tells: tellsOf(fields),
    ...('back' in fields && { is: 'back' as const }),
    ...('takenOut' in fields && { is: 'takenOut' as const }),
    said:
      fields.remandCreditDays ??
      fields['remandFrom-day'] ??
      (fields.creditNone === undefined ? 'something else' : 'no days'),
  }
}

/** A day that was typed, in one box or in three; nothing where none was. */
function dayIn(sent: Sent, name: string): Value | undefined {
  const [day = '', month = '', year = ''] = ['day', 'month', 'year'].map((part) => sent[`${name}-${part}`])
  if (day + month + year === '') return undefined
  const read = dayFromBoxes({ day, month, year }, '')
  return isDay(read) ? isoDate(read) : { typed: [day, month, year].join(' ').trim(), why: read.message }
}

/** The day of sentence, or the month where that alone is known. */
function startIn(sent: Sent): SentenceTold {
  const [day = '', month = '', year = ''] = ['day', 'month', 'year'].map((part) => sent[`startDate-${part}`])
  if (day === '' && month + year === '') return {}
  const alone = month + year === '' ? monthAlone(day) : null
  if (alone !== null) return { startMonth: `${alone.year}-${String(monthOf(alone.month)).padStart(2, '0')}` }
  if (day !== '') return toldOnly({ startDate: dayIn(sent, 'startDate') }) as SentenceTold
  const read = dayFromBoxes({ day: '1', month, year }, '')
  return {
    startMonth: isDay(read)
      ? isoDate(read).slice(0, 7)
      : { typed: `${month} ${year}`.trim(), why: read.message },
  }
}

const isWholeLife = 'whole_life'

function kindIn({ kind, otherKind = '', activated }: Sent): SentenceTold {
  const put = activated === undefined ? {} : { activated: activated === 'yes' }
  switch (kind) {
    case undefined:
      return put
    case 'suspended':
      return { sentenceType: 'sds', activated: false, ...put }
    case 'unsure':
      return { sentenceType: 'unknown' }
    case 'other':
      return otherKind === isWholeLife
        ? { sentenceType: 'life', wholeLife: true }
        : { sentenceType: otherKind === '' ? 'unknown' : otherKind }
    default:
      return { sentenceType: kind }
  }
}

const unitNames = (of: 'sentence' | 'extension') =>
  (['Years', 'Months', 'Weeks', 'Days'] as const).map((unit) => `${of}${unit}` as const)

/** A length, typed in the words of the court or in units. What cannot be read stays in its box, so that it is seen and put right. */
function lengthsIn(sent: Sent): SentenceTold {
  const told: Record<string, Value> = {}
  for (const [of, box] of [
    ['sentence', 'length'],
    ['extension', 'extension'],
  ] as const) {
    const typed = sent[box]
    const read = typed === undefined ? null : lengthIn(typed)
    const units = unitNames(of)
    const texts =
      typed === undefined
        ? units.map((name) => sent[name])
        : read === null
          ? [typed]
          : [read.years, read.months, read.weeks, read.days].map((count) =>
              count === 0 ? '' : String(count),
            )
    for (const [i, text] of texts.entries())
      if ((text ?? '') !== '')
        told[units[i] as string] = readTyped(sentenceFacts[units[i] as 'sentenceYears'], text as string)
  }
  return told
}

function offenceIn({ offenceKey, offenceTyped, offenceUnknown }: Sent): SentenceTold {
  if ((offenceUnknown ?? '') !== '') return { offenceKey: 'unknown' }
  if ((offenceKey ?? '') !== '')
    return { offenceKey: readTyped(sentenceFacts.offenceKey, offenceKey as string) }
  if ((offenceTyped ?? '') === '') return {}
  const typed = offenceTyped as string
  const chosen = { offenceKey: '', offenceTyped: typed }
  const key = chosenOffence(chosen)
  return { offenceKey: key === '' ? { typed, why: offenceError(chosen) ?? '' } : key }
}

function countsOf({ copies = '', copiesRun }: Sent): SentenceTold {
  if (copies === '') return {}
  const counts = wholeNumber(copies)
  return {
    counts:
      counts === null || counts === 0
        ? { typed: copies, why: 'The number of counts must be a whole number, such as 8.' }
        : counts,
    ...(copiesRun !== undefined && { countsRun: copiesRun }),
  }
}

const flag = (text: string | undefined, yes = 'yes'): Value | undefined =>
  text === undefined || text === '' ? undefined : text === 'unknown' ? text : text === yes

/** What is told of a sentence. */
function sentenceIn(sent: Sent): SentenceTold {
  const { runs, consecutiveTo, notSuspended, unpaid } = sent
  const kind = kindIn(sent)
  const told: SentenceTold = toldOnly({
    ...kind,
    ...lengthsIn(sent),
    ...startIn(sent),
    ...offenceIn(sent),
    ...countsOf(sent),
    ...(runs === 'unsure' && { howItRuns: 'unknown' }),
    ...(runs !== 'unsure' && runs !== 'concurrent' && consecutiveTo !== undefined && { consecutiveTo }),
    saidExtended: sent.saidExtended,
    ageAtConviction: sent.ageAtConviction,
    called: sent.childSentence,
    notSuspended: notSuspended === 'true' ? true : notSuspended,
    ...(unpaid === 'civil' ? { civilDebt: true } : { unpaid }),
    fineAmount:
      sent.fineAmount === undefined ? undefined : readTyped(sentenceFacts.fineAmount, sent.fineAmount),
    partPaid: flag(sent.partPaid),
    beganBefore: flag(sent.beganBefore),
    terrorism: flag(sent.terrorism, 'true'),
    creditTakenOffMinimum: flag(sent.creditTakenOffMinimum, 'true'),
    offenceDate: sent.offenceDate,
    ...(sent.onLicence === 'yes' && {
      onLicence: true,
      firstReleaseDate: dayIn(sent, 'firstReleaseDate'),
      lastReleaseDate: dayIn(sent, 'lastReleaseDate'),
    }),
  }) as SentenceTold
  if (kind.sentenceType === undefined || /^(?:eds|terrorism)$/.test(String(kind.sentenceType))) return told
  return Object.fromEntries(Object.entries(told).filter(([name]) => !name.startsWith('extension')))
}

/** Days before the sentence. Of days on a tag half come off, unless it is told how many the court took off. */
function creditIn(sent: Sent): ToldCase['credit'] {
  const { daysOnTag = '' } = sent
  const days =
    daysOnTag === '' ? undefined : readDays(daysOnTag, factWords.sentence.taggedBailCreditDays.name)
  const isOff = (sent.taggedBailCreditDays ?? '') !== ''
  return toldOnly({
    ...((sent.creditNone ?? '') !== '' && { remandCreditDays: 0 }),
    ...((sent.creditUnknown ?? '') !== '' && { remandCreditDays: 'unknown' }),
    ...Object.fromEntries(
      creditFacts.flatMap((name) =>
        (sent[name] ?? '') === ''
          ? []
          : [[name, readDays(sent[name] as string, factWords.sentence[name].name)]],
      ),
    ),
    remandCreditMonths:
      (sent.remandCreditMonths ?? '') === ''
        ? undefined
        : readTyped(sentenceFacts.remandCreditMonths, sent.remandCreditMonths as string),
    ...(days !== undefined &&
      !isOff && {
        taggedBailCreditDays: isUnread(days) ? days : taggedBailDays(days),
        ...(!isUnread(days) && { daysOnTag: days }),
      }),
  })
}

/** What can happen more than once has its fields for each time; the first the plain names, the others with their number. */
function timesIn<Time extends object>(sent: Sent, timeOf: (n: string) => Time): readonly Time[] {
  const numbers = new Set(
    Object.keys(sent).map((name) => Number(/^[a-zA-Z]+(\d*)(?:-\w+)?$/.exec(name)?.[1] || 1)),
  )
  return [...numbers]
    .sort((a, b) => a - b)
    .map((n) => toldOnly(timeOf(n === 1 ? '' : String(n))))
    .filter((time) => Object.keys(time).length > 0)
}

const isPlaced = ({ fromDate, toDate }: TimeTold): boolean => fromDate !== undefined || toDate !== undefined

const recallNames = ['charge', 'seriousCharge', 'mappaLevel', 'terrorismOrState'] as const

/** A recall: null where there was none, and nothing where nothing is told of it. */
function recallIn(sent: Sent): Pick<Tells, 'recall'> {
  if (sent.recalled === '') return { recall: null }
  const told = toldOnly({
    type: sent.recallType,
    sentenceIds: sent.recallSentenceIds,
    returnToCustodyDate: dayIn(sent, 'returnToCustodyDate'),
    recallDate: dayIn(sent, 'recallDate') ?? ((sent.recallDateUnknown ?? '') === '' ? undefined : 'unknown'),
    onTag: flag(sent.onTag),
    ...Object.fromEntries(
      recallNames.map((name) => [
        name,
        sent[name] === undefined ? undefined : readTyped(recallFacts[name], sent[name]),
      ]),
    ),
    addedDaysAfterReturn:
      sent.addedDaysAfterReturn === undefined
        ? undefined
        : readDays(sent.addedDaysAfterReturn, 'Days added since the return'),
  }) as RecallTold
  return sent.recalled === undefined && Object.keys(told).length === 0 ? {} : { recall: told }
}

const somewhere = <Of extends object>(name: string, told: Of): object =>
  Object.keys(told).length === 0 ? {} : { [name]: told }

function tellsOf(sent: Sent): Tells {
  const stated = Object.fromEntries(
    statedLetters.flatMap((letters) => {
      const day = dayIn(sent, `stated-${letters}`)
      return day === undefined ? [] : [[letters, day]]
    }),
  ) as Partial<Record<StatedLetter, Value>>
  return {
    sentence: sentenceIn(sent),
    ...somewhere('credit', creditIn(sent)),
    ...somewhere(
      'person',
      toldOnly({
        dateOfBirth: dayIn(sent, 'dateOfBirth') ?? ((sent.bornUnknown ?? '') === '' ? undefined : 'unknown'),
        registeredSexOffender:
          sent.registeredSexOffender === undefined
            ? undefined
            : readTyped(personFacts.registeredSexOffender, sent.registeredSexOffender),
        otherSentences: sent.another === 'unknown' ? 'unknown' : undefined,
        statedReleaseDate: dayIn(sent, 'statedReleaseDate'),
      }),
    ),
    ...somewhere('stated', stated),
    ...recallIn(sent),
    ...somewhere(
      'remand',
      timesIn(
        sent,
        (n): TimeTold => ({
          fromDate: dayIn(sent, `remandFrom${n}`) as Value,
          toDate: dayIn(sent, `remandTo${n}`) as Value,
          of: sent[`remandFor${n}`] as Value,
        }),
      ).filter(isPlaced),
    ),
    ...somewhere(
      'otherCustody',
      timesIn(
        sent,
        (n): TimeTold => ({
          fromDate: dayIn(sent, `servedFrom${n}`) as Value,
          toDate: dayIn(sent, `servedTo${n}`) as Value,
          why: (sent[`servedWhy${n}`] || undefined) as Value,
          how: (sent[`servedHow${n}`] || undefined) as Value,
        }),
      ).filter(isPlaced),
    ),
    ...somewhere(
      'addedDays',
      timesIn(sent, (n) => ({
        days: ((sent[`addedDays${n}`] ?? '') === ''
          ? undefined
          : readDays(sent[`addedDays${n}`] as string, 'Days added in prison')) as Value,
        date: dayIn(sent, `awardDate${n}`) as Value,
      })),
    ),
    ...somewhere(
      'unlawfullyAtLarge',
      timesIn(
        sent,
        (n): TimeTold => ({
          fromDate: dayIn(sent, `fromDate${n}`) as Value,
          toDate: dayIn(sent, `toDate${n}`) as Value,
          why: (sent[`awayWhy${n}`] || undefined) as Value,
        }),
      ).filter(isPlaced),
    ),
  }
}

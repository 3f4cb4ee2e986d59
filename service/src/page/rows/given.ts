import { isoDate, offenceByKey } from '@requisite/law'
import {
  creditFacts,
  type Fact,
  factWords,
  personFacts,
  recallFacts,
  sentenceFacts,
  taggedBailDays,
} from '@requisite/law/internal'
import { lengthIn } from '../../court-words/length.ts'
import {
  extensionUnits,
  type FactsTold,
  lengthUnits,
  type ToldCase,
  type ToldSentence,
} from '../../told/case.ts'
import { chosenOffence, offenceError } from '../../told/chosen-offence.ts'
import { dayFromMonth, isoMonthAlone } from '../../told/date-from-text.ts'
import { wholeNumber } from '../../told/number-from-box.ts'
import { isUnread, readDay, readDays, readTyped, type Value } from '../../told/value.ts'
import type { RowAnswer } from './message.ts'

/** The fields that a row sent, by the places of the API: "sentences[0].startDate", "remand[1].toDate", "recall.type". */
type RowFields = Readonly<Record<string, string>>

/** What an answer tells: of a sentence, or of all of them; and of the case. */
export interface RowFacts extends Partial<Omit<ToldCase, 'sentences'>> {
  readonly sentence: ToldSentence
}

/** An answer that was given in a row, with what it tells. */
export interface RowTelling {
  readonly tells: RowFacts
  /** What was done with it, and tells nothing: put back to the words, or the sentence taken out. */
  readonly is?: 'back' | 'takenOut'
  /** What it said, in short. */
  readonly said: string
  /** The words that it was about, where it was about any. */
  readonly about: string
}

/** Fields of a row that tell nothing. */
const beside = new Set(['say', 'about', 'anchor', 'together'])

/** Rows of which what is typed goes with what is tapped. */
const isMerged = /^(?:sentence-\d+|day)$/

/** The words of a line that is added, as they stand in the box. */
export const lineAdded = ({ say }: RowAnswer): string =>
  [...new URLSearchParams(say)]
    .filter(([name, value]) => !beside.has(name) && value.trim() !== '')
    .map(([, value]) => value.trim())
    .join(', ')

/** What was told in or tapped in a row. Of rows that are one form, what is typed stands beside what is chosen. */
export function givenIn({ row, say, about }: RowAnswer): RowTelling {
  const sent = new URLSearchParams(say)
  const tapped = new URLSearchParams(sent.get('say') ?? '')
  const fields: Record<string, string> = {}
  // Else what is tapped stands for the whole row.
  if (tapped.size === 0 || isMerged.test(row) || sent.has('together'))
    for (const [name, value] of sent)
      if (!beside.has(name) && value.trim() !== '')
        fields[name] = fields[name] === undefined ? value.trim() : `${fields[name]}.${value.trim()}`
  for (const [name, value] of tapped) fields[name] = value
  const days = fields['sentences[0].remandCreditDays']
  return {
    about: sent.get('about') ?? about ?? '',
    tells: tellsOf(fields),
    ...('back' in fields && { is: 'back' as const }),
    ...(Object.keys(fields).some((place) => /^sentences\[\d+\]$/.test(place)) && { is: 'takenOut' as const }),
    said:
      days === '0'
        ? 'no days'
        : days === undefined || days === 'unknown'
          ? (fields['remand[0].fromDate'] ?? 'something else')
          : days,
  }
}

const yes: Readonly<Record<string, Value>> = { yes: true, no: false, true: true }
const yesOrNo = (text: string): Value => yes[text] ?? text
const asTyped = (text: string): Value => text

/** What the page alone is told, and how it is read. */
const ownRead: Readonly<Record<string, (text: string) => Value>> = {
  activated: yesOrNo,
  partPaid: yesOrNo,
  onTag: yesOrNo,
  unpaid: asTyped,
  called: asTyped,
  saidExtended: asTyped,
  countsRun: asTyped,
  // "No" is said of a sentence that was suspended.
  notSuspended: (text) => text === 'true' || text,
  counts: (typed) =>
    wholeNumber(typed) || { typed, why: 'The number of counts must be a whole number, such as 8.' },
  daysOnTag: (typed) => readDays(typed, factWords.sentence.taggedBailCreditDays.name),
  addedDaysAfterReturn: (typed) => readDays(typed, 'Days added since the return'),
  days: (typed) => readDays(typed, 'Days added in prison'),
  offenceKey: (typed) => {
    if (typed === 'unknown' || offenceByKey(typed) !== undefined) return typed
    const chosen = { offenceKey: '', offenceTyped: typed }
    return chosenOffence(chosen) || { typed, why: offenceError(chosen) ?? '' }
  },
  ...Object.fromEntries(
    creditFacts.map((name) => [name, (typed: string) => readDays(typed, factWords.sentence[name].name)]),
  ),
}

/** A month that was typed in two boxes, its number and its year. */
function readMonthBoxes(typed: string): Value {
  const [month = '', year = ''] = /^\d{4}$/.test(typed) ? ['', typed] : typed.split('.')
  const read = dayFromMonth(month, year)
  return typeof read === 'number'
    ? isoDate(read).slice(0, 7)
    : { typed: `${month} ${year}`.trim(), why: read.message }
}

/** What is told of a fact by the text of its field. */
function readFact(name: string, fact: Fact | undefined, text: string): Value {
  if (text === 'unknown') return text
  const own = ownRead[name]
  if (own !== undefined) return own(text)
  if (fact?.kind === 'month') return readMonthBoxes(text)
  return fact === undefined ? readDay(text) : readTyped(fact, text)
}

/** A length in the words of the court, in its units. What cannot be read stays in its box, so that it is seen and put right. */
function lengthOf(units: readonly string[], text: string): Readonly<Record<string, Value>> | null {
  const read = lengthIn(text)
  if (read === null) return null
  const counts = [read.years, read.months, read.weeks, read.days]
  return Object.fromEntries(
    units.map((unit, i) => [unit, counts[i] as number]).filter(([, count]) => count !== 0),
  )
}

/** The fact of a sentence, or the facts that its text tells. */
function sentenceFact(name: string, text: string): FactsTold<string> {
  const units = [lengthUnits, extensionUnits].find((some) => some.some((unit) => unit === name))
  const length = units === undefined ? null : lengthOf(units, text)
  if (length !== null) return length
  const startMonth = name === 'startDate' ? isoMonthAlone(text) : null
  if (startMonth !== null) return { startMonth }
  return { [name]: readFact(name, sentenceFacts[name as 'startDate'], text) }
}

/** A month that was typed stands for the day, which is in its box already. Of a kind without extra time on licence none is told. */
function sentenceOf(told: FactsTold<string>): ToldSentence {
  const isPlain = told.sentenceType !== undefined && !/^(?:eds|terrorism)$/.test(String(told.sentenceType))
  return Object.fromEntries(
    Object.entries(told).filter(
      ([name]) =>
        !(isPlain && name.startsWith('extension')) &&
        !(name === 'startDate' && told.startMonth !== undefined),
    ),
  )
}

/** Of days on a tag half come off, unless it is told how many the court took off. */
function creditOf(told: FactsTold<string>): ToldCase['credit'] {
  const { daysOnTag, ...rest } = told
  if (daysOnTag === undefined || rest.taggedBailCreditDays !== undefined) return rest
  return isUnread(daysOnTag)
    ? { ...rest, taggedBailCreditDays: daysOnTag }
    : { ...rest, daysOnTag, taggedBailCreditDays: taggedBailDays(Number(daysOnTag)) }
}

const credits = new Set<string>([...creditFacts, 'remandCreditMonths', 'daysOnTag'])
const lists = ['remand', 'otherCustody', 'addedDays', 'unlawfullyAtLarge'] as const
/** Facts of a time that are no days. */
const ofTime: ReadonlySet<string> = new Set(['sentenceIds', 'outcome', 'why', 'how'])

/** What all places tell. A text that is empty tells nothing of its place; of the recall, that there was none. */
function tellsOf(sent: RowFields): RowFacts {
  let sentence: FactsTold<string> = {}
  let credit: FactsTold<string> = {}
  let person: FactsTold<string> = {}
  let stated: FactsTold<string> = {}
  let recall: FactsTold<string> | undefined
  // By their numbers, which may be any: a list would be as long as the largest.
  const times: Record<string, Map<number, FactsTold<string>>> = {}
  for (const [place, text] of Object.entries(sent)) {
    const [, of = '', at = '', name = ''] = /^(\w+)(?:\[(\d*)\])?(?:\.(\w+))?$/.exec(place) ?? []
    const list = lists.find((one) => one === of)
    if (place === 'recall') recall = text === '' ? undefined : { ...recall }
    if (text === '') continue
    if (of === 'sentences' && credits.has(name))
      credit = { ...credit, [name]: readFact(name, sentenceFacts[name as 'startDate'], text) }
    else if (of === 'sentences' && name !== '') sentence = { ...sentence, ...sentenceFact(name, text) }
    else if (of === 'recall' && name !== '')
      recall = { ...recall, [name]: readFact(name, recallFacts[name as 'recallDate'], text) }
    else if (list !== undefined) {
      const all = times[list] ?? new Map<number, FactsTold<string>>()
      times[list] = all
      const read = ofTime.has(name) ? text : readFact(name, undefined, text)
      all.set(Number(at), { ...all.get(Number(at)), [name]: read })
    } else if (of === 'statedDates') stated = { ...stated, [name]: readDay(text) }
    else if (of in personFacts)
      person = { ...person, [of]: readFact(of, personFacts[of as 'dateOfBirth'], text) }
  }
  const isTold = (told: object): boolean => Object.keys(told).length > 0
  const timesOf = (list: (typeof lists)[number]): object =>
    times[list] === undefined
      ? {}
      : {
          [list]: [...times[list]]
            .sort(([a], [b]) => a - b)
            .map(([, one]) => one)
            .filter((one) => list === 'addedDays' || 'fromDate' in one || 'toDate' in one),
        }
  return {
    sentence: sentenceOf(sentence),
    ...(isTold(credit) && { credit: creditOf(credit) }),
    ...(isTold(person) && { person }),
    ...(isTold(stated) && { stated }),
    ...(sent.recall === '' ? { recall: null } : recall !== undefined && { recall }),
    ...timesOf('remand'),
    ...timesOf('otherCustody'),
    ...timesOf('addedDays'),
    ...timesOf('unlawfullyAtLarge'),
  }
}

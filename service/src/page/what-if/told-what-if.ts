import { type AskedWhatIf, type Day, isoDate, type WhatIf, type WhatIfRefusal } from '@requisite/law'
import { whatIfFacts } from '@requisite/law/internal'
import type { Query } from '../../http/route.ts'
import { nothingTold, type ToldCase, type ToldSentence } from '../../told/case.ts'
import { type PlaceFault, remandTimeFaults, unreadIn } from '../../told/faults.ts'
import { courtLength, lengthOf } from '../../told/length.ts'
import { fieldAt, listAt, toldIn, toldInLink } from '../../told/link.ts'
import { inText } from '../../told/query.ts'
import { usualLengths, usualPleas } from '../rows/before-sentence.ts'
import { givenIn } from '../rows/given.ts'
import { placeOfSentence } from '../rows/row.ts'
import { personInWords, sinceInWords } from '../told/in-words.ts'
import { answerToLengths } from './ask.ts'

/** What is told before a sentence is passed: the case, as rows and links tell it, and what the court may make of it. */
export interface ToldWhatIf {
  readonly told: ToldCase
  /** The shortest length and the longest, as they were typed, and the months from one to the next. */
  readonly from: string
  readonly to: string
  readonly step: string
  /** What pleas take off, "0" or "1/3". */
  readonly pleas: readonly string[]
  /** The row whose working is shown. */
  readonly workingLength: string
  readonly workingPlea: string
}

/** Before anything was told. */
export const emptyWhatIf: ToldWhatIf = {
  told: { ...nothingTold, sentences: [{}] },
  ...usualLengths,
  step: '6',
  pleas: usualPleas,
  workingLength: '',
  workingPlea: '',
}

/** Whether the form itself was sent, and not the facts of an answer. */
export const isSent = (fields: Query): boolean => 'lengths.from' in fields

/** What the form told: its fields are places of the case, and are read as those of a row are. */
export function sentWhatIf(fields: Query): ToldWhatIf {
  const offence = placeOfSentence(1, 'offenceKey')
  const pairs = Object.keys(fields).flatMap((name) => {
    // What was typed counts where nothing of the list was chosen.
    if (name === 'offenceTyped' && fieldAt(fields, offence) !== '') return []
    return [[name === 'offenceTyped' ? offence : name, fieldAt(fields, name)] as const]
  })
  const { sentence, ...rest } = givenIn({ row: 'what-if', say: inText(pairs) }).tells
  return {
    told: { ...nothingTold, ...rest, sentences: [sentence] },
    from: fieldAt(fields, 'lengths.from'),
    to: fieldAt(fields, 'lengths.to'),
    step: fieldAt(fields, 'lengths.step'),
    pleas: [...new Set(listAt(fields, 'pleaReductions').map((part) => part.replace(/\s/g, '')))].filter(
      (part) => part !== '',
    ),
    workingLength: fieldAt(fields, 'workingLength'),
    workingPlea: fieldAt(fields, 'workingPlea'),
  }
}

/** A length in the words of the court, read as a row reads it. */
const lengthTyped = (text: string): ToldSentence =>
  givenIn({ row: 'what-if', say: inText([[placeOfSentence(1, 'sentenceYears'), text]]) }).tells.sentence

/** Its months; 0 where it is none, or has weeks or days, which are not worked out here. */
function monthsOf(one: ToldSentence): number {
  const { years, months, weeks, days } = lengthOf(one)
  return weeks + days > 0 ? 0 : 12 * years + months
}

/** What is told of a sentence and has no place before one is passed, with what is to be done where it was typed here. */
const inMonths = 'Give it in years and months.'
const notTaken: Readonly<Record<string, readonly [box: string, message: string]>> = {
  startMonth: ['startDate', 'Enter the day too.'],
  extensionWeeks: ['extensionYears', inMonths],
  extensionDays: ['extensionYears', inMonths],
}

/** What says nothing more of a sentence that is not passed yet. */
const idle: ReadonlySet<string> = new Set([
  'startDate',
  'sentenceYears',
  'sentenceMonths',
  'remandCreditMonths',
  'id',
  'called',
  'saidExtended',
  'notSuspended',
  'activated',
  'offenceAmong',
])

/** So many months are between one row and the next, with two rows below the length that was told and two above. */
const stepOf = (months: number): number => (months >= 24 ? 6 : months >= 8 ? 3 : 1)

const lengthShown = (months: number): string =>
  courtLength({ years: Math.floor(months / 12), months: months % 12, weeks: 0, days: 0 })

/** What an answer told, with lengths below its own and above; null where it is of another kind than is worked out here. */
export function whatIfOfLink(link: Query): ToldWhatIf | null {
  const told = toldInLink(link)
  const [one = {}] = told.sentences
  const { offenceAmong, offenceKey: _, ...rest } = one
  const isOne = told.sentences.length === 1 && told.recall === null
  const isTaken = (name: string): boolean => idle.has(name) || name in whatIfFacts
  const all = monthsOf(one)
  if (!isOne || !/^(?:sds|eds)$/.test(String(one.sentenceType)) || !Object.keys(one).every(isTaken))
    return null
  if (all === 0 || one.startDate === undefined) return null
  const step = stepOf(all)
  return {
    ...emptyWhatIf,
    // Of offences that have one name the next length may tell them apart.
    told: { ...told, sentences: [offenceAmong === undefined ? one : rest] },
    from: lengthShown(Math.max(1, all - 2 * step)),
    to: lengthShown(all + 2 * step),
    step: String(step),
    pleas: ['0'],
  }
}

/** What an answer told and is not counted here: what happens after the sentence, and what nobody knows. */
export function notCountedIn(link: Query): readonly string[] {
  const read = toldIn(link)
  if ('faults' in read) return []
  const { statedDates: _, statedReleaseDate: __, ...told } = read.told
  const [one] = told.sentences
  const isOpen = one?.remandCreditDays === 'unknown' || one?.remandCreditMonths != null
  return [
    sinceInWords(told),
    isOpen ? 'days on remand: how many is not known' : '',
    told.otherCustody === undefined ? '' : 'time in prison for something else',
    ...personInWords({ ...told, dateOfBirth: null }),
  ].filter((text) => text !== '')
}

/** What was asked and its answer, or all that is to be put right. */
export type WhatIfReading = { readonly answer: WhatIf } | { readonly faults: readonly PlaceFault[] }

/** Works out what the lengths would mean. */
export function readWhatIf(of: ToldWhatIf, today: Day): WhatIfReading {
  const faults = faultsIn(of)
  if (faults.length > 0) return { faults }
  const answer = answerToLengths(askedIn(of, today))
  return 'refusals' in answer ? { faults: answer.refusals.map(faultOfRefusal) } : { answer }
}

function faultsIn({ told, from, to }: ToldWhatIf): readonly PlaceFault[] {
  const [one = {}] = told.sentences
  return [
    ...told.remand.flatMap(remandTimeFaults),
    ...unreadIn({ ...one, ...told.credit }, 'sentences[0].'),
    ...Object.entries(notTaken).flatMap(([name, [box, message]]) =>
      name in one ? [{ place: placeOfSentence(1, box), message }] : [],
    ),
    ...lengthFaults('from', from),
    ...(to === '' ? [] : lengthFaults('to', to)),
  ]
}

const lengthFaults = (name: 'from' | 'to', text: string): readonly PlaceFault[] =>
  monthsOf(lengthTyped(text)) > 0
    ? []
    : [{ place: `lengths.${name}`, message: `How long, ${name}: write it like 5 years, or 18 months.` }]

/** The body of POST /what-if. */
function askedIn({ told, from, to, step, pleas }: ToldWhatIf, today: Day): AskedWhatIf {
  const { remand, credit } = told
  const [one = {}] = told.sentences
  const facts = Object.entries({ ...one, ...credit }).filter(
    ([name, value]) => name in whatIfFacts && value !== 'unknown',
  )
  const [first, last] = [from, to === '' ? from : to]
    .map((text) => monthsOf(lengthTyped(text)))
    .sort((a, b) => a - b) as [number, number]
  return {
    ...Object.fromEntries(facts),
    // An ordinary sentence of somebody under 18 is detention.
    sentenceType:
      one.sentenceType === 'eds' ? 'eds' : one.ageAtConviction === 'child' ? 'section_250' : 'sds',
    sentenceDate: (one.startDate as string | undefined) ?? isoDate(today),
    ...(remand.length > 0 && {
      remand: remand.map(({ fromDate, toDate, outcome }) => ({
        fromDate: fromDate as string,
        toDate: toDate as string | undefined,
        outcome: outcome as 'no_sentence' | undefined,
      })),
    }),
    lengths:
      first === last
        ? [{ months: first }]
        : { from: { months: first }, to: { months: last }, step: { months: Number(step) || 6 } },
    pleaReductions: pleas.length === 0 ? ['0'] : pleas,
  }
}

/** What the law refuses, at the place that it is about. */
function faultOfRefusal({ field, message }: WhatIfRefusal): PlaceFault {
  if (/^lengths\b/.test(field)) return { place: field === 'lengths.to' ? field : 'lengths.from', message }
  if (field === 'pleaReductions')
    return { place: field, message: 'A plea takes off from nothing to one-half, such as 1/5.' }
  if (/^remand\b/.test(field)) return { place: field, message }
  const name = field === 'sentenceDate' ? 'startDate' : field.replace('extensionMonths', 'extensionYears')
  return { place: placeOfSentence(1, name), message }
}

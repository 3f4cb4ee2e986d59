import {
  type CreditName,
  creditFacts,
  type personFacts,
  type recallFacts,
  type sentenceFacts,
} from '@requisite/law/internal'
import type { Reading } from '../../court-words/reading.ts'
import type { OwnOfSentence } from '../../told/case.ts'

/** The rows that ask a fact; of a sentence, with its number behind them. */
type Row =
  | ('sentence' | 'day' | 'offence' | 'offenceDate' | 'terrorism' | 'onLicence' | 'suspended' | 'remand')
  | ('minimum' | 'age' | 'others' | 'recall' | 'recallDay' | 'since' | 'prison' | 'born' | 'extended')
  | ('charge' | 'seriousCharge' | 'mappaLevel' | 'terrorismOrState' | 'exceptions' | 'tag' | 'year')
  | ('registeredSexOffender' | 'activated' | 'unpaid' | 'fineAmount' | 'partPaid' | 'beganBefore')
type Of<Facts> = Readonly<Record<keyof Facts, Row | readonly Row[] | 'shown only'>>

const daysOfRecall = ['recall', 'recallDay', 'year'] as const

/** Which row of the page asks a fact, or which do: another answer to one of them takes it back. One that is shown only is told by a link or
 *  in words, and said in a row beside the others: a fact without a place here does not compile. */
const rowOfFact = {
  sentence: {
    ...(Object.fromEntries(creditFacts.map((name) => [name, 'remand'])) as Record<CreditName, 'remand'>),
    remandCreditMonths: 'remand',
    creditTakenOffMinimum: 'minimum',
    id: 'sentence',
    sentenceType: 'sentence',
    regimeId: 'shown only',
    wholeLife: 'sentence',
    consecutiveTo: 'sentence',
    howItRuns: 'sentence',
    counts: 'sentence',
    countsRun: 'sentence',
    sentenceYears: 'sentence',
    sentenceMonths: 'sentence',
    sentenceWeeks: 'sentence',
    sentenceDays: 'sentence',
    extensionYears: ['sentence', 'extended'],
    extensionMonths: ['sentence', 'extended'],
    extensionWeeks: ['sentence', 'extended'],
    extensionDays: ['sentence', 'extended'],
    startDate: 'day',
    startMonth: 'day',
    saidExtended: 'extended',
    offenceKey: 'offence',
    offenceAmong: 'offence',
    offenceDate: 'offenceDate',
    terrorism: 'terrorism',
    ageAtConviction: 'age',
    called: 'age',
    notSuspended: 'suspended',
    civilDebt: 'unpaid',
    unpaid: 'unpaid',
    fineAmount: 'fineAmount',
    partPaid: 'partPaid',
    activated: ['sentence', 'activated'],
    beganBefore: 'beganBefore',
    onLicence: 'onLicence',
    firstReleaseDate: 'onLicence',
    lastReleaseDate: 'onLicence',
    licenceUnbroken: 'shown only',
    supervisionEndDate: 'shown only',
  },
  person: {
    dateOfBirth: 'born',
    registeredSexOffender: 'registeredSexOffender',
    otherSentences: 'others',
    statedReleaseDate: 'prison',
    statedDates: 'prison',
    law: 'shown only',
    liableToRemoval: 'shown only',
    reference: 'shown only',
  },
  recall: {
    type: 'recall',
    sentenceIds: 'recall',
    onTag: 'tag',
    returnToCustodyDate: daysOfRecall,
    recallDate: daysOfRecall,
    charge: ['charge', 'exceptions'],
    seriousCharge: ['seriousCharge', 'exceptions'],
    mappaLevel: ['mappaLevel', 'exceptions'],
    terrorismOrState: ['terrorismOrState', 'exceptions'],
    addedDaysAfterReturn: 'since',
    unlawfullyAtLargeDays: 'shown only',
    lastDayUnlawfullyAtLarge: 'shown only',
    unlawfullyAtLargeAfterReturnDays: 'shown only',
  },
} as const satisfies {
  readonly sentence: Of<typeof sentenceFacts & OwnOfSentence>
  readonly person: Of<typeof personFacts>
  readonly recall: Of<typeof recallFacts & { readonly onTag: unknown }>
}

type Owner = keyof typeof rowOfFact

const rowsOfFact = (of: Owner, fact: string): readonly string[] =>
  [(rowOfFact[of] as Readonly<Record<string, string | readonly string[]>>)[fact] ?? 'shown only'].flat()

/** Whether a row asks a fact. */
export const isAskedBy = (of: Owner, fact: string, row: string): boolean => rowsOfFact(of, fact).includes(row)

/** Whether a fact has no row of its own. */
export const isShownOnly = (of: Owner, fact: string): boolean => rowsOfFact(of, fact).includes('shown only')

/** The rows of the lists of a case. */
const rowOfList: Readonly<Record<string, Row>> = {
  remand: 'remand',
  addedDays: 'since',
  unlawfullyAtLarge: 'since',
  otherCustody: 'since',
}
export const isListOf = (list: string, row: string): boolean => rowOfList[list] === row

/** Whether a row asks what stands at a place: "sentences[0].startDate", "recall.type", "remand[1].toDate". */
export function isPlaceOf(place: string, row: string): boolean {
  const [, list = '', rest = ''] = /^(\w+)(?:\[\d+\])?(?:\.(\w+))?$/.exec(place) ?? []
  if (list === 'sentences') return isAskedBy('sentence', rest, row)
  if (list === 'recall') return isAskedBy('recall', rest, row)
  return isListOf(list, row) || isAskedBy('person', list, row)
}

/** What in the words a row is told by. */
const toldBy: Readonly<Record<string, RegExp>> = {
  sentence: /^(?:length|kind|minimum|extension|suspended_for|counts|runs)$/,
  day: /^date$/,
  offence: /^offence$/,
  remand: /^(?:remand|tag|remand_days|remand_unit|tag_days)$/,
  age: /^(?:age|born)$/,
  recall: /^recall(?:_date)?$/,
  prison: /^stated$/,
  since: /^added$/,
  besides: /^removal$/,
}

/** The name of a row, and the number of its sentence where it has one: "offence-2". */
export function nameAndNumber(row: string): readonly [name: string, number: string | undefined] {
  const [, name = row, number] = /^(.*?)(?:-(\d+))?$/.exec(row) ?? []
  return [name, number]
}

/** The words by which a row is told, as they were typed; an empty text where there are none. */
export function wordsOf(row: string, reading: Reading): string {
  const [name, number] = nameAndNumber(row)
  const told = toldBy[name]
  if (told === undefined) return ''
  return reading.pieces
    .filter(
      ({ is, what, sentence }) =>
        is !== 'aside' &&
        told.test(what) &&
        (number === undefined || sentence === null || sentence + 1 === Number(number)),
    )
    .map(({ from, to }) => reading.text.slice(from, to))
    .join(' … ')
}

/** The row that words lead to. */
export function rowOfWords(what: string, sentence: number | null): string | null {
  const name = Object.keys(toldBy).find((row) => toldBy[row]?.test(what))
  if (name === undefined) return null
  return name === 'sentence' || name === 'offence' ? `${name}-${(sentence ?? 0) + 1}` : name
}

import {
  type CreditName,
  creditFacts,
  type personFacts,
  type recallFacts,
  type sentenceFacts,
} from '@requisite/law/internal'
import type { Ask, Reading, ToldByPiece } from '../../court-words/reading.ts'
import type { OwnOfSentence } from '../../told/case.ts'

/** The rows, and whose it is what they are told: of one sentence, whose number stands behind the name of the row; of each; or of the
 *  case. */
const rows = {
  sentence: 'one',
  offence: 'one',
  offenceDate: 'one',
  terrorism: 'one',
  onLicence: 'one',
  minimum: 'one',
  extended: 'one',
  activated: 'one',
  unpaid: 'one',
  fineAmount: 'one',
  partPaid: 'one',
  day: 'each',
  age: 'each',
  suspended: 'each',
  remand: 'case',
  since: 'case',
  others: 'case',
  born: 'case',
  registeredSexOffender: 'case',
  prison: 'case',
  recall: 'case',
  recallDay: 'case',
  year: 'case',
  tag: 'case',
  charge: 'case',
  seriousCharge: 'case',
  mappaLevel: 'case',
  terrorismOrState: 'case',
  exceptions: 'case',
  besides: 'case',
} as const satisfies Readonly<Record<string, 'one' | 'each' | 'case'>>
type Row = keyof typeof rows
type Of<Facts> = Readonly<Record<keyof Facts, Row | readonly Row[] | 'shown only'>>

/** Whether what a row is told is told of each sentence. */
export const isOfEach = (name: string): boolean => Object.hasOwn(rows, name) && rows[name as Row] === 'each'

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

type ListOfTimes = 'remand' | 'addedDays' | 'unlawfullyAtLarge' | 'otherCustody'
/** The rows of the lists of a case. */
const rowOfList: Readonly<Record<ListOfTimes, Row>> = {
  remand: 'remand',
  addedDays: 'since',
  unlawfullyAtLarge: 'since',
  otherCustody: 'since',
}
export const isListOf = (list: string, row: string): boolean =>
  Object.hasOwn(rowOfList, list) && rowOfList[list as ListOfTimes] === row

/** What one row asks in several ways, and is one thing told: days, months and times on remand. */
export const oneOf = {
  remand: ['remandCreditDays', 'remandCreditMonths', 'remand'],
} as const satisfies { readonly [Name in Row]?: readonly (keyof typeof sentenceFacts | ListOfTimes)[] }

/** Whether a row asks what stands at a place: "sentences[0].startDate", "recall.type", "remand[1].toDate". */
export function isPlaceOf(place: string, row: string): boolean {
  const [, list = '', rest = ''] = /^(\w+)(?:\[\d+\])?(?:\.(\w+))?$/.exec(place) ?? []
  if (list === 'sentences') return isAskedBy('sentence', rest, row)
  if (list === 'recall') return isAskedBy('recall', rest, row)
  return isListOf(list, row) || isAskedBy('person', list, row)
}

/** The row of what words tell, or leave open; null where it has none, and is asked by itself. */
const rowOfPiece: Readonly<Record<ToldByPiece | Ask, Row | null>> = {
  length: 'sentence',
  kind: 'sentence',
  minimum: 'sentence',
  extension: 'sentence',
  suspended_for: 'sentence',
  counts: 'sentence',
  runs: 'sentence',
  date: 'day',
  offence: 'offence',
  remand: 'remand',
  tag: 'remand',
  remand_days: 'remand',
  remand_unit: 'remand',
  tag_days: 'remand',
  age: 'age',
  born: 'age',
  recall: 'recall',
  recall_date: 'recall',
  stated: 'prison',
  added: 'since',
  removal: 'besides',
  total: null,
  unit: null,
  number: null,
  minimum_term: null,
  other_sentence: null,
  unpaid: null,
  activated: null,
  custody: null,
  words: null,
  whose: null,
}

/** The name of the row of what words tell, or leave open. */
export const rowNameOf = (what: string): Row | null =>
  Object.hasOwn(rowOfPiece, what) ? rowOfPiece[what as Ask] : null

/** The name of a row, and the number of its sentence where it has one: "offence-2". */
export function nameAndNumber(row: string): readonly [name: string, number: string | undefined] {
  const [, name = row, number] = /^(.*?)(?:-(\d+))?$/.exec(row) ?? []
  return [name, number]
}

/** The words by which a row is told, as they were typed; an empty text where there are none. */
export function wordsOf(row: string, reading: Reading): string {
  const [name, number] = nameAndNumber(row)
  return reading.pieces
    .filter(
      ({ is, what, sentence }) =>
        is !== 'aside' &&
        rowNameOf(what) === name &&
        (number === undefined || sentence === null || sentence + 1 === Number(number)),
    )
    .map(({ from, to }) => reading.text.slice(from, to))
    .join(' … ')
}

/** The row that words lead to. */
export function rowOfWords(what: string, sentence: number | null): string | null {
  const name = rowNameOf(what)
  return name !== null && rows[name] === 'one' ? `${name}-${(sentence ?? 0) + 1}` : name
}

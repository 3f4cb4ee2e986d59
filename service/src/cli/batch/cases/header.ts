import { type Fact, sentenceFacts } from '@requisite/law'
import {
  type PersonField,
  personFields,
  type RecallField,
  recallColumns,
  type SentenceField,
  sentenceFields,
} from '../../../contract/case/from-text.ts'
import { absentHeadings, type Columns, fieldNames } from '../columns.ts'
import { carriedNotes, doubledMistakes, howToName, type ReadHeader } from '../csv-header.ts'

/** What the first row says about the others, where each row is a sentence of a person. Plain data: it is sent to every worker. */
export interface CaseHeader {
  readonly delimiter: string
  readonly cells: number
  /** The column of the person; null where every row is one by itself. */
  readonly person: number | null
  /** The columns of a sentence, those of the person and of a recall, with their fields. */
  readonly ofSentence: readonly (readonly [cell: number, field: SentenceField])[]
  readonly ofPerson: readonly (readonly [cell: number, field: PersonField])[]
  readonly ofRecall: readonly (readonly [cell: number, field: RecallField])[]
  /** The column of the times on remand for the sentence of a row; null where there is none. */
  readonly remand: number | null
  /** The columns that the row of a person has: all but those of a sentence. */
  readonly kept: readonly number[]
  /** The columns as the file names them: bytes, one in each character. */
  readonly headings: readonly string[]
  /** What ends a row. */
  readonly lineBreak: string
}

/** What the first row alone says. */
export type ReadCaseHeader = Omit<CaseHeader, 'lineBreak' | 'headings'>

/** Whether dates that prisons gave are among the columns. */
export const hasStated = ({ ofPerson }: Pick<CaseHeader, 'ofPerson'>): boolean =>
  ofPerson.some(([, field]) => field === 'statedReleaseDate')

/** The columns of a recall with the place of each: of its own, or one with the object as JSON. */
export const recallCellsOf = ({
  ofPerson,
  ofRecall,
}: Pick<CaseHeader, 'ofPerson' | 'ofRecall'>): readonly (readonly [cell: number, place: string])[] => [
  ...ofPerson.filter(([, field]) => field === 'recall'),
  ...ofRecall.map(([cell, field]) => [cell, `recall.${field}`] as const),
]

/** Every name that means something: the facts of a person and of their sentences. */
export const caseNames: readonly string[] = [
  'person',
  ...sentenceFields,
  'ageAtSentence',
  ...personFields,
  ...Object.keys(recallColumns),
]
const lengths = Object.entries<Fact>(sentenceFacts).flatMap(([name, fact]) =>
  fact.kind === 'unit' && fact.of === 'length' ? [name] : [],
)

const isOf = <Field extends string>(fields: readonly Field[], name: string): name is Field =>
  (fields as readonly string[]).includes(name)

const ofRecall = (names: readonly string[]): CaseHeader['ofRecall'] =>
  names.flatMap((name, cell) => {
    const field = recallColumns[name]
    return field === undefined ? [] : [[cell, field] as const]
  })

const columnOf = (names: readonly string[], name: string): number | null =>
  names.includes(name) ? names.indexOf(name) : null

const placed = <Field extends string>(names: readonly string[], fields: readonly Field[]) =>
  names.flatMap((name, cell) => (isOf(fields, name) ? [[cell, name] as const] : []))

/** Every name that means something where a row is a person: nothing can name its sentence. */
const rowNames = caseNames.filter((name) => !['person', 'id'].includes(name))

/** The header of a CSV text with one row for each sentence, or what is wrong with it. A column of the person makes a case of their
 *  rows; without one every row is a person. */
export const readCaseHeader =
  (needsPerson: boolean) =>
  (delimiter: string, headings: readonly string[], columns: Columns): ReadHeader<ReadCaseHeader> => {
    const names = fieldNames(headings, columns)
    const isOfPeople = needsPerson || names.includes('person')
    const known = isOfPeople ? caseNames : rowNames
    const notes = [...carriedNotes(names, caseNames), ...unusedNotes(names)]
    const mistakes = [
      ...absentHeadings(headings, columns),
      ...doubledMistakes(names, known),
      ...missing(names, headings, isOfPeople ? ['person', 'startDate'] : ['startDate']),
      ...lengthMistakes(names),
      ...recallMistakes(names),
      ...ageMistakes(names),
    ]
    if (mistakes.length > 0) return { mistakes: [...mistakes, ...notes] }
    const header = headerOf(
      delimiter,
      names.map((name) => (known.includes(name) ? fieldOf(name) : '')),
    )
    return { header: isOfPeople ? header : { ...header, kept: names.map((_, cell) => cell) }, names, notes }
  }

/** Section 250 turns on conviction; a file that has one age has it for both days. */
const fieldOf = (name: string): string => (name === 'ageAtSentence' ? 'ageAtConviction' : name)

const headerOf = (delimiter: string, names: readonly string[]): ReadCaseHeader => ({
  ...{ delimiter, cells: names.length, person: columnOf(names, 'person') },
  ofSentence: placed(names, sentenceFields),
  ofPerson: placed(names, personFields).filter(([, field]) => field !== 'remand'),
  ofRecall: ofRecall(names),
  remand: columnOf(names, 'remand'),
  kept: names.flatMap((name, cell) => (name === 'remand' || isOf(sentenceFields, name) ? [] : [cell])),
})

const missing = (
  names: readonly string[],
  headings: readonly string[],
  needed: readonly (keyof typeof why)[],
): readonly string[] =>
  needed
    .filter((name) => !names.includes(name) && !(name === 'startDate' && names.includes('startMonth')))
    .map((name) => `The column '${name}' is missing. ${why[name]}${howToName(name, headings)}`)

const why = {
  person: 'It says whose sentence a row is: a name or a number. Without --cases every row is a person. ',
  startDate: '',
} as const

const lengthMistakes = (names: readonly string[]): readonly string[] =>
  lengths.some((name) => names.includes(name))
    ? []
    : [`A column for the length is missing: one or more of ${lengths.join(', ')}.`]

const recallMistakes = (names: readonly string[]): readonly string[] =>
  names.includes('recall') && ofRecall(names).length > 0
    ? ["Give the recall in the column 'recall' or in columns of its own, not both."]
    : []

const ageMistakes = (names: readonly string[]): readonly string[] =>
  names.includes('ageAtSentence') && names.includes('ageAtConviction')
    ? ["Give 'ageAtConviction' or 'ageAtSentence', not both."]
    : []

/** What is told and has no part in the dates. */
export const unusedNotes = (names: readonly string[]): readonly string[] =>
  names.includes('postCommencement')
    ? ["'postCommencement' is carried through and not used: only --calculate goes by it."]
    : []

import { type Fact, sentenceFacts } from '@requisite/law/internal'
import {
  type PersonField,
  personFields,
  type RecallField,
  recallColumns,
  type StatedColumn,
  sentenceFields,
  statedColumnNames,
} from '../../contract/case/from-text.ts'
import { requestFields } from '../../contract/request.ts'
import { closest, didYouMean } from '../../contract/suggest.ts'
import type { Mistaken } from '../mistaken.ts'
import { absentHeadings, type Columns, fieldNames } from './columns.ts'

/** What rows are answered as: by the law in force, or each sentence at a release point. */
export type AnsweredAs = 'release' | 'calculate'

/** What the first row says about the others, each of which is a sentence of a person. Plain data: it is sent to every worker. */
export interface Header {
  readonly delimiter: string
  readonly cells: number
  /** The column of the person; null where every row is one by itself. */
  readonly person: number | null
  /** The columns of a sentence, those of the person and of a recall, with their fields. */
  readonly ofSentence: readonly (readonly [cell: number, field: string])[]
  readonly ofPerson: readonly (readonly [cell: number, field: PersonField | StatedColumn])[]
  readonly ofRecall: readonly (readonly [cell: number, field: RecallField])[]
  /** The column of the times on remand for the sentence of a row; null where there is none. */
  readonly remand: number | null
  /** The columns that stand before the results: of a person all but those of a sentence. */
  readonly kept: readonly number[]
  /** The columns as the file names them: bytes, one in each character. */
  readonly headings: readonly string[]
  /** What ends a row. */
  readonly lineBreak: string
}

/** What the names of the columns alone say. */
type NamedColumns = Omit<Header, 'lineBreak' | 'headings'>

/** A first row as it was understood, or what is wrong with it; and notes on columns that look like a field but are none. */
export type ReadHeader =
  | { readonly header: NamedColumns; readonly names: readonly string[]; readonly notes: readonly string[] }
  | Mistaken

/** Whether dates that prisons gave are among the columns. */
export const hasStated = ({ ofPerson }: Pick<Header, 'ofPerson'>): boolean =>
  ofPerson.some(([, field]) => /^stated/.test(field))

/** The columns of a recall with the place of each: of its own, or one with the object as JSON. */
export const recallCellsOf = ({
  ofPerson,
  ofRecall,
}: Pick<Header, 'ofPerson' | 'ofRecall'>): readonly (readonly [cell: number, place: string])[] => [
  ...ofPerson.filter(([, field]) => field === 'recall'),
  ...ofRecall.map(([cell, field]) => [cell, `recall.${field}`] as const),
]

/** Every name that means something: the facts of a person and of their sentences. */
export const caseNames: readonly string[] = [
  'person',
  ...sentenceFields,
  'ageAtSentence',
  ...personFields,
  ...statedColumnNames,
  ...Object.keys(recallColumns),
]
const lengths = Object.entries<Fact>(sentenceFacts).flatMap(([name, fact]) =>
  fact.kind === 'unit' && fact.of === 'length' ? [name] : [],
)

const isOf = <Field extends string>(fields: readonly Field[], name: string): name is Field =>
  (fields as readonly string[]).includes(name)

const ofRecall = (names: readonly string[]): Header['ofRecall'] =>
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

/** Every name that a heading can stand for: what has no part in the dates is known, too. */
export const knownNames = (as: AnsweredAs): readonly string[] =>
  as === 'calculate' ? requestFields : [...caseNames, 'postCommencement']

/** Reads the names of the columns, or says what is wrong with them. A column of the person makes a case of their rows; without one every
 *  row is a person. */
export function readHeader(
  as: AnsweredAs,
  needsPerson: boolean,
  delimiter: string,
  headings: readonly string[],
  columns: Columns,
): ReadHeader {
  const names = fieldNames(headings, columns)
  const isPoint = as === 'calculate'
  const isOfPeople = !isPoint && (needsPerson || names.includes('person'))
  const known = isOfPeople ? caseNames : isPoint ? requestFields : rowNames
  const notes = [
    ...carriedNotes(names, isPoint ? requestFields : caseNames),
    ...(isPoint ? [] : unusedNotes(names)),
  ]
  const mistakes = [
    ...absentHeadings(headings, columns),
    ...doubledMistakes(names, known),
    ...missing(names, headings, [
      ...(isOfPeople ? (['person'] as const) : []),
      'startDate',
      ...(isPoint ? (['sentenceYears'] as const) : []),
    ]),
    ...(isPoint ? [] : [...lengthMistakes(names), ...recallMistakes(names), ...ageMistakes(names)]),
  ]
  if (mistakes.length > 0) return { mistakes: [...mistakes, ...notes] }
  const all = names.map((_, cell) => cell)
  const fields = names.map((name) => (!known.includes(name) ? '' : isPoint ? name : fieldOf(name)))
  const header: NamedColumns = {
    delimiter,
    cells: names.length,
    person: isPoint ? null : columnOf(fields, 'person'),
    ofSentence: placed(fields, isPoint ? requestFields : sentenceFields),
    ofPerson: isPoint
      ? []
      : placed(fields, [...personFields, ...statedColumnNames]).filter(([, field]) => field !== 'remand'),
    ofRecall: isPoint ? [] : ofRecall(fields),
    remand: isPoint ? null : columnOf(fields, 'remand'),
    kept: isOfPeople ? all.filter((cell) => !isOfSentence(fields[cell] as string)) : all,
  }
  return { header, names, notes }
}

const isOfSentence = (field: string): boolean => field === 'remand' || isOf(sentenceFields, field)

/** Section 250 turns on conviction; a file that has one age has it for both days. */
const fieldOf = (name: string): string => (name === 'ageAtSentence' ? 'ageAtConviction' : name)

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
  sentenceYears: '',
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

/** How a column that is missing can be named, with a heading that may be it. */
const howToName = (field: string, headings: readonly string[]): string =>
  `The first row must name the columns as the API does, or else --columns "${closest(field, headings)[0] ?? 'Your heading'}=${field}".`

/** A sentence for each known column that is there twice. */
function doubledMistakes(names: readonly string[], known: readonly string[]): readonly string[] {
  const doubled = names.filter((name, i) => known.includes(name) && names.indexOf(name) !== i)
  return [...new Set(doubled)].map(
    (name) => `The column '${name}' is there twice. Keep the one that is meant.`,
  )
}

/** A sentence for each name that is close to a field: it may be a slip that makes the dates wrong. The client for Python has the same
 *  rule for the columns of a table (clients/python/requisite/headings.py). */
export function carriedNotes(names: readonly string[], known: readonly string[]): readonly string[] {
  const free = known.filter((field) => !names.includes(field))
  return [...new Set(names)]
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const close = closest(name, free).slice(0, 1)
      return close.length === 0 ? [] : [`'${name}' is carried through and not used.${didYouMean(close)}`]
    })
}

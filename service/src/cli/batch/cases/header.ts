import {
  type PersonField,
  personFields,
  type SentenceField,
  sentenceFields,
} from '../../../contract/case/from-text.ts'
import { absentHeadings, type Columns, fieldNames } from '../columns.ts'
import { carriedNotes, doubledMistakes, howToName, type ReadHeader } from '../csv-header.ts'

/** What the first row says about the others, where each row is a sentence of a person. Plain data: it is sent to every worker. */
export interface CaseHeader {
  readonly delimiter: string
  readonly cells: number
  /** The column of the person. */
  readonly person: number
  /** The columns of a sentence, and those of the person, with their fields. */
  readonly ofSentence: readonly (readonly [cell: number, field: SentenceField])[]
  readonly ofPerson: readonly (readonly [cell: number, field: PersonField])[]
  /** The columns that the row of a person has: all but those of a sentence. */
  readonly kept: readonly number[]
  /** The columns as the file names them: bytes, one in each character. */
  readonly headings: readonly string[]
  /** What ends a row. */
  readonly lineBreak: string
}

/** What the first row alone says. */
export type ReadCaseHeader = Omit<CaseHeader, 'lineBreak' | 'headings'>

/** Every name that means something. */
export const knownNames: readonly string[] = ['person', ...sentenceFields, ...personFields]
const lengths = ['sentenceYears', 'sentenceMonths', 'sentenceWeeks', 'sentenceDays'] as const

const isOf = <Field extends string>(fields: readonly Field[], name: string): name is Field =>
  (fields as readonly string[]).includes(name)

const placed = <Field extends string>(names: readonly string[], fields: readonly Field[]) =>
  names.flatMap((name, cell) => (isOf(fields, name) ? [[cell, name] as const] : []))

/** The header of a CSV text with one row for each sentence, or what is wrong with it. */
export function readCaseHeader(
  delimiter: string,
  headings: readonly string[],
  columns: Columns,
): ReadHeader<ReadCaseHeader> {
  const names = fieldNames(headings, columns)
  const notes = carriedNotes(names, knownNames)
  const mistakes = [
    ...absentHeadings(headings, columns),
    ...doubledMistakes(names, knownNames),
    ...(['person', 'startDate'] as const)
      .filter((name) => !names.includes(name))
      .map((name) => `The column '${name}' is missing. ${why[name]}${howToName(name, headings)}`),
    ...(lengths.some((name) => names.includes(name))
      ? []
      : [`A column for the length is missing: one or more of ${lengths.join(', ')}.`]),
  ]
  if (mistakes.length > 0) return { mistakes: [...mistakes, ...notes] }
  const header = {
    ...{ delimiter, cells: names.length, person: names.indexOf('person') },
    ofSentence: placed(names, sentenceFields),
    ofPerson: placed(names, personFields),
    kept: names.flatMap((name, cell) => (isOf(sentenceFields, name) ? [] : [cell])),
  }
  return { header, names, notes }
}

const why = { person: 'It says whose sentence a row is: a name or a number. ', startDate: '' } as const

import { isRequestField, type RequestField } from '../../contract/from-text.ts'
import { requestFields } from '../../contract/request.ts'
import { closest, didYouMean } from '../../contract/suggest.ts'
import { absentHeadings, type Columns, fieldNames } from './columns.ts'

/** What the first row says about the others. Plain data: it is sent to every worker. */
export interface Header {
  readonly delimiter: string
  readonly cells: number
  /** The field of each column, or null for a column that is only carried through. */
  readonly fields: readonly (RequestField | null)[]
  /** The columns as the file names them: bytes, one in each character, as the rows are. */
  readonly headings: readonly string[]
}

const required = ['startDate', 'sentenceYears'] as const satisfies readonly RequestField[]

/** A first row as it was understood, or what is wrong with it; and notes on columns that look like a field but are none. */
export type ReadHeader<Of> =
  | { readonly header: Of; readonly names: readonly string[]; readonly notes: readonly string[] }
  | { readonly mistakes: readonly string[] }

/** The header of a CSV text. */
export function readHeader(
  delimiter: string,
  headings: readonly string[],
  columns: Columns,
): ReadHeader<Omit<Header, 'headings'>> {
  const names = fieldNames(headings, columns)
  const mistakes = [
    ...absentHeadings(headings, columns),
    ...doubledMistakes(names, requestFields),
    ...required
      .filter((field) => !names.includes(field))
      .map((field) => `The column '${field}' is missing. ${howToName(field, headings)}`),
  ]
  const notes = carriedNotes(names, requestFields)
  if (mistakes.length > 0) return { mistakes: [...mistakes, ...notes] }
  const fields = names.map((name) => (isRequestField(name) ? name : null))
  return { header: { delimiter, cells: names.length, fields }, names, notes }
}

/** How a column that is missing can be named, with a heading that may be it. */
export const howToName = (field: string, headings: readonly string[]): string =>
  `The first row must name the columns as the API does, or else --columns "${closest(field, headings)[0] ?? 'Your heading'}=${field}".`

/** A sentence for each known column that is there twice. */
export function doubledMistakes(names: readonly string[], known: readonly string[]): readonly string[] {
  const doubled = names.filter((name, i) => known.includes(name) && names.indexOf(name) !== i)
  return [...new Set(doubled)].map(
    (name) => `The column '${name}' is there twice. Keep the one that is meant.`,
  )
}

const mostNotes = 10

/** A sentence for each name that is close to a field: it may be a slip that makes the dates wrong. */
export function carriedNotes(names: readonly string[], known: readonly string[]): readonly string[] {
  const taken = new Set(names)
  return [...taken]
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const close = closest(name, known).filter((field) => !taken.has(field))
      return close.length === 0
        ? []
        : [`'${name}' is carried through and not used.${didYouMean(close.slice(0, 1))}`]
    })
    .slice(0, mostNotes)
}

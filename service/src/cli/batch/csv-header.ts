import { isRequestField, type RequestField } from '../../contract/from-text.ts'
import { requestFields } from '../../contract/request.ts'
import { closest, didYouMean } from '../../contract/suggest.ts'

/** What the first row says about the others. Plain data: it is sent to every worker. */
export interface Header {
  readonly delimiter: string
  readonly cells: number
  /** The field of each column, or null for a column that is only carried through. */
  readonly fields: readonly (RequestField | null)[]
}

const delimiters = [',', ';', '\t', '|']

/** The cells of one row, read with a delimiter; quotation marks taken off. */
export function cellsOf(row: string, delimiter: string): readonly string[] {
  const cells: string[] = []
  const inMarks = /"([^"]*(?:""[^"]*)*)"?/y
  for (let at = 0; at <= row.length; ) {
    inMarks.lastIndex = at
    const quoted = inMarks.exec(row)
    const rest = at + (quoted?.[0].length ?? 0)
    const delimiterAt = row.indexOf(delimiter, rest)
    const end = delimiterAt === -1 ? row.length : delimiterAt
    cells.push((quoted?.[1]?.replaceAll('""', '"') ?? '') + row.slice(rest, end))
    at = end + 1
  }
  return cells
}

/** The row read with the delimiter that finds the most names that are known. */
export function bestReading(
  row: string,
  isKnown: (name: string) => boolean,
): { readonly delimiter: string; readonly names: readonly string[] } {
  const readings = delimiters.map((delimiter) => {
    const names = cellsOf(row, delimiter).map((name) => name.trim())
    return { delimiter, names, known: names.filter(isKnown).length }
  })
  return readings.reduce((best, other) => (other.known > best.known ? other : best))
}

const required = ['startDate', 'sentenceYears'] as const satisfies readonly RequestField[]

/** The header of a CSV text, or what is wrong with it; and notes on columns that look like a field but are none. */
export function readHeader(
  row: string,
):
  | { readonly header: Header; readonly names: readonly string[]; readonly notes: readonly string[] }
  | { readonly mistakes: readonly string[] } {
  const { delimiter, names } = bestReading(row, isRequestField)
  const mistakes = [...doubledMistakes(names, requestFields)]
  const notes = carriedNotes(names, requestFields)
  for (const field of required)
    if (!names.includes(field))
      mistakes.push(`The column '${field}' is missing. The first row must name the columns as the API does.`)
  if (mistakes.length > 0) return { mistakes: [...mistakes, ...notes] }
  return {
    header: {
      delimiter,
      cells: names.length,
      fields: names.map((name) => (isRequestField(name) ? name : null)),
    },
    names,
    notes,
  }
}

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
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const close = closest(name, known).filter((field) => !taken.has(field))
      return close.length === 0
        ? []
        : [`'${name}' is carried through and not used.${didYouMean(close.slice(0, 1))}`]
    })
    .slice(0, mostNotes)
}

import { closest, didYouMean } from '../../contract/suggest.ts'
import type { Mistaken } from '../mistaken.ts'
import { cellsOf } from './csv-row.ts'

/** Headings of a file with the fields that they stand for. */
export type Columns = ReadonlyMap<string, string>

const form = 'Write it like --columns "Sentence date=startDate,Years=sentenceYears".'

/** What `--columns` says, or every mistake in it. A heading with a comma in it stands in quotation marks with its field. */
export function readColumns(
  written: string,
  known: readonly string[],
): { readonly columns: Columns } | Mistaken {
  const columns = new Map<string, string>()
  const mistakes: string[] = []
  for (const pair of cellsOf(written, ',')) {
    // A heading may have an equals sign in it, a field has none.
    const equals = pair.lastIndexOf('=')
    const heading = pair.slice(0, equals).trim()
    const field = pair.slice(equals + 1).trim()
    if (equals === -1 || heading === '' || field === '')
      mistakes.push(`'${pair.trim()}' in --columns is no heading with its field. ${form}`)
    else if (!known.includes(field))
      mistakes.push(`There is no field '${field}', which --columns names.${meantBy(heading, field, known)}`)
    else if (columns.has(heading)) mistakes.push(`The heading '${heading}' is named twice in --columns.`)
    else if ([...columns.values()].includes(field))
      mistakes.push(`The field '${field}' is named twice in --columns.`)
    else columns.set(heading, field)
  }
  return mistakes.length > 0 ? { mistakes } : { columns }
}

const meantBy = (heading: string, field: string, known: readonly string[]): string =>
  known.includes(heading)
    ? ` The heading comes first: "${field}=${heading}".`
    : didYouMean(closest(field, known).slice(0, 1))

/** The headings as fields, where they stand for one. */
export const fieldNames = (headings: readonly string[], columns: Columns): readonly string[] =>
  headings.map((heading) => columns.get(heading) ?? heading)

/** A sentence for each heading that is named and not there. */
export const absentHeadings = (headings: readonly string[], columns: Columns): readonly string[] =>
  [...columns.keys()]
    .filter((heading) => !headings.includes(heading))
    .map(
      (heading) =>
        `There is no column '${heading}', which --columns names.${didYouMean(closest(heading, headings).slice(0, 1))}`,
    )

import { readFileSync } from 'node:fs'
import { personFacts, sentenceFacts } from '@requisite/law/internal'
import { personFields, sentenceFields } from '../../service/src/contract/case/from-text.ts'
import { fieldsFromTexts } from '../../service/src/contract/from-text.ts'
import { parseCsv } from './worked-examples.ts'

/** The dates that a case comes to: the columns after its fields. */
const expectedColumns = [
  ...['releaseDate', 'releaseType', 'sentenceEndDate'],
  ...['sentenceEndType', 'paroleEligibilityDate', 'licenceEndDate'],
] as const

export type ExpectedDates = Readonly<Record<(typeof expectedColumns)[number], string | null>>

/** A case of `cases/cases.csv`: where its rule comes from, the request as the API takes it, and its dates with the working,
 *  or the place and the reason of its refusal. */
export interface LawyersCase {
  readonly source: string
  readonly name: string
  readonly request: { readonly sentences: readonly Readonly<Record<string, unknown>>[] }
  readonly expected: ExpectedDates
  /** The place that stands in the way, where it is not worked out. */
  readonly refusedAt: string | null
  readonly working: string
}

type Cells = Readonly<Record<string, string>>

const file = new URL('../cases/cases.csv', import.meta.url)
export const casesText = (): string => readFileSync(file, 'utf8')

/** The rivals of some of the cases, by name (`cases/rivals.csv`): each with its date, and from when the Parole Board can decide. */
export function rivalsOfCases(): readonly { readonly name: string; readonly rivals: readonly string[] }[] {
  const [, ...rows] = parseCsv(readFileSync(new URL('../cases/rivals.csv', import.meta.url), 'utf8'))
  return rows.map(([name = '', rivals = '']) => ({
    name,
    rivals: rivals === 'none' ? [] : rivals.split('; '),
  }))
}

/** Every case, in the order of the file: one row is one sentence, and what belongs to the case stands in its first row. */
export function lawyersCases(): readonly LawyersCase[] {
  const [names = [], ...rows] = parseCsv(casesText())
  const cells = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ''])) as Cells)
  const byName = Map.groupBy(cells, ({ case: name }) => name)
  return [...byName.values()].map((of) => {
    const first = of[0] as Cells
    const texts = <Field extends string>(fields: readonly Field[], row: Cells) =>
      fields.map((field) => [field, row[field] ?? ''] as const)
    return {
      source: String(first.source),
      name: String(first.case),
      request: {
        sentences: of.map((row) => fieldsFromTexts(sentenceFacts, texts(sentenceFields, row))),
        ...fieldsFromTexts(personFacts, texts(personFields, first)),
      },
      expected: Object.fromEntries(
        expectedColumns.map((name) => [name, first[name] || null]),
      ) as ExpectedDates,
      refusedAt: first.refusedAt || null,
      working: String(first.working),
    }
  })
}

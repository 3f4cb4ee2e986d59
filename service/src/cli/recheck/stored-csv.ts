import { personFacts, recallFacts, sentenceFacts } from '@requisite/law'
import { presentCaseItem } from '../../contract/case/batch.ts'
import { caseDates, personFields, recallColumns, sentenceFields } from '../../contract/case/from-text.ts'
import { notTheLaw } from '../../contract/case/present.ts'
import { fieldsFromTexts } from '../../contract/from-text.ts'
import { newlinesIn } from '../batch/chunks.ts'
import { cellsOf, cellText, csvRow, readRow } from '../batch/csv-row.ts'
import { type DateForm, isoDateOf } from '../batch/dates.ts'
import type { OnAnswer } from './changes.ts'
import { datesOfAnswer, datesOfCells, refused, type StoredDates } from './dates-of-answer.ts'

/** How the columns of a stored file are to be read. */
export interface StoredColumns {
  /** The fields that headings stand for, where they are others. */
  readonly named: ReadonlyMap<string, string>
  readonly dates: DateForm
}

/** What the first row of a stored file says: which answers it holds. */
export interface StoredKind {
  readonly delimiter: string
  readonly as: 'people' | 'release' | 'calculate' | 'nothing'
  /** Whether each row says by which law it was answered, and none was told for it. */
  readonly hasLawUsed: boolean
  /** Whether that is no law, but a reform. */
  readonly isReform: boolean
  /** The law of the first row that has one; empty where none has. */
  readonly lawUsed: string
}

/** Looks at the beginning of a stored file. */
export function kindOfStored(beginning: string, named: ReadonlyMap<string, string>): StoredKind {
  const [first = '', ...others] = beginning
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\W?"?sep=/i.test(line))
  const readings = [',', ';', '\t', '|'].map((delimiter) => ({
    delimiter,
    names: headingsOf(first, delimiter),
  }))
  const { delimiter, names } = readings.reduce((one, other) =>
    other.names.length > one.names.length ? other : one,
  )
  const has = (name: string): boolean => names.some((heading) => (named.get(heading) ?? heading) === name)
  const at = names.indexOf('lawUsed')
  const as = !has('releaseDate')
    ? 'nothing'
    : !has('startDate')
      ? 'people'
      : has('fractionUsed')
        ? 'calculate'
        : 'release'
  const laws = at === -1 ? [] : others.slice(0, 100).map((row) => cellsOf(row, delimiter)[at] ?? '')
  return {
    ...{ delimiter, as },
    hasLawUsed: at !== -1 && !has('law'),
    isReform: laws[0] === notTheLaw,
    lawUsed: laws.find((law) => law !== '') ?? '',
  }
}

const headingsOf = (row: string, delimiter: string): readonly string[] =>
  cellsOf(row.replace(/^\ufeff/, ''), delimiter)

/** Reads what a batch gives for a stored file: its own columns, and the same results once more behind them. Each time it is called
 *  with whole rows, the first time with the names of the columns. */
export function storedRows({ delimiter }: StoredKind, { named, dates }: StoredColumns, onAnswer: OnAnswer) {
  const code = delimiter.charCodeAt(0)
  let layout: Layout | null = null
  let line = 1
  let rows = 0

  return {
    rows: (): number => rows,
    take: (bytes: Buffer): void => {
      const text = bytes.toString('latin1')
      let at = 0
      if (layout === null) {
        const head = text.trimEnd().split('\n')
        layout = layoutOf(
          headingsOf(
            Buffer.from(head.at(-1) ?? '', 'latin1')
              .toString()
              .trim(),
            delimiter,
          ),
          named,
        )
        line = head.length
        at = bytes.length
      }
      const row = csvRow(layout.columns)
      for (; at < bytes.length; at = row.next) {
        readRow(bytes, at, code, row)
        line++
        if (row.end === at) continue
        rows++
        const cell = (place: number): string => Buffer.from(cellText(text, row, place), 'latin1').toString()
        check(layout, cell)
        line += newlinesIn(bytes, row.starts[0] as number, row.ends[layout.carried - 1] as number)
      }
    },
  }

  function check({ stored, fresh, fields }: Layout, cell: (place: number) => string): void {
    const read =
      (places: ReadonlyMap<string, number>) =>
      (column: string): string | undefined => {
        const place = places.get(column)
        return place === undefined ? undefined : cell(place)
      }
    const told = (name: string): string => {
      const place = fields.get(name)
      return place === undefined ? '' : cell(place)
    }
    const asked = () => {
      const { law = read(stored)('lawUsed') || undefined, ...row } = askedIn(told, dates)
      return { ...(law !== undefined && { law }), ...row }
    }
    const named = [read(stored)('regimeUsed'), read(fresh)('regimeUsed')].filter((id) => id !== undefined)
    const was = datesOfCells(read(stored))
    onAnswer(
      {
        line,
        reference: told('reference') || null,
        version: read(stored)('lawVersion') || null,
        stored: was,
        fresh: freshDates(was, read(fresh), asked),
      },
      () => ({ asked: asked(), regimes: named }),
    )
  }
}

/** The dates that a row has now. A reference decides nothing: where only that is refused now, the row is asked without it. */
export function freshDates(
  stored: StoredDates,
  result: (name: string) => string | undefined,
  asked: () => Readonly<Record<string, unknown>>,
): StoredDates {
  return result('errorFields') === 'reference' && stored.get('releaseDate') !== refused
    ? datesOfAnswer(presentCaseItem({ ...asked(), reference: null }, [], false))
    : datesOfCells(result)
}

/** Where everything stands in a row that was answered again. */
interface Layout {
  readonly columns: number
  /** How many columns the stored file has. */
  readonly carried: number
  /** The columns of the stored results, and of the new ones, by their plain names. */
  readonly stored: ReadonlyMap<string, number>
  readonly fresh: ReadonlyMap<string, number>
  /** The fields of the question. */
  readonly fields: ReadonlyMap<string, number>
}

/** A new result whose name was taken has a number: the stored one is the one with the number before. */
function layoutOf(headings: readonly string[], named: ReadonlyMap<string, string>): Layout {
  const stored = new Map<string, number>()
  const fresh = new Map<string, number>()
  headings.forEach((heading, place) => {
    const [, name = '', number] = /^(.*)_(\d+)$/.exec(heading) ?? []
    const before = number === '2' ? name : `${name}_${Number(number) - 1}`
    if (number === undefined || headings.includes(`${name}_${Number(number) + 1}`)) return
    if (!headings.includes(before)) return
    stored.set(name, headings.indexOf(before))
    fresh.set(name, place)
  })
  const carried = Math.min(headings.length, ...fresh.values())
  const fields = new Map(
    headings.slice(0, carried).map((heading, place) => [named.get(heading) ?? heading, place]),
  )
  return { columns: headings.length, carried, stored, fresh, fields }
}

type AskedRow = Readonly<Record<string, unknown>> & { readonly sentences: readonly unknown[] }

/** The case that a row asks, in the names of the API. */
export function askedIn(told: (name: string) => string, dates: DateForm): AskedRow {
  const texts = (names: readonly string[]) =>
    names.map((name) => [name, caseDates.has(name) ? isoDateOf(told(name), dates) : told(name)] as const)
  const columns = Object.entries(recallColumns)
  const recall = fieldsFromTexts(
    recallFacts,
    columns.map(([column, field]) => [field, texts([column])[0]?.[1] ?? ''] as const),
  )
  const sentence = fieldsFromTexts(sentenceFacts, texts(sentenceFields))
  return {
    ...fieldsFromTexts(personFacts, texts(personFields)),
    ...(Object.keys(recall).length > 0 && { recall }),
    sentences: [
      { ...sentence, ageAtConviction: sentence.ageAtConviction ?? (told('ageAtSentence') || null) },
    ],
  }
}

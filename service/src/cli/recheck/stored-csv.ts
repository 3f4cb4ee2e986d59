import { answersTo } from '../../contract/batch.ts'
import { cases } from '../../contract/case/batch.ts'
import { notTheLaw } from '../../contract/case/present.ts'
import { newlinesIn } from '../batch/chunks.ts'
import { cellsOf, readWholeRow } from '../batch/csv-row.ts'
import type { DateForm } from '../batch/dates.ts'
import { readHeader } from '../batch/header.ts'
import { personReader, type ToldPerson } from '../batch/person-reader.ts'
import type { OnAnswer } from './changes.ts'
import { datesOfAnswer, datesOfCells, refused, type StoredDates } from './dates-of-answer.ts'

/** How the columns of a stored file are to be read. */
export interface StoredColumns {
  /** The fields that headings stand for, where they are others. */
  readonly named: ReadonlyMap<string, string>
  readonly dates: DateForm
  readonly empty: readonly string[]
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

/** The rows in these bytes: each as it is written, with its end, its cells, none where it is empty, and how many lines end inside of so
 *  many of them. */
export function* rowsIn(bytes: Buffer, delimiter: string) {
  const text = bytes.toString('latin1')
  for (let at = 0; at < bytes.length; ) {
    const { row, texts } = readWholeRow(bytes, text, at, delimiter.charCodeAt(0))
    yield {
      written: bytes.subarray(at, row.next),
      cells: row.end === at ? [] : texts.map((cell) => Buffer.from(cell, 'latin1').toString()),
      breaksIn: (cells: number) => newlinesIn(bytes, row.starts[0], row.ends[cells - 1] ?? row.end),
    }
    at = row.next
  }
}

/** Reads what a batch gives for a stored file: its own columns, and the same results once more behind them. Each time it is called
 *  with whole rows, the first time with the names of the columns. */
export function storedRows({ delimiter }: StoredKind, columns: StoredColumns, onAnswer: OnAnswer) {
  let layout: Layout | null = null
  let line = 1
  let rows = 0

  return {
    rows: (): number => rows,
    take: (bytes: Buffer): void => {
      if (layout === null) {
        const head = bytes.toString().trimEnd().split('\n')
        layout = layoutOf(headingsOf((head.at(-1) ?? '').trim(), delimiter), delimiter, columns)
        line = head.length
        return
      }
      for (const { cells, written, breaksIn } of rowsIn(bytes, delimiter)) {
        line++
        if (cells.length === 0) continue
        rows++
        check(layout, cells, () => (layout as Layout).asked(written))
        line += breaksIn(layout.carried)
      }
    },
  }

  function check(
    { stored, fresh, reference }: Layout,
    cells: readonly string[],
    asked: () => ToldPerson['asked'],
  ): void {
    const read =
      (places: ReadonlyMap<string, number>) =>
      (column: string): string | undefined => {
        const place = places.get(column)
        return place === undefined ? undefined : (cells[place] ?? '')
      }
    const named = [read(stored)('regimeUsed'), read(fresh)('regimeUsed')].filter((id) => id !== undefined)
    const was = datesOfCells(read(stored))
    onAnswer(
      {
        line,
        reference: cells[reference] || null,
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
    ? datesOfAnswer(answersTo(cases, [{ ...asked(), reference: null }], [], false)[0])
    : datesOfCells(result)
}

/** Where everything stands in a row that was answered again. */
interface Layout {
  /** How many columns the stored file has. */
  readonly carried: number
  /** The columns of the stored results, and of the new ones, by their plain names. */
  readonly stored: ReadonlyMap<string, number>
  readonly fresh: ReadonlyMap<string, number>
  /** The column of the reference; -1 where there is none. */
  readonly reference: number
  readonly asked: Questions
}

/** A new result whose name was taken has a number: the stored one is the one with the number before. */
function layoutOf(headings: readonly string[], delimiter: string, columns: StoredColumns): Layout {
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
  const own = headings.slice(0, carried)
  const { named } = columns
  const reference = own.findIndex((heading) => (named.get(heading) ?? heading) === 'reference')
  // Each row was answered by the law that stands behind it, where it names none itself.
  const isNamed = own.some((heading) => (named.get(heading) ?? heading) === 'law')
  const byLaw = isNamed || !own.includes('lawUsed') ? named : new Map([...named, ['lawUsed', 'law']])
  const asked = questionsUnder(own, delimiter, { ...columns, named: byLaw })
  return { carried, stored, fresh, reference, asked }
}

type Questions = (rows: Buffer) => ToldPerson['asked']

/** Reads what the rows of a person ask as the batch does, by the names of their columns. */
export function questionsUnder(
  headings: readonly string[],
  delimiter: string,
  { named, dates, empty }: StoredColumns,
): Questions {
  const read = readHeader('release', false)(delimiter, headings, named)
  if ('mistakes' in read) return () => ({ sentences: [] })
  const header = { ...read.header, headings, lineBreak: '' }
  const reader = personReader(header, { as: 'release', dates, empty })
  return (rows) =>
    reader.read({ rows, text: rows.toString('latin1'), start: 0, end: rows.length, name: null, line: 0 })
      .asked
}

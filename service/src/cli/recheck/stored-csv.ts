import { createReadStream } from 'node:fs'
import { answersTo } from '../../contract/batch.ts'
import { cases } from '../../contract/case/batch.ts'
import { notTheLaw } from '../../contract/case/present.ts'
import { chunkBytes, csvRowEnds, rowChunks } from '../batch/chunks.ts'
import { type CsvRow, cellsOf, cellText, lettersIn, rowsIn } from '../batch/csv-row.ts'
import type { DateForm } from '../batch/dates.ts'
import { plainText } from '../batch/dialect.ts'
import { readHeader } from '../batch/header.ts'
import { personReader, type ToldPerson } from '../batch/person-reader.ts'
import { untilInterrupted } from '../interrupted.ts'
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
    delimiter,
    as,
    hasLawUsed: at !== -1 && !has('law'),
    isReform: laws[0] === notTheLaw,
    lawUsed: laws.find((law) => law !== '') ?? '',
  }
}

const headingsOf = (row: string, delimiter: string): readonly string[] =>
  cellsOf(row.replace(/^\ufeff/, ''), delimiter)

/** A row with its line, its cells by their headings, and its results by their plain names: where a column of the file had such a
 *  name, the result has a number behind it. */
interface Row {
  readonly line: number
  readonly headings: readonly string[]
  readonly written: CsvRow
  readonly cell: (heading: string) => string | undefined
  readonly result: (name: string) => string | undefined
}

/** Gives rows by their headings: the first that is no mark of Excel has those. */
function byHeadings() {
  let headings: readonly string[] | null = null
  let cellAt: ReadonlyMap<string, number> = new Map()
  let resultAt: ReadonlyMap<string, number> = new Map()
  return (line: number, written: CsvRow): Row | null => {
    const text = (place: number): string => lettersIn(cellText(written.cells[place]))
    if (headings === null) {
      const names = written.cells.map((_, place) => text(place).replace(/^\ufeff/, ''))
      if (written.text.trim() === '' || /^sep=/i.test(names[0] as string)) return null
      headings = names
      cellAt = new Map(names.map((name, place) => [name, place]))
      resultAt = new Map(names.map((name, place) => [name.replace(/_\d+$/, ''), place]))
      return null
    }
    if (written.text === '') return null
    const at = (place: number | undefined): string | undefined =>
      place === undefined ? undefined : text(place)
    return {
      line,
      headings,
      written,
      cell: (heading) => at(cellAt.get(heading)),
      result: (name) => at(resultAt.get(name)),
    }
  }
}

async function* rowsOf(path: string, delimiter: string, interrupted: AbortSignal): AsyncGenerator<Row> {
  const blocks = plainText(untilInterrupted(createReadStream(path), interrupted))
  const named = byHeadings()
  let line = 1
  for await (const { rows } of rowChunks(blocks, csvRowEnds(delimiter), chunkBytes.release))
    for (const written of rowsIn(Buffer.from(rows.buffer).toString('latin1'), delimiter)) {
      const row = named(line, written)
      if (row !== null) yield row
      line += (written.text + written.lineBreak).split('\n').length - 1
    }
}

/** The rows of each person, as they stand together; each row is one where there is no such column. */
async function* peopleOf(rows: AsyncIterable<Row>, person: string | null): AsyncGenerator<readonly Row[]> {
  let held: Row[] = []
  for await (const row of rows) {
    if (held[0] !== undefined && (person === null || held[0].cell(person) !== row.cell(person))) {
      yield held
      held = []
    }
    held.push(row)
  }
  if (held.length > 0) yield held
}

/** A name as it was before a cell was made safe for spreadsheets. */
const bare = (name: string | undefined): string => (name ?? '').replace(/^'/, '')

/** Holds what a batch gives against what is stored. The stored file goes along with it, row by row, and so does what was asked: of people
 *  their own file, of whom the batch writes one row each, in their order; else the stored rows themselves. */
export function storedRows(
  files: { readonly stored: string; readonly asked: string | undefined },
  delimiter: string,
  columns: StoredColumns,
  interrupted: AbortSignal,
  onAnswer: OnAnswer,
) {
  const headingOf = (field: string): string =>
    [...columns.named].find(([, one]) => one === field)?.[0] ?? field
  const person = files.asked === undefined ? null : headingOf('person')
  const stored = rowsOf(files.stored, delimiter, interrupted)
  const people = peopleOf(rowsOf(files.asked ?? files.stored, delimiter, interrupted), person)
  const fresh = byHeadings()
  let questions: Questions | null = null
  let rows = 0
  let mistake: string | null = null

  const notTheSame = (line: number | undefined): string =>
    'These are not the answers to ' +
    `'${files.asked}'${line === undefined ? '' : ` from line ${line} on`}: the people are ` +
    'others. Give the file that was asked, as it was.'

  function check(was: Row, is: Row, asked: readonly Row[]): void {
    const [first] = asked as readonly [Row]
    const whole = () => {
      questions ??= questionsUnder(first.headings, delimiter, columns)
      return questions(asked.map(({ written }) => written))
    }
    const dates = datesOfCells(was.result)
    onAnswer(
      {
        line: was.line,
        reference: first.cell(headingOf('reference')) || (person !== null && first.cell(person)) || null,
        version: was.result('lawVersion') || null,
        stored: dates,
        fresh: freshDates(dates, is.result, whole),
      },
      () => ({
        asked: whole(),
        regimes: [was, is].flatMap(({ result }) => result('regimeUsed') ?? []),
      }),
    )
  }

  return {
    rows: (): number => rows,
    take: async (bytes: Buffer): Promise<void> => {
      for (const written of rowsIn(bytes.toString('latin1'), delimiter)) {
        const is = fresh(0, written)
        if (is === null || mistake !== null) continue
        const [was, asked] = [(await stored.next()).value, (await people.next()).value]
        rows++
        if (was === undefined || asked === undefined) mistake = notTheSame(was?.line)
        else if (person !== null && bare(was.cell(person)) !== bare(is.cell(person)))
          mistake = notTheSame(was.line)
        else check(was, is, asked)
      }
    },
    /** The answers are of other people, or of more of them. */
    mistakesAtEnd: async (): Promise<readonly string[]> => {
      const { value } = await stored.next()
      return mistake !== null ? [mistake] : value === undefined ? [] : [notTheSame(value.line)]
    },
  }
}

/** The dates that a row has now. A reference decides nothing: where only that is refused now, the row is asked without it. */
function freshDates(
  stored: StoredDates,
  result: (name: string) => string | undefined,
  asked: () => Readonly<Record<string, unknown>>,
): StoredDates {
  return result('errorFields') === 'reference' && stored.get('releaseDate') !== refused
    ? datesOfAnswer(answersTo(cases, [{ ...asked(), reference: null }], [], false)[0])
    : datesOfCells(result)
}

type Questions = (rows: readonly CsvRow[]) => ToldPerson['asked']

/** Reads what the rows of a person ask as the batch does, by the names of their columns. */
function questionsUnder(
  headings: readonly string[],
  delimiter: string,
  { named, dates, empty }: StoredColumns,
): Questions {
  const read = readHeader('release', false, delimiter, headings, named)
  if ('mistakes' in read) return () => ({ sentences: [] })
  const header = { ...read.header, headings, lineBreak: '' }
  const reader = personReader(header, { as: 'release', dates, empty })
  return (rows) => reader.read({ rows, name: null, line: 0 }).asked
}

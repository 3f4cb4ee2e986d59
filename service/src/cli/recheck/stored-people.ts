import { createReadStream } from 'node:fs'
import { chunkBytes, csvRowEnds, newlinesIn, rowChunks } from '../batch/chunks.ts'
import { plainText } from '../batch/dialect.ts'
import { untilInterrupted } from '../interrupted.ts'
import type { OnAnswer } from './changes.ts'
import { datesOfCells } from './dates-of-answer.ts'
import { freshDates, questionsUnder, rowsIn, type StoredColumns } from './stored-csv.ts'

/** A row with its line, its cells by their headings, and its results by their plain names: where a column of the file had such a
 *  name, the result has a number behind it. */
interface Row {
  readonly line: number
  readonly headings: readonly string[]
  /** The row as it is, with its end. */
  readonly written: Buffer
  readonly cell: (heading: string) => string | undefined
  readonly result: (name: string) => string | undefined
}

/** Gives rows by their headings: the first that is no mark of Excel has those. */
function byHeadings() {
  let headings: readonly string[] | null = null
  let cellAt: ReadonlyMap<string, number> = new Map()
  let resultAt: ReadonlyMap<string, number> = new Map()
  return (line: number, cells: readonly string[], written: Buffer): Row | null => {
    if (cells.length === 0) return null
    if (headings === null) {
      const names = cells.map((cell) => cell.replace(/^\ufeff/, ''))
      if (/^sep=/i.test(names[0] ?? '')) return null
      headings = names
      cellAt = new Map(names.map((name, place) => [name, place]))
      resultAt = new Map(names.map((name, place) => [name.replace(/_\d+$/, ''), place]))
      return null
    }
    const at = (place: number | undefined): string | undefined =>
      place === undefined ? undefined : (cells[place] ?? '')
    return {
      ...{ line, headings, written },
      cell: (heading) => at(cellAt.get(heading)),
      result: (name) => at(resultAt.get(name)),
    }
  }
}

async function* rowsOf(path: string, delimiter: string, interrupted: AbortSignal): AsyncGenerator<Row> {
  const blocks = plainText(untilInterrupted(createReadStream(path), interrupted))
  const named = byHeadings()
  let line = 1
  for await (const { rows } of rowChunks(blocks, csvRowEnds(delimiter), chunkBytes.release)) {
    for (const { cells, written } of rowsIn(Buffer.from(rows.buffer), delimiter)) {
      const row = named(line, cells, written)
      if (row !== null) yield row
      line += newlinesIn(written)
    }
  }
}

/** The rows of each person, as they stand together. */
async function* peopleOf(rows: AsyncIterable<Row>, heading: string): AsyncGenerator<readonly Row[]> {
  let held: Row[] = []
  for await (const row of rows) {
    if (held[0] !== undefined && held[0].cell(heading) !== row.cell(heading)) {
      yield held
      held = []
    }
    held.push(row)
  }
  if (held.length > 0) yield held
}

/** A name as it was before a cell was made safe for spreadsheets. */
const bare = (name: string | undefined): string => (name ?? '').replace(/^'/, '')

/** Holds what a batch gives for the people who were asked about against what is stored of them. Both files go along with it, row by
 *  row: the batch writes one row for each person, in their order. */
export function storedPeople(
  files: { readonly stored: string; readonly asked: string },
  delimiter: string,
  columns: StoredColumns,
  interrupted: AbortSignal,
  onAnswer: OnAnswer,
) {
  const headingOf = (field: string): string =>
    [...columns.named].find(([, one]) => one === field)?.[0] ?? field
  const person = headingOf('person')
  const stored = rowsOf(files.stored, delimiter, interrupted)
  const people = peopleOf(rowsOf(files.asked, delimiter, interrupted), person)
  const fresh = byHeadings()
  let questions: ReturnType<typeof questionsUnder> | null = null
  let rows = 0
  let mistake: string | null = null

  const notTheSame = (line: number | undefined): string =>
    `These are not the answers to '${files.asked}'${line === undefined ? '' : ` from line ${line} on`}: the people are others. Give the file that was asked, as it was.`

  function check(was: Row, is: Row, asked: readonly Row[]): void {
    const whole = () => {
      questions ??= questionsUnder(asked[0]?.headings ?? [], delimiter, columns)
      return questions(Buffer.concat(asked.map(({ written }) => written)))
    }
    const stored = datesOfCells(was.result)
    onAnswer(
      {
        line: was.line,
        reference: asked[0]?.cell(headingOf('reference')) || asked[0]?.cell(person) || null,
        version: was.result('lawVersion') || null,
        stored,
        fresh: freshDates(stored, is.result, whole),
      },
      () => ({ asked: whole(), regimes: [] }),
    )
  }

  return {
    rows: (): number => rows,
    take: async (bytes: Buffer): Promise<void> => {
      for (const { cells, written } of rowsIn(bytes, delimiter)) {
        const is = fresh(0, cells, written)
        if (is === null || mistake !== null) continue
        const [was, asked] = [(await stored.next()).value, (await people.next()).value]
        rows++
        if (was === undefined || asked === undefined || bare(was.cell(person)) !== bare(is.cell(person)))
          mistake = notTheSame(was?.line)
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

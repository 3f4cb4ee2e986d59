/** Files as the programs of offices write them, byte for byte, through `requisite batch`: each gets the answers of the API. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { parse } from 'csv-parse/sync'
import { parquetReadObjects } from 'hyparquet'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { command } from '../support/command.ts'
import { jsonOf, postJson, releaseDatesPath } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { type Service, startService } from '../support/service.ts'

const folder = mkdtempSync(join(tmpdir(), 'requisite-offices-'))

/** One sentence of the office: what is asked, and a column of its own. */
interface Row {
  readonly name: string
  readonly startDate: string
  readonly sentenceYears: number
  readonly sentenceMonths: number | null
  readonly offenceKey: string | null
  readonly remandCreditDays: number | null
  readonly postCommencement: boolean
}

const names = [
  ...['name', 'startDate', 'sentenceYears', 'sentenceMonths'],
  ...['offenceKey', 'remandCreditDays', 'postCommencement'],
] as const
const row = (...cells: readonly unknown[]): Row =>
  Object.fromEntries(names.map((name, i) => [name, cells[i] ?? null])) as unknown as Row
const rows: readonly Row[] = [
  row("O'Neil, J", '2026-11-16', 3, null, 'robbery', 40, true),
  row('Zoë "Zed" Ames', '2026-01-06', 0, 9, 'theft', null, false),
  row('P. Q.', '2024-09-10', 7, 6, 'rape', 120, true),
  row('plain', '2025-12-31', 2, null, null, null, false),
  row('R. S.', '2019-02-28', 12, 0, 'wounding_with_intent', 365, true),
]

/** 16/11/2026, as an office in the United Kingdom shows it. */
const uk = (date: string): string => date.split('-').reverse().join('/')

const quotedIf =
  (needs: RegExp) =>
  (text: string): string =>
    needs.test(text) ? `"${text.replaceAll('"', '""')}"` : text
const always = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Rows of cells as one text. */
const table = (
  cells: readonly (readonly string[])[],
  delimiter: string,
  lineEnd: string,
  ends: 'ends' | 'does not end' = 'ends',
): string => cells.map((line) => line.join(delimiter)).join(lineEnd) + (ends === 'ends' ? lineEnd : '')

/** The cells of a row as texts, with dates and truths in a program's own way, and a word for nothing. */
const texts = (
  { startDate, postCommencement, ...others }: Row,
  date: (iso: string) => string,
  truth: (is: boolean) => string,
  nothing = '',
): readonly string[] =>
  names.map((name) =>
    name === 'startDate'
      ? date(startDate)
      : name === 'postCommencement'
        ? truth(postCommencement)
        : String(others[name] ?? nothing),
  )

const iso = (date: string): string => date
const capitals = (is: boolean): string => String(is).toUpperCase()
const title = (is: boolean): string => (is ? 'True' : 'False')

const excel = (delimiter: string, lineEnd = '\r\n', headings: readonly string[] = names): string => {
  const cell = quotedIf(new RegExp(`["\\r\\n${delimiter === '\t' ? '\\t,' : delimiter}]`))
  const lines = [headings, ...rows.map((one) => texts(one, uk, capitals))]
  return table(
    lines.map((line) => line.map(cell)),
    delimiter,
    lineEnd,
  )
}

const officeHeadings = ['Name', 'Sentence date', 'Yrs', 'Mths', 'Offence', 'Days on remand', 'After the Act?']
const officeColumns = names
  .map((name, i) => `${officeHeadings[i]}=${name}`)
  .slice(1)
  .join(',')

interface Office {
  readonly program: string
  readonly bytes: () => Buffer | Promise<Buffer>
  readonly args: readonly string[]
  readonly file?: string
  readonly delimiter?: string
  readonly headings?: readonly string[]
  /** The letters of the output. */
  readonly letters?: 'utf8' | 'latin1'
}

// biome-ignore format: one row a line
const offices: readonly Office[] = [
  { program: 'Excel (UK), "CSV UTF-8": a mark, CRLF, dates as shown, TRUE, quotation marks only where needed',
    bytes: () => Buffer.from(`\ufeff${excel(',', '\r\n', officeHeadings)}`), args: ['--dates', 'uk', '--columns', officeColumns],
    headings: officeHeadings },
  { program: 'Excel (UK), "CSV (Comma delimited)": the letters of Windows, no mark', bytes: () => Buffer.from(excel(','), 'latin1'), args: ['--dates', 'uk'], letters: 'latin1' },
  { program: 'Excel, semicolons behind a line sep=;', bytes: () => Buffer.from(`\ufeffsep=;\r\n${excel(';')}`), args: ['--dates', 'uk'], delimiter: ';' },
  { program: 'Excel, "Unicode Text": UTF-16 with tabs', bytes: () => Buffer.from(`\ufeff${excel('\t')}`, 'utf16le'), args: ['--dates', 'uk'], delimiter: '\t' },
  { program: 'Excel for Mac, "CSV (Macintosh)": rows end in a carriage return alone', bytes: () => Buffer.from(excel(',', '\r'), 'latin1'),
    args: ['--dates', 'uk'], letters: 'latin1' },
  {
    program: 'LibreOffice Calc, "Quote all text cells": LF, texts in quotation marks, numbers and dates not',
    bytes: () => {
      const lines = rows.map((one) =>
        texts(one, uk, capitals).map((cell, i) =>
          cell !== '' && (i === 0 || i === 4) ? always(cell) : cell,
        ),
      )
      return Buffer.from(table([names.map(always), ...lines], ',', '\n'))
    },
    args: ['--dates', 'uk'],
  },
  {
    program: 'Apple Numbers: LF, semicolons where the region has them, no line end after the last row',
    bytes: () => {
      const lines = [names, ...rows.map((one) => texts(one, uk, capitals))]
      return Buffer.from(
        table(
          lines.map((line) => line.map(quotedIf(/["\n;]/))),
          ';',
          '\n',
          'does not end',
        ),
      )
    },
    args: ['--dates', 'uk'],
    delimiter: ';',
  },
  {
    program: 'Google Sheets: CRLF, no line end after the last row',
    bytes: () => {
      const lines = [names, ...rows.map((one) => texts(one, iso, capitals))]
      return Buffer.from(
        table(
          lines.map((line) => line.map(quotedIf(/["\r\n,]/))),
          ',',
          '\r\n',
          'does not end',
        ),
      )
    },
    args: [],
  },
  {
    program: 'pandas, to_csv: an index without a name, 3.0 where a column has gaps, True',
    bytes: () => {
      const float = (cell: string, i: number): string =>
        cell !== '' && (i === 3 || i === 5) ? `${cell}.0` : cell
      const lines = rows.map((one, i) => [
        String(i),
        ...texts(one, iso, title)
          .map(float)
          .map(quotedIf(/["\r\n,]/)),
      ])
      return Buffer.from(table([['', ...names], ...lines], ',', '\n'))
    },
    args: [],
  },
  {
    program: 'R, write.csv: row names and texts in quotation marks, NA for nothing',
    bytes: () => {
      const lines = rows.map((one, i) => [
        always(String(i + 1)),
        ...texts(one, iso, capitals, 'NA').map((cell, n) =>
          cell !== 'NA' && (n === 0 || n === 4) ? always(cell) : cell,
        ),
      ])
      return Buffer.from(table([['', ...names].map(always), ...lines], ',', '\n'))
    },
    args: ['--empty', 'NA'],
  },
  { program: 'SQL Server and MySQL, exported with tabs: dates with the time of midnight, NULL for nothing',
    bytes: () => Buffer.from(table([names, ...rows.map((one) => texts(one, (date) => `${date} 00:00:00.000`, String, 'NULL'))], '\t', '\n')),
    args: ['--empty', 'NULL'], delimiter: '\t' },
  {
    program:
      'pandas, to_parquet: moments to the nanosecond, numbers with gaps as doubles, dictionaries of texts',
    file: 'pandas.parquet',
    bytes: () => {
      const moment = { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'NANOS' } as const
      const schema = [
        { name: 'schema', num_children: names.length },
        { name: 'name', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
        { name: 'startDate', type: 'INT64', logical_type: moment, repetition_type: 'OPTIONAL' },
        { name: 'sentenceYears', type: 'INT64', repetition_type: 'OPTIONAL' },
        { name: 'sentenceMonths', type: 'DOUBLE', repetition_type: 'OPTIONAL' },
        { name: 'offenceKey', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
        { name: 'remandCreditDays', type: 'DOUBLE', repetition_type: 'OPTIONAL' },
        { name: 'postCommencement', type: 'BOOLEAN', repetition_type: 'OPTIONAL' },
      ] as const
      const asPandas = (name: (typeof names)[number]) => (one: Row) =>
        name === 'startDate'
          ? BigInt(Date.parse(one.startDate)) * 1_000_000n
          : name === 'sentenceYears'
            ? BigInt(one.sentenceYears)
            : (one[name] ?? (name === 'offenceKey' ? undefined : Number.NaN))
      const columnData = names.map((name) => ({
        name,
        data: rows.map(asPandas(name)),
        ...(name === 'offenceKey' ? { encoding: 'RLE_DICTIONARY' as const } : {}),
      }))
      return Buffer.from(parquetWriteBuffer({ schema: schema as never, columnData: columnData as never }))
    },
    args: [],
  },
  {
    program: 'DuckDB, copy to Parquet: dates, an enum, integers, zstd',
    file: 'duckdb.parquet',
    bytes: async () => {
      const connection = await (await DuckDBInstance.create()).connect()
      const text = (value: string | null): string =>
        value === null ? 'null' : `'${value.replaceAll("'", "''")}'`
      const values = rows.map(
        (one) =>
          `(${text(one.name)}, date '${one.startDate}', ${one.sentenceYears}, ${one.sentenceMonths}, ${text(one.offenceKey)}, ${one.remandCreditDays}, ${one.postCommencement})`,
      )
      const file = join(folder, 'made-by-duckdb.parquet')
      await connection.run(`create type offence as enum ('robbery', 'theft', 'rape', 'wounding_with_intent')`)
      await connection.run(
        `copy (select name, startDate, cast(sentenceYears as tinyint) as sentenceYears, cast(sentenceMonths as decimal(4, 1)) as sentenceMonths, cast(offenceKey as offence) as offenceKey, cast(remandCreditDays as bigint) as remandCreditDays, postCommencement from (values ${values.join(', ')}) as t(${names.join(', ')})) to '${file}' (format parquet, compression zstd)`,
      )
      connection.closeSync()
      return readFileSync(file)
    },
    args: [],
  },
]

/** The cells of an answer as the API gives it. */
const fields = ['releaseDate', 'releaseType', 'releaseBasis', 'sentenceEndDate', 'licenceEndDate'] as const

describe('Files of offices', () => {
  let service: Service
  let answers: readonly Readonly<Record<string, string>>[]
  beforeAll(async () => {
    service = await startService()
    answers = await Promise.all(
      rows.map(async ({ name: _name, postCommencement: _point, ...sentence }) => {
        const told = Object.fromEntries(Object.entries(sentence).filter(([, value]) => value !== null))
        const { data } = jsonOf(await postJson(service, releaseDatesPath, { sentences: [told] })) as {
          readonly data: Readonly<Record<string, unknown>> & {
            readonly warnings: readonly { text: string }[]
          }
        }
        return {
          ...Object.fromEntries(fields.map((field) => [field, String(data[field] ?? '')])),
          warnings: data.warnings.map(({ text }) => text).join(' '),
        }
      }),
    )
  })
  afterAll(() => service.close())

  test('are of twelve programs and more', () => expect(offices.length).toBeGreaterThanOrEqual(12))

  for (const { program, bytes, args, file, delimiter = ',', headings = names, letters = 'utf8' } of offices)
    test(program, async () => {
      const path = join(folder, file ?? 'office.csv')
      writeFileSync(path, await bytes())
      const { status, out, stderr } = await command(['batch', path, ...args])
      expect(status, stderr).toBe(0)
      const text = out.toString(letters).replace(/^\ufeff?sep=.\r\n/, '')
      const read: Readonly<Record<string, string>>[] = parse(text, {
        columns: true,
        bom: true,
        delimiter,
        relax_quotes: true,
      })
      expect(read.map((cells) => cells.errors)).toEqual(rows.map(() => ''))
      expect(read.map((cells) => cells[headings[0] as string])).toEqual(rows.map(({ name }) => name))
      expect(
        read.map((cells) =>
          Object.fromEntries([...fields, 'warnings'].map((field) => [field, cells[field]])),
        ),
      ).toEqual(answers)
    })

  test('Parquet in and out: each column keeps its type and every value, and the results have theirs', async () => {
    const connection = await (await DuckDBInstance.create()).connect()
    const [from, to] = [join(folder, 'typed.parquet'), join(folder, 'answered.parquet')]
    const people = isLong ? 25_000 : 9_000
    await connection.run(
      `copy (select i as id, cast(i % 256 as utinyint) as small, i * 10000000000 as big, i / 8 as part, cast(i / 4 as float) as narrow, cast(-i / 100 as decimal(9, 2)) as money, i % 2 = 0 as odd, timestamp '2026-01-01 00:00:00.000001' + interval (i) hour as moment, date '1969-12-30' + i::int as birthday, case when i % 3 = 0 then null when i % 3 = 1 then '' else 'Zoë, "' || i || '"' end as note, [i, i + 1] as pair, date '2026-11-16' as startDate, 3 as sentenceYears from range(${people}) t(i)) to '${from}' (format parquet, row_group_size 4096)`,
    )
    expect((await command(['batch', '--calculate', from, '-q', '-o', to])).status).toBe(0)
    const count = async (sql: string): Promise<number> =>
      Number((await connection.runAndReadAll(sql)).getRows()[0]?.[0])
    const kept = 'id, small, big, part, narrow, money, odd, moment, birthday, note, startDate, sentenceYears'
    for (const [one, other] of [
      [from, to],
      [to, from],
    ])
      expect(
        await count(
          `select count(*) from (select ${kept} from '${one}' except all select ${kept} from '${other}')`,
        ),
      ).toBe(0)
    const types = async (file: string): Promise<Readonly<Record<string, string>>> =>
      Object.fromEntries(
        (await connection.runAndReadAll(`describe select * from '${file}'`))
          .getRows()
          .map(([name, type]) => [name, type]),
      )
    const [before, after] = [await types(from), await types(to)]
    for (const name of kept.split(', ')) expect([name, after[name]]).toEqual([name, before[name]])
    expect(after).toMatchObject({
      ...{ pair: 'VARCHAR', releaseDate: 'DATE', totalDays: 'INTEGER', fractionUsed: 'DOUBLE' },
      ...{ progressionExcluded: 'BOOLEAN', warnings: 'VARCHAR' },
    })
    expect(
      await count(`select count(*) from '${to}' where releaseDate = date '2028-01-28' and errors is null`),
    ).toBe(people)
    connection.closeSync()
  })

  test('CSV to Parquet, people to Parquet, and what is no Parquet', async () => {
    const [csv, to] = [join(folder, 'people.csv'), join(folder, 'people.parquet')]
    writeFileSync(
      csv,
      'person,startDate,sentenceYears,note\nP1,2026-11-16,3,=1+1\nP1,2026-11-16,2,\nP2,x,1,\n',
    )
    expect((await command(['batch', '-q', csv, '-o', to])).status).toBe(0)
    const file = readFileSync(to)
    const read = await parquetReadObjects({
      file: file.buffer.slice(file.byteOffset, file.byteOffset + file.length),
    })
    expect(read).toMatchObject([
      { person: 'P1', note: '=1+1', sentences: 2, releaseDate: new Date('2027-11-16') },
      { person: 'P2', sentences: 1, errorFields: 'sentences[0].startDate' },
    ])
    writeFileSync(to, 'PAR1 and nothing more')
    const broken = await command(['batch', to])
    expect(broken).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is not Parquet, or not all of it is there.'),
    })
    const piped = await command(
      ['batch', '--format', 'parquet', '-q'],
      'startDate,sentenceYears\n2026-11-16,3\n',
    )
    expect(piped.out.subarray(0, 4).toString()).toBe('PAR1')
    expect(piped.out.subarray(-4).toString()).toBe('PAR1')
    expect((await command(['batch', 'x.parquet', '-o', 'y.ndjson'])).stderr).toContain(
      'The format is csv, ndjson, parquet.',
    )
  })
})

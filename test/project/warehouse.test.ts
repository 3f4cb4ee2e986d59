/** The law as one file for databases: in an engine that has none of Node's globals, and in DuckDB over a Parquet file. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Context, createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { offences } from '@requisite/law'
import { recallTypes } from '@requisite/law/internal'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildWarehouse } from '../../packaging/warehouse.ts'
import { presentCaseItem } from '../../service/src/contract/case/batch.ts'
import { requisite } from '../support/command.ts'
import { blocksOf, readDocument } from '../support/docs-blocks.ts'
import { isLong } from '../support/long.ts'
import { numbersFrom } from '../support/random.ts'
import { workedExamples } from '../support/worked-examples.ts'

const folder = await buildWarehouse()
const code = readFileSync(new URL('requisite.js', folder), 'utf8')
const snowflake = readFileSync(new URL('snowflake.sql', folder), 'utf8')

/** What came into the language after 2020, as far as it is a name that can be taken away; and the console. */
const later: Readonly<Record<string, string>> = {
  Array: 'fromAsync',
  'Array.prototype': 'at findLast findLastIndex toReversed toSorted toSpliced with',
  'String.prototype': 'at replaceAll isWellFormed toWellFormed',
  Object: 'hasOwn groupBy',
  Map: 'groupBy',
  Promise: 'any try withResolvers',
  RegExp: 'escape',
  'Map.prototype': 'getOrInsert getOrInsertComputed',
  Math: 'sumPrecise f16round',
  Error: 'isError',
  'Set.prototype': 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
  globalThis:
    'console Iterator WeakRef FinalizationRegistry AggregateError Temporal SuppressedError ' +
    'DisposableStack AsyncDisposableStack Float16Array WebAssembly',
}
const newer = `
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
  for (const name of Object.getOwnPropertyNames(iterator)) if (name !== 'constructor') delete iterator[name]
  for (const [place, names] of Object.entries(${JSON.stringify(later)})) {
    const on = place.split('.').reduce((at, name) => at[name], globalThis)
    for (const name of names.split(' ')) delete on[name]
  }`

/** An engine of 2020 with the language alone: no console, no timers, no text encoder, no code from text. */
function engine(): Context {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } })
  runInContext(`{${newer}}`, context)
  return context
}

const inEngine = (context: Context, expression: string, request: unknown): unknown => {
  context.request = request
  return runInContext(expression, context)
}

const number = numbersFrom(16)
const oneOf = <T>(values: readonly T[]): T => values[number(values.length)] as T

/** Cases of all sorts, some of them wrong. */
const randomSentence = (): object => ({
  startDate: `${2012 + number(16)}-${String(1 + number(12)).padStart(2, '0')}-${String(1 + number(30)).padStart(2, '0')}`,
  sentenceYears: number(20),
  sentenceMonths: number(14),
  offenceKey: oneOf([null, oneOf(offences).key, oneOf(offences).key, 'robery']),
  sentenceType: oneOf([undefined, 'sds', 'eds', 'life', 'section_250', 'none']),
  remandCreditDays: oneOf([0, number(400), -1, '3']),
  consecutiveTo: oneOf([undefined, undefined, '1', '9']),
  ...oneOf([{}, {}, { [`note \ud800${number(9)}`]: 1 }, { remandDays: 3 }]),
})
const randomRecall = (): object => ({
  type: oneOf([...recallTypes, 'none']),
  recallDate: `202${number(10)}-06-1${number(10)}`,
  returnToCustodyDate: oneOf([null, '2027-07-01', '2027-02-30']),
})
const randomCase = (): object => ({
  ...oneOf([{}, {}, { recall: randomRecall() }]),
  sentences: Array.from({ length: number(4) }, randomSentence),
  ...oneOf([{}, { addedDays: number(90) }, { law: oneOf(['before_act', 'after_act', '2024-09-01', 'x']) }]),
})

const bodies = (): readonly string[] => [
  ...workedExamples().map(({ request: { startDate, sentenceYears, offenceKey } }) =>
    JSON.stringify({ sentences: [{ startDate, sentenceYears, sentenceMonths: 1, offenceKey }] }),
  ),
  ...Array.from({ length: isLong ? 5000 : 350 }, () => JSON.stringify(randomCase())),
  ...['null', '[]', '3', '"x"', '{}', '{"sentences":[]}', '{"sentences":[1]}', '{"sentences":[{"id":""}]}'],
]

describe('The law as one file', () => {
  test('gives the answers of the service in an engine of 2020 that has none of Node’s globals', () => {
    const context = engine()
    expect(
      runInContext(`[typeof console, typeof TextEncoder, typeof process, typeof [].at]`, context),
    ).toEqual(Array(4).fill('undefined'))
    expect(() => runInContext(`new Function('return 1')`, context)).toThrow()
    runInContext(code, context)
    const answered = { true: 0, false: 0 }
    for (const body of bodies()) {
      const answer = inEngine(context, 'requisiteRelease(request)', body)
      expect(answer, body).toBe(JSON.stringify(presentCaseItem(JSON.parse(body), [])))
      answered[`${JSON.parse(String(answer)).success as boolean}`]++
    }
    expect(answered.true).toBeGreaterThan(200)
    expect(answered.false).toBeGreaterThan(100)
  })

  test('brings the methods that it calls and that came later', () => {
    const context = engine()
    runInContext(code, context)
    const isThere = (place: string, name: string): boolean =>
      runInContext(`${place}.${name} !== undefined`, context)
    const places = (name: string): readonly string[] =>
      Object.keys(later).filter((place) => later[place]?.split(' ').includes(name))
    const called = Object.values(later)
      .flatMap((names) => names.split(' '))
      .filter((name) => code.includes(`.${name}(`))
    expect(called).toContain('at')
    expect(called.filter((name) => !places(name).some((place) => isThere(place, name)))).toEqual([])
  })

  test('refuses what is not JSON, and throws at nothing', () => {
    const context = engine()
    runInContext(code, context)
    for (const request of ['', '{', undefined, null, 3, {}, '\ud800'])
      expect(JSON.parse(String(inEngine(context, 'requisiteRelease(request)', request)))).toMatchObject({
        success: false,
        errors: { sentences: [expect.any(String)] },
      })
  })

  test('is small enough for databases', () => {
    console.log(`The law as one file: ${code.length} bytes, ${gzipSync(code).length} compressed`)
    const figures = /under ([\d,]+) kB of plain JavaScript, under ([\d,]+) kB compressed/
    const [, plain, compressed] = figures.exec(readDocument('docs/warehouse.md')) ?? []
    const bytes = (kB: string | undefined): number => 1000 * Number(kB?.replace(',', ''))
    expect(code.length).toBeLessThan(bytes(plain))
    expect(gzipSync(code).length).toBeLessThan(bytes(compressed))
    expect(bytes(plain)).toBeLessThanOrEqual(1_000_000)
  })
})

const robbery = '{"sentences":[{"startDate":"2026-11-16","sentenceYears":3,"offenceKey":"robbery"}]}'

const memberOf = (value: unknown, name: string): unknown =>
  (value as Record<string, unknown> | undefined)?.[name]

describe('docs/warehouse.md', () => {
  const blocks = blocksOf(readDocument('docs/warehouse.md'))

  test('the call works', () => {
    const context = engine()
    runInContext(code, context)
    const [call] = blocks.filter(({ info }) => info === 'js')
    expect(runInContext(String(call?.text), context)).toContain('"releaseDate":"2027-11-16"')
  })

  test('BigQuery: the body of the function, after the library', () => {
    const [, body] = /as r"""\n([\s\S]*?)"""/.exec(blocks.map(({ text }) => text).join('\n')) ?? []
    const context = engine()
    runInContext(code, context)
    const call = `(function (request) {${body}})(request)`
    expect(inEngine(context, call, robbery)).toContain('"releaseDate":"2027-11-16"')
    expect(inEngine(context, call, null)).toBe(null)
  })

  test.each([
    ['BigQuery', /answer, '\$\.([\w.]+)'/g],
    ['Snowflake', /answer:([\w.]+)/g],
  ])('%s: what is taken out of the answer is in it', (_name, taken) => {
    const answers = [robbery, '{}'].map((body) => presentCaseItem(JSON.parse(body), []))
    const isIn = (path: string): boolean =>
      answers.some((answer) => path.split('.').reduce<unknown>(memberOf, answer) !== undefined)
    const paths = blocks.flatMap(({ text }) => [...text.matchAll(taken)].map(([, path]) => path as string))
    expect(paths).toContain('data.howSure.level')
    expect(paths).toContain('data.alternatives')
    expect(paths.filter((path) => !isIn(path))).toEqual([])
  })

  test('Snowflake: the body of the function, evaluated for each row, reads the law once', () => {
    const [, body] = /as \$\$\n([\s\S]*?)\$\$;\n$/.exec(snowflake) ?? []
    const context = engine()
    const call = `(function (REQUEST) {${body}})(request)`
    expect(inEngine(context, call, robbery)).toContain('"releaseDate":"2027-11-16"')
    const first = runInContext('requisiteRelease', context)
    expect(inEngine(context, call, robbery)).toContain('"releaseDate":"2027-11-16"')
    expect(runInContext('requisiteRelease', context)).toBe(first)
    expect(inEngine(context, call, undefined)).toBe(null)
  })
})

describe('examples/duckdb', () => {
  const rows = isLong ? 100_000 : 1_000
  const folder = mkdtempSync(join(tmpdir(), 'requisite-duckdb-'))
  const [from, to] = [join(folder, 'sentences.parquet'), join(folder, 'dates.parquet')]
  const csv = join(folder, 'sentences.csv')
  let connection: DuckDBConnection
  beforeAll(async () => {
    connection = await (await DuckDBInstance.create()).connect()
    const keys = offences.map(({ key }) => `'${key}'`).join(', ')
    await connection.run(`create table sentences as select
      i as id, date '2012-12-10' + cast(i * 7919 % 5200 as integer) as start_date,
      cast(i * 31 % 15 as integer) as years, cast(i * 17 % 12 as integer) as months,
      case when i % 4 = 0 then null when i % 97 = 0 then 'robery' else [${keys}][1 + i * 13 % ${offences.length}] end as offence,
      cast(i * 41 % 300 as integer) as remand_days
      from range(${rows}) numbers(i)`)
    await connection.run(`copy sentences to '${from}' (format parquet)`)
    await connection.run(`copy (select strftime(start_date, '%Y-%m-%d') as startDate, years as sentenceYears,
      months as sentenceMonths, offence as offenceKey, remand_days as remandCreditDays from sentences)
      to '${csv}' (format csv, header)`)
  })

  test(`answers ${rows} rows of a Parquet file as the service does`, { timeout: 900_000 }, async () => {
    const example = fileURLToPath(new URL('../../examples/duckdb/release.ts', import.meta.url))
    const ran = spawnSync(process.execPath, [example, from, to], { encoding: 'utf8' })
    expect(ran.status, ran.stderr).toBe(0)
    expect(ran.stderr).toMatch(new RegExp(`^${rows} rows in `))
    const read =
      await connection.runAndReadAll(`select start_date::varchar as start_date, years, months, offence,
      remand_days, release_date::varchar as release_date, sentence_end_date::varchar as sentence_end_date,
      release_basis, how_sure, alternatives::varchar as alternatives, warnings::varchar as warnings, errors::varchar as errors, law_version
      from read_parquet('${to}') order by id`)
    const answers = read.getRowObjects()
    expect(answers).toHaveLength(rows)
    let refused = 0
    for (const row of answers) {
      const item = presentCaseItem(
        {
          sentences: [
            {
              ...{ startDate: row.start_date, sentenceYears: row.years, sentenceMonths: row.months },
              ...{ offenceKey: row.offence, remandCreditDays: row.remand_days },
            },
          ],
        },
        [],
      )
      const { release_date, sentence_end_date, release_basis, how_sure, warnings, errors, law_version } = row
      if (!item.success) {
        refused++
        expect(JSON.parse(String(errors))).toEqual({ ...item.errors })
        expect([release_date, sentence_end_date, law_version]).toEqual([null, null, null])
        continue
      }
      expect([release_date, sentence_end_date, release_basis, how_sure, law_version]).toEqual([
        ...[item.data.releaseDate, item.data.sentenceEndDate, item.data.releaseBasis],
        ...[item.data.howSure.level, item.lawVersion],
      ])
      expect(JSON.parse(String(row.alternatives))).toEqual(item.data.alternatives)
      expect(JSON.parse(String(warnings))).toEqual(item.data.warnings.map(({ code }) => code))
    }
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThan(rows / 10)
    const began = performance.now()
    expect((await requisite(['batch', csv, '-q', '-o', join(folder, 'dates.csv')])).status).toBe(0)
    const batch = Math.round(rows / ((performance.now() - began) / 1000))
    console.log(
      `DuckDB: ${ran.stderr.trim()}; requisite batch, one sentence a row: ${batch} a second, start included`,
    )
  })

  test('says how it is called, and in one line what is not there', () => {
    const example = fileURLToPath(new URL('../../examples/duckdb/release.ts', import.meta.url))
    const run = (...args: string[]) => spawnSync(process.execPath, [example, ...args], { encoding: 'utf8' })
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^node examples.*\n$/) })
    expect(run(join(folder, 'none.parquet'), to)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^IO Error: No files found.*\n$/),
    })
  })
})

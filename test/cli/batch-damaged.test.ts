/** Files that are damaged, or made to harm: whatever their bytes say, the reader ends, and says why. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ParquetBounds, parquetBounds } from '../../service/src/cli/batch/parquet/bounds.ts'
import { parquetInput } from '../../service/src/cli/batch/parquet/input.ts'
import { batch, command, finished, started } from '../support/command.ts'
import { isLong } from '../support/long.ts'

const folder = mkdtempSync(join(tmpdir(), 'requisite-damaged-'))
const never = new AbortController().signal

/** Everything that is read of a file, or what is wrong with it. */
async function readAll(
  path: string,
  bounds: Partial<ParquetBounds> = {},
  interrupted = never,
): Promise<{ readonly blocks: readonly Buffer[] } | { readonly words: string }> {
  try {
    const input = await parquetInput(path, () => false, interrupted, { ...parquetBounds, ...bounds })
    if ('mistakes' in input) return { words: input.mistakes.join(' ') }
    const blocks: Buffer[] = []
    for await (const block of input.blocks) blocks.push(block)
    return { blocks }
  } catch (error) {
    return { words: (error as Error).message }
  }
}

const written = (name: string, ...[options]: Parameters<typeof parquetWriteBuffer>): string => {
  const path = join(folder, name)
  writeFileSync(path, Buffer.from(parquetWriteBuffer(options)))
  return path
}

beforeAll(async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  for (const codec of ['snappy', 'gzip', 'zstd', 'brotli', 'uncompressed'])
    await connection.run(
      `copy (select 'n' || i as name, date '2026-11-16' + i::int as startDate, i % 9 as sentenceYears, case when i % 3 = 0 then null else 'robbery' end as offenceKey, [i] as pair, i / 3 as part from range(40) t(i)) to '${join(folder, `${codec}.parquet`)}' (format parquet, compression ${codec})`,
    )
  written('writer.parquet', {
    columnData: [
      { name: 'startDate', data: ['2026-11-16', '2026-11-17'], type: 'STRING' },
      { name: 'sentenceYears', data: [1, 2], type: 'INT32' },
    ],
  })
})

describe('Wrong bytes', { timeout: 3_700_000 }, () => {
  test(`${isLong ? 'in every place' : 'in one place of 2,000'} of Parquet, and anywhere in CSV: each file is read or refused, soon`, async () => {
    const script = join(import.meta.dirname, '..', 'support', 'damaged-files.ts')
    const child = spawn('timeout', ['3600', process.execPath, script, folder, isLong ? '1' : '2000'])
    const { status, out, stderr } = await finished(child)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const { files, read, refused, wrong, slowest } = JSON.parse(out.toString())
    console.log(`${files} damaged files: ${read} read, ${refused} refused; the slowest: ${slowest}`)
    expect(wrong).toEqual([])
    expect(Math.min(read, refused)).toBeGreaterThan(files / 20)
  })

  test('of a footer that asked for ever: the reader of before read on without an end', async () => {
    const bytes = readFileSync(join(folder, 'writer.parquet'))
    const hung = join(folder, 'hung.pq')
    const page = Buffer.from(bytes)
    page[11] = 0
    writeFileSync(hung, page)
    const ran = await command(['batch', '--format', 'parquet', hung, '-o', join(folder, 'hung.csv')])
    expect(ran).toMatchObject({ status: 1, stderr: expect.stringContaining('is damaged') })
  })
})

describe('A file that asks for too much', () => {
  test('a page that unpacks to more than is held is refused before it is unpacked', async () => {
    const text = 'x'.repeat(17_000_000)
    const path = written('bomb.pq', {
      columnData: [{ name: 'startDate', data: [text], type: 'STRING' }],
      codec: 'GZIP',
      compressors: { GZIP: (bytes: Uint8Array) => gzipSync(bytes) },
    } as never)
    expect(readFileSync(path).length).toBeLessThan(100_000)
    expect(await readAll(path, { pageBytes: 10_000_000 })).toEqual({
      words:
        "A page of the column 'startDate' has 17000006 bytes: that is more than is held at a time. Write the file with smaller groups of rows.",
    })
    expect(await readAll(path, { groupBytes: 10_000_000 })).toMatchObject({
      words: expect.stringContaining('A group of rows has more than 10000000 bytes'),
    })
    expect(await readAll(path)).toMatchObject({
      words: expect.stringContaining('has more than 16777216 letters'),
    })
  })

  test('a text that stands once and is meant a thousand times comes block by block, up to a bound', async () => {
    const text = 'y'.repeat(30_000)
    const path = written('long-cells.pq', {
      columnData: [{ name: 'note', data: Array.from({ length: 1000 }, () => text), type: 'STRING' }],
    })
    const read = await readAll(path)
    if ('words' in read) throw new Error(read.words)
    expect(read.blocks.reduce((sum, { length }) => sum + length, 0)).toBe(5 + 1000 * 30_001)
    expect(Math.max(...read.blocks.map(({ length }) => length))).toBeLessThan(1_000_000)
    expect(await readAll(path, { textBytes: 1_000_000, textTimes: 1 })).toMatchObject({
      words: expect.stringMatching(/^The file has \d+ bytes and unpacks to \d+ and more/),
    })
  })

  test('more rows in a group than are held', async () =>
    expect(await readAll(join(folder, 'writer.parquet'), { groupRows: 1 })).toEqual({
      words:
        'Its group of rows 1 has 2 rows: that is more than is held at a time. Write the file with smaller groups of rows.',
    }))
})

describe('The reader of Parquet', () => {
  test('is ended when nothing is heard of it for too long', async () =>
    expect(await readAll(join(folder, 'writer.parquet'), { silentMs: 1 })).toEqual({
      words: expect.stringContaining(
        'is damaged, or too much for this machine: it was read for 0.001 seconds',
      ),
    }))

  test('is ended by an interruption, at once', async () => {
    const interruption = new AbortController()
    const reading = readAll(join(folder, 'zstd.parquet'), {}, interruption.signal)
    interruption.abort()
    expect(await reading).toEqual({ words: 'This operation was aborted' })
  })

  test('reads no pipe', async () =>
    expect(await readAll('/dev/null')).toEqual({
      words: "Parquet is read from a file, and '/dev/null' is none.",
    }))
})

describe('CSV that does not end', () => {
  /** Of processor time: what else the machine does is no part of it. */
  const seconds = async (work: () => Promise<unknown>): Promise<number> => {
    const began = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1e6
  }

  for (const [what, block, words] of [
    [
      'a first row of letters',
      'x'.repeat(1000),
      'Is this CSV, with the names of the columns on its first line?',
    ],
    ['a first row of commas', ','.repeat(1000), 'Is this CSV'],
    ['a first row with an open quotation mark', `"${'x\n'.repeat(500)}`, 'it has swallowed '],
  ] as const)
    test(`${what}, ${isLong ? 100 : 20} MB of it, is refused in the time of its first megabyte`, async () => {
      const path = join(folder, 'header.csv')
      writeFileSync(
        path,
        (what.includes('open') ? '"' : '') + block.replace(/^"/, '').repeat(isLong ? 100_000 : 20_000),
      )
      let stderr = ''
      const took = await seconds(async () => {
        ;({ stderr } = await command(['batch', path]))
      })
      expect(stderr).toContain('The first row does not end within 1 MB.')
      expect(stderr).toContain(words)
      expect(took).toBeLessThan(15)
    })

  test('a first row of very many columns is read', async () => {
    const columns = isLong ? 300_000 : 75_000
    const names = Array.from({ length: columns }, () => 'ab')
    const csv = `${names.join(',')},startDate,sentenceYears\n${','.repeat(columns)}2026-11-16,3\n`
    const took = await seconds(async () => {
      const { status, out } = await batch(csv)
      expect(status).toBe(0)
      expect(out.toString()).toContain(',2026-11-16,3,1,2027-11-16,')
    })
    expect(took).toBeLessThan(10)
  })

  test('a quotation mark that is never closed: the row says how many lines it has swallowed', async () => {
    const csv = `name,startDate,sentenceYears\nA,2026-11-16,3\n"B,2026-11-16,3\n${'C,2026-11-16,3\n'.repeat(500)}`
    const { out, stderr } = await command(['batch'], csv)
    expect(out.toString()).toContain(
      'A quotation mark is opened and not closed. It has swallowed the 500 lines after it.',
    )
    expect(stderr).toContain('Row 3, row: A quotation mark is opened')
  })

  test('one that is closed much later: the row says so too', async () => {
    const csv = `name,startDate,sentenceYears\n"B,2026-11-16,3\n${'C,2026-11-16,3\n'.repeat(9)}"D",2026-11-16,3,,x\n`
    expect((await batch(csv)).out.toString()).toMatch(
      /The row has \d+ cells, but there are 3 columns. A quotation mark in it has swallowed the 10 lines after it./,
    )
  })

  test('20 MB in one quotation mark: the line is named, and nothing is left', async () => {
    const path = join(folder, 'open.csv')
    writeFileSync(path, `startDate,sentenceYears\n2026-11-16,3\n"${'2026-11-16,3\n'.repeat(1_600_000)}`)
    const { status, stderr } = await command(['batch', '-q', path, '-o', join(folder, 'open.out')])
    expect(stderr).toMatch(
      /^requisite: The row on line 3 is longer than 16 MB\. Most likely a quotation mark was opened in it and not closed\. It has swallowed the 1,\d{3},\d{3} lines after it so far\.\n$/,
    )
    expect(status).toBe(1)
    const long = join(folder, 'long.ndjson')
    writeFileSync(long, ' '.repeat(20_000_000))
    const lines = await command(['batch', '--format', 'ndjson', long])
    expect(lines.stderr).toContain(
      'The row on line 1 is longer than 16 MB. Write one JSON object on each line.',
    )
  })
})

test('A large Parquet file ends on a signal', async () => {
  const path = join(folder, 'large.parquet')
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  await connection.run(
    `copy (select uuid() as name, date '2026-11-16' as startDate, 3 as sentenceYears from range(600000)) to '${path}' (format parquet, row_group_size 600000)`,
  )
  const child = started(['batch', '-q', path, '-o', join(folder, 'large.csv')])
  const over = finished(child)
  await setTimeout(700)
  child.kill('SIGTERM')
  // Else it would end by itself, with a status.
  expect((await over).signal).toBe('SIGTERM')
})

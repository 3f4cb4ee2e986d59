import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { lawVersion } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { batch, cellsOf, command } from '../support/command.ts'
import { inFull } from '../support/in-full.ts'
import { workedExamples } from '../support/worked-examples.ts'

/** Rows with cells too many, and signs where they should not be, are read too. */
const read = (csv: Buffer, delimiter = ',') =>
  cellsOf(csv, {
    delimiter,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
  })

const head = 'startDate,sentenceYears,offenceKey,postCommencement'
const row = '2026-11-16,3,robbery,true'
const release = '2027-11-16'

/** By the law in force, and as `requisite calculate` does. */
const ways = [[], ['--calculate']] as const

describe('The worked examples, through the batch', () => {
  const file = readFileSync(new URL('../worked-examples.csv', import.meta.url))

  test('CSV: every row has the dates that it expects, next to what it came with', async () => {
    const { status, out } = await command(['batch', '--calculate', '--compare'], file)
    expect(status).toBe(0)
    const rows = read(out)
    expect(rows).toHaveLength(workedExamples().length)
    for (const cells of rows) {
      for (const name of [
        ...['releaseDate', 'sentenceEndDate', 'totalDays', 'custodyDays', 'adjustedCustodyDays'],
        ...['fractionLabel', 'progressionExcluded', 'stagedReleaseDate'],
      ])
        expect([name, cells[`${name}_2`]], cells.source).toEqual([name, cells[name]])
      expect(cells.regimeUsed, cells.source).toBe(cells.expectedRegimeId)
      expect(cells.errors).toBe('')
    }
  })

  test('NDJSON: every line has the answer of the API in it', async () => {
    const lines = workedExamples().map(({ source, request }) => JSON.stringify({ source, ...request }))
    const { status, out } = await command(
      ['batch', '--calculate', '--format', 'ndjson'],
      `${lines.join('\n')}\n`,
    )
    expect(status).toBe(0)
    const answers = out.toString().trimEnd().split('\n')
    for (const [i, { request, source }] of workedExamples().entries()) {
      const { result, ...carried } = JSON.parse(String(answers[i]))
      expect(carried).toEqual({ source, ...request })
      const { out } = await command([
        'calculate',
        '--json',
        '--include=warnings,alternatives',
        ...Object.entries(request).map(([name, value]) => `--${name}=${value}`),
      ])
      const { disclaimer: _notice, poweredBy: _line, ...body } = JSON.parse(out.toString())
      expect(result).toEqual({ ...body, lawVersion })
    }
  })
})

describe('Hostile CSV', () => {
  for (const [what, csv, delimiter] of [
    ['a byte-order mark', `\ufeff${head}\n${row}\n`],
    ['line ends of Windows', `${head}\r\n${row}\r\n`],
    ['no line end at the end', `${head}\n${row}`],
    ['semicolons', `${head}\n${row}\n`.replaceAll(',', ';'), ';'],
    ['tabs', `${head}\n${row}\n`.replaceAll(',', '\t'), '\t'],
    ['bars', `${head}\n${row}\n`.replaceAll(',', '|'), '|'],
    ['empty lines', `\n\n${head}\n\n\n${row}\n\n`],
    ['quotation marks around everything', `${head}\n${row}\n`.replace(/[\w-]+/g, '"$&"')],
    ['spaces and capitals', `${head}\n 2026-11-16 , 3.0 ,robbery ,TRUE\n`],
    [
      'columns in another order',
      `postCommencement,offenceKey,sentenceYears,startDate\ntrue,robbery,3,2026-11-16\n`,
    ],
    ['columns of its own', `name,${head},note\n"O""Neil, J",${row},"two\nlines"\n`],
    ['columns of its own, doubled', `id,id,${head}\n1,2,${row}\n`],
    ['a quotation mark inside a cell', `size,${head}\n5" pipe,${row}\n`],
    ['letters after a closing mark', `${head},x\n${row},"a"b\n`],
    ['empty cells after the last column', `${head}\n${row},,\n`],
    ['result columns of an earlier run', `releaseDate,errors,${head}\n1999-01-01,old,${row}\n`],
  ] as const)
    test(`${what}: the row is answered both ways, and carried as it is`, async () => {
      for (const way of ways) {
        const { status, out, stderr } = await batch(csv, ...way)
        expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
        const [cells] = read(out, delimiter)
        expect(cells?.releaseDate_2 ?? cells?.releaseDate).toBe(release)
        expect(cells?.errors_2 ?? cells?.errors).toBe('')
        const lines = csv.replace(/\r?\n$/, '').split(/\r?\n/)
        if (!csv.includes('two'))
          for (const line of lines) expect(out.toString()).toContain(line.replace(/,,$/, ''))
        expect(out.toString().match(/\r\n/g)?.length).toBe(csv.match(/\r\n/g)?.length)
        expect(out.toString().endsWith('\n')).toBe(csv.endsWith('\n'))
      }
    })

  test('what is carried through is the same to the byte: formulas, invalid UTF-8, NUL', async () => {
    const formula = '=cmd|\' /C calc\'!A0,+1,-1,@x,"=1+1"'
    const bytes = Buffer.concat([
      Buffer.from(`a,b,c,d,e,f,${head}\n${formula},`),
      Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]),
      Buffer.from(`,${row}\n`),
    ])
    for (const [way, before] of [
      [ways[0], '1,'],
      [ways[1], ''],
    ] as const) {
      const { out } = await batch(bytes, '--formulas', 'keep', ...way)
      const line = bytes.subarray(bytes.indexOf('\n') + 1, -1)
      expect(out.includes(line)).toBe(true)
      expect(out.toString('latin1')).toContain(`${row},${before}${release},`)
    }
  })

  test('a cell of 10 MB', async () => {
    const cell = `"${'x,""\n'.repeat(2_000_000)}"`
    const { status, out } = await batch(`note,${head}\n${cell},${row}\n,${row}\n`)
    expect(status).toBe(0)
    expect(out.includes(cell)).toBe(true)
    expect(out.toString('latin1').split(`,${row},1,${release},`)).toHaveLength(3)
  })

  test('a bad row has its error in its own columns, and the others are answered', async () => {
    const rows = [
      ...[row, '2026-02-30,x,robery,maybe', ',,,', '2026-11-16', `${row},too,many`, '2026-11-16,0,,'],
      ...['2026-11-16,99999999999999999999,,', row, `2026-11-16,3,"robbery`],
    ]
    const { status, out } = await batch(`${head}\n${rows.join('\n')}\n`, '--calculate')
    expect(status).toBe(0)
    const cells = read(out)
    expect(cells.map(({ errorFields }) => errorFields)).toEqual([
      ...['', 'startDate sentenceYears postCommencement offenceKey', 'startDate sentenceYears'],
      ...['sentenceYears', 'row', 'sentenceYears', 'sentenceYears', '', 'row'],
    ])
    expect(cells[1]?.errors).toContain(
      "offenceKey 'robery': There is no offence with this key. Did you mean 'robbery'",
    )
    expect(cells[2]?.errors).toContain('Enter the date of the sentence as YYYY-MM-DD, like 2026-10-13.')
    expect(cells[4]?.errors).toBe('row: The row has 6 cells, but there are 4 columns.')
    expect(out.toString()).toContain('there are 4 columns.",too,many\n')
    expect(cells[8]?.errors).toBe('row: A quotation mark is opened and not closed.')
    expect(cells[7]?.releaseDate).toBe(release)
    expect(cells.map((one) => Object.keys(one).length >= 16)).not.toContain(false)
    const inForce = await batch(`${head}\n${rows.join('\n')}\n`, '--strict')
    expect(inForce.status).toBe(1)
    expect(read(inForce.out).map(({ errorFields }) => errorFields)).toEqual([
      ...['', 'startDate sentenceYears offenceKey', 'startDate sentenceYears', 'sentenceYears', 'row'],
      ...['sentenceYears', 'sentenceYears', '', 'row'],
    ])
    expect(inForce.out.toString()).toContain('there are 4 columns.",too,many\n')
  })

  // biome-ignore format: one row a line
  for (const [what, csv, stderr] of [
    ['no columns that are known', 'a,b\n1,2\n', "The column 'startDate' is missing."],
    ['a name that is nearly right', 'start_date,sentenceYears\n', "Did you mean 'startDate'?"],
    ['a column twice', 'startDate,sentenceYears,startDate\n', "The column 'startDate' is there twice."],
    ['nothing at all', '', 'The file is empty.'],
    ['only empty lines', '\n\n\n', 'The file is empty.'],
    ['UTF-16 without a mark', Buffer.from('startDate,sentenceYears\n', 'utf16le'), 'Save As, and "CSV UTF-8"'],
    ['a workbook', 'PK\u0003\u0004...', 'This is a workbook, not CSV.'],
  ] as const)
    test(`${what}: refused before anything is written`, async () => {
      const ran = await batch(csv)
      expect(ran).toMatchObject({ status: 1, out: Buffer.alloc(0) })
      expect(ran.stderr).toContain(stderr)
    })
})

describe('Hostile NDJSON', () =>
  test('lines that cannot be answered say so, and the others are answered', async () => {
    const lines = [
      ...['{"startDate":"2026-11-16","sentenceYears":3,"name":"Zo\u00eb","result":1}', 'not json', '[1]'],
      ...['{}', '', '  {"startDate":"2026-11-16","sentenceYears":3} \r'],
      '{"__proto__":{"startDate":1},"startDate":"2026-11-16"}',
    ]
    const { status, out, stderr } = await command(
      ['batch', '--calculate', '--format=ndjson'],
      `\ufeff${lines.join('\n')}`,
    )
    expect(status).toBe(0)
    const written = out.toString().slice(1).split('\n')
    expect(written).toHaveLength(lines.length)
    expect(written[0]).toContain('"name":"Zo\u00eb","result":1,"result_2":{"success":true,')
    expect(JSON.parse(String(written[1]))).toMatchObject({ input: 'not json', result: { success: false } })
    expect(JSON.parse(String(written[2]))).toMatchObject({ input: [1], result: { success: false } })
    expect(JSON.parse(String(written[3])).result.errors.startDate).toHaveLength(1)
    expect(written[4]).toBe('')
    expect(written[5]).toMatch(/^ {2}\{.*"result":\{"success":true.*\}\} \r$/)
    expect(stderr).toContain('6 rows')
    expect(stderr).toContain('The first of each:\n  Row 2, row: The line is not valid JSON.')
    expect(stderr).toContain('\n  Row 3, startDate: Enter the date of the sentence')
  }))

describe('The batch on all cores', () => {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-'))
  // Long rows: so few of them make eight chunks, two for each worker.
  const note = 'n'.repeat(450)
  const rows = Array.from({ length: 9000 }, (_, i) =>
    i % 1000 === 999
      ? `${i},${note},bad,,,`
      : `${i},${note},"2026-11-16",${i % 20},${i % 3 === 0 ? 'robbery' : ''},true`,
  )
  const csv = `id,note,${head}\n${rows.join('\n')}\n`

  test('keeps the order, answers every row once, and sums up', async () => {
    const [from, to] = [join(folder, 'in.csv'), join(folder, 'out.csv')]
    writeFileSync(from, csv)
    const { status, stderr } = await command(['batch', '--calculate', from, '-o', to, '--compare'], '', {
      cores: 4,
    })
    expect(status).toBe(0)
    expect(readdirSync(folder).sort()).toEqual(['in.csv', 'out.csv'])
    const out = readFileSync(to, 'latin1').trimEnd().split('\n').slice(1)
    expect(out.map((line) => line.slice(0, line.indexOf(',')))).toEqual(rows.map((_, i) => String(i)))
    expect(stderr).toMatch(
      /^9,000 rows in [\d.]+ s: 8,541 answered, 459 with errors\.[\s\S]*\nThese dates are at the release point .*: without --calculate a batch gives these\.\n/,
    )
    expect(stderr).toMatch(/Errors, by field:\n {2}459 {2}sentenceYears\n {4}9 {2}startDate\n/)
    expect(stderr).toMatch(
      /Custody days, before credit and added days: [\d,]+ before the Act, [\d,]+ after it \(-/,
    )
    expect(stderr).toMatch(
      /Release at the new point: earlier for [\d,]+, the same for [\d,]+, later for 0; -[\d,]+ days/,
    )
    expect(stderr).toContain('How the staged change reaches them:\n')
  })

  test('gives the same on one core as on four, and through pipes of odd sizes', async () => {
    const bytes = Buffer.from(csv)
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7919) }, (_, i) =>
      bytes.subarray(i * 7919, (i + 1) * 7919),
    )
    const one = await command(['batch', '-q', '--calculate', '--compare'], '', {
      cores: 1,
      stdin: Readable.from(pieces),
    })
    expect(one.out.equals(readFileSync(join(folder, 'out.csv')))).toBe(true)
  })

  inFull('shows how far it is on a terminal, and only there', async () => {
    const context = { isTerminal: { stdout: false, stderr: true } }
    const { stderr } = await command(
      ['batch', join(folder, 'in.csv'), '-o', join(folder, 'b.csv')],
      '',
      context,
    )
    expect(stderr).toMatch(/\[K[█░]{24} \d+% {2}[\d,]+ rows, [\d,]+ rows a second, .* left/)
    const piped = await command(['batch'], csv, context)
    expect(piped.stderr).toMatch(/\[K[\d,]+ rows, [\d,]+ rows a second/)
  })

  test('takes its format from the names, and refuses two that differ', async () => {
    expect((await command(['batch', 'a.csv', '-o', 'b.ndjson'])).stderr).toContain(
      'The format is csv, ndjson, parquet.',
    )
    expect((await command(['batch', '--format=xml'])).status).toBe(1)
    expect((await command(['batch', 'a', 'b'])).stderr).toContain('Give one file')
    expect((await command(['batch', join(folder, 'none.csv')])).stderr).toContain('cannot be read')
    expect((await command(['batch', folder])).status).toBe(1)
    expect((await command(['batch', '--outptu=x'])).stderr).toContain("Did you mean '--output'?")
  })
})

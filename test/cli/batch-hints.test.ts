/** What a batch says of a slip before it costs a run: words for nothing, workbooks, a format's name for a file; and how it ends. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { progressLine } from '../../service/src/cli/batch/progress.ts'
import { batch, cellsOf, command } from '../support/command.ts'
import { longRows } from '../support/long-rows.ts'

const bin = fileURLToPath(new URL('../../service/bin/requisite.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'requisite-hints-'))
const head = 'startDate,sentenceYears,sentenceMonths,offenceKey\n'

describe('Words that stand for nothing are named before the run', () => {
  // biome-ignore format: one row a line
  for (const [about, rows, args, hint] of [
    ['NA of R', '2026-11-16,3,NA,robbery', [], "'sentenceMonths' has 'NA' in row 2. If it stands for nothing, run it again with --empty NA."],
    ['NULL in a later row', '2026-11-16,3,,robbery\n2026-11-16,3,,NULL', [], "'offenceKey' has 'NULL' in row 3. If it stands for nothing, run it again with --empty NULL."],
    ['two of them', '2026-11-16,3,NA,\\N', [], '--empty NA,\\N.'],
    ['a day', 'NA,3,,', [], "'startDate' has 'NA' in row 2."],
    ['beside one that was told', '2026-11-16,3,NA,None', ['--empty', 'NA'], '--empty NA,None.'],
    ['told', '2026-11-16,3,NA,', ['--empty', 'NA'], null],
    ['none', '2026-11-16,3,,robbery', [], null],
  ] as const)
    test(about, async () => {
      const { stderr } = await command(['batch', ...args], `${head}${rows}\n`)
      const notes = stderr.split('\n').filter((line) => line.includes('stands for nothing'))
      expect(notes.filter((line) => line.startsWith('requisite: '))).toHaveLength(hint === null ? 0 : 1)
      if (hint !== null) expect(notes[0]).toContain(hint)
    })

  const recalled =
    'startDate,sentenceYears,otherSentences,recallType,recallDate,returnToCustodyDate,mappaLevel,terrorismOrState,charge,seriousCharge'
  // biome-ignore format: one row a line
  for (const [about, cells, empty, releaseDate, hint] of [
    ['none is a value of the columns that take it', 'none,unknown,2026-11-02,2026-11-06,1,false,none,', '', '2026-12-31', null],
    ['and stays one where it is told to be empty elsewhere', 'none,unknown,2026-11-02,2026-11-06,1,false,none,none', 'none', '2026-12-31', null],
    ['in a column that does not take it, it is named', 'none,unknown,2026-11-02,2026-11-06,1,false,none,none', '', '', "'seriousCharge' has 'none' in row 2. If it stands for nothing, run it again with --empty none."],
    ['other letters are no value', 'None,unknown,2026-11-02,2026-11-06,1,false,none,', 'None', '2026-12-31', null],
  ] as const)
    test(about, async () => {
      const { out, stderr } = await command(['batch', ...(empty === '' ? [] : ['--empty', empty])], `${recalled}\n2025-03-03,4,${cells}\n`)
      expect(cellsOf(out)[0]?.releaseDate).toBe(releaseDate)
      const said = /'\w+' has '.*stands for nothing.*/.exec(stderr)?.[0] ?? null
      expect(said).toBe(hint)
    })

  test('a column that is carried through is not looked at', async () =>
    expect((await command(['batch'], `note,${head}NA,2026-11-16,3,,\n`)).stderr).not.toContain('--empty'))
})

describe('A run ends with 1 where it answers nothing', () => {
  for (const [about, rows, args, status] of [
    ['every row is an error', '2026-11-16,NA,,\n2026-11-16,x,,', [], 1],
    ['one of two is', '2026-11-16,3,,\n2026-11-16,x,,', [], 0],
    ['one of two is, with --strict', '2026-11-16,3,,\n2026-11-16,x,,', ['--strict'], 1],
    ['each at a release point', '2026-11-16,x,,', ['--calculate'], 1],
    ['nothing was asked', '', [], 0],
  ] as const)
    test(about, async () => expect((await batch(`${head}${rows}`, ...args)).status).toBe(status))

  test('a line of NDJSON that is none', async () =>
    expect((await batch('{}\n', '--format', 'ndjson')).status).toBe(1))
})

describe('A workbook is refused by its name, with the line that makes CSV of it', () => {
  for (const [name, args] of [
    ['people.xlsx', ['batch']],
    ['people.xls', ['batch']],
    ['People.ODS', ['batch']],
    ['dates.xlsx', ['recheck']],
  ] as const)
    test(`${args[0]} ${name}`, async () => {
      const { status, stderr } = await command([...args, name])
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: `requisite: '${name}' is a workbook, not CSV. In Excel choose Save As, and "CSV UTF-8"; or: libreoffice --headless --convert-to "csv:Text - txt - csv (StarCalc):44,34,76" ${name}\nSee requisite ${args[0]} --help.\n`,
      })
    })
})

describe('A workbook is not written', () => {
  for (const [args, place] of [
    [['batch', 'in.csv', '-o', 'out.xlsx'], 'out.xlsx'],
    [['batch', '-', '--format', 'csv', '-o', 'Dates.ODS'], 'Dates.ODS'],
    [['recheck', fileURLToPath(import.meta.url), '-o', 'moved.xls'], 'moved.xls'],
  ] as const)
    test(args.join(' '), async () => {
      writeFileSync(join(folder, 'in.csv'), `${head}2026-11-16,3,,robbery\n`)
      const given = args.map((word) => (word === 'in.csv' ? join(folder, word) : word))
      const { status, stderr } = await command(given, `${head}2026-11-16,3,,robbery\n`)
      expect([status, stderr]).toEqual([
        1,
        expect.stringContaining(
          `'${place}' would be a workbook, and none is written. Excel opens CSV: -o ${place.replace(/\.\w+$/, '.csv')}`,
        ),
      ])
      expect(existsSync(place)).toBe(false)
    })
})

test('A day with the midnight of London is a day, in winter and in summer', async () => {
  const days = [
    '2026-11-16 00:00:00+00',
    '2026-11-16T00:00:00Z',
    '2026-06-16 00:00:00+01',
    '2026-06-16T00:00:00.000+01:00',
  ]
  const { out } = await command(
    ['batch', '-q'],
    `${head}${days.map((day) => `${day},3,,theft\n`).join('')}2026-06-16 00:00:00+09,3,,theft\n2026-06-15 23:00:00+00,3,,theft\n`,
  )
  const rows = out.toString().trim().split('\n').slice(1)
  expect(rows.map((row) => /theft,1,(\d{4}-\d\d-\d\d)?/.exec(row)?.[1])).toEqual([
    '2027-11-16',
    '2027-11-16',
    '2027-06-16',
    '2027-06-16',
    undefined,
    undefined,
  ])
})

describe('What recheck does not take is said', () => {
  test('standard input', async () =>
    expect((await command(['recheck', '-'])).stderr).toContain(
      'Stored answers are read more than once: give them as a file',
    ))
  test('--asked beside NDJSON', async () => {
    const place = join(folder, 'answers.ndjson')
    writeFileSync(place, '{}\n')
    expect((await command(['recheck', place, '--asked', place])).stderr).toContain(
      '--asked is for a CSV of people.',
    )
  })
})

describe('On an older Node.js', () => {
  const node = '/usr/bin/node'
  const isOlder = /^v2[0-5]/.test(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '')
  for (const file of readdirSync(dirname(bin)).filter((name) => name !== 'requisite.js'))
    test.runIf(isOlder)(`service/bin/${file} says in a sentence what it needs`, () => {
      const { status, stderr } = spawnSync(node, [join(dirname(bin), file)], { encoding: 'utf8' })
      expect([status, stderr]).toEqual([
        2,
        expect.stringMatching(/^requisite: This needs Node\.js 26, and this is [\d.]+\. .+\n$/),
      ])
    })
})

describe('A place to write to that is the name of a format', () => {
  for (const [name, format] of [
    ['csv', 'csv'],
    ['jsonl', 'ndjson'],
    ['parquet', 'parquet'],
  ] as const)
    test(`-o ${name}`, async () => {
      writeFileSync(join(folder, 'in.csv'), `${head}2026-11-16,3,,robbery\n`)
      const ran = spawnSync(process.execPath, [bin, 'batch', 'in.csv', '-o', name], {
        ...{ cwd: folder, encoding: 'utf8' },
      })
      expect(ran.stderr).toContain(
        `requisite: The answers go into a file '${name}'. For the format, use --format ${format}.\n`,
      )
      expect(existsSync(join(folder, name))).toBe(true)
    })
})

describe('One is no plural', () => {
  test('in the summary of rows, and of people', async () => {
    expect((await command(['batch'], `${head}2026-11-16,3,,robbery\n`)).stderr).toMatch(/^1 row in /)
    expect((await command(['batch'], `person,${head}P1,2026-11-16,3,,robbery\n`)).stderr).toMatch(
      /^1 person with 1 sentence in /,
    )
  })
  test('in the line of progress', () =>
    expect(progressLine({ rows: 1, counted: 'people', bytesAnswered: 0, bytesInAll: null, ms: 1000 })).toBe(
      '1 person, 1 person a second',
    ))
})

test('The bar shows what is answered, and never what is only read', async () => {
  const file = join(folder, 'large.csv')
  writeFileSync(file, longRows(6000, 200))
  const { stderr } = await command(['batch', file, '--calculate', '-o', join(folder, 'large-out.csv')], '', {
    isTerminal: { stdout: false, stderr: true },
    now: ticking(),
  })
  const shown = [...stderr.matchAll(/ (\d+)% {2}([\d,]+) rows/g)].map(([, percent, count]) => [
    Number(percent),
    Number(count?.replaceAll(',', '')),
  ])
  expect(shown.length).toBeGreaterThan(1)
  for (const [percent = 0, count = 0] of shown) expect(percent).toBeCloseTo((count / 6000) * 100, -1)
})

/** A clock that lets every line of progress be shown. */
function ticking(): () => number {
  let ms = 0
  return () => {
    ms += 1000
    return ms
  }
}

/** docs/warehouse.md: a file cut over machines, and a table of PostgreSQL through the batch. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { batch, cellsOf, command } from '../support/command.ts'
import { blocksOf, readDocument } from '../support/docs-blocks.ts'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'
import { startPostgres } from '../support/postgres.ts'

const blocks = blocksOf(readDocument('docs/warehouse.md'))
const block = (info: string, begins: string): string =>
  blocks.find((one) => one.info === info && one.text.startsWith(begins))?.text ?? ''

const bin = fileURLToPath(new URL('../../service/bin/requisite.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'requisite-tables-'))

/** Runs what a document says, as it stands there but for the program. */
function run(text: string, env: NodeJS.ProcessEnv = process.env): string {
  expect(text).not.toBe('')
  const script = text.replaceAll('npx requisite', `"${process.execPath}" "${bin}"`)
  const ran = spawnSync('bash', ['-eo', 'pipefail', '-c', script], { cwd: folder, env, encoding: 'utf8' })
  expect(ran.status, ran.stderr).toBe(0)
  return ran.stdout
}

const offences = ['theft', 'robbery', '', 'no_such_offence']

/** Sentences of people with one to three of them, some not worked out: what a table of an office holds. */
const sentences = (people: number) =>
  Array.from({ length: people }, (_, i) =>
    Array.from({ length: 1 + (i % 3) }, (_, n) => ({
      person: `P${i}`,
      startDate: `202${3 + (i % 4)}-0${1 + (i % 9)}-1${n}`,
      sentenceYears: i % 5 === 0 ? '' : String(1 + (i % 6)),
      sentenceMonths: i % 5 === 0 ? String(3 + (i % 20)) : '',
      offenceKey: offences[i % 29 === 0 ? 3 : i % 3] as string,
      remandCreditDays: i % 2 === 0 ? String(i % 60) : '',
    })),
  ).flat()

const csvOf = (rows: ReturnType<typeof sentences>): string =>
  [Object.keys(rows[0] as object), ...rows.map((row) => Object.values(row))]
    .map((cells) => `${cells.join(',')}\n`)
    .join('')

describe('A file over several machines', () => {
  const cut = "awk '\n"

  for (const [name, rows] of [
    ['in a plain name', ['P1', 'P2', 'P1']],
    ['in quotation marks', ['"P, 1"', '"P, 2"', '"P, 2"', '"P, 1"']],
  ] as const)
    test(`a person whose rows stand apart ends the cut, ${name}`, () => {
      const apart = mkdtempSync(join(tmpdir(), 'requisite-apart-'))
      writeFileSync(join(apart, 'people.csv'), `person,startDate\n${rows.join(',2026-11-16\n')},2026-11-16\n`)
      const ran = spawnSync('bash', ['-eo', 'pipefail', '-c', block('sh', cut)], {
        cwd: apart,
        encoding: 'utf8',
      })
      expect([ran.status, ran.stderr]).toEqual([
        1,
        `Somebody comes again on line ${rows.length + 1}. Sort the rows by person.\n`,
      ])
      expect(readdirSync(apart)).toEqual(['people.csv'])
    })

  test('cut by person, answered in parts and put together, it has the rows of the whole', async () => {
    const csv = csvOf(sentences(isLong ? 1000 : 100))
    writeFileSync(join(folder, 'people.csv'), csv)
    for (const begins of [cut, 'for i in', "awk 'FNR"]) run(block('sh', begins))
    const whole = (await batch(csv)).out.toString().trimEnd().split('\n')
    const together = readFileSync(join(folder, 'dates.csv'), 'utf8').trimEnd().split('\n')
    expect(together[0]).toBe(whole[0])
    expect(together.toSorted()).toEqual(whole.toSorted())
    expect(together.filter((line) => line.includes('no_such_offence')).length).toBeGreaterThan(0)
  })
})

describe('PostgreSQL', () => {
  const table = block('sql', 'create table release_dates')

  test('the table has the columns of the batch, by their own names in small letters', async () => {
    const { out } = await command(['batch', '-q', '--codes'], csvOf(sentences(1)))
    const [names = ''] = out.toString().split('\n')
    const written = [...table.matchAll(/(\w+) (?:text|integer|date)\b/g)].map(([, name]) => name)
    expect(written).toEqual(
      names.split(',').map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    )
  })

  inFull('a real one: a table goes through the batch and comes back', { timeout: 180_000 }, async () => {
    const postgres = await startPostgres()
    try {
      const rows = sentences(2000)
      const psql = (sql: string): string => {
        const ran = spawnSync('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', sql], {
          env: postgres.env,
          encoding: 'utf8',
        })
        expect(ran.status, ran.stderr).toBe(0)
        return ran.stdout.replace(/\n$/, '')
      }
      psql(
        'create table sentences (person text, start_date date, years int, months int, offence text, remand_days int)',
      )
      writeFileSync(join(folder, 'sentences.csv'), csvOf(rows))
      run("psql -Xqc '\\copy sentences from sentences.csv with (format csv, header)'", postgres.env)
      psql(table)
      run(block('sh', 'psql -c'), postgres.env)
      expect(psql('select count(*), count(release_date), count(errors) from release_dates')).toBe(
        `2000|${2000 - 69}|69`,
      )
      const { out } = await command(['batch', '-q', '--codes'], csvOf(rows))
      const expected = cellsOf(out)
      const stored = psql(
        "select person || ' ' || coalesce(release_date::text, '') || ' ' || coalesce(warning_codes, '') from release_dates order by person collate \"C\"",
      )
      expect(stored.split('\n')).toEqual(
        expected
          .map(({ person, releaseDate, warningCodes }) => `${person} ${releaseDate} ${warningCodes}`)
          .toSorted(),
      )
      const parts = [0, 1, 2, 3].map((part) =>
        Number(
          psql(
            `select count(distinct person) from sentences where mod(hashtext(person)::bigint + 2147483648, 4) = ${part}`,
          ),
        ),
      )
      expect(parts.reduce((sum, part) => sum + part)).toBe(2000)
      for (const part of parts) expect(part).toBeGreaterThan(400)
    } finally {
      await postgres.close()
    }
  })
})

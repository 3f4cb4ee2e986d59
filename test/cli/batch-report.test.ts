/** The page that `requisite batch --report` writes. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { countInWords, periodsOf, rounded } from '../../service/src/cli/batch/report/figures.ts'
import { overTime } from '../../service/src/cli/batch/report/plots.ts'
import { letterWidth } from '../../service/src/cli/batch/report/svg.ts'
import { command } from '../support/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'requisite-report-'))
const file = join(folder, 'report.html')

/** The rows of the table with this caption. */
function tableOf(html: string, caption: string): readonly (readonly string[])[] {
  const [, table = ''] = html.split(`<caption>${caption}</caption>`)
  const body = table.slice(0, table.indexOf('</table>'))
  return [...body.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, cells = '']) =>
    [...cells.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  )
}

const repeated = (times: number, row: string): string => row.repeat(times)

describe('The report of sentences', () => {
  let html: string
  beforeAll(async () => {
    const csv = `name,startDate,sentenceYears,offenceKey,postCommencement
${repeated(12, 'Secret Name,2026-11-16,3,robbery,true\n')}${repeated(7, 'Secret Name,2026-01-06,2,theft,\n')}${repeated(3, 'Secret Name,2025-01-06,4,rape,\n')}${repeated(6, 'Secret Name,2026-01-06,20,murder,\n')}${repeated(8, '<script>,2026-01-06,2,robery,\n')}${repeated(2, 'Secret Name,x,2,,\n')}`
    const { status, stderr } = await command(
      ['batch', '--compare', '-q', '--report', file, '-o', join(folder, 'out.csv')],
      csv,
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    html = readFileSync(file, 'utf8')
  })

  test('is one page without scripts, and asks nothing of the network', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">/)
    expect(html).not.toMatch(/<script|<link|<img|@import|url\((?!#)|javascript:|onload/i)
    expect(new Set(html.match(/https?:[^"\s<]*/g))).toEqual(new Set(['http://www.w3.org/2000/svg']))
  })

  test('says nothing of one person', () => {
    expect(html).not.toContain('Secret')
    expect(html).not.toMatch(/\d{4}-\d\d-\d\d/)
    expect(html).not.toContain('robery')
  })

  test('says how many were answered, and for whom the Parole Board decides', () => {
    expect(html).toContain('<h1>Release dates of 40 sentences</h1>')
    expect(html).toContain(
      '30 sentences were answered, and 10 could not be. For 5 of them the Parole Board decides',
    )
  })

  test('has the releases under each law, and hides small numbers', () => {
    const rows = tableOf(html, 'Releases by month, number of sentences')
    expect(rows[0]).toEqual([
      ...['Month', 'Release point before the Act', 'Release point after the Act', 'As the change is staged'],
    ])
    expect(rows).toContainEqual(['Nov 2027', '0', '10', '10'])
    expect(rows).toContainEqual(['Jan 2028', '10', '0', '0'])
    expect(rows.flat()).toContain('under 5')
    expect(rows.at(1)?.[0]).not.toBe(rows.at(-1)?.[0])
  })

  test('has the change of each kind of sentence, an average only of enough', () => {
    const rows = tableOf(html, 'Change in days by kind of sentence, number of sentences')
    expect(rows).toContainEqual(['Adult standard determinate sentence', '20', '20', '0', '64 days earlier'])
    // Where the Parole Board decides there is no date to compare.
    expect(rows.map(([kind]) => kind)).not.toContain('Life sentence: end of the minimum term')
    expect(rows.filter(([, all]) => all === 'under 5').map((row) => row.at(-1))).toEqual(['not shown'])
  })

  test('has what could not be answered', () =>
    expect(tableOf(html, 'What could not be answered, number of sentences')).toEqual([
      ['Field', 'Number'],
      ['offenceKey', '10'],
      ['startDate', 'under 5'],
    ]))

  test('has for each plot a title and a description, for a page and for a phone, and every id once', () => {
    const plots = [...html.matchAll(/<svg role="img" aria-labelledby="(\S+) (\S+)"/g)]
    expect(plots).toHaveLength(6)
    for (const [, title, description] of plots)
      expect(html).toMatch(
        new RegExp(`<title id="${title}">[^<]+</title><desc id="${description}">[^<]+</desc>`),
      )
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(html).toContain('Release point after the Act: most in Nov 2027, 10.')
  })

  test('has its colours from the style sheet alone, so that they follow the light', () => {
    const colours = [...html.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => String(colour))
    expect(
      colours.filter((colour) => !/^(?:var\(--\w+\)|none|transparent|rgb\(0,0,0\))$/.test(colour)),
    ).toEqual([])
  })
})

describe('The report of other input', () => {
  const reported = async (args: readonly string[], input: string, ends = 0): Promise<string> => {
    const { status, stderr } = await command(['batch', '-q', '--report', file, ...args], input)
    expect({ status, stderr }).toEqual({ status: ends, stderr: '' })
    return readFileSync(file, 'utf8')
  }

  test('is of people, where they are asked for: several kinds together are one', async () => {
    const rows = Array.from({ length: 10 }, (_, i) => `P${i},2026-11-16,3,theft\nP${i},2026-11-16,4,rape\n`)
    const html = await reported(['--compare'], `person,startDate,sentenceYears,offenceKey\n${rows.join('')}`)
    expect(html).toContain('<h1>Release dates of 10 people</h1>')
    expect(
      tableOf(html, 'Change in days by kind of sentence, number of people').map(([kind]) => kind),
    ).toContain('Sentences of different kinds')
    const ndjson = rows.map((_, i) =>
      JSON.stringify({ person: i, sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }] }),
    )
    const same = await reported(['--format', 'ndjson'], ndjson.join('\n'))
    expect(tableOf(same, 'Releases by month, number of people')).toEqual([
      ['Month', 'Law in force'],
      ['Nov 2027', '10'],
    ])
  })

  // biome-ignore format: one row per line
  for (const [args, heads] of [
    [[], ['Law in force']],
    [['--compare'], ['Release point before the Act', 'Release point after the Act', 'As the change is staged']],
    [['--compare', '--law', 'in_force'], ['Release point before the Act', 'Release point after the Act', 'As the change is staged']],
    [['--compare', '--law', 'before_act'], ['Release point before the Act', 'Release point after the Act', 'As the change is staged']],
    [['--compare', '--law', '2024-09-01'], ['Law of 1 September 2024', 'Release point before the Act', 'Release point after the Act', 'As the change is staged']],
    [['--calculate'], ['As asked in the file']],
  ] as const)
    test(`draws each series once: ${args.join(' ')}`, async () => {
      const html = await reported(args, `startDate,sentenceYears,offenceKey\n${repeated(6, '2026-11-16,3,theft\n')}`)
      expect(tableOf(html, 'Releases by month, number of sentences')[0]).toEqual(['Month', ...heads])
    })

  test('names the law that was named for everybody', async () => {
    const csv = `startDate,sentenceYears,offenceKey\n${repeated(6, '2026-11-16,3,theft\n')}`
    const before = await reported(['--law', 'before_act'], csv)
    expect(tableOf(before, 'Releases by month, number of sentences')).toEqual([
      ['Month', 'Law before the Act'],
      ['Jan 2028', '5'],
    ])
    expect(before).not.toContain('not the law')
  })

  test('is of NDJSON', async () => {
    const lines = `${repeated(6, '{"startDate":"2026-11-16","sentenceYears":3}\n')}{}`
    const html = await reported(['--format', 'ndjson', '--calculate'], lines)
    expect(tableOf(html, 'Releases by month, number of sentences')).toEqual([
      ['Month', 'As asked in the file'],
      ['Jan 2028', '5'],
    ])
    const inForce = await reported(['--format', 'ndjson'], lines)
    expect(tableOf(inForce, 'Releases by month, number of people')).toEqual([
      ['Month', 'Law in force'],
      ['Nov 2027', '5'],
    ])
  })

  test('of a reform says that it is not the law, and shows it beside the law', async () => {
    const reform = join(folder, 'reform.json')
    writeFileSync(reform, JSON.stringify([{ from: '2026-10-01', regimes: ['sds_adult'], fraction: '1/4' }]))
    const html = await reported(
      ['--law', reform, '--compare'],
      `startDate,sentenceYears\n${repeated(6, '2026-11-16,4\n')}`,
    )
    expect(html).toMatch(/<\/h1>\n<p class="notice">These dates are not the law\./)
    expect(html).toContain('stroke="var(--fourth)"')
    const [heads, ...months] = tableOf(html, 'Releases by month, number of sentences')
    expect(heads?.[1]).toBe('With the reform, which is not law')
    expect(months[0]?.slice(0, 2)).toEqual(['Nov 2027', '5'])
  })

  test('says so where nothing was answered, and where all was', async () => {
    expect(await reported([], 'startDate,sentenceYears\nx,y\n', 1)).toContain('under 5 could not be')
    const html = await reported([], 'startDate,sentenceYears,offenceKey\n2026-11-16,20,murder\n')
    expect(html).toContain('None of the sentences has a date on which release comes by itself.')
    expect(html).toContain('All sentences were answered.')
  })

  test('that cannot be written is said', async () => {
    const ran = await command(
      ['batch', '--report', join(folder, 'none', 'x.html')],
      'startDate,sentenceYears\n2026-11-16,3\n',
    )
    expect(ran.status).toBe(2)
    expect(ran.stderr).toContain('x.html')
  })
})

describe('Labels', () => {
  const labels = Array.from({ length: 38 }, (_, i) => `Jan to Mar ${2023 + i}`)
  const series = ['before', 'after'].map((name) => ({ name, values: labels.map((_, i) => i) }))

  for (const width of [900, 380])
    test(`of ${width} pixels touch neither each other nor the legend, and stay inside`, () => {
      const svg = overTime({ id: 'x', title: 't', description: 'd' }, labels, series, width)
      const texts = [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.]+)"[^>]*?(rotate)?[^>]*>([^<]*)</g)]
      const turned = texts.filter(([whole]) => whole.includes('rotate'))
      expect(turned.length).toBeGreaterThan(4)
      const reach = (text: string): number => Math.SQRT1_2 * letterWidth * text.length
      const legend = Math.min(
        ...texts.filter(([, , , , text]) => /before|after/.test(String(text))).map(([, , y]) => Number(y)),
      )
      turned.forEach(([, x, y, , text = ''], i) => {
        expect(Number(x) - reach(text)).toBeGreaterThanOrEqual(0)
        expect(Number(y) + reach(text)).toBeLessThan(legend - 14)
        const next = turned[i + 1]
        // At 45 degrees the lines of two labels are this much apart, and a letter is 14 high.
        if (next !== undefined) expect(Math.SQRT1_2 * (Number(next[1]) - Number(x))).toBeGreaterThan(18)
      })
    })
})

describe('Counts and periods', () => {
  test('counts are to the nearest five, and small ones are hidden', () => {
    expect([0, 1, 4, 5, 7, 8, 1234].map(countInWords)).toEqual([
      ...['0', 'under 5', 'under 5', '5', '5', '10', '1,235'],
    ])
    expect([0, 4, 5, 12, 13].map(rounded)).toEqual([0, 0, 5, 10, 15])
  })

  test('months become quarters and years where there are too many', () => {
    expect(periodsOf(['2027-11', '2028-02'])).toMatchObject({
      name: 'month',
      labels: ['Nov 2027', 'Dec 2027', 'Jan 2028', 'Feb 2028'],
    })
    const quarters = periodsOf(['2024-02', '2029-12'])
    expect([quarters.name, quarters.labels.length, quarters.labels[0]]).toEqual([
      'quarter',
      24,
      'Jan to Mar 2024',
    ])
    expect(quarters.placeOf('2024-04')).toBe(1)
    const years = periodsOf(['1999-01', '2040-12'])
    expect([years.name, years.labels.length, years.placeOf('2000-12')]).toEqual(['year', 42, 1])
    expect(periodsOf([]).labels).toEqual([])
  })
})

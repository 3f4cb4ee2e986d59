import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Day, inWords, parseDay } from '@requisite/law'
import { afterAll, describe, expect, test } from 'vitest'
import { kebab } from '../../service/src/cli/flags.ts'
import { commands, inNamesOf } from '../../service/src/contract/door-names.ts'
import { command, requisite } from '../support/command.ts'
import { calculate, http, offencesPath, regimesPath } from '../support/http.ts'
import { operatorName, startService } from '../support/service.ts'
import { workedExamples } from '../support/worked-examples.ts'

const flagsOf = (request: object): readonly string[] =>
  Object.entries(request).flatMap(([field, value]) => [`--${kebab(field)}`, String(value)])

interface Answered {
  readonly data: { readonly releaseDate: string }
}

/** Options as the fields of a request, where all of them are words. */
const requestOf = (args: readonly string[]): object =>
  Object.fromEntries(
    args.flatMap((word, i) => {
      if (!word.startsWith('--')) return []
      const field = word.slice(2).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      return [[field === 'offence' ? 'offenceKey' : field, args[i + 1] ?? true]]
    }),
  )

const service = await startService()
afterAll(() => service.close())

describe('The worked examples, through the command line', () => {
  for (const { source, request } of workedExamples())
    test(`${source}: the API's answer to the byte`, async () => {
      const ran = await command(['calculate', ...flagsOf(request), '--json'])
      expect(ran).toMatchObject({ status: 0, stderr: '' })
      expect(ran.out.toString()).toBe((await calculate(service, request)).text)
    })
})

describe('The worked examples that say what the law in force gives, through the command line', () => {
  for (const { source, request, applied } of workedExamples())
    if (applied !== null)
      test(`${source}: ${applied}`, async () => {
        const { status, out } = await command(['calculate', ...flagsOf(request)])
        expect(status).toBe(0)
        const release = inWords(parseDay(applied.slice(-10)) as Day)
        const [first = ''] = out.toString().split('\n')
        const [, inForce = first.replace(/^[^:]+: /, '')] = / law in force it is (.+)$/.exec(first) ?? []
        expect(inForce).toMatch(new RegExp(`^\\w+day ${release}(?: |$)`))
      })
})

describe('requisite calculate', () => {
  const robbery = ['calculate', '--start-date', '2026-11-16', '--sentence-years', '3', '--offence', 'robbery']

  test('prints the date, the reason and the working for a person', async () => {
    const { status, out, stderr } = await command([
      ...robbery,
      '--post-commencement',
      '--remand-credit-days',
      '40',
    ])
    const text = out.toString()
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(text).toContain('Release date: Thursday 7 October 2027')
    expect(text).toContain('This offence follows the ordinary rules of section 244.')
    expect(text).toContain('Counting 16 November 2026 as day 1, day 326 is 7 October 2027.')
    expect(text).toContain('This is an estimate only.')
    expect(text).not.toContain('\u001b')
  })

  describe('is the call of the specification in every form: the same date as text, as JSON and in a batch', () => {
    const before = 'the release point before the Sentencing Act 2026'
    const after = 'the release point after the Sentencing Act 2026'
    // biome-ignore format: one row a line
    for (const [about, start, years, more, first] of [
      ['a new sentence, nothing said', ...(['2026-11-16', '3', []] as const), `Friday 28 January 2028 (40%, ${before}); under the law in force it is Tuesday 16 November 2027`],
      ['a new sentence, after the Act', ...(['2026-11-16', '3', ['--post-commencement']] as const), `Tuesday 16 November 2027 (one-third, ${after})`],
      ['one that is out before the Act', ...(['2024-10-01', '2', []] as const), `Saturday 19 July 2025 (40%, ${before})`],
      ['one that waits for its stage', ...(['2025-01-01', '6', ['--offence', 'robbery', '--post-commencement']] as const),
        `Friday 1 January 2027 (one-third, ${after}); under the law in force it is Tuesday 9 February 2027`],
      ['one that the Act does not change',
        ...(['2026-11-16', '3', ['--sentence-type', 'section_250', '--age-at-sentence', 'child']] as const),
        'Friday 28 January 2028 (40%, the same before and after the Sentencing Act 2026)'],
    ] as const)
      test(about, async () => {
        const args = ['--start-date', start, '--sentence-years', years, ...more]
        const text = (await command(['calculate', ...args])).out.toString()
        expect(text.split('\n')[0]).toBe(`Release date: ${first}`)
        const json = JSON.parse((await command(['calculate', ...args, '--json'])).out.toString()) as Answered
        const [, release] = /^\w+ (\d+ \w+ \d+)/.exec(first) ?? []
        expect(inWords(parseDay(json.data.releaseDate) as Day)).toBe(release)
        const row = { startDate: start, sentenceYears: Number(years), ...requestOf(more) }
        const batch = await command(
          ['batch', '--calculate', '--format', 'ndjson', '-q'],
          `${JSON.stringify(row)}\n`,
        )
        const { result } = JSON.parse(batch.out.toString()) as { readonly result: Answered }
        expect(result.data).toEqual(json.data)
      })

    test('where the law in force gives another date, it says why and what gives its working', async () => {
      const text = (await command(robbery)).out.toString()
      expect(text.split('\n')[2]).toBe(
        'The law in force: The sentence was imposed on or after 1 October 2026, so the new release point applies. For its working use requisite release.',
      )
      const { out } = await command(['release', ...robbery.slice(1)])
      expect(out.toString()).toMatch(/^Release date: Tuesday 16 November 2027\n/)
    })
  })

  test('names what is worked out where the Parole Board decides', async () => {
    const eds = await command([...robbery.slice(0, 5), '--sentence-type', 'eds'])
    expect(eds.out.toString()).toMatch(/^Earliest date for the Parole Board: /)
    const life = await command([...robbery.slice(0, 5), '--sentence-type', 'life'])
    expect(life.out.toString()).toMatch(/^End of the minimum term: /)
  })

  test('uses colour on a terminal only', async () => {
    expect((await command(robbery, '', { hasColour: true })).out.toString()).toContain(
      '\u001b[1mRelease date',
    )
    const json = await command([...robbery, '--json'], '', { isTerminal: { stdout: true, stderr: true } })
    expect(json.out.toString()).toMatch(/\}\n$/)
  })

  test('takes names in camelCase, values after an equals sign, and true or false', async () => {
    const camel = [
      ...['calculate', '--startDate=2026-11-16', '--sentenceYears=3', '--offenceKey=robbery', '--json'],
    ]
    const plain = await command([...robbery, '--json'])
    expect((await command(camel)).out).toEqual(plain.out)
    expect((await command([...camel, '--post-commencement', 'false'])).out).toEqual(plain.out)
    expect((await command([...camel, '--post-commencement=true'])).out).toEqual(
      (await command([...camel, '--postCommencement'])).out,
    )
  })

  test('gives more parts when asked, as the API does', async () => {
    const asked = { startDate: '2026-11-16', sentenceYears: 3 }
    const { out } = await command([
      'calculate',
      ...flagsOf(asked),
      '--json',
      '--include',
      'explanation,dates',
    ])
    expect(out.toString()).toBe((await calculate(service, asked, '?include=explanation,dates')).text)
  })

  test('says what to correct in the words of the API, with status 1', async () => {
    const wrong = {
      startDate: '2026-02-30',
      sentenceYears: 3.5,
      offenceKey: 'robery',
      postCommencement: 'yes',
    }
    const sent = await calculate(service, wrong)
    const flags = Object.entries(wrong).map(([field, value]) => `--${kebab(field)}=${value}`)
    const json = await command(['calculate', ...flags, '--json'])
    expect(json.status).toBe(1)
    expect(json.out.toString()).toBe(sent.text)
    const { errors } = JSON.parse(sent.text) as { errors: Record<string, string[]> }
    const people = await command(['calculate', ...flagsOf({ ...wrong, postCommencement: true })])
    expect(people).toMatchObject({ status: 1, out: Buffer.alloc(0) })
    for (const field of ['startDate', 'sentenceYears', 'offenceKey'])
      expect(people.stderr).toContain(
        `requisite: --${kebab(field)}: ${inNamesOf(commands, errors[field]?.join(' ') ?? '')}`,
      )
    expect(people.stderr).toContain('listed at requisite offences')
    expect(people.stderr).not.toContain('/api/')
  })

  // biome-ignore format: one row a line
  for (const [what, args, stderr] of [
    ['an option that does not exist', ['--remand-days', '3'], "There is no option --remand-days. Did you mean '--remand-credit-days'?"],
    ['an option without a value', ['--start-date'], 'The option --start-date needs a value.'],
    ['an option given twice', ['--json', '--json'], 'The option --json is given twice.'],
    ['a value for an option that takes none', ['--json=yes'], '--json takes no value.'],
    ['a word with no option', ['robbery'], "'robbery' has no option before it."],
    ['an offence given in two ways', ['--offence', 'a', '--offence-key', 'b'], 'Give --offence or --offence-key, not both.'],
    ['a part that does not exist', ['--start-date=2026-11-16', '--sentence-years=1', '--json', '--include=x'], null],
    ['a part of the JSON without the JSON', ['--start-date=2026-11-16', '--sentence-years=1', '--include=dates'], 'Give --json with --include.'],
    ['an offence that another command works out, and names it',
      ['--start-date=2026-11-16', '--sentence-years=1', '--offence=contempt_of_court'],
      '--offence-key: Contempt of court is not a sentence. requisite release works it out.'],
  ] as const)
    test(`refuses ${what}`, async () => {
      const ran = await command(['calculate', ...args])
      expect(ran.status).toBe(1)
      if (stderr === null) return expect(ran.out.toString()).toContain('"include":["Choose from: ')
      expect(ran.stderr).toContain(`requisite: ${stderr}`)
      expect(ran.stderr).toContain('See requisite calculate --help.')
    })
})

describe('requisite offences and regimes', () => {
  test('find offences as people type, and answer as the API does', async () => {
    expect((await command(['offences', 'section', '18'])).out.toString()).toMatch(
      /^grievous_bodily_harm_with_intent /,
    )
    expect((await command(['offences', 'xyzzy'])).out.toString()).toBe(
      'No offence fits these words. Try fewer or others.\n',
    )
    expect((await command(['offences'])).out.toString()).toMatch(/\d+ more\. Add a word to find fewer\.\n$/)
    expect((await command(['offences', 'attempted', 'arson'])).out.toString()).toMatch(
      /^For an attempt, choose the offence that was attempted\. The same rules apply\.\narson /,
    )
    for (const words of ['robbery', 'section 18', 'conspiracy to rob', 'murdur', ''])
      expect((await command(['offences', words, '--json'])).out.toString()).toBe(
        (await http(service, `${offencesPath}?q=${encodeURIComponent(words)}`)).text,
      )
  })

  test('list the regimes', async () => {
    const { out } = await command(['regimes'])
    expect(out.toString()).toContain('Before the Act 40%, after it One-third.')
    expect((await command(['regimes', '--json'])).out.toString()).toBe(
      (await http(service, regimesPath)).text,
    )
    expect((await command(['regimes', '--yaml'])).status).toBe(1)
    expect((await command(['offences', '--yaml'])).status).toBe(1)
  })
})

describe('requisite', () => {
  test('shows help with examples, for itself and for every command', async () => {
    for (const args of [[], ['--help'], ['-h'], ['help']])
      expect((await command(args)).out.toString()).toContain('Examples\n  requisite release --start-date')
    for (const name of ['calculate', 'batch', 'offences', 'regimes']) {
      const { status, out } = await command([name, '--help'])
      expect(status).toBe(0)
      expect(out.toString()).toMatch(new RegExp(`^requisite ${name}[\\s\\S]*Examples?\n  `))
      expect((await command(['help', name])).out).toEqual(out)
    }
    expect((await command(['--version'])).out.toString()).toMatch(
      /^requisite \d+\.\d+\.\d+, law version \d{4}\./,
    )
  })

  test('names the command that was probably meant', async () => {
    const ran = await command(['calculat'])
    expect(ran.status).toBe(1)
    expect(ran.stderr).toBe(
      "requisite: There is no command 'calculat'. Did you mean 'calculate'?\nSee requisite --help.\n",
    )
  })

  test('runs as a process: the answer, a refusal, a fault, and no colour in a pipe', async () => {
    const asked = ['calculate', '--start-date', '2026-11-16', '--sentence-years', '3']
    const folder = mkdtempSync(join(tmpdir(), 'requisite-'))
    const csv = join(folder, 'in.csv')
    writeFileSync(csv, 'startDate,sentenceYears\n2026-11-16,3\n')
    const [answered, refused, fault] = await Promise.all([
      requisite([...asked, '--json'], '', { OPERATOR_NAME: operatorName }),
      requisite([...asked.slice(0, 3)]),
      requisite(['batch', csv, '-o', join(folder, 'missing', 'out.csv')]),
    ])
    expect(answered).toMatchObject({ status: 0, stderr: '' })
    expect(answered.out.toString()).toBe(
      (await calculate(service, { startDate: '2026-11-16', sentenceYears: 3 })).text,
    )
    expect(refused.status).toBe(1)
    expect(fault.status).toBe(2)
    expect(fault.stderr).toContain('could not be written')
  })
})

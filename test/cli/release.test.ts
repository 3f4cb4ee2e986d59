import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { caseIn } from '../support/case-in.ts'
import { command } from '../support/command.ts'
import { postJson, releaseDatesPath } from '../support/http.ts'
import { startService } from '../support/service.ts'

const service = await startService()
afterAll(() => service.close())

const folder = mkdtempSync(join(tmpdir(), 'requisite-'))
function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const chain = caseIn('A 2026-11-16 2y; B 2026-11-16 6y +3y eds after A; C 2026-11-16 30m robbery')

describe('requisite release', () => {
  const textOf = async (body: unknown, ...args: readonly string[]): Promise<string> => {
    const ran = await command(['release', file('case.json', body), ...args])
    expect(ran).toMatchObject({ status: 0, stderr: '' })
    return ran.out.toString()
  }

  test('says the date first, then its kind, what decides, and the working run by run', async () => {
    const text = await textOf(chain)
    expect(text.split('\n').slice(0, 6)).toEqual([
      'Release date: Sunday 17 July 2033',
      'CRD: Conditional release date (end of the custodial term). If the Parole Board has not let the person out before, release on licence is automatic on this date.',
      'Parole eligibility date: Friday 18 July 2031',
      'Usual day of leaving prison: Thursday 14 July 2033',
      'Latest day of leaving prison: Friday 15 July 2033',
      'Decided by sentences A and B.',
    ])
    const headings = [
      ...['Working', ' Sentences A and B', ' Sentence C', ' All sentences together', 'Other dates'],
    ]
    const places = headings.map((heading) => text.indexOf(`\n${heading}\n`))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(text).toContain('one-third of 731 days is 243 and 2/3 days, rounded up to 244 days.')
    expect(text).toContain('This is an estimate only.')
    expect(text).not.toContain('\u001b')
  })

  test.each([
    [
      'a standard recall that became one of 56 days',
      {
        ...caseIn('2023-01-02 5y supplying_class_a_drug'),
        recall: { type: 'standard', recallDate: '2026-01-09', returnToCustodyDate: '2026-01-10' },
      },
      'No later than: Saturday 1 January 2028; or Tuesday 14 April 2026 if the law makes it a fixed-term recall of 56 days, whatever the papers say',
    ],
    [
      'an extended sentence that may be automatic',
      caseIn('2013-06-03 6y +3y eds robbery'),
      'Release date: Sunday 2 June 2019; or Friday 2 June 2017 if this is an extended sentence with automatic release',
    ],
  ])('says both days in its first line: %s', async (_what, body, first) =>
    expect((await textOf(body)).split('\n')[0]).toBe(first),
  )

  test('says which sentence decides the end, where it is another', async () => {
    const { sentences } = chain
    const longer = { startDate: '2026-11-16', sentenceYears: 12, id: 'D' }
    expect(await textOf({ sentences: [...sentences, longer] })).toContain(
      '\nDecided by sentences A and B. The end is decided by sentence D.\n',
    )
  })

  test('gives both days of leaving, and the rival dates with their conditions', async () => {
    const text = await textOf(caseIn('2024-03-01 50m robbery; addedDays 3'))
    expect(text).toContain('\nRelease date: Friday 3 April 2026'.slice(1))
    expect(text).toContain('\nUsual day of leaving prison: Wednesday 1 April 2026\n')
    expect(text).toContain('\nLatest day of leaving prison: Thursday 2 April 2026\n')
    expect(text).toContain(
      '\n  - The Parole Board from 13 December 2026, release on 3 May 2028, if the court passed an extended sentence with this time in prison.',
    )
    expect(text).toContain(' Ask the prison: Is this an extended sentence?\n')
  })

  test('asks the same of the prison once, whatever the classes of offence', async () => {
    const text = await textOf({ sentences: [{ startDate: '2026-11-02', sentenceYears: 8 }] })
    const asked = text.match(/Ask the prison: [^\n]*/g) ?? []
    expect(asked.length).toBe(2)
    expect(new Set(asked).size).toBe(2)
  })

  test('a standard recall is no release date, and a stated date has its reasons', async () => {
    const recall = { type: 'standard', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-06' }
    const body = { sentences: [{ startDate: '2025-03-03', sentenceYears: 4 }], recall }
    const text = await textOf(body, '--stated-release-date', '2026-12-31')
    expect(text).toMatch(/^No later than: Monday 5 March 2029\nPRRD: /)
    expect(text).not.toMatch(/^Release date/m)
    expect(text).toContain(
      'Thursday 31 December 2026: 795 days earlier than ours.\n  - If it were a fixed-term recall of 56 days, the date would be 31 December 2026.',
    )
    const flags = ['--start-date', '2025-03-03', '--sentence-years', '4', '--recall', JSON.stringify(recall)]
    const ran = await command(['release', ...flags, '--stated-release-date', '2029-03-05'])
    expect(ran.out.toString()).toContain('Monday 5 March 2029: the same as ours.')
    const none = await textOf(body, '--stated-release-date', '2029-01-01')
    expect(none).toContain('Ask the prison for its calculation sheet')
  })

  test('each date of the prison’s paper stands beside ours, by its letters', async () => {
    const body = { sentences: [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'theft' }] }
    const told = ['CRD=2027-11-16', 'SLED=2029-12-15', 'HDCED=2027-05-16'].flatMap((one) => ['--stated', one])
    const text = await textOf(body, ...told)
    expect(text).toContain(
      [
        '  CRD Tuesday 16 November 2027: the same as ours.',
        '  SLED Saturday 15 December 2029: 30 days later than ours.',
        '  HDCED Sunday 16 May 2027: there is no date of ours to set beside it.',
      ].join('\n'),
    )
    expect(text).toContain('Ask the prison for its calculation sheet')
    expect(text).toContain('Then complain on form COMP1')
  })

  test('a recall from one sentence has options of its own', async () => {
    const four = ['release', '--start-date', '2025-03-03', '--sentence-years', '4']
    const kind = ['--recall-type', 'fixed_term_56', '--recall-date', '2026-11-02']
    const ran = await command([...four, ...kind, '--return-to-custody-date', '2026-11-06'])
    expect(ran.out.toString()).toMatch(/^Release date: Thursday 31 December 2026\nPRRD: /)
    const without = await command([...four, ...kind])
    expect(without.stderr).toContain('--return-to-custody-date: Enter the day of return to custody')
    const twice = await command([...four, ...kind, '--recall', '{}'])
    expect(twice.stderr).toContain('Give --recall or the options of a recall, not both.')
    const named = await command([...four, '--recall-sentence-ids', '1'])
    expect(named.stderr).toContain('There is no option --recall-sentence-ids.')
  })

  test('a recall beside another sentence: each with its own day, the recall before the sentences', async () => {
    const text = await textOf(
      caseIn(
        'fraud 2025-01-10 4y; theft 2026-11-20 9m',
        'recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-02 sentenceIds=fraud',
      ),
    )
    expect(text).toMatch(
      /^Release date: Thursday 18 February 2027\nPRRD: Post-recall release date, 27 December 2026\. /,
    )
    expect(text).toContain('\nDecided by sentence theft. The end is decided by sentence fraud.\n')
    expect(text).toMatch(
      / The recall\n {2}1\. Which sentences were recalled\n[\s\S]* Sentence fraud\n {2}3\. How long/,
    )
    expect(text).toContain(
      '  - The recall ends on 27 December 2026. Sentence theft keeps the person until 18 February 2027.',
    )
  })

  test('a recall that was not told: the rival date is the latest, and the first warning asks', async () => {
    const text = await textOf(caseIn('2024-06-03 4y theft; 2026-10-19 2y theft'))
    expect(text).toContain('  - Release by 2 June 2028 at the latest, if the person was recalled to prison')
    expect(text).toMatch(/What else you must know\n {2}- Was the person recalled to prison for sentence 1\?/)
  })

  test('has no release date for life', async () => {
    const text = await textOf(caseIn('2024-03-01 10y life'))
    expect(text).toMatch(/^End of the minimum term: Tuesday 28 February 2034\nTARIFF: /)
  })

  test('names a field that was ignored', async () =>
    expect(await textOf({ ...chain, addeddays: 3 })).toContain(
      "  - The field 'addeddays' is not recognised and was ignored. Did you mean 'addedDays'?",
    ))

  test('answers with --json as the API does, to the byte, from a file, from standard input and from flags', async () => {
    const api = (await postJson(service, releaseDatesPath, chain)).text
    const path = file('json.json', chain)
    expect((await command(['release', path, '--json'])).out.toString()).toBe(api)
    expect((await command(['release', '--json'], JSON.stringify(chain))).out.toString()).toBe(api)
    expect((await command(['release', '-', '--json'], `\uFEFF${JSON.stringify(chain)}`)).out.toString()).toBe(
      api,
    )
    const one = caseIn(
      '2026-11-16 30m robbery remandCreditDays=4; addedDays 5@2026-12-01',
      'unlawfullyAtLarge 2027-01-01..2027-01-02; law 2026-11-01',
    )
    const flags = [
      ...['--start-date', '2026-11-16', '--sentence-months', '30', '--offence', 'robbery'],
      ...['--remandCreditDays=4', '--added-days', JSON.stringify(one.addedDays)],
      ...['--unlawfully-at-large', JSON.stringify(one.unlawfullyAtLarge), '--law', '2026-11-01'],
    ]
    const include = '?include=explanation,comparison'
    expect(
      (await command(['release', ...flags, '--json', '--include', 'comparison,explanation'])).out.toString(),
    ).toBe((await postJson(service, `${releaseDatesPath}${include}`, one)).text)
  })

  test('takes times on remand and in other custody, once or more or as JSON, and names the period that is wrong', async () => {
    const one = caseIn(
      '2026-11-16 3y robbery; remand 2026-02-02..2026-02-27; remand 2026-10-05..2026-11-16',
      'remand 2026-03-01..2026-03-02 outcome=no_sentence',
      'otherCustody 2026-10-22..2026-10-25 why=recall',
    )
    const api = (await postJson(service, releaseDatesPath, one)).text
    const flags = ['release', '--json', '--start-date', '2026-11-16', '--sentence-years', '3']
    const other = ['--offence', 'robbery', '--other-custody', '2026-10-22/2026-10-25=recall']
    const [first, second, third] = [
      '2026-02-02/2026-02-27',
      '2026-10-05/2026-11-16',
      '2026-03-01/2026-03-02=no_sentence',
    ]
    for (const remand of [
      ['--remand', first, '--remand', `${second}; ${third}`],
      [`--remand=${JSON.stringify(one.remand)}`],
    ])
      expect((await command([...flags, ...other, ...remand])).out.toString()).toBe(api)
    const wrong = await command(
      [...flags.slice(2), '--remand', first, '--remand', '2026-10-05/2026-10-04'].toSpliced(0, 0, 'release'),
    )
    expect(wrong.stderr).toContain('requisite: --remand, period 2: The last day is before the first day.')
  })

  test('takes the law that is named over the one in the file', async () => {
    const path = file('law.json', { ...chain, law: 'after_act' })
    const api = await postJson(service, releaseDatesPath, { ...chain, law: 'before_act' })
    expect((await command(['release', path, '--law', 'before_act', '--json'])).out.toString()).toBe(api.text)
  })

  test('refuses in the words of the API: by option for one sentence, by place in a file, or as JSON', async () => {
    const flags = ['release', '--start-date', '2026-02-30', '--sentence-months', '3', '--added-days', 'x']
    const one = await command([...flags, '--law', 'never'])
    expect(one).toMatchObject({ status: 1, out: Buffer.alloc(0) })
    for (const option of [
      '--start-date: Enter a real date',
      '--added-days: Enter the',
      '--law: Choose in_force',
    ])
      expect(one.stderr).toContain(`requisite: ${option}`)
    const broken = { sentences: [{ startDate: '2026-11-16', sentenceYears: 1, consecutiveTo: 'Z' }] }
    const path = file('broken.json', broken)
    expect((await command(['release', path])).stderr).toMatch(/^requisite: sentences\[0\]\.consecutiveTo: /)
    const json = await command(['release', path, '--json'])
    expect(json.status).toBe(1)
    expect(json.out.toString()).toBe((await postJson(service, releaseDatesPath, broken)).text)
  })

  test('refuses what it does not work out, with the reason', async () => {
    const two = caseIn('A 2026-11-16 4y life; B 2026-11-16 4y after A')
    const ran = await command(['release', file('two.json', two)])
    expect(ran.status).toBe(1)
    expect(ran.stderr).toContain(
      'requisite: sentences[1].consecutiveTo: A sentence that follows life or a sentence for public protection, or is followed by one, is not worked out.',
    )
  })

  // biome-ignore format: one row a line
  for (const [what, args, input, stderr] of [
    ['two files', ['a.json', 'b.json'], '', 'Give one file, or none for standard input.'],
    ['a file and options', ['a.json', '--sentence-years', '3'], '', 'Give a file, or the options of one'],
    ['a file that is not there', ['nowhere.json'], '', "The file 'nowhere.json' cannot be read: "],
    ['nothing', [], ' ', 'Standard input is empty. Give a case as JSON'],
    ['what is no JSON', [], '{\n"a": }', 'Standard input is not valid JSON'],
    ['a list', ['--law', 'in_force'], '[]', 'sentences: Send between 1 and 60 sentences'],
    ['an offence given in two ways', ['--offence', 'a', '--offence-key', 'b'], '', 'Give --offence or'],
    ['an unknown option', ['--sentence-year', '3'], '', 'There is no option --sentence-year. Did you mean'],
    ['a part of the JSON without the JSON', ['--sentence-years=1', '--start-date=2026-11-16', '--include=comparison'], '', 'Give --json with --include.'],
  ] as const)
    test(`refuses ${what}`, async () => {
      const ran = await command(['release', ...args], input)
      expect(ran).toMatchObject({ status: 1, out: Buffer.alloc(0) })
      expect(ran.stderr).toContain(`requisite: ${stderr}`)
      expect(ran.stderr).toContain('See requisite release --help.')
    })

  test('has a help with the values, ranges and defaults of every option', async () => {
    const { out } = await command(['release', '--help'])
    expect(out.toString()).toMatch(/^requisite release [\s\S]*Examples\n {2}requisite release case\.json\n/)
    const text = out.toString().replaceAll(/\s+/g, ' ')
    expect(text).toMatch(/--start-date +a date as YYYY-MM-DD\. /)
    expect(text).toMatch(/--sentence-weeks +a whole number from 0 to 5217\. /)
    expect(text).toMatch(
      /--sentence-type +sds, sds_plus, section_250, eds, life, ipp, terrorism, sopc, contempt, dto, fine_default, supervision_default, unknown\. /,
    )
    expect(text).toMatch(
      /--law +in_force, before_act, after_act, or a date as YYYY-MM-DD; in_force when left out\. /,
    )
    expect(text).not.toContain('undefined')
  })
})

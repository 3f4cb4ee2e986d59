/** The law that `--law` names: the API's names, a day, or a file of reforms, after which every answer says that it is not the
 *  law. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { batch, cellsOf, command } from '../support/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'requisite-'))
function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const quarter = { from: '2027-04-01', regimes: ['sds_adult'], fraction: '1/4' }
const stages = [{ upToDays: 1000, date: '2027-04-01' }, { date: '2027-06-01' }]
const reform = file('reform.json', [quarter])
const staged = file('staged.json', [{ ...quarter, stages }])
const notTheLaw = /^This is not the law\./

const people = [
  ...['person,startDate,sentenceYears,sentenceMonths,consecutiveTo,offenceKey,law', 'P1,2027-05-03,4,,,,'],
  ...['P2,2026-07-06,3,,,,before_act', 'P3,2027-05-03,,6,,theft,'],
  ...['P3,2027-05-03,,6,1,theft,', 'P4,2026-02-30,1,,,,'],
].join('\n')

describe('requisite batch answers by the law in force', () => {
  const alone = 'startDate,sentenceYears,offenceKey\n2026-11-16,3,robbery\n2025-06-16,5,theft\n'
  const several =
    'person,startDate,sentenceYears,consecutiveTo\nP1,2026-11-16,3,\nP1,2026-11-16,2,1\nP2,2026-11-16,3,\n'
  const single = '{"startDate":"2026-11-16","sentenceYears":3,"postCommencement":true}\n'
  const whole =
    '{"sentences":[{"startDate":"2026-11-16","sentenceYears":3},{"startDate":"2026-11-16","sentenceYears":2,"consecutiveTo":"1"}]}\n'
  const needless = { '--cases': '--cases is not needed: ', '--law': '--law in_force is not needed: ' }

  // biome-ignore format: one row per line
  for (const [what, input, args, releases, ways] of [
    ['each row is a person', alone, [], ['2027-11-16', '2027-02-14'], [['--law', 'in_force']]],
    ['a column person makes a case of its rows', several, [], ['2028-07-16', '2027-11-16'], [['--cases'], ['--law', 'in_force'], ['--cases', '--law', 'in_force']]],
    ['the column may have another heading', several.replace('person', 'Number'), ['--columns', 'Number=person'], ['2028-07-16', '2027-11-16'], [['--cases']]],
    ['a line of NDJSON is a case', whole, ['--format', 'ndjson'], ['2028-07-16'], [['--cases'], ['--law', 'in_force']]],
    ['or one sentence', single, ['--format', 'ndjson'], ['2027-11-16'], [['--law', 'in_force']]],
  ] as const)
    test(`${what}; what was needed once gives the same bytes, and is said to be needless`, async () => {
      const ran = await command(['batch', ...args], input)
      expect(ran.status).toBe(0)
      expect(ran.stderr).not.toContain('not needed')
      expect(
        input.startsWith('{')
          ? ran.out.toString().trim().split('\n').map((line) => JSON.parse(line).result.data.releaseDate)
          : cellsOf(ran.out).map(({ releaseDate }) => releaseDate),
      ).toEqual(releases)
      for (const way of ways) {
        const same = await command(['batch', ...args, ...way], input)
        expect([same.status, same.out.equals(ran.out)]).toEqual([0, true])
        for (const option of way) if (option in needless) expect(same.stderr).toContain(needless[option as '--law'])
      }
    })

  test('--calculate answers each row as requisite calculate does, with its columns', async () => {
    const rows = `person,${alone.replaceAll('\n2', '\nP,2')}`
    const [first, second] = cellsOf((await command(['batch', '--calculate', '-q'], rows)).out)
    for (const [cells, start, years, offence] of [
      [first, '2026-11-16', '3', 'robbery'],
      [second, '2025-06-16', '5', 'theft'],
    ] as const) {
      const one = ['--start-date', start, '--sentence-years', years, '--offence', offence, '--json']
      const { data } = JSON.parse((await command(['calculate', ...one])).out.toString())
      const { warnings, ...dates } = data
      expect(cells).toMatchObject(
        Object.fromEntries(Object.entries(dates).map(([name, value]) => [name, String(value)])),
      )
      expect(cells?.warnings).toBe(warnings.join(' '))
    }
  })

  // biome-ignore format: one row per line
  for (const [args, said] of [
    [['--calculate', '--law', 'in_force'], '--calculate takes each row at the release point that postCommencement names. Leave out --calculate or --law.'],
    [['--calculate', '--cases'], 'Leave out --calculate or --cases.'],
    [['--codes', '--format', 'ndjson'], '--codes is for CSV and Parquet: NDJSON is answered as the API does.'],
    [['--cases'], "The column 'person' is missing. It says whose sentence a row is: a name or a number. Without --cases every row is a person."],
  ] as const)
    test(`${args.join(' ')} is refused`, async () => {
      const { status, out, stderr } = await command(['batch', ...args], alone)
      expect([status, out.length]).toEqual([1, 0])
      expect(stderr).toContain(said)
    })

  test('a heading that is nearly the column of the person is named', async () => {
    const { stderr } = await command(['batch'], several.replace('person', 'Person'))
    expect(stderr).toContain("'Person' is carried through and not used. Did you mean 'person'?")
  })

  // Taken by itself it would begin on its own day, and its date would be too early.
  // biome-ignore format: one row per line
  for (const [what, names, cells, told] of [
    ['after another', 'consecutiveTo', '1', "consecutiveTo '1': "],
    ['consecutive, to which is not said', 'howItRuns', 'consecutive', 'consecutiveTo: '],
    ['after another, in words of its own', 'consecutiveTo', 'the first', "consecutiveTo 'the first': "],
  ] as const)
    test(`a sentence ${what} is refused where there is no column of the person`, async () => {
      const rows = `startDate,sentenceYears,${names}\n2026-11-16,3,\n2026-11-16,1,${cells}\n2026-11-16,2,NULL\n`
      const { status, out, stderr } = await command(['batch', '--empty', 'NULL'], rows)
      const [first, second, third] = cellsOf(out)
      expect([status, first?.releaseDate, second?.releaseDate, third?.releaseDate]).toEqual([0, '2027-11-16', '', '2027-07-17'])
      expect([second?.errorFields, second?.errors]).toEqual(['consecutiveTo', `${told}This sentence follows another, and its date would be too early. Add a column 'person': without it every row is a person by itself.`])
      expect(stderr).toContain('2 answered, 1 with errors')
    })

  test('how sentences run is taken as told where nothing follows from it', async () => {
    const rows = 'startDate,sentenceYears,howItRuns,id\n2026-11-16,3,concurrent,A\n2026-11-16,3,unknown,A\n'
    const { out, stderr } = await command(['batch'], rows)
    expect(cellsOf(out)).toMatchObject([{ releaseDate: '2027-11-16' }, { releaseDate: '2027-11-16' }])
    expect(stderr).not.toContain('carried through')
  })

  test('a release point that NDJSON names and nobody uses is said', async () =>
    expect((await command(['batch', '--format', 'ndjson'], single)).stderr).toContain(
      "'postCommencement' is carried through and not used: only --calculate goes by it.",
    ))

  test('the law that rows name is used, counted and written', async () => {
    const { out, stderr } = await command(
      ['batch'],
      'startDate,sentenceYears,law\n2026-11-16,3,\n2026-11-16,3,before_act\n2026-11-16,3,2024-09-01\n',
    )
    expect(cellsOf(out).map(({ releaseDate, lawUsed }) => [releaseDate, lawUsed])).toEqual([
      ['2027-11-16', 'in_force'],
      ['2028-01-28', 'before_act'],
      ['2028-05-16', '2024-09-01'],
    ])
    expect(stderr).toContain('Laws, as rows name them:\n  1  2024-09-01\n  1  before_act\n  1  in_force\n')
  })

  for (const way of [[], ['--calculate']])
    test(`--codes ${way.join('')}: the words are left out, and nothing else`, async () => {
      const rows = alone + alone.slice(alone.indexOf('\n') + 1).repeat(30)
      const whole = (await batch(rows, ...way)).out
      const short = (await batch(rows, '--codes', ...way)).out
      // As the document says.
      expect(short.length).toBeLessThan(whole.length / 2)
      const [words, codes] = [whole, short].map((csv) => cellsOf(csv)[0])
      const { warnings, alternatives: _words, ...others } = { ...words }
      expect(warnings).not.toBe('')
      expect(codes).toEqual(others)
    })

  test('the summary names the row of the first mistake of each kind, as a spreadsheet counts', async () => {
    const rows = `${alone}\n2026-02-30,1,\n2026-11-16,x,\n2026-02-31,y,\n`
    expect((await command(['batch'], rows)).stderr).toContain(
      "The first of each:\n  Row 5, startDate '2026-02-30': Enter",
    )
    expect((await command(['batch'], rows)).stderr).toContain("\n  Row 6, sentenceYears 'x': Enter")
    const people = `${several}P3,x,1,\n`
    expect((await command(['batch'], people)).stderr).toContain(
      "The first of each:\n  P3, sentences[0].startDate 'x': Enter",
    )
  })
})

describe('requisite batch --law', () => {
  // biome-ignore format: one row per line
  for (const [law, lawUsed, releases] of [
    // One-third of 1461 days, of 1096 and of 366; 40% before the Act; one-half before that.
    ['in_force', 'in_force', ['2028-08-31', '2027-07-06', '2027-09-01', '']],
    ['before_act', 'before_act', ['2028-12-07', '2027-09-17', '2027-09-26', '']],
    ['2026-09-30', '2026-09-30', ['2028-12-07', '2027-09-17', '2027-09-26', '']],
    ['2024-09-09', '2024-09-09', ['2029-05-02', '2028-01-04', '2027-11-01', '']],
    // One-quarter for those passed from 1 April 2027; with stages also for who is served by then.
    [reform, 'not_the_law', ['2028-05-02', '2027-07-06', '2027-08-02', '']],
    [staged, 'not_the_law', ['2028-05-02', '2027-06-01', '2027-08-02', '']],
  ] as const)
    test(`${law.replace(folder, '')}: ${releases.join(' ')}`, async () => {
      const { status, out, stderr } = await command(['batch', '--law', law], people)
      expect(status).toBe(0)
      const rows = cellsOf(out)
      expect(rows.map(({ releaseDate }) => releaseDate)).toEqual(releases)
      expect(rows.map((row) => row.lawUsed)).toEqual([lawUsed, lawUsed, lawUsed, ''])
      for (const { warnings, errors } of rows)
        if (errors === '') expect(notTheLaw.test(String(warnings))).toBe(lawUsed === 'not_the_law')
      expect(stderr).toContain(lawUsed === 'not_the_law' ? '\nThese dates are not the law. A reform ' : `\nLaw: ${law}.\n`)
    })

  test('what is written otherwise is answered under the same law', async () => {
    const quoted = people.replaceAll(/(?<=^|,)([^,\n]*)(?=,|$)/gm, '" $1"')
    const plain = cellsOf((await batch(people, '--law', staged)).out)
    const results = cellsOf((await batch(quoted, '--law', staged)).out)
    expect(results.map(({ releaseDate, warnings, lawUsed }) => ({ releaseDate, warnings, lawUsed }))).toEqual(
      plain.map(({ releaseDate, warnings, lawUsed }) => ({ releaseDate, warnings, lawUsed })),
    )
  })

  test('--compare stays with the law itself', async () => {
    const { out } = await batch(people, '--compare', '--law', staged)
    expect(cellsOf(out)[1]).toMatchObject({
      ...{ releaseDate: '2027-06-01', stagedReleaseDate: '2027-07-06', releaseDateAfter: '2027-07-06' },
    })
  })

  test('lines of NDJSON: the first warning says so, and so does the law among the inputs', async () => {
    const body = { sentences: [{ startDate: '2026-07-06', sentenceYears: 3 }], law: 'before_act' }
    const args = ['batch', '-q', '--format', 'ndjson', '--law', staged]
    const { result } = JSON.parse((await command(args, JSON.stringify(body))).out.toString())
    expect(result.data.releaseDate).toBe('2027-06-01')
    expect(result.data.warnings[0].code).toBe('W_NOT_LAW')
    expect(result.data.stages.map(({ change }: { change: string }) => change)).toEqual([
      'progression_model',
      'reform',
    ])
    expect(result.inputs.law).toBe('not_the_law')
  })
})

describe('requisite batch --law: every row is a person with one sentence', () => {
  const rows = [
    'startDate,sentenceYears,sentenceMonths,remandCreditDays,addedDays,ageAtSentence,sentenceType,postCommencement,name',
    '2027-05-03,4,,10,3,,,true,A',
    '2026-07-06,3,,,,adult,sds,,B',
    '2027-05-03,0,18,,,child,section_250,,C',
    '2027-02-30,x,,,,,,,D',
  ].join('\n')

  test('columns are carried through, the dates are those of a case of one', async () => {
    const { status, out, stderr } = await command(['batch', '--law', staged], rows)
    expect(status).toBe(0)
    const answers = cellsOf(out)
    expect(answers.map(({ name, releaseDate, lawUsed }) => [name, releaseDate, lawUsed])).toEqual([
      // 366 days less 10 with 3 added; the stage; 40% of 549 days is 220.
      ['A', '2028-04-25', 'not_the_law'],
      ['B', '2027-06-01', 'not_the_law'],
      ['C', '2027-12-08', 'not_the_law'],
      ['D', '', ''],
    ])
    for (const { warnings, errors } of answers) if (errors === '') expect(warnings).toMatch(notTheLaw)
    expect(answers[3]).toMatchObject({ sentenceYears: 'x', errorFields: 'startDate sentenceYears' })
    expect(stderr).toContain(
      "'postCommencement' is carried through and not used: only --calculate goes by it.",
    )
    expect(stderr).toContain('4 rows in ')
    expect(stderr).not.toContain('Custody days')
  })

  test('lines of NDJSON too', async () => {
    const bodies = [
      { startDate: '2026-07-06', sentenceYears: 3, postCommencement: true, ageAtSentence: 'adult' },
      { startDate: '2026-07-06' },
      3,
    ]
    const { out } = await command(
      ['batch', '-q', '--format', 'ndjson', '--law', '2026-09-30'],
      bodies.map((body) => JSON.stringify(body)).join('\n'),
    )
    const [answered, refused, none] = out
      .toString()
      .split('\n')
      .map((line) => JSON.parse(line).result)
    expect(answered).toMatchObject({ success: true, data: { releaseDate: '2027-09-17' } })
    expect(Object.keys(refused.errors)).toEqual(['sentences[0].sentenceYears'])
    expect(none.success).toBe(false)
  })

  test('a first row without what is needed is refused, and both ages', async () => {
    const { status, stderr } = await command(
      ['batch', '--law', 'in_force'],
      'ageAtSentence,ageAtConviction\n',
    )
    expect(status).toBe(1)
    for (const mistake of [
      "The column 'startDate' is missing.",
      'A column for the length is missing',
      "Give 'ageAtConviction' or 'ageAtSentence', not both.",
    ])
      expect(stderr).toContain(mistake)
  })
})

describe('A law that cannot be used', () => {
  // biome-ignore format: one row per line
  for (const [what, law, mistakes] of [
    ['no law', 'never', ['--law: Choose in_force, before_act or after_act, or enter a date as YYYY-MM-DD, from 2005-04-04 on: the law before that day is not here as it then stood. Or name a file of reforms, which ends in .json.']],
    ['no day', '2026-02-30', ['--law: Choose in_force']],
    ['no file', join(folder, 'none.json'), ['cannot be read']],
    ['an empty file', file('empty.json', ''), ['is empty. Give a list of reforms']],
    ['no JSON', file('text.json', '[\n{'), ['is not valid JSON']],
    ['a name that stands twice', file('twice.json', '[{"from":"2027-04-01","from":"2027-05-01","regimes":["sds_adult"],"fraction":"1/4"}]'), ['[0].from: This name stands twice. Send it once.']],
    ['two mistakes', file('wrong.json', [{ ...quarter, fraction: '5/4', from: '2027' }]), ['Reform 1: from must be a real date as YYYY-MM-DD.', 'Reform 1: fraction must be a part of the sentence']],
  ] as const)
    test(what, async () => {
      const { status, out, stderr } = await command(['batch', '--law', law], people)
      expect([status, out.length]).toEqual([1, 0])
      for (const mistake of mistakes) expect(stderr).toContain(`requisite: ${mistake}`.replace(/^requisite: (?=is |cannot)/, ''))
    })
})

describe('requisite release --law with a file of reforms', () => {
  const one = ['--start-date', '2026-07-06', '--sentence-years', '3', '--law', staged]

  test('says before anything else that it is not the law, and only once', async () => {
    const { status, out } = await command(['release', ...one])
    expect(status).toBe(0)
    const lines = out.toString().split('\n')
    expect(lines[0]).toMatch(notTheLaw)
    expect(lines.filter((line) => line.includes('This is not the law'))).toHaveLength(1)
    expect(lines[2]).toBe('Release date: Tuesday 1 June 2027')
  })

  test('as JSON: the first warning', async () => {
    const { data, inputs } = JSON.parse((await command(['release', ...one, '--json'])).out.toString())
    expect([data.releaseDate, data.warnings[0].code, inputs.law]).toEqual([
      '2027-06-01',
      'W_NOT_LAW',
      'not_the_law',
    ])
  })

  test('mistakes in the file are named', async () => {
    const { status, stderr } = await command(['release', ...one.slice(0, -1), file('none-at-all.json', [])])
    expect([status, stderr.split('\n')[0]]).toEqual([1, 'requisite: Give a list of at least one reform.'])
  })
})

describe('A JSON name that stands twice', () => {
  const twice = '{"sentences":[{"startDate":"2026-11-16","sentenceYears":3,"sentenceYears":2}]}'
  const message = 'sentences[0].sentenceYears: This name stands twice. Send it once.'

  test('is refused by requisite release, in the words of the API', async () => {
    const path = file('twice-case.json', twice)
    const { status, stderr } = await command(['release', path])
    expect([status, stderr.split('\n')[0]]).toEqual([1, `requisite: ${message}`])
    const json = JSON.parse((await command(['release', path, '--json'])).out.toString())
    expect(json.errors).toEqual({ 'sentences[0].sentenceYears': ['This name stands twice. Send it once.'] })
  })

  for (const args of [['--calculate'], []])
    test(`and in a line of NDJSON ${args.join('')}`, async () => {
      const line =
        args.length === 0 ? twice : '{"startDate":"2026-11-16","sentenceYears":3,"sentenceYears":2}'
      const { out } = await batch(line, '--format', 'ndjson', ...args)
      const { errors } = JSON.parse(out.toString()).result
      expect(Object.values(errors)).toEqual([['This name stands twice. Send it once.']])
    })
})

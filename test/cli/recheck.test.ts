/** Stored answers, asked again: only those that moved are printed, each with the changes that can have moved it.
 *  `stored/2335bbe.csv` holds 500 questions of our own, drawn at random, as `requisite batch --law in_force` answered them at that
 *  commit, with the law of version 2026.11.4: from before the first version that the law names. */
import { spawnSync } from 'node:child_process'
import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lawVersion } from '@requisite/law'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changesThatFit } from '../../service/src/cli/recheck/changes.ts'
import { apiOf } from '../support/api-of.ts'
import { type Cells, cellsOf, command } from '../support/command.ts'
import { madeVersions } from '../support/made-versions.ts'

const folder = mkdtempSync(join(tmpdir(), 'requisite-recheck-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string | Buffer): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const recheck = async (path: string, ...more: readonly string[]) => {
  const { status, out, stderr } = await command(['recheck', path, ...more])
  return { status, text: String(out), stderr }
}

describe('500 answers that were stored at 2335bbe', () => {
  const path = fileURLToPath(new URL('stored/2335bbe.csv', import.meta.url))
  const stored = readFileSync(path)
  const dates = ['releaseDate', 'releaseType', 'releaseBasis', 'paroleEligibilityDate', 'sentenceEndDate']
  const others = [
    ...['sentenceEndType', 'licenceEndDate', 'latestDayOfLeaving', 'usualDayOfLeaving', 'otherDates'],
  ]
  let ran: Awaited<ReturnType<typeof recheck>>
  let moved: readonly Cells[]
  beforeAll(async () => {
    ran = await recheck(path)
    moved = cellsOf(ran.text)
  })

  test('those whose dates a batch gives otherwise now, and no others', async () => {
    const then = cellsOf(stored)
    const questions = stored
      .toString()
      .split('\n')
      .map((line) => line.split(',').slice(0, 18).join(','))
    const now = cellsOf((await command(['batch', '-', '--law', 'in_force', '-q'], questions.join('\n'))).out)
    const rivals = (row: Record<string, string>): string =>
      (row.alternativeCodes ?? '')
        .split(' ')
        .map((code, i) => `${code} ${row.alternativeDates?.split(' ')[i]}`)
        .sort()
        .join()
    const differing = then.flatMap((row, i) => {
      const other = now[i] as Record<string, string>
      const isRefused = [row, other].map(({ errorFields }) => errorFields !== '')
      const differs =
        isRefused[0] !== isRefused[1] ||
        (!isRefused[0] &&
          ([...dates, ...others].some((name) => row[name] !== other[name]) || rivals(row) !== rivals(other)))
      return differs ? [[String(i + 2), row.reference]] : []
    })
    expect(differing.length).toBeGreaterThan(50)
    expect(moved.map(({ line, reference }) => [line, reference])).toEqual(differing)
  })

  test('each says that its version is not named, and no change is', () => {
    for (const { changes, storedVersion } of moved)
      expect([storedVersion, changes]).toEqual(['2026.11.4 (not named)', 'not named'])
    expect([ran.status, ran.stderr.split('\n').slice(0, 1)]).toEqual([
      4,
      [
        expect.stringMatching(
          new RegExp(
            `^500 stored answers .* law version ${lawVersion}: ${moved.length} moved, ${500 - moved.length} as they were stored[.]$`,
          ),
        ),
      ],
    ])
  })

  test('a sentence that moved: its date then, and its date now', () =>
    expect(moved.find(({ reference }) => reference === 'R-00143')).toMatchObject({
      moved: expect.stringContaining('releaseDate'),
      dateThen: '2027-09-15',
      dateNow: '2027-11-25',
    }))
})

describe('The changes that are named', () => {
  const [released, before, first] = madeVersions.map(({ version }) => version)
  const person = { dateOfBirth: '2010-05-05', sentences: [{ startDate: '2026-11-16', sentenceYears: 2 }] }
  for (const [what, version, moved, want] of [
    ['of all that came since its version, that which fits', first, 'releaseDate', [before]],
    ['and no change of what did not move', first, 'dates.HDCED', []],
    ['none of what its version had already', before, 'releaseDate', []],
    ['none since the newest', released, 'releaseDate', []],
    ['of every version where its own is from before the table', '2026.11.4', 'releaseDate', [before]],
    ['and where it is not known', null, 'releaseDate', [before]],
  ] as const)
    test(what, () =>
      expect(
        changesThatFit(version ?? null, person, [], [moved], madeVersions).map(({ version }) => version),
      ).toEqual(want),
    )
})

const questions = `reference,startDate,sentenceYears,sentenceMonths,offenceKey,remandCreditDays
=A1,2026-11-16,3,,robbery,40
B,2026-11-16,0,9,theft,
C,2026-02-30,1,,theft,
`
const people = [
  {
    reference: 'p1',
    sentences: [
      { startDate: '2026-11-16', sentenceYears: 3 },
      { startDate: '2026-11-16', sentenceYears: 1, consecutiveTo: '1' },
    ],
  },
  { reference: 'p2', sentences: [{ startDate: '2026-11-16', sentenceYears: 18, sentenceType: 'life' }] },
  { reference: 'p3', sentences: [{ startDate: '2026-11-16' }] },
]
const inLines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('')

describe('Answers of this version', () => {
  const made = async (args: readonly string[], input: string): Promise<Buffer> =>
    (await command(['batch', '-', '-q', ...args], input)).out

  test('have not moved, of whatever kind they are', async () => {
    const ask = await apiOf(fileURLToPath(new URL('../../', import.meta.url)))
    const batch = await ask('/calculate/batch', {
      items: [{ reference: 'q', startDate: '2026-11-16', sentenceYears: 3 }],
    })
    for (const [name, text] of [
      ['plain.csv', await made([], questions)],
      ['law.csv', await made(['--law', 'in_force'], questions)],
      ['other-law.csv', await made(['--law', 'before_act'], questions)],
      ['semicolons.csv', await made(['--law', 'in_force'], questions.replaceAll(',', ';'))],
      ['point.csv', await made(['--calculate'], questions)],
      ['batch.ndjson', await made(['--cases', '--format', 'ndjson'], inLines(people))],
      [
        'api.ndjson',
        inLines(await Promise.all(people.slice(0, 2).map((body) => ask('/release-dates', body)))),
      ],
      ['items.ndjson', inLines(batch.data as unknown[])],
    ] as const)
      expect([name, (await recheck(file(name, text))).status]).toEqual([name, 0])
  })

  test('each by its own law, also where the first was refused', async () => {
    const one = '2025-06-16,5,theft'
    for (const [name, rows] of [
      ['laws', `startDate,sentenceYears,offenceKey,law\n${one},before_act\n${one},in_force\n`],
      ['refused', `startDate,sentenceYears,offenceKey\n2025-02-30,5,theft\n${one}\n`],
    ] as const) {
      const { out } = await command(['batch', '-', '-q'], rows)
      expect(await recheck(file(`${name}.csv`, out)), name).toMatchObject({ status: 0 })
    }
    const before = `startDate,sentenceYears,offenceKey\n${one}\n${one}\n`
    const { out } = await command(['batch', '-', '-q', '--law', 'before_act'], before)
    expect(await recheck(file('before.csv', out))).toMatchObject({ status: 0 })
  })

  test('their references are written as they are, in CSV too', async () => {
    const rows = 'startDate,sentenceYears,reference\n2026-11-16,3,café £5\n'
    const { out } = await command(['batch', '-', '-q'], rows)
    const changed = String(out).replace('2027-11-16', '2027-11-15')
    expect(cellsOf((await recheck(file('reference.csv', changed))).text)[0]?.reference).toBe('café £5')
  })

  test('that were changed by hand have moved, and no change names them: a report is asked for', async () => {
    const text = String(await made(['--law', 'in_force'], questions))
    const ran = await recheck(file('by-hand.csv', text.replace('2027-10-07', '2027-10-09')))
    expect([ran.status, ran.stderr]).toEqual([
      4,
      expect.stringContaining(
        '1 moved, and no change of the law names it. That is a mistake of ours: please report it',
      ),
    ])
    expect(ran.text.split('\n')[1]).toBe(`2,'=A1,releaseDate,2027-10-09,2027-10-07,${lawVersion},not named`)
  })

  test('that were answered and are refused now have moved; and the other way round', async () => {
    const text = String(await made(['--law', 'in_force'], questions))
    const [head = '', first = ''] = text.split('\n')
    const isRefusedNow = first.replace(',2026-11-16,', ',2026-02-30,').replace(lawVersion, '2026.11.4')
    const third = text.split('\n')[3]?.replace('2026-02-30', '2026-11-16') as string
    const ran = await recheck(file('refused.csv', `${head}\n${isRefusedNow}\n${third}\n`))
    const rows = cellsOf(ran.text)
    expect(rows.map(({ dateThen, dateNow }) => [dateThen, dateNow])).toEqual([
      ['2027-10-07', 'refused'],
      ['refused', '2027-03-17'],
    ])
    expect(rows[1]?.storedVersion).toBe('version not known')
  })

  test('of NDJSON as well, in its form; one that has no inputs, or was made with a law that is none, is counted', async () => {
    const ask = await apiOf(fileURLToPath(new URL('../../', import.meta.url)))
    const answer = await ask('/release-dates', people[0])
    const { data, lawVersion: _version, ...rest } = answer as { data: object; lawVersion: string }
    const other = { ...rest, data: { ...data, releaseDate: '2028-01-01' } }
    const none = { ...answer, inputs: { ...(answer.inputs as object), law: 'not_the_law' } }
    const refusal = await ask('/release-dates', people[2])
    expect(refusal).toMatchObject({ success: false, reference: 'p3' })
    const lengths = await ask('/what-if', { lengths: [{ years: 5 }], sentenceDate: '2026-11-16' })
    const { inputs } = answer
    // Of these nothing can be compared: many lengths, and answers of which only a part was kept.
    const undated = [lengths, { inputs }, { success: true, inputs }, { success: true, data: {}, inputs }]
    const ran = await recheck(
      file('mixed.ndjson', `${inLines([other, none])}\n${inLines([refusal, ...undated])}not JSON\n`),
    )
    expect(ran.stderr).toMatch(
      /^8 stored answers .*: 1 moved, 0 as they were stored[.]\n7 could not be asked again/,
    )
    expect(JSON.parse(ran.text)).toMatchObject({
      line: 1,
      reference: 'p1',
      moved: ['releaseDate'],
      dateThen: '2028-01-01',
      storedVersion: 'version not known',
      changes: 'not named',
    })
  })
})

describe('What was asked is asked again, and not what an older version inferred', () => {
  const born = { dateOfBirth: '2010-05-05' }
  const robbery = { startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'robbery' }
  let ask: Awaited<ReturnType<typeof apiOf>>
  beforeAll(async () => {
    ask = await apiOf(fileURLToPath(new URL('../../', import.meta.url)))
  })

  /** An answer as an older version gave it: with this age, and another date. */
  const older = async (person: object, ageAtConviction: string) => {
    const { data, inputs, inferred: _list, ...rest } = await ask('/release-dates', person)
    const [sentence] = (inputs as { sentences: object[] }).sentences
    return {
      ...rest,
      lawVersion: '2026.11.4',
      data: { ...(data as object), releaseDate: '2027-07-17' },
      inputs: { ...(inputs as object), sentences: [{ ...sentence, ageAtConviction }] },
    }
  }

  test('born in 2010, of every form: the date of a child', async () => {
    const person = { ...born, reference: 'a\tb', sentences: [robbery] }
    const { reference: _none, ...asked } = person
    const answer = await older(asked, 'adult')
    const csv = String(
      (
        await command(
          ['batch', '-', '-q'],
          'reference,dateOfBirth,startDate,sentenceYears,offenceKey\nab,2010-05-05,2026-11-16,2,robbery\n',
        )
      ).out,
    )
    const stored = csv.replace('\nab,', '\n"a\tb",').replace('2027-09-04', '2027-07-17')
    const inputs = { ...answer.inputs, reference: 'a\tb' }
    for (const [name, text] of [
      ['then.csv', stored.replace(lawVersion, '2026.11.4')],
      ['then.ndjson', inLines([{ ...person, result: answer }])],
      ['then-api.ndjson', inLines([{ ...answer, inputs }])],
    ] as const) {
      const ran = await recheck(file(name, text))
      const row = name.endsWith('.csv') ? cellsOf(ran.text)[0] : JSON.parse(ran.text)
      expect([name, ran.status, row]).toEqual([
        name,
        4,
        expect.objectContaining({ reference: 'a\tb', dateThen: '2027-07-17', dateNow: '2027-09-04' }),
      ])
      expect(row.storedVersion, name).toBe('2026.11.4 (not named)')
    }
  })

  for (const [what, dateOfBirth, ageAtConviction, sentencesNow] of [
    ['an adult by a birth that says nothing', '1990-05-05', 'adult', '2027-07-17'],
    ['a child who was convicted before the 18th birthday', '2008-11-01', 'child', '2027-09-04'],
  ] as const)
    test(`${what} stays one`, async () => {
      const answer = await older({ dateOfBirth, sentences: [robbery] }, ageAtConviction)
      const { text } = await recheck(file('age.ndjson', inLines([answer])))
      const moved = text === '' ? { dateNow: '2027-07-17' } : JSON.parse(text)
      expect(moved.dateNow).toBe(sentencesNow)
    })

  test('what is inferred stands beside inputs, and is not asked', async () => {
    const answer = await ask('/release-dates', { ...born, sentences: [robbery] })
    expect(answer.inferred).toEqual(['sentences[0].ageAtConviction'])
    const [sentence] = (answer.inputs as { sentences: object[] }).sentences
    const inputs = { ...(answer.inputs as object), sentences: [{ ...sentence, ageAtConviction: 'adult' }] }
    expect(await recheck(file('inferred.ndjson', inLines([{ ...answer, inputs }])))).toMatchObject({
      status: 0,
    })
  })

  test('the law that was named for a whole file is asked with it', async () => {
    const { out } = await command(
      ['batch', '-', '-q', '--law', 'before_act', '--format', 'ndjson'],
      inLines([{ ...robbery, reference: 'r' }]),
    )
    expect(await recheck(file('before.ndjson', out))).toMatchObject({ status: 0 })
  })

  test('a rival of another code has moved, though its date is the same', async () => {
    const { out } = await command(
      ['batch', '-', '-q'],
      'startDate,sentenceYears,ageAtConviction,offenceKey\n2026-11-16,2,unknown,robbery\n',
    )
    const other = String(out).replace(',A_UNDER_18,', ',A_AGE_BY_BIRTH,')
    const ran = await recheck(file('codes.csv', other))
    expect(cellsOf(ran.text)[0]?.moved).toBe('alternatives.A_AGE_BY_BIRTH alternatives.A_UNDER_18')
  })
})

describe('A CSV of people, with the file that was asked', () => {
  const asked = `Who;id;startDate;sentenceYears;offenceKey;consecutiveTo;dateOfBirth;releaseDate
=A1;1;2025-06-16;5;theft;;;ours
=A1;2;2025-06-16;1;theft;1;;ours
"B;b";1;2026-11-16;2;robbery;;2010-05-05;ours
Č;1;2026-02-30;2;robbery;;;
D;1;2026-11-16;3;robbery;;;
`
  const named = ['--columns', 'Who=person']
  const people = file('people.csv', asked)
  const made = async (...more: readonly string[]): Promise<string> =>
    String((await command(['batch', people, '-q', ...named, ...more])).out)
  const again = (name: string, text: string, ...more: readonly string[]) =>
    recheck(file(name, text), '--asked', people, ...named, ...more)

  test('none has moved, by whatever law and in whatever form they were answered', async () => {
    for (const [i, more] of [
      [],
      ['--codes'],
      ['--compare'],
      ['--law', 'before_act'],
      ['--formulas', 'keep'],
    ].entries())
      expect([more, await again(`people-${i}.csv`, await made(...more))]).toEqual([
        more,
        expect.objectContaining({
          status: 0,
          stderr: expect.stringMatching(/^4 stored answers .*: 0 moved/),
        }),
      ])
  })

  test('those that moved are named, and where their version is not, that is said', async () => {
    const text = (await made()).replaceAll(lawVersion, '2026.11.4')
    const [, , born = ''] = text.split('\n')
    const ran = await again('moved.csv', text.replace(born, born.replace('2027-09-04', '2027-07-26')))
    expect([ran.status, cellsOf(ran.text)]).toEqual([
      4,
      [
        {
          line: '3',
          reference: 'B;b',
          moved: 'releaseDate',
          dateThen: '2027-07-26',
          dateNow: '2027-09-04',
          storedVersion: '2026.11.4 (not named)',
          changes: 'not named',
        },
      ],
    ])
  })

  test('a file of other people is refused, and so is none, or one beside sentences', async () => {
    const text = await made()
    const lines = text.split('\n')
    const others = [lines.toSpliced(2, 1), lines.toSpliced(4, 1), [...lines.slice(0, -1), lines.at(-2), '']]
    for (const [i, other] of others.entries()) {
      const ran = await again(`others-${i}.csv`, other.join('\n'))
      expect([ran.status, ran.stderr]).toEqual([1, expect.stringContaining("These are not the answers to '")])
    }
    const path = file('dates.csv', text)
    const rows = file('rows.csv', (await command(['batch', '-', '-q'], questions)).out)
    for (const [args, said] of [
      [[path], 'A CSV of people has their dates and not their sentences. Give the file that was asked, too'],
      [[path, '--asked', join(folder, 'none.csv')], 'cannot be read'],
      [[rows, '--asked', people], '--asked is for a CSV of people'],
    ] as const)
      expect(await command(['recheck', ...args])).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(said),
      })
  })
})

describe('What is no file of stored answers', () => {
  // biome-ignore format: one row a line
  for (const [what, name, text, said] of [
    ['a CSV of questions', 'questions.csv', questions, "There is no column 'releaseDate'"],
    ['a CSV of people', 'people.csv', 'person,releaseDate\nA,2027-01-01\n', 'A CSV of people has their dates and not their sentences'],
    ['Parquet', 'x.parquet', 'PAR1', 'Parquet cannot be checked again'],
    ['NDJSON of which no line can be read', 'x.ndjson', '{"a": 1}\n{\n', 'can be asked again'],
  ] as const)
    test(what, async () => {
      const { status, stderr } = await recheck(file(name, text))
      expect([status, stderr]).toEqual([1, expect.stringContaining(said)])
    })
  test('no file, two files, or none that is there', async () => {
    for (const args of [[], ['a', 'b'], [join(folder, 'none.csv')]])
      expect((await command(['recheck', ...args])).status).toBe(1)
  })
})

describe('How it ends', () => {
  const stored = readFileSync(new URL('stored/2335bbe.csv', import.meta.url))
  const bin = fileURLToPath(new URL('../../service/bin/requisite.js', import.meta.url))
  const place = mkdtempSync(join(folder, 'ends-'))
  const path = join(place, 'stored.csv')
  writeFileSync(path, stored)
  symlinkSync(path, join(place, 'link.csv'))
  linkSync(path, join(place, 'same.csv'))
  const shell = (words: string) => {
    const { status, stderr } = spawnSync('bash', ['-c', words, 'bash', process.execPath, bin, path], {
      cwd: place,
      encoding: 'utf8',
    })
    return [status, stderr]
  }

  for (const name of ['stored.csv', 'link.csv', 'same.csv'])
    test(`it does not write over what it reads: ${name}`, async () => {
      const { status, stderr } = await recheck(path, '-o', join(place, name))
      expect([status, stderr]).toEqual([1, expect.stringContaining('is the file that is read')])
      expect(readFileSync(path)).toEqual(stored)
    })
  test('nor over the file that was asked', async () => {
    const { status } = await recheck(path, '--asked', join(place, 'same.csv'), '-o', join(place, 'same.csv'))
    expect(status).toBe(1)
  })
  test('a disk that is full is said, and nothing is left on it', () => {
    expect(shell('ulimit -f 0; "$1" "$2" recheck "$3" -q -o moved.csv')).toEqual([
      2,
      "requisite: There is no room for 'moved.csv'. Nothing was left there.\n",
    ])
    expect(readdirSync(place).toSorted()).toEqual(['link.csv', 'same.csv', 'stored.csv'])
    expect(shell('"$1" "$2" recheck "$3" -q > /dev/full')).toEqual([
      2,
      'requisite: There is no room for the output. What came before is not whole.\n',
    ])
  })
  test('a pipe that nobody reads any more ends it without a word', () =>
    expect(shell('set -o pipefail; "$1" "$2" recheck "$3" -q | true')).toEqual([0, '']))
})

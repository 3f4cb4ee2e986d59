import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Day, lawVersion, parseDay } from '@requisite/law'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiOf } from '../support/api-of.ts'
import { command } from '../support/command.ts'
import { copyTree } from '../support/copied-tree.ts'
import { digestOf } from './answer-dates.ts'
import { whyNotThese } from './dates-digests.ts'
import { questionsOfTheft } from './next-act-questions.ts'

/** The next Act, made up: 30% for theft from 1 April 2027, for sentences being served in two stages. Rows of tables only. */
const edits: readonly (readonly [file: string, before: string, row: string])[] = [
  [
    'tables/days.ts',
    '} as const satisfies Readonly<Record<string, Commencement>>',
    "  theftAct2027: from(dayOf(2027, 4, 1), sentencingAct2026('23(3)')),\n",
  ],
  [
    'tables/stages.ts',
    '/** A change that reaches every sentence still',
    "export const theftStaging: Staging = {\n  stages: [stage(1, 1000, dayOf(2027, 6, 1)), stage(2, null, dayOf(2027, 9, 1))],\n  setsAddedDaysAside: true,\n  law: [sentencingAct2026('49(2)')],\n}\n",
  ],
  [
    'tables/changes-of-law.ts',
    '} as const satisfies Readonly<Record<string, ChangeOfLaw>>',
    "  theftAct2027: {\n    wireName: 'theft_act_2027', begins: days.theftAct2027, law: days.theftAct2027.law, staging: theftStaging,\n    effects: none, stageWarning: 'W_TRANCHE', doubt: null, isDayInferred: false, byHand: [],\n  },\n",
  ],
  ['tables/changes-of-law.ts', 'progressionStaging, type Staging,', 'theftStaging, '],
  [
    'tables/release-points.ts',
    '/** The release points of every regime',
    "const theft: Layer = {\n  ...brought(changesOfLaw.theftAct2027, thirtyPerCent, sentencingAct2026('23(3)')),\n  reaches: { words: 'theft', holds: ({ offence }) => offence?.key === 'theft' },\n}\n\n",
  ],
  ['tables/release-points.ts', 'twoThirds, wholeTerm }', 'thirtyPerCent, '],
  ['tables/release-points.ts', '],\n  sds_adult_sds40_excluded', ', theft'],
]

/** The version that such a change has: its row in the table of versions. */
const nextVersion = '2027.4.1'
const versionRow = `  {
    version: lawVersion,
    day: dayOf(2027, 4, 1),
    changes: [{
      kind: 'law', summary: 'Theft is released at 30%.', provisions: [sentencingAct2026('23(3)')],
      affects: { offences: ['theft'] },
      example: { request: {}, at: 'releaseDate', before: null, after: null },
    }],
  },
`

/** Moves the version of the law in a copy, and puts its row at the head of the table. */
function moveVersion(copy: string): void {
  const [days, versions] = ['days.ts', 'versions.ts'].map((file) => join(copy, 'law/src/tables', file)) as [
    string,
    string,
  ]
  const begin = 'lawVersions: readonly LawVersion[] = [\n'
  writeFileSync(days, readFileSync(days, 'utf8').replace(`'${lawVersion}'`, `'${nextVersion}'`))
  const table = readFileSync(versions, 'utf8').replace('version(lawVersion,', `version('${lawVersion}',`)
  const [of, provisions] = ['type { Source }', '{ type Source, sentencingAct2026 }']
  writeFileSync(versions, table.replace(of, provisions).replace(begin, `${begin}${versionRow}`))
}

interface Said {
  readonly digest: string
  readonly changes: {
    readonly versions: readonly { readonly version: string; readonly changes: readonly object[] }[]
  }
  readonly feed: string
  readonly rechecked: { readonly status: number; readonly stdout: string }
  readonly cases: readonly string[]
  readonly asAt: string
  readonly short: string
  readonly reformed: string
  readonly warnings: readonly string[]
  readonly transition: unknown
  readonly stated: readonly string[]
  readonly page: string
  readonly paper: string
  readonly compared: unknown
  readonly document: string
}

describe('The next Act is a row: 30% for theft from 1 April 2027, in two stages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-act-'))
  let said: Said

  beforeAll(async () => {
    symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'))
    const copy = join(folder, 'tree')
    copyTree(copy)
    for (const [file, before, row] of edits) {
      const path = join(copy, 'law/src', file)
      const text = readFileSync(path, 'utf8')
      expect(text.split(before), `${file}: ${before}`).toHaveLength(2)
      writeFileSync(path, text.replace(before, `${row}${before}`))
    }
    moveVersion(copy)
    const stored = join(folder, 'stored.csv')
    const questions = `reference,startDate,sentenceMonths,offenceKey
A,2026-11-16,20,theft
B,2026-11-16,20,burglary_dwelling
`
    writeFileSync(stored, (await command(['batch', '-', '--law', 'in_force', '-q'], questions)).out)
    const child = fileURLToPath(new URL('next-act.ts', import.meta.url))
    said = JSON.parse(
      execFileSync(process.execPath, [child, copy, stored], { encoding: 'utf8', maxBuffer: 1e8 }),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('it is made by rows in at most six files', () =>
    expect(new Set(edits.map(([file]) => file)).size).toBeLessThanOrEqual(6))

  // biome-ignore format: one row a line
  test.each([
    ['24 months, at 30% after the first stage', 0, 'CRD 2027-06-23, theft_act_2027 1'],
    ['18 months, out before the stage', 1, 'CRD 2027-05-17, theft_act_2027 1'],
    ['20 months, held until the stage', 2, 'CRD 2027-06-01, theft_act_2027 1 held'],
    ['4 years from before the Act of 2026, moved twice', 3, 'CRD 2027-09-01, progression_model 4, theft_act_2027 2 held'],
    ['passed from the day: at once', 4, 'CRD 2027-12-08'],
    ['another offence', 5, 'CRD 2027-07-17'],
    ['5 years of 2024, out before it', 6, 'CRD 2026-02-04, forty_per_cent 2'],
  ])('%s', (_, at, want) => expect(said.cases[at]).toBe(want))

  test('the law of the eve is without it', () => expect(said.asAt).toBe('CRD 2027-06-06'))

  test('short terms keep the licence that the Act of 2026 brought, under a reform over it too', () =>
    expect([said.short, said.reformed]).toEqual(['CRD 2027-08-02', 'CRD 2028-01-16']))

  test('W_TRANCHE and the transition speak of it', () => {
    expect(said.warnings).toContain(
      'This sentence was imposed before 1 April 2027. Sentences already being served move to the new release point in stages; the stage for this length is 1 June 2027. By that timetable release is on 1 June 2027, not 6 June 2027.',
    )
    expect(said.transition).toEqual({
      ...{ applies: true, tranche: 1, trancheDate: '2027-06-01' },
      reason:
        'Stage 1 is for sentences of this length. The new release point has passed by then, so release is on the day of the stage, plus any added days.',
      ...{ releaseDateBefore: '2027-06-06', releaseDateAfter: '2027-05-17', releaseDate: '2027-06-01' },
    })
  })

  test('a date that the prison gave is explained by the law of its eve', () =>
    expect(said.stated.join(' ')).toContain('31 March 2027'))

  test('the page and the sheet give its day and its part', () => {
    for (const text of [said.page, said.paper]) {
      expect(text).toContain('1 June 2027')
      expect(text).toContain('30%')
    }
    expect(said.page).toContain('the new rules reach sentences of this length on that day. More than 30%')
    expect(said.page).toContain('How sure: Sure of the rule')
    expect(said.page).toContain('A later change of the law reaches sentences of this length on 1 June 2027.')
  })

  test('the batch compares with it', () => {
    const day = (text: string) => parseDay(text) as Day
    expect(said.compared).toEqual({
      ...{ before: day('2027-07-17'), after: day('2027-06-06'), staged: day('2027-06-01') },
      ...{ stagedDifference: day('2027-06-01') - day('2027-07-17'), stage: 1 },
    })
  })

  test('its dates are not those of the version before it, and whoever left that says what to do', async () => {
    const ask = await apiOf(fileURLToPath(new URL('../../', import.meta.url)))
    const recorded = { lawVersion, short: await digestOf(ask, questionsOfTheft), long: '' }
    expect(whyNotThese(lawVersion, recorded.short, 'short', recorded)).toBeNull()
    expect(whyNotThese(lawVersion, said.digest, 'short', recorded)).toMatch(
      /lawVersion has not.*move lawVersion in .*days.ts.*at the head of .*versions.ts.*npm run law-version/s,
    )
    expect(whyNotThese(nextVersion, said.digest, 'short', recorded)).toContain('npm run law-version')
  })

  test('with its version, what changed names it: as data, in the feed, and for an answer that was stored', () => {
    expect(said.changes.versions).toMatchObject([
      { version: nextVersion, day: '2027-04-01', changes: [{ summary: 'Theft is released at 30%.' }] },
    ])
    expect(said.feed).toContain(`<title>Law version ${nextVersion}</title>`)
    expect(said.feed).toContain('The law changed: Theft is released at 30%.')
    expect([said.rechecked.status, said.rechecked.stdout.split('\n').slice(1)]).toEqual([
      3,
      [
        expect.stringMatching(
          new RegExp(
            `^2,A,releaseDate .*,2027-06-06,2027-06-01,${lawVersion},${nextVersion}: Theft is released at 30%[.]$`,
          ),
        ),
        '',
      ],
    ])
  })

  test('docs/law.md has its layer', () =>
    expect(said.document).toMatch(/\| {2}\| 1 April 2027 \| 30% \| theft \| move in 2 stages \|/))
})

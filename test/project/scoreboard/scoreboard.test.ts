/** The command on a small tree of our own: no example of the Ministry is in this repository. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Example, testData } from './examples.ts'
import { caseOfExample } from './to-case.ts'

const born = { offender: { reference: 'MADE-UP', dateOfBirth: '1990-01-01' } }
const length = (elements: object) => ({ durationElements: elements })
const sentence = (sentencedAt: string, more: object) => ({
  ...{ sentencedAt, offence: { committedAt: '2020-01-01' }, duration: length({ YEARS: 2 }) },
  ...more,
})
const input = (sentences: readonly object[], more: object = {}, booking: object = {}) => ({
  booking: { ...born, sentences, ...booking },
  ...more,
})

const made = mkdtempSync(join(tmpdir(), 'scoreboard-'))
afterAll(() => rmSync(made, { recursive: true }))

/** A tree of files below the folder of the examples, and what the command says of it. */
function run(name: string, files: Readonly<Record<string, unknown>>, ...flags: readonly string[]) {
  const root = join(made, name)
  mkdirSync(join(root, testData), { recursive: true })
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, testData, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  const script = new URL('./scoreboard.ts', import.meta.url).pathname
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, root, ...flags], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const three = input([sentence('2026-11-16', { duration: length({ YEARS: 3 }) })], {
  params: 'sds-progression-model-october',
})
const right = { dates: { CRD: '2027-11-16 ', SLED: '2029-11-15', ESED: '2029-11-15' } }
const asked = 'overall_calculation/a/one.json'
const answered = 'overall_calculation_response/a/one.json'

describe('npm run scoreboard', () => {
  test('an example that comes out, in every table; a response without an input is named', () => {
    const { status, stdout } = run('right', {
      [asked]: three,
      [answered]: right,
      'overall_calculation_response/a/alone.json': right,
      'hint-text/input-data/two.json': { ...three, params: 'never-heard-of' },
      'hint-text/expected-results/two.json': [
        { type: 'CRD', date: '2028-01-28', hints: [] },
        { type: 'SLED', date: '2029-11-15', hints: [] },
        { type: 'ESED', date: '2029-11-15', hints: [] },
        { type: 'HDCED', date: '2027-06-24', hints: [] },
      ],
    })
    expect(stdout).toContain('Of the 2 examples')
    expect(stdout).toContain('| one sentence | 2 | 2 | 2 | 0 | 0 | 0 |')
    expect(stdout).toContain('no examples: a/alone.json')
    expect(status).toBe(0)
  })

  test('a date that differs, a letter too many and one that is not given are ours to mend: status 1, and the list has both', () => {
    const { status, stdout } = run(
      'different',
      {
        [asked]: three,
        [answered]: { dates: { ...right.dates, CRD: '2027-11-17' } },
        'overall_calculation/a/two.json': three,
        'overall_calculation_response/a/two.json': {
          dates: { CRD: '2027-11-16', SLED: '2029-11-15', LED: '2029-01-01' },
        },
      },
      '--list',
    )
    expect(stdout).toContain('| unexplained | 2 |')
    expect(stdout).toContain('a/one; unexplained; CRD ours 2027-11-16 theirs 2027-11-17')
    expect(stdout).toContain('LED ours none theirs 2029-01-01; ESED ours 2029-11-15 theirs none')
    expect(status).toBe(1)
  })

  test('dates after a recall are compared as all others: the day of the prison service counts, and one too many is wrong', () => {
    const recall = {
      recallType: 'FIXED_TERM_RECALL_14',
      revocationDate: '2025-08-04',
      returnToCustodyDate: '2025-08-14',
    }
    const recalled = input([
      sentence('2025-03-03', {
        ...{ duration: length({ MONTHS: 10 }), offence: { committedAt: '2025-01-03' } },
        recall,
      }),
    ])
    const dates = { PRRD: '2025-08-27', SLED: '2026-01-11', ESED: '2026-01-02' }
    const { status, stdout } = run(
      'around',
      {
        [asked]: recalled,
        [answered]: { dates: { ...dates, TUSED: '2026-07-12' } },
        'overall_calculation/a/two.json': recalled,
        'overall_calculation_response/a/two.json': { dates },
      },
      '--list',
    )
    expect(stdout).toContain('In the 2 after a recall, 1 of 1 dates')
    expect(stdout).toContain('1 are right only by the day of the prison service')
    expect(stdout).toContain('a/two; unexplained; TUSED ours 2026-07-12 theirs none')
    expect(status).toBe(1)
  })

  test('the first day on a tag beside that of removal is asked for without the flag, and counted', () => {
    const person = input(
      [
        sentence('2026-11-09', {
          offence: { committedAt: '2026-10-01' },
          releaseArrangements: { isSection250: true },
        }),
      ],
      { params: 'sds-progression-model-october', userInputs: { calculateErsed: true } },
    )
    const dates = { CRD: '2027-08-28', SLED: '2028-11-08', ESED: '2028-11-08', ERSED: '2027-02-05' }
    const { status, stdout } = run('liable', {
      [asked]: person,
      [answered]: { dates: { ...dates, HDCED: '2027-04-05' } },
    })
    expect(stdout).toContain('In 1 the first day on a tag is that of the request without')
    expect(stdout).toContain('| all | 1 | 1 | 1 | 0 | 0 | 0 |')
    expect(status).toBe(0)
  })

  test('not understood, and never guessed: words, toggles and params that are new, a file that is no JSON, and one without dates or a code', () => {
    const changes = {
      type: [{ type: 'LifeSentence' }, 'type LifeSentence'],
      unit: [{ duration: length({ FORTNIGHTS: 2 }) }, 'unit FORTNIGHTS'],
      exclusion: [{ releaseArrangements: { sdsEarlyReleaseExclusions: ['TREASON'] } }, 'exclusion TREASON'],
      links: [{ consecutiveSentenceUUIDs: ['a', 'b'] }, 'two links from one sentence'],
      day: [{ sentencedAt: null }, 'sentencedAt is missing'],
      recall: [{ recall: { recallType: 'FIXED_TERM_RECALL_99' } }, 'recall type FIXED_TERM_RECALL_99'],
    } as const
    const inputs = {
      ...Object.fromEntries(
        Object.entries(changes).map(([name, [change]]) => [name, input([sentence('2026-11-16', change)])]),
      ),
      toggle: { ...three, featureToggles: { newThing: true } },
      params: { ...three, params: 'next-act' },
    }
    const files = Object.entries(inputs).flatMap(([name, content]) => [
      [`overall_calculation/a/${name}.json`, content],
      [`overall_calculation_response/a/${name}.json`, right],
    ])
    const { status, stdout } = run(
      'unread',
      {
        ...Object.fromEntries(files),
        'overall_calculation/a/torn.json': '{',
        'overall_calculation/a/empty.json': three,
      },
      '--list',
    )
    const words = Object.entries(changes).map(([name, [, word]]) => `a/${name}; not understood; ${word}`)
    for (const line of [
      ...words,
      'a/toggle; not understood; toggle newThing',
      'a/params; not understood; params next-act',
      'a/torn; not understood; cannot be read',
      'a/empty; not understood; neither dates nor a code',
    ])
      expect(stdout).toContain(line)
    expect(stdout).toContain('| all | 10 | 0 | 0 | 0 | 0 | 10 |')
    expect(status).toBe(1)
  })

  test('what the Ministry refuses is asked too, without right or wrong', () => {
    const { status, stdout } = run(
      'codes',
      { [asked]: { ...three, error: 'ONE|OTHER' }, [answered]: right },
      '--json',
    )
    const { figures } = JSON.parse(stdout)
    expect(figures.byCode.ONE).toEqual({ examples: 1, answered: 1, refused: 0 })
    expect(figures.whole).toMatchObject({ examples: 1, withDates: 0 })
    expect(status).toBe(0)
  })

  test('as data', () => {
    const { stdout } = run('json', { [asked]: three, [answered]: right }, '--json')
    const { commit, figures, outcomes } = JSON.parse(stdout)
    expect([commit, figures.whole.right, figures.byFolder.a.right, outcomes[0].status]).toEqual([
      ...['no commit', 1, 1, 'right'],
    ])
  })

  test('a folder without examples: what to clone, status 2', () => {
    const script = new URL('./scoreboard.ts', import.meta.url).pathname
    const { status, stderr } = spawnSync(process.execPath, [script, made], { encoding: 'utf8' })
    expect(stderr).toContain(
      'git clone --depth 1 https://github.com/ministryofjustice/calculate-release-dates-api',
    )
    expect(status).toBe(2)
  })
})

describe('From an example to a case', () => {
  const caseOf = (content: object): Example => ({
    id: 'made/up',
    input: content as Example['input'],
    isHint: false,
    dates: null,
    code: null,
  })
  const fieldsOf = (change: object): Record<string, unknown> =>
    (
      caseOfExample(caseOf(input([sentence('2023-03-06', change)]))).sentences as Record<string, unknown>[]
    )[0] ?? {}
  const arrangements = (releaseArrangements: object) => ({ releaseArrangements })
  // biome-ignore format: one row a line
  for (const [what, change, want] of [
    ['an order', { type: 'DetentionAndTrainingOrderSentence' }, { sentenceType: 'dto' }],
    ['a fine', { type: 'AFineSentence', fineAmount: 950, offence: { committedAt: '2020-01-01', offenceCode: 'ZZ01001' } },
      { sentenceType: 'fine_default', fineAmount: 950, civilDebt: true }],
    ['a committal', { type: 'BotusSentence', latestTusedDate: '2023-09-01' }, { sentenceType: 'supervision_default', supervisionEndDate: '2023-09-01' }],
    ['extended',
      { type: 'ExtendedDeterminateSentence', custodialDuration: length({ YEARS: 4, DAYS: 0 }), extensionDuration: length({ YEARS: 2 }) },
      { regimeId: 'eds_adult', sentenceYears: 4, extensionYears: 2 }],
    ['extended, automatic', { type: 'ExtendedDeterminateSentence', automaticRelease: true }, { regimeId: 'eds_automatic_2012_2015' }],
    ['special', { type: 'SopcSentence' }, { regimeId: 'sopc' }],
    ['special of before', { type: 'SopcSentence', sentencedAt: '2022-06-27' }, { regimeId: 'sopc_pre_june_2022' }],
    ['special, under 18', { type: 'SopcSentence', sentencedAt: '2022-06-27', sdopcu18: true }, { regimeId: 'sopc' }],
    ['section 250', arrangements({ isSection250: true }), { regimeId: 'section_250' }],
    ['section 250, no 40%', arrangements({ isSection250: true, sdsEarlyReleaseExclusions: ['VIOLENT'] }), { regimeId: 'section_250_sds40_excluded' }],
    ['section 250 under 244ZA', arrangements({ isSection250: true, isSDSPlus: true }), { regimeId: 'section_250_plus' }],
    ['section 244ZA, 7 years', { ...arrangements({ isSDSPlus: true }), duration: length({ MONTHS: 84 }) }, { regimeId: 'sds_plus_adult_7_plus' }],
    ['section 244ZA, less', { ...arrangements({ isSDSPlus: true }), duration: length({ YEARS: 6, MONTHS: 11 }) }, { regimeId: 'sds_plus_adult_4_to_7' }],
    ['section 244ZA, barred', arrangements({ isSDSPlus: true, sdsEarlyReleaseExclusions: ['SA2026_PROGRESSION_MODEL_SCHEDULE'] }), { regimeId: 'sds_plus_adult_barred' }],
    ['would be section 244ZA today', arrangements({ isSDSPlusEligibleSentenceTypeLengthAndOffence: true }), { regimeId: 'sds_adult_pre_sds_plus' }],
    ['national security', arrangements({ sdsEarlyReleaseExclusions: ['PROGRESSION_MODEL_SCHEDULE_13_PART_3'] }), { regimeId: 'sds_adult_national_security' }],
    ['barred at one-half', arrangements({ sdsEarlyReleaseExclusions: ['SA2026_PROGRESSION_MODEL_SCHEDULE', 'SEXUAL'] }), { regimeId: 'sds_adult_barred_50' }],
    ['barred at 40%', arrangements({ sdsEarlyReleaseExclusions: ['SA2026_PROGRESSION_MODEL_SCHEDULE'] }), { regimeId: 'sds_adult_barred_40' }],
    ['excluded late', arrangements({ sdsEarlyReleaseExclusions: ['MURDER_T3'] }), { offenceKey: 'breach_of_stalking_protection_order' }],
    ['excluded at first', arrangements({ sdsEarlyReleaseExclusions: ['MURDER_T3', 'SEXUAL'] }), { regimeId: 'sds_adult_sds40_excluded' }],
    ['nothing said', arrangements({ sdsEarlyReleaseExclusions: ['NO'] }), { regimeId: 'sds_adult', offenceDate: '2020-01-01' }],
  ] as const)
    test(what, () => expect(fieldsOf(change)).toMatchObject(want))

  test('an offence after the sentence is left out', () =>
    expect(fieldsOf({ offence: { committedAt: '2024-01-01' } })).not.toHaveProperty('offenceDate'))

  test('credits go to the first sentence of their day; one of another day is left out; shared identifiers mean the first', () => {
    const content = input(
      [
        sentence('2023-03-06', { identifier: 'x' }),
        sentence('2023-03-06', { identifier: 'x' }),
        sentence('2023-04-03', { consecutiveSentenceUUIDs: ['x'] }),
      ],
      {},
      {
        adjustments: {
          REMAND: [
            { appliesToSentencesFrom: '2023-03-06', numberOfDays: 5 },
            { appliesToSentencesFrom: '2023-03-06', numberOfDays: 2 },
            { appliesToSentencesFrom: '2023-03-07', numberOfDays: 9 },
          ],
          ADDITIONAL_DAYS_AWARDED: [{ appliesToSentencesFrom: '2023-05-01', numberOfDays: 4 }],
          RESTORATION_OF_ADDITIONAL_DAYS_AWARDED: [
            { appliesToSentencesFrom: '2023-06-01', numberOfDays: 1 },
            { appliesToSentencesFrom: '2023-06-02' },
          ],
        },
      },
    )
    const asked = caseOfExample(caseOf(content))
    const [first, , third] = asked.sentences as readonly Record<string, unknown>[]
    expect([first?.remandCreditDays, third?.consecutiveTo]).toEqual([7, 'S1'])
    expect(asked.addedDays).toEqual([
      { days: 4, date: '2023-05-01' },
      { days: -1, date: '2023-06-01' },
    ])
  })

  test('a time that is recorded with a recalled sentence and with another is sent once', () => {
    const row = {
      appliesToSentencesFrom: '2023-03-06',
      numberOfDays: 3,
      fromDate: '2023-03-03',
      toDate: '2023-03-05',
    }
    const undated = { appliesToSentencesFrom: '2023-03-06', numberOfDays: 3 }
    const content = input(
      [sentence('2023-03-06', {}), sentence('2023-03-06', { recall: { recallType: 'STANDARD_RECALL' } })],
      {},
      {
        adjustments: {
          RECALL_REMAND: [row, undated],
          REMAND: [row, undated, { ...row, fromDate: '2023-03-02', numberOfDays: 4 }],
          TAGGED_BAIL: [row],
        },
      },
    )
    const [other, recalled] = caseOfExample(caseOf(content)).sentences as readonly Record<string, unknown>[]
    expect([other?.remandCreditDays, other?.taggedBailCreditDays, recalled?.remandCreditDays]).toEqual([
      7, 3, 6,
    ])
  })

  test('movements: each release ends the time of the sentences passed until then; a removal since 28 June 2022 is none', () => {
    const out = (movementDate: string, movementReason: string) => ({
      movementDate,
      movementReason,
      direction: 'OUT',
    })
    const back = (movementDate: string, movementReason: string) => ({
      ...out(movementDate, movementReason),
      direction: 'IN',
    })
    const away = (fromDate: string, toDate: string, numberOfDays: number) => ({
      ...{ appliesToSentencesFrom: fromDate, fromDate, toDate, numberOfDays },
    })
    const asked = (movements: readonly object[], times: readonly object[] = []) => {
      const { otherCustody, unlawfullyAtLarge } = caseOfExample(
        caseOf(
          input(
            [sentence('2021-03-08', {}), sentence('2023-03-06', {})],
            {},
            {
              externalMovements: movements,
              adjustments: { UNLAWFULLY_AT_LARGE: times },
            },
          ),
        ),
      )
      return { otherCustody, unlawfullyAtLarge }
    }
    const first = { fromDate: '2021-03-08', toDate: '2022-01-10', why: 'sentence' }
    expect(
      asked([
        ...[back('2023-03-06', 'SENTENCE'), out('2022-01-10', 'HDC'), out('2023-03-05', 'CRD')],
        ...[out('2023-08-01', 'ECSL'), back('2023-08-15', 'RECALL'), out('2023-09-01', 'RECALL_RELEASE')],
      ]),
    ).toEqual({
      otherCustody: [
        { ...first, how: 'curfew' },
        { fromDate: '2023-03-06', toDate: '2023-08-01', why: 'sentence', how: 'compassionate' },
      ],
    })
    expect(asked([out('2022-01-10', 'PAROLE')]).otherCustody).toEqual([{ ...first, how: 'parole' }])
    expect(asked([out('2022-01-10', 'ERS'), back('2023-03-01', 'ERS_BREACH')]).otherCustody).toEqual([first])
    const failed = [out('2022-01-10', 'ERS'), back('2022-01-12', 'FAILED_ERS_REMOVAL')]
    expect(asked(failed, [away('2022-01-11', '2022-01-11', 1)])).toEqual({
      unlawfullyAtLarge: [{ fromDate: '2022-01-11', toDate: '2022-01-11' }],
    })
    const removed = [out('2023-06-01', 'ERS'), back('2023-07-01', 'ERS_BREACH')]
    expect(
      asked(removed, [away('2023-06-02', '2023-06-30', 29), away('2023-08-02', '2023-08-03', 2)]),
    ).toEqual({
      unlawfullyAtLarge: [
        { fromDate: '2023-06-02', toDate: '2023-06-30', why: 'removal' },
        { fromDate: '2023-08-02', toDate: '2023-08-03' },
      ],
    })
    expect(() => asked([out('2022-01-10', 'ESCORT')])).toThrow('movement ESCORT')
  })

  test('each form of a time at large: its own dates, the day of a sentence, and the day it applies from', () => {
    const content = input(
      [sentence('2023-03-06', {})],
      {},
      {
        adjustments: {
          UNLAWFULLY_AT_LARGE: [
            {
              appliesToSentencesFrom: '2023-05-09',
              numberOfDays: 3,
              fromDate: '2023-05-01',
              toDate: '2023-05-03',
            },
            {
              appliesToSentencesFrom: '2023-03-06',
              numberOfDays: 2,
              fromDate: '2023-06-01',
              toDate: '2023-06-09',
            },
            {
              appliesToSentencesFrom: '2023-07-01',
              numberOfDays: 2,
              fromDate: '2023-07-05',
              toDate: '2023-07-09',
            },
            { appliesToSentencesFrom: '2023-08-01' },
          ],
        },
      },
    )
    expect(caseOfExample(caseOf(content)).unlawfullyAtLarge).toEqual([
      { fromDate: '2023-05-01', toDate: '2023-05-03' },
      { fromDate: '2023-06-01', toDate: '2023-06-02' },
      { fromDate: '2023-07-01', toDate: '2023-07-02' },
    ])
  })

  test('an old recall beside a new one: only the new one is named, and days between go to the count where it differs', () => {
    const recall = (revocationDate: string) => ({ recall: { recallType: 'STANDARD_RECALL', revocationDate } })
    const content = input(
      [
        sentence('2019-03-04', recall('2021-01-04')),
        sentence('2022-03-07', recall('2023-05-01')),
        sentence('2023-06-05', {}),
      ],
      {},
      {
        returnToCustodyDate: '2023-05-05',
        adjustments: { UNLAWFULLY_AT_LARGE: [{ appliesToSentencesFrom: '2023-05-02', numberOfDays: 2 }] },
      },
    )
    const asked = caseOfExample(caseOf(content))
    expect(asked.recall).toEqual({
      ...{ type: 'standard', sentenceIds: ['S2'], recallDate: '2023-05-01' },
      ...{ returnToCustodyDate: '2023-05-05', unlawfullyAtLargeDays: 2 },
    })
    expect(asked).not.toHaveProperty('unlawfullyAtLarge')
  })

  test('the person, and the law of each set of settings', () => {
    const laws = (more: object): unknown =>
      caseOfExample(caseOf(input([sentence('2023-03-06', {})], more))).law
    expect([
      laws({}),
      laws({ params: 'sds-50' }),
      laws({ featureToggles: { applyPostRecallRepealRules: true } }),
      laws({
        featureToggles: { applyPostRecallRepealRules: true, useLatestErsedFromPreErs30Snapshot: true },
      }),
    ]).toEqual(['2026-01-01', '2024-09-09', '2026-06-01', '2026-07-01'])
    const person = input(
      [sentence('2023-03-06', {})],
      { userInputs: { calculateErsed: true } },
      { offender: { dateOfBirth: '2015-01-01', isActiveSexOffender: true } },
    )
    expect(caseOfExample(caseOf(person))).toMatchObject({
      registeredSexOffender: true,
      liableToRemoval: true,
    })
    expect(caseOfExample(caseOf(person))).not.toHaveProperty('dateOfBirth')
  })
})

test('the README has the figure of docs/scoreboard.md, with the commit and the version of the law it was made at', () => {
  const read = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')
  const page = read('docs/scoreboard.md')
  const [, all = ''] = /Of the ([\d,]+) examples/.exec(page) ?? []
  const [, right = ''] = /works out in ([\d,]+) to the day/.exec(page) ?? []
  const [, commit = ''] = /Requisite .*?at (\w{7}) of /.exec(page) ?? []
  const [, law = ''] = /, law ([\d.]+) /.exec(page) ?? []
  const [firstScreen = ''] = read('README.md').split('\n## ')
  expect(right).toMatch(/\d/)
  expect(firstScreen).toContain(`**${right} of ${all}**`)
  expect(law).toMatch(/^\d{4}\.\d+\.\d+$/)
  expect(firstScreen).toContain(`at ${commit}, law ${law},`)
  // Every example that does not come out has its class, with its reason.
  const left = [...page.matchAll(/^\| [a-z ]+ \| (\d+) \| [A-Z].*\|$/gm)].map(([, n]) => Number(n))
  const counted = left.reduce((sum, n) => sum + n, 0)
  const number = (text: string): number => Number(text.replace(',', ''))
  expect(counted).toBe(number(all) - number(right))
})

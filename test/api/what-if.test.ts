/** POST /what-if: what lengths would mean, over HTTP, held to the API's own description and to POST /release-dates. */
import type { WhatIfResponse as Answer, CaseResponse, WhatIfRow as Row } from '@requisite/client'
import { describe, expect, test } from 'vitest'
import { exampleWhatIf } from '../../service/src/contract/examples.ts'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { describedService, postsTo } from '../support/described-service.ts'
import type { Response } from '../support/http.ts'
import { http, jsonOf, jsonSent, postJson, releaseDatesPath, whatIfPath } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { startService } from '../support/service.ts'

const { service, ask } = describedService()

const { answerTo, errorsOf, post } = postsTo<Answer>(ask, whatIfPath)

const five = { lengths: [{ years: 5 }], sentenceDate: '2026-11-16' }

describe('Times on remand', () => {
  const february = { fromDate: '2026-02-02', toDate: '2026-02-27' }

  test('“in prison since” is one time that goes on', async () => {
    const { remandedSince, ...rest } = exampleWhatIf
    const [since, times] = await Promise.all([
      answerTo(exampleWhatIf),
      answerTo({ ...rest, remand: [{ fromDate: remandedSince }] }),
    ])
    expect(times.data).toEqual(since.data)
    expect(since.inputs.remand).toBeNull()
    const again = await answerTo(times.inputs)
    expect([again.data, again.inputs]).toEqual([times.data, times.inputs])
  })

  test('each row is what a whole case gives with the same times', async () => {
    const { data } = await answerTo({ ...five, remand: [february, { fromDate: '2026-03-20' }] })
    const remand = [february, { fromDate: '2026-03-20', toDate: '2026-11-15' }]
    const sentences = [{ startDate: '2026-11-16', sentenceYears: 5, sentenceType: 'sds' }]
    const whole = jsonOf(await postJson(service(), releaseDatesPath, { sentences, remand })) as CaseResponse
    expect([data.creditDays, data.rows[0]?.releaseDate]).toEqual([267, whole.data.releaseDate])
  })

  test('are refused by their place, and an unknown name in them is said', async () => {
    expect(
      await errorsOf({ ...five, remandedSince: '2026-03-20', remand: [{ fromDate: 'x', toDate: 'y' }] }),
    ).toEqual({
      remandedSince: ['Give the times on remand, or the first day of one that goes on, not both.'],
      'remand[0].fromDate': ['Enter the first day as a real date, such as 2026-03-20.'],
      'remand[0].toDate': ['Enter the last day as a real date, such as 2026-11-15.'],
    })
    const { data } = await answerTo({ ...five, remand: [{ ...february, sentenceIds: ['A'] }] })
    expect(data.warnings.map(({ code }) => code)).toContain('W_UNKNOWN_FIELD')
  })
})

describe('The example', () => {
  test('is answered to the day, in these fields and no others', async () => {
    const { data, inputs, ...rest } = await answerTo(exampleWhatIf)
    expect(Object.keys(rest)).toEqual(['success', 'lawVersion', 'lawAsAt', 'disclaimer', 'poweredBy'])
    expect(Object.keys(data)).toEqual([
      ...['rows', 'cliffs', 'creditDays', 'servedLength', 'sentenceDateMatters', 'warnings'],
    ])
    expect(data.rows[0]).toEqual({
      ...{ lengthBefore: { years: 5, months: 0 }, pleaReduction: '0', exactMonths: null },
      ...{ length: { years: 5, months: 0 }, rounded: false, added: false, releaseDate: '2028-09-17' },
      ...{ releaseType: 'CRD', releaseBasis: 'automatic', paroleEligibilityDate: null },
      ...{ likelyDayOfLeaving: { latest: '2028-09-15', usual: '2028-09-14' }, sentenceEndDate: '2031-03-19' },
      ...{ fractionUsed: 0.5, fractionLabel: 'One-half', custodyDays: 913, overMaximum: false },
      ...{ suspended: null, alternatives: [], warningCodes: ['W_ONLY_THE_COURT', 'W_NON_WORKING_DAY'] },
    })
    expect(data.rows[3]).toMatchObject({
      ...{ lengthBefore: { years: 5, months: 11 }, pleaReduction: '1/3', exactMonths: '142/3' },
      ...{ length: { years: 3, months: 11 }, rounded: true, added: true, releaseDate: '2027-07-09' },
      alternatives: [
        {
          ...{ code: 'A_ROUNDED_UP', condition: 'if the court rounds up to 4 years' },
          ...{ releaseDate: '2028-03-19', paroleEligibilityDate: null },
        },
      ],
    })
    expect(data.rows.map(({ releaseDate, fractionLabel }) => `${releaseDate} ${fractionLabel}`)).toEqual([
      ...['2028-09-17 One-half', '2027-04-29 One-third', '2029-03-04 One-half', '2027-07-09 One-third'],
      ...['2029-03-19 One-half', '2028-03-19 One-half', '2029-09-18 One-half', '2028-07-18 One-half'],
    ])
    expect(data.cliffs).toEqual([
      {
        ...{ code: 'C_RELEASE_POINT', length: { years: 6, months: 0 }, pleaReduction: '1/3' },
        below: { length: { years: 3, months: 11 }, releaseDate: '2027-07-09' },
        from: { length: { years: 4, months: 0 }, releaseDate: '2028-03-19' },
        differenceDays: 254,
        text: 'At 4 years the part served in prison changes from one-third to one-half.',
      },
    ])
    expect(data).toMatchObject({
      ...{ creditDays: 241, servedLength: { years: 1, months: 11 }, sentenceDateMatters: ['leap_day'] },
    })
    expect(data.warnings[0]).toMatchObject({ code: 'W_ONLY_THE_COURT', rows: [0, 1, 2, 3, 4, 5, 6, 7] })
    expect(inputs).toEqual({
      ...{ ...exampleWhatIf, lengthIs: 'before_plea', sentenceType: 'sds' },
      lengths: { from: { years: 5, months: 0 }, to: { years: 7, months: 0 }, step: { years: 1, months: 0 } },
      ...{ extensionYears: null, extensionMonths: null, offenceDate: null, ageAtConviction: 'adult' },
      ...{ remandCreditDays: null, remand: null, taggedBailCreditDays: 0, addCliffRows: true },
    })
  })
  test('is not kept by anybody', async () =>
    expect((await post(exampleWhatIf)).headers['cache-control']).toBe('no-store'))
  test('is for today where no day is given', async () => {
    const { sentenceDate: _day, ...undated } = exampleWhatIf
    expect((await answerTo(undated)).inputs.sentenceDate).toBe('2026-11-16')
  })
})

/** What POST /release-dates gives of the same sentence, in the fields of a row. */
async function rowOfCase(row: Row, sentence: object): Promise<object> {
  const { length } = row
  const body = { sentences: [{ ...sentence, sentenceYears: length.years, sentenceMonths: length.months }] }
  const { data } = jsonOf(await postJson(service(), releaseDatesPath, body)) as CaseResponse
  const { likelyDayOfLeaving: leaving } = data
  return {
    ...pick(data, ['releaseDate', 'releaseType', 'releaseBasis', 'paroleEligibilityDate', 'sentenceEndDate']),
    likelyDayOfLeaving: leaving && { latest: leaving.latest, usual: leaving.usual },
    ...pick(data.sentences[0] ?? {}, ['fractionUsed', 'fractionLabel']),
    custodyDays: data.runs[0]?.custodyDays,
    alternatives: data.alternatives,
    warningCodes: data.warnings.map(({ code }) => code),
  }
}
const pick = (from: object, names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name]]))
const ownCodes = ['W_ONLY_THE_COURT', 'W_PLEA_ROUNDED', 'W_PLEA_CHILD']

const offenceKeys = [
  ...['wounding_with_intent', 'robbery', 'manslaughter', 'attempted_murder', 'rape', 'theft'],
  ...['burglary_dwelling', 'actual_bodily_harm', 'grievous_bodily_harm', 'arson'],
  ...['fraud_by_false_representation', 'sexual_assault', 'perjury', 'causing_death_by_dangerous_driving'],
  ...['coercive_or_controlling_behaviour', 'false_imprisonment', 'kidnapping'],
  ...['blackmail', 'assault_by_penetration', 'common_assault'],
]

describe('Every row is the answer of POST /release-dates for that one sentence', () => {
  // All months of a few, in the long form of all; else every seventh, begun elsewhere for each offence.
  const every = isLong ? 1 : 7
  for (const [n, offenceKey] of offenceKeys.entries())
    test(`${offenceKey}, 1 to 120 months, three pleas`, async () => {
      const months = Array.from({ length: 119 }, (_, i) => i + 2).filter((at) => at % every === n % every)
      // It is not passed yet: time on remand does not say that it will not be suspended.
      const sentence = {
        ...{ startDate: '2026-11-16', offenceKey, sentenceType: 'sds', remandCreditDays: 40 },
        notSuspended: false,
      }
      const seen = new Set<string>()
      for (let at = 0; at < months.length; at += 60) {
        const { data } = await answerTo({
          ...{
            sentenceDate: '2026-11-16',
            offenceKey,
            remandCreditDays: 40,
            pleaReductions: ['0', '1/4', '1/3'],
          },
          lengths: months.slice(at, at + 60).map((length) => ({ months: length })),
        })
        for (const row of data.rows) {
          const key = JSON.stringify(row.length)
          if (seen.has(key)) continue
          seen.add(key)
          const { alternatives, warningCodes } = row
          const expected = await rowOfCase(row, sentence)
          expect({ ...row, ...ofCase(alternatives, warningCodes) }).toMatchObject(expected)
        }
      }
      expect(seen.size).toBeGreaterThan(15)
    })
})
const ofCase = (alternatives: Row['alternatives'], codes: Row['warningCodes']): object => ({
  alternatives: alternatives.filter(({ code }) => code !== 'A_ROUNDED_UP'),
  warningCodes: codes.filter((code) => !ownCodes.includes(code)),
})

describe('The same question', () => {
  test('by the first day on remand and by the number of days agrees', async () => {
    const { remandedSince: _since, ...undated } = exampleWhatIf
    const [since, counted] = [
      await answerTo(exampleWhatIf),
      await answerTo({ ...undated, remandCreditDays: 241 }),
    ]
    expect(counted.data.sentenceDateMatters).toEqual(['no_remand', 'leap_day'])
    expect({ ...counted.data, sentenceDateMatters: [] }).toEqual({ ...since.data, sentenceDateMatters: [] })
  })
  for (const body of [
    exampleWhatIf,
    five,
    { ...five, lengthIs: 'after_plea' },
    { ...five, sentenceType: 'eds', extensionYears: 3, offenceKey: 'rape', pleaReductions: ['1/5', '0'] },
    { ...five, sentenceType: 'section_250', taggedBailCreditDays: 12, remandCreditDays: 8 },
    { lengths: [{ months: 18 }, { years: 1 }], addCliffRows: false, ageAtConviction: 'unknown' },
  ])
    test(`posted back as inputs gives the same data: ${JSON.stringify(body).slice(0, 70)}`, async () => {
      const first = await answerTo(body)
      const second = await answerTo(first.inputs)
      expect(second).toEqual(first)
    })
  test('with null for what is not said is the same', async () => {
    const nulls = { pleaReductions: null, offenceKey: null, remandedSince: null, minimumSentence: null }
    expect((await answerTo({ ...five, ...nulls })).data).toEqual((await answerTo(five)).data)
  })
})

describe('What is wrong', () => {
  const list =
    'Give { "from": { "years": 2 }, "to": { "years": 5 }, "step": { "months": 6 } }, or a list of 1 to 60 lengths, each as years and months: { "years": 5 }.'
  // biome-ignore format: one row a line
  for (const [what, body, errors] of [
    ['nothing', {}, { lengths: [list] }],
    ['a list', [], { lengths: [list] }],
    ['lengths of another shape', { lengths: 5 }, { lengths: [list] }],
    ['a length as text', { lengths: [{ years: 5 }, { years: '5' }] },
      { 'lengths[1]': ['Give each length in years and months, in whole numbers, from 1 month to 100 years.'] }],
    ['a hundred thousand lengths', { lengths: Array.from({ length: 1500 }, () => 0) }, { lengths: [list] }],
    ['a list of weeks', { lengths: [{ weeks: 26 }] }, { lengths: ['Lengths in weeks or days are not worked out here yet. Give years and months.'] }],
    ['steps of days', { lengths: { from: { years: 1 }, to: { years: 2 }, step: { days: 30 } } },
      { lengths: ['Lengths in weeks or days are not worked out here yet. Give years and months.'] }],
    ['97 rows', { lengths: { from: { years: 2 }, to: { years: 10 }, step: { months: 1 } } }, { lengths: ['That makes 97 rows; 60 is the most. Use a longer step.'] }],
    ['six pleas', { ...five, pleaReductions: ['0', '1/3', '1/4', '1/5', '1/6', '1/7'] },
      { pleaReductions: ['Give from 1 to 5 reductions, each as a fraction from 0 to 1/2, such as "1/3".'] }],
    ['a plea of two-thirds', { ...five, pleaReductions: ['2/3'] }, { pleaReductions: ['Write a reduction as a fraction from 0 to 1/2, such as "1/3".'] }],
    ['a plea after the plea', { ...five, lengthIs: 'after_plea', pleaReductions: ['1/3'] }, { pleaReductions: ['A length after plea takes no reduction.'] }],
    ['life', { ...five, sentenceType: 'life' },
      { sentenceType: ['A life sentence has a minimum term, which is reduced by its own rules. This takes sds, eds, sopc, section_250.'] }],
    ['a detention and training order', { ...five, sentenceType: 'dto' },
      { sentenceType: ['A detention and training order is not worked out here yet. This takes sds, eds, sopc, section_250.'] }],
    ['murder', { ...five, offenceKey: 'murder' }, { offenceKey: [expect.stringContaining('Murder carries a life sentence.')] }],
    ['an offence that is none', { ...five, offenceKey: 'robery', remandCreditDays: -1 },
      { offenceKey: [expect.stringContaining("'robbery'")],
      remandCreditDays: ['Enter the days on remand as a whole number from 0 to 36525.'] }],
    ['remand twice', { ...five, remandedSince: '2026-11-01', remandCreditDays: 15 }, { remandCreditDays: ['Give the first day on remand, or the number of days, not both.'] }],
    ['remand to come', { ...five, remandedSince: '2026-11-17' }, { remandedSince: ['This day is after the day of sentence.'] }],
    ['a minimum sentence', { ...five, minimumSentence: 'burglary_third' }, { minimumSentence: [expect.stringContaining('not worked out here yet')] }],
    ['what is wrong by itself, and what does not go with the rest',
      { ...five, offenceKey: 'robery', sentenceDate: '2026-11-16', offenceDate: '2026-11-17', addCliffRows: 1 },
      { offenceKey: [expect.stringContaining("'robbery'")], offenceDate: ['The offence cannot be after the day of sentence.'],
      addCliffRows: ['Enter true or false, without quotation marks.'] }],
    ['several things', { sentenceType: 'dto', minimumSentence: 'weapon', addCliffRows: 'no' }, { lengths: [list],
      addCliffRows: ['Enter true or false, without quotation marks.'], sentenceType: [expect.stringContaining('yet')],
      minimumSentence: [expect.stringContaining('yet')] }],
  ] as const)
    test(`${what}: is said by field, all at once`, async () => expect(await errorsOf(body)).toEqual(errors))

  test('has its codes where they are asked for, and no other part', async () => {
    const wrong = { lengths: 5, offenceKey: 'robery', pleaReductions: ['2/3'], lenght: 1, offenceDate: 'x' }
    const refused = await postJson(service(), `${whatIfPath}?include=codes`, wrong)
    expect([refused.status, (jsonOf(refused) as { errorCodes: object }).errorCodes]).toEqual([
      422,
      {
        ...{ lengths: ['E_VALUE'], offenceKey: ['E_UNKNOWN_OFFENCE'], pleaReductions: ['E_TOO_MANY'] },
        ...{ lenght: ['E_UNKNOWN_FIELD'], offenceDate: ['E_VALUE'] },
      },
    ])
    for (const [lengths, code] of [
      [null, 'E_MISSING'],
      [Array.from({ length: 61 }, () => ({ years: 1 })), 'E_TOO_MANY'],
    ] as const)
      expect(jsonOf(await postJson(service(), `${whatIfPath}?include=codes`, { lengths }))).toMatchObject({
        errorCodes: { lengths: [code] },
      })
    expect((await postJson(service(), `${whatIfPath}?include=codes`, five)).status).toBe(200)
    expect(jsonOf(await postJson(service(), `${whatIfPath}?include=dates`, five))).toMatchObject({
      errors: { include: ['Choose from: codes, with commas between them.'] },
    })
  })

  test('a field that nobody knows is ignored, and said', async () =>
    expect((await answerTo({ ...five, pleaReduction: '1/3' })).data.warnings[1]).toMatchObject({
      code: 'W_UNKNOWN_FIELD',
      rows: [],
      text: expect.stringContaining("'pleaReductions'"),
    }))
  test('GET is not offered, nor any parameter: nothing of it belongs in an address', async () => {
    expect((await http(service(), whatIfPath)).status).toBe(405)
    expect((await http(service(), `${whatIfPath}?include=x`, jsonSent(five))).status).toBe(422)
  })
})

describe('What it costs', () => {
  const lengths = { from: { years: 1 }, to: { years: 40 }, step: { months: 8 } }
  const largest = { lengths, offenceKey: 'robbery', pleaReductions: ['0', '1/10', '1/4', '1/3', '1/2'] }
  const left = (response: Response): string => String(response.headers['x-ratelimit-remaining'])
  test('one request for every hundred rows begun, or nothing at all', async () => {
    const limited = await startService({ limiter: memoryLimiter(6, () => 0) })
    const answered = await postJson(limited, whatIfPath, largest)
    expect([answered.status, left(answered)]).toEqual([200, '2'])
    const refused = await postJson(limited, whatIfPath, largest)
    expect([refused.status, left(refused)]).toEqual([429, '1'])
    expect(jsonOf(refused)).toMatchObject({
      success: false,
      message: expect.stringContaining('counts as at least 3 requests, and 2 are left'),
    })
    expect((await postJson(limited, whatIfPath, exampleWhatIf)).status).toBe(200)
    await limited.close()
  })
  test('it is counted before it is worked out', async () => {
    let worked = 0
    const today = (): string => {
      worked++
      return '2026-11-16'
    }
    const limited = await startService({ limiter: memoryLimiter(6, () => 0), today })
    expect((await postJson(limited, whatIfPath, largest)).status).toBe(200)
    expect((await postJson(limited, whatIfPath, largest)).status).toBe(429)
    expect(worked).toBe(1)
    await limited.close()
  })
  test('where only the rows beside a cliff do not fit, nothing more than the request is counted', async () => {
    const limited = await startService({ limiter: memoryLimiter(7, () => 0) })
    expect(left(await postJson(limited, whatIfPath, largest))).toBe('3')
    const refused = await postJson(limited, whatIfPath, largest)
    expect([refused.status, left(refused)]).toEqual([429, '2'])
    expect(jsonOf(refused)).toMatchObject({
      message: expect.stringContaining('counts as 4 requests, and 3 are left'),
    })
    await limited.close()
  })
  test('one that is refused costs one, however large', async () => {
    const limited = await startService({ limiter: memoryLimiter(7, () => 0) })
    const refused = await postJson(limited, whatIfPath, { ...largest, offenceKey: 'murder' })
    expect([refused.status, left(refused)]).toEqual([422, '6'])
    await limited.close()
  })
  test('a question that is larger than a minute is told so', async () => {
    const limited = await startService({ limiter: memoryLimiter(3, () => 0) })
    const refused = await postJson(limited, whatIfPath, largest)
    expect(refused.status).toBe(422)
    expect(jsonOf(refused)).toMatchObject({
      errors: { lengths: [expect.stringContaining('can never be answered')] },
    })
    await limited.close()
  })
})

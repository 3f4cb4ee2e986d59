/** POST /release-dates and its batch: the whole case over HTTP, held to the API's own description. */

import type { CaseResponse as Answer } from '@requisite/client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { caseIn } from '../support/case-in.ts'
import { describedService, postsTo } from '../support/described-service.ts'
import { http, jsonOf, jsonSent, type Response, releaseDatesPath } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { startService } from '../support/service.ts'

const path = releaseDatesPath
const { ask } = describedService()

const { answerTo, errorsOf, post } = postsTo<Answer>(ask, path)

const two = caseIn('A 2026-11-16 12w; B 2026-11-16 6m after A')

describe('Contempt of court is not a sentence (Criminal Justice Act 2003, section 258)', () => {
  const contempt = { startDate: '2026-11-05', sentenceMonths: 18, offenceKey: 'contempt_of_court' }
  test('a case works it out, and names no regime', async () => {
    const { data, inputs } = await answerTo({ sentences: [contempt] })
    expect(data).toMatchObject({ releaseDate: '2027-08-05', releaseType: 'ARD', sentenceEndType: 'SED' })
    expect(data.sentences).toEqual([
      {
        ...{ id: '1', regimeId: null, regimeSource: 'sentenceType', fractionUsed: 0.5 },
        ...{ fractionLabel: 'One-half', progressionExcluded: false },
      },
    ])
    expect(inputs.sentences).toMatchObject([{ sentenceType: 'contempt', offenceKey: 'contempt_of_court' }])
  })
  test('at /calculate it is 422 on offenceKey', async () => {
    const response = await post({ ...contempt, sentenceYears: 0 }, '/api/v1/sentencing/calculate')
    expect(response.status).toBe(422)
    expect(jsonOf(response)).toMatchObject({
      errors: {
        offenceKey: [
          'Contempt of court is not a sentence. POST /api/v1/sentencing/release-dates works it out.',
        ],
      },
    })
  })
})

describe('A case', () => {
  test('has the fields of the contract, and no others', async () => {
    const { data, ...rest } = await answerTo(two)
    expect(Object.keys(data)).toEqual([
      ...['releaseDate', 'releaseType', 'releaseBasis', 'paroleEligibilityDate', 'sentenceEndDate'],
      ...['sentenceEndType', 'licenceEndDate', 'likelyDayOfLeaving', 'decidedBy', 'stages', 'runs'],
      ...['sentences', 'alternatives', 'howSure', 'stated', 'remand', 'dates', 'ahead', 'warnings'],
    ])
    expect(Object.keys(rest)).toEqual([
      ...['success', 'inputs', 'inferred', 'lawVersion', 'lawAsAt', 'disclaimer', 'poweredBy'],
    ])
  })

  test('12 weeks and then 6 months, passed on 16 November 2026', async () =>
    expect((await answerTo(two)).data).toMatchObject({
      ...{ releaseDate: '2027-02-12', releaseType: 'CRD', releaseBasis: 'automatic' },
      ...{ sentenceEndDate: '2027-08-07', sentenceEndType: 'SLED' },
      decidedBy: { release: ['A', 'B'], end: ['A', 'B'] },
      likelyDayOfLeaving: { latest: '2027-02-12', usual: '2027-02-11' },
      runs: [{ sentenceIds: ['A', 'B'], totalDays: 265, custodyDays: 89 }],
    }))

  test('a life sentence has no release date', async () =>
    expect((await answerTo(caseIn('2026-11-16 18y life'))).data).toMatchObject({
      ...{ releaseDate: null, releaseType: null, releaseBasis: 'parole_only' },
      ...{ paroleEligibilityDate: '2044-11-15', sentenceEndDate: null },
      runs: [{ releaseDate: null, sentenceEndDate: null, paroleEligibilityDate: '2044-11-15' }],
    }))

  test('nor has its run beside another, which keeps its own', async () =>
    expect((await answerTo(caseIn('2010-03-01 4y ipp; 2010-03-01 2y theft'))).data).toMatchObject({
      runs: [
        { releaseDate: null, sentenceEndDate: null, paroleEligibilityDate: '2014-02-28' },
        { releaseDate: '2011-03-01', sentenceEndDate: '2012-02-29' },
      ],
    }))

  test('carries the rival date where the law is in doubt', async () => {
    const { data } = await answerTo(caseIn('2024-12-10 5y burglary_dwelling'))
    expect(data.releaseDate).toBe('2026-12-10')
    expect(data.alternatives).toContainEqual({
      ...{ code: 'A_COUNTED_VIOLENT', condition: 'if the prison counts the offence as violent' },
      ...{ offences: null, releaseDate: '2027-01-12', releaseType: 'CRD' },
      ...{ paroleEligibilityDate: null, weight: 'equal' },
    })
  })

  test('under the law of a day, and before and after the Act', async () => {
    const sentences = [{ startDate: '2026-11-16', sentenceYears: 3 }]
    for (const [law, releaseDate] of [
      ['in_force', '2027-11-16'],
      ['after_act', '2027-11-16'],
      ['before_act', '2028-01-28'],
      ['2026-09-30', '2028-01-28'],
      ['2024-09-01', '2028-05-16'],
    ])
      expect((await answerTo({ sentences, law })).data.releaseDate, law).toBe(releaseDate)
  })

  test('explained and compared when asked for', async () => {
    const response = jsonOf(await post(two, `${path}?include=explanation,comparison`)) as Required<Answer>
    expect(response.explanation.steps.length).toBeGreaterThan(5)
    expect(response.comparison).toEqual({
      before: { releaseDate: '2027-03-01', paroleEligibilityDate: null },
      after: { releaseDate: '2027-02-12', paroleEligibilityDate: null },
      differenceDays: -17,
    })
  })

  test('names the fields that it ignored', async () => {
    const { data } = await answerTo({
      sentences: [{ startDate: '2026-11-16', sentenceYears: 3, remandDays: 40 }],
      adedDays: 3,
    })
    expect(data.warnings.slice(0, 2)).toEqual([
      {
        code: 'W_UNKNOWN_FIELD',
        text: "The field 'adedDays' is not recognised and was ignored. Did you mean 'addedDays'?",
        sentenceIds: [],
      },
      {
        code: 'W_UNKNOWN_FIELD',
        text: expect.stringContaining("The field 'sentences[0].remandDays' is not recognised"),
        sentenceIds: ['1'],
      },
    ])
  })
})

describe('After a recall', () => {
  const four = { startDate: '2025-03-03', sentenceYears: 4 }
  const recall = { type: 'fixed_term_56', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-06' }

  test('the date, its letters and the end', async () => {
    const { data, inputs } = await answerTo({ sentences: [four], recall })
    expect(data).toMatchObject({
      ...{ releaseDate: '2026-12-31', releaseType: 'PRRD', releaseBasis: 'automatic' },
      ...{ sentenceEndDate: '2029-03-05', stated: null },
      dates: [{ type: 'PRRD' }, { type: 'LIKELY_RELEASE' }, { type: 'ESED' }, { type: 'SLED' }],
    })
    expect(inputs.recall).toEqual({
      ...recall,
      sentenceIds: null,
      ...{ charge: null, seriousCharge: null, mappaLevel: null, terrorismOrState: null },
      unlawfullyAtLargeDays: null,
      lastDayUnlawfullyAtLarge: null,
      addedDaysAfterReturn: 0,
      unlawfullyAtLargeAfterReturnDays: 0,
    })
    expect((await answerTo(inputs)).data).toEqual(data)
  })

  test('a standard one ends with the sentence at the latest', async () => {
    const { data } = await answerTo({ sentences: [four], recall: { ...recall, type: 'standard', form: 'x' } })
    expect(data).toMatchObject({ releaseDate: '2029-03-05', releaseBasis: 'no_later_than' })
    expect(data.warnings.map(({ code }) => code).slice(0, 2)).toEqual([
      'W_UNKNOWN_FIELD',
      'W_RECALL_STANDARD',
    ])
  })

  test('beside another sentence: each with its own day, and the latest decides', async () => {
    const theft = { startDate: '2026-11-20', sentenceMonths: 9 }
    const { data, inputs } = await answerTo({ sentences: [four, theft], recall })
    expect(data).toMatchObject({
      releaseDate: '2027-02-18',
      releaseType: 'CRD',
      releaseBasis: 'automatic',
      sentenceEndDate: '2029-03-05',
      decidedBy: { release: ['2'], end: ['1'] },
      runs: [
        {
          recalled: true,
          releaseDate: '2026-12-31',
          firstReleaseDate: '2026-10-08',
          unlawfullyAtLargeDays: 3,
        },
        { recalled: false, releaseDate: '2027-02-18', firstReleaseDate: null },
      ],
      dates: [
        { type: 'PRRD', date: '2026-12-31', note: expect.stringContaining('sentence 1') },
        { type: 'CRD', date: '2027-02-18', note: expect.stringContaining('sentence 2') },
        { type: 'ESED' },
        { type: 'SLED' },
      ],
    })
    expect(data.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['W_RECALL_OTHER_LATER', 'W_RECALL_WHICH']),
    )
    expect(inputs.recall).toMatchObject({ sentenceIds: null })
    expect((await answerTo(inputs)).data).toEqual(data)
    const { data: named } = await answerTo(
      caseIn(
        '2025-03-03 4y; 2026-11-20 9m',
        'recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06 sentenceIds=1',
      ),
    )
    expect(named.warnings.map(({ code }) => code)).not.toContain('W_RECALL_WHICH')
    const { data: alone } = await answerTo({ sentences: [four], recall })
    expect(JSON.stringify(alone.dates)).not.toContain('sentence 1')
  })

  test('a sentence passed during a licence, and no recall told: the rival, and the first warning', async () => {
    const { data } = await answerTo(caseIn('2024-06-03 4y; 2026-10-19 2y'))
    expect(data).toMatchObject({ releaseDate: '2027-06-19' })
    expect(data.warnings[0]).toMatchObject({ code: 'W_RECALL_NOT_TOLD', sentenceIds: ['2'] })
    expect(data.alternatives[0]).toMatchObject({ code: 'A_RECALLED', releaseDate: '2028-06-02' })
  })

  // biome-ignore format: one row a line
  for (const [what, body, errors] of [
    ['no object', { recall: 3 }, { recall: /as a JSON object/ }],
    ['no kind', { recall: {} }, { 'recall.type': /standard, fixed_term_14/ }],
    ['a kind and values that there are not', { recall: { type: 'fixed_term_7', recallDate: 'x', unlawfullyAtLargeDays: -1 } },
      { 'recall.type': /standard, fixed_term_14/, 'recall.recallDate': /real date/, 'recall.unlawfullyAtLargeDays': /whole number/ }],
    ['no return', { recall: { type: 'fixed_term_56' } }, { 'recall.returnToCustodyDate': /counted from it/ }],
    ['a time at large in two places', { recall, unlawfullyAtLarge: [{ fromDate: '2026-11-03', toDate: '2026-11-04' }] }, { 'unlawfullyAtLarge[0].fromDate': /overlaps/ }],
    ['two sentences, and not said which', caseIn('2025-03-03 4y; 2025-03-03 4y; recall standard'), { 'recall.sentenceIds': /^Say which sentences the recall is from/ }],
    ['no sentence named', { recall: { ...recall, sentenceIds: [] } }, { 'recall.sentenceIds': /^Name at least one sentence\./ }],
    ['no list of ids', { recall: { ...recall, sentenceIds: '1' } }, { 'recall.sentenceIds': /as a list/ }],
    ['an id that is none', { recall: { ...recall, sentenceIds: [1] } }, { 'recall.sentenceIds[0]': /as text/ }],
    ['an id that is not there', { recall: { ...recall, sentenceIds: ['9'] } }, { 'recall.sentenceIds': /^Sentence 9 is not in the list\.$/ }],
    ['an award without a day beside another sentence', caseIn('2025-03-03 4y; 2026-11-20 9m',
      'recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06 addedDaysAfterReturn=3'),
      { 'recall.addedDaysAfterReturn': /each award with its day/ }],
    ['a stated date that is none', { statedReleaseDate: '2026-02-30' }, { statedReleaseDate: /real date/ }],
  ] as const)
    test(`what is wrong is said by its place: ${what}`, async () => {
      const said = await errorsOf({ sentences: [four], ...body })
      expect(Object.keys(said).sort()).toEqual(Object.keys(errors).sort())
      for (const [place, message] of Object.entries(errors)) expect(said[place]?.[0]).toMatch(message)
    })
})

describe('A date that the prison gave', () => {
  const three = { startDate: '2026-11-16', sentenceYears: 3, remandCreditDays: 40 }

  test('is compared, with the changes that would give it', async () => {
    const { data, inputs } = await answerTo({ sentences: [three], statedReleaseDate: '2027-11-16' })
    expect(data.stated).toMatchObject({
      differenceDays: 40,
      complete: true,
      reasons: [
        { code: 'S_CREDIT_NOT_COUNTED', change: [{ field: 'sentences[0].remandCreditDays', value: 0 }] },
        { kind: 'number' },
        { kind: 'number' },
      ],
    })
    expect(inputs.statedReleaseDate).toBe('2027-11-16')
    expect((await answerTo(inputs)).data).toEqual(data)
    const ours = await answerTo({ sentences: [three], statedReleaseDate: '2027-10-07' })
    expect(ours.data.stated).toEqual({ differenceDays: 0, reasons: [], letters: [], complete: true })
  })

  test('where nothing gives it, the prison is to be asked', async () => {
    const { data } = await answerTo({ sentences: [three], statedReleaseDate: '2026-11-01' })
    expect(data.warnings[0]).toMatchObject({ code: 'W_STATED_UNEXPLAINED', text: /Ask the prison/ })
  })

  test('a long search is cut, and says so', async () => {
    const sentences = Array.from({ length: 60 }, (_, i) => ({
      ...three,
      sentenceMonths: i,
      taggedBailCreditDays: 1 + i,
    }))
    const { data } = await answerTo({ sentences, statedReleaseDate: '2040-01-01' })
    expect((data.stated as { complete: boolean }).complete).toBe(false)
  })
})

describe('What is wrong is said by its place', () => {
  // biome-ignore format: one row a line
  for (const [what, body, errors] of [
    ['no body', '', { sentences: /Send between 1 and 60/ }],
    ['a list', '[]', { sentences: /Send between 1 and 60/ }],
    ['no sentences', { sentences: [] }, { sentences: /Send between 1 and 60/ }],
    ['a sentence that is none', { sentences: [3] }, { 'sentences[0]': /as a JSON object/ }],
    ['everything at once',
      { sentences: [{ startDate: '2026-02-30', sentenceYears: '2', offenceKey: 'robery' }, { startDate: '2026-11-16' }],
      addedDays: [{ days: 1.5, date: 'x' }], unlawfullyAtLarge: 3, law: 'tomorrow' }, { 'sentences[0].startDate': /real date/,
      'sentences[0].sentenceYears': /whole number/, 'sentences[0].offenceKey': /Did you mean 'robbery'/,
      'sentences[1].sentenceYears': /at least one day/, 'addedDays[0].days': /whole number/, 'addedDays[0].date': /real date/,
      unlawfullyAtLarge: /at most 100/, law: /in_force/ }],
    ['an id that stands twice', caseIn('2 2026-11-16 2y; 2026-11-16 2y'), { 'sentences[1].id': /Another sentence has the id 2/ }],
    ['a sentence that is not in the list', caseIn('2026-11-16 2y after Z'), { 'sentences[0].consecutiveTo': /is not in the list/ }],
    ['a time at large that ends before it begins', caseIn('2026-11-16 2y; unlawfullyAtLarge 2027-01-05..2027-01-04'), { 'unlawfullyAtLarge[0].toDate': /before the first/ }],
    ['life after another', caseIn('2026-11-16 2y; 2026-11-16 2y life after 1'), { 'sentences[1].consecutiveTo': /takes the other offences into account/ }],
    ['a sentence after one already served', caseIn('A 2026-10-05 6m; B 2027-02-01 1y after A'), { 'sentences[1].consecutiveTo': /section 225/ }],
  ] as const)
    test(what, async () => {
      const said = await errorsOf(body)
      expect(Object.keys(said).sort()).toEqual(Object.keys(errors).sort())
      for (const [place, message] of Object.entries(errors)) expect(said[place]?.[0]).toMatch(message)
    })

  test('an include that there is not, and a query name that nobody knows', async () => {
    for (const [query, place] of [
      ['?include=transition', 'include'],
      ['?law=in_force', 'law'],
    ] as const) {
      const response = await post(two, `${path}${query}`)
      expect(response.status).toBe(422)
      expect(Object.keys((jsonOf(response) as { errors: object }).errors)).toEqual([place])
    }
  })

  test('a body over 64 KiB', async () =>
    expect((await post(`{"x":"${'x'.repeat(64 * 1024)}"}`)).status).toBe(413))
})

test('Any case gets an answer or its errors, and inputs posted back give the same data', async () => {
  const sentence = fc.record(
    {
      startDate: fc.constantFrom('2019-05-16', '2024-08-20', '2025-06-16', '2026-09-30', '2026-11-16'),
      sentenceYears: fc.integer({ min: 0, max: 12 }),
      sentenceMonths: fc.integer({ min: 1, max: 30 }),
      sentenceWeeks: fc.integer({ min: 0, max: 9 }),
      sentenceType: fc.constantFrom('sds', 'eds', 'sopc', 'section_250', null),
      extensionYears: fc.constantFrom(null, 0, 2),
      offenceKey: fc.constantFrom(null, 'robbery', 'burglary_dwelling', 'rape', 'theft'),
      ageAtConviction: fc.constantFrom('adult', 'child', 'unknown', null),
      consecutiveTo: fc.constantFrom(null, null, '1', '2'),
      remandCreditDays: fc.integer({ min: 0, max: 200 }),
    },
    { requiredKeys: ['startDate', 'sentenceMonths'] },
  )
  let answered = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(sentence, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 60 }),
      async (sentences, addedDays) => {
        const response = await post({ sentences, addedDays })
        expect([200, 422], response.text).toContain(response.status)
        if (response.status === 422) return
        answered++
        const { data, inputs } = jsonOf(response) as Answer
        expect((await answerTo(inputs)).data).toEqual(data)
      },
    ),
    { numRuns: isLong ? 3_000 : 300 },
  )
  expect(answered).toBeGreaterThan(30)
})

describe('Many cases at once', () => {
  const batch = `${path}/batch`

  test('each in its place', async () => {
    const answer = jsonOf(await post({ items: [two, { sentences: [] }] }, batch)) as {
      data: readonly { success: boolean; data?: { releaseDate: string } }[]
      meta: unknown
    }
    expect(answer.meta).toEqual({ items: 2, answered: 1, refused: 1 })
    expect(answer.data[0]?.data?.releaseDate).toBe('2027-02-12')
    expect(answer.data[1]).toMatchObject({ success: false, errors: { sentences: [expect.any(String)] } })
  })

  test('count as one request for every 100 sentences begun', async () => {
    const limited = await startService({ limiter: memoryLimiter(3, () => 0) })
    const send = (items: readonly unknown[]): Promise<Response> => http(limited, batch, jsonSent({ items }))
    const long = { sentences: Array(60).fill({ startDate: '2026-11-16', sentenceYears: 1 }) }
    const first = await send([long, long])
    expect([first.status, first.headers['x-ratelimit-remaining']]).toEqual([200, '1'])
    const never = await send(Array(6).fill(long))
    expect([never.status, never.text]).toEqual([422, expect.stringContaining('at most 300 sentences')])
    await limited.close()
  })

  const sentencesOf = (count: number, more = {}) => ({
    sentences: Array(count).fill({ startDate: '2026-11-16', sentenceYears: 1, ...more }),
  })
  const stated = { statedReleaseDate: '2027-05-16' }
  const paper = { statedDates: { CRD: '2027-05-16', SLED: '2027-11-15' } }
  for (const [what, plain, dear, query, alone, inBatch] of [
    ['a plain case', sentencesOf(60), sentencesOf(60), '', 6, 1],
    ['a date of the prison', sentencesOf(60), { ...sentencesOf(60), ...stated }, '', 24, 19],
    ['every date of its paper', sentencesOf(60), { ...sentencesOf(60), ...paper }, '', 46, 41],
    ['both', sentencesOf(12), { ...sentencesOf(12), ...stated, ...paper }, '', 17, 16],
    ['one part more', sentencesOf(60), sentencesOf(60), 'explanation', 8, 3],
    ['both parts', sentencesOf(60), sentencesOf(60), 'explanation,comparison', 9, 4],
    ['the same part twice', sentencesOf(60), sentencesOf(60), 'explanation,explanation', 8, 3],
    ['one sentence with a date of the prison', sentencesOf(1), { ...sentencesOf(1), ...stated }, '', 1, 1],
    ['one sentence with all parts', sentencesOf(1), sentencesOf(1), 'explanation,comparison', 1, 1],
    ['an offence that is left out', sentencesOf(60, { offenceKey: 'theft' }), sentencesOf(60), '', 6, 1],
    ['a part that there is not', sentencesOf(60), sentencesOf(60), 'transition', 6, 1],
  ] as const)
    test(`count as one alone does: ${what}`, async () => {
      const open = await startService({ limiter: memoryLimiter(1000, () => 0) })
      let left = 1000
      const costs = async (question: object, batched: boolean, query: string): Promise<number> => {
        const { headers } = await http(
          open,
          `${batched ? batch : path}?include=${query}`,
          jsonSent(batched ? { items: [question] } : question),
        )
        const before = left
        left = Number(headers['x-ratelimit-remaining'])
        return before - left
      }
      const [one, many] = [await costs(dear, false, query), await costs(dear, true, query)]
      expect([one, many]).toEqual([alone, query === 'transition' ? 1 : inBatch])
      expect(one - (await costs(plain, false, ''))).toBe(many - (await costs(plain, true, '')))
      await open.close()
    })
})

/** Errors for programs: all at once, with codes when asked, and with a word where a field belongs elsewhere. */

import { afterAll, describe, expect, test } from 'vitest'
import { errorCodes } from '../../service/src/contract/error-codes.ts'
import { caseIn } from '../support/case-in.ts'
import { http, jsonOf, jsonSent, postJson } from '../support/http.ts'
import { startService } from '../support/service.ts'

const api = '/api/v1/sentencing'
const sentence = { startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery' }

const service = await startService()
afterAll(() => service.close())

interface Refused {
  readonly errors: Record<string, string[]>
  readonly errorCodes?: Record<string, string[]>
}
const refused = async (path: string, body: unknown): Promise<Refused> => {
  const response = await postJson(service, `${api}${path}`, body)
  expect(response.status).toBe(422)
  return jsonOf(response) as unknown as Refused
}

describe('All errors of a case come at once', () => {
  // biome-ignore format: one row a line
  for (const [what, body, places] of [
    ['an offence that there is not hides neither the law nor whom a sentence follows',
      caseIn('2026-11-16 3y offenceKey=robery after X; law nonsense'), ['law', 'sentences[0].consecutiveTo', 'sentences[0].offenceKey']],
    ['nor does a wrong day or a wrong length of another sentence',
      { sentences: [{ ...sentence, consecutiveTo: 'X' }, { startDate: 'bad', sentenceMonths: 'a' }] },
      ['sentences[0].consecutiveTo', 'sentences[1].sentenceMonths', 'sentences[1].startDate']],
    ['nor does a wrong award', { sentences: [{ ...sentence, consecutiveTo: 'X' }], addedDays: [{ days: 'x', date: '2026-11-20' }] },
      ['addedDays[0].days', 'sentences[0].consecutiveTo']],
    ['what turns on a day that is wrong is not said', caseIn('startDate=bad 3y robbery offenceDate=2099-01-01'), ['sentences[0].startDate']],
    ['what is wrong with an offence that is there is said beside a regime that there is not',
      caseIn('2026-11-16 3y regimeId=x robbery offenceDate=2099-01-01'), ['sentences[0].offenceDate', 'sentences[0].regimeId']],
  ] as const)
    test(what, async () => {
      expect(Object.keys((await refused('/release-dates', body)).errors).sort()).toEqual(places)
    })
})

describe('A field that belongs elsewhere', () => {
  const hints = async (body: object): Promise<string> => {
    const { data } = jsonOf(await postJson(service, `${api}/release-dates`, body)) as {
      data: { warnings: { code: string; text: string }[] }
    }
    return data.warnings.flatMap(({ code, text }) => (code === 'W_UNKNOWN_FIELD' ? [text] : [])).join(' ')
  }

  for (const [field, where] of [
    ['ageAtSentence', "A case has 'ageAtConviction' in the sentence."],
    ['postCommencement', "A case goes by the law in force; its field 'law' names another."],
    ['addedDays', "It belongs to the case, beside 'sentences'."],
    ['unlawfullyAtLarge', "It belongs to the case, beside 'sentences'."],
    ['recall', "It belongs to the case, beside 'sentences'."],
    ['law', "It belongs to the case, beside 'sentences'."],
    ['statedReleaseDate', "It belongs to the case, beside 'sentences'."],
  ] as const)
    test(`${field} in a sentence`, async () =>
      expect(await hints({ sentences: [{ ...sentence, [field]: null }] })).toBe(
        `The field 'sentences[0].${field}' is not recognised and was ignored. ${where}`,
      ))

  test('a field of a sentence beside the sentences', async () =>
    expect(await hints({ sentences: [sentence], remandCreditDays: 4 })).toBe(
      "The field 'remandCreditDays' is not recognised and was ignored. It belongs to a sentence, in 'sentences'.",
    ))

  test('a name whose words are all in another one', async () => {
    const recall = { type: 'standard', recallDate: '2026-11-02', returnDate: '2026-11-02' }
    const { errors } = await refused('/release-dates', { sentences: [], recall })
    expect(errors['recall.returnDate']?.[0]).toContain("Did you mean 'returnToCustodyDate'?")
  })

  test('a slip stays a slip', async () =>
    expect(await hints({ sentences: [{ ...sentence, remandDays: 4 }] })).toContain(
      "Did you mean 'remandCreditDays'?",
    ))

  test('one sentence as POST /calculate takes it is told what to do', async () =>
    expect((await refused('/release-dates', sentence)).errors.sentences).toContain(
      'One sentence is a list of one: { "sentences": [ { "startDate": … } ] }.',
    ))
})

/** Every object in a body, by its place, and the body with one more name in that alone. */
function* withOneMoreName(value: unknown, place = ''): Generator<readonly [place: string, body: unknown]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [place, { ...value, noFact: 1 }]
  for (const [name, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${place}[${name}]` : place === '' ? name : `${place}.${name}`
    for (const [deeper, changed] of withOneMoreName(inner, at))
      yield [deeper, Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }]
  }
}

describe('A name that is no fact is said wherever it stands in what is sent', () => {
  const times = { fromDate: '2026-10-05', toDate: '2026-10-09' }
  const whole = {
    sentences: [{ id: 'A', ...sentence, startDate: '2025-03-03' }, sentence],
    addedDays: [{ days: 3, date: '2026-01-05' }],
    unlawfullyAtLarge: [times],
    remand: [{ ...times, sentenceIds: ['A'] }],
    otherCustody: [{ ...times, why: 'other' }],
    recall: { type: 'standard', recallDate: '2026-11-02', sentenceIds: ['A'] },
    statedDates: { CRD: '2027-01-01' },
  }
  const length = { years: 5, months: null, weeks: null, days: null }
  const range = { from: length, to: { years: 6 }, step: { months: 6 } }
  for (const [path, body] of [
    ['/calculate', sentence],
    ['/release-dates', whole],
    ['/what-if', { lengths: [{ years: 4 }, length], remand: [times] }],
    ['/what-if', { lengths: range }],
    // Refused: said among the errors.
    ['/release-dates', { ...whole, sentences: [] }],
    ['/what-if', { lengths: [] }],
    ['/what-if', { lengths: { ...range, to: 5 } }],
    ['/calculate/batch', { items: [sentence, { ...sentence, startDate: 'x' }] }],
    ['/release-dates/batch', { items: [whole] }],
    ['/release-dates/batch', { items: [] }],
  ] as const)
    for (const [place, changed] of withOneMoreName(body))
      test(`${path}: ${place || 'of all'} in ${JSON.stringify(body).slice(0, 50)}`, async () => {
        const { status, text, headers } = await postJson(service, `${api}${path}`, changed)
        expect([200, 422]).toContain(status)
        const named = `${place.replace(/^items\[\d+\]\.?/, '')}.noFact`.replace(/^\./, '')
        const isBeside = path.endsWith('batch') && place === ''
        const said = status === 200 && isBeside ? headers['requisite-warning'] : text
        expect(said).toContain(isBeside ? "The field 'noFact' is not recognised" : named)
      })

  test('beside the items of a batch in a header: its body stays as it is', async () => {
    const items = [sentence]
    const path = `${api}/calculate/batch`
    const plain = await postJson(service, path, { items })
    const more = await postJson(service, path, { items, law: 'before_act', 'é\n': 1 })
    expect([more.text, plain.headers['requisite-warning']]).toEqual([plain.text, undefined])
    expect(more.headers['requisite-warning']).toBe(
      "The field 'law' is not recognised and was ignored. What is told of a request stands in it, in 'items'. " +
        "The field '??' is not recognised and was ignored. What is told of a request stands in it, in 'items'.",
    )
  })
})

describe('A name that is no fact is named in every refusal, with the name that was probably meant', () => {
  const one = { start_date: '2026-11-16', sentenceYears: 3 }
  const said = (place: string): string[] => [
    `The field '${place}' is not recognised. Did you mean 'startDate'?`,
  ]
  test('/calculate', async () =>
    expect((await refused('/calculate', one)).errors).toMatchObject({ start_date: said('start_date') }))
  test('/release-dates', async () =>
    expect((await refused('/release-dates', { sentences: [one] })).errors).toMatchObject({
      'sentences[0].start_date': said('sentences[0].start_date'),
    }))
  test('/what-if', async () =>
    expect((await refused('/what-if', { length: [{ years: 3 }], pleas: ['1/3'] })).errors).toMatchObject({
      length: ["The field 'length' is not recognised. Did you mean 'lengths'?"],
      pleas: [expect.stringContaining("The field 'pleas' is not recognised.")],
    }))
  for (const [path, item, place] of [
    ['/calculate/batch', one, 'start_date'],
    ['/release-dates/batch', { sentences: [one] }, 'sentences[0].start_date'],
  ] as const)
    test(path, async () => {
      const { data } = jsonOf(
        await postJson(service, `${api}${path}?include=codes`, { items: [item] }),
      ) as unknown as { data: Refused[] }
      expect(data[0]?.errors).toMatchObject({ [place]: said(place) })
      expect(data[0]?.errorCodes).toMatchObject({ [place]: ['E_UNKNOWN_FIELD'] })
    })

  test('ten of them, and no more', async () => {
    const names = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`zz${n}`, 1]))
    const { errors } = await refused('/calculate', { ...names, sentenceYears: 3 })
    expect(Object.keys(errors).filter((name) => name.startsWith('zz'))).toHaveLength(10)
  })
})

describe('include=codes', () => {
  const repeated = '{"startDate":"2026-11-16","startDate":"2026-11-16"}'
  // biome-ignore format: one row a line
  const rows: readonly (readonly [
    code: keyof typeof errorCodes,
    path: string,
    body: unknown,
    place: string,
  ])[] = [
    ['E_MISSING', '/release-dates', {}, 'sentences'],
    ['E_MISSING', '/release-dates', { sentences: [{ sentenceYears: 3 }] }, 'sentences[0].startDate'],
    ['E_MISSING', '/calculate', { startDate: '2026-11-16' }, 'sentenceYears'],
    ['E_VALUE', '/release-dates', { sentences: [{ ...sentence, sentenceYears: '3' }] }, 'sentences[0].sentenceYears'],
    ['E_VALUE', '/calculate', { ...sentence, startDate: '2026-02-30' }, 'startDate'],
    ['E_VALUE', '/release-dates', caseIn('2026-11-16 3y robbery; law nonsense'), 'law'],
    ['E_EMPTY_TERM', '/release-dates', { sentences: [{ startDate: '2026-11-16' }] }, 'sentences[0].sentenceYears'],
    ['E_EMPTY_TERM', '/calculate', { ...sentence, sentenceYears: 0 }, 'sentenceYears'],
    ['E_TOO_MANY', '/release-dates', { sentences: Array.from({ length: 61 }, () => sentence) }, 'sentences'],
    ['E_UNKNOWN_OFFENCE', '/release-dates', caseIn('2026-11-16 3y offenceKey=x'), 'sentences[0].offenceKey'],
    ['E_UNKNOWN_OFFENCE', '/calculate', { ...sentence, offenceKey: 'robery' }, 'offenceKey'],
    ['E_UNKNOWN_REGIME', '/calculate', { ...sentence, regimeId: 'x' }, 'regimeId'],
    ['E_UNKNOWN_FIELD', '/calculate', { start_date: '2026-11-16', sentenceYears: 3 }, 'start_date'],
    ['E_UNKNOWN_FIELD', '/release-dates', { sentences: [{ start_date: '2026-11-16', sentenceYears: 3 }] }, 'sentences[0].start_date'],
    ['E_UNKNOWN_FIELD', '/release-dates', { sentences: [{ ...sentence, offenceKey: 'x' }], recall: { kind: 'standard' } }, 'recall.kind'],
    ['E_REPEATED_NAME', '/calculate', repeated, 'startDate'],
    ['E_MISSING', '/calculate/batch', {}, 'items'],
    ['E_MISSING', '/release-dates/batch', { items: [] }, 'items'],
    ['E_VALUE', '/release-dates/batch', { items: 5 }, 'items'],
    ['E_TOO_MANY', '/calculate/batch', { items: Array(1001).fill(sentence) }, 'items'],
    ['E_TOO_MANY', '/release-dates/batch', { items: Array(110).fill({ sentences: Array(60).fill(sentence) }) }, 'items'],
    ['E_UNKNOWN_FIELD', '/calculate/batch', { item: [sentence] }, 'item'],
    ['E_REPEATED_NAME', '/calculate/batch', `{"items":[${repeated}]}`, 'items[0].startDate'],
    ['E_INCLUDE', '/release-dates/batch', { items: [{ sentences: [sentence] }] }, 'include'],
    ['E_VALUE', '/what-if', { lengths: [{ years: '3' }] }, 'lengths[0]'],
    ['E_UNKNOWN_FIELD', '/what-if', { lengths: [{ year: 3 }] }, 'lengths[0].year'],
    ['E_REPEATED_NAME', '/release-dates', repeated, 'startDate'],
    ['E_INCLUDE', '/calculate', sentence, 'include'],
    ['E_REFUSED', '/release-dates', caseIn('2026-11-16 3y robbery after X'), 'sentences[0].consecutiveTo'],
    ['E_REFUSED', '/release-dates', caseIn('2026-11-16 3y robbery; recall standard sentenceIds=X'), 'recall.sentenceIds'],
    ['E_TOO_MANY', '/release-dates', { sentences: [sentence], recall: { type: 'standard', sentenceIds: Array(61).fill('1') } }, 'recall.sentenceIds'],
  ]
  for (const [code, path, body, place] of rows)
    test(`${code}: ${path}, ${place}`, async () => {
      const query = code === 'E_INCLUDE' ? 'codes,nonsense' : 'codes'
      const response = await http(service, `${api}${path}?include=${query}`, jsonSent(body))
      const { errors, errorCodes: codes = {} } = jsonOf(response) as unknown as Refused
      expect(response.status).toBe(422)
      expect(codes[place]).toContain(code)
      expect(Object.keys(codes)).toEqual(Object.keys(errors))
      for (const [at, messages] of Object.entries(errors)) expect(codes[at]).toHaveLength(messages.length)
    })

  for (const path of ['/calculate/batch', '/release-dates', '/release-dates/batch', '/what-if'])
    test(`E_UNKNOWN_FIELD: ${path}, a name in the address`, async () => {
      const response = await http(service, `${api}${path}?include=codes&includes=x`, jsonSent({}))
      const { errorCodes: codes } = jsonOf(response) as unknown as Refused
      expect([response.status, codes]).toEqual([422, { includes: ['E_UNKNOWN_FIELD'] }])
    })

  test('every code has a row', () =>
    expect(new Set(rows.map(([code]) => code))).toEqual(new Set(Object.keys(errorCodes))))

  test('an answer is the same, and errors without it have no codes', async () => {
    for (const [path, body] of [
      ['/calculate', sentence],
      ['/release-dates', { sentences: [sentence] }],
    ] as const) {
      const plain = await postJson(service, `${api}${path}`, body)
      expect((await postJson(service, `${api}${path}?include=codes`, body)).text).toBe(plain.text)
    }
    expect(await refused('/release-dates', {})).not.toHaveProperty('errorCodes')
  })

  test('the items of a batch have them each', async () => {
    const { data } = jsonOf(
      await postJson(service, `${api}/release-dates/batch?include=codes`, {
        items: [{ sentences: [sentence] }, {}],
      }),
    ) as unknown as { data: Refused[] }
    expect(data[0]).not.toHaveProperty('errorCodes')
    expect(data[1]?.errorCodes).toEqual({ sentences: ['E_MISSING'] })
  })
})

test('A query name that nobody knows is refused on the paths of the library', async () => {
  for (const path of ['/offences', '/offences/robbery'])
    expect(await http(service, `${api}${path}?zzz=1`)).toMatchObject({
      status: 422,
      text: expect.stringContaining('"zzz":["There is no such query name.'),
    })
})

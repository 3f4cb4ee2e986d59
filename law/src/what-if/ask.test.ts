import { describe, expect, test } from 'vitest'
import { parseDay } from '../calendar/day.ts'
import { realDate } from '../facts/messages.ts'
import { type AskedWhatIf, askWhatIf } from './ask.ts'

const plain: AskedWhatIf = { lengths: [{ years: 5 }], sentenceDate: '2026-11-16' }

const refusals = (asked: object): readonly string[] => {
  const checked = askWhatIf({ ...plain, ...asked } as AskedWhatIf)
  return 'refusals' in checked ? checked.refusals.map(({ field, message }) => `${field}: ${message}`) : []
}
const lengthsOf = (lengths: AskedWhatIf['lengths']): readonly number[] => {
  const checked = askWhatIf({ ...plain, lengths })
  return 'question' in checked ? checked.question.lengths : []
}

const years = (from: number, to: number, months: number) => ({
  ...{ from: { years: from }, to: { years: to }, step: { months } },
})
const wrongLength = (at: string): string =>
  `lengths${at}: Give each length in years and months, in whole numbers, from 1 month to 100 years.`
const noLength =
  'lengths: Give { "from": { "years": 2 }, "to": { "years": 5 }, "step": { "months": 6 } }, or a list of 1 to 60 lengths, each as years and months: { "years": 5 }.'

describe('The lengths to try', () => {
  test('go from one to another in steps', () => {
    expect(lengthsOf(years(5, 7, 12))).toEqual([60, 72, 84])
    expect(lengthsOf(years(5, 7, 10))).toEqual([60, 70, 80])
    expect(lengthsOf(years(5, 7, 13))).toEqual([60, 73])
    expect(lengthsOf({ from: { months: 18 }, to: { months: 18 }, step: { months: 1 } })).toEqual([18])
  })
  test('or are a list: in order, each once', () =>
    expect(lengthsOf([{ years: 2 }, { months: 6 }, { months: 24 }, { years: 1, months: 1 }])).toEqual([
      6, 13, 24,
    ]))

  // biome-ignore format: one row a line
  for (const [what, lengths, message] of [
    ['no length', [], 'lengths: Give { "from": { "years": 2 }, "to": { "years": 5 }, "step": { "months": 6 } }, or a list of 1 to 60 lengths, each as years and months: { "years": 5 }.'],
    ['61 lengths', Array.from({ length: 61 }, () => ({ years: 1 })), 'lengths: Give { "from": { "years": 2 }, "to": { "years": 5 }, "step": { "months": 6 } }, or a list of 1 to 60 lengths, each as years and months: { "years": 5 }.'],
    ['nothing long', [{}], wrongLength('[0]')],
    ['nothing long beside another', [{ years: 1 }, {}], wrongLength('[1]')],
    ['half a month', [{ months: 0.5 }], wrongLength('[0]')],
    ['over 100 years', [{ years: 100, months: 1 }], wrongLength('[0]')],
    ['a step of nothing', years(1, 2, 0), wrongLength('.step')],
    ['to over 100 years', years(99, 101, 12), wrongLength('.to')],
    ['from nothing', years(0, 2, 12), wrongLength('.from')],
    ['from longer than to', years(7, 5, 12), 'lengths: From is longer than to.'],
    ['too many rows', years(2, 10, 1), 'lengths: That makes 97 rows; 60 is the most. Use a longer step.'],
    ['far apart', years(1, 42, 12), 'lengths: The lengths are more than 40 years apart.'],
  ] as const)
    test(`${what} is refused`, () => expect(refusals({ lengths })).toEqual([message]))

  test('40 years apart is not too far', () => expect(refusals({ lengths: years(1, 41, 12) })).toEqual([]))
  test('100 years, 60 rows and 5 pleas are not too much', () => {
    expect(refusals({ lengths: [{ years: 100 }] })).toEqual([])
    expect(refusals({ lengths: { from: { months: 12 }, to: { months: 71 }, step: { months: 1 } } })).toEqual(
      [],
    )
    expect(refusals({ pleaReductions: ['0', '1/10', '1/5', '1/4', '1/3'] })).toEqual([])
  })
  test('a length that a plea brings under a month is refused', () => {
    const message = 'lengths: Less the plea, the shortest length is under a month. Start from 2 months.'
    expect(refusals({ lengths: [{ months: 1 }], pleaReductions: ['0', '1/10'] })).toEqual([message])
    expect(refusals({ lengths: [{ months: 2 }], pleaReductions: ['1/2'] })).toEqual([])
  })
})

describe('What else stands in the way', () => {
  for (const asked of [
    { sentenceType: 'dto' },
    { minimumSentence: 60 },
    { lengths: [{ weeks: 12 }] },
    { offenceKey: 'murder' },
    { offenceKey: 'contempt_of_court' },
  ])
    test(`what is not worked out is told from a mistake: ${JSON.stringify(asked).slice(0, 40)}`, () => {
      const checked = askWhatIf({ ...plain, ...asked } as AskedWhatIf)
      expect('refusals' in checked && checked.refusals[0]?.isUnsupported).toBe(true)
    })
  const notBoth = 'remandCreditDays: Give the first day on remand, or the number of days, not both.'
  // biome-ignore format: one row a line
  for (const [what, asked, messages] of [
    ['a plea that is none', { pleaReductions: ['0', '2/3'] }, ['pleaReductions: Write a reduction as a fraction from 0 to 1/2, such as "1/3".']],
    ['no plea at all', { pleaReductions: [] }, ['pleaReductions: Give from 1 to 5 reductions, each as a fraction from 0 to 1/2, such as "1/3".']],
    ['six pleas', { pleaReductions: ['0', '1/2', '1/3', '1/4', '1/5', '1/6'] }, ['pleaReductions: Give from 1 to 5 reductions, each as a fraction from 0 to 1/2, such as "1/3".']],
    ['a plea after the plea', { lengthIs: 'after_plea', pleaReductions: ['0'] }, ['pleaReductions: A length after plea takes no reduction.']],
    ['life', { sentenceType: 'life' }, ['sentenceType: A life sentence has a minimum term, which is reduced by its own rules. This takes sds, eds, sopc, section_250.']],
    ['murder', { offenceKey: 'murder' },
      ['offenceKey: Murder carries a life sentence. The court fixes a minimum term for it by its own rules, and we do not estimate it. If the term is known, work out the sentence itself.']],
    ['contempt', { offenceKey: 'contempt_of_court' }, ['offenceKey: Contempt of court is not a sentence. Work out the term itself.']],
    ['remand after the sentence', { remandedSince: '2026-11-17' }, ['remandedSince: This day is after the day of sentence.']],
    ['remand on no day', { remandedSince: '2026-02-30' }, [`remandedSince: ${realDate}`]],
    ['remand twice', { remandedSince: '2026-11-01', remandCreditDays: 15 }, [notBoth]],
    ['a day that is none', { sentenceDate: '2026-02-30', remandedSince: '2026-01-01' }, [`sentenceDate: ${realDate}`]],
    ['a credit that is none', { remandCreditDays: -1 }, ['remandCreditDays: Enter the days on remand as a whole number from 0 to 36525.']],
    ['an offence after the sentence', { offenceDate: '2026-12-01' }, ['offenceDate: The offence cannot be after the day of sentence.']],
    ['the same beside what is wrong by itself, each field once', { offenceDate: '2026-12-01', sentenceDate: 'x', lengthIs: 'x' },
      ['lengthIs: Choose one of: before_plea, after_plea.', `sentenceDate: ${realDate}`]],
    ['the same beside another that is wrong by itself', { offenceDate: '2026-12-01', lengthIs: 'x' },
      ['lengthIs: Choose one of: before_plea, after_plea.', 'offenceDate: The offence cannot be after the day of sentence.']],
    ['several things', { lengths: [], sentenceType: 'life', taggedBailCreditDays: -1 },
      ['sentenceType: A life sentence has a minimum term, which is reduced by its own rules. This takes sds, eds, sopc, section_250.',
      'taggedBailCreditDays: Enter the days credited for tagged bail as a whole number from 0 to 36525.', noLength]],
  ] as const)
    test(`${what} is refused`, () => expect(refusals(asked)).toEqual(messages))

  test('remand from the day of sentence is no day', () => {
    const checked = askWhatIf({ ...plain, remandedSince: '2026-11-16' })
    expect('question' in checked && checked.question.remandCreditDays).toBe(0)
  })
  test('a plea that is given twice counts once', () => {
    const checked = askWhatIf({ ...plain, pleaReductions: ['1/3', '0', '1/3'] })
    expect('question' in checked && checked.question.pleas?.map(({ text }) => text)).toEqual(['1/3', '0'])
  })
})

describe('Times on remand by their dates', () => {
  const since = '2026-03-20'
  const daysOf = (asked: object, daysLater = 0): unknown => {
    const checked = askWhatIf({ ...plain, ...asked } as AskedWhatIf)
    return 'question' in checked && checked.question.caseFor(60, daysLater).sentences[0]?.remandCreditDays
  }
  const february = { fromDate: '2026-02-02', toDate: '2026-02-27' }
  // biome-ignore format: one row a line
  for (const [what, remand, now, tenLater] of [
    ['in prison since: one that goes on', [{ fromDate: since }], 241, 251],
    ['since the day of sentence', [{ fromDate: '2026-11-16' }], 0, 10],
    ['one that is over', [february], 26, 26],
    ['both', [february, { fromDate: since }], 267, 277],
    ['some that go on: each day once', [{ fromDate: '2026-11-01' }, { fromDate: since }, { fromDate: '2026-05-01' }], 241, 251],
    ['one within another', [{ fromDate: since }, { fromDate: '2026-05-01', toDate: '2026-05-02' }], 241, 251],
    ['one that ends after the day of sentence', [{ fromDate: since, toDate: '2026-11-20' }], 241, 246],
    ['one for a charge that ended in no sentence', [{ fromDate: since, outcome: 'no_sentence' }], 0, 0],
    ['none', [], 0, 0],
  ] as const)
    test(what, () => {
      expect([daysOf({ remand }), daysOf({ remand }, 10)]).toEqual([now, tenLater])
    })

  test('are given back, and nothing else of remand with them', () => {
    const checked = askWhatIf({ ...plain, remand: [february, { fromDate: since }] })
    const { question } = checked as Extract<typeof checked, { question: unknown }>
    expect(question).toMatchObject({ remandedSince: parseDay(since), remandCreditDays: 267 })
    expect(question.request).toMatchObject({
      ...{ remandedSince: null, remandCreditDays: null },
      remand: [
        { ...february, outcome: null },
        { fromDate: since, toDate: null, outcome: null },
      ],
    })
    expect(askWhatIf({ ...plain, ...question.request } as AskedWhatIf)).not.toHaveProperty('refusals')
  })

  // biome-ignore format: one row a line
  for (const [what, asked, ...messages] of [
    ['the first day too', { remand: [], remandedSince: since }, 'remandedSince: Give the times on remand, or the first day of one that goes on, not both.'],
    ['a number too', { remand: [], remandCreditDays: 0 }, 'remandCreditDays: Give the days on remand as dates or as a number, not both.'],
    ['no list', { remand: february }, 'remand: Send at most 100 times on remand as a list of { "fromDate", "toDate" }.'],
    ['too many', { remand: new Array(101).fill(february) }, 'remand: Send at most 100 times on remand as a list of { "fromDate", "toDate" }.'],
    ['no time', { remand: [since] }, 'remand[0]: Send the time on remand as { "fromDate": "2026-03-20", "toDate": "2026-11-15" }.'],
    ['no first day', { remand: [{ toDate: since }] }, 'remand[0].fromDate: Enter the first day as a real date, such as 2026-03-20.'],
    ['the wrong way round', { remand: [february, { fromDate: since, toDate: '2026-03-19' }] }, 'remand[1].toDate: The last day is before the first day.'],
    ['after the sentence', { remand: [{ fromDate: '2026-11-17' }] }, 'remand[0].fromDate: This day is after the day of sentence.'],
    ['no day of sentence', { remand: [february], sentenceDate: null }, `sentenceDate: ${realDate}`],
  ] as const)
    test(`${what} is refused`, () => expect(refusals(asked)).toEqual(messages))
})

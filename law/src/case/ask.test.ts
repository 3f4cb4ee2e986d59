import { describe, expect, test } from 'vitest'
import { type Day, parseDay } from '../calendar/day.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import { type AskedCase, type AskedCaseSentence, askCase } from './ask.ts'

const day = (text: string): Day => parseDay(text) as Day
const sentence: AskedCaseSentence = { start: '2026-11-16', months: 18 }
const withSentence = (rest: object): AskedCase => ({
  sentences: [{ ...sentence, ...rest } as AskedCaseSentence],
})

test('what is left out is filled in', () =>
  expect(askCase({ sentences: [sentence, { ...sentence, sentenceType: 'section_250' }] })).toEqual({
    case: {
      sentences: [
        {
          id: '1',
          start: day('2026-11-16'),
          length: { years: 0, months: 18, weeks: 0, days: 0 },
          extension: null,
          sentenceType: null,
          age: 'adult',
          regimeId: null,
          offence: null,
          offenceDate: null,
          consecutiveTo: null,
          remandCredit: 0,
          taggedBailCredit: 0,
          fineAmount: null,
          civilDebt: false,
          supervisionEnd: null,
          wholeLife: false,
          onLicence: false,
        },
        expect.objectContaining({ id: '2', age: 'child' }),
      ],
      addedDays: 0,
      dateOfBirth: null,
      atLarge: [],
      recall: null,
      law: 'in force',
      registeredSexOffender: false,
      liableToRemoval: false,
      reforms: [],
    },
  }))

test('a hundred years in weeks: 36,524 days from 16 November 2026', () => {
  const inWeeks = (days: number) => askCase(withSentence({ months: 0, weeks: 5217, days }))
  expect(inWeeks(5)).toHaveProperty('case')
  expect(inWeeks(6)).toHaveProperty('refusals')
})

describe('A length is none only where every unit is', () => {
  for (const length of [
    { years: 1, months: 1 },
    { months: 1, weeks: 1 },
    { months: 0, weeks: 1, days: 1 },
  ])
    test(JSON.stringify(length), () => expect(askCase(withSentence(length))).toHaveProperty('case'))
})

test('a hundred years are the longest, and 60 sentences the most', () => {
  const { sentences } = withSentence({ years: 100, months: 0 })
  expect(
    askCase({ sentences: Array.from({ length: 60 }, () => sentences[0] as AskedCaseSentence) }),
  ).toHaveProperty('case')
})

test('what is given is kept', () =>
  expect(
    askCase({
      sentences: [
        { ...sentence, id: 'A', offenceDate: '2026-11-16', extension: { weeks: 60 }, regimeId: 'eds_adult' },
      ],
      addedDays: [{ day: '2026-12-01', days: -3 }],
      atLarge: [{ first: '2026-12-01', last: '2026-12-01' }],
      law: '2024-09-01',
    }),
  ).toMatchObject({
    case: {
      sentences: [{ offenceDate: day('2026-11-16'), extension: { weeks: 60 }, regimeId: 'eds_adult' }],
      addedDays: [{ day: day('2026-12-01'), days: -3 }],
      atLarge: [{ first: day('2026-12-01'), last: day('2026-12-01') }],
      law: day('2024-09-01'),
    },
  }))

describe('Every place that stands in the way', () => {
  const date = 'Enter a real date from 1900-01-01 to 2199-12-31 as YYYY-MM-DD.'
  for (const [what, asked, place, message] of [
    ['no sentences', { sentences: [] }, { in: 'case', field: 'sentences' }, 'Give from 1 to 60 sentences.'],
    [
      '61 sentences',
      { sentences: new Array(61).fill(sentence) },
      { in: 'case', field: 'sentences' },
      'Give from 1 to 60 sentences.',
    ],
    [
      'an empty id',
      withSentence({ id: '' }),
      { in: 'sentences', at: 0, field: 'id' },
      'Give an id of 1 to 40 characters.',
    ],
    [
      'an id twice',
      { sentences: [{ ...sentence, id: '2' }, sentence] },
      { in: 'sentences', at: 1, field: 'id' },
      'Another sentence has the id 2.',
    ],
    ['no date', withSentence({ start: '2026-02-30' }), { in: 'sentences', at: 0, field: 'start' }, date],
    [
      'a date too late',
      withSentence({ start: '2200-01-01' }),
      { in: 'sentences', at: 0, field: 'start' },
      date,
    ],
    [
      'an offence after sentence',
      withSentence({ offenceDate: '2026-11-17' }),
      { in: 'sentences', at: 0, field: 'offenceDate' },
      'The offence cannot be after the day of sentence.',
    ],
    [
      'half a day of credit',
      withSentence({ remandCredit: 0.5 }),
      { in: 'sentences', at: 0, field: 'remandCredit' },
      'Enter a whole number from 0 to 36525.',
    ],
    [
      'remand less than none',
      withSentence({ remandCredit: -1 }),
      { in: 'sentences', at: 0, field: 'remandCredit' },
      'Enter a whole number from 0 to 36525.',
    ],
    [
      'credit less than none',
      withSentence({ taggedBailCredit: -1 }),
      { in: 'sentences', at: 0, field: 'taggedBailCredit' },
      'Enter a whole number from 0 to 36525.',
    ],
    [
      'a kind that is none',
      withSentence({ sentenceType: 'borstal' }),
      { in: 'sentences', at: 0, field: 'sentenceType' },
      'Choose one of: sds, sds_plus, section_250, eds, life, ipp, terrorism, sopc, contempt, dto, fine_default, supervision_default.',
    ],
    [
      'an age that is none',
      withSentence({ age: 'old' }),
      { in: 'sentences', at: 0, field: 'age' },
      'Choose one of: adult, child, unknown.',
    ],
    [
      'a regime that is none',
      withSentence({ regimeId: 'sds' }),
      { in: 'sentences', at: 0, field: 'regimeId' },
      'Choose the id of a regime.',
    ],
    [
      'no length',
      withSentence({ months: 0 }),
      { in: 'sentences', at: 0, field: 'years' },
      'Enter a length of at least one day.',
    ],
    [
      'half a week',
      withSentence({ weeks: 1.5 }),
      { in: 'sentences', at: 0, field: 'years' },
      'Enter whole numbers from 0 to 36525.',
    ],
    [
      'less than no months',
      withSentence({ years: 2, months: -1 }),
      { in: 'sentences', at: 0, field: 'years' },
      'Enter whole numbers from 0 to 36525.',
    ],
    [
      'a day over a hundred years',
      withSentence({ years: 100, months: 0, days: 1 }),
      { in: 'sentences', at: 0, field: 'years' },
      'Enter a length of at most 100 years.',
    ],
    [
      '101 years and a half, in years and months',
      withSentence({ years: 99, months: 30 }),
      { in: 'sentences', at: 0, field: 'years' },
      'Enter a length of at most 100 years.',
    ],
    [
      'an extension of more than 100 years',
      withSentence({ extension: { years: 101 } }),
      { in: 'sentences', at: 0, field: 'extension' },
      'Enter a length of at most 100 years.',
    ],
    [
      'added days as a part',
      { ...withSentence({}), addedDays: 0.5 },
      { in: 'case', field: 'addedDays' },
      'Enter a whole number from 0 to 36525.',
    ],
    [
      'less than no added days',
      { ...withSentence({}), addedDays: -1 },
      { in: 'case', field: 'addedDays' },
      'Enter a whole number from 0 to 36525.',
    ],
    [
      '101 awards',
      { ...withSentence({}), addedDays: new Array(101).fill({ day: '2026-12-01', days: 1 }) },
      { in: 'case', field: 'addedDays' },
      'Give at most 100 awards.',
    ],
    [
      'an award of a part',
      { ...withSentence({}), addedDays: [{ day: '2026-12-01', days: 0.5 }] },
      { in: 'addedDays', at: 0, field: 'days' },
      'Enter a whole number from -36525 to 36525.',
    ],
    [
      'an award on no date',
      { ...withSentence({}), addedDays: [{ day: 'x', days: 1 }] },
      { in: 'addedDays', at: 0, field: 'day' },
      date,
    ],
    [
      '101 times at large',
      { ...withSentence({}), atLarge: new Array(101).fill({ first: '2026-12-01', last: '2026-12-01' }) },
      { in: 'case', field: 'atLarge' },
      'Give at most 100 times at large.',
    ],
    [
      'at large the wrong way round',
      { ...withSentence({}), atLarge: [{ first: '2026-12-02', last: '2026-12-01' }] },
      { in: 'atLarge', at: 0, field: 'last' },
      'The last day cannot be before the first.',
    ],
    [
      'a law that is none',
      { ...withSentence({}), law: 'tomorrow' },
      { in: 'case', field: 'law' },
      'Choose in force, before the Act, after the Act, or a date as YYYY-MM-DD.',
    ],
  ] as const)
    test(what, () => expect(askCase(asked as AskedCase)).toEqual({ refusals: [{ place, message }] }))
  test('all of them at once', () =>
    expect(askCase({ sentences: [{ start: '' }], law: '' })).toMatchObject({ refusals: { length: 3 } }))
})

describe('A day that cannot be read is refused once, and compared with no other', () => {
  for (const [asked, field] of [
    [withSentence({ start: '2026-02-30', offenceDate: '2026-01-05' }), 'start'],
    [withSentence({ offenceDate: '2026-02-30' }), 'offenceDate'],
    [{ ...withSentence({}), atLarge: [{ first: '2026-12-01', last: '2026-12-32' }] }, 'last'],
    [{ ...withSentence({}), atLarge: [{ first: '2026-12-32', last: '2026-12-01' }] }, 'first'],
  ] as const)
    test(field, () => {
      const answer = askCase(asked)
      expect('refusals' in answer && answer.refusals.map(({ place }) => place.field)).toEqual([field])
    })
})

// Sentencing Code, sections 265(1A) and 278(1A): the age at the offence. Everything else turns on being under 18 at the sentence
// or later, and who is 18 by then is so all the more if born before the offence.
describe('A day of birth that is not before the offence is refused only where a rule turns on the age', () => {
  const before = 'The date of birth must be before the sentences and the offences.'
  const born = '2000-06-01'
  for (const [what, start, offenceDate, offenceKey, want] of [
    ['born on the day of the offence, 18 at the sentence', '2018-06-01', '2000-06-01', 'theft', []],
    ['the offence much earlier', '2026-11-16', '1980-06-01', 'robbery', []],
    ['17 at the sentence', '2018-05-31', '2000-06-01', 'theft', [before]],
    ['for a special sentence', '2026-11-16', '2000-06-01', 'rape_of_child_under_13', [before]],
    ['for what may be one', '2026-11-16', '2000-06-01', 'rape_1956_act', [before]],
  ] as const)
    test(what, () => {
      const offence = offenceByKey(offenceKey) as Offence
      const asked = askCase({ sentences: [{ start, months: 30, offenceDate, offence }], dateOfBirth: born })
      expect('refusals' in asked ? asked.refusals.map(({ message }) => message) : []).toEqual(want)
    })
})

describe('The day of birth is before every sentence and offence, and nobody under 10 is convicted', () => {
  const before = 'The date of birth must be before the sentences and the offences.'
  const young = 'The person would have been under 10 on the first day of sentence. Check the date of birth.'
  const sentences = [
    { start: '2016-11-16', months: 4, offenceDate: '2016-05-02' },
    { start: '2026-11-16', months: 4, offenceDate: '2026-05-02' },
  ]
  for (const [what, dateOfBirth, want] of [
    ['the eve of one offence', '2016-05-01', [young]],
    ['the day of one offence', '2016-05-02', [before]],
    ['a day later', '2016-05-03', [before]],
    ['10 on the day of the first sentence', '2006-11-16', []],
    ['10 a day later, and older at the second', '2006-11-17', [young]],
  ] as const)
    test(what, () => {
      const asked = askCase({ sentences, dateOfBirth })
      expect('refusals' in asked ? asked.refusals.map(({ message }) => message) : []).toEqual(want)
    })
})

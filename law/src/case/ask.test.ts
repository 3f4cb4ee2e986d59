import { describe, expect, test } from 'vitest'
import { caseIn, sentencesIn } from '../../../test/support/case-in.ts'
import { type Day, parseDay } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { realDate } from '../facts/messages.ts'
import { shapes } from '../facts/person.ts'
import { askCase } from './ask.ts'

const day = (text: string): Day => parseDay(text) as Day
const sentence: AskedCaseSentence = { startDate: '2026-11-16', sentenceMonths: 18 }
const withSentence = (rest: object): AskedCase => ({
  sentences: [{ ...sentence, ...rest } as AskedCaseSentence],
})

test('what is left out is filled in', () =>
  expect(askCase({ sentences: [sentence, { ...sentence, sentenceType: 'section_250' }] })).toEqual({
    case: {
      sentences: [
        {
          id: '1',
          startDate: day('2026-11-16'),
          ...{ length: { years: 0, months: 18, weeks: 0, days: 0 }, extension: null, sentenceType: null },
          ...{ ageAtConviction: 'adult', regimeId: null, offence: null, offenceDate: null },
          ...{ consecutiveTo: null, remandCreditDays: 0, creditTakenOffMinimum: null },
          ...{ remandCreditMonths: null, taggedBailCreditDays: 0, fineAmount: null, civilDebt: false },
          ...{ supervisionEndDate: null, wholeLife: false, onLicence: false },
          ...{ firstReleaseDate: null, lastReleaseDate: null, licenceUnbroken: false },
          ...{ howItRuns: null, terrorism: null, notSuspended: null, startMonth: null, notKnown: [] },
        },
        expect.objectContaining({ id: '2', ageAtConviction: 'child' }),
      ],
      ...{ addedDays: 0, dateOfBirth: null, unlawfullyAtLarge: [], remand: null, otherCustody: [] },
      ...{ recall: null, law: 'in_force', registeredSexOffender: false, liableToRemoval: false },
      ...{ otherSentences: null, statedReleaseDate: null, statedDates: null, reference: null, notKnown: [] },
      reforms: [],
    },
  }))

test('a hundred years in weeks: 36,524 days from 16 November 2026', () => {
  const inWeeks = (days: number) =>
    askCase(withSentence({ sentenceMonths: 0, sentenceWeeks: 5217, sentenceDays: days }))
  expect(inWeeks(5)).toHaveProperty('case')
  expect(inWeeks(6)).toHaveProperty('refusals')
})

describe('A length is none only where every unit is', () => {
  for (const length of [
    { sentenceYears: 1, sentenceMonths: 1 },
    { sentenceMonths: 1, sentenceWeeks: 1 },
    { sentenceMonths: 0, sentenceWeeks: 1, sentenceDays: 1 },
  ])
    test(JSON.stringify(length), () => expect(askCase(withSentence(length))).toHaveProperty('case'))
})

test('a hundred years are the longest, and 60 sentences the most', () => {
  const { sentences } = withSentence({ sentenceYears: 100, sentenceMonths: 0 })
  expect(
    askCase({ sentences: Array.from({ length: 60 }, () => sentences[0] as AskedCaseSentence) }),
  ).toHaveProperty('case')
})

test('what is given is kept', () =>
  expect(
    askCase(
      caseIn(
        'A 2026-11-16 18m +60w eds_adult offenceDate=2026-11-16; addedDays -3@2026-12-01',
        'unlawfullyAtLarge 2026-12-01..2026-12-01; law 2024-09-01',
      ),
    ),
  ).toMatchObject({
    case: {
      sentences: [{ offenceDate: day('2026-11-16'), extension: { weeks: 60 }, regimeId: 'eds_adult' }],
      addedDays: [{ date: day('2026-12-01'), days: -3 }],
      unlawfullyAtLarge: [{ fromDate: day('2026-12-01'), toDate: day('2026-12-01') }],
      law: day('2024-09-01'),
    },
  }))

describe('Every place that stands in the way', () => {
  const wholeFrom0 = (what: string, most = 36525) => `Enter the ${what} as a whole number from 0 to ${most}.`
  // biome-ignore format: one row a line
  for (const [what, asked, place, message] of [
    ['no sentences', { sentences: [] }, { in: 'case', field: 'sentences' }, shapes.sentences.message],
    ['61 sentences', { sentences: new Array(61).fill(sentence) }, { in: 'case', field: 'sentences' }, shapes.sentences.message],
    ['an empty id', withSentence({ id: '' }), { in: 'sentences', at: 0, field: 'id' }, 'Enter an id of 1 to 40 characters, as text on one line.'],
    ['an id twice', caseIn('2 2026-11-16 18m; 2026-11-16 18m'), { in: 'sentences', at: 1, field: 'id' }, 'Another sentence has the id 2.'],
    ['no date', caseIn('2026-02-30 18m'), { in: 'sentences', at: 0, field: 'startDate' }, realDate],
    ['a date too late', caseIn('2200-01-01 18m'), { in: 'sentences', at: 0, field: 'startDate' }, realDate],
    ['an offence after sentence', caseIn('2026-11-16 18m offenceDate=2026-11-17'), { in: 'sentences', at: 0, field: 'offenceDate' },
      'The offence cannot be after the day of sentence.'],
    ['half a day of credit', caseIn('2026-11-16 18m remandCreditDays=0.5'), { in: 'sentences', at: 0, field: 'remandCreditDays' }, `${wholeFrom0('days on remand').slice(0, -1)}, or unknown.`],
    ['remand less than none', caseIn('2026-11-16 18m remandCreditDays=-1'), { in: 'sentences', at: 0, field: 'remandCreditDays' }, `${wholeFrom0('days on remand').slice(0, -1)}, or unknown.`],
    ['credit less than none', caseIn('2026-11-16 18m taggedBailCreditDays=-1'), { in: 'sentences', at: 0, field: 'taggedBailCreditDays' },
      wholeFrom0('days credited for tagged bail')],
    ['a kind that is none', caseIn('2026-11-16 18m sentenceType=borstal'), { in: 'sentences', at: 0, field: 'sentenceType' },
      'Choose the kind of sentence: sds, sds_plus, section_250, eds, life, ipp, terrorism, sopc, contempt, dto, fine_default, supervision_default, or unknown.'],
    ['an age that is none', caseIn('2026-11-16 18m ageAtConviction=old'), { in: 'sentences', at: 0, field: 'ageAtConviction' },
      'Choose the age when convicted: adult, child, unknown.'],
    ['no length', caseIn('2026-11-16 0m'), { in: 'sentences', at: 0, field: 'sentenceYears' }, 'Enter a length of at least one day.'],
    ['half a week', caseIn('2026-11-16 18m sentenceWeeks=1.5'), { in: 'sentences', at: 0, field: 'sentenceWeeks' }, wholeFrom0('weeks', 5217)],
    ['less than no months', caseIn('2026-11-16 2y sentenceMonths=-1'), { in: 'sentences', at: 0, field: 'sentenceMonths' }, wholeFrom0('months', 1200)],
    ['half a year of extension', caseIn('2026-11-16 18m extensionYears=0.5'), { in: 'sentences', at: 0, field: 'extensionYears' }, wholeFrom0('years of the extension period', 100)],
    ['a day over a hundred years', caseIn('2026-11-16 100y0m1d'), { in: 'sentences', at: 0, field: 'sentenceYears' }, 'Enter a length of at most 100 years.'],
    ['101 years and a half, in years and months', caseIn('2026-11-16 99y30m'), { in: 'sentences', at: 0, field: 'sentenceYears' }, 'Enter a length of at most 100 years.'],
    ['an extension of more than 100 years', caseIn('2026-11-16 18m +100y1m'), { in: 'sentences', at: 0, field: 'extensionYears' }, 'Enter a length of at most 100 years.'],
    ['added days as a part', caseIn('2026-11-16 18m; addedDays 0.5'), { in: 'case', field: 'addedDays' }, shapes.addedDays.message],
    ['less than no added days', caseIn('2026-11-16 18m; addedDays -1'), { in: 'case', field: 'addedDays' }, shapes.addedDays.message],
    ['101 awards', { ...withSentence({}), addedDays: new Array(101).fill({ date: '2026-12-01', days: 1 }) }, { in: 'case', field: 'addedDays' }, shapes.addedDays.message],
    ['an award of a part', caseIn('2026-11-16 18m; addedDays 0.5@2026-12-01'), { in: 'addedDays', at: 0, field: 'days' },
      'Enter the days of the award as a whole number from -36525 to 36525.'],
    ['an award on no date', caseIn('2026-11-16 18m; addedDays 1@x'), { in: 'addedDays', at: 0, field: 'date' }, realDate],
    ['101 times at large', caseIn('2026-11-16 18m; unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01',
      'unlawfullyAtLarge 2026-12-01..2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-01', 'unlawfullyAtLarge 2026-12-01..2026-12-01'),
      { in: 'case', field: 'unlawfullyAtLarge' }, shapes.unlawfullyAtLarge.message],
    ['at large the wrong way round', caseIn('2026-11-16 18m; unlawfullyAtLarge 2026-12-02..2026-12-01'),
      { in: 'unlawfullyAtLarge', at: 0, field: 'toDate' }, 'The last day cannot be before the first.'],
    ['a law that is none', caseIn('2026-11-16 18m; law tomorrow'), { in: 'case', field: 'law' },
      'Choose in_force, before_act or after_act, or enter a date as YYYY-MM-DD, from 2005-04-04 on: the law before that day is not here as it then stood.'],
  ] as const)
    test(what, () => expect(askCase(asked as AskedCase)).toMatchObject({ refusals: [{ place, message }] }))
  test('a sentence that follows itself, whatever else is wrong', () =>
    expect(askCase(caseIn('A 2026-11-16 18m after A; law tomorrow'))).toMatchObject({
      refusals: [{ place: { field: 'law' } }, { place: { at: 0, field: 'consecutiveTo' } }],
    }))
  test('all of them at once', () =>
    expect(askCase({ sentences: [{ startDate: '' }], law: '' })).toMatchObject({ refusals: { length: 3 } }))
})

describe('A day that cannot be read is refused once, and compared with no other', () => {
  for (const [asked, field] of [
    ['2026-02-30 18m offenceDate=2026-01-05', 'startDate'],
    ['2026-11-16 18m offenceDate=2026-02-30', 'offenceDate'],
    ['2026-11-16 18m; unlawfullyAtLarge 2026-12-01..2026-12-32', 'toDate'],
    ['2026-11-16 18m; unlawfullyAtLarge 2026-12-32..2026-12-01', 'fromDate'],
  ] as const)
    test(field, () => {
      const answer = askCase(caseIn(asked))
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
      const asked = askCase({
        sentences: [{ startDate: start, sentenceMonths: 30, offenceDate, offenceKey }],
        dateOfBirth: born,
      })
      expect('refusals' in asked ? asked.refusals.map(({ message }) => message) : []).toEqual(want)
    })
})

describe('The day of birth is before every sentence and offence, and nobody under 10 is convicted', () => {
  const before = 'The date of birth must be before the sentences and the offences.'
  const young = 'The person would have been under 10 on the first day of sentence. Check the date of birth.'
  const sentences = sentencesIn('2016-11-16 4m offenceDate=2016-05-02; 2026-11-16 4m offenceDate=2026-05-02')
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

import { describe, expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { questionPage } from './question-page.ts'

const form = {
  'startDate-day': '16',
  'startDate-month': '11',
  'startDate-year': '2026',
  sentenceYears: '3',
  sentenceMonths: '',
  sentenceDays: '',
  offence: 'known',
  offenceKey: 'robbery',
  ageAtSentence: 'adult',
}

const bodyOf = (query: Record<string, string | string[]>) => {
  const parsedQuery = parseQuery(query)
  return 'body' in parsedQuery ? parsedQuery.body : parsedQuery.errors
}

const errorsOf = (query: Record<string, string>) => {
  const parsedQuery = parseQuery(query)
  return 'errors' in parsedQuery ? parsedQuery.errors.map(({ box, message }) => [box, message]) : []
}

describe('The form becomes a request with the names of the API', () => {
  test('with the fields that were filled in', () => {
    expect(bodyOf({ ...form, remandCreditDays: ' 40 ' })).toEqual({
      startDate: '2026-11-16',
      sentenceYears: 3,
      ageAtSentence: 'adult',
      offenceKey: 'robbery',
      remandCreditDays: 40,
    })
  })

  test.each([
    ['9', '2026-09-16'],
    ['Nov', '2026-11-16'],
    ['september', '2026-09-16'],
  ])('a month may be written %s', (month, date) => {
    expect(bodyOf({ ...form, 'startDate-month': month })).toMatchObject({ startDate: date })
  })

  test('months alone make a sentence under a year', () => {
    expect(bodyOf({ ...form, sentenceYears: '', sentenceMonths: '8' })).toMatchObject({
      sentenceYears: 0,
      sentenceMonths: 8,
    })
  })

  test('the kind of sentence is sent only when the offence is not known', () => {
    expect(bodyOf({ ...form, sentenceType: 'eds' })).not.toHaveProperty('sentenceType')
    const unknown = bodyOf({ ...form, offence: 'unknown', sentenceType: 'eds' })
    expect(unknown).toMatchObject({ sentenceType: 'eds' })
    expect(unknown).not.toHaveProperty('offenceKey')
  })

  test('an ordinary sentence of a person under 18 is left to section 250', () => {
    const child = bodyOf({ ...form, offence: 'unknown', sentenceType: 'sds', ageAtSentence: 'child' })
    expect(child).not.toHaveProperty('sentenceType')
    expect(child).toMatchObject({ ageAtSentence: 'child' })
  })

  test.each([
    ['robbery', 'robbery'],
    ['vehicle taking death', 'aggravated_vehicle_taking_causing_death'],
  ])('a name typed in full, or that can mean one offence only, is enough: %s', (offenceTyped, offenceKey) => {
    expect(bodyOf({ ...form, offenceKey: '', offenceTyped })).toMatchObject({ offenceKey })
  })

  test('of a field that was sent twice the first counts', () => {
    expect(bodyOf({ ...form, sentenceYears: ['4', '5'] })).toMatchObject({ sentenceYears: 4 })
  })
})

describe('A link means what the API means', () => {
  test('and needs no more than the API', () => {
    expect(bodyOf({ startDate: '2026-11-16', sentenceYears: '3' })).toEqual({
      startDate: '2026-11-16',
      sentenceYears: 3,
    })
  })

  test('but the page says itself whether the Act applies', () => {
    const link = { startDate: '2026-11-16', sentenceYears: '3', postCommencement: 'false' }
    expect(bodyOf(link)).not.toHaveProperty('postCommencement')
  })
})

describe('Every error leads to its box', () => {
  const wholeNumber = (what: string, most: number) => `Enter the ${what} as a whole number from 0 to ${most}.`
  test.each<[Record<string, string>, string, string]>([
    [
      { 'startDate-day': '', 'startDate-month': '', 'startDate-year': '' },
      'startDate-day',
      'Enter the date of the sentence.',
    ],
    [{ 'startDate-month': '' }, 'startDate-month', 'Enter the month of the sentence too.'],
    [
      { 'startDate-day': '31', 'startDate-month': '2' },
      'startDate-day',
      'Enter a real date, like 13 10 2026. The year must be from 1900 to 2199.',
    ],
    [
      { 'startDate-year': '26' },
      'startDate-day',
      'Enter a real date, like 13 10 2026. The year must be from 1900 to 2199.',
    ],
    [{ sentenceYears: '' }, 'sentenceYears', 'Enter the length of the sentence.'],
    [{ sentenceYears: '0' }, 'sentenceYears', 'Enter a sentence of at least one day.'],
    [
      { sentenceYears: '1.5' },
      'sentenceYears',
      `${wholeNumber('years of the sentence', 99)} For a sentence under a year, enter 0.`,
    ],
    [{ sentenceMonths: '12' }, 'sentenceMonths', wholeNumber('months of the sentence', 11)],
    [{ sentenceDays: '-1' }, 'sentenceDays', wholeNumber('days of the sentence', 30)],
    [{ offenceKey: '' }, 'offenceKey', 'Choose the offence, or say that you do not know it.'],
    [{ offenceKey: 'nothing' }, 'offenceKey', 'Choose the offence from the list.'],
    [
      { offenceKey: '', offenceTyped: 'qqq' },
      'offenceKey',
      'Choose the offence from the list, or say that you do not know it.',
    ],
    [
      { offence: 'unknown', sentenceType: 'other' },
      'sentenceType',
      'Choose the kind of sentence from the list.',
    ],
    [{ ageAtSentence: '' }, 'ageAtSentence', 'Choose the age of the person.'],
    [{ remandCreditDays: 'x' }, 'remandCreditDays', wholeNumber('days on remand', 36525)],
    [
      { taggedBailCreditDays: '99999' },
      'taggedBailCreditDays',
      wholeNumber('days credited for tagged bail', 36525),
    ],
    [{ addedDays: '1e3' }, 'addedDays', wholeNumber('added days', 36525)],
    [
      { regimeId: 'none' },
      'startDate-day',
      'The link names rules that do not exist. Start again, or check the link.',
    ],
  ])('%j', (change, box, message) => {
    const query: Record<string, string> = change.regimeId
      ? { startDate: '2026-11-16', sentenceYears: '3', ...change }
      : { ...form, ...change }
    expect(errorsOf(query)).toEqual([[box, message]])
  })

  test.each<[string, Record<string, string>, readonly string[]]>([
    ['the one that is empty', { 'startDate-month': '' }, ['month']],
    [
      'all where none is filled',
      { 'startDate-day': '', 'startDate-month': '', 'startDate-year': '' },
      ['day', 'month', 'year'],
    ],
    [
      'all of a day on no calendar',
      { 'startDate-day': '31', 'startDate-month': '2' },
      ['day', 'month', 'year'],
    ],
    ['none of a date that is right', { sentenceYears: 'x' }, []],
  ])('of a date it marks %s', (_name, change, marked) => {
    const parsedQuery = parseQuery({ ...form, ...change })
    if (!('errors' in parsedQuery)) throw new Error('there are no errors')
    const { markup } = questionPage(parsedQuery.form, parsedQuery.errors).main
    const boxes = [...markup.matchAll(/govuk-input--error" id="startDate-(\w+)"/g)].map(([, part]) => part)
    expect(boxes).toEqual(marked)
  })

  test('and names what is close to what was typed', () => {
    expect(errorsOf({ ...form, offenceKey: '', offenceTyped: 'assault' })[0]?.[1]).toMatch(
      /^Choose the offence from the list\. Close to what you typed: “/,
    )
  })

  test('and all are told at once, in the order of the questions', () => {
    const boxes = errorsOf({ 'startDate-day': '', sentenceYears: 'x', addedDays: 'y' }).map(([box]) => box)
    expect(boxes).toEqual(['startDate-day', 'sentenceYears', 'offenceKey', 'ageAtSentence', 'addedDays'])
  })
})

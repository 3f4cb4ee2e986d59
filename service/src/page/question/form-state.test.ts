import { describe, expect, test } from 'vitest'
import { filledForm as form } from '../../../../test/page/states.ts'
import { parametersOf } from '../../http/query.ts'
import { sentenceOnPaper } from '../told/in-words.ts'
import { sentenceQuery, toldQuery } from '../told/query.ts'
import { extensionOf, lengthTold, type Told, type ToldSentence } from '../told/told.ts'
import type { FieldError } from './field-errors.ts'
import { formValuesOf } from './form-of-query.ts'
import { type FormState, readForm, sentenceIn, toldIn } from './form-state.ts'

/** A date in its three boxes. */
const dateOf = (name: string, day: string, month: string, year: string): Record<string, string> => ({
  [`${name}-day`]: day,
  [`${name}-month`]: month,
  [`${name}-year`]: year,
})

type Fields = Record<string, string | string[]>

const toldOf = (query: Fields): Told => {
  const read = toldIn(query)
  if (read === null || 'errors' in read) throw new Error(JSON.stringify(read))
  return read.told
}
const sentenceOf = (query: Fields): ToldSentence => toldOf(query).sentences[0] as ToldSentence
const linkOf = (query: Fields): string => toldQuery(toldOf(query))

const errorsOf = (query: Fields): readonly (readonly [string, string])[] => {
  const read = toldIn(query)
  return read !== null && 'errors' in read ? read.errors.map(({ box, message }) => [box, message]) : []
}

describe('The form becomes a sentence, and a link with the names of the API', () => {
  test('with the fields that were filled in', () => {
    expect(linkOf({ ...form, creditNone: '', remandCreditDays: ' 40 ' })).toBe(
      'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=robbery&ageAtConviction=adult&remandCreditDays=40',
    )
  })

  test('with the months on remand, where that is all that is known', () => {
    const asked = { ...form, creditNone: '', remandCreditMonths: '8' }
    expect(linkOf(asked)).toMatch(/&remandCreditMonths=8$/)
    expect(linkOf(Object.fromEntries(new URLSearchParams(linkOf(asked))))).toBe(linkOf(asked))
    expect(errorsOf({ ...asked, remandCreditDays: '40' })).toEqual([
      ['remandCreditMonths', 'Give the days on remand or the months, not both.'],
    ])
    expect(errorsOf({ ...asked, remandCreditMonths: '25' }).map(([box]) => box)).toEqual([
      'remandCreditMonths',
    ])
  })

  test.each([
    ['9', '2026-09-16'],
    ['Nov', '2026-11-16'],
    ['september', '2026-09-16'],
    ['Sept', '2026-09-16'],
    ['OCT.', '2026-10-16'],
  ])('a month may be written %s', (month, date) => {
    expect(linkOf({ ...form, 'startDate-month': month })).toContain(`startDate=${date}`)
  })

  // biome-ignore format: one row a line
  test.each([
    [{ sentenceMonths: '18' }, { years: 0, months: 18, weeks: 0, days: 0 }],
    [{ sentenceWeeks: '12' }, { years: 0, months: 0, weeks: 12, days: 0 }],
    [{ sentenceDays: '84' }, { years: 0, months: 0, weeks: 0, days: 84 }],
    [{ sentenceDays: '1,000' }, { years: 0, months: 0, weeks: 0, days: 1000 }],
    [{ sentenceYears: '4', sentenceMonths: '6' }, { years: 4, months: 6, weeks: 0, days: 0 }],
  ])('a length stays in the units of the court: %j', (boxes, length) => {
    expect(lengthTold(sentenceOf({ ...form, sentenceYears: '', ...boxes }))).toEqual(length)
  })

  test.each([
    ['June 2025', '', '2025-06'],
    ['06/2025', '', '2025-06'],
    ['june 25', 'yes', '2025-06'],
    ['Sept ’24', 'yes', '2024-09'],
    ['16 June 2025', 'yes', '2025-06'],
  ])('the month alone, in one box: %s', (typed, monthOnly, month) => {
    expect(
      sentenceOf({ ...form, 'startDate-day': typed, 'startDate-month': '', 'startDate-year': '', monthOnly })
        .startMonth,
    ).toBe(month)
  })

  test('what was told in months is filled in as months, without 0 years', () => {
    const asked = formValuesOf({ startDate: '2025-03-10', sentenceYears: '0', sentenceMonths: '6' })
    expect([asked.sentenceYears, asked.sentenceMonths]).toEqual(['', '6'])
    expect(formValuesOf({ startDate: '2025-03-10', sentenceYears: '0' }).sentenceYears).toBe('0')
  })

  test('thousands may have their comma, and are shown with it', () => {
    const told = sentenceOf({
      ...form,
      sentenceYears: '',
      sentenceDays: '1,000',
      creditNone: '',
      remandCreditDays: '1,000',
    })
    expect([told.sentenceDays, told.remandCreditDays]).toEqual([1000, 1000])
    expect(sentenceOnPaper(told, 1)).toContain(', 1,000 days, ')
    expect(sentenceOnPaper(told, 1)).toContain('with 1,000 days on remand')
  })

  test('an extended sentence has its extra time, and its offence, for it decides if the Parole Board looks', () => {
    const extended = { ...form, kind: 'eds', extensionYears: '3', extensionMonths: '' }
    expect(sentenceOf(extended)).toMatchObject({
      sentenceType: 'eds',
      extensionYears: 3,
      offenceKey: 'robbery',
    })
    expect(extensionOf(sentenceOf({ ...extended, extensionYears: '', extensionUnknown: 'yes' }))).toBeNull()
  })

  test('a sentence for terrorism can have no extra time; of another kind it is not asked', () => {
    const ticked = { ...form, kind: 'other', extensionNone: 'yes' }
    expect(sentenceOf({ ...ticked, otherKind: 'terrorism' }).extensionYears).toBe(0)
    expect(extensionOf(sentenceOf({ ...ticked, otherKind: 'terrorism', extensionNone: '' }))).toBeNull()
    expect(extensionOf(sentenceOf({ ...ticked, otherKind: 'sopc' }))).toBeNull()
  })

  test.each(['life', 'ipp'] as const)('%s needs neither offence nor age', (kind) => {
    const asked = kind === 'life' ? { kind } : { kind: 'other', otherKind: kind }
    expect(sentenceOf({ ...form, ...asked, offenceKey: '', ageAtConviction: '' }).sentenceType).toBe(kind)
  })

  test('a detention and training order is for a person under 18, who is not asked', () => {
    const order = { kind: 'other', otherKind: 'dto', sentenceYears: '1', ageAtConviction: '' }
    expect(sentenceOf({ ...form, ...order }).ageAtConviction).toBe('child')
  })

  test('a suspended sentence that a court has put into effect is a standard one', () => {
    expect(sentenceOf({ ...form, kind: 'suspended', activated: 'yes' }).sentenceType).toBe('sds')
  })

  test('a person under 18 is under section 250, whatever was chosen before', () => {
    const child = { ...form, sentenceYears: '2', ageAtConviction: 'child', childSentence: 'section_250' }
    expect(sentenceOf(child)).toMatchObject({ sentenceType: 'section_250', ageAtConviction: 'child' })
    const long = { ...child, sentenceYears: '2', sentenceDays: '1', childSentence: '' }
    expect(sentenceOf(long)).toMatchObject({ sentenceType: 'section_250' })
    expect(sentenceOf({ ...long, kind: 'unsure' }).sentenceType).toBe('unknown')
    expect(sentenceOf({ ...child, childSentence: 'unsure' }).sentenceType).toBe('unknown')
    expect(sentenceOf({ ...child, ageAtConviction: 'adult' })).toMatchObject({
      sentenceType: 'sds',
      ageAtConviction: 'adult',
    })
  })

  test.each([
    ['robbery', 'robbery'],
    ['vehicle taking death', 'aggravated_vehicle_taking_causing_death'],
  ])('a name typed in full, or that can mean one offence only, is enough: %s', (offenceTyped, offenceKey) => {
    expect(sentenceOf({ ...form, offenceKey: '', offenceTyped })).toMatchObject({ offenceKey })
  })

  test('of a field that was sent twice the first counts', () => {
    expect(sentenceOf({ ...form, sentenceYears: ['4', '5'] }).sentenceYears).toBe(4)
  })

  test('what was not known is kept', () => {
    const unsure = { ...form, kind: 'unsure', creditNone: '', creditUnknown: 'yes', another: 'unknown' }
    expect(toldOf(unsure)).toMatchObject({
      otherSentences: 'unknown',
      sentences: [{ sentenceType: 'unknown', remandCreditDays: 'unknown' }],
    })
  })

  test('what happened since belongs to the case', () => {
    const away = dateOf('fromDate', '1', '2', '2027')
    const back = dateOf('toDate', '3', 'feb', '2027')
    expect(linkOf({ ...form, added: 'yes', addedDays: '7', away: 'yes', ...away, ...back })).toMatch(
      /&addedDays=7&fromDate=2027-02-01&toDate=2027-02-03$/,
    )
  })

  test('and can have happened more than once: a row that was left empty is none', () => {
    const added = {
      added: 'yes',
      addedDays: '7',
      addedDays3: '14',
      ...dateOf('awardDate3', '20', '1', '2027'),
    }
    const first = { ...dateOf('fromDate', '1', '2', '2027'), ...dateOf('toDate', '3', '2', '2027') }
    const second = { ...dateOf('fromDate2', '1', '3', '2027'), ...dateOf('toDate2', '2', '3', '2027') }
    expect(linkOf({ ...form, ...added, away: 'yes', ...first, ...second })).toMatch(
      /&addedDays=7.14&awardDate=.2027-01-20&fromDate=2027-02-01.2027-03-01&toDate=2027-02-03.2027-03-02$/,
    )
  })
})

describe('A link means what the API means', () => {
  test('and needs no more than the API', () => {
    expect(sentenceOf({ startDate: '2026-11-16', sentenceYears: '3' })).toMatchObject({
      sentenceType: 'unknown',
      ageAtConviction: 'adult',
      remandCreditDays: 0,
    })
  })

  test('the older name of the age is understood', () => {
    expect(sentenceOf({ startDate: '2026-11-16', sentenceYears: '3', ageAtSentence: 'child' })).toMatchObject(
      { ageAtConviction: 'child' },
    )
  })

  test.each([
    'startMonth=2026-06&sentenceYears=3&sentenceType=sds&offenceKey=robbery&ageAtConviction=adult',
    'startDate=2026-11-02&sentenceMonths=6&sentenceType=sds&offenceKey=theft&ageAtConviction=adult&notSuspended=true',
    'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=robbery&ageAtConviction=adult&remandCreditDays=40',
    'startDate=2026-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds&ageAtConviction=adult',
    'startDate=2026-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds&ageAtConviction=adult&terrorism=true',
    'startDate=2026-11-02&sentenceWeeks=12&sentenceType=sds&ageAtConviction=unknown&remandCreditDays=unknown&otherSentences=unknown',
    'startDate=2026-11-02&sentenceYears=4&sentenceType=section_250&ageAtConviction=child&addedDays=3',
    'startDate=2026-11-02&sentenceYears=2&sentenceType=sds&offenceKey=robbery&ageAtConviction=adult&dateOfBirth=2010-05-05',
    'startDate=2026-11-02&sentenceYears=4&sentenceType=unknown&ageAtConviction=adult&addedDays=3.14&awardDate=2027-01-05.&fromDate=2027-02-01.2027-03-01&toDate=2027-02-03.2027-03-02',
    'startDate=2025-06-02&sentenceYears=3&sentenceType=unknown&ageAtConviction=adult&fromDate=2026-02-01&toDate=2026-02-03&recallType=standard',
    'startDate=2026-11-02&sentenceYears=4&sentenceType=sopc&ageAtConviction=adult&taggedBailCreditDays=9',
    'startDate=2026-11-02&sentenceYears=16&sentenceType=life&ageAtConviction=unknown',
    'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&ageAtConviction=unknown&recallType=fixed_term_56&recallDate=2026-10-05&returnToCustodyDate=2026-10-09&addedDaysAfterReturn=5&statedReleaseDate=2026-12-08',
    'startDate=2025-06-02&sentenceYears=3&sentenceType=unknown&ageAtConviction=adult&recallType=fixed_term_28&returnToCustodyDate=2026-10-09',
    'startDate=2025-06-02&sentenceYears=3&sentenceType=unknown&ageAtConviction=adult&addedDays=3&recallType=standard',
    'startDate=2025-06-02&sentenceYears=3&sentenceType=unknown&ageAtConviction=adult&recallType=unknown&returnToCustodyDate=2026-10-09',
    'sentence=startDate%3D2025-03-10%26sentenceYears%3D4%26sentenceType%3Dunknown%26ageAtConviction%3Dadult&sentence=startDate%3D2025-03-10%26sentenceYears%3D1%26sentenceType%3Dunknown%26ageAtConviction%3Dadult%26consecutiveTo%3D1&recallType=standard&statedReleaseDate=2030-03-09',
    'sentence=startDate%3D2025-03-10%26sentenceYears%3D4%26sentenceType%3Dunknown%26ageAtConviction%3Dadult&sentence=startDate%3D2025-03-10%26sentenceMonths%3D6%26sentenceType%3Dunknown%26ageAtConviction%3Dadult%26consecutiveTo%3D1&addedDays=4',
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26sentenceType%3Dunknown%26ageAtConviction%3Dadult&sentence=startDate%3D2026-11-20%26sentenceMonths%3D9%26sentenceType%3Dunknown%26ageAtConviction%3Dadult&addedDays=7&awardDate=2026-12-01&recallType=standard&recallSentenceIds=1&returnToCustodyDate=2026-11-02',
    'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&ageAtConviction=adult&remand=2026-03-20.&remand=2026-01-05.2026-01-09.none&otherCustody=2026-04-01.2026-04-20.recall',
    'sentence=startDate%3D2026-12-01%26sentenceMonths%3D9%26sentenceType%3Dunknown%26ageAtConviction%3Dadult&sentence=startDate%3D2027-05-10%26sentenceYears%3D2%26sentenceType%3Dunknown%26ageAtConviction%3Dadult&remand=2026-11-10..1&remand=2026-10-05.2027-05-09.1%2B2&remand=2026-10-05.2026-10-09.pending',
  ])('and is written as it was read: %s', (link) => {
    expect(toldQuery(toldOf(parametersOf(link) as Fields))).toBe(link)
  })
})

describe('Every error leads to its box', () => {
  const remanded = (day: string, month: string, year: string) => dateOf('remandFrom', day, month, year)
  const onSentence =
    'This is on or after the day of sentence. From that day on the sentence itself is served.'
  const day = (d: string, m: string, y: string) => ({
    'startDate-day': d,
    'startDate-month': m,
    'startDate-year': y,
  })
  const back = (day: string, month: string, year: string) => dateOf('returnToCustodyDate', day, month, year)
  const recalled = {
    ...{ recalled: 'way', recallType: 'fixed_term_56', recallDateUnknown: 'yes', onTag: 'no' },
    ...back('9', '10', '2028'),
  }
  const whole = 'Years must be a whole number. For one and a half years, enter 18 months.'
  const added = 'Days added in prison must be a whole number, such as 40.'
  const days = 'Days on remand must be a whole number, such as 40.'
  // biome-ignore format: one row a line
  test.each<[Record<string, string>, string, string]>([
    [{ kind: '' }, 'kind', 'Choose the kind of sentence, or “I am not sure”.'],
    [{ kind: 'nothing' }, 'kind', 'Choose the kind of sentence, or “I am not sure”.'],
    [{ kind: 'other' }, 'otherKind', 'Choose which kind of sentence it is.'],
    [{ kind: 'suspended' }, 'activated', 'Say if a court has since sent the person to prison for it.'],
    [{ kind: 'eds' }, 'extensionYears', 'Enter the extra time on licence, or say that you do not know it.'],
    [{ kind: 'eds', extensionYears: '8', extensionMonths: '1' }, 'extensionYears',
      'Extra time on licence is 8 years at most. Check the two lengths. For a terrorism offence choose “Another kind”.'],
    [{ kind: 'eds', extensionMonths: '11' }, 'extensionYears', 'Extra time on licence is at least 1 year. Check the two lengths.'],
    [{ kind: 'eds', extensionMonths: 'x' }, 'extensionMonths', 'Months must be a number, such as 18.'],
    [{ sentenceYears: '' }, 'sentenceYears', 'Enter the length of the sentence.'],
    [{ kind: 'life', sentenceYears: '' }, 'sentenceYears', 'Enter the minimum term.'],
    [{ sentenceYears: 'x' }, 'sentenceYears', 'Years must be a number, such as 3.'],
    [{ sentenceDays: '-1' }, 'sentenceDays', 'Days must be a number, such as 18.'],
    [{ sentenceYears: '1.5' }, 'sentenceYears', whole],
    [{ sentenceYears: '1½' }, 'sentenceYears', whole],
    [{ sentenceYears: '0' }, 'sentenceYears', 'The length must be at least 1 day.'],
    [{ sentenceYears: '101' }, 'sentenceYears', 'Enter 100 years or less.'],
    [{ sentenceYears: '', sentenceWeeks: '5220' }, 'sentenceWeeks', 'Enter 100 years or less.'],
    [day('', '', ''), 'startDate-day', 'Enter the day the court passed the sentence.'],
    [day('', '11', '2026'), 'startDate-day', 'Enter the day too, or tick “I only know the month”.'],
    [{ ...day('', '', ''), monthOnly: 'yes' }, 'startDate-month', 'Enter the month and the year.'],
    [{ ...day('', '6', ''), monthOnly: 'yes' }, 'startDate-year', 'Enter the year too.'],
    [day('16', '', '2026'), 'startDate-month', 'Enter the month too.'],
    [day('16', '11', ''), 'startDate-year', 'Enter the year too.'],
    [day('31', '2', '2026'), 'startDate-day', 'February 2026 has 28 days. Check the day.'],
    [day('31', 'February', '2028'), 'startDate-day', 'February 2028 has 29 days. Check the day.'],
    [day('31', 'Nov', '2026'), 'startDate-day', 'November 2026 has 30 days. Check the day.'],
    [day('16', '13', '2026'), 'startDate-month', 'Enter the month as a number from 1 to 12, or by its name.'],
    [day('16', '11', '226'), 'startDate-year', 'Enter the year with 4 figures, such as 2026.'],
    [day('16', '11', '1899'), 'startDate-year', 'Enter a year from 1900 to 2199.'],
    [day('x', '11', '2026'), 'startDate-day', 'Use figures for the day, such as 13.'],
    [{ offenceKey: '' }, 'offenceKey', 'Enter the offence, or say that you do not know it.'],
    [{ offenceKey: 'nothing' }, 'offenceKey', 'Choose the offence from the list.'],
    [{ offenceKey: '', offenceTyped: 'qqq' }, 'offenceKey', '“qqq” is not in our list. Try another word, or say that you do not know it.'],
    [{ ageAtConviction: '' }, 'ageAtConviction', 'Choose an age, or “I do not know”.'],
    [{ ageAtConviction: 'child', sentenceYears: '2' }, 'childSentence', 'Say what the court called the sentence, or “I am not sure”.'],
    [{ creditNone: '' }, 'creditNone', 'Tick “No” or “I do not know”, or enter the days before the sentence.'],
    [{ creditNone: '', ...remanded('40', '3', '2026') }, 'remandFrom-day', 'March 2026 has 31 days. Check the day.'],
    [remanded('20', '3', '2026'), 'creditNone', 'Choose “No”, or enter the days. Not both.'],
    [{ creditNone: '', ...remanded('16', '11', '2026') }, 'remandFrom-day', onSentence],
    [{ creditNone: '', ...remanded('20', '3', '2026'), remandUntil: 'date' }, 'remandTo-day', 'Enter the last day.'],
    [{ creditNone: '', ...remanded('20', '3', '2026'), ...dateOf('remandTo', '19', '3', '2026') }, 'remandTo-day', 'The last day is before the first day.'],
    [{ ...{ creditNone: '', ...remanded('20', '3', '2026'), remandUntil: 'sentence' }, ...dateOf('remandTo', '19', '5', '2026') },
      'remandUntil', 'Choose “Until the sentence”, or enter the last day. Not both.'],
    [{ creditNone: '', ...remanded('20', '3', '2026'), remandCreditDays: '9' }, 'remandCreditDays', 'Give the days on remand as dates or as a number, not both.'],
    [{ creditNone: '', ...remanded('20', '3', '2026'), remandFor: '1.none' }, 'remandFor', 'Tick the sentences, or how the charge ended without one. Not both.'],
    [{ creditNone: '', ...remanded('20', '3', '2026'), remandFor: '0' }, 'remandFor', 'Say which sentence this time was for, or empty its dates.'],
    [{ creditNone: '', ...remanded('20', '3', '2026'), ...dateOf('servedFrom', '1', '4', '2026') }, 'servedTo-day', 'Enter the day of release.'],
    [{ ...{ creditNone: '', ...remanded('20', '3', '2026') },
      ...{ ...dateOf('servedFrom', '1', '4', '2026'), ...dateOf('servedTo', '2', '4', '2026') } }, 'servedWhy', 'Say what it was.'],
    [{ creditNone: '', ...remanded('20', '3', '2026'), remandOver: 'yes' }, 'remandFrom10', 'This page takes 10 times. Those after them are left out.'],
    [{ creditNone: '', remandCreditDays: 'x' }, 'remandCreditDays', days],
    [{ creditNone: '', remandCreditDays: '1,00' }, 'remandCreditDays', days],
    [{ creditNone: '', taggedBailCreditDays: '99999' }, 'taggedBailCreditDays', 'Days for the tag: enter 36,525 days or fewer.'],
    [{ remandCreditDays: '40' }, 'creditNone', 'Choose “No”, or enter the days. Not both.'],
    [{ creditUnknown: 'yes' }, 'creditNone', 'Choose “No”, or enter the days. Not both.'],
    [{ offenceUnknown: 'yes' }, 'offenceKey', 'Choose the offence, or say that you do not know it. Not both.'],
    [{ addedDays: '1e3' }, 'addedDays', added],
    [{ away: 'yes' }, 'fromDate-day', 'Enter the first day away, or untick the box.'],
    [{ ...dateOf('fromDate2', '3', '2', '2027'), ...dateOf('toDate2', '1', '2', '2027') }, 'toDate2-day', 'The first day is after the last day.'],
    [{ addedDays: '7', ...dateOf('awardDate2', '3', '2', '2027') }, 'addedDays2', added],
    [{ addedDays: '7', ...dateOf('awardDate', '30', '2', '2027') }, 'awardDate-day', 'February 2027 has 28 days. Check the day.'],
    [{ ...recalled, ...dateOf('recallDate', '1', '10', '2028'), ...dateOf('fromDate', '3', '10', '2028'),
      ...dateOf('toDate', '4', '10', '2028') }, 'fromDate-day', 'Leave out the days between recall and return. We count them.'],
    [{ ...recalled, recalled: 'yes', addedDays: '7', ...dateOf('awardDate', '9', '10', '2028') }, 'awardDate-day', 'This is after the return. Give these as added since the return.'],
    [{ prisonSaid: 'yes' }, 'statedReleaseDate-day', 'Enter the date the prison gave, or untick the box.'],
    [{ 'statedReleaseDate-day': '1', 'statedReleaseDate-month': '2', 'statedReleaseDate-year': '2026' }, 'statedReleaseDate-year',
      'That is before the sentence was passed. Check the year.'],
    [{ recalled: 'yes' }, 'recallType', 'Choose the kind of recall, or “I am not sure”.'],
    [{ recalled: 'way', recallType: 'x' }, 'recallType', 'Choose the kind of recall, or “I am not sure”.'],
    [{ recalled: 'way', recallType: 'short' }, 'shortTerm', 'Choose 28 or 14 days.'],
    [{ ...recalled, ...back('', '', '') }, 'returnToCustodyDate-day', 'Enter the day. A fixed term is counted from it.'],
    [{ ...recalled, ...back('9', '', '2026') }, 'returnToCustodyDate-month', 'Enter the month too.'],
    [{ ...recalled, recallDateUnknown: '' }, 'recallDate-day', 'Enter the day of the recall, or say that you do not know it.'],
    [{ ...recalled, onTag: '' }, 'onTag', 'Say if the person was out on a tag, or “I do not know”.'],
    [{ ...recalled, addedSince: 'yes' }, 'addedDaysAfterReturn', 'Days added since the return must be a whole number, such as 40.'],
    [{ regimeId: 'none' }, 'kind', 'The link names rules that do not exist. Start again, or check the link.'],
  ])('%j', (change, box, message) => {
    expect(errorsOf({ ...form, ...change })[0]).toEqual([box, message])
  })

  test('and names what is close to what was typed', () => {
    expect(errorsOf({ ...form, offenceKey: '', offenceTyped: 'assault' })[0]?.[1]).toMatch(
      /^Choose one of these: “/,
    )
  })

  test('and all of a page are told at once, in the order of the questions', () => {
    const boxes = errorsOf({ 'startDate-day': '', sentenceYears: 'x' }).map(([box]) => box)
    expect(boxes).toEqual(['kind', 'sentenceYears', 'startDate-day'])
  })
})

describe('A sentence beside others', () => {
  const first = sentenceQuery(sentenceOf({ ...form, sentenceYears: '4' }))
  const second = `${first}&consecutiveTo=1`
  test.each([
    ['has the days that are told with it', '9', [9, 9, 9]],
    ['takes its days before from an earlier one of the same day', '', [0, 0, 0]],
  ])('%s', (_, remandCreditDays, days) => {
    const asked = (at: string) =>
      readForm({
        ...{ ...form, runs: 'concurrent', remandCreditDays, sentence: [first, first, first], at },
      }) as FormState
    expect(['1', '2', '3'].map((at) => sentenceIn(asked(at), [])?.remandCreditDays)).toEqual(days)
  })

  test('cannot be read when what was carried along is not what we wrote', () => {
    expect(toldIn({ ...form, sentence: ['startDate=x'] })).toBeNull()
    expect(toldIn({ ...form, sentence: ['"><script>'] })).toBeNull()
  })

  // biome-ignore format: one row a line
  test.each<[Record<string, string>, readonly string[], string, string]>([
    [{}, [first], 'runs', 'Say how it runs, or “I am not sure”.'],
    [{ runs: 'consecutive' }, [first], 'consecutiveTo', 'Choose which sentence it follows.'],
    [{ runs: 'consecutive', consecutiveTo: '2' }, [first], 'consecutiveTo', 'Choose which sentence it follows.'],
    [{ runs: 'consecutive', consecutiveTo: '1', 'startDate-year': '2025' }, [first], 'consecutiveTo', 'It cannot follow a sentence that was passed after it.'],
  ])('%j', (change, others, box, message) => {
    const asked = readForm({ ...form, sentence: [...others], ...change }) as FormState
    const errors: FieldError[] = []
    sentenceIn(asked, errors)
    expect(errors.map((error) => [error.box, error.message])).toEqual([[box, message]])
  })

  test('a third sentence can follow the one that the second follows (section 264: branches)', () => {
    const change = { runs: 'consecutive', consecutiveTo: '1' }
    const asked = readForm({ ...form, sentence: [first, second], ...change }) as FormState
    const errors: FieldError[] = []
    expect([sentenceIn(asked, errors)?.consecutiveTo, errors]).toEqual(['1', []])
  })
})

describe('A recall for some of several sentences', () => {
  const told = (start: string, more = '') => `startDate=${start}&sentenceYears=4&sentenceType=sds${more}`
  const first = told('2025-01-10')
  const chain = told('2025-01-10', '&consecutiveTo=1')
  const later = told('2026-11-20')
  const recall = {
    ...{ recalled: 'yes', recallType: 'standard', onTag: 'no' },
    ...dateOf('recallDate', '2', '11', '2026'),
    ...dateOf('returnToCustodyDate', '2', '11', '2026'),
  }
  const errorsIn = (sentence: readonly string[], change: Record<string, string | string[]>) => {
    const read = toldIn({ ...form, sentence: [...sentence], ...recall, ...change })
    return read !== null && 'errors' in read ? read.errors.map(({ box, message }) => [box, message]) : []
  }

  // biome-ignore format: one row a line
  test.each<[readonly string[], Record<string, string | string[]>, string, string]>([
    [[first, later], {}, 'recallSentenceIds', 'Tick at least one sentence.'],
    [[first, later], { recallSentenceIds: '9.x' }, 'recallSentenceIds', 'Tick at least one sentence.'],
    [[first, chain, later], { recallSentenceIds: '1' }, 'recallSentenceIds', 'Sentence 2 follows sentence 1: tick both or neither.'],
    [[first, later], { recallSentenceIds: ['1', '2'] }, 'recallSentenceIds', 'Sentence 2 was not passed before the recall. Take the tick away.'],
    [[first, later], { recallSentenceIds: '1', addedDays: '7' }, 'awardDate-day', 'Enter the day. Which sentence the days lengthen depends on it.'],
  ])('%j %j', (sentences, change, box, message) =>
    expect(errorsIn(sentences, change)).toEqual([[box, message]]),
  )

  test.each<[readonly string[], Record<string, string | string[]>, readonly number[] | null]>([
    [[first, later], { recallSentenceIds: '1' }, [1]],
    [[first, told('2025-02-20'), later], { recallSentenceIds: ['1', '2'] }, [1, 2]],
    [[first, chain], {}, null],
    [[first, later], { recallSentenceIds: '1', addedDaysAfterReturn: '5' }, [1]],
  ])('%j %j is for %j', (sentences, change, numbers) => {
    const read = toldIn({ ...form, sentence: [...sentences], ...recall, ...change })
    if (read === null || 'errors' in read) throw new Error(JSON.stringify(read))
    expect([read.told.recall?.sentenceIds, read.told.recall?.addedDaysAfterReturn]).toEqual([
      numbers?.map(String),
      undefined,
    ])
  })
})

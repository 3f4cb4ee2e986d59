import { describe, expect, test } from 'vitest'
import { linkIn } from '../../../test/page/told.ts'
import { parametersOf } from '../http/query.ts'
import { givenIn } from '../page/rows/given.ts'
import { inSentence } from '../page/rows/row.ts'
import { toldIn } from './link.ts'
import { toldQuery } from './query.ts'

const read = (line: string) => toldIn(parametersOf(linkIn(line)))
const robbery = '2026-11-16 3y sds robbery'
const two = '2025-01-10 4y sds theft; 2026-11-20 4y sds theft'
const recall = 'recallType=standard&recallDate=2026-11-02&returnToCustodyDate=2026-11-02'

describe('What is to be put right in a link leads to the place of its fact', () => {
  // biome-ignore format: one row a line
  test.each<[string, string, string]>([
    ['sentenceYears=3', 'sentences[0].startDate', 'Enter the day the court passed the sentence.'],
    ['startDate=2026-02-31&sentenceYears=3', 'sentences[0].startDate', 'February 2026 has 28 days. Check the day.'],
    ['startDate=2026-02-31&sentenceMonths=6&sentenceType=dto', 'sentences[0].startDate', 'February 2026 has 28 days. Check the day.'],
    ['startDate=2026-11-16', 'sentences[0].sentenceYears', 'Enter the length of the sentence.'],
    ['startDate=2026-11-16&sentenceType=life', 'sentences[0].sentenceYears', 'Enter the minimum term.'],
    ['startDate=2026-11-16&sentenceYears=x', 'sentences[0].sentenceYears', 'Years must be a number, such as 3.'],
    ['startDate=2026-11-16&sentenceYears=1.5', 'sentences[0].sentenceYears', 'Years must be a whole number. For one and a half years, enter 18 months.'],
    ['startDate=2026-11-16&sentenceYears=0', 'sentences[0].sentenceYears', 'The length must be at least 1 day.'],
    ['startDate=2026-11-16&sentenceWeeks=5220', 'sentences[0].sentenceWeeks', 'Enter 100 years or less.'],
    ['startDate=2026-11-16&sentenceYears=3&sentenceType=dto', 'sentences[0].sentenceMonths', 'An order is 24 months at most.'],
    ['2026-11-16 7y +9y eds', 'sentences[0].extensionYears',
      'Extra time on licence is 8 years at most. Check the two lengths. For a terrorism offence choose “Another kind”.'],
    ['startDate=2026-11-16&sentenceYears=7&sentenceType=eds&extensionMonths=11', 'sentences[0].extensionYears',
      'Extra time on licence is at least 1 year. Check the two lengths.'],
    ['startDate=2026-11-16&sentenceYears=3&offenceKey=nothing', 'sentences[0].offenceKey', 'Choose the offence from the list.'],
    ['startDate=2026-11-16&sentenceYears=3&regimeId=nothing', 'sentences[0].regimeId', 'The link names rules that do not exist. Start again, or check the link.'],
    ['startDate=2026-11-16&sentenceDays=45&sentenceType=fine_default', 'sentences[0].unpaid', 'Say what was not paid.'],
    [`${robbery} & remandCreditDays=7&remand=2026-03-20`, 'sentences[0].remandCreditDays', 'Give the days on remand as dates or as a number, not both.'],
    [`${robbery} & remandCreditDays=7&remandCreditMonths=8`, 'sentences[0].remandCreditMonths', 'Give the days on remand or the months, not both.'],
    [`${robbery} & remand=2026-11-16`, 'remand[0].fromDate', 'This is on or after the day of sentence. From that day on the sentence itself is served.'],
    [`${robbery} & remand=2026-03-20.2026-03-19`, 'remand[0].toDate', 'The last day is before the first day.'],
    [`${robbery} & remand=2026-03-20..1%2Bno_sentence`, 'remand[0].sentenceIds', 'Tick the sentences, or how the charge ended without one. Not both.'],
    [`${robbery} & remand=2026-03-20..9`, 'remand[0].sentenceIds', 'Say which sentence this time was for, or empty its dates.'],
    [`${robbery} & otherCustody=2026-04-01..recall`, 'otherCustody[0].toDate', 'Enter the day of release.'],
    [`${robbery} & otherCustody=2026-04-01.2026-04-02`, 'otherCustody[0].why', 'Say what it was.'],
    [`${robbery} & addedDays=1e3`, 'addedDays[0].days', 'Days added in prison must be a whole number, such as 40.'],
    [`${robbery} & addedDays=7.2027-02-30`, 'addedDays[0].date', 'February 2027 has 28 days. Check the day.'],
    [`${robbery} & unlawfullyAtLarge=2027-02-03.2027-02-01`, 'unlawfullyAtLarge[0].toDate', 'The first day is after the last day.'],
    [`${robbery} & unlawfullyAtLarge=2027-02-03`, 'unlawfullyAtLarge[0].toDate', 'Enter the last day away.'],
    ['2025-01-06 3y sds theft & recallType=standard&recallDate=2026-11-02&returnToCustodyDate=2026-11-09&unlawfullyAtLarge=2026-11-03.2026-11-04',
      'unlawfullyAtLarge[0].fromDate', 'Leave out the days between recall and return. We count them.'],
    [`${robbery} & statedReleaseDate=2026-02-01`, 'statedReleaseDate', 'That is before the sentence was passed. Check the year.'],
    [`${robbery} & statedReleaseDate=2027-11-16&statedDates=CRD%3D2027-11-17`, 'statedReleaseDate', 'The prison’s release date is here twice, with two days. Give it once.'],
    ['2025-01-06 3y sds theft & recallDate=2026-11-02', 'recall.type', 'Choose the kind of recall, or “I am not sure”.'],
    ['2025-01-06 3y sds theft & recallType=fixed_term_28', 'recall.returnToCustodyDate', 'Enter the day. A fixed term is counted from it.'],
    [`${two} & ${recall}&recallSentenceIds=9`, 'recall.sentenceIds', 'Tick at least one sentence.'],
    [`${two} & ${recall}&recallSentenceIds=1.2`, 'recall.sentenceIds', 'Sentence 2 was not passed before the recall. Take the tick away.'],
    [`${two} & ${recall}&recallSentenceIds=1&addedDays=7`, 'addedDays[0].date', 'Enter the day. Which sentence the days lengthen depends on it.'],
  ])('%s', (link, place, message) => {
    const told = read(link)
    expect('faults' in told && told.faults[0]).toEqual({ place, message })
  })
})

describe('A link is written as it was read', () => {
  test.each([
    'startMonth=2026-06&sentenceYears=3&sentenceType=sds&offenceKey=robbery&ageAtConviction=adult',
    'startDate=2026-11-02&sentenceMonths=6&sentenceType=sds&offenceKey=theft&ageAtConviction=adult&notSuspended=true',
    'startDate=2026-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds&ageAtConviction=adult&terrorism=true',
    'startDate=2026-11-02&sentenceWeeks=12&sentenceType=sds&ageAtConviction=unknown&remandCreditDays=unknown&otherSentences=unknown',
    'startDate=2026-11-02&sentenceYears=4&sentenceType=section_250&ageAtConviction=child&addedDays=3',
    'startDate=2026-11-02&sentenceYears=4&sentenceType=unknown&ageAtConviction=adult&addedDays=3.2027-01-05&addedDays=14&unlawfullyAtLarge=2027-02-01.2027-02-03&unlawfullyAtLarge=2027-03-01.2027-03-02',
    'startDate=2026-11-02&sentenceYears=16&sentenceType=life&ageAtConviction=unknown',
    'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&ageAtConviction=unknown&recallType=fixed_term_56&recallDate=2026-10-05&returnToCustodyDate=2026-10-09&addedDaysAfterReturn=5&statedReleaseDate=2026-12-08',
    'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&ageAtConviction=adult&remand=2026-03-20&remand=2026-01-05.2026-01-09.no_sentence&otherCustody=2026-04-01.2026-04-20.recall',
    'sentence=startDate%3D2026-12-01%26sentenceMonths%3D9%26sentenceType%3Dunknown%26ageAtConviction%3Dadult&sentence=startDate%3D2027-05-10%26sentenceYears%3D2%26sentenceType%3Dunknown%26ageAtConviction%3Dadult&remand=2026-11-10..1&remand=2026-10-05.2027-05-09.1%2B2&remand=2026-10-05.2026-10-09.not_concluded',
  ])('%s', (link) => {
    const told = toldIn(parametersOf(link))
    expect('told' in told && toldQuery(told.told)).toBe(link)
  })

  test('eleven times on remand reach the law, and none is left out', () => {
    const times = Array.from(
      { length: 11 },
      (_, n) => `&remand=2025-${10 + (n % 3)}-${10 + n}.2025-${10 + (n % 3)}-${10 + n}`,
    )
    const told = read(`${robbery} & x=1${times.join('')}`)
    expect('told' in told && told.told.remand?.length).toBe(11)
  })
})

describe('What is typed in a row is read by the kind of its fact', () => {
  const tells = (row: string, fields: Readonly<Record<string, string>>) =>
    givenIn({ row, say: new URLSearchParams(fields).toString() }).tells
  test.each([
    ['June 2025', { startMonth: '2025-06' }],
    ['06/2025', { startMonth: '2025-06' }],
    ['16 nov 2026', { startDate: '2026-11-16' }],
    ['16/11/26', { startDate: '2026-11-16' }],
    ['2026-11-16', { startDate: '2026-11-16' }],
    ['31/2/2026', { startDate: { typed: '31/2/2026', why: 'February 2026 has 28 days. Check the day.' } }],
  ])('the day %s', (typed, told) =>
    expect(tells('day', { 'sentences[].startDate': typed }).sentence).toEqual(told),
  )

  test.each([
    ['18 months', { sentenceMonths: 18 }],
    ['4 years and 6 months', { sentenceYears: 4, sentenceMonths: 6 }],
    ['x', { sentenceYears: { typed: 'x', why: 'Years must be a number, such as 3.' } }],
  ])('the length %s', (length, told) =>
    expect(tells('sentence-1', { 'sentences[0].sentenceYears': length }).sentence).toEqual(told),
  )

  test.each([
    [{ remandCreditDays: '1,000' }, { remandCreditDays: 1000 }],
    [{ daysOnTag: '7' }, { daysOnTag: 7, taggedBailCreditDays: 4 }],
    [{ remandCreditDays: '0' }, { remandCreditDays: 0 }],
    [{ remandCreditDays: 'unknown' }, { remandCreditDays: 'unknown' }],
    [
      { taggedBailCreditDays: '99999' },
      { taggedBailCreditDays: { typed: '99999', why: 'Days for the tag: enter 36,525 days or fewer.' } },
    ],
  ])('the days before %j', (fields, told) =>
    expect(tells('remand', inSentence(1, fields as never)).credit).toEqual(told),
  )

  test.each([
    ['vehicle taking death', 'aggravated_vehicle_taking_causing_death'],
    ['robbery', 'robbery'],
  ])('an offence that can mean one only: %s', (typed, offenceKey) =>
    expect(tells('offence-1', { 'sentences[0].offenceKey': typed }).sentence).toEqual({ offenceKey }),
  )
})

import { type Day, inWords, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../answer/outcome.ts'
import { paths } from '../link.ts'
import { pages } from '../routing/pages.ts'
import { nothingSince, type ToldSentence } from '../told/told.ts'
import { furtherOf } from './deciding-facts.ts'
import { type FormState, readForm } from './form-state.ts'

const sentence = (
  startDate: string,
  sentenceMonths: number,
  sentenceType: ToldSentence['sentenceType'],
  offenceKey: string | null,
): ToldSentence => ({ startDate, sentenceMonths, sentenceType, offenceKey, ageAtConviction: 'adult' })

/** As the form sends them. */
const told = {
  ...{ 'startDate-day': '16', 'startDate-month': '11', 'startDate-year': '2026' },
  ...{ kind: 'sds', sentenceYears: '8', ageAtConviction: 'adult', creditNone: 'yes' },
}
const driving = { ...told, offenceKey: 'causing_death_by_dangerous_driving' }
const extended = { ...told, kind: 'eds', extensionYears: '3', offenceUnknown: 'yes' }
const child = { ...told, ageAtConviction: 'child', childSentence: 'section_250' }
const detained = { ...child, sentenceYears: '', sentenceMonths: '10', offenceKey: 'robbery' }
const sexual = { ...child, sentenceYears: '3', offenceKey: 'rape' }

const today = parseDay('2026-11-16') as Day
const one = readForm({}) as FormState

describe('Asked only where it decides, and then always', () => {
  test.each([
    ['2026-11-16', 96, 'sds', 'causing_death_by_dangerous_driving', '28 June 2022'],
    ['2026-11-16', 96, 'sds', 'robbery', null],
    ['2015-06-16', 6, 'sds', 'theft', '1 February 2015'],
    ['2016-06-16', 6, 'sds', 'theft', null],
    ['2014-06-16', 6, 'sds', 'theft', null],
    ['2015-06-16', 36, 'sds', 'theft', null],
    ['2026-11-16', 96, 'life', 'murder', null],
  ] as const)('the day of the offence: %s, %i months, %s, %s', (start, months, kind, offence, day) => {
    const { offenceBefore } = furtherOf(one, sentence(start, months, kind, offence))
    expect(offenceBefore === null ? null : inWords(offenceBefore)).toBe(day)
  })

  test.each([
    ['section_250', 10, 'robbery', { born: true, register: false }],
    ['section_250', 36, 'robbery', { born: false, register: false }],
    ['section_250', 36, 'rape', { born: false, register: true }],
    ['dto', 6, 'theft', { born: false, register: false }],
    ['sds', 10, 'rape', { born: false, register: false }],
  ] as const)('the date of birth and the register: %s, %i months, %s', (kind, months, offence, asked) =>
    expect(furtherOf(one, sentence('2026-11-16', months, kind, offence))).toMatchObject(asked),
  )

  test.each([
    ['2021-06-29', 'eds', null, true],
    ['2021-06-28', 'eds', null, false],
    ['2026-11-16', 'eds', null, true],
    ['2026-11-16', 'eds', 'robbery', false],
    ['2026-11-16', 'sopc', null, false],
    ['2026-11-16', 'sds', null, false],
  ] as const)(
    'whether it was for terrorism, section 247A(2A): %s, %s, %s',
    (start, kind, offence, isAsked) => {
      const told = sentence(start, 60, kind, offence)
      expect(furtherOf(one, told).terrorism).toBe(isAsked)
      const outcome = outcomeOf({ ...nothingSince, sentences: [told] }, today)
      expect('rivals' in outcome && outcome.rivals.some(({ code }) => code === 'A_NO_EARLY_RELEASE')).toBe(
        isAsked,
      )
    },
  )

  const life = { ...sentence('2026-11-16', 216, 'life', null) }
  const held = readForm({ 'remandFrom-day': '1', 'remandFrom-month': '5', 'remandFrom-year': '2026' })
  // biome-ignore format: one row a line
  test.each<[string, FormState, ToldSentence, number]>([
    ['as a number', one, { ...life, remandCreditDays: 200 }, 200],
    ['by their dates', held as FormState, life, 199],
    ['told: the number stands, to be changed', one, { ...life, remandCreditDays: 200, creditTakenOffMinimum: true }, 200],
    ['none', one, life, 0],
    ['with a fixed term of that day', { ...one, others: [{ ...sentence('2026-11-16', 24, 'sds', 'theft'), remandCreditDays: 40 }], at: 2 }, life, 40],
    ['of a fixed term', one, { ...sentence('2026-11-16', 24, 'sds', 'theft'), remandCreditDays: 40 }, 0],
  ])('whether the court took days off the minimum term: %s', (_, asked, told, days) =>
    expect(furtherOf(asked, told).creditDays).toBe(days),
  )

  test('the date of birth, for an order beside another sentence', () => {
    const other = sentence('2026-11-16', 6, 'section_250', 'theft')
    expect(
      furtherOf({ ...one, others: [other], at: 2 }, sentence('2026-11-16', 6, 'dto', 'theft')).born,
    ).toBe(true)
  })
})

/** What is asked, left open or not to be read, and what is said then; on its own page, and after one answer was changed. */
const leftOpen = [
  [{ ...driving }, 'Say if the offence was before 28 June 2022, or “I do not know”.'],
  [{ ...extended }, 'Say if it was for terrorism, or “I do not know”.'],
  [{ ...detained }, 'Enter the date of birth, or say that you do not know it.'],
  [{ ...detained, 'dateOfBirth-day': '31/2/2009' }, 'February 2009 has 28 days. Check the day.'],
  [{ ...sexual }, 'Say if the person is on the register, or “I do not know”.'],
] as const

describe('What decides and was left open is asked for by name', () => {
  for (const [fields, message] of leftOpen)
    for (const path of [paths.more, paths.answer])
      test(`${message} (${path})`, () => {
        const reading = { method: 'POST', publicUrl: 'https://requisite.example', today }
        const show = (question: string) =>
          pages
            .find((page) => page.path === path && page.methods.includes('POST'))
            ?.shown({ ...reading, fields: { ...fields, question } })
        expect(show('further')).toMatchObject({
          status: 422,
          page: {
            title: expect.stringMatching(/^Error: /),
            main: { markup: expect.stringContaining(message) },
          },
        })
        // Before it was asked, nothing is wrong with it.
        if (!('dateOfBirth-day' in fields)) expect(show('offence')).not.toHaveProperty('status', 422)
      })
})

describe('A day of the offence that was told is on one of the sides, and stays as it is', () => {
  test.each([
    ['2021-03-03', '2021-03-03', '2022-06-28', 'checked'],
    ['2023-03-03', '2022-06-27', '2023-03-03', ''],
    ['unknown', '2022-06-27', '2022-06-28', ''],
  ])('%s', (offenceDate, before, after, ticked) => {
    const shown = pages
      .find((page) => page.path === paths.change && page.methods.includes('POST'))
      ?.shown({
        ...{ method: 'POST', publicUrl: 'https://requisite.example', today },
        fields: { ...driving, offenceDate, question: 'further' },
      })
    const markup = shown !== undefined && 'page' in shown ? shown.page.main.markup : ''
    const boxes = [...markup.matchAll(/name="offenceDate"[^>]* value="([^"]*)"([^>]*)/g)]
    expect(boxes.map(([, value]) => value)).toEqual([before, after, 'unknown'])
    expect(boxes[0]?.[2]?.includes('checked')).toBe(ticked === 'checked')
    expect(boxes.filter(([, , rest]) => rest?.includes('checked'))).toHaveLength(1)
  })
})

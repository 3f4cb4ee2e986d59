import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import type { Query } from '../../http/route.ts'
import { paths } from '../link.ts'
import { pages } from '../routing/pages.ts'

const today = parseDay('2026-11-16') as Day

/** The markup of a page of an answer, for what a form or a link sends. */
function markup(path: string, fields: Query): string {
  const page = pages.find((page) => page.path === path && page.methods.includes('POST'))
  const result = page?.shown({ method: 'POST', fields, linkStart: 'https://requisite.example', today })
  if (result === undefined || !('page' in result)) throw new Error(`${path} shows no page.`)
  return result.page.main.markup
}

const textOf = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const shown = (path: string, fields: Query): string => textOf(markup(path, fields))

const sentence = {
  startDate: '2026-11-16',
  sentenceType: 'sds',
  sentenceYears: '8',
  ageAtConviction: 'adult',
}
const driving = { ...sentence, offenceKey: 'causing_death_by_dangerous_driving' }
const detained = {
  ...sentence,
  sentenceType: 'section_250',
  sentenceYears: '',
  sentenceMonths: '10',
  ageAtConviction: 'child',
  offenceKey: 'robbery',
}
const extended = {
  ...sentence,
  sentenceType: 'eds',
  sentenceYears: '5',
  extensionYears: '3',
}
const sexual = { ...detained, sentenceMonths: '', sentenceYears: '3', offenceKey: 'rape' }

/** Each fact that is asked only where it decides, as it is told, as it stands beside the date, and on the sheet. */
// biome-ignore format: one row a line
const facts: readonly (readonly [string, Query, string, string | null])[] = [
  ['an offence before the day of a law', { ...driving, offenceDate: '2022-06-27' }, 'Offence before 28 June 2022', 'offence before 28 June 2022'],
  ['an offence on that day or after', { ...driving, offenceDate: '2022-06-28' }, 'Offence on or after 28 June 2022', 'offence on or after 28 June 2022'],
  ['a day of the offence that changes nothing, by a link', { ...sentence, offenceKey: 'theft', offenceDate: '2025-03-02' },
    'Offence on 2 March 2025', 'offence on 2 March 2025'],
  ['a day of the offence that is not known', { ...driving, offenceDate: 'unknown' }, 'Day of the offence: not known', null],
  ['a date of birth', { ...detained, dateOfBirth: '2009-05-03' }, 'Born 3 May 2009', 'The person: born on 3 May 2009.'],
  ['a date of birth that is not known', { ...detained, dateOfBirth: 'unknown' }, 'Date of birth: not known', null],
  ['terrorism', { ...extended, terrorism: 'true' }, 'For terrorism', ', for terrorism'],
  ['no extra time on licence', { ...sentence, sentenceType: 'terrorism', extensionYears: '0' }, 'Nothing extra on licence', 'nothing more on licence'],
  ['no terrorism', { ...extended, terrorism: 'false' }, 'Not for terrorism', 'not for terrorism'],
  ['the register', { ...sexual, registeredSexOffender: 'true' }, 'On the sex offender register', 'on the sex offender register.'],
  ['not on the register', { ...sexual, registeredSexOffender: 'false' }, 'Not on the sex offender register', null],
]

describe('What was told because it decides stands beside the date, and on the sheet', () => {
  for (const [fact, fields, beside, onSheet] of facts) {
    test(`${fact}: beside the date`, () => expect(shown(paths.answer, fields)).toContain(beside))
    if (onSheet !== null)
      test(`${fact}: on the sheet`, () => expect(shown(paths.paper, fields)).toContain(onSheet))
  }
})

/** Each of them of the second of two sentences, on the sheet. */
const ofOneOfTwo: readonly (readonly [Query, string])[] = [
  [{ ...driving, offenceDate: '2022-06-27' }, 'offence before 28 June 2022'],
  [{ ...extended, terrorism: 'false' }, 'not for terrorism'],
]

const linkOf = (fields: Query): string =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()

describe('and where there are several sentences', () => {
  for (const [fields, inWords] of ofOneOfTwo)
    test(inWords, () => {
      const sentence = [linkOf({ ...driving, offenceKey: 'theft' }), linkOf(fields)]
      expect(shown(paths.paper, { sentence })).toContain(inWords)
    })
})

describe('What was told is shown again', () => {
  const recalled = { recallType: 'standard', recallDate: '2026-01-05', returnToCustodyDate: '2026-01-06' }
  const old = { ...sentence, startDate: '2020-01-06', offenceKey: 'theft' }
  // biome-ignore format: one row a line
  const rows: readonly (readonly [string, string, Query, readonly string[]])[] = [
    ['the offence after a recall', paths.answer, { ...old, ...recalled }, ['Theft, 8 years']],
    ['no offence after a recall, and none was told', paths.answer, { ...old, ...recalled, offenceKey: '' }, ['8 years standard sentence']],
    ['one sentence that is refused', paths.answer, { ...driving, ...recalled },
      ['We cannot work this one out', 'Causing death by dangerous driving, 8 years', 'Standard recall']],
    ['several sentences that are refused', paths.answer, { sentence: [linkOf({ ...old, sentenceYears: '2' }), linkOf(driving)], ...recalled, recallSentenceIds: '1' },
      ['We cannot work this one out', 'You told us', '8 years', '2 years', 'Standard recall']],
    ['what is refused, in easy read', paths.easyRead, { ...driving, ...recalled }, ['A court gave the person 8 years.', 'This is called recall']],
  ]
  for (const [what, path, fields, said] of rows)
    test(what, () => {
      for (const words of said) expect(shown(path, fields)).toContain(words)
    })
})

/** Cases whose offence was not told, with the date that is that of most offences. */
const ofMost: readonly (readonly [Query, string])[] = [
  [{ startDate: '2026-11-02', sentenceYears: '8' }, '2 July 2029'],
  [{ startDate: '2026-11-16', sentenceMonths: '18', sentenceType: 'sds' }, '17 May 2027'],
  [{ startDate: '2025-06-10', sentenceYears: '3', sentenceType: 'sds' }, '22 August 2026'],
]

describe('A date that is that of most offences says so wherever it stands alone', () => {
  for (const [fields, date] of ofMost) {
    for (const fold of ['decides', 'dates', 'working'])
      test(`${date}, under ${fold}`, () => {
        const part = markup(paths.answer, fields).split(`id="${fold}"`)[1]?.split('</details>')[0] ?? ''
        expect(textOf(part)).toMatch(/for most offences/i)
      })

    test(`${date}, on the sheet`, () => {
      const sheet = shown(paths.paper, fields)
      expect(sheet).toMatch(new RegExp(`Release date \\(CRD\\) for most offences \\w+ ${date}`))
      expect(sheet).toContain('How I worked it out, for most offences')
    })
  }

  test('and nothing of the kind where the offence was told', () => {
    const known = { startDate: '2026-11-02', sentenceYears: '8', offenceKey: 'theft' }
    for (const path of [paths.answer, paths.paper]) expect(shown(path, known)).not.toMatch(/most offences/i)
  })
})

describe('A time of one day is said once', () => {
  const away = {
    ...sentence,
    ...{ startDate: '2025-06-02', sentenceYears: '3', offenceKey: 'theft' },
    ...{ recallType: 'fixed_term_56', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-04' },
    unlawfullyAtLarge: '2026-11-20.2026-11-20',
  }
  test.each([
    [paths.answer, 'Away without permission on 20 November 2026'],
    [paths.paper, 'away without permission on 20 November 2026'],
  ])('on %s', (path, said) => {
    const text = shown(path, away)
    expect(text).toContain(said)
    expect(text).not.toMatch(/\b(\d{1,2} [A-Z]\w+ \d{4})[^.]{0,30} to \1/)
  })
})

describe('A recall beside another sentence, on the sheet', () => {
  const query = (a: string, b: string, recall: object): Query => ({ sentence: [a, b], ...recall }) as Query
  const first = 'startDate=2025-01-10&sentenceYears=4&sentenceType=sds&offenceKey=theft'
  const nine = 'startDate=2026-11-20&sentenceYears=0&sentenceMonths=9&sentenceType=sds&offenceKey=theft'
  const tie = nine.replace('sentenceMonths=9', 'sentenceDays=114')
  const on = { recallDate: '2026-11-02', returnToCustodyDate: '2026-11-02', recallSentenceIds: '1' }
  const fixed = { recallType: 'fixed_term_56', ...on }
  // biome-ignore format: one row a line
  test.each([
    ['the new sentence decides', query(first, nine, fixed), ['End of the recall, sentence 1 (PRRD) Sunday 27 December 2026',
      'Release date (CRD) Thursday 18 February 2027', 'Day of leaving the same day']],
    ['a standard recall decides', query(first, nine, { ...fixed, recallType: 'standard' }),
      ['Release date of sentence 2 alone (CRD) Thursday 18 February 2027',
      'Release date after recall, at the latest (PRRD) Tuesday 9 January 2029', 'Day of leaving the same day at the latest']],
    ['both on one day', query(first, tie, fixed), ['Release date after recall (PRRD) Sunday 27 December 2026',
      'Release date (CRD) Sunday 27 December 2026', 'Day of leaving usually Wednesday 23 December 2026, by law no later than Thursday 24 December']],
  ])('%s', (_, fields, rows) => {
    const text = shown(paths.paper, fields)
    for (const row of rows) expect(text).toContain(row)
    expect(text.match(/Day of leaving/g)).toHaveLength(1)
  })
})

import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { outcomeBy, several } from '../../../../test/page/told.ts'
import { workedExamples } from '../../../../test/support/worked-examples.ts'
import { barOf } from './bar-parts.ts'
import { spanInWords, timeLineRows } from './time-line-rows.ts'

const titles = (recall: string, ...sentences: readonly string[]): readonly string[] =>
  timeLineRows(outcomeBy(several(...sentences) + recall, parseDay('2026-11-16') as Day)).map(
    ({ title }) => title,
  )

describe('The rows of a recall', () => {
  const first = 'startDate=2025-01-10&sentenceYears=4&sentenceType=sds&offenceKey=theft'
  const nine = 'startDate=2026-11-20&sentenceYears=0&sentenceMonths=9&sentenceType=sds&offenceKey=theft'
  // biome-ignore format: one row a line
  test.each([
    ['days between the recall and the return are neither licence nor prison', '2026-11-09',
      ['In prison, then on licence: 10 January 2025 to 2 November 2026', 'Recalled, and not back yet: 2 November 2026 to 9 November 2026',
      'Back in prison: 9 November 2026 to 3 January 2027', 'On licence: 3 January 2027 to 15 January 2029']],
    ['back on the same day', '2026-11-02', ['In prison, then on licence: 10 January 2025 to 2 November 2026',
      'Back in prison: 2 November 2026 to 27 December 2026', 'On licence: 27 December 2026 to 9 January 2029']],
  ])('%s', (_what, back, said) => {
    const link = `${several(first, nine)}&recallType=fixed_term_56&recallDate=2026-11-02&returnToCustodyDate=${back}&recallSentenceIds=1`
    const row = timeLineRows(outcomeBy(link, parseDay('2026-11-16') as Day)).find(({ title }) =>
      title.startsWith('Sentence 1'),
    )
    expect(row?.stretches.map((stretch) => `${stretch.name}: ${spanInWords(stretch)}`)).toEqual(said)
  })
})

describe('The bar of a standard recall', () => {
  const four = 'startDate=2025-01-10&sentenceYears=4&sentenceType=sds&offenceKey=theft'
  const since = (length: string): string => `startDate=2026-11-20&${length}&sentenceType=sds&offenceKey=theft`
  const bar = (link: string) =>
    barOf(
      outcomeBy(
        `${link}&recallType=standard&recallDate=2026-11-02&returnToCustodyDate=2026-11-02`,
        parseDay('2026-11-16') as Day,
      ),
    )?.parts.map(({ said }) => said)
  // biome-ignore format: one row a line
  test.each([
    ['alone', four, ['in prison until the Parole Board agrees, or until 9 January 2029']],
    ['a new sentence holds the person first', `${several(four, since('sentenceYears=0&sentenceMonths=9'))}&recallSentenceIds=1`,
      ['in prison until 18 February 2027', 'in prison until the Parole Board agrees, or until 9 January 2029']],
    ['and is on licence after it', `${several(four, since('sentenceYears=4'))}&recallSentenceIds=1`, ['in prison until 20 March 2028',
      'in prison until the Parole Board agrees, or until 9 January 2029', 'on licence until 19 November 2030']],
  ])('%s', (_what, link, said) => expect(bar(link)).toEqual(said))
})

describe('The row of the picture that decides is the first, and says so', () => {
  const life = 'startDate=2026-11-16&sentenceYears=24&sentenceType=life'
  // biome-ignore format: one row a line
  test.each<readonly [what: string, sentences: readonly string[], said: readonly string[], recall: string]>([
    ['a life sentence beside a shorter fixed one', [life, 'startDate=2026-11-16&sentenceYears=2&sentenceType=sds&offenceKey=theft'],
      ['Sentence 1: decides the date', 'Sentence 2: runs at the same time'], ''],
    ['a fixed term that holds longer than the minimum term',
      [life.replace('24', '5'), 'startDate=2026-11-16&sentenceYears=14&sentenceType=sds&offenceKey=wounding_with_intent'],
      ['Sentence 2: decides the date', 'Sentence 1: runs at the same time'], ''],
    ['a recall and a new sentence that end on one day', ['startDate=2025-01-10&sentenceYears=4&sentenceType=sds&offenceKey=theft',
      'startDate=2026-11-20&sentenceYears=0&sentenceDays=114&sentenceType=sds&offenceKey=theft'],
      ['Sentence 1: decides the date', 'Sentence 2: decides the date'],
      '&recallType=fixed_term_56&recallDate=2026-11-02&returnToCustodyDate=2026-11-02&recallSentenceIds=1'],
    ['two fixed ones', ['startDate=2026-11-16&sentenceYears=1&sentenceType=sds&offenceKey=theft',
      'startDate=2026-11-16&sentenceYears=2&sentenceType=sds&offenceKey=theft'],
      ['Sentence 2: decides the date', 'Sentence 1: runs at the same time'], ''],
  ])('%s', (_what, sentences, said, recall) => expect(titles(recall, ...sentences)).toEqual(said))
})

describe('The time line of every worked example', () => {
  for (const { source, request } of workedExamples())
    test(source, () => {
      const link = new URLSearchParams(
        Object.entries(request).map(([name, value]) => [name, String(value)]),
      ).toString()
      const it = outcomeBy(link, parseDay('2026-11-16') as Day)
      const [{ stretches } = { stretches: [] }] = timeLineRows(it)
      expect(stretches[0]).toMatchObject({
        pattern: 'custody',
        first: it.answer.case.sentences[0]?.startDate,
      })
      for (const [i, stretch] of stretches.slice(1).entries()) expect(stretch.first).toBe(stretches[i]?.last)
      expect(stretches.slice(0, -1).every(({ last }) => last !== null)).toBe(true)
    })
})

test('a sentence from which the person was let out ends its time in prison on that day', () => {
  const first =
    'startDate=2020-02-03&sentenceYears=9&extensionYears=3&sentenceType=eds&offenceKey=robbery&remandCreditDays=100'
  const then = 'startDate=2026-10-19&sentenceMonths=18&sentenceYears=0&sentenceType=sds&offenceKey=theft'
  const link = `${several(first, then)}&otherCustody=2020-02-03.2026-03-02.sentence.parole`
  const rows = timeLineRows(outcomeBy(link, parseDay('2026-11-16') as Day))
  expect(rows.map(({ title }) => title)).toEqual([
    'Sentence 2: decides the date',
    'Sentence 1: let out before',
  ])
  expect(rows[1]?.stretches.map((stretch) => `${stretch.name}: ${spanInWords(stretch)}`)).toEqual([
    'In prison: 3 February 2020 to 2 March 2026',
    'On licence: 2 March 2026 to 25 October 2031',
  ])
})

test('not known how the sentences run: both ends', () => {
  const theft = 'startDate=2026-11-02&sentenceType=sds&offenceKey=theft'
  const link = several(`${theft}&sentenceYears=3`, `${theft}&sentenceYears=1&howItRuns=unknown`)
  const outcome = outcomeBy(link, parseDay('2026-11-16') as Day)
  expect(timeLineRows(outcome)[0]?.stretches.map((part) => `${part.name}: ${spanInWords(part)}`)).toEqual([
    'In prison: 2 November 2026 to 2 November 2027',
    'In doubt: in prison or on licence: 2 November 2027 to 2 March 2028',
    'On licence: 2 March 2028 to 1 November 2029',
    'In doubt: on licence or not: 1 November 2029 to 1 November 2030',
  ])
  expect(
    barOf(outcome)
      ?.parts.map(({ said }) => said)
      .slice(-2),
  ).toEqual(['on licence until 1 November 2029', 'perhaps on licence until 1 November 2030'])
})

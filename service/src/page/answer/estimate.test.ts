import { inWords, isoDate, keyDates } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { workedExamples } from '../../../../test/support/worked-examples.ts'
import { parseQuery } from '../question/parse-query.ts'
import { estimateOf } from './estimate.ts'
import { quote } from './quote.ts'
import { widths } from './timeline.ts'
import { partsOf } from './timeline-parts.ts'
import { whatHappens, whatTheDateIs, why } from './why.ts'

const estimateOfQuery = (query: Record<string, string>) => {
  const parsedQuery = parseQuery(query)
  if ('errors' in parsedQuery) throw new Error(JSON.stringify(parsedQuery.errors))
  return estimateOf(parsedQuery.parsed.question)
}

const estimateFor = (start: string, years: string, more: Record<string, string> = {}) =>
  estimateOfQuery({ startDate: start, sentenceYears: years, ...more })

describe('The law that applies follows from the day of sentence', () => {
  test('from 1 October 2026 the Act applies', () => {
    const { governed, release } = estimateFor('2026-11-16', '3', {
      remandCreditDays: '40',
      offenceKey: 'robbery',
    })
    expect([governed.question.postCommencement, isoDate(release)]).toEqual([true, '2027-10-07'])
  })

  test('an older sentence is held until its stage', () => {
    const { release, staged } = estimateFor('2025-06-16', '5', { remandCreditDays: '35' })
    expect(isoDate(release)).toBe('2027-01-12')
    expect(keyDates(staged).find(({ type }) => type === 'CRD')?.date).toBe(release)
  })

  test('an older sentence that ends its time first keeps the old point', () => {
    const { governed, release } = estimateFor('2024-10-25', '4', { sentenceMonths: '11' })
    expect([governed.question.postCommencement, isoDate(release)]).toEqual([false, '2026-10-13'])
  })

  test('a person under 18 with no offence is under section 250', () => {
    const { governed } = estimateFor('2026-11-16', '3', { ageAtSentence: 'child' })
    expect(governed.classified.regimeId).toBe('section_250')
  })
})

describe('The words over the date say what it is', () => {
  test.each([
    ['a fixed sentence', { offenceKey: 'robbery' }, /^Estimated release date$/, 'One-third of 3 years.'],
    [
      'credit',
      { remandCreditDays: '40', taggedBailCreditDays: '3', addedDays: '1' },
      /^Estimated/,
      'One-third of 3 years, less 40 days on remand, less 3 days for tagged bail, plus 1 day added.',
    ],
    [
      'more credit than custody',
      { remandCreditDays: '999' },
      /^Estimated/,
      'One-third of 3 years, less 999 days on remand: no days are left to serve, so the date is the day of sentence.',
    ],
    [
      'more added days than sentence',
      { addedDays: '999' },
      /^Estimated/,
      'One-third of 3 years, plus 999 days added. Added days cannot go past the end of the sentence, so the date is that end.',
    ],
    [
      'an extended sentence',
      { sentenceType: 'eds' },
      /^Not a release date: .*Parole Board/,
      'Two-thirds of 3 years.',
    ],
    [
      'life',
      { offenceKey: 'murder' },
      /^Not a release date: .*minimum term$/,
      'The whole minimum term of 3 years.',
    ],
  ])('%s', (_name, more, what, because) => {
    const estimate = estimateFor('2026-11-16', '3', more)
    expect(whatTheDateIs(estimate)).toMatch(what)
    expect(why(estimate)).toBe(because)
    expect(whatHappens(estimate) === null).toBe(estimate.governed.regime.released === 'automatically')
    expect(quote(estimate)).toContain(inWords(estimate.release))
  })

  test('a stage is told as a stage', () => {
    expect(why(estimateFor('2025-06-16', '5', { remandCreditDays: '35' }))).toBe(
      'The new rules reach sentences of this length on 12 January 2027. By then the person has served one-third of 5 years, less 35 days on remand.',
    )
  })
})

describe('The parts of every worked example', () => {
  for (const { source, request } of workedExamples())
    test(source, () => {
      const estimate = estimateOfQuery(
        Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)])),
      )
      const parts = partsOf(estimate)
      expect(parts[0]).toMatchObject({ first: estimate.governed.question.start, last: estimate.release })
      for (const [i, part] of parts.slice(1).entries()) expect(part.first).toBe(Number(parts[i]?.last) + 1)
      expect(parts.slice(0, -1).every(({ last }) => last !== null)).toBe(true)
      const wide = widths(parts)
      expect(wide.reduce((a, b) => a + b, 0)).toBeCloseTo(100, 1)
      expect(Math.min(...wide)).toBeGreaterThan(5)
    })
})

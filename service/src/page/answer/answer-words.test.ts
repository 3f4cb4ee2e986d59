import { inWords, isoDate, keyDatesOf, pointLabel } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { workedExamples } from '../../../../test/support/worked-examples.ts'
import { toldIn } from '../question/asked.ts'
import type { ToldSentence } from '../question/told.ts'
import { appliedTo } from './applied-to-told.ts'
import { beforeAndAfter } from './before-and-after.ts'
import { quote } from './quote.ts'
import { widths } from './timeline.ts'
import { partsOf } from './timeline-parts.ts'
import { whatHappens, whatTheDateIs, why } from './why.ts'
import { workingSteps } from './working.ts'

const appliedToQuery = (query: Record<string, string>) => {
  const read = toldIn(query)
  if (read === null || 'errors' in read) throw new Error(JSON.stringify(read))
  return appliedTo(read.told.sentences[0] as ToldSentence, read.told.addedDays)
}

const appliedFor = (start: string, years: string, more: Record<string, string> = {}) =>
  appliedToQuery({ startDate: start, sentenceYears: years, ...more })

describe('The law that applies follows from the day of sentence', () => {
  test('from 1 October 2026 the Act applies', () => {
    const { regime, point, dates } = appliedFor('2026-11-16', '3', {
      remandCreditDays: '40',
      offenceKey: 'robbery',
    })
    expect([pointLabel(regime, point), isoDate(dates.release)]).toEqual(['One-third', '2027-10-07'])
  })

  test('an older sentence is held until its stage', () => {
    const answer = appliedFor('2025-06-16', '5', { remandCreditDays: '35' })
    expect(isoDate(answer.dates.release)).toBe('2027-01-12')
    expect(keyDatesOf(answer).find(({ type }) => type === 'CRD')?.date).toBe(answer.dates.release)
  })

  test('an older sentence that ends its time first keeps the old point', () => {
    const { regime, point, dates } = appliedFor('2024-10-25', '4', { sentenceMonths: '11' })
    expect([pointLabel(regime, point), isoDate(dates.release)]).toEqual(['40%', '2026-10-13'])
  })

  test('a person under 18 with no offence is under section 250', () => {
    const { classified } = appliedFor('2026-11-16', '3', { ageAtSentence: 'child' })
    expect(classified.regimeId).toBe('section_250')
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
      { sentenceType: 'life' },
      /^Not a release date: .*minimum term$/,
      'The whole minimum term of 3 years.',
    ],
  ])('%s', (_name, more, what, because) => {
    const answer = appliedFor('2026-11-16', '3', more)
    expect(whatTheDateIs(answer)).toMatch(what)
    expect(why(answer)).toBe(because)
    expect(whatHappens(answer) === null).toBe(answer.regime.released === 'automatically')
    expect(quote(answer)).toContain(inWords(answer.dates.release))
  })

  test('a stage is told as a stage', () => {
    expect(why(appliedFor('2025-06-16', '5', { remandCreditDays: '35' }))).toBe(
      'The new rules reach sentences of this length on 12 January 2027. By then the person has served one-third of 5 years, less 35 days on remand.',
    )
  })
})

describe('A sentence that an earlier change of law met is told by the release point that governed it', () => {
  const burglary = appliedFor('2022-01-10', '2', { offenceKey: 'burglary_dwelling' })

  test('one that was over before 40% came was at one-half, in every place', () => {
    expect(isoDate(burglary.dates.release)).toBe('2023-01-09')
    expect(why(burglary)).toBe('One-half of 2 years.')
    expect(quote(burglary)).toContain('is due for release on 9 January 2023, after one-half of 2 years.')
    expect(workingSteps(burglary).map(({ working }) => working)).toContain(
      'Counting 10 January 2022 as day 1, day 365 is 9 January 2023.',
    )
  })

  test('also beside the new rules', () => {
    const { markup } = beforeAndAfter(burglary)
    expect(markup).toContain('<td class="govuk-table__cell">One-half</td>')
    expect(markup).toContain('<td class="govuk-table__cell">365 days</td>')
    expect(markup).toContain('<td class="govuk-table__cell">9 January 2023</td>')
    expect(markup).not.toContain('40%')
  })

  test('one that waited for 40% is told so, in the law’s own words', () => {
    const held = appliedFor('2023-09-11', '2')
    const words =
      'Sentences already being served move to 40% in stages, by their length. This one is in stage 1, on 10 September 2024, and nobody is released at the new point before their stage. So release is on 10 September 2024.'
    expect(why(held)).toBe(`40% of 2 years. ${words}`)
    expect(workingSteps(held).at(-1)?.working).toBe(words)
  })

  test('one whose stage comes before its date is told of both', () => {
    expect(workingSteps(appliedFor('2026-06-24', '3', { addedDays: '4' })).at(-1)?.working).toBe(
      'Stage 3 begins on 10 November 2026. Stage 3 is for sentences of this length. The new release point comes after it, and applies. The date is 28 June 2027.',
    )
  })
})

describe('The parts of every worked example', () => {
  for (const { source, request } of workedExamples())
    test(source, () => {
      const answer = appliedToQuery(
        Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)])),
      )
      const parts = partsOf(answer)
      expect(parts[0]).toMatchObject({ first: answer.question.start, last: answer.dates.release })
      for (const [i, part] of parts.slice(1).entries()) expect(part.first).toBe(Number(parts[i]?.last) + 1)
      expect(parts.slice(0, -1).every(({ last }) => last !== null)).toBe(true)
      const wide = widths(parts)
      expect(wide.reduce((a, b) => a + b, 0)).toBeCloseTo(100, 1)
      expect(Math.min(...wide)).toBeGreaterThan(5)
    })
})

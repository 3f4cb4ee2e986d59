import { describe, expect, test } from 'vitest'
import { sentenceIn } from '../../../test/support/case-in.ts'
import { inWords } from '../calendar/day.ts'
import { hangsOnTerrorism, offenceDayThatDecides, takesCredit } from './worth-asking.ts'

describe('Whether it was for terrorism is asked where section 247A(2A) can decide', () =>
  test.each([
    ['eds', '2021-06-29', true],
    ['eds', '2021-06-28', false],
    ['sopc', '2026-11-16', false],
    ['sds', '2026-11-16', false],
  ] as const)('%s of %s: %s', (sentenceType, startDate, is) =>
    expect(hangsOnTerrorism({ sentenceType, startDate })).toBe(is),
  ))

describe('Days before come off, CJA 2003 sections 240ZA and 240A', () =>
  test.each([
    [{ sentenceType: 'sds', startDate: '2026-11-16' }, true],
    [{ sentenceType: 'life', startDate: '2026-11-16' }, true],
    [{ sentenceType: 'life', startDate: '2026-11-16', wholeLife: true }, false],
    [{ sentenceType: 'supervision_default', startDate: '2025-11-17' }, false],
    [{ sentenceType: 'fine_default', startDate: '2026-11-16' }, true],
    [{ sentenceType: 'fine_default', startDate: '2026-11-16', civilDebt: true }, false],
    [{ sentenceType: 'dto', startDate: '2022-06-28' }, true],
    [{ sentenceType: 'dto', startDate: '2022-06-27' }, false],
  ] as const)('%j: %s', (sentence, is) => expect(takesCredit(sentence)).toBe(is)))

describe('The day of the offence is asked where the law changed by it', () => {
  // biome-ignore format: one row a line
  test.each([
    [{ startDate: '2026-11-16', sentenceYears: 8, offenceKey: 'causing_death_by_dangerous_driving' }, '28 June 2022'],
    [{ startDate: '2026-11-16', sentenceMonths: 8, offenceKey: 'causing_death_by_dangerous_driving' }, null],
    [{ startDate: '2026-11-16', sentenceYears: 8, offenceKey: 'robbery' }, null],
    [{ startDate: '2015-06-16', sentenceMonths: 6, offenceKey: 'theft' }, '1 February 2015'],
    [{ startDate: '2015-06-16', sentenceWeeks: 26, sentenceDays: 3 }, '1 February 2015'],
    [{ startDate: '2016-06-16', sentenceMonths: 6, offenceKey: 'theft' }, null],
    [{ startDate: '2014-06-16', sentenceMonths: 6, offenceKey: 'theft' }, null],
    [{ startDate: '2006-06-16', sentenceYears: 1, offenceKey: 'theft' }, '4 April 2005'],
    [{ startDate: '2015-06-16', sentenceYears: 3, offenceKey: 'theft' }, null],
    [{ startDate: '2026-11-16', sentenceYears: 20, sentenceType: 'life', offenceKey: 'murder' }, null],
    // What is refused hangs on nothing.
    [{ startDate: '2015-06-16', sentenceMonths: 6, onLicence: true }, null],
    [sentenceIn('2026-11-16 8y causing_death_by_dangerous_driving onLicence'), null],
  ] as const)('%j: %s', (sentence, day) => {
    const found = offenceDayThatDecides(sentence)
    expect(found === null ? null : inWords(found)).toBe(day)
  })
})

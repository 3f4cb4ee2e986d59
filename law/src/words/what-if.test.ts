import { describe, expect, test } from 'vitest'
import { lengthInWords } from '../calendar/term.ts'
import { type WhatIf, whatIf } from '../what-if/what-if.ts'
import {
  cliffDates,
  cliffText,
  exactInWords,
  pleaLabel,
  roundedUpCondition,
  servedInWords,
  whatIfWarningText,
} from './what-if.ts'

describe('Lengths and parts in words', () => {
  test.each([
    [1, '1 month'],
    [11, '11 months'],
    [12, '1 year'],
    [13, '1 year 1 month'],
    [71, '5 years 11 months'],
  ])('%i months', (months, words) => expect(lengthInWords(months)).toBe(words))
  test('what is served already', () =>
    expect([1, 23, 24].map(servedInWords)).toEqual(['1 month', '23 months', '2 years']))
  test('exact months', () => expect(exactInWords('142/3')).toBe('47 1/3'))
  test('a length that was rounded up', () =>
    expect(roundedUpCondition(48)).toBe('if the court rounds up to 4 years'))
  test('what a plea takes off', () => {
    expect(pleaLabel({ text: '1/3', numerator: 1, denominator: 3 })).toBe('One-third off')
    expect(pleaLabel({ text: '1/5', numerator: 1, denominator: 5 })).toBe('1/5 off')
  })
})

const answerFor = (key: string): WhatIf =>
  whatIf({
    lengths: [{ months: 6 }, { years: 15 }],
    pleaReductions: ['0', '1/3'],
    sentenceDate: '2026-11-16',
    remandedSince: '2026-03-20',
    offenceKey: key,
  }) as WhatIf

describe('Cliffs in words', () => {
  test('every kind of them', () => {
    const texts = [...answerFor('theft').cliffs, ...answerFor('robbery').cliffs].map(cliffText)
    expect([...new Set(texts)]).toEqual([
      'Up to 1 year the court must suspend the sentence as a rule. From 1 year 1 month it need not.',
      'Up to 3 years the court can suspend the sentence. From 3 years 1 month it cannot.',
      '7 years is the most a court can give for this offence.',
      'At 7 years the part served in prison changes from one-third to one-half.',
    ])
  })
  test('with the dates on both sides', () => {
    const jump = answerFor('robbery').cliffs.find(({ code }) => code === 'C_RELEASE_POINT')
    expect(jump && cliffDates(jump)).toBe(
      '83 months: 8 July 2028. 84 months: 18 September 2029. That is 437 days more.',
    )
  })
})

describe('Warnings in words', () => {
  const texts = Object.fromEntries(
    answerFor('robbery').warnings.map((warning) => [warning.code, whatIfWarningText(warning)]),
  )
  test('what is said only here, what differs from row to row, and what the case says', () => {
    expect(texts.W_ONLY_THE_COURT).toBe(
      'Only the court decides the length. These are the dates that each length would give.',
    )
    expect(texts.W_CREDITS_EXCEED).not.toContain('left over')
    expect(texts.W_SUSPENDED_USUAL).toMatch(/suspend/)
  })
  test('nobody will be released: they would be', () => {
    for (const text of Object.values(texts)) expect(text).not.toMatch(/will be released/i)
  })
})

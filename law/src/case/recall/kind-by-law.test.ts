import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { isoDate } from '../../calendar/day.ts'
import type { Recall } from '../../custody/case.ts'
import { howSureOf } from '../how-sure.ts'
import { type KindByLaw, recallByLaw } from './kind-by-law.ts'

/** Terms that are still on licence on every day of the tables: under 12 months, under 4 years, 4 years and more. */
const terms: Readonly<Record<string, string>> = {
  ...{ '2024-04-01': '2023-10-02', '2024-04-02': '2023-10-02', '2025-09-01': '2025-03-03' },
  ...{ '2025-09-02': '2025-03-03', '2026-03-30': '2025-10-01', '2026-03-31': '2025-10-01' },
  ...{ '2026-07-28': '2026-02-02', '2026-07-29': '2026-02-02' },
}
const lengths = { 11: '11m', 36: '3y', 60: '5y' } as const

/** The kinds that it can be on a day: what the answer is for, and its rivals. That a standard recall became one of 56 days later, in the
 *  stages of spring 2026, is another matter. */
const kindsOn = (day: string, months: keyof typeof lengths, facts: string, kind = 'theft'): string => {
  const start = months === 11 ? terms[day] : `${Number(day.slice(0, 4)) - 2}-01-10`
  const line = `${start} ${lengths[months]} ${kind}; recall unknown recallDate=${day} returnToCustodyDate=${day}${facts === '' ? '' : ` ${facts}`}`
  const { recalled, alternatives } = answered(line)
  const rivals = (alternatives ?? []).map(({ code }) => code.replace('A_RECALL_', ''))
  return [
    recalled?.recall.type.replace('fixed_term_', ''),
    ...rivals.filter((code) => /^\d\d$/.test(code) && !(code === '56' && day < '2026-03-31')),
  ].join(' or ')
}

const days = Object.keys(terms)
const clear = 'charge=none mappaLevel=1 terrorismOrState=false'
const both = { 11: 'standard or 14', 36: 'standard or 28', 60: 'standard or 28' } as const

/** recall.md 2.1 and 2.2, statute.md S2.2, on the eve and on the day of each change. */
describe('Section 255A: which recall it can be', () => {
  // biome-ignore format: one row a fact, one column a day
  const table: Readonly<Record<string, readonly (readonly [months: keyof typeof lengths, ...kinds: readonly string[]])[]>> = {
    // 2 April 2024: must, under 12 months. 2 September 2025: must, under 4 years. 31 March 2026: 56 days, no choice.
    [clear]: [
      [11, both[11], '14', '14', '14', '14', '56', '56', '56'],
      [36, both[36], both[36], both[36], '28', '28', '56', '56', '56'],
      [60, both[60], both[60], both[60], both[60], both[60], '56', '56', '56'],
    ],
    // A charge with a conviction counts as none from 29 July 2026.
    'charge=convicted mappaLevel=1 terrorismOrState=false': [
      [11, both[11], both[11], both[11], both[11], both[11], 'standard', 'standard', '56'],
      [36, both[36], both[36], both[36], both[36], both[36], 'standard', 'standard', '56'],
    ],
    'charge=not_convicted mappaLevel=1 terrorismOrState=false': [
      [11, both[11], both[11], both[11], both[11], both[11], 'standard', 'standard', 'standard'],
      [36, both[36], both[36], both[36], both[36], both[36], 'standard', 'standard', 'standard'],
    ],
    // Of 2024 to 2025 only a grave charge counts.
    'charge=not_convicted seriousCharge=false mappaLevel=1 terrorismOrState=false': [
      [11, both[11], '14', '14', both[11], both[11], 'standard', 'standard', 'standard'],
    ],
    'charge=not_convicted seriousCharge=true mappaLevel=1 terrorismOrState=false': [
      [11, both[11], both[11], both[11], both[11], both[11], 'standard', 'standard', 'standard'],
    ],
    'charge=not_convicted seriousCharge=unknown mappaLevel=1': [
      [11, both[11], both[11], both[11], both[11], both[11], 'standard', 'standard', 'standard'],
    ],
    'charge=none mappaLevel=2 terrorismOrState=false': [
      [36, both[36], both[36], both[36], both[36], both[36], 'standard', 'standard', 'standard'],
    ],
    'mappaLevel=3': [
      [11, both[11], both[11], both[11], both[11], both[11], 'standard', 'standard', 'standard'],
    ],
    'terrorismOrState=true': [
      [36, both[36], both[36], both[36], both[36], both[36], 'standard', 'standard', 'standard'],
    ],
    // Of 2024 to 2025 nothing is asked about terrorism.
    'charge=none mappaLevel=1': [
      [11, both[11], '14', '14', both[11], both[11], 'standard or 56', 'standard or 56', 'standard or 56'],
    ],
    'charge=unknown mappaLevel=1 terrorismOrState=false': [
      [36, both[36], both[36], both[36], both[36], both[36], 'standard or 56', 'standard or 56', 'standard or 56'],
    ],
    'charge=none mappaLevel=unknown terrorismOrState=false': [
      [36, both[36], both[36], both[36], both[36], both[36], 'standard or 56', 'standard or 56', 'standard or 56'],
    ],
    'charge=none mappaLevel=1 terrorismOrState=unknown': [
      [36, both[36], both[36], both[36], both[36], both[36], 'standard or 56', 'standard or 56', 'standard or 56'],
    ],
    '': [[36, both[36], both[36], both[36], both[36], both[36], 'standard or 56', 'standard or 56', 'standard or 56']],
  }
  for (const [facts, rows] of Object.entries(table))
    for (const [months, ...kinds] of rows)
      test(`${months} months, ${facts === '' ? 'nothing known' : facts}`, () =>
        expect(days.map((day) => `${day} ${kindsOn(day, months, facts)}`)).toEqual(
          days.map((day, i) => `${day} ${kinds[i]}`),
        ))

  // biome-ignore format: one row a kind
  test.each([
    ['extended: standard whatever else', '2020-01-06 3y +5y eds', clear, '2026-07-29', 'standard'],
    ['special: standard', '2023-01-10 4y +1y sopc', clear, '2026-07-29', 'standard'],
    ['section 250 under 12 months: 14 days must be', '2026-02-02 11m section_250 child', clear, '2026-07-29', '14'],
    ['with a grave charge it turns on risk', '2026-02-02 11m section_250 child', 'charge=not_convicted seriousCharge=true mappaLevel=1', '2026-07-29', 'standard or 14'],
    ['section 250 from 12 months on turns on risk', '2023-01-10 5y section_250 child', clear, '2026-07-29', 'standard or 28'],
  ])('%s', (_what, sentence, facts, day, kinds) => {
    const { recalled, alternatives } = answered(`${sentence}; recall unknown recallDate=${day} returnToCustodyDate=${day} ${facts}`)
    const rivals = (alternatives ?? []).map(({ code }) => code.replace('A_RECALL_', '')).filter((code) => /^\d\d$/.test(code))
    expect([recalled?.recall.type.replace('fixed_term_', ''), ...rivals].join(' or ')).toBe(kinds)
  })
})

describe('A kind that was found', () => {
  const line = '2024-01-10 3y theft; recall unknown recallDate=2026-03-02 returnToCustodyDate=2026-04-07'
  test('recalled before 31 March 2026 and back after it: section 33(14) of the Act of 2026', () => {
    const answer = answered(`${line} ${clear}`)
    expect(isoDate(answer.release as never)).toBe('2026-06-01')
    expect(howSureOf(answer)).toEqual({ level: 'fairly_sure', because: ['W_RECALL_KIND_FOUND'] })
  })

  test('without the day of return it is not worked out, and the standard one stands', () =>
    expect(
      answered(`2024-01-10 3y theft; recall unknown recallDate=2026-08-03 ${clear}`).recalled?.recall.type,
    ).toBe('standard'))

  test.each([
    ['56 days, as the facts say', 'fixed_term_56', clear, false],
    ['standard, against them', 'standard', clear, true],
    ['56 days, and charged', 'fixed_term_56', 'charge=not_convicted', true],
    ['standard, and charged', 'standard', 'charge=not_convicted', false],
    ['standard, and nothing told', 'standard', '', false],
  ])('the kind told: %s', (_what, type, facts, isUnusual) => {
    const { warnings } = answered(
      `2024-01-10 3y theft; recall ${type} recallDate=2026-08-03 returnToCustodyDate=2026-08-03 ${facts}`.trim(),
    )
    expect(warnings.some(({ code }) => code === 'W_RECALL_KIND')).toBe(isUnusual)
  })
})

// 28 days were told, or nothing; the answer to another case may have been for the kind that the law gives there.
describe('The kind that a case is worked out for', () => {
  // biome-ignore format: one row a line
  const rows: readonly (readonly [string, Pick<Recall, 'type' | 'told'>, isOpen: boolean, Partial<KindByLaw>, Pick<Recall, 'type' | 'told'>])[] = [
    ['what was told', { type: 'fixed_term_28' }, false, {}, { type: 'fixed_term_28' }],
    ['what takes its place', { type: 'fixed_term_28' }, false, { headline: 'fixed_term_56' }, { type: 'fixed_term_56', told: 'fixed_term_28' }],
    ['the same of such a case', { type: 'fixed_term_56', told: 'fixed_term_28' }, false, { headline: 'fixed_term_56' }, { type: 'fixed_term_56', told: 'fixed_term_28' }],
    ['what was told again, where nothing takes its place', { type: 'fixed_term_56', told: 'fixed_term_28' }, false, {}, { type: 'fixed_term_28' }],
    ['a rival about the kind: its own', { type: 'fixed_term_28', told: 'fixed_term_28' }, false, { headline: 'fixed_term_56' }, { type: 'fixed_term_28', told: 'fixed_term_28' }],
    ['of none that was told, what the facts leave', { type: 'standard' }, true, { found: 'fixed_term_56' }, { type: 'fixed_term_56', told: 'unknown' }],
    ['a standard one, where they leave several', { type: 'fixed_term_56', told: 'unknown' }, true, {}, { type: 'standard' }],
  ]
  for (const [name, given, isOpen, byLaw, expected] of rows)
    test(name, () => {
      const recall = { ...given, notKnown: isOpen ? ['type'] : [] } as unknown as Recall
      const { notKnown: _, ...taken } = recallByLaw(recall, {
        found: null,
        headline: null,
        ...byLaw,
      } as KindByLaw)
      expect(taken).toEqual(expected)
    })
})

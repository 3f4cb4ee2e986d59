import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Edit, saidOfCopy } from '../support/copied-tree.ts'

/** The next warning, and the next doubt with its own, made up: theft for more than 5 years is rare, and then it is disputed
 *  whether half is served. All that is written by hand. */
const edits: readonly Edit[] = [
  [
    'law/src/tables/warning-codes.ts',
    "  W_BARRED_POSSIBLE: 'sure',",
    "  W_LONG_THEFT: 'sure',\n  W_THEFT_HALF: 'sure',\n",
  ],
  [
    'law/src/tables/warnings.ts',
    '  W_BARRED_POSSIBLE: {',
    `  W_LONG_THEFT: { in: (s) => s.hasOffence, when: (c) => c.leading?.key === 'theft' && c.question.term.years > 5 },
  W_THEFT_HALF: { in: (s) => s.hasOffence, ...doubted('A_THEFT_HALF') },\n`,
  ],
  [
    'law/src/words/en/warnings.ts',
    '  W_BARRED_POSSIBLE: {',
    `  W_LONG_THEFT: { text: 'More than 5 years for theft is rare.', people: 'So long a sentence for theft is rare.' },
  W_THEFT_HALF: 'Whether half is served for theft is disputed.',\n`,
  ],
  ['law/src/tables/alternative-codes.ts', "  A_ON_LIST: 'two_dates',", "  A_THEFT_HALF: 'two_dates',\n"],
  [
    'law/src/sentence/doubts.ts',
    "  {\n    code: 'A_ON_LIST',",
    `  {
    code: 'A_THEFT_HALF',
    warning: 'W_THEFT_HALF',
    about: 'the law',
    when: ({ question, classified }) => classified.leading?.key === 'theft' && question.term.years > 5,
    change: toRegime('sds_adult_barred_50'),
  },\n`,
  ],
  [
    'law/src/words/en/alternatives.ts',
    '  A_CONTEMPT_HELD: {',
    `  A_THEFT_HALF: { is: 'half is served for theft',
    why: 'The judges do not agree.', ask: 'Is half served for theft',
    people: { is: 'half of the sentence is spent in prison for theft' } },\n`,
  ],
]

interface Said {
  readonly warnings: readonly { readonly code: string; readonly text: string }[]
  readonly rivals: readonly { readonly code: string; readonly releaseDate: string }[]
  readonly howSure: string
  readonly certain: readonly [howSure: string, codes: readonly string[]]
  readonly point: string
  readonly described: string
  readonly types: string
  readonly command: string
  readonly answer: string
  readonly paper: string
}

describe('The next warning and the next doubt are rows: a long term for theft', () => {
  let said: Said
  beforeAll(() => {
    said = saidOfCopy(edits, fileURLToPath(new URL('next-doubt.ts', import.meta.url)))
  })

  test('a warning is a row in three files, a doubt in three more', () =>
    expect(new Set(edits.map(([file]) => file)).size).toBe(6))

  test('the API says both, and the other date', () => {
    expect(said.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['W_LONG_THEFT', 'W_THEFT_HALF']),
    )
    expect(said.rivals.map(({ code, releaseDate }) => [code, releaseDate])).toEqual([
      ['A_THEFT_HALF', '2029-11-15'],
    ])
    expect(said.howSure).toBe('two_dates')
  })
  test('of a shorter term neither is said', () =>
    expect(said.certain).toEqual(['sure', ['W_NON_WORKING_DAY']]))
  test('a release point that was asked for has them too', () => {
    expect(said.point).toContain('More than 5 years for theft is rare.')
    expect(said.point).toContain(
      'Whether half is served for theft is disputed. Then release is on 15 November 2029.',
    )
  })
  test.each(['W_LONG_THEFT', 'W_THEFT_HALF', 'A_THEFT_HALF'])('OpenAPI and both clients name %s', (code) => {
    expect(said.described).toContain(code)
    expect(said.types.split(`${code}`).length).toBeGreaterThan(2)
  })
  test('the command line says it', () => expect(said.command).toContain('half is served for theft'))
  test('people are told in their own words, on the page and on paper', () => {
    expect(said.answer).toContain('So long a sentence for theft is rare.')
    expect(said.answer).toContain('half of the sentence is spent in prison for theft')
    expect(said.paper).toContain('15 November 2029')
  })
})

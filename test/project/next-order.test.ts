import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Edit, saidOfCopy } from '../support/copied-tree.ts'

/** The next kind of order, made up: prison for refusing to be bound over, served whole and without credit. All that is written by
 *  hand. */
const edits: readonly Edit[] = [
  [
    'law/src/tables/order-kinds.ts',
    '} as const satisfies Readonly<Record<string, OrderKind>>',
    `  binding_over: {
    family: 'binding over',
    name: 'prison for refusing to be bound over',
    whatItIs: 'Prison for refusing to be bound over is not a sentence.',
    ...{ isCommittal: true, isWhateverOffence: true, takesCredit: false },
    apart: 'A committal for refusing to be bound over',
    ...{ notRecalledFrom: 'prison for refusing to be bound over', servedOf: 'the term' },
    release: 'ARD, binding over',
  },\n`,
  ],
  [
    'law/src/tables/orders.ts',
    '  supervision_default: {',
    `  binding_over: {
    displayName: 'Prison for refusing to be bound over',
    description: 'A committal for refusing to be bound over. The whole term is served, without credit.',
    ...outside('binding over', 'for others', 'A committal is not a sentence.', cja2003('258')),
  },\n`,
  ],
  [
    'law/src/tables/release-points.ts',
    "  supervision_default: [layer(null, wholeTerm, cja2003('256AC(4)(a)'))],",
    "  binding_over: [layer(null, wholeTerm, cja2003('258'))],\n",
  ],
  [
    'law/src/tables/decisions.ts',
    '  supervision_default: [kind(',
    "  binding_over: [kind('binding_over', 'Prison for refusing to be bound over is not a sentence.', cja2003('258'))],\n",
  ],
  [
    'law/src/words/key-dates.ts',
    "  'ARD, breach of supervision': {",
    "  'ARD, binding over': { ...automatic, note: 'The last day in prison. The person would not be bound over.' },\n",
  ],
  [
    'service/src/page/rows/sentence-rows.ts',
    '  whole_life: ',
    "  binding_over: 'Prison for refusing to be bound over',\n",
  ],
  [
    'service/src/page/answer/order-screen.ts',
    "  'breach of supervision': {",
    `  'binding over': {
    ...{ because: ' Nothing comes off it.', sure: 'Being bound over ends it sooner.' },
    ...{ after: () => 'nothing to keep to.', next: 'ask the court to be bound over.' },
  },\n`,
  ],
  [
    'service/src/page/answer/next-steps.ts',
    "  'breach of supervision': 'short',",
    "  'binding over': 'short',\n",
  ],
]

interface Said {
  readonly alone: readonly (string | null)[]
  readonly letters: readonly string[]
  readonly working: readonly string[]
  readonly beside: readonly string[]
  readonly withRegime: unknown
  readonly inChain: unknown
  readonly besideLife: unknown
  readonly recalled: unknown
  readonly schema: { readonly enum: readonly (string | null)[] }
  readonly flag: string
  readonly batch: string
  readonly types: string
  readonly answer: string
  readonly paper: string
  readonly easyRead: string
  readonly link: boolean
  readonly question: string
}

describe('The next kind of order is a row: prison for refusing to be bound over', () => {
  let said: Said
  beforeAll(() => {
    said = saidOfCopy(edits, fileURLToPath(new URL('next-order.ts', import.meta.url)))
  })

  test('it is made by hand in at most 14 files', () =>
    expect(new Set(edits.map(([file]) => file)).size).toBeLessThanOrEqual(14))

  test('the whole of it is served, and no licence follows', () => {
    expect([said.alone, said.letters]).toEqual([
      ['2026-12-13', '2026-12-13', null],
      ['ARD', 'LIKELY_RELEASE', 'ESED', 'SED'],
    ])
    expect(said.working[0]).toBe(
      'Prison for refusing to be bound over is not a sentence. The whole of the term is served in prison.',
    )
  })
  test('days recorded with it come off the sentence beside it', () =>
    expect(said.beside).toEqual(['2026-12-13', '2027-03-08']))
  for (const [what, name, field, sentence] of [
    [
      'a regime',
      'withRegime',
      'sentences[0].regimeId',
      'Prison for refusing to be bound over is not a sentence. Leave this out.',
    ],
    [
      'a chain',
      'inChain',
      'sentences[1].consecutiveTo',
      'A committal for refusing to be bound over that follows another kind of sentence, or is followed by one, is worked out by the prison by hand.',
    ],
    [
      'life beside it',
      'besideLife',
      'sentences[0].sentenceType',
      'This is not worked out together with a life or terrorism sentence.',
    ],
    [
      'a recall',
      'recalled',
      'sentences[0].sentenceType',
      'After prison for refusing to be bound over there is no licence, so nobody is recalled from it.',
    ],
  ] as const)
    test(`${what} is refused by name`, () => expect(said[name]).toEqual({ [field]: [sentence] }))
  test('OpenAPI, the command line, a file and the client have it', () => {
    expect(said.schema.enum).toContain('binding_over')
    expect(said.flag).toContain('13 December 2026')
    expect(said.flag).toContain('The person would not be bound over.')
    expect(said.batch).toContain('A,1,2026-12-13,ARD')
    expect(said.types).toContain("'binding_over'")
  })
  test('the page asks it, says what it is, and keeps it in the link', () => {
    expect(said.question).toContain('sentences[0].sentenceType=binding_over"')
    expect(said.answer).toContain('28 days prison for refusing to be bound over')
    expect(said.answer).toMatch(/Being bound over ends it sooner\..*After that: nothing to keep to\./s)
    expect(said.link).toBe(true)
  })
  test('the sheet and easy read have it', () => {
    expect(said.paper).toContain('Prison for refusing to be bound over, 28 days')
    expect(said.easyRead).toContain('The person should leave prison on Friday 11 December 2026')
  })
})

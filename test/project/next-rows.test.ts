/** The next fact, the next kind of order, and the next warning and doubt are rows: all are added to one copy of the tree, and every
 *  door of it is asked by next-rows.ts. */
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Edit, saidOfCopy } from '../support/copied-tree.ts'

/** The next fact, made up: days held abroad before extradition, which count like those on remand (Criminal Justice Act 2003,
 *  section 243). All that is written by hand. */
const factEdits: readonly Edit[] = [
  [
    'law/src/facts/sentence.ts',
    '  /** The sum, in pounds, for which a person',
    "  creditAbroadDays: credit('days held abroad', 'held abroad', 'in custody', cja2003('243')),\n",
  ],
  [
    'law/src/facts/descriptions.ts',
    '  fineAmount:\n',
    "  creditAbroadDays: 'Days held abroad before extradition, as the court states them.',\n",
  ],
  [
    'law/src/words/facts.ts',
    '    fineAmount: {',
    "    creditAbroadDays: { name: 'Days held abroad', said: 'held abroad', short: 'abroad' },\n",
  ],
]

interface SaidFact {
  readonly release: string
  readonly inputs: number
  readonly provisions: readonly string[]
  readonly stated: readonly string[]
  readonly statedNumber: unknown
  readonly suspended: readonly (readonly string[])[]
  readonly onRecall: readonly (readonly string[])[]
  readonly wrong: unknown
  readonly whatIf: string
  readonly whatIfInputs: number
  readonly schemas: readonly (string | null)[]
  readonly flag: string
  readonly help: string
  readonly completion: string
  readonly batch: string
  readonly tool: string
  readonly called: string
  readonly types: string
  readonly python: string
  readonly answer: string
  readonly link: boolean
  readonly paper: string
  readonly easyRead: string
  readonly box: string
  readonly isAsked: boolean
}

/** The next kind of order, made up: prison for refusing to be bound over, served whole and without credit. All that is written by
 *  hand. */
const orderEdits: readonly Edit[] = [
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

interface SaidOrder {
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

/** The next warning, and the next doubt with its own, made up: theft for more than 5 years is rare, and then it is disputed
 *  whether half is served. All that is written by hand. */
const doubtEdits: readonly Edit[] = [
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

interface SaidDoubt {
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

interface SaidOfRows {
  readonly fact: SaidFact
  readonly order: SaidOrder
  readonly doubt: SaidDoubt
  readonly notCompiled: readonly string[]
}
let all: SaidOfRows
beforeAll(() => {
  const program = fileURLToPath(new URL('next-rows.ts', import.meta.url))
  all = saidOfCopy([...factEdits, ...orderEdits, ...doubtEdits], program)
})

describe('The next fact is a row: days held abroad, counted like remand', () => {
  let said: SaidFact
  beforeAll(() => {
    said = all.fact
  })

  test('it is made by hand in at most five files', () =>
    expect(new Set(factEdits.map(([file]) => file)).size).toBeLessThanOrEqual(5))

  const date = '27 October 2027'

  test('the API counts it, gives it back, and says what is wrong with it', () =>
    expect([said.release, said.inputs, said.wrong]).toEqual([
      '2027-10-27',
      20,
      { 'sentences[0].creditAbroadDays': ['Enter the days held abroad as a whole number from 0 to 36525.'] },
    ]))
  test('the working cites its own provision', () => expect(said.provisions).toContain('section 243'))
  test('stated: it may not have been counted', () =>
    expect(said.stated).toContain(
      'If the 20 days held abroad of sentence 1 were not counted, the date would be 16 November 2027.',
    ))
  test('stated: more of such days would explain an earlier date', () =>
    expect(said.statedNumber).toEqual([{ field: 'sentences[0].creditAbroadDays', value: 30 }]))
  test('who was held abroad was not given a suspended sentence', () =>
    expect(said.suspended.map((codes) => codes.some((code) => /^W_SUSPENDED/.test(code)))).toEqual([
      true,
      false,
    ]))
  test('such days since a recall were held on it, too', () =>
    expect(said.onRecall.map((codes) => codes.includes('W_REMAND_ON_RECALL'))).toEqual([false, true]))
  test('what-if counts it', () => expect([said.whatIf, said.whatIfInputs]).toEqual(['2027-10-27', 20]))
  test('OpenAPI describes it for a case and for what-if, and /calculate stays as it is', () => {
    const description = 'Days held abroad before extradition, as the court states them.'
    expect(said.schemas).toEqual([description, description, null])
  })
  test('the command line has its flag, its help and its completion', () => {
    expect(said.flag).toContain(date)
    expect(said.help).toMatch(/--credit-abroad-days +a whole number from 0 to 36525/)
    expect(said.completion).toContain('credit-abroad-days')
  })
  test('a file has its column', () => expect(said.batch).toContain('2027-10-27'))
  test('assistants have it in their tool, and it counts there', () =>
    expect([said.tool.includes('"creditAbroadDays"'), said.called]).toEqual([true, '2027-10-27']))
  test('both clients have it in their types', () => {
    expect(said.types).toContain('readonly creditAbroadDays?: number | null')
    expect(said.python.match(/creditAbroadDays/g)?.length).toBeGreaterThan(2)
  })
  test('the page says the date, what was told, and keeps it in the link', () => {
    expect(said.answer).toContain(date)
    expect(said.answer).toContain('20 days held abroad')
    expect(said.link).toBe(true)
  })
  test('the sheet has it', () => expect(said.paper).toContain('20 days held abroad'))
  test('easy read says that the days come off', () =>
    expect(said.easyRead).toContain('20 days in prison before the court day are taken off.'))
  test('the page asks for it in a box, in the row of the days before the sentence', () => {
    expect(said.isAsked).toBe(true)
    expect(said.box).toContain('name="creditAbroadDays"')
    expect(said.box).toContain('Days held abroad')
  })
  test('a fact that has no words, no description and no place on the page does not compile', () =>
    expect(all.notCompiled).toEqual([
      'law/src/facts/descriptions.ts',
      'law/src/words/facts.ts',
      'service/src/page/rows/row-of.ts',
    ]))
})

describe('The next kind of order is a row: prison for refusing to be bound over', () => {
  let said: SaidOrder
  beforeAll(() => {
    said = all.order
  })

  test('it is made by hand in at most 14 files', () =>
    expect(new Set(orderEdits.map(([file]) => file)).size).toBeLessThanOrEqual(14))

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

describe('The next warning and the next doubt are rows: a long term for theft', () => {
  let said: SaidDoubt
  beforeAll(() => {
    said = all.doubt
  })

  test('a warning is a row in three files, a doubt in three more', () =>
    expect(new Set(doubtEdits.map(([file]) => file)).size).toBe(6))

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

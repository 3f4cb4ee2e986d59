import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Edit, saidOfCopy } from '../support/copied-tree.ts'

/** The next fact, made up: days held abroad before extradition, which count like those on remand (Criminal Justice Act 2003,
 *  section 243). All that is written by hand. */
const edits: readonly Edit[] = [
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

interface Said {
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
  readonly notCompiled: readonly string[]
}

describe('The next fact is a row: days held abroad, counted like remand', () => {
  let said: Said
  beforeAll(() => {
    said = saidOfCopy(edits, fileURLToPath(new URL('next-fact.ts', import.meta.url)))
  })

  test('it is made by hand in at most five files', () =>
    expect(new Set(edits.map(([file]) => file)).size).toBeLessThanOrEqual(5))

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
    expect(said.notCompiled).toEqual([
      'law/src/facts/descriptions.ts',
      'law/src/words/facts.ts',
      'service/src/page/rows/row-of.ts',
    ]))
})

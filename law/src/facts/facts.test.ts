import { describe, expect, test } from 'vitest'
import { caseIn } from '../../../test/support/case-in.ts'
import { parseDay } from '../calendar/day.ts'
import { askCase } from '../case/ask.ts'
import { requestOf } from '../case/request-of.ts'
import { ask } from '../sentence/ask.ts'
import { offenceByKey } from '../tables/offences.ts'
import { type AskedWhatIf, askWhatIf } from '../what-if/ask.ts'
import type { AskedCase } from './asked-case.ts'
import { bounds, caseBounds } from './bounds.ts'
import { type AskedCalculation, calculationFacts } from './calculation.ts'
import { creditDaysOf, noCredits } from './credit.ts'
import type { Fact, Facts } from './fact.ts'
import { atLargeFacts, awardFacts, personFacts, shapes } from './person.ts'
import { recallFacts } from './recall.ts'
import { placeName } from './refusal.ts'
import { otherCustodyFacts, remandFacts } from './remand.ts'
import { creditFacts, sentenceFacts } from './sentence.ts'
import { rowsOf, take } from './take.ts'
import { unknownFieldsOf } from './unknown-fields.ts'
import { whatIfFacts } from './what-if.ts'

/** Each place that is refused, with what is said of it. */
type Refused = readonly (readonly [place: string, message: string])[]

function caseRefused(asked: unknown): Refused {
  const asking = askCase(asked as AskedCase)
  return 'case' in asking ? [] : asking.refusals.map(({ place, message }) => [placeName(place), message])
}
function calculationRefused(asked: unknown): Refused {
  const asking = ask(asked as AskedCalculation)
  return 'question' in asking ? [] : asking.refusals.map(({ field, message }) => [field, message])
}
function whatIfRefused(asked: unknown, today: string | null = null): Refused {
  const asking = askWhatIf(asked as AskedWhatIf, today)
  return 'question' in asking ? [] : asking.refusals.map(({ field, message }) => [field, message])
}

const sentence = { startDate: '2026-11-16', sentenceYears: 2, sentenceMonths: 1 }
const award = { days: 3, date: '2026-12-01' }
const time = { fromDate: '2026-12-01', toDate: '2026-12-02' }
const onRemand = { fromDate: '2026-06-15', toDate: '2026-11-15' }
const inOther = { fromDate: '2026-07-06', toDate: '2026-07-19', why: 'fine_default' }
const recall = { type: 'standard', returnToCustodyDate: '2028-01-10' }
const whole = caseIn(
  '2026-11-16 2y1m; addedDays 3@2026-12-01; unlawfullyAtLarge 2026-12-01..2026-12-02',
  'recall standard returnToCustodyDate=2028-01-10; remand 2026-06-15..2026-11-15',
  'otherCustody 2026-07-06..2026-07-19 why=fine_default',
)
const lengths = [{ years: 5 }]

/** Every table of facts: where its facts stand in a question that is right without them, and what is refused of it. */
// biome-ignore format: one row a line
const tables: readonly (readonly [
  what: string,
  facts: Facts,
  place: (name: string) => string,
  refusedWith: (facts: object) => Refused,
])[] = [
  ['a sentence', sentenceFacts, (name) => `sentences[0].${name}`, (facts) => caseRefused({ ...whole, sentences: [{ ...sentence, ...facts }] })],
  ['the person', personFacts, (name) => name, (facts) => caseRefused({ ...whole, ...facts })],
  ['an award', awardFacts, (name) => `addedDays[0].${name}`, (facts) => caseRefused({ ...whole, addedDays: [{ ...award, ...facts }] })],
  ['a time at large', atLargeFacts, (name) => `unlawfullyAtLarge[0].${name}`, (facts) => caseRefused({ ...whole, unlawfullyAtLarge: [{ ...time, ...facts }] })],
  ['a time on remand', remandFacts, (name) => `remand[0].${name}`, (facts) => caseRefused({ ...whole, remand: [{ ...onRemand, ...facts }] })],
  ['a time in other custody', otherCustodyFacts, (name) => `otherCustody[0].${name}`, (facts) => caseRefused({ ...whole, otherCustody: [{ ...inOther, ...facts }] })],
  ['a recall', recallFacts, (name) => `recall.${name}`, (facts) => caseRefused({ ...whole, recall: { ...recall, ...facts } })],
  ['one sentence at a release point', calculationFacts, (name) => name, (facts) => calculationRefused({ ...sentence, ...facts })],
  ['a sentence that is not passed yet', whatIfFacts, (name) => name, (facts) => whatIfRefused({ lengths, ...facts }, '2026-11-16')],
]

/** What JavaScript calls the values of a kind. */
const typeOf: Readonly<Record<Fact['kind'], string>> = {
  ...{
    ...{ day: 'string', month: 'string', choice: 'string', law: 'string', id: 'string' },
    ...{ offence: 'string', regime: 'string', text: 'string' },
  },
  ...{ count: 'number', unit: 'number', sum: 'number', flag: 'boolean', ids: 'list', dates: 'object' },
}

/** Values of every type that there is, but null and undefined, which are left out. */
const ofAnyType: readonly (readonly [type: string, value: unknown])[] = [
  ...['', 'x', '3', 'true', '__proto__', '2026-11-16'].map((value) => ['string', value] as const),
  ...[0, 1, -1, 0.5, Number.NaN].map((value) => ['number', value] as const),
  ...[true, false].map((value) => ['boolean', value] as const),
  ...[[], ['x'], [[]], [null]].map((value) => ['list', value] as const),
  ...[{}, { startDate: '2026-11-16' }, new Date(0), Object.create(null)].map(
    (value) => ['object', value] as const,
  ),
  ...[3n, Symbol('x'), () => 1].map((value) => ['other', value] as const),
]

/** Of the type of its kind, and wrong all the same. */
function wrongOf(fact: Fact): readonly unknown[] {
  switch (fact.kind) {
    case 'day':
      return [
        ...['', 'x', '2026-02-30', '1899-12-31', '2200-01-01'],
        ...['16/11/2026', '2026-11-16T00:00', ' 2026-11-16'],
      ]
    case 'month':
      return ['', 'x', '2026', '2026-00', '2026-13', '2026-6', '1899-12', '2200-01', '2026-06-02', '06/2026']
    case 'law':
      return ['', 'x', 'in force', '2026-02-30', 'toString', '2005-04-03', '1980-01-01']
    case 'count':
      return [fact.least - 1, fact.most + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]
    case 'unit':
      return [-1, fact.most + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]
    case 'sum':
      return [-0.01, fact.most + 1, Number.NaN, Number.POSITIVE_INFINITY]
    case 'choice':
      return ['', 'x', fact.values[0]?.toUpperCase(), 'toString']
    case 'id':
      return fact.longest === null ? [] : ['', ...wrongTexts(fact.longest)]
    case 'text':
      return wrongTexts(fact.longest)
    case 'ids':
      return [[], Array.from({ length: fact.most + 1 }, () => '1')]
    default:
      return []
  }
}

/** Too long, in letters and not in their halves; or with what is no letter. */
const wrongTexts = (longest: number): readonly string[] => [
  ...['x'.repeat(longest + 1), '😀'.repeat(longest + 1), 'a\nb', 'a\u0000', '\u009f'],
]

/** A value that is right for the fact of a table. */
function rightOf(fact: Fact): unknown {
  switch (fact.kind) {
    case 'day':
      return '2026-11-16'
    case 'month':
      return '2026-11'
    case 'law':
      return 'in_force'
    case 'choice':
      return fact.values[0]
    case 'flag':
      return false
    case 'dates':
      return { CRD: '2026-11-16' }
    case 'ids':
      return fact.each === null ? ['1/3'] : ['1']
    case 'id':
    case 'text':
      return '1'
    case 'offence':
      return 'theft'
    case 'regime':
      return 'sds_adult'
    default:
      return 1
  }
}

const inWords = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/** What is said of a last day that is missing: the eve of the sentence. */
const untilSentence =
  'Enter the last day. If it ran up to the sentence, that is the day before it: 2026-11-15.'

describe('Whatever is given for a fact, it is taken, or refused in its place with its message', () => {
  for (const [what, facts, place, refusedWith] of tables)
    for (const [name, fact] of Object.entries(facts)) {
      const refusedAs = (value: unknown): Refused => refusedWith({ [name]: value })

      test(`${what}: ${name}, of another type`, () => {
        for (const [type, value] of ofAnyType)
          if (type !== typeOf[fact.kind])
            expect([inWords(value), refusedAs(value)]).toEqual([
              inWords(value),
              [[place(name), fact.message]],
            ])
      })

      test(`${what}: ${name}, of its type and wrong`, () => {
        for (const value of wrongOf(fact))
          expect([inWords(value), refusedAs(value)]).toEqual([inWords(value), [[place(name), fact.message]]])
      })

      test(`${what}: ${name}, left out`, () => {
        const [message, ofNull] =
          fact.missing === null
            ? [untilSentence, untilSentence]
            : [fact.missing ?? fact.message, fact.message]
        const isNeeded = fact.isNeeded || fact.orElse !== undefined
        expect(refusedAs(undefined)).toEqual(isNeeded ? [[place(name), message]] : [])
        expect(refusedAs(null)).toEqual(isNeeded ? [[place(name), ofNull]] : [])
      })

      test(`${what}: ${name}, right`, () => {
        const refusals: string[] = []
        take(rowsOf<Facts>({ [name]: fact }, offenceByKey), { [name]: rightOf(fact) }, (field) =>
          refusals.push(field),
        )
        expect(refusals).toEqual([])
      })
    }
})

test('What may be told not to be known says so where it is refused; no other fact does', () => {
  const said = tables.flatMap(([what, facts]) =>
    Object.entries(facts).map(([name, { unknown, message, ...fact }]) => {
      const isTaken = unknown !== undefined || ('values' in fact && fact.values.includes('unknown'))
      return [`${what}: ${name}`, isTaken, /unknown/.test(message)] as const
    }),
  )
  expect(said.filter(([, isTaken, isSaid]) => isTaken !== isSaid)).toEqual([])
})

describe('A name that nobody knows is told from a value that is none', () => {
  for (const [what, facts, place, refusedWith] of tables)
    for (const [name, { kind }] of Object.entries(facts))
      if (kind === 'offence' || kind === 'regime')
        for (const unknown of ['', 'x', 'Robbery', 'constructor', '__proto__'])
          test(`${what}: ${name} ${unknown}`, () =>
            expect(refusedWith({ [name]: unknown })).toEqual([
              [place(name), `There is no ${kind} with this ${kind === 'offence' ? 'key' : 'id'}.`],
            ]))

  test('and is given back with the refusal', () => {
    const fault = { of: 'offence', name: 'robery' }
    for (const asking of [
      askCase({ sentences: [{ ...sentence, offenceKey: 'robery' }] }),
      ask({ ...sentence, offenceKey: 'robery' }),
      askWhatIf({ lengths, offenceKey: 'robery' }, '2026-11-16'),
    ])
      expect(asking).toMatchObject({ refusals: [{ fault }] })
    expect(askCase({ sentences: [{ ...sentence, regimeId: 'sds' }] })).toMatchObject({
      refusals: [{ fault: { of: 'regime', name: 'sds' } }],
    })
  })
})

describe('Each kind of fact', () => {
  const message = 'It is wrong.'
  const unit = { kind: 'unit', most: 11, message } as const
  const ids = { kind: 'ids', longest: 2, most: 2, message } as const
  const count = { kind: 'count', least: -2, most: 2, message } as const
  const theft = offenceByKey('theft')
  const aDay = parseDay('2026-11-16')
  // biome-ignore format: one row per line
  for (const [what, facts, asked, taken, said] of [
    ['a day', { on: { kind: 'day', message } }, { on: '2026-11-16' }, { on: aDay }, []],
    ['the first day', { on: { kind: 'day', message } }, { on: bounds.firstStart }, { on: parseDay('1900-01-01') }, []],
    ['the last day', { on: { kind: 'day', message } }, { on: bounds.lastStart }, { on: parseDay('2199-12-31') }, []],
    ['a day that is none is as if left out', { on: { kind: 'day', message } }, { on: '2026-02-30' }, { on: null }, [['on', message]]],
    ['the least', { days: { ...count, leftOut: 0 } }, { days: -2 }, { days: -2 }, []],
    ['the most', { days: { ...count, leftOut: 0 } }, { days: 2 }, { days: 2 }, []],
    ['a count left out: 0', { days: { ...count, leftOut: 0 } }, {}, { days: 0 }, []],
    ['a count left out: not told', { days: { ...count, leftOut: null } }, { days: null }, { days: null }, []],
    ['a count that is none', { days: { ...count, leftOut: 0 } }, { days: '2' }, { days: 0 }, [['days', message]]],
    ['a flag', { is: { kind: 'flag', message } }, { is: true }, { is: true }, []],
    ['a flag left out: no', { is: { kind: 'flag', message } }, {}, { is: false }, []],
    ['a flag left out: yes', { is: { kind: 'flag', leftOut: true, message } }, {}, { is: true }, []],
    ['the same, said', { is: { kind: 'flag', leftOut: true, message } }, { is: false }, { is: false }, []],
    ['a choice', { of: { kind: 'choice', values: ['a', 'b'], message } }, { of: 'b' }, { of: 'b' }, []],
    ['a sum', { owed: { kind: 'sum', most: 10, message } }, { owed: 0.01 }, { owed: 0.01 }, []],
    ['the law: a name', { law: { kind: 'law', message } }, { law: 'before_act' }, { law: 'before_act' }, []],
    ['the law: a day', { law: { kind: 'law', message } }, { law: '2026-11-16' }, { law: aDay }, []],
    ['the law: the first day of the rules that are here', { law: { kind: 'law', message } }, { law: '2005-04-04' }, { law: parseDay('2005-04-04') }, []],
    ['the law: the day before', { law: { kind: 'law', message } }, { law: '2005-04-03' }, { law: 'in_force' }, [['law', message]]],
    ['the law left out', { law: { kind: 'law', message } }, {}, { law: 'in_force' }, []],
    ['an id of the longest', { id: { kind: 'id', longest: 2, message } }, { id: 'xx' }, { id: 'xx' }, []],
    ['an id, of letters and not of their halves', { id: { kind: 'id', longest: 2, message } }, { id: '😀😀' }, { id: '😀😀' }, []],
    ['an id of any length', { id: { kind: 'id', longest: null, message } }, { id: '' }, { id: '' }, []],
    ['a text, of letters and not of their halves', { own: { kind: 'text', longest: 2, message } }, { own: '😀😀' }, { own: '😀😀' }, []],
    ['a text that says nothing, as it is', { own: { kind: 'text', longest: 2, message } }, { own: '' }, { own: '' }, []],
    ['a text left out', { own: { kind: 'text', longest: 2, message } }, {}, { own: null }, []],
    ['ids', { ids: { ...ids, each: null } }, { ids: ['x', 'y'] }, { ids: ['x', 'y'] }, []],
    ['no ids, where there may be none', { ids: { ...ids, least: 0, each: null } }, { ids: [] }, { ids: [] }, []],
    ['ids, one of them wrong', { ids: { ...ids, each: null } }, { ids: ['x', 3] }, { ids: null }, [['ids', message]]],
    ['ids, each by itself', { ids: { ...ids, each: 'Not this.' } }, { ids: [3, 'xyz'] }, { ids: [3, 'xyz'] }, [['ids[0]', 'Not this.'], ['ids[1]', 'Not this.']]],
    ['ids, each of letters and not of their halves, on one line', { ids: { ...ids, each: 'Not this.' } }, { ids: ['😀😀', 'a\n'] }, { ids: ['😀😀', 'a\n'] }, [['ids[1]', 'Not this.']]],
    ['an offence for its key', { offenceKey: { kind: 'offence', message } }, { offenceKey: 'theft' }, { offence: theft }, []],
    ['no offence', { offenceKey: { kind: 'offence', message } }, {}, { offence: null }, []],
    ['a regime', { regimeId: { kind: 'regime', message } }, { regimeId: 'life' }, { regimeId: 'life' }, []],
    ['a length: as one', { y: { ...unit, of: 'length', unit: 'years' }, d: { ...unit, of: 'length', unit: 'days' } }, { y: 3, d: 1 }, { length: { years: 3, months: 0, weeks: 0, days: 1 } }, []],
    ['no unit of a length', { y: { ...unit, of: 'length', unit: 'years' } }, {}, { length: { years: 0, months: 0, weeks: 0, days: 0 } }, []],
    ['no unit of an extension: not said', { m: { ...unit, of: 'extension', unit: 'months' } }, { m: null }, { extension: null }, []],
    ['an extension of 0: there is none', { m: { ...unit, of: 'extension', unit: 'months' } }, { m: 0 }, { extension: { years: 0, months: 0, weeks: 0, days: 0 } }, []],
    ['an extension, one unit of it wrong', { m: { ...unit, of: 'extension', unit: 'months' }, w: { ...unit, of: 'extension', unit: 'weeks' } }, { m: 12, w: 2 }, { extension: { years: 0, months: 0, weeks: 2, days: 0 } }, [['m', message]]],
    ['what is needed', { on: { kind: 'day', isNeeded: true, message } }, {}, { on: null }, [['on', message]]],
    ['what is needed, in its own words', { on: { kind: 'day', isNeeded: true, missing: 'Where is it?', message } }, {}, { on: null }, [['on', 'Where is it?']]],
    ['what is needed, of which another says so', { on: { kind: 'day', isNeeded: true, missing: null, message } }, {}, { on: null }, []],
    ['what is no fact is passed over', { is: { kind: 'flag', message } }, { was: true }, { is: false }, []],
  ] as const satisfies readonly (readonly [string, Facts, object, object, Refused])[])
    test(what, () => {
      const refusals: (readonly [string, string])[] = []
      const result = take(rowsOf<Facts>(facts, offenceByKey), { ...asked }, (field, text) => refusals.push([field, text]))
      expect([result, refusals]).toEqual([taken, said])
    })

  test('what an object of a class tells without a field of its own', () => {
    const asked = Object.create({ on: '2026-11-16' }, {})
    expect(take(rowsOf({ on: { kind: 'day', message } }), asked, () => {})).toEqual({ on: aDay })
    const hidden = Object.create({}, { on: { value: '2026-11-16' } })
    expect(take(rowsOf({ on: { kind: 'day', message } }), hidden, () => {})).toEqual({ on: aDay })
  })
})

describe('Whatever is given for a case or a part of it, it is refused by place', () => {
  const { sentences, addedDays, unlawfullyAtLarge, remand, otherCustody, recall: oneRecall } = shapes
  const many = (row: object, most: number) => Array.from({ length: most + 1 }, () => row)
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ...[null, undefined, 5, 'x', [], [sentence], {}, true].map((asked) => [`the case: ${inWords(asked)}`, asked, [['sentences', sentences.message]]] as const),
    ...[null, 5, 'x', {}, [], many(sentence, caseBounds.sentences)].map((list) => [`sentences: ${inWords(list).slice(0, 40)}`, { sentences: list }, [['sentences', sentences.message]]] as const),
    ...[null, 5, 'x', [], [sentence]].map((row) => [`a sentence: ${inWords(row)}`, { sentences: [sentence, row] }, [['sentences[1]', sentences.row]]] as const),
    ...['x', {}, true, -1, 0.5, bounds.creditDays + 1, many(award, caseBounds.awards)].map((list) => [`added days: ${inWords(list).slice(0, 40)}`, { sentences: [sentence], addedDays: list }, [['addedDays', addedDays.message]]] as const),
    ...[null, 5, 'x', []].map((row) => [`an award: ${inWords(row)}`, { sentences: [sentence], addedDays: [award, row] }, [['addedDays[1]', addedDays.row]]] as const),
    ...['x', {}, true, 5, many(time, caseBounds.atLarge)].map((list) => [`times at large: ${inWords(list).slice(0, 40)}`, { sentences: [sentence], unlawfullyAtLarge: list }, [['unlawfullyAtLarge', unlawfullyAtLarge.message]]] as const),
    ...[null, 5, 'x', []].map((row) => [`a time at large: ${inWords(row)}`, { sentences: [sentence], unlawfullyAtLarge: [time, row] }, [['unlawfullyAtLarge[1]', unlawfullyAtLarge.row]]] as const),
    ...['x', {}, true, 5, many(onRemand, caseBounds.remand)].map((list) => [`times on remand: ${inWords(list).slice(0, 40)}`, { sentences: [sentence], remand: list }, [['remand', remand.message]]] as const),
    ...[null, 5, 'x', []].map((row) => [`a time on remand: ${inWords(row)}`, { sentences: [sentence], remand: [onRemand, row] }, [['remand[1]', remand.row]]] as const),
    ...['x', {}, true, 5, many(inOther, caseBounds.otherCustody)].map((list) => [`times in other custody: ${inWords(list).slice(0, 40)}`, { sentences: [sentence], otherCustody: list }, [['otherCustody', otherCustody.message]]] as const),
    ...[null, 5, 'x', []].map((row) => [`a time in other custody: ${inWords(row)}`, { sentences: [sentence], otherCustody: [inOther, row] }, [['otherCustody[1]', otherCustody.row]]] as const),
    ['remand for ids that are none', { sentences: [sentence], remand: [{ ...onRemand, sentenceIds: [1, ''] }] }, [['remand[0].sentenceIds[0]', remandFacts.sentenceIds.each], ['remand[0].sentenceIds[1]', remandFacts.sentenceIds.each]]],
    ['remand for sentences of which one cannot be read', { sentences: [sentence, 5], remand: [{ ...onRemand, sentenceIds: ['B'] }] }, [['sentences[1]', sentences.row]]],
    ...[5, 'x', [], true].map((given) => [`a recall: ${inWords(given)}`, { sentences: [sentence], recall: given }, [['recall', oneRecall.message]]] as const),
    ['one sentence in the place of a case', sentence, [['sentences', sentences.message], ['sentences', 'One sentence is a list of one: { "sentences": [ { "startDate": … } ] }.']]],
    ['the second time at large the wrong way round, the first none', { sentences: [sentence], unlawfullyAtLarge: [5, { fromDate: '2026-12-02', toDate: '2026-12-01' }] }, [['unlawfullyAtLarge[0]', unlawfullyAtLarge.row], ['unlawfullyAtLarge[1].toDate', 'The last day cannot be before the first.']]],
    ['ids that are none, and the same', { sentences: [{ ...sentence, id: '' }, { ...sentence, id: '' }] }, [['sentences[0].id', sentenceFacts.id.message], ['sentences[1].id', sentenceFacts.id.message]]],
    ['a recall from ids that are none', { sentences: [sentence], recall: { ...recall, sentenceIds: [1, '', '1'] } }, [['recall.sentenceIds[0]', recallFacts.sentenceIds.each], ['recall.sentenceIds[1]', recallFacts.sentenceIds.each]]],
    ['a recall from sentences of which one cannot be read', { sentences: [sentence, 5], recall: { ...recall, sentenceIds: ['B'] } }, [['sentences[1]', sentences.row]]],
    ['born after 2000, and a sentence that cannot be read', { sentences: [sentence, 5], dateOfBirth: '2005-03-01' }, [['sentences[1]', sentences.row]]],
    ['a recall from sentences that are no list', { sentences: 5, recall: { ...recall, sentenceIds: ['B'] } }, [['sentences', sentences.message]]],
    ['consecutive to a sentence that cannot be read', { sentences: [5, { ...sentence, consecutiveTo: 'A' }] }, [['sentences[0]', sentences.row]]],
  ] as const)
    test(what, () => expect(caseRefused(asked)).toEqual(want))

  test('null is left out', () =>
    expect(
      caseRefused({
        sentences: [sentence],
        ...{ addedDays: null, unlawfullyAtLarge: null, remand: null, otherCustody: null, recall: null },
      }),
    ).toEqual([]))
})

describe('Whatever is given for the other questions, it is refused by field', () => {
  const { startDate, sentenceYears } = calculationFacts
  const noLengths =
    'Give { "from": { "years": 2 }, "to": { "years": 5 }, "step": { "months": 6 } }, or a list of 1 to 60 lengths, each as years and months: { "years": 5 }.'
  for (const asked of [null, undefined, 5, 'x', [], true]) {
    test(`one sentence at a release point: ${inWords(asked)}`, () =>
      expect(calculationRefused(asked)).toEqual([
        ['startDate', startDate.missing],
        ['sentenceYears', sentenceYears.missing],
      ]))
    test(`lengths before a sentence: ${inWords(asked)}`, () =>
      expect(whatIfRefused(asked)).toEqual([['lengths', noLengths]]))
  }
  const later = 'Lengths in weeks or days are not worked out here yet. Give years and months.'
  const sentenceDate = '2026-11-16'
  for (const [given, message] of [
    ...[undefined, null, 5, 'x', true, [], {}, { years: 5 }].map((lengths) => [lengths, noLengths] as const),
    [[{ weeks: 3 }], later],
    [[{ years: 1 }, { days: 3 }], later],
    [{ from: { years: 1 }, to: { weeks: 90 }, step: { months: 1 } }, later],
    [Array.from({ length: 61 }, () => ({ weeks: 3 })), noLengths],
  ] as const)
    test(`lengths: ${inWords(given).slice(0, 60)}`, () =>
      expect(whatIfRefused({ sentenceDate, lengths: given })).toEqual([['lengths', message]]))

  const noLength = 'Give each length in years and months, in whole numbers, from 1 month to 100 years.'
  const [year, month] = [{ years: 1 }, { months: 1 }]
  for (const [given, ...places] of [
    ...[null, 5, [], {}, { years: '1' }, { years: 1.5 }].map((one) => [[one], '[0]'] as const),
    [[year, { months: '2' }, { months: 0 }], '[1]', '[2]'],
    [{ from: 1 }, '.from', '.to', '.step'],
    [{ from: year, to: { years: 101 }, step: month }, '.to'],
    [{ from: year, to: year, step: {} }, '.step'],
  ] as const)
    test(`each of the lengths that is none, by its place: ${inWords(given)}`, () =>
      expect(whatIfRefused({ sentenceDate, lengths: given })).toEqual(
        places.map((place) => [`lengths${place}`, noLength]),
      ))

  test('years and months of null are left out', () =>
    expect(whatIfRefused({ sentenceDate, lengths: [{ years: null, months: 6 }] })).toEqual([]))
  test('no day of sentence, and no today', () =>
    expect(whatIfRefused({ lengths })).toEqual([['sentenceDate', whatIfFacts.sentenceDate.message]]))
})

/** Every place inside a value, as the names that lead to it. */
function* placesIn(value: unknown, names: readonly string[] = []): Generator<readonly string[]> {
  yield names
  if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* placesIn(part, [...names, name])
}

/** The value with another in one place. */
function changed(value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[name] = changed(copy[name], rest, to)
  return copy
}

describe('A question of every fact, with anything in any one place of it, is asked or refused with a reason', () => {
  const full = (facts: Facts): object =>
    Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, rightOf(fact)]))
  // biome-ignore format: one row a line
  for (const [what, asked, refusedFor] of [
    ['a case',
      caseIn('1 2026-11-16 2026-11 1y1m1w1d +1y1m1w1d sds sds_adult theft adult offenceDate=2026-11-16 terrorism=false after 1 howItRuns=concurrent wholeLife=false onLicence=false notSuspended=false remandCreditDays=1 taggedBailCreditDays=1 fineAmount=1 civilDebt=false supervisionEndDate=2026-11-16',
      '2026-11-16 2y1m; law in_force; dateOfBirth 2026-11-16; registeredSexOffender false; liableToRemoval false',
      'otherSentences none; statedReleaseDate 2026-11-16; reference 1; addedDays 1@2026-11-16',
      'unlawfullyAtLarge 2026-11-16..2026-11-16; remand 2026-11-16..2026-11-16 sentenceIds=1 outcome=no_sentence',
      'otherCustody 2026-11-16..2026-11-16 why=sentence',
      'recall standard sentenceIds=1 recallDate=2026-11-16 returnToCustodyDate=2026-11-16 unlawfullyAtLargeDays=1 lastDayUnlawfullyAtLarge=2026-11-16 addedDaysAfterReturn=1 unlawfullyAtLargeAfterReturnDays=1'),
      caseRefused],
    ['one sentence at a release point', full(calculationFacts), calculationRefused],
    ['lengths before a sentence', { ...full(whatIfFacts), lengths }, whatIfRefused],
  ] as const)
    test(what, () => {
      const wrong: string[] = []
      for (const place of placesIn(asked))
        for (const value of [null, undefined, ...ofAnyType.map(([, value]) => value)])
          for (const [field, message] of refusedFor(changed(asked, place, value)))
            if (!/^\w/.test(field) || !/\.$/.test(message))
              wrong.push(`${place.join('.')}: ${field} ${message}`)
      expect(wrong).toEqual([])
    })
})

describe('The lists of a case', () => {
  test('are told back as they were taken', () => {
    const asking = askCase(whole as AskedCase)
    expect('case' in asking && requestOf(asking.case)).toMatchObject({
      addedDays: [award],
      unlawfullyAtLarge: [time],
      remand: [{ ...onRemand, sentenceIds: null, outcome: null }],
      otherCustody: [inOther],
    })
    const none = askCase({ sentences: [sentence] })
    expect('case' in none && requestOf(none.case)).toMatchObject({ remand: null, otherCustody: [] })
  })

  test('have names that are known, and every other is named by its place', () => {
    const rows = { addedDays: award, unlawfullyAtLarge: time, remand: onRemand, otherCustody: inOther }
    for (const [list, row] of Object.entries(rows)) {
      const given = { sentences: [sentence], [list]: [row, { ...row, until: 1 }] }
      expect(unknownFieldsOf(given)).toMatchObject([{ place: `${list}[1].until`, sentence: null }])
    }
    expect(unknownFieldsOf({ sentences: [{ year: 1 }], remand: 5 })).toMatchObject([
      { place: 'sentences[0].year', sentence: 0 },
    ])
  })
})

test('Every fact that is credit counts as served', () => {
  expect(creditFacts).toEqual(['remandCreditDays', 'taggedBailCreditDays'])
  expect(creditDaysOf({ ...noCredits, remandCreditDays: 30, taggedBailCreditDays: 5 })).toBe(35)
})

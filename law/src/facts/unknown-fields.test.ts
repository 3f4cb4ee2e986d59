import { describe, expect, test } from 'vitest'
import { factNames, unknownFieldsOf, unknownIn, unknownOfWhatIf } from './unknown-fields.ts'

describe('Names that are no facts, each by its place', () => {
  for (const [what, given, places] of [
    ['none', { sentences: [{ startDate: '2026-11-16' }] }, []],
    ['of the case', { sentences: [], dateOfBrith: '2000-01-01' }, ['dateOfBrith']],
    ['of a sentence', { sentences: [{}, { start_date: 'x' }] }, ['sentences[1].start_date']],
    ['of a recall', { recall: { kind: 'standard' } }, ['recall.kind']],
    ['of an award', { addedDays: [{ days: 1, day: 'x' }] }, ['addedDays[0].day']],
    ['of a time at large', { unlawfullyAtLarge: [{ from: 'x' }] }, ['unlawfullyAtLarge[0].from']],
    ['in a list that is too long nothing is looked at', { addedDays: Array(101).fill({ day: 'x' }) }, []],
    ['what is no case', 5, []],
    ['what is no list, and no object', { sentences: 5, recall: 'x', addedDays: 3 }, []],
  ] as const)
    test(what, () => expect(unknownFieldsOf(given).map(({ place }) => place)).toEqual(places))

  test('with the names among which it would belong, and the number of its sentence', () =>
    expect(unknownFieldsOf({ sentences: [{ years: 3 }] })).toEqual([
      { place: 'sentences[0].years', name: 'years', known: factNames.sentence, sentence: 0 },
    ]))

  test('of one sentence by itself', () =>
    expect(unknownIn({ startDate: 'x', years: 3 }, factNames.calculation).map(({ name }) => name)).toEqual([
      'years',
    ]))
})

describe('Names of a question about lengths that are no facts', () => {
  for (const [what, given, places] of [
    ['none', { lengths: [{ years: 3, months: 6 }, { years: 4 }], sentenceDate: '2026-11-16' }, []],
    ['of a length', { lengths: [{ years: 3 }, { years: 3, month: 6 }] }, ['lengths[1].month']],
    [
      'of a range, and of its ends',
      { lengths: { from: { year: 2 }, to: { years: 4 }, steps: 1 } },
      ['lengths.steps', 'lengths.from.year'],
    ],
    ['weeks and days are said by themselves', { lengths: [{ weeks: 3, days: 2 }] }, []],
    ['of a time on remand', { remand: [{ from: 'x' }] }, ['remand[0].from']],
  ] as const)
    test(what, () => expect(unknownOfWhatIf(given).map(({ place }) => place)).toEqual(places))
})

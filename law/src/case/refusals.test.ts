import { describe, expect, test } from 'vitest'
import { caseIn, sentencesIn } from '../../../test/support/case-in.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { caseOf } from './case-answer.ts'

type Rest = Omit<AskedCaseSentence, 'id' | 'startDate'>
const s = (id: string, start: string, rest: Rest): AskedCaseSentence => ({
  id,
  startDate: start,
  sentenceYears: 2,
  ...rest,
})

/** Each place with what is said of it. */
function refused(asked: AskedCase): readonly string[] {
  const answer = caseOf(asked)
  if (!('refusals' in answer)) return []
  return answer.refusals.map(({ place, message }) => {
    const at = 'at' in place ? `[${place.at}]` : ''
    return `${place.in}${at}.${place.field}: ${message}`
  })
}

describe('Which sentence follows which', () => {
  const day = '2026-11-16'
  // biome-ignore format: one row a line
  for (const [what, sentences, want] of [
    ['a sentence that is not in the list', [s('A', day, {}), s('B', day, { consecutiveTo: 'C' })],
      ['sentences[1].consecutiveTo: Sentence B is consecutive to a sentence that is not in the list.']],
    ['itself', [s('A', day, { consecutiveTo: 'A' })], ['sentences[0].consecutiveTo: A sentence cannot be consecutive to itself.']],
    ['a later one', sentencesIn('A 2026-11-16 2y after B; B 2026-11-17 2y'), ['sentences[0].consecutiveTo: A sentence cannot be consecutive to one imposed after it.']],
    ['a circle', sentencesIn('A 2026-11-16 2y after B; B 2026-11-16 2y after A'),
      [0, 1].map((i) => `sentences[${i}].consecutiveTo: These sentences are consecutive to one another in a circle. One of them must come first.`)],
    ['one from which the person had been released', sentencesIn('A 2026-10-05 0y6m; B 2027-02-01 2y after A'),
      ['sentences[1].consecutiveTo: By 1 February 2027 the person had been released from sentence A, so a court could not make B consecutive to it (Sentencing Code, section 225).']],
  ] as const)
    test(what, () => expect(refused({ sentences })).toEqual(want))
})

describe('What stands in no chain with another kind', () => {
  const terrorism = { offenceKey: 'terrorist_training' }
  const other = { offenceKey: 'theft' }
  const life =
    'A sentence that follows life or a sentence for public protection, or is followed by one, is not worked out. The court takes the other offences into account in the minimum term. Ask the prison.'
  for (const [what, first, second, message] of [
    ['a fixed term after life', { regimeId: 'life' }, other, life],
    ['life after a fixed term', other, { sentenceType: 'life' }, life],
    ['public protection after life', { regimeId: 'life' }, { sentenceType: 'ipp' }, life],
    ['another kind after terrorism: section 264(2C) to (2E)', terrorism, other, null],
    ['terrorism after another kind', other, terrorism, null],
    ['terrorism after terrorism', terrorism, terrorism, null],
  ] as const) {
    const two = (rest: object) => [s('A', '2026-11-16', first), s('B', '2026-11-16', { ...second, ...rest })]
    test(what, () =>
      expect(refused({ sentences: two({ consecutiveTo: 'A' }) })).toEqual(
        message === null ? [] : [`sentences[1].consecutiveTo: ${message}`],
      ),
    )
    test(`${what}: side by side it is answered`, () => expect(refused({ sentences: two({}) })).toEqual([]))
  }
})

describe('Special sentences from before 13 April 2015 (Criminal Justice and Courts Act 2015, section 6)', () => {
  const early =
    'Special custodial sentences began on 13 April 2015. Sentence A is earlier, so it is of another kind.'
  for (const [start, rest, want] of [
    ['2015-04-12', { sentenceType: 'sopc' }, [`sentences[0].sentenceType: ${early}`]],
    ['2015-04-12', { sentenceType: 'sopc', regimeId: 'sopc_pre_june_2022' }, []],
    ['2015-04-13', { sentenceType: 'sopc' }, []],
    ['2015-04-12', { sentenceType: 'eds' }, []],
  ] as const)
    test(`${Object.values(rest)}, ${start}`, () =>
      expect(refused({ sentences: [s('A', start, rest)] })).toEqual(want))
})

describe('Extension periods', () => {
  const eds = { regimeId: 'eds_adult' }
  const bounds =
    'sentences[0].extensionYears: An extension period is at least 1 year and at most 8 years; for a serious terrorism offence, which is then to be given, 10.'
  // biome-ignore format: one row a line
  for (const [what, rest, want] of [
    ['a year', { ...eds, extensionYears: 1 }, []],
    ['12 months', { ...eds, extensionMonths: 12 }, []],
    ['8 years', { ...eds, extensionYears: 8 }, []],
    ['11 months', { ...eds, extensionMonths: 11 }, [bounds]],
    ['8 years and a day', { ...eds, extensionYears: 8, extensionDays: 1 }, [bounds]],
    ['25 years for a terrorist', { regimeId: 'terrorism_s247a_no_early_release', extensionYears: 25 }, []],
    ['a year for a special sentence', { regimeId: 'sopc', extensionMonths: 12 }, []],
    ['two for a special sentence', { regimeId: 'sopc', extensionYears: 2 }, ['sentences[0].extensionYears: The licence of a special custodial sentence is 12 months.']],
    ['for an ordinary sentence', { regimeId: 'sds_adult', extensionYears: 1 }, ['sentences[0].extensionYears: Only extended and special sentences have an extension period.']],
  ] as const)
    test(what, () => expect(refused({ sentences: [s('A', '2026-11-16', rest)] })).toEqual(want))
  test('every sentence in its place', () =>
    expect(
      refused(caseIn('A 2026-11-17 2y +1y sds; B 2026-11-16 2y +1y sds')).map((text) => text.slice(0, 12)),
    ).toEqual(['sentences[0]', 'sentences[1]']))

  const open = s('A', '2024-11-18', { ...eds, sentenceYears: 5 })
  test('not given where the stage depends on it', () =>
    expect(refused({ sentences: [open, s('B', '2024-11-18', { sentenceYears: 6 })] })).toEqual([
      'sentences[0].extensionYears: Enter the extension period: the stage of the case depends on it.',
    ]))
  test('the same of a chain', () =>
    expect(
      refused({ sentences: [open, s('B', '2024-11-18', { sentenceYears: 6, consecutiveTo: 'A' })] }),
    ).toEqual([
      'sentences[0].extensionYears: Enter the extension period: the stage of the case depends on it.',
    ]))
  test('not given where the stage is the last in any case', () =>
    expect(refused({ sentences: [open, s('B', '2024-11-18', { sentenceYears: 20 })] })).toEqual([]))
  test('not given where no stage is met', () =>
    expect(refused({ sentences: [open, s('B', '2026-11-18', { sentenceYears: 6 })] })).toEqual([]))
})

test('an award after the last release is refused, each in its place', () =>
  expect(refused(caseIn('A 2026-11-16 0y6m; addedDays 5@2027-06-01 5@2026-12-01 5@2027-03-01'))).toEqual([
    'addedDays[2].date: The award is dated after release.',
    'addedDays[0].date: The award is dated after release.',
  ]))

describe('The law as it stood on a day', () => {
  const special = s('A', '2026-11-16', { sentenceType: 'sopc' })
  const unborn = (id: string): string =>
    `case.law: The release rules for sentence ${id} had not begun by then. Choose a later day.`
  // biome-ignore format: one row a line
  for (const [what, law, sentences, want] of [
    ['the eve of the rules for special sentences', '2022-06-27', [special], [unborn('A')]],
    ['their first day', '2022-06-28', [special], []],
    ['the first day of all, for a standard sentence', '2005-04-04', [s('A', '2026-11-16', {})], []],
    ['before those of one of two', '2006-01-01', [s('A', '2026-11-16', {}), { ...special, id: 'B' }], [unborn('B')]],
  ] as const)
    test(what, () => expect(refused({ sentences, law })).toEqual(want))
})

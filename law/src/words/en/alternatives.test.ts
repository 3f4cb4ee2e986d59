import { describe, expect, test } from 'vitest'
import { type Day, parseDay } from '../../calendar/day.ts'
import { type CaseAlternativeCode, rivalLevels } from '../../tables/alternative-codes.ts'
import { alternativeForPeople, alternativeTexts, alternativeWords } from './alternatives.ts'
import { rivalInWords } from './gaps.ts'

describe('A doubt in words', () => {
  const ofOne = { sentences: [{ id: '1' }], recall: null } as never
  for (const code of Object.keys(rivalLevels) as CaseAlternativeCode[])
    for (const [voice, words] of [
      ['', alternativeTexts[code]],
      [
        ', for people',
        alternativeForPeople(
          { code, sentenceIds: ['1'], after: null, passedOn: null, isInScheme: false },
          ofOne,
        ),
      ],
    ] as const)
      test(`${code}${voice}: a condition that goes after a date, why there are two, and a question to ask`, () => {
        expect(words.condition).toMatch(/^if [^.]+[^.]$/)
        expect(words.why).toMatch(/^[A-Z].*\.$/)
        expect(words.ask).toMatch(/^[A-Z].*\?$/)
      })
})

describe('The days of a rival, at the end of a warning', () => {
  const day = (text: string): Day => parseDay(text) as Day
  // biome-ignore format: one row a line
  for (const [what, rival, words] of [
    ['none', null, ''],
    ['release as of right', { release: day('2027-01-12'), paroleEligibility: null }, ' Then release is on 12 January 2027.'],
    ['the Parole Board, and release in the end', { release: day('2034-11-01'), paroleEligibility: day('2032-03-02') },
      ' Then the Parole Board can direct release from 2 March 2032, and release is automatic on 1 November 2034.'],
    ['the Parole Board alone', { release: null, paroleEligibility: day('2042-11-01') }, ' Then the Parole Board can direct release from 1 November 2042.'],
  ] as const)
    test(what, () => expect(rivalInWords(rival)).toBe(words))
})

test('where the offence was not given, the rival names the offences', () => {
  expect(alternativeWords({ code: 'A_OFFENCE_LIST', offences: 'Rape; Arson' }).condition).toBe(
    'if the offence is rape; arson',
  )
  expect(alternativeWords({ code: 'A_EXTENDED', offences: null })).toBe(alternativeTexts.A_EXTENDED)
})

describe('A doubt for people', () => {
  const sentences = [{ id: '1' }, { id: '2' }, { id: '3' }] as never
  const recall = { type: 'standard' } as never
  // biome-ignore format: one row a line
  for (const [code, sentenceIds, isRecalled, condition, ask] of [
    ['A_ON_LIST', ['1', '2', '3'], false, 'if this offence stays under the old rules', 'Do the new rules apply to this offence?'],
    ['A_ON_LIST', ['2'], false, 'if, in sentence 2, this offence stays under the old rules', 'Do the new rules apply to this offence (sentence 2)?'],
    ['A_COUNTED_VIOLENT', ['1', '2'], false, 'if, in sentences 1 and 2, the burglary counts as violent', 'Did you count the burglary as violent (sentences 1 and 2)?'],
    ['A_LICENCE_REVOKED', ['1'], false, 'if the person is called back for the life or IPP sentence (recall)', 'Has the licence of the life or IPP sentence been revoked?'],
    ['A_RECALLED', ['1'], false, 'if the person was called back to prison (recall) for sentence 1', 'Was the person recalled, and from which sentences?'],
    ['A_RECALLED', ['1'], true, 'if the person was called back to prison (recall) again for sentence 1', 'Was the person recalled, and from which sentences?'],
    ['A_EXTENDED', ['1'], false, 'if sentence 1 is extended', 'Is this an extended sentence?'],
    ['A_EXTENDED', ['1', '2'], true, 'if sentences 1 and 2 are extended', 'Is this an extended sentence?'],
    ['A_UNDER_18', ['3'], false, 'if under 18 when found guilty (sentence 3)', 'Is this section 250 detention?'],
    ['A_RECALL_28', ['1'], true, 'if it is a fixed-term recall of 28 days', 'Which kind of recall is it?'],
    ['A_LESSER_TERRORISM', ['1'], false, 'if the offence does not carry life', 'Does section 247A(2A) apply?'],
  ] as const)
    test(`${code} of ${sentenceIds}${isRecalled ? ' after a recall' : ''}`, () =>
      expect(
        alternativeForPeople(
          { code, sentenceIds, after: null, passedOn: null, isInScheme: false },
          { sentences, recall: isRecalled ? recall : null },
        ),
      ).toMatchObject({ condition, ask }))

  test('how a sentence runs is named whole', () =>
    expect(
      alternativeForPeople(
        { code: 'A_RUNS_AFTER', sentenceIds: ['2'], after: '1', passedOn: null, isInScheme: false },
        { sentences, recall: null },
      ),
    ).toMatchObject({ condition: 'if sentence 2 runs after sentence 1' }))
})

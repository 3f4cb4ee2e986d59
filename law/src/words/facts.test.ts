import { describe, expect, test } from 'vitest'
import { personFacts } from '../facts/person.ts'
import { recallFacts } from '../facts/recall.ts'
import { sentenceFacts } from '../facts/sentence.ts'
import { factsInWords, factWords } from './facts.ts'

const texts = (facts: readonly { readonly text: string }[]): readonly string[] =>
  facts.map(({ text }) => text)

describe('What was told is said by the words of its fact', () => {
  test.each([
    [{ remandCreditDays: 40 }, ['40 days on remand']],
    [{ remandCreditDays: 1, taggedBailCreditDays: 20 }, ['1 day on remand', '20 days for tagged bail']],
    [{ remandCreditDays: 0, taggedBailCreditDays: null }, []],
    [{ remandCreditDays: 'unknown' }, []],
    [{ remandCreditMonths: 8 }, ['8 months on remand']],
    [{ remandCreditMonths: 1 }, ['1 month on remand']],
    [{ offenceDate: '2015-01-31' }, ['on 31 January 2015']],
    [{ startMonth: '2025-06', notSuspended: true }, ['passed in June 2025', 'not suspended']],
    [{ terrorism: true }, ['for terrorism']],
    [{ terrorism: false }, ['not for terrorism']],
    [{ terrorism: 'unknown' }, []],
    [{ onLicence: false }, []],
    [{ sentenceType: 'unknown' }, ['kind not known']],
    [{ sentenceType: 'no kind' }, []],
    [{ howItRuns: 'unknown' }, ['not known how it runs']],
    [{ sentenceYears: 3, offenceKey: 'robbery', fineAmount: 100 }, []],
  ])('of a sentence: %j', (told, said) =>
    expect(texts(factsInWords(sentenceFacts, factWords.sentence, told))).toEqual(said),
  )

  test('of a recall, in the order of the table', () =>
    expect(
      texts(
        factsInWords(recallFacts, factWords.recall, {
          ...{ returnToCustodyDate: '2026-11-09', recallDate: '2026-11-02', addedDaysAfterReturn: 5 },
          ...{ type: 'fixed_term_56', sentenceIds: ['1', '2'] },
          ...{ charge: 'none', mappaLevel: 2, terrorismOrState: false },
        }),
      ).join(', '),
    ).toBe(
      'a fixed-term recall of 56 days, no new charge, MAPPA level 2, not about terrorism or a foreign power, for sentences 1 and 2, decided on 2 November 2026, back in prison on 9 November 2026, 5 days added since',
    ))

  test('of the prison’s paper, by its letters', () =>
    expect(
      texts(
        factsInWords(personFacts, factWords.person, {
          statedDates: { CRD: '2027-11-16', SLED: '2029-11-15' },
        }),
      ),
    ).toEqual(['the prison’s paper says CRD 16 November 2027 and SLED 15 November 2029']))

  test('of the person, and only what is asked for, with its name', () =>
    expect(
      factsInWords(
        personFacts,
        factWords.person,
        { dateOfBirth: '2010-05-05', statedReleaseDate: '2027-05-05' },
        (name) => name === 'dateOfBirth',
      ),
    ).toEqual([{ fact: 'dateOfBirth', name: 'Born', text: 'born on 5 May 2010' }]))
})

import { describe, expect, test } from 'vitest'
import type { AskedCase } from '../facts/asked-case.ts'
import { askCase } from './ask.ts'
import { inferredIn, requestOf } from './request-of.ts'

/** A case in the words in which it was asked, asked again. */
function again(asked: AskedCase) {
  const taken = askCase(asked)
  if ('refusals' in taken) throw new Error(JSON.stringify(taken.refusals))
  const request = requestOf(taken.case)
  return { taken, request, retaken: askCase(request) }
}

const sentence = { startDate: '2026-11-16', sentenceYears: 3 }

describe('A case as it was taken, asked again, is the same case', () => {
  for (const [what, asked] of [
    ['a sentence', { sentences: [sentence] }],
    [
      'of an offence, after another',
      { sentences: [sentence, { ...sentence, offenceKey: 'theft', consecutiveTo: '1' }] },
    ],
    ['with an extension period', { sentences: [{ ...sentence, sentenceType: 'eds', extensionYears: 2 }] }],
    ['days added as one number', { sentences: [sentence], addedDays: 5 }],
    ['awards', { sentences: [sentence], addedDays: [{ days: 5, date: '2027-01-04' }] }],
    [
      'times at large',
      { sentences: [sentence], unlawfullyAtLarge: [{ fromDate: '2027-01-04', toDate: '2027-01-06' }] },
    ],
    ['a recall', { sentences: [sentence], recall: { type: 'standard', recallDate: '2028-01-10' } }],
    [
      'what is not known',
      {
        sentences: [{ ...sentence, howItRuns: 'unknown', remandCreditDays: 'unknown' }],
        recall: { type: 'unknown' },
      },
    ],
    ['the law of a day', { sentences: [sentence], law: '2026-09-30', dateOfBirth: '1990-05-05' }],
  ] as const satisfies readonly (readonly [string, AskedCase])[])
    test(what, () => {
      const { taken, retaken } = again(asked)
      expect(retaken).toEqual(taken)
    })

  test('nothing is left out: what was not told is null, none or no', () =>
    expect(again({ sentences: [sentence] }).request).toMatchObject({
      sentences: [
        {
          id: '1',
          sentenceWeeks: 0,
          extensionYears: null,
          offenceKey: null,
          onLicence: false,
          remandCreditDays: 0,
        },
      ],
      ...{ addedDays: 0, unlawfullyAtLarge: [], recall: null, law: 'in_force', statedReleaseDate: null },
    }))
})

describe('What was inferred and not told', () => {
  const born = { dateOfBirth: '2010-05-05' }
  for (const [what, asked, places] of [
    ['the age', { sentences: [sentence] }, ['sentences[0].ageAtConviction']],
    ['the age by the birth', { ...born, sentences: [sentence] }, ['sentences[0].ageAtConviction']],
    [
      'an age that was said not to be known, and is by the birth',
      { ...born, sentences: [{ ...sentence, ageAtConviction: 'unknown' }] },
      ['sentences[0].ageAtConviction'],
    ],
    [
      'the kind by the offence',
      {
        sentences: [
          { ...sentence, ageAtConviction: 'adult' },
          { ...sentence, offenceKey: 'contempt_of_court', ageAtConviction: 'adult' },
        ],
      },
      ['sentences[1].sentenceType'],
    ],
    ['nothing', { ...born, sentences: [{ ...sentence, ageAtConviction: 'adult' }] }, []],
  ] as const satisfies readonly (readonly [string, AskedCase, readonly string[]])[])
    test(what, () => expect(inferredIn(asked, again(asked).request)).toEqual(places))
})

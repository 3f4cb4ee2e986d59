import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import type { Case } from '../custody/case.ts'
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
    ['a sentence', '2026-11-16 3y'],
    ['of an offence, after another', '2026-11-16 3y; 2026-11-16 3y theft after 1'],
    ['with an extension period', '2026-11-16 3y +2y eds'],
    ['days added as one number', '2026-11-16 3y; addedDays 5'],
    ['awards', '2026-11-16 3y; addedDays 5@2027-01-04'],
    ['times at large', '2026-11-16 3y; unlawfullyAtLarge 2027-01-04..2027-01-06'],
    ['a recall', '2026-11-16 3y; recall standard recallDate=2028-01-10'],
    ['what is not known', '2026-11-16 3y howItRuns=unknown remandCreditDays=unknown; recall unknown'],
    ['the law of a day', '2026-11-16 3y; law 2026-09-30; dateOfBirth 1990-05-05'],
  ] as const)
    test(what, () => {
      const { taken, retaken } = again(caseIn(asked))
      expect(retaken).toEqual(taken)
    })

  test('nothing is left out: what was not told is null, none or no', () =>
    expect(again({ sentences: [sentence] }).request).toMatchObject({
      sentences: [
        {
          ...{ id: '1', sentenceWeeks: 0, extensionYears: null },
          ...{ offenceKey: null, onLicence: false, remandCreditDays: 0 },
        },
      ],
      ...{ addedDays: 0, unlawfullyAtLarge: [], recall: null, law: 'in_force', statedReleaseDate: null },
    }))
})

describe('A rival about the case is one that could be told, and gives its own date', () => {
  // biome-ignore format: one row a line
  for (const [code, asked] of [
    ['A_SPECIFIED_OFFENCE', '2004-01-05 120m eds +3y'],
    ['A_TRAINING_ORDER', '2026-11-16 12m robbery child remandCreditDays=20'],
    ['A_TRAINING_ORDER', '2020-11-16 12m robbery child remandCreditDays=20'],
  ] as const)
    test(`${code} of ${asked}`, () => {
      const rival = answered(caseIn(asked)).alternatives?.find((one) => one.code === code)
      const told = requestOf(rival?.answer().case as Case) as AskedCase
      expect(answered(told).release).toBe(rival?.release)
    })
})

describe('What was inferred and not told', () => {
  const born = { dateOfBirth: '2010-05-05' }
  // biome-ignore format: one row a line
  for (const [what, asked, places] of [
    ['the age', { sentences: [sentence] }, ['sentences[0].ageAtConviction']],
    ['the age by the birth', { ...born, sentences: [sentence] }, ['sentences[0].ageAtConviction']],
    ['an age that was said not to be known, and is by the birth', { ...born, sentences: [{ ...sentence, ageAtConviction: 'unknown' }] }, ['sentences[0].ageAtConviction']],
    ['the kind by the offence',
      { sentences: [{ ...sentence, ageAtConviction: 'adult' }, { ...sentence, offenceKey: 'contempt_of_court', ageAtConviction: 'adult' }] },
      ['sentences[1].sentenceType']],
    ['nothing', { ...born, sentences: [{ ...sentence, ageAtConviction: 'adult' }] }, []],
  ] as const satisfies readonly (readonly [string, AskedCase, readonly string[]])[])
    test(what, () => expect(inferredIn(asked, again(asked).request)).toEqual(places))
})

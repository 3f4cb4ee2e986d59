import { offences, regimes } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { calculationJson } from './calculation-json.ts'
import { parse } from './parse.ts'
import { present } from './present.ts'

const operator = 'Powered by the "Example" sentencing calculator'
const written = calculationJson(operator)

/** What is written for a request, and what JSON.stringify makes of the same answer. */
function bothWays(request: object): { readonly ours: string; readonly theirs: string } {
  const parsed = parse(request)
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors))
  return { ours: written(parsed), theirs: JSON.stringify(present(parsed, operator, [])) }
}

const sentence = { startDate: '2026-10-01', sentenceYears: 7, sentenceMonths: 6 }

describe('The bytes are those of JSON.stringify', () => {
  for (const [about, more] of [
    ['nothing but a date and a term', {}],
    ['every number', { sentenceDays: 3, remandCreditDays: 40, taggedBailCreditDays: 5, addedDays: 21 }],
    ['the new law', { postCommencement: true }],
    ['a child', { ageAtSentence: 'child' }],
    [
      'fields nobody knows, in any writing',
      { 'a "quoted" field\n': 1, '\ud800': 2, 'naïve ’': 3, __proto__x: 4 },
    ],
  ] as const)
    test(about, () => {
      const { ours, theirs } = bothWays({ ...sentence, ...more })
      expect(ours).toBe(theirs)
    })

  test('for every regime and every offence, before and after', () => {
    const named = [
      ...Object.keys(regimes).map((regimeId) => ({ regimeId })),
      ...offences.filter(({ isCommittal }) => !isCommittal).map(({ key }) => ({ offenceKey: key })),
    ]
    expect(named.length).toBeGreaterThan(400)
    for (const name of named)
      for (const postCommencement of [false, true]) {
        const { ours, theirs } = bothWays({ ...sentence, ...name, postCommencement })
        expect(ours).toBe(theirs)
      }
  })
})

import { offences, pointLabel, regimes } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { caseRows } from '../../../../test/support/case-rows.ts'
import { caseJson } from './case-json.ts'
import { parseCase } from './parse.ts'
import { caseBody, presentCase, workCase } from './present.ts'

const operator = 'Powered by the “Example” sentencing calculator'
const written = caseJson(operator)

/** What is written for a request, and what JSON.stringify makes of the same answer; null where there is none. */
function bothWays(request: object): { readonly ours: string; readonly theirs: string } | null {
  const parsed = parseCase(request)
  if ('errors' in parsed) return null
  const worked = workCase(parsed)
  const item = presentCase(parsed, [])
  if ('errors' in worked || 'errors' in item) return null
  const ours = Buffer.from(written(parsed, worked), 'latin1').toString()
  return { ours, theirs: JSON.stringify(caseBody(item, operator)) }
}

test('every name that is written as it stands has one character for each byte, and none that JSON would escape', () => {
  const names = [
    ...offences.map(({ key }) => key),
    ...Object.values(regimes).flatMap((regime) => [
      regime.id,
      ...regime.layers.map((layer) => pointLabel(regime, layer)),
    ]),
  ]
  expect(names.filter((name) => !/^[\w %(),'-]+$/.test(name))).toEqual([])
})

describe('The bytes are those of JSON.stringify', () => {
  for (const [about, sentence, more] of [
    ['an id in any writing', { id: 'a "b"\n\ud800 naïve ’' }, {}],
    ['fields nobody knows', { 'a "quoted" field\n': 1 }, { '\ud800’': 2 }],
    ['a date that the prison gave', { offenceKey: 'robbery' }, { statedReleaseDate: '2029-01-05' }],
    ['nothing that ends', { sentenceType: 'life' }, { addedDays: 3 }],
    ['an extension, weeks and days', { sentenceType: 'eds', extensionYears: 2, sentenceWeeks: 3 }, {}],
    [
      'a child, tagged bail and the day of the offence',
      { ageAtConviction: 'child', taggedBailCreditDays: 9, offenceDate: '2026-09-30' },
      {},
    ],
    ['time at large', {}, { unlawfullyAtLarge: [{ fromDate: '2026-12-01', toDate: '2026-12-09' }] }],
    ['a chosen regime, and the law of a day', { regimeId: 'sds_adult' }, { law: '2026-11-01' }],
  ] as const)
    test(about, () => {
      const sentences = [{ startDate: '2026-10-01', sentenceYears: 7, ...sentence }]
      const both = bothWays({ sentences, ...more })
      expect(both).not.toBeNull()
      expect(both?.ours).toBe(both?.theirs)
    })

  test('a recall beside a sentence with an id in any writing', () => {
    const id = 'a "b"\n\ud800 naïve ’'
    const both = bothWays({
      sentences: [
        { id, startDate: '2025-01-10', sentenceYears: 4 },
        { startDate: '2026-11-20', sentenceMonths: 9 },
      ],
      recall: { type: 'standard', recallDate: '2026-11-02', sentenceIds: [id] },
    })
    expect(both).not.toBeNull()
    expect(both?.ours).toBe(both?.theirs)
  })

  test('for every case of the tables', () => {
    const rows = ['cases.csv', 'recall.csv', 'recall-beside.csv', 'stated.csv'].flatMap(caseRows)
    const answers = rows.map(({ request }) => bothWays(request)).filter((both) => both !== null)
    expect(answers.length).toBeGreaterThan(150)
    for (const { ours, theirs } of answers) expect(ours).toBe(theirs)
  })
})

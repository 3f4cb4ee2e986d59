import { describe, expect, test } from 'vitest'
import { isoDate } from '../calendar/day.ts'
import { offenceByKey } from '../tables/offences.ts'
import { caseAlternativesOf } from './alternatives.ts'
import type { AskedCase } from './ask.ts'
import { caseOf } from './case-answer.ts'

function rivals(asked: AskedCase): readonly string[] {
  const answer = caseOf(asked)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return caseAlternativesOf(answer).map(
    ({ code, sentenceIds, release, paroleEligibility }) =>
      `${code} ${sentenceIds.join('+')} ${release === null ? '-' : isoDate(release)}${paroleEligibility === null ? '' : ` PED ${isoDate(paroleEligibility)}`}`,
  )
}

const burglary = offenceByKey('burglary_dwelling')
const theft = offenceByKey('theft')

describe('A case carries the rival dates of all its sentences together', () => {
  for (const [what, asked, want] of [
    ['nothing in doubt', { sentences: [{ start: '2026-11-16', years: 3, offence: theft }] }, []],
    [
      'a burglary that the prison service counts as violent',
      { sentences: [{ start: '2024-12-10', years: 5, offence: burglary }] },
      ['A_COUNTED_VIOLENT 1 2027-01-12'],
    ],
    [
      'the same behind a longer sentence: it changes no date of the case',
      {
        sentences: [
          { start: '2024-12-10', years: 5, offence: burglary },
          { start: '2024-12-10', years: 12, offence: theft },
        ],
      },
      [],
    ],
  ] as const)
    test(what, () => expect(rivals(asked as AskedCase)).toEqual(want))
})

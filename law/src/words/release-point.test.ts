import { describe, expect, test } from 'vitest'
import { caseOf } from '../case/case-answer.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import { caseExplanationOf } from './case-explanation.ts'

/** The sentence about the release point of one sentence passed on a day. */
function pointSaid(start: string, years: number, offenceKey: string): string {
  const answer = caseOf({
    sentences: [{ id: 'A', start, years, offence: offenceByKey(offenceKey) as Offence }],
  })
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return caseExplanationOf(answer).find(({ id }) => id === 'regime')?.working ?? ''
}

describe('A release point has begun on a day only where it was another before', () => {
  // biome-ignore format: a table
  for (const [what, start, years, offenceKey, want] of [
    ['excluded from 40% at first: it never left one-half', '2025-03-03', 2, 'stalking_fear_of_violence_or_serious_alarm', /(^|\. )One-half of the sentence is served/],
    ['40% came with the order', '2025-03-03', 2, 'theft', /Since 10 September 2024, 40% of the sentence/],
    ['excluded later: back to one-half', '2025-03-03', 2, 'breach_of_stalking_protection_order', /Since 16 December 2024, one-half of the sentence/],
    ['one-third came with the Act', '2026-11-16', 2, 'theft', /Since 1 October 2026, one-third of the sentence/],
    ['two-thirds is a rule of its own', '2020-05-01', 7, 'robbery', /Since 1 April 2020, two-thirds of the sentence/],
  ] as const)
    test(what, () => expect(pointSaid(start, years, offenceKey)).toMatch(want))
})

import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseOf } from '../case/case-answer.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { caseExplanationOf } from './case-explanation.ts'

/** The sentence about the release point of one sentence passed on a day. */
function pointSaid(start: string, years: number, offenceKey: string): string {
  const answer = caseOf({
    sentences: [{ id: 'A', startDate: start, sentenceYears: years, offenceKey: offenceKey }],
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

describe('A part is served of what there is: a sentence, its custodial term, an order, or the term of a committal', () => {
  const of = (sentence: Omit<AskedCaseSentence, 'id'>): string => {
    const answer = answered({ sentences: [sentence] })
    return caseExplanationOf(answer).find(({ id }) => id === 'regime')?.working ?? ''
  }
  const start = '2026-11-16'
  // biome-ignore format: a table
  for (const [what, sentence, want] of [
    ['contempt of court', { startDate: start, sentenceMonths: 8, sentenceType: 'contempt' }, 'Prison for contempt of court is not a sentence. One-half of the term is served in prison.'],
    ['default of payment', { startDate: start, sentenceDays: 28, sentenceType: 'fine_default' }, 'Prison in default of payment is not a sentence. One-half of the term is served in prison.'],
    ['breach of supervision', { startDate: '2026-01-12', sentenceDays: 14, sentenceType: 'supervision_default' }, 'Prison for breach of supervision is not a sentence. The whole of the term is served in prison.'],
    ['an order', { startDate: start, sentenceMonths: 8, sentenceType: 'dto' }, /One-half of the order is served in prison\.$/],
    ['section 85', { startDate: '2001-11-16', sentenceYears: 3, sentenceType: 'eds', extensionYears: 2, offenceDate: '2000-01-03', offenceKey: 'robbery' }, /One-half of the custodial term is served in prison\.$/],
    ['no early release', { startDate: start, sentenceYears: 8, sentenceType: 'eds', extensionYears: 2, offenceKey: 'preparation_of_terrorist_acts' }, /the whole of the custodial term is served in prison\.$/],
    ['extended, automatic', { startDate: '2014-01-06', sentenceYears: 6, regimeId: 'eds_automatic_2012_2015', extensionYears: 2 }, /two-thirds of the custodial term is served in prison\.$/],
    ['a standard sentence', { startDate: start, sentenceYears: 2 }, /one-third of the sentence is served in prison\.$/],
  ] as const)
    test(what, () => expect(of(sentence)).toMatch(want))
})

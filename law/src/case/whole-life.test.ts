import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { caseExplanationOf } from '../words/case-explanation.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import { sentenceLabel } from '../words/release-point.ts'
import { caseOf } from './case-answer.ts'

const murder = { offenceKey: 'murder' }
const theft = { offenceKey: 'theft' }
const start = '2026-11-16'
const wholeLife: AskedCaseSentence = { startDate: start, sentenceType: 'life', wholeLife: true }

describe('Sentencing Code, section 321(3): a whole life order', () => {
  // biome-ignore format: one case a row
  test.each([
    ['alone', '2026-11-16 life wholeLife', ['1'], ['W_WHOLE_LIFE 1']],
    ['for murder, without a kind', '2026-11-16 murder wholeLife', ['1'], ['W_WHOLE_LIFE 1']],
    ['by rules that the caller chose', '2026-11-16 regimeId=life wholeLife', ['1'], ['W_WHOLE_LIFE 1']],
    ['beside a fixed term with days on remand', '2026-11-16 life wholeLife; 2026-11-16 20y eds remandCreditDays=40', ['1'], ['W_WHOLE_LIFE 1', 'W_EXTENSION_UNKNOWN 2']],
    ['beside life with a minimum term', '2026-11-16 20y murder; 2026-11-16 life wholeLife', ['2'], ['W_WHOLE_LIFE 2', 'W_LIFE 1']],
    ['beside a fine that was not paid', '2026-11-16 life wholeLife; 2026-11-16 6m fine_default', ['1'], ['W_WHOLE_LIFE 1', 'W_PART_PAID 2']],
    ['beside contempt and life with a minimum term', '2026-11-16 20y murder; 2026-11-16 life wholeLife; 2026-11-16 6m contempt', ['2'], ['W_WHOLE_LIFE 2', 'W_CONTEMPT 3', 'W_LIFE 1']],
    ['two of them', '2026-11-16 life wholeLife; 2026-11-16 life wholeLife', ['1', '2'], ['W_WHOLE_LIFE 1+2']],
    ['days added in prison', '2026-11-16 life wholeLife; addedDays 5', ['1'], ['W_WHOLE_LIFE 1', 'W_ADDED_DAYS_INDETERMINATE 1']],
    ['a time away', '2026-11-16 life wholeLife; unlawfullyAtLarge 2027-01-04..2027-01-09', ['1'], ['W_WHOLE_LIFE 1', 'W_AT_LARGE_NO_EFFECT ']],
  ] as const)('%s: no date at all', (_, asked, decides, want) => {
    const answer = answered(caseIn(asked) as AskedCase)
    expect(answer).toMatchObject({
      ...{ release: null, releaseType: null, releaseBasis: 'none', paroleEligibility: null, paroleMovedBy: null },
      ...{ end: null, endType: null, licenceEnd: null, leaving: null, dates: [], alternatives: [] },
      decidedBy: { release: decides, end: [] },
    })
    expect(answer.warnings.map(({ code, sentenceIds }) => `${code} ${sentenceIds.join('+')}`)).toEqual(want)
    const run = answer.runs.find(({ isWholeLife }) => isWholeLife)
    expect(run).toMatchObject({ totalDays: null, custodyParts: [], parole: null, endBeforeCredit: null, end: null })
  })

  // biome-ignore format: one case a row
  test.each([
    ['a length', { ...wholeLife, sentenceMonths: 6 }, ['sentenceYears', 'A whole life order has no minimum term. Leave the length out.']],
    ['years', { ...wholeLife, sentenceYears: 30 }, ['sentenceYears', 'A whole life order has no minimum term. Leave the length out.']],
    ['weeks', { ...wholeLife, sentenceWeeks: 30 }, ['sentenceYears', 'A whole life order has no minimum term. Leave the length out.']],
    ['days', { ...wholeLife, sentenceDays: 30 }, ['sentenceYears', 'A whole life order has no minimum term. Leave the length out.']],
    ['days on remand', { ...wholeLife, remandCreditDays: 1 }, ['remandCreditDays', 'A whole life order has no minimum term that days could come off. Leave them out.']],
    ['days for a tag', { ...wholeLife, taggedBailCreditDays: 1 }, ['taggedBailCreditDays', 'A whole life order has no minimum term that days could come off. Leave them out.']],
    ['another kind', { startDate: start, sentenceYears: 3, sentenceType: 'ipp', wholeLife: true }, ['wholeLife', 'Only a life sentence can have a whole life order.']],
    ['another kind, and no length', { startDate: start, sentenceType: 'sds', wholeLife: true, ...murder }, ['wholeLife', 'Only a life sentence can have a whole life order.']],
    ['an offence for which life need not be passed', { startDate: start, sentenceYears: 3, wholeLife: true, ...theft }, ['wholeLife', 'Only a life sentence can have a whole life order.']],
    ['neither kind nor offence', { startDate: start, sentenceYears: 3, wholeLife: true }, ['wholeLife', 'Only a life sentence can have a whole life order.']],
    ['other rules', { startDate: start, sentenceYears: 3, regimeId: 'ipp', wholeLife: true }, ['wholeLife', 'Only a life sentence can have a whole life order.']],
    ['not one, and no length', { startDate: start, sentenceType: 'life', wholeLife: false }, ['sentenceYears', 'Enter a length of at least one day.']],
  ] as const)('said with %s', (_, sentence, [field, message]) => {
    const answer = caseOf({ sentences: [sentence as AskedCaseSentence] })
    expect(answer).toEqual({ refusals: [{ place: { in: 'sentences', at: 0, field }, message }] })
  })

  test('words', () => {
    const alone = answered({ sentences: [wholeLife] })
    expect(alone.warnings.map(caseWarningText)[0]).toMatch(
      /^There is no release date\. .*section 321\(3\).*section 30\)\.$/,
    )
    expect(sentenceLabel(alone.sentences[0] as never)).toBe('Whole life')
    expect(caseExplanationOf(alone).map(({ id, result }) => [id, result])).toEqual([
      ['regime', 'Life sentence: whole life order'],
      ['noRelease', 'none'],
    ])
    const beside = answered({ sentences: [wholeLife, { startDate: start, sentenceYears: 1, ...theft }] })
    expect(caseExplanationOf(beside).at(-1)?.working).toBe(
      'Nobody is let out from a whole life order but on compassionate grounds, by the Secretary of State. The other sentences change nothing.',
    )
  })
})

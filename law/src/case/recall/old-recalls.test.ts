import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { isoDate } from '../../calendar/day.ts'
import type { AskedCase, AskedCaseSentence, AskedRecall } from '../../facts/asked-case.ts'
import { caseOf } from '../case-answer.ts'
import { howSureOf } from '../how-sure.ts'

const s = (startDate: string, months: number, rest: Partial<AskedCaseSentence> = {}): AskedCaseSentence => ({
  ...{ startDate, sentenceMonths: months, offenceKey: 'theft' },
  ...rest,
})
const of = (
  type: AskedRecall['type'],
  day: string,
  ...sentences: readonly AskedCaseSentence[]
): AskedCase => ({ sentences, recall: { type, recallDate: day, returnToCustodyDate: day } })

/** The release, how sure, what is said of the kind, and the rivals; or the fields that are refused. */
function said(asked: AskedCase): string {
  const answer = caseOf(asked)
  if ('refusals' in answer) return answer.refusals.map(({ place }) => place.field).join()
  const { release, warnings, alternatives } = answered(asked)
  const codes = warnings.map(({ code }) => code).filter((code) => /^W_RECALL_(?:KIND|LENGTH)$/.test(code))
  const rivals = (alternatives ?? []).map((rival) => `${rival.code} ${isoDate(rival.release as never)}`)
  return [isoDate(release as never), howSureOf(answered(asked)).level, ...codes, ...rivals].join(', ')
}

describe('Recalls as the law stood on the day of return (CJA 2003, sections 254 to 255B)', () => {
  const old = { offenceDate: '2006-01-03' }
  const extended = { sentenceType: 'eds', extensionYears: 2 } as const
  // biome-ignore format: one case a row
  test.each([
    ['before 14 July 2008 there was no fixed term', of('fixed_term_28', '2008-07-13', s('2006-06-01', 36, old)), '2008-08-09, not_sure, W_RECALL_KIND, A_RECALL_STANDARD 2009-05-31'],
    ['from that day on 28 days', of('fixed_term_28', '2008-07-14', s('2006-06-01', 36, old)), '2008-08-10, sure'],
    ['14 days were none', of('fixed_term_14', '2010-08-02', s('2008-06-02', 36)), '2010-08-15, not_sure, W_RECALL_LENGTH'],
    ['an offence of Schedule 15', of('fixed_term_28', '2010-08-02', s('2008-06-02', 36, { offenceKey: 'robbery' })), '2010-08-29, not_sure, W_RECALL_KIND, A_RECALL_STANDARD 2011-06-01'],
    ['an extended sentence', of('fixed_term_28', '2011-06-06', s('2009-06-01', 36, { ...extended, offenceDate: '2009-01-05' })), '2011-07-03, not_sure, W_RECALL_KIND, A_RECALL_STANDARD 2014-05-31'],
    ['an extended sentence, back since 3 December 2012', of('fixed_term_28', '2012-12-03', s('2009-06-01', 48, { ...extended, offenceDate: '2009-01-05' })), 'type'],
    ['beside a term under 12 months, which has no licence: from the other', of('standard', '2013-10-24', s('2012-08-22', 24), s('2012-08-22', 8)), '2014-08-21, sure'],
    ['only such terms', of('standard', '2013-01-07', s('2012-08-22', 9), s('2012-08-22', 8)), 'startDate,startDate'],
    ['before the release point', of('fixed_term_28', '2011-04-18', s('2010-01-11', 36)), '2011-05-15, not_sure, W_RECALL_KIND, A_RECALL_STANDARD 2013-01-10'],
    ['robbery from 3 December 2012 on', of('fixed_term_28', '2012-12-03', s('2011-01-10', 36, { offenceKey: 'robbery', ...old })), '2012-12-30, sure'],
    ['14 days until 31 January 2015', of('fixed_term_14', '2015-01-31', s('2013-06-03', 24)), '2015-02-13, not_sure, W_RECALL_LENGTH'],
    ['from a curfew since: not before the release point', of('fixed_term_28', '2019-04-01', s('2018-08-06', 20)), '2019-06-06, not_sure, A_TERM_BY_ITSELF 2019-04-28'],
    ['under 12 months, passed before 1 February 2015: no licence', of('standard', '2013-12-02', s('2013-06-03', 11)), 'startDate'],
    ['with 28 days', of('fixed_term_28', '2013-12-02', s('2013-06-03', 11)), 'startDate'],
    ['with the day of the offence', of('standard', '2013-12-02', s('2013-06-03', 11, { offenceDate: '2013-03-03' })), 'offenceDate'],
    ['passed since: the offence may be later', of('standard', '2015-09-01', s('2015-03-02', 11)), '2016-02-01, sure'],
    ['12 months', of('standard', '2013-12-03', s('2013-06-03', 12)), '2014-06-02, sure'],
    ['a chain under 12 months', of('standard', '2013-12-02', s('2013-06-03', 5, { id: 'A' }), s('2013-06-03', 5, { id: 'B', consecutiveTo: 'A' })), 'startDate'],
    ['under 12 months beside one that had a licence: that one decides', of('standard', '2016-03-01', s('2014-06-02', 36, { id: 'A' }), s('2014-06-02', 2, { id: 'B' })), '2017-06-01, sure'],
    ['a chain of 12 months or more had a licence', of('standard', '2014-02-03', s('2013-06-03', 8, { id: 'A' }), s('2013-06-03', 8, { id: 'B', consecutiveTo: 'A' })), '2014-10-02, sure'],
  ] as const)('%s', (_, asked, want) => expect(said(asked)).toBe(want))
})

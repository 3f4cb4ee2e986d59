import { describe, expect, test } from 'vitest'
import { alone, on } from '../../../../test/support/answered.ts'
import { caseIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import type { AskedCase } from '../../facts/asked-case.ts'
import { realDate } from '../../facts/messages.ts'
import { caseOf } from '../case-answer.ts'
import { howSureOf } from '../how-sure.ts'

const dto = { sentenceType: 'dto' } as const
const fine = { sentenceType: 'fine_default' } as const
const contempt = { sentenceType: 'contempt' } as const
const nov = '2026-11-16'

/** The warnings, but for that about a weekend. */
function said(asked: AskedCase): readonly string[] {
  const answer = caseOf(asked)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return answer.warnings.map(({ code }) => code).filter((code) => code !== 'W_NON_WORKING_DAY')
}

describe('What is said with an order, a default term and a committal', () => {
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['an order', '2026-11-16 12m dto', []],
    ['an order, at the release points of the Act: what the Act leaves as it was is said of sentences', '2026-11-16 12m dto; law after_act', ['W_FIXED_LAW']],
    ['contempt of more than 2 years (Contempt of Court Act 1981, section 14(1))', '2026-11-16 3y contempt_of_court', ['W_CONTEMPT', 'W_OVER_MAXIMUM']],
    ['an order for an adult', '2026-11-16 12m dto adult', ['W_ORDER_AGE']],
    ['an order at 11', '2026-11-16 12m dto; dateOfBirth 2014-11-17', ['W_ORDER_AGE']],
    ['an order on the 12th birthday', '2026-11-16 12m dto; dateOfBirth 2014-11-16', []],
    ['an order the day before 18', '2026-11-16 12m dto; dateOfBirth 2008-11-17', []],
    ['an order at 18', '2026-11-16 12m dto; dateOfBirth 2008-11-16', ['W_ORDER_AT_18']],
    ['an order of 16 weeks', '2026-11-16 16w dto', ['W_ORDER_LENGTH', 'W_LEAVING_AGE']],
    ['an order of 119 days, a day less than 4 months', '2026-11-16 119d dto', ['W_ORDER_LENGTH']],
    ['an order of 4 months', '2026-11-16 4m dto', []],
    ['orders of 28 months that follow one another', 'A 2026-11-16 14m dto; B 2026-11-16 14m dto after A', ['W_ORDER_CAPPED']],
    ['orders of different days that would end after 24 months', '2026-11-16 20m dto; 2027-06-01 20m dto', ['W_ORDER_CAPPED']],
    ['orders of different days that end within 24 months', '2026-11-16 12m dto; 2027-02-01 12m dto', []],
    ['the same with a third that ends before the second', '2026-11-16 6m dto; 2026-12-01 12m dto; 2027-01-04 8m dto', []],
    ['an extended sentence, its extension not told, beside an order', '2026-11-16 9m eds rape child; 2026-11-16 17m dto child', ['W_PAROLE_DATE', 'W_EXTENSION_UNKNOWN', 'W_LEAVING_AGE']],
    ['a fine', '2026-11-16 28d fine_default', ['W_PART_PAID']],
    ['7 years without it', '2026-11-16 7y fine_default', ['W_PART_PAID']],
    ['more than 7 years without the sum', '2026-11-16 7y1d fine_default', ['W_FINE_AMOUNT', 'W_PART_PAID']],
    ['14 years with the sum', '2026-11-16 14y fine_default fineAmount=2000000', ['W_PART_PAID']],
    ['more than £10 million', '2026-11-16 14y fine_default fineAmount=11000000', ['W_CONFISCATION', 'W_PART_PAID']],
    ['remand on a civil debt', '2026-11-16 28d fine_default civilDebt remandCreditDays=20', ['W_PART_PAID', 'W_NO_CREDIT']],
    ['more remand than there is to serve', '2026-11-16 28d fine_default remandCreditDays=20', ['W_PART_PAID', 'W_CREDITS_EXCEED']],
    ['a fine after a sentence', 'A 2026-11-16 2y sds_adult; B 2026-11-16 28d fine_default after A', ['W_DEFAULT_CONSECUTIVE', 'W_DEFAULT_BEGINS', 'W_PART_PAID']],
    ['contempt after a sentence', 'A 2026-11-16 2y sds_adult; B 2026-11-16 28d contempt after A', ['W_CONTEMPT', 'W_DEFAULT_CONSECUTIVE', 'W_DEFAULT_BEGINS']],
    ['contempt after contempt', 'A 2026-11-16 28d contempt; B 2026-11-16 28d contempt after A', ['W_CONTEMPT']],
    ['breach of supervision, before it ended', '2026-05-10 14d supervision_default', []],
    ['on the day it ended', '2026-05-11 14d supervision_default', ['W_SUPERVISION_ENDED']],
    ['more than 14 days', '2026-05-10 15d supervision_default', ['W_SUPERVISION_LENGTH']],
    ['a day of remand on it', '2026-05-10 14d supervision_default remandCreditDays=1', ['W_NO_CREDIT']],
    ['as many days on remand as on a tag', '2026-05-10 14d supervision_default remandCreditDays=2 taggedBailCreditDays=2', ['W_NO_CREDIT', 'W_TAGGED_BAIL']],
    ['added days while only an order is served', '2026-11-16 12m dto; addedDays 5', ['W_ADDED_DAYS_IDLE']],
    ['added days on a day after the order is over', '2026-11-16 12m dto; addedDays 5@2027-05-18', ['W_ADDED_DAYS_IDLE']],
    ['the same, when a sentence was over before it', '2025-11-17 3m sds_adult; 2026-11-16 12m dto; addedDays 5@2027-05-18', ['W_ADDED_DAYS_IDLE', 'W_RELEASED_BETWEEN']],
    ['added days when the sentence is over and the default term is not',
      '2026-11-16 3m sds_adult; 2026-11-16 12m fine_default; addedDays 7@2027-02-01', ['W_PART_PAID', 'W_ADDED_DAYS_IDLE']],
    ['the same beside a recall',
      'A 2025-01-10 4y sds_adult; B 2027-03-01 28d fine_default; recall fixed_term_56 recallDate=2027-02-01 returnToCustodyDate=2027-02-01 sentenceIds=A',
      ['W_RECALL_FIXED_TERM', 'W_RECALL_LICENCE', 'W_RECALL_RECORDS', 'W_PART_PAID', 'W_RELEASED_BETWEEN']],
  ] as const satisfies readonly (readonly [string, string, readonly string[]])[])
    test(what, () => expect(said(caseIn(asked))).toEqual(want))
})

describe('CJA 2003, section 258(3): committals beside a whole life order, or a licence from life', () => {
  const whole = { ...on(nov, { id: 'L', sentenceType: 'life' }), wholeLife: true }
  const ipp = on('2008-03-03', { id: 'L', sentenceType: 'ipp', sentenceYears: 2, onLicence: true })
  const served = on('2020-03-03', { id: 'L', sentenceType: 'life', sentenceYears: 12 })
  const owed = on('2026-11-02', { ...fine, sentenceMonths: 6 })
  const scorn = on('2026-11-02', { ...contempt, sentenceMonths: 6 })
  const order = on('2026-11-02', { ...dto, sentenceMonths: 6 })
  // biome-ignore format: one case a row
  test.each([
    ['a fine beside a whole life order', [whole, owed], 'none, sure'],
    ['contempt beside one', [whole, scorn], 'none, sure'],
    ['beside one and life that is served', [whole, served, owed], 'none, sure'],
    ['a fine during a licence: as if alone', [ipp, owed], '2027-01-31, fairly_sure, W_LICENCE_REVOKED,W_LICENCE_MAY_HAVE_ENDED'],
    ['contempt during one', [ipp, scorn], '2027-01-31, fairly_sure, W_LICENCE_REVOKED,W_LICENCE_MAY_HAVE_ENDED'],
    ['a fine beside life that is served', [served, owed], 'sentenceType'],
    ['beside a licence and life that is served', [ipp, served, owed], 'sentenceType'],
    ['an order beside a whole life order', [whole, order], 'sentenceType'],
    ['an order during a licence', [ipp, order], 'sentenceType'],
  ] as const)('%s', (_, sentences, want) => {
    const answer = caseOf({ sentences: sentences.map((one, i) => ({ ...one, id: String(i) })) })
    if ('refusals' in answer) expect(answer.refusals.map(({ place }) => place.field).join()).toBe(want)
    else {
      const { level, because } = howSureOf(answer)
      const release = answer.release === null ? 'none' : isoDate(answer.release)
      expect([release, level, ...(because.length > 0 ? [because.join()] : [])].join(', ')).toBe(want)
    }
  })
})

describe('What is not worked out, and what does not belong', () => {
  const order = mixed('A detention and training order')
  const committal = mixed('A committal for breach of supervision')
  function mixed(what: string): string {
    return `${what} that follows another kind of sentence, or is followed by one, is worked out by the prison by hand.`
  }
  const court =
    'For a detention and training order made before 28 June 2022 the court already took time on remand or a tag into account. Leave it out.'
  const sum = 'Only prison in default of payment is for a sum that was not paid.'
  const life = 'This is not worked out together with a life or terrorism sentence.'
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['an order after a sentence', caseIn('A 2026-11-16 2y sds_adult; B 2026-11-16 4m dto after A'), [['consecutiveTo', order]]],
    ['a default term after an order', caseIn('A 2026-11-16 4m dto; B 2026-11-16 28d fine_default after A'), [['consecutiveTo', order]]],
    ['a fine after an order', caseIn('A 2026-11-16 4m dto; B 2026-11-16 28d fine_default after A'), [['consecutiveTo', order]]],
    ['a committal for breach after a sentence', caseIn('A 2026-11-16 2y sds_adult; B 2026-11-16 7d supervision_default after A'), [['consecutiveTo', committal]]],
    ['a fine after a committal for breach', caseIn('A 2026-11-16 7d supervision_default; B 2026-11-16 28d fine_default after A'), [['consecutiveTo', committal]]],
    ['an order of over 24 months', caseIn('2026-11-16 24m1d dto'), [['sentenceYears', 'A detention and training order is at most 24 months.']]],
    ['104 weeks are less than 24 months', caseIn('2026-11-16 104w dto'), []],
    ['remand on an order of 27 June 2022', caseIn('2022-06-27 4m dto remandCreditDays=3'), [['remandCreditDays', court]]],
    ['a tag on it', caseIn('2022-06-27 4m dto taggedBailCreditDays=3'), [['taggedBailCreditDays', court]]],
    ['remand on one of 28 June 2022', caseIn('2022-06-28 4m dto remandCreditDays=3'), []],
    ['a regime with an order', caseIn('2026-11-16 4m dto sds_adult'), [['regimeId', 'A detention and training order has no regime and no extension period. Leave this out.']]],
    ['an extension with a fine', caseIn('2026-11-16 28d +1y fine_default'), [['extensionYears', 'Prison in default of payment is not a sentence. Leave this out.']]],
    ['a regime with prison for breach of supervision', caseIn('2026-11-16 14d supervision_default sds_adult'),
      [['regimeId', 'Prison for breach of supervision is not a sentence. Leave this out.']]],
    ['a sum with a sentence', caseIn('2026-11-16 2y sds_adult fineAmount=5'), [['fineAmount', sum]]],
    ['a civil debt with an order', caseIn('2026-11-16 4m dto civilDebt'), [['civilDebt', sum]]],
    ['no civil debt with an order', caseIn('2026-11-16 4m dto civilDebt=false'), []],
    ['a sum below nothing', caseIn('2026-11-16 28d fine_default fineAmount=-1'), [['fineAmount', 'Enter the sum in pounds as a number from 0.']]],
    ['a sum of nothing', caseIn('2026-11-16 28d fine_default fineAmount=0'), []],
    ['a million million pounds', caseIn('2026-11-16 28d fine_default fineAmount=1000000000000'), []],
    ['a sum that is no number', alone(nov, { ...fine, sentenceDays: 28, fineAmount: Number.NaN }), [['fineAmount', 'Enter the sum in pounds as a number from 0.']]],
    ['an end of supervision with a fine', caseIn('2026-11-16 28d fine_default supervisionEndDate=2027-01-01'),
      [['supervisionEndDate', 'Only prison for breach of supervision has an end of supervision.']]],
    ['an end of supervision that is no date', caseIn('2026-11-16 7d supervision_default supervisionEndDate=soon'), [['supervisionEndDate', realDate]]],
    ['born after the sentence', caseIn('2026-11-16 4m dto; dateOfBirth 2026-11-17'), [['dateOfBirth', 'The date of birth must be before the sentences and the offences.']]],
    ['a date of birth that is none', { ...alone(nov, { ...dto, sentenceMonths: 4 }), dateOfBirth: 'long ago' }, [['dateOfBirth', realDate]]],
    ['under 10 on its day', caseIn('2026-11-16 4m dto; dateOfBirth 2016-11-17'),
      [['dateOfBirth', 'The person would have been under 10 on the first day of sentence. Check the date of birth.']]],
    ['10 on its day', caseIn('2026-11-16 4m dto; dateOfBirth 2016-11-16'), []],
    ['born on 29 February: 10 on 1 March', caseIn('2018-02-28 4m dto; dateOfBirth 2008-02-29'),
      [['dateOfBirth', 'The person would have been under 10 on the first day of sentence. Check the date of birth.']]],
    ['an order and a default term beside life', caseIn('2026-11-16 20y life; 2026-11-16 4m dto; 2026-11-16 28d fine_default'), [['sentenceType', life], ['sentenceType', life]]],
  ] as const satisfies readonly (readonly [string, AskedCase, unknown])[])
    test(what, () => {
      const answer = caseOf(asked)
      const refusals = 'refusals' in answer ? answer.refusals : []
      expect(refusals.map(({ place, message }) => [place.field, message])).toEqual(want)
    })
})

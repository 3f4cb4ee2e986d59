import { describe, expect, test } from 'vitest'
import { sentenceIn } from '../../../test/support/case-in.ts'
import type { AskedCalculation } from '../facts/calculation.ts'
import { type Calculation, calculationOf } from '../sentence/calculation.ts'
import {
  creditInWords,
  custodyInWords,
  daysToServeInWords,
  releaseInWords,
  sentenceEndInWords,
  termEndInWords,
  totalDaysInWords,
} from './working.ts'

const worked = (asked: AskedCalculation): Calculation =>
  calculationOf({ postCommencement: true, ...asked }) as Calculation

describe('Each step says how it was reached, from the same numbers', () => {
  const whole = worked({ startDate: '2026-11-14', sentenceYears: 3, sentenceType: 'life' })
  const extendedAlone = worked({ startDate: '2026-11-14', sentenceYears: 3, sentenceType: 'eds' })
  const third = worked({ startDate: '2026-11-14', sentenceYears: 3 })
  const credited = worked(sentenceIn('2026-11-14 3y remandCreditDays=35 taggedBailCreditDays=1 addedDays=2'))
  const extinguished = worked({ startDate: '2026-11-14', sentenceYears: 3, remandCreditDays: 400 })
  const beyond = worked(
    sentenceIn('2026-11-14 3y remandCreditDays=36525 taggedBailCreditDays=36525 addedDays=36525'),
  )
  const capped = worked(sentenceIn('2020-10-19 0y7m sds_adult_barred_50 addedDays=135'))
  const covered = worked(sentenceIn('2021-05-06 2y eds remandCreditDays=510'))
  const pastTerm = worked({ startDate: '2026-11-16', sentenceYears: 1, addedDays: 200, sentenceType: 'eds' })
  // biome-ignore format: one row a line
  for (const [calculation, inWords, words] of [
    [third, termEndInWords, '3 years from 14 November 2026, counting that day as the first, runs to 13 November 2029.'],
    [worked({ startDate: '2026-11-14', sentenceYears: 0, sentenceDays: 1 }), totalDaysInWords, '14 November 2026 alone is 1 day.'],
    [third, totalDaysInWords, 'From 14 November 2026 to 13 November 2029, counting both, is 1,096 days.'],
    [third, custodyInWords, 'One-third of 1,096 days is 365 and 1/3 days. A part of a day counts as a day: 366 days.'],
    [whole, custodyInWords, 'The whole of 1,096 days is 1,096 days.'],
    [whole, sentenceEndInWords, 'The minimum term ends on 13 November 2029.'],
    [extendedAlone, sentenceEndInWords, 'The custodial term ends on 13 November 2029.'],
    [third, sentenceEndInWords, 'The sentence ends on 13 November 2029.'],
    [worked({ startDate: '2026-11-14', sentenceYears: 3, sentenceType: 'life', remandCreditDays: 1200 }), releaseInWords,
      'No days are left to serve, so the date is the day of sentence, 14 November 2026.'],
    [worked({ startDate: '2026-11-14', sentenceYears: 3, sentenceType: 'eds', remandCreditDays: 800 }), daysToServeInWords, '731 days are all covered by 800 days of credit.'],
    [worked({ startDate: '2026-11-14', sentenceYears: 3, sentenceType: 'eds', addedDays: 800 }), daysToServeInWords,
      '731 days plus 800 days added is 1,531 days. That would pass the end of the custodial term, so it is 1,096 days.'],
    [worked({ startDate: '2026-11-14', sentenceYears: 3, regimeId: 'sopc', addedDays: 800 }), daysToServeInWords,
      '731 days plus 800 days added is 1,531 days. That would pass the end of the custodial term, so it is 1,096 days.'],
    [third, creditInWords, 'There is no time on remand or tagged bail to take off.'],
    [credited, creditInWords, '35 days on remand and 1 day for tagged bail make 36 days. All of them count.'],
    [extinguished, creditInWords, '400 days on remand. Only 366 days can count, because there are no more days to serve.'],
    [worked({ startDate: '2026-11-14', sentenceYears: 3, taggedBailCreditDays: 20 }), creditInWords, '20 days for tagged bail. All of them count.'],
    [third, daysToServeInWords, '366 days are left to serve.'],
    [worked({ startDate: '2026-11-14', sentenceYears: 0, sentenceDays: 1 }), daysToServeInWords, '1 day is left to serve.'],
    [worked(sentenceIn('2026-11-14 3y eds remandCreditDays=800 addedDays=5')), daysToServeInWords, '731 days, plus 5 days added, are all covered by 800 days of credit.'],
    [credited, sentenceEndInWords, '13 November 2029 less 36 days of credit is 8 October 2029.'],
    [beyond, sentenceEndInWords, '13 November 2029 less 36,891 days of credit is 12 November 1928. That is before the day of sentence, so the sentence ends on 14 November 2026.'],
    [credited, daysToServeInWords, '366 days less 36 days of credit, plus 2 days added, is 332 days.'],
    [capped, daysToServeInWords, '106 days plus 135 days added is 241 days. That would pass the end of the sentence, so it is 212 days.'],
    [covered, daysToServeInWords, '487 days are all covered by 510 days of credit.'],
    [pastTerm, daysToServeInWords, '244 days plus 200 days added is 444 days. That would pass the end of the custodial term, so it is 365 days.'],
    [third, releaseInWords, 'Counting 14 November 2026 as day 1, day 366 is 14 November 2027.'],
    [extinguished, releaseInWords, 'No days are left to serve, so release is on the day of sentence, 14 November 2026.'],
  ] as const)
    test(words, () => expect(inWords(calculation)).toBe(words))
})

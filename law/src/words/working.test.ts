import { describe, expect, test } from 'vitest'
import { type Calculation, calculationOf } from '../sentence/calculation.ts'
import type { Asked } from '../sentence/question.ts'
import {
  creditInWords,
  custodyInWords,
  daysToServeInWords,
  releaseInWords,
  sentenceEndInWords,
  termEndInWords,
  totalDaysInWords,
} from './working.ts'

const worked = (asked: Asked): Calculation =>
  calculationOf({ postCommencement: true, ...asked }) as Calculation

describe('Each step says how it was reached, from the same numbers', () => {
  const whole = worked({ start: '2026-11-14', years: 3, sentenceType: 'life' })
  const extendedAlone = worked({ start: '2026-11-14', years: 3, sentenceType: 'eds' })
  const third = worked({ start: '2026-11-14', years: 3 })
  const credited = worked({
    ...{ start: '2026-11-14', years: 3, remandCredit: 35, taggedBailCredit: 1, addedDays: 2 },
  })
  const extinguished = worked({ start: '2026-11-14', years: 3, remandCredit: 400 })
  const beyond = worked({
    ...{ start: '2026-11-14', years: 3, remandCredit: 36525, taggedBailCredit: 36525, addedDays: 36525 },
  })
  const capped = worked({ start: '2020-10-19', months: 7, addedDays: 135, regimeId: 'sds_adult_barred_50' })
  const covered = worked({ start: '2021-05-06', years: 2, remandCredit: 510, sentenceType: 'eds' })
  const pastTerm = worked({ start: '2026-11-16', years: 1, addedDays: 200, sentenceType: 'eds' })
  for (const [calculation, inWords, words] of [
    [
      third,
      termEndInWords,
      '3 years from 14 November 2026, counting that day as the first, runs to 13 November 2029.',
    ],
    [worked({ start: '2026-11-14', days: 1 }), totalDaysInWords, '14 November 2026 alone is 1 day.'],
    [third, totalDaysInWords, 'From 14 November 2026 to 13 November 2029, counting both, is 1,096 days.'],
    [
      third,
      custodyInWords,
      'One-third of 1,096 days is 365 and 1/3 days. A part of a day counts as a day: 366 days.',
    ],
    [whole, custodyInWords, 'The whole of 1,096 days is 1,096 days.'],
    [whole, sentenceEndInWords, 'The minimum term ends on 13 November 2029.'],
    [extendedAlone, sentenceEndInWords, 'The custodial term ends on 13 November 2029.'],
    [third, sentenceEndInWords, 'The sentence ends on 13 November 2029.'],
    [
      worked({ start: '2026-11-14', years: 3, sentenceType: 'life', remandCredit: 1200 }),
      releaseInWords,
      'No days are left to serve, so the date is the day of sentence, 14 November 2026.',
    ],
    [
      worked({ start: '2026-11-14', years: 3, sentenceType: 'eds', remandCredit: 800 }),
      daysToServeInWords,
      '731 days are all covered by 800 days of credit.',
    ],
    [
      worked({ start: '2026-11-14', years: 3, sentenceType: 'eds', addedDays: 800 }),
      daysToServeInWords,
      '731 days plus 800 days added is 1,531 days. That would pass the end of the custodial term, so it is 1,096 days.',
    ],
    [
      worked({ start: '2026-11-14', years: 3, regimeId: 'sopc', addedDays: 800 }),
      daysToServeInWords,
      '731 days plus 800 days added is 1,531 days. That would pass the end of the custodial term, so it is 1,096 days.',
    ],
    [third, creditInWords, 'There is no time on remand or tagged bail to take off.'],
    [credited, creditInWords, '35 days on remand and 1 day for tagged bail make 36 days. All of them count.'],
    [
      extinguished,
      creditInWords,
      '400 days on remand. Only 366 days can count, because there are no more days to serve.',
    ],
    [
      worked({ start: '2026-11-14', years: 3, taggedBailCredit: 20 }),
      creditInWords,
      '20 days for tagged bail. All of them count.',
    ],
    [third, daysToServeInWords, '366 days are left to serve.'],
    [worked({ start: '2026-11-14', days: 1 }), daysToServeInWords, '1 day is left to serve.'],
    [
      worked({ start: '2026-11-14', years: 3, sentenceType: 'eds', remandCredit: 800, addedDays: 5 }),
      daysToServeInWords,
      '731 days, plus 5 days added, are all covered by 800 days of credit.',
    ],
    [credited, sentenceEndInWords, '13 November 2029 less 36 days of credit is 8 October 2029.'],
    [
      beyond,
      sentenceEndInWords,
      '13 November 2029 less 36,891 days of credit is 12 November 1928. That is before the day of sentence, so the sentence ends on 14 November 2026.',
    ],
    [credited, daysToServeInWords, '366 days less 36 days of credit, plus 2 days added, is 332 days.'],
    [
      capped,
      daysToServeInWords,
      '106 days plus 135 days added is 241 days. That would pass the end of the sentence, so it is 212 days.',
    ],
    [covered, daysToServeInWords, '487 days are all covered by 510 days of credit.'],
    [
      pastTerm,
      daysToServeInWords,
      '244 days plus 200 days added is 444 days. That would pass the end of the custodial term, so it is 365 days.',
    ],
    [third, releaseInWords, 'Counting 14 November 2026 as day 1, day 366 is 14 November 2027.'],
    [
      extinguished,
      releaseInWords,
      'No days are left to serve, so release is on the day of sentence, 14 November 2026.',
    ],
  ] as const)
    test(words, () => expect(inWords(calculation)).toBe(words))
})

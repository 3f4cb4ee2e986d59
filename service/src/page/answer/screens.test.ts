/** The screens of the answer, word for word: what the person who reads them has to be able to rely on. */
import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { readScreen } from '../../../../test/page/read-screen.ts'
import { outcomeBy, several } from '../../../../test/page/told.ts'
import { screenOf, titleOf } from './screen.ts'

const today = parseDay('2026-11-16') as Day

const sure = 'How sure: sure of the rule. Added days or another sentence would change it.'
const compare = 'Next: ask the prison for its date, and compare.'
const ask = 'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.'

type Screen = readonly [link: string, ...lines: readonly string[]]

/** The day at the gate, and what the papers say of it. */
const gates: Readonly<Record<string, Screen>> = {
  'a weekday': [
    'startDate=2026-11-16&sentenceYears=3&offenceKey=robbery&sentenceType=sds&remandCreditDays=40',
    'Automatic release. Out on',
    'Thursday 7 October 2027',
    'The papers will show the same day (CRD).',
    'Why: one-third of 3 years, less 40 days on remand.',
    sure,
    'After that: on licence until 6 October 2029.',
    compare,
  ],
  'a weekend': [
    'startDate=2026-11-16&sentenceYears=2&offenceKey=theft&sentenceType=sds',
    'Automatic release. Usually out on',
    'Thursday 15 July 2027',
    'By law no later than Friday 16. The papers will say Saturday 17 July (CRD).',
    'Why: one-third of 2 years.',
    sure,
    'After that: on licence until 15 November 2028.',
    compare,
  ],
  'another month and year': [
    'startDate=2026-11-02&sentenceYears=0&sentenceWeeks=26&offenceKey=theft&sentenceType=sds',
    'Automatic release. Usually out on',
    'Wednesday 30 December 2026',
    'By law no later than Thursday 31. The papers will say Friday 1 January 2027 (CRD).',
    'Why: one-third of 26 weeks.',
    sure,
    'After that: on licence until 2 May 2027.',
    compare,
  ],
  'a Friday': [
    'startDate=2026-11-02&sentenceYears=8&offenceKey=robbery&sentenceType=sds',
    'Automatic release. Usually out on',
    'Thursday 31 October 2030',
    'By law no later than Friday 1 November, the date on the papers (CRD).',
    'Why: one-half of 8 years. Robbery with 7 years or more has its own rule.',
    sure,
    'After that: on licence until 1 November 2034.',
    compare,
  ],
  'less than 28 days': [
    'startDate=2026-11-16&sentenceYears=0&sentenceWeeks=12&offenceKey=theft&sentenceType=sds',
    'Automatic release. Out on',
    'Friday 11 December 2026',
    'The papers will say Sunday 13 December (CRD). Nobody is let out on a weekend or holiday.',
    'Why: one-third of 12 weeks.',
    sure,
    'After that: on licence until 7 February 2027.',
    compare,
  ],
}

const others: Readonly<Record<string, Screen>> = {
  life: [
    'startDate=2026-11-16&sentenceYears=18&sentenceType=life',
    'A life sentence has no release date. The minimum term ends on',
    'Tuesday 15 November 2044',
    'From then the Parole Board can let the person out. It may say no, and look again later.',
    'How sure: sure of the rule. Nobody can know the day of release.',
    'After release: on licence for life.',
    'Next: check that the court took the days on remand off the minimum term.',
  ],
  'a recall of 56 days': [
    'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&offenceKey=theft&recallType=fixed_term_56&returnDate=2026-11-09',
    'Release after recall. Usually out on',
    'Wednesday 30 December 2026',
    'By law no later than Thursday 31. The papers will say Sunday 3 January 2027 (PRRD).',
    'Why: day 56, counting 9 November 2026 as day 1.',
    'How sure: sure of the rule. The Justice Secretary can decide otherwise.',
    'After that: on licence until 1 June 2028.',
    'Next: check that the recall papers say 56 days.',
  ],
  'a standard recall': [
    'startDate=2024-09-16&sentenceYears=3&sentenceType=sds&recallType=standard&recallDate=2026-09-07&returnDate=2026-09-14',
    'There is no set release date. At the latest',
    'Tuesday 21 September 2027',
    'The papers will show the same day (PRRD). The Parole Board can let the person out before it. It may say no.',
    'Why: the end of the sentence, with 6 days added for the time between recall and return.',
    'How sure: sure of the rule. Nobody can know the day yet.',
    'Next: send the reasons for release now. A solicitor can help, often free.',
  ],
  'a day that has passed': [
    'startDate=2025-03-03&sentenceYears=2&sentenceType=sds&offenceKey=theft',
    'This day has passed. Release was due by',
    'Friday 19 December 2025',
    'The usual day was Thursday 18. The papers said Friday 19 (CRD).',
    'If the person is out: they are on licence until 2 March 2027.',
    'If they are still in prison: something we were not told may hold them. It may be added days, another sentence, a recall, or remand for a new case.',
    ask,
  ],
  'two dates': [
    'startDate=2026-11-02&sentenceYears=8&sentenceType=sds&offenceKey=rape',
    'Release is automatic. Two dates are possible',
    'Thursday 31 October 2030',
    'or Tuesday 2 March 2032',
    'Plan for the later date.',
    'Why two: some offences stay under the old rules. The list is not published. We believe this offence is on it. That gives the second date.',
    'On the papers: Friday 1 November 2030, or Tuesday 2 March 2032 (CRD).',
    'How sure: two dates are possible.',
    'Next: ask the prison, “Do the new rules apply to this offence?”',
  ],
  'held until a stage': [
    'startDate=2025-06-10&sentenceYears=4&sentenceType=sds&offenceKey=robbery',
    'Automatic release. Out on',
    'Tuesday 8 December 2026',
    'The papers will show the same day (CRD).',
    'Why: the new rules reach sentences of this length on that day. More than one-third has been served by then.',
    'How sure: fairly. The day of the stage is in the prison service’s timetable, not in published law. Without it: 10 June 2027.',
    'After that: on licence until 9 June 2029.',
    'Next: ask the prison if this date is confirmed.',
  ],
  'a length above the maximum': [
    'startDate=2026-11-16&sentenceYears=9&sentenceType=sds&offenceKey=common_assault',
    'Check the length. The most a court can give for common assault is 6 months. You entered 9 years.',
    'Automatic release. Out on',
    'Thursday 15 November 2029',
    'The papers will show the same day (CRD).',
    'Why: one-third of 9 years.',
    'How sure: not sure. What you entered does not fit together: see the first line.',
    'After that: on licence until 15 November 2035.',
    'Next: look at the court paper again.',
  ],
  'two sentences after one': [
    several(
      'startDate=2026-11-16&sentenceYears=2&sentenceType=sds&offenceKey=theft',
      'startDate=2026-11-16&sentenceYears=0&sentenceMonths=12&sentenceType=sds&offenceKey=theft&consecutiveTo=1',
      'startDate=2026-11-16&sentenceYears=0&sentenceMonths=9&sentenceType=sds&offenceKey=theft&consecutiveTo=1',
    ),
    'Automatic release. Out on',
    'Tuesday 16 November 2027',
    'The papers will show the same day (CRD).',
    'Why: sentences 1 and 2, one after the other, 3 years in all: one-third. Sentence 3 adds nothing.',
    sure,
    'After that: on licence until 15 November 2029.',
    compare,
  ],
  'a recall, and a new sentence that keeps the person longer': [
    `${several(
      'startDate=2025-01-10&sentenceYears=4&offenceKey=fraud_by_false_representation&sentenceType=sds',
      'startDate=2026-11-20&sentenceYears=0&sentenceMonths=9&offenceKey=theft&sentenceType=sds',
    )}&recallType=fixed_term_56&returnDate=2026-11-02&recallDate=2026-11-02&recallFor=1`,
    'Automatic release. Out on',
    'Thursday 18 February 2027',
    'The papers will show the same day (CRD).',
    'Why: two things hold the person, and the later one decides. The recall (sentence 1) ends on 27 December 2026 (PRRD). The new sentence (sentence 2): one-third of 9 months, 18 February 2027 (CRD).',
    'How sure: sure of the rule. The Justice Secretary can decide otherwise about the recall.',
    'After that: on licence until 9 January 2029, the end of sentence 1.',
    'Next: check which sentences the recall papers name.',
  ],
  'a standard recall, and a new sentence': [
    `${several(
      'startDate=2025-01-10&sentenceYears=4&offenceKey=fraud_by_false_representation&sentenceType=sds',
      'startDate=2026-11-20&sentenceYears=0&sentenceMonths=9&offenceKey=theft&sentenceType=sds',
    )}&recallType=standard&returnDate=2026-11-02&recallDate=2026-11-02&recallFor=1`,
    'There is no set release date. At the latest',
    'Tuesday 9 January 2029',
    'Not before 18 February 2027: until then the new sentence holds the person. After that the Parole Board can let them out. It may say no.',
    'Why: the end of sentence 1.',
    'How sure: sure of the rule. Nobody can know the day yet.',
    'Next: send the reasons for release now. A solicitor can help, often free.',
  ],
  'both recalled': [
    `${several(
      'startDate=2025-01-10&sentenceYears=4&offenceKey=fraud_by_false_representation&sentenceType=sds',
      'startDate=2025-02-20&sentenceYears=0&sentenceMonths=21&offenceKey=theft&sentenceType=sds',
    )}&recallType=fixed_term_56&returnDate=2026-11-09&recallDate=2026-11-02&recallFor=1.2`,
    'Release after recall. Usually out on',
    'Wednesday 30 December 2026',
    'By law no later than Thursday 31. The papers will say Sunday 3 January 2027 (PRRD).',
  ],
}

const robbery = 'startDate=2026-11-16&sentenceYears=3&offenceKey=robbery&sentenceType=sds&remandCreditDays=40'

/** The prison's date beside ours. */
const prison: Readonly<Record<string, Screen>> = {
  explained: [
    `${robbery}&prisonDate=2027-11-16`,
    'Our date and the prison’s differ by 40 days',
    'Ours 7 October 2027',
    'The prison’s 16 November 2027',
    'What explains it: the 40 days on remand were left out. That gives 16 November exactly.',
    'It may be right: the days may count for another case.',
    'Ask the prison: “Were the 40 days on remand taken off?”',
    'The prison’s date stands until it is changed.',
    'Our date: out on Thursday 7 October 2027. The papers will show the same day (CRD).',
    'Why: one-third of 3 years, less 40 days on remand.',
    sure,
    'After that: on licence until 6 October 2029.',
  ],
  'not explained': [
    `${robbery}&prisonDate=2027-10-24`,
    'Our date and the prison’s differ by 17 days',
    'Ours 7 October 2027',
    'The prison’s 24 October 2027',
    'What explains it: we found no reason in what you entered. The prison knows more than we do.',
    'Ask the prison: “Please show how you worked out 24 October.” Also ask about added days, and about other sentences.',
    'The prison’s date stands until it is changed.',
    'Our date: out on Thursday 7 October 2027. The papers will show the same day (CRD).',
    'Why: one-third of 3 years, less 40 days on remand.',
    'How sure: not sure. The prison’s date is different, and we do not know why.',
  ],
  'the same': [
    `${robbery}&prisonDate=2027-10-07`,
    'Automatic release. Out on',
    'Thursday 7 October 2027',
    'The prison’s date is the same as ours: 7 October 2027.',
    'The papers will show the same day (CRD).',
  ],
  'the day of leaving': [
    'startDate=2026-11-16&sentenceYears=2&offenceKey=theft&sentenceType=sds&prisonDate=2027-07-15',
    'Automatic release. Usually out on',
    'Thursday 15 July 2027',
    'The dates agree. 15 July is the day of leaving. The date on the papers is Saturday 17 July (CRD).',
  ],
  'the second of two': [
    'startDate=2026-11-02&sentenceYears=8&sentenceType=sds&offenceKey=rape&prisonDate=2032-03-02',
    'Release is automatic. Two dates are possible',
    'Thursday 31 October 2030',
    'or Tuesday 2 March 2032',
    'The prison’s date is the second of the two. So it used the old rules.',
    'Plan for the later date.',
    'Why two: some offences stay under the old rules. The list is not published. We believe this offence is on it. That gives the second date.',
    'On the papers: Friday 1 November 2030, or Tuesday 2 March 2032 (CRD).',
    'How sure: two dates are possible.',
    'Next: ask the prison, “Why does this offence stay under the old rules?”',
  ],
  'another kind of date': [
    `${robbery}&prisonDate=2029-10-06`,
    'Automatic release. Out on',
    'Thursday 7 October 2027',
    '6 October 2029 is the end of the sentence (SLED), not the release date.',
  ],
  'another part': [
    `${robbery}&prisonDate=2027-12-19`,
    'Our date and the prison’s differ by 73 days',
    'Ours 7 October 2027',
    'The prison’s 19 December 2027',
    'What explains it: the new rules were not used yet. That gives 19 December exactly.',
  ],
}

describe.each([
  ['The day at the gate', gates],
  ['Other answers', others],
  ['The prison’s date', prison],
])('%s', (_name, table) => {
  // A row may leave off the end of a screen, never its beginning.
  test.each(Object.entries(table))('%s', (_what, [link, ...said]) =>
    expect(readScreen(outcomeBy(link, today)).slice(0, said.length)).toEqual(said),
  )
})

test('the title of the page is the day, and what it is', () =>
  expect(Object.values(gates).map(([link]) => titleOf(screenOf(outcomeBy(link, today))))).toEqual([
    'Out on Thursday 7 October 2027',
    'Usually out on Thursday 15 July 2027',
    'Usually out on Wednesday 30 December 2026',
    'Usually out on Thursday 31 October 2030',
    'Out on Friday 11 December 2026',
  ]))

test('between the usual day and the last one release is due now', () => {
  const due = outcomeBy(gates['a weekend']?.[0] as string, parseDay('2027-07-16') as Day)
  expect(readScreen(due).slice(0, 3)).toEqual([
    'Release is due now',
    'By Friday 16 July 2027',
    'The usual day was Thursday 15.',
  ])
  expect(titleOf(screenOf(due))).toBe('Release is due now, by Friday 16 July 2027')
})

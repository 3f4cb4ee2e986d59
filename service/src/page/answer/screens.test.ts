/** The screens of the answer, word for word: what the person who reads them has to be able to rely on. */
import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { readScreen } from '../../../../test/page/read-screen.ts'
import { outcomeBy, several } from '../../../../test/page/told.ts'
import { toldQuery } from '../told/query.ts'
import { answerPage } from './answer-page.ts'
import { entriesOf } from './calendar.ts'
import { keepOrShare } from './keep-or-share.ts'
import { whenText } from './offence-classes.ts'
import { otherDates } from './other-dates.ts'
import { paperPage } from './paper-page.ts'
import { quote } from './quote.ts'
import { screenOf } from './screen.ts'
import { titleOf } from './screen-type.ts'

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
  extended: [
    'startDate=2026-11-16&sentenceYears=5&extensionYears=3&sentenceType=eds&offenceKey=robbery',
    'The Parole Board decides first. Release will be between',
    '17 March 2030 and 13 November 2031',
    'From Sunday 17 March 2030 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: usually out on Thursday 13 November 2031, by law no later than Friday 14. The papers will say Saturday 15 (CRD).',
    'Why: two-thirds of the 5 years first, then all of it.',
    'How sure: sure of the rule. Nobody can know the day yet.',
    'After that: on licence until 15 November 2034.',
    'Next: ask the prison when the case goes to the Parole Board.',
  ],
  'extended, the offence not known, and not if it was for terrorism': [
    'startDate=2026-11-16&sentenceYears=5&extensionYears=3&sentenceType=eds',
    'The Parole Board decides first. Release will be between',
    '17 March 2030 and 13 November 2031',
    'From Sunday 17 March 2030 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: usually out on Thursday 13 November 2031, by law no later than Friday 14. The papers will say Saturday 15 (CRD).',
    'Why: two-thirds of the 5 years first, then all of it.',
    'How sure: fairly. If it was for terrorism: no Parole Board, out on 15 November 2031.',
    'After that: on licence until 15 November 2034.',
    'Next: ask the prison when the case goes to the Parole Board.',
  ],
  'extended, the offence not known, and not for terrorism': [
    'startDate=2026-11-16&sentenceYears=5&extensionYears=3&sentenceType=eds&terrorism=no',
    'The Parole Board decides first. Release will be between',
    '17 March 2030 and 13 November 2031',
    'From Sunday 17 March 2030 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: usually out on Thursday 13 November 2031, by law no later than Friday 14. The papers will say Saturday 15 (CRD).',
    'Why: two-thirds of the 5 years first, then all of it.',
    'How sure: sure of the rule. Nobody can know the day yet.',
    'After that: on licence until 15 November 2034.',
    'Next: ask the prison when the case goes to the Parole Board.',
  ],
  'extended, the offence not known, but for terrorism': [
    'startDate=2026-11-16&sentenceYears=5&extensionYears=3&sentenceType=eds&terrorism=yes',
    'Release at the end of the time in prison. Usually out on',
    'Thursday 13 November 2031',
    'By law no later than Friday 14. The papers will say Saturday 15 November (CRD).',
    'The Parole Board does not look at this sentence.',
    'Why: all of 5 years. The law takes away earlier release for this offence.',
    'How sure: fairly. If the offence does not carry life: from 17 March 2030 to 15 November 2031.',
    'After that: on licence until 15 November 2034.',
    compare,
  ],
  'extended, for terrorism that carries life': [
    'startDate=2023-03-06&sentenceYears=18&extensionYears=5&sentenceType=eds&offenceKey=preparation_of_terrorist_acts',
    'Release at the end of the time in prison. Out on',
    'Tuesday 5 March 2041',
    'The papers will show the same day (CRD).',
    'The Parole Board does not look at this sentence.',
    'Why: all of 18 years. The law takes away earlier release for this offence.',
  ],
  'a recall of 56 days': [
    'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&offenceKey=theft&recallType=fixed_term_56&returnToCustodyDate=2026-11-09',
    'Release after recall. Usually out on',
    'Wednesday 30 December 2026',
    'By law no later than Thursday 31. The papers will say Sunday 3 January 2027 (PRRD).',
    'Why: day 56, counting 9 November 2026 as day 1.',
    'How sure: sure of the rule. The Justice Secretary can decide otherwise.',
    'After that: on licence until 1 June 2028.',
    'Next: check that the recall papers say 56 days.',
  ],
  'a standard recall': [
    'startDate=2024-09-16&sentenceYears=3&sentenceType=sds&recallType=standard&recallDate=2026-09-07&returnToCustodyDate=2026-09-14',
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
    )}&recallType=fixed_term_56&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1`,
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
    )}&recallType=standard&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1`,
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
    )}&recallType=fixed_term_56&returnToCustodyDate=2026-11-09&recallDate=2026-11-02&recallSentenceIds=1.2`,
    'Release after recall. Usually out on',
    'Wednesday 30 December 2026',
    'By law no later than Thursday 31. The papers will say Sunday 3 January 2027 (PRRD).',
  ],
}

const robbery = 'startDate=2026-11-16&sentenceYears=3&offenceKey=robbery&sentenceType=sds&remandCreditDays=40'

/** The prison's date beside ours. */
const prison: Readonly<Record<string, Screen>> = {
  explained: [
    `${robbery}&statedReleaseDate=2027-11-16`,
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
    `${robbery}&statedReleaseDate=2027-10-24`,
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
    `${robbery}&statedReleaseDate=2027-10-07`,
    'Automatic release. Out on',
    'Thursday 7 October 2027',
    'The prison’s date is the same as ours: 7 October 2027.',
    'The papers will show the same day (CRD).',
  ],
  'the day of leaving': [
    'startDate=2026-11-16&sentenceYears=2&offenceKey=theft&sentenceType=sds&statedReleaseDate=2027-07-15',
    'Automatic release. Usually out on',
    'Thursday 15 July 2027',
    'The dates agree. 15 July is the day of leaving. The date on the papers is Saturday 17 July (CRD).',
  ],
  'the second of two': [
    'startDate=2026-11-02&sentenceYears=8&sentenceType=sds&offenceKey=rape&statedReleaseDate=2032-03-02',
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
    `${robbery}&statedReleaseDate=2029-10-06`,
    'Automatic release. Out on',
    'Thursday 7 October 2027',
    '6 October 2029 is the end of the sentence (SLED), not the release date.',
  ],
  'another part': [
    `${robbery}&statedReleaseDate=2027-12-19`,
    'Our date and the prison’s differ by 73 days',
    'Ours 7 October 2027',
    'The prison’s 19 December 2027',
    'What explains it: the new rules were not used yet. That gives 19 December exactly.',
  ],
}

const note = 'People leave on the working day before, if the date is a Friday, a weekend or a holiday.'
const find =
  'Next: find the offence. It is on the charge sheet and the court’s letter, and the solicitor knows it.'

/** The offence was not told, and the date hangs on it. */
const depends: Readonly<Record<string, Screen>> = {
  'from 4 years: a range': [
    'startDate=2026-11-02&sentenceYears=8',
    'It depends on the offence. Release will be between',
    'July 2029 and November 2034',
    '8 years, passed on 2 November 2026',
    'Most offences: 2 July 2029',
    'Robbery, arson, section 18, manslaughter, or other violence that can carry life; a sexual offence against a child: 1 November 2030',
    'Rape: 2 March 2032',
    'If the court said “extended”; terrorism, spying, or rape of a child under 13: from 2 March 2032 if the Parole Board agrees; 1 November 2034 at the latest',
    note,
    'How sure: it depends on the offence. We cannot choose for you.',
    find,
  ],
  'under 4 years: the usual day first': [
    'startDate=2026-11-16&sentenceYears=0&sentenceMonths=18&sentenceType=sds',
    'It depends on the offence. For most offences, out on',
    'Monday 17 May 2027',
    'For these it is later:',
    'Rape, or a sexual offence against a child: 16 August 2027',
    'Terrorism, spying, or rape of a child under 13: from 15 November 2027 if the Parole Board agrees; 15 May 2028 at the latest',
    note,
    'The papers will show the same day (CRD).',
    'Why: one-third of 18 months, for most offences.',
    'How sure: it depends on the offence.',
    find,
  ],
  'under 4 years, and the usual day has passed': [
    'startDate=2025-06-10&sentenceYears=3&sentenceType=sds',
    'It depends on the offence. For most offences the day has passed',
    'Friday 21 August 2026',
    'For these it is later:',
    'Stalking, strangling, controlling behaviour, breach of some orders, or a sexual offence: 10 November 2026',
    'Rape, or a sexual offence against a child: 9 December 2026',
    'Terrorism, or rape of a child under 13: from 10 June 2027 if the Parole Board agrees; 9 June 2028 at the latest',
    note,
    'The usual day was Thursday 20. The papers said Saturday 22 (CRD).',
    'Why: 40% of 3 years, for most offences.',
    'How sure: it depends on the offence.',
    'If the person is still in prison, it may be one of these.',
    find,
  ],
  'from 4 years, and some days have passed': [
    'startDate=2022-07-11&sentenceYears=8',
    'It depends on the offence. Release will be between',
    'September 2025 and July 2030',
    '8 years, passed on 11 July 2022',
    'Most offences: 21 September 2025',
    'Stalking, strangling, controlling behaviour, breach of some orders, or a sexual offence, or violence; a sexual offence against a child: 10 July 2026',
    'Robbery, arson, section 18, manslaughter, or other violence that can carry life: 9 March 2027',
    'Rape: 9 November 2027',
    'If the court said “extended”; terrorism, or rape of a child under 13: from 9 November 2027 if the Parole Board agrees; 10 July 2030 at the latest',
    note,
    'How sure: it depends on the offence. We cannot choose for you.',
    'Some of these days have passed. If the person is still in prison, it may be one of the later ones.',
    find,
  ],
  'every ordinary class agrees: one date': [
    'startDate=2023-06-05&sentenceYears=0&sentenceMonths=6&sentenceType=sds',
    'This day has passed. Release was due by',
    'Monday 4 September 2023',
  ],
  'one of several sentences': [
    several(
      'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=theft',
      'startDate=2026-11-16&sentenceYears=2&sentenceType=sds&consecutiveTo=1',
    ),
    'Sentence 2: it depends on the offence. For most offences, usually out on',
    'Thursday 13 July 2028',
    'For these it is later:',
    'Rape, or a sexual offence against a child: 16 November 2028',
  ],
  'the prison’s date is that of a class': [
    'startDate=2026-11-02&sentenceYears=8&sentenceType=sds&statedReleaseDate=2032-03-02',
    'It depends on the offence. Release will be between',
    'July 2029 and November 2034',
  ],
}

/** Each class of offences with its date on the papers, the rows of the page in the order of their days. */
const classes: readonly (readonly [link: string, ...dates: readonly string[]])[] = [
  [
    'startDate=2026-11-16&sentenceYears=0&sentenceWeeks=12',
    '27 December 2026',
    'from 10 January 2027 if the Parole Board agrees; 7 February 2027 at the latest',
  ],
  [
    'startDate=2026-11-02&sentenceYears=3',
    '2 May 2028',
    'from 1 November 2028 if the Parole Board agrees; 1 November 2029 at the latest',
  ],
  [
    'startDate=2026-11-02&sentenceYears=5',
    '2 July 2028',
    '2 May 2029',
    '3 March 2030',
    'from 3 March 2030 if the Parole Board agrees; 1 November 2031 at the latest',
  ],
  [
    'startDate=2024-12-10&sentenceYears=5',
    '10 December 2026',
    '12 January 2027',
    '10 June 2027',
    '10 April 2028',
    'from 10 April 2028 if the Parole Board agrees; 9 December 2029 at the latest',
  ],
]

describe('Every class of offences has its own date', () => {
  test.each(classes)('%s', (link, ...dates) =>
    expect(screenOf(outcomeBy(link, today)).table?.rows.map(whenText)).toEqual(dates),
  )

  test('no calendar file, and the quote says the first day and the last', () => {
    const outcome = outcomeBy('startDate=2026-11-02&sentenceYears=8', today)
    expect(entriesOf(outcome)).toEqual([])
    expect(keepOrShare(outcome, '', false).markup).toContain(
      'Enter the offence to get a date for the calendar.',
    )
    expect(quote(outcome)).toContain(
      'is due for release on 2 July 2029 for most offences, and as late as 1 November 2034 for some, because the offence is not known. This',
    )
  })
})

/** What is no sentence of imprisonment, and life beside fixed terms. */
const kinds: Readonly<Record<string, Screen>> = {
  'a detention and training order': [
    'startDate=2026-11-16&sentenceYears=0&sentenceMonths=12&sentenceType=dto',
    'Half-way. Out on',
    'Monday 17 May 2027',
    'The papers call it the mid-term date (MTD).',
    'It can be a month earlier, from 17 April, if things go well. A youth court can make it a month later, 17 June.',
    'Why: half of 12 months.',
    'How sure: sure of the rule.',
    'After that: supervision until 15 November 2027. It is not a licence.',
    'Next: ask the youth justice worker about early release.',
  ],
  'an order under 8 months': [
    'startDate=2026-11-16&sentenceYears=0&sentenceMonths=4&sentenceType=dto',
    'Half-way. Out on',
    'Thursday 14 January 2027',
    'The papers call it the mid-term date (MTD).',
    'Why: half of 4 months.',
  ],
  'an order of 18 months': [
    'startDate=2026-11-16&sentenceYears=0&sentenceMonths=18&sentenceType=dto',
    'Half-way. Out on',
    'Monday 16 August 2027',
    'The papers call it the mid-term date (MTD).',
    'It can be one or two months earlier, from 16 June, if things go well. A youth court can make it one or two months later, 16 October.',
  ],
  'prison for not paying': [
    'startDate=2026-11-16&sentenceYears=0&sentenceDays=45&sentenceType=fine_default&unpaid=fine',
    'Release, with no licence. Out on',
    'Tuesday 8 December 2026',
    'The papers will show the same day (ARD).',
    'Why: half of 45 days.',
    'How sure: sure of the rule. Paying ends it sooner.',
    'After that: nothing. The debt may still be owed.',
    'Next: ask the court what is left to pay.',
  ],
  'contempt of court': [
    'startDate=2026-11-05&sentenceYears=0&sentenceMonths=18&sentenceType=contempt',
    'Release, with no licence. Out on',
    'Thursday 5 August 2027',
    'The papers will show the same day (ARD).',
    'Why: half of 18 months. It is not a sentence, so the 2026 Act does not change it.',
    'How sure: sure of the rule. The court can let the person out sooner.',
    'After that: nothing to keep to.',
    'Next: ask a solicitor about saying sorry to the court (purging the contempt).',
  ],
  'breaking supervision': [
    'startDate=2026-11-16&sentenceYears=0&sentenceDays=14&sentenceType=supervision_default',
    'Release, with no licence. Out on',
    'Friday 27 November 2026',
    'The papers will say Sunday 29 November (ARD). Nobody is let out on a weekend or holiday.',
    'Why: all of 14 days. Nothing comes off it.',
  ],
  'life beside an extended sentence: not before the Parole Board can let the person go from it': [
    several(
      'startDate=2026-11-16&sentenceYears=5&sentenceType=life',
      'startDate=2026-11-16&sentenceYears=20&sentenceType=eds&extensionYears=5',
    ),
    'A life sentence has no release date. The minimum term ends on 15 November 2031, but sentence 2 holds the person until',
    'Friday 16 March 2040',
    'The Parole Board can let them out from then. It may say no, and look again later.',
    'Before that: the Parole Board can look at the case from 15 November 2036, but not let the person out.',
    'How sure: fairly. If, in sentence 2, half is counted with the extra time on licence: the Parole Board looks at the case from 17 May 2039.',
    'After release: on licence for life.',
  ],
  'life beside a fixed term that lets go later': [
    several(
      'startDate=2026-11-16&sentenceYears=7&sentenceType=life',
      'startDate=2026-11-16&sentenceYears=12&sentenceType=sds&offenceKey=rape',
    ),
    'A life sentence has no release date. The minimum term ends on 15 November 2033, but sentence 2 holds the person until',
    'Wednesday 15 November 2034',
    'The Parole Board can let them out from then. It may say no, and look again later.',
    'Before that: the Parole Board can look at the case from 15 November 2033, but not let the person out.',
    'How sure: sure of the rule. Nobody can know the day of release.',
    'After release: on licence for life.',
  ],
  'days on remand given with a fixed term beside IPP': [
    several(
      'startDate=2006-02-10&sentenceYears=1&sentenceMonths=6&sentenceType=ipp',
      'startDate=2006-02-10&sentenceYears=3&sentenceType=sds&remandCreditDays=104&offenceKey=theft',
    ),
    'An IPP sentence has no release date. The minimum term ended on',
    'Thursday 9 August 2007',
    'Since then the Parole Board can let the person out. It may say no, and look again later.',
    'Why: the IPP sentence decides. Sentence 2 would end its time in prison on 29 April 2007, and adds nothing.',
    'How sure: fairly. If the court had not already taken the days on remand off the minimum term, and only then: the Parole Board looks at the case from 29 April 2007.',
  ],
  'on licence from IPP, and not called back': [
    several(
      'startDate=2008-03-03&sentenceYears=2&sentenceType=ipp&onLicence=true',
      'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=robbery&remandCreditDays=157',
    ),
    'Automatic release. Usually out on',
    'Thursday 10 June 2027',
    'By law no later than Friday 11. The papers will say Saturday 12 June (CRD).',
    'Why: one-third of 3 years, less 157 days on remand. Sentence 2 decides. Sentence 1 adds nothing.',
    'How sure: fairly. If the person is called back for the life or IPP sentence (recall): no release date.',
    'After that: on licence. The licence of sentence 1 has no end date.',
  ],
  'a whole life order': [
    'startDate=2026-11-16&sentenceYears=0&sentenceType=life&wholeLife=true',
    'The court made a whole life order',
    'There is no release date',
    'There is no minimum term. The Parole Board does not look at the case.',
    'How sure: sure of the rule. Only a new decision of a court, or a new law, would change it.',
    'Only this: the Justice Secretary can let a person out in very rare cases, such as a grave illness.',
    'Next: check the court paper. If it names a minimum term, enter it as a life sentence.',
  ],
  'life beside a fixed term': [
    several(
      'startDate=2026-11-16&sentenceYears=24&sentenceType=life',
      'startDate=2026-11-16&sentenceYears=2&sentenceType=sds&offenceKey=bladed_article_in_public_place',
    ),
    'A life sentence has no release date. The minimum term ends on',
    'Tuesday 15 November 2050',
    'From then the Parole Board can let the person out. It may say no, and look again later.',
    'Why: the life sentence decides. Sentence 2 would end its time in prison on 17 July 2027, and adds nothing.',
    'How sure: sure of the rule. Nobody can know the day of release.',
    'After release: on licence for life.',
    'Next: check that the court took the days on remand off the minimum term.',
  ],
}

test('the day of removal is in the fold of the other dates, for those who ask', () => {
  const outcome = outcomeBy(gates['a weekday']?.[0] as string, today)
  expect(otherDates(outcome).markup.replace(/<[^>]+>/g, ' ')).toContain(
    'From Monday 25 January 2027 the person could be removed from prison to be deported (ERSED). It is for the Home Office to decide.',
  )
  expect(paperPage(outcome).main.markup).not.toContain('ERSED')
})

describe.each([
  ['The day at the gate', gates],
  ['Other kinds', kinds],
  ['It depends on the offence', depends],
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

test('a suspended sentence that was put into effect keeps its name, and is not said to be suspended', () => {
  const link = 'startDate=2026-11-02&sentenceYears=0&sentenceWeeks=12&sentenceType=sds&offenceKey=theft'
  const page = (told: string): string =>
    answerPage(outcomeBy(told, today), '').main.markup.replace(/<[^>]+>/g, ' ')
  expect(page(`${link}&activated=yes`)).toContain('12 weeks, suspended sentence put into effect')
  expect(page(`${link}&activated=yes`)).not.toContain('If the sentence was suspended')
  expect(page(link)).toContain('If the sentence was suspended, this date does not apply.')
  expect(toldQuery(outcomeBy(`${link}&activated=yes`, today).told)).toContain('activated=yes')
})

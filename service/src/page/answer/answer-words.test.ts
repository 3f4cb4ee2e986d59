import { type Day, inWords, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { answers } from '../../../../test/page/states.ts'
import { outcomeBy, several } from '../../../../test/page/told.ts'
import { workedExamples } from '../../../../test/support/worked-examples.ts'
import { answerPage } from './answer-page.ts'
import { beforeAndAfter } from './before-and-after.ts'
import { daysToCheck } from './calendar.ts'
import { dueDays, wayOutOf } from './outcome.ts'
import { paperPage } from './paper-page.ts'
import { why } from './part-served.ts'
import { quote } from './quote.ts'
import { screenOf } from './screen.ts'
import { rowsOf } from './time-line-rows.ts'
import { workingSteps } from './working.ts'

const today = parseDay('2026-11-15') as Day
const outcome = (link: string) => outcomeBy(link, today)

const burglary = 'sentenceType=sds&offenceKey=burglary_dwelling'
const threeSentences = several(
  `startDate=2025-03-10&sentenceYears=4&remandCreditDays=21&${burglary}`,
  'startDate=2025-03-10&sentenceYears=0&sentenceMonths=6&sentenceType=sds&offenceKey=actual_bodily_harm&consecutiveTo=1',
  'startDate=2025-03-10&sentenceYears=0&sentenceMonths=18&sentenceType=sds&offenceKey=dangerous_driving',
)

/** A standard sentence that is due later than the Parole Board could first release from the extended one beside it. */
const besideExtended = (day: string): string =>
  several(
    `startDate=${day}&sentenceYears=10&sentenceType=sds&offenceKey=handling_stolen_goods`,
    `startDate=${day}&sentenceYears=4&extensionYears=2&sentenceType=eds`,
  )

/** The screens of the answer: what stands over the days, the days, and each line. */
const screens: Readonly<Record<string, readonly [link: string, ...lines: readonly string[]]>> = {
  'a new sentence': [
    'startDate=2026-10-12&sentenceYears=0&sentenceMonths=18&sentenceType=sds&offenceKey=theft&remandCreditDays=40',
    'Automatic release date',
    '3 March 2027',
    'One-third of 18 months, less 40 days on remand.',
    'Leaving prison: that day.',
    'How sure: fairly. The Act says one-third. We take its start, 1 October 2026, from the prison service.',
    'After that: on licence until 2 March 2028.',
    'Next: ask the prison for its date and compare.',
  ],
  'before the Act, with a stage': [
    'startDate=2025-06-10&sentenceYears=4&sentenceType=sds&offenceKey=robbery',
    'Automatic release date',
    '8 December 2026',
    'The new rules reach sentences of this length on that day. More than one-third has been served by then.',
    'Leaving prison: that day.',
    'How sure: fairly. The day is in the prison service’s timetable of August 2026. We have not seen it in published law.',
    'Under the old rules it was 10 June 2027.',
    'After that: on licence until 9 June 2029.',
    'Next: ask the prison if this date is confirmed.',
  ],
  'already past': [
    'startDate=2025-03-03&sentenceYears=2&sentenceType=sds&offenceKey=theft',
    'This date has passed',
    '19 December 2025',
    'It was the automatic release date. 40% of 2 years.',
    'If the person is out: they are on licence until 2 March 2027.',
    'If they are still in prison: something we were not told may hold them. It may be added days, another sentence, a recall, or remand for a new case.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.',
  ],
  extended: [
    'startDate=2026-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds',
    'Release will be between',
    '3 July 2031 and 1 November 2033',
    'From Thursday 3 July 2031 the Parole Board can let the person out. It may say no.',
    'On Tuesday 1 November 2033 release is automatic, unless days are added.',
    'How sure: the law is clear. Nobody can know the day yet.',
    'But: if this is a terrorism sentence without early release, it is 1 November 2033.',
    'After that: on licence until 1 November 2036.',
    'Next: ask when the case goes to the Parole Board.',
  ],
  'extended, the extra time not known': [
    'startDate=2026-11-02&sentenceYears=7&sentenceType=eds',
    'Release will be between',
    '3 July 2031 and 1 November 2033',
    'From Thursday 3 July 2031 the Parole Board can let the person out. It may say no.',
    'On Tuesday 1 November 2033 release is automatic, unless days are added.',
    'How sure: the law is clear. Nobody can know the day yet.',
    'But: if this is a terrorism sentence without early release, it is 1 November 2033.',
    'After that: on licence, for as long as the court said.',
    'Next: ask when the case goes to the Parole Board.',
  ],
  'extended, the Parole Board can already decide': [
    'startDate=2021-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds',
    'The Parole Board can let the person out between',
    '3 July 2026 and 1 November 2028',
    'Since Friday 3 July 2026 the Parole Board can let the person out. It may say no.',
    'On Wednesday 1 November 2028 release is automatic, unless days are added.',
    'How sure: the law is clear. Nobody can know the day yet.',
    'But: if this is a terrorism sentence without early release, it is 1 November 2028.',
    'After that: on licence until 1 November 2031.',
    'Next: ask when the case goes to the Parole Board.',
  ],
  'extended, already past': [
    'startDate=2016-04-18&sentenceYears=7&extensionYears=4&sentenceType=eds',
    'These dates have passed',
    '16 December 2020 and 17 April 2023',
    'From Wednesday 16 December 2020 the Parole Board could let the person out. On Monday 17 April 2023 release was automatic, unless days were added.',
    'If the person is out: they are on licence until 17 April 2027.',
    'If they are still in prison: something we were not told may hold them. It may be added days, another sentence, a recall, or remand for a new case.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.',
  ],
  'extended, beside a standard one that moves the first day': [
    besideExtended('2026-11-02'),
    'Release will be between',
    '3 March 2030 and 1 November 2030',
    'From Sunday 3 March 2030 the Parole Board can let the person out. It may say no.',
    'On Friday 1 November 2030 release is automatic, unless days are added.',
    'How sure: fairly. The Act says one-third. We take its start, 1 October 2026, from the prison service. Nobody can know the day yet.',
    'But: if, in sentence 2, this is a terrorism sentence without early release, it is 1 November 2030.',
    'After that: on licence until 1 November 2036.',
    'Next: ask when the case goes to the Parole Board.',
  ],
  life: [
    'startDate=2026-11-02&sentenceYears=16&sentenceType=life',
    'A life sentence has no release date. The minimum term ends on',
    '1 November 2042',
    'After that the Parole Board decides. It may say no, and look again later.',
    'How sure: the law is clear. Nobody can know the day of release.',
    'After release: on licence for life.',
    'Next: check that the court took remand off the minimum term.',
  ],
  'life beside a fixed term that adds nothing': [
    several(
      'startDate=2026-11-16&sentenceYears=24&sentenceType=life',
      'startDate=2026-11-16&sentenceYears=2&sentenceType=sds&offenceKey=bladed_article_in_public_place',
    ),
    'A life sentence has no release date. The minimum term ends on',
    '15 November 2050',
    'After that the Parole Board decides. It may say no, and look again later.',
    'Why: sentence 1 decides. Sentence 2 would end its time in prison on 17 July 2027, and adds nothing.',
    'How sure: the law is clear. Nobody can know the day of release.',
    'After release: on licence for life.',
    'Next: check that the court took remand off the minimum term.',
  ],
  'life beside a longer fixed term': [
    several(
      'startDate=2026-11-16&sentenceYears=5&sentenceType=life',
      'startDate=2026-11-16&sentenceYears=14&sentenceType=sds&offenceKey=wounding_with_intent',
    ),
    'A life sentence has no release date. The minimum term ends on 15 November 2031, but sentence 2 holds the person until',
    '15 November 2033',
    'After that the Parole Board decides. It may say no, and look again later.',
    'How sure: the law is clear. Nobody can know the day of release.',
    'After release: on licence for life.',
    'Next: check that the court took remand off the minimum term.',
  ],
  'section 250': [
    'startDate=2026-11-02&sentenceYears=4&offenceKey=robbery&sentenceType=section_250',
    'Automatic release date',
    '1 November 2028',
    'One-half of 4 years.',
    'Leaving prison: that day. Or earlier, on a tag, from 3 November 2027 if the prison agrees.',
    'How sure: the law is clear.',
    'After that: on licence until 1 November 2030.',
    'Next: ask the prison for its date and compare.',
  ],
  'in doubt: burglary of a home': [
    `startDate=2024-12-10&sentenceYears=5&${burglary}`,
    'Release is automatic. Two dates are possible:',
    '10 December 2026 or 12 January 2027',
    'Plan for the later date: until the prison says which.',
    'Why two: The prison service lists this burglary as violent. The law does so only where the intent was to injure or to damage. If the prison counts the offence as violent, it is 12 January 2027.',
    'Leaving prison: on the day itself.',
    'Next: ask the prison, “Did you count the burglary as violent?”',
  ],
  'in doubt: section 250': [
    'startDate=2026-11-02&sentenceYears=3&offenceKey=actual_bodily_harm&sentenceType=section_250',
    'Release is automatic. Two dates are possible:',
    '14 January 2028 or 2 May 2028',
    'Plan for the later date: until the prison says which.',
    'Why two: The prison service uses 40%. The 2026 Act, as passed, says one-half. If the prison uses one-half for section 250 detention, it is 2 May 2028.',
    'Leaving prison: if the first, usually Wednesday 12 January; if the second, that day. Or earlier, on a tag, from 10 June 2027 if the prison agrees.',
    'Next: ask the prison, “Did you use 40% or one-half?”',
  ],
  several: [
    threeSentences,
    'Release is automatic. Two dates are possible:',
    '6 December 2026 or 12 January 2027',
    'Plan for the later date: until the prison says which.',
    'Why two: The prison service lists this burglary as violent. The law does so only where the intent was to injure or to damage. If, in sentence 1, the prison counts the offence as violent, it is 12 January 2027.',
    'Leaving prison: if the first, by Friday 4 December, usually Thursday 3 December; if the second, that day.',
    'Next: ask the prison, “Did you count the burglary as violent (sentence 1)?”',
  ],
  'more credit than custody': [
    'startDate=2026-10-12&sentenceYears=1&sentenceType=sds&offenceKey=theft&remandCreditDays=150',
    'No days were left to serve. Release was due on',
    '12 October 2026',
    'That is the day of sentence. 122 days had to be served. 150 days were served before it.',
    'How sure: fairly. Check that each day before was only for this case.',
    'If the person is still in prison: ask the prison today, and a solicitor.',
    'After that: on licence until 11 June 2027.',
  ],
  'more credit than custody, passed after today': [
    'startDate=2026-11-16&sentenceYears=1&sentenceType=sds&offenceKey=theft&remandCreditDays=150',
    'No days are left to serve. Release is due on',
    '16 November 2026',
    'That is the day of sentence. 122 days have to be served. 150 days were served before it.',
    'How sure: fairly. Check that each day before was only for this case.',
    'If the person is still in prison: ask the prison today, and a solicitor.',
    'After that: on licence until 16 July 2027.',
  ],
  'life, with days on remand': [
    'startDate=2026-11-02&sentenceYears=16&sentenceType=life&remandCreditDays=10',
    'A life sentence has no release date. The minimum term ends on',
    '22 October 2042',
    'We took 10 days off, as you entered them.',
    'After that the Parole Board decides. It may say no, and look again later.',
    'How sure: the law is clear. Nobody can know the day of release.',
    'After release: on licence for life.',
    'Next: check if the court took those days off already. If it did, enter none.',
  ],
  'added days up to the end of the sentence': [
    'startDate=2026-11-02&sentenceYears=1&sentenceType=sds&offenceKey=theft&addedDays=400',
    'Automatic release date',
    '1 November 2027',
    'One-third of 1 year, plus 400 days added. Added days cannot go past the end of the sentence.',
    'Leaving prison: that day.',
    'How sure: fairly. The Act says one-third. We take its start, 1 October 2026, from the prison service.',
    'After that: the sentence is over.',
    'Next: ask the prison for its date and compare.',
  ],
  'extended, with more credit than the time in prison': [
    'startDate=2026-10-12&sentenceYears=2&extensionYears=1&sentenceType=eds&remandCreditDays=800',
    'No days were left to serve. Release was due on',
    '12 October 2026',
    'That is the day of sentence. 731 days had to be served. 800 days were served before it.',
    'How sure: fairly. Check that each day before was only for this case.',
    'If the person is still in prison: ask the prison today, and a solicitor.',
    'After that: on licence until 11 October 2027.',
  ],
  'not sure how it runs': [
    several(
      'startDate=2026-11-02&sentenceYears=3&sentenceType=sds&offenceKey=theft',
      'startDate=2026-11-02&sentenceYears=1&sentenceType=sds&offenceKey=theft&unsure=runs',
    ),
    'Release is automatic. Two dates are possible:',
    '2 November 2027 or 2 March 2028',
    'Plan for the later date: until the prison says which.',
    'Why two: It is not known how sentence 2 runs. If sentence 2 runs after sentence 1, it is 2 March 2028.',
    'Leaving prison: on the day itself.',
    'Next: ask the prison, “Does sentence 2 run at the same time, or after sentence 1?”',
  ],
  'nothing is sure': [
    'startDate=2026-11-16&sentenceYears=8&offenceKey=wounding_with_intent&ageAtConviction=unknown&unsure=credit.others',
    'Automatic release date',
    '15 November 2030',
    'One-half of 8 years.',
    'Leaving prison: usually Thursday 14 November.',
    'How sure: fairly. The Act says one-half. We take its start, 1 October 2026, from the prison service.',
    'We assumed: a standard sentence; 18 or over when found guilty; no days in prison or on a tag before; no other sentence. Days in prison or on a tag before make it earlier. Another sentence could make it later.',
    'But: if the person was under 18 when found guilty, it is 16 March 2032.',
    'But: if the court passed an extended sentence with this time in prison, release is between 16 March 2032 and 15 November 2034.',
    'After that: on licence until 15 November 2034.',
    'Next: ask the prison for its date and compare.',
  ],
  'a recall of 56 days': [
    'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&recallType=fixed_term_56&returnDate=2026-10-09&recallDate=2026-10-08',
    'Release date after recall',
    '3 December 2026',
    'Day 56, counting the day of return, 9 October 2026, as day 1.',
    'Leaving prison: that day.',
    'How sure: the law is clear. But the Justice Secretary can release sooner, or decide before then not to release on that day.',
    'After that: on licence until 1 June 2028. A new recall is possible.',
    'Next: check that the recall papers say 56 days.',
  ],
  'a recall whose licence is over too': [
    'startDate=2026-03-02&sentenceYears=0&sentenceMonths=8&sentenceType=sds&recallType=fixed_term_56&returnDate=2026-08-03&recallDate=2026-07-30',
    'This date has passed',
    '27 September 2026',
    'It was the release date after recall. Day 56, counting the day of return, 3 August 2026, as day 1.',
    'If they are still in prison: the Justice Secretary may have decided not to release on that day. Or something we were not told may hold them.',
    'After that: on licence until 4 November 2026. The sentence is over.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.',
  ],
  'a recall that the end of the sentence cuts short': [
    'startDate=2025-06-02&sentenceYears=0&sentenceMonths=18&sentenceType=sds&recallType=fixed_term_56&returnDate=2026-11-09&addedSinceDays=5',
    'Release date after recall',
    '1 December 2026',
    'Day 56, counting the day of return, 9 November 2026, as day 1. Plus 5 days added since then. The sentence ends sooner, on this date. A fixed term cannot run past it.',
    'Leaving prison: that day.',
    'How sure: the law is clear. The Justice Secretary can release sooner. Nobody can be kept longer.',
    'After that: the sentence is over.',
    'Next: check that the recall papers say 56 days.',
  ],
  'an older recall that became one of 56 days': [
    'startDate=2022-11-12&sentenceYears=7&sentenceType=sds&recallType=fixed_term_56&returnDate=2025-12-03',
    'This date has passed',
    '21 April 2026',
    'It was the release date after recall. Day 56, counting the day of return, 3 December 2025, as day 1. Older recalls that became 56 days were ended in stages, by length. This stage was on 21 April 2026.',
    'If they are still in prison: the Justice Secretary may have decided not to release on that day. Or something we were not told may hold them.',
    'After that: on licence until 11 November 2029. A new recall is possible.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.',
  ],
  'a standard recall': [
    'startDate=2024-09-16&sentenceYears=3&sentenceType=sds&recallType=standard&recallDate=2026-09-07&returnDate=2026-09-14',
    'There is no set release date. At the latest:',
    '21 September 2027',
    'The Parole Board must look at the case. It does so when the person writes to it within 28 days of the return, or after those 28 days. It can let the person out before the end. It may say no.',
    'That last day is the end of the sentence, with 6 days added for the time between recall and return.',
    'How sure: the law is clear. Nobody can know the day yet.',
    'Next: send the person’s reasons for release now. A solicitor can help.',
  ],
  'a recall of 56 days, and a new sentence that keeps the person longer': [
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D9%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=fixed_term_56&returnDate=2026-11-02&recallDate=2026-11-02&recallFor=1',
    'Automatic release date',
    '18 February 2027',
    'Two things hold the person. The later one decides. The recall (sentence 1) ends on 27 December 2026 (PRRD). Sentence 2 lets the person go on 18 February 2027: one-third of 9 months.',
    'Leaving prison: that day.',
    'How sure: fairly. The Act says one-third. We take its start, 1 October 2026, from the prison service.',
    'After that: on licence until 9 January 2029.',
    'Next: check which sentences the recall papers name.',
  ],
  'the same, with days on remand and a chain': [
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D9%26offenceKey%3Dtheft%26sentenceType%3Dsds%26remandCreditDays%3D12&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D3%26offenceKey%3Dtheft%26sentenceType%3Dsds%26consecutiveTo%3D2&recallType=fixed_term_56&returnDate=2026-11-02&recallDate=2026-11-02&recallFor=1',
    'Automatic release date',
    '9 March 2027',
    'Check: days in prison on recall do not count as remand. Look at the 12 days again.',
    'Two things hold the person. The later one decides. The recall (sentence 1) ends on 27 December 2026 (PRRD). Sentences 2 and 3 let the person go on 9 March 2027: one-third of 1 year, less 12 days on remand.',
    'Leaving prison: that day.',
    'How sure: fairly. The Act says one-third. We take its start, 1 October 2026, from the prison service.',
    'After that: on licence until 9 January 2029.',
    'Next: check which sentences the recall papers name.',
  ],
  'a standard recall, and a new sentence': [
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D9%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=standard&returnDate=2026-11-02&recallDate=2026-11-02&recallFor=1',
    'There is no set release date. At the latest:',
    '9 January 2029',
    'Not before: 18 February 2027: until then sentence 2 holds the person. After that the Parole Board can let them out. It may say no.',
    'The Parole Board must look at the case. It does so when the person writes to it within 28 days of the return, or after those 28 days. It can let the person out before the end. It may say no.',
    'That last day is the end of sentence 1.',
    'How sure: the law is clear. Nobody can know the day yet.',
    'Next: send the person’s reasons for release now. A solicitor can help.',
  ],
  'a recall of 56 days, and a new sentence that is over sooner': [
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D2%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=fixed_term_56&returnDate=2026-11-02&recallDate=2026-11-02&recallFor=1',
    'Release date after recall',
    '27 December 2026',
    'Day 56, counting the day of return, 2 November 2026, as day 1.',
    'The recall decides. Sentence 2 would let the person go sooner, on 10 December 2026.',
    'Leaving prison: by Thursday 24 December, usually Wednesday 23 December.',
    'How sure: the law is clear. But the Justice Secretary can release sooner, or decide before then not to release on that day.',
    'After that: on licence until 9 January 2029. A new recall is possible.',
    'Next: check that the recall papers say 56 days, and which sentences they name.',
  ],
  'both recalled': [
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2025-02-20%26sentenceYears%3D0%26sentenceMonths%3D21%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=fixed_term_56&returnDate=2026-11-09&recallDate=2026-11-02&recallFor=1.2',
    'Release date after recall',
    '3 January 2027',
    'Day 56, counting the day of return, 9 November 2026, as day 1.',
    'Leaving prison: by Thursday 31 December 2026, usually Wednesday 30 December 2026.',
    'How sure: the law is clear. But the Justice Secretary can release sooner, or decide before then not to release on that day.',
    'After that: on licence until 15 January 2029. A new recall is possible.',
    'Next: check that the recall papers say 56 days.',
  ],
  'a sentence passed during a licence, and no recall told': [
    'sentence=startDate%3D2024-06-03%26sentenceYears%3D4%26offenceKey%3Dtheft%26sentenceType%3Dsds&sentence=startDate%3D2026-10-19%26sentenceYears%3D2%26offenceKey%3Dtheft%26sentenceType%3Dsds',
    'Automatic release date',
    '19 June 2027',
    'Check: was the person called back to prison for sentence 1? Then this date may be wrong.',
    'One-third of 2 years. Sentence 2 decides. Sentence 1 adds nothing.',
    'Leaving prison: by Friday 18 June, usually Thursday 17 June.',
    'How sure: fairly. The Act says one-third. We take its start, 1 October 2026, from the prison service.',
    'But: if the person was called back to prison (recall) for sentence 1, there is no set date before 2 June 2028, unless the Parole Board agrees.',
    'After that: on licence until 18 October 2028.',
    'Next: ask the prison for its date and compare.',
  ],
  'a recall, kind and age not known': [
    'startDate=2024-09-16&sentenceYears=3&sentenceType=sds&ageAtConviction=unknown&recallType=unsure&returnDate=2026-11-09',
    'The kind of recall decides. These dates are possible:',
    '6 December 2026 or 3 January 2027 or 15 September 2027',
    'If it is a fixed-term recall of 28 days: release is automatic on 6 December 2026. Leaving prison: by Friday 4 December, usually Wednesday 2 December.',
    'If it is a fixed-term recall of 56 days: release is automatic on 3 January 2027. Leaving prison: by Thursday 31 December 2026, usually Wednesday 30 December 2026.',
    'The Justice Secretary can move a fixed-term date both ways.',
    'If it is a standard recall: there is no set date. The Parole Board decides. The last day is 15 September 2027. That last day is the end of the sentence.',
    'How sure: the law is clear. Only the papers say which kind it is.',
    'Next: look at the recall papers, or ask the prison, “Which kind of recall is it?”',
  ],
  'a recall from a short sentence of an adult, kind not known': [
    'startDate=2026-06-01&sentenceYears=0&sentenceMonths=10&sentenceType=sds&recallType=unsure&returnDate=2026-11-09&recallDate=2026-11-08',
    'The kind of recall decides. These dates are possible:',
    '3 January 2027 or 31 March 2027',
    'If it is a fixed-term recall of 56 days: release is automatic on 3 January 2027. Leaving prison: by Thursday 31 December 2026, usually Wednesday 30 December 2026.',
    'The Justice Secretary can move a fixed-term date both ways.',
    'If it is a standard recall: there is no set date. The Parole Board decides. The last day is 31 March 2027. That last day is the end of the sentence.',
    'How sure: the law is clear. Only the papers say which kind it is.',
    'Next: look at the recall papers, or ask the prison, “Which kind of recall is it?”',
  ],
  'the prison’s date, explained': [
    'startDate=2026-10-12&sentenceYears=0&sentenceMonths=18&sentenceType=sds&offenceKey=theft&remandCreditDays=40&prisonDate=2027-04-12',
    'Automatic release date',
    '3 March 2027',
    'One-third of 18 months, less 40 days on remand.',
    'Leaving prison: that day.',
    'The prison’s date is 40 days later: 12 April 2027. You get that date if the 40 days on remand are left out. That may be right. It may be a mistake.',
    'How sure: fairly. The Act says one-third. We take its start, 1 October 2026, from the prison service.',
    'After that: on licence until 2 March 2028.',
    'Next: ask the prison, “Were the 40 days on remand taken off?”',
  ],
  'the prison’s date, not explained': [
    'startDate=2026-10-12&sentenceYears=0&sentenceMonths=18&sentenceType=sds&offenceKey=theft&remandCreditDays=40&prisonDate=2027-03-20',
    'Automatic release date',
    '3 March 2027',
    'One-third of 18 months, less 40 days on remand.',
    'Leaving prison: that day.',
    'The prison’s date is 17 days later: 20 March 2027. We found no single fact that gives it. A further 17 days added in prison would give it. So would other things. The prison knows more than we do. Its date stands unless it is changed.',
    'How sure: fairly. The Act says one-third. We take its start, 1 October 2026, from the prison service.',
    'After that: on licence until 2 March 2028.',
    'Next: print the page, and ask the prison for its working.',
  ],
  'the prison’s date is the rival of ours': [
    `startDate=2024-12-10&sentenceYears=5&prisonDate=2027-01-12&${burglary}`,
    'Release is automatic. Two dates are possible:',
    '10 December 2026 or 12 January 2027',
    'Plan for the later date: until the prison says which.',
    'Why two: The prison service lists this burglary as violent. The law does so only where the intent was to injure or to damage. If the prison counts the offence as violent, it is 12 January 2027.',
    'Leaving prison: on the day itself.',
    'The prison’s date: 12 January 2027. It is the date if the prison counts the offence as violent.',
    'Next: ask the prison, “Did you count the burglary as violent?”',
  ],
  'not sure how it runs, beside a parole date': [
    several(
      'startDate=2026-11-02&sentenceYears=6&sentenceType=sds&offenceKey=handling_stolen_goods',
      'startDate=2026-11-02&sentenceYears=4&extensionYears=2&sentenceType=eds',
      'startDate=2026-11-02&sentenceYears=3&sentenceType=sds&offenceKey=theft&unsure=runs',
    ),
    'Release will be between',
    '2 July 2029 and 1 November 2030',
    'From Monday 2 July 2029 the Parole Board can let the person out. It may say no.',
    'On Friday 1 November 2030 release is automatic, unless days are added.',
    'How sure: the law is clear. Nobody can know the day yet.',
    'In doubt: It is not known how sentence 3 runs. If sentence 3 runs after sentence 1, release is between 1 November 2029 and 1 November 2030.',
    'But: if, in sentence 2, this is a terrorism sentence without early release, it is 1 November 2030.',
    'After that: on licence until 1 November 2032.',
    'Next: ask when the case goes to the Parole Board.',
  ],
  'the prison’s date, beside two days': [
    'startDate=2026-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds&prisonDate=2033-11-11',
    'Release will be between',
    '3 July 2031 and 1 November 2033',
    'From Thursday 3 July 2031 the Parole Board can let the person out. It may say no.',
    'On Tuesday 1 November 2033 release is automatic, unless days are added.',
    'The prison’s date is 10 days later than 1 November 2033: 11 November 2033. We found no single fact that gives it. A further 10 days added in prison would give it. So would other things. The prison knows more than we do. Its date stands unless it is changed.',
    'How sure: the law is clear. Nobody can know the day yet.',
    'But: if this is a terrorism sentence without early release, it is 1 November 2033.',
    'After that: on licence until 1 November 2036.',
    'Next: print the page, and ask the prison for its working.',
  ],
  'several, told alike and unlike': [
    several(
      'startDate=2026-11-02&sentenceYears=1&sentenceType=sds&offenceKey=theft&remandCreditDays=30&ageAtConviction=unknown',
      'startDate=2026-11-02&sentenceYears=3&sentenceType=sds&offenceKey=theft&ageAtConviction=unknown',
      'startDate=2026-11-02&sentenceYears=2&sentenceType=sds&offenceKey=theft',
    ),
    'Automatic release date',
    '3 October 2027',
    'One-third of 3 years, less 30 days on remand. Sentence 2 decides. Sentences 1 and 3 add nothing.',
    'Leaving prison: by Friday 1 October, usually Thursday 30 September.',
    'How sure: fairly. The Act says one-third. We take its start, 1 October 2026, from the prison service.',
    'We assumed: 18 or over when found guilty (sentences 1 and 2).',
    'But: if, in sentences 1 and 2, the person was under 18 when found guilty, it is 15 December 2027.',
    'After that: on licence until 2 October 2029.',
    'Next: ask the prison for its date and compare.',
  ],
  'the prison’s date for a life sentence': [
    'startDate=2026-11-02&sentenceYears=16&sentenceType=life&prisonDate=2042-11-01',
    'A life sentence has no release date. The minimum term ends on',
    '1 November 2042',
    'After that the Parole Board decides. It may say no, and look again later.',
    'The prison’s date: 1 November 2042. It is another date of this case: End of the minimum term.',
    'How sure: the law is clear. Nobody can know the day of release.',
    'After release: on licence for life.',
    'Next: check that the court took remand off the minimum term.',
  ],
}

describe('The answer on one screen', () => {
  test.each(Object.entries(screens))('%s', (_name, [link, ...said]) => {
    const { heading, days, between, lines } = screenOf(outcome(link))
    expect([
      heading,
      days.map(inWords).join(` ${between} `),
      ...lines.map(({ label, text }) => (label === null ? text : `${label}: ${text}`)),
    ]).toEqual(said)
  })
})

describe('What is to be noticed about what was entered stands beside it', () => {
  const ahead = 'has not come yet. We answer as if it had.'
  test.each<readonly [link: string, ...notes: readonly string[]]>([
    ['startDate=2026-11-15&sentenceYears=2&sentenceType=sds&offenceKey=theft'],
    ['startDate=2026-11-16&sentenceYears=2&sentenceType=sds&offenceKey=theft', `This day ${ahead}`],
    ['startDate=2027-11-16&sentenceYears=2&sentenceType=sds&offenceKey=theft', `This day ${ahead}`],
    [
      'startDate=2027-11-17&sentenceYears=2&sentenceType=sds&offenceKey=theft',
      `This day ${ahead} Check the year: 2027 is far ahead.`,
    ],
    [
      'startDate=2035-11-16&sentenceYears=12&sentenceType=sds&offenceKey=actual_bodily_harm',
      `This day ${ahead} Check the year: 2035 is far ahead.`,
      'The longest sentence for this offence is 5 years, and this one is longer. Check the offence and the length. If several sentences were passed, each has its own.',
    ],
    [
      several(
        'startDate=2026-10-12&sentenceYears=2&sentenceType=sds&offenceKey=theft',
        'startDate=2035-10-12&sentenceYears=1&sentenceType=sds&offenceKey=theft',
      ),
      `The day of sentence 2 ${ahead} Check the year: 2035 is far ahead.`,
    ],
  ])('%s', (link, ...notes) => {
    const { markup } = answerPage(outcome(link), '').main
    expect([...markup.matchAll(/<p class="note">(.*?)<\/p>/g)].map(([, note]) => note)).toEqual(notes)
  })
})

describe('The same doubt stands on page, paper, calendar and quote', () => {
  const links = Object.values(screens).map(([link]) => link)
  test.each(links)('%s', (link) => {
    const it = outcome(link)
    const paper = paperPage(it, '').main.markup
    const marked = quote(it)
    for (const { answer, weight } of it.rivals) {
      const day = inWords((answer.release ?? answer.paroleEligibility) as Day)
      expect(paper).toContain(day)
      expect(marked).toContain(day)
      const lines = screenOf(it).lines.map(({ text }) => text)
      expect([...screenOf(it).days.map(inWords), ...lines].join(' ')).toContain(day)
      if (weight === 'two dates' && wayOutOf(answer) === 'automatic')
        expect(daysToCheck(it)).toContain(answer.release)
    }
    for (const { day, answer } of wayOutOf(it.answer) === 'automatic' ? dueDays(it) : [])
      expect(daysToCheck(it)).toEqual(expect.arrayContaining([day, answer.leaving?.usual ?? day]))
  })
})

describe('The sheet speaks for the person who hands it in', () => {
  const sheet = (link: string): string =>
    paperPage(outcome(link), '')
      .main.markup.replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
  test.each<readonly [what: string, link: string, said: string]>([
    [
      'the kind of recall is asked once',
      answers['a recall of which the kind is not known'],
      'It is not known which kind of recall it is. If it is a fixed-term recall of 28 days, it is 6 December 2026. If it is a fixed-term recall of 56 days, it is 3 January 2027. Please say: Which kind of recall is it?',
    ],
    [
      'no recall is said to be of a kind that nobody knows',
      answers['a recall of which the kind is not known'],
      'Worked out as a standard recall. The recall papers say which kind it is.',
    ],
    [
      'a rival that falls on a weekend has its day of leaving',
      answers['a recall of which the kind is not known'],
      'or Sunday 3 January 2027 (leaving prison by Thursday 31 December 2026, usually Wednesday 30 December 2026), if it is',
    ],
    [
      'one colon is enough',
      answers['a standard recall'],
      'There is no set release date. At the latest: Saturday 11 September 2027.',
    ],
    [
      'an extended sentence is between two days',
      answers['a serious violent offence'],
      'If the court passed an extended sentence with this time in prison, release is between 23 March 2032 and 22 November 2034. Please say: Is this an extended sentence?',
    ],
    ['how each sentence runs', threeSentences, 'at the same time (concurrent)'],
  ])('%s', (_what, link, said) => expect(sheet(link)).toContain(said))
})

describe('The sentence to quote says what has passed, and which length it gives', () => {
  test.each<readonly [link: string, said: string]>([
    [
      'startDate=2016-04-18&sentenceYears=7&extensionYears=4&sentenceType=eds',
      'a person sentenced on 18 April 2016 to an extended sentence with a time in prison of 7 years could be released by the Parole Board from 16 December 2020, and had to be released by 17 April 2023.',
    ],
    [
      `${several(
        'startDate=2025-03-03&sentenceYears=2&sentenceType=sds&offenceKey=theft',
        'startDate=2025-03-03&sentenceYears=1&sentenceType=sds&offenceKey=theft&consecutiveTo=1',
      )}&recallType=fixed_term_56&returnDate=2026-11-02`,
      'the first of them passed on 3 March 2025, recalled to prison and back there on 2 November 2026, is due for release on 27 December 2026',
    ],
    [
      answers['a recall of 28 days that has passed'],
      'was due for release on 5 November 2026, unless it was decided otherwise.',
    ],
    [
      'startDate=2023-09-18&sentenceYears=3&sentenceType=sds&recallType=standard&recallDate=2026-01-05&returnDate=2026-01-06',
      'was due for release by 17 September 2026 at the latest.',
    ],
    [
      answers['a recall of 56 days'],
      'is due for release on 3 December 2026, unless it is decided otherwise.',
    ],
  ])('%s', (link, said) => expect(quote(outcome(link))).toContain(said))
})

describe('A sentence that an earlier change of law met is told by the release point that governed it', () => {
  const old = outcome(`startDate=2022-01-10&sentenceYears=2&${burglary}`)

  test('one that was over before 40% came was at one-half, in every place', () => {
    expect(why(old.answer, old.told)).toBe('One-half of 2 years.')
    expect(quote(old)).toContain('was due for release on 9 January 2023, after one-half of 2 years.')
    expect(
      workingSteps(old)
        .map(({ working }) => working)
        .join(' '),
    ).toContain('Counting 10 January 2022 as day 1, that is to 9 January 2023.')
  })

  test('also beside the new rules', () => {
    const { markup } = beforeAndAfter(old)
    expect(markup).toContain('<td class="govuk-table__cell">One-half</td>')
    expect(markup).toContain('<td class="govuk-table__cell">365 days</td>')
    expect(markup).toContain('<td class="govuk-table__cell">9 January 2023</td>')
    expect(markup).not.toContain('40%')
  })

  test('one that waited for 40% is told so', () => {
    const held = outcome('startDate=2023-09-11&sentenceYears=2&sentenceType=sds&offenceKey=theft')
    expect(why(held.answer, held.told)).toBe(
      'The change to 40% reached sentences of this length on that day. More than 40% had been served by then.',
    )
  })
})

describe('The Act and the dates of the Parole Board', () => {
  const text = (link: string): string => beforeAndAfter(outcome(link)).markup.replace(/<[^>]+>/g, ' ')

  test('an extended sentence alone is not changed', () =>
    expect(text('startDate=2026-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds')).toContain(
      'The 2026 Act does not change this.',
    ))

  test('where it is in doubt whether the Act reaches a sentence, it is not denied', () => {
    const section250 =
      'startDate=2026-11-02&sentenceYears=3&offenceKey=actual_bodily_harm&sentenceType=section_250'
    expect(text(section250)).toContain(
      'We take it that the 2026 Act does not change this. That is in doubt. If the prison uses one-half for section 250 detention, it is 2 May 2028.',
    )
    expect(text(answers['an offence that is left out'])).toContain(
      'If this offence does not stay under the old rules, it is 15 November 2029.',
    )
  })

  test('a standard sentence that moves the first day is, and the first day with it', () => {
    const said = text(besideExtended('2026-11-02'))
    expect(said).not.toContain('does not change')
    expect(said).toMatch(/Release\s+2 November 2030\s+between 3 March 2030 and 1 November 2030/)
  })

  test('what moves the first day is said beside the picture', () =>
    expect(answerPage(outcome(besideExtended('2026-11-02')), '').main.markup).toContain(
      'Sentence 1 keeps the person in prison until 3 March 2030. The Parole Board cannot let them out before that day. Sentence 2 decides the last day.',
    ))
})

describe('What decides, where there are several', () => {
  test('the chain decides, and the other adds nothing', () => {
    const { answer, told } = outcome(threeSentences)
    expect(why(answer, told)).toBe(
      '40% of 4 years and 6 months, less 21 days on remand. The person is out before the new rules reach this sentence. Sentences 1 and 2 decide. Sentence 3 adds nothing.',
    )
  })
})

describe('The time line of every worked example', () => {
  for (const { source, request } of workedExamples())
    test(source, () => {
      const link = new URLSearchParams(
        Object.entries(request).map(([name, value]) => [name, String(value)]),
      ).toString()
      const it = outcome(link)
      const [{ stretches } = { stretches: [] }] = rowsOf(it)
      expect(stretches[0]).toMatchObject({ pattern: 'custody', first: it.told.sentences[0]?.start })
      for (const [i, stretch] of stretches.slice(1).entries()) expect(stretch.first).toBe(stretches[i]?.last)
      expect(stretches.slice(0, -1).every(({ last }) => last !== null)).toBe(true)
    })
})

import { type Day, inWords, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { readScreen } from '../../../../test/page/read-screen.ts'
import { answers } from '../../../../test/page/states.ts'
import { outcomeBy, several } from '../../../../test/page/told.ts'
import { workedExamples } from '../../../../test/support/worked-examples.ts'
import { answerPage } from './answer-page.ts'
import { beforeAndAfter } from './before-and-after.ts'
import { entriesOf } from './calendar.ts'
import { dueDays, wayOutOf } from './outcome.ts'
import { paperPage } from './paper-page.ts'
import { why } from './part-served.ts'
import { quote } from './quote.ts'
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
    'Automatic release. Out on',
    'Wednesday 3 March 2027',
    'The papers will show the same day (CRD).',
    'Why: one-third of 18 months, less 40 days on remand.',
    'How sure: sure of the rule. Added days or another sentence would change it.',
    'After that: on licence until 2 March 2028.',
    'Next: ask the prison for its date, and compare.',
  ],
  'before the Act, with a stage': [
    'startDate=2025-06-10&sentenceYears=4&sentenceType=sds&offenceKey=robbery',
    'Automatic release. Out on',
    'Tuesday 8 December 2026',
    'The papers will show the same day (CRD).',
    'Why: the new rules reach sentences of this length on that day. More than one-third has been served by then.',
    'How sure: fairly. The day of the stage is in the prison service’s timetable, not in published law. Without it: 10 June 2027.',
    'After that: on licence until 9 June 2029.',
    'Next: ask the prison if this date is confirmed.',
  ],
  'already past': [
    'startDate=2025-03-03&sentenceYears=2&sentenceType=sds&offenceKey=theft',
    'This day has passed. Release was due by',
    'Friday 19 December 2025',
    'The usual day was Thursday 18. The papers said Friday 19 (CRD).',
    'If the person is out: they are on licence until 2 March 2027.',
    'If they are still in prison: something we were not told may hold them. It may be added days, another sentence, a recall, or remand for a new case.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.',
  ],
  extended: [
    'startDate=2026-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds',
    'The Parole Board decides first. Release will be between',
    '3 July 2031 and 1 November 2033',
    'From Thursday 3 July 2031 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: out on Tuesday 1 November 2033 (CRD).',
    'Why: two-thirds of the 7 years first, then all of it.',
    'How sure: fairly. If it was for terrorism: no Parole Board, out on 1 November 2033.',
    'After that: on licence until 1 November 2036.',
    'Next: ask the prison when the case goes to the Parole Board.',
  ],
  'extended, the extra time not known': [
    'startDate=2026-11-02&sentenceYears=7&sentenceType=eds',
    'The Parole Board decides first. Release will be between',
    '3 July 2031 and 1 November 2033',
    'From Thursday 3 July 2031 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: out on Tuesday 1 November 2033 (CRD).',
    'Why: two-thirds of the 7 years first, then all of it.',
    'How sure: fairly. If it was for terrorism: no Parole Board, out on 1 November 2033.',
    'After that: on licence, for as long as the court said.',
    'Next: ask the prison when the case goes to the Parole Board.',
  ],
  'extended, the Parole Board can already decide': [
    'startDate=2021-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds',
    'The Parole Board can let the person out now. Release will be by',
    'Wednesday 1 November 2028',
    'Since Friday 3 July 2026 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: out on Wednesday 1 November 2028 (CRD).',
    'Why: two-thirds of the 7 years first, then all of it.',
    'How sure: fairly. If it was for terrorism: no Parole Board, out on 1 November 2028.',
    'After that: on licence until 1 November 2031.',
    'Next: ask the prison when the case goes to the Parole Board.',
  ],
  'extended, already past': [
    'startDate=2016-04-18&sentenceYears=7&extensionYears=4&sentenceType=eds',
    'This day has passed. Release was due by',
    'Monday 17 April 2023',
    'From Wednesday 16 December 2020 the Parole Board could let the person out (PED).',
    'If the person is out: they are on licence until 17 April 2027.',
    'If they are still in prison: something we were not told may hold them. It may be added days, another sentence, a recall, or remand for a new case.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.',
  ],
  'extended, beside a standard one that moves the first day': [
    besideExtended('2026-11-02'),
    'The Parole Board decides first. Release will be between',
    '3 March 2030 and 31 October 2030',
    'From Sunday 3 March 2030 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: usually out on Thursday 31 October 2030, by law no later than Friday 1 November, the date on the papers (CRD).',
    'Why: sentence 1 keeps the person until the first day. Sentence 2 decides the last.',
    'How sure: fairly. If it was for terrorism: no Parole Board, out on 1 November 2030.',
    'After that: on licence until 1 November 2036, the end of sentence 1.',
    'Next: ask the prison when the case goes to the Parole Board.',
  ],
  life: [
    'startDate=2026-11-02&sentenceYears=16&sentenceType=life',
    'A life sentence has no release date. The minimum term ends on',
    'Saturday 1 November 2042',
    'From then the Parole Board can let the person out. It may say no, and look again later.',
    'How sure: sure of the rule. Nobody can know the day of release.',
    'After release: on licence for life.',
    'Next: check that the court took the days on remand off the minimum term.',
  ],
  'life beside a fixed term that adds nothing': [
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
  'life beside a longer fixed term': [
    several(
      'startDate=2026-11-16&sentenceYears=5&sentenceType=life',
      'startDate=2026-11-16&sentenceYears=14&sentenceType=sds&offenceKey=wounding_with_intent',
    ),
    'A life sentence has no release date. The minimum term ends on 15 November 2031, but sentence 2 holds the person until',
    'Tuesday 15 November 2033',
    'The Parole Board can let them out from then. It may say no, and look again later.',
    'How sure: sure of the rule. Nobody can know the day of release.',
    'After release: on licence for life.',
    'Next: check that the court took the days on remand off the minimum term.',
  ],
  'section 250': [
    'startDate=2026-11-02&sentenceYears=4&offenceKey=robbery&sentenceType=section_250',
    'Automatic release. Out on',
    'Wednesday 1 November 2028',
    'The papers will show the same day (CRD).',
    'Or earlier: on a tag, from Wednesday 3 November 2027, if the prison agrees.',
    'Why: one-half of 4 years.',
    'How sure: sure of the rule. Added days or another sentence would change it.',
    'After that: on licence until 1 November 2030.',
    'Next: ask the prison for its date, and compare.',
  ],
  'in doubt: burglary of a home': [
    `startDate=2024-12-10&sentenceYears=5&${burglary}`,
    'Release is automatic. Two dates are possible',
    'Thursday 10 December 2026',
    'or Tuesday 12 January 2027',
    'Plan for the later date.',
    'Why two: the prison service lists this burglary as violent. We read the law differently. If it is violent, release waits for the new rules, on the second date.',
    'On the papers: Thursday 10 December 2026, or Tuesday 12 January 2027 (CRD).',
    'How sure: two dates are possible.',
    'Next: ask the prison, “Did you count the burglary as violent?”',
  ],
  'in doubt: section 250': [
    'startDate=2026-11-02&sentenceYears=3&offenceKey=actual_bodily_harm&sentenceType=section_250',
    'Release is automatic. Two dates are possible',
    'Wednesday 12 January 2028',
    'or Tuesday 2 May 2028',
    'Plan for the later date.',
    'Why two: the prison service uses 40%. The 2026 Act, as passed, says one-half. If the prison uses one-half for section 250 detention, it is the second date.',
    'On the papers: Friday 14 January 2028, or Tuesday 2 May 2028 (CRD).',
    'How sure: two dates are possible.',
    'Next: ask the prison, “Did you use 40% or one-half?”',
  ],
  several: [
    threeSentences,
    'Release is automatic. Two dates are possible',
    'Thursday 3 December 2026',
    'or Tuesday 12 January 2027',
    'Plan for the later date.',
    'Why two: the prison service lists this burglary as violent. We read the law differently. If it is violent, release waits for the new rules, on the second date.',
    'On the papers: Sunday 6 December 2026, or Tuesday 12 January 2027 (CRD).',
    'How sure: two dates are possible.',
    'Next: ask the prison, “Did you count the burglary as violent (sentence 1)?”',
  ],
  'more credit than custody': [
    'startDate=2026-10-12&sentenceYears=1&sentenceType=sds&offenceKey=theft&remandCreditDays=150',
    'No days were left to serve. Release was due on',
    'Monday 12 October 2026',
    'That is the day of sentence. 122 days had to be served. 150 days were served before it.',
    'How sure: fairly. Check that each day on remand was only for this case.',
    'If the person is still in prison: ask the prison today, and a solicitor.',
    'After that: on licence until 11 June 2027.',
  ],
  'more credit than custody, passed after today': [
    'startDate=2026-11-16&sentenceYears=1&sentenceType=sds&offenceKey=theft&remandCreditDays=150',
    'No days are left to serve. Release is due on',
    'Monday 16 November 2026',
    'That is the day of sentence. 122 days have to be served. 150 days were served before it.',
    'How sure: fairly. Check that each day on remand was only for this case.',
    'If the person is still in prison: ask the prison today, and a solicitor.',
    'After that: on licence until 16 July 2027.',
  ],
  'life, with days on remand': [
    'startDate=2026-11-02&sentenceYears=16&sentenceType=life&remandCreditDays=10',
    'A life sentence has no release date. The minimum term ends on',
    'Wednesday 22 October 2042',
    'From then the Parole Board can let the person out. It may say no, and look again later.',
    'Why: we took 10 days off, as you entered them.',
    'How sure: fairly. The court has usually taken time on remand off the minimum term already. Check that it is not taken off twice.',
    'After release: on licence for life.',
    'Next: check if the court took those days off already. If it did, enter none.',
  ],
  'added days up to the end of the sentence': [
    'startDate=2026-11-02&sentenceYears=1&sentenceType=sds&offenceKey=theft&addedDays=400',
    'Automatic release. Out on',
    'Monday 1 November 2027',
    'The papers will show the same day (CRD).',
    'Why: one-third of 1 year, plus 400 days added. Added days cannot go past the end of the sentence.',
    'How sure: sure of the rule. Added days or another sentence would change it.',
    'After that: the sentence is over.',
    'Next: ask the prison for its date, and compare.',
  ],
  'extended, with more credit than the time in prison': [
    'startDate=2026-10-12&sentenceYears=2&extensionYears=1&sentenceType=eds&remandCreditDays=800',
    'No days were left to serve. Release was due on',
    'Monday 12 October 2026',
    'That is the day of sentence. 731 days had to be served. 800 days were served before it.',
    'How sure: fairly. Check that each day on remand was only for this case.',
    'If the person is still in prison: ask the prison today, and a solicitor.',
    'After that: on licence until 11 October 2027.',
  ],
  'not sure how it runs': [
    several(
      'startDate=2026-11-02&sentenceYears=3&sentenceType=sds&offenceKey=theft',
      'startDate=2026-11-02&sentenceYears=1&sentenceType=sds&offenceKey=theft&unsure=runs',
    ),
    'Release is automatic. Two dates are possible',
    'Tuesday 2 November 2027',
    'or Thursday 2 March 2028',
    'Plan for the later date.',
    'Why two: it is not known how sentence 2 runs. If sentence 2 runs after sentence 1, it is the second date.',
    'On the papers: Tuesday 2 November 2027, or Thursday 2 March 2028 (CRD).',
    'How sure: two dates are possible.',
    'Next: ask the prison, “Does sentence 2 run at the same time, or after sentence 1?”',
  ],
  'nothing is sure': [
    'startDate=2026-11-16&sentenceYears=8&offenceKey=wounding_with_intent&ageAtConviction=unknown&unsure=credit.others',
    'Automatic release. Usually out on',
    'Thursday 14 November 2030',
    'By law no later than Friday 15, the date on the papers (CRD).',
    'Why: one-half of 8 years. This offence with 7 years or more has its own rule.',
    'How sure: not sure. Another sentence could make the date later.',
    'After that: on licence until 15 November 2034.',
    'Next: ask the prison for its date, and compare.',
  ],
  'a recall of 56 days': [
    'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&recallType=fixed_term_56&returnToCustodyDate=2026-10-09&recallDate=2026-10-08',
    'Release after recall. Out on',
    'Thursday 3 December 2026',
    'The papers will show the same day (PRRD).',
    'Why: day 56, counting 9 October 2026 as day 1.',
    'How sure: sure of the rule. The Justice Secretary can decide otherwise.',
    'After that: on licence until 1 June 2028.',
    'Next: check that the recall papers say 56 days.',
  ],
  'a recall whose licence is over too': [
    'startDate=2026-03-02&sentenceYears=0&sentenceMonths=8&sentenceType=sds&recallType=fixed_term_56&returnToCustodyDate=2026-08-03&recallDate=2026-07-30',
    'This day has passed. Release was due by',
    'Friday 25 September 2026',
    'The usual day was Thursday 24. The papers said Sunday 27 (PRRD).',
    'If the person is out: the sentence ended on 4 November 2026.',
    'If they are still in prison: the Justice Secretary may have decided not to release on that day. Or something we were not told may hold them.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.',
  ],
  'a recall that the end of the sentence cuts short': [
    'startDate=2025-06-02&sentenceYears=0&sentenceMonths=18&sentenceType=sds&recallType=fixed_term_56&returnToCustodyDate=2026-11-09&addedDaysAfterReturn=5',
    'Release after recall. Out on',
    'Tuesday 1 December 2026',
    'The papers will show the same day (PRRD).',
    'Why: day 56, counting 9 November 2026 as day 1. Plus 5 days added since then. The sentence ends sooner, on 1 December 2026. A fixed term cannot run past it.',
    'How sure: fairly. We counted no days between recall and return.',
    'After that: the sentence is over.',
    'Next: check that the recall papers say 56 days.',
  ],
  'an older recall that became one of 56 days': [
    'startDate=2022-11-12&sentenceYears=7&sentenceType=sds&recallType=fixed_term_56&returnToCustodyDate=2025-12-03',
    'This day has passed. Release was due by',
    'Tuesday 21 April 2026',
    'The papers said the same day (PRRD).',
    'If the person is out: they are on licence until 11 November 2029.',
    'If they are still in prison: the Justice Secretary may have decided not to release on that day. Or something we were not told may hold them.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.',
  ],
  'a recall from a tag': [
    'startDate=2026-04-06&sentenceYears=0&sentenceMonths=30&sentenceType=section_250&ageAtConviction=child&regimeId=section_250_sds40_excluded&recallType=curfew&recallDate=2026-11-02&returnToCustodyDate=2026-11-05',
    'Release after recall. Out on',
    'Thursday 8 July 2027',
    'The papers will show the same day (CRD).',
    'Why: the release date stays as it was before the tag. One-half of 30 months, plus 2 days away.',
    'How sure: sure of the rule. The Justice Secretary can cancel the recall.',
    'After that: on licence until 7 October 2028.',
    'Next: check that the recall papers say section 255.',
  ],
  'a fixed term from a tag': [
    'startDate=2026-04-06&sentenceYears=0&sentenceMonths=30&sentenceType=section_250&ageAtConviction=child&regimeId=section_250_sds40_excluded&recallType=fixed_term_28&recallDate=2026-11-02&returnToCustodyDate=2026-11-05&onTag=yes',
    'Release after recall. Out on',
    'Tuesday 6 July 2027',
    'The papers will show the same day (PRRD).',
    'Why: day 28, counting 5 November 2026 as day 1. But not before the first release date, 6 July 2027: the recall came before it.',
    'How sure: sure of the rule. The Justice Secretary can decide otherwise.',
    'After that: on licence until 7 October 2028.',
    'Next: check that the recall papers say 28 days.',
  ],
  'a fixed term from a tag, and two dates': [
    'startDate=2026-04-06&sentenceYears=0&sentenceMonths=30&sentenceType=section_250&ageAtConviction=child&offenceKey=burglary_dwelling&recallType=fixed_term_28&recallDate=2026-11-02&returnToCustodyDate=2026-11-02&onTag=yes',
    'Release is automatic. Two dates are possible',
    'Tuesday 6 April 2027',
    'or Tuesday 6 July 2027',
    'Plan for the later date.',
    'Why two: the prison service uses 40%. The 2026 Act, as passed, says one-half. If the prison uses one-half for section 250 detention, it is the second date.',
    'On the papers: Tuesday 6 April 2027, or Tuesday 6 July 2027 (PRRD).',
    'But: the Justice Secretary can decide otherwise about the recall.',
    'How sure: two dates are possible.',
    'Next: ask the prison, “Did you use 40% or one-half?”',
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
  'a recall of 56 days, and a new sentence that keeps the person longer': [
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D9%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=fixed_term_56&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1',
    'Automatic release. Out on',
    'Thursday 18 February 2027',
    'The papers will show the same day (CRD).',
    'Why: two things hold the person, and the later one decides. The recall (sentence 1) ends on 27 December 2026 (PRRD). The new sentence (sentence 2): one-third of 9 months, 18 February 2027 (CRD).',
    'How sure: sure of the rule. The Justice Secretary can decide otherwise about the recall.',
    'After that: on licence until 9 January 2029, the end of sentence 1.',
    'Next: check which sentences the recall papers name.',
  ],
  'the same, with days on remand and a chain': [
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D9%26offenceKey%3Dtheft%26sentenceType%3Dsds%26remandCreditDays%3D12&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D3%26offenceKey%3Dtheft%26sentenceType%3Dsds%26consecutiveTo%3D2&recallType=fixed_term_56&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1',
    'Days in prison on recall do not count as remand. Check the 12 days.',
    'Automatic release. Out on',
    'Tuesday 9 March 2027',
    'The papers will show the same day (CRD).',
    'Why: two things hold the person, and the later one decides. The recall (sentence 1) ends on 27 December 2026 (PRRD). The new sentences (sentences 2 and 3): one-third of 1 year, less 12 days on remand, 9 March 2027 (CRD).',
    'How sure: not sure. What you entered does not fit together: see the first line.',
    'After that: on licence until 9 January 2029, the end of sentence 1.',
    'Next: look at the court paper again.',
  ],
  'a standard recall, and a new sentence': [
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D9%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=standard&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1',
    'There is no set release date. At the latest',
    'Tuesday 9 January 2029',
    'Not before 18 February 2027: until then the new sentence holds the person. After that the Parole Board can let them out. It may say no.',
    'Why: the end of sentence 1.',
    'How sure: sure of the rule. Nobody can know the day yet.',
    'Next: send the reasons for release now. A solicitor can help, often free.',
  ],
  'a recall of 56 days, and a new sentence that is over sooner': [
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D2%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=fixed_term_56&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1',
    'Release after recall. Usually out on',
    'Wednesday 23 December 2026',
    'By law no later than Thursday 24. The papers will say Sunday 27 December (PRRD).',
    'Why: day 56, counting 2 November 2026 as day 1. The recall decides. The new sentence would let the person go sooner, on 10 December 2026.',
    'How sure: sure of the rule. The Justice Secretary can decide otherwise.',
    'After that: on licence until 9 January 2029.',
    'Next: check that the recall papers say 56 days, and which sentences they name.',
  ],
  'a standard recall, and a new sentence whose licence goes on after it': [
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dtheft%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D4%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=standard&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1',
    'There is no set release date. At the latest',
    'Tuesday 9 January 2029',
    'Not before 20 March 2028: until then the new sentence holds the person. After that the Parole Board can let them out. It may say no.',
    'Why: the end of sentence 1.',
    'How sure: sure of the rule. Nobody can know the day yet.',
    'After that: on licence until 19 November 2030.',
    'Next: send the reasons for release now. A solicitor can help, often free.',
  ],
  'both recalled': [
    'sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2025-02-20%26sentenceYears%3D0%26sentenceMonths%3D21%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=fixed_term_56&returnToCustodyDate=2026-11-09&recallDate=2026-11-02&recallSentenceIds=1.2',
    'Release after recall. Usually out on',
    'Wednesday 30 December 2026',
    'By law no later than Thursday 31. The papers will say Sunday 3 January 2027 (PRRD).',
    'Why: day 56, counting 9 November 2026 as day 1.',
    'How sure: sure of the rule. The Justice Secretary can decide otherwise.',
    'After that: on licence until 15 January 2029.',
    'Next: check that the recall papers say 56 days, and which sentences they name.',
  ],
  'a sentence passed during a licence, and no recall told': [
    'sentence=startDate%3D2024-06-03%26sentenceYears%3D4%26offenceKey%3Dtheft%26sentenceType%3Dsds&sentence=startDate%3D2026-10-19%26sentenceYears%3D2%26offenceKey%3Dtheft%26sentenceType%3Dsds',
    'Was the person called back to prison for sentence 1? Then this date may be wrong, and no date is set before 2 June 2028.',
    'Automatic release. Usually out on',
    'Thursday 17 June 2027',
    'By law no later than Friday 18. The papers will say Saturday 19 June (CRD).',
    'Why: one-third of 2 years. Sentence 2 decides. Sentence 1 adds nothing.',
    'How sure: not sure. What you entered does not fit together: see the first line.',
    'After that: on licence until 18 October 2028.',
    'Next: look for recall papers. If there was a recall, add it.',
  ],
  'a sentence passed on the licence after a recall, and no second recall told': [
    'sentence=startDate%3D2024-06-03%26sentenceYears%3D4%26offenceKey%3Dtheft%26sentenceType%3Dsds&sentence=startDate%3D2026-11-02%26sentenceYears%3D2%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=fixed_term_56&recallDate=2026-06-01&returnToCustodyDate=2026-06-08&recallSentenceIds=1',
    'Was the person called back to prison again for sentence 1? Then this date may be wrong, and no date is set before 8 June 2028.',
    'Automatic release. Usually out on',
    'Thursday 1 July 2027',
    'By law no later than Friday 2. The papers will say Saturday 3 July (CRD).',
    'Why: the recall is over, and the new sentence decides. The recall (sentence 1) ended on 2 August 2026 (PRRD). The new sentence (sentence 2): one-third of 2 years, 3 July 2027 (CRD).',
    'How sure: not sure. What you entered does not fit together: see the first line.',
    'After that: on licence until 1 November 2028.',
    'Next: look for later recall papers. If there was a later recall, enter that one instead.',
  ],
  'a recall, kind and age not known': [
    'startDate=2024-09-16&sentenceYears=3&sentenceType=sds&ageAtConviction=unknown&recallType=unsure&returnToCustodyDate=2026-11-09',
    'The kind of recall decides. These dates are possible',
    'Wednesday 2 December 2026',
    'or Wednesday 30 December 2026',
    'or Wednesday 15 September 2027',
    'If it is a fixed-term recall of 28 days: usually out on Wednesday 2 December 2026, by law no later than Friday 4. The papers will say Sunday 6 (PRRD).',
    'If it is a fixed-term recall of 56 days: usually out on Wednesday 30 December 2026, by law no later than Thursday 31. The papers will say Sunday 3 January 2027 (PRRD).',
    'If it is a standard recall: there is no set date. At the latest, out on Wednesday 15 September 2027 (PRRD). The Parole Board can let the person out before it. It may say no.',
    'Why: only the papers say which kind it is. The last date is the end of the sentence.',
    'How sure: three dates are possible.',
    'Next: look at the recall papers, or ask the prison, “Which kind of recall is it?”',
  ],
  'a recall from a short sentence of an adult, kind not known': [
    'startDate=2026-06-01&sentenceYears=0&sentenceMonths=10&sentenceType=sds&recallType=unsure&returnToCustodyDate=2026-11-09&recallDate=2026-11-08',
    'The kind of recall decides. These dates are possible',
    'Wednesday 30 December 2026',
    'or Wednesday 31 March 2027',
    'If it is a fixed-term recall of 56 days: usually out on Wednesday 30 December 2026, by law no later than Thursday 31. The papers will say Sunday 3 January 2027 (PRRD).',
    'If it is a standard recall: there is no set date. At the latest, out on Wednesday 31 March 2027 (PRRD). The Parole Board can let the person out before it. It may say no.',
    'Why: only the papers say which kind it is. The last date is the end of the sentence.',
    'How sure: two dates are possible.',
    'Next: look at the recall papers, or ask the prison, “Which kind of recall is it?”',
  ],
  'the prison’s date, explained': [
    'startDate=2026-10-12&sentenceYears=0&sentenceMonths=18&sentenceType=sds&offenceKey=theft&remandCreditDays=40&statedReleaseDate=2027-04-12',
    'Our date and the prison’s differ by 40 days',
    'Ours 3 March 2027',
    'The prison’s 12 April 2027',
    'What explains it: the 40 days on remand were left out. That gives 12 April exactly.',
    'It may be right: the days may count for another case.',
    'Ask the prison: “Were the 40 days on remand taken off?”',
    'The prison’s date stands until it is changed.',
    'Our date: out on Wednesday 3 March 2027. The papers will show the same day (CRD).',
    'Why: one-third of 18 months, less 40 days on remand.',
    'How sure: sure of the rule. Added days or another sentence would change it.',
    'After that: on licence until 2 March 2028.',
  ],
  'the prison’s date, not explained': [
    'startDate=2026-10-12&sentenceYears=0&sentenceMonths=18&sentenceType=sds&offenceKey=theft&remandCreditDays=40&statedReleaseDate=2027-03-20',
    'Our date and the prison’s differ by 17 days',
    'Ours 3 March 2027',
    'The prison’s 20 March 2027',
    'What explains it: we found no reason in what you entered. The prison knows more than we do.',
    'Ask the prison: “Please show how you worked out 20 March.” Also ask about added days, and about other sentences.',
    'The prison’s date stands until it is changed.',
    'Our date: out on Wednesday 3 March 2027. The papers will show the same day (CRD).',
    'Why: one-third of 18 months, less 40 days on remand.',
    'How sure: not sure. The prison’s date is different, and we do not know why.',
    'After that: on licence until 2 March 2028.',
  ],
  'the prison’s date is the rival of ours': [
    `startDate=2024-12-10&sentenceYears=5&statedReleaseDate=2027-01-12&${burglary}`,
    'Release is automatic. Two dates are possible',
    'Thursday 10 December 2026',
    'or Tuesday 12 January 2027',
    'The prison’s date is the second of the two. It is the date if the burglary counts as violent.',
    'Plan for the later date.',
    'Why two: the prison service lists this burglary as violent. We read the law differently. If it is violent, release waits for the new rules, on the second date.',
    'On the papers: Thursday 10 December 2026, or Tuesday 12 January 2027 (CRD).',
    'How sure: two dates are possible.',
    'Next: ask the prison, “Did you count the burglary as violent?”',
  ],
  'not sure how it runs, beside a parole date': [
    several(
      'startDate=2026-11-02&sentenceYears=6&sentenceType=sds&offenceKey=handling_stolen_goods',
      'startDate=2026-11-02&sentenceYears=4&extensionYears=2&sentenceType=eds',
      'startDate=2026-11-02&sentenceYears=3&sentenceType=sds&offenceKey=theft&unsure=runs',
    ),
    'The Parole Board decides first. Release will be between',
    '2 July 2029 and 31 October 2030',
    'From Monday 2 July 2029 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: usually out on Thursday 31 October 2030, by law no later than Friday 1 November, the date on the papers (CRD).',
    'Why: two-thirds of the 4 years first, then all of it.',
    'Why two: it is not known how sentence 3 runs. If sentence 3 runs after sentence 1, release is between 1 November 2029 and 1 November 2030.',
    'How sure: two dates are possible.',
    'After that: on licence until 1 November 2032, the end of sentence 1.',
    'Next: ask the prison, “Does sentence 3 run at the same time, or after sentence 1?”',
  ],
  'the prison’s date, beside two days': [
    'startDate=2026-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds&statedReleaseDate=2033-11-11',
    'Our date and the prison’s differ by 10 days',
    'Ours 1 November 2033',
    'The prison’s 11 November 2033',
    'What explains it: we found no reason in what you entered. The prison knows more than we do.',
    'Ask the prison: “Please show how you worked out 11 November.” Also ask about added days, and about other sentences.',
    'The prison’s date stands until it is changed.',
    'Our date: release will be between 3 July 2031 and 1 November 2033. From Thursday 3 July 2031 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: out on Tuesday 1 November 2033 (CRD).',
    'Why: two-thirds of the 7 years first, then all of it.',
    'How sure: not sure. The prison’s date is different, and we do not know why.',
    'After that: on licence until 1 November 2036.',
  ],
  'several, told alike and unlike': [
    several(
      'startDate=2026-11-02&sentenceYears=1&sentenceType=sds&offenceKey=robbery&remandCreditDays=30&ageAtConviction=unknown',
      'startDate=2026-11-02&sentenceYears=3&sentenceType=sds&offenceKey=robbery&ageAtConviction=unknown',
      'startDate=2026-11-02&sentenceYears=2&sentenceType=sds&offenceKey=theft',
    ),
    'Automatic release. Usually out on',
    'Thursday 30 September 2027',
    'By law no later than Friday 1 October. The papers will say Sunday 3 October (CRD).',
    'Why: one-third of 3 years, less 30 days on remand. Sentence 2 decides. Sentences 1 and 3 add nothing.',
    'How sure: fairly. If under 18 when found guilty (sentences 1 and 2): 15 December 2027.',
    'After that: on licence until 2 October 2029.',
    'Next: ask the prison for its date, and compare.',
  ],
  'under 18 by the date of birth in a link': [
    'startDate=2026-11-16&sentenceYears=2&offenceKey=robbery&dateOfBirth=2010-05-05',
    'Release is automatic. Two dates are possible',
    'Wednesday 1 September 2027',
    'or Tuesday 16 November 2027',
    'Plan for the later date.',
    'Why two: the prison service uses 40%. The 2026 Act, as passed, says one-half. If the prison uses one-half for section 250 detention, it is the second date.',
    'On the papers: Saturday 4 September 2027, or Tuesday 16 November 2027 (CRD).',
    'How sure: two dates are possible.',
    'Next: ask the prison, “Did you use 40% or one-half?”',
  ],
  'the same, for an offence that section 249 of the Sentencing Code does not have': [
    'startDate=2026-11-16&sentenceMonths=10&offenceKey=theft&dateOfBirth=2010-05-05',
    'Half-way. Usually out on',
    'Wednesday 14 April 2027',
    'By law no later than Friday 16, the date on the papers (MTD).',
    'It can be a month earlier, from 16 March, if things go well. A youth court can make it a month later, 16 May.',
    'Why: half of 10 months.',
    'How sure: sure of the rule.',
    'After that: supervision until 15 September 2027. It is not a licence.',
    'Next: ask the youth justice worker about early release.',
  ],
  'the same, and the link says adult': [
    'startDate=2026-11-16&sentenceYears=2&offenceKey=robbery&sentenceType=sds&ageAtConviction=adult&dateOfBirth=2010-05-05',
    'Release is automatic. Two dates are possible',
    'Wednesday 14 July 2027',
    'or Wednesday 1 September 2027',
    'Plan for the later date.',
    'Why two: the date of birth does not fit what was said of the age at conviction. The age was used as it was said. If the date of birth is right, and not the age, it is the second date.',
    'On the papers: Saturday 17 July 2027, or Saturday 4 September 2027 (CRD).',
    'How sure: not sure. The age when found guilty does not fit the date of birth. We used the age as you gave it. Check both: the release date may be another.',
    'Next: ask the prison, “Is this section 250 detention?”',
  ],
  'the prison’s date for a life sentence': [
    'startDate=2026-11-02&sentenceYears=16&sentenceType=life&statedReleaseDate=2042-11-01',
    'A life sentence has no release date. The minimum term ends on',
    'Saturday 1 November 2042',
    '1 November 2042 is the end of the minimum term, not the release date.',
    'From then the Parole Board can let the person out. It may say no, and look again later.',
    'How sure: sure of the rule. Nobody can know the day of release.',
    'After release: on licence for life.',
    'Next: check that the court took the days on remand off the minimum term.',
  ],
}

describe('The answer on one screen', () => {
  test.each(Object.entries(screens))('%s', (_name, [link, ...said]) => {
    expect(readScreen(outcome(link))).toEqual(said)
  })
})

describe('What looks wrong in what was entered is the first line, and what is to be noticed stands beside it', () => {
  const ahead = 'has not come yet. We answer as if it had.'
  test.each<readonly [link: string, cautions: readonly string[], notes: readonly string[]]>([
    ['startDate=2026-11-15&sentenceYears=2&sentenceType=sds&offenceKey=theft', [], []],
    ['startDate=2026-11-16&sentenceYears=2&sentenceType=sds&offenceKey=theft', [], [`This day ${ahead}`]],
    // More than a year after the law was last read.
    ['startDate=2027-11-15&sentenceYears=2&sentenceType=sds&offenceKey=theft', [], [`This day ${ahead}`]],
    [
      'startDate=2027-11-16&sentenceYears=2&sentenceType=sds&offenceKey=theft',
      ['Check the year. 2027 is far ahead.'],
      [`This day ${ahead}`],
    ],
    [
      'startDate=2035-11-16&sentenceYears=12&sentenceType=sds&offenceKey=actual_bodily_harm',
      [
        'Check the length. The most a court can give for assault occasioning actual bodily harm is 5 years. You entered 12 years.',
        'Check the year. 2035 is far ahead.',
      ],
      [`This day ${ahead}`],
    ],
    [
      several(
        'startDate=2026-10-12&sentenceYears=2&sentenceType=sds&offenceKey=theft',
        'startDate=2035-10-12&sentenceYears=9&sentenceType=sds&offenceKey=theft',
      ),
      [
        'Check the length of sentence 2. The most a court can give for theft is 7 years. You entered 9 years.',
        'Check the year. 2035 is far ahead.',
      ],
      [`The day of sentence 2 ${ahead}`],
    ],
  ])('%s', (link, cautions, notes) => {
    const it = outcome(link)
    const { markup } = answerPage(it, '').main
    const saying = (found: string): readonly string[] =>
      [...markup.matchAll(new RegExp(`<p class="${found}">(.*?)</p>`, 'g'))].map(([, text]) => String(text))
    expect([saying('caution'), saying('note')]).toEqual([cautions, notes])
    const onPaper = paperPage(it).main.markup
    for (const caution of cautions) expect(onPaper).toContain(caution)
    if (cautions.length > 0) expect(quote(it)).toMatch(/, if the (?:length|year) is right\./)
  })
})

describe('The same doubt stands on page, sheet, calendar and quote', () => {
  const links = Object.values(screens).map(([link]) => link)
  test.each(links)('%s', (link) => {
    const it = outcome(link)
    const page = answerPage(it, '').main.markup.replace(/<[^>]+>/g, '')
    const sheet = paperPage(it).main.markup
    const box = readScreen(it).join(' ')
    const marked = quote(it)
    for (const { answer, level } of it.rivals) {
      const day = inWords((answer.release ?? answer.paroleEligibility) as Day)
      expect([page.includes(day), sheet.includes(day)]).toEqual([true, true])
      const gate = answer.leaving === null ? day : inWords(answer.leaving.usual)
      if (level === 'two_dates') expect([box.includes(gate), marked.includes(day)]).toEqual([true, true])
    }
    const kept = entriesOf(it).map(({ day }) => day)
    for (const { answer } of wayOutOf(it.answer) === 'automatic' ? dueDays(it) : []) {
      const { usual, latest } = answer.leaving ?? {
        usual: answer.release as Day,
        latest: answer.release as Day,
      }
      expect(kept).toEqual(expect.arrayContaining([usual, latest].filter((day) => day >= today)))
    }
  })
})

describe('The sheet speaks for the person who hands it in', () => {
  const sheet = (link: string): string =>
    paperPage(outcome(link))
      .main.markup.replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
  const robbery =
    'startDate=2026-11-16&sentenceYears=3&offenceKey=robbery&sentenceType=sds&remandCreditDays=40'
  test.each<readonly [what: string, link: string, said: string]>([
    [
      'the sentence in one line',
      robbery,
      'The sentence: Robbery, 3 years, passed on 16 November 2026, with 40 days on remand.',
    ],
    [
      'why the first of three dates is in doubt',
      several(
        'startDate=2026-11-02&sentenceYears=6&offenceKey=rape&sentenceType=sds',
        'startDate=2026-11-02&sentenceYears=3&offenceKey=theft&sentenceType=sds&howItRuns=unknown',
      ),
      'Why: some offences stay under the old rules. The list is not published. We believe this offence is on it. That gives the second date. And: it is not known how sentence 2 runs.',
    ],
    [
      'the question that the prison’s date leads to',
      `${robbery}&statedReleaseDate=2027-11-16`,
      'My question: Were the 40 days on remand taken off? Date The date I was given The date I think is right Release date (CRD) 16 November 2027 Thursday 7 October 2027 Day of leaving the same day End of sentence (SLED) Saturday 6 October 2029',
    ],
    [
      'every step once, with its section beside it',
      robbery,
      '3 years from 16 November 2026 are 1,096 days. One-third of 1,096 days, rounded up, is 366 days. Criminal Justice Act 2003, section 244(3)(aa) Less 40 days on remand is 326 days. section 240ZA Day 326, counting 16 November 2026 as day 1, is Thursday 7 October 2027.',
    ],
    ['how sure', robbery, 'How sure: sure of the rule. Added days or another sentence would change it.'],
    [
      'a question where there is none',
      robbery,
      'My question: Please tell me the release date that you have, and how it was worked out.',
    ],
    [
      'the doubt of everybody at the foot',
      robbery,
      'The new rules began on 1 October 2026. We take that day, and the days on which they reach longer sentences, from the prison service’s timetable of August 2026. We have not seen them in published law. Made with Requisite, law as at 14 November 2026. Not legal advice.',
    ],
    [
      'both days of leaving',
      'startDate=2026-11-16&sentenceYears=2&offenceKey=theft&sentenceType=sds',
      'Release date (CRD) Saturday 17 July 2027 Day of leaving usually Thursday 15 July 2027, by law no later than Friday 16',
    ],
    [
      'both dates, and the question that settles it',
      'startDate=2026-11-02&sentenceYears=8&sentenceType=sds&offenceKey=rape',
      'My question: Do the new rules apply to this offence? Date The date I was given The date I think is right Release date (CRD) Friday 1 November 2030, or Tuesday 2 March 2032',
    ],
    [
      'the kind of recall is asked',
      answers['a recall of which the kind is not known'],
      'My question: Which kind of recall is it?',
    ],
    [
      'no recall is said to be of a kind that nobody knows',
      answers['a recall of which the kind is not known'],
      'Worked out as a standard recall. The recall papers say which kind it is.',
    ],
    [
      'an extended sentence is from one day to another',
      answers['a serious violent offence'],
      'If the sentence is extended: from 23 March 2032 to 22 November 2034.',
    ],
    ['how each sentence runs', threeSentences, 'at the same time (concurrent)'],
  ])('%s', (_what, link, said) => expect(sheet(link)).toContain(said))

  test('no word of the tables', () => {
    for (const link of Object.values(answers))
      expect(sheet(link)).not.toMatch(
        /standard determinate sentence|excluded from 40% release|requisite custodial period|always fits/i,
      )
  })

  test('no step says what another has said', () => {
    for (const link of [...Object.values(answers), threeSentences]) {
      const texts = workingSteps(outcome(link)).map(({ about, text }) => `${about} ${text}`)
      expect(texts).toEqual([...new Set(texts)])
    }
  })
})

const besideNew = several(
  'startDate=2025-01-10&sentenceYears=4&sentenceType=sds&offenceKey=theft',
  'startDate=2026-11-20&sentenceYears=0&sentenceMonths=9&sentenceType=sds&offenceKey=theft',
)

describe('The sentence to quote says both days, what has passed, and which length it gives', () => {
  test.each<readonly [link: string, said: string]>([
    [
      'startDate=2026-11-16&sentenceYears=2&offenceKey=theft&sentenceType=sds',
      'Under the law as at 14 November 2026, a person sentenced on 16 November 2026 to 2 years for theft is usually let out on 15 July 2027, and by law no later than 16 July 2027 (release date 17 July 2027), after one-third of the sentence. This is an estimate by Requisite.',
    ],
    [
      'startDate=2026-11-16&sentenceYears=3&offenceKey=robbery&sentenceType=sds&remandCreditDays=40',
      'to 3 years for robbery is due for release on 7 October 2027, after one-third of the sentence, less 40 days on remand. This',
    ],
    [
      'startDate=2026-11-02&sentenceYears=8&sentenceType=sds&offenceKey=rape',
      'is due to be let out on 31 October 2030 (release date 1 November 2030) if this offence does not stay under the old rules, or on 2 March 2032. This',
    ],
    [
      'startDate=2025-06-10&sentenceYears=4&sentenceType=sds&offenceKey=robbery',
      'is due for release on 8 December 2026. The day of the stage is in the prison service’s timetable, not in published law. Without it: 10 June 2027. This',
    ],
    [
      'startDate=2026-11-16&sentenceYears=9&sentenceType=sds&offenceKey=common_assault',
      'is due for release on 15 November 2029, after one-third of the sentence, if the length is right. This',
    ],
    [
      'startDate=2016-04-18&sentenceYears=7&extensionYears=4&sentenceType=eds',
      'a person sentenced on 18 April 2016 to an extended sentence with a time in prison of 7 years could be released by the Parole Board from 16 December 2020, and had to be released by 17 April 2023.',
    ],
    [
      `${several(
        'startDate=2025-03-03&sentenceYears=2&sentenceType=sds&offenceKey=theft',
        'startDate=2025-03-03&sentenceYears=1&sentenceType=sds&offenceKey=theft&consecutiveTo=1',
      )}&recallType=fixed_term_56&returnToCustodyDate=2026-11-02`,
      'the first of them passed on 3 March 2025, recalled to prison and back there on 2 November 2026, is usually let out on 23 December 2026, and by law no later than 24 December 2026 (release date 27 December 2026), unless it is decided otherwise',
    ],
    [
      `${besideNew}&recallType=fixed_term_56&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1`,
      'is due for release on 18 February 2027, after one-third of 9 months, unless it is decided otherwise about the recall. This',
    ],
    [
      `${besideNew}&recallType=standard&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1`,
      'is due for release no later than 9 January 2029, or earlier if the Parole Board agrees, but not before 18 February 2027. This',
    ],
    [
      besideNew,
      ', after one-third of 9 months, if the person was not recalled to prison for sentence 1; after a standard recall nothing is automatic before 9 January 2029. This',
    ],
    [answers['a recall of 28 days that has passed'], 'was due for release by 5 November 2026.'],
    [
      'startDate=2023-09-18&sentenceYears=3&sentenceType=sds&recallType=standard&recallDate=2026-01-05&returnToCustodyDate=2026-01-06',
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
    expect(why(old.answer)).toBe('one-half of 2 years.')
    expect(quote(old)).toContain('was due for release by 9 January 2023.')
    expect(
      workingSteps(old)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Day 365, counting 10 January 2022 as day 1, is Monday 9 January 2023.')
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
    expect(why(held.answer)).toBe(
      'the change to 40% reached sentences of this length on that day. More than 40% had been served by then.',
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
    const { answer } = outcome(threeSentences)
    expect(why(answer)).toBe(
      'sentences 1 and 2, one after the other, 4 years and 6 months in all: 40%, less 21 days on remand. The person is out before the new rules reach this sentence. Sentence 3 adds nothing.',
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
      expect(stretches[0]).toMatchObject({
        pattern: 'custody',
        first: it.answer.case.sentences[0]?.startDate,
      })
      for (const [i, stretch] of stretches.slice(1).entries()) expect(stretch.first).toBe(stretches[i]?.last)
      expect(stretches.slice(0, -1).every(({ last }) => last !== null)).toBe(true)
    })
})

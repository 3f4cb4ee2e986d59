/** The screens of the answer, word for word: what the person who reads them has to be able to rely on. */
import { type Day, inWords, parseDay } from '@requisite/law'
import { dueDays, wayOf } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { readScreen } from '../../../../test/page/read-screen.ts'
import { besideExtended, threeSentences } from '../../../../test/page/states.ts'
import { answerPage, outcomeBy, several } from '../../../../test/page/told.ts'
import { toldQuery } from '../../told/query.ts'
import { entriesOf } from './calendar.ts'
import { keepOrShare } from './keep-or-share.ts'
import { whenText } from './offence-classes.ts'
import { otherDates } from './other-dates.ts'
import { paperPage } from './paper-page.ts'
import { quote } from './quote.ts'
import { screenOf } from './screen.ts'
import { titleOf } from './screen-type.ts'

const today = parseDay('2026-11-15') as Day
const outcome = (link: string) => outcomeBy(link, today)

const ippOut = '2008-03-03 2y ipp onLicence'
const sure =
  'How sure: sure of the rule. The law is clear for this. Added days or another sentence would change it.'
const compare = 'Next: ask the prison for its date, and compare.'

type Screen = readonly [link: string, ...lines: readonly string[]]

/** The day at the gate, and what the papers say of it. */
// biome-ignore format: one row a line
const gates: Readonly<Record<string, Screen>> = {
  'a weekday': ['2026-11-16 3y sds robbery remandCreditDays=40', 'Automatic release. Out on',
    'Thursday 7 October 2027', 'The papers will show the same day. They call it the CRD.', 'Why: one-third of 3 years, less 40 days on remand.', sure,
    'After that: on licence until 6 October 2029.', compare],
  'a weekend': ['2026-11-16 2y sds theft', 'Automatic release. Usually out on',
    'Thursday 15 July 2027', 'By law no later than Friday 16 July 2027. The papers will say Saturday 17 July, and call it the CRD.', 'Why: one-third of 2 years.',
    sure, 'After that: on licence until 15 November 2028.', compare],
  'another month and year': ['2026-11-02 0y26w sds theft notSuspended', 'Automatic release. Usually out on', 'Wednesday 30 December 2026',
    'By law no later than Thursday 31 December 2026. The papers will say Friday 1 January 2027, and call it the CRD.', 'Why: one-third of 26 weeks.', sure,
    'After that: on licence until 2 May 2027.', compare],
  'a Friday': ['2026-11-02 8y sds robbery', 'Automatic release. Usually out on',
    'Thursday 31 October 2030', 'By law no later than Friday 1 November 2030, the date on the papers. They call it the CRD.',
    'Why: one-half of 8 years. Robbery with 7 years or more has its own rule.', sure, 'After that: on licence until 1 November 2034.',
    compare],
  'less than 28 days': ['2026-11-16 0y12w sds theft',
    'First check: was it suspended? For people found guilty from 22 March 2026, a court must suspend a sentence of 12 months or less for an adult, unless an exception applies. If the sentence was suspended, this date does not count.',
    'Automatic release. Out on', 'Friday 11 December 2026',
    'The papers will say Sunday 13 December 2026, and call it the CRD. Nobody is let out on a weekend or holiday.', 'Why: one-third of 12 weeks.',
    'How sure: not sure. The check above decides.', 'After that: on licence until 7 February 2027.',
    'Next: look at the court paper again.'],
  'only the month is known': ['2026-06 3y sds theft', 'Automatic release', 'Between 1 June 2027 and 30 June 2027',
    'Why: one-third of 3 years.', 'How sure: not sure. The day decides. All other dates here are for the last of these days.',
    'Next: find the day: it is on the court’s paper, or the court office knows.'],
}

/** One sentence, and several. */
// biome-ignore format: one row a line
const sentences: Readonly<Record<string, Screen>> = {
  'to be deported': ['2026-11-16 3y sds robbery remandCreditDays=40 & liableToRemoval=true', 'Automatic release. Out on',
    'Thursday 7 October 2027', 'The papers will show the same day. They call it the CRD.',
    'Or earlier: removed from the country, from Monday 25 January 2027, if the Home Office decides so.',
    'Why: one-third of 3 years, less 40 days on remand.', sure, 'After that: on licence until 6 October 2029.', compare],
  'before the Act, with a stage': ['2025-06-10 4y sds robbery', 'Automatic release. Out on',
    'Tuesday 8 December 2026', 'The papers will show the same day. They call it the CRD.',
    'Why: the new rules reach sentences of this length on that day. More than one-third has been served by then.',
    'How sure: fairly. The day of the stage is in the prison service’s timetable, not in published law. Without it: 10 June 2027.',
    'After that: on licence until 9 June 2029.', 'Next: ask the prison if this date is confirmed.'],
  'already past': ['2025-03-03 2y sds theft', 'This day has passed. Release was due by', 'Friday 19 December 2025',
    'The usual day was Thursday 18 December 2025. The papers said Friday 19 December, and called it the CRD.', 'If the person is out: they are on licence until 2 March 2027.',
    'If they are still in prison: something we were not told may hold them. It may be added days, another sentence, a recall, or remand for a new case.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.'],
  'life, beside a sentence of which the offence is not known': ['2026-11-16 5y life murder; 2026-11-16 18y sds',
    'Sentence 2: it depends on the offence. The Parole Board decides, from a day between', 'November 2032 and November 2038'],
  'extended, the offence not known': ['2026-11-02 7y +3y eds', 'The Parole Board decides first. Release will be between',
    '3 July 2031 and 1 November 2033', 'From Thursday 3 July 2031 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: out on Tuesday 1 November 2033 (CRD).', 'Why: two-thirds of the 7 years before the Board can say yes, all of it if it never does.',
    'How sure: fairly. If it was for terrorism: no Parole Board, out on 1 November 2033.', 'After that: on licence until 1 November 2036.',
    'Next: ask the prison when the case goes to the Parole Board.'],
  'extended, the extra time not known': ['2026-11-02 7y eds', 'The Parole Board decides first. Release will be between',
    '3 July 2031 and 1 November 2033', 'From Thursday 3 July 2031 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: out on Tuesday 1 November 2033 (CRD).', 'Why: two-thirds of the 7 years before the Board can say yes, all of it if it never does.',
    'How sure: fairly. If it was for terrorism: no Parole Board, out on 1 November 2033.',
    'After that: on licence, for as long as the court said.', 'Next: ask the prison when the case goes to the Parole Board.'],
  'extended, the Parole Board can already decide': ['2021-11-02 7y +3y eds',
    'The Parole Board can let the person out now. Release will be by', 'Wednesday 1 November 2028',
    'Since Friday 3 July 2026 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: out on Wednesday 1 November 2028 (CRD).', 'Why: two-thirds of the 7 years before the Board can say yes, all of it if it never does.',
    'How sure: fairly. If it was for terrorism: no Parole Board, out on 1 November 2028.', 'After that: on licence until 1 November 2031.',
    'Next: ask the prison when the case goes to the Parole Board.'],
  'extended, already past': ['2016-04-18 7y +4y eds', 'This day has passed. Release was due by', 'Monday 17 April 2023',
    'From Wednesday 16 December 2020 the Parole Board could let the person out (PED).',
    'If the person is out: they are on licence until 17 April 2027.',
    'If they are still in prison: something we were not told may hold them. It may be added days, another sentence, a recall, or remand for a new case.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.'],
  'extended, beside a standard one that moves the first day': [besideExtended('2026-11-02'),
    'The Parole Board decides first. Release will be between', '3 March 2030 and 31 October 2030',
    'From Sunday 3 March 2030 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: usually out on Thursday 31 October 2030, by law no later than Friday 1 November, the date on the papers (CRD).',
    'Why: sentence 1 keeps the person until the first day. Sentence 2 decides the last.',
    'How sure: fairly. If it was for terrorism: no Parole Board, out on 1 November 2030.',
    'After that: on licence until 1 November 2036, the end of sentence 1.', 'Next: ask the prison when the case goes to the Parole Board.'],
  'section 250': ['2026-11-02 4y section_250 robbery', 'Automatic release. Out on', 'Wednesday 1 November 2028',
    'The papers will show the same day. They call it the CRD.', 'Or earlier: on a tag, from Wednesday 3 November 2027, if the prison agrees.',
    'Why: one-half of 4 years.', sure, 'After that: on licence until 1 November 2030.', compare],
  'in doubt: burglary of a home': ['2024-12-10 5y sds burglary_dwelling', 'Release is automatic. Two dates are possible',
    'Thursday 10 December 2026', 'or Tuesday 12 January 2027', 'Do not count on the earlier date.',
    'Why two: the prison service lists this burglary as violent. We read the law differently. If it is violent, release waits for the new rules, on the second date.',
    'On the papers: Thursday 10 December 2026, or Tuesday 12 January 2027, called the CRD.', 'How sure: two dates are possible.',
    'Next: ask the prison, “Did you count the burglary as violent?”'],
  'in doubt: section 250': ['2026-11-02 3y section_250 robbery',
    'Release is automatic. Two dates are possible', 'Wednesday 12 January 2028', 'or Tuesday 2 May 2028', 'Do not count on the earlier date.',
    'Or earlier: on a tag, from Thursday 10 June 2027 or Tuesday 3 August 2027, if the prison agrees.',
    'Why two: the prison service uses 40%. The 2026 Act, as passed, says one-half. If the prison uses one-half for section 250, it is the second date.',
    'On the papers: Friday 14 January 2028, or Tuesday 2 May 2028, called the CRD.', 'How sure: two dates are possible.',
    'Next: ask the prison, “Did you use 40% or one-half?”'],
  several: [threeSentences, 'Release is automatic. Two dates are possible', 'Thursday 3 December 2026', 'or Tuesday 12 January 2027',
    'Do not count on the earlier date.',
    'Why two: the prison service lists this burglary as violent. We read the law differently. If it is violent, release waits for the new rules, on the second date.',
    'On the papers: Sunday 6 December 2026, or Tuesday 12 January 2027, called the CRD.', 'How sure: two dates are possible.',
    'Next: ask the prison, “Did you count the burglary as violent (sentence 1)?”'],
  'more credit than custody': ['2026-10-12 1y sds theft remandCreditDays=150', 'No days were left to serve. Release was due on',
    'Monday 12 October 2026', 'That is the day of sentence. 122 days had to be served. 150 days were served before it.',
    'How sure: fairly. Check that each day on remand was only for this case.',
    'If the person is still in prison: ask the prison today, and a solicitor.', 'After that: on licence until 11 June 2027.'],
  'more credit than custody, passed after today': ['2026-11-16 1y sds theft remandCreditDays=150',
    'No days are left to serve. Release is due on', 'Monday 16 November 2026',
    'That is the day of sentence. 122 days have to be served. 150 days were served before it.',
    'How sure: fairly. Check that each day on remand was only for this case.',
    'If the person is still in prison: ask the prison today, and a solicitor.', 'After that: on licence until 16 July 2027.'],
  'added days up to the end of the sentence': ['2026-11-02 1y sds theft & addedDays=400',
    'Automatic release. Out on', 'Monday 1 November 2027', 'The papers will show the same day. They call it the CRD.',
    'Why: one-third of 1 year, plus 400 days added. Added days cannot go past the end of the sentence.', sure,
    'After that: the sentence is over.', compare],
  'extended, with more credit than the time in prison': ['2026-10-12 2y +1y eds remandCreditDays=800',
    'No days were left to serve. Release was due on', 'Monday 12 October 2026',
    'That is the day of sentence. 731 days had to be served. 800 days were served before it.',
    'How sure: fairly. Check that each day on remand was only for this case.',
    'If the person is still in prison: ask the prison today, and a solicitor.', 'After that: on licence until 11 October 2027.'],
  'not sure how it runs': [several('startDate=2026-11-02&sentenceYears=3&sentenceType=sds&offenceKey=theft', 'startDate=2026-11-02&sentenceYears=1&sentenceType=sds&offenceKey=theft&howItRuns=unknown'),
    'Release is automatic. Two dates are possible', 'Tuesday 2 November 2027', 'or Thursday 2 March 2028', 'Do not count on the earlier date.',
    'Why two: it is not known if sentence 2 runs at the same time as sentence 1, or after it. If sentence 2 runs after sentence 1, it is the second date.',
    'On the papers: Tuesday 2 November 2027, or Thursday 2 March 2028, called the CRD.', 'How sure: two dates are possible.',
    'Next: ask the prison, “Does sentence 2 run at the same time, or after sentence 1?”'],
  'nothing is sure': ['2026-11-16 8y wounding_with_intent ageAtConviction=unknown remandCreditDays=unknown & otherSentences=unknown',
    'Automatic release. Usually out on', 'Thursday 14 November 2030', 'By law no later than Friday 15 November 2030, the date on the papers. They call it the CRD.',
    'Why: one-half of 8 years. This offence with 7 years or more has its own rule.',
    'How sure: not sure. Another sentence could make the date later. We counted no days on remand. With them it is earlier.',
    'After that: on licence until 15 November 2034.', compare],
  'not sure how it runs, beside a parole date': [several('startDate=2026-11-02&sentenceYears=6&sentenceType=sds&offenceKey=handling_stolen_goods', 'startDate=2026-11-02&sentenceYears=4&extensionYears=2&sentenceType=eds', 'startDate=2026-11-02&sentenceYears=3&sentenceType=sds&offenceKey=theft&howItRuns=unknown'),
    'The Parole Board decides first. Release will be between', '2 July 2029 and 31 October 2030',
    'From Monday 2 July 2029 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: usually out on Thursday 31 October 2030, by law no later than Friday 1 November, the date on the papers (CRD).',
    'Why: two-thirds of the 4 years before the Board can say yes, all of it if it never does.',
    'Why two: it is not known if sentence 3 runs at the same time as sentence 1, or after it. If sentence 3 runs after sentence 1, release is between 1 November 2029 and 1 November 2030.',
    'How sure: two dates are possible.', 'After that: on licence until 1 November 2032, the end of sentence 1, or until 1 November 2035.',
    'Next: ask the prison, “Does sentence 3 run at the same time, or after sentence 1?”'],
  'several, told alike and unlike': ['2026-11-02 1y sds robbery ageAtConviction=unknown remandCreditDays=30; 2026-11-02 3y sds robbery ageAtConviction=unknown; 2026-11-02 2y sds theft',
    'Automatic release. Usually out on', 'Thursday 30 September 2027',
    'By law no later than Friday 1 October 2027. The papers will say Sunday 3 October, and call it the CRD.',
    'Why: one-third of 3 years, less 30 days on remand. Sentence 2 decides. Sentences 1 and 3 add nothing.',
    'How sure: fairly. If under 18 when found guilty (sentences 1 and 2): 15 December 2027.',
    'After that: on licence until 2 October 2029.', compare],
  'under 18 by the date of birth in a link': ['2026-11-16 2y robbery & dateOfBirth=2010-05-05',
    'Release is automatic. Two dates are possible', 'Wednesday 1 September 2027', 'or Tuesday 16 November 2027', 'Do not count on the earlier date.',
    'Or earlier: on a tag, from Monday 12 April 2027 or Tuesday 18 May 2027, if the prison agrees. But there may be no such day.',
    'Why two: the prison service uses 40%. The 2026 Act, as passed, says one-half. If the prison uses one-half for section 250, it is the second date.',
    'On the papers: Saturday 4 September 2027, or Tuesday 16 November 2027, called the CRD.', 'How sure: two dates are possible.',
    'Next: ask the prison, “Did you use 40% or one-half?”'],
  'the same, for an offence that section 249 of the Sentencing Code does not have': ['2026-11-16 10m theft & dateOfBirth=2010-05-05',
    'Half-way. Usually out on', 'Wednesday 14 April 2027', 'By law no later than Friday 16 April 2027, the date on the papers. They call it the MTD.',
    'It can be a month earlier, from 16 March 2027, if things go well. A youth court can make it a month later, 16 May 2027.',
    'Why: half of 10 months.', 'How sure: sure of the rule. The law is clear for this.', 'After that: supervision until 15 September 2027. It is not a licence.',
    'Next: ask the youth justice worker about early release.'],
  'the same, and the link says adult': ['2026-11-16 2y sds robbery adult & dateOfBirth=2010-05-05',
    'Release is automatic. Two dates are possible', 'Wednesday 14 July 2027', 'or Wednesday 1 September 2027', 'Do not count on the earlier date.',
    'Why two: the date of birth does not fit what was said of the age at conviction. The age was used as it was said. If the date of birth is right, and not the age, it is the second date.',
    'On the papers: Saturday 17 July 2027, or Saturday 4 September 2027, called the CRD.',
    'How sure: not sure. The age when found guilty does not fit the date of birth. We used the age as you gave it. Check both: the release date may be another.',
    'Next: ask the prison, “Is this section 250 detention?”'],
  extended: ['2026-11-16 5y +3y eds robbery', 'The Parole Board decides first. Release will be between',
    '17 March 2030 and 13 November 2031', 'From Sunday 17 March 2030 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: usually out on Thursday 13 November 2031, by law no later than Friday 14 November. The papers will say Saturday 15 November (CRD).',
    'Why: two-thirds of the 5 years before the Board can say yes, all of it if it never does.', 'How sure: sure of the rule. The law is clear for this. Nobody can know the day yet.',
    'After that: on licence until 15 November 2034.', 'Next: ask the prison when the case goes to the Parole Board.'],
  'extended, the offence not known, and not for terrorism': ['startDate=2026-11-16&sentenceYears=5&extensionYears=3&sentenceType=eds&terrorism=false',
    'The Parole Board decides first. Release will be between', '17 March 2030 and 13 November 2031',
    'From Sunday 17 March 2030 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: usually out on Thursday 13 November 2031, by law no later than Friday 14 November. The papers will say Saturday 15 November (CRD).',
    'Why: two-thirds of the 5 years before the Board can say yes, all of it if it never does.', 'How sure: sure of the rule. The law is clear for this. Nobody can know the day yet.',
    'After that: on licence until 15 November 2034.', 'Next: ask the prison when the case goes to the Parole Board.'],
  'extended, the offence not known, but for terrorism': ['startDate=2026-11-16&sentenceYears=5&extensionYears=3&sentenceType=eds&terrorism=true',
    'Release at the end of the time in prison. Usually out on', 'Thursday 13 November 2031',
    'By law no later than Friday 14 November 2031. The papers will say Saturday 15 November, and call it the CRD.', 'The Parole Board does not look at this sentence.',
    'Why: all of 5 years. The law takes away earlier release for this offence.',
    'How sure: fairly. If the offence does not carry life: from 17 March 2030 to 15 November 2031.',
    'After that: on licence until 15 November 2034.', compare],
  'extended, for terrorism that carries life': ['2023-03-06 18y +5y eds preparation_of_terrorist_acts',
    'Release at the end of the time in prison. Out on', 'Tuesday 5 March 2041', 'The papers will show the same day. They call it the CRD.',
    'The Parole Board does not look at this sentence.', 'Why: all of 18 years. The law takes away earlier release for this offence.'],
  'two dates': ['2026-11-02 8y sds rape', 'Release is automatic. Two dates are possible',
    'Thursday 31 October 2030', 'or Tuesday 2 March 2032', 'Do not count on the earlier date.',
    'Why two: some offences stay under the old rules. The list is not published. We believe this offence is on it. That gives the second date.',
    'On the papers: Friday 1 November 2030, or Tuesday 2 March 2032, called the CRD.', 'How sure: two dates are possible.',
    'Next: ask the prison, “Do the new rules apply to this offence?”'],
  'a length above the maximum': ['2026-11-16 9y sds common_assault',
    'Check the length. The most a court can give for common assault is 6 months. You entered 9 years.', 'Automatic release. Out on',
    'Thursday 15 November 2029', 'The papers will show the same day. They call it the CRD.', 'Why: one-third of 9 years.',
    'How sure: not sure. What you entered does not fit together: see the first line.', 'After that: on licence until 15 November 2035.',
    'Next: look at the court paper again.'],
  'two sentences after one': ['2026-11-16 2y sds theft; 2026-11-16 0y12m sds theft after 1; 2026-11-16 0y9m sds theft after 1',
    'Automatic release. Out on', 'Tuesday 16 November 2027', 'The papers will show the same day. They call it the CRD.',
    'Why: sentences 1 and 2, one after the other, 3 years in all: one-third. Sentence 3 adds nothing.', sure,
    'After that: on licence until 15 November 2029.', compare],
}

/** Life, IPP, and what stands beside them. */
// biome-ignore format: one row a line
const life: Readonly<Record<string, Screen>> = {
  life: ['2026-11-16 18y life', 'A life sentence has no release date. The minimum term ends on',
    'Tuesday 15 November 2044', 'From then the Parole Board can let the person out. It may say no, and look again later.',
    'How sure: sure of the rule. The law is clear for this. Nobody can know the day of release.', 'After release: on licence for life.',
    'Next: check that the court took the days on remand off the minimum term.'],
  'life beside a fixed term that adds nothing': ['2026-11-16 24y life; 2026-11-16 2y sds bladed_article_in_public_place',
    'A life sentence has no release date. The minimum term ends on', 'Tuesday 15 November 2050',
    'From then the Parole Board can let the person out. It may say no, and look again later.',
    'Why: the life sentence decides. Sentence 2 would end its time in prison on 17 July 2027, and adds nothing.',
    'How sure: sure of the rule. The law is clear for this. Nobody can know the day of release.', 'After release: on licence for life.',
    'Next: check that the court took the days on remand off the minimum term.'],
  'life beside a longer fixed term': ['2026-11-16 5y life; 2026-11-16 14y sds wounding_with_intent',
    'A life sentence has no release date. The minimum term ends on 15 November 2031, but sentence 2 holds the person until',
    'Tuesday 15 November 2033', 'The Parole Board can let them out from then. It may say no, and look again later.',
    'How sure: sure of the rule. The law is clear for this. Nobody can know the day of release.', 'After release: on licence for life.',
    'Next: check that the court took the days on remand off the minimum term.'],
  'life, with days on remand': ['2026-11-02 16y life remandCreditDays=10', 'A life sentence has no release date. The minimum term ends on',
    'Wednesday 22 October 2042', 'From then the Parole Board can let the person out. It may say no, and look again later.',
    'Why two: the court must take days on remand off the minimum term. We took them off. We do not know if the court had done it already. If it had, the Parole Board can look at the case from 1 November 2042.',
    'How sure: two dates are possible.', 'After release: on licence for life.',
    'Next: ask the person’s solicitor, “Did the court take the 10 days off the minimum term already?”'],
  'life, and the court did not take them off': ['2026-11-02 16y life remandCreditDays=10 creditTakenOffMinimum=false',
    'A life sentence has no release date. The minimum term ends on', 'Wednesday 22 October 2042',
    'From then the Parole Board can let the person out. It may say no, and look again later.',
    'Why: we took 10 days off, as you entered them.'],
  'life beside an extended sentence: not before the Parole Board can let the person go from it': ['2026-11-16 5y life; 2026-11-16 20y +5y eds',
    'A life sentence has no release date. The minimum term ends on 15 November 2031, but sentence 2 holds the person until',
    'Friday 16 March 2040', 'The Parole Board can let them out from then. It may say no, and look again later.',
    'How sure: fairly. If, in sentence 2, this is a terrorism sentence without early release: the Parole Board can look at the case from 15 November 2046.',
    'After release: on licence for life.'],
  'life beside a fixed term that lets go later': ['2026-11-16 7y life; 2026-11-16 12y sds rape',
    'A life sentence has no release date. The minimum term ends on 15 November 2033, but sentence 2 holds the person until',
    'Wednesday 15 November 2034', 'The Parole Board can let them out from then. It may say no, and look again later.',
    'Why two: some offences stay under the old rules. The list is not published. We believe this offence is on it. If, in sentence 2, this offence does not stay under the old rules, the Parole Board can look at the case from 15 November 2033.',
    'How sure: two dates are possible.', 'After release: on licence for life.'],
  'life beside an extended sentence, by one-half before 28 June 2022': ['2015-06-28 2y life; 2015-06-28 12y +4y eds wounding_with_intent',
    'A life sentence has no release date. The minimum term ended on 27 June 2017, but sentence 2 holds the person until',
    'Tuesday 27 June 2023', 'The Parole Board can let them out from then. It may say no, and look again later.',
    'Before that: the Parole Board could look at the case from 27 June 2021, by the law of that day, but not let the person out.',
    'How sure: sure of the rule. The law is clear for this. Nobody can know the day of release.'],
  'days on remand given with a fixed term beside IPP': ['2006-02-10 1y6m ipp; 2006-02-10 3y sds theft remandCreditDays=104',
    'An IPP sentence has no release date. The minimum term ended on', 'Thursday 9 August 2007',
    'Since then the Parole Board can let the person out. It may say no, and look again later.',
    'Why: the IPP sentence decides. Sentence 2 would end its time in prison on 29 April 2007, and adds nothing.',
    'Why two: the court must take days on remand off the minimum term. We did not take them off. We do not know if the court had done it. If the court had not already taken the days on remand off the minimum term, and only then, the Parole Board can look at the case from 29 April 2007.',
    'How sure: two dates are possible.'],
  'on licence from IPP, and out': [`${ippOut} firstReleaseDate=2024-02-01 lastReleaseDate=2026-03-16`,
    'The person is out of prison, on licence. The licence ends on', 'Wednesday 15 March 2028',
    'It ends by itself on that day, if the person is not called back to prison (recalled) before.',
    'From 1 June 2026 the Parole Board is asked if the licence can end sooner.',
    'From 16 March 2027 the Parole Board can be asked again, once.',
    'Why: two years after the first release, and two more years without a recall.',
    'How sure: sure of the rule. The law is clear for this. A recall before then makes it later.', 'Next: ask probation which day they have.'],
  'an IPP licence that is over': [`${ippOut} firstReleaseDate=2015-05-05`, 'This licence is over. The licence ended on',
    'Thursday 31 October 2024', 'After that day nobody can be called back to prison (recalled) for it.',
    'Why: two years after the first release, and two more years without a recall.',
    'How sure: sure of the rule. The law is clear for this. Check the days of release.',
    'Next: ask probation for a letter that says so. If the person was recalled after that day, tell a solicitor today.'],
  'an IPP licence, the first release not told': [ippOut, 'The person is out of prison, on licence. An IPP licence ends by itself',
    'We need one more day', 'It ends after two years without a recall. They begin two years after the first release.',
    'How sure: fairly. An IPP licence ends by itself. If the person was first let out four years ago or more, and was not called back (recalled) in the last two, it is over. Ask probation.',
    'Next: give the day on which the person was first let out. Or ask probation if the licence is over.'],
  'on licence for life': ['1998-03-02 12y life onLicence', 'The person is out of prison, on licence. A life licence', 'It has no end date',
    'The person can be called back to prison (recalled) at any time.', 'How sure: sure of the rule. The law is clear for this. Only a new law would change it.',
    'Next: if there is a later sentence, enter it too.'],
  'on licence from IPP, and not called back': ['2008-03-03 2y ipp onLicence; 2026-11-16 3y sds robbery remandCreditDays=157',
    'Automatic release. Usually out on', 'Thursday 10 June 2027',
    'By law no later than Friday 11 June 2027. The papers will say Saturday 12 June, and call it the CRD.',
    'Why: one-third of 3 years, less 157 days on remand. Sentence 2 decides. Sentence 1 adds nothing.',
    'How sure: fairly. If the person is called back for the life or IPP sentence (recall): no release date.',
    'After that: on licence. The licence of sentence 1 ends by itself, as a rule four years after the first release.'],
  'a whole life order': ['2026-11-16 0y life wholeLife', 'The court made a whole life order.',
    'There is no release date', 'There is no minimum term. The Parole Board does not look at the case.',
    'How sure: sure of the rule. The law is clear for this. Only a new decision of a court, or a new law, would change it.',
    'Only this: the Justice Secretary can let a person out in very rare cases, such as a grave illness.',
    'Next: check the court paper. If it names a minimum term, enter it as a life sentence.'],
}

/** What is no sentence of imprisonment. */
// biome-ignore format: one row a line
const orders: Readonly<Record<string, Screen>> = {
  'a detention and training order': ['2026-11-16 0y12m dto', 'Half-way. Out on',
    'Monday 17 May 2027', 'The papers call it the mid-term date (MTD).',
    'It can be a month earlier, from 17 April 2027, if things go well. A youth court can make it a month later, 17 June 2027.',
    'Why: half of 12 months.', 'How sure: sure of the rule. The law is clear for this.', 'After that: supervision until 15 November 2027. It is not a licence.',
    'Next: ask the youth justice worker about early release.'],
  'an order under 8 months': ['2026-11-16 0y4m dto', 'Half-way. Out on', 'Thursday 14 January 2027', 'The papers call it the mid-term date (MTD).', 'Why: half of 4 months.'],
  'an order of 18 months': ['2026-11-16 0y18m dto', 'Half-way. Out on',
    'Monday 16 August 2027', 'The papers call it the mid-term date (MTD).',
    'It can be one or two months earlier, from 16 June 2027, if things go well. A youth court can make it one or two months later, 16 October 2027.'],
  'prison for not paying': ['2026-11-16 0y45d fine_default & unpaid=fine', 'Release, with no licence. Out on', 'Tuesday 8 December 2026',
    'The papers will show the same day. They call it the ARD.', 'Why: half of 45 days.', 'How sure: sure of the rule. The law is clear for this. Paying ends it sooner.',
    'After that: nothing. The debt may still be owed.', 'Next: ask the court what is left to pay.'],
  'prison for not paying, and part has been paid': ['2026-11-16 0y45d fine_default & unpaid=fine & partPaid=yes',
    'Part has been paid. So the time is shorter than you entered, and release can be sooner. Ask the court or the prison how much is left, and change the length to that.',
    'Release, with no licence. Out on', 'Tuesday 8 December 2026', 'The papers will show the same day. They call it the ARD.', 'Why: half of 45 days.',
    'How sure: not sure. The check above decides.'],
  'contempt of court': ['2026-11-05 0y18m contempt', 'Release, with no licence. Out on', 'Thursday 5 August 2027',
    'The papers will show the same day. They call it the ARD.', 'Why: half of 18 months. It is not a sentence, so the 2026 Act does not change it.',
    'How sure: sure of the rule. The law is clear for this. The court can let the person out sooner.', 'After that: nothing to keep to.',
    'Next: ask a solicitor about saying sorry to the court (purging the contempt).'],
  'breaking supervision': ['2026-11-16 0y14d supervision_default', 'Release, with no licence. Out on', 'Friday 27 November 2026',
    'The papers will say Sunday 29 November 2026, and call it the ARD. Nobody is let out on a weekend or holiday.',
    'Why: all of 14 days. Nothing comes off it.'],
}

// biome-ignore format: one row a line
const recalls: Readonly<Record<string, Screen>> = {
  'a recall of 56 days': ['2025-06-02 3y sds & recallType=fixed_term_56 & returnToCustodyDate=2026-10-09 & recallDate=2026-10-08',
    'Release after recall. Out on', 'Thursday 3 December 2026', 'The papers will show the same day. They call it the PRRD.',
    'Why: day 56, counting 9 October 2026 as day 1.', 'How sure: sure of the rule. The law is clear for this. The Justice Secretary can decide otherwise.',
    'After that: on licence until 1 June 2028.', 'Next: check that the recall papers say 56 days.'],
  'a recall whose licence is over too': ['2026-03-02 0y8m sds & recallType=fixed_term_56 & returnToCustodyDate=2026-08-03 & recallDate=2026-07-30',
    'This day has passed. Release was due by', 'Friday 25 September 2026',
    'The usual day was Thursday 24 September 2026. The papers said Sunday 27 September, and called it the PRRD.', 'If the person is out: the sentence ended on 4 November 2026.',
    'If they are still in prison: the Justice Secretary may have decided not to release on that day. Or something we were not told may hold them.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.'],
  'a recall that the end of the sentence cuts short': ['2025-06-02 0y18m sds & recallType=fixed_term_56 & returnToCustodyDate=2026-11-09 & addedDaysAfterReturn=5',
    'Release after recall. Out on', 'Tuesday 1 December 2026', 'The papers will show the same day. They call it the PRRD.',
    'Why: day 56, counting 9 November 2026 as day 1. Plus 5 days added since then. The sentence ends sooner, on 1 December 2026. A fixed term cannot run past it.',
    'How sure: fairly. We counted no days between recall and return. With them it is later.', 'After that: the sentence is over.',
    'Next: check that the recall papers say 56 days.'],
  'an older recall that became one of 56 days': ['2022-11-12 7y sds & recallType=fixed_term_56 & returnToCustodyDate=2025-12-03',
    'This day has passed. Release was due by', 'Tuesday 21 April 2026', 'The papers said the same day, and called it the PRRD.',
    'If the person is out: they are on licence until 11 November 2029.',
    'If they are still in prison: the Justice Secretary may have decided not to release on that day. Or something we were not told may hold them.',
    'Next: ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.'],
  'a recall from a tag': ['2026-04-06 0y30m section_250 section_250_sds40_excluded child & recallType=curfew & recallDate=2026-12-07 & returnToCustodyDate=2026-12-10',
    'Release after recall. Out on', 'Thursday 8 July 2027', 'The papers will show the same day. They call it the CRD.',
    'Why: the release date stays as it was before the tag. One-half of 30 months, plus 2 days away.',
    'How sure: sure of the rule. The law is clear for this. The Justice Secretary can cancel the recall.', 'After that: on licence until 7 October 2028.',
    'Next: check that the recall papers say section 255.'],
  'a fixed term from a tag': ['2026-04-06 0y30m section_250 section_250_sds40_excluded child & recallType=fixed_term_28 & recallDate=2026-11-02 & returnToCustodyDate=2026-11-05 & onTag=yes',
    'Release after recall. Out on', 'Tuesday 6 July 2027', 'The papers will show the same day. They call it the PRRD.',
    'Why: day 28, counting 5 November 2026 as day 1. But not before the first release date, Tuesday 6 July 2027: the recall came before it.',
    'How sure: sure of the rule. The law is clear for this. The Justice Secretary can decide otherwise.', 'After that: on licence until 7 October 2028.',
    'Next: check that the recall papers say 28 days.'],
  '56 days from a tag that could not be': ['2026-04-06 3y sds theft adult & recallType=fixed_term_56 & recallDate=2026-11-05 & returnToCustodyDate=2026-11-09 & onTag=yes',
    'No tag was allowed on that day. Check the recall papers.', 'Release is automatic. Two dates are possible', 'Wednesday 30 December 2026', 'or Tuesday 6 April 2027'],
  '56 days from a tag of before they ended': ['2025-03-03 5y sds theft adult & recallType=fixed_term_56 & recallDate=2026-10-19 & returnToCustodyDate=2026-10-19 & onTag=yes',
    'Release is automatic. Two dates are possible', 'Tuesday 12 January 2027'],
  'a fixed term from a tag, and two dates': ['2026-04-06 0y30m section_250 burglary_dwelling child & recallType=fixed_term_28 & recallDate=2026-11-02 & returnToCustodyDate=2026-11-02 & onTag=yes',
    'Release is automatic. Two dates are possible', 'Tuesday 6 April 2027', 'or Tuesday 6 July 2027', 'Do not count on the earlier date.',
    'Why two: the prison service uses 40%. The 2026 Act, as passed, says one-half. If the prison uses one-half for section 250, it is the second date.',
    'On the papers: Tuesday 6 April 2027, or Tuesday 6 July 2027, called the PRRD.',
    'But: the Justice Secretary can decide otherwise about the recall.', 'How sure: two dates are possible.',
    'Next: ask the prison, “Did you use 40% or one-half?”'],
  'a standard recall': ['2024-09-16 3y sds & recallType=standard & recallDate=2026-09-07 & returnToCustodyDate=2026-09-14',
    'There is no set release date. At the latest', 'Tuesday 21 September 2027',
    'The papers will show the same day. They call it the PRRD. The Parole Board can let the person out before it. It may say no.',
    'Why: the end of the sentence, with 6 days added for the time between recall and return.',
    'How sure: sure of the rule. The law is clear for this. Nobody can know the day yet.', 'Next: send the reasons for release now: within 28 days of the return the case goes to the Parole Board. A solicitor can help, often free.'],
  'a recall of 56 days, and a new sentence that keeps the person longer': ['sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D9%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=fixed_term_56&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1',
    'Automatic release. Out on', 'Thursday 18 February 2027', 'The papers will show the same day. They call it the CRD.',
    'Why: two things hold the person, and the later one decides. The recall (sentence 1) ends on 27 December 2026 (PRRD). The new sentence (sentence 2): one-third of 9 months, 18 February 2027 (CRD).',
    'How sure: sure of the rule. The law is clear for this. The Justice Secretary can decide otherwise about the recall.',
    'After that: on licence until 9 January 2029, the end of sentence 1.', 'Next: check which sentences the recall papers name.'],
  'the same, with days on remand and a chain': ['sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D9%26offenceKey%3Dtheft%26sentenceType%3Dsds%26remandCreditDays%3D12&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D3%26offenceKey%3Dtheft%26sentenceType%3Dsds%26consecutiveTo%3D2&recallType=fixed_term_56&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1',
    'Days in prison on recall do not count as remand. Check the 12 days.', 'Automatic release. Out on', 'Tuesday 9 March 2027',
    'The papers will show the same day. They call it the CRD.',
    'Why: two things hold the person, and the later one decides. The recall (sentence 1) ends on 27 December 2026 (PRRD). The new sentences (sentences 2 and 3): one-third of 1 year, less 12 days on remand, 9 March 2027 (CRD).',
    'How sure: not sure. What you entered does not fit together: see the first line.',
    'After that: on licence until 9 January 2029, the end of sentence 1.', 'Next: look at the court paper again.'],
  'a standard recall, and a new sentence': ['sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D9%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=standard&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1',
    'There is no set release date. At the latest', 'Tuesday 9 January 2029',
    'Not before 18 February 2027: until then the new sentence holds the person. After that the Parole Board can let them out. It may say no.',
    'Why: the end of sentence 1.', 'How sure: sure of the rule. The law is clear for this. Nobody can know the day yet.',
    'Next: send the reasons for release now: within 28 days of the return the case goes to the Parole Board. A solicitor can help, often free.'],
  'a recall of 56 days, and a new sentence that is over sooner': ['sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D0%26sentenceMonths%3D2%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=fixed_term_56&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1',
    'Release after recall. Usually out on', 'Wednesday 23 December 2026',
    'By law no later than Thursday 24 December 2026. The papers will say Sunday 27 December, and call it the PRRD.',
    'Why: day 56, counting 2 November 2026 as day 1. The recall decides. The new sentence would let the person go sooner, on 10 December 2026.',
    'How sure: sure of the rule. The law is clear for this. The Justice Secretary can decide otherwise.', 'After that: on licence until 9 January 2029.',
    'Next: check that the recall papers say 56 days, and which sentences they name.'],
  'a standard recall, and a new sentence whose licence goes on after it': ['sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dtheft%26sentenceType%3Dsds&sentence=startDate%3D2026-11-20%26sentenceYears%3D4%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=standard&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1',
    'There is no set release date. At the latest', 'Tuesday 9 January 2029',
    'Not before 20 March 2028: until then the new sentence holds the person. After that the Parole Board can let them out. It may say no.',
    'Why: the end of sentence 1.', 'How sure: sure of the rule. The law is clear for this. Nobody can know the day yet.',
    'After that: on licence until 19 November 2030.', 'Next: send the reasons for release now: within 28 days of the return the case goes to the Parole Board. A solicitor can help, often free.'],
  'both recalled': ['sentence=startDate%3D2025-01-10%26sentenceYears%3D4%26offenceKey%3Dfraud_by_false_representation%26sentenceType%3Dsds&sentence=startDate%3D2025-02-20%26sentenceYears%3D0%26sentenceMonths%3D21%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=fixed_term_56&returnToCustodyDate=2026-11-09&recallDate=2026-11-02&recallSentenceIds=1.2',
    'Release after recall. Usually out on', 'Wednesday 30 December 2026',
    'By law no later than Thursday 31 December 2026. The papers will say Sunday 3 January 2027, and call it the PRRD.',
    'Why: day 56, counting 9 November 2026 as day 1.', 'How sure: sure of the rule. The law is clear for this. The Justice Secretary can decide otherwise.',
    'After that: on licence until 15 January 2029.', 'Next: check that the recall papers say 56 days, and which sentences they name.'],
  'a sentence passed during a licence, and no recall told': ['sentence=startDate%3D2024-06-03%26sentenceYears%3D4%26offenceKey%3Dtheft%26sentenceType%3Dsds&sentence=startDate%3D2026-10-19%26sentenceYears%3D2%26offenceKey%3Dtheft%26sentenceType%3Dsds',
    'Was the person called back to prison for sentence 1? Then this date may be wrong, and no date is set before 2 June 2028.',
    'Automatic release. Usually out on', 'Thursday 17 June 2027',
    'By law no later than Friday 18 June 2027. The papers will say Saturday 19 June, and call it the CRD.',
    'Why: one-third of 2 years. Sentence 2 decides. Sentence 1 adds nothing.',
    'How sure: not sure. What you entered does not fit together: see the first line. The person had been let out before a later sentence began. Added days from before are not carried over. Days on remand are only if we know their dates and some were left over.',
    'After that: on licence until 18 October 2028.', 'Next: look for recall papers. If there was a recall, add it.'],
  'a sentence passed on the licence after a recall, and no second recall told': ['sentence=startDate%3D2024-06-03%26sentenceYears%3D4%26offenceKey%3Dtheft%26sentenceType%3Dsds&sentence=startDate%3D2026-11-02%26sentenceYears%3D2%26offenceKey%3Dtheft%26sentenceType%3Dsds&recallType=fixed_term_56&recallDate=2026-06-01&returnToCustodyDate=2026-06-08&recallSentenceIds=1',
    'Was the person called back to prison again for sentence 1? Then this date may be wrong, and no date is set before 8 June 2028.',
    'Automatic release. Usually out on', 'Thursday 1 July 2027',
    'By law no later than Friday 2 July 2027. The papers will say Saturday 3 July, and call it the CRD.',
    'Why: the recall is over, and the new sentence decides. The recall (sentence 1) ended on 2 August 2026 (PRRD). The new sentence (sentence 2): one-third of 2 years, 3 July 2027 (CRD).',
    'How sure: not sure. What you entered does not fit together: see the first line.', 'After that: on licence until 1 November 2028.',
    'Next: look for later recall papers. If there was a later recall, enter that one instead.'],
  'a recall of 28 days where the law gives 56': ['2024-09-16 3y sds ageAtConviction=unknown & recallType=fixed_term_28 & returnToCustodyDate=2026-11-09',
    'Check the kind. Since 31 March 2026 a fixed-term recall of an adult is 56 days. This date is for the kind that you gave. Look at the recall papers.',
    'Release is automatic. Two dates are possible', 'Thursday 3 December 2026', 'or Wednesday 30 December 2026', 'Do not count on the earlier date.',
    'Why two: the papers may say another kind. If the law makes it 56 days, it is the second date.',
    'On the papers: Sunday 6 December 2026, or Sunday 3 January 2027, called the PRRD.',
    'But: the Justice Secretary can decide otherwise about the recall.', 'How sure: not sure. The check above decides.',
    'Next: ask the prison, “Which kind of recall is it?”'],
  'a standard recall of before 31 March 2026': ['2023-01-02 5y sds offenceKey=supplying_class_a_drug & recallType=standard & recallDate=2026-01-09 & returnToCustodyDate=2026-01-10', 
    'Two dates, and one has passed', 'Tuesday 14 April 2026', 'or by Thursday 30 December 2027 at the latest',
    'On 31 March 2026 this became a recall of 56 days, unless one of these applies: MAPPA level 2 or 3; recalled because of a charge; terrorism or state threats; an extended or special sentence. If none of these applies, the person should have been let out on 14 April 2026. Ask the prison and a solicitor.',
    'Otherwise: out by the last date. The Parole Board can let the person out before it. It may say no.',
    'Why: the last date is the end of the sentence.', 'How sure: two dates are possible.',
    'Next: ask the prison and a solicitor, “Section 255A(7) of the Criminal Justice Act 2003 makes this a recall of 56 days since 31 March 2026. Which exception in section 255A(8) applies? If none does, release was due by 14 April 2026.”'],
  'a standard recall, and the facts leave 56 days': ['2025-06-02 3y sds offenceKey=theft & recallType=standard & recallDate=2026-11-09 & returnToCustodyDate=2026-11-09 & mappaLevel=1 & charge=none & terrorismOrState=false', 
    'Check the kind. By what was told, this should be a recall with a set day. Look at the recall papers.',
    'Two dates are possible', 'Wednesday 30 December 2026', 'or by Thursday 1 June 2028 at the latest',
    'If the law makes it 56 days, the person should be let out on 30 December 2026. The papers may say another kind.',
    'Otherwise: out by the last date. The Parole Board can let the person out before it. It may say no.',
    'Why: the last date is the end of the sentence.', 'How sure: not sure. The check above decides.',
    'Next: ask the prison and a solicitor, “Section 255A(7) of the Criminal Justice Act 2003 makes this a recall of 56 days. Which exception in section 255A(8) applies? If none does, release is due on 3 January 2027.”'],
  'a recall of 56 days at MAPPA level 3': ['2025-06-02 3y sds offenceKey=theft & recallType=fixed_term_56 & recallDate=2026-11-09 & returnToCustodyDate=2026-11-09 & mappaLevel=3',
    'Check the kind. By what was told, this should be a standard recall. Look at the recall papers.'],
  'a recall, kind and age not known': ['2024-09-16 3y sds ageAtConviction=unknown & recallType=unknown & returnToCustodyDate=2026-11-09',
    'The kind of recall decides. Out', 'By Wednesday 15 September 2027 at the latest', '56 days: 30 December 2026.',
    'Standard: by 15 September 2027.', '28 days: 3 December 2026.',
    'On the papers: 3 January 2027 for 56 days, 6 December 2026 for 28 days (PRRD).',
    'After a standard recall there is no set date. The Parole Board can let the person out before it. It may say no.',
    'Why: only the papers say which kind it is. The last date is the end of the sentence.',
    'How sure: three dates are possible. We counted no days between recall and return. With them it is later.',
    'Next: look at the recall papers, or ask the prison, “Which kind of recall is it?”'],
  'a recall from a short sentence of an adult, kind not known': ['2026-06-01 0y10m sds & recallType=unknown & returnToCustodyDate=2026-11-09 & recallDate=2026-11-08',
    'The kind of recall decides. Out', 'By Wednesday 31 March 2027 at the latest', '56 days: 30 December 2026.',
    'Standard: by 31 March 2027.', 'On the papers: 3 January 2027 for 56 days (PRRD).',
    'After a standard recall there is no set date. The Parole Board can let the person out before it. It may say no.',
    'Why: only the papers say which kind it is. The last date is the end of the sentence.', 'How sure: two dates are possible.',
    'Next: look at the recall papers, or ask the prison, “Which kind of recall is it?”'],
}

const note =
  'People leave on the working day before, if the date is a Friday, a weekend, a holiday or the day before one.'
const find =
  'Next: find the offence. It is on the charge sheet and the court’s letter, and the solicitor knows it.'

/** The offence was not told, and the date hangs on it. */
// biome-ignore format: one row a line
const depends: Readonly<Record<string, Screen>> = {
  'the month alone, and nothing else is known': ['2025-06 5y sentenceType=unknown adult remandCreditDays=unknown & otherSentences=unknown',
    'Find the day. Only the month is known. An earlier day gives earlier dates. The day is on the court’s paper, or the court office knows.',
    'It depends on the offence. Release will be between', 'January 2027 and June 2030', '5 years, passed in June 2025',
    'Most offences: 28 February 2027', 'Manslaughter, attempted murder, or section 18; a sexual offence against a child: 29 December 2027',
    'Rape: 29 October 2028',
    'If the court said “extended”; terrorism, or rape of a child under 13: from 29 October 2028 if the Parole Board agrees; 29 June 2030 at the latest',
    'People leave on the working day before, if the date is a Friday, a weekend, a holiday or the day before one.',
    'Also in doubt: only the month of the sentence is known. If it was passed on 1 June 2025, it is 30 January 2027.',
    'How sure: it depends on the offence. We cannot choose for you. Another sentence could make the date later. We counted no days on remand. With them it is earlier.'],
  'from 4 years: a range': ['2026-11-02 8y', 'It depends on the offence. Release will be between',
    'July 2029 and November 2034', '8 years, passed on 2 November 2026', 'Most offences: 2 July 2029',
    'Robbery, arson, section 18, manslaughter, or other violence that can carry life; a sexual offence against a child: 1 November 2030',
    'Rape: 2 March 2032',
    'If the court said “extended”; terrorism, spying, or rape of a child under 13: from 2 March 2032 if the Parole Board agrees; 1 November 2034 at the latest',
    note, 'How sure: it depends on the offence. We cannot choose for you.', find],
  'under 4 years: the usual day first': ['2026-11-16 0y18m sds', 'It depends on the offence. For most offences, out on',
    'Monday 17 May 2027', 'For these it is later:', 'Rape, or a sexual offence against a child: 16 August 2027',
    'Terrorism, spying, or rape of a child under 13: from 15 November 2027 if the Parole Board agrees; 15 May 2028 at the latest', note,
    'The papers will show the same day. They call it the CRD.', 'Why: one-third of 18 months, for most offences.', 'How sure: it depends on the offence.',
    find],
  'under 4 years, and the usual day has passed': ['2025-06-10 3y sds',
    'It depends on the offence. For most offences the day has passed', 'Friday 21 August 2026', 'For these it is later:',
    'Stalking, strangling, controlling behaviour, breach of some orders, or a sexual offence: 10 November 2026',
    'Rape, or a sexual offence against a child: 9 December 2026',
    'Terrorism, or rape of a child under 13: from 10 June 2027 if the Parole Board agrees; 9 June 2028 at the latest', note,
    'The usual day was Thursday 20 August 2026. The papers said Saturday 22 August, and called it the CRD.', 'Why: 40% of 3 years, for most offences.',
    'How sure: it depends on the offence.', 'If the person is still in prison, it may be one of these.', find],
  'from 4 years, and some days have passed': ['2022-07-11 8y', 'It depends on the offence. Release will be between',
    'September 2025 and July 2030', '8 years, passed on 11 July 2022', 'Most offences: 21 September 2025',
    'Stalking, strangling, controlling behaviour, breach of some orders, or a sexual offence, or violence; a sexual offence against a child: 10 July 2026',
    'Robbery, arson, section 18, manslaughter, or other violence that can carry life: 9 March 2027', 'Rape: 9 November 2027',
    'If the court said “extended”; terrorism, or rape of a child under 13: from 9 November 2027 if the Parole Board agrees; 10 July 2030 at the latest',
    note, 'How sure: it depends on the offence. We cannot choose for you.',
    'Some of these days have passed. If the person is still in prison, it may be one of the later ones.', find],
  'every ordinary class agrees: one date': ['2023-06-05 0y6m sds', 'This day has passed. Release was due by', 'Monday 4 September 2023'],
  'one of several sentences': ['2026-11-16 3y sds theft; 2026-11-16 2y sds after 1',
    'Sentence 2: it depends on the offence. For most offences, usually out on', 'Thursday 13 July 2028', 'For these it is later:',
    'Rape, or a sexual offence against a child: 16 November 2028'],
  'the prison’s date is that of a class': ['2026-11-02 8y sds & statedReleaseDate=2032-03-02', 'It depends on the offence. Release will be between', 'July 2029 and November 2034'],
}

const robbery = '2026-11-16 3y sds robbery remandCreditDays=40'

/** The prison's date beside ours. */
// biome-ignore format: one row a line
const prison: Readonly<Record<string, Screen>> = {
  explained: [`${robbery} & statedReleaseDate=2027-11-16`, 'Our date and the prison’s differ by 40 days', 'Ours 7 October 2027',
    'The prison’s 16 November 2027', 'What explains it: the 40 days on remand were left out. That gives 16 November 2027 exactly.',
    'It may be right: the days may count for another case.', 'Ask the prison: “Were the 40 days on remand taken off?”',
    'The prison’s date stands until it is changed.', 'Our date: out on Thursday 7 October 2027.',
    'Why: one-third of 3 years, less 40 days on remand.', sure, 'After that: on licence until 6 October 2029.'],
  'not explained': [`${robbery} & statedReleaseDate=2027-10-24`, 'Our date and the prison’s differ by 17 days', 'Ours 7 October 2027',
    'The prison’s 24 October 2027', 'What explains it: we found no reason in what you entered. The prison knows more than we do.',
    'Ask the prison: “Please show how you worked out 24 October 2027.” Also ask about added days, and about other sentences.',
    'The prison’s date stands until it is changed.', 'Our date: out on Thursday 7 October 2027.',
    'Why: one-third of 3 years, less 40 days on remand.', 'How sure: not sure. The prison’s date is different, and we do not know why.',
    'After that: on licence until 6 October 2029.'],
  'the same': [`${robbery} & statedReleaseDate=2027-10-07`, 'Automatic release. Out on', 'Thursday 7 October 2027',
    'The prison’s date is the same as ours: 7 October 2027.', 'The papers will show the same day. They call it the CRD.'],
  'the day of leaving': ['2026-11-16 2y sds theft & statedReleaseDate=2027-07-15', 'Automatic release. Usually out on',
    'Thursday 15 July 2027', 'The dates agree. 15 July 2027 is the day of leaving. The date on the papers is Saturday 17 July (CRD).'],
  'the second of two': ['2026-11-02 8y sds rape & statedReleaseDate=2032-03-02',
    'Release is automatic. Two dates are possible', 'Thursday 31 October 2030', 'or Tuesday 2 March 2032',
    'The prison’s date is the second of the two. So it used the old rules.', 'Do not count on the earlier date.',
    'Why two: some offences stay under the old rules. The list is not published. We believe this offence is on it. That gives the second date.',
    'On the papers: Friday 1 November 2030, or Tuesday 2 March 2032, called the CRD.', 'How sure: two dates are possible.',
    'Next: ask the prison, “Why does this offence stay under the old rules?”'],
  'another kind of date': [`${robbery} & statedReleaseDate=2029-10-06`, 'Automatic release. Out on', 'Thursday 7 October 2027',
    '6 October 2029 is the end of the sentence (SLED), not the release date.'],
  'another part': [`${robbery} & statedReleaseDate=2027-12-19`, 'Our date and the prison’s differ by 73 days', 'Ours 7 October 2027',
    'The prison’s 19 December 2027', 'What explains it: the new rules were not used yet. That gives 19 December 2027 exactly.'],
  'the second of two, which it explains': ['2024-12-10 5y sds burglary_dwelling & statedReleaseDate=2027-01-12',
    'Release is automatic. Two dates are possible', 'Thursday 10 December 2026', 'or Tuesday 12 January 2027',
    'The prison’s date is the second of the two. It is the date if the burglary counts as violent.', 'Do not count on the earlier date.',
    'Why two: the prison service lists this burglary as violent. We read the law differently. If it is violent, release waits for the new rules, on the second date.',
    'On the papers: Thursday 10 December 2026, or Tuesday 12 January 2027, called the CRD.', 'How sure: two dates are possible.',
    'Next: ask the prison, “Did you count the burglary as violent?”'],
  'beside two days': ['2026-11-02 7y +3y eds & statedReleaseDate=2033-11-11',
    'Our date and the prison’s differ by 10 days', 'Ours 1 November 2033', 'The prison’s 11 November 2033',
    'What explains it: we found no reason in what you entered. The prison knows more than we do.',
    'Ask the prison: “Please show how you worked out 11 November 2033.” Also ask about added days, and about other sentences.',
    'The prison’s date stands until it is changed.',
    'Our date: release will be between 3 July 2031 and 1 November 2033. From Thursday 3 July 2031 the Parole Board can let the person out (PED). It may say no.',
    'If it never does: out on Tuesday 1 November 2033 (CRD).', 'Why: two-thirds of the 7 years before the Board can say yes, all of it if it never does.',
    'How sure: not sure. The prison’s date is different, and we do not know why.', 'After that: on licence until 1 November 2036.'],
  'for a life sentence': ['2026-11-02 16y life & statedReleaseDate=2042-11-01',
    'A life sentence has no release date. The minimum term ends on', 'Saturday 1 November 2042',
    '1 November 2042 is the end of the minimum term, not the release date.',
    'From then the Parole Board can let the person out. It may say no, and look again later.',
    'How sure: sure of the rule. The law is clear for this. Nobody can know the day of release.', 'After release: on licence for life.',
    'Next: check that the court took the days on remand off the minimum term.'],
}

/** Each class of offences with its date on the papers, the rows of the page in the order of their days. */
// biome-ignore format: one row a line
const classes: readonly (readonly [link: string, ...dates: readonly string[]])[] = [
  ['2026-11-16 0y12w', '27 December 2026', 'from 10 January 2027 if the Parole Board agrees; 7 February 2027 at the latest'],
  ['2026-11-02 3y', '2 May 2028', 'from 1 November 2028 if the Parole Board agrees; 1 November 2029 at the latest'],
  ['2026-11-02 5y', '2 July 2028', '2 May 2029', '3 March 2030', 'from 3 March 2030 if the Parole Board agrees; 1 November 2031 at the latest'],
  ['2024-12-10 5y', '10 December 2026', '12 January 2027', '10 June 2027', '10 April 2028', 'from 10 April 2028 if the Parole Board agrees; 9 December 2029 at the latest'],
]

describe('Every class of offences has its own date', () => {
  test.each(classes)('%s', (link, ...dates) =>
    expect(screenOf(outcomeBy(link, today)).table?.rows.map(whenText)).toEqual(dates),
  )

  test('no calendar file, and the quote says the first day and the last', () => {
    const outcome = outcomeBy('2026-11-02 8y', today)
    expect(entriesOf(outcome)).toEqual([])
    expect(keepOrShare(outcome, '', false).markup).toContain(
      'Enter the offence to get a date for the calendar.',
    )
    expect(quote(outcome)).toContain(
      'is due for release on 2 July 2029 for most offences, and as late as 1 November 2034 for some (from 2 March 2032 if the Parole Board agrees), because the offence is not known. This',
    )
  })
})

test('the day of removal is in the fold of the other dates, for those who ask', () => {
  const outcome = outcomeBy(gates['a weekday']?.[0] as string, today)
  expect(otherDates(outcome).markup.replace(/<[^>]+>/g, ' ')).toContain(
    'From Monday 25 January 2027 the person could be removed from prison to be deported (ERSED). It is for the Home Office to decide.',
  )
  expect(paperPage(outcome).main.markup).not.toContain('ERSED')
  const recalled =
    '2025-06-02 3y sds & recallType=fixed_term_56 & returnToCustodyDate=2026-10-09 & recallDate=2026-10-08'
  expect(otherDates(outcomeBy(recalled, today)).markup).toContain(
    'A person who is to be deported and is back on a recall can be removed from prison at any time.',
  )
  const young = outcomeBy('2026-11-16 4y section_250 child robbery', today)
  expect(otherDates(young).markup).toContain(
    'There is no release on a tag (home detention curfew) for a person who is to be deported.',
  )
})

const tables = { gates, sentences, life, orders, recalls, depends, prison }

describe.each(Object.entries(tables))('%s', (_name, table) => {
  // A row may leave off the end of a screen, never its beginning.
  test.each(Object.entries(table))('%s', (_what, [link, ...said]) =>
    expect(readScreen(outcome(link)).slice(0, said.length)).toEqual(said),
  )
})

test('the title of the page is the day, and what it is', () =>
  expect(Object.values(gates).map(([link]) => titleOf(screenOf(outcomeBy(link, today))))).toEqual([
    'Out on Thursday 7 October 2027',
    'Usually out on Thursday 15 July 2027',
    'Usually out on Wednesday 30 December 2026',
    'Usually out on Thursday 31 October 2030',
    'Out on Friday 11 December 2026',
    'Automatic release, between 1 June 2027 and 30 June 2027',
  ]))

test('between the usual day and the last one release is due now', () => {
  const due = outcomeBy(gates['a weekend']?.[0] as string, parseDay('2027-07-16') as Day)
  expect(readScreen(due).slice(0, 3)).toEqual([
    'Release is due now',
    'By Friday 16 July 2027',
    'The usual day was Thursday 15 July 2027.',
  ])
  expect(titleOf(screenOf(due))).toBe('Release is due now, by Friday 16 July 2027')
})

test('a suspended sentence that was put into effect keeps its name, and is not said to be suspended', () => {
  const link = '2026-11-02 0y12w sds theft'
  const page = (told: string): string =>
    answerPage(outcomeBy(told, today)).main.markup.replace(/<[^>]+>/g, ' ')
  expect(page(`${link} & activated=yes`)).toContain('suspended sentence put into effect')
  expect(page(`${link} & activated=yes`)).not.toContain('If the sentence was suspended')
  expect(page(link)).toContain('If the sentence was suspended, this date does not count.')
  expect(toldQuery(outcomeBy(`${link} & activated=yes`, today).told)).toContain('activated=yes')
})

describe('What looks wrong in what was entered is the first line, and what is to be noticed stands beside it', () => {
  const ahead = 'has not come yet. We answer as if it had.'
  // biome-ignore format: one row a line
  test.each<readonly [link: string, cautions: readonly string[], notes: readonly string[]]>([
    ['2026-11-15 2y sds theft', [], []],
    ['2026-11-16 2y sds theft', [], [`This day ${ahead}`]],
    // More than a year after the law was last read.
    ['2027-11-15 2y sds theft', [], [`This day ${ahead}`]],
    ['2027-11-16 2y sds theft', ['Check the year. 2027 is far ahead.'], [`This day ${ahead}`]],
    ['2035-11-16 12y sds actual_bodily_harm',
      ['Check the length. The most a court can give for assault occasioning actual bodily harm is 5 years. You entered 12 years.',
      'Check the year. 2035 is far ahead.'], [`This day ${ahead}`]],
    ['2026-10-12 2y sds theft; 2035-10-12 9y sds theft',
      ['Check the length of sentence 2. The most a court can give for theft is 7 years. You entered 9 years.',
      'Check the year. 2035 is far ahead.'], [`The day of sentence 2 ${ahead}`]],
  ])('%s', (link, cautions, notes) => {
    const it = outcome(link)
    const { markup } = answerPage(it).main
    const saying = (found: string): readonly string[] =>
      [...markup.matchAll(new RegExp(`<p class="${found}">(.*?)</p>`, 'g'))].map(([, text]) => String(text))
    expect([saying('caution'), saying('note')]).toEqual([cautions, notes])
    const onPaper = paperPage(it).main.markup
    for (const caution of cautions) expect(onPaper).toContain(caution)
    if (cautions.length > 0) expect(quote(it)).toMatch(/, if the (?:length|year) is right\./)
  })
})

describe('The same doubt stands on page, sheet, calendar and quote', () => {
  // Where it depends on the offence there are classes of days, and no rivals of one.
  const { depends: _classes, ...dated } = tables
  const links = Object.values(dated).flatMap((table) => Object.values(table).map(([link]) => link))
  test.each(links)('%s', (link) => {
    const it = outcome(link)
    const page = answerPage(it).main.markup.replace(/<[^>]+>/g, '')
    const sheet = paperPage(it).main.markup
    const box = readScreen(it).join(' ')
    const marked = quote(it)
    for (const { answer, level } of it.rivals) {
      if (answer.release === null && it.answer.release !== null) {
        expect(box).toContain('no release date')
        continue
      }
      const day = inWords((answer.release ?? answer.paroleEligibility) as Day)
      expect([page.includes(day), sheet.includes(day)]).toEqual([true, true])
      const gate = answer.leaving === null ? day : inWords(answer.leaving.usual)
      if (level === 'two_dates') expect([box.includes(gate), marked.includes(day)]).toEqual([true, true])
    }
    const kept = entriesOf(it).map(({ day }) => day)
    for (const { answer } of wayOf(it.answer).by === 'automatic' ? dueDays(it.answer, it.rivals) : []) {
      const { usual, latest } = answer.leaving ?? {
        usual: answer.release as Day,
        latest: answer.release as Day,
      }
      expect(kept).toEqual(expect.arrayContaining([usual, latest].filter((day) => day >= today)))
    }
  })
})

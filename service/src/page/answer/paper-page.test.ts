import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { answers, threeSentences } from '../../../../test/page/states.ts'
import { outcomeBy } from '../../../../test/page/told.ts'
import { paperPage } from './paper-page.ts'
import { workingSteps } from './working.ts'

const today = parseDay('2026-11-15') as Day
const outcome = (link: string) => outcomeBy(link, today)

describe('The sheet speaks for the person who hands it in', () => {
  const sheet = (link: string): string =>
    paperPage(outcome(link))
      .main.markup.replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
  const robbery =
    'startDate=2026-11-16&sentenceYears=3&offenceKey=robbery&sentenceType=sds&remandCreditDays=40'
  const apart = '2026-11-02 3y theft sds; 2026-11-02 1y theft sds howItRuns=unknown'
  // biome-ignore format: one row a line
  test.each<readonly [what: string, link: string, said: string]>([
    ['the sentence in one line', robbery, 'The sentence: Robbery, 3 years, passed on 16 November 2026, with 40 days on remand.'],
    ['why the first of three dates is in doubt', '2026-11-02 6y rape sds; 2026-11-02 3y theft sds howItRuns=unknown',
      'Why: some offences stay under the old rules. The list is not published. We believe this offence is on it. That gives the second date. And: it is not known if sentence 2 runs at the same time as sentence 1, or after it.'],
    ['the question that the prison’s date leads to', `${robbery}&statedReleaseDate=2027-11-16`,
      'My question: Were the 40 days on remand taken off? Date The date I was given The date I think is right Release date (CRD) 16 November 2027 Thursday 7 October 2027 Day of leaving the same day End of sentence (SLED) Saturday 6 October 2029'],
    ['every step once, with its section beside it', robbery,
      '3 years from 16 November 2026 are 1,096 days. One-third of 1,096 days, rounded up, is 366 days. Criminal Justice Act 2003, section 244(3)(aa) Less 40 days on remand is 326 days. section 240ZA Day 326, counting 16 November 2026 as day 1, is Thursday 7 October 2027.'],
    ['how sure', robbery, 'How sure: sure of the rule. The law is clear for this. Added days or another sentence would change it.'],
    ['a question where there is none', robbery, 'My question: Please tell me the release date that you have, and how it was worked out.'],
    ['the doubt of everybody at the foot', robbery,
      'The new rules began on 1 October 2026. We take that day, and the days on which they reach longer sentences, from the prison service’s timetable of August 2026. We have not seen them in published law: “sure of the rule” means sure if they hold. Made with Requisite, law as at 14 November 2026. Not legal advice.'],
    ['both days of leaving', '2026-11-16 2y theft sds', 'Release date (CRD) Saturday 17 July 2027 Day of leaving usually Thursday 15 July 2027, by law no later than Friday 16 July'],
    ['both dates, and the question that settles it', '2026-11-02 8y sds rape',
      'My question: Do the new rules apply to this offence? Date The date I was given The date I think is right Release date (CRD) Friday 1 November 2030, or Tuesday 2 March 2032'],
    ['both dates of an extended sentence that may be automatic', '2013-06-03 6y robbery eds extensionYears=3',
      'Release date (CRD) Friday 2 June 2017, or Sunday 2 June 2019 Day of leaving'],
    ['a date of the prison’s paper of which we have none', '2026-11-19 3y robbery sds & statedDates=CRD=2027-11-16 HDCED=2027-05-20',
      'First day for release on a tag (HDCED) 20 May 2027 I have no date for this'],
    ['that no days on remand were counted', '2026-11-16 3y robbery sds', 'Before that: no days on remand. My question'],
    ['the kind of sentence, where it is not the usual one', '2026-11-16 18y life murder', 'The sentence: Murder, life sentence, a minimum term of 18 years, passed'],
    ['and of detention', '2026-11-02 5y section_250 robbery child', 'The sentence: Robbery, detention under section 250, 5 years, passed'],
    ['the first day for removal, where it was told', '2026-11-16 3y robbery sds & liableToRemoval=true', 'First day for removal from the country (ERSED)'],
    ['a month: a span, and not two days', 'startMonth=2026-06&sentenceYears=3&sentenceType=sds&offenceKey=robbery',
      'Release date (CRD) between Tuesday 1 June 2027 and Wednesday 30 June 2027 Day of leaving between Tuesday 1 June 2027 and Wednesday 30 June 2027 End of sentence (SLED) between Thursday 31 May 2029 and Friday 29 June 2029'],
    ['a month, and the Parole Board first', 'startMonth=2025-03&sentenceYears=6&extensionYears=3&sentenceType=eds&offenceKey=rape',
      'Release date (CRD) between Friday 28 February 2031 and Sunday 30 March 2031 Day of leaving between Thursday 27 February 2031 and Thursday 27 March 2031, by law no later than Friday 28 March; sooner if the Parole Board agrees'],
    ['a month, and the Parole Board alone', 'startMonth=2025-03&sentenceYears=16&sentenceType=life&offenceKey=murder',
      'Day of leaving if the Parole Board agrees, not before a day between Thursday 28 February 2041 and Saturday 30 March 2041'],
    ['the Parole Board can say yes before the last day', '2025-03-03 6y +3y eds rape remandCreditDays=100',
      'usually Thursday 21 November 2030, by law no later than Friday 22 November; sooner if the Parole Board agrees'],
    ['a tag that there may not be', '2026-11-02 10m robbery sds child',
      'First day for release on a tag (HDCED) Saturday 2 January 2027, or Sunday 17 January 2027; there may be no such day'],
    ['the kind of recall is asked', answers['a recall of which the kind is not known'], 'My question: Which kind of recall is it?'],
    ['a standard recall that became one of 56 days: what to say, with section and day', '2023-01-02 5y sds offenceKey=supplying_class_a_drug & recallType=standard & recallDate=2026-01-09 & returnToCustodyDate=2026-01-10',
      'My question: Section 255A(7) of the Criminal Justice Act 2003 makes this a recall of 56 days since 31 March 2026. Which exception in section 255A(8) applies? If none does, release was due by 14 April 2026.'],
    ['all exceptions denied: why there are two days', '2023-01-02 5y sds offenceKey=supplying_class_a_drug & recallType=standard & recallDate=2026-01-09 & returnToCustodyDate=2026-01-10 & charge=none & mappaLevel=1 & terrorismOrState=false',
      'By what was told, no exception applies. So on 31 March 2026 this became a recall of 56 days, and the person should have been let out on 14 April 2026.'],
    ['no recall is said to be of a kind that nobody knows', answers['a recall of which the kind is not known'],
      'Worked out as a standard recall. The recall papers say which kind it is.'],
    ['an extended sentence is from one day to another', answers['a serious violent offence'], 'If the sentence is extended: from 23 March 2032 to 22 November 2034.'],
    ['not known how sentences run: both ends', apart, 'End of sentence (SLED) Thursday 1 November 2029, or Friday 1 November 2030'],
    ['and both sums', apart,
      'The last of these decides: sentence 1, Tuesday 2 November 2027. section 263(2) If sentence 2 runs after sentence 1: 4 years from 2 November 2026 are 1,461 days. One-third of 1,461 days is 487 days. section 244(3)(aa) Day 487, counting 2 November 2026 as day 1, is Thursday 2 March 2028.'],
    ['months on remand: what is told, and the same day of leaving once', '2026-10-18 2y sds theft remandCreditMonths=3',
      'If the months on remand had more days: out on the same day. The papers will say 18 March 2027. Only the months on remand are known. We took the fewest days'],
    ['no offence by its name where the person’s own is not known', '2026-11-18 3y sds',
      'How sure: it depends on the offence. For others it can be 18 May 2028; or from 17 November 2028 if the Parole Board agrees; 17 November 2029 at the latest.'],
    ['no tag where none was told', '2026-10-18 2y sds theft remandCreditMonths=3', 'Less 89 days on remand is 155 days.'],
    ['life: the sum of each of two first days', '2026-11-16 20y life remandCreditDays=100',
      'Day 7,205, counting 16 November 2026 as day 1, is Tuesday 7 August 2046. If'],
    ['what is taken off after the Parole Board’s day, too', '2023-05-16 6y +3y eds robbery remandCreditDays=100',
      'All of it is to be served: 2,192 days. section 246A(8) Less the same days is 2,092 days. Day 2,092,'],
    ['the kind of a recall is said once', '2024-09-16 3y sds theft & recallType=fixed_term_28&returnToCustodyDate=2026-11-09&recallDate=2026-11-02',
      'If it is a fixed-term recall of 28 days: Counting the day of return, 9 November 2026, as day 1, 28 days run to 6 December 2026.'],
    ['a day that has passed: what holds the person', '2025-03-03 2y sds theft',
      'My question: This day has passed. Please tell me what still holds the person, and until when.'],
    ['what could be done before can be done now', answers['a standard recall'], 'What lies ahead: Now: The person can write to the Justice Secretary'],
    ['two rules for one offence: both sums', '2026-11-02 8y sds rape', 'Two-thirds of 2,922 days is 1,948 days.'],
    ['how each sentence runs', threeSentences, 'at the same time (concurrent)'],
  ])('%s', (_what, link, said) => expect(sheet(link)).toContain(said))

  test('no offence of a list: the sheet goes through many hands', () => {
    for (const link of [...Object.values(answers), threeSentences])
      expect(sheet(link)).not.toMatch(/sexual offence against a child|rape of a child|spying/i)
  })

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

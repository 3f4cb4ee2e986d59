import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { answers } from '../../../../test/page/states.ts'
import { outcomeBy, several } from '../../../../test/page/told.ts'
import { quote } from './quote.ts'

const today = parseDay('2026-11-15') as Day
const outcome = (link: string) => outcomeBy(link, today)

const besideNew = several(
  'startDate=2025-01-10&sentenceYears=4&sentenceType=sds&offenceKey=theft',
  'startDate=2026-11-20&sentenceYears=0&sentenceMonths=9&sentenceType=sds&offenceKey=theft',
)

describe('The sentence to quote says both days, what has passed, and which length it gives', () => {
  // biome-ignore format: one row a line
  test.each<readonly [link: string, said: string]>([
    ['2026-11-16 2y theft sds',
      'Under the law as at 14 November 2026, a person sentenced on 16 November 2026 to 2 years for theft is usually let out on 15 July 2027, and by law no later than 16 July 2027 (release date 17 July 2027), after one-third of the sentence. This is an estimate by Requisite.'],
    ['2026-11-16 3y robbery sds remandCreditDays=40', 'to 3 years for robbery is due for release on 7 October 2027, after one-third of the sentence, less 40 days on remand. This'],
    ['2026-11-02 8y sds rape',
      'is due to be let out on 31 October 2030 (release date 1 November 2030) if this offence does not stay under the old rules, or on 2 March 2032. This'],
    ['2025-06-10 4y sds robbery',
      'is due for release on 8 December 2026. The day of the stage is in the prison service’s timetable, not in published law. Without it: 10 June 2027. This'],
    ['2026-11-16 9y sds common_assault', 'is due for release on 15 November 2029, after one-third of the sentence, if the length is right. This'],
    ['2016-04-18 7y +4y eds',
      'a person sentenced on 18 April 2016 to an extended sentence with a time in prison of 7 years could be released by the Parole Board from 16 December 2020, and had to be released by 17 April 2023.'],
    ['2025-03-03 2y sds theft; 2025-03-03 1y sds theft after 1 & recallType=fixed_term_56&returnToCustodyDate=2026-11-02',
      'the first of them passed on 3 March 2025, recalled to prison and back there on 2 November 2026, is usually let out on 23 December 2026, and by law no later than 24 December 2026 (release date 27 December 2026), unless it is decided otherwise'],
    [`${besideNew}&recallType=fixed_term_56&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1`,
      'is due for release on 18 February 2027, after one-third of 9 months, unless it is decided otherwise about the recall. This'],
    [`${besideNew}&recallType=standard&returnToCustodyDate=2026-11-02&recallDate=2026-11-02&recallSentenceIds=1`,
      'is due for release no later than 9 January 2029, or earlier if the Parole Board agrees, but not before 18 February 2027. This'],
    [besideNew, ', after one-third of 9 months, if the person was not recalled to prison for sentence 1; after a standard recall nothing is automatic before 9 January 2029. This'],
    ['2025-06 5y sentenceType=unknown adult remandCreditDays=unknown',
      'is due for release on 28 February 2027 for most offences, and as late as 29 June 2030 for some (from 29 October 2028 if the Parole Board agrees), because the offence is not known. We counted no days on remand. With them it is earlier. Only the month of the sentence is known. If it was passed on 1 June 2025, it is 30 January 2027. This'],
    ['startMonth=2026-06&sentenceYears=3&sentenceType=sds&offenceKey=robbery',
      'is due to be let out between 1 June 2027 and 30 June 2027; it depends on the day in that month. This'],
    ['startMonth=2025-03&sentenceYears=16&sentenceType=life&offenceKey=murder',
      'cannot be released before 28 February 2041, and then only if the Parole Board agrees; it depends on the day in that month.'],
    ['startMonth=2025-03&sentenceYears=6&extensionYears=3&sentenceType=eds&offenceKey=rape',
      'can be released by the Parole Board from 28 February 2029, and must be released by 30 March 2031; it depends on the day in that month.'],
    [answers['an extended sentence beside one without an offence'],
      'can be released by the Parole Board from 3 February 2030, and must be released by 4 October 2031, for most offences, and as late as 4 October 2035 for some (from 5 April 2031 if the Parole Board agrees), because the offence is not known.'],
    [answers['a recall of 28 days that has passed'], 'was due for release by 5 November 2026.'],
    ['2023-09-18 3y sds & recallType=standard&recallDate=2026-01-05&returnToCustodyDate=2026-01-06', 'was due for release by 31 March 2026, or by 17 September 2026.'],
    [answers['a recall of 56 days'], 'is due for release on 3 December 2026, unless it is decided otherwise.'],
  ])('%s', (link, said) => expect(quote(outcome(link))).toContain(said))
})

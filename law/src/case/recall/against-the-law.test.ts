import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import { caseWarningText, warningForPeople } from '../../words/en/case-warnings.ts'
import { caseOf } from '../case-answer.ts'
import { howSureOf } from '../how-sure.ts'
import { requestOf } from '../request-of.ts'

/** The release, how sure, what is said of the kind, and the rivals of the kind; or the words of the refusal. */
function said(line: string): string {
  const answer = caseOf(caseIn(line))
  if ('refusals' in answer) return answer.refusals.map(({ message }) => message).join(' ')
  const codes = answer.warnings.map(({ code }) => code).filter((code) => /KIND|56/.test(code))
  const rivals = (answer.alternatives ?? []).filter(({ code }) => /^A_RECALL_/.test(code))
  const days = rivals.map(({ code, release }) => `${code.slice(9)} ${isoDate(release as never)}`)
  return [isoDate(answer.release as never), howSureOf(answer).level, ...codes, ...days].join(', ')
}

const on = (type: string, day: string, rest = ''): string =>
  `; recall ${type} recallDate=${day} returnToCustodyDate=${day} ${rest}`.trimEnd()

const clear = 'charge=none mappaLevel=1 terrorismOrState=false'
const oneOf = 'A recall from an extended, special, terrorism or national security sentence is a standard one.'
const beside = (name: string): string =>
  `While ${name} runs every recall is a standard one (section 255A(8)).`

const five = '2023-01-02 5y supplying_class_a_drug'
const three = '2025-06-02 3y theft'
const secrets = '2024-01-05 4y unauthorised_disclosure_official_secrets'
const young = '2025-01-06 3y section_250 robbery'
const eds = '2019-01-05 5y +4y eds robbery'

// biome-ignore format: one case a row
describe('Section 255A: a kind of recall that the law does not give the person', () => {
  test.each([
    // Sentencing Act 2026, section 33(14), and SI 2026/86, regulation 4(3).
    ['L72: a standard recall of before', five + on('standard', '2026-01-09'), '2028-01-01, two_dates, W_RECALL_BECAME_56, 56_NOW 2026-04-14'],
    ['on the eve of the change', five + on('standard', '2026-03-30'), '2028-01-01, two_dates, W_RECALL_BECAME_56, 56_NOW 2026-05-24'],
    ['on the day of it the kind was said under the new law', five + on('standard', '2026-03-31'), '2028-01-01, sure'],
    ['a charge with a conviction excludes: (8)(k)', five + on('standard', '2026-01-09', 'charge=convicted'), '2028-01-01, sure'],
    ['terrorism or a foreign power', five + on('standard', '2026-01-09', 'terrorismOrState=true'), '2028-01-01, sure'],
    ['a fact that nobody knows excludes nothing', five + on('standard', '2026-01-09', 'mappaLevel=unknown'), '2028-01-01, two_dates, W_RECALL_BECAME_56, 56_NOW 2026-04-14'],
    ['L73: every exception denied', five + on('standard', '2026-01-09', clear), '2028-01-01, not_sure, W_RECALL_BECAME_56, W_RECALL_KIND, 56_NOW 2026-04-14'],
    ['the law of a day before the change', `${five}${on('standard', '2026-01-09')}; law 2026-03-30`, '2028-01-01, sure'],
    ['the law of that day', `${five}${on('standard', '2026-01-09')}; law 2026-03-31`, '2028-01-01, two_dates, W_RECALL_BECAME_56, 56_NOW 2026-04-14'],
    ['fixed points', `${five}${on('standard', '2026-01-09')}; law after_act`, '2028-01-01, sure'],
    ['an adult sentence passed by 31 March 2026', `2023-06-12 5y section_250 robbery; 2026-03-31 20d theft${on('standard', '2026-01-12', 'sentenceIds=1')}`, '2028-06-11, two_dates, W_RECALL_BECAME_56, 56_NOW 2026-04-14'],
    ['one passed on 1 April', `2023-06-12 5y section_250 robbery; 2026-04-01 20d theft${on('standard', '2026-01-12', 'sentenceIds=1')}`, '2028-06-11, sure'],
    ['back after it: passed by the return', '2023-06-12 5y section_250 robbery; 2026-04-10 20d theft; recall standard recallDate=2026-03-10 returnToCustodyDate=2026-04-10 sentenceIds=1', '2028-07-11, two_dates, W_RECALL_BECAME_56, 56_NOW 2026-06-04'],
    ['an extended sentence beside it', `${eds}; 2024-02-05 4y theft${on('standard', '2026-01-12', 'sentenceIds=2')}`, '2028-02-04, not_sure'],
    ['one that had ended', `2015-01-05 2y +1y eds robbery; 2024-02-05 4y theft${on('standard', '2026-01-12', 'sentenceIds=2')}`, '2028-02-04, two_dates, W_RECALL_BECAME_56, 56_NOW 2026-03-31'],
    // Section 255A(4) as it was, (7) and (8).
    ['L73: 56 days by the facts', three + on('standard', '2026-10-09', clear), '2028-06-01, not_sure, W_RECALL_KIND, 56_NOW 2026-12-03'],
    ['beside an extended sentence of no known length', `2024-10-07 30m theft; 2025-11-10 4y eds robbery${on('standard', '2025-12-01', `sentenceIds=1 ${clear}`)}`, '2029-11-09, sure'],
    ['28 days by the Order of 2025, and 56 since', `2024-10-07 30m theft${on('standard', '2025-12-01', clear)}`, '2027-04-06, not_sure, W_RECALL_BECAME_56, W_RECALL_KIND, 56_NOW 2026-03-31, 28 2025-12-28'],
    ['14 days by the facts for 28 that were told', `2025-03-03 11m theft${on('fixed_term_28', '2025-10-06', clear)}`, '2025-11-02, not_sure, W_RECALL_KIND, 14 2025-10-19'],
    ['56 days, and a charge', three + on('fixed_term_56', '2026-10-09', 'charge=not_convicted'), '2026-12-03, not_sure, W_RECALL_KIND, STANDARD 2028-06-01'],
    ['56 days that a recall of before cannot have become', five + on('fixed_term_56', '2026-01-09', 'mappaLevel=2'), '2026-04-14, not_sure, W_RECALL_KIND, STANDARD 2028-01-01'],
    ['section 250 detention under 12 months: 14 days by the facts', `2026-02-02 11m section_250 robbery${on('standard', '2026-07-29', 'charge=none mappaLevel=1')}`, '2027-01-01, not_sure, W_RECALL_KIND, 14 2026-08-11'],
    // Schedule 19ZB and Schedule 13, Part 3.
    ['L74: an offence of Schedule 19ZB', secrets + on('fixed_term_56', '2026-10-10'), oneOf],
    ['28 days on the day of the change', secrets + on('fixed_term_28', '2026-03-31'), oneOf],
    ['on its eve the risk test decided', secrets + on('fixed_term_28', '2026-03-30'), '2026-04-26, sure'],
    ['by a law of before', `${secrets}${on('fixed_term_56', '2026-10-10')}; law before_act`, '2026-12-04, sure'],
    ['the paragraph before the first of them', `2024-01-05 4y breach_of_domestic_abuse_protection_order${on('fixed_term_56', '2026-10-10')}`, '2026-12-04, sure'],
    ['the first of them', `2020-01-06 10y spying_1911${on('fixed_term_56', '2026-10-10')}`, oneOf],
    // Section 255A(2) and (8): is serving.
    ['L75: an extended sentence that is not named', `${eds}; 2024-02-05 4y theft${on('fixed_term_56', '2026-10-10', 'sentenceIds=2')}`, beside('an extended sentence')],
    ['on its last day', `${eds}; 2024-02-05 4y theft${on('fixed_term_56', '2028-01-04', 'sentenceIds=2')}`, beside('an extended sentence')],
    ['the day after', `${eds}; 2024-02-05 4y theft${on('fixed_term_56', '2028-01-05', 'sentenceIds=2')}`, '2028-02-04, not_sure'],
    ['28 days with a return before the change', `${eds}; 2024-02-05 4y theft${on('fixed_term_28', '2026-03-02', 'sentenceIds=2')}`, '2026-03-29, not_sure'],
    ['a special sentence', `2016-10-03 10y +1y sopc rape_of_child_under_13; 2016-10-03 11y theft${on('fixed_term_56', '2026-10-20', 'sentenceIds=2')}`, beside('a special custodial sentence')],
    ['a national security offence', `2022-01-03 9y sabotage; 2024-02-05 4y theft${on('fixed_term_56', '2026-10-10', 'sentenceIds=2')}`, beside('a terrorism or national security sentence, or one under the Criminal Justice Act 1991,')],
    ['a kind that is not known: no fixed term', `${eds}; 2024-02-05 4y theft${on('unknown', '2026-10-10', 'sentenceIds=2')}`, '2028-02-04, not_sure'],
    ['an adult sentence that is not named', `${young}; ${three}${on('fixed_term_28', '2026-10-10', 'sentenceIds=1')}`, '2026-12-04, not_sure, W_RECALL_56_NOW, 28 2026-11-06'],
    // Sections 255A(7) and 255BA(2).
    ['L76: 28 days of an adult', three + on('fixed_term_28', '2026-10-09'), '2026-12-03, not_sure, W_RECALL_56_NOW, 28 2026-11-05'],
    ['back on the day of the change', `2024-06-03 3y theft${on('fixed_term_28', '2026-03-31')}`, '2026-05-25, not_sure, W_RECALL_56_NOW, 28 2026-04-27'],
    ['with a fact that leaves a standard recall', three + on('fixed_term_28', '2026-10-09', 'mappaLevel=3'), '2026-12-03, not_sure, W_RECALL_56_NOW, 28 2026-11-05, STANDARD 2028-06-01'],
    ['by a law of before what was told stands', `${three}${on('fixed_term_28', '2026-10-09')}; law before_act`, '2026-11-05, not_sure, W_RECALL_56_NOW, 56_NOW 2026-12-03'],
    ['where the age is open what was told stands', `2025-06-02 3y robbery ageAtConviction=unknown${on('fixed_term_28', '2026-10-09')}`, '2026-11-05, not_sure, W_RECALL_56_NOW, 56_NOW 2026-12-03'],
    ['where another sentence decides nothing weighs', `${three}; 2026-11-16 6y supplying_class_a_drug${on('fixed_term_28', '2026-10-09', 'sentenceIds=1')}`, '2028-11-15, sure, W_RECALL_56_NOW'],
    // Section 255B(1A).
    ['L77: 56 days of section 250 detention', young + on('fixed_term_56', '2026-11-04'), '2026-12-29, not_sure, W_RECALL_KIND, 28 2026-12-01'],
    ['under 12 months', `2026-01-05 11m section_250 robbery${on('fixed_term_56', '2026-07-06')}`, '2026-08-30, not_sure, W_RECALL_KIND, 14 2026-07-19'],
    ['beside an adult sentence it is lawful', `${young}; ${three}${on('fixed_term_56', '2026-10-10', 'sentenceIds=1')}`, '2026-12-04, sure'],
  ])('%s', (_, line, want) => expect(said(line).replace(/, (?=$)/, '')).toBe(want))

  test('the kind that was told is asked again, and not the one of the answer', () => {
    const answer = answered(three + on('fixed_term_28', '2026-10-09'))
    expect(answer.recalled?.recall.type).toBe('fixed_term_56')
    expect(requestOf(answer.case).recall?.type).toBe('fixed_term_28')
    const rival = answer.alternatives?.[0]?.answer()
    expect(rival && requestOf(rival.case).recall?.type).toBe('fixed_term_28')
  })

  test.each([
    ['2026-01-09', 'W_RECALL_BECAME_56', five, 'standard', 'On 31 March 2026 this became a recall of 56 days, unless one of these applies: MAPPA level 2 or 3; recalled because of a charge; terrorism or state threats; an extended or special sentence (Criminal Justice Act 2003, section 255A(7) and (8); Sentencing Act 2026, section 33(14); SI 2026/86, regulation 4). If none does, the person should have been let out on 14 April 2026: ask the prison and a solicitor. If the Parole Board refused release before, it is not before the 57th day after the refusal was served (regulation 4(2)).'],
    ['2026-10-09', 'W_RECALL_56_NOW', '2025-06-02 3y robbery ageAtConviction=unknown', 'fixed_term_28', 'Check the kind. Since 31 March 2026 a fixed-term recall of an adult is 56 days (Criminal Justice Act 2003, sections 255A(7) and 255BA(2)). This date is for the kind that was told. For 56 days it is another one: see the alternatives. The recall papers name the kind.'],
  ])('its words, %s', (day, code, sentence, type, want) => {
    const { warnings } = answered(sentence + on(type, day))
    expect(caseWarningText(warnings.find((one) => one.code === code) as never)).toBe(want)
  })

  test.each([
    ['2025-06-02 3y theft', 'Since 31 March 2026 a fixed-term recall of an adult is 56 days. This date is for 56 days. Look at the recall papers.'],
    ['2025-06-02 3y robbery ageAtConviction=unknown', 'Since 31 March 2026 a fixed-term recall of an adult is 56 days. This date is for the kind that you gave. Look at the recall papers.'],
  ])('for people: %s', (sentence, want) => {
    const { warnings } = answered(sentence + on('fixed_term_28', '2026-10-09'))
    expect(warningForPeople(warnings.find(({ code }) => code === 'W_RECALL_56_NOW') as never)).toBe(want)
  })

  test('a day that is still to come', () => {
    const { warnings } = answered(`${five}; recall standard recallDate=2026-03-10 returnToCustodyDate=2026-12-14`)
    const warning = warnings.find(({ code }) => code === 'W_RECALL_BECAME_56')
    expect(caseWarningText(warning as never)).toContain('If none does, the person should be let out on 7 February 2027:')
  })
})

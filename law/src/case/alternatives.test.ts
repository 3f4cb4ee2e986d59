import { describe, expect, test } from 'vitest'
import { answered, on } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { alternativeCodes } from '../tables/alternative-codes.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import { caseAlternativesOf } from './alternatives.ts'
import type { CaseAlternative, CaseAnswer } from './answer.ts'
import { caseOf } from './case-answer.ts'
import { warningOfRival } from './doubts.ts'
import { howSureOf } from './how-sure.ts'

const written = ({ code, sentenceIds, release, paroleEligibility }: CaseAlternative): string =>
  [
    ...[code, sentenceIds.join('+'), release === null ? '-' : isoDate(release)],
    ...(paroleEligibility === null ? [] : ['PED', isoDate(paroleEligibility)]),
  ].join(' ')

function rivals(asked: AskedCase): readonly string[] {
  const answer = answered(asked)
  return caseAlternativesOf(answer).map(written)
}

const key = (key: string): { readonly offenceKey: string } => ({ offenceKey: key })
const sds = { sentenceType: 'sds' } as const
const shpo = key('breach_of_sexual_harm_prevention_order')
const burglary = key('burglary_dwelling')
const images = key('making_indecent_images_of_children')
const harm = key('actual_bodily_harm')

// The dates were worked out by hand: the days of the term at each part, counted from the first day.
describe('A case carries the rival dates of all its sentences together', () => {
  // biome-ignore format: one case a row
  for (const [what, sentences, want] of [
    ['nothing in doubt', [on('2026-11-16', 3, key('theft'))], []],
    ['may be on the list: one-half of 3 years, then one-third of the year for theft', [on('2026-11-16', 3, { ...images, ...sds }), on('2026-11-16', 1, { ...key('theft'), consecutiveTo: '1' })], ['A_ON_LIST 1 2028-09-15']],
    ['both may be on the list, side by side', [on('2026-11-16', 3, { ...images, ...sds }), on('2026-11-16', 2, { ...images, ...sds })], ['A_ON_LIST 1+2 2028-05-16']],
    ['the description of the list fits it', [on('2026-11-16', 3, { ...key('sexual_activity_with_child'), ...sds })], ['A_OFF_LIST 1 2027-11-16']],
    ['rules of the list chosen without an offence', [on('2026-11-16', 3, { regimeId: 'sds_adult_barred_40' })], ['A_OFF_LIST 1 2027-11-16']],
    ['rape, which the list names', [on('2026-11-02', 8, { ...key('rape'), ...sds })], ['A_OFF_LIST_NAMED 1 2030-11-01']],
    ['section 250 at one-half, as the Act was passed', [on('2026-11-02', 3, { ...harm, sentenceType: 'section_250' })], ['A_SECTION_250_HALF 1 2028-05-02']],
    ['section 250, out on the first day of the Act', [on('2025-07-20', 3, { ...harm, sentenceType: 'section_250' })], ['A_SECTION_250_HALF 1 2027-01-18']],
    ['section 250 that was over before the Act', [on('2024-11-04', 3, { ...harm, sentenceType: 'section_250' })], []],
    ['a burglary that the prison service counts as violent', [on('2024-12-10', 5, burglary)], ['A_COUNTED_VIOLENT 1 2027-01-12']],
    ['the same behind a longer sentence: it changes no date of the case', [on('2024-12-10', 5, burglary), on('2024-12-10', 12, key('theft'))], []],
    ['held until a stage whose instrument was not seen', [on('2025-06-10', 4, { ...key('robbery'), ...sds })], ['A_STAGE_NOT_BEGUN 1 2027-06-10']],
    ['held until a stage, and a longer one passed since the Act began, which waits for none: it does not depend on it', [on('2025-06-10', 4, { ...key('robbery'), ...sds }), on('2026-11-16', 4, { ...key('theft'), ...sds })], []],
    ['held until a stage, and a shorter one passed since', [on('2025-06-10', 4, { ...key('robbery'), ...sds }), on('2026-11-16', 0, { sentenceMonths: 6, ...key('theft'), ...sds })], ['A_STAGE_NOT_BEGUN 1 2027-06-10']],
    ['held until a stage, and another that is past it already', [on('2025-06-10', 4, { ...key('robbery'), ...sds }), on('2026-06-24', 4, { ...key('theft'), ...sds })], []],
    ['held until a stage, and another let go at the old point before it: only the first is in doubt', [on('2025-06-10', 4, { ...key('robbery'), ...sds }), on('2025-06-10', 3, { sentenceMonths: 4, ...key('robbery'), ...sds })], ['A_STAGE_NOT_BEGUN 1 2027-06-10']],
    ['past the stage already: it does not depend on it', [on('2026-06-24', 4, key('theft'))], []],
    ['held until a stage of 2024, which is in the order itself', [on('2023-09-11', 2, key('theft'))], []],
    ['back to one-half in December 2024', [on('2024-11-01', 3, { ...shpo, ...sds })], []],
    ['the same beside one that was over by then', [on('2024-09-16', 0, { sentenceMonths: 3, ...shpo, ...sds }), on('2024-11-01', 3, { ...shpo, ...sds })], []],
    ['the same, and a longer one passed since, which was never at 40%', [on('2024-11-01', 3, { ...shpo, ...sds }), on('2025-01-06', 3, { ...shpo, ...sds })], []],
    ['the same, and held until the stage of 12 January 2027', [on('2024-11-01', 5, { ...shpo, ...sds })], ['A_STAGE_NOT_BEGUN 1 2027-05-02']],
    ['passed after the change of December 2024', [on('2024-12-16', 3, { ...shpo, ...sds })], []],
    ['passed on that day, and held until the stage of 12 January 2027', [on('2024-12-16', 5, { ...shpo, ...sds })], ['A_STAGE_NOT_BEGUN 1 2027-06-16']],
    ['life only for later conduct', [on('2026-11-02', 8, { ...key('causing_death_by_dangerous_driving'), ...sds })], ['A_EARLIER_CONDUCT 1 2029-07-02']],
    ['conduct before life became the maximum on 28 June 2022', [on('2026-11-02', 8, { ...key('causing_death_by_dangerous_driving'), ...sds, offenceDate: '2022-06-27' })], ['A_COUNTED_AS_LIFE 1 2030-11-01']],
    ['conduct from that day: nothing in doubt', [on('2026-11-02', 8, { ...key('causing_death_by_dangerous_driving'), ...sds, offenceDate: '2022-06-28' })], []],
    ['section 278(1A): the age on the day of the offence is not known', [on('2026-11-16', 8, { ...key('rape_of_child_under_13'), ...sds })], ['A_UNDER_18_AT_OFFENCE 1 2032-03-16']],
    ['Sentencing Code, section 252A(1A)(b): the day of the offence is not known', [on('2026-11-16', 5, { ...key('sabotage'), ageAtConviction: 'child' })], ['A_COMMITTED_BEFORE 1 2029-05-16']],
    ['Schedule 13, Part 2: the age of the victim is not known', [on('2026-11-16', 8, { ...key('buggery_1956'), ...sds })], ['A_SPECIAL 1 2034-11-15 PED 2032-03-16']],
    ['the age is not known', [on('2026-11-02', 3, { ageAtConviction: 'unknown', ...key('robbery') })], ['A_UNDER_18 1 2028-01-14']],
    ['Sentencing Code, section 249: nor does it matter, where no such sentence can be passed on a person under 18', [on('2026-11-02', 3, { ageAtConviction: 'unknown', ...key('theft') })], []],
    ['section 234: it is an order then, of 2 years', [on('2026-11-02', 2, { ageAtConviction: 'unknown', ...key('theft') })], ['A_UNDER_18 1 2027-11-02']],
    ['section 234: section 250 or an order, of 2 years', [on('2026-11-16', 2, { ageAtConviction: 'child', ...key('robbery') })], ['A_SECTION_250_HALF 1 2027-11-16', 'A_TRAINING_ORDER 1 2027-11-16']],
    ['section 236: an order is at most 24 months', [on('2024-11-18', 2, { sentenceDays: 1, ageAtConviction: 'child', ...key('robbery') })], []],
    ['section 236: and at least 4', [on('2024-11-18', 0, { sentenceMonths: 4, ageAtConviction: 'child', ...key('robbery') })], ['A_TRAINING_ORDER 1 2025-01-16', 'A_UNDER_18_AT_RELEASE 1 2025-01-04']],
    ['section 236: a day less', [on('2024-11-18', 0, { sentenceMonths: 3, sentenceDays: 27, ageAtConviction: 'child', ...key('robbery') })], ['A_UNDER_18_AT_RELEASE 1 2025-01-04']],
    ['section 239: without credit until 28 June 2022', [on('2022-06-27', 2, { ageAtConviction: 'child', remandCreditDays: 10, ...key('robbery') })], ['A_TRAINING_ORDER 1 2023-06-27']],
    ['orders began on 1 April 2000', [on('2000-04-01', 2, { ageAtConviction: 'child', ...key('robbery') })], ['A_TRAINING_ORDER 1 2001-03-31']],
    ['and none before', [on('2000-03-31', 2, { ageAtConviction: 'child', ...key('robbery') })], []],
    ['the same for life: the minimum term stays what it is', [on('2026-11-02', 15, { ageAtConviction: 'unknown', sentenceType: 'life' })], []],
    ['the age of one is not known, a standard sentence named', [on('2026-11-02', 3, { ageAtConviction: 'unknown', ...sds, ...key('robbery') }), on('2026-11-02', 1, key('theft'))], ['A_UNDER_18 1 2028-01-14']],
    ['section 243A(1)(b): section 250 under 12 months, the age at release not known', [on('2024-11-18', 0, { sentenceMonths: 3, sentenceType: 'section_250', ...key('robbery') })], ['A_UNDER_18_AT_RELEASE 1 2024-12-24']],
    ['section 258(2B): 12 years in default, the sum not told', [on('2026-11-02', 12, { sentenceType: 'fine_default' })], ['A_WHOLE_DEFAULT_TERM 1 2038-11-01']],
    ['Schedule 20B: fund-raising for terrorism, half-way before 3 December 2012', [on('2006-01-09', 8, { ...key('terrorist_fundraising'), ...sds, offenceDate: '2004-01-05' })], ['A_OLD_HALFWAY 1 2010-01-08']],
    ['Schedule 20B: robbery of 2006, the day of the offence not given', [on('2006-01-09', 8, { ...key('robbery'), ...sds })], ['A_OLD_OFFENCE 1 2011-05-10 PED 2010-01-08']],
    ['Schedule 20B: passed on the first day of the new release rules', [on('2005-04-04', 8, { ...key('robbery'), ...sds })], ['A_OLD_OFFENCE 1 2010-08-03 PED 2009-04-03']],
    ['life of 2006: the minimum term stays what it is', [on('2006-01-09', 15, { sentenceType: 'life' })], []],
    ['Schedule 20B, paragraph 4(3): an older extended sentence, the offence not given', [on('2006-01-09', 8, { sentenceType: 'eds', offenceDate: '2004-06-01' })], ['A_SPECIFIED_OFFENCE 1 2011-05-10 PED 2010-01-08']],
    ['the same of 4 years exactly', [on('2009-03-12', 4, { sentenceType: 'eds', offenceDate: '2004-06-01' })], ['A_SPECIFIED_OFFENCE 1 2011-11-10 PED 2011-03-12']],
    ['the same under 4 years: one-half for every offence', [on('2009-03-12', 3, { sentenceMonths: 11, sentenceType: 'eds', offenceDate: '2004-06-01' })], []],
    ['the kind is not known: all of the term, to the Parole Board at two-thirds', [on('2026-11-16', 4, harm)], ['A_EXTENDED 1 2030-11-15 PED 2029-07-16']],
    ['the rules were chosen, and the offence leads to them: it can be one all the same', [on('2026-11-16', 4, { ...harm, regimeId: 'sds_adult_sds40_excluded' })], ['A_EXTENDED 1 2030-11-15 PED 2029-07-16']],
    ['rules were chosen to which the offence does not lead: it does not count', [on('2026-11-16', 4, { ...harm, regimeId: 'sds_adult' })], []],
    ['section 247A(2A): extended from 29 June 2021, the offence not given', [on('2023-03-06', 9, { sentenceType: 'eds' })], ['A_NO_EARLY_RELEASE 1 2032-03-05']],
    ['section 247A(2A): extended, an offence that is not terrorism', [on('2023-03-06', 9, { sentenceType: 'eds', ...key('robbery') })], []],
    ['section 247A(2A): extended, life only for conduct from 13 April 2015', [on('2023-03-06', 9, { sentenceType: 'eds', ...key('terrorist_training') })], ['A_EARLIER_CONDUCT 1 2032-03-05 PED 2029-03-05']],
    ['section 247A(8): special, for terrorism: no other kind is possible', [on('2021-06-29', 9, { sentenceType: 'sopc', ...key('terrorist_training') })], []],
    ['section 247A(1)(b): special, half-way before 26 February 2020, two-thirds later', [on('2015-05-05', 9, { sentenceType: 'sopc', ...key('terrorist_training') })], ['A_NOT_RELEASED 1 2024-05-04 PED 2021-05-04']],
    ['section 258: days held before for a contempt', [on('2024-10-28', 0, { sentenceMonths: 18, sentenceType: 'contempt', remandCreditDays: 2 })], ['A_CONTEMPT_HELD 1 2025-07-26']],
    ['the same with days on a tag', [on('2024-10-28', 0, { sentenceMonths: 18, sentenceType: 'contempt', taggedBailCreditDays: 2 })], ['A_CONTEMPT_HELD 1 2025-07-26']],
    ['an extended sentence of 2014 with automatic release', [on('2014-01-06', 6, { sentenceType: 'eds', extensionYears: 2 })], ['A_EXTENDED_AUTOMATIC 1 2018-01-05']],
    ['section 246A(2) as it was: not from 10 years on', [on('2014-01-06', 10, { sentenceType: 'eds', extensionYears: 2 })], []],
    ['section 246A(2) as it was: one day under 10 years', [on('2014-01-06', 9, { sentenceMonths: 11, sentenceDays: 30, sentenceType: 'eds', extensionYears: 2 })], ['A_EXTENDED_AUTOMATIC 1 2020-09-04']],
    ['section 246A(2) as it was: not for an offence of Schedule 15B', [on('2014-01-06', 6, { sentenceType: 'eds', extensionYears: 2, ...key('wounding_with_intent') })], []],
    ['section 246A(2) as it was: robbery is in it only with a firearm, which is not asked', [on('2014-01-06', 6, { sentenceType: 'eds', extensionYears: 2, ...key('robbery') })], ['A_EXTENDED_AUTOMATIC 1 2018-01-05']],
    ['section 247A(2A): a standard sentence was named', [on('2023-03-06', 9, { ...sds, ...key('preparation_of_terrorist_acts') })], []],
    ['section 250 at one-half, where another sentence governs', [on('2026-11-02', 3, { ...harm, sentenceType: 'section_250' }), on('2026-11-02', 6, key('theft'))], []],
    ['no early release', [on('2026-11-02', 8, { sentenceType: 'terrorism' })], ['A_NO_EARLY_RELEASE 1 2034-11-01']],
    ['section 247A(1)(b): out at one-half before it began: it does not apply', [on('2018-03-05', 3, { sentenceType: 'terrorism' })], []],
    ['section 247A chosen for the same', [on('2018-03-05', 3, { regimeId: 'terrorism_s247a' })], ['A_RELEASED_AT_HALF 1 2019-09-03']],
  ] as const)
    test(`${what}: ${want.length === 0 ? 'none' : want.join(', ')}`, () => {
      expect(rivals({ sentences })).toEqual(want)
      for (const rival of want) met.add(rival.split(' ')[0] as string)
    })

  const met = new Set<string>()
  // Of what was said of the age beside a day of birth: day-of-birth.test.ts.
  test('every doubt has its row', () =>
    expect([...met, 'A_AGE_BY_BIRTH'].sort()).toEqual([...alternativeCodes].sort()))
})

describe('The law of the rival is the law of the case', () => {
  for (const [law, want] of [
    // One-half of 5 years, without a stage; one-third of them either way.
    ['before_act', ['A_COUNTED_VIOLENT 1 2027-06-10']],
    ['after_act', []],
    ['2026-09-30', ['A_COUNTED_VIOLENT 1 2027-06-10']],
  ] as const)
    test(`${law}: ${want.length === 0 ? 'none' : want.join(', ')}`, () =>
      expect(rivals({ sentences: [on('2024-12-10', 5, burglary)], law })).toEqual(want))

  for (const law of ['before_act', 'after_act'] as const)
    test(`${law}: points that are fixed meet no change of December 2024`, () =>
      expect(rivals({ sentences: [on('2024-11-01', 3, { ...shpo, ...sds })], law })).toEqual([]))
})

describe('A rival that is not worked out here has no date, and leaves its warning and its level', () => {
  const said = (asked: AskedCase, code: string): string => {
    const answer = caseOf(asked) as CaseAnswer
    const warning = answer.warnings.find((one) => one.code === code)
    const { level, because } = howSureOf(answer)
    return `${warning === undefined ? 'none' : caseWarningText(warning)} ${level}: ${because}`
  }
  const old = 'If the offence was before 4 April 2005, other release rules apply to this sentence.'
  const ask = 'Give the day of the offence. No date can be given for it here.'
  const plain = key('theft')
  const ipp = { ...plain, sentenceType: 'ipp', onLicence: true } as const
  // biome-ignore format: one row per line
  test.each([
    ['Schedule 20B: two old terms are one', { sentences: [on('2006-06-01', 5, key('robbery')), on('2006-07-03', 0, { ...plain, sentenceMonths: 3 })] }, 'W_OLD_OFFENCE', `${old} ${ask} two_dates: W_OLD_OFFENCE`],
    ['Schedule 20B: a recall under the 1991 Act', { sentences: [on('2006-01-09', 3, plain)], recall: { type: 'standard', recallDate: '2008-06-02', returnToCustodyDate: '2008-06-02' } }, 'W_OLD_OFFENCE', `${old} ${ask} two_dates: W_OLD_OFFENCE`],
    ['life in a chain', { sentences: [on('2026-11-16', 15, { sentenceType: 'life' }), on('2026-11-16', 2, { ...plain, howItRuns: 'unknown' })] }, 'W_RUNS_NOT_TOLD', 'It is not known how sentence 2 runs. The date is for running at the same time as the others. After them it is another one. No date can be given for it here. fairly_sure: W_RUNS_NOT_TOLD'],
    ['a recall beside a detention and training order', { sentences: [on('2025-01-10', 4, plain), on('2026-11-20', 1, plain), on('2026-11-20', 0, { sentenceMonths: 4, sentenceType: 'dto' })] }, 'W_RECALL_NOT_TOLD', 'Was the person recalled to prison for sentence 1? Sentence 2 was passed during that licence. After a standard recall nothing is automatic before that sentence ends. Give the recall, or this date may be months too early. No date can be given for it here. not_sure: W_RECALL_NOT_TOLD,W_RELEASED_BETWEEN'],
    ['with a date: as ever', { sentences: [on('2008-03-03', 2, { ...ipp, ...key('robbery') }), on('2026-11-16', 1, plain)] }, 'W_LICENCE_REVOKED', 'The person is taken to be on licence from sentence 1, and not recalled. If that licence is revoked (Crime (Sentences) Act 1997, section 32), this date does not hold: only the Parole Board can let the person out. fairly_sure: A_LICENCE_REVOKED,W_LICENCE_MAY_HAVE_ENDED'],
    ['whole life: nothing moves it', { sentences: [on('2026-11-16', 0, { sentenceType: 'life', wholeLife: true }), on('2026-11-16', 1, { ...plain, howItRuns: 'unknown' })] }, 'W_RUNS_NOT_TOLD', 'none sure: '],
  ] as const)('%s', (_, asked, code, want) => expect(said(asked as AskedCase, code)).toBe(want))
})

test('a rival that what was told rules out is left out: an award after its release', () => {
  const sentences = [on('2026-11-16', 3, { ...key('sexual_activity_with_child'), ...sds })]
  expect(rivals({ sentences, addedDays: [{ date: '2027-10-04', days: 7 }] })).toEqual([
    'A_OFF_LIST 1 2027-11-23',
  ])
  expect(rivals({ sentences, addedDays: [{ date: '2028-01-10', days: 7 }] })).toEqual([])
})

test('the rival says what it is about', () => {
  const about = (sentence: AskedCaseSentence): readonly string[] =>
    caseAlternativesOf(caseOf({ sentences: [sentence] }) as CaseAnswer).map(({ about }) => about)
  expect(about(on('2024-12-10', 5, burglary))).toEqual(['the law'])
  expect(about(on('2026-11-02', 3, { ageAtConviction: 'unknown', ...key('robbery') }))).toEqual(['the case'])
  const onLicence = { sentences: [on('2025-01-10', 4, key('theft')), on('2026-11-20', 1, key('theft'))] }
  expect(caseAlternativesOf(caseOf(onLicence) as CaseAnswer).map(({ code, about }) => [code, about])).toEqual(
    [['A_RECALLED', 'the case']],
  )
})

test('a rival that is not worked out here has no date: a recall beside a detention and training order', () => {
  const onLicence = [on('2025-01-10', 4, key('theft')), on('2026-11-20', 1, key('theft'))]
  const order = on('2026-11-20', 0, { sentenceMonths: 4, sentenceType: 'dto' })
  expect(rivals({ sentences: onLicence })).toEqual(['A_RECALLED 1 2029-01-09'])
  expect(rivals({ sentences: [...onLicence, order] })).toEqual([])
})

test('what is in doubt about a rival can be asked of its answer', () => {
  const answer = caseOf(caseIn('2026-11-02 3y sds making_indecent_images_of_children')) as CaseAnswer
  const [listed] = caseAlternativesOf(answer)
  expect(listed?.code).toBe('A_ON_LIST')
  expect(caseAlternativesOf(listed?.answer() as CaseAnswer).map(({ code }) => code)).toEqual([
    'A_OFF_LIST_NAMED',
  ])
})

test('a rival that what was told rules out is left out: a section 250 sentence has no licence of a year', () => {
  const special = { ...key('rape_of_child_under_13'), ageAtConviction: 'unknown', extensionYears: 1 } as const
  expect(rivals({ sentences: [on('2026-11-16', 5, special)] }).join()).not.toContain('A_UNDER_18')
})

describe('After a recall the release point does not enter', () => {
  const recall = {
    type: 'fixed_term_56',
    recallDate: '2026-11-02',
    returnToCustodyDate: '2026-11-06',
  } as const
  test('so a rival falls on the same day', () =>
    expect(rivals({ sentences: [on('2022-03-01', 5, { ...burglary, ...sds })], recall })).toEqual([]))
  test('nor the age at release: who was recalled had a licence (section 243A(1)(b))', () => {
    const young = on('2025-01-06', 0, { sentenceMonths: 8, sentenceType: 'section_250', ...key('robbery') })
    const back = {
      type: 'fixed_term_14',
      recallDate: '2025-06-02',
      returnToCustodyDate: '2025-06-02',
    } as const
    expect(rivals({ sentences: [young] })).toEqual(['A_UNDER_18_AT_RELEASE 1 2025-04-13'])
    expect(rivals({ sentences: [young], recall: back })).toEqual([])
  })
  test('or cannot be worked out: an extended sentence without its extension period', () =>
    expect(rivals({ sentences: [on('2022-03-01', 6, key('robbery'))], recall })).toEqual([]))
})

describe('Off the list, section 244ZA goes by length', () => {
  for (const [years, regimeId] of [
    [6, 'sds_plus_adult_4_to_7'],
    [7, 'sds_plus_adult_7_plus'],
  ] as const)
    test(`${years} years: ${regimeId}`, () => {
      const answer = answered({ sentences: [on('2026-11-16', years, { regimeId: 'sds_plus_adult_barred' })] })
      const [rival] = caseAlternativesOf(answer)
      expect(rival?.answer().sentences.map(({ regime }) => regime.id)).toEqual([regimeId])
    })
})

test('the letters of a rival are those of its answer: automatic, after a recall, and after a minimum term', () => {
  for (const asked of [
    caseIn('2024-11-18 0y3m section_250 theft'),
    caseIn(
      '2024-01-08 4y theft; 2026-11-20 5y sds sexual_activity_with_child',
      'recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06 sentenceIds=1',
    ),
    caseIn('2026-11-16 1y life; 2026-11-16 9y theft ageAtConviction=unknown remandCreditDays=3'),
    caseIn('2012-08-08 5y life; 2012-08-08 12y sds robbery offenceDate=2004-06-01; 2010-08-09 12y eds'),
  ] as const) {
    const rivals = caseAlternativesOf(caseOf(asked as AskedCase) as CaseAnswer)
    for (const rival of rivals) expect(rival.releaseType).toBe(rival.answer().releaseType)
  }
})

test('where an order holds the person longer than the rival would, its letters are those of the order', () => {
  const order = on('2026-11-02', 2, { sentenceType: 'dto' })
  // One-third of 1,098 days ends with the order, on 2 November 2027; of 30 months before it, and of 1,101 days after it.
  for (const [length, letters] of [
    [{ sentenceMonths: 30 }, 'MTD'],
    [{ sentenceDays: 1098 }, 'CRD'],
    [{ sentenceDays: 1101 }, 'CRD'],
  ] as const) {
    const other = on('2026-11-02', 0, { ...length, ...key('sexual_activity_with_child'), ...sds })
    const answer = caseOf({ sentences: [order, other] }) as CaseAnswer
    expect(answer.releaseType).toBe('CRD')
    const [rival] = caseAlternativesOf(answer)
    expect([rival?.code, rival?.releaseType, rival?.answer().releaseType]).toEqual([
      ...['A_OFF_LIST', letters, letters],
    ])
  }
})

describe('The warning for which a rival speaks', () => {
  for (const [what, code, warning] of [
    ['of a sentence', 'A_ON_LIST', 'W_BARRED_POSSIBLE'],
    ['of the case', 'A_CREDIT_NOT_SHARED', 'W_CREDIT_SHARED'],
    ['none: it says more than the rival', 'A_KEPT_TO_RELEASE', null],
    ['none: the rival speaks for itself', 'A_NOT_LET_OUT', null],
    ['none: it stands in no table', 'A_DAY_IN_MONTH', null],
  ] as const)
    test(`${code}, ${what}`, () => expect(warningOfRival(code)).toBe(warning))
})

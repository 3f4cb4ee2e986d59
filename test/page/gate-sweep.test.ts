/** Five thousand answers: the day at the gate is one on which people are let out, and how sure it is follows the rule. */
import { type CaseWarningCode, type Day, inWords, isoDate, offences, parseDay } from '@requisite/law'
import { surenessLevels, wayOf } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { bankHolidays } from '../../law/src/calendar/holidays.ts'
import { barOf } from '../../service/src/page/answer/bar-parts.ts'
import { sureOf } from '../../service/src/page/answer/how-sure.ts'
import { type Outcome, outcomeOf } from '../../service/src/page/answer/outcome.ts'
import { quote } from '../../service/src/page/answer/quote.ts'
import { screenOf } from '../../service/src/page/answer/screen.ts'
import { titleOf } from '../../service/src/page/answer/screen-type.ts'
import { nothingSince, startOf } from '../../service/src/told/told.ts'
import { sampledOutcomes } from './sampled-outcomes.ts'

const day = (text: string): Day => parseDay(text) as Day
const today = day('2026-11-16')

const outcomes = sampledOutcomes(27, 5000, today)

const faults = (found: (outcome: Outcome) => readonly unknown[]): readonly unknown[] =>
  outcomes
    .flatMap((outcome) => found(outcome).map((fault) => [fault, JSON.stringify(outcome.told)]))
    .slice(0, 4)

/** Whether people are let out on a day: none of the weekend, and no bank holiday. */
function isWorking(on: Day): boolean {
  const weekday = new Date(`${isoDate(on)}T00:00:00Z`).getUTCDay()
  return weekday > 0 && weekday < 6 && !bankHolidays(Number(isoDate(on).slice(0, 4))).includes(on)
}

/** The rule of how sure an answer is, read from its codes alone. */
const two =
  /^(?:A_OFF_LIST|A_OFF_LIST_NAMED|A_ON_LIST|A_COUNTED_VIOLENT|A_COUNTED_AS_LIFE|A_SECTION_250_HALF|A_TRAINING_ORDER|A_AGE_BY_BIRTH|A_EARLIER_CONDUCT|A_RELEASED_AT_HALF|A_NOT_RELEASED|A_DEFAULT_AFTER_END|A_KEPT_TO_RELEASE|A_TERM_BY_ITSELF|A_CURFEW_56_ONLY|A_UNSPENT_DAY_BY_DAY|A_CURFEW_AT_HALF|A_CURFEW_NOT_STAGED|A_CURFEW_STAGED|A_REMAND_FOR_LATER|A_OTHER_DETENTION|A_UNUSED_LOST|A_RUNS_AFTER|A_CREDIT_ALREADY_OFF|A_CREDIT_OFF_MINIMUM|A_CREDIT_NOT_SHARED|A_CHAIN_TWO_THIRDS|A_NOT_LET_OUT|A_RECALL_\w+)$/
const fairly =
  /^A_(?:OFFENCE_PAROLE|OFFENCE_SPYING|OFFENCE_SPECIAL|STAGE_NOT_BEGUN|EXTENDED|SPECIAL|UNDER_18_AT_OFFENCE|UNDER_18|UNDER_18_AT_RELEASE|RECALLED|CONTEMPT_HELD|LICENCE_REVOKED|UNUSED_SHARED)$/
const notFitting: readonly CaseWarningCode[] = [
  ...([
    'W_OVER_MAXIMUM',
    'W_AGE_MISMATCH',
    'W_AGE_BIRTH',
    'W_LEGACY',
    'W_RECALL_BEFORE_RELEASE',
    'W_RECALL_LENGTH',
    'W_RECALL_KIND',
  ] as const),
  ...([
    'W_RELEASED_BETWEEN',
    'W_SDS_PLUS_LENGTH',
    'W_SDS_PLUS_DATE',
    'W_RECALL_NOT_TOLD',
    'W_REMAND_ON_RECALL',
    'W_SUSPENDED_USUAL',
    'W_RECALL_56_NOW',
  ] as const),
  ...([
    'W_KIND_OFFENCE',
    'W_OFFENCE_DAY',
    'W_EXTENSION_LONG',
    'W_CHILD_SDS',
    'W_CHILD_ADULT_SENTENCE',
    'W_S250_ADULT',
    'W_SOPC_DATE',
    'W_CONTEMPT_LENGTH',
  ] as const),
  ...([
    'W_GIVEN_BACK',
    'W_AT_LARGE_NO_EFFECT',
    'W_ADDED_DAYS_IDLE',
    'W_ADDED_DAYS_INDETERMINATE',
    'W_REMAND_WHILE_SERVING',
    'W_RECALL_SENTENCED_BETWEEN',
  ] as const),
]
const counted: readonly CaseWarningCode[] = [
  'W_LIFE_REMAND',
  'W_CREDITS_EXCEED',
  'W_ADDED_DAYS_RELEASED_BETWEEN',
]

function levelByRule({ answer, rivals, told: { sentences, otherSentences } }: Outcome): string {
  const codes = rivals.map(({ code }) => code)
  const says = (list: readonly CaseWarningCode[]): boolean =>
    answer.warnings.some(({ code }) => list.includes(code))
  const isFixedTerm =
    answer.recalled !== null && answer.releaseBasis === 'automatic' && answer.release !== answer.end
  // A rival for which no date can be given leaves its level to its warning.
  const isUndated = (level: string): boolean =>
    answer.warnings.some(({ values: { undated } }) => undated === level)
  const isOfOffence = codes.some(
    (code) => code.startsWith('A_OFFENCE_') && !/_(?:PAROLE|SPYING|SPECIAL)$/.test(code),
  )
  if (isOfOffence || isUndated('depends')) return 'depends'
  if (says(notFitting) || otherSentences === 'unknown' || sentences.some((one) => startOf(one) > today + 366))
    return 'not_sure'
  // Of a rival that leaves the last day alone, only the Parole Board is in doubt.
  const isSecond = rivals.some(
    ({ code, answer: rival }) =>
      two.test(code) ||
      (code === 'A_EXTENDED_AUTOMATIC' &&
        answer.sentences.some(({ regime }) => regime.family === 'extended')) ||
      (code === 'A_NO_EARLY_RELEASE' && rival.release !== answer.release),
  )
  if (isSecond || isUndated('two_dates')) return 'two_dates'
  const isFairly = codes.some(
    (code) => fairly.test(code) || code === 'A_NO_EARLY_RELEASE' || code === 'A_EXTENDED_AUTOMATIC',
  )
  const isAssumed =
    (sentences.some(({ remandCreditDays }) => remandCreditDays === 'unknown') && !isFixedTerm) ||
    (answer.recalled !== null && sentences.some(({ sentenceType }) => sentenceType === 'unknown'))
  return isFairly || isAssumed || says(counted) || isUndated('fairly_sure') ? 'fairly_sure' : 'sure'
}

describe('Five thousand answers', () => {
  test('of every sort', () => {
    // biome-ignore format: one sort a line
    for (const [sort, least, is] of [
      ['automatic, and ahead', 1200, ({ answer }) => wayOf(answer).by === 'automatic' && (answer.release as Day) >= today],
      ['with a day of leaving', 800, ({ answer }) => answer.leaving !== null],
      ['in the past', 800, ({ answer }) => answer.release !== null && answer.release < today],
      ['the Parole Board first', 300, ({ answer }) => wayOf(answer).by === 'Board first'],
      ['after a recall', 80, ({ answer }) => answer.recalled !== null],
      ['several', 400, ({ told: { sentences } }) => sentences.length > 1],
    ] as readonly (readonly [string, number, (outcome: Outcome) => boolean])[])
      expect([sort, outcomes.filter(is).length >= least]).toEqual([sort, true])
  })

  test('the day of every automatic release is a working day', () => {
    expect(
      faults((outcome) => {
        const {
          answer,
          told: { sentences },
        } = outcome
        if (wayOf(answer).by !== 'automatic' || (answer.release as Day) < today) return []
        if (sentences.some((one) => (answer.release as Day) <= startOf(one))) return []
        const { way } = outcome
        return ('due' in way ? way.due : [])
          .flatMap(({ gate }) => [gate.usual, gate.last])
          .filter((on) => !isWorking(on))
          .map(isoDate)
      }),
    ).toEqual([])
  })

  test('how sure is the rule, and every level occurs', () => {
    expect(
      faults((outcome) => {
        const [is, rule] = [sureOf(outcome).level, levelByRule(outcome)]
        return is === rule
          ? []
          : [
              [
                is,
                rule,
                outcome.rivals.map(({ code }) => code),
                outcome.answer.warnings.map(({ code }) => code),
              ],
            ]
      }),
    ).toEqual([])
    const found = new Set(outcomes.map((outcome) => sureOf(outcome).level))
    expect([...found].sort()).toEqual(['depends', 'fairly_sure', 'not_sure', 'sure', 'two_dates'])
  })

  test('the title has the day of the box, and the quote both days', () => {
    expect(
      faults((outcome) => {
        const { answer } = outcome
        const screen = screenOf(outcome)
        const both = answer.leaving === null ? [] : [answer.leaving.usual, answer.leaving.latest]
        const isOne =
          screen.table === undefined &&
          wayOf(answer).by === 'automatic' &&
          screen.day.length === 1 &&
          (answer.leaving?.latest ?? 0) >= today
        return [
          ...screen.day.filter((words) => !titleOf(screen).toLowerCase().includes(words.toLowerCase())),
          ...(isOne ? both.map(inWords).filter((date) => !quote(outcome).includes(date)) : []),
        ]
      }),
    ).toEqual([])
  })

  test('a bar goes forward, and never beyond what is known', () => {
    expect(
      faults((outcome) => {
        const bar = barOf(outcome)
        const lasts = [
          bar?.first ?? 0,
          ...(bar?.parts.flatMap(({ last }) => (last === null ? [] : [last])) ?? []),
        ]
        return lasts.some((last, i) => i > 0 && last <= (lasts[i - 1] as number)) ? [lasts] : []
      }),
    ).toEqual([])
  })
})

describe('How sure separates cases', () => {
  const keys = [
    ...[
      'robbery',
      'theft',
      'rape',
      'burglary_dwelling',
      'wounding_with_intent',
      'actual_bodily_harm',
      'common_assault',
    ],
    ...['sexual_activity_with_child', 'fraud_by_false_representation', 'dangerous_driving', 'manslaughter'],
    ...['possession_with_intent_class_a', 'stalking_fear_of_violence_or_serious_alarm', null],
  ].map((key) => (offences.some((offence) => offence.key === key) ? key : null))
  const found = keys.flatMap((offenceKey) =>
    [3, 6, 12, 18, 36, 48, 60, 84, 120].flatMap((length) =>
      ['2025-06-10', '2024-12-10', '2026-11-02'].flatMap((start) => {
        const one = { sentenceType: 'sds' as const, ageAtConviction: 'adult' as const }
        const outcome = outcomeOf(
          { ...nothingSince, sentences: [{ ...one, offenceKey, sentenceMonths: length, startDate: start }] },
          today,
        )
        const isOpen = !('refusals' in outcome) && (outcome.answer.release ?? 0) >= today
        return isOpen ? [sureOf(outcome).level] : []
      }),
    ),
  )

  test('no level holds more than 70% of open answers', () => {
    expect(found.length).toBeGreaterThan(200)
    for (const level of surenessLevels)
      expect([level, found.filter((one) => one === level).length / found.length < 0.7]).toEqual([level, true])
  })
})

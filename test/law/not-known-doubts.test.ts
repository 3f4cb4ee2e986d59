/** What is not known is one doubt: its warning stands where a rival does, and a rival is the case asked again with the fact known. */
import type { AskedCase, AskedCaseSentence, CaseAnswer } from '@requisite/law'
import { caseOf, howSureOf, isoDate, requestOf } from '@requisite/law'
import { weightOf } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import { numbersFrom } from '../support/random.ts'

const next = numbersFrom(17)
const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T
const starts = ['2021-03-01', '2023-03-06', '2024-11-01', '2025-06-16', '2026-04-06', '2026-11-02']
const lengths = [{ sentenceMonths: 3 }, { sentenceMonths: 10 }, { sentenceYears: 3 }, { sentenceYears: 8 }]
const offenceKeys = [null, 'theft', 'robbery', 'rape', 'common_assault', 'wounding_with_intent']

function drawnSentence(at: number): AskedCaseSentence {
  const sentenceType = pick([null, 'unknown', 'sds', 'eds', 'section_250'] as const)
  const offenceKey = pick(offenceKeys)
  const isAsked = sentenceType === 'eds' && offenceKey === null
  return {
    ...(at === 0 && next(4) === 0 ? { startMonth: pick(starts).slice(0, 7) } : { startDate: pick(starts) }),
    ...{ ...pick(lengths), sentenceType, offenceKey, notSuspended: pick([null, null, true, false] as const) },
    ...(sentenceType === 'eds' ? { extensionYears: 2 } : {}),
    ageAtConviction: pick(['adult', 'adult', 'child', 'unknown'] as const),
    remandCreditDays: pick([0, 40, 'unknown'] as const),
    ...(isAsked ? { terrorism: pick([true, false, 'unknown', null] as const) } : {}),
    ...(at > 0
      ? pick([
          { howItRuns: 'unknown' as const },
          { howItRuns: 'concurrent' as const },
          { consecutiveTo: '1' },
        ])
      : {}),
  }
}

function drawn(): AskedCase {
  const sentences = Array.from({ length: pick([1, 1, 2, 3]) }, (_, at) => drawnSentence(at))
  const day = pick(['2026-01-12', '2026-11-09', '2029-02-05'])
  const recall = {
    type: pick(['unknown', 'unknown', 'standard', 'fixed_term_56', 'fixed_term_28'] as const),
    ...pick([{ recallDate: day }, { recallDate: day, returnToCustodyDate: day }]),
  }
  return {
    sentences,
    ...(next(2) === 0 ? { recall } : {}),
    otherSentences: pick([null, 'none', 'unknown'] as const),
  }
}

const answers: readonly CaseAnswer[] = Array.from({ length: isLong ? 40_000 : 2000 }, drawn)
  .map((asked) => caseOf(asked))
  .flatMap((answer) => ('refusals' in answer ? [] : [answer]))

const codesOf = ({ alternatives, warnings }: CaseAnswer): ReadonlySet<string> =>
  new Set<string>([...(alternatives ?? []), ...warnings].map(({ code }) => code))

/** The cases of which something is not so, as they were asked. */
const faults = (isRight: (answer: CaseAnswer) => boolean): readonly string[] =>
  answers.filter((answer) => !isRight(answer)).map((answer) => JSON.stringify(requestOf(answer.case)))

const hasRecallRival = (codes: ReadonlySet<string>): boolean =>
  ['A_RECALL_14', 'A_RECALL_28', 'A_RECALL_56', 'A_RECALL_CURFEW'].some((code) => codes.has(code))

describe('A fact that is not known', () => {
  test('is met in many ways', () => {
    expect(answers.length).toBeGreaterThan(1000)
    const met = new Set(answers.flatMap((answer) => [...codesOf(answer)]))
    for (const code of [
      ...['A_RUNS_AFTER', 'A_RECALL_28', 'A_RECALL_56', 'A_LESSER_TERRORISM', 'W_KIND_NOT_TOLD'],
      ...['A_DAY_IN_MONTH', 'A_RECALL_56_NOW', 'W_SUSPENDED_USUAL'],
    ])
      expect(met).toContain(code)
  })

  test('how a sentence runs: the warning stands where the rival does, or says that no date can be given for it', () =>
    expect(
      faults((one) => {
        const warning = one.warnings.find(({ code }) => code === 'W_RUNS_NOT_TOLD')
        const isDated = warning !== undefined && warning.values.undated === undefined
        return isDated === codesOf(one).has('A_RUNS_AFTER')
      }),
    ).toEqual([]))

  test('the day in a month: the warning stands where the rival does, and ours is the later', () =>
    expect(
      faults((one) => {
        const rival = one.alternatives?.find(({ code }) => code === 'A_DAY_IN_MONTH')
        const isSaid = codesOf(one).has('W_DAY_NOT_TOLD')
        const isLater =
          rival === undefined ||
          (rival.release ?? 0) < (one.release ?? 0) ||
          (rival.release === one.release && (rival.paroleEligibility ?? 0) < (one.paroleEligibility ?? 0))
        return isSaid === (rival !== undefined) && isLater
      }),
    ).toEqual([]))

  test('a kind of recall that gave way to 56 days is said, and so is why 56 days stand beside another', () =>
    expect(
      faults((one) => {
        const codes = codesOf(one)
        const type = requestOf(one.case).recall?.type ?? ''
        const isReplaced = codes.has('W_RECALL_56_NOW')
        const isSaid = isReplaced || codes.has('W_RECALL_BECAME_56') || codes.has('W_RECALL_KIND')
        return (
          (!isReplaced || type === 'fixed_term_28' || type === 'fixed_term_14') &&
          (!codes.has('A_RECALL_56_NOW') || isSaid)
        )
      }),
    ).toEqual([]))

  test('that a court suspends as a rule makes the answer not sure, and who told that it was not hears nothing of it', () =>
    expect(
      faults((one) => {
        const isSaid = codesOf(one).has('W_SUSPENDED_USUAL')
        const isServed =
          one.recalled !== null ||
          one.case.sentences.some(({ notSuspended }) => notSuspended === true) ||
          one.case.sentences.some(
            ({ notSuspended, remandCreditDays }) => notSuspended === null && remandCreditDays > 0,
          )
        const hasFalse = one.case.sentences.some(({ notSuspended }) => notSuspended === false)
        return !isSaid || (/not_sure|depends/.test(howSureOf(one).level) && (!isServed || hasFalse))
      }),
    ).toEqual([]))

  test('which kind of recall it is: the same, or the day of return is missing', () =>
    expect(
      faults((one) => {
        const { recall } = one.case
        const isOpen = recall?.notKnown.includes('type') === true
        const codes = codesOf(one)
        // Who was called back before release was on a curfew, of which there is one kind.
        const isUncounted =
          isOpen && recall.returnToCustodyDate === null && !codes.has('W_RECALL_FROM_CURFEW')
        return codes.has('W_RECALL_KIND_NOT_TOLD') === (isUncounted || (isOpen && hasRecallRival(codes)))
      }),
    ).toEqual([]))

  test('terrorism: who said that it was none is told of none', () =>
    expect(
      faults(
        ({ case: { sentences }, alternatives }) =>
          !alternatives?.some(
            ({ code, sentenceIds }) =>
              code === 'A_NO_EARLY_RELEASE' &&
              sentences.some(({ id, terrorism }) => terrorism === false && sentenceIds.includes(id)),
          ),
      ),
    ).toEqual([]))

  test('a rival is the answer to the case that it stands for', () => {
    const wrong: string[] = []
    for (const { alternatives, recalled } of answers)
      for (const rival of alternatives ?? []) {
        // Asked again, what cannot be lawful is answered by the law.
        if (recalled?.byLaw.headline != null && /^A_RECALL_(?:14|28)$/.test(rival.code)) continue
        if (!/^A_(?:RUNS_AFTER|RECALL_|LESSER|DAY_IN)/.test(rival.code)) continue
        const request = requestOf(rival.answer().case) as AskedCase
        const again = caseOf(request)
        if (
          'refusals' in again ||
          again.release !== rival.release ||
          again.paroleEligibility !== rival.paroleEligibility
        )
          wrong.push(`${rival.code} ${isoDate(rival.release as never)} ${JSON.stringify(request)}`)
      }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('how sure: every code of the reasons stands in the answer, and only what is sure has none', () =>
    expect(
      faults((answer) => {
        const { level, because } = howSureOf(answer)
        const codes = codesOf(answer)
        return because.every((code) => codes.has(code)) && (because.length === 0) === (level === 'sure')
      }),
    ).toEqual([]))

  test('how sure: never sure beside a rival of the same weight with another day', () =>
    expect(
      faults(
        (answer) =>
          howSureOf(answer).level !== 'sure' ||
          (answer.alternatives ?? []).every(
            (rival) => weightOf(rival, answer) === 'less_likely' || rival.release === answer.release,
          ),
      ),
    ).toEqual([]))

  test('other sentences: never more than not sure', () =>
    expect(
      faults(
        (answer) =>
          !answer.case.notKnown.includes('otherSentences') ||
          ['depends', 'not_sure'].includes(howSureOf(answer).level),
      ),
    ).toEqual([]))
})

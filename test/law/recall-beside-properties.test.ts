/** A recall beside other sentences: what holds whatever the case. */
import type { AskedCase, AskedCaseSentence, CaseAnswer, CaseRun, Day } from '@requisite/law'
import { caseExplanationOf, caseOf, caseWarningText, isoDate } from '@requisite/law'
import { recallTypes, regimes } from '@requisite/law/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answeredOrNull,
  at,
  awards,
  besides,
  datesOf,
  dayBetween,
  dayOf,
  few,
  kinds,
  noneOr,
  numberOfDay,
  recallOf,
  runs,
  shuffled,
  timesAway,
} from '../support/drawn.ts'

const { numRuns, holds } = runs(120, 10_000)

/** The same, of which a part at least must have been tried to the end: `tried` is called for each. */
function isTried<T>(
  arbitrary: fc.Arbitrary<T>,
  part: number,
  property: (value: T, tried: () => void) => void,
): void {
  let times = 0
  holds(arbitrary, (value) => property(value, () => times++))
  expect(times).toBeGreaterThan(numRuns * part)
}

const runOf = ({ runs }: CaseAnswer, id: string): CaseRun | undefined =>
  runs.find(({ sentenceIds }) => sentenceIds.includes(id))

describe('Whatever the recall and the sentences beside it', { timeout: 240_000 }, () => {
  test('release is never before any run’s own, and the words name every day', () => {
    let answers = 0
    let others = 0
    holds(besides, (asked) => {
      const answer = answeredOrNull(asked)
      if (answer === null) return
      answers++
      for (const run of answer.runs) {
        expect(answer.release).toBeGreaterThanOrEqual(run.release)
        expect(run.release).toBeLessThanOrEqual(run.end as number)
      }
      expect(answer.runs.some(({ release }) => release === answer.release)).toBe(true)
      const { recalled } = answer
      if (recalled?.other !== null) others++
      const steps = caseExplanationOf(answer)
      for (const run of answer.runs)
        expect(
          steps.some(
            ({ id, result, sentenceIds }) =>
              (id === 'runReleaseDate' || id === 'releaseDate') &&
              result === isoDate(run.release) &&
              sentenceIds[0] === run.sentenceIds[0],
          ),
        ).toBe(true)
      // A time of one day is said once.
      for (const { working } of steps) expect(working).not.toMatch(/From (\d{1,2} \w+ \d{4}),.* to \1/)
      for (const warning of answer.warnings)
        expect(caseWarningText(warning)).not.toMatch(/[{}]|undefined|NaN/)
      expect(steps.find(({ id }) => id === 'releaseDate')?.result).toBe(isoDate(answer.release as Day))
    })
    expect(answers).toBeGreaterThan(numRuns / 2)
    expect(others).toBeGreaterThan(numRuns / 4)
  })

  test('a new sentence never changes the dates of a recalled run, where no award is made after the return', () =>
    isTried(besides, 0.3, (given, tried) => {
      const { returnToCustodyDate: returnDate } = recallOf(given)
      const awards = given.addedDays as readonly { date: string; days: number }[]
      const asked = { ...given, addedDays: awards.filter(({ date }) => date < (returnDate as string)) }
      const without = { ...asked, sentences: asked.sentences.filter(({ id }) => id?.startsWith('A')) }
      const [one, other] = [answeredOrNull(asked), answeredOrNull(without)]
      if (one === null || other === null) return
      if (asked.sentences.length > without.sentences.length) tried()
      // The kind is asked of all that the person was serving on the day of return (docs/decisions/0042).
      if (one.case.recall?.type !== other.case.recall?.type) {
        expect(
          asked.sentences.some(
            ({ id, startDate }) => id?.startsWith('B') && String(startDate) <= String(returnDate),
          ),
        ).toBe(true)
        return
      }
      for (const id of recallOf(asked).sentenceIds) {
        const [run, same] = [runOf(one, id), runOf(other, id)]
        expect([run?.release, run?.end, run?.recalled?.firstRelease]).toEqual([
          same?.release,
          same?.end,
          same?.recalled?.firstRelease,
        ])
      }
    }))

  test('the order of the list changes nothing but the order of ids', () =>
    isTried(fc.tuple(besides, fc.infiniteStream(fc.nat(1000))), 0.3, ([asked, random], tried) => {
      const sentences = shuffled(asked.sentences, random)
      const [one, other] = [answeredOrNull(asked), answeredOrNull({ ...asked, sentences })]
      expect(one === null).toBe(other === null)
      if (one === null || other === null) return
      if (sentences.some((sentence, i) => sentence !== asked.sentences[i])) tried()
      expect(datesOf(other)).toEqual(datesOf(one))
      expect(other.runs).toEqual(one.runs)
      expect([...other.decidedBy.release].sort()).toEqual([...one.decidedBy.release].sort())
      expect(other.warnings.map(({ code }) => code)).toEqual(one.warnings.map(({ code }) => code))
    }))

  test('nor does the order of awards, also of one on the last day of a fixed term and days given back on it', () =>
    holds(besides, (given) => {
      const plain = answeredOrNull({ ...given, addedDays: [] })
      if (plain === null || plain.recalled === null) return
      const { recall, run } = plain.recalled
      if (run.recalled.term === null) return
      const back = at(recall.returnToCustodyDate as Day)
      const last = at(run.recalled.term.uncut + 1)
      const addedDays = [
        { date: back, days: 1 },
        { date: last, days: -2 },
        { date: last, days: 7 },
      ]
      const said = [addedDays, addedDays.toReversed()].map((added) => {
        const answer = answeredOrNull({ ...given, addedDays: added })
        return (
          answer && [datesOf(answer), answer.runs, answer.decidedBy, answer.warnings.map(({ code }) => code)]
        )
      })
      expect(said[1]).toEqual(said[0])
    }))

  test('a doubled sentence without credit of its own changes no date', () =>
    isTried(fc.tuple(besides, fc.nat(10)), 0.5, ([asked, pick], tried) => {
      const twin = asked.sentences[pick % asked.sentences.length] as AskedCaseSentence
      const recall = recallOf(asked)
      const isNamed = recall.sentenceIds.includes(twin.id as string)
      const doubled: AskedCase = {
        ...asked,
        sentences: [...asked.sentences, { ...twin, id: 'twin', remandCreditDays: 0 }],
        recall: { ...recall, sentenceIds: [...recall.sentenceIds, ...(isNamed ? ['twin'] : [])] },
      }
      const [one, other] = [answeredOrNull(asked), answeredOrNull(doubled)]
      expect(one === null).toBe(other === null)
      if (one === null || other === null) return
      tried()
      expect(datesOf(other)).toEqual(datesOf(one))
    }))

  test('nor one that is doubled after the same one, in two chains (section 264), nor which of two is named first', () => {
    let answers = 0
    const months = fc.integer({ min: 1, max: 30 })
    holds(fc.tuple(besides, fc.nat(10), months, months), ([asked, pick, one, other]) => {
      const first = asked.sentences[pick % asked.sentences.length] as AskedCaseSentence
      const recall = recallOf(asked)
      const isNamed = recall.sentenceIds.includes(first.id as string)
      const followed = (...lengths: readonly number[]): CaseAnswer | null => {
        const next = lengths.map((months, i) => ({
          ...{
            ...first,
            sentenceMonths: months,
            id: `next${i}`,
            remandCreditDays: 0,
            consecutiveTo: first.id,
          },
        }))
        const ids = isNamed ? next.map(({ id }) => id) : []
        return answeredOrNull({
          ...asked,
          sentences: [...asked.sentences, ...next],
          recall: { ...recall, sentenceIds: [...recall.sentenceIds, ...ids] },
        })
      }
      for (const [some, same] of [
        [followed(one), followed(one, one)],
        [followed(one, other), followed(other, one)],
      ] as const) {
        expect(some === null).toBe(same === null)
        if (some === null || same === null) continue
        answers++
        expect(datesOf(same)).toEqual(datesOf(some))
      }
    })
    expect(answers).toBeGreaterThan(40)
  })

  test('an extended sentence that was over long before changes no date and bars no fixed term', () =>
    holds(besides, (asked) => {
      const recall = recallOf(asked)
      const first = dayOf(asked.sentences[0]?.startDate as string)
      const over = {
        id: 'over',
        startDate: at(first - 2500),
        sentenceYears: 1,
        extensionYears: 1,
        regimeId: 'eds_adult',
      }
      const beside: AskedCase = {
        ...asked,
        sentences: [...asked.sentences, over],
        recall: { ...recall, sentenceIds: [...recall.sentenceIds, over.id] },
      }
      const [one, other] = [answeredOrNull(asked), answeredOrNull(beside)]
      expect(other && datesOf(other)).toEqual(one && datesOf(one))
    }))

  test('recall and return on one day equal return alone', () =>
    isTried(besides, 0.4, (given, tried) => {
      const { recallDate, ...recall } = recallOf(given)
      const both = { ...given, recall: { ...recall, recallDate, returnToCustodyDate: recallDate } }
      const alone = { ...given, recall: { ...recall, returnToCustodyDate: recallDate } }
      const [one, other] = [answeredOrNull(both), answeredOrNull(alone)]
      // On its last day a sentence has ended for a recall and not for a return.
      const isLastDay = (other?.runs ?? []).some(({ end }) => isoDate(end as Day) === recallDate)
      if (one === null || other === null || isLastDay) return
      tried()
      expect(datesOf(other)).toEqual(datesOf(one))
    }))

  test('one more day of credit never makes a date later, as long as the runs stay in their groups', () =>
    isTried(fc.tuple(besides, fc.nat(10)), 0.4, ([asked, pick], tried) => {
      const at = pick % asked.sentences.length
      const more = (sentence: AskedCaseSentence): AskedCaseSentence => ({
        ...sentence,
        remandCreditDays: Number(sentence.remandCreditDays ?? 0) + 1,
      })
      const sentences = asked.sentences.map((sentence, i) => (i === at ? more(sentence) : sentence))
      const [one, other] = [answeredOrNull(asked), answeredOrNull({ ...asked, sentences })]
      if (one === null || other === null) return
      const settingOf = ({ runs }: CaseAnswer) =>
        runs.map(({ group, recalled, addedDays }) => [group, recalled?.hadEnded, recalled?.stood, addedDays])
      if (JSON.stringify(settingOf(one)) !== JSON.stringify(settingOf(other))) return
      tried()
      expect(other.release).toBeLessThanOrEqual(one.release as number)
      expect(other.end).toBeLessThanOrEqual(one.end as number)
    }))

  test('naming or not naming a sentence that had ended changes no date', () =>
    isTried(besides, 1 / 6, (asked, tried) => {
      const recall = recallOf(asked)
      const all = {
        ...asked,
        recall: {
          ...recall,
          sentenceIds: asked.sentences.flatMap(({ id }) => (id?.startsWith('A') ? [id] : [])),
        },
      }
      const answer = answeredOrNull(all)
      if (answer === null) return
      const ended = answer.runs
        .filter(({ recalled }) => recalled !== null && recalled.hadEnded !== null)
        .flatMap(({ sentenceIds }) => sentenceIds)
      const named = all.recall.sentenceIds.filter((id) => !ended.includes(id))
      if (ended.length === 0 || named.length === 0) return
      const other = answeredOrNull({ ...all, recall: { ...recall, sentenceIds: named } })
      if (other === null) return
      // Credit that is more than what was to be served ends a recalled sentence sooner than another (docs/decisions/0006).
      const isOver = ended.every(
        (id) => isoDate(runOf(other, id)?.end as Day) <= (recall.recallDate as string),
      )
      // A recall before the first release by our count: a new sentence is then in the group of the old ones.
      const isApart = other.runs.every((run) => !run.sentenceIds[0]?.startsWith('B') || run.group > 0)
      if (!isOver || !isApart) return
      tried()
      expect(datesOf(other)).toEqual(datesOf(answer))
    }))
})

/** Anything within the bounds of a case. */
const anyDay = fc.oneof(dayBetween('2005-04-04', '2035-12-31'), dayBetween('2024-01-01', '2026-12-31'))
const anyCase = fc
  .record({
    sentences: fc.array(
      fc.record({
        startDate: dayBetween('2018-01-01', '2027-01-01'),
        sentenceYears: fc.constantFrom(0, 0, 1, 4, 30),
        sentenceMonths: fc.constantFrom(0, 6, 18),
        sentenceDays: fc.constantFrom(1, 1, 40),
        extensionYears: fc.constantFrom(undefined, undefined, undefined, undefined, 2),
        regimeId: fc.oneof(
          fc.constantFrom(...kinds),
          fc.constantFrom(...kinds),
          fc.constantFrom(...Object.keys(regimes)),
        ),
        offenceDate: fc.oneof(
          fc.constant(undefined),
          fc.constant(undefined),
          dayBetween('2003-01-01', '2016-01-01'),
        ),
        remandCreditDays: few,
        follows: fc.constantFrom(undefined, undefined, undefined, undefined, undefined, 0, 1, 2),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    type: fc.constantFrom(...recallTypes),
    ids: fc.constantFrom(undefined, ['1'], ['1', '2'], ['2']),
    day: anyDay,
    back: fc.constantFrom(0, 0, 3, 40, -1),
    numbers: fc.constantFrom<object>(
      {},
      {},
      {},
      { unlawfullyAtLargeDays: 4 },
      { unlawfullyAtLargeAfterReturnDays: 3 },
      { addedDaysAfterReturn: 5 },
      { unlawfullyAtLargeDays: 900, lastDayUnlawfullyAtLarge: '2026-05-05' },
    ),
    known: fc.constantFrom('both', 'both', 'recall', 'return', 'neither'),
    addedDays: fc.oneof(fc.nat(40), awards(anyDay, -40, 60, 4)),
    unlawfullyAtLarge: timesAway(anyDay, 60, 3),
    law: fc.constantFrom('in_force', 'in_force', 'before_act', 'after_act', '2025-01-01'),
  })
  .map(
    ({ sentences, type, ids, day, back, numbers, known, ...rest }): AskedCase => ({
      ...rest,
      recall: {
        type,
        ...numbers,
        ...(ids === undefined ? {} : { sentenceIds: ids }),
        ...(known === 'both' || known === 'recall' ? { recallDate: day } : {}),
        ...(known === 'both' || known === 'return' ? { returnToCustodyDate: at(dayOf(day) + back) } : {}),
      },
      sentences: sentences.map(({ follows, ...sentence }, i) =>
        follows === undefined || follows === i
          ? sentence
          : { ...sentence, consecutiveTo: String(follows + 1) },
      ),
    }),
  )

test('Never an exception: an answer or a named refusal', { timeout: 240_000 }, () => {
  let answers = 0
  holds(
    anyCase,
    (asked) => {
      const answer = caseOf(asked)
      if ('refusals' in answer) {
        for (const { message } of answer.refusals) expect(message).toMatch(/^[A-Z].*\.$/)
        return
      }
      answers++
      expect(caseExplanationOf(answer).every(({ working }) => !/undefined|NaN/.test(working))).toBe(true)
      for (const { code, sentenceIds, values } of answer.warnings)
        for (const ids of [sentenceIds, values.others ?? []])
          expect([code, new Set(ids).size]).toEqual([code, ids.length])
    },
    4 * numRuns,
  )
  expect(answers).toBeGreaterThan(numRuns / 10)
})

/** What a recall is not always from: extended without its extension period, default terms in a chain, people under 18. */
const anybody = fc.record({
  start: numberOfDay('2022-01-01', '2025-12-31'),
  age: fc.integer({ min: 11 * 365, max: 20 * 365 }),
  sentences: fc.array(
    fc.record({
      after: noneOr(400),
      sentenceMonths: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 30 })),
      sentenceType: fc.constantFrom(...(['sds', 'section_250', 'eds', 'fine_default', undefined] as const)),
      follows: fc.oneof(fc.constant(null), fc.nat(2)),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  into: fc.integer({ min: 60, max: 900 }),
  type: fc.constantFrom(...recallTypes),
})

test('no case with a recall throws, whoever it is of and whatever was left out: it is answered or refused', () =>
  isTried(anybody, 0.1, ({ start, age, sentences, into, type }, tried) => {
    const on = at(start + into)
    const answer = caseOf({
      sentences: sentences.map(({ after, sentenceMonths, sentenceType, follows }, i) => ({
        ...{ id: String(i), startDate: at(start + after), sentenceMonths, sentenceType },
        ...(follows !== null && follows < i && { consecutiveTo: String(follows) }),
      })),
      dateOfBirth: at(start - age),
      recall: { type, recallDate: on, returnToCustodyDate: on },
    })
    if ('refusals' in answer) expect(answer.refusals.length).toBeGreaterThan(0)
    else tried()
  }))

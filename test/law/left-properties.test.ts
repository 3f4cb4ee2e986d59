/** How a person really left prison: what holds of every case (Criminal Justice Act 2003, sections 260(4A), 263 and 264). */
import {
  type AskedCase,
  type AskedCaseSentence,
  type AskedOtherCustody,
  addDays,
  type CaseAnswer,
  type CaseRun,
  type Day,
} from '@requisite/law'
import { asksWhyAway, leavingWays } from '@requisite/law/internal'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isNonWorkingDay } from '../../law/src/calendar/holidays.ts'
import { answeredOrNull, at, dayBetween, dayOf, noneOr, runs } from '../support/drawn.ts'
import { isLong } from '../support/long.ts'

if (isLong) vi.setConfig({ testTimeout: 900_000 })

const { holds } = runs(150, 10_000)

const kind = fc.constantFrom<Partial<AskedCaseSentence>>(
  ...[{ regimeId: 'sds_adult' }, { regimeId: 'sds_adult' }, { regimeId: 'sds_adult_sds40_excluded' }],
  ...[
    { regimeId: 'section_250', ageAtConviction: 'child' as const },
    { regimeId: 'eds_adult', extensionYears: 2 },
  ],
)
const one = fc.record({
  startDate: dayBetween('2021-06-01', '2026-11-30'),
  sentenceMonths: fc.integer({ min: 2, max: 90 }),
  remandCreditDays: noneOr(60),
  kind,
})
const sentences = fc
  .array(one, { minLength: 1, maxLength: 3 })
  .map((drawn) =>
    drawn
      .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
      .map(({ kind: of, ...facts }, i): AskedCaseSentence => ({ id: 'ABC'[i] as string, ...facts, ...of })),
  )
const how = fc.constantFrom<AskedOtherCustody['how']>(null, ...leavingWays)

const datesOf = ({ release, paroleEligibility, end, licenceEnd }: CaseAnswer): object => ({
  ...{ release, paroleEligibility, end, licenceEnd },
})
const daysOf = (answer: CaseAnswer): object => ({
  ...datesOf(answer),
  stages: answer.stages.map(({ stage }) => stage.day),
})

/** The day on which the person leaves the first time in custody, as it is worked out: a release on a weekend or bank holiday comes before
 *  it. */
function leavingOf(runs: readonly CaseRun[]): Day {
  const own = runs.filter(({ group }) => group === 0)
  const last = own.reduce((one, other) => (other.release > one.release ? other : one))
  let day = last.release
  while (isNonWorkingDay(day)) day = addDays(day, -1)
  return day < last.start ? last.start : day
}

const toldOf = (asked: AskedCase, toDate: string, way: AskedOtherCustody['how']): AskedCase => ({
  ...asked,
  otherCustody: [
    { fromDate: asked.sentences[0]?.startDate as string, toDate, why: 'sentence', ...(way && { how: way }) },
  ],
})

test('a release that is told on the day that is worked out changes nothing', () => {
  let compared = 0
  holds(fc.tuple(sentences, how), ([drawn, way]) => {
    const asked = { sentences: drawn }
    const answer = answeredOrNull(asked)
    if (answer === null) return
    const told = answeredOrNull(toldOf(asked, at(leavingOf(answer.runs)), way))
    // Who was out on a curfew or early is reached by no stage of the 40% rule, so none is named; it would have moved nobody either.
    const same = way === null || way === 'parole' ? daysOf : datesOf
    expect(told && same(told)).toEqual(same(answer))
    compared++
  })
  expect(compared).toBeGreaterThan(100)
})

test('days away after a removal are days away, but over the day of a stage', () => {
  const counts = { same: 0, over: 0 }
  const away = fc.tuple(dayBetween('2022-06-30', '2026-11-30'), fc.integer({ min: 0, max: 200 }))
  holds(fc.tuple(sentences, away), ([drawn, [fromDate, days]]) => {
    const toDate = at(dayOf(fromDate) + days)
    if (
      drawn.some(({ startDate = '' }) => startDate !== null && startDate >= fromDate && startDate <= toDate)
    )
      return
    const answer = (why?: 'removal') =>
      answeredOrNull({ sentences: drawn, unlawfullyAtLarge: [{ fromDate, toDate, ...(why && { why }) }] })
    const [plain, removed] = [answer(), answer('removal')]
    if (asksWhyAway({ fromDate: dayOf(fromDate) as Day, toDate: dayOf(toDate) as Day })) {
      counts.over++
      return
    }
    expect(removed && daysOf(removed)).toEqual(plain && daysOf(plain))
    counts.same++
  })
  expect(counts.same).toBeGreaterThan(30)
  expect(counts.over).toBeGreaterThan(5)
})

test('a release moves no sentence of a time in custody that was over before', () => {
  let compared = 0
  holds(fc.tuple(sentences, how, fc.nat(400)), ([drawn, way, days]) => {
    const answer = answeredOrNull({ sentences: drawn })
    const last = answer?.runs.at(-1)
    if (answer === null || last === undefined || last.group === 0) return
    const fromDate = at(last.start)
    const told = answeredOrNull({
      sentences: drawn,
      otherCustody: [{ fromDate, toDate: at(last.start + days), why: 'sentence', ...(way && { how: way }) }],
    })
    const over = ({ runs }: CaseAnswer) =>
      runs
        .filter(({ group }) => group < last.group)
        .map(({ release, end, credit }) => ({ release, end, credit }))
    expect(told && over(told)).toEqual(over(answer))
    compared++
  })
  expect(compared).toBeGreaterThan(20)
})

test('what was left early and not on a tag never makes release later than what came later by itself', () => {
  let compared = 0
  holds(
    fc.tuple(
      sentences,
      fc.constantFrom(null, 'parole' as const, 'compassionate' as const),
      fc.integer({ min: 5, max: 95 }),
    ),
    ([drawn, way, part]) => {
      const asked = { sentences: drawn }
      const worked = answeredOrNull(asked)
      const [first] = worked?.runs ?? []
      if (worked === null || first === undefined) return
      const day = first.start + Math.floor(((first.release - first.start) * part) / 100)
      const answer = answeredOrNull(toldOf(asked, at(day), way))
      if (answer === null || answer.runs.every(({ isLeft }) => !isLeft)) return
      const kept = answer.runs.filter(({ isLeft }) => !isLeft)
      expect(answer.release).toBe(Math.max(...kept.map(({ release }) => release)))
      expect(answer.end).toBe(Math.max(...answer.runs.map(({ end }) => end as Day)))
      compared++
    },
  )
  expect(compared).toBeGreaterThan(20)
})

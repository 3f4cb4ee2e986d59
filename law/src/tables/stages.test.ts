import { describe, expect, test } from 'vitest'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import {
  fortyPerCentStaging,
  progressionStages,
  progressionStaging,
  recallStaging,
  singleStage,
  stageFor,
} from './stages.ts'

const start = parseDay('2026-01-01') as Day
const stageOf = (totalDays: number) =>
  stageFor(progressionStaging, start, { years: 0, months: 0, days: totalDays }, totalDays)

/** The prison service's configuration of August 2026. */
const stages = [
  [1, 574, '2026-10-01'],
  [2, 882, '2026-10-13'],
  [3, 1162, '2026-11-10'],
  [4, 1561, '2026-12-08'],
  [5, 2121, '2027-01-12'],
  [6, 2758, '2027-02-09'],
  [7, 3283, '2027-03-09'],
  [8, 3654, '2027-04-13'],
  [9, 4396, '2027-05-11'],
] as const

describe('The stage for a sentence: its limit is included, one day more is the next stage', () => {
  for (const [number, days, date] of stages)
    test(`stage ${number}: up to ${days} days, from ${date}`, () => {
      expect([days - 1, days, days + 1].map((n) => stageOf(n).number)).toEqual([number, number, number + 1])
      expect(isoDate(stageOf(days).day)).toBe(date)
    })

  test('stage 10: everything longer, from 2027-06-08', () => {
    expect(stageOf(36525)).toMatchObject({ number: 10, upToDays: null })
    expect(isoDate(stageOf(4397).day)).toBe('2027-06-08')
  })

  test('one day is in stage 1', () => expect(stageOf(1).number).toBe(1))
})

test('the ten stages are numbered in order, and longer sentences come later', () => {
  expect(progressionStages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const days = progressionStages.map(({ day }) => day)
  expect([...days].sort((a, b) => a - b)).toEqual(days)
  expect(progressionStages.map(({ upToDays }) => upToDays)).toEqual([
    ...stages.map(([, limit]) => limit),
    null,
  ])
})

test('the six stages of recalls that became ones of 56 days (the prison service’s configuration)', () => {
  expect(
    recallStaging.stages.map(({ number, upToDays, day }) => `${number}: ${upToDays} ${isoDate(day)}`),
  ).toEqual([
    ...['1: 1701 2026-03-31', '2: 2128 2026-04-14', '3: 2576 2026-04-21'],
    ...['4: 3304 2026-04-28', '5: 4438 2026-05-05', '6: null 2026-05-12'],
  ])
  expect(recallStaging.setsAddedDaysAside).toBe(true)
})

describe('The two stages of 40 per cent go by years on the calendar (SI 2024/844, article 2(2))', () => {
  for (const [years, months, days, number, date] of [
    [4, 11, 27, 1, '2024-09-10'],
    [5, 0, 0, 2, '2024-10-22'],
    [5, 0, 1, 2, '2024-10-22'],
  ] as const)
    test(`${years} years, ${months} months and ${days} days: stage ${number}, ${date}`, () => {
      const stage = stageFor(fortyPerCentStaging, start, { years, months, days }, 1)
      expect([stage.number, isoDate(stage.day)]).toEqual([number, date])
    })

  test('added days are days to serve like any other', () =>
    expect(fortyPerCentStaging.setsAddedDaysAside).toBe(false))
})

test('a change that reaches everybody at once has one stage, and puts no added days back on top of it', () => {
  const staging = singleStage(start, [])
  const only = { number: 1, day: start, upToDays: null, underYears: null }
  expect(staging).toEqual({ stages: [only], setsAddedDaysAside: false, law: [] })
  expect(stageFor(staging, start, { years: 99, months: 0, days: 0 }, 36_000)).toEqual(only)
})

test('a table whose last stage leaves a sentence out is a mistake', () => {
  const staging = { ...progressionStaging, stages: progressionStages.slice(0, 9) }
  expect(() => stageFor(staging, start, { years: 30, months: 0, days: 0 }, 10_958)).toThrow(
    new RangeError('the last stage takes every sentence'),
  )
})

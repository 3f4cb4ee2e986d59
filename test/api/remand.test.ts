/** Days on remand by their dates, as the API takes and gives them. */

import type { CaseResponse } from '@requisite/client'
import { describe, expect, test } from 'vitest'
import { parseCase, placesOfCase } from '../../service/src/contract/case/parse.ts'
import { caseSize, caseWeight, priceOfCase, unitsOfCase } from '../../service/src/contract/case/size.ts'
import { codesOf } from '../../service/src/contract/error-codes.ts'
import { usualDeadlineMs } from '../../service/src/long-work/lane.ts'
import { apiOf } from '../support/api-of.ts'
import { counter, sumOf } from '../support/calls.ts'
import { caseIn } from '../support/case-in.ts'
import { dearRemand } from '../system/attacks/dear-case.ts'

const tree = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')
const ask = await apiOf(tree)
const B = { id: 'B', startDate: '2027-05-10', sentenceYears: 2, offenceKey: 'theft' }
const servedBetween = caseIn(
  'A 2026-12-01 9m theft; B 2027-05-10 2y theft',
  'remand 2026-11-10..2026-11-30 sentenceIds=A',
  'remand 2026-10-05..2027-05-09 sentenceIds=B',
)
const time = { fromDate: '2026-06-15', toDate: '2026-11-15' }
const served = { fromDate: '2026-07-06', toDate: '2026-07-19', why: 'recall' }

const dataOf = async (body: unknown): Promise<CaseResponse> => (await ask('/release-dates', body)) as never

describe('Which days on remand count', () => {
  test('is said range by range, with what was served meanwhile', async () => {
    const { data, inputs } = await dataOf(servedBetween)
    expect(data).toMatchObject({ releaseDate: '2027-09-05' })
    expect(data.remand).toEqual({
      days: 146,
      counted: [
        { fromDate: '2026-10-05', toDate: '2026-11-09', days: 36, recordedFor: 'B', sentenceIds: ['B'] },
        { fromDate: '2026-11-10', toDate: '2026-11-30', days: 21, recordedFor: 'A', sentenceIds: ['A'] },
        { fromDate: '2027-02-10', toDate: '2027-05-09', days: 89, recordedFor: 'B', sentenceIds: ['B'] },
      ],
      notCounted: [
        { fromDate: '2026-11-10', toDate: '2026-11-30', days: 21, reason: 'another_sentence', period: 1 },
        { fromDate: '2026-12-01', toDate: '2027-02-09', days: 71, reason: 'serving', period: 1 },
      ],
      served: [{ fromDate: '2026-12-01', toDate: '2027-02-09', sentenceIds: ['A'], unusedDays: 0 }],
      unusedDays: 0,
    })
    expect(inputs).toMatchObject({
      remand: servedBetween.remand?.map((given) => ({ ...given, outcome: null })),
      otherCustody: [],
    })
  })

  // biome-ignore format: one row a line
  for (const [what, body] of [
    ['two sentences', servedBetween],
    ['other custody, and a charge that ended in none', { sentences: [B], remand: [time, { ...time, outcome: 'no_sentence' }], otherCustody: [served] }],
    ['an empty list', { sentences: [B], remand: [] }],
    ['other custody alone', { sentences: [B], otherCustody: [served] }],
    ['neither', { sentences: [B] }],
  ] as const)
    test(`inputs sent back give the same: ${what}`, async () => {
      const { data, inputs } = await dataOf(body)
      expect((await dataOf(inputs)).data).toEqual(data)
    })

  test('is null where no times were sent, and none where there were none', async () => {
    expect((await dataOf({ sentences: [B] })).data.remand).toBeNull()
    expect((await dataOf({ sentences: [B], remand: [] })).data.remand).toMatchObject({ days: 0, counted: [] })
  })

  for (const statedReleaseDate of ['2027-10-11', '2028-01-08', '2027-06-26'])
    test(`what would give ${statedReleaseDate} gives it when it is sent`, async () => {
      const { data } = await dataOf({ ...servedBetween, statedReleaseDate })
      const reasons = (data.stated?.reasons ?? []).filter(({ change }) =>
        change.some(({ field }) => /^(?:remand|otherCustody)/.test(field)),
      )
      expect(reasons.length).toBeGreaterThan(0)
      for (const { change } of reasons) {
        const row: Record<string, unknown> = {}
        for (const { field, value } of change) row[field.replace('otherCustody[0].', '')] = value
        const changed = 'remand' in row ? row : { otherCustody: [row] }
        expect((await dataOf({ ...servedBetween, ...changed })).data.releaseDate).toBe(statedReleaseDate)
      }
    })
})

describe('What is wrong has its code', () => {
  // biome-ignore format: one row a line
  for (const [what, body, codes] of [
    ['no last day', { remand: [{ fromDate: '2026-06-15' }] }, { 'remand[0].toDate': ['E_MISSING'] }],
    ['no real day', { remand: [{ ...time, fromDate: 'x' }] }, { 'remand[0].fromDate': ['E_VALUE'] }],
    ['the wrong way round', { remand: [{ ...time, toDate: '2026-06-01' }] }, { 'remand[0].toDate': ['E_REFUSED'] }],
    ['a sentence that is not there', { remand: [{ ...time, sentenceIds: ['C'] }] }, { 'remand[0].sentenceIds': ['E_REFUSED'] }],
    ['no sentence', { remand: [{ ...time, sentenceIds: [] }] }, { 'remand[0].sentenceIds': ['E_MISSING'] }],
    ['an outcome, and a sentence', { remand: [{ ...time, sentenceIds: ['B'], outcome: 'no_sentence' }] }, { 'remand[0].outcome': ['E_REFUSED'] }],
    ['too many', { remand: new Array(101).fill(time) }, { remand: ['E_TOO_MANY'] }],
    ['a number too', { sentences: [{ ...B, remandCreditDays: 1 }], remand: [time] }, { 'sentences[0].remandCreditDays': ['E_REFUSED'] }],
    ['no reason', { otherCustody: [{ ...served, why: null }] }, { 'otherCustody[0].why': ['E_MISSING'] }],
    ['too many in other custody', { otherCustody: new Array(101).fill(served) }, { otherCustody: ['E_TOO_MANY'] }],
  ] as const)
    test(what, () => {
      const request = { sentences: [B], ...body }
      const parsed = parseCase(request)
      expect(
        'errors' in parsed && codesOf(parsed.errors, { body: request, ...placesOfCase(request) }),
      ).toEqual(codes)
    })
})

describe('What times count for', () => {
  const bodyOf = (remand: number, otherCustody: number, sentences = 1) => ({
    sentences: new Array(sentences).fill(B),
    remand: new Array(remand).fill(time),
    otherCustody: new Array(otherCustody).fill(served),
  })
  const sizeOf = (...counts: Parameters<typeof bodyOf>) => caseSize(bodyOf(...counts))
  for (const [remand, other, requests] of [
    [25, 25, 1],
    [26, 0, 2],
    [0, 26, 2],
    [100, 100, 7],
    [101, 0, 1],
  ] as const)
    test(`${remand} on remand and ${other} in other custody: ${requests}`, () =>
      expect(priceOfCase(bodyOf(remand, other)).cost).toBe(requests))

  test('in a batch each as an award, and in time by the days of sentence', () => {
    expect(unitsOfCase(sizeOf(100, 100))).toBe(201)
    expect(caseWeight(sizeOf(100, 100, 60))).toBeGreaterThan(10 * caseWeight(sizeOf(0, 0, 60)))
  })
})

describe('The dearest request', () => {
  const dearest = { ...dearRemand, statedReleaseDate: '2026-03-01' }

  test('is weighed by the calls of our functions that it passes, within a factor of eight', async () => {
    const take = counter(tree)
    const callsOf = async (body: unknown): Promise<number> => {
      await ask('/release-dates', body)
      take()
      await ask('/release-dates', body)
      return sumOf(take()) / caseWeight(caseSize(body))
    }
    const few = Object.fromEntries(
      Object.entries(dearRemand).map(([name, list]) => [name, list.slice(0, 15)]),
    )
    const times =
      (await callsOf({ ...few, statedReleaseDate: '2026-03-01' })) /
      (await callsOf({ sentences: few.sentences }))
    take.end()
    expect(times).toBeGreaterThan(1 / 8)
    expect(times).toBeLessThan(8)
  })

  // Processor time, so that whoever else has the machine is no part of it: about a quarter of it is taken.
  test('takes less than half of the deadline', async () => {
    const began = process.cpuUsage()
    await ask('/release-dates', dearest)
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1000).toBeLessThan(usualDeadlineMs / 2)
  })
})

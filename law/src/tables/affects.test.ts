import { describe, expect, test } from 'vitest'
import { type AffectedCase, canHaveMoved, versionsSince } from './affects.ts'
import { type Affects, lawVersions } from './versions.ts'

const theft = { startDate: '2020-06-01', offenceKey: 'theft' }
const contempt = { startDate: '2026-11-16', sentenceType: 'contempt' }
const one: AffectedCase = {
  regimes: ['sds_adult'],
  sentences: [theft],
  recall: null,
  facts: new Set(['offenceKey']),
}
const two: AffectedCase = { ...one, sentences: [theft, contempt] }

describe('Whether a change can have moved a case', () => {
  // biome-ignore format: one row per line
  for (const [what, affects, asked, fits] of [
    ['it affects any', {}, one, true],
    ['a regime of the case', { regimes: ['life', 'sds_adult'] }, one, true],
    ['another regime', { regimes: ['life'] }, one, false],
    ['a regime, and that of the case is not known', { regimes: ['life'] }, { ...one, regimes: null }, true],
    ['its offence', { offences: ['theft'] }, one, true],
    ['another offence', { offences: ['robbery'] }, one, false],
    ['its kind', { kinds: ['contempt'] }, two, true],
    ['another kind', { kinds: ['contempt'] }, one, false],
    ['a standard sentence, where no kind was named', { kinds: ['sds'] }, one, true],
    ['the same, where the kind was said not to be known', { kinds: ['sds'] }, { ...one, sentences: [{ ...theft, sentenceType: 'unknown' }] }, true],
    ['sentenced from that day', { sentencedFrom: '2020-06-01' }, one, true],
    ['sentenced before it', { sentencedFrom: '2020-06-02' }, one, false],
    ['sentenced until that day', { sentencedTo: '2020-06-01' }, one, true],
    ['sentenced after it', { sentencedTo: '2020-05-31' }, one, false],
    ['between two days, one sentence on each side of both', { sentencedFrom: '2021-01-01', sentencedTo: '2022-01-01' }, two, false],
    ['its kind of recall', { recall: ['standard'] }, { ...one, recall: 'standard' }, true],
    ['another kind of recall', { recall: ['standard'] }, { ...one, recall: 'curfew' }, false],
    ['a recall, and there was none', { recall: ['standard'] }, one, false],
    ['what was told', { facts: ['offenceKey'] }, one, true],
    ['not all of it was told', { facts: ['offenceKey', 'dateOfBirth'] }, one, false],
    ['two sentences', { sentences: 2 }, two, true],
    ['there is one', { sentences: 2 }, one, false],
    ['a kind beside another', { beside: ['contempt'] }, two, true],
    ['another kind beside another', { beside: ['life'] }, two, false],
    ['the kind, and nothing beside it', { beside: ['sds'] }, one, false],
  ] as const satisfies readonly (readonly [string, Affects, AffectedCase, boolean])[])
    test(what, () => expect(canHaveMoved(affects, asked)).toBe(fits))
})

describe('The versions after one', () => {
  test('the newest first', () =>
    expect(versionsSince(lawVersions, '2026.11.6')?.at(-1)?.version).toBe('2026.11.7'))
  test('none after the newest', () =>
    expect(versionsSince(lawVersions, lawVersions[0]?.version as string)).toEqual([]))
  test('null where nobody knows it', () => expect(versionsSince(lawVersions, '2026.11.3')).toBeNull())
})

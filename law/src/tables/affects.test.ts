import { describe, expect, test } from 'vitest'
import { madeVersions } from '../../../test/support/made-versions.ts'
import { type AffectedCase, canHaveMoved, versionsSince } from './affects.ts'
import type { Affects } from './versions.ts'

const theft = { startDate: '2020-06-01', offenceKey: 'theft' }
const contempt = { startDate: '2026-11-16', sentenceType: 'contempt' }
const one: AffectedCase = {
  regimes: ['sds_adult'],
  sentences: [theft],
  person: {},
  recall: null,
  moved: null,
  facts: new Set(['offenceKey']),
}
const term = (told: object): AffectedCase => ({ ...one, sentences: [{ ...theft, ...told }] })
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
    ['a committal by its offence', { kinds: ['contempt'] }, { ...one, sentences: [{ ...theft, offenceKey: 'contempt_of_court' }] }, true],
    ['its kind and its day, of two sentences', { kinds: ['contempt'], sentencedTo: '2020-12-31' }, two, false],
    ['the month of sentence, where that alone is known', { sentencedTo: '2020-05-31' }, { ...one, sentences: [{ startMonth: '2020-05' }] }, true],
    ['what was not told', { notTold: ['sentenceType'] }, one, true],
    ['the same, where it is not known', { notTold: ['offenceKey'] }, { ...one, sentences: [{ ...theft, offenceKey: 'unknown' }] }, true],
    ['what was told after all', { notTold: ['offenceKey'] }, one, false],
    ['a value', { values: { offenceKey: ['theft'] } }, one, true],
    ['another value', { values: { offenceKey: ['robbery'] } }, one, false],
    ['a value of the person', { values: { law: ['before_act'] } }, { ...one, person: { law: 'before_act' } }, true],
    ['a day until then', { within: { law: [null, '2005-04-03'] } }, { ...one, person: { law: '2005-04-03' } }, true],
    ['a day after it', { within: { law: [null, '2005-04-03'] } }, { ...one, person: { law: '2005-04-04' } }, false],
    ['a law by its name', { within: { law: ['2005-04-03', null] } }, { ...one, person: { law: 'in_force' } }, false],
    ['a day that was not told', { within: { law: ['2005-04-03', null] } }, one, false],
    ['a term in weeks', { units: ['weeks', 'days'] }, term({ sentenceWeeks: 20 }), true],
    ['a term in months', { units: ['weeks', 'days'] }, term({ sentenceMonths: 5 }), false],
    ['a shorter term', { shorterThanYears: 1 }, term({ sentenceMonths: 11, sentenceWeeks: 4 }), true],
    ['a term as long', { shorterThanYears: 1 }, term({ sentenceYears: 1 }), false],
    ['the same in weeks', { shorterThanYears: 1 }, term({ sentenceWeeks: 53 }), false],
    ['a term whose day is not known', { shorterThanYears: 1 }, { ...one, sentences: [{ startMonth: '2020-06', sentenceYears: 3 }] }, true],
    ['a child, as it was told', { child: true }, term({ ageAtConviction: 'child' }), true],
    ['a child, by the kind', { child: true }, term({ sentenceType: 'dto' }), true],
    ['a child, by the date of birth', { child: true }, { ...one, person: { dateOfBirth: '2002-06-02' } }, true],
    ['18 on the day of sentence', { child: true }, { ...one, person: { dateOfBirth: '2002-06-01' } }, false],
    ['18, in the month of sentence', { child: true }, { ...one, person: { dateOfBirth: '2002-05-01' }, sentences: [{ startMonth: '2020-06' }] }, false],
    ['an adult, as far as anybody knows', { child: true }, one, false],
    ['what it moves', { moves: ['alternatives.A_UNDER_18'] }, { ...one, moved: ['runs', 'alternatives.A_UNDER_18'] }, true],
    ['what it moves, where it is not known what moved', { moves: ['runs'] }, one, true],
    ['something in it', { moves: ['alternatives'] }, { ...one, moved: ['alternatives.A_UNDER_18'] }, true],
    ['something else', { moves: ['alternatives.A_UNDER_18'] }, { ...one, moved: ['alternatives.A_UNDER_18_AT_RELEASE'] }, false],
    ['a date beside it', { moves: ['releaseDate'] }, { ...one, moved: ['sentenceEndDate'] }, true],
    ['a rival, where it moves dates', { moves: ['releaseDate'] }, { ...one, moved: ['alternatives.A_UNDER_18'] }, false],
  ] as const satisfies readonly (readonly [string, Affects, AffectedCase, boolean])[])
    test(what, () => expect(canHaveMoved(affects, asked)).toBe(fits))
})

describe('The versions after one', () => {
  const after = (since: string): readonly string[] | null =>
    versionsSince(madeVersions, since)?.map(({ version }) => version) ?? null
  for (const [what, since, want] of [
    ['are those above it, the newest first', '2027.1.2', ['2027.2.1', '2027.2.0']],
    ['are none after the newest', '2027.2.1', []],
    [
      'are all after one that is older than the table, by its number',
      '2027.1.1',
      ['2027.2.1', '2027.2.0', '2027.1.2'],
    ],
    ['by its month', '2026.12.9', ['2027.2.1', '2027.2.0', '2027.1.2']],
    ['and by its year', '2020.12.31', ['2027.2.1', '2027.2.0', '2027.1.2']],
    ['are not known after one that is newer', '2027.2.2', null],
    ['or that would stand between two of the table', '2027.1.3', null],
    ['or that is no version', '2026', null],
  ] as const)
    test(what, () => expect(after(since)).toEqual(want))
})

import { type Asked, applied, calculationOf, type Day, regimes, warningTexts } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import type { ToldSentence } from '../question/told.ts'
import { caveats } from './caveats.ts'

const none = { years: 0, months: 0, weeks: 0, days: 0 }
const toldLike = (start: Day): ToldSentence => ({
  ...{ kind: null, start, length: { ...none, years: 7 }, extension: null, offenceKey: null, age: 'adult' },
  ...{ follows: null, remandDays: 0, taggedBailDays: 0, regimeId: null, unsure: [] },
})

const caveatsOf = (sentence: Asked): string => {
  const worked = calculationOf(sentence)
  if ('refusals' in worked) throw new Error(JSON.stringify(worked.refusals))
  return caveats(applied(worked.question), {
    sentences: [toldLike(worked.question.start)],
    addedDays: 0,
    away: [],
  })
    .map(({ markup }) => markup)
    .join('\n')
}

describe('What could change a date', () => {
  test('names other rules as a link, not as the id of a regime', () => {
    const eds = caveatsOf({ start: '2014-04-16', years: 7, sentenceType: 'eds' })
    expect(eds).toContain('Some extended sentences imposed before 13 April 2015')
    expect(eds).toContain('regimeId=eds_automatic_2012_2015">Work it out for that kind of sentence</a>')
    expect(caveatsOf({ start: '2026-11-16', years: 7, sentenceType: 'terrorism' })).toContain(
      'regimeId=terrorism_s247a_no_early_release',
    )
  })

  test('never speaks to a reader in the words of the API', () => {
    const ids = Object.keys(regimes)
    const everyKind = (
      ['sds', 'sds_plus', 'section_250', 'eds', 'life', 'ipp', 'terrorism'] as const
    ).flatMap((sentenceType) =>
      ['1999-01-01', '2014-04-16', '2021-01-01', '2025-06-16', '2026-11-16'].flatMap((start) =>
        (['adult', 'child', 'unknown'] as const).map((age) =>
          caveatsOf({
            start,
            years: 5,
            sentenceType,
            age,
            remandCredit: 9,
            taggedBailCredit: 9,
            addedDays: 9,
          }),
        ),
      ),
    )
    const text = everyKind.join('\n').replace(/<[^>]+>/g, '')
    expect(text).not.toMatch(/regimeId|postCommencement|\bregime\b/)
    expect(ids.filter((id) => id.includes('_') && text.includes(id))).toEqual([])
    expect(text).not.toContain(warningTexts.W_NO_CHANGE)
  })
})

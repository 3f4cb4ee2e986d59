import { offences } from '@requisite/law'
import { regimes } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { closeOffenceKeys, closeRegimeIds, closest, didYouMean } from './suggest.ts'

describe('Close names', () => {
  const names = [
    ...['startDate', 'sentenceYears', 'sentenceMonths'],
    ...['sentenceDays', 'remandCreditDays', 'returnToCustodyDate'],
  ]
  for (const [written, close] of [
    ['startdate', ['startDate']],
    ['start_date', ['startDate']],
    ['satrtDate', ['startDate']],
    ['years', ['sentenceYears']],
    ['remandDays', ['remandCreditDays']],
    ['returnDate', ['returnToCustodyDate', 'startDate']],
    ['return_date', ['returnToCustodyDate']],
    ['s', []],
    ['', []],
    ['colour', []],
    ['x'.repeat(81), []],
  ] as const)
    test(`'${written.slice(0, 20)}'`, () => expect(closest(written, names)).toEqual(close))

  test('are the nearest first, and three at most', () => {
    expect(closest('sentenceDay', names)[0]).toBe('sentenceDays')
    expect(closest('sentence', names)).toHaveLength(3)
  })

  test('every offence key and regime id with one letter wrong leads back to itself', () => {
    const wrong = (name: string): string => `${name.slice(0, -1)}~`
    for (const { key } of offences)
      if (key.length > 4) expect(closeOffenceKeys(wrong(key)), key).toContain(key)
    for (const id of Object.keys(regimes)) expect(closeRegimeIds(wrong(id)), id).toContain(id)
  })

  test('an offence is found as people type it', () => {
    expect(closeOffenceKeys('abh')[0]).toBe('actual_bodily_harm')
    expect(closeOffenceKeys('TH68023')).toEqual(['robbery'])
    expect(closeOffenceKeys('   ')).toEqual([])
  })

  for (const [written, keys] of [
    // Only capitals, spaces or hyphens differ: that key alone.
    ['Robbery', ['robbery']],
    [' robbery ', ['robbery']],
    ['Actual Bodily-Harm', ['actual_bodily_harm']],
    ['THEFT FROM SHOP', ['theft_from_shop']],
    // A letter is wrong, or two in a long word.
    ['robery', ['robbery', 'assault_with_intent_to_rob']],
    ['actual_bodly_harm', ['actual_bodily_harm', 'racially_or_religiously_aggravated_abh']],
    ['mansluaghter', ['manslaughter', 'manslaughter_diminished_responsibility']],
    // More than that would be a guess.
    ['nobody-knows', []],
    ['__proto__', []],
    ['constructor', []],
    ['hello world', []],
    ['a/b', []],
  ] as const)
    test(`an offence '${written}': ${keys.join(', ') || 'none'}`, () =>
      expect(closeOffenceKeys(written)).toEqual(keys))
})

describe('Did you mean', () => {
  for (const [names, sentence] of [
    [[], ''],
    [['a'], " Did you mean 'a'?"],
    [['a', 'b'], " Did you mean 'a' or 'b'?"],
    [['a', 'b', 'c'], " Did you mean 'a', 'b' or 'c'?"],
  ] as const)
    test(names.join() || 'nothing', () => expect(didYouMean(names)).toBe(sentence))
})

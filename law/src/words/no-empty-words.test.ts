import { describe, expect, test } from 'vitest'
import { descriptions } from '../facts/descriptions.ts'
import { factWords } from './facts.ts'
import { dateName } from './key-dates.ts'
import { rulesInWords } from './rules-for-people.ts'

/** Every text in a table, with its place. */
const textsIn = (table: unknown, place: string): readonly (readonly [place: string, text: string])[] => {
  if (typeof table === 'string') return [[place, table]]
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([name, inside]) => textsIn(inside, `${place}.${name}`))
}

const dates = (['CRD', 'ARD', 'SED', 'SLED', 'PED', 'TUSED', 'ETD', 'MTD', 'LTD', 'HDCED'] as const).map(
  (form) => [form, dateName(form)] as const,
)

describe('No words for people are empty', () => {
  for (const [what, texts] of [
    ['what a fact is called, and how it is said', textsIn(factWords, 'facts')],
    ['what a fact is', textsIn(descriptions, 'descriptions')],
    ['the rule of a sentence', textsIn(rulesInWords, 'rules')],
    ['the name of a date', dates],
  ] as const)
    test(what, () => {
      expect(texts.length).toBeGreaterThan(5)
      expect(texts.filter(([, text]) => !/\w/.test(text))).toEqual([])
    })
})

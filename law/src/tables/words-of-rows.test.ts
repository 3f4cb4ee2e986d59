import { expect, test } from 'vitest'
import * as keyDates from '../words/key-dates.ts'
import * as acts from './acts.ts'
import * as changes from './changes-of-law.ts'
import * as decisions from './decisions.ts'
import * as offenceClasses from './offence-classes.ts'
import * as orders from './orders.ts'
import * as pleas from './pleas.ts'
import * as provisions from './provisions.ts'
import * as regimes from './regimes.ts'

/** Every text in a value, with where it stands. */
function textsIn(
  value: unknown,
  place: string,
  seen = new Set<unknown>(),
): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`, seen))
}

test('no row of the law is without its words: what it is called, how it releases, where it stands', () => {
  const tables = { keyDates, acts, changes, decisions, offenceClasses, orders, pleas, provisions, regimes }
  const texts = textsIn(tables, '')
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(([, text]) => text.trim() === '').map(([place]) => place)).toEqual([])
})

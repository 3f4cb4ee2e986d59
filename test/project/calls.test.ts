/** How many of our functions an answer passes, which V8 counts and no other load changes: none grows by 3% unseen. What is dearer and
 *  worth it stands here with its new figure, and what has become cheaper too. */
import { expect, test } from 'vitest'
import { aloneIn, own } from '../../bench/in-turns.ts'

const held = {
  calculate: 344,
  plain: 1052,
  one: 1530,
  open: 4186,
  two: 2678,
  six: 5599,
}

test('no case passes more of our functions than it did', () => {
  const calls = aloneIn(own, 'calls', Object.keys(held))
  const now = Object.entries(calls).map(([kind, found]) => [kind, Math.round(found)] as const)
  const grown = now.filter(([kind, found]) => found > 1.03 * held[kind as keyof typeof held])
  expect(Object.fromEntries(grown)).toEqual({})
}, 120_000)

test('a key of a typed phrase asks the law three times at most, and walks eight', () => {
  const { asked, walks } = aloneIn(own, 'keys', [])
  expect(asked).toBeLessThan(3)
  expect(walks).toBeLessThan(8)
}, 120_000)

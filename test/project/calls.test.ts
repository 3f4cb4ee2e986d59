/** How many of our functions an answer passes, which V8 counts and no other load changes: none grows by 3% unseen. What is dearer and
 *  worth it stands here with its new figure; so does what has become cheaper. */
import { expect, test } from 'vitest'
import { aloneIn, own } from '../../bench/in-turns.ts'

const held = {
  calculate: 344,
  plain: 1142,
  one: 1518,
  open: 4082,
  two: 2625,
  six: 5845,
}

test('no case passes more of our functions than it did', () => {
  const calls = aloneIn(own, 'calls', Object.keys(held))
  const now = Object.entries(calls).map(([kind, found]) => [kind, Math.round(found)] as const)
  const moved = now.filter(([kind, found]) => Math.abs(found / held[kind as keyof typeof held] - 1) > 0.03)
  expect(Object.fromEntries(moved)).toEqual({})
}, 120_000)

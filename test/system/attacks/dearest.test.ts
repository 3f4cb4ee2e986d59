/** Every door weighs the case that it works out, whatever it is told in: questions that were found dear pass no more of our functions on
 *  its event loop than it may take, nor for each request that it charges. V8 counts the calls, so that no other load changes them;
 *  `npm run bench -- dearest` looks for the dearest question, in processor time. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import type { Counted } from './count-dearest.ts'

/** A third more than what passes the most today. */
const mostAtOnce = 450_000
const mostEachCharged = 300_000

let counted: readonly Counted[] = []
beforeAll(() => {
  const script = fileURLToPath(new URL('count-dearest.ts', import.meta.url))
  counted = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))
})

const over = (of: 'atOnce' | 'eachCharged', most: number) =>
  counted.filter((one) => one[of] > most).map(({ door, kind, [of]: calls }) => ({ door, kind, calls }))

test('On the event loop no door works out what is dear', () => {
  expect(new Set(counted.map(({ door }) => door)).size).toBeGreaterThan(20)
  expect(over('atOnce', mostAtOnce)).toEqual([])
})

test('What is dear is charged for', () => {
  expect(over('eachCharged', mostEachCharged)).toEqual([])
})

/** JSON.stringify has a fast way that it leaves for the whole answer at the first text that was put together by adding: no answer has
 *  one. V8 itself says of a text whether it is in one piece. */
import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { presentCaseItem } from '../../service/src/contract/case/batch.ts'
import { parse } from '../../service/src/contract/parse.ts'
import { present } from '../../service/src/contract/present.ts'
import { datesSample } from './dates-sample.ts'

setFlagsFromString('--allow-natives-syntax')
const isFlat: (text: string) => boolean = runInThisContext('(text) => %StringIsFlat(text)')

/** Where in a value the texts are that are in pieces. */
const inPieces = (value: unknown, place = ''): readonly string[] =>
  typeof value === 'string'
    ? isFlat(value)
      ? []
      : [place]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, part]) => inPieces(part, `${place}.${name}`))
      : []

const asCalculation = (body: unknown): unknown => {
  const parsed = parse(body)
  return 'errors' in parsed ? null : present(parsed, 'us', ['transition', 'dates', 'alternatives'])
}

test('no text of an answer is in pieces', () => {
  const added = (a: string, b: string): string => a + b
  expect(isFlat(added('a text of some length ', String(Math.random())))).toBe(false)
  let answers = 0
  const found = new Set<string>()
  for (const { path, body } of datesSample(2500)) {
    const item = path === '/release-dates' ? presentCaseItem(body, []) : asCalculation(body)
    if (item === null || !(item as { success: boolean }).success) continue
    answers++
    for (const place of inPieces(item)) found.add(place)
  }
  expect([...found]).toEqual([])
  expect(answers).toBeGreaterThan(1500)
})

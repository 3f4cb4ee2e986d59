import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonFault } from './json-fault.ts'

describe('Where a text stops being JSON', () => {
  for (const [text, at] of [
    ['', 0],
    ['  ', 2],
    ['x', 0],
    ['{', 1],
    ['{"a"', 4],
    ['{"a":', 5],
    ['{"a":1', 6],
    ['{"a":1,', 7],
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ['{a:1}', 1],
    ['{,}', 1],
    ['{1:2}', 1],
    ['[', 1],
    ['[1', 2],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['[}', 1],
    ['{"a":[}', 6],
    ['1 2', 2],
    ['1,', 1],
    ['01', 1],
    ['+1', 0],
    ['.5', 0],
    ['1.', 1],
    ['tru', 0],
    ['"a', 0],
    ['"\\x"', 0],
    ['"\n"', 0],
    ['[1]\u00a0', 3],
  ] as const)
    test(JSON.stringify(text), () => expect(jsonFault(text)).toBe(at))

  test('is within the text, whatever the text', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[],:"\\ 01.e-tn\nux') }), (text) => {
        const at = jsonFault(text)
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThanOrEqual(text.length)
      }),
    ))

  test('is at the cut, where JSON was cut short inside its marks', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('true', '12', '"x"', '[]', '{}')), (values) => {
        const text = `[${values.join(',')}`
        expect(jsonFault(text)).toBe(text.length)
      }),
    ))
})

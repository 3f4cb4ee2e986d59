import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repeatedNames } from './json-names.ts'

const repeatedIn = (text: string): readonly string[] => repeatedNames(text, JSON.parse(text))

describe('A name that stands twice in one object', () => {
  for (const [text, places] of [
    ['{"a":1,"a":2}', ['a']],
    ['{"a":1,"a":2,"a":3}', ['a']],
    ['{ "a" : 1 , "\\u0061" : 2 }', ['a']],
    ['[{"a":1},{"b":{"c":[0,{"d":1,"d":2}]}}]', ['[1].b.c[1].d']],
    ['{"a":{"a":1},"b":{"a":":"}}', []],
    ['{"a":"a","b":"a:"}', []],
    ['{"a":["b","b",":"],"c":"}{"}', []],
    ['{"__proto__":1,"__proto__":2}', ['__proto__']],
    ['{"\\"":":","\\"":1}', ['"']],
    ['[1,":"]', []],
    ['":"', []],
    ['null', []],
  ] as const)
    test(text, () => expect(repeatedIn(text)).toEqual(places))

  test('is found at any depth, and a place has an end', () => {
    const deep = `${'{"a":['.repeat(20_000)}{"b":1,"b":2}${']}'.repeat(20_000)}`
    expect(repeatedIn(deep)).toEqual(['a[0].a[0].a[0].a[0]'])
  })

  test('many are named ten times at most', () => {
    const text = `{${Array.from({ length: 50 }, (_, i) => `"n${i}":1,"n${i}":2`).join(',')}}`
    expect(repeatedIn(text)).toHaveLength(10)
  })

  test('no value that JSON can say has any', () =>
    fc.assert(fc.property(fc.jsonValue(), (value) => repeatedIn(JSON.stringify(value)).length === 0)))
})

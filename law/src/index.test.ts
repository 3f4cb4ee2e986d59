import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as promised from './index.ts'
import * as internal from './internal.ts'

/** Each door, with what a reader of its documentation has in scope. */
const doors = [
  { file: 'index.ts', exports: promised, scope: promised },
  { file: 'internal.ts', exports: internal, scope: { ...promised, ...internal } },
]

test('Nothing comes through both doors', () =>
  expect(Object.keys(internal).filter((name) => name in promised)).toEqual([]))

for (const { file, exports, scope } of doors) {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')

  /** Runs an expression as a reader of the documentation would. */
  const run = (expression: string): unknown =>
    new Function(...Object.keys(scope), `'use strict'; return (${expression})`)(...Object.values(scope))

  const examples = [...source.matchAll(/@example (.+?) \/\/ => (.+?)(?: \*\/)?$/gm)].map(
    ([, expression, value]) => ({ expression: String(expression), value: String(value) }),
  )

  describe(`The examples of the documentation are true: ${file}`, () => {
    for (const { expression, value } of examples)
      test(`${expression} gives ${value}`, () => expect(run(expression)).toEqual(run(value)))

    test('none is passed over for being written otherwise', () =>
      expect(examples).toHaveLength(source.split('@example').length - 1))
  })

  /** A family: what is said of it with its examples, and what it exports. */
  const families = source
    .split(/\n\n(?=\/\*\* )/)
    .slice(1)
    .map((text) => {
      const lists = [...text.matchAll(/^export \{([^}]*)\} from/gm)].map(([, list]) => String(list))
      const values = lists.flatMap((list) => list.match(/(?<!type )\b\w+(?=,|\s*$)/g) ?? [])
      return { said: text.slice(0, text.indexOf('*/')), values }
    })

  describe(`Every family of exports has an example: ${file}`, () => {
    test('none is passed over', () =>
      expect(families.flatMap(({ values }) => values).toSorted()).toEqual(Object.keys(exports).toSorted()))

    for (const { said, values } of families)
      test(values.join(', '), () => {
        const shown = said.split('@example').slice(1).join()
        expect(values.filter((name) => new RegExp(`\\b${name}\\b`).test(shown))).not.toEqual([])
      })
  })
}

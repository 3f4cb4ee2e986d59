import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as law from './index.ts'

const source = readFileSync(new URL('index.ts', import.meta.url), 'utf8')
const names = Object.keys(law)

/** Runs an expression as a reader of the documentation would, with everything the module exports in scope. */
const run = (expression: string): unknown =>
  new Function(...names, `'use strict'; return (${expression})`)(...Object.values(law))

const examples = [...source.matchAll(/@example (.+?) \/\/ => (.+?)(?: \*\/)?$/gm)].map(
  ([, expression, value]) => ({ expression: String(expression), value: String(value) }),
)

describe('The examples of the documentation are true', () => {
  for (const { expression, value } of examples)
    test(`${expression} gives ${value}`, () => expect(run(expression)).toEqual(run(value)))

  test('none is passed over for being written otherwise', () =>
    expect(examples).toHaveLength(source.split('@example').length - 1))
})

/** The values of one module that are exported together. */
const families = [...source.matchAll(/^export \{([^}]*)\} from/gm)]
  .map(([, list]) => String(list).match(/(?<!type )\b\w+(?=,|\s*$)/g) ?? [])
  .filter((family) => family.length > 0)

describe('Every family of exports has an example', () => {
  test('none is passed over', () => expect(families.flat().toSorted()).toEqual(names.toSorted()))

  for (const family of families)
    test(family.join(', '), () => {
      const isOf = ({ expression }: { expression: string }) =>
        family.some((name) => new RegExp(`\\b${name}\\b`).test(expression))
      expect(examples.filter(isOf)).not.toEqual([])
    })
})

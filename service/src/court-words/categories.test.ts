import { expect, test } from 'vitest'
import { categories } from './categories.ts'
import { constructions, parts } from './constructions.ts'
import { lexicon } from './lexicon.ts'

const inRows = [...constructions.split(';'), ...Object.values(parts)]
  .flatMap((row) => row.trim().split(/\s+/))
  .filter((element) => !/^(?:[~/]|-?[\d.]+|\{\w+\}\??)$/.test(element))
  .flatMap((element) => element.replace(/\?|=.*/g, '').split('|'))

test('Every category that a row takes, or a word has, is in the list', () => {
  const used = new Set([...inRows, ...Object.keys(lexicon)])
  expect([...used].filter((cat) => !Object.hasOwn(categories, cat))).toEqual([])
})

import { expect, test } from 'vitest'
import { masked, mutated, mutationsOf } from './mutations.ts'

const text = `/** 1 < 2 */
import { one } from './one.ts'
const least = 3 // 4
export const isShort = (days: number): boolean => days < least && !isOpen('not 5')
if (days === 0) say('No days are left.')
`

const madeIn = (file: string): readonly string[] =>
  mutationsOf('file.ts', file).map(({ kind, old, put }) => `${kind}: ${old.trim()} -> ${put.trim()}`)

test('what is said in comments and texts is no code, and every place stays where it is', () => {
  expect(masked(text)).toHaveLength(text.length)
  expect(masked(text)).not.toMatch(/[12459]/)
})

test('each small mistake is made once', () => {
  expect(madeIn(text)).toEqual([
    'comparison: < -> <=',
    'equality: === -> !==',
    'and, or: && -> ||',
    'number: 3 -> 4',
    'number: 3 -> 2',
    'number: 0 -> 1',
    'number: 0 -> -1',
    'not: ! -> ',
    'condition: (days === 0) -> (true)',
    'condition: (days === 0) -> (false)',
    "string: 'not 5' -> ''",
    "string: 'No days are left.' -> ''",
  ])
})

test('a number may be written in groups, and one in a type is the compiler’s to find', () => {
  expect(madeIn('const kept = 36_526')).toEqual(['number: 36_526 -> 36527', 'number: 36_526 -> 36525'])
  expect(madeIn('const of = (part: 1 | 2): number => part as 1 | 2')).toEqual([])
  expect(madeIn('const whole = (a / b) | 0')).toEqual(['number: 0 -> 1', 'number: 0 -> -1'])
})

test('a mistake changes nothing else', () => {
  for (const mutation of mutationsOf('file.ts', text)) {
    const wrong = mutated(text, mutation)
    expect(wrong).toHaveLength(text.length - mutation.old.length + mutation.put.length)
    expect(wrong.slice(0, mutation.at)).toBe(text.slice(0, mutation.at))
  }
})

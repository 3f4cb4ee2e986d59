import { describe, expect, test } from 'vitest'
import { vocabulary, type WordMatch } from './vocabulary.ts'

const words =
  'robbery rob burglary bribery battery manslaughter theft thief s18 s180 s4a 2003 of61102 of61131 over gun odd'
const { add, read } = vocabulary()
for (const [i, word] of words.split(' ').entries()) add(word, [i])
const texts = (typed: string): readonly string[] => read(typed).map(({ text }) => text)
const nearness = (typed: string, text: string): number | undefined =>
  read(typed).find((match: WordMatch) => match.text === text)?.nearness

describe('A word is read', () => {
  for (const [how, typed, readAs] of [
    ['as it is written, with words of its stem', 'robbery', ['robbery', 'rob']],
    ['by its beginning', 'burg', ['burglary']],
    ['with a letter wrong', 'burglery', ['burglary']],
    ['with two wrong, the nearest only', 'burgulery', ['burglary']],
    ['by ear', 'manslorter', ['manslaughter']],
    ['as the nearest of several', 'bribary', ['bribery']],
    ['as the nearest, also where one that is less near comes before it', 'thiet', ['thief']],
    ['as all that are equally near', 'thetf', ['theft', 'thief']],
    ['as a part of a word, last of all', 'slaught', ['manslaughter']],
    ['not, if it is too short to be misspelt', 'rbo', []],
    ['not, if it hardly has a sound', 'zzzz', []],
    ['not, if it hardly has a sound, even that of another', 'oddd', []],
    ['not, if too much is wrong', 'qwertz', []],
    ['with one letter of four wrong', 'ovir', ['over']],
    ['but not with two', 'uvir', []],
    ['not with three of eight wrong', 'burgywrf', []],
    ['with three of twelve wrong', 'malslaaghtvr', ['manslaughter']],
    ['but not with four', 'manilaujhtar', []],
    ['as one that sounds the same, however short', 'gunn', ['gun']],
    ['not with one letter of three wrong', 'gann', []],
    ['as a section, and no other', 's18', ['s18']],
    ['as a section, when only its number is typed', '18', ['s18']],
    ['as a section of three digits, when only its number is typed', '180', ['s180']],
    ['as a year', '2003', ['2003']],
    ['as a code', 'of61102', ['of61102']],
    ['as the codes that begin so', 'of61', ['of61102', 'of61131']],
    ['with three signs of them', 'of6', ['of61102', 'of61131']],
    ['but not with two', 'o6', []],
    ['not as a number that begins so', '1', []],
    ['not as the sections that begin so', 's1', []],
    ['not as a misspelt number', 's19', []],
  ] as const)
    test(`${how}: ${typed}`, () => expect(texts(typed)).toEqual(readAs))
})

describe('The nearer, the more it counts', () => {
  test('as written, of one stem, begun, misspelt, inside', () =>
    expect([
      nearness('robbery', 'robbery'),
      nearness('robbery', 'rob'),
      nearness('burg', 'burglary'),
      nearness('battary', 'battery'),
      nearness('burgulery', 'burglary'),
      nearness('slaught', 'manslaughter'),
    ]).toEqual([8, 7, 6, 4, 3, 1]))
  test('a code that is whole before one that is begun', () => {
    expect(nearness('of61102', 'of61102')).toBe(8)
    expect(nearness('of611', 'of61102')).toBe(6)
    expect(nearness('18', 's18')).toBe(8)
  })
  test('with the names it occurs in', () => expect(read('rob')[0]?.names).toEqual([0]))
})

import { describe, expect, test } from 'vitest'
import { offenceByKey, offences } from '../tables/offences.ts'
import { commonOffences } from './common-offences.ts'
import { everyday, meanings } from './everyday.ts'
import { folded, wordsIn } from './words.ts'

const sayings = everyday.flatMap(([said]) => said.split('; '))
const wordsOfLaw = new Set(
  [...offences.flatMap(({ title, aliases, act }) => [title, ...aliases, act]), ...sayings].flatMap(wordsIn),
)

describe('The table of what people say is in order', () => {
  test('every key is in the library, and none stands twice in a row', () => {
    for (const [said, keys] of everyday) {
      const listed = keys.split(' ')
      expect([said, listed.filter((key) => offenceByKey(key) === undefined)]).toEqual([said, []])
      expect([said, new Set(listed).size]).toEqual([said, listed.length])
    }
  })
  test('nothing is said in two rows', () =>
    expect(sayings.filter((one, i) => sayings.indexOf(one) !== i)).toEqual([]))
  test('what is said is written as it is read', () =>
    expect(
      sayings.filter(
        (one) => one !== folded(one) && folded(one) !== folded(one.replace('class a', 'classa')),
      ),
    ).toEqual([]))
  test('every word has the meaning of a word that the law uses', () => {
    const means = meanings.flatMap(([, means]) => means.split('; ').map(folded))
    expect(means.filter((word) => !wordsOfLaw.has(word))).toEqual([])
    const said = meanings.flatMap(([said]) => said.split('; '))
    expect(
      said.filter((word, i) => word !== folded(word) || word.includes(' ') || said.indexOf(word) !== i),
    ).toEqual([])
  })
  test('the usual offences are in the library, each once', () => {
    expect(commonOffences.filter((key) => offenceByKey(key) === undefined)).toEqual([])
    expect(new Set(commonOffences).size).toBe(commonOffences.length)
  })
})

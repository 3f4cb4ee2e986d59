import { findOffences, offences } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { searchedAs } from '../question/offence-field.ts'
import { suggestionsFrom } from './offence-suggestions.ts'

const { search } = suggestionsFrom(
  offences.map((offence) => ({ value: offence.key, text: offence.title, also: searchedAs(offence) })),
)

describe('What the box suggests', () => {
  test.each([
    'abh',
    's. 47',
    'pwits',
    'roberry',
    'coersive controll',
    'attempted burglary',
    'stabbing',
    'OF61102',
    'theft act s8',
    'rape',
    'hate crime',
  ])('%s: what the library finds, in its order', (typed) => {
    expect(search(typed)).toEqual(
      findOffences(typed)
        .slice(0, 12)
        .map(({ title }) => title),
    )
    expect(search(typed)).not.toEqual([])
  })

  test('nothing for nothing', () => {
    expect(search('  ')).toEqual([])
    expect(search('zzzz')).toEqual([])
  })

  test('an option without anything else is found by its text', () => {
    const { prepare, search } = suggestionsFrom([{ value: 'x', text: 'Robbery', also: '' }])
    expect([prepare(() => false), prepare(() => true)]).toEqual([false, true])
    expect(search('robery')).toEqual(['Robbery'])
  })
})

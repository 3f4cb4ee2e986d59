import { findOffences, offences } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { otherNames } from '../question/offence-field.ts'
import { suggestionsFrom } from './offence-suggestions.ts'

const search = suggestionsFrom(
  offences.map((offence) => ({ title: offence.title, also: otherNames(offence) })),
)

describe('What the box suggests', () => {
  test.each([
    'abh',
    'gbh',
    'section 18',
    's18',
    's. 47',
    'pwits',
    'twoc',
    'shoplifting',
    'coercive control',
    'robbery',
    'death by dangerous driving',
    'Burglary',
  ])('%s: what the library finds first is among the first', (typed) => {
    expect(search(typed).slice(0, 4)).toContain(findOffences(typed)[0]?.title)
  })

  test('nothing for nothing, and never too many', () => {
    expect(search('  ')).toEqual([])
    expect(search('zzzz')).toEqual([])
    expect(search('a').length).toBeLessThanOrEqual(12)
  })
})

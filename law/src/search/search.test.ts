import { describe, expect, test } from 'vitest'
import type { Searchable } from './index-of.ts'
import { searchOver } from './search.ts'

const offence = (key: string, title: string, rest: Partial<Searchable> = {}): Searchable => ({
  ...{ key, title, names: '', place: '', codes: '', isFormer: false },
  ...rest,
})

describe('Which of two offences comes first', () => {
  for (const [why, typed, first, second] of [
    [
      'the one that people are most often sent to prison for, where nothing else tells them apart',
      'pilfering',
      offence('theft_from_shop', 'Pilfering zeta'),
      offence('robbery', 'Pilfering beta'),
    ],
    [
      'the one that is usual at all',
      'pilfering',
      offence('robbery', 'Pilfering zeta'),
      offence('unheard_of', 'Pilfering beta'),
    ],
    ['the shorter title', 'pilfering', offence('k2', 'Pilfering zeta'), offence('k1', 'Pilfering alphabet')],
    ['the first by its title', 'pilfering', offence('k2', 'Pilfering alfa'), offence('k1', 'Pilfering zeta')],
    [
      'a name before an Act of that name',
      'pilfering act',
      offence('k1', 'Pilfering act of many words'),
      offence('k2', 'Gleaning', { place: 'Pilfering Act' }),
    ],
    [
      'an Act of many words is as good as one of few',
      'pilfering',
      offence('k2', 'Gleaning', { place: 'Pilfering Act one two three four five six seven' }),
      offence('k1', 'Reaping corn', { place: 'Pilfering' }),
    ],
    [
      'one that can still be committed',
      'pilfering',
      offence('k2', 'Pilfering of long ago'),
      offence('k1', 'Pilfering', { isFormer: true }),
    ],
    [
      'the name of which fewer words are missing',
      'pilfering',
      offence('k2', 'Pilfering apples'),
      offence('k1', 'Pilfering at night'),
    ],
    [
      'one with both words in one name',
      'pilfering night',
      offence('k2', 'Pilfering night'),
      offence('k1', 'Pilfering', { names: 'night' }),
    ],
  ] as const)
    test(why, () => {
      expect(searchOver([first, second])(typed).places).toEqual([0, 1])
      expect(searchOver([second, first])(typed).places).toEqual([1, 0])
    })
})

test('only the first twelve words of a story are read', () => {
  const find = searchOver([offence('k1', 'Pilfering'), offence('k2', 'Gleaning')])
  const story = 'one two three four five six seven eight nine ten eleven'
  expect(find(`${story} pilfering gleaning`).places).toEqual([0])
  expect(find(`${story} twelve gleaning`).places).toEqual([])
})

import { describe, expect, test } from 'vitest'
import type { Searchable } from './index-of.ts'
import { searchOver } from './search.ts'

const offence = (key: string, title: string, rest: Partial<Searchable> = {}): Searchable => ({
  ...{ key, title, names: '', place: '', codes: '', isFormer: false },
  ...rest,
})

describe('Which of two offences comes first', () => {
  // biome-ignore format: one row a line
  for (const [why, typed, first, second] of [
    ['the one that people are most often sent to prison for, where nothing else tells them apart', 'pilfering',
      offence('theft_from_shop', 'Pilfering zeta'), offence('robbery', 'Pilfering beta')],
    ['the one that is usual at all', 'pilfering', offence('robbery', 'Pilfering zeta'), offence('unheard_of', 'Pilfering beta')],
    ['the shorter title', 'pilfering', offence('k2', 'Pilfering zeta'), offence('k1', 'Pilfering alphabet')],
    ['the first by its title', 'pilfering', offence('k2', 'Pilfering alfa'), offence('k1', 'Pilfering zeta')],
    ['a name before an Act of that name', 'pilfering act', offence('k1', 'Pilfering act of many words'), offence('k2', 'Gleaning', { place: 'Pilfering Act' })],
    ['an Act of many words is as good as one of few', 'pilfering',
      offence('k2', 'Gleaning', { place: 'Pilfering Act one two three four five six seven' }),
      offence('k1', 'Reaping corn', { place: 'Pilfering' })],
    ['one that can still be committed', 'pilfering', offence('k2', 'Pilfering of long ago'), offence('k1', 'Pilfering', { isFormer: true })],
    ['the name of which fewer words are missing', 'pilfering', offence('k2', 'Pilfering apples'), offence('k1', 'Pilfering at night')],
    ['an Act counts for more than three words too many in a name', 'pilfering gleaning',
      offence('k1', 'Pilfering', { place: 'Gleaning Act' }), offence('k2', 'Pilfering one two three', { names: 'gleaning four five six' })],
    ['and for less than two', 'pilfering gleaning', offence('k2', 'Pilfering one two', { names: 'gleaning four five' }), offence('k1', 'Pilfering', { place: 'Gleaning Act' })],
    ['a word of the Act is not one of the name: night was not typed', 'pilfering act', offence('k1', 'Pilfering', { place: 'Acting' }),
      offence('k2', 'Pilfering night', { place: 'Act' })],
    ['a former name of four words as good as an Act: the shorter title decides', 'pilferi',
      offence('k1', 'Pilfering one two three', { isFormer: true }),
      offence('k2', 'Gathering the corn of another', { place: 'Pilfering Act' })],
    ['for either', 'pilferi', offence('k2', 'Gathering', { place: 'Pilfering Act' }), offence('k1', 'Pilfering one two three', { isFormer: true })],
    ['a name with one word too many, before the third of those whom people mean by it', 'beating', offence('k2', 'Beating carpets'), offence('grievous_bodily_harm', 'Zeta')],
    ['the fifth of those whom people mean by it, before a name with three words too many', 'demo', offence('aggravated_trespass', 'Zeta'), offence('k2', 'Demo one two three')],
    ['the first of those whom people mean by it is as good as that very name: the usual one', 'beating', offence('actual_bodily_harm', 'Zeta'), offence('k2', 'Beating')],
    ['a name that has what was typed as a part of one word, with no other word to type', 'terpilf', offence('k2', 'Counterpilfering'),
      offence('robbery', 'Counterpilfering apples')],
    ['a word that was typed in two ways makes up for no more than there is to type: the usual one', 'pilfering pilferings',
      offence('robbery', 'Pilfering corn'), offence('k2', 'Pilfering')],
    ['one with both words in one name', 'pilfering night', offence('k2', 'Pilfering night'), offence('k1', 'Pilfering', { names: 'night' })],
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

describe('How what was typed was read', () => {
  const find = searchOver([
    offence('k1', 'Pilfering'),
    offence('k2', 'Gleaning'),
    offence('k3', 'Attempted reaping'),
  ])
  // biome-ignore format: one row per line
  for (const [why, typed, want] of [
    ['a word', 'pilfering', { places: [0], form: null, isAsWritten: true, isClose: true }],
    ['two words of two offences, both as they are written', 'pilfering gleaning', { places: [1, 0], form: null, isAsWritten: true, isClose: true }],
    ['a form of an offence is left out', 'attempted pilfering', { places: [0], form: 'attempt', isAsWritten: false, isClose: true }],
    ['a form that is in the name is not', 'attempted reaping', { places: [2], form: null, isAsWritten: true, isClose: true }],
    ['a form of nothing', 'conspiracy', { places: [], form: null, isAsWritten: false, isClose: true }],
    ['an initial is not close', 'pi', { places: [0], form: null, isAsWritten: true, isClose: false }],
    ['one letter wrong is close', 'gleuning', { places: [1], form: null, isAsWritten: false, isClose: true }],
    ['two are not', 'gluuning', { places: [1], form: null, isAsWritten: false, isClose: false }],
    ['two of nine are', 'pelfuring', { places: [0], form: null, isAsWritten: false, isClose: true }],
    ['three are not', 'pelfurang', { places: [0], form: null, isAsWritten: false, isClose: false }],
    ['a word with an initial', 'pilfering pi', { places: [0], form: null, isAsWritten: true, isClose: true }],
    ['three letters are', 'pil', { places: [0], form: null, isAsWritten: true, isClose: true }],
  ] as const)
    test(`${why}: ${typed}`, () => expect(find(typed)).toEqual(want))
})

describe('A form of an offence names it only among the first two words', () => {
  for (const [title, form] of [
    ['Attempted pilfering of corn', null],
    ['Pilfering attempted by night', null],
    ['Pilfering corn attempted', 'attempt'],
  ] as const)
    test(title, () => expect(searchOver([offence('k1', title)])('attempted pilfering').form).toBe(form))
})

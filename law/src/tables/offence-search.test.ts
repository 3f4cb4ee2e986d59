import { describe, expect, test } from 'vitest'
import { findOffences, folded } from './offence-search.ts'
import { offences } from './offences.ts'

const keys = (typed: string, category?: (typeof offences)[number]['category']): readonly string[] =>
  findOffences(typed, category).map(({ key }) => key)

describe('What people type finds the offence they mean, first', () => {
  for (const [typed, first] of [
    ['abh', 'actual_bodily_harm'],
    ['gbh', 'grievous_bodily_harm'],
    ['s18', 'grievous_bodily_harm_with_intent'],
    ['section 18', 'grievous_bodily_harm_with_intent'],
    ['s.18', 'grievous_bodily_harm_with_intent'],
    ['S. 18', 'grievous_bodily_harm_with_intent'],
    ['Section 47', 'actual_bodily_harm'],
    ['pwits', 'possession_with_intent_to_supply_class_a_drug'],
    ['twoc', 'taking_vehicle_without_consent'],
    ['shoplifting', 'theft_from_shop'],
    ['death by dangerous driving', 'causing_death_by_dangerous_driving'],
    ['coercive control', 'coercive_or_controlling_behaviour'],
    ['  ROBBERY ', 'robbery'],
    ['Röbbéry', 'robbery'],
    ['robbery!', 'robbery'],
    ['OF61102', 'actual_bodily_harm'],
    ['of61102', 'actual_bodily_harm'],
    ['wounding_with_intent', 'wounding_with_intent'],
    ['murder', 'murder'],
    ['attempted murder', 'attempted_murder'],
    ['conspiracy to murder', 'conspiracy_to_murder'],
    ['attempted robbery', 'robbery'],
    ['conspiracy to rob', 'robbery'],
    ['attempted possession of a Class C drug', 'possession_of_class_c_drug'],
  ] as const)
    test(`"${typed}" finds ${first}`, () => expect(keys(typed)[0]).toBe(first))
})

describe('One spelling for what people type', () => {
  for (const [typed, one] of [
    ['Section 18', 's18'],
    ['sec. 18', 's18'],
    ['S18', 's18'],
    ['s.4(3)(b)', 's4 3 b'],
    ["girl's", 'girls'],
    ['girl’s', 'girls'],
    ['Éloïse', 'eloise'],
    ['offences 18', 'offences 18'],
    ['sections', 'sections'],
    ['--', ''],
  ] as const)
    test(`"${typed}" is read as "${one}"`, () => expect(folded(typed)).toBe(one))
})

describe('What fits', () => {
  test('nothing typed gives every offence, sorted by title', () => {
    for (const nothing of ['', '   ']) {
      const titles = findOffences(nothing).map(({ title }) => folded(title))
      expect(titles).toHaveLength(offences.length)
      expect(titles).toEqual([...titles].sort())
    }
  })

  for (const nonsense of ['...', '?', '—', 'zzzz', 'robbery zzzz', 'attempted zzzz', 'aiding abetting'])
    test(`"${nonsense}" finds nothing`, () => expect(keys(nonsense)).toEqual([]))

  test('a category narrows the search, and alone gives all of it', () => {
    expect(keys('death', 'driving')).toContain('causing_death_by_dangerous_driving')
    expect(keys('death', 'driving')).not.toContain('dog_dangerously_out_of_control_causing_death')
    expect(keys('robbery', 'drugs')).toEqual([])
    expect(keys('', 'drugs')).toHaveLength(offences.filter(({ category }) => category === 'drugs').length)
  })

  test('all the words must be there, in any order', () => {
    expect(keys('driving death dangerous')).toContain('causing_death_by_dangerous_driving')
    expect(keys('driving death dangerous')).not.toContain('dangerous_driving')
  })

  test('the Act, the section and the category are searched too', () => {
    expect(keys('theft act s8')).toContain('robbery')
    expect(keys('terrorism act 2006')).toContain('attendance_at_place_for_terrorist_training')
    expect(keys('weapons')).toContain('weapon_on_school_premises')
  })

  test('a part of a word is enough, but comes last', () => {
    expect(keys('obber')).toContain('robbery')
    expect(keys('laughter')).toContain('manslaughter')
  })

  test('a word for the form of an offence is left out only where nothing fits with it', () => {
    expect(keys('assisting')).toContain('assisting_an_offender')
    expect(keys('attempted burglary')).toEqual(keys('burglary'))
    expect(keys('to')).not.toHaveLength(offences.length)
  })
})

describe('Which comes first', () => {
  /** Every one of these stands in this order among what was found. */
  const inOrder = (typed: string, expected: readonly string[]): void =>
    expect(keys(typed).filter((key) => expected.includes(key))).toEqual(expected)

  test('the very name comes before a shorter title that begins with it', () =>
    inOrder('fraud', ['fraud_by_false_representation', 'fraud_by_abuse_of_position']))
  test('a title that begins so comes before a shorter one that holds the word', () =>
    inOrder('theft', ['theft_from_machine_or_meter', 'going_equipped']))
  test('a word in the title comes before one elsewhere, and that before a part of a word', () => {
    const fits = findOffences('man').map(({ key, title, act, aliases }) =>
      /\bman/i.test(title) ? 2 : /\bman/i.test([key.replaceAll('_', ' '), act, ...aliases].join(' ')) ? 3 : 4,
    )
    expect(new Set(fits)).toEqual(new Set([2, 3, 4]))
    expect(fits).toEqual([...fits].sort())
  })
  test('an offence that can still be committed comes before one that cannot', () =>
    inOrder('rape', ['rape', 'rape_of_child_under_13', 'rape_1956_act']))
  test('a shorter title comes first', () =>
    inOrder('class b', ['producing_class_b_drug', 'possession_of_class_b_drug', 'supplying_class_b_drug']))
  test('titles of one length come in the order of the alphabet', () => {
    const ofClass = (letter: string) => `possession_with_intent_to_supply_class_${letter}_drug`
    expect(keys('pwits')).toEqual(['a', 'b', 'c'].map(ofClass))
  })
})

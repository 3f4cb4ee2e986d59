import { describe, expect, test } from 'vitest'
import { offenceByKey, offences } from '../tables/offences.ts'
import { findOffences, searchable, searchOffences } from './find-offences.ts'
import { folded } from './words.ts'

const keys = (typed: string, category?: (typeof offences)[number]['category']): readonly string[] =>
  findOffences(typed, category).map(({ key }) => key)

describe('What people type finds the offence they mean, first', () => {
  // biome-ignore format: one query a line
  for (const [typed, first] of [
    ['abh', 'actual_bodily_harm'],
    ['gbh', 'grievous_bodily_harm'],
    ['section 18', 'grievous_bodily_harm_with_intent'],
    ['section 20', 'grievous_bodily_harm'],
    ['Section 47', 'actual_bodily_harm'],
    ['s.4A', 'stalking_fear_of_violence_or_serious_alarm'],
    ['pwits', 'possession_with_intent_to_supply_class_a_drug'],
    ['twoc', 'taking_vehicle_without_consent'],
    ['shoplifting', 'theft_from_shop'],
    ['death by dangerous driving', 'causing_death_by_dangerous_driving'],
    ['coercive control', 'coercive_or_controlling_behaviour'],
    ['  ROBBERY ', 'robbery'],
    ['Röbbéry', 'robbery'],
    ['robbery!', 'robbery'],
    ['OF61102', 'actual_bodily_harm'],
    ['wounding_with_intent', 'wounding_with_intent'],
    ['murder', 'murder'],
    ['roberry', 'robbery'],
    ['stabbing', 'wounding_with_intent'],
    ['domestic violence', 'coercive_or_controlling_behaviour'],
    ['supplying cocaine', 'supplying_class_a_drug'],
    ['possession of weed', 'possession_of_class_b_drug'],
    ['rape', 'rape'],
    ['theft act s8', 'robbery'],
    ['s170b', 'evading_excise_duty'],
    ['robbery qqqqqq', 'robbery'],
    ['image based abuse', 'sharing_intimate_image'],
    ['image-based abuse', 'sharing_intimate_image'],
    ['swatting', 'false_communications'],
    ['theft offences', 'theft'],
    ['spying', 'spying_1911'],
    ['indecent assault', 'indecent_assault_on_man_1956'],
    ['indecent assault on a girl', 'indecent_assault_on_woman_1956'],
  ] as const)
    test(`"${typed}" finds ${first}`, () => expect(keys(typed)[0]).toBe(first))
})

describe('The name of an offence that has ended comes first where no offence of today is called so', () => {
  const former = offences.filter(({ offenceEndDate }) => offenceEndDate !== null)
  const isCalled = (words: string) => (title: string) => `${folded(title)} `.startsWith(`${words} `)
  for (const { key, title } of former) {
    const words = folded(title.replace(/ \(.*/, ''))
    const today = offences.filter((one) => one.offenceEndDate === null && isCalled(words)(one.title))
    test(`"${words}" finds ${today[0]?.key ?? key}`, () => {
      const first = offenceByKey(keys(words)[0] as string)
      expect(isCalled(words)(first?.title as string)).toBe(true)
      expect(first?.offenceEndDate === null).toBe(today.length > 0)
      expect(new Set(keys(words)).size).toBe(keys(words).length)
    })
  }
})

test('a word for any offence counts where an offence has it beside the others', () =>
  expect(keys('exposing offence')).toEqual(['indecent_exposure', 'abandoning_child_endangering_life']))

describe('A word for any offence finds nothing by itself', () => {
  for (const typed of [
    ...['insolvency offences', 'insolvency crime', 'bankruptcy offence', 'an insolvency offence'],
  ])
    test(`"${typed}" is not in the list`, () => expect(keys(typed)).toEqual([]))
  test('but is read where a title has it', () => {
    expect(keys('trade mark offences')[0]).toBe('trade_mark_offences')
    expect(keys('committing an offence with sexual intent')[0]).toBe('committing_offence_with_sexual_intent')
    expect(keys('offences').length).toBeGreaterThan(0)
  })
})

describe('An attempt, a conspiracy or help is the offence itself, and that is said', () => {
  for (const [typed, first, form] of [
    ['attempted robbery', 'robbery', 'attempt'],
    ['atempted robery', 'robbery', 'attempt'],
    ['conspiracy to rob', 'robbery', 'conspiracy'],
    ['aiding and abetting fraud', 'fraud_by_false_representation', 'encouragement'],
    ['attempted burglary', 'burglary_dwelling', 'attempt'],
    ['attempted possession of a Class C drug', 'possession_of_class_c_drug', 'attempt'],
    ['attempted murder', 'attempted_murder', null],
    ['conspiracy to murder', 'conspiracy_to_murder', null],
    ['conspiracy to supply cocaine', 'conspiracy_to_supply_class_a_drug', null],
    ['assisting', 'assisting_an_offender', null],
    ['robbery', 'robbery', null],
  ] as const)
    test(`"${typed}" finds ${first}, form ${form}`, () => {
      const found = searchOffences(typed)
      expect(found.offences[0]?.key).toBe(first)
      expect(found.form).toBe(form)
    })
})

describe('What fits', () => {
  test('nothing typed gives every offence, sorted by title', () => {
    for (const nothing of ['', '   ']) {
      const titles = findOffences(nothing).map(({ title }) => folded(title))
      expect(titles).toHaveLength(offences.length)
      expect(titles).toEqual([...titles].sort())
    }
  })
  for (const nonsense of ['...', '?', '—', 'zzzz', 'qqqqqq', 'to', 'attempted qqqqqq'])
    test(`"${nonsense}" finds no offence that has nothing to do with it`, () =>
      expect(keys(nonsense).filter((key) => !key.startsWith('attempt'))).toEqual([]))

  test('a category narrows the search, and alone gives all of it', () => {
    expect(keys('death', 'driving')).toContain('causing_death_by_dangerous_driving')
    expect(keys('death', 'driving')).not.toContain('dog_dangerously_out_of_control_causing_death')
    expect(keys('robbery', 'drugs')).toEqual([])
    expect(keys('', 'drugs')).toHaveLength(offences.filter(({ category }) => category === 'drugs').length)
  })
  test('all the words must be there, in any order, where any offence has them all', () => {
    expect(keys('driving death dangerous')).toContain('causing_death_by_dangerous_driving')
    expect(keys('driving death dangerous')).not.toContain('dangerous_driving')
  })
  test('or else as many as any offence has', () =>
    expect(keys('robbery murder').slice(0, 2).sort()).toEqual(['murder', 'robbery']))
  test('only the first twelve words of a story count', () =>
    expect(
      keys(
        `${'robbery affray arson blackmail perjury riot rape murder theft fraud forgery bribery'} kidnapping`,
      ),
    ).not.toContain('kidnapping'))
  test('by its second code as by its first', () => {
    for (const code of ['OF61048', 'OF61049'])
      expect(keys(code)).toEqual(['abandoning_child_endangering_life'])
  })
  for (const [typed, isClose] of [
    ['affray', true],
    ['affra', true],
    ['afray', true],
    ['conspiracy to robb', true],
    // One letter wrong in eight, two in nine.
    ['burglery', true],
    ['burklery', false],
    ['manslautter', true],
    ['affray qqqqqq', false],
    ['nobody knows', false],
    ['a b', false],
    ['abh', true],
    ['', false],
  ] as const)
    test(`whether '${typed}' is close to a name: ${isClose}`, () =>
      expect(searchOffences(typed).isClose).toBe(isClose))
  test('whether it was guessed', () => {
    expect(searchOffences('affray').isAsWritten).toBe(true)
    expect(searchOffences('affr').isAsWritten).toBe(true)
    for (const guessed of ['afray', 'affray qqqqqq', 'attempted affray', ''])
      expect(searchOffences(guessed).isAsWritten, guessed).toBe(false)
  })
})

describe('Which comes first', () => {
  /** Every one of these stands in this order among what was found. */
  const inOrder = (typed: string, expected: readonly string[]): void =>
    expect(keys(typed).filter((key) => (expected as readonly string[]).includes(key))).toEqual(expected)

  test('the very name comes before a title that begins with it', () =>
    inOrder('fraud', ['fraud_by_false_representation', 'fraud_by_failing_to_disclose']))
  test('a word in a name comes before one in the Act', () =>
    inOrder('harassment', ['harassment', 'stalking']))
  test('an offence that can still be committed comes before one that cannot', () =>
    inOrder('rape', ['rape', 'rape_of_child_under_13', 'rape_1956_act']))
  test('what people say is in the order of its row', () =>
    inOrder('stabbing', [
      'wounding_with_intent',
      'grievous_bodily_harm',
      'attempted_murder',
      'bladed_article_in_public_place',
    ]))
  test('of two that fit equally well the usual one comes first', () =>
    inOrder('burglary', ['burglary_dwelling', 'burglary_non_dwelling', 'aggravated_burglary']))
  test('a name with fewer words that were not typed comes first', () =>
    inOrder('aggravated', ['aggravated_burglary', 'aggravated_vehicle_taking_causing_death']))
  test('titles of one length come in the order of the alphabet', () => {
    const ofClass = (letter: string) => `possession_with_intent_to_supply_class_${letter}_drug`
    inOrder('pwits', ['a', 'b', 'c'].map(ofClass))
    inOrder(
      'producing',
      ['a', 'b', 'c'].map((letter) => `producing_class_${letter}_drug`),
    )
  })
  test('domestic violence does not offer the Act of that name first', () =>
    expect(
      keys('domestic violence')
        .slice(0, 5)
        .filter((key) => key.includes('child')),
    ).toEqual([]))
})

describe('An offence as it is searched', () => {
  for (const [section, key, place] of [
    ['s.8(1)', 'robbery', 's8'],
    ['ss.50, 68, 170', 'importing_class_a_drug', 's50 s68 s170'],
    ['Sch 7 para 18', 'ports_and_borders_obstruction_terrorism', ''],
    ['none', 'murder', ''],
  ] as const)
    test(`sections as people type them: ${section}`, () => {
      const offence = offenceByKey(key)
      if (offence === undefined) throw new Error(key)
      expect(searchable(offence).place.replace(offence.act, '').trim().replace(/ +/g, ' ')).toBe(place)
    })
  test('its names, codes, and whether it has ended', () => {
    const [robbery, former] = ['robbery', 'rape_1956_act'].map((key) =>
      searchable(offences.find((one) => one.key === key) as never),
    )
    expect(robbery).toMatchObject({
      key: 'robbery',
      title: 'Robbery',
      names: 'armed robbery; street robbery; mugging',
      isFormer: false,
    })
    expect(robbery?.codes).toContain('TH68023')
    expect(former?.isFormer).toBe(true)
  })
})

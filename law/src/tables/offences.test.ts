import { describe, expect, test } from 'vitest'
import { isoDate, parseDay } from '../calendar/day.ts'
import { folded } from '../search/words.ts'
import { acts } from './acts.ts'
import { isExcludedLater, isInSchedule } from './offence-traits.ts'
import { type Offence, offenceByKey, offenceSources, offences } from './offences.ts'

const offence = (key: string): Offence => offenceByKey(key) as Offence
/** The keys of the offences of which something holds: compared with none, so that a failure names them. */
const thatAre = (holds: (offence: Offence) => unknown): readonly string[] =>
  offences.filter(holds).map(({ key }) => key)

describe('The library is in order', () => {
  const keys = offences.map(({ key }) => key)
  test('keys are unique and sorted', () => expect(keys).toEqual([...new Set(keys)].sort()))
  test('keys are lower-case words', () =>
    expect(thatAre(({ key }) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(key))).toEqual([]))
  test('no two offences have one title, even as a search reads it', () =>
    expect(new Set(offences.map(({ title }) => folded(title))).size).toBe(offences.length))
  test('codes are the courts’ codes, and none stands twice in a row', () => {
    expect(
      thatAre(({ cjsCodes }) => cjsCodes.some((code) => !/^[A-Z]{2,4}\d{2,6}[A-Z]?$/.test(code))),
    ).toEqual([])
    expect(thatAre(({ cjsCodes }) => new Set(cjsCodes).size !== cjsCodes.length)).toEqual([])
  })
  test('aliases are lower case, unique in a row, and not empty', () => {
    const isBad = (alias: string) => alias !== alias.trim().toLowerCase() || alias === ''
    expect(thatAre(({ aliases }) => aliases.some(isBad) || new Set(aliases).size !== aliases.length)).toEqual(
      [],
    )
  })
  test('every maximum penalty is said, and a date is a real one', () => {
    expect(thatAre(({ maximumPenalty }) => maximumPenalty === '')).toEqual([])
    expect(
      thatAre(({ offenceEndDate }) => offenceEndDate !== null && parseDay(offenceEndDate) === null),
    ).toEqual([])
  })
})

describe('What the classification rests on', () => {
  test('every offence cites legislation.gov.uk, each source once', () => {
    for (const row of offences) {
      const urls = offenceSources(row).map(({ url, provision }) => `${url} ${provision}`)
      expect([row.key, urls.filter((url) => !url.startsWith('https://www.legislation.gov.uk/'))]).toEqual([
        row.key,
        [],
      ])
      expect([row.key, urls.length]).toEqual([row.key, new Set(urls).size])
    }
  })
  test('an Act that is not in the table of Acts is the common law, or stands beside one that is', () => {
    const isKnown = (act: string) => act === 'Common law' || Object.hasOwn(acts, act)
    expect(thatAre(({ act }) => !act.split(' / ').some(isKnown))).toEqual([])
  })
  test('life is the maximum exactly where the penalty is life in every form', () =>
    expect(
      thatAre(
        ({ lifeMaximum, maximumPenalty }) => lifeMaximum !== /^life( \(mandatory\))?$/.test(maximumPenalty),
      ),
    ).toEqual([]))
  test('a Schedule 15 Part has a paragraph, and no paragraph stands without its Part', () =>
    expect(thatAre((row) => (row.schedule15Part === null) !== (row.schedule15Paragraph === null))).toEqual(
      [],
    ))
  test('Schedule 15, Part 2 and the list of barred offences are sexual offences, all kept out of 40%', () => {
    expect(thatAre((row) => row.schedule15Part === 2 && row.category !== 'sexual')).toEqual([])
    expect(thatAre((row) => row.progressionList !== null && !isInSchedule(row))).toEqual([])
  })
  test('section 244ZA(7)(a): manslaughter, soliciting murder, wounding with intent and inchoate murder carry life', () => {
    const inList = (row: Offence) =>
      row.schedule15Part === 1 && ['1', '4', '6', '65'].includes(String(row.schedule15Paragraph))
    expect(thatAre((row) => inList(row) && !row.lifeMaximum)).toEqual([])
    expect(thatAre(inList)).toHaveLength(9)
  })
  test('Schedule 13, Part 2 is two offences and, after them, two abolished ones; and Part 3 the eleven of section 23(14), all kept out of 40%', () => {
    expect(thatAre((row) => row.schedule13Part === 2)).toEqual([
      'assault_of_child_under_13_by_penetration',
      'incest_by_man_girl_under_13_1956',
      'intercourse_with_girl_under_13_1956',
      'rape_of_child_under_13',
    ])
    expect(thatAre((row) => row.mayBeInSchedule13)).toEqual([
      ...['buggery_1956', 'indecent_assault_on_man_1956', 'indecent_assault_on_woman_1956', 'rape_1956_act'],
    ])
    expect(thatAre((row) => row.schedule13Part === 3)).toHaveLength(11)
    expect(thatAre((row) => row.schedule13Part === 3 && !isInSchedule(row))).toEqual([])
  })
  test('only for murder is life the only sentence', () =>
    expect(thatAre((row) => row.mandatoryLife)).toEqual(['murder']))
  test('nine offences may be on the list of barred offences; rape and rape of a child under 13 are', () => {
    expect(thatAre((row) => row.progressionList === 'unknown')).toHaveLength(9)
    expect(thatAre((row) => row.progressionList === 'confirmed')).toEqual(['rape', 'rape_of_child_under_13'])
  })
})

describe('A row is filled: what is absent does not apply', () => {
  test('theft from a shop is in no list', () =>
    expect(offence('theft_from_shop')).toMatchObject({
      ...{ lifeMaximum: false, lifeMaximumFrom: null, mandatoryLife: false },
      ...{ schedule15Part: null, schedule15Paragraph: null, sds40Paragraphs: [] },
      ...{ isInSchedule19ZA: false, schedule13Part: null, progressionList: null },
      ...{ violentToPrisonService: false, offenceEndDate: null, confidence: 'confirmed' },
    }))
  test('wounding with intent is in Schedule 15, Part 1, paragraph 6, and carries life', () => {
    const row = offence('wounding_with_intent')
    expect(row).toMatchObject({
      schedule15Part: 1,
      schedule15Paragraph: '6',
      lifeMaximum: true,
      lifeMaximumFrom: null,
    })
    expect(row.cjsCodes).toEqual(['OF61016', 'OF61018'])
    expect(row.aliases).toContain('s18')
  })
  test('death by dangerous driving carries life for conduct from 28 June 2022', () => {
    const { lifeMaximum, lifeMaximumFrom } = offence('causing_death_by_dangerous_driving')
    expect(lifeMaximum).toBe(true)
    expect(lifeMaximumFrom !== null && isoDate(lifeMaximumFrom)).toBe('2022-06-28')
  })
  // biome-ignore format: one offence a line
  for (const [provision, key, from, before] of [
    ['Criminal Justice and Courts Act 2015 s.1', 'terrorist_training', '2015-04-13', '10 years for offences before 13 April 2015'],
    ['Criminal Justice and Courts Act 2015 s.1', 'terrorist_weapons_training', '2015-04-13', '10 years for offences before 13 April 2015'],
    ['Nationality and Borders Act 2022 s.41', 'facilitating_illegal_immigration', '2022-06-28', '14 years for offences before 28 June 2022'],
  ] as const)
    test(`${provision}: life for ${key} from ${from}, and its earlier maximum is kept`, () => {
      const { lifeMaximumFrom, maximumPenalty, maximumPenaltyHistory } = offence(key)
      expect(maximumPenalty).toBe('life')
      expect(lifeMaximumFrom !== null && isoDate(lifeMaximumFrom)).toBe(from)
      expect(maximumPenaltyHistory).toContain(before)
    })
  // biome-ignore format: one code a line
  for (const [code, key] of [
    ['PJ11012', 'perjury'],
    ['CE79180', 'importing_indecent_or_obscene_articles'],
    ['CE79185', 'evading_excise_duty'],
    ['IM71135', 'arriving_without_entry_clearance'],
    ['IM71503', 'endangering_others_at_sea'],
    ['BS25003', 'supplying_articles_for_immigration_crime'],
    ['BS25005', 'handling_articles_for_immigration_crime'],
    ['BS25006', 'advertising_unlawful_immigration_services'],
    ['BS25009', 'collecting_information_for_immigration_crime'],
    ['SX03245', 'breach_of_sexual_risk_order'],
    ['SX03253', 'creating_purported_intimate_image'],
    ['SX03234', 'upskirting'],
    ['SX03242', 'voyeurism_breast_feeding'],
    ['SX03180', 'sexual_activity_in_public_lavatory'],
    ['PU23001', 'locking_on'],
    ['PU23003', 'interfering_with_national_infrastructure'],
    ['PU23004', 'disruption_by_tunnelling'],
    ['PU23006', 'equipped_for_tunnelling'],
    ['PU23007', 'obstructing_major_transport_works'],
    ['HY80126', 'obstructing_highway'],
    ['SC15001', 'participating_in_organised_crime_group'],
    ['CS06163', 'fraudulent_trading'],
    ['CQ86002', 'acting_as_director_while_disqualified'],
    ['CJ93001', 'insider_dealing'],
    ['OF61134', 'procuring_miscarriage'],
    ['AT01023', 'hoax_noxious_substance'],
    ['AW06052', 'animal_fighting'],
    ['CC81006', 'contempt_of_court'],
  ] as const)
    test(`${code} in the Ministry's catalogue is ${key}, and nothing else`, () =>
      expect(thatAre(({ cjsCodes }) => cjsCodes.includes(code))).toEqual([key]))
  test('only contempt is a committal and no sentence', () =>
    expect(thatAre((row) => row.isCommittal)).toEqual(['contempt_of_court']))
  test('earlier maximum penalties and notes are kept, where there are any', () => {
    const { maximumPenaltyHistory } = offence('causing_death_by_dangerous_driving')
    expect(maximumPenaltyHistory).toContain('14 years for offences before 28 June 2022')
    expect(offence('rape_of_child_under_13').notes).toContain('Schedule 13 Part 2')
    expect(offence('burglary_dwelling').violentToPrisonService).toBe(true)
    expect(offence('affray')).toMatchObject({ maximumPenaltyHistory: null, notes: null })
  })
  for (const [key, last, why] of [
    ['rape_1956_act', '2004-04-30', 'the eve of the Sexual Offences Act 2003'],
    ['disclosing_private_sexual_images', '2024-01-30', 'as it is written in the row'],
    ['robbery', null, 'it can still be committed'],
  ] as const)
    test(`the last day of ${key} is ${last}: ${why}`, () => expect(offence(key).offenceEndDate).toBe(last))
  test('an offence of the common law has no section', () => expect(offence('manslaughter').section).toBe(''))
  test('a key is matched exactly as written', () => {
    expect(offenceByKey('robbery')?.key).toBe('robbery')
    for (const other of ['Robbery', 'robbery ', '', 'constructor', '__proto__'])
      expect(offenceByKey(other)).toBeUndefined()
  })
})

describe('The sources of an offence: where it is created, then each list it stands in', () => {
  const violentOrder =
    'Criminal Justice Act 2003 (Requisite and Minimum Custodial Periods) Order 2024 (SI 2024/844)'
  // biome-ignore format: one row a line
  for (const [key, sources] of [
    ['theft_from_shop', [['Theft Act 1968', 's.1'], [violentOrder, 'article 3(6)']]],
    ['manslaughter', [['Criminal Justice Act 2003', 'Schedule 15, Part 1, paragraph 1'], [violentOrder, 'article 3(6)']]],
    ['attempted_murder', [['Criminal Attempts Act 1981', 's.1'], ['Criminal Justice Act 2003', 'Schedule 15, Part 1, paragraph 65'], [violentOrder, 'article 3(6)']]],
    ['rape_of_child_under_13', [['Sexual Offences Act 2003', 's.5'], ['Criminal Justice Act 2003', 'Schedule 15, Part 2, paragraph 106'],
      [violentOrder, 'Schedule, paragraph 12'], ['Sentencing Code', 'Schedule 13, Part 2']]],
    ['attendance_at_place_for_terrorist_training', [['Terrorism Act 2006', 's.8'],
      ['Criminal Justice Act 2003', 'Schedule 15, Part 3, paragraph 170'], [violentOrder, 'article 3(6)'],
      ['Criminal Justice Act 2003', 'Schedule 19ZA, Parts 1 and 2'], ['Sentencing Code', 'Schedule 13, Part 1']]],
  ] as const)
    test(key, () =>
      expect(offenceSources(offence(key)).map(({ title, provision }) => [title, provision])).toEqual(sources),
    )
})

test('SI 2024/1331 excluded these from 40% later than the others; murder never was under section 244', () => {
  const later = offences.filter((offence) => isExcludedLater(offence, true))
  expect(later.map(({ key, sds40Paragraphs }) => [key, ...sds40Paragraphs])).toEqual([
    ['breach_of_restraining_order_1997_act', '19A', '19B'],
    ['breach_of_sexual_harm_prevention_order', '16A'],
    ['breach_of_stalking_protection_order', '23A'],
    ['disclosing_private_sexual_images', '14A'],
  ])
  expect(isExcludedLater(offence('murder'), false)).toBe(false)
})

describe('The longest term for an offence, in months', () => {
  for (const [key, months] of [
    ['robbery', null],
    ['murder', null],
    ['common_assault', 6],
    ['actual_bodily_harm', 60],
    ['burglary_dwelling', 168],
    ['assisting_an_offender', 120],
  ] as const)
    test(`${key}: ${months ?? 'none is known, or life'}`, () =>
      expect(offence(key).maximumMonths).toBe(months))

  test('is whole for every offence that has one', () =>
    expect(
      thatAre(({ maximumMonths: most }) => most !== null && !(Number.isInteger(most) && most > 0)),
    ).toEqual([]))
})

describe('Sentencing Code, section 249(1): for which offences section 250 detention can be passed', () => {
  const of = (section249: Offence['section249'], isNamed: (offence: Offence) => boolean): readonly string[] =>
    offences.filter((one) => one.section249 === section249 && isNamed(one)).map(({ key }) => key)
  const isUnder14 = ({ maximumMonths }: Offence): boolean => maximumMonths !== null && maximumMonths < 14 * 12
  test('(a) every offence with 14 years or more, and none with less but these', () => {
    expect(of(null, (one) => !isUnder14(one))).toEqual(['false_communications'])
    expect(of('always', isUnder14)).toEqual([
      // (b) sections 13, 26, 3 and 25 of the Sexual Offences Act 2003.
      'child_sex_offence_by_young_offender',
      'inciting_child_family_member_by_under_18',
      // Section 91(1)(b) and (c) of the Act of 2000, until they gave way to those.
      'indecent_assault_on_man_1956',
      'indecent_assault_on_woman_1956',
      'sexual_activity_with_child_family_member_by_under_18',
      'sexual_assault',
    ])
  })
  test('(c) firearms offences of Schedule 20, from 16 on', () =>
    expect(of('from 16', () => true)).toEqual([
      'firearm_in_public_place',
      'firearm_with_intent_to_cause_fear_of_violence',
      'possessing_prohibited_weapon',
    ]))
})

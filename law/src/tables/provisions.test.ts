import { describe, expect, test } from 'vitest'
import { isoDate } from '../calendar/day.ts'
import { curfewLaw } from '../sentence/home-detention-curfew.ts'
import { leavingLaw } from '../sentence/leaving.ts'
import { acts } from './acts.ts'
import { days, lawAsAt, lawVersion } from './days.ts'
import {
  cja1961,
  cja1991,
  cja2003,
  hmppsCalculator,
  offenceSource,
  policyFramework,
  prisonAct1952,
  prisonRules,
  type Source,
  schedule13,
  schedule15,
  schedule19ZA,
  sds40Order,
  sds40Schedule,
  sentencingAct2026,
  sentencingCode,
} from './provisions.ts'
import { progressionStaging } from './stages.ts'

const site = 'https://www.legislation.gov.uk'

describe('A citation names the text, the place in it, and its address', () => {
  // biome-ignore format: one row a line
  for (const [source, title, provision, url] of [
    [cja2003('244(3)(aa)'), 'Criminal Justice Act 2003', 'section 244(3)(aa)', `${site}/ukpga/2003/44/section/244`],
    [cja2003('244ZA(4)'), 'Criminal Justice Act 2003', 'section 244ZA(4)', `${site}/ukpga/2003/44/section/244ZA`],
    [prisonRules('55A'), 'Prison Rules 1999 (SI 1999/728)', 'rule 55A', `${site}/uksi/1999/728/article/55A`],
    [prisonAct1952('49'), 'Prison Act 1952', 'section 49', `${site}/ukpga/Geo6and1Eliz2/15-16/52/section/49`],
    [cja2003('246A'), 'Criminal Justice Act 2003', 'section 246A', `${site}/ukpga/2003/44/section/246A`],
    [cja1961('23(3B)'), 'Criminal Justice Act 1961', 'section 23(3B)', `${site}/ukpga/Eliz2/9-10/39/section/23`],
    [cja1991('51(2)'), 'Criminal Justice Act 1991', 'section 51(2)', `${site}/ukpga/1991/53/section/51`],
    [sentencingAct2026('23(15)'), 'Sentencing Act 2026', 'section 23(15)', `${site}/ukpga/2026/2/section/23`],
    [sentencingCode('250'), 'Sentencing Code', 'section 250', `${site}/ukpga/2020/17/section/250`],
    [schedule15(2, '115'), 'Criminal Justice Act 2003', 'Schedule 15, Part 2, paragraph 115', `${site}/ukpga/2003/44/schedule/15`],
    [schedule19ZA, 'Criminal Justice Act 2003', 'Schedule 19ZA, Parts 1 and 2', `${site}/ukpga/2003/44/schedule/19ZA`],
    [schedule13(3), 'Sentencing Code', 'Schedule 13, Part 3', `${site}/ukpga/2020/17/schedule/13`],
  ] as const)
    test(`${title}, ${provision}`, () => expect(source).toEqual({ title, provision, url }))

  test('SI 2024/844 is cited by article, or by paragraph of its Schedule', () => {
    expect(sds40Order('3(6)(b)')).toMatchObject({
      provision: 'article 3(6)(b)',
      url: `${site}/uksi/2024/844/article/3`,
    })
    expect(sds40Schedule('14A')).toMatchObject({
      provision: 'Schedule, paragraph 14A',
      url: `${site}/uksi/2024/844/schedule`,
    })
    for (const { title } of [sds40Schedule('14A'), sds40Order('3')])
      expect(title).toBe(
        'Criminal Justice Act 2003 (Requisite and Minimum Custodial Periods) Order 2024 (SI 2024/844)',
      )
  })

  test('what no instrument says is cited to the Ministry, not to legislation', () => {
    expect(policyFramework('x')).toMatchObject({
      title: 'Sentence Calculation Policy Framework: determinate sentenced prisoners',
      url: expect.stringMatching(/^https:\/\/www\.gov\.uk\//),
    })
    expect(hmppsCalculator('x').url).toBe('https://github.com/ministryofjustice/calculate-release-dates-api')
  })
})

describe('Where an offence is created', () => {
  for (const [act, section, provision, url] of [
    ['Offences against the Person Act 1861', 's.18', 's.18', `${site}/ukpga/Vict/24-25/100/section/18`],
    ['Offences against the Person Act 1861', 's.20', 's.20', `${site}/ukpga/Vict/24-25/100/section/20`],
    ['Theft Act 1968', 's.9(1)(a)', 's.9(1)(a)', `${site}/ukpga/1968/60/section/9`],
    ['Theft Act 1968', 's.12A', 's.12A', `${site}/ukpga/1968/60/section/12A`],
    ['Public Order Act 1986', 'ss.18-23', 'ss.18-23', `${site}/ukpga/1986/64`],
    ['Terrorism Act 2000', 'Sch 7 para 18', 'Sch 7 para 18', `${site}/ukpga/2000/11`],
    ['Infanticide Act 1938', '', 'whole Act', `${site}/ukpga/Geo6/1-2/36`],
    ['Channel Tunnel (Security) Order 1994', 's.4', 's.4', `${site}/uksi/1994/570`],
  ] as const)
    test(`${act}, ${provision}`, () =>
      expect(offenceSource(act, section)).toEqual({ title: act, provision, url }))

  test('the common law has no address', () => expect(offenceSource('Common law', '')).toBeNull())
})

describe('The table of Acts is in order', () => {
  const names = Object.keys(acts)
  test('names are sorted', () => expect(names).toEqual([...names].sort()))
  test('each address is a chapter or a number, and is given once', () => {
    for (const path of Object.values(acts))
      expect(path).toMatch(/^(ukpga(\/[A-Za-z0-9]+)?\/[0-9-]+\/\d+|uksi\/\d{4}\/\d+)$/)
    expect(new Set(Object.values(acts)).size).toBe(names.length)
  })
  test('an Act named by its year since 1963 is filed under that year', () => {
    for (const [name, path] of Object.entries(acts)) {
      const year = /(19[6-9]\d|20\d\d)$/.exec(name)?.[1]
      if (year !== undefined && Number(year) > 1962)
        expect([name, path]).toEqual([name, expect.stringContaining(`/${year}/`)])
    }
  })
})

describe('Every day on which a rule begins has its source', () => {
  for (const [name, { day, law }] of Object.entries(days))
    test(`${name}: ${isoDate(day)}`, () => {
      const cited = [`${site}/`, 'https://github.com/ministryofjustice/']
      expect(cited.some((start) => law[0]?.url.startsWith(start))).toBe(true)
      for (const { title, provision } of law) expect(`${title}, ${provision}`).toMatch(/^[A-Z].*\w.*, \S+/)
    })

  const sds40 = 'Criminal Justice Act 2003 (Requisite and Minimum Custodial Periods) Order 2024 (SI 2024/844)'
  const amending =
    'Home Detention Curfew and Requisite and Minimum Custodial Periods (Amendment) Order 2024 (SI 2024/1331)'
  const calculator = 'HM Prison and Probation Service release date calculator (August 2026)'
  // biome-ignore format: one day a line
  for (const [name, day, ...law] of [
    ['sexualOffencesAct2003', '2004-05-01', 'Sexual Offences Act 2003, section 141'],
    ['extendedSentences', '2012-12-03', 'Legal Aid, Sentencing and Punishment of Offenders Act 2012, section 123'],
    ['licenceForShortTerms', '2015-02-01', 'Criminal Justice Act 2003, section 243A(1A)', 'Offender Rehabilitation Act 2014, section 1'],
    ['courtsAct2015', '2015-04-13', 'Criminal Justice Act 2003, section 246A', 'Criminal Justice Act 2003, section 244A', 'Criminal Justice and Courts Act 2015, section 4'],
    ['terroristPrisoners', '2020-02-26', 'Criminal Justice Act 2003, section 247A(1)', 'Terrorist Offenders (Restriction of Early Release) Act 2020, section 1'],
    ['sevenYearRule', '2020-04-01', 'Criminal Justice Act 2003, section 244ZA(4)(c)'],
    ['noEarlyRelease', '2021-06-29', 'Counter-Terrorism and Sentencing Act 2021, section 27'],
    ['fourYearRule', '2022-06-28', 'Criminal Justice Act 2003, section 244ZA(5)(c)', 'Police, Crime, Sentencing and Courts Act 2022, section 130'],
    ['fortyPerCent', '2024-09-10', `${sds40}, article 1(2)`, `${sds40}, article 2(2)`],
    ['fortyPerCentSecondStage', '2024-10-22', `${sds40}, article 1(2)`, `${sds40}, article 2(2)`],
    ['laterExclusions', '2024-12-16', `${amending}, article 1(2)`, `${amending}, article 3`, `${amending}, article 4(1)`],
    ['longerCurfew', '2025-06-03', `${amending}, article 1(2)`, `${amending}, article 2`],
    ['curfew', '1999-01-28', 'Criminal Justice Act 1991, section 34A'],
    ['noCurfewFrom4Years', '2012-12-03', 'Legal Aid, Sentencing and Punishment of Offenders Act 2012, section 112', 'Criminal Justice Act 2003, section 246(4)'],
    ['curfewOf180Days', '2023-06-06', 'Criminal Justice Act 2003 (Home Detention Curfew) Order 2023 (SI 2023/390), article 1(2)', 'Criminal Justice Act 2003 (Home Detention Curfew) Order 2023 (SI 2023/390), article 2'],
    ['removalOf270Days', '2008-04-07', 'Criminal Justice Act 2003, section 260(1)'],
    ['removalOf545Days', '2024-01-16', 'Criminal Justice Act 2003 (Removal of Prisoners for Deportation) Order 2023 (SI 2023/1368), article 1(2)', 'Criminal Justice Act 2003 (Removal of Prisoners for Deportation) Order 2023 (SI 2023/1368), article 2'],
    ['nationalSecuritySentences', '2026-03-22', 'Sentencing Act 2026, section 7(6)', 'Sentencing Act 2026, section 49(4)'],
    ['progressionModel', '2026-10-01', 'Sentencing Act 2026, section 49(1)', `${calculator}, first day of the progression model`],
  ] as const)
    test(`${name} begins on ${day}: ${law.join('; ')}`, () => {
      expect(isoDate(days[name].day)).toBe(day)
      expect(days[name].law.map(({ title, provision }) => `${title}, ${provision}`)).toEqual(law)
    })

  test('the version of the law tables is of the month in which the law was read', () => {
    expect(lawVersion.startsWith('2026.11.')).toBe(true)
    expect(isoDate(lawAsAt)).toMatch(/^2026-11-/)
  })

  for (const [name, law] of [
    ['stages', progressionStaging.law],
    ['home detention curfew', curfewLaw],
    ['leaving', leavingLaw],
  ] as const)
    test(`the rules of ${name} cite legislation first, and name the place in each text`, () => {
      for (const { title, provision } of law) expect(`${title}, ${provision}`).toMatch(/^[A-Z].*\w.*, \S+/)
      const urls = law.map(({ url }: Source) => url)
      expect(urls[0]?.startsWith(`${site}/`)).toBe(true)
    })
})

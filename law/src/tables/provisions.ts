import { type ActName, acts } from './acts.ts'

/** Where the law says so: the text, the place in it, and its address. */
export interface Source {
  readonly title: string
  readonly provision: string
  readonly url: string
}

const addressOf = (...path: readonly string[]): string =>
  ['https://www.legislation.gov.uk', ...path].join('/')

/** The number an address ends in: "244(3)(aa)" is at section 244. */
const numberOf = (provision: string): string => provision.replace(/\(.*/, '')

/** Each provision is made once: answers cite the same ones over and over. */
function once(make: (provision: string) => Source): (provision: string) => Source {
  const made = new Map<string, Source>()
  return (provision) => {
    const source = made.get(provision) ?? make(provision)
    made.set(provision, source)
    return source
  }
}

const inText = (title: string, path: string, unit: 'section' | 'article' | 'regulation', short: string) =>
  once((provision) => ({
    title,
    provision: [short, provision].join(' '),
    url: addressOf(path, unit, numberOf(provision)),
  }))

const act = (name: ActName) => inText(name, acts[name], 'section', 'section')

export const cja2003 = act('Criminal Justice Act 2003')
export const sentencingAct2026 = act('Sentencing Act 2026')
export const sentencingCode = act('Sentencing Code')
/** A section that is repealed, for what was done under it. */
export const codeAsItWas = once((provision) => {
  const source = sentencingCode(provision)
  return { ...source, provision: `${source.provision}, as it was` }
})
export const pcscAct2022 = act('Police, Crime, Sentencing and Courts Act 2022')
export const bordersAct2022 = act('Nationality and Borders Act 2022')
export const crimeSentencesAct1997 = act('Crime (Sentences) Act 1997')
export const counterTerrorismSentencingAct2021 = act('Counter-Terrorism and Sentencing Act 2021')
export const murderAct1965 = act('Murder (Abolition of Death Penalty) Act 1965')
export const sentencingAct2000 = act('Powers of Criminal Courts (Sentencing) Act 2000')
export const victimsAct2024 = act('Victims and Prisoners Act 2024')
export const terroristOffendersAct2020 = act('Terrorist Offenders (Restriction of Early Release) Act 2020')
export const rehabilitationAct2014 = act('Offender Rehabilitation Act 2014')
export const cja1961 = act('Criminal Justice Act 1961')
export const laspo2012 = act('Legal Aid, Sentencing and Punishment of Offenders Act 2012')
export const bankingAct1971 = act('Banking and Financial Dealings Act 1971')
export const courtsAct2015 = act('Criminal Justice and Courts Act 2015')
export const cja1991 = act('Criminal Justice Act 1991')
export const prisonAct1952 = act('Prison Act 1952')
export const sexualOffencesAct2003 = act('Sexual Offences Act 2003')

/** The rules of prison discipline, under which days are added. */
export const prisonRules = inText('Prison Rules 1999 (SI 1999/728)', 'uksi/1999/728', 'article', 'rule')

const order = (title: string, path: string) => inText(title, path, 'article', 'article')

/** SI 2026/86, which started the recall provisions of the Sentencing Act 2026 on 31 March 2026, in stages. */
export const commencement2026 = inText('SI 2026/86', 'uksi/2026/86', 'regulation', 'regulation')

/** SI 2024/844, which put 40 per cent in place of one-half. */
const sds40Title =
  'Criminal Justice Act 2003 (Requisite and Minimum Custodial Periods) Order 2024 (SI 2024/844)'
export const sds40Order = order(sds40Title, 'uksi/2024/844')

/** The Orders by which a fixed term must be for shorter terms of adults. */
export const fixedTermOrder2024 = order(
  'Criminal Justice Act 2003 (Suitability for Fixed Term Recall) Order 2024 (SI 2024/408)',
  'uksi/2024/408',
)
export const fixedTermOrder2025 = order(
  'Criminal Justice Act 2003 (Suitability for Fixed Term Recall) Order 2025 (SI 2025/833)',
  'uksi/2025/833',
)

/** SI 2023/390, which lengthened home detention curfew to 180 days. */
export const curfewOrder2023 = order(
  'Criminal Justice Act 2003 (Home Detention Curfew) Order 2023 (SI 2023/390)',
  'uksi/2023/390',
)

/** SI 2023/1368, which put 545 days in place of one year in early removal. */
export const removalOrder2023 = order(
  'Criminal Justice Act 2003 (Removal of Prisoners for Deportation) Order 2023 (SI 2023/1368)',
  'uksi/2023/1368',
)

/** SI 2024/1331, which excluded six more offences from 40 per cent, and lengthened home detention curfew. */
export const sds40AmendingOrder = order(
  'Home Detention Curfew and Requisite and Minimum Custodial Periods (Amendment) Order 2024 (SI 2024/1331)',
  'uksi/2024/1331',
)

/** A paragraph of a schedule: in which Part of it, where that is said too. */
const inSchedule = (title: string, path: string, before: string) =>
  once((paragraph) => ({
    title,
    provision: [before, `paragraph ${paragraph}`].join(', '),
    url: addressOf(path),
  }))

/** A paragraph of the Schedule to SI 2024/844: an offence that stays at one-half whatever the length. */
export const sds40Schedule = inSchedule(sds40Title, 'uksi/2024/844/schedule', 'Schedule')

const scheduleOf2003 = (number: string, part = '') =>
  inSchedule('Criminal Justice Act 2003', `ukpga/2003/44/schedule/${number}`, `Schedule ${number}${part}`)

/** A paragraph of Schedule 15 to the 2003 Act: specified violent (Part 1), sexual (Part 2), terrorism (Part 3) offences. */
export const schedule15 = (part: 1 | 2 | 3, paragraph: string): Source => inSchedule15[part](paragraph)

const inSchedule15 = {
  1: scheduleOf2003('15', ', Part 1'),
  2: scheduleOf2003('15', ', Part 2'),
  3: scheduleOf2003('15', ', Part 3'),
} as const

/** Schedule 19ZA to the 2003 Act: terrorism offences to which section 247A applies. */
export const schedule19ZA: Source = {
  title: 'Criminal Justice Act 2003',
  provision: 'Schedule 19ZA, Parts 1 and 2',
  url: addressOf('ukpga/2003/44/schedule/19ZA'),
}

/** The offences of subsection (2A): those of Part 1, and of Part 3 with a terrorist connection. */
export const schedule19ZAWithLife: Source = { ...schedule19ZA, provision: 'Schedule 19ZA, Part 1' }

/** A paragraph of Schedule 20B to the 2003 Act: the older release rules that it keeps. */
export const schedule20B = scheduleOf2003('20B')

/** A Part of Schedule 13 to the Sentencing Code: offences for which a special custodial sentence is passed. */
export const schedule13 = (part: 1 | 2 | 3): Source => ({
  title: 'Sentencing Code',
  provision: `Schedule 13, Part ${part}`,
  url: addressOf('ukpga/2020/17/schedule/13'),
})

const framework = 'Sentence Calculation Policy Framework'
const wholeFramework = `${framework}: determinate sentenced prisoners`

/** Texts that have long headings in place of sections, with the name that is enough where room is short. */
export const namesEnough: Readonly<Record<string, string>> = { [wholeFramework]: framework }

/** The Ministry's own rules for turning a term into dates. */
export const policyFramework = (provision: string): Source => ({
  title: wholeFramework,
  provision,
  url: 'https://www.gov.uk/government/publications/sentence-calculation-policy-framework-determinate-sentenced-prisoners',
})

/** The prison service's scheme against releases on a Friday, from 30 November 2023. Its text was not read: published summaries
 *  were, and the Ministry's answer to Parliament of 24 November 2025 that the scheme goes on. */
export const fridayReleases = (provision: string): Source => ({
  title: 'Friday Releases Policy Framework',
  provision,
  url: 'https://www.gov.uk/government/collections/prison-probation-policy-frameworks',
})

/** A paragraph of Schedule 3 to the Immigration Act 1971: detention of those who are to be deported. */
export const schedule3Of1971 = inSchedule(
  'Immigration Act 1971',
  `${acts['Immigration Act 1971']}/schedule/3`,
  'Schedule 3',
)

/** A page for the public, where practice sets what it says. */
export const govUk = (provision: string, path: string): Source => ({
  title: 'GOV.UK',
  provision,
  url: ['https://www.gov.uk', path].join('/'),
})

/** The Ministry's calculator, where no instrument was found that says it. */
export const hmppsCalculator = (provision: string): Source => ({
  title: 'HM Prison and Probation Service release date calculator (August 2026)',
  provision,
  url: 'https://github.com/ministryofjustice/calculate-release-dates-api',
})

/** Probation's program for decisions about a recall, where no instrument was found that says it. */
export const recallDecisions = (provision: string): Source => ({
  title: 'HM Prison and Probation Service recall decision tool (August 2026)',
  provision,
  url: 'https://github.com/ministryofjustice/make-recall-decision-ui',
})

/** The prison service's program for days on remand, where no instrument was found that says it. */
export const hmppsRemand: Source = {
  title: 'HM Prison and Probation Service remand periods tool (June 2026)',
  provision: 'days that an earlier sentence could not use',
  url: 'https://github.com/ministryofjustice/hmpps-identify-remand-periods-api',
}

/** The address of an Act, or of a section in it: "s.9(1)(a)" of an Act is at section 9. Null for the common law. */
export function offenceSource(name: string, section: string): Source | null {
  const path = (acts as Readonly<Record<string, string>>)[name]
  if (path === undefined) return null
  const number = /^s\.([0-9A-Z]+)/.exec(section)?.[1]
  const unit = path.startsWith('uksi/') || number === undefined ? [] : ['section', number]
  return { title: name, provision: section === '' ? 'whole Act' : section, url: addressOf(path, ...unit) }
}

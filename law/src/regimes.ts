import { type Commencement, progressionModel } from './commencement.ts'
import { type Fraction, fortyPerCent, oneHalf, oneThird, twoThirds, wholeTerm } from './fraction.ts'
import {
  cja2003,
  counterTerrorismSentencingAct2021,
  crimeSentencesAct1997,
  hmppsCalculator,
  type Source,
  sds40Order,
  sds40Schedule,
  sentencingAct2026,
  sentencingCode,
} from './provisions.ts'
import type { WarningCode } from './warning-texts.ts'

/** A part of the sentence and the provisions that fix it. */
export interface ReleasePoint {
  readonly fraction: Fraction
  readonly law: readonly Source[]
}

/** Why the progression model does not reach a regime, and where the law says so. */
export interface Exclusion {
  readonly reason: string
  readonly law: readonly Source[]
}

/** A set of rules that governs release, before and after section 23 of the Sentencing Act 2026. */
export interface Regime {
  readonly displayName: string
  readonly description: string
  readonly before: ReleasePoint
  readonly after: ReleasePoint
  /** From when `after` applies; null where the Act changes nothing, and then `exclusion` says why. */
  readonly commencement: Commencement | null
  readonly eligibilityAge: 'adult' | 'child' | 'any'
  readonly exclusion: Exclusion | null
  /** The offence itself is barred from the progression model, rather than the kind of sentence being outside it. */
  readonly offenceBarred: boolean
  /** What happens at the release point: release as of right, the Parole Board's first say, or the end of a minimum term. */
  readonly released: 'automatically' | 'by the Parole Board' | 'after a minimum term'
  /** What is said with every answer under this regime unless its own condition fails. */
  readonly warnings: readonly WarningCode[]
}

const point = (fraction: Fraction, ...law: readonly Source[]): ReleasePoint => ({ fraction, law })

const section244At40 = point(fortyPerCent, cja2003('244(3)(a)'), sds40Order('3(2)'))
const section244AtHalf = point(oneHalf, cja2003('244(3)(a)'), sds40Order('3(6)'))
const section244AtThird = point(oneThird, cja2003('244(3)(aa)'), sentencingAct2026('23(3)'))
const section244ZABefore = point(twoThirds, cja2003('244ZA(8)'))
const section244ZAAfter = point(oneHalf, cja2003('244ZA(8)'), sentencingAct2026('23(4)'))
const extendedSentence = point(twoThirds, cja2003('246A(8)'))
const specialSentence = point(twoThirds, cja2003('244A(6)'))
const terroristPrisoner = point(twoThirds, cja2003('247A(3)'))
const minimumTerm = point(wholeTerm, crimeSentencesAct1997('28'), sentencingCode('321'))
const tariff = point(wholeTerm, crimeSentencesAct1997('28'), crimeSentencesAct1997('31A'))

const barredOffence: Exclusion = {
  reason: 'The offence is barred from the progression model, so it keeps the release point it had.',
  law: [sentencingAct2026('49(2)'), hmppsCalculator('SA2026 Excluded Offences for Progression Model')],
}

const outside = (reason: string, ...law: readonly Source[]): Exclusion => ({ reason, law })

const section250Outside = outside(
  'Detention under section 250 is outside the progression model.',
  sentencingAct2026('23(2)'),
  sentencingAct2026('23(3)'),
)
const extendedOutside = outside(
  'Extended sentences are outside the progression model: the Act leaves section 246A as it is.',
  cja2003('246A'),
)
const specialOutside = outside(
  'Special custodial sentences are outside the progression model: section 23 of the Act leaves section 244A as it is.',
  cja2003('244A'),
)
const terrorismOutside = outside(
  'Terrorist prisoners are outside the progression model: the Act leaves section 247A as it is.',
  cja2003('247A'),
)
const indeterminateOutside = outside(
  'Sentences without a fixed end are outside the progression model.',
  crimeSentencesAct1997('28'),
)

/** A regime that the Act does not change: one point, before and after. */
const unchanged = (
  kept: ReleasePoint,
  exclusion: Exclusion,
  eligibilityAge: Regime['eligibilityAge'],
): Pick<Regime, 'before' | 'after' | 'commencement' | 'exclusion' | 'eligibilityAge'> => ({
  before: kept,
  after: kept,
  commencement: null,
  exclusion,
  eligibilityAge,
})

/** A regime that the progression model changes. */
const changed = (
  before: ReleasePoint,
  after: ReleasePoint,
): Pick<
  Regime,
  'before' | 'after' | 'commencement' | 'exclusion' | 'eligibilityAge' | 'offenceBarred' | 'released'
> => ({
  before,
  after,
  commencement: progressionModel,
  exclusion: null,
  eligibilityAge: 'adult',
  offenceBarred: false,
  released: 'automatically',
})

/** The rows of the table. */
const rows = {
  sds_adult: {
    displayName: 'Adult standard determinate sentence',
    description:
      'A fixed term of imprisonment, or of detention in a young offender institution for those aged 18 to 20. Release is automatic under section 244 of the Criminal Justice Act 2003: at 40% before the progression model, at one-third after it.',
    ...changed(section244At40, section244AtThird),
    warnings: ['W_SDS40_ASSUMED'],
  },
  sds_adult_sds40_excluded: {
    displayName: 'Adult standard determinate sentence: offence excluded from 40% release',
    description:
      'A section 244 sentence for an offence in the Schedule to SI 2024/844, or of 4 years or more for a violent offence in Part 1 of Schedule 15. Release at one-half before the progression model, at one-third after it.',
    ...changed(
      point(oneHalf, cja2003('244(3)(a)'), sds40Order('3(6)'), sds40Schedule('1 to 55')),
      section244AtThird,
    ),
    warnings: [],
  },
  sds_adult_barred_40: {
    displayName: 'Adult standard determinate sentence: barred from the progression model (40%)',
    description:
      'A section 244 sentence for an offence that is barred from the progression model and was not excluded from 40% release. It keeps 40%.',
    ...unchanged(section244At40, barredOffence, 'adult'),
    offenceBarred: true,
    released: 'automatically',
    warnings: ['W_BARRED_LIST_UNCONFIRMED'],
  },
  sds_adult_barred_50: {
    displayName: 'Adult standard determinate sentence: barred from the progression model (one-half)',
    description:
      'A section 244 sentence for an offence that is barred from the progression model and was excluded from 40% release. It keeps one-half.',
    ...unchanged(section244AtHalf, barredOffence, 'adult'),
    offenceBarred: true,
    released: 'automatically',
    warnings: ['W_BARRED_LIST_UNCONFIRMED'],
  },
  sds_adult_pre_sds_plus: {
    displayName: 'Adult standard determinate sentence from before section 244ZA reached it',
    description:
      'A section 244 sentence imposed before 1 October 2026 that section 244ZA(4) or (5) would govern but for its date. It stays at one-half.',
    ...unchanged(
      point(oneHalf, cja2003('244(3)(a)'), sds40Order('3(6)'), sentencingAct2026('23(15)')),
      outside(
        'An older sentence that would be a section 244ZA sentence today is left at one-half.',
        sentencingAct2026('23(13)'),
        sentencingAct2026('23(15)'),
      ),
      'adult',
    ),
    offenceBarred: true,
    released: 'automatically',
    warnings: [],
  },
  sds_adult_national_security: {
    displayName:
      'Adult standard determinate sentence: national security offence sentenced before commencement',
    description:
      'A section 244 sentence imposed before 1 October 2026 for an offence in Part 3 of Schedule 13 to the Sentencing Code. It stays at one-half.',
    ...unchanged(
      point(oneHalf, cja2003('244(3)(a)'), sds40Schedule('26 to 54'), sentencingAct2026('23(14)')),
      outside(
        'Sentences already passed for national security offences in Schedule 13, Part 3 are not moved.',
        sentencingAct2026('23(13)'),
        sentencingAct2026('23(14)'),
      ),
      'adult',
    ),
    offenceBarred: true,
    released: 'automatically',
    warnings: ['W_SOPC_USUAL'],
  },
  sds_plus_adult_7_plus: {
    displayName: 'Adult section 244ZA sentence: 7 years or more',
    description:
      'Section 244ZA(4): 7 years or more, imposed on or after 1 April 2020, for a Schedule 15 Part 1 or 2 offence that carries life. Release at two-thirds before the progression model, at one-half after it.',
    ...changed(section244ZABefore, section244ZAAfter),
    warnings: [],
  },
  sds_plus_adult_4_to_7: {
    displayName: 'Adult section 244ZA sentence: 4 years to under 7 years',
    description:
      'Section 244ZA(5): at least 4 but under 7 years, imposed on or after 28 June 2022, for an offence in section 244ZA(7). Release at two-thirds before the progression model, at one-half after it.',
    ...changed(section244ZABefore, section244ZAAfter),
    warnings: [],
  },
  sds_plus_adult_barred: {
    displayName: 'Adult section 244ZA sentence: barred from the progression model',
    description:
      'A section 244ZA(4) or (5) sentence for an offence barred from the progression model. It keeps two-thirds.',
    ...unchanged(section244ZABefore, barredOffence, 'adult'),
    offenceBarred: true,
    released: 'automatically',
    warnings: ['W_BARRED_LIST_UNCONFIRMED'],
  },
  section_250: {
    displayName: 'Section 250 detention',
    description:
      'Detention under section 250 of the Sentencing Code, for a person under 18 when convicted. Outside the progression model. 40%, as the prison service calculates it; the 2026 Act as passed says one-half.',
    ...unchanged(
      point(fortyPerCent, cja2003('244(3)(a)'), sds40Order('3(2)'), sentencingCode('250')),
      section250Outside,
      'child',
    ),
    offenceBarred: false,
    released: 'automatically',
    warnings: ['W_S250_FRACTION'],
  },
  section_250_sds40_excluded: {
    displayName: 'Section 250 detention: offence excluded from 40% release',
    description:
      'Section 250 detention for an offence in the Schedule to SI 2024/844, or of 4 years or more for a violent offence in Part 1 of Schedule 15. One-half before and after.',
    ...unchanged(
      point(oneHalf, cja2003('244(3)(a)'), sds40Order('3(6)'), sentencingCode('250')),
      section250Outside,
      'child',
    ),
    offenceBarred: false,
    released: 'automatically',
    warnings: [],
  },
  section_250_plus: {
    displayName: 'Section 250 detention: 7 years or more, section 244ZA(6)',
    description:
      'Section 244ZA(6): section 250 detention of 7 years or more, imposed on or after 28 June 2022, for an offence in section 244ZA(7). Two-thirds before and after.',
    ...unchanged(
      point(twoThirds, cja2003('244ZA(6)'), cja2003('244ZA(8)'), sentencingAct2026('23(4)')),
      outside('Section 244ZA(6) sentences stay at two-thirds.', sentencingAct2026('23(4)')),
      'child',
    ),
    offenceBarred: false,
    released: 'automatically',
    warnings: [],
  },
  eds_adult: {
    displayName: 'Extended determinate sentence (adult)',
    description:
      'Section 266 or 279 of the Sentencing Code. The Parole Board can direct release from two-thirds of the custodial term; release is automatic at the end of that term.',
    ...unchanged(extendedSentence, extendedOutside, 'adult'),
    offenceBarred: false,
    released: 'by the Parole Board',
    warnings: ['W_PAROLE', 'W_EDS_TERM'],
  },
  eds_child: {
    displayName: 'Extended sentence of detention (under 18)',
    description:
      'Section 254 of the Sentencing Code. The Parole Board can direct release from two-thirds of the custodial term; release is automatic at the end of that term.',
    ...unchanged(extendedSentence, extendedOutside, 'child'),
    offenceBarred: false,
    released: 'by the Parole Board',
    warnings: ['W_PAROLE', 'W_EDS_TERM'],
  },
  eds_automatic_2012_2015: {
    displayName: 'Extended determinate sentence, automatic release (3 December 2012 to 12 April 2015)',
    description:
      'An extended sentence imposed before 13 April 2015 with a custodial term under 10 years for an offence outside Schedule 15B. Release is automatic at two-thirds of the custodial term.',
    ...unchanged(extendedSentence, extendedOutside, 'any'),
    offenceBarred: false,
    released: 'automatically',
    warnings: ['W_EDS_TERM'],
  },
  sopc: {
    displayName: 'Special custodial sentence for certain offenders of particular concern',
    description:
      'Section 252A, 265 or 278 of the Sentencing Code, imposed on or after 28 June 2022. The Parole Board can direct release from two-thirds of the custodial term; release is automatic at its end.',
    ...unchanged(specialSentence, specialOutside, 'any'),
    offenceBarred: false,
    released: 'by the Parole Board',
    warnings: ['W_PAROLE', 'W_SOPC_LICENCE'],
  },
  sopc_pre_june_2022: {
    displayName: 'Special custodial sentence imposed before 28 June 2022',
    description:
      'Section 236A of the 2003 Act, or section 265 or 278 of the Sentencing Code, imposed before 28 June 2022. The Parole Board can direct release from one-half of the custodial term.',
    ...unchanged(point(oneHalf, cja2003('244A(6)')), specialOutside, 'adult'),
    offenceBarred: false,
    released: 'by the Parole Board',
    warnings: ['W_PAROLE', 'W_SOPC_LICENCE'],
  },
  terrorism_s247a: {
    displayName: 'Terrorist prisoner: Parole Board from two-thirds',
    description:
      'Section 247A: a fixed term for an offence in Part 1 or 2 of Schedule 19ZA, or found to have a terrorist connection. The Parole Board can direct release from two-thirds; release is automatic only at the end of the custodial term.',
    ...unchanged(terroristPrisoner, terrorismOutside, 'any'),
    offenceBarred: false,
    released: 'by the Parole Board',
    warnings: ['W_PAROLE', 'W_TERRORISM_2A'],
  },
  terrorism_s247a_no_early_release: {
    displayName: 'Terrorist prisoner: no early release',
    description:
      'Section 247A(2A): a serious terrorism sentence, or an extended sentence imposed on or after 29 June 2021 for a terrorism offence that carries life. The whole custodial term is served.',
    ...unchanged(
      point(wholeTerm, cja2003('247A(2A)'), counterTerrorismSentencingAct2021('27')),
      terrorismOutside,
      'any',
    ),
    offenceBarred: false,
    released: 'automatically',
    warnings: ['W_EDS_TERM'],
  },
  life: {
    displayName: 'Life sentence: end of the minimum term',
    description:
      "Imprisonment, custody or detention for life, or detention during His Majesty's pleasure. The length given is read as the minimum term. There is no automatic release.",
    ...unchanged(minimumTerm, indeterminateOutside, 'any'),
    offenceBarred: false,
    released: 'after a minimum term',
    warnings: ['W_LIFE'],
  },
  ipp: {
    displayName: 'Imprisonment or detention for public protection: end of the tariff',
    description:
      'IPP or DPP. The length given is read as the tariff. There is no automatic release. Not available for convictions on or after 3 December 2012.',
    ...unchanged(tariff, indeterminateOutside, 'any'),
    offenceBarred: false,
    released: 'after a minimum term',
    warnings: ['W_IPP'],
  },
} as const satisfies Record<string, Regime>

export type RegimeId = keyof typeof rows

/** The fields of every row in one order: answers read them all the time, and objects of one shape are read fastest. */
const inOneShape = (row: Regime): Regime => ({
  displayName: row.displayName,
  description: row.description,
  before: row.before,
  after: row.after,
  commencement: row.commencement,
  eligibilityAge: row.eligibilityAge,
  exclusion: row.exclusion,
  offenceBarred: row.offenceBarred,
  released: row.released,
  warnings: row.warnings,
})

/** Every regime the calculator knows, by its public id. Ids are never renamed and never reused. */
export const regimes = Object.fromEntries(
  Object.entries(rows).map(([id, row]) => [id, inOneShape(row)]),
) as Readonly<Record<RegimeId, Regime>>

const byId: ReadonlyMap<string, Regime> = new Map(Object.entries(regimes))

/** The regime with this id. */
export const regimeOf = (id: RegimeId): Regime => byId.get(id) as Regime

/** Whether this is the id of a regime, exactly as written. */
export const isRegimeId = (id: string): id is RegimeId => Object.hasOwn(regimes, id)

/** Whether the Sentencing Act 2026 moves the release point. A test holds the table to it. */
export const isChanged = ({ exclusion }: Regime): boolean => exclusion === null

/** The release point asked for: before or after commencement. */
export const pointOf = (regime: Regime, postCommencement: boolean): ReleasePoint =>
  postCommencement ? regime.after : regime.before

/** The label of the fraction, with what happens at that point where release is not automatic. */
export function pointLabel(regime: Regime, { fraction }: ReleasePoint): string {
  switch (regime.released) {
    case 'automatically':
      return fraction.label
    case 'by the Parole Board':
      return `${fraction.label} (Parole Board eligibility)`
    case 'after a minimum term':
      return `${fraction.label} (minimum term)`
  }
}

/** Every provision a regime rests on, each once. */
export function regimeSources({ before, after, exclusion }: Regime): readonly Source[] {
  const all = [...before.law, ...after.law, ...(exclusion?.law ?? [])]
  return all.filter(
    (source, i) => all.findIndex((s) => s.url === source.url && s.provision === source.provision) === i,
  )
}

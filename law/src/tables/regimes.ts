import { addDays, inWords } from '../calendar/day.ts'
import { type Fraction, twoThirds, wholeTerm } from '../calendar/fraction.ts'
import { type Commencement, commencementDay, dayOfLaw, days, progressionModel } from './days.ts'
import { inForceOn, type Layer, type Layers, nothingKnown, reaching } from './layers.ts'
import { orderRows } from './orders.ts'
import {
  cja2003,
  crimeSentencesAct1997,
  hmppsCalculator,
  type Source,
  schedule20B,
  sentencingAct2026,
  terroristOffendersAct2020,
} from './provisions.ts'
import type { Exclusion, RegimeRow } from './regime-row.ts'
import {
  committalPoints,
  oldLawPoints,
  type RegimeId,
  type RulesId,
  releasePoints,
} from './release-points.ts'
import type { WarningCode } from './warning-codes.ts'

export type { Exclusion, Family } from './regime-row.ts'
export type { RegimeId, RulesId } from './release-points.ts'

/** A set of rules that governs release. */
export interface Regime<Id extends RulesId = RulesId> extends RegimeRow {
  readonly automaticAt: Fraction
  readonly automaticLaw: readonly Source[]
  readonly warnings: readonly WarningCode[]
  /** Public, but for the rules of committals. */
  readonly id: Id
  readonly layers: Layers
  /** The layers in force on the eve and on the first day of section 23 of the Sentencing Act 2026: views of `layers`, kept
   *  because every answer reads one of them. */
  readonly before: Layer
  readonly after: Layer
  /** From when `after` applies; null where the Act changes nothing, and then `exclusion` says why. */
  readonly commencement: Commencement | null
}

const outside = (reason: string, ...law: readonly Source[]): Exclusion => ({ reason, law })

const barredOffence = outside(
  'The offence is barred from the progression model, so it keeps the release point it had.',
  sentencingAct2026('49(2)'),
  cja2003('267'),
  hmppsCalculator('SA2026 Excluded Offences for Progression Model'),
)
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

/** Release as of right, and an end with the term: what the rows of fixed terms share. */
const asSentence = { offenceBarred: false, credit: 'shared', takesAddedDays: true } as const
const automatic = { ...asSentence, released: 'automatically', ends: 'with the term' } as const
const standard = { ...automatic, family: 'standard', eligibilityAge: 'adult', exclusion: null } as const
const section244ZA = { ...standard, family: 'section 244ZA' } as const
const section250 = {
  ...automatic,
  family: 'section 250',
  eligibilityAge: 'child',
  exclusion: section250Outside,
} as const
const barred = { offenceBarred: true, exclusion: barredOffence } as const
const extended = {
  ...asSentence,
  family: 'extended',
  exclusion: extendedOutside,
  released: 'by the Parole Board',
  automaticLaw: [cja2003('246A(7)')],
  ends: 'after an extension',
} as const
const special = {
  ...asSentence,
  family: 'special',
  exclusion: specialOutside,
  released: 'by the Parole Board',
  automaticLaw: [cja2003('244A')],
  ends: 'a year after the term',
} as const
const terrorist = {
  ...asSentence,
  family: 'terrorist',
  eligibilityAge: 'any',
  exclusion: terrorismOutside,
} as const
/** The court takes days on remand off the minimum term itself: only what is given with the sentence counts. */
const indeterminate = {
  ...asSentence,
  credit: 'own',
  eligibilityAge: 'any',
  exclusion: indeterminateOutside,
  released: 'after a minimum term',
  ends: 'never',
} as const

const oldLawOutside = outside('Sentences under older release rules are not moved.', schedule20B('4'))
const longTerm = {
  ...asSentence,
  family: 'act of 1991',
  eligibilityAge: 'any',
  exclusion: oldLawOutside,
  released: 'by the Parole Board',
  automaticAt: twoThirds,
} as const

/** The rows of the table. */
const rows: Readonly<Record<RulesId, RegimeRow>> = {
  sds_adult: {
    displayName: 'Adult standard determinate sentence',
    description:
      'A fixed term of imprisonment, or of detention in a young offender institution for those aged 18 to 20. Release is automatic under section 244 of the Criminal Justice Act 2003: at 40% before the progression model, at one-third after it.',
    ...standard,
    warnings: ['W_SDS40_ASSUMED'],
  },
  sds_adult_sds40_excluded: {
    displayName: 'Adult standard determinate sentence: offence excluded from 40% release',
    description:
      'A section 244 sentence for an offence in the Schedule to SI 2024/844, or of 4 years or more for a violent offence in Part 1 of Schedule 15. Release at one-half before the progression model, at one-third after it.',
    ...standard,
  },
  sds_adult_barred_40: {
    displayName: 'Adult standard determinate sentence: barred from the progression model (40%)',
    description:
      'A section 244 sentence for an offence that is barred from the progression model and was not excluded from 40% release. It keeps 40%.',
    ...standard,
    ...barred,
    warnings: ['W_BARRED_LIST_UNCONFIRMED'],
  },
  sds_adult_barred_50: {
    displayName: 'Adult standard determinate sentence: barred from the progression model (one-half)',
    description:
      'A section 244 sentence for an offence that is barred from the progression model and was excluded from 40% release. It keeps one-half.',
    ...standard,
    ...barred,
    warnings: ['W_BARRED_LIST_UNCONFIRMED'],
  },
  sds_adult_pre_sds_plus: {
    displayName: 'Adult standard determinate sentence from before section 244ZA reached it',
    description: `A section 244 sentence imposed before ${commencementDay} that section 244ZA(4) or (5) would govern but for its date. It stays at one-half.`,
    ...standard,
    offenceBarred: true,
    exclusion: outside(
      'An older sentence that would be a section 244ZA sentence today is left at one-half.',
      sentencingAct2026('23(13)'),
      sentencingAct2026('23(15)'),
    ),
  },
  sds_adult_national_security: {
    displayName:
      'Adult standard determinate sentence: national security offence sentenced before commencement',
    description: `A section 244 sentence imposed before ${commencementDay} for an offence in Part 3 of Schedule 13 to the Sentencing Code. It stays at one-half. For convictions from ${dayOfLaw('nationalSecuritySentences')} a special custodial sentence is passed.`,
    ...standard,
    offenceBarred: true,
    exclusion: outside(
      'Sentences already passed for national security offences in Schedule 13, Part 3 are not moved.',
      sentencingAct2026('23(13)'),
      sentencingAct2026('23(14)'),
    ),
    warnings: ['W_SOPC_USUAL'],
  },
  sds_plus_adult_7_plus: {
    displayName: 'Adult section 244ZA sentence: 7 years or more',
    description: `Section 244ZA(4): 7 years or more, imposed on or after ${dayOfLaw('sevenYearRule')}, for a Schedule 15 Part 1 or 2 offence that carries life. Release at two-thirds before the progression model, at one-half after it.`,
    ...section244ZA,
  },
  sds_plus_adult_4_to_7: {
    displayName: 'Adult section 244ZA sentence: 4 years to under 7 years',
    description: `Section 244ZA(5): at least 4 but under 7 years, imposed on or after ${dayOfLaw('fourYearRule')}, for an offence in section 244ZA(7). Release at two-thirds before the progression model, at one-half after it.`,
    ...section244ZA,
  },
  sds_plus_adult_barred: {
    displayName: 'Adult section 244ZA sentence: barred from the progression model',
    description:
      'A section 244ZA(4) or (5) sentence for an offence barred from the progression model. It keeps two-thirds.',
    ...section244ZA,
    ...barred,
    warnings: ['W_BARRED_LIST_UNCONFIRMED'],
  },
  section_250: {
    displayName: 'Section 250 detention',
    description:
      'Detention under section 250 of the Sentencing Code, for a person under 18 when convicted. Outside the progression model. 40%, as the prison service calculates it; the 2026 Act as passed says one-half.',
    ...section250,
    warnings: ['W_S250_FRACTION'],
  },
  section_250_sds40_excluded: {
    displayName: 'Section 250 detention: offence excluded from 40% release',
    description:
      'Section 250 detention for an offence in the Schedule to SI 2024/844, or of 4 years or more for a violent offence in Part 1 of Schedule 15. One-half before and after.',
    ...section250,
  },
  section_250_plus: {
    displayName: 'Section 250 detention: 7 years or more, section 244ZA(6)',
    description: `Section 244ZA(6): section 250 detention of 7 years or more, imposed on or after ${dayOfLaw('fourYearRule')}, for an offence in section 244ZA(7). Two-thirds before and after.`,
    ...section250,
    exclusion: outside('Section 244ZA(6) sentences stay at two-thirds.', sentencingAct2026('23(4)')),
  },
  eds_adult: {
    displayName: 'Extended determinate sentence (adult)',
    description:
      'Section 266 or 279 of the Sentencing Code. The Parole Board can direct release from two-thirds of the custodial term; release is automatic at the end of that term.',
    ...extended,
    eligibilityAge: 'adult',
    warnings: ['W_PAROLE', 'W_EDS_TERM', 'W_TERRORISM_2A'],
  },
  eds_child: {
    displayName: 'Extended sentence of detention (under 18)',
    description:
      'Section 254 of the Sentencing Code. The Parole Board can direct release from two-thirds of the custodial term; release is automatic at the end of that term.',
    ...extended,
    eligibilityAge: 'child',
    warnings: ['W_PAROLE', 'W_EDS_TERM', 'W_TERRORISM_2A'],
  },
  eds_automatic_2012_2015: {
    displayName: `Extended determinate sentence, automatic release (${dayOfLaw('extendedSentences')} to ${inWords(addDays(days.courtsAct2015.day, -1))})`,
    description: `An extended sentence imposed before ${dayOfLaw('courtsAct2015')} with a custodial term under 10 years for an offence outside Schedule 15B. Release is automatic at two-thirds of the custodial term.`,
    ...extended,
    released: 'automatically',
    eligibilityAge: 'any',
    warnings: ['W_EDS_TERM'],
  },
  sopc: {
    displayName: 'Special custodial sentence for certain offenders of particular concern',
    description: `Section 252A, 265 or 278 of the Sentencing Code, imposed on or after ${dayOfLaw('fourYearRule')}. The Parole Board can direct release from two-thirds of the custodial term; release is automatic at its end.`,
    ...special,
    eligibilityAge: 'any',
    warnings: ['W_PAROLE', 'W_SOPC_LICENCE'],
  },
  sopc_pre_june_2022: {
    displayName: `Special custodial sentence imposed before ${dayOfLaw('fourYearRule')}`,
    description: `Section 236A of the 2003 Act, or section 265 or 278 of the Sentencing Code, imposed before ${dayOfLaw('fourYearRule')}. The Parole Board can direct release from one-half of the custodial term.`,
    ...special,
    eligibilityAge: 'adult',
    warnings: ['W_PAROLE', 'W_SOPC_LICENCE'],
  },
  terrorism_s247a: {
    displayName: 'Terrorist prisoner: Parole Board from two-thirds',
    description:
      'Section 247A: a fixed term for an offence in Part 1 or 2 of Schedule 19ZA, or found to have a terrorist connection. The Parole Board can direct release from two-thirds; release is automatic only at the end of the custodial term.',
    ...terrorist,
    released: 'by the Parole Board',
    automaticLaw: [cja2003('247A')],
    ends: 'after an extension',
    warnings: ['W_PAROLE', 'W_TERRORISM_TERM', 'W_TERRORISM_2A'],
  },
  terrorism_s247a_no_early_release: {
    displayName: 'Terrorist prisoner: no early release',
    description: `Section 247A(2A): a serious terrorism sentence, or an extended sentence imposed on or after ${dayOfLaw('noEarlyRelease')} for a terrorism offence that carries life (Schedule 19ZA, Part 1, or Part 3 with a terrorist connection). The whole custodial term is served.`,
    ...terrorist,
    released: 'automatically',
    ends: 'after an extension',
    warnings: ['W_EDS_TERM'],
  },
  life: {
    displayName: 'Life sentence: end of the minimum term',
    description:
      "Imprisonment, custody or detention for life, or detention during His Majesty's pleasure. The length given is read as the minimum term. There is no automatic release.",
    ...indeterminate,
    family: 'life',
    warnings: ['W_LIFE'],
  },
  ipp: {
    displayName: 'Imprisonment or detention for public protection: end of the tariff',
    description: `IPP or DPP. The length given is read as the tariff. There is no automatic release. Not available for convictions on or after ${dayOfLaw('extendedSentences')}.`,
    ...indeterminate,
    family: 'public protection',
    warnings: ['W_IPP'],
  },
  ...orderRows,
  act_1991_long: {
    displayName: 'Sentence of 4 years or more under the Criminal Justice Act 1991',
    description: `For an offence before ${dayOfLaw('releaseUnder2003Act')}, passed before ${dayOfLaw('extendedSentences')}. The Parole Board can direct release from one-half; release is automatic at two-thirds, and the licence ends at three-quarters.`,
    ...longTerm,
    ends: 'with the term',
  },
  act_1991_long_terrorist: {
    displayName: 'Sentence of 4 years or more under the Criminal Justice Act 1991, for terrorism',
    description: `For a terrorism offence before ${dayOfLaw('releaseUnder2003Act')}, passed before ${dayOfLaw('extendedSentences')}. The Parole Board could direct release from one-half. Who was not out on ${dayOfLaw('terroristPrisoners')} is released when it says so from two-thirds, and otherwise at the end, without a licence.`,
    ...longTerm,
    automaticAt: wholeTerm,
    ends: 'with the term',
    automaticLaw: [terroristOffendersAct2020('6'), schedule20B('17')],
  },
  act_1991_long_extended: {
    displayName: 'Section 85 extended sentence, custodial term of 4 years or more',
    description: `For an offence before ${dayOfLaw('releaseUnder2003Act')}, passed before ${dayOfLaw('extendedSentences')}. The Parole Board can direct release from one-half of the custodial term; release is automatic at two-thirds of it.`,
    ...longTerm,
    ends: 'after an extension',
  },
  section_85: {
    displayName: 'Section 85 extended sentence',
    description: `For an offence before ${dayOfLaw('releaseUnder2003Act')}, passed before ${dayOfLaw('extendedSentences')}. Release is automatic at one-half of the custodial term.`,
    ...longTerm,
    released: 'automatically',
    ends: 'after an extension',
  },
  epp_parole: {
    displayName: `Extended sentence for public protection, passed before ${dayOfLaw('automaticPublicProtection')}`,
    description:
      'Section 227 or 228. The Parole Board can direct release from one-half of the custodial term; release is automatic at its end.',
    ...extended,
    exclusion: oldLawOutside,
    eligibilityAge: 'any',
    automaticLaw: [cja2003('247')],
  },
  epp_automatic: {
    displayName: `Extended sentence for public protection, passed from ${dayOfLaw('automaticPublicProtection')}`,
    description: 'Section 227 or 228. Release is automatic at one-half of the custodial term.',
    ...extended,
    exclusion: oldLawOutside,
    eligibilityAge: 'any',
    released: 'automatically',
  },
}

/** The regime with its views, all in one shape: answers read them all the time. */
function regime(id: RulesId): Regime {
  const layers: Layers = { ...releasePoints, ...committalPoints, ...oldLawPoints }[id]
  const published = reaching(layers, nothingKnown)
  const before = inForceOn(published, addDays(progressionModel.day, -1))
  const after = inForceOn(published, progressionModel.day)
  const commencement = before === after ? null : progressionModel
  const { displayName, description, family, eligibilityAge, exclusion, offenceBarred } = rows[id]
  const { automaticLaw = before.law, warnings = [], automaticAt = wholeTerm } = rows[id]
  const { released, ends, credit, takesAddedDays } = rows[id]
  return {
    displayName,
    description,
    before,
    after,
    commencement,
    eligibilityAge,
    exclusion,
    offenceBarred,
    released,
    warnings,
    id,
    family,
    ends,
    layers,
    credit,
    takesAddedDays,
    automaticAt,
    automaticLaw,
  }
}

/** Every regime the calculator knows, by its public id. Ids are never renamed and never reused. */
export const regimes = Object.fromEntries(
  (Object.keys(releasePoints) as RegimeId[]).map((id) => [id, regime(id)]),
) as Readonly<Record<RegimeId, Regime<RegimeId>>>

/** The regimes, and the rules of committals and of older law. */
export const allRules: readonly Regime[] = [
  ...Object.values(regimes),
  ...(Object.keys({ ...committalPoints, ...oldLawPoints }) as RulesId[]).map(regime),
]

const byId: ReadonlyMap<string, Regime> = new Map(allRules.map((rules) => [rules.id, rules]))

/** The regime with this id. */
export const regimeOf = (id: RulesId): Regime => byId.get(id) as Regime

/** Whether this is the id of a regime, exactly as written. */
export const isRegimeId = (id: string): id is RegimeId => Object.hasOwn(regimes, id)

/** Whether the Sentencing Act 2026 moves the release point. A test holds the table to it. */
export const isChanged = ({ exclusion }: Regime): boolean => exclusion === null

/** The release point asked for: before or after commencement. */
export const pointOf = (regime: Regime, postCommencement: boolean): Layer =>
  postCommencement ? regime.after : regime.before

/** The provisions of automatic release: those of the release point, or where the Parole Board had its say before, their own. */
export const automaticLawOf = ({ released, automaticLaw }: Regime, { law }: Layer): readonly Source[] =>
  released === 'by the Parole Board' ? automaticLaw : law

/** Every provision a regime rests on, each once. */
export function regimeSources({ before, after, exclusion }: Regime): readonly Source[] {
  const all = [...before.law, ...after.law, ...(exclusion?.law ?? [])]
  return all.filter(
    (source, i) => all.findIndex((s) => s.url === source.url && s.provision === source.provision) === i,
  )
}

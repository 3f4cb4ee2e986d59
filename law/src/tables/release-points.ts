import { type Fraction, fortyPerCent, oneHalf, oneThird, twoThirds, wholeTerm } from '../calendar/fraction.ts'
import { type ChangeOfLaw, changesOfLaw } from './changes-of-law.ts'
import { type Commencement, days } from './days.ts'
import { everyone, excludedAtFirst, excludedLater, from12Months, type Layer, type Layers } from './layers.ts'
import {
  cja2003,
  codeAsItWas,
  counterTerrorismSentencingAct2021,
  crimeSentencesAct1997,
  type Source,
  schedule20B,
  sds40AmendingOrder,
  sds40Order,
  sds40Schedule,
  sentencingAct2000,
  sentencingAct2026,
  sentencingCode,
} from './provisions.ts'
import { singleStage } from './stages.ts'

/** A layer that reaches every sentence passed from its day, and none passed before. */
const layer = (from: Commencement | null, fraction: Fraction, ...law: readonly Source[]): Layer => ({
  fraction,
  law,
  from,
  change: null,
  reaches: everyone,
  staging: null,
})

/** A layer that a change of law brings, to sentences being served too. */
const brought = (change: ChangeOfLaw, fraction: Fraction, ...law: readonly Source[]): Layer => ({
  ...layer(change.begins, fraction, ...law),
  change,
  staging: change.staging,
})

const section244 = cja2003('244(3)(a)')
const oneThirdBy244 = cja2003('244(3)(aa)')

/** The periods after which release on licence is automatic. */
export const licencePeriods: ReadonlySet<Source> = new Set([section244, oneThirdBy244])

const half = (...law: readonly Source[]): Layer => layer(null, oneHalf, section244, ...law)

/** SI 2024/844: 40 per cent, by its two stages for sentences already being served. */
const forty = (...law: readonly Source[]): Layer =>
  brought(changesOfLaw.fortyPerCent, fortyPerCent, section244, sds40Order('3(2)'), ...law)

const third = brought(changesOfLaw.progressionModel, oneThird, oneThirdBy244, sentencingAct2026('23(3)'))

/** One-half, unmoved by the order of 2024. */
const unmoved = (...law: readonly Source[]): Layer => ({
  ...layer(days.fortyPerCent, oneHalf, section244, ...law),
  staging: singleStage(days.fortyPerCent.day, days.fortyPerCent.law),
})

/** One-half for an offence that is excluded from 40 per cent: most of them from its first day, six more from a later one,
 *  until which those too were at 40 per cent. */
const excludedFrom40 = (untilThen: Layer, ...law: readonly Source[]): Layers => [
  { ...untilThen, reaches: excludedLater },
  { ...unmoved(sds40Order('3(6)'), ...law), reaches: excludedAtFirst },
  {
    ...brought(
      changesOfLaw.laterExclusions,
      oneHalf,
      section244,
      sds40Order('3(6)'),
      ...law,
      sds40AmendingOrder('3'),
    ),
    reaches: excludedLater,
  },
]

/** Two-thirds under section 244ZA, from the day its subsection reaches, and one-half after the Act. */
const section244ZA = (from: Commencement): Layer => layer(from, twoThirds, cja2003('244ZA(8)'))
const section244ZAAfter = brought(
  changesOfLaw.progressionModel,
  oneHalf,
  cja2003('244ZA(8)'),
  sentencingAct2026('23(4)'),
)

const code250 = sentencingCode('250')
const extended = [layer(days.extendedSentences, twoThirds, cja2003('246A(8)'))]

/** The release points of every regime, each a list of layers. */
export const releasePoints = {
  sds_adult: [half(), forty(), third],
  sds_adult_sds40_excluded: [half(), ...excludedFrom40(forty(), sds40Schedule('1 to 55')), third],
  sds_adult_barred_40: [half(), forty()],
  sds_adult_barred_50: [half(), ...excludedFrom40(forty())],
  sds_adult_pre_sds_plus: [half(), unmoved(sds40Order('3(6)'), sentencingAct2026('23(15)'))],
  sds_adult_national_security: [half(), unmoved(sds40Schedule('26 to 54'), sentencingAct2026('23(14)'))],
  sds_plus_adult_7_plus: [section244ZA(days.sevenYearRule), section244ZAAfter],
  sds_plus_adult_4_to_7: [section244ZA(days.fourYearRule), section244ZAAfter],
  sds_plus_adult_barred: [section244ZA(days.sevenYearRule)],
  section_250: [half(code250), forty(code250)],
  section_250_sds40_excluded: [half(code250), ...excludedFrom40(forty(code250), code250)],
  section_250_plus: [
    layer(days.fourYearRule, twoThirds, cja2003('244ZA(6)'), cja2003('244ZA(8)'), sentencingAct2026('23(4)')),
  ],
  eds_adult: extended,
  eds_child: extended,
  eds_automatic_2012_2015: extended,
  sopc: [layer(days.fourYearRule, twoThirds, cja2003('244A(6)'))],
  sopc_pre_june_2022: [layer(days.courtsAct2015, oneHalf, cja2003('244A(6)'))],
  // Whenever the sentence was passed; who was released before it began keeps the rules until then.
  terrorism_s247a: [layer(days.terroristPrisoners, twoThirds, cja2003('247A(8)'))],
  terrorism_s247a_no_early_release: [
    layer(days.noEarlyRelease, wholeTerm, cja2003('247A(2A)'), counterTerrorismSentencingAct2021('27')),
  ],
  life: [layer(null, wholeTerm, crimeSentencesAct1997('28'), sentencingCode('321'))],
  ipp: [layer(null, wholeTerm, crimeSentencesAct1997('28'), sentencingAct2000('82A'))],
} as const satisfies Readonly<Record<string, Layers>>

export type RegimeId = keyof typeof releasePoints

/** One-half; of 12 months or more, committed before the release rules of the 2003 Act began, two-thirds. */
const committal: Layers = [
  layer(null, oneHalf, cja2003('258(2)')),
  { ...layer(null, twoThirds, schedule20B('35')), reaches: from12Months },
  layer(days.releaseUnder2003Act, oneHalf, cja2003('258(2)')),
]

/** What is no sentence of imprisonment: no regime, and no change of law has moved it. Contempt of court counts no days held before;
 *  what the prison, which works it out by hand, may count is a rival. */
export const committalPoints = {
  contempt: committal,
  contempt_held: committal,
  dto: [layer(null, oneHalf, sentencingCode('241(2)'))],
  dto_without_credit: [layer(null, oneHalf, sentencingCode('241(2)'), codeAsItWas('239'))],
  fine_default: committal,
  civil_debt: committal,
  confiscation_default: [layer(null, wholeTerm, cja2003('258(2B)'))],
  supervision_default: [layer(null, wholeTerm, cja2003('256AC(4)(a)'))],
} as const satisfies Readonly<Record<string, Layers>>

/** The older rules of fixed terms, for a case: no public regime, and no change of law has moved them. Of the parole point of the
 *  1991 Act (its section 35(1); Schedule 20B, paragraph 6) only summaries were read. */
export const oldLawPoints = {
  act_1991_long: [layer(null, oneHalf, schedule20B('4'), schedule20B('6'))],
  act_1991_long_terrorist: [layer(null, oneHalf, schedule20B('4'), schedule20B('6'))],
  act_1991_long_extended: [layer(null, oneHalf, schedule20B('4'), schedule20B('6'))],
  section_85: [layer(null, oneHalf, schedule20B('8'))],
  epp_parole: [layer(null, oneHalf, cja2003('247'), schedule20B('15'))],
  epp_automatic: [layer(null, oneHalf, cja2003('247'))],
} as const satisfies Readonly<Record<string, Layers>>

/** The rules that can govern: those of a regime, of a committal, or of older law. */
export type RulesId = RegimeId | keyof typeof committalPoints | keyof typeof oldLawPoints

import { inWords } from '../calendar/day.ts'
import type { Condition, ConditionFacts, OffenceFacts } from './conditions.ts'
import * as is from './conditions.ts'
import { days } from './days.ts'
import type { CaseSentenceType } from './kinds.ts'
import {
  cja2003,
  codeAsItWas,
  crimeSentencesAct1997,
  hmppsCalculator,
  murderAct1965,
  type Source,
  schedule13,
  schedule19ZA,
  schedule19ZAWithLife,
  schedule20B,
  sds40Order,
  sentencingAct2000,
  sentencingAct2026,
  sentencingCode,
  terroristOffendersAct2020,
} from './provisions.ts'
import type { RulesId } from './release-points.ts'

/** A provision that depends on the offence: where it stands in Schedule 15, or what excludes it from 40 per cent. */
export type OfOffence = 'its place in Schedule 15' | 'its exclusion from 40%'

export type Ground = Source | OfOffence

/** A row of the decision table: when it fits, the regime that governs, why, and by what law. */
export interface Decision<F> {
  /** All of these hold; none for a row that always fits. */
  readonly when: readonly Condition<F>[]
  readonly regime: RulesId
  readonly why: string
  readonly law: readonly Ground[]
  /** What bars the offence from the progression model under this row: the list, a provision, or nothing. */
  readonly barredBy: 'the list' | readonly Source[] | null
}

/** The list of barred offences. */
export const barredList: readonly Source[] = [
  hmppsCalculator('SA2026 Excluded Offences for Progression Model'),
  sentencingAct2026('49(2)'),
  cja2003('267'),
]
const section23_14: readonly Source[] = [sentencingAct2026('23(13)'), sentencingAct2026('23(14)')]
const section23_15: readonly Source[] = [sentencingAct2026('23(13)'), sentencingAct2026('23(15)')]

const nationalSecurity = 'For this national security offence a special custodial sentence is passed.'
const long =
  'The sentence is 7 years or more for a violent or sexual offence of Schedule 15 that carries life.'
const middle = 'The sentence is at least 4 but under 7 years, and the offence is in section 244ZA(7).'
const special = 'For this offence an adult is given a special custodial sentence.'
const specialLaw = [schedule13(2), sentencingCode('278'), cja2003('244A')]
const longTerm =
  'Release is under the Criminal Justice Act 1991: automatic at two-thirds, by the Parole Board from one-half.'
const heldBy247A = `The Parole Board could release the person from one-half. Since ${inWords(days.terroristPrisoners.day)} nothing is automatic before the end.`
const longTermLaw = [schedule20B('4')]
const orderOnly = 'For this offence a person under 18 can only be given a detention and training order.'
const orderLaw = [sentencingCode('234'), sentencingCode('249')]
const place = 'its place in Schedule 15'
const exclusion = 'its exclusion from 40%'
const listed = { barredBy: 'the list' } as const
const open = { barredBy: null } as const

/** Where an offence is given: read from the top; the first that fits governs. */
// biome-ignore format: a row reads as it is spoken
export const byOffence: readonly Decision<OffenceFacts>[] = [
  { when: [is.committal], regime: 'contempt', ...open,
    why: 'Prison for contempt of court is not a sentence.',
    law: [cja2003('258(1)')] },
  { when: [is.terrorismOffence, is.reachedBy247A], regime: 'terrorism_s247a', ...open,
    why: 'The offence is a terrorism offence listed in Schedule 19ZA.',
    law: [cja2003('247A(2)'), schedule19ZA] },
  { when: [is.murder], regime: 'life', ...open,
    why: 'A life sentence must be passed for murder.',
    law: [murderAct1965('1(1)'), sentencingCode('322'), crimeSentencesAct1997('28')] },
  { when: [is.child, is.nationalSecurityOffence, is.fromNationalSecuritySentences, is.mayBeSpecialForNationalSecurity], regime: 'sopc', ...open,
    why: nationalSecurity,
    law: [schedule13(3), sentencingAct2026('7(3)'), sentencingAct2026('7(6)'), sentencingCode('252A'), cja2003('244A')] },
  { when: [is.child, is.from7Years, is.subsection7, is.fromFourYearRule], regime: 'section_250_plus', ...listed,
    why: 'The person was under 18, the sentence is 7 years or more, and the offence is in section 244ZA(7).',
    law: [cja2003('244ZA(6)'), place] },
  { when: [is.child, is.onlyOrder, is.fromCreditForOrders], regime: 'dto', ...open, why: orderOnly, law: orderLaw },
  { when: [is.child, is.onlyOrder], regime: 'dto_without_credit', ...open, why: orderOnly, law: orderLaw },
  { when: [is.child, is.stayedAtHalf], regime: 'section_250_sds40_excluded', ...listed,
    why: 'The person was under 18, and the offence is excluded from 40% release.',
    law: [sentencingCode('250'), exclusion] },
  { when: [is.child], regime: 'section_250', ...listed,
    why: 'The person was under 18, and nothing excludes the offence from 40% release.',
    law: [sentencingCode('250'), sds40Order('3(2)')] },
  { when: [is.oldLaw, is.from4Years, is.longTermOffence, is.mayBeReleasedBefore247A], regime: 'act_1991_long_terrorist', ...open,
    why: heldBy247A, law: [...longTermLaw, terroristOffendersAct2020('6')] },
  { when: [is.oldLaw, is.from4Years, is.longTermOffence], regime: 'act_1991_long', ...open, why: longTerm, law: longTermLaw },
  { when: [is.oldLaw, is.from4Years, is.halfwayBefore2008], regime: 'act_1991_long', ...open, why: longTerm, law: longTermLaw },
  { when: [is.childSexOffence, is.adultAtOffence, is.fromFourYearRule], regime: 'sopc', ...listed, why: special, law: specialLaw },
  { when: [is.childSexOffence, is.adultAtOffence, is.fromSpecialSentences], regime: 'sopc_pre_june_2022', ...listed, why: special, law: specialLaw },
  { when: [is.nationalSecurityOffence, is.fromNationalSecuritySentences, is.mayBeSpecialForNationalSecurity], regime: 'sopc', ...open,
    why: nationalSecurity,
    law: [schedule13(3), sentencingAct2026('7(6)'), cja2003('244A')] },
  { when: [is.nationalSecurityOffence, is.fromNationalSecuritySentences, is.beforeTheAct], regime: 'sds_adult_national_security', barredBy: section23_14,
    why: `The offence is a national security offence, committed under 18 and before ${inWords(days.nationalSecuritySentences.day)}, and the sentence was imposed before ${inWords(days.progressionModel.day)}.`,
    law: [schedule13(3), sentencingCode('265(1A)'), sentencingCode('278(1A)'), ...section23_14] },
  { when: [is.nationalSecurityOffence, is.beforeNationalSecuritySentences], regime: 'sds_adult_national_security', barredBy: section23_14,
    why: `The offence is a national security offence, and the sentence was imposed before ${inWords(days.nationalSecuritySentences.day)}.`,
    law: [schedule13(3), ...section23_14] },
  { when: [is.from7Years, is.subsection4, is.fromSevenYearRule, is.barred], regime: 'sds_plus_adult_barred', ...listed,
    why: long, law: [cja2003('244ZA(4)'), place] },
  { when: [is.from7Years, is.subsection4, is.fromSevenYearRule], regime: 'sds_plus_adult_7_plus', ...open,
    why: long, law: [cja2003('244ZA(4)'), place] },
  { when: [is.from4To7Years, is.subsection7, is.fromFourYearRule, is.barred], regime: 'sds_plus_adult_barred', ...listed,
    why: middle, law: [cja2003('244ZA(5)'), place] },
  { when: [is.from4To7Years, is.subsection7, is.fromFourYearRule], regime: 'sds_plus_adult_4_to_7', ...open,
    why: middle, law: [cja2003('244ZA(5)'), place] },
  { when: [is.beforeTheAct, is.section244ZAToday], regime: 'sds_adult_pre_sds_plus', barredBy: section23_15,
    why: 'Section 244ZA would govern this sentence if it were passed today, but it is too early for it.',
    law: [...section23_15, cja2003('244ZA'), place] },
  { when: [is.barred, is.stayedAtHalf], regime: 'sds_adult_barred_50', ...listed,
    why: 'The offence stays under the old rules, and was left out of 40% release.',
    law: [...barredList, exclusion] },
  { when: [is.barred], regime: 'sds_adult_barred_40', ...listed,
    why: 'The offence stays under the old rules, and was not left out of 40% release.',
    law: barredList },
  { when: [is.stayedAtHalf], regime: 'sds_adult_sds40_excluded', ...open,
    why: 'The offence is excluded from 40% release.',
    law: [cja2003('244(3)'), exclusion] },
  { when: [], regime: 'sds_adult', ...open,
    why: 'This offence follows the ordinary rules of section 244.',
    law: [cja2003('244(3)')] },
]

const kind = (
  regime: RulesId,
  why: string,
  law: Source,
  ...when: readonly Condition<ConditionFacts>[]
): Decision<ConditionFacts> => ({ when, regime, why, law: [law], barredBy: null })

const section244 = cja2003('244(3)')
const section244ZA = cja2003('244ZA')
const section246A = cja2003('246A')
const section250 = sentencingCode('250')
const byBirth =
  'By the day of birth the person was under 18, on whom no other sentence of that length can be passed.'
const epp = 'An extended sentence of that time is one for public protection (section 227 or 228).'
const lifeSentence = crimeSentencesAct1997('28')
const notReached247A = (
  regime: RulesId,
  law: Source,
  ...when: readonly Condition<ConditionFacts>[]
): Decision<ConditionFacts> => ({
  ...kind(
    regime,
    `Section 247A reaches nobody who was released before ${inWords(days.terroristPrisoners.day)}.`,
    law,
    ...when,
  ),
  law: [cja2003('247A(1)'), law],
})

/** Where no offence is given: the kind of sentence as named decides; age decides only what was not named,
 *  and the day of birth what cannot be (docs/decisions/0003 and 0026). Read from the top, for each kind. */
// biome-ignore format: one row a line
export const byKind: Readonly<Record<CaseSentenceType | 'not named', readonly Decision<ConditionFacts>[]>> = {
  'not named': [
    kind('section_250', 'The person was under 18, and no offence was given.', section250, is.child),
    kind('act_1991_long', longTerm, schedule20B('4'), is.oldLaw, is.from4Years, is.halfwayBefore2008),
    kind('sds_adult', 'No offence was given, so an ordinary standard determinate sentence is assumed.', section244),
  ],
  sds: [
    kind('section_250', byBirth, section250, is.childByBirth),
    kind('act_1991_long', longTerm, schedule20B('4'), is.oldLaw, is.from4Years, is.halfwayBefore2008),
    kind('sds_adult', 'The sentence is a standard determinate sentence.', section244),
  ],
  sds_plus: [
    kind('section_250_plus', 'A section 244ZA sentence of 7 years or more on a person under 18.', section244ZA, is.from7Years, is.child),
    kind('section_250', byBirth, section250, is.childByBirth),
    kind('sds_plus_adult_7_plus', 'A section 244ZA sentence of 7 years or more.', section244ZA, is.from7Years),
    kind('sds_plus_adult_4_to_7', 'A section 244ZA sentence of less than 7 years.', section244ZA),
  ],
  section_250: [kind('section_250', 'The sentence is detention under section 250.', section250)],
  eds: [
    kind('act_1991_long_extended', longTerm, schedule20B('4'), is.oldLaw, is.from4Years, is.halfwayBefore2008),
    kind('section_85', 'An extended sentence for an older offence is under section 85 of the Act of 2000.', sentencingAct2000('85'), is.oldLaw),
    kind('epp_parole', epp, cja2003('227'), is.publicProtection, is.beforeAutomaticProtection),
    kind('epp_automatic', epp, cja2003('227'), is.publicProtection),
    kind('eds_child', 'The sentence is an extended sentence of detention.', section246A, is.child),
    kind('eds_adult', 'The sentence is an extended determinate sentence.', section246A),
  ],
  life: [kind('life', 'The sentence is a life sentence.', lifeSentence)],
  ipp: [kind('ipp', 'The sentence is for public protection.', lifeSentence)],
  terrorism: [
    kind('terrorism_s247a', 'The sentence is for a terrorism offence.', cja2003('247A'), is.reachedBy247A),
    notReached247A('section_250', section250, is.child),
    kind('act_1991_long_terrorist', heldBy247A, schedule20B('4'), is.oldLaw, is.from4Years, is.mayBeReleasedBefore247A),
    kind('act_1991_long', longTerm, schedule20B('4'), is.oldLaw, is.from4Years),
    notReached247A('sds_adult', section244),
  ],
  sopc: [
    kind('sopc', 'The sentence is a special custodial sentence.', cja2003('244A'), is.fromFourYearRule),
    kind('sopc_pre_june_2022', 'The sentence is a special custodial sentence.', cja2003('244A')),
  ],
  contempt: [kind('contempt', 'Prison for contempt of court is not a sentence.', cja2003('258(1)'))],
  dto: [
    kind('dto', 'It is a detention and training order.', sentencingCode('233'), is.fromCreditForOrders),
    kind('dto_without_credit', `It is a detention and training order made before ${inWords(days.creditForOrders.day)}.`, codeAsItWas('239')),
  ],
  fine_default: [
    kind('civil_debt', 'Prison for not paying a civil debt is not a sentence.', cja2003('258(1)'), is.civilDebt),
    kind('confiscation_default', 'More than £10 million was not paid, so it is taken to be a confiscation order.', cja2003('258(2B)'), is.overTenMillion, is.fromWholeDefaultTerm),
    kind('fine_default', 'Prison in default of payment is not a sentence.', cja2003('258(1)')),
  ],
  supervision_default: [kind('supervision_default', 'Prison for breach of supervision is not a sentence.', cja2003('256AC'))],
}

/** Where a kind is named that stands whatever the offence, the offence can still lead to other rules: section 247A governs a
 *  fixed term for a terrorism offence whatever it is called. Read before the rows of the kind; none of them may fit. */
// biome-ignore format: a row reads as it is spoken
export const byKindAndOffence: Readonly<Partial<Record<CaseSentenceType, readonly Decision<OffenceFacts>[]>>> = {
  eds: [
    { when: [is.oldLaw, is.from4Years, is.longTermOffence], regime: 'act_1991_long_extended', ...open, why: longTerm, law: longTermLaw },
    { when: [is.automaticExtended], regime: 'eds_automatic_2012_2015', ...open,
      why: 'An extended sentence of that time of under 10 years, for an offence outside Schedule 15B, is released automatically at two-thirds.',
      law: [cja2003('246A(2)')] },
    { when: [is.terrorismWithLife, is.fromNoEarlyRelease], regime: 'terrorism_s247a_no_early_release', ...open,
      why: 'An extended sentence for a terrorism offence that carries life has no early release.',
      law: [cja2003('247A(2A)'), schedule19ZAWithLife] },
  ],
  sopc: [
    { when: [is.terrorismOffence, is.beforeFourYearRule, is.reachedBy247A], regime: 'terrorism_s247a', ...open,
      why: 'A special custodial sentence for a terrorism offence is governed by section 247A.',
      law: [cja2003('247A(2)'), schedule19ZA] },
  ],
}

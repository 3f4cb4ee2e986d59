import type { CaseSentenceType } from './kinds.ts'
import { isViolentOrSexual } from './offence-traits.ts'
import type { Offence } from './offences.ts'
import { cja2003, type Source, schedule13, sentencingCode } from './provisions.ts'

/** For which offences a kind of sentence can be passed. */
interface KindForOffences {
  readonly kind: CaseSentenceType
  readonly canBeFor: (offence: Offence) => boolean
  readonly law: readonly Source[]
}

const isSpecified = ({ schedule15Part }: Offence): boolean => schedule15Part !== null

/** Section 249 of the Code, on somebody of an age for it: not where the law fixes the sentence, as it does for murder. */
const isGrave = ({ section249, mandatoryLife }: Offence): boolean => section249 !== null && !mandatoryLife

/** In Schedule 13 of the Code, or charged under an older name of what is (Part 2, after paragraph 10). */
const isOfConcern = ({ schedule13Part, mayBeInSchedule13 }: Offence): boolean =>
  schedule13Part !== null || mayBeInSchedule13

/** The kinds that cannot be passed for every offence. Section 247A can govern any sentence whose offence has a terrorist connection,
 *  so that nothing is said of it. */
// biome-ignore format: one row a line
const kindsForOffences: readonly KindForOffences[] = [
  { kind: 'sds_plus', canBeFor: isViolentOrSexual, law: [cja2003('244ZA')] },
  { kind: 'section_250', canBeFor: isGrave, law: [sentencingCode('249')] },
  { kind: 'eds', canBeFor: isSpecified, law: [sentencingCode('255'), sentencingCode('267'), sentencingCode('280')] },
  { kind: 'ipp', canBeFor: isSpecified, law: [cja2003('225')] },
  { kind: 'life', canBeFor: ({ lifeMaximum, mandatoryLife }) => lifeMaximum || mandatoryLife, law: [sentencingCode('321')] },
  { kind: 'contempt', canBeFor: ({ isCommittal }) => isCommittal, law: [cja2003('258')] },
  { kind: 'sopc', canBeFor: isOfConcern, law: [schedule13(1), sentencingCode('278')] },
]

/** Whether a kind cannot be passed for an offence at all. */
export const isImpossible = (kind: CaseSentenceType, offence: Offence): boolean =>
  kindsForOffences.some((row) => row.kind === kind && !row.canBeFor(offence))

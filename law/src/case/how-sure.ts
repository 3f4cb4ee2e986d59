import { type CaseAlternativeCode, rivalLevels } from '../tables/alternative-codes.ts'
import { days } from '../tables/days.ts'
import { type RivalLevel, type SurenessLevel, surenessLevels } from '../tables/how-sure.ts'
import { type CaseWarningCode, warningLevels } from '../tables/warning-codes.ts'
import { caseAlternativesOf } from './alternatives.ts'
import type { CaseAlternative, CaseAnswer, CaseWarning } from './answer.ts'
import { isStatedOtherwise, type Stated } from './stated/stated.ts'

/** How sure an answer is, and the codes of the rivals and warnings that made it so, in the order of the answer. */
export interface HowSure {
  readonly level: SurenessLevel
  readonly because: readonly (CaseAlternativeCode | CaseWarningCode)[]
}

/** What is known beside the answer: the date that the prison gave, and warnings to which the reader has found the answer. */
export interface Beside {
  readonly stated?: Stated | null
  readonly settled?: readonly CaseWarningCode[]
}

type Code = HowSure['because'][number]

/** A doubt about an answer, and how sure it leaves it. */
interface Doubt {
  readonly code: Code
  readonly level: SurenessLevel
}

/** How sure an answer is: a rule over its rivals and its warnings, and nothing else. The first level that fits. */
export function howSureOf(answer: CaseAnswer, { stated = null, settled = [] }: Beside = {}): HowSure {
  const rivals = caseAlternativesOf(answer)
  const doubts: readonly Doubt[] = [
    ...rivals
      .filter((rival) => makesDifference(rival, answer))
      .map((rival) => ({ code: rival.code, level: levelOf(rival, answer) })),
    ...(isExplained(stated, rivals) ? [] : [unexplained]),
    ...answer.warnings
      .filter((warning) => !settled.includes(warning.code) && isWeighed(warning, answer))
      .map((warning) => ({ code: warning.code, level: leaves(warning) })),
  ]
  const level = surenessLevels.find((one) => doubts.some((doubt) => doubt.level === one)) ?? 'sure'
  return { level, because: level === 'sure' ? [] : codesOf(doubts, level) }
}

const unexplained: Doubt = { code: 'W_STATED_UNEXPLAINED', level: 'not_sure' }

/** The doubts that leave an answer at a level: each code once, as several sentences can be in the same doubt. */
const codesOf = (doubts: readonly Doubt[], level: SurenessLevel): readonly Code[] => [
  ...new Set(doubts.filter((doubt) => doubt.level === level).map(({ code }) => code)),
]

/** How sure a warning leaves an answer: where no date can be given for its rival, as the rival would. */
export const leaves = ({ code, values: { undated } }: CaseWarning): SurenessLevel =>
  warningLevels[code] === 'sure' ? (undated ?? 'sure') : warningLevels[code]

/** How much a rival weighs beside the answer: as much as it, or less. */
export const weightOf = (rival: CaseAlternative, answer: CaseAnswer): 'equal' | 'less_likely' =>
  levelOf(rival, answer) === 'fairly_sure' ? 'less_likely' : 'equal'

/** How sure a rival leaves the answer. One that takes the Parole Board away and leaves the last day where it is makes no second date, nor
 *  does how an extended sentence is released where ours is none. */
const levelOf = ({ code, release }: CaseAlternative, ours: CaseAnswer): RivalLevel =>
  (code === 'A_NO_EARLY_RELEASE' && release === ours.release) ||
  (code === 'A_EXTENDED_AUTOMATIC' && ours.sentences.every(({ regime }) => regime.family !== 'extended'))
    ? 'fairly_sure'
    : rivalLevels[code]

/** Whether release is as of right, and there is nothing for the Parole Board to decide before it. */
const isAutomatic = ({
  releaseBasis,
  paroleEligibility,
  release,
}: Pick<CaseAnswer, 'releaseBasis' | 'paroleEligibility' | 'release'>): boolean =>
  releaseBasis === 'automatic' && (paroleEligibility === null || paroleEligibility === release)

/** Whether a rival makes a difference to the day: whether there is a licence is no other date, nor is one on which the person leaves
 *  on the same day, and nobody else decides. */
export const makesDifference = (rival: CaseAlternative, ours: CaseAnswer): boolean =>
  rival.code !== 'A_UNDER_18_AT_RELEASE' &&
  !(rival.release === ours.release && isAutomatic(ours) && isAutomatic(rival.answer()))

/** Sentences for public protection began with the Act of 2003 (section 225). */
const publicProtection = days.releaseUnder2003Act.day

/** Whether a warning can make the answer less sure: not one that says what a recall that was told means, nor what moves nothing. After
 *  they had ended, public protection could still be passed on those who were convicted before. */
export const isWeighed = ({ code }: CaseWarning, answer: CaseAnswer): boolean =>
  !(code === 'W_RELEASED_BETWEEN' && answer.recalled !== null) &&
  !((code === 'W_RECALL_KIND' || code === 'W_RECALL_56_NOW') && answer.recalled?.decides === 'other') &&
  !(code === 'W_IPP_DATE' && answer.sentences.every(({ question }) => question.start >= publicProtection)) &&
  // Nothing moves a whole life order.
  !(code === 'W_AT_LARGE_NO_EFFECT' && answer.releaseBasis === 'none') &&
  !((code === 'W_RECALL_AT_LARGE_UNKNOWN' || code === 'W_CREDIT_NOT_TOLD') && isEndIdle(answer))

/** Days before the sentence, or between recall and return, move nothing in a fixed term that ends before the sentence does, unless
 *  the first release date holds it. */
function isEndIdle({ recalled, release, end }: CaseAnswer): boolean {
  const term = recalled?.run.recalled.term ?? null
  return recalled?.decides === 'recall' && term !== null && term.notBefore === null && release !== end
}

/** Whether the prison gave no date, or only ours, or a rival's, or such that one fact explains all of them. */
const isExplained = (stated: Stated | null, rivals: readonly CaseAlternative[]): boolean =>
  stated === null ||
  !isStatedOtherwise(stated) ||
  stated.reasons.some(({ kind, leaves }) => kind === 'fact' && leaves.length === 0) ||
  rivals.some((rival) => rival.release === stated.date && isAutomatic(rival.answer()))

import {
  type AheadInWords,
  type AlternativeWords,
  aheadInWords,
  alternativeForPeople,
  type CaseAlternative,
  type CaseAnswer,
  type CaseRefusal,
  caseAlternativesOf,
  caseOf,
  type Day,
  makesDifference,
  type RivalLevel,
  rivalLevels,
  type Stated,
  statedFor,
  weightOf,
} from '@requisite/law'
import { askedOf, type Told } from '../told/told.ts'

/** A rival answer, with what is in doubt: of the law, how a sentence runs, or which kind of recall it is. */
export interface Rival {
  readonly code: CaseAlternative['code']
  /** What it does to how sure the answer is. */
  readonly level: RivalLevel
  readonly words: AlternativeWords
  /** Where the offence was not given: the offences that it would be. */
  readonly offences: string | null
  readonly answer: CaseAnswer
}

/** Everything that was told, worked out. */
export interface Outcome {
  readonly told: Told
  readonly answer: CaseAnswer
  readonly rivals: readonly Rival[]
  /** The date that the prison gave, beside ours; null where none was told. */
  readonly stated: Stated | null
  /** The day on which it is read: whether a date has passed. */
  readonly today: Day
}

/** What lies ahead of the day on which it is read. Of what has passed only where one can still act on it. */
export const aheadFor = ({ answer, stated, today }: Outcome): readonly AheadInWords[] =>
  aheadInWords(answer, { stated, today }).filter(
    ({ code, date }) => date === null || date >= today || code === 'TAG' || code === 'RECALL_WRITE',
  )

/** What was told cannot be worked out, and why. */
export interface RefusedOutcome {
  readonly told: Told
  readonly refusals: readonly CaseRefusal[]
}

/** How sure a rival leaves the answer. */
const levelOf = (rival: CaseAlternative, answer: CaseAnswer): RivalLevel =>
  weightOf(rival, answer) === 'less_likely' ? 'fairly_sure' : rivalLevels[rival.code]

/** Works out what was told, with its rivals; or says why it cannot be. */
export function outcomeOf(told: Told, today: Day): Outcome | RefusedOutcome {
  const answer = caseOf(askedOf(told))
  if ('refusals' in answer) return { told, refusals: answer.refusals }
  const stated = statedFor(answer)
  const rivals = caseAlternativesOf(answer)
    .filter((rival) => makesDifference(rival, answer))
    .map((rival) => ({
      ...{ code: rival.code, offences: rival.offences, answer: rival.answer() },
      level: levelOf(rival, answer),
      words: alternativeForPeople(rival, answer.case),
    }))
  return { told, answer, stated, today, rivals }
}

/** Whether a rival is another kind of recall, where nobody could say which it is. */
export const isRecallKind = ({ code }: Rival): boolean => recallKindCodes.has(code)

const recallKindCodes: ReadonlySet<Rival['code']> = new Set<Rival['code']>([
  ...(['A_RECALL_14', 'A_RECALL_28', 'A_RECALL_56', 'A_RECALL_CURFEW'] as const),
])

/** Whether it was said that the person was out on a tag, and could be: then a recall before the first release date fits. */
export const isSaidToBeOnTag = ({ told, answer }: Pick<Outcome, 'told' | 'answer'>): boolean =>
  told.recall?.onTag === true && !isPastTag(answer)

/** Whether the first release was to come, and yet does not hold the 56 days: the law takes it that there was no tag. */
function isPastTag({ recalled, warnings }: CaseAnswer): boolean {
  const { term, firstRelease } = recalled?.run.recalled ?? {}
  const isBefore = warnings.some(
    ({ code, values }) => code === 'W_RECALL_BEFORE_RELEASE' && values.release === firstRelease,
  )
  return recalled?.recall.type === 'fixed_term_56' && term?.notBefore === null && isBefore
}

/** How the person gets out: as of right, when the Parole Board says so, or only when it does; after a standard recall when it
 *  says so, and at the end of the sentence at the latest; or is out already. Where release is as of right on the first day that the Parole Board
 *  could decide, there is nothing for it to decide. */
export type Way =
  | 'automatic'
  | 'Parole Board first'
  | 'Parole Board only'
  | 'no later than'
  | 'none'
  | 'on licence'

/** Whether a recall decides the date. Another sentence can keep the person longer. */
export const isByRecall = ({ recalled }: CaseAnswer): boolean => recalled?.decides === 'recall'

/** Whether the recall found nothing left of the sentence. */
export const isHeldWithoutSentence = (answer: CaseAnswer): boolean =>
  isByRecall(answer) && answer.recalled?.run.recalled.until === 'the return'

export function wayOutOf({ releaseBasis, paroleEligibility, release }: CaseAnswer): Way {
  if (releaseBasis === 'parole only') return 'Parole Board only'
  if (releaseBasis === 'none' || releaseBasis === 'on licence') return releaseBasis
  if (releaseBasis === 'no later than') return 'no later than'
  return paroleEligibility === null || paroleEligibility === release ? 'automatic' : 'Parole Board first'
}

/** A day on which release may be due as of right, under the answer or a rival of the same weight. */
export interface DueDay {
  readonly day: Day
  readonly answer: CaseAnswer
  /** The rival whose day it is; null for our own. */
  readonly rival: Rival | null
}

/** The days on which release may be due, in order of time; one where nothing of weight is in doubt. */
export function dueDays({ answer, rivals }: Outcome): readonly DueDay[] {
  const due: DueDay[] = [{ day: answer.release as Day, answer, rival: null }]
  for (const rival of rivals) {
    const day = rival.answer.release
    if (rival.level !== 'two_dates' || day === null || wayOutOf(rival.answer) !== 'automatic') continue
    if (!due.some((known) => known.day === day)) due.push({ day, answer: rival.answer, rival })
  }
  return due.sort((a, b) => a.day - b.day)
}

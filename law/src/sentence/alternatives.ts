import { creditsOf } from '../facts/credit.ts'
import type { PointAlternativeCode, ReleaseDays } from '../tables/alternative-codes.ts'
import { orderNamed } from '../tables/order-kinds.ts'
import { regimeOf } from '../tables/regimes.ts'
import { candidatesIn } from './candidates.ts'
import { classifyStanding } from './classify.ts'
import { automaticRelease } from './dates.ts'
import { type Change, type Doubt, pointDoubts } from './doubts.ts'
import type { Question } from './question.ts'
import { resultAtPoint, type SentenceResult } from './sentence-result.ts'

/** A rival answer: what may be so instead, and the days it would then be. Words are made of it on demand. */
export interface Alternative extends ReleaseDays {
  readonly code: PointAlternativeCode
  /** What is in doubt: the law itself, or a fact of the case that was not said. */
  readonly about: Doubt['about']
  /** The rival worked out in full, by the same engine with the one fact changed. */
  readonly worked: SentenceResult
}

/** The days on which an answer says that the person is released. */
export function releaseDaysOf(worked: SentenceResult): ReleaseDays {
  const { question, regime, dates, lawful } = worked
  if (regime.released === 'automatically') return { release: lawful, paroleEligibility: null }
  if (regime.released === 'after a minimum term') return { release: null, paroleEligibility: lawful }
  return { release: automaticRelease(question, regime, dates), paroleEligibility: lawful }
}

/** The question with what is otherwise. At a release point the offence comes before the kind of sentence: one that would stand whatever
 *  the offence is told by its rules, which may take no added days. */
function changed(question: Question, change: Change): Question {
  const { regimeId = question.regimeId, offence = question.offence, sentenceType, dateOfBirth } = change
  const age = change.ageAtConviction ?? question.age
  const otherwise = { ...question, ...creditsOf({ ...question, ...change }), offence, age, dateOfBirth }
  if (sentenceType !== 'eds' && sentenceType !== 'dto')
    return {
      ...otherwise,
      regimeId,
      sentenceType: sentenceType === undefined ? question.sentenceType : sentenceType,
    }
  const ofKind = { ...otherwise, offence: orderNamed(sentenceType)?.isWhateverOffence ? null : offence }
  const rules = regimeOf(classifyStanding(ofKind, sentenceType).regimeId)
  return { ...otherwise, addedDays: rules.takesAddedDays ? question.addedDays : 0, regimeId: rules.id }
}

/** The rival that a doubt gives, or null: where the doubt does not arise, or the rival falls on the same days. */
function rivalOf(worked: SentenceResult, doubt: Doubt<PointAlternativeCode>): Alternative | null {
  if (!doubt.when(worked)) return null
  const rival = resultAtPoint(changed(worked.question, doubt.change(worked)))
  const ours = releaseDaysOf(worked)
  const days = releaseDaysOf(rival)
  const isSame = days.release === ours.release && days.paroleEligibility === ours.paroleEligibility
  if (isSame && doubt.isOfLicence !== true) return null
  return { code: doubt.code, about: doubt.about, ...days, worked: rival }
}

const doubtsFor = candidatesIn(pointDoubts)

/** Every rival of an answer at the release point that was asked for, in the order of the table of doubts: none where nothing is
 *  in doubt. */
export function alternativesOf(worked: SentenceResult): readonly Alternative[] {
  const rivals: Alternative[] = []
  for (const doubt of doubtsFor([worked])) {
    const rival = rivalOf(worked, doubt)
    if (rival !== null) rivals.push(rival)
  }
  return rivals
}

import type { Case } from '../custody/case.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import type { Reform } from '../sentence/reform.ts'
import { rivalsOf } from './alternatives.ts'
import type { CaseAnswer, CaseWarning } from './answer.ts'
import { askCase } from './ask.ts'
import { asItMayBe, latestThatMayBe } from './month.ts'
import { notKnownRows, ofOtherKinds } from './not-known.ts'
import { preparedAnswer } from './prepared-answer.ts'
import { edited, type PreparedCase, preparedCase } from './prepared-case.ts'
import { isDated } from './rival.ts'
import { addOfRivals } from './warnings/rival-rows.ts'
import { say } from './warnings/row.ts'
import { inOrder } from './warnings/warnings.ts'

/** Works a case out as a caller gives it, or says, place by place, why it cannot be. Reforms that are not law come beside it. */
export function caseOf(asked: AskedCase, reforms?: readonly Reform[]): CaseAnswer | RefusedCase {
  const checked = askCase(asked, reforms)
  return 'case' in checked ? caseAnswer(checked.case) : checked
}

/** Works a case out. Where only the month of a sentence is known, or the months on remand: the latest that they can give, and the
 *  earliest beside it. */
export function caseAnswer(question: Case): CaseAnswer | RefusedCase {
  const cases = asItMayBe(question)
  return cases === null ? answerOfKinds(question) : latestThatMayBe(question, cases, answerOfKinds)
}

/** The answer. Where it is not known which kind of recall it is, and it cannot be a standard one, for the first that it can be. */
function answerOfKinds(question: Case): CaseAnswer | RefusedCase {
  const answer = answerOnDays(question)
  if (!('refusals' in answer)) return answer
  for (const other of ofOtherKinds(question)) {
    const known = answerOnDays(other)
    if (!('refusals' in known)) return known
  }
  return answer
}

/** Works a case out under the law that applies to each sentence on its day, with the stages of every later change, and with the
 *  rivals of what is in doubt. The warning of a doubt stands where its rival does, and nowhere else. */
function answerOnDays(question: Case): CaseAnswer | RefusedCase {
  const prepared = preparedCase(question)
  if ('refusals' in prepared) return prepared
  const answer = preparedAnswer(prepared)
  if ('refusals' in answer) return answer
  // A rival is the case of the answer with one thing otherwise: with the recall that the law gives.
  const ofAnswer = answer.case === prepared.case ? prepared : edited(prepared, answer.case)
  const rivals = rivalsOf(answer, ofAnswer as PreparedCase)
  const doubtful: CaseWarning[] = []
  addOfRivals(doubtful, answer, rivals)
  say(doubtful, notKnownRows, { parts: answer.sentences, answer, rivals })
  const warnings = doubtful.length === 0 ? answer.warnings : inOrder([...answer.warnings, ...doubtful])
  return { ...answer, alternatives: rivals.filter(isDated), warnings }
}

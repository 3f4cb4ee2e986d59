import type { Case } from '../custody/case.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import type { Reform } from '../sentence/reform.ts'
import { rivalsOf } from './alternatives.ts'
import type { CaseAlternative, CaseAnswer, CaseWarning } from './answer.ts'
import { askCase } from './ask.ts'
import { latestInMonth, onEachDay } from './month.ts'
import { addNotKnown } from './not-known.ts'
import { preparedAnswer } from './prepared-answer.ts'
import { preparedCase } from './prepared-case.ts'
import { addOfRemand } from './remand-doubts.ts'
import { addOfRivals } from './warnings/rival-rows.ts'
import { inOrder } from './warnings/warnings.ts'

/** Works a case out as a caller gives it, or says, place by place, why it cannot be. Reforms that are not law come beside it. */
export function caseOf(asked: AskedCase, reforms?: readonly Reform[]): CaseAnswer | RefusedCase {
  const checked = askCase(asked, reforms)
  return 'case' in checked ? caseAnswer(checked.case) : checked
}

/** Works a case out. Where only the month of a sentence is known: the latest that a day in it gives, and the earliest beside it. */
export function caseAnswer(question: Case): CaseAnswer | RefusedCase {
  const cases = onEachDay(question)
  return cases === null ? answerOnDays(question) : latestInMonth(question, cases, answerOnDays)
}

/** Works a case out under the law that applies to each sentence on its day, with the stages of every later change, and with the
 *  rivals of what is in doubt. The warning of a doubt stands where its rival does, and nowhere else. */
function answerOnDays(question: Case): CaseAnswer | RefusedCase {
  const prepared = preparedCase(question)
  if ('refusals' in prepared) return prepared
  const answer = preparedAnswer(prepared)
  if ('refusals' in answer) return answer
  const alternatives = rivalsOf(answer, prepared)
  const doubtful: CaseWarning[] = []
  addOfRivals(doubtful, answer, alternatives)
  addOfRemand(doubtful, answer, alternatives)
  addNotKnown(doubtful, answer, alternatives)
  const warnings =
    doubtful.length === 0 ? answer.warnings : inOrder([...saidOf(answer, alternatives), ...doubtful])
  return { ...answer, alternatives, warnings }
}

/** What was said of the answer by itself. That the kind of recall is unusual is said with the kind that it may be, where there is one. */
const saidOf = (
  { warnings }: CaseAnswer,
  alternatives: readonly CaseAlternative[],
): readonly CaseWarning[] =>
  alternatives.some(({ code }) => code === 'A_RECALL_56_NOW')
    ? warnings.filter(({ code }) => code !== 'W_RECALL_KIND')
    : warnings

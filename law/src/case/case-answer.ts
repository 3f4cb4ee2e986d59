import type { Case, Recall } from '../custody/case.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import type { Reform } from '../sentence/reform.ts'
import { rivalsOf } from './alternatives.ts'
import type { CaseAlternative, CaseAnswer, CaseWarning } from './answer.ts'
import { askCase } from './ask.ts'
import { asItMayBe, latestThatMayBe } from './month.ts'
import { isRecallKindOpen, notKnownRows, ofOtherKinds } from './not-known.ts'
import { preparedAnswer } from './prepared-answer.ts'
import { preparedCase } from './prepared-case.ts'
import { isKindTold, kindByFacts } from './recall/kind-by-facts.ts'
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
  if (!('refusals' in answer)) return foundKind(answer) ?? answer
  for (const other of ofOtherKinds(question)) {
    const known = answerOnDays(other)
    if (!('refusals' in known)) return known
  }
  return answer
}

/** Where it was not known which kind of recall it is, and its facts leave but one: the answer for that kind. */
function foundKind({ case: question, recalled, sentences, runs }: CaseAnswer): CaseAnswer | null {
  if (recalled === null || !isRecallKindOpen(question) || !isKindTold(recalled.recall)) return null
  const type = kindByFacts({
    recall: recalled.recall,
    parts: sentences.filter(({ sentence }) => recalled.sentenceIds.includes(sentence.id)),
    runs: runs.filter((run) => run.recalled !== null),
  })
  if (type === null) return null
  const known = answerOnDays({ ...question, recall: { ...(question.recall as Recall), type, isFound: true } })
  return 'refusals' in known ? null : known
}

/** Works a case out under the law that applies to each sentence on its day, with the stages of every later change, and with the
 *  rivals of what is in doubt. The warning of a doubt stands where its rival does, and nowhere else. */
function answerOnDays(question: Case): CaseAnswer | RefusedCase {
  const prepared = preparedCase(question)
  if ('refusals' in prepared) return prepared
  const answer = preparedAnswer(prepared)
  if ('refusals' in answer) return answer
  const rivals = rivalsOf(answer, prepared)
  const alternatives = rivals.filter(isDated)
  const doubtful: CaseWarning[] = []
  addOfRivals(doubtful, answer, rivals)
  say(doubtful, notKnownRows, { parts: answer.sentences, answer, rivals })
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

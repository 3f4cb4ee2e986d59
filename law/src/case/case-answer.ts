import type { Day } from '../calendar/day.ts'
import type { Case } from '../custody/case.ts'
import { isListInferred, warningOfDoubt } from '../sentence/doubts.ts'
import type { Reform } from '../sentence/reform.ts'
import { type AlternativeCode, alternativeCodes } from '../tables/alternative-codes.ts'
import type { Offence } from '../tables/offences.ts'
import type { CaseWarningCode } from '../tables/warning-codes.ts'
import type { WarningValues } from '../tables/warnings.ts'
import { rivalsOf } from './alternatives.ts'
import type { CaseAlternative, CaseAnswer, CaseSentenceAnswer, CaseWarning } from './answer.ts'
import { type AskedCase, askCase } from './ask.ts'
import { warningOfMinimumTermDoubt } from './minimum-term-doubts.ts'
import { latestInMonth, onEachDay } from './month.ts'
import { notKnownWarnings } from './not-known.ts'
import { preparedAnswer } from './prepared-answer.ts'
import { preparedCase, type Refused } from './prepared-case.ts'
import { fortyPerCentDay } from './recall/curfew-doubts.ts'
import { type RecallNotTold, recallNotTold } from './recall/not-told.ts'
import { remandWarnings } from './remand-doubts.ts'
import { inOrder } from './warnings/warnings.ts'

/** Works a case out as a caller gives it, or says, place by place, why it cannot be. Reforms that are not law come beside it. */
export function caseOf(asked: AskedCase, reforms?: readonly Reform[]): CaseAnswer | Refused {
  const checked = askCase(asked, reforms)
  return 'case' in checked ? caseAnswer(checked.case) : checked
}

/** Works a case out. Where only the month of a sentence is known: the latest that a day in it gives, and the earliest beside it. */
export function caseAnswer(question: Case): CaseAnswer | Refused {
  const cases = onEachDay(question)
  return cases === null ? answerOnDays(question) : latestInMonth(question, cases, answerOnDays)
}

/** Works a case out under the law that applies to each sentence on its day, with the stages of every later change, and with the
 *  rivals of what is in doubt. The warning of a doubt stands where its rival does, and nowhere else. */
function answerOnDays(question: Case): CaseAnswer | Refused {
  const prepared = preparedCase(question)
  if ('refusals' in prepared) return prepared
  const answer = preparedAnswer(prepared)
  if ('refusals' in answer) return answer
  const alternatives = rivalsOf(answer, prepared)
  const doubtful = [
    ...recallWarnings(answer, alternatives),
    ...curfewWarnings(answer, alternatives),
    ...beginningWarnings(alternatives),
    ...offenceWarnings(answer, alternatives),
    ...remandWarnings(answer, alternatives),
    ...notKnownWarnings(answer, alternatives),
  ]
  for (const rival of alternatives) addOfMinimumTerm(doubtful, rival)
  for (const sentence of answer.sentences) addOfDoubt(doubtful, sentence, alternatives)
  // unseen: Only spares work: the warnings of the answer are in order.
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

/** A sentence passed during a licence is said first of all, where the answer would be another if the person was recalled. */
function recallWarnings(
  { runs, recalled }: CaseAnswer,
  alternatives: readonly CaseAlternative[],
): readonly CaseWarning[] {
  const rival = alternatives.find(({ code }) => code === 'A_RECALLED')
  if (rival === undefined) return []
  const { recall, passed } = recallNotTold(runs) as RecallNotTold
  const values = {
    recallEnd: rival.release as Day,
    others: recall.sentenceIds,
    isAgain: recalled !== null,
  }
  return [{ code: 'W_RECALL_NOT_TOLD', values, sentenceIds: passed }]
}

/** When a committal after a sentence begins is not settled, where it would move the date. */
const beginningWarnings = (alternatives: readonly CaseAlternative[]): readonly CaseWarning[] =>
  alternatives
    .filter(({ code }) => code === 'A_DEFAULT_AFTER_END')
    .map(({ sentenceIds }) => ({ code: 'W_DEFAULT_BEGINS', values: {}, sentenceIds }))

/** What is said of each doubt about a recall from a curfew. */
const ofCurfew = {
  A_KEPT_TO_RELEASE: 'W_RECALL_TERM_FROM_CURFEW',
  A_CURFEW_AT_HALF: 'W_CURFEW_AT_HALF',
  A_CURFEW_NOT_STAGED: 'W_CURFEW_NOT_STAGED',
} as const satisfies Partial<Record<CaseAlternative['code'], CaseWarningCode>>

/** The recall was from a curfew, and the law is in doubt about it: each rival with its day. */
const curfewWarnings = (
  { stages }: CaseAnswer,
  alternatives: readonly CaseAlternative[],
): readonly CaseWarning[] =>
  alternatives.flatMap(({ code, release, sentenceIds }) => {
    if (!isOfCurfew(code)) return []
    const day = code === 'A_CURFEW_AT_HALF' ? { day: fortyPerCentDay(stages) as Day } : {}
    return [{ code: ofCurfew[code], values: { release: release as Day, ...day }, sentenceIds }]
  })

const isOfCurfew = (code: CaseAlternative['code']): code is keyof typeof ofCurfew => code in ofCurfew

/** The offence was not given, and would change the date: said once, of every sentence that a class of offences would move. */
function offenceWarnings(
  { sentences }: CaseAnswer,
  alternatives: readonly CaseAlternative[],
): readonly CaseWarning[] {
  const open = alternatives.filter(({ offences }) => offences !== null)
  if (open.length === 0) return []
  const moved = new Set(open.flatMap(({ sentenceIds }) => sentenceIds))
  const sentenceIds = sentences.map(({ sentence }) => sentence.id).filter((id) => moved.has(id))
  return [{ code: 'W_OFFENCE_NOT_GIVEN', values: {}, sentenceIds }]
}

/** What is said of a doubt of life or public protection, with the day of its rival. */
function addOfMinimumTerm(
  warnings: CaseWarning[],
  { code, sentenceIds, paroleEligibility }: CaseAlternative,
): void {
  const warning = warningOfMinimumTermDoubt(code)
  if (warning !== undefined)
    warnings.push({ code: warning, values: { day: paroleEligibility as Day }, sentenceIds })
}

/** What is said of a sentence that is in doubt: with the rivals that it has, and that the list makes no difference where it has
 *  none. */
function addOfDoubt(
  warnings: CaseWarning[],
  answer: CaseSentenceAnswer,
  alternatives: readonly CaseAlternative[],
): void {
  const { id, offence } = answer.sentence
  const rivals = alternatives.filter(({ sentenceIds }) => sentenceIds.includes(id))
  for (const rival of rivals) {
    const code = isOfSentence(rival.code) ? warningOfDoubt(rival.code) : null
    if (code !== null) warnings.push({ code, values: valuesOf(rival, offence), sentenceIds: [id] })
  }
  if (isListInferred(answer) && rivals.every(({ code }) => code !== 'A_OFF_LIST'))
    warnings.push({ code: 'W_BARRED_LIST_NO_EFFECT', values: {}, sentenceIds: [id] })
}

const ofSentences: ReadonlySet<string> = new Set(alternativeCodes)

/** Whether the doubt can also be that of a sentence alone. */
const isOfSentence = (code: CaseAlternative['code']): code is AlternativeCode => ofSentences.has(code)

/** From when life has been the maximum, on which day the age decides, or release was, where that is in doubt. */
function valuesOf({ code, release }: CaseAlternative, offence: Offence | null): WarningValues {
  if (code === 'A_UNDER_18_AT_RELEASE') return { release: release as Day }
  if (code === 'A_RELEASED_AT_HALF') return { staged: release as Day }
  const isOfLife = code === 'A_EARLIER_CONDUCT' || code === 'A_COUNTED_AS_LIFE'
  return isOfLife ? { day: offence?.lifeMaximumFrom as Day } : {}
}

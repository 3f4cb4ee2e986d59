import type { Case, CaseLaw } from '../../custody/case.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import { isLeft } from '../../custody/left.ts'
import { isContempt, isNoSentence } from '../../custody/orders/kinds.ts'
import { isOfFirstRelease } from '../../custody/recall/recalled-run.ts'
import { lastReleased } from '../../custody/run-days.ts'
import { candidatesIn } from '../../sentence/candidates.ts'
import { datesAt } from '../../sentence/dates.ts'
import type { SentenceResult } from '../../sentence/sentence-result.ts'
import { warningsOf } from '../../sentence/warnings.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import { caseWarningCodes } from '../../tables/warning-codes.ts'
import type { WarningValues } from '../../tables/warnings.ts'
import type { CaseWarning } from '../answer.ts'
import { besideRecallRows } from './beside-recall-rows.ts'
import { everyCase, lifeRows, toldRows, withoutRecall } from './case-rows.ts'
import { orderWarnings } from './order-rows.ts'
import { hasRecall, recallRows, type WarnedRecall } from './recall-rows.ts'
import { atReleasePoint } from './release-point-rows.ts'
import { say, type WarnedCase } from './row.ts'
import { areServed, isOfSuspension, suspensionsIn } from './suspensions.ts'

const tables = { everyCase, lifeRows, withoutRecall, atReleasePoint }
type Tables = typeof tables

/** The rows of the tables that the sentences of a case can need. */
const candidates = {
  everyCase: candidatesIn(everyCase),
  lifeRows: candidatesIn(lifeRows),
  withoutRecall: candidatesIn(withoutRecall),
  atReleasePoint: candidatesIn(atReleasePoint),
}

/** Everything that must be said with the answer to a case, the most serious first; by every row where all are asked. */
export function caseWarnings(facts: WarnedCase, asksAll = false): readonly CaseWarning[] {
  const { question, input, timeline } = facts
  const rowsOf = (name: keyof Tables) => (asksAll ? tables[name] : candidates[name](input.parts))
  const warnings: CaseWarning[] = []
  say(warnings, rowsOf('everyCase'), facts)
  say(warnings, rowsOf('lifeRows'), facts)
  if (!hasRecall(facts)) say(warnings, rowsOf('withoutRecall'), facts)
  else sayOfRecall(warnings, facts)
  const atPoint = hasRecall(facts) ? besides(facts) : facts
  const suspended: CaseWarning[] = []
  if (atPoint !== null) {
    if (input.parts.some(isNoSentence)) say(warnings, orderWarnings, atPoint)
    say(warnings, rowsOf('atReleasePoint'), atPoint)
    for (const part of atPoint.parts) addOfSentence(warnings, suspended, part, question)
  }
  // A term beside a longer one is not suspended, nor while the person is in prison on recall.
  if (
    facts.recall === null &&
    suspended.length === input.parts.length &&
    !areServed(question, input, facts.remand)
  )
    warnings.push(...suspensionsIn(timeline.runs, suspended))
  return inOrder(warnings)
}

/** What is said of a recall and of the sentences it is from. */
function sayOfRecall(warnings: CaseWarning[], all: WarnedRecall): void {
  const { input, recall, recalled } = all
  const facts = { ...all, parts: input.parts.filter(({ at }) => recall.isRecalled[at]) }
  say(warnings, recallRows, facts)
  // What is said of sentences at their release point is said of these, too.
  if (recalled.run.recalled.until !== 'the first release') say(warnings, toldRows, facts)
  if (recalled.other !== null) say(warnings, besideRecallRows, facts)
}

/** The sentences at their release point: those beside the recall, and where release stays where it was all of them; null where there
 *  are none. */
function besides(facts: WarnedRecall): WarnedCase | null {
  const { input, recall, timeline, runs, recalled, whole } = facts
  const { keepsRelease } = recallKinds[recall.recall.type]
  if (recalled.other === null && !keepsRelease) return null
  const walked = timeline.runs.filter(isOfFirstRelease)
  const isOfThese = recalled.decides === 'other' || (keepsRelease && recalled.decides === 'recall')
  return {
    ...facts,
    parts: input.parts.filter(({ at }) => keepsRelease || !recall.isRecalled[at]),
    timeline: { ...timeline, runs: walked },
    last: lastReleased(walked.filter((run) => !isLeft(run, timeline.runs))),
    runs: runs.filter((run) => keepsRelease || run.recalled === null),
    whole: isOfThese ? whole : null,
  }
}

const askedLaw = (law: CaseLaw): 'before' | 'after' | 'in_force' =>
  law === 'before_act' ? 'before' : law === 'after_act' ? 'after' : 'in_force'

/** What the rules of each sentence say by themselves. What is in doubt is a thing of the whole case. */
function addOfSentence(
  warnings: CaseWarning[],
  suspended: CaseWarning[],
  part: GovernedSentence,
  { law }: Case,
): void {
  // What is said of sentences does not hold of what is none.
  if (isNoSentence(part) && !isContempt(part)) return
  const { question, classified, regime, point, sentence } = part
  const dates = datesAt(question, point.fraction, regime)
  const worked: SentenceResult = { question, classified, regime, point, dates, lawful: dates.release }
  for (const { code, values } of warningsOf(worked, askedLaw(law), 'in a case', [])) {
    // There is no minimum term, and no day; or the day is that of another sentence.
    if ((code === 'W_LIFE' || code === 'W_IPP') && (sentence.wholeLife || sentence.onLicence)) continue
    ;(isOfSuspension(code) ? suspended : warnings).push({
      code,
      values,
      sentenceIds: [sentence.id],
    })
  }
}

const ranks = new Map(caseWarningCodes.map((code, i) => [code, i]))

/** The most serious first; what is said of several sentences in the same words is said once. */
export function inOrder(warnings: readonly CaseWarning[]): readonly CaseWarning[] {
  if (warnings.length < 2) return warnings
  const merged: CaseWarning[] = []
  for (const warning of warnings) {
    const { code, values, sentenceIds } = warning
    const same = merged.findIndex((said) => said.code === code && isSame(said.values, values))
    const known = merged[same] as CaseWarning
    if (same === -1) merged.push(warning)
    else merged[same] = { code, values: known.values, sentenceIds: [...known.sentenceIds, ...sentenceIds] }
  }
  return merged.sort(byRank)
}

const byRank = (a: CaseWarning, b: CaseWarning): number => rankOf(a) - rankOf(b)

const rankOf = ({ code }: CaseWarning): number => ranks.get(code) as number

function isSame(a: WarningValues, b: WarningValues): boolean {
  for (const name in a) if (a[name as keyof WarningValues] !== b[name as keyof WarningValues]) return false
  return true
}

import { type Day, later } from '../calendar/day.ts'
import { type CaseSentence, isFixed, type Recall } from '../custody/case.ts'
import { areGovernedAlike } from '../custody/governed-sentence.ts'
import type { MetChange } from '../sentence/doubts.ts'
import type { Question } from '../sentence/question.ts'
import { layersFor } from '../sentence/reached-layers.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import type { Regime } from '../tables/regimes.ts'
import type { CaseAnswer, CaseRun, CaseSentenceAnswer, RecalledRunFigures } from './answer.ts'
import type { CaseDoubt, CaseDoubtInput, Otherwise, SentenceDoubt } from './case-doubt.ts'
import { governingRun } from './governing-run.ts'
import { resultOf } from './prepared-answer.ts'
import { edited, type PreparedCase } from './prepared-case.ts'

/** A sentence of the case as the table of doubts looks at it, with the release and the changes that its run met. */
export function doubtedOf(
  { question, classified, regime }: CaseSentenceAnswer,
  answer: CaseAnswer,
  run: CaseRun,
): CaseDoubtInput {
  const { law, recall } = answer.case
  const { recalled } = run
  const isOfPoint = recalled !== null && isOfReleasePoint(recalled)
  // After a recall the release point is that of the first release: who was out by then is not in doubt.
  const release = recalled?.firstRelease ?? run.release
  return {
    question,
    classified,
    regime,
    dates: { release },
    met: isFixed(law) ? nothingMet : metBy(question, regime, run, release, answer),
    isRecalled: recalled !== null && !isOfPoint,
    curfew: isOfPoint ? { recall: recall as Recall, run, stages: answer.stages } : null,
  }
}

/** Whether the release point enters after all: nobody recalled from a curfew is let go before the first release day. */
const isOfReleasePoint = ({ term, until }: RecalledRunFigures): boolean =>
  until === 'the first release' || (term !== null && term.notBefore !== null)

/** By its id, the run of each sentence that is released last: branches share theirs. */
export function governingRuns(runs: readonly CaseRun[]): ReadonlyMap<string, CaseRun> {
  const governing = new Map<string, CaseRun>()
  for (const run of runs)
    for (const id of run.sentenceIds) {
      const known = governing.get(id)
      governing.set(id, known === undefined ? run : governingRun([known, run]))
    }
  return governing
}

const nothingMet: readonly MetChange[] = []

/** The changes that a sentence met: first the stage that holds its run, then all that came while it was served. Nobody
 *  waits for a stage beside a run that it moved too, and that is out later. */
function metBy(
  question: Question,
  regime: Regime,
  run: CaseRun,
  release: Day,
  { runs }: CaseAnswer,
): readonly MetChange[] {
  const { hold, recalled } = run
  const isLast = runs.every((other) => other.hold?.stage !== hold?.stage || other.release <= run.release)
  // After a recall from a curfew it is in doubt whether the change reaches the person at all.
  const met: MetChange[] =
    hold === null || recalled !== null ? [] : [{ layer: hold.layer, isHeld: hold.isFelt && isLast }]
  for (const layer of layersFor(question, regime)) {
    const { change } = layer
    if (change === null || question.start >= change.begins.day) continue
    if (release >= change.begins.day) met.push({ layer, isHeld: false })
  }
  return met
}

/** A doubt about sentences as one of the case: the fact is otherwise in every sentence that it is about. Where that cannot be of the
 *  recalled ones, as no extended sentence is recalled for a fixed term, it is so of the others alone. */
export const ofSentences = (doubt: SentenceDoubt): CaseDoubt => ({
  ...doubt,
  said: 'of each',
  otherwise: (answer, prepared, all) => {
    if (!all.some(doubt.when)) return null
    const changed = changedCase(answer, prepared, all, doubt)
    if (changed === null || !all.some((one) => isBack(one) && doubt.when(one))) return changed
    const result = 'refusals' in changed.prepared ? changed.prepared : resultOf(changed.prepared)
    return 'refusals' in result && !result.refusals.some(({ isUnsupported }) => isUnsupported)
      ? changedCase(answer, prepared, all, { ...doubt, when: (one) => !isBack(one) && doubt.when(one) })
      : { ...changed, result }
  },
})

/** Whether the person is back in prison from a sentence. */
const isBack = ({ isRecalled, curfew }: CaseDoubtInput): boolean => isRecalled === true || curfew !== null

function changedCase(
  answer: CaseAnswer,
  before: PreparedCase,
  all: readonly CaseDoubtInput[],
  doubt: SentenceDoubt,
): Otherwise | null {
  const sentenceIds: string[] = []
  const sentences: CaseSentence[] = []
  let { dateOfBirth } = answer.case
  for (let at = 0; at < all.length; at++) {
    const doubted = all[at] as CaseDoubtInput
    const { sentence } = answer.sentences[at] as CaseSentenceAnswer
    if (!doubt.when(doubted)) {
      sentences.push(sentence)
      continue
    }
    const { dateOfBirth: born, offenceKey, ...facts } = doubt.change(doubted)
    // One birth for the person: the latest that one of the sentences needs.
    if (born !== undefined) dateOfBirth = dateOfBirth === null ? born : later(dateOfBirth, born)
    sentenceIds.push(sentence.id)
    const offence = offenceKey === undefined ? null : (offenceByKey(offenceKey) as Offence)
    sentences.push({ ...sentence, ...facts, ...(offence !== null && { offence }) })
  }
  // The law is otherwise for the sentences in doubt alone: the others stay as they were prepared.
  const prepared = edited(before, { sentences, dateOfBirth }, doubt.view)
  const isAlike =
    !('refusals' in prepared) &&
    dateOfBirth === answer.case.dateOfBirth &&
    areGovernedAlike(prepared.input.parts, before.input.parts)
  return isAlike ? null : { prepared, sentenceIds, offences: doubt.offences?.(all) ?? null }
}

import { type Day, inWords, isoDate } from '../calendar/day.ts'
import type { CaseAnswer, CaseRun, Recalled } from '../case/answer.ts'
import { cja2003, sentencingCode } from '../tables/provisions.ts'
import { type ExplainedCaseStep, endStep, step } from './case-step.ts'
import { capital, listed, sentencesInWords, verbFor } from './en/grammar.ts'

/** Each sentence keeps the person by itself: the rules for several apply only without a release between them, and a new one
 *  cannot follow a recalled one. */
const besideLaw = [cja2003('254(6)'), cja2003('263(1)(b)'), cja2003('264(1)(b)'), sentencingCode('225')]

const endLaw = [cja2003('249'), cja2003('263(2)')]

/** Which sentences the recall is from, and why these were taken. */
export function whichStep({ sentenceIds, isNamed, stillServed, recall }: Recalled): ExplainedCaseStep {
  const was = verbFor(sentenceIds, 'was', 'were')
  const taken = isNamed
    ? `The recall is from ${sentencesInWords(sentenceIds)}, as given.`
    : `It was not said which sentences the recall is from. ${capital(sentencesInWords(sentenceIds))} ${was} passed before ${inWords(recall.recallDate as Day)}, the day of the recall, and so ${was} taken.`
  const left =
    stillServed.length === 0
      ? ''
      : ` Not ${listed(stillServed)}: by our count ${stillServed.length > 1 ? 'they were' : 'it was'} still being served, and nobody is recalled from that.`
  const [id, title] = ['recalledSentences', 'Which sentences were recalled']
  return step(sentenceIds, id, title, `${taken}${left}`, listed(sentenceIds), [cja2003('254')])
}

/** What the recall and the other sentences give together. */
export function besideSteps(
  answer: CaseAnswer,
  recalled: Recalled,
  isOnly: boolean,
): readonly ExplainedCaseStep[] {
  const { release, releaseBasis, decidedBy } = answer
  const title = releaseBasis === 'no later than' ? 'No later than' : 'The release date'
  const working = togetherInWords(answer, recalled, isOnly)
  return [
    step(decidedBy.release, 'releaseDate', title, working, isoDate(release as Day), besideLaw),
    ...endStep(answer, endLaw),
  ]
}

function togetherInWords(answer: CaseAnswer, recalled: Recalled, isOnly: boolean): string {
  const { run, other, decides } = recalled
  const isStandard = run.recalled.until === 'the end'
  const recallEnds = `The recall${isOnly ? '' : ` (${sentencesInWords(run.sentenceIds)})`} ends ${isStandard ? `by ${inWords(run.release)} at the latest` : `on ${inWords(run.release)}`}.`
  if (other === null)
    return `Each sentence keeps the person by itself, and the latest day decides. ${recallEnds}`
  const { sentenceIds: ids } = other
  const [which, decide] = [capital(sentencesInWords(ids)), verbFor(ids, 'decides', 'decide')]
  const lets = isStillHeld(answer, recalled, other)
    ? `${verbFor(ids, 'lets', 'let')} the person go on ${inWords(other.release)}${boardInWords(other)}.`
    : `had let the person go on ${inWords(other.release)}, and ${verbFor(ids, 'holds', 'hold')} them no longer.`
  const said = `A recall and another sentence keep the person each by itself, and the latest day decides. ${recallEnds} ${which} ${lets}`
  if (decides === 'both') return `${said} Both are on the same day.`
  if (decides === 'other') return `${said} So ${sentencesInWords(ids)} ${decide}. ${licenceInWords(answer)}`
  const kept = answer.warnings.find(({ code }) => code === 'W_RECALL_NOT_BEFORE')
  return kept === undefined
    ? `${said} So the recall decides.`
    : `${said} So the recall decides. Release cannot come before ${inWords(kept.values.release as Day)}.`
}

const boardInWords = ({ parole, release }: CaseRun): string =>
  parole === null || parole.date >= release
    ? ''
    : `, or from ${inWords(parole.date)} on if the Parole Board agrees`

const licenceInWords = ({ releaseType }: CaseAnswer): string =>
  releaseType === 'CRD' ? 'Release is on licence.' : 'Release is without a licence.'

/** Whether the other sentence keeps the person beside the recall at all, or had let them go before. */
function isStillHeld(
  { warnings }: CaseAnswer,
  { run, recall, decides }: Recalled,
  { release }: CaseRun,
): boolean {
  const from = recall.returnToCustodyDate ?? recall.recallDate
  if (decides !== 'recall' || from !== null) return decides !== 'recall' || release > (from as Day)
  return run.recalled.until !== 'the end' || warnings.some(({ code }) => code === 'W_RECALL_NOT_BEFORE')
}

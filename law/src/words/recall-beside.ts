import { type Day, inWords, isoDate } from '../calendar/day.ts'
import type { CaseAnswer, CaseRun, Recalled } from '../case/answer.ts'
import { cja2003, sentencingCode } from '../tables/provisions.ts'
import { type ExplainedCaseStep, endStep, step } from './case-step.ts'
import { capital, listed, sentencesInWords } from './en/grammar.ts'

/** Each sentence keeps the person by itself: the rules for several apply only without a release between them, and a new one
 *  cannot follow a recalled one. */
const besideLaw = [cja2003('254(6)'), cja2003('263(1)(b)'), cja2003('264(1)(b)'), sentencingCode('225')]

const endLaw = [cja2003('249'), cja2003('263(2)')]

/** Which sentences the recall is from, and why these were taken. */
export function whichStep({ sentenceIds, isNamed, stillServed, recall }: Recalled): ExplainedCaseStep {
  const taken = isNamed
    ? `The recall is from ${sentencesInWords(sentenceIds)}, as given.`
    : `It was not said which sentences the recall is from. ${sentencesWere(sentenceIds)} passed before ${inWords(recall.recallDate as Day)}, the day of the recall, and so ${sentenceIds.length > 1 ? 'were' : 'was'} taken.`
  const left =
    stillServed.length === 0
      ? ''
      : ` Not ${listed(stillServed)}: by our count ${stillServed.length > 1 ? 'they were' : 'it was'} still being served, and nobody is recalled from that.`
  return step(
    sentenceIds,
    'recalledSentences',
    'Which sentences were recalled',
    `${taken}${left}`,
    listed(sentenceIds),
    [cja2003('254')],
  )
}

const sentencesWere = (ids: readonly string[]): string =>
  `${ids.length > 1 ? 'Sentences' : 'Sentence'} ${listed(ids)} ${ids.length > 1 ? 'were' : 'was'}`

/** What the recall and the other sentences give together. */
export function besideSteps(
  answer: CaseAnswer,
  recalled: Recalled,
  isOnly: boolean,
): readonly ExplainedCaseStep[] {
  const { release, releaseBasis, decidedBy } = answer
  const isLatest = releaseBasis === 'no later than'
  return [
    step(
      decidedBy.release,
      'releaseDate',
      isLatest ? 'No later than' : 'The release date',
      togetherInWords(answer, recalled, isOnly),
      isoDate(release as Day),
      besideLaw,
    ),
    ...endStep(answer, endLaw),
  ]
}

function togetherInWords(answer: CaseAnswer, recalled: Recalled, isOnly: boolean): string {
  const { run, other, decides } = recalled
  const isStandard = run.recalled.until === 'the end'
  const recallEnds = `The recall${isOnly ? '' : ` (${sentencesInWords(run.sentenceIds)})`} ends ${isStandard ? `by ${inWords(run.release)} at the latest` : `on ${inWords(run.release)}`}.`
  if (other === null)
    return `Each sentence keeps the person by itself, and the latest day decides. ${recallEnds}`
  const which = capital(sentencesInWords(other.sentenceIds))
  const lets = isStillHeld(answer, recalled, other)
    ? `${other.sentenceIds.length > 1 ? 'let' : 'lets'} the person go on ${inWords(other.release)}${boardInWords(other)}.`
    : `had let the person go on ${inWords(other.release)}, and ${other.sentenceIds.length > 1 ? 'hold' : 'holds'} them no longer.`
  const said = `A recall and another sentence keep the person each by itself, and the latest day decides. ${recallEnds} ${which} ${lets}`
  if (decides === 'both') return `${said} Both are on the same day.`
  if (decides === 'other')
    return `${said} So ${sentencesInWords(other.sentenceIds)} ${other.sentenceIds.length > 1 ? 'decide' : 'decides'}. ${licenceInWords(answer)}`
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

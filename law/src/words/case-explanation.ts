import { type Day, inWords, isoDate } from '../calendar/day.ts'
import type { CaseAnswer, CaseRun, CaseSentenceAnswer, CaseStage } from '../case/answer.ts'
import { lawOfAutomaticRelease, pointLawOf } from '../case/point-law.ts'
import { idsOfRuns } from '../case/totals.ts'
import { isBeforeSection33A, lawOfBoardDay } from '../custody/minimum-term.ts'
import { crimeSentencesAct1997, sentencingCode } from '../tables/provisions.ts'
import { licenceRules } from '../tables/public-protection-licence.ts'
import type { Staging } from '../tables/stages.ts'
import { type ExplainedCaseStep, endStep, step } from './case-step.ts'
import {
  endOfRunInWords,
  paroleOfRunInWords,
  partsInWords,
  releaseOfRunInWords,
  runLengthInWords,
} from './case-working.ts'
import { classifiedLaw } from './classified.ts'
import { sentencesInWords, verbFor } from './en/grammar.ts'
import { besideSteps } from './recall-beside.ts'
import { recallLicenceStep, recallSteps } from './recall-explanation.ts'
import { pointInWords, sentenceLabel } from './release-point.ts'
import { remandStep } from './remand.ts'
import { changeLaw, lengthLaw, servingLaw, togetherLaw } from './step-law.ts'

const minimumTermsLaw = crimeSentencesAct1997('28(1B)')
const wholeLifeLaw = [sentencingCode('321(3)'), crimeSentencesAct1997('30')]
const wholeLifeInWords =
  'The court made a whole life order: there is no minimum term, and the Parole Board does not look at the case.'
const onLicenceLaw = [crimeSentencesAct1997('31'), crimeSentencesAct1997('31A'), crimeSentencesAct1997('32')]
const onLicenceInWords =
  'The person was let out on licence from it. Until the licence is revoked it keeps nobody in prison.'
const notEnd = 'not known'

/** The answer to a case in order: the recall, where there was one; what governs each sentence, each run with its length, custody, release
 *  and end, how the stages met it, and what the runs give together. Where `isNamed` is false, nothing says in brackets which sentences
 *  it is about. */
export function caseExplanationOf(answer: CaseAnswer, isNamed = true): readonly ExplainedCaseStep[] {
  const { recalled, runs } = answer
  const isOnly = answer.sentences.length === 1 || !isNamed
  if (recalled === null) return [...stepsOf(runs, answer, isOnly), ...wholeSteps(answer)]
  const ofRecall = recallSteps(answer, recalled, isOnly)
  const beside = runs.filter((run) => run.recalled === null || run.recalled.until === 'the first release')
  if (answer.release === null)
    return [...ofRecall, ...stepsOf(beside, answer, isOnly), ...ofNoRelease(answer)]
  if (runs.length > 1)
    return [
      ...ofRecall,
      ...stepsOf(beside, answer, isOnly),
      ...paroleStep(answer),
      ...besideSteps(answer, recalled, isOnly),
    ]
  return beside.length === 0
    ? [...ofRecall, recallLicenceStep(answer)]
    : [...ofRecall, ...stepsOf(beside, answer, isOnly), ...wholeSteps(answer)]
}

/** What holds the person after a recall where nothing is automatic. */
function ofNoRelease(answer: CaseAnswer): readonly ExplainedCaseStep[] {
  if (answer.releaseBasis === 'none') return [wholeLifeStep(answer)]
  return answer.paroleEligibility === null ? [] : [besideLifeStep(answer)]
}

/** The steps of some runs, from the rules of their sentences to the stages. */
function stepsOf(
  runs: readonly CaseRun[],
  answer: CaseAnswer,
  isOnly: boolean,
): readonly ExplainedCaseStep[] {
  const ids = runs.flatMap(({ sentenceIds }) => sentenceIds)
  return [
    ...answer.sentences.filter(({ sentence }) => ids.includes(sentence.id)).map(sentenceStep),
    ...remandStep(answer),
    ...runs.flatMap((run) => runSteps(run, answer, isOnly)),
    ...answer.stages.map(stageStep),
  ]
}

function sentenceStep(answer: CaseSentenceAnswer): ExplainedCaseStep {
  const { sentence, classified, regime, point } = answer
  const [served, servedLaw] = sentence.wholeLife
    ? [wholeLifeInWords, wholeLifeLaw]
    : sentence.onLicence
      ? [onLicenceInWords, onLicenceLaw]
      : [pointInWords(regime, point), pointLawOf({ regime, sentence }, point)]
  const result = sentence.wholeLife
    ? 'Life sentence: whole life order'
    : `${regime.displayName}: ${sentenceLabel(answer)}`
  const law = [...classifiedLaw(classified, sentence.offence), ...servedLaw]
  const title = 'Which rules govern the sentence'
  return step([sentence.id], 'regime', title, `${classified.why} ${served}`, result, law)
}

/** The provisions of the steps of a run: of its length, of the part that is served, and of what moves its days. */
export function runLaw(run: CaseRun, { sentences }: CaseAnswer) {
  const own = sentences.filter(({ sentence }) => run.sentenceIds.includes(sentence.id))
  const part = [...new Set(own.flatMap((one) => pointLawOf(one, one.point)))]
  return { own, length: lengthLaw(run), part, change: changeLaw(run, own) }
}

// biome-ignore format: one step a line
function runSteps(run: CaseRun, answer: CaseAnswer, isOnly: boolean): readonly ExplainedCaseStep[] {
  const { isMinimumTerm, sentenceIds: ids, parole } = run
  if (run.isWholeLife || run.isOnLicence) return []
  const { own, length, part } = runLaw(run, answer)
  const serving = servingLaw(run, own)
  const release = parole === null ? [] : [...new Set(own.flatMap((one) => lawOfAutomaticRelease(one, one.point)))]
  // Days cannot be added to a sentence without a fixed end, and were not counted.
  const counted = isMinimumTerm ? { ...run, addedDays: 0, addedDaysServed: 0 } : run
  const steps = [
    step(ids, 'totalDays', isMinimumTerm ? 'How long the minimum term is' : 'How long the sentence is', runLengthInWords(run, isOnly), String(run.totalDays ?? notEnd), length),
    step(ids, 'custodyDays', 'How many days are to be served', partsInWords(run.custodyParts, isOnly), String(run.custodyDays), [...part, ...length]),
  ]
  if (parole !== null)
    steps.push(step(ids, 'paroleEligibilityDate', 'When the Parole Board can first let the person out', paroleOfRunInWords(counted, parole, isOnly), isoDate(parole.date), [...part, ...serving]))
  if (!isMinimumTerm)
    steps.push(
      step(ids, 'runReleaseDate', 'When release is due', releaseOfRunInWords(run), isoDate(run.release), [...release, ...serving]),
      step(ids, 'runEndDate', 'When it ends', endOfRunInWords(run), run.end === null ? notEnd : isoDate(run.end), serving),
    )
  return steps
}

function stageStep({ layer, stage, before, after, held }: CaseStage): ExplainedCaseStep {
  const working = [
    `Sentences already being served move to ${layer.fraction.phrase} in stages, by the longest of them. This case is in stage ${stage.number}, on ${inWords(stage.day)}.`,
    `As the law stood until then release was on ${inWords(before as Day)}; at the new point alone it is on ${inWords(after as Day)}.`,
    held
      ? 'Nobody is released at the new point before their stage, so the stage decides.'
      : 'The stage does not decide the release date.',
  ].join(' ')
  const { law } = layer.staging as Staging
  return step([], 'stage', 'How the change of law reaches the case', working, isoDate(stage.day), law)
}

function wholeSteps(answer: CaseAnswer): readonly ExplainedCaseStep[] {
  const { release, releaseBasis, decidedBy, sentences } = answer
  const runs = answer.runs.filter(({ isOnLicence }) => !isOnLicence)
  if (releaseBasis === 'none') return [wholeLifeStep(answer)]
  if (releaseBasis === 'on licence') return licenceStep(answer)
  if (release === null) return runs.length === 1 ? [] : [besideLifeStep(answer)]
  const keeping = runs.filter(({ isLeft }) => !isLeft)
  const due =
    sentences.length === 1
      ? `Release is due on ${inWords(release)}.`
      : keeping.length === 1
        ? `Release is due under ${sentencesInWords(decidedBy.release)} on ${inWords(release)}.`
        : `${runs.some(({ isFollowing }) => isFollowing) ? '' : 'Nobody is released under one sentence before release is due under each of the others. '}The last is due under ${sentencesInWords(decidedBy.release)}, on ${inWords(release)}.`
  const [working, law] = [`${leftInWords(runs)}${due} ${licenceInWords(answer)}`, togetherLaw(runs)]
  return [
    ...paroleStep(answer),
    step(decidedBy.release, 'releaseDate', 'The release date', working, isoDate(release), law),
    ...endStep(answer, law),
    ...licenceStep(answer),
  ]
}

/** That what the person was let out from early does not count. */
function leftInWords(runs: readonly CaseRun[]): string {
  const ids = idsOfRuns(runs.filter(({ isLeft }) => isLeft))
  return ids.length === 0
    ? ''
    : `The person was let out from ${sentencesInWords(ids)} before a later one was passed, so ${verbFor(ids, 'its day does', 'their days do')} not keep them. `
}

/** When a licence under public protection ends, where the first release was told. */
function licenceStep({ licence }: CaseAnswer): readonly ExplainedCaseStep[] {
  if (licence === null || licence.end === null) return []
  const { sentenceIds, end } = licence
  const working = `The licence ends by itself after two years without a recall, which begin when the qualifying period from the first release is over: ${inWords(end)} is its last day.`
  const { law } = licenceRules.LICENCE_END
  return [step(sentenceIds, 'licenceEndDate', 'When the licence ends', working, isoDate(end), law)]
}

/** A whole life order, alone or beside other sentences. */
function wholeLifeStep({ decidedBy, runs }: CaseAnswer): ExplainedCaseStep {
  const working = `Nobody is let out from a whole life order but on compassionate grounds, by the Secretary of State.${runs.length === 1 ? '' : ' The other sentences change nothing.'}`
  const title = 'Why there is no release date'
  return step(decidedBy.release, 'noRelease', title, working, 'none', wholeLifeLaw)
}

/** Life or public protection beside other sentences. */
function besideLifeStep({
  runs,
  paroleEligibility,
  paroleMovedBy,
  decidedBy,
  warnings,
  recalled,
}: CaseAnswer): ExplainedCaseStep {
  const day = inWords(paroleEligibility as Day)
  const terms = runs.filter((run) => run.isMinimumTerm && !run.isOnLicence && run.recalled === null)
  const ofRecall =
    recalled?.run.recalled.until === 'the end'
      ? ' A recall that can last to the end of its sentence puts nothing off: its case goes to the Parole Board itself (section 33A(3)(a)).'
      : ''
  const minimum =
    terms.length === 0
      ? 'The recall itself has no day.'
      : `${terms.length > 1 ? 'The minimum term of each' : 'The minimum term'} is served first.${ofRecall}`
  const fixed =
    paroleMovedBy === null
      ? `No other sentence moves that day, ${day}.`
      : isBeforeSection33A(paroleEligibility as Day)
        ? `By the law of that day one-half of each other sentence was served first, too: of ${sentencesInWords(paroleMovedBy)} on ${day}.`
        : `The Parole Board waits until each other sentence can let the person go, too: ${sentencesInWords(paroleMovedBy)} on ${day}.`
  const kept = warnings.find(({ code }) => code === 'W_FIXED_TERM_LATER')
  const release =
    kept === undefined
      ? ''
      : ` Release cannot come before ${inWords(kept.values.release as Day)}, under ${sentencesInWords(kept.sentenceIds)}.`
  const title = `When the Parole Board can first ${kept === undefined ? 'let the person out' : 'look at the case'}`
  const working = `${minimum} ${fixed}${release} Nothing is automatic.`
  const law = [minimumTermsLaw, ...lawOfBoardDay(paroleEligibility as Day)]
  return step(decidedBy.release, 'paroleMoved', title, working, isoDate(paroleEligibility as Day), law)
}

const licenceInWords = ({ releaseType }: CaseAnswer): string =>
  releaseType === 'CRD'
    ? 'It is on licence.'
    : releaseType === 'MTD'
      ? 'The second half of the order is supervision, not licence.'
      : 'It is without a licence.'

function paroleStep({ paroleEligibility, paroleMovedBy, runs }: CaseAnswer): readonly ExplainedCaseStep[] {
  if (paroleEligibility === null || paroleMovedBy === null) return []
  const working = `Release under ${sentencesInWords(paroleMovedBy)} is automatic and comes later, on ${inWords(paroleEligibility)}. The Parole Board cannot let the person out before it.`
  const [title, law] = ['What moves the parole date', togetherLaw(runs)]
  return [step(paroleMovedBy, 'paroleMoved', title, working, isoDate(paroleEligibility), law)]
}

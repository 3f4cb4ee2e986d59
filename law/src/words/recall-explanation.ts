import { addDays, type Day, inWords, isoDate } from '../calendar/day.ts'
import { daysInWords, grouped } from '../calendar/term.ts'
import type { CaseAnswer, Recalled, RecalledCaseRun } from '../case/answer.ts'
import { recalledRuns } from '../case/totals.ts'
import { days } from '../tables/days.ts'
import { cja2003, prisonAct1952 } from '../tables/provisions.ts'
import { recallKinds } from '../tables/recall-types.ts'
import { type ExplainedCaseStep, step } from './case-step.ts'
import { endOfRunInWords, runLengthInWords } from './case-working.ts'
import { sentencesInWords } from './en/grammar.ts'
import { fixedTermInWords, termLaw } from './fixed-term.ts'
import { besideSteps, whichStep } from './recall-beside.ts'
import { countingLaw, creditLaw, lengthLaw } from './step-law.ts'

const atLargeLaw = [cja2003('254(6)'), prisonAct1952('49(2)')]
const curfewAtLargeLaw = [cja2003('255(5)'), prisonAct1952('49(2)')]

/** The answer after a recall in order: which sentences it is from, its kind, the length of each, its days at large, its end and
 *  its day; then the sentences beside it, and what all of them give together. */
export function recallExplanationOf(
  answer: CaseAnswer,
  recalled: Recalled,
  ofOthers: readonly ExplainedCaseStep[],
  ofWhole: readonly ExplainedCaseStep[],
  isOnly: boolean,
): readonly ExplainedCaseStep[] {
  const { sentenceIds, run } = recalled
  const kind = recallKinds[recalled.recall.type]
  const ofKind = step(
    sentenceIds,
    'recall',
    'Which kind of recall it is',
    kindInWords(recalled, answer.runs.length === 1),
    kind.phrase,
    kind.law,
  )
  if (run.recalled.until === 'the first release') {
    const away = recalledRuns(answer.runs).map((one) => atLargeStep(recalled.recall, one))
    return answer.runs.length === 1
      ? [ofKind, ...away, ...ofOthers, ...ofWhole]
      : [whichStep(recalled), ofKind, ...away, ...ofOthers, ...besideSteps(answer, recalled, isOnly)]
  }
  if (answer.runs.length === 1)
    return [
      ofKind,
      ...runSteps(run, recalled, isOnly),
      dateStep(run, recalled, true),
      licenceStep(answer, run),
    ]
  const runs = recalledRuns(answer.runs)
  return [
    whichStep(recalled),
    ofKind,
    ...runs.flatMap((run) => [...runSteps(run, recalled, isOnly), dateStep(run, recalled, false)]),
    ...ofOthers,
    ...besideSteps(answer, recalled, isOnly),
  ]
}

function runSteps(run: RecalledCaseRun, { recall }: Recalled, isOnly: boolean): readonly ExplainedCaseStep[] {
  const ids = run.sentenceIds
  const overOn = run.recalled.ranOut ?? (run.end as Day)
  const endLaw = [
    ...countingLaw,
    ...(run.credit > 0 ? creditLaw : []),
    ...(run.atLargeDays > 0 ? atLargeLaw : []),
  ]
  // biome-ignore format: one step a line
  return [
    step(ids, 'totalDays', 'How long the sentence is', runLengthInWords(run, isOnly), String(run.totalDays), lengthLaw(run)),
    atLargeStep(recall, run),
    step(ids, 'runEndDate', 'When the sentence ends', endOfRunInWords({ ...run, end: overOn }), isoDate(overOn), endLaw),
  ]
}

const atLargeStep = (recall: Recalled['recall'], run: RecalledCaseRun): ExplainedCaseStep =>
  step(
    run.sentenceIds,
    'unlawfullyAtLargeDays',
    'How many days were spent away without permission',
    atLargeInWords(recall, run),
    String(run.atLargeDays),
    recallKinds[recall.type].keepsRelease ? curfewAtLargeLaw : atLargeLaw,
  )

function licenceStep({ end, sentences }: CaseAnswer, { sentenceIds }: RecalledCaseRun): ExplainedCaseStep {
  const last = sentences.length === 1 ? 'the sentence' : sentencesInWords(sentenceIds)
  const day = end as Day
  return step(
    sentenceIds,
    'sentenceEndDate',
    'When the licence ends',
    `The last day of ${last}, and of the licence, is ${inWords(day)}.`,
    isoDate(day),
    [cja2003('249')],
  )
}

const change = inWords(days.fixedTermOf56Days.day)

const stoodInWords = (were: string): string =>
  `Standard recalls became recalls of 56 days on ${change}. ${were} over by then, so the standard recall stood.`

function kindInWords({ recall, run }: Recalled, isWhole: boolean): string {
  const { phrase } = recallKinds[recall.type]
  const { stood, term, until } = run.recalled
  const said = stood
    ? `The recall was given as ${phrase}.`
    : `Worked out as ${phrase}. The recall papers say which kind it is.`
  if (until === 'the return') return `${said} Nothing was left for it to keep the person for.`
  if (until === 'the first release')
    return `${said} Release stays where it was, on the day that it was due before the curfew: the duty to release is put aside only after a recall under section 254 (R (Whiston) v Secretary of State for Justice [2014] UKSC 39). Days at large make it later.`
  const how =
    term === null
      ? 'Nothing is automatic before the end of the sentence; the Parole Board or the Justice Secretary can release earlier.'
      : term.notBefore === null
        ? 'Release is automatic at the end of the fixed term. The part of the sentence that was served before the first release does not matter.'
        : 'Release is automatic at the end of the fixed term, and from a curfew not before the first release was due.'
  const over = stood ? ` ${stoodInWords(isWhole ? 'This sentence was' : 'The sentences were')}` : ''
  return `${said}${over} ${how}`
}

function atLargeInWords(recall: Recalled['recall'], { recalled }: RecalledCaseRun): string {
  const { between, otherwise, since } = recalled
  const gap = gapInWords(recall, between)
  if (otherwise + since === 0) return gap
  const before = otherwise === 0 ? '' : ` Before, at other times: ${daysInWords(otherwise)}.`
  const after = since === 0 ? '' : ` Since the return: ${daysInWords(since)}.`
  const terms = [between, otherwise, since].filter((days) => days > 0)
  const sum =
    terms.length === 1
      ? ''
      : ` ${terms.map(grouped).join(' + ')} is ${daysInWords(between + otherwise + since)}.`
  return `${gap}${before}${after}${sum}`
}

function gapInWords(
  { recallDate, returnToCustodyDate: returnDate, unlawfullyAtLargeDays: atLargeDays }: Recalled['recall'],
  between: number,
): string {
  if (atLargeDays !== null && between === atLargeDays)
    return `Between recall and return: ${daysInWords(between)}, as given.`
  if (atLargeDays === null && (recallDate === null || returnDate === null))
    return 'The days of recall and return are not both known, so none are counted between them.'
  if (between === 1 && recallDate !== null && returnDate !== null)
    return `One day lies between the recall and the return: ${inWords(addDays(recallDate, 1))}.`
  if (between > 0 && recallDate !== null && returnDate !== null)
    return `From ${inWords(addDays(recallDate, 1))}, the day after the recall, to ${inWords(addDays(returnDate, -1))}, the day before the return, are ${daysInWords(between)}.`
  if (recallDate !== null && recallDate === returnDate)
    return `Recall and return were on the same day, ${inWords(recallDate)}, so no days lie between them.`
  return recallDate !== null && returnDate !== null && returnDate - recallDate < 2
    ? `The recall was on ${inWords(recallDate)} and the return on ${inWords(returnDate)}. Those two days do not count, so there are none between them.`
    : 'The days between recall and return do not count here: the sentence was not on licence then.'
}

function dateStep(run: RecalledCaseRun, recalled: Recalled, isWhole: boolean): ExplainedCaseStep {
  const { sentenceIds, end, release } = run
  const { term } = run.recalled
  const result = isoDate(release)
  const id = isWhole ? 'releaseDate' : 'runReleaseDate'
  const { hadEnded, stood, ranOut } = run.recalled
  if (hadEnded !== null)
    return step(
      sentenceIds,
      id,
      'Whether the recall is from it still',
      `The sentence ended on ${inWords(end as Day)}, before the ${hadEnded === 'by the recall' ? 'recall' : 'return'}, and does not count.`,
      result,
      [cja2003('249')],
    )
  if (ranOut !== null)
    return step(
      sentenceIds,
      id,
      isWhole ? 'The release date' : 'When the recall ends',
      `Days on remand that were not used before count after a recall. With them the sentence was over on ${inWords(ranOut)}, and the person came back on ${inWords(release)}. Nothing was left: they should be let out at once.`,
      result,
      [cja2003('240ZA(3)'), cja2003('241(1)')],
    )
  if (term === null)
    return step(
      sentenceIds,
      id,
      isWhole ? 'No later than' : 'When the recall ends at the latest',
      `${stood && !recalled.run.recalled.stood ? `${stoodInWords('This sentence was')} ` : ''}The person can be kept until the sentence ends, ${inWords(end as Day)}, and no later. Release before it is for the Parole Board or the Justice Secretary.`,
      result,
      recallKinds.standard.law,
    )
  const title = isWhole ? 'The release date' : 'When the recall ends'
  return step(
    sentenceIds,
    id,
    title,
    fixedTermInWords(term, recalled, end as Day, isWhole),
    result,
    termLaw(term, recalled, end as Day),
  )
}

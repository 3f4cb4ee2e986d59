import { addDays, type Day, inWords, isoDate } from '../calendar/day.ts'
import { daysInWords, grouped } from '../calendar/term.ts'
import type { CaseAnswer, CaseRun, Recalled, RecalledCaseRun } from '../case/answer.ts'
import { recalledRuns } from '../case/totals.ts'
import { dayAfterAtLarge } from '../custody/recall/recall-to-return.ts'
import { days } from '../tables/days.ts'
import { cja2003, crimeSentencesAct1997, prisonAct1952, type Source } from '../tables/provisions.ts'
import { recallKinds } from '../tables/recall-types.ts'
import { type ExplainedCaseStep, step } from './case-step.ts'
import { endOfRunInWords, runLengthInWords } from './case-working.ts'
import { sentencesInWords } from './en/grammar.ts'
import { fixedTermInWords, termLaw } from './fixed-term.ts'
import { whichStep } from './recall-beside.ts'
import { countingLaw, creditLaw, lengthLaw } from './step-law.ts'

const atLargeLaw = [cja2003('254(6)'), prisonAct1952('49(2)')]
const curfewAtLargeLaw = [cja2003('255(5)'), prisonAct1952('49(2)')]

/** The recall in order: which sentences it is from, its kind, the length of each, its days at large, its end and its day. Where release
 *  stays where it was, only the days at large: the rest is told with the runs. */
export function recallSteps(
  { runs }: CaseAnswer,
  recalled: Recalled,
  isOnly: boolean,
): readonly ExplainedCaseStep[] {
  const { sentenceIds, recall, run } = recalled
  const { phrase, law } = run.isMinimumTerm ? ofLife : recallKinds[recall.type]
  const isWhole = runs.length === 1
  const stays = run.recalled.until === 'the first release'
  const kind = kindInWords(recalled, isWhole)
  return [
    ...(isWhole ? [] : [whichStep(recalled)]),
    step(sentenceIds, 'recall', 'Which kind of recall it is', kind, phrase, law),
    ...recalledRuns(runs).flatMap((one) =>
      one.isMinimumTerm
        ? [noDayStep(one)]
        : stays
          ? [atLargeStep(recall, one)]
          : [...runSteps(one, recalled, isOnly), dateStep(one, recalled, isWhole)],
    ),
  ]
}

const ofLife = { phrase: 'a recall that the Parole Board ends', law: [crimeSentencesAct1997('32')] }

/** From life and public protection. */
const noDayStep = ({ sentenceIds }: RecalledCaseRun): ExplainedCaseStep =>
  step(
    sentenceIds,
    'noRelease',
    'Why there is no release date',
    'After a recall from life or public protection no law names a day. The Secretary of State refers the case to the Parole Board, which directs release when prison is no longer necessary for the protection of the public.',
    'none',
    [crimeSentencesAct1997('32')],
  )

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

function atLargeStep(recall: Recalled['recall'], run: RecalledCaseRun): ExplainedCaseStep {
  const [id, title] = ['unlawfullyAtLargeDays', 'How many days were spent away without permission']
  const law = recallKinds[recall.type].keepsRelease ? curfewAtLargeLaw : atLargeLaw
  return step(run.sentenceIds, id, title, atLargeInWords(recall, run), String(run.atLargeDays), law)
}

/** The end of the licence, where there is nothing beside the recall. */
export function recallLicenceStep({ end, sentences, runs: [run] }: CaseAnswer): ExplainedCaseStep {
  const { sentenceIds } = run as CaseRun
  const last = sentences.length === 1 ? 'the sentence' : sentencesInWords(sentenceIds)
  const working = `The last day of ${last}, and of the licence, is ${inWords(end as Day)}.`
  const title = 'When the licence ends'
  return step(sentenceIds, 'sentenceEndDate', title, working, isoDate(end as Day), [cja2003('249')])
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
  if (until === 'the Parole Board')
    return 'From life and from public protection there is one kind of recall, which the Parole Board ends.'
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

function gapInWords(recall: Recalled['recall'], between: number): string {
  const { recallDate, unlawfullyAtLargeDays: atLargeDays } = recall
  const returnDate = dayAfterAtLarge(recall)
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
  const { sentenceIds, release } = run
  const end = run.end as Day
  const { hadEnded, stood, ranOut, term } = run.recalled
  const said = (title: string, working: string, law: readonly Source[]): ExplainedCaseStep =>
    step(sentenceIds, isWhole ? 'releaseDate' : 'runReleaseDate', title, working, isoDate(release), law)
  if (hadEnded !== null)
    return said(
      'Whether the recall is from it still',
      `The sentence ended on ${inWords(end)}, before the ${hadEnded === 'by the recall' ? 'recall' : 'return'}, and does not count.`,
      [cja2003('249')],
    )
  const title = isWhole ? 'The release date' : 'When the recall ends'
  if (ranOut !== null)
    return said(
      title,
      `Days on remand that were not used before count after a recall. With them the sentence was over on ${inWords(ranOut)}, and the person came back on ${inWords(release)}. Nothing was left: they should be let out at once.`,
      [cja2003('240ZA(3)'), cja2003('241(1)')],
    )
  if (term === null)
    return said(
      isWhole ? 'No later than' : 'When the recall ends at the latest',
      `${stood && !recalled.run.recalled.stood ? `${stoodInWords('This sentence was')} ` : ''}The person can be kept until the sentence ends, ${inWords(end)}, and no later. Release before it is for the Parole Board or the Justice Secretary.`,
      recallKinds.standard.law,
    )
  return said(title, fixedTermInWords(term, recalled, end, isWhole), termLaw(term, recalled, end))
}

import { addDays, type Day, inWords, isoDate } from '../calendar/day.ts'
import { daysInWords, grouped } from '../calendar/term.ts'
import type { CaseAnswer, CaseRun, Recalled } from '../case/answer.ts'
import { days } from '../tables/days.ts'
import { cja2003, prisonAct1952, sentencingCode } from '../tables/provisions.ts'
import { recallKinds } from '../tables/recall-types.ts'
import { recallStaging } from '../tables/stages.ts'
import { chainLaw, type ExplainedCaseStep, step } from './case-step.ts'
import { endOfRunInWords, lengthInWords, sentencesInWords } from './case-working.ts'

const atLargeLaw = [cja2003('254(6)'), prisonAct1952('49(2)')]
const endLaw = [cja2003('240ZA(3)'), cja2003('240A'), sentencingCode('325'), ...atLargeLaw]

/** The answer after a recall in order: its kind, the length of the sentence, the days at large, the end, and the date. */
export function recallExplanationOf(answer: CaseAnswer, recalled: Recalled): readonly ExplainedCaseStep[] {
  const run = answer.runs[0] as CaseRun
  const ids = run.sentenceIds
  const end = answer.end as Day
  const isOnly = answer.sentences.length === 1
  const last = isOnly ? 'the sentence' : sentencesInWords(ids)
  const kind = recallKinds[recalled.recall.type]
  // biome-ignore format: one step a line
  return [
    step(ids, 'recall', 'Which kind of recall it is', kindInWords(recalled), kind.phrase, kind.law),
    step(ids, 'totalDays', 'How long the sentence is', lengthInWords(run, isOnly), String(run.totalDays), chainLaw),
    step(ids, 'unlawfullyAtLargeDays', 'How many days were spent away without permission', atLargeInWords(recalled), String(run.atLargeDays), atLargeLaw),
    step(ids, 'runEndDate', 'When the sentence ends', endOfRunInWords(run), isoDate(end), endLaw),
    dateStep(answer, recalled),
    step(ids, 'sentenceEndDate', 'When the licence ends', `The last day of ${last}, and of the licence, is ${inWords(end)}.`, isoDate(end), [cja2003('249')]),
  ]
}

const change = inWords(days.fixedTermOf56Days.day)

function kindInWords({ recall, stood, uncut }: Recalled): string {
  const { phrase } = recallKinds[recall.type]
  const said = stood
    ? `The recall was given as ${phrase}.`
    : `Worked out as ${phrase}. The recall papers say which kind it is.`
  const how =
    uncut === null
      ? 'Nothing is automatic before the end of the sentence; the Parole Board or the Justice Secretary can release earlier.'
      : 'Release is automatic at the end of the fixed term. The part of the sentence that was served before the first release does not matter.'
  const over = stood
    ? ` Standard recalls became recalls of 56 days on ${change}. This sentence was over by then, so the standard recall stood.`
    : ''
  return `${said}${over} ${how}`
}

function atLargeInWords({ recall, between, otherwise, since }: Recalled): string {
  const { recallDate, returnDate, atLargeDays } = recall
  const gap =
    atLargeDays !== null
      ? `Between recall and return: ${daysInWords(between)}, as given.`
      : recallDate === null || returnDate === null
        ? 'The days of recall and return are not both known, so none are counted between them.'
        : between === 0
          ? `The recall was on ${inWords(recallDate)} and the return on ${inWords(returnDate)}. Those two days do not count, so there are none between them.`
          : `From ${inWords(addDays(recallDate, 1))}, the day after the recall, to ${inWords(addDays(returnDate, -1))}, the day before the return, are ${daysInWords(between)}.`
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

function dateStep({ release, end, runs }: CaseAnswer, recalled: Recalled): ExplainedCaseStep {
  const { recall, uncut } = recalled
  const ids = (runs[0] as CaseRun).sentenceIds
  const result = isoDate(release as Day)
  if (uncut === null)
    return step(
      ids,
      'releaseDate',
      'No later than',
      `The person can be kept until the sentence ends, ${inWords(end as Day)}, and no later. Release before it is for the Parole Board or the Justice Secretary.`,
      result,
      recallKinds.standard.law,
    )
  const law = [
    ...recallKinds[recall.type].law,
    ...(recalled.stage === null ? [] : recallStaging.law),
    ...(recall.addedAfterReturn > 0 ? [cja2003('257')] : []),
    ...(uncut > (end as Day) ? [cja2003('249')] : []),
  ]
  return step(ids, 'releaseDate', 'The release date', fixedTermInWords(recalled, end as Day), result, law)
}

function fixedTermInWords({ recall, since, counted, stage, uncut }: Recalled, end: Day): string {
  const term = recallKinds[recall.type].days as number
  const from = recall.returnDate as Day
  const said = [
    `Counting the day of return, ${inWords(from)}, as day 1, ${daysInWords(term)} run to ${inWords(addDays(from, term - 1))}.`,
  ]
  if (since > 0) said.push(`Plus ${daysInWords(since)} away since the return: to ${inWords(counted as Day)}.`)
  if (stage !== null)
    said.push(
      `The recall became one of 56 days on ${change}, and those were ended in stages by the length of the sentence. This is stage ${stage.number}: nobody was released before ${inWords(stage.day)}.`,
    )
  if (recall.addedAfterReturn > 0)
    said.push(`Plus ${daysInWords(recall.addedAfterReturn)} added: to ${inWords(uncut as Day)}.`)
  if ((uncut as Day) > end)
    said.push(`That is after the sentence ends. So release is on its last day, ${inWords(end)}.`)
  return said.join(' ')
}

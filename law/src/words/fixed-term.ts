import { addDays, type Day, inWords } from '../calendar/day.ts'
import { daysInWords } from '../calendar/term.ts'
import type { Recalled, RecallTerm } from '../case/answer.ts'
import { days as daysOfLaw } from '../tables/days.ts'
import { cja2003, type Source } from '../tables/provisions.ts'
import { recallKinds } from '../tables/recall-types.ts'
import { recallStaging } from '../tables/stages.ts'

const change = inWords(daysOfLaw.fixedTermOf56Days.day)

/** Whether the recall was from a curfew, and the first release day later than the count. */
const isKept = ({ notBefore, counted }: RecallTerm): boolean => notBefore !== null && notBefore > counted

/** The provisions behind a fixed term, with what met it. */
export const termLaw = (term: RecallTerm, { recall }: Recalled, end: Day): readonly Source[] => [
  ...recallKinds[recall.type].law,
  ...(isKept(term) ? [recallKinds[recall.type].curfewLaw as Source] : []),
  ...(term.stage === null ? [] : recallStaging.law),
  ...(term.added > 0 ? [cja2003('257')] : []),
  ...(term.uncut > end ? [cja2003('249')] : []),
]

/** The fixed term from the return to its last day, thing by thing, each with the day it leads to. */
export function fixedTermInWords(term: RecallTerm, { recall }: Recalled, end: Day, isWhole: boolean): string {
  const { first, days, away, counted, stage, notBefore, lastAway, added, uncut } = term
  const usual = recallKinds[recall.type].days
  const shorter =
    days === usual
      ? []
      : [`A sentence under 12 months has ${daysInWords(days)}, beside a longer one that has ${usual}.`]
  const said = [
    ...shorter,
    `Counting the day of return, ${inWords(first)}, as day 1, ${daysInWords(days)} run to ${inWords(addDays(first, days - 1))}.`,
  ]
  if (away > 0) said.push(`Plus ${daysInWords(away)} away since the return: to ${inWords(counted)}.`)
  if (stage !== null)
    said.push(
      `The recall became one of 56 days on ${change}, and those were ended in stages by the length of the ${isWhole ? 'sentence' : 'longest recalled sentence'}. This is stage ${stage.number}: nobody was released before ${inWords(stage.day)}.`,
    )
  if (isKept(term))
    said.push(
      `The recall came before the first release was due, as it does from a curfew: nobody is released then before that day, ${inWords(notBefore as Day)}.`,
    )
  if (
    lastAway !== null &&
    addDays(uncut, -added) === addDays(lastAway, 1) &&
    addDays(uncut, -added) !== counted
  )
    said.push(`Not before the day after the last one away, ${inWords(addDays(lastAway, 1))}.`)
  if (added > 0) said.push(`Plus ${daysInWords(added)} added: to ${inWords(uncut)}.`)
  if (uncut > end)
    said.push(`That is after the sentence ends. So release is on its last day, ${inWords(end)}.`)
  return said.join(' ')
}

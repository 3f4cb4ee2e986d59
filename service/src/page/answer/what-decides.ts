import { type CaseAnswer, inWords } from '@requisite/law'
import { decidingRun, isByRecall, wayOf } from '@requisite/law/internal'
import { type Html, html } from '../html.ts'
import { capital, sentencesNamed } from '../told/text.ts'
import { isByOffence } from './offence-classes.ts'
import type { Outcome } from './outcome.ts'
import { heldBesideRecall, why } from './part-served.ts'
import { whichDaysCount } from './remand-line.ts'
import { timeLine } from './time-line.ts'
import { timeLineRows } from './time-line-rows.ts'
import { whyRecalled } from './why-recalled.ts'

/** Another sentence than the extended one, until whose release the Parole Board cannot let the person out. */
function whatMovesBoard(answer: CaseAnswer): Html | null {
  const { release, decidedBy } = answer
  const way = wayOf(answer)
  const heldBy = way.by === 'Board only' ? way.heldBy : answer.paroleMovedBy
  if (heldBy === null || !('board' in way) || way.board === null) return null
  const doing = (ids: readonly string[], one: string, more: string): string =>
    `${capital(sentencesNamed(ids))} ${ids.length === 1 ? one : more}`
  return html`<p>${doing(heldBy, 'keeps', 'keep')} the person in prison until ${inWords(way.board)}.
The Parole Board cannot let them out before that day.
${release !== null && `${doing(decidedBy.release, 'decides', 'decide')} the last day.`}</p>`
}

/** What holds the person, in a sentence or two. */
function inWordsOf(outcome: Outcome): Html | null {
  const { answer, told, rivals } = outcome
  if (answer.recalled !== null && isByRecall(answer)) {
    const which = told.recall?.sentenceIds ?? undefined
    const { until, term } = answer.recalled.run.recalled
    const isOfPart = until === 'the first release' || (term !== null && term.notBefore !== null)
    return html`<p>${which !== undefined && `The recall is for ${sentencesNamed(which)}.`}
${capital(whyRecalled(answer.recalled, answer))}
${!isOfPart && 'The part of the sentence that was served before does not matter now.'}</p>`
  }
  const { by } = wayOf(answer)
  if (by === 'none')
    return html`<p>The whole life order decides. There is no minimum term and no release date.</p>`
  if (by === 'on licence') return null
  if (by !== 'automatic') return whatMovesBoard(answer)
  if (answer.recalled !== null) return html`<p>${heldBesideRecall(answer, answer.recalled).join(' ')}</p>`
  const run = decidingRun(answer)
  const longest =
    answer.runs.length === 1
      ? ''
      : run.sentenceIds.length === 1
        ? ' It keeps the person in prison longest.'
        : ' They keep the person in prison longest.'
  // The box says why already, and there is nothing beside it.
  if (answer.sentences.length === 1 && !isByOffence(outcome)) return null
  const isUnsure = rivals.some(({ code }) => code === 'A_RUNS_AFTER')
  const because = why(answer, { isUnderDay: false })
  const first = isUnsure
    ? 'If the sentences run at the same time: '
    : isByOffence(outcome)
      ? 'For most offences: '
      : ''
  return html`<p>${first === '' ? capital(because) : `${first}${because}`}${longest}</p>`
}

/** Which sentences decide, before the picture shows it. */
export const whatDecides = (outcome: Outcome): Html =>
  html`${inWordsOf(outcome)}${whichDaysCount(outcome)}${timeLine(timeLineRows(outcome), outcome.today)}`

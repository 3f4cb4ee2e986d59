import { addDays, type CaseAnswer, type Day, daysInWords, inWords } from '@requisite/law'
import { changesOfLaw, days, decidingRun, isByRecall, progressionModel, wayOf } from '@requisite/law/internal'
import { answerUnder } from '../ask.ts'
import { type Html, html } from '../html.ts'
import { capital, listed } from '../told/text.ts'
import type { Outcome } from './outcome.ts'
import { rivalDate } from './when-in-words.ts'

const row = (name: string, before: string, after: string): Html =>
  html`<tr class="govuk-table__row"><th scope="row" class="govuk-table__header">${name}</th>
<td class="govuk-table__cell">${before}</td><td class="govuk-table__cell">${after}</td></tr>`

/** The parts served in the run that decides, each once. */
const partsOf = (answer: CaseAnswer): string =>
  capital(listed([...new Set(decidingRun(answer).custodyParts.map(({ fraction }) => fraction.phrase))]))

/** The day that matters of an answer. */
const dayOf = ({ release, paroleEligibility }: CaseAnswer): Day => (release ?? paroleEligibility) as Day

const table = (before: CaseAnswer, after: CaseAnswer): Html =>
  tableOf([
    row('Part served', partsOf(before), partsOf(after)),
    row(
      'Days to serve, before any are taken off',
      daysInWords(decidingRun(before).custodyDays),
      daysInWords(decidingRun(after).custodyDays),
    ),
    row('Date', inWords(dayOf(before)), inWords(dayOf(after))),
  ])

function tableOf(rows: readonly Html[]): Html {
  return html`<div class="wide" tabindex="0" role="region" aria-label="The two rules side by side"><table class="govuk-table">
<caption class="govuk-visually-hidden">Before and after the Act</caption>
<thead class="govuk-table__head"><tr class="govuk-table__row"><td class="govuk-table__cell"></td>
<th scope="col" class="govuk-table__header">Before the Act</th><th scope="col" class="govuk-table__header">After the Act</th></tr></thead>
<tbody class="govuk-table__body">
${rows}
</tbody>
</table></div>`
}

/** How far the date has moved. */
function difference(before: Day, now: Day): string {
  const moved = before - now
  if (moved === 0) return `The date is ${inWords(now)}, as under the old rules.`
  return `The date is ${inWords(now)}. That is ${daysInWords(Math.abs(moved))} ${moved > 0 ? 'earlier' : 'later'} than under the old rules.`
}

/** Doubts of whether the Act reaches a sentence that we take to be left alone. */
const doubtsOfAct: ReadonlySet<string> = new Set(['A_OFF_LIST', 'A_OFF_LIST_NAMED', 'A_SECTION_250_HALF'])

function unchanged({ answer, rivals }: Outcome): Html {
  const doubt = rivals.find(({ code }) => doubtsOfAct.has(code))
  const isPublicProtection = answer.sentences.some(({ regime }) => regime.family === 'public protection')
  return doubt === undefined
    ? isPublicProtection
      ? html`<p>The 2026 Act does not change the release date. It shortens the licence of an IPP sentence.</p>`
      : html`<p>The 2026 Act does not change this.</p>`
    : html`<p>We take it that the 2026 Act does not change this. That is in doubt.
${capital(doubt.words.condition)}, ${rivalDate(doubt.answer)}.</p>`
}

/** The part that the Act changes is the one served before the first release. */
const afterRecall = (answer: CaseAnswer): Html =>
  html`<p>The 2026 Act changes the part served before a first release. After a recall that part does not change the date.
${
  wayOf(answer).by !== 'no day' &&
  `The Act also brought recalls of 56 days, from ${inWords(days.fixedTermOf56Days.day)}.`
}</p>`

/** When release is, where the Parole Board may come first. */
function whenOf(answer: CaseAnswer): string {
  const way = wayOf(answer)
  return way.by === 'Board first'
    ? `between ${inWords(way.board)} and ${inWords(way.gate.papers)}`
    : inWords(dayOf(answer))
}

/** A standard sentence beside an extended one is changed, and can move when the Parole Board comes first. */
function boardTable(before: CaseAnswer, after: CaseAnswer, outcome: Outcome, reach: string): Html {
  if (whenOf(before) === whenOf(after)) return unchanged(outcome)
  return html`${tableOf([row('Release', whenOf(before), whenOf(after))])}
<p>For this case it is ${whenOf(outcome.answer)}.${reach}</p>`
}

/** The case before and after the Sentencing Act 2026, side by side, and which of them applies. */
export function beforeAndAfter(outcome: Outcome): Html {
  const { answer } = outcome
  if (isByRecall(answer) && answer.recalled?.run.recalled.until !== 'the first release')
    return afterRecall(answer)
  if (answer.release === null) return unchanged(outcome)
  const before = answerUnder(addDays(progressionModel.day, -1), answer.case)
  const after = answerUnder('after_act', answer.case)
  if ('refusals' in before || 'refusals' in after) return unchanged(outcome)
  const stage = answer.stages.find(({ layer }) => layer.change === changesOfLaw.progressionModel)
  const later = answer.stages.findLast(({ layer }) => (layer.from?.day ?? 0) > progressionModel.day)
  const held =
    answer.release === stage?.stage.day ? ' So that is the day.' : ' So the date is counted from that day.'
  const reach =
    stage === undefined
      ? ''
      : ` The new rules reach sentences of this length on ${inWords(stage.stage.day)}.${stage.held ? held : ''}`
  const since =
    later === undefined
      ? ''
      : ` A later change of the law reaches sentences of this length on ${inWords(later.stage.day)}.`
  if (wayOf(answer).by !== 'automatic') return boardTable(before, after, outcome, reach)
  if (before.release === after.release) return unchanged(outcome)
  const out =
    stage === undefined && dayOf(answer) < progressionModel.day
      ? ' The person was out before the new rules began.'
      : ''
  return html`${table(before, after)}
<p>${difference(dayOf(before), dayOf(answer))}${reach}${since}${out}</p>`
}

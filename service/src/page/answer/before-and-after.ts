import {
  type Applied,
  addDays,
  applied as appliedOf,
  asAt,
  comparisonOf,
  daysInWords,
  inWords,
  isChanged,
  pointLabel,
  progressionModel,
  type Transition,
  transitionOf,
  transitionReason,
  type View,
} from '@requisite/law'
import { type Html, html } from '../html.ts'
import { sources } from './sources.ts'

const row = (name: string, before: string, after: string): Html =>
  html`<tr class="govuk-table__row"><th scope="row" class="govuk-table__header">${name}</th><td class="govuk-table__cell">${before}</td><td class="govuk-table__cell">${after}</td></tr>`

/** The law as it stood on the eve of the Act. */
const beforeTheAct: View = (layers) => asAt(layers, addDays(progressionModel.day, -1))

function table(applied: Applied, change: Transition): Html {
  const { question, regime } = applied
  const before = appliedOf(question, beforeTheAct)
  const { after } = comparisonOf({ ...applied, dates: applied.unstaged })
  return html`<div class="wide" tabindex="0" role="region" aria-label="The two rules side by side"><table class="govuk-table">
<caption class="govuk-visually-hidden">This sentence before and after the Act</caption>
<thead class="govuk-table__head"><tr class="govuk-table__row"><td class="govuk-table__cell"></td><th scope="col" class="govuk-table__header">Before the Act</th><th scope="col" class="govuk-table__header">After the Act</th></tr></thead>
<tbody class="govuk-table__body">
${row('Part served', pointLabel(regime, before.point), pointLabel(regime, regime.after))}
${row('Days to serve, before any are taken off', daysInWords(before.dates.requisiteCustodialPeriod), daysInWords(after.requisiteCustodialPeriod))}
${row('Date', inWords(before.dates.release), inWords(change.after))}
</tbody>
</table></div>`
}

function difference({ before, release }: Transition): string {
  const days = before - release
  if (days === 0) return 'For this sentence the date stays the same.'
  return `For this sentence the date is ${inWords(release)}. That is ${daysInWords(Math.abs(days))} ${days > 0 ? 'earlier' : 'later'} than under the old rules.`
}

/** The sentence before and after the Sentencing Act 2026, side by side, and which of them applies. */
export function beforeAndAfter(applied: Applied): Html {
  const { question, regime } = applied
  const change = transitionOf(applied)
  const { reason, law } = transitionReason(change, regime)
  if (!isChanged(regime))
    return html`<p>The Sentencing Act 2026 does not change this date. ${reason}</p>${sources(law)}`
  const when =
    question.start >= progressionModel.day
      ? ''
      : ` The sentence was passed before ${inWords(progressionModel.day)}, so the change reaches it in stages.`
  return html`${table(applied, change)}
<p>${difference(change)}${when} ${reason}</p>${sources(law)}`
}

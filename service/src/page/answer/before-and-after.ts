import {
  type Comparison,
  comparison,
  daysInWords,
  inWords,
  isChanged,
  pointLabel,
  progressionModel,
} from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { Estimate } from './estimate.ts'
import { sources } from './sources.ts'

const row = (name: string, before: string, after: string): Html =>
  html`<tr class="govuk-table__row"><th scope="row" class="govuk-table__header">${name}</th><td class="govuk-table__cell">${before}</td><td class="govuk-table__cell">${after}</td></tr>`

function table({ governed: { regime }, change }: Estimate, { before, after }: Comparison): Html {
  const served = ({ requisiteCustodialPeriod }: typeof before): string =>
    daysInWords(requisiteCustodialPeriod.found)
  return html`<div class="wide" tabindex="0" role="region" aria-label="The two rules side by side"><table class="govuk-table">
<caption class="govuk-visually-hidden">This sentence before and after the Act</caption>
<thead class="govuk-table__head"><tr class="govuk-table__row"><td class="govuk-table__cell"></td><th scope="col" class="govuk-table__header">Before the Act</th><th scope="col" class="govuk-table__header">After the Act</th></tr></thead>
<tbody class="govuk-table__body">
${row('Part served', pointLabel(regime, regime.before), pointLabel(regime, regime.after))}
${row('Days to serve, before any are taken off', served(before), served(after))}
${row('Date', inWords(change.before), inWords(change.after))}
</tbody>
</table></div>`
}

function difference({ change, release }: Estimate): string {
  const days = change.before - release
  if (days === 0) return 'For this sentence the date stays the same.'
  return `For this sentence the date is ${inWords(release)}. That is ${daysInWords(Math.abs(days))} ${days > 0 ? 'earlier' : 'later'} than under the old rules.`
}

/** The sentence before and after the Sentencing Act 2026, side by side, and which of them applies. */
export function beforeAndAfter(estimate: Estimate): Html {
  const { governed, change } = estimate
  if (!isChanged(governed.regime))
    return html`<p>The Sentencing Act 2026 does not change this date. ${change.reason}</p>${sources(change.law)}`
  const when =
    governed.question.start >= progressionModel.day
      ? ''
      : ` The sentence was passed before ${inWords(progressionModel.day)}, so the change reaches it in stages.`
  return html`${table(estimate, comparison(governed))}
<p>${difference(estimate)}${when} ${change.reason}</p>${sources(change.law)}`
}

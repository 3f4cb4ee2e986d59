import { html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { backFrom, goingOn } from './case-forms.ts'
import { entered } from './entered-rows.ts'
import type { RefusedOutcome } from './outcome.ts'

/** What was told cannot be worked out: why, and what to do. */
export const refusedPage = ({ told, refusals }: RefusedOutcome): PageContent => ({
  robots: 'noindex',
  title: 'We cannot work this one out',
  here: paths.answer,
  main: html`${backFrom(told)}
<div class="the-date"><h1 class="govuk-heading-l">We cannot work this one out</h1>
${refusals.map(({ message }) => html`<p>${message}</p>`)}
<p>A guess could be wrong by months, so we give none.</p>
<p><strong>Next:</strong> check the answers. If they are right, ask the offender management unit for the date and its working. A prison law solicitor can check it. <a class="govuk-link" href="${paths.guides}/help">Where to get help</a></p>
<p>What you entered is ready to print for them.</p>
<div class="easy-link">${goingOn(told, paths.easyRead, 'Easy read', 'as-link')}</div></div>
<div class="next">${goingOn(told, paths.paper, 'One page to print', 'govuk-button')}</div>
${entered(told, 'You entered:')}`,
})

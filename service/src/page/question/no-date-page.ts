import { html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { back, carried, courtPath, stepForm } from './carried.ts'
import type { FormState } from './form-state.ts'
import type { FormValues } from './form-values.ts'

/** Whether there is no date because the sentence is suspended, and nobody is in prison for it. */
export const isSuspended = ({ kind, activated }: FormValues): boolean =>
  kind === 'suspended' && activated === 'no'

const suspended = html`<h1 class="govuk-heading-l">There is no release date: the sentence is suspended</h1>
<p>The person does not go to prison now. They must keep to what the court ordered, and commit no new offence, for the time the court set.</p>
<p>If they break this, a court can send them to prison for all or part of it. Then come back with the length and day that court gives.</p>
<p><strong>Next:</strong> check the court paper for the conditions and the last day.</p>`

/** The page where there is no date to give, with the way back to the questions. */
export const noDatePage = (asked: FormState): PageContent => ({
  robots: 'noindex',
  title: 'There is no release date',
  here: paths.answer,
  main: html`${back(courtPath(asked))}<div class="the-date">${suspended}</div>
<form id="${stepForm}" action="${courtPath(asked)}" method="post">${carried(asked, [])}
<button type="submit" class="govuk-button govuk-button--secondary">Change the answers</button></form>`,
})

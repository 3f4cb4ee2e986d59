import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { back, carried, courtPath, stepForm } from '../question/carried.ts'
import type { FormState } from '../question/form-state.ts'
import type { NoDate } from '../question/no-date.ts'

const onTag =
  'The person was on a tag (home detention curfew) when recalled. Other rules apply. The prison works it out by hand.'

/** Why there is no date: the first line after "We cannot work this one out". */
export const refused: Readonly<Record<Exclude<NoDate, 'suspended'>, string>> = {
  tag_recall: onTag,
  recalled_on_tag: onTag,
}

const suspended = html`<h1 class="govuk-heading-l">There is no release date: the sentence is suspended</h1>
<p>The person does not go to prison now. They must keep to what the court ordered, and commit no new offence, for the time the court set.</p>
<p>If they break this, a court can send them to prison for all or part of it. Then come back with the length and day that court gives.</p>
<p><strong>Next:</strong> check the court paper for the conditions and the last day.</p>`

const cannot = (why: string): Html => html`<h1 class="govuk-heading-l">We cannot work this one out</h1>
<p>${why}</p>
<p>A guess could be wrong by months, so we give none.</p>
<p><strong>Next:</strong> ask the offender management unit for the date and its working. A prison law solicitor can check it. <a class="govuk-link" href="${paths.guides}/help">Where to get help</a></p>
<p>What you entered is ready to print for them.</p>`

const printing = (asked: FormState): Html =>
  html`<form class="next" action="${paths.paper}" method="post">${carried(asked, [])}
<button type="submit" class="govuk-button">One page to print</button></form>`

/** The page where there is no date to give, with the way back to the questions. */
export const noDatePage = (reason: NoDate, asked: FormState): PageContent => ({
  robots: 'noindex',
  title: reason === 'suspended' ? 'There is no release date' : 'We cannot work this one out',
  here: paths.answer,
  main: html`${back(reason === 'recalled_on_tag' ? paths.recall : courtPath(asked))}<div class="the-date">${reason === 'suspended' ? suspended : cannot(refused[reason])}</div>
${reason !== 'suspended' && printing(asked)}
<form id="${stepForm}" action="${reason === 'recalled_on_tag' ? paths.recall : courtPath(asked)}" method="post">${carried(asked, [])}
<button type="submit" class="govuk-button govuk-button--secondary">Change the answers</button></form>`,
})

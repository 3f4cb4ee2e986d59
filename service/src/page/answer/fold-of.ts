import { type Content, type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { sentencesNamed } from '../told/text.ts'
import { beforeAndAfter } from './before-and-after.ts'
import { caveats, usualChanges } from './caveats.ts'
import type { Fold } from './folds.ts'
import { generalDoubt } from './general-doubt.ts'
import { fairlyBesides } from './how-sure.ts'
import { whatNext } from './next-steps.ts'
import { ofMostOffences } from './offence-classes.ts'
import { otherDates } from './other-dates.ts'
import type { Outcome } from './outcome.ts'
import { sources } from './sources.ts'
import { whatDecides } from './what-decides.ts'
import { lawOf, working } from './working.ts'

/** A part of a fold that can be led to by itself. */
const part = (id: string, title: string, body: Content): Html =>
  html`<section id="${id}"><h3 class="govuk-heading-s">${title}</h3>${body}</section>`

/** What is to be noticed about what was entered, without being wrong. */
function notes({ answer, today }: Outcome): Html | null {
  const { sentences } = answer.case
  const ids = sentences.flatMap(({ id, startDate }) => (startDate > today ? [id] : []))
  if (ids.length === 0) return null
  const which = sentences.length === 1 ? 'This day' : `The day of ${sentencesNamed(ids)}`
  return html`<p class="note">${which} has not come yet. We answer as if it had.</p>`
}

const help = html`<p>The prison’s offender management unit can show its working.
A prison law solicitor can check it.
Prisoners’ Families Helpline, free: <a class="govuk-link" href="tel:08088082003">0808 808 2003</a>.
<a class="govuk-link" href="${paths.guides}/help">Where to get help</a></p>`

/** What could make the date another one: what has no room in the box first. */
const whatCouldChange = (outcome: Outcome): Html =>
  html`${notes(outcome)}
<ul class="govuk-list govuk-list--bullet">
${fairlyBesides(outcome).map((text) => html`<li>${text}</li>`)}
${caveats(outcome)}
${usualChanges(outcome).map((text) => html`<li>${text}</li>`)}</ul>
<p><a class="govuk-link" href="${paths.guides}/before-release">Day release, open prison, illness, an appeal: who decides</a></p>`

/** What is in a fold. `keeping` stands with what to do, where the page has it nowhere else. */
export function foldOf(id: Fold, outcome: Outcome, keeping: Content = null): Html {
  switch (id) {
    case 'decides':
      return whatDecides(outcome)
    case 'changes':
      return whatCouldChange(outcome)
    case 'dates':
      return html`${ofMostOffences(outcome)}
${otherDates(outcome)}
${part('act', 'Before and after the 2026 Act', beforeAndAfter(outcome))}`
    case 'working':
      return html`${ofMostOffences(outcome)}
${working(outcome)}
${part('law', 'The law we used', html`<p>${generalDoubt}</p>${sources(lawOf(outcome))}`)}`
    case 'now':
      return html`${part('next', 'What happens next', whatNext(outcome))}${keeping}${part('help', 'Get help', help)}`
  }
}

import {
  addDays,
  type CaseAnswer,
  caseWarningText,
  type Day,
  inWords,
  inWordsWithWeekday,
} from '@requisite/law'
import { type Content, type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { lengthInWords } from '../question/length-from-boxes.ts'
import { beforeAndAfter } from './before-and-after.ts'
import { caveats, usualChanges } from './caveats.ts'
import { addingRecall, changing, goingOn } from './going-on.ts'
import { keepOrShare } from './keep-or-share.ts'
import { estimate, type Line, type Screen } from './lines.ts'
import { otherDates } from './other-dates.ts'
import { isByRecall, type Outcome, wayOutOf } from './outcome.ts'
import { decidingRun, why } from './part-served.ts'
import { prisonDateFold } from './prison-date.ts'
import { whyRecalled } from './recall-screen.ts'
import { daysOfScreen, screenOf } from './screen.ts'
import { sentenceInWords, sinceInWords } from './sentence-in-words.ts'
import { sources } from './sources.ts'
import { capital, sentencesNamed } from './text.ts'
import { timeLine } from './time-line.ts'
import { rowsOf } from './time-line-rows.ts'
import { lawOf, working } from './working.ts'

const lineOf = ({ label, text }: Line): Html =>
  html`<p>${label !== null && html`<strong>${label}${!/^(?:Plan|But)/.test(label) && ':'}</strong> `}${text}</p>`

/** A day in large letters: where a phone has no room for all of it, the number stays with its month. */
function theDay(day: Day): Html {
  const [weekday, number, month, year] = inWordsWithWeekday(day).split(' ')
  return html`<span class="the-date__day">${weekday} <span class="whole">${number} ${month}</span> ${year}</span>`
}

/** The answer on one phone screen. */
export function theDate(screen: Screen): Html {
  const { heading, days, between, lines } = screen
  return html`<div class="the-date${days.length > 1 && ' the-date--two'}">
<h1 class="govuk-heading-xl"><span class="the-date__what">${heading}</span> <span class="two-days">${days.map(
    (day, i) => html`${i > 0 && html` <span class="the-date__or">${between}</span> `}${theDay(day)}`,
  )}</span></h1>
${lines.map(lineOf)}
<p class="estimate">${estimate}</p>
</div>`
}

/** A part that is folded away, with its heading. */
const fold = (id: string, title: string, body: Content, isOpen = false): Html =>
  html`<details class="fold" id="${id}"${isOpen && html` open`}><summary><h2 class="govuk-heading-m">${title}</h2></summary><div class="fold__body">${body}</div></details>`

/** What is to be noticed about what was entered, without being wrong. */
function notes({ told, answer, today }: Outcome): readonly Html[] {
  const early = told.sentences.flatMap(({ start }, i) => {
    if (start <= today) return []
    const which = told.sentences.length === 1 ? 'This day' : `The day of sentence ${i + 1}`
    const far =
      start > addDays(today, 366) ? ` Check the year: ${inWords(start).slice(-4)} is far ahead.` : ''
    return [`${which} has not come yet. We answer as if it had.${far}`]
  })
  const long = answer.warnings.filter(({ code }) => code === 'W_OVER_MAXIMUM').map(caseWarningText)
  return [...early, ...long].map((text) => html`<p class="note">${text}</p>`)
}

/** What was entered, and the way to change it. */
function asked(outcome: Outcome): Html {
  const { told } = outcome
  const since = sinceInWords(told)
  const [only, ...others] = told.sentences
  const sentences =
    only !== undefined && others.length === 0
      ? `${sentenceInWords(only, told, 1)}${since === '' ? '' : `; ${since}`}.`
      : html`<ol>${told.sentences.map((sentence, i) => html`<li>${sentenceInWords(sentence, told, i + 1)}</li>`)}</ol>${since !== '' && `${capital(since)}. `}`
  return html`<div class="asked govuk-body">Worked out for: ${sentences} ${changing(told, html`Change<span class="govuk-visually-hidden"> what you entered</span>`)}${notes(outcome)}</div>`
}

/** Another sentence than the extended one, until whose release the Parole Board cannot let the person out. */
function whatMovesBoard({ release, paroleMovedBy, paroleEligibility, decidedBy }: CaseAnswer): Html | null {
  if (paroleMovedBy === null) return null
  const doing = (ids: readonly string[], one: string, more: string): string =>
    `${capital(sentencesNamed(ids))} ${ids.length === 1 ? one : more}`
  return html`<p>${doing(paroleMovedBy, 'keeps', 'keep')} the person in prison until ${inWords(paroleEligibility as Day)}. The Parole Board cannot let them out before that day.${release !== null && ` ${doing(decidedBy.release, 'decides', 'decide')} the last day.`}</p>`
}

/** Which sentences decide, before the picture shows it. */
function whatDecides(outcome: Outcome): Html {
  const { answer, told } = outcome
  const picture = timeLine(rowsOf(outcome))
  if (answer.recalled !== null && isByRecall(answer))
    return html`<p>${told.recall !== null && told.recall.sentences !== null && `The recall is for ${sentencesNamed(told.recall.sentences.map(String))}. `}${whyRecalled(answer.recalled)} The part of the sentence that was served before does not matter now.</p>
${picture}`
  if (wayOutOf(answer) !== 'automatic') return html`${whatMovesBoard(answer)}${picture}`
  const run = decidingRun(answer)
  const lengths = run.sentenceIds.map((id) => told.sentences[Number(id) - 1]?.length)
  const chain =
    run.sentenceIds.length === 1
      ? ''
      : ` ${capital(sentencesNamed(run.sentenceIds))} run one after the other: ${lengths.map((length) => (length === undefined ? '' : lengthInWords(length))).join(', then ')}.`
  const longest =
    answer.runs.length === 1
      ? ''
      : run.sentenceIds.length === 1
        ? ' It keeps the person in prison longest.'
        : ' They keep the person in prison longest.'
  const isUnsure = outcome.rivals.some(({ code }) => code === 'runs')
  return html`<p>${isUnsure && 'If the sentences run at the same time: '}${why(answer, told)}${chain}${longest}</p>
${picture}`
}

const help = html`<p>The prison’s offender management unit can show its working. A prison law solicitor can check it. Prisoners’ Families Helpline, free: <a class="govuk-link" href="tel:08088082003">0808 808 2003</a>. <a class="govuk-link" href="/guides/help">Where to get help</a></p>`

/** The page that answers. */
export function answerPage(outcome: Outcome, publicUrl: string, isLinkAsked = false): PageContent {
  const { answer, told } = outcome
  const screen = screenOf(outcome)
  const prisonDate = prisonDateFold(outcome)
  return {
    title: `${screen.heading} ${daysOfScreen(screen)}`,
    robots: 'noindex',
    main: html`${theDate(screen)}
${answer.warnings.some(({ code }) => code === 'W_RECALL_NOT_TOLD') && html`<div class="next">${addingRecall(told)}</div>`}
<div class="next">${goingOn(outcome.told, paths.paper, 'One page to print', 'govuk-button')}</div>
${asked(outcome)}
${prisonDate !== null && fold('prison', 'The date the prison gave', prisonDate)}
${fold('decides', 'What decides the date', whatDecides(outcome))}
${fold('changes', 'What could change it', html`<ul class="govuk-list govuk-list--bullet">${caveats(outcome)}${usualChanges(outcome).map((text) => html`<li>${text}</li>`)}</ul>`)}
${fold('dates', 'The other dates, and their letters', otherDates(outcome))}
${fold('act', 'Before and after the 2026 Act', beforeAndAfter(outcome))}
${fold('working', 'How we worked it out', working(outcome))}
${fold('law', 'The law we used', sources(lawOf(outcome)))}
${fold('keep', 'Keep it or share it', keepOrShare(outcome, publicUrl, isLinkAsked), isLinkAsked)}
${fold('help', 'Get help', help)}`,
  }
}

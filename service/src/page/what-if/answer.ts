import {
  type Cliff,
  caseExplanationOf,
  cliffText,
  type Day,
  daysInWords,
  inWords,
  lawAsAt,
  type Source,
  type WhatIf,
  type WhatIfRow,
  type WhatIfWarning,
  warningForPeople,
  whatIfWarningText,
} from '@requisite/law'
import {
  cliffDates,
  lengthInWords,
  pleaLabel,
  pleaLaw,
  sentenceDateTexts,
  servedInWords,
} from '@requisite/law/internal'
import { generalDoubt } from '../answer/general-doubt.ts'
import { sources } from '../answer/sources.ts'
import { attribute, type Content, type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { capital } from '../told/text.ts'
import { type ChartPieces, chart } from './chart.ts'
import { askedText, quoteOf } from './quote.ts'
import { groupOf, type TablePieces, tableOf } from './table.ts'
import type { ToldWhatIf } from './told-what-if.ts'

/** A cliff is said where it lies in the range, or so many months from it. */
const monthsNear = 6

/** What is served already, and up to what length that is all of it. */
function served({ creditDays, servedMonths, question, sentenceDateMatters }: WhatIf, today: Day): Html {
  const { sentenceDate } = question
  const day = sentenceDate === today ? 'today' : inWords(sentenceDate)
  const kind = question.caseFor(1, 0).sentences[0]?.sentenceType === 'eds' ? 'an extended' : 'a standard'
  const each = sentenceDateMatters.includes('no_remand') && html` ${sentenceDateTexts.no_remand}`
  if (creditDays === 0) return html`<p class="what-if__first">${sentenceDateTexts.no_remand}</p>`
  const upTo =
    servedMonths === null
      ? null
      : html` ${capital(kind)} sentence of up to <strong>${servedInWords(servedMonths)}</strong> would mean release on the day of sentence.`
  return html`<p class="what-if__first">By ${day}, <strong>${daysInWords(creditDays)}</strong> are served.${upTo}${each}</p>`
}

/** What was asked, for a sheet of paper, on which there is no form. */
const askedInWords = (answer: WhatIf): Html => html`<p class="what-if__asked">${askedText(answer)}</p>`

/** Days stay together at the end of a line. */
const together = (text: string): string => text.replace(/(\d{1,2}) ([A-Z]\w+) (\d{4})/g, '$1\u00a0$2\u00a0$3')

/** The cliffs that are said: those in the range and near it, each length once. */
function cliffs(answer: WhatIf): readonly Html[] {
  const known = new Map<number, Cliff>()
  for (const cliff of answer.cliffsNear(monthsNear))
    if (cliff.code === 'C_RELEASE_POINT' && !known.has(cliff.from.months)) known.set(cliff.from.months, cliff)
  return [...known.values()].map(
    (cliff) =>
      html`<p class="what-if__cliff"><strong>${cliffText(cliff)}</strong> ${together(cliffDates(cliff))}</p>`,
  )
}

const fold = (title: string, body: Content, id: string | null = null): Html =>
  html`<details class="fold"${attribute('id', id)}><summary><h2 class="govuk-heading-m">${title}</h2></summary>
<div class="fold__body">${body}</div></details>`

const lengthName = ({ monthsBefore, worked }: WhatIfRow): string =>
  lengthInWords(monthsBefore ?? worked.months)
const pleaName = ({ plea }: WhatIfRow): string => (plea === null ? '' : pleaLabel(plea))

/** The row whose working is shown: the one that was chosen, else the first. */
const chosenRow = ({ rows }: WhatIf, { workingLength, workingPlea }: ToldWhatIf): WhatIfRow => {
  const ofLength = rows.filter((row) => lengthName(row) === workingLength)
  return ofLength.find((row) => pleaName(row) === workingPlea) ?? ofLength[0] ?? (rows[0] as WhatIfRow)
}

const choice = (name: string, label: string, options: readonly string[], chosen: string): Html =>
  html`<div class="govuk-form-group"><label class="govuk-label" for="${name}">${label}</label>
<select class="govuk-select" id="${name}" name="${name}" form="what-if">${[...new Set(options)].map(
    (option) => html`<option${option === chosen && html` selected`}>${option}</option>`,
  )}</select></div>`

/** The working of the row that was chosen: which it is, and its steps. */
const workingOf = (
  { rows }: WhatIf,
  chosen: WhatIfRow,
  steps: ReturnType<typeof caseExplanationOf>,
): readonly Html[] => [
  html`<div class="boxes">
${choice('workingLength', 'Which length?', rows.map(lengthName), lengthName(chosen))}
${choice('workingPlea', 'Which plea?', rows.map(pleaName), pleaName(chosen))}</div>`,
  html`<button type="submit" form="what-if" class="govuk-button govuk-button--secondary needs-no-script">Show</button>`,
  html`<ol class="steps">${steps.map(
    ({ title, working }) => html`<li><h3 class="govuk-heading-s">${title}</h3><p>${working}</p></li>`,
  )}</ol>`,
]

/** All the law of the row that was chosen and of the pleas, each provision once. */
function lawOf(steps: ReturnType<typeof caseExplanationOf>): readonly Source[] {
  const law = [...steps.flatMap((step) => step.law), ...pleaLaw]
  return [...new Map(law.map((source) => [source.url + source.provision, source])).values()]
}

/** What the table itself says, or the line under it. */
const inTable: ReadonlySet<string> = new Set([
  'W_ONLY_THE_COURT',
  'W_NON_WORKING_DAY',
  'W_CREDITS_EXCEED',
  'W_PAROLE_DATE',
])

/** What is said of a sentence that is not passed yet in other words than of one that was. */
const beforeTheSentence: Readonly<Partial<Record<WhatIfWarning['code'], string>>> = {
  W_OFFENCE_NOT_GIVEN:
    'No charge was given, so we used the rules for most offences. For some sexual, violent ' +
    'and other offences more is served, and release is later. Choose the charge for a surer date.',
  W_SUSPENDED_USUAL:
    'A court must suspend a sentence of 12 months or less for an adult, unless an exception ' +
    'applies. Suspended means no prison while its rules are kept.',
  W_SUSPENDED_POSSIBLE:
    'Some of these lengths can be suspended. Suspended means no prison while its rules are kept.',
}

const wordsOf = (warning: WhatIfWarning): string => {
  const { code, ofCase } = warning
  return beforeTheSentence[code] ?? (ofCase === null ? whatIfWarningText(warning) : warningForPeople(ofCase))
}

/** What is said of some rows, once. */
function also(answer: WhatIf): Html | null {
  const warnings = answer.warnings.filter(({ code }) => !inTable.has(code)).map(wordsOf)
  const days = answer.sentenceDateMatters.filter(
    (reason) => reason !== 'no_remand' && reason !== 'credits_exceed',
  )
  const texts = [...warnings, ...days.map((reason) => sentenceDateTexts[reason])]
  return texts.length === 0
    ? null
    : html`<div><h2 class="govuk-heading-m">What else you must know</h2>
<ul class="govuk-list govuk-list--bullet">${texts.map((text) => html`<li>${text}</li>`)}</ul></div>`
}

const plea =
  'How much a plea takes off is in the Sentencing Council’s guideline: these are the most. ' +
  'After the plea we round down to whole months, as courts mostly do. No rule says how a ' +
  'court must round.'

const decides = html`<p class="govuk-inset-text">Only the court decides.
It may pass another length, another kind, or no prison at all.
The dates are on the papers; people leave on the working day before a weekend or holiday.</p>`

const buttons = html`<div class="govuk-button-group">
<button type="button" class="govuk-button needs-script" data-print>Print</button>
<button type="button" class="govuk-button govuk-button--secondary needs-script"
data-copy-table="what-if-table">Copy the table</button></div>`

const help = html`<p>A solicitor can say what the court is likely to do.
<a class="govuk-link" href="${paths.guides}/help">Where to get help</a></p>`

/** The answer in pieces, each one element: in order, with the marks of the chart and the rows of the table apart. */
export interface AnswerPieces {
  readonly before: readonly Html[]
  /** Null for one length. */
  readonly chart: ChartPieces | null
  readonly table: TablePieces
  /** What goes into the fold of the working, which stands empty among what comes after. */
  readonly working: readonly Html[]
  readonly after: readonly Html[]
}

/** The answer: what is served, the cliff, the chart and the table, and who decides. */
export function piecesOf(answer: WhatIf, of: ToldWhatIf, today: Day): AnswerPieces {
  const chosen = chosenRow(answer, of)
  const steps = caseExplanationOf(chosen.worked.answer)
  const { lengths } = answer.question
  const table = tableOf(answer)
  const said = also(answer)
  const quoted = html`<blockquote class="quote" id="quote">${quoteOf(answer, chosen)}</blockquote>
<button type="button" class="govuk-button govuk-button--secondary needs-script" data-copy="quote">Copy the sentence</button>`
  const law = html`<p>${generalDoubt}</p><p>${plea}</p><p>Law as at ${inWords(lawAsAt)}.</p>${sources(lawOf(steps))}`
  return {
    before: [askedInWords(answer), served(answer, today), html`<div>${cliffs(answer)}</div>`],
    chart: lengths.length > 1 ? chart(answer) : null,
    table,
    working: workingOf(answer, chosen, steps),
    after: [
      html`<div>${table.reasons}</div>`,
      decides,
      ...(said === null ? [] : [said]),
      buttons,
      emptyWorking,
      fold('A sentence to quote', quoted),
      fold('The law we used', law),
      fold('Get help', help),
    ],
  }
}

const emptyWorking = fold('How we worked it out', [], 'working')

/** The pieces put together. */
export const answerOf = ({ before, chart, table, working, after }: AnswerPieces): Html =>
  html`${[
    before,
    chart !== null && [chart.open, ...chart.marks, chart.close],
    [table.open, ...table.groups.map(groupOf), table.close],
    after.map((piece) => (piece === emptyWorking ? fold('How we worked it out', working, 'working') : piece)),
  ]}`

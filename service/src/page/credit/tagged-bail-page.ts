import { daysInWords, taggedBailDays } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { type Html, hidden, html } from '../html.ts'
import { paths } from '../link.ts'
import { asking } from '../question/asking.ts'
import { back, carried, first } from '../question/carried.ts'
import { type FieldError, wrong } from '../question/field-errors.ts'
import { errorOf, numberBox } from '../question/fields.ts'
import type { FormState } from '../question/form-state.ts'
import { textAt } from '../question/form-values.ts'
import { daysInBox } from '../question/number-from-box.ts'
import { stepPage } from '../question/step-page.ts'
import type { Next } from '../routing/page.ts'

const field = 'daysOnTag'

/** What was found, and the button that takes it back to the questions. */
const found = (asked: FormState, days: number): Html =>
  html`<div class="found" role="status"><p>${daysInWords(days)} on tag give ${daysInWords(taggedBailDays(days))} of credit: half of them, and half a day counts as a day.</p>
<form action="${paths.offence}" method="post">${carried(asked, ['taggedBailCreditDays', 'creditNone', 'creditUnknown'])}${hidden('taggedBailCreditDays', taggedBailDays(days))}
${hidden('again', 'yes')}<button type="submit" class="govuk-button">Use these days</button></form></div>`

/** The page that turns days on tagged bail into days of credit: off the questions to work out one of their fields, and back. */
export function taggedBailPage(asked: FormState, query: Query): Next {
  const isSubmitted = query[field] !== undefined
  const read = daysInBox(textAt(query, field), 'Days on bail with a tag')
  const errors: FieldError[] = []
  if (isSubmitted && typeof read !== 'number') wrong(errors, field, read.message)
  const page = stepPage({
    ...{ title: 'Days of credit for tagged bail', errors, asked, fields: [] },
    ...{ here: paths.taggedBail, action: paths.taggedBail },
    top: html`${first('Work out the days')}${back(paths.offence, 'again', 'yes')}`,
    lead: html`${isSubmitted && typeof read === 'number' && found(asked, read)}
<p>Count each day on bail with a curfew of 9 hours or more and an electronic tag. The court says how many of them count. Half of those are taken off.</p>
`,
    body: html`
${numberBox({ name: field, label: 'Days on bail with a tag', value: textAt(query, field), width: 5, strong: true, error: errorOf(errors, field) })}
<button type="submit" class="govuk-button">Work out the days</button>`,
  })
  return asking(page, errors)
}

import { type CreditName, creditFacts, factWords } from '@requisite/law'
import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { hasMinimumTerm, type ToldSentence } from '../told/told.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, group, numberBox, type Tick, tickBoxes } from './fields.ts'
import type { FormState } from './form-state.ts'
import { creditTick } from './form-values.ts'
import { remandTimes } from './remand-question.ts'
import { remandRowsFor } from './remand-said.ts'

const helper = (place: string, label: string): Html =>
  html`<button type="submit" class="govuk-button govuk-button--secondary" formaction="${place}" formnovalidate>${label}</button>`

const usual =
  'In prison waiting (remand), or on bail with a tag and a curfew of 9 hours or more a day. Both can shorten the time.'
const again = ' Only days not given before. Each day counts once.'
const taken = ' The court must take these days off the minimum term. We ask next if it did.'

/** How days are asked for, where it is not simply how many: the box to tick, the question, and the page that works them out. */
const askedBy: Partial<Record<CreditName, CreditAsked>> = {
  remandCreditDays: {
    label: 'In prison on remand',
    isOpen: true,
  },
  taggedBailCreditDays: {
    label: 'On bail with a tag',
    question: 'How many days did the court take off?',
    hint: 'It is about half of the days on tag.',
    helper: helper(paths.taggedBail, 'Work it out'),
  },
}

interface CreditAsked {
  readonly label: string
  readonly question?: string
  readonly hint?: string
  readonly isOpen?: true
  readonly helper?: Html
}

/** The boxes for how long the person was on remand. */
const numbers = ['remandCreditDays', 'remandCreditMonths'] as const

/** The question about the time in prison or on a tag before a sentence, on a page to which it comes back with one time more. */
export function creditQuestion(
  asked: FormState,
  { sentenceType }: Pick<ToldSentence, 'sentenceType'>,
  errors: readonly FieldError[],
  place: string,
): Html {
  const { form, at } = asked
  const isContempt = sentenceType === 'contempt'
  const times = (box: Html): Html => {
    const isNumber = numbers.some((name) => form[name] !== '' || errorOf(errors, name) !== undefined)
    const months = numberBox({
      ...{
        name: 'remandCreditMonths',
        label: 'Or how many months?',
        value: form.remandCreditMonths,
        strong: true,
      },
      ...{ hint: 'If that is all you know. The date may be a few days earlier.', width: 5 },
      error: errorOf(errors, 'remandCreditMonths'),
    })
    return html`<p class="govuk-label--s">From which day to which day?</p>
${remandTimes(
  asked,
  {
    place,
    isList: false,
    sentences: ['This sentence'],
    numberBox: html`${box}
${months}`,
    isNumber,
  },
  errors,
)}`
  }
  const tick = (name: CreditName): Tick => {
    const of: CreditAsked = askedBy[name] ?? { label: factWords.sentence[name].name }
    const { question: label = 'How many days?', hint = null } = of
    const box = numberBox({
      ...{ name, label, hint, value: form[name], strong: true, error: errorOf(errors, name) },
      width: 5,
    })
    const isByDates = name === 'remandCreditDays' && !isContempt
    return {
      name: creditTick(name),
      label: isContempt ? 'Yes' : of.label,
      isTicked:
        form[creditTick(name)] !== '' ||
        form[name] !== '' ||
        (isByDates && form.remandCreditMonths !== '') ||
        (isByDates && remandRowsFor(form, at).length > 0),
      ...(of.isOpen && { isOpen: true }),
      followUp: isByDates
        ? times(box)
        : html`${box}
${of.helper ?? null}`,
    }
  }
  return group(
    'credit',
    isContempt
      ? 'Was the person held before it for the same contempt?'
      : 'Was the person in prison or on a tag before this sentence?',
    isContempt
      ? 'The court may have taken it off already.'
      : `${usual}${at > 1 ? again : ''}${hasMinimumTerm(sentenceType) ? taken : ''}`,
    errorOf(errors, 'credit'),
    tickBoxes([
      { name: 'creditNone', label: 'No', isTicked: form.creditNone !== '', alone: '' },
      ...(isContempt ? (['remandCreditDays'] as const) : creditFacts).map(tick),
      {
        name: 'creditUnknown',
        label: 'I do not know',
        hint: 'We count none. The date may be earlier.',
        isTicked: form.creditUnknown !== '',
        alone: '',
      },
    ]),
  )
}

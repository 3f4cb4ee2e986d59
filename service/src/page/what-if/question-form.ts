import type { ToldCase, ToldSentence } from '../../told/case.ts'
import type { PlaceFault } from '../../told/faults.ts'
import { courtLength, extensionTold } from '../../told/length.ts'
import { isUnread, shownIn, type Value } from '../../told/value.ts'
import { type Content, type Html, hidden, html } from '../html.ts'
import { paths } from '../link.ts'
import { offenceSelect } from '../question/offence-field.ts'
import { timesOnRemand } from '../rows/before-rows.ts'
import { plainDay } from '../rows/person-rows.ts'
import { boxId, field, inOwnForm, placeOfSentence, unfolding } from '../rows/row.ts'
import type { ToldWhatIf } from './told-what-if.ts'

const row = 'what-if'

/** The box of a place: what is to be put right leads there. */
export const boxOf = (place: string): string =>
  place === placeOfSentence(1, 'offenceKey')
    ? 'offenceKey'
    : boxId({ row: place.startsWith('remand[') ? 'remand' : row }, place)

type Faults = readonly PlaceFault[]

const wrongIn = (faults: Faults): ReadonlySet<string> => new Set(faults.map(({ place }) => boxOf(place)))

/** What is to be put right at these places, over their fields. */
const over = (faults: Faults, isOf: (place: string) => boolean): Content =>
  faults
    .filter(({ place }) => isOf(place))
    .map(
      ({ place, message }) => html`<p id="${boxOf(place)}-error" class="govuk-error-message">${message}</p>`,
    )

interface Box {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint?: string
  readonly isNumber?: boolean
}
const box = (faults: Faults, asked: Box): Html =>
  html`${over(faults, (place) => place === asked.name)}${inOwnForm(row, field(asked), wrongIn(faults))}`

const unfoldingIn = (...inside: Parameters<typeof unfolding>): Html =>
  html`${inOwnForm(row, unfolding(...inside))}`

const group = (legend: string, hint: string | null, inside: Content): Html =>
  html`<fieldset><legend>${legend}</legend>${hint !== null && html`<p class="hint">${hint}</p>`}${inside}</fieldset>`

const tick = (type: 'radio' | 'checkbox', name: string, value: string, label: Content, is: boolean): Html =>
  html`<label class="radio"><input type="${type}" name="${name}" value="${value}"${is && html` checked`}>${label}</label>`

/** The steps of the guideline, in the order in which they are offered. */
const pleaTicks = [
  ['0', 'After a trial, nothing off'],
  ['1/3', 'One-third off: at the first hearing'],
  ['1/4', 'One-quarter off: later, before the trial'],
  ['1/10', 'One-tenth off: on the first day of the trial'],
] as const

const steps = ['1', '3', '6', '12'] as const

const stepName = (months: string): string => `${months} ${months === '1' ? 'month' : 'months'}`

const lengths = ({ from, to, step }: ToldWhatIf, faults: Faults): Html =>
  group('How long?', 'Before any plea, such as 5 years, or 18 months. For one length, leave “to” empty.', [
    html`<div class="from-to"><div>${box(faults, { name: 'lengths.from', label: 'From', value: from })}</div>
<div>${box(faults, { name: 'lengths.to', label: 'To', value: to })}</div></div>
<label for="step">In steps of</label><select id="step" name="lengths.step">`,
    steps.map(
      (months) =>
        html`<option value="${months}"${months === (step || '6') && html` selected`}>${stepName(months)}</option>`,
    ),
    html`</select>`,
  ])

function pleas({ pleas: told }: ToldWhatIf, faults: Faults): Html {
  const other = told.find((plea) => pleaTicks.every(([part]) => part !== plea)) ?? ''
  return group(
    'Guilty plea?',
    'These are the most that the guideline takes off. Tick one or more.',
    html`${pleaTicks.map(([part, label]) => tick('checkbox', 'pleaReductions', part, label, told.includes(part)))}${unfoldingIn(
      'Another part',
      box(faults, {
        name: 'pleaReductions',
        label: 'Which part comes off?',
        value: other,
        hint: 'Such as 1/5.',
      }),
      other !== '',
    )}`,
  )
}

/** The facts of the sentence that have a field here; the others go along, hidden. */
const asked = [
  'remandCreditDays',
  'taggedBailCreditDays',
  'offenceKey',
  'sentenceType',
  'ageAtConviction',
  'startDate',
]
const isAsked = (name: string): boolean => asked.includes(name) || /^(?:extension|sentence)/.test(name)

const alongWith = ({ sentences: [one = {}], credit }: ToldCase): Content =>
  Object.entries({ ...one, ...credit })
    .filter(([name]) => !isAsked(name))
    .map(([name, value]) => hidden(placeOfSentence(1, name), shownIn(value)))

const days = (value: Value | undefined): string =>
  /^(?:0|unknown)$/.test(shownIn(value)) ? '' : shownIn(value)

const of1 = (name: string): string => placeOfSentence(1, name)

function remand({ remand: told, credit }: ToldCase, faults: Faults): Html {
  const number = days(credit.remandCreditDays)
  return group('In prison on remand?', 'Each day comes off. On bail, not in prison? Leave it empty.', [
    over(faults, (place) => place.startsWith('remand[')),
    inOwnForm(
      'remand',
      timesOnRemand({ remand: told.length === 0 ? [{}] : told, sentences: [] }),
      wrongIn(faults),
    ),
    unfoldingIn(
      'I know the number',
      box(faults, {
        name: of1('remandCreditDays'),
        label: 'How many days so far?',
        value: number,
        isNumber: true,
      }),
      number !== '',
    ),
  ])
}

function charge({ offenceKey }: ToldSentence, faults: Faults): Html {
  const [key, typed] = isUnread(offenceKey) ? ['', offenceKey.typed] : [shownIn(offenceKey), '']
  return html`<div class="offence-box">${over(faults, (place) => boxOf(place) === 'offenceKey')}
<label for="offenceKey">What is the charge?</label>
<p id="offenceKey-hint" class="hint">Type any part of its name. Leave it empty if you do not know.</p>
${offenceSelect(of1('offenceKey'), key, typed, wrongIn(faults).has('offenceKey'))}</div>`
}

function kind(one: ToldSentence, faults: Faults): Html {
  const isExtended = one.sentenceType === 'eds'
  const name = of1('sentenceType')
  const extension = {
    name: of1('extensionYears'),
    label: 'Extra time on licence, if known',
    value: isUnread(one.extensionYears) ? one.extensionYears.typed : courtLength(extensionTold(one)),
    hint: 'For example: 3 years.',
  }
  return group('What kind?', null, [
    tick('radio', name, 'sds', 'Standard', !isExtended),
    tick('radio', name, 'eds', 'Extended: the court finds the person dangerous', isExtended),
    html`<div class="if-extended">${box(faults, extension)}</div>`,
  ])
}

function age({ ageAtConviction }: ToldSentence): Html {
  const isChild = ageAtConviction === 'child'
  const name = of1('ageAtConviction')
  return group('How old when found guilty?', 'Also if they plead guilty.', [
    tick('radio', name, 'adult', '18 or over', !isChild),
    tick('radio', name, 'child', 'Under 18: section 250 detention', isChild),
    html`<p class="hint">A detention and training order is not worked out here yet.</p>`,
  ])
}

const minimum =
  'Some offences have a minimum sentence: a third burglary of a home, a third supply of class A drugs, ' +
  'some weapons. It is not worked out here yet.'

/** What few need: open where something in it is told or is to be put right. */
function more(one: ToldSentence, credit: ToldCase['credit'], faults: Faults): Html {
  const tag = {
    name: of1('taggedBailCreditDays'),
    label: 'Days on a tag that the court will take off',
    value: days(credit.taggedBailCreditDays),
    isNumber: true,
  }
  const day = {
    name: of1('startDate'),
    label: 'Day of the sentence, if known',
    value: one.startMonth === undefined ? plainDay(one.startDate) : shownIn(one.startMonth),
    hint: 'Today, where it is left empty.',
  }
  const isWrong = faults.some(({ place }) => place === tag.name || place === day.name)
  return unfoldingIn(
    'More: age, tag, day of the sentence',
    [age(one), box(faults, tag), box(faults, day), html`<p class="hint">${minimum}</p>`],
    isWrong || one.ageAtConviction === 'child' || tag.value !== '' || day.value !== '',
  )
}

/** The form: the answer comes by its button, or moves as it is filled in where a script can run. Its fields are places of the case. */
export function questionForm(of: ToldWhatIf, faults: Faults): Html {
  const { told } = of
  const [one = {}] = told.sentences
  return html`<form class="what-if__form row-form" id="what-if" action="${paths.whatIf}" method="post" novalidate
 autocomplete="off">${alongWith(told)}
${remand(told, faults)}
${charge(one, faults)}
${lengths(of, faults)}
${pleas(of, faults)}
${kind(one, faults)}
${more(one, told.credit, faults)}
<button type="submit" class="go">Show the dates</button>
</form>`
}

import { type Content, type Html, hidden, html } from '../html.ts'
import type { LiveRow, RowGroup } from './message.ts'

/** The form in which a question stands: that of its row alone, or one form for the questions of several rows. */
export interface RowForm {
  readonly row: string
  readonly isShared: boolean
  /** The boxes in which something is to be put right: it stands over each, under its id with “-error”. */
  readonly wrong?: ReadonlySet<string>
}

/** A part of a question: what is read is content; what is tapped or filled in is drawn by the form in which it stands. */
export type Part = Content | ((form: RowForm) => Html) | readonly Part[]

const drawn = (part: Part, form: RowForm): Content =>
  typeof part === 'function'
    ? part(form)
    : Array.isArray(part)
      ? part.map((one: Part) => drawn(one, form))
      : (part as Content)

/** A template of a question. */
export const asking =
  (texts: TemplateStringsArray, ...parts: readonly Part[]) =>
  (form: RowForm): Html =>
    html(texts, ...parts.map((part) => drawn(part, form)))

/** A row: what is known of one thing, and its question. It is the same wherever it stands. */
export interface AskedRow {
  readonly id: string
  readonly group: RowGroup
  /** "Decides the date", "May put it right"; null where it does neither. */
  readonly flag: string | null
  /** The number of a sentence, "1" or "1–13". */
  readonly number?: string
  /** The value in bold, or the name of what is asked. */
  readonly name: Content
  /** What an answer to it tells, in short, where its name is what is asked. */
  readonly told?: string
  /** What it is, in small. */
  readonly what: Content
  /** What can be done: "Change", "Add it". */
  readonly action: string
  /** What stands in the form: question, hint, choices, fields. */
  readonly question: Part
  /** The words by which it is told, which an answer holds on to. */
  readonly about?: string
  /** What it decides, in the middle of a line: "days in prison before the sentence". */
  readonly decides?: string
  /** What is asked, to be said aloud: "was the person in prison before the sentence?". */
  readonly asked?: string
  /** Whether its form goes into the box as a line of its own. */
  readonly isLine?: boolean
}

/** A row that is open, and decides. */
export const deciding = { group: 'marked', flag: 'Decides the date', action: 'Add it' } as const

/** What a button says: fields of the form, as a form sends them; the signs of a place stay as they are. */
export const saying = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(fields).toString().replaceAll('%5B', '[').replaceAll('%5D', ']')

/** The name of a field: in a form for several rows it says of which it is. */
const nameIn = ({ row, isShared }: RowForm, name: string): string => (isShared ? `${row}.${name}` : name)

/** A choice: one tap answers; beside other rows it is chosen. No choice shows the date that it leads to. */
export const tap =
  (label: Content, say: string, small: Content = null): Part =>
  (form) => {
    const said = html`name="${nameIn(form, 'say')}" value="${say}"`
    const words = html`${label}${small !== null && html`<small>${small}</small>`}`
    return form.isShared
      ? html`<label class="radio"><input type="radio" ${said}>${words}</label>`
      : html`<button type="submit" class="opt" ${said}>${words}</button>`
  }

/** A choice that opens what is asked of those who take it. */
export const opening = (label: string, inside: Part): Part =>
  asking`<details class="then"><summary class="opt">${label}</summary>${inside}</details>`

/** The same among the smaller ways on. */
export const unfolding = (label: string, inside: Part, isOpen = false): Part =>
  asking`<details class="then"${isOpen && html` open`}><summary class="as-link">${label}</summary>${inside}</details>`

/** A question with what can be tapped. */
export const rowForm = (
  question: Content,
  hint: Content,
  choices: Part,
  ways: Part = null,
  isInLine = true,
): Part =>
  asking`<fieldset class="q"><legend class="leg">${question}</legend>
${hint !== null && html`<p class="hint">${hint}</p>`}
<div class="opts${isInLine && ' in'}">${choices}</div>
${ways !== null && asking`<div class="more">${ways}</div>`}</fieldset>`

/** A field with its label and, where it is the last of them, the button that uses it. */
export interface Field {
  readonly name: string
  readonly label: string
  readonly value?: string
  readonly hint?: string
  readonly isNumber?: boolean
  readonly isLabelHidden?: boolean
  /** Which box it is, where one fact has two. */
  readonly part?: string
}

/** The id of a field: its place has signs that stand in none. */
export const boxId = ({ row }: Pick<RowForm, 'row'>, name: string): string =>
  `${row}-${name.replace(/\W+/g, '-')}`

/** The place of a fact of a sentence, by its number; without one, of each. */
export const placeOfSentence = (at: number | null, fact: string): string =>
  `sentences[${at === null ? '' : at - 1}].${fact}`

/** Facts of a sentence by their places. */
export const inSentence = (
  at: number | null,
  facts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(facts).map(([fact, text]) => [placeOfSentence(at, fact), text]))

/** Where the words stand that belong to a box: its hint, and what is to be put right in it. */
function describedBy({ wrong }: RowForm, id: string, isHinted: boolean): Html | false {
  const said = [...(isHinted ? [`${id}-hint`] : []), ...(wrong?.has(id) === true ? [`${id}-error`] : [])]
  return said.length > 0 && html` aria-describedby="${said.join(' ')}"`
}

export const field =
  ({ name, label, value = '', hint, isNumber, isLabelHidden, part = '' }: Field): Part =>
  (form) => {
    const id = boxId(form, `${name}${part}`)
    const digits = isNumber === true && html` inputmode="numeric"`
    const described = describedBy(form, id, hint !== undefined)
    return html`<label class="${isLabelHidden ? 'govuk-visually-hidden' : 'leg'}" for="${id}">${label}</label>
${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
<input class="field" id="${id}" name="${nameIn(form, name)}" type="text" autocomplete="off"${digits}${described} value="${value}">`
  }

/** What is chosen or ticked, and sent with the rest of its row. */
export const checkable =
  (type: 'radio' | 'checkbox', name: string, value: string, label: string, isChosen = false): Part =>
  (form) =>
    html`<label class="radio">
<input type="${type}" name="${nameIn(form, name)}" value="${value}"${isChosen && html` checked`}>${label}</label>`

/** One of a list; the first stands for none of them. */
export const selection =
  (
    name: string,
    label: string,
    options: readonly (readonly [value: string, label: string])[],
    chosen: unknown,
  ): Part =>
  (form) =>
    html`<label class="leg" for="${boxId(form, name)}">${label}</label>
<select class="field" id="${boxId(form, name)}" name="${nameIn(form, name)}">${options.map(
      ([value, words]) =>
        html`<option value="${value}"${value !== '' && value === chosen && html` selected`}>${words}</option>`,
    )}</select>`

/** What a row sends unseen. In a form for several rows it counts where anything else of its row is filled in. */
export const unseen =
  (name: string, value: string): Part =>
  (form) =>
    hidden(nameIn(form, form.isShared ? `~${name}` : name), value)

/** A button of the row. A form for several rows has one for them all. */
export const button =
  (label: string, does: Html): Part =>
  ({ isShared }) =>
    isShared ? html`` : html`<button ${does}>${label}</button>`

/** The button that uses what was filled in. */
export const use = (label = 'Use it', say = ''): Part =>
  button(label, html`type="submit" class="btn go" name="say" value="${say}"`)

/** Fields with the button that uses them. */
export const using = (fields: Part, said: Content = null): Part =>
  asking`<div class="and">${fields}${use()}</div>${said !== null && html`<p class="live">${said}</p>`}`

/** A number that is counted up and down. */
export const numberField =
  (name: string, label: string, value: string): Part =>
  (form) =>
    asking`<label class="leg" for="${boxId(form, name)}">${label}</label>
<div class="and">
${button('−', html`type="button" class="btn" data-step="-1" aria-label="One day fewer"`)}
<input class="field" id="${boxId(form, name)}" name="${nameIn(form, name)}" type="text"
inputmode="numeric" autocomplete="off"${describedBy(form, boxId(form, name), false)} value="${value}">
${button('+', html`type="button" class="btn" data-step="1" aria-label="One day more"`)}
${use()}</div>`(form)

const summaryOf = ({ flag, number, name, what, action }: AskedRow): Html =>
  html`<summary class="sum"><span>
${flag !== null && html`<span class="flag">${flag}</span>`}
${number !== undefined && html`<span class="n">${number}</span>`}
<b>${name}</b>
${what !== null && what !== '' && html`<small>${what}</small>`}</span>
<span class="do">${action}</span></summary>`

/** How a row is sent where no script runs: to where, and what goes with it. */
export interface Sending {
  readonly to: string
  readonly kept: Html
  readonly isOpen: boolean
}

/** A row in markup. Enter in a field uses it: the first button of the form is pressed then, and is no choice. On the page that answers while
 *  one types its form holds words of the person, and is sent nowhere, whatever becomes of the script. */
export function rowOf(row: AskedRow, sending?: Sending): Html {
  const { id, question, about = '', isLine } = row
  const goes = sending === undefined ? html`method="dialog"` : html`action="${sending.to}" method="post"`
  return html`<details class="row" data-row="${id}"${sending?.isOpen === true && html` open`}>
${summaryOf(row)}
<form class="row-form" data-row="${id}"${isLine === true && html` data-line`} ${goes} novalidate autocomplete="off">
${sending?.kept}${sending !== undefined && hidden('row', id)}
<button type="submit" class="first-button" tabindex="-1" aria-hidden="true" name="say" value="">Use it</button>
${about !== '' && hidden('about', about)}
${inOwnForm(id, question)}
<div class="more"><button type="button" class="as-link" data-close>Close</button></div></form></details>`
}

export const rowMarkup = (row: AskedRow): LiveRow => ({
  id: row.id,
  group: row.group,
  markup: rowOf(row).markup,
})

/** The question of a row, or a part of it, in a form for it alone. */
export const inOwnForm = (row: string, part: Part, wrong?: ReadonlySet<string>): Content =>
  drawn(part, { row, isShared: false, ...(wrong && { wrong }) })

/** The question of a row beside those of others. */
export const inOneForm = ({ id, question }: Pick<AskedRow, 'id' | 'question'>): Content =>
  drawn(question, { row: id, isShared: true })

/** A row of such a form that is folded: what is assumed where it is left as it is. */
export const foldedInForm = (row: AskedRow, isOpen = false): Html =>
  html`<details class="row" id="row-${row.id}"${isOpen && html` open`}>
${summaryOf(row)}
<div class="row-form">${inOneForm(row)}</div></details>`

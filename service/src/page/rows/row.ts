import { type Content, type Html, hidden, html } from '../html.ts'
import type { LiveRow, RowAnswer, RowGroup } from './message.ts'

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
  /** What it is, in small. */
  readonly what: Content
  /** What can be done: "Change", "Add it". */
  readonly action: string
  /** What stands in the form: question, hint, choices, fields. */
  readonly question: Content
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

/** A choice: one tap answers. No choice shows the date that it leads to. */
export const tap = (label: Content, say: string, small: Content = null): Html =>
  html`<button type="submit" class="opt" name="say" value="${say}">${label}${small !== null && html`<small>${small}</small>`}</button>`

/** A choice that opens what is asked of those who take it. */
export const opening = (label: string, inside: Content): Html =>
  html`<details class="then"><summary class="opt">${label}</summary>${inside}</details>`

/** The same among the smaller ways on. */
export const unfolding = (label: string, inside: Content, isOpen = false): Html =>
  html`<details class="then"${isOpen && html` open`}><summary class="as-link">${label}</summary>${inside}</details>`

/** A question with what can be tapped. */
export const rowForm = (
  question: Content,
  hint: Content,
  choices: Content,
  ways: Content = null,
  isInLine = true,
): Html =>
  html`<fieldset class="q"><legend class="leg">${question}</legend>${hint !== null && html`<p class="hint">${hint}</p>`}<div class="opts${isInLine && ' in'}">${choices}</div>${ways !== null && html`<div class="more">${ways}</div>`}</fieldset>`

/** A field with its label and, where it is the last of them, the button that uses it. */
export interface Field {
  readonly row: string
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
export const boxId = (row: string, name: string): string => `${row}-${name.replace(/\W+/g, '-')}`

/** The place of a fact of a sentence, by its number; without one, of each. */
export const placeOfSentence = (at: number | null, fact: string): string =>
  `sentences[${at === null ? '' : at - 1}].${fact}`

/** Facts of a sentence by their places. */
export const inSentence = (
  at: number | null,
  facts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(facts).map(([fact, text]) => [placeOfSentence(at, fact), text]))

export const field = ({
  row,
  name,
  label,
  value = '',
  hint,
  isNumber,
  isLabelHidden,
  part = '',
}: Field): Html => {
  const id = boxId(row, `${name}${part}`)
  return html`<label class="${isLabelHidden ? 'govuk-visually-hidden' : 'leg'}" for="${id}">${label}</label>${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}<input class="field" id="${id}" name="${name}" type="text" autocomplete="off"${isNumber === true && html` inputmode="numeric"`}${hint !== undefined && html` aria-describedby="${id}-hint"`} value="${value}">`
}

export const useIt = html`<button type="submit" class="btn go" name="say" value="">Use it</button>`

/** Fields with the button that uses them. */
export const using = (fields: Content, said: Content = null): Html =>
  html`<div class="and">${fields}${useIt}</div>${said !== null && html`<p class="live">${said}</p>`}`

/** A number that is counted up and down. */
export const numberField = (row: string, name: string, label: string, value: string): Html =>
  html`<label class="leg" for="${boxId(row, name)}">${label}</label><div class="and">
<button type="button" class="btn" data-step="-1" aria-label="One day fewer">−</button><input class="field" id="${boxId(row, name)}" name="${name}" type="text" inputmode="numeric" autocomplete="off" value="${value}"><button type="button" class="btn" data-step="1" aria-label="One day more">+</button>${useIt}</div>`

const summaryOf = ({ flag, number, name, what, action }: AskedRow): Html =>
  html`<summary class="sum"><span>${flag !== null && html`<span class="flag">${flag}</span> `}${number !== undefined && html`<span class="n">${number}</span> `}<b>${name}</b>${what !== null && what !== '' && html` <small>${what}</small>`}</span> <span class="do">${action}</span></summary>`

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
  return html`<details class="row" data-row="${id}"${sending?.isOpen === true && html` open`}>${summaryOf(row)}<form class="row-form" data-row="${id}"${isLine === true && html` data-line`}${sending === undefined ? html` method="dialog"` : html` action="${sending.to}" method="post"`} novalidate autocomplete="off">${sending?.kept}${sending !== undefined && hidden('row', id)}<button type="submit" class="first-button" tabindex="-1" aria-hidden="true" name="say" value="">Use it</button>${about !== '' && hidden('about', about)}${question}<div class="more"><button type="button" class="as-link" data-close>Close</button></div></form></details>`
}

export const rowMarkup = (row: AskedRow): LiveRow => ({
  id: row.id,
  group: row.group,
  markup: rowOf(row).markup,
})

/** The question of a row as a part of one form with others: a choice is chosen and not pressed, and every name says whose it is; what stands
 *  hidden counts where anything else is filled in. The markup is that of the functions above. */
export const inOneForm = ({ id, question }: Pick<AskedRow, 'id' | 'question'>): Html => ({
  markup: html`${question}`.markup
    .replace(
      /<button type="submit" class="btn go"[^>]*>.*?<\/button>|<button type="button"[^>]*>.*?<\/button>/g,
      '',
    )
    .replace(
      /<button type="submit" class="opt" (name="say" value="[^"]*")>(.*?)<\/button>/g,
      '<label class="radio"><input type="radio" $1>$2</label>',
    )
    .replace(/(<input type="hidden") name="/g, '$1 name="~')
    .replace(/(<(?:input|select)[^>]*) name="/g, `$1 name="${id}.`),
})

/** A row of such a form that is folded: what is assumed where it is left as it is. */
export const foldedInForm = (row: AskedRow, isOpen = false): Html =>
  html`<details class="row" id="row-${row.id}"${isOpen && html` open`}>${summaryOf(row)}<div class="row-form">${inOneForm(row)}</div></details>`

/** What was answered in the rows of one form. */
export function answersIn(sent: Iterable<readonly [name: string, value: string]>): readonly RowAnswer[] {
  const rows = new Map<string, { isFilled: boolean; readonly say: URLSearchParams }>()
  for (const [name, value] of sent) {
    const [, row, isHidden, field] = /^([\w-]+)\.(~?)([\w.[\]-]+)$/.exec(name) ?? []
    if (row === undefined || field === undefined) continue
    const own = rows.get(row) ?? {
      isFilled: row === 'sentence-1',
      say: new URLSearchParams({ together: '' }),
    }
    own.say.append(field, value)
    own.isFilled ||= isHidden === '' && value.trim() !== ''
    rows.set(row, own)
  }
  return [...rows].filter(([, { isFilled }]) => isFilled).map(([row, { say }]) => ({ row, say: String(say) }))
}

/* Two workers answer. LiveAsked goes to `rulesUrl` of browser/program-url.ts (rules-….js, of rows/program.ts), which comes with the page;
   PageAsked goes to `makerUrl` (maker-….js, of offline/maker.ts), which has all pages and is started when the first is asked for. */

/** Which law a worker answered by: a page shows no reply of another than its own. */
export interface ByLaw {
  readonly lawVersion: string
}

/** An answer that somebody gave in a row. It holds until the words that it is about change. */
export interface RowAnswer {
  /** The row that was answered. */
  readonly row: string
  /** What was tapped, or the fields of the row as a form sends them. */
  readonly say: string
  /** The words that the row was about when it was answered, where it was about any. */
  readonly about?: string
  /** Lengths and offences of the case to which it was given; none where no words stood. */
  readonly of?: readonly string[]
  /** Its words have gone: it is told of the case before, and stays out until somebody keeps it. */
  readonly isOver?: true
  /** What it told, as its row showed it. */
  readonly said?: string
  /** Taken by us, and by nobody told: the offences of one name, of which each leads to the same card. */
  readonly among?: readonly string[]
}

/** What the page tells the worker: the words as they stand, and what was answered beside them. */
export interface LiveAsked {
  readonly live: number
  readonly text: string
  /** Where the caret stands in the words, so that an unfinished word is not asked about; null where it does not, or rests. */
  readonly caret: number | null
  /** The day of today, as 2026-11-17: the worker has no clock. */
  readonly today: string
  readonly answers: readonly RowAnswer[]
  /** An answer that is being given and not finished: the card shows what it would be, "So far, with this one". */
  readonly trying?: RowAnswer
  /** The facts of a link that was opened, as it has them. */
  readonly link?: string
  /** The words are only one sentence more: they stand behind what the link or the rows told before them. */
  readonly isBehind?: boolean
}

/** How far the answer is: empty, a length without a day, a question in the words first, so far, settled, no date. */
export type LiveState = 'empty' | 'length' | 'first' | 'so far' | 'settled' | 'no date'

/** Words that are underlined: read, or asked about in a row below. */
export interface Mark {
  readonly from: number
  readonly to: number
  readonly is: 'read' | 'asked'
  readonly row: string | null
}

/** Words that are no part of the time, with what can be said against that. */
export interface SetAside {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** `held` stands right behind the marked ones: what may hold the person where the day has passed ("Still in prison?"), and what may be
 *  wrong where it is no prison sentence ("Is that wrong?"). */
export const rowGroups = ['marked', 'held', 'read', 'assumed', 'next'] as const
export type RowGroup = (typeof rowGroups)[number]

/** The heading of a group: its first sentence, and what stands small behind it. */
export const headingParts = (heading = ''): readonly [first: string, small: string] => {
  const [first = '', ...rest] = heading.split(/(?<=[.?]) /)
  return [first, rest.join(' ')]
}

/** A row as it is shown: a `details` with its summary and its question, in markup of our own. It is patched by its id.
 *  - What the row was about stands in hidden fields of its form, and so in every `say`.
 *  - A form with `data-line` is no answer: its fields that are filled in, in order and with ", " between them, go into the box as
 *    a line of its own, unless the button itself says something. While it is filled in it is sent as `trying`.
 *  - `data-page="/answer/easy-read"` on a button opens that page, by a PageAsked with the facts of `LiveReply.link`.
 *  - `data-step="-1"` and `data-step="1"` on buttons count the number box of their form down and up. */
export interface LiveRow {
  readonly id: string
  readonly group: RowGroup
  readonly markup: string
}

/** What the worker gives back. All of it is data: the page puts it in its place. */
export interface LiveReply {
  readonly live: number
  readonly state: LiveState
  readonly marks: readonly Mark[]
  /** The line under the box: at most two that are named, and the others behind one link. */
  readonly aside: readonly SetAside[]
  readonly others: readonly SetAside[]
  readonly isTooLong: boolean
  /** The card: its inside, in markup of our own. */
  readonly card: string
  /** The strip when the card is out of sight: "So far" or the level, and the day or days. */
  readonly strip: { readonly small: string; readonly day: string }
  /** What the card says, to compare: it is spoken only where it is another. */
  readonly headline: string
  readonly speak: string
  /** The headings of the groups, "We read 3 sentences". */
  readonly headings: Readonly<Partial<Record<RowGroup, string>>>
  readonly rows: readonly LiveRow[]
  /** What comes next and the folds, in markup of our own; empty before the answer is settled. A fold is `details class="fold"` with
   *  `data-fold="decides"`: its inside is asked for when it is opened, by a PageAsked with the path `/answer/fold/decides`. */
  readonly below: string
  /** The facts as a link has them; null before the answer is settled. Sheet, easy read, calendar and what-if are made of it. */
  readonly link: string | null
  /** Words that an answer in a row says otherwise: “40 days on remand” was changed below. */
  readonly changed?: readonly string[]
  /** The sentence to quote, where there is one. */
  readonly quote?: string
  /** Lengths and offences of each sentence that was read: an answer that is given now is of these. */
  readonly of: readonly (readonly string[])[]
  /** The answers that are of another case, and left out: their places among those that were sent. */
  readonly over: readonly number[]
  /** What the rows that were answered show. */
  readonly said: Readonly<Record<string, string>>
}

/** A page that the worker makes on the device, of the facts of a link: nothing is sent for it. */
export interface PageAsked {
  readonly page: number
  readonly path: string
  readonly query: string
  readonly today: string
}

/** The main part of a page with its title and the class of its body; the inside of a fold, without them; or a file to keep. */
export type PageReply = { readonly page: number } & (
  | { readonly main: string; readonly title?: string; readonly kind?: string }
  | { readonly file: string; readonly type: string; readonly name: string }
)

/** What the form before a sentence would send, while it is filled in. */
export interface WhatIfAsked {
  readonly asked: string
  readonly today: string
}

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { WhatIfAsked } from '../rows/message.ts'
import type { SentPieces } from '../what-if/what-if-page.ts'
import { copyButtons, copyText } from './copy.ts'
import { ownMarkup } from './own-markup.ts'
import { printButton } from './print-button.ts'
import { makerUrl } from './program-url.ts'
import { renew } from './renew.ts'
import { todayText } from './today.ts'
import { sentFields, watchForm } from './watched-form.ts'
import { within } from './within.ts'

/** A pause in typing, after which the answer moves. */
const pauseMs = 200

/** Reads the form as it would be sent. A charge counts when it is a name in the list; while it is being typed nothing is said about
 *  it. */
function reader(form: HTMLFormElement): () => string {
  const list = form.querySelector<HTMLSelectElement>('select[id^="offenceKey"]')
  const keys = new Map([...(list?.options ?? [])].map(({ value, text }) => [text.toLowerCase(), value]))
  return () => {
    const data = new FormData(form)
    if (data.has('offenceTyped')) {
      const key = keys.get(String(data.get('offenceTyped')).trim().toLowerCase()) ?? ''
      const isBeingTyped = document.activeElement?.getAttribute('name') === 'offenceTyped'
      data.set(list?.name ?? '', key)
      if (key !== '' || isBeingTyped) data.delete('offenceTyped')
    }
    return String(sentFields(data))
  }
}

/** The rows of a table with tabs between their cells, as a spreadsheet takes them. */
const asText = (table: HTMLTableElement): string =>
  [...table.rows]
    .map((row) =>
      [...row.cells].map((cell) => (cell.textContent ?? '').trim().replace(/\s+/g, ' ')).join('\t'),
    )
    .join('\n')

/** Makes a button put a table on the clipboard, and say so. */
function copyTable(page: Document, part: ParentNode): void {
  for (const button of part.querySelectorAll<HTMLButtonElement>('[data-copy-table]'))
    copyText(page, button, () => {
      const table = page.getElementById(button.dataset.copyTable ?? '')
      return table instanceof HTMLTableElement ? asText(table) : ''
    })
}

/** Lets pieces be put in their places frame by frame: one in each, and for so long after a frame that came in time. With the
 *  processor slowed six times one row of sixty is what a frame has room for; as it is they are there in a tenth of a second. */
function pacer(): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY
  let isTime = (): boolean => false
  return async () => {
    if (isTime()) return
    const now = await new Promise<number>((resolve) =>
      requestAnimationFrame((time) => setTimeout(resolve, 0, time)),
    )
    isTime = within(now - last < onTimeMs ? placingMs : 0)
    last = now
  }
}
const onTimeMs = 20
const placingMs = 3

/** Writes our own markup into an element. */
const write = (element: Element, markup: string): void => {
  element.innerHTML = ownMarkup(markup)
}

/** The element that a piece of our own markup is, as it belongs in its place. */
function made(parent: Element, markup: string): Element {
  const page = parent.ownerDocument
  const holder = page.createElementNS(parent.namespaceURI, parent.localName)
  write(holder, markup)
  copyButtons(page, holder)
  copyTable(page, holder)
  printButton(holder)
  return holder.firstElementChild as Element
}

/** Puts pieces in the places of those before, some in each frame, so that none holds the page longer. What is as it was stays. */
async function place(
  parent: Element,
  pieces: readonly string[],
  turn: () => Promise<void>,
  isStale: () => boolean,
): Promise<void> {
  for (const [at, piece] of pieces.entries()) {
    if (shown.get(parent.children[at] as Element) === piece) continue
    await turn()
    if (isStale()) return
    const old = parent.children[at]
    const fresh = made(parent, piece)
    if (old === undefined) parent.append(fresh)
    else renew(old, fresh)
    shown.set(parent.children[at] as Element, piece)
  }
  while (parent.children.length > pieces.length) {
    await turn()
    if (isStale()) return
    parent.lastElementChild?.remove()
  }
}

/** The markup of each element that was placed. */
const shown = new WeakMap<Element, string>()

/** Shows an answer in the place of the one before. */
async function show(part: Element, pieces: SentPieces, isStale: () => boolean): Promise<void> {
  const turn = pacer()
  await place(part, pieces.pieces, turn, isStale)
  for (const [selector, inside] of pieces.inside) {
    const parent = part.querySelector(selector)
    if (parent !== null) await place(parent, inside, turn, isStale)
  }
}

/** What is to be put right, over the boxes that it is about. */
function showErrors(form: HTMLFormElement, errors: SentPieces['errors']): void {
  for (const old of form.querySelectorAll('.govuk-error-message')) old.remove()
  for (const { box, message } of errors) {
    const input = form.querySelector(`[id="${CSS.escape(box)}"]`)
    if (input === null) continue
    const said = form.ownerDocument.createElement('p')
    said.className = 'govuk-error-message'
    said.id = `${box}-error`
    said.textContent = message
    const hint = form.querySelector(`[id="${CSS.escape(box)}-hint"]`)
    input.setAttribute('aria-describedby', hint === null ? said.id : `${hint.id} ${said.id}`)
    const label = form.querySelector(`label[for="${CSS.escape(box)}"]`)
    ;(label ?? input).before(said)
    // What is folded is opened: else nobody sees what is wrong.
    const fold = input.closest('details')
    if (fold !== null) fold.open = true
  }
}

/** Makes the answer move as the form is filled in: it is worked out on the device, beside the page, and not sent to us. */
export function startWhatIf(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form#what-if')
  const part = page.querySelector('#what-if-answer')
  if (form === null || part === null) return
  copyTable(page, part)
  if (typeof Worker === 'undefined') return
  const worker = new Worker(makerUrl, { type: 'module' })
  const said = page.querySelector('#what-if-said')
  const line = page.querySelector<HTMLElement>('#what-if-line')
  const short = page.querySelector('#what-if-short')
  worker.addEventListener('message', ({ data }: MessageEvent<{ asked: string; pieces: SentPieces }>) => {
    const isStale = (): boolean => data.asked !== watched.asked()
    if (isStale()) return
    if (line !== null && short !== null) {
      short.textContent = data.pieces.line
      line.hidden = data.pieces.line === ''
    }
    showErrors(form, data.pieces.errors)
    show(part, data.pieces, isStale).then(() => {
      if (said !== null && !isStale())
        said.textContent = part.querySelector('p:not(.what-if__asked)')?.textContent ?? ''
    })
  })
  const ask = (): void =>
    worker.postMessage({ asked: watched.asked(), today: todayText() } satisfies WhatIfAsked)
  const watched = watchForm(reader(form), pauseMs, ask)
  // A name that is chosen from the list of charges changes the box without saying so.
  for (const event of ['input', 'change', 'focusout', 'click', 'keyup'])
    form.addEventListener(event, () => setTimeout(watched.look))
  part.addEventListener('change', watched.look)
  form.classList.add('what-if__form--moving')
  // What stands in the boxes is worked out at once.
  if (page.querySelector('.govuk-error-summary') === null) ask()
}

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { headingParts, type LiveReply, type LiveRow, type RowGroup, rowGroups } from '../rows/message.ts'
import { ownMarkup } from './own-markup.ts'
import { renew } from './renew.ts'

type Row = HTMLDetailsElement

/** The rows: lists of things that are asked, read or assumed, of which one is open at a time. */
export interface OpenRows {
  /** Puts the rows of a reply in their places; those that are as they were stay, with what is typed in them. */
  readonly place: (reply: Pick<LiveReply, 'rows' | 'headings'>) => void
  readonly row: (id: string) => Row | null
  readonly open: () => Row | null
  readonly marked: () => readonly Row[]
  /** Opens a row, in its place. */
  readonly show: (row: Row) => void
  /** The row of the word in which the caret stands. */
  readonly outline: (id: string | null) => void
  /** The group in which a row stands, "We read". */
  readonly groupOf: (row: Row) => HTMLElement | null
}

/** Where the focus goes when a row is answered or opened for somebody: its question. */
export function focusQuestion(row: Row): void {
  const legend = row.querySelector<HTMLElement>('legend, label') ?? row.querySelector('summary')
  legend?.setAttribute('tabindex', '-1')
  legend?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}

export function openRows(place: HTMLElement, onToggle: (row: Row) => void): OpenRows {
  const page = place.ownerDocument
  const markups = new WeakMap<Element, string>()
  /** The row that opens by itself was closed by hand: it does not open again. */
  let closed = ''
  /** The row that opened by itself, until somebody does something in it. */
  let opened = ''
  const all = (): readonly Row[] => [...place.querySelectorAll<Row>('details[data-row]')]
  const row = (id: string): Row | null => all().find(({ dataset }) => dataset.row === id) ?? null
  const marked = (): readonly Row[] => all().filter((one) => one.closest('[data-group="marked"]') !== null)
  const open = (): Row | null => all().find((one) => one.open) ?? null

  const groupOf = (one: Row): HTMLElement | null => one.closest('[data-group]')

  const made = ({ markup }: LiveRow): Row => {
    const holder = page.createElement('div')
    holder.innerHTML = ownMarkup(markup)
    return holder.firstElementChild as Row
  }
  /** The list of a group, with its heading before it. */
  const listOf = (group: RowGroup, heading: string | undefined): HTMLElement => {
    let section = place.querySelector<HTMLElement>(`[data-group="${group}"]`)
    if (section === null) {
      section = page.createElement('section')
      section.dataset.group = group
      section.innerHTML = ownMarkup(
        `<h2 class="lab"></h2><div class="rows${group === 'marked' ? ' ask' : ''}"></div>`,
      )
      const after = rowGroups.slice(rowGroups.indexOf(group) + 1)
      const next = after.map((name) => place.querySelector(`[data-group="${name}"]`)).find((one) => one)
      place.insertBefore(section, next ?? null)
    }
    const title = section.firstElementChild as HTMLElement
    const [first, behind] = headingParts(heading)
    if (title.textContent?.trim() !== (heading ?? '')) {
      const small = page.createElement('small')
      small.textContent = behind
      title.replaceChildren(first, ...(behind === '' ? [] : [' ', small]))
    }
    title.hidden = heading === undefined
    return section.lastElementChild as HTMLElement
  }
  const isTypedIn = (one: Row): boolean =>
    one.contains(page.activeElement) && page.activeElement?.matches('input, select') === true
  /** Where somebody is typing only what is said of it changes: "242 days count". */
  const sayIn = (one: Row, said: Element | null): void => {
    const now = one.querySelector('.live')
    if (now !== null && said !== null) now.textContent = said.textContent
    else if (said !== null) (page.activeElement?.closest('.and') ?? page.activeElement)?.after(said)
    else now?.remove()
  }
  const placeRow = (
    known: ReadonlyMap<string, Row>,
    one: LiveRow,
    at: Element | null,
    list: Element,
  ): Row => {
    const old = known.get(one.id)
    if (old === undefined || (!old.open && markups.get(old) !== one.markup)) {
      const fresh = made(one)
      if (old?.contains(page.activeElement)) old.querySelector('summary')?.blur()
      list.insertBefore(fresh, at)
      old?.remove()
      markups.set(fresh, one.markup)
      return fresh
    }
    // What is moved loses the focus: where somebody is typing, it stays.
    if (old !== at && !old.contains(page.activeElement)) list.insertBefore(old, at)
    if (markups.get(old) !== one.markup && isTypedIn(old)) {
      sayIn(old, made(one).querySelector('.live'))
      return old
    }
    if (markups.get(old) !== one.markup) {
      const fresh = made(one)
      fresh.open = true
      renew(old, fresh)
    }
    const now = old.isConnected ? old : (list.querySelector(`[data-row="${CSS.escape(one.id)}"]`) as Row)
    markups.set(now, one.markup)
    return now
  }

  const show = (shown: Row): void => {
    for (const other of all()) if (other !== shown && other.open) other.open = false
    shown.open = true
  }
  place.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || target.dataset.row === undefined) return
      if (target.open) {
        show(target)
        closed = ''
      }
      onToggle(target)
    },
    true,
  )
  // By hand, not because another one opened.
  const closeByHand = (shown: Row): void => {
    if (marked()[0] === shown) closed = shown.dataset.row ?? ''
    shown.open = false
    shown.querySelector('summary')?.focus()
  }
  place.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const shown = target?.closest<Row>('details[data-row]')
    if (!shown) return
    opened = ''
    if (target?.closest('[data-close]')) closeByHand(shown)
    else if (target?.closest('summary') && shown.open && marked()[0] === shown)
      closed = shown.dataset.row ?? ''
  })
  place.addEventListener('keydown', (event) => {
    const shown = event.target instanceof Element ? event.target.closest<Row>('details[data-row]') : null
    if (event.key !== 'Escape' || !shown?.open) return
    event.preventDefault()
    closeByHand(shown)
  })
  return {
    row,
    open,
    marked,
    show,
    place: ({ rows, headings }) => {
      const known = new Map(all().map((one) => [one.dataset.row ?? '', one]))
      const ids = new Set(rows.map(({ id }) => id))
      for (const [id, old] of known) if (!ids.has(id)) old.remove()
      const inUse = open()?.contains(page.activeElement) ? open() : null
      const groupNow = ({ id, group }: LiveRow): string =>
        inUse?.dataset.row === id ? (groupOf(inUse)?.dataset.group ?? group) : group
      for (const group of rowGroups) {
        const of = rows.filter((one) => groupNow(one) === group)
        if (of.length === 0) {
          place.querySelector(`[data-group="${group}"]`)?.remove()
          continue
        }
        const list = listOf(group, headings[group])
        let at = list.firstElementChild
        for (const one of of) at = placeRow(known, one, at, list).nextElementSibling
      }
      const first = marked()[0]
      const shown = open()
      // One that opened by itself makes room, when what it asks is told.
      if (shown !== null && shown !== inUse && shown.dataset.row === opened && !marked().includes(shown))
        shown.open = false
      if (first === undefined || open() !== null || closed === first.dataset.row) return
      opened = first.dataset.row ?? ''
      show(first)
    },
    outline: (id) => {
      for (const one of all()) one.classList.toggle('row--at', one.dataset.row === id)
    },
    groupOf,
  }
}

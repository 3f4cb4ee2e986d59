/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { type FindOffence, offenceFinder } from '../../court-words/offences.ts'
import { type CourtWords, readCourtWords } from '../court-words/court-words.ts'
import { fieldsOf } from '../court-words/fields.ts'
import { notRead, readInWords, restInWords } from '../court-words/in-words.ts'
import { today } from './today.ts'

/** What is read in an empty box. */
const nothing: CourtWords = { is: 'unread', why: 'length', so: '', number: '' }

/** A rest in typing, after which it is said what was read. */
const restMs = 150

/** The names of the offences come when a word is there that may be one, once. Nothing that is typed is sent for it. */
function offenceNames(address: string): {
  readonly find: FindOffence
  readonly titleOf: (key: string) => string | undefined
  /** Whether a name was looked for that may still come. */
  readonly isAwaited: () => boolean
  readonly come: () => Promise<void>
} {
  const none: FindOffence = { at: () => null, isWord: () => false, wordsOf: () => [] }
  let found: FindOffence | null = null
  let titles: ReadonlyMap<string, string> = new Map()
  let isWanted = false
  let coming: Promise<void> | undefined
  const come = async (): Promise<void> => {
    const response = await fetch(address)
    const list = (await response.json()) as readonly Names[]
    titles = new Map(list.map(([key, , title]) => [key, title]))
    found = offenceFinder(list.map(([key, group, title, ...aliases]) => ({ key, group, title, aliases })))
  }
  return {
    find: {
      at: (tokens, at) => {
        if (tokens[at]?.is === 'word') isWanted = true
        return (found ?? none).at(tokens, at)
      },
      isWord: (word) => (found ?? none).isWord(word),
      wordsOf: (letters) => (found ?? none).wordsOf(letters),
    },
    titleOf: (key) => titles.get(key),
    isAwaited: () => isWanted && found === null,
    come: () => {
      // Without them the offence is asked for on the next page.
      coming ??= come().catch(() => {
        found = none
      })
      return coming
    },
  }
}

/** An offence as the file has it. */
type Names = readonly [key: string, group: number, title: string, ...aliases: string[]]

type Fields = Readonly<Record<string, string>>

const stateOf = (box: HTMLInputElement | HTMLSelectElement): string =>
  box instanceof HTMLInputElement && (box.type === 'radio' || box.type === 'checkbox')
    ? String(box.checked)
    : box.value

function setTo(box: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (box instanceof HTMLInputElement && (box.type === 'radio' || box.type === 'checkbox'))
    box.checked = value === 'true'
  else box.value = value
}

/** Fills in the fields of the form; those it has no box for go along hidden. What an earlier reading filled in is taken back,
 *  unless somebody has typed there since. */
function filler(form: HTMLFormElement): (fields: Fields) => void {
  const made = new Map<string, HTMLInputElement>()
  const filled = new Map<HTMLInputElement | HTMLSelectElement, { before: string; now: string }>()
  return (fields) => {
    for (const box of made.values()) box.remove()
    made.clear()
    for (const [box, { before, now }] of filled) if (stateOf(box) === now) setTo(box, before)
    filled.clear()
    for (const [name, value] of Object.entries(fields)) {
      const boxes = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)]
      for (const box of boxes) {
        const before = stateOf(box)
        const isChoice = box instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(box.type)
        setTo(box, isChoice ? String(box.value === value) : value)
        const now = stateOf(box)
        // What stands there already is of the same words, before the page was left.
        filled.set(box, { before: before === now ? (isChoice ? 'false' : '') : before, now })
      }
      if (boxes.length > 0 || value === '') continue
      const box = form.ownerDocument.createElement('input')
      box.type = 'hidden'
      box.name = name
      box.value = value
      form.append(box)
      made.set(name, box)
    }
  }
}

/** A day that was read goes into its own box, where it can be seen; it leaves with its words. */
function dayFiller(page: Document): (fields: Fields) => void {
  let filled = ''
  return (fields) => {
    const box = page.getElementById('startDate-day')
    if (!(box instanceof HTMLInputElement)) return
    const [day, month, year] = ['day', 'month', 'year'].map((part) => fields[`startDate-${part}`])
    const text = year === undefined ? '' : `${day}/${month}/${year}`
    if (text === '' && (filled === '' || box.value !== filled)) return
    box.value = text
    filled = text
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The box for the court's own words: it says what it read as one types, and fills in the boxes, which are shown only to those
 *  who ask for them. Its text never leaves the device. */
export function courtBox(page: Document): void {
  const box = page.querySelector<HTMLTextAreaElement>('textarea#court')
  const boxes = page.getElementById('boxes')
  const form = box?.form
  if (box === null || boxes === null || !form) return
  const said = page.getElementById('court-read') as HTMLElement
  const error = page.getElementById('court-error') as HTMLElement
  const opener = page.querySelector<HTMLButtonElement>('[data-boxes]') as HTMLButtonElement
  const names = offenceNames(box.dataset.names ?? '')
  const fill = filler(form)
  const fillDay = dayFiller(page)
  let isByBoxes = boxes.dataset.open !== undefined
  let timer = 0

  const open = (isOpen: boolean): void => {
    boxes.hidden = !isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
  }
  const say = (words: CourtWords): void => {
    said.replaceChildren()
    error.hidden = true
    if (words.is !== 'read') {
      said.append(notRead(words), ...linkTo(page, words))
      return
    }
    const strong = page.createElement('strong')
    strong.textContent = readInWords(words, names.titleOf)
    said.append('We read: ', strong, ['.', ...restInWords(words)].join(' '))
  }
  /** What was read goes into the boxes; where nothing was, what an earlier reading left there goes. */
  const take = (words: CourtWords): void => {
    const fields: Fields = words.is === 'read' ? fieldsOf(words) : {}
    fill(fields)
    fillDay(fields)
    for (const choice of boxes.querySelectorAll('input[type="radio"]'))
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    // These ask for more than the words say.
    if (words.is === 'read' && (words.kind === 'suspended' || words.kind === 'default')) open(true)
  }
  const read = (): CourtWords =>
    readCourtWords(box.value, names.find, today(), form.querySelectorAll('[name="sentence"]').length)
  const look = (): void => {
    clearTimeout(timer)
    if (box.value.trim() === '') {
      said.replaceChildren()
      take(nothing)
      return
    }
    const words = read()
    if (names.isAwaited()) {
      said.replaceChildren('Looking up the offence…')
      names.come().then(look)
      return
    }
    say(words)
    take(words)
    if (words.is === 'unread' && words.why === 'length') open(true)
  }
  const grow = (): void => {
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight + 4}px`
  }
  box.addEventListener('focus', () => names.come(), { once: true })
  box.addEventListener('input', () => {
    isByBoxes = false
    grow()
    clearTimeout(timer)
    timer = window.setTimeout(look, restMs)
  })
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    form.requestSubmit()
  })
  opener.addEventListener('click', () => {
    if (boxes.hidden && !isByBoxes) look()
    open(boxes.hidden !== false)
  })
  boxes.addEventListener('input', () => {
    isByBoxes = true
  })
  form.addEventListener('submit', (event) => {
    if (isByBoxes || (event.submitter?.hasAttribute('data-back') ?? false)) return
    clearTimeout(timer)
    const words = box.value.trim() === '' ? nothing : read()
    if (names.isAwaited()) {
      event.preventDefault()
      const submitter = event.submitter
      look()
      names.come().then(() => form.requestSubmit(submitter))
      return
    }
    take(words)
    if (words.is === 'read') return
    event.preventDefault()
    said.replaceChildren()
    error.replaceChildren(notRead(words), ...linkTo(page, words))
    error.hidden = false
    box.classList.add('govuk-textarea--error')
    box.focus()
  })
  boxes.addEventListener('change', () => nameLength(boxes))
  open(isByBoxes)
  if (box.value !== '') look()
  grow()
}

/** Asks for the length by the name that it has in the kind that is chosen. */
function nameLength(boxes: HTMLElement): void {
  const place = boxes.querySelector<HTMLElement>('[data-names]')
  const heading = place?.closest('fieldset')?.querySelector('h2')
  if (!place || !heading) return
  const names = JSON.parse(place.dataset.names ?? '{}') as Readonly<Record<string, string>>
  const kind = boxes.querySelector<HTMLInputElement>('input[name="kind"]:checked')?.value ?? ''
  const other = boxes.querySelector<HTMLSelectElement>('select[name="otherKind"]')?.value ?? ''
  heading.textContent = names[kind === 'other' ? other : kind] ?? 'How long is it?'
}

/** The recall questions, where the words are those of a recall. */
function linkTo(page: Document, words: CourtWords): readonly (string | Node)[] {
  if (words.is !== 'recall' && !(words.is === 'unread' && words.why === 'recall')) return []
  const link = page.createElement('a')
  link.className = 'govuk-link'
  link.href = '/recall'
  link.textContent = 'Recall questions'
  return [' ', link]
}

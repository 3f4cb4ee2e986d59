/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { type CourtWords, type Named, readCourtWords } from '../court-words/court-words.ts'
import { fieldsOf } from '../court-words/fields.ts'
import { notRead, readInWords } from '../court-words/in-words.ts'
import { type Names, namedIn } from '../court-words/named.ts'

/** A rest in typing, after which it is said what was read. */
const restMs = 400

/** The names of the offences come when a word is there that may be one, once. Nothing that is typed is sent for it. */
function offenceNames(address: string): {
  readonly find: (text: string) => Named | null
  readonly come: () => Promise<void>
} {
  let find: (text: string) => Named | null = () => null
  let coming: Promise<void> | undefined
  const come = async (): Promise<void> => {
    const response = await fetch(address)
    find = namedIn((await response.json()) as readonly Names[])
  }
  return {
    find: (text) => find(text),
    come: () => {
      coming ??= come().catch(() => {})
      return coming
    },
  }
}

/** Fills in the fields of the form; those it has no box for go along hidden. What an earlier reading filled in is taken back. */
function filler(form: HTMLFormElement): (fields: Readonly<Record<string, string>>) => void {
  const made = new Map<string, HTMLInputElement>()
  return (fields) => {
    for (const [name, box] of made)
      if (fields[name] === undefined) {
        box.remove()
        made.delete(name)
      }
    for (const [name, value] of Object.entries(fields)) {
      const boxes = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)]
      for (const box of boxes)
        if (box instanceof HTMLInputElement && (box.type === 'radio' || box.type === 'checkbox'))
          box.checked = box.value === value
        else box.value = value
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

/** A day that was read goes into its own box, where it can be seen. */
function showDay(page: Document, fields: Readonly<Record<string, string>>): void {
  const box = page.getElementById('startDate-day')
  if (fields['startDate-year'] === undefined || !(box instanceof HTMLInputElement)) return
  box.value = `${fields['startDate-day']}/${fields['startDate-month']}/${fields['startDate-year']}`
  box.dispatchEvent(new Event('input', { bubbles: true }))
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
    strong.textContent = readInWords(words)
    const unused = words.unused.map((phrase) => `“${phrase}”`).join(', ')
    said.append('We read: ', strong, '.', unused === '' ? '' : ` We did not use: ${unused}.`)
  }
  const take = (words: CourtWords): void => {
    if (words.is !== 'read') return
    const fields = fieldsOf(words)
    fill(fields)
    showDay(page, fields)
    for (const choice of boxes.querySelectorAll('input[type="radio"]'))
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    // These ask for more than the words say.
    if (words.kind === 'suspended' || words.kind === 'default') open(true)
  }
  const read = (): CourtWords => {
    const words = readCourtWords(box.value, names.find)
    const isNameThere = words.is === 'read' && words.offence === null && words.unused.length > 0
    if (isNameThere)
      names.come().then(() => {
        const again = readCourtWords(box.value, names.find)
        if (again.is !== 'read' || again.offence === null) return
        say(again)
        take(again)
      })
    return words
  }
  const look = (): void => {
    clearTimeout(timer)
    if (box.value.trim() === '') {
      said.replaceChildren()
      return
    }
    const words = read()
    say(words)
    take(words)
    if (words.is === 'unread' && words.why === 'length') open(true)
  }
  const grow = (): void => {
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight + 4}px`
  }
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
    if (boxes.hidden) look()
    open(boxes.hidden !== false)
  })
  boxes.addEventListener('input', () => {
    isByBoxes = true
  })
  form.addEventListener('submit', (event) => {
    if (isByBoxes || (event.submitter?.hasAttribute('data-back') ?? false)) return
    clearTimeout(timer)
    const words: CourtWords =
      box.value.trim() === '' ? { is: 'unread', why: 'length', so: '', number: '' } : read()
    if (words.is === 'read') {
      take(words)
      return
    }
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
  if (words.is !== 'recall') return []
  const link = page.createElement('a')
  link.className = 'govuk-link'
  link.href = '/recall'
  link.textContent = 'Recall questions'
  return [' ', link]
}

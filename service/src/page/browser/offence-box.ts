/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import accessibleAutocomplete from 'accessible-autocomplete'
import { suggestionsFrom } from './offence-suggestions.ts'
import { within } from './within.ts'

/** Turns the list of offences into a box to type in. What was typed is sent too, so that nothing is lost. */
export function offenceBox(page: Document): void {
  const list = page.querySelector<HTMLSelectElement>('select#offenceKey')
  if (list === null || page.querySelector(`input[name="offenceTyped"]`) !== null) return
  const options = [...list.options].filter(({ value }) => value !== '')
  // The list is the same on every page that has it.
  suggestions ??= suggestionsFrom(
    options.map(({ value, text, dataset }) => ({ value, text, also: dataset.also ?? '' })),
  )
  const { prepare, search } = suggestions
  const chosen = list.selectedOptions[0]
  accessibleAutocomplete.enhanceSelectElement({
    selectElement: list,
    name: 'offenceTyped',
    defaultValue: chosen && chosen.value !== '' ? chosen.text : (list.dataset.typed ?? ''),
    minLength: 2,
    autoselect: false,
    confirmOnBlur: true,
    displayMenu: 'overlay',
    source: (query, populate) => populate(search(query)),
    tNoResults: () => 'Not in our list. Try another word, or say that you do not know the offence.',
  })
  keepInStep(list)
  setTimeout(inPieces, 0, prepare)
}

let suggestions: ReturnType<typeof suggestionsFrom> | undefined

/** So long a piece of the preparing takes: nothing that the reader does waits longer for it. */
const pieceMs = 8

function inPieces(prepare: (isTime: () => boolean) => boolean): void {
  if (!prepare(within(pieceMs))) setTimeout(inPieces, 0, prepare)
}

/** A screen that is no higher has a keyboard over its lower half. */
const lowPx = 700

/** Puts the box at the top of a phone as something is typed, so that its suggestions stand above the keyboard. */
function toTheTop(box: HTMLInputElement): void {
  if (window.innerHeight <= lowPx && window.innerWidth < 640) box.scrollIntoView({ block: 'start' })
}

/** A name that was chosen and then changed is no longer chosen; one that is typed out in full is. */
function keepInStep(list: HTMLSelectElement): void {
  const box = boxOf(list)
  if (box === null) return
  box.addEventListener('input', () => toTheTop(box))
  const hint = list.getAttribute('aria-describedby')
  if (hint !== null)
    box.setAttribute('aria-describedby', `${hint} ${box.getAttribute('aria-describedby') ?? ''}`.trim())
  if (list.dataset.inStep !== undefined) return
  list.dataset.inStep = ''
  list.form?.addEventListener('submit', () => {
    const typed = boxOf(list)?.value.trim().toLowerCase()
    const option = [...list.options].find(({ value, text }) => value !== '' && text.toLowerCase() === typed)
    list.value = option?.value ?? ''
  })
  // The words of the court choose from the list: the box is made anew with their offence, so that it is seen and not asked again.
  list.addEventListener('change', () => {
    const chosen = list.value === '' ? '' : (list.selectedOptions[0]?.text ?? '')
    if (boxOf(list)?.value === chosen) return
    list.previousElementSibling?.remove()
    list.id = list.id.replace(/-select$/, '')
    list.dataset.typed = ''
    offenceBox(list.ownerDocument)
  })
}

const boxOf = (list: HTMLSelectElement): HTMLInputElement | null =>
  list.form?.querySelector<HTMLInputElement>('input[name="offenceTyped"]') ?? null

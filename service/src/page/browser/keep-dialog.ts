/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { paths } from '../link.ts'
import { copyText } from './copy.ts'
import { element } from './element.ts'

/** What the dialog is told about the answer. */
interface Answer {
  readonly link: string | null
  readonly quote?: string
}

/** The dialog with all ways to keep an answer. A link is made only when it is asked for, and holds facts, never the words. */
export function keepDialog(
  live: HTMLElement,
  answer: () => Answer,
  leads: { readonly compare: () => void; readonly working: () => void },
): { readonly open: () => void } {
  const page = live.ownerDocument
  const dialog = live.querySelector('dialog')
  if (dialog === null) return { open: () => {} }
  const made = dialog.querySelector('.keep__made') as HTMLElement
  /** A text that can be copied, with what it is. */
  const offer = (name: string, hint: string, text: string): void => {
    const box = element(page, 'textarea', 'govuk-textarea')
    box.readOnly = true
    box.rows = 3
    box.value = text
    box.id = 'kept-text'
    const label = element(page, 'label', 'lab', name, element(page, 'small', '', hint))
    label.htmlFor = box.id
    const button = element(page, 'button', 'govuk-button govuk-button--secondary', 'Copy')
    button.type = 'button'
    made.replaceChildren(label, box, button)
    copyText(page, button, () => text)
    box.select()
  }
  const does: Readonly<Record<string, () => void>> = {
    all: () => open(),
    link: () =>
      offer(
        'Link to this answer',
        ' It holds what you entered, and no name. Anyone who has it can see this page.',
        `${window.location.origin}${paths.start}#${answer().link ?? ''}`,
      ),
    plain: () =>
      offer(
        'Link for a phone without scripts',
        ' It holds what you entered, and no name. When it is opened, its facts go to our server. We do not keep them.',
        `${window.location.origin}${paths.answer}?${answer().link ?? ''}`,
      ),
    quote: () => offer('A sentence to quote', '', answer().quote ?? ''),
    compare: () => {
      dialog.close()
      leads.compare()
    },
    working: () => {
      dialog.close()
      leads.working()
    },
  }
  const open = (): void => {
    made.replaceChildren()
    const quote = dialog.querySelector<HTMLElement>('[data-keep="quote"]')
    if (quote !== null) quote.hidden = (answer().quote ?? '') === ''
    dialog.showModal()
  }
  live.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    does[target.closest<HTMLElement>('[data-keep]')?.dataset.keep ?? '']?.()
    if (dialog.contains(target) && target.closest('[data-close], [data-page]')) dialog.close()
  })
  return { open }
}

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** The text of an element as it would be copied. */
const textOf = (element: Element | null): string =>
  element instanceof HTMLInputElement
    ? element.value
    : (element?.textContent ?? '').trim().replace(/\s+/g, ' ')

/** Makes a button put a text on the clipboard, and say so. */
export function copyText(page: Document, button: HTMLButtonElement, text: () => string): void {
  const status = page.createElement('span')
  status.className = 'copied'
  status.setAttribute('role', 'status')
  button.after(status)
  button.addEventListener('click', () => {
    const show = (words: string) => () => {
      status.textContent = words
    }
    navigator.clipboard
      .writeText(text())
      .then(show('Copied'), show('Not copied. Select the text and copy it.'))
  })
}

/** Makes each copy button, on the page or in a part of it, put the text it names on the clipboard. */
export function copyButtons(page: Document, part: ParentNode = page): void {
  for (const button of part.querySelectorAll<HTMLButtonElement>('[data-copy]'))
    copyText(page, button, () => textOf(page.getElementById(button.dataset.copy ?? '')))
}

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** The text of an element as it would be copied. */
const textOf = (element: Element | null): string =>
  element instanceof HTMLInputElement
    ? element.value
    : (element?.textContent ?? '').trim().replace(/\s+/g, ' ')

/** Makes each copy button put the text it names on the clipboard, and say so. */
export function copyButtons(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const status = page.createElement('span')
    status.className = 'copied'
    status.setAttribute('role', 'status')
    button.after(status)
    button.addEventListener('click', () => {
      const text = textOf(page.getElementById(button.dataset.copy ?? ''))
      const show = (words: string) => () => {
        status.textContent = words
      }
      navigator.clipboard
        .writeText(text)
        .then(show('Copied'), show('Not copied. Select the text and copy it.'))
    })
  }
}

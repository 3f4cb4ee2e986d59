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
    const said = page.createElement('span')
    said.className = 'copied'
    said.setAttribute('role', 'status')
    button.after(said)
    button.addEventListener('click', () => {
      const text = textOf(page.getElementById(button.dataset.copy ?? ''))
      const say = (words: string) => () => {
        said.textContent = words
      }
      navigator.clipboard.writeText(text).then(say('Copied'), say('Not copied. Select the text and copy it.'))
    })
  }
}

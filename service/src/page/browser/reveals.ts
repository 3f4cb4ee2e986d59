/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Says of each choice that opens something whether it is open. What is open from the start ticks it as it is filled in. */
export function reveals(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>(
    '.govuk-radios__conditional, .govuk-checkboxes__conditional',
  )) {
    const choice = part.previousElementSibling?.querySelector<HTMLInputElement>('input')
    if (!choice) continue
    if (part.classList.contains('is-open')) {
      part.addEventListener('input', () => {
        if (choice.checked) return
        choice.checked = true
        choice.dispatchEvent(new Event('change'))
      })
      continue
    }
    choice.setAttribute('aria-controls', part.id)
    // A radio button may not say that it is expanded (ARIA 1.2): that it is chosen says so.
    if (choice.type === 'radio') continue
    const say = (): void => choice.setAttribute('aria-expanded', String(choice.checked))
    say()
    choice.addEventListener('change', say)
  }
}

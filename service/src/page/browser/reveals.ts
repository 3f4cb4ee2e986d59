/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Says of each choice that opens something whether it is open. */
export function reveals(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>(
    '.govuk-radios__conditional, .govuk-checkboxes__conditional',
  )) {
    const choice = part.previousElementSibling?.querySelector<HTMLInputElement>('input')
    if (!choice) continue
    choice.setAttribute('aria-controls', part.id)
    // A radio button may not say that it is expanded (ARIA 1.2): that it is chosen says so.
    if (choice.type === 'radio') continue
    const say = (): void => choice.setAttribute('aria-expanded', String(choice.checked))
    say()
    choice.addEventListener('change', say)
  }
}

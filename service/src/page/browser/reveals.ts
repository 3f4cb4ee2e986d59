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
    const say = (): void => choice.setAttribute('aria-expanded', String(choice.checked))
    say()
    const all = choice.type === 'radio' ? page.querySelectorAll(`input[name="${choice.name}"]`) : [choice]
    for (const one of all) one.addEventListener('change', say)
  }
}

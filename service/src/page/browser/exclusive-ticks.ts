/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Empties the boxes that belong to a tick. */
function emptied(page: Document, tick: HTMLInputElement): void {
  for (const box of page.querySelectorAll<HTMLInputElement>(`#${tick.id}-then input[type="text"]`)) {
    box.value = ''
    // A date is sent by three boxes, which follow this one.
    box.dispatchEvent(new Event('input'))
  }
}

/** A tick that says "no" or "I do not know" stands alone: it takes the others away, and they take it. */
export function exclusiveTicks(page: Document): void {
  for (const alone of page.querySelectorAll<HTMLInputElement>('[data-alone]')) {
    const others = [
      ...(alone
        .closest('.govuk-checkboxes')
        ?.querySelectorAll<HTMLInputElement>('.govuk-checkboxes__input') ?? []),
    ].filter((tick) => tick !== alone)
    alone.addEventListener('change', () => {
      if (!alone.checked) return
      for (const other of others) {
        other.checked = false
        emptied(page, other)
        other.dispatchEvent(new Event('change'))
      }
      if (alone.dataset.alone === '') return
      const list = page.querySelector<HTMLSelectElement>(`select[name="${alone.dataset.alone}"]`)
      const box = page.querySelector<HTMLInputElement>('input[name="offenceTyped"]')
      if (list !== null) list.value = ''
      if (box !== null) box.value = ''
    })
    for (const other of others)
      other.addEventListener('change', () => {
        if (other.checked) alone.checked = false
      })
    if (alone.dataset.alone !== '')
      alone.form?.addEventListener('input', ({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'offenceTyped') alone.checked = false
      })
  }
}

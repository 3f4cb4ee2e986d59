/// <reference lib="dom" />

/** Makes the print button print. */
export function printButton(page: ParentNode): void {
  page.querySelector('[data-print]')?.addEventListener('click', () => window.print())
}

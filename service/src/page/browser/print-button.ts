/// <reference lib="dom" />

/** Makes the print button print. */
export function printButton(page: Document): void {
  page.querySelector('[data-print]')?.addEventListener('click', () => window.print())
}

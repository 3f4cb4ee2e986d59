/// <reference lib="dom" />

/** The skip link moves the focus, and leaves the address as it is. */
export function skipLink(page: Document): void {
  page.querySelector('.govuk-skip-link')?.addEventListener('click', (event) => {
    event.preventDefault()
    const main = page.querySelector<HTMLElement>('main')
    main?.scrollIntoView()
    main?.focus({ preventScroll: true })
  })
}

/// <reference lib="dom" />

interface Search {
  readonly offenceBox: (page: Document) => void
}

let coming: Promise<Search> | undefined

/** The search is half of all script: it comes with the first page that has offences, or while the page before is filled in. */
function search(page: Document): Promise<Search> {
  const address = page.querySelector<HTMLElement>('script[data-search]')?.dataset.search ?? ''
  coming ??= import(address) as Promise<Search>
  return coming
}

/** Turns the list of offences into a box to type in. */
export function offenceSearch(page: Document): void {
  const come = (): Promise<void> =>
    search(page).then(
      ({ offenceBox }) => offenceBox(page),
      () => {},
    )
  if (page.querySelector('select#offenceKey') !== null) come()
  else page.querySelector('form#step')?.addEventListener('input', come, { once: true })
}

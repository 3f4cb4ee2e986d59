/// <reference lib="dom" />

/** The facts that an address tells: behind #, where no server gets them, or behind ?, as in links for those who have no script. Null
 *  where it tells none: #main is a place on the page. */
export function factsInAddress(): string | null {
  const { hash, search } = window.location
  const facts = (hash.includes('=') ? hash : search).slice(1)
  return facts === '' ? null : facts
}

/** A link that is opened where the page is open already changes what stands behind #, and nothing else: the page is read anew. */
export const rereadAtLink = (): void =>
  window.addEventListener('hashchange', () => {
    if (factsInAddress() !== null) window.location.reload()
  })

declare global {
  /** Told to those who write the page as files, before they load it. */
  var requisiteBase: string | undefined
}

interface Surroundings {
  readonly document?: { querySelector(selector: string): { readonly dataset: { base?: string } } | null }
  readonly location?: { readonly pathname: string }
}

/** A page is told it by its own script; a worker knows it from where it lies itself. */
function ownBase({ document, location }: Surroundings): string {
  if (document !== undefined) return document.querySelector('script[data-base]')?.dataset.base ?? ''
  return location?.pathname.replace(/\/(?:assets\/)?[^/]*$/, '') ?? globalThis.requisiteBase ?? ''
}

/** The path under which the page lies: nothing at the top of a host, /requisite in a folder of that name. */
export const base = ownBase(globalThis as Surroundings)

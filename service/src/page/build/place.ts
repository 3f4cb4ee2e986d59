/** Where the built files lie: outside the sources, and not in git. */
export const built = new URL('../../../dist/page/', import.meta.url)

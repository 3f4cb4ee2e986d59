/** Where the built files lie: outside the sources, and not in git. */
export const outputFolder = new URL('../../../dist/page/', import.meta.url)

/** Where the built files lie: outside the sources, and not in git. */
export const outputFolder = new URL('../../../dist/page/', import.meta.url)

/** The program for the browser, which the server sends under an address that never changes. */
export const programFileName = 'offline.js'

/** Where the built files lie: outside the sources, and not in git. */
export const outputFolder = new URL('../../../dist/page/', import.meta.url)

/** The program that keeps the page, which is sent under an address that never changes. */
export const programFileName = 'offline.js'

/** What they were made of, and what was made: a build that would make the same is not made again. */
export const recordFile = new URL('../../../dist/page.digest', import.meta.url)

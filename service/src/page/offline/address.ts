/** Where the program is that works the pages out in the browser. At the top, so that it may answer for all of them. */
export const programAddress = '/offline.js'

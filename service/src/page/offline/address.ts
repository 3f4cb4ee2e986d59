/** Where the program is that works the pages out in the browser. At the top, so that it may answer for all of them. */
export const programAddress = '/offline.js'

/** Where the version of the law is that the server answers by: a program of an older one asks the server. */
export const lawVersionAddress = '/law-version'

import { base } from '../base.ts'

/** Where the program is that keeps the page in the browser. At the top, so that it may answer for all of it. */
export const programAddress = `${base}/offline.js`

/** Where the version of the law is that the host has: what is kept of an older one is not shown while there is a connection. */
export const lawVersionAddress = `${base}/law-version`

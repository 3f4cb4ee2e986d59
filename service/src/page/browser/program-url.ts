/// <reference lib="dom" />
import { programAddress, rulesAddress } from '../offline/address.ts'

/** The addresses of our own programs as the browser wants them: the content policy lets no other text become one. Made at once, so
 *  that nobody makes this policy first. */
const policy = window.trustedTypes?.createPolicy('requisite-worker', {
  createScriptURL: (address) => (address === rulesAddress ? rulesAddress : programAddress),
})
const ours = (address: string): string => (policy?.createScriptURL(address) ?? address) as string

/** The program that keeps the pages on the device. */
export const programUrl = ours(programAddress)

/** The rules that a page asks beside itself. */
export const rulesUrl = ours(rulesAddress)

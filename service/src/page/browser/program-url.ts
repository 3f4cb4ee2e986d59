/// <reference lib="dom" />
import { programAddress } from '../offline/address.ts'

/** The rules of the build that this page is of, as its own script names them. */
const rulesOfPage = document.querySelector<HTMLElement>('script[data-rules]')?.dataset.rules ?? ''

/** The addresses of our own programs as the browser wants them: the content policy lets no other text become one. Made at once, so
 *  that nobody makes this policy first. */
const policy = window.trustedTypes?.createPolicy('requisite-worker', {
  createScriptURL: (address) => (address === rulesOfPage ? rulesOfPage : programAddress),
})
const ours = (address: string): string => (policy?.createScriptURL(address) ?? address) as string

/** The program that keeps the pages on the device. */
export const programUrl = ours(programAddress)

/** The rules that a page asks beside itself. */
export const rulesUrl = ours(rulesOfPage)

/// <reference lib="dom" />
import { programAddress } from '../offline/address.ts'

/** The programs of the build that this page is of, as its own script names them. */
const { rules = '', maker = '' } = document.querySelector<HTMLElement>('script[data-rules]')?.dataset ?? {}

/** The addresses of our own programs as the browser wants them: the content policy lets no other text become one. Made at once, so
 *  that nobody makes this policy first. */
const policy = window.trustedTypes?.createPolicy('requisite-worker', {
  createScriptURL: (address) => [rules, maker].find((own) => own === address) ?? programAddress,
})
const ours = (address: string): string => (policy?.createScriptURL(address) ?? address) as string

/** The program that keeps the page on the device. */
export const programUrl = ours(programAddress)

/** The rules that a page asks beside itself. */
export const rulesUrl = ours(rules)

/** What makes whole pages beside a page. */
export const makerUrl = ours(maker)

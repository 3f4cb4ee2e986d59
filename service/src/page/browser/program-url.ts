/// <reference lib="dom" />
import { programAddress } from '../offline/address.ts'

/** The address of the program as the browser wants it: the content policy lets no other text become one. Made at once, so
 *  that nobody makes this policy first. */
export const programUrl = (window.trustedTypes
  ?.createPolicy('requisite-worker', { createScriptURL: () => programAddress })
  .createScriptURL('') ?? programAddress) as string

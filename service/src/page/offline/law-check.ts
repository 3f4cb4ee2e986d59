/// <reference lib="dom" />
import { lawVersion } from '@requisite/law'
import { lawVersionAddress } from './address.ts'

/** How long what the server says is waited for. */
const waitMs = 1500

let said: Promise<boolean> | null = null

async function ask(): Promise<boolean> {
  if (!navigator.onLine) return true
  try {
    const response = await fetch(lawVersionAddress, {
      cache: 'no-store',
      signal: AbortSignal.timeout(waitMs),
    })
    return !response.ok || (await response.text()).trim() === lawVersion
  } catch {
    // Without a connection the law that is here is the newest there is.
    return true
  }
}

/** Whether this program has the law of the server: one that is older does not answer while there is a connection. Asked for each page
 *  that is opened, so that the first after a change is by the new law. */
export function isLawCurrent(): Promise<boolean> {
  said = ask()
  return said
}

/** What was said of it when the page was opened that asks for one of its files. */
export const wasLawCurrent = (): Promise<boolean> => said ?? isLawCurrent()

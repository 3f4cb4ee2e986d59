/// <reference lib="dom" />
import { lawVersion } from '@requisite/law'
import { lawVersionAddress } from './address.ts'

/** How long what the server said holds, and how long it is waited for. */
const holdsMs = 5 * 60_000
const waitMs = 1500

let asked = Number.NEGATIVE_INFINITY
let said: Promise<boolean> = Promise.resolve(true)

async function ask(): Promise<boolean> {
  try {
    const response = await fetch(lawVersionAddress, {
      cache: 'no-store',
      signal: AbortSignal.timeout(waitMs),
    })
    return !response.ok || (await response.text()) === lawVersion
  } catch {
    // Without a connection the law that is here is the newest there is.
    return true
  }
}

/** Whether this program has the law of the server: one that is older does not answer while there is a connection. `now` is a
 *  moment in milliseconds. */
export function isLawCurrent(now: number): Promise<boolean> {
  if (navigator.onLine && now - asked > holdsMs) {
    asked = now
    said = ask()
  }
  return said
}

/// <reference lib="dom" />
import { lawVersionAddress } from './address.ts'

/** How long what the host says is waited for. */
const waitMs = 1500

/** Whether what is kept has the law of the host: an older one is not shown while there is a connection. Asked for each page that is
 *  opened, so that the first after a change is by the new law. */
export async function isLawCurrent(lawVersion: string): Promise<boolean> {
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

/// <reference lib="dom" />
import { isFramed } from './framed.ts'
import { clockNow } from './today.ts'

/** When something was kept last. */
const timeName = 'time'
/** So long it is kept: who comes back later finds nothing of it. */
const lastsMs = 30 * 60_000

/** The tab's own storage, which ends with the tab; null where the browser gives none, and in a frame: the way out of the page around it
 *  could not empty it. */
function tabStorage(): Storage | null {
  if (isFramed) return null
  try {
    const { sessionStorage } = window
    if (clockNow() - Number(sessionStorage.getItem(timeName) ?? 0) > lastsMs) sessionStorage.clear()
    return sessionStorage
  } catch {
    return null
  }
}

const storage = tabStorage()

/** What is written only where the page is hidden or left: a browser keeps on its disk what was written. */
const held = new Map<string, unknown>()
const collectors: (() => void)[] = []
let isForgotten = false

/** Keeps something in the tab. */
export function keepInTab(name: string, value: unknown): void {
  held.set(name, value)
}

export function keptInTab<Value>(name: string): Value | null {
  if (held.has(name)) return held.get(name) as Value
  const text = storage?.getItem(name) ?? null
  return text === null ? null : (JSON.parse(text) as Value)
}

/** Lets a part of the page keep what it has, where the page is hidden or left. */
export const beforeHidden = (collect: () => void): number => collectors.push(collect)

/** Forgets everything, and keeps nothing more. */
export function forgetAll(): void {
  isForgotten = true
  held.clear()
  storage?.clear()
}

function write(): void {
  if (isForgotten) return
  for (const collect of collectors) collect()
  try {
    for (const [name, value] of held) storage?.setItem(name, JSON.stringify(value))
    if (held.size > 0) storage?.setItem(timeName, String(clockNow()))
  } catch {
    // A storage that is full keeps what was before.
  }
}

// A page that is left is hidden as well, after it: it has written by then.
let isGone = false
window.addEventListener('pagehide', () => {
  write()
  isGone = true
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && !isGone) write()
})
// What another page has forgotten since is forgotten here.
window.addEventListener('pageshow', ({ persisted }) => {
  isGone = false
  if (persisted) held.clear()
})

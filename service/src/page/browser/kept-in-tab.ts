/// <reference lib="dom" />
import { clockNow } from './today.ts'

/** When something was kept last. */
const timeName = 'time'
/** So long it is kept: who comes back later finds nothing of it. */
const lastsMs = 30 * 60_000

/** The tab's own storage, which ends with the tab; null where the browser gives none. */
function tabStorage(): Storage | null {
  try {
    const { sessionStorage } = window
    if (clockNow() - Number(sessionStorage.getItem(timeName) ?? 0) > lastsMs) sessionStorage.clear()
    return sessionStorage
  } catch {
    return null
  }
}

const storage = tabStorage()

/** Keeps something in the tab, with the time. */
export function keepInTab(name: string, value: unknown): void {
  try {
    storage?.setItem(name, JSON.stringify(value))
    storage?.setItem(timeName, String(clockNow()))
  } catch {
    // A storage that is full keeps what was before.
  }
}

export function keptInTab<Value>(name: string): Value | null {
  const text = storage?.getItem(name) ?? null
  return text === null ? null : (JSON.parse(text) as Value)
}

/** Forgets everything. */
export const forgetAll = (): void => storage?.clear()

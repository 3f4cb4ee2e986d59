/// <reference lib="dom" />
import { clockNow } from './today.ts'

/** A step as the tab keeps it: what to send, and where, to see it again, and how far it was scrolled. */
export interface Step {
  readonly here: string
  readonly body: string
  readonly top: number
}

const nameOf = (id: string): string => `step-${id}`

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

export const isKept = storage !== null

/** An id says nothing about the case, so that it may stand in the history of the browser. */
export const newId = (): string => Math.random().toString(36).slice(2)

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

export const keepStep = (id: string, step: Step): void => keepInTab(nameOf(id), step)
export const keptStep = (id: string): Step | null => keptInTab<Step>(nameOf(id))

/** Forgets every step. */
export const forgetSteps = (): void => storage?.clear()

/// <reference lib="dom" />

/** A step as the tab keeps it: what to send, and where, to see it again, and how far it was scrolled. */
export interface Step {
  readonly here: string
  readonly body: string
  readonly top: number
}

const nameOf = (id: string): string => `step-${id}`

/** The tab's own storage, which ends with the tab; null where the browser gives none. */
function tabStorage(): Storage | null {
  try {
    const { sessionStorage } = window
    sessionStorage.removeItem(nameOf(''))
    return sessionStorage
  } catch {
    return null
  }
}

const storage = tabStorage()

export const isKept = storage !== null

/** An id says nothing about the case, so that it may stand in the history of the browser. */
export const newId = (): string => Math.random().toString(36).slice(2)

export function keepStep(id: string, step: Step): void {
  try {
    storage?.setItem(nameOf(id), JSON.stringify(step))
  } catch {
    // A storage that is full keeps the steps before.
  }
}

export function keptStep(id: string): Step | null {
  const text = storage?.getItem(nameOf(id)) ?? null
  return text === null ? null : (JSON.parse(text) as Step)
}

/** Forgets every step. */
export const forgetSteps = (): void => storage?.clear()

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** The fields of a form as they would be sent. */
export const sentFields = (data: FormData): URLSearchParams =>
  new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))

/** Does something after a pause in typing, however much was typed before it. */
function afterPause(pauseMs: number, work: () => void): () => void {
  let timer = 0
  return () => {
    clearTimeout(timer)
    timer = window.setTimeout(work, pauseMs)
  }
}

/** A form that is asked about when it would send something else than before. */
export interface WatchedForm {
  /** What it would have sent when it was looked at last. */
  readonly asked: () => string
  readonly look: () => void
}

/** Asks about what a form would send, after a pause in typing. */
export function watchForm(fields: () => string, pauseMs: number, ask: () => void): WatchedForm {
  let asked = fields()
  const askLater = afterPause(pauseMs, ask)
  const look = (): void => {
    const now = fields()
    if (now === asked) return
    asked = now
    askLater()
  }
  return { asked: () => asked, look }
}

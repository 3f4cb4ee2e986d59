/// <reference lib="dom" />

/** Whether so many milliseconds have not passed yet since it was made: for work that is done in pieces. */
export function within(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() < end
}

/** Milliseconds since the page was opened. */
export const sinceOpened = (): number => performance.now()

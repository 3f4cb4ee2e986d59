/** What an answer stands for: a row, or the rows of a person. */
export type CountedAs = 'rows' | 'people'

/** What a progress line shows. */
export interface Progress {
  readonly rows: number
  readonly counted: CountedAs
  /** The bytes of the input whose rows are answered. */
  readonly bytesAnswered: number
  /** Null when it cannot be known, as for a pipe. */
  readonly bytesInAll: number | null
  readonly ms: number
}

const width = 24

const duration = (seconds: number): string =>
  seconds < 60
    ? `${Math.ceil(seconds)} s`
    : seconds < 3600
      ? `${Math.floor(seconds / 60)} min ${Math.ceil(seconds % 60)} s`
      : `${Math.floor(seconds / 3600)} h ${Math.ceil((seconds % 3600) / 60)} min`

/** Thousands with commas between them. */
export const groupedDigits = (n: number): string => Math.round(n).toLocaleString('en-GB')

/** So many of what is counted: "1 row", "2,000 people". */
export const counting = (n: number, counted: CountedAs | 'sentences'): string =>
  `${groupedDigits(n)} ${n === 1 ? one[counted] : counted}`
const one = { rows: 'row', people: 'person', sentences: 'sentence' } as const

/** One line: how far, how fast, and how long it will still take. */
export function progressLine({ rows, counted, bytesAnswered, bytesInAll, ms }: Progress): string {
  const rate = ms > 0 ? `${counting(Math.round((rows / ms) * 1000), counted)} a second` : ''
  if (bytesInAll === null || bytesInAll === 0) return `${counting(rows, counted)}, ${rate}`
  const part = Math.min(1, bytesAnswered / bytesInAll)
  const done = Math.round(part * width)
  const left = part > 0 ? duration(((ms / part) * (1 - part)) / 1000) : 'not known yet'
  const bar = `${'█'.repeat(done)}${'░'.repeat(width - done)}`
  return `${bar} ${Math.floor(part * 100)}%  ${counting(rows, counted)}, ${rate}, ${left} left`
}

import { isRecord, lengthBounds, pleaBounds } from '@requisite/law'

/** How much a question about lengths asks for, counted before it is worked out: rows, and months that are looked at for cliffs. A
 *  list over its bound counts as none, because nothing in it is looked at. */
export interface WhatIfSize {
  readonly rows: number
  readonly months: number
}

const nothing: WhatIfSize = { rows: 0, months: 0 }

/** So many rows, or part of them, count as one request; so do so many months that are looked at for cliffs. */
export const rowsPerRequest = 100
const monthsPerRequest = 500

/** How many requests so much counts for. */
export const requestsOfWhatIf = ({ rows, months }: WhatIfSize): number =>
  Math.max(1, Math.ceil(rows / rowsPerRequest), Math.ceil(months / monthsPerRequest))

/** Whether a question can take more than about 5 ms, as a hundred months take. */
export const isLongWhatIf = ({ rows, months }: WhatIfSize): boolean => rows + months > 100

/** The size of what may be a question. */
export function whatIfSize(body: unknown): WhatIfSize {
  const { lengths, pleaReductions } = isRecord(body) ? body : {}
  const pleas = Array.isArray(pleaReductions) ? pleaReductions.length : 1
  if (pleas > pleaBounds.pleas) return nothing
  if (Array.isArray(lengths)) return listSize(lengths, pleas)
  return isRecord(lengths)
    ? rangeSize(monthsOf(lengths.from), monthsOf(lengths.to), monthsOf(lengths.step), pleas)
    : nothing
}

/** The size of lengths from one to another, in months. */
export function rangeSize(from: number, to: number, step: number, pleas: number): WhatIfSize {
  const months = to - from
  const lengths = 1 + Math.floor(months / Math.max(1, step))
  const isTried = months >= 0 && months <= lengthBounds.apart && lengths <= lengthBounds.lengths
  return isTried ? { rows: lengths * pleas, months } : nothing
}

function listSize(lengths: readonly unknown[], pleas: number): WhatIfSize {
  if (lengths.length === 0 || lengths.length > lengthBounds.lengths) return nothing
  const months = lengths.map(monthsOf)
  return { rows: lengths.length * pleas, months: Math.max(...months) - Math.min(...months) }
}

function monthsOf(length: unknown): number {
  const { years, months } = isRecord(length) ? length : {}
  const whole = (value: unknown): number => (typeof value === 'number' ? value : 0)
  return 12 * whole(years) + whole(months)
}

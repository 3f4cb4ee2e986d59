import { caseBounds, isRecord, lengthBounds, pleaBounds } from '@requisite/law/internal'
import type { Price } from '../price.ts'

/** How much a question about lengths asks for, counted before it is worked out: rows, and months that are looked at for cliffs. A
 *  list over its bound counts as none, because nothing in it is looked at. */
export interface WhatIfSize {
  readonly rows: number
  readonly months: number
  /** Each ten times on remand make every row and month so many times as long. */
  readonly times: number
}

const nothing: WhatIfSize = { rows: 0, months: 0, times: 1 }

/** So many rows, or part of them, count as one request; so do so many months that are looked at for cliffs. */
export const rowsPerRequest = 100
const monthsPerRequest = 300

/** How many requests so much counts for. */
export const requestsOfWhatIf = ({ rows, months, times }: WhatIfSize): number =>
  Math.max(1, Math.ceil((rows * times) / rowsPerRequest), Math.ceil((months * times) / monthsPerRequest))

/** Which part a question takes of what is quick, about 5 ms, as a hundred months take. */
export function partOfQuick(body: unknown): number {
  const { rows, months, times } = whatIfSize(body)
  return ((rows + months) * times) / 100
}

/** What a question about lengths takes. */
export const priceOfWhatIf = (body: unknown): Price => ({
  isLong: partOfQuick(body) > 1,
  cost: requestsOfWhatIf(whatIfSize(body)),
  what: 'question',
})

/** The size of what may be a question. */
export function whatIfSize(body: unknown): WhatIfSize {
  const { lengths, pleaReductions, remand } = isRecord(body) ? body : {}
  const pleas = Array.isArray(pleaReductions) ? pleaReductions.length : 1
  const onRemand = Array.isArray(remand) ? remand.length : 0
  if (pleas > pleaBounds.pleas || onRemand > caseBounds.remand) return nothing
  const size = Array.isArray(lengths)
    ? listSize(lengths, pleas)
    : isRecord(lengths)
      ? rangeSize(monthsOf(lengths.from), monthsOf(lengths.to), monthsOf(lengths.step), pleas)
      : nothing
  return { ...size, times: 1 + Math.floor(onRemand / 10) }
}

/** The size of lengths from one to another, in months. */
function rangeSize(from: number, to: number, step: number, pleas: number): WhatIfSize {
  const months = to - from
  const lengths = 1 + Math.floor(months / Math.max(1, step))
  const isTried = months >= 0 && months <= lengthBounds.apart && lengths <= lengthBounds.lengths
  return isTried ? { ...nothing, rows: lengths * pleas, months } : nothing
}

function listSize(lengths: readonly unknown[], pleas: number): WhatIfSize {
  if (lengths.length === 0 || lengths.length > lengthBounds.lengths) return nothing
  const months = lengths.map(monthsOf)
  return { ...nothing, rows: lengths.length * pleas, months: Math.max(...months) - Math.min(...months) }
}

function monthsOf(length: unknown): number {
  const { years, months } = isRecord(length) ? length : {}
  const whole = (value: unknown): number => (typeof value === 'number' ? value : 0)
  return 12 * whole(years) + whole(months)
}

import { addDays, type Day, isoDate, parseDay } from '@requisite/law'
import type { SchemaElement } from 'hyparquet'

/** A column of a Parquet file whose values are rows of text on their way: how it is described in a file, how its text is
 *  read again. What was read comes out as it went in. */
export interface Column {
  readonly element: SchemaElement
  readonly value: (text: string) => unknown
}

const epoch = parseDay('1970-01-01') as Day

/** A day as Parquet counts it, and the other way. */
export const dateText = (days: number): string => isoDate(addDays(epoch, days))
const daysOf = (text: string): number | undefined => {
  const day = parseDay(text)
  return day === null ? undefined : day - epoch
}

const nanosPerDay = 86_400_000_000_000n
const units = { MILLIS: 1_000_000n, MICROS: 1000n, NANOS: 1n } as const
export type ColumnUnit = keyof typeof units

/** A moment to the nanosecond: 2026-11-16 09:30:00.000000001, without the part of a second where there is none. */
export function momentText(count: bigint, unit: ColumnUnit): string {
  const nanos = count * units[unit]
  const day = nanos >= 0n ? nanos / nanosPerDay : -((nanosPerDay - 1n - nanos) / nanosPerDay)
  const rest = nanos - day * nanosPerDay
  const seconds = Number(rest / 1_000_000_000n)
  const fraction = String(rest % 1_000_000_000n)
    .padStart(9, '0')
    .replace(/(?<!0)0+$/, '')
  const two = (n: number): string => String(n).padStart(2, '0')
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return `${dateText(Number(day))} ${time}${fraction === '' ? '' : `.${fraction}`}`
}

function momentOf(text: string, unit: ColumnUnit): bigint | undefined {
  const [, date = '', h = '', m = '', s = '', fraction = ''] =
    /^(\S+) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?$/.exec(text) ?? []
  const days = daysOf(date)
  if (days === undefined) return undefined
  const seconds = BigInt(days) * 86_400n + BigInt(Number(h) * 3600 + Number(m) * 60 + Number(s))
  return (seconds * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'))) / units[unit]
}

const plain = (name: string, element: Partial<SchemaElement>): SchemaElement => ({
  name,
  repetition_type: 'OPTIONAL',
  ...element,
})

export const textColumn = (name: string): Column => ({
  element: plain(name, { type: 'BYTE_ARRAY', converted_type: 'UTF8' }),
  value: (text) => text,
})
export const dateColumn = (name: string): Column => ({
  element: plain(name, { type: 'INT32', converted_type: 'DATE' }),
  value: daysOf,
})
const numberColumn =
  (type: 'INT32' | 'DOUBLE') =>
  (name: string): Column => ({ element: plain(name, { type }), value: Number })
export const integerColumn = numberColumn('INT32')
export const realColumn = numberColumn('DOUBLE')
export const truthColumn = (name: string): Column => ({
  element: plain(name, { type: 'BOOLEAN' }),
  value: (text) => text === 'true',
})

/** The unit of a column of moments; null for any other. */
function unitOf({ converted_type: converted, logical_type: logical }: SchemaElement): ColumnUnit | null {
  if (logical?.type === 'TIMESTAMP') return logical.unit
  return converted === 'TIMESTAMP_MILLIS' ? 'MILLIS' : converted === 'TIMESTAMP_MICROS' ? 'MICROS' : null
}

const isWhole = ({ converted_type: converted, logical_type: logical }: SchemaElement): boolean =>
  (converted === undefined || /^U?INT_/.test(converted)) &&
  (logical === undefined || logical.type === 'INTEGER')

/** A column of a file that was read, for the file that is written. What is nested or has no simple type goes out as text. */
export function sameColumn(name: string, element: SchemaElement): Column {
  const { type, converted_type: converted, logical_type: logical, num_children: children } = element
  const kept: SchemaElement = { ...element, name, repetition_type: 'OPTIONAL' }
  const unit = unitOf(element)
  if (children !== undefined || element.repetition_type === 'REPEATED') return textColumn(name)
  if (converted === 'DATE' || logical?.type === 'DATE') return dateColumn(name)
  if (unit !== null && type === 'INT64') return { element: kept, value: (text) => momentOf(text, unit) }
  if (converted === 'DECIMAL') return { element: kept, value: (text) => BigInt(text.replace('.', '')) }
  if (type === 'BOOLEAN') return truthColumn(name)
  if (type === 'FLOAT' || type === 'DOUBLE') return { element: kept, value: Number }
  if (type === 'INT32' && isWhole(element)) return { element: kept, value: Number }
  if (type === 'INT64' && isWhole(element)) return { element: kept, value: BigInt }
  return textColumn(name)
}

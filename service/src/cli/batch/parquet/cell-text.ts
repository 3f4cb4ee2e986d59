import { type SchemaElement, toJson } from 'hyparquet'

/** A value as the text of a cell. */
export type Cell = (value: unknown) => string

export const quotedWhereNeeded = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A value as a cell. Nothing and an empty text are told apart, so that both come out as they went in; for a field they are the
 *  same. */
export function cellOf({ scale, converted_type: converted }: SchemaElement, isField: boolean): Cell {
  return (value) => {
    if (value === null || value === undefined) return ''
    if (typeof value === 'string') return value === '' && !isField ? '""' : quotedWhereNeeded(value)
    if (typeof value === 'number')
      return Number.isNaN(value) ? '' : converted === 'DECIMAL' ? value.toFixed(scale ?? 0) : String(value)
    if (typeof value === 'bigint' || typeof value === 'boolean') return String(value)
    if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
    return quotedWhereNeeded(JSON.stringify(toJson(value)))
  }
}

/** A value of Thrift's compact protocol, of which the footer and the page headers of Parquet are made: whole numbers and structs
 *  by the number of their field. Of texts and lists only that they are there is kept. */
export type ThriftValue = number | ThriftStruct | true
export type ThriftStruct = ReadonlyMap<number, ThriftValue>

const kinds = { byte: 3, i16: 4, i32: 5, i64: 6, double: 7, binary: 8, list: 9, set: 10, struct: 12 } as const
const deepest = 32

/** Reads the struct that begins at a place, and where it ends; null where it cannot be what it says. No text and no list may be
 *  longer than the bytes that are left: a list that says it has a thousand million elements would keep a reader busy for ever. */
export function readStruct(
  bytes: Uint8Array,
  from: number,
): { readonly struct: ThriftStruct; readonly end: number } | null {
  let at = from
  try {
    return { struct: struct(0), end: at }
  } catch {
    return null
  }

  function next(): number {
    const byte = bytes[at++]
    if (byte === undefined) throw new RangeError('it ends too early')
    return byte
  }

  function varint(): bigint {
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = next()
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
    throw new RangeError('a number does not end')
  }

  /** Of whole numbers the last bit is the sign. */
  function signed(): number {
    const value = varint()
    return Number(value & 1n ? -((value + 1n) >> 1n) : value >> 1n)
  }

  function skip(length: number): true {
    if (length > bytes.length - at) throw new RangeError('a text is too long')
    at += length
    return true
  }

  function element(kind: number, depth: number): ThriftValue {
    if (depth > deepest) throw new RangeError('it is too deep')
    if (kind === 1 || kind === 2) return true
    if (kind === kinds.byte) return skip(1)
    if (kind === kinds.i16 || kind === kinds.i32 || kind === kinds.i64) return signed()
    if (kind === kinds.double) return skip(8)
    if (kind === kinds.binary) return skip(Number(varint()))
    if (kind === kinds.list || kind === kinds.set) return list(depth)
    if (kind === kinds.struct) return struct(depth)
    throw new RangeError('there is no such kind')
  }

  function list(depth: number): true {
    const byte = next()
    const length = byte >> 4 === 15 ? Number(varint()) : byte >> 4
    if (length > bytes.length - at) throw new RangeError('a list is too long')
    const kind = byte & 0x0f
    for (let i = 0; i < length; i++) element(kind <= 2 ? kinds.byte : kind, depth + 1)
    return true
  }

  function struct(depth: number): ThriftStruct {
    const fields = new Map<number, ThriftValue>()
    let field = 0
    for (let byte = next(); (byte & 0x0f) !== 0; byte = next()) {
      field = byte >> 4 === 0 ? signed() : field + (byte >> 4)
      fields.set(field, element(byte & 0x0f, depth + 1))
    }
    return fields
  }
}

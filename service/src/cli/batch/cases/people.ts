/** A chunk of people: where the rows of each begin, then their rows. One piece of memory, so that it can be transferred. */
export interface People {
  /** The rows of a person reach to the beginning of the next. */
  readonly starts: readonly number[]
  /** For each whose rows do not stand together, the line on which these begin; 0 where all is well. */
  readonly seenAgainOn: readonly number[]
  readonly rows: Buffer
}

const headBytes = 8
const personBytes = 16

/** The chunk as bytes. */
export function framed(
  starts: readonly number[],
  seenAgainOn: readonly number[],
  rows: readonly Buffer[],
  size: number,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headBytes + personBytes * starts.length + size)
  const view = new DataView(bytes.buffer)
  view.setFloat64(0, starts.length)
  starts.forEach((start, i) => {
    view.setFloat64(headBytes + personBytes * i, start)
    view.setFloat64(headBytes + personBytes * i + 8, seenAgainOn[i] as number)
  })
  let at = headBytes + personBytes * starts.length
  for (const part of rows) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The same, read again. */
export function unframed(bytes: Buffer): People {
  const count = bytes.readDoubleBE(0)
  const at = (i: number): number => headBytes + personBytes * i
  const numbers = Array.from({ length: count }, (_, i) => i)
  return {
    starts: numbers.map((i) => bytes.readDoubleBE(at(i))),
    seenAgainOn: numbers.map((i) => bytes.readDoubleBE(at(i) + 8)),
    rows: bytes.subarray(at(count)),
  }
}

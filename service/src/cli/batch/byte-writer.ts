/** Bytes that grow at their end, in memory that threads share: what is handed over in memory of one thread alone is counted
 *  as garbage by the other, which then looks for more of it. */
export interface ByteWriter {
  /** Begins to write, into memory that is no longer needed elsewhere if there is some. */
  readonly begin: (spare: SharedArrayBuffer | null) => void
  /** A text, as the bytes it holds: one in each character. */
  readonly text: (text: string) => void
  /** A part of other bytes. */
  readonly part: (bytes: Buffer, from: number, to: number) => void
  readonly written: () => Uint8Array<SharedArrayBuffer>
}

/** What `Buffer.write` does in the end: without the way there it takes half the time. */
interface Latin1 {
  latin1Write(text: string, at: number): number
}

export function byteWriter(expected: number): ByteWriter {
  let memory = new SharedArrayBuffer(0)
  let bytes = Buffer.from(memory)
  let at = 0
  const use = (next: SharedArrayBuffer): void => {
    memory = next
    bytes = Buffer.from(memory)
  }
  const makeRoom = (length: number): void => {
    if (at + length <= bytes.length) return
    const before = bytes.subarray(0, at)
    use(new SharedArrayBuffer(2 * (at + length)))
    bytes.set(before)
  }
  return {
    begin: (spare) => {
      use(spare ?? new SharedArrayBuffer(expected))
      at = 0
    },
    text: (text) => {
      makeRoom(text.length)
      at += (bytes as unknown as Latin1).latin1Write(text, at)
    },
    part: (from, start, end) => {
      makeRoom(end - start)
      at += from.copy(bytes, at, start, end)
    },
    written: () => new Uint8Array(memory, 0, at),
  }
}

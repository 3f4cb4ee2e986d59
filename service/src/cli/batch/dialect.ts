const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d

/** So much is looked at to learn how the rows end. A first row that is longer has one of the usual ends. */
const mostLookedAt = 1024 * 1024

/** What was read already, and the rest. */
export async function* startingWith<Block>(
  first: readonly Block[],
  rest: AsyncIterable<Block>,
): AsyncGenerator<Block> {
  yield* first
  yield* rest
}

/** A CSV text as all that follows reads it: in UTF-8 where it was in UTF-16, and with rows that end in a line feed where they
 *  ended in a carriage return alone. Any other text goes through as it is, block by block. */
export async function* plainText(blocks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const begun = await firstBlocks(blocks, (held) => held.length >= 2)
  const encoding = utf16Of(begun)
  const inUtf8 = startingWith([begun], blocks)
  const text = encoding === null ? inUtf8 : decoded(inUtf8, encoding)
  const first = await firstBlocks(text, (held) => held.length > mostLookedAt || firstLineBreak(held) !== null)
  const all = startingWith([first], text)
  yield* firstLineBreak(first) === 'carriage return' ? withLineFeeds(all) : all
}

/** The blocks up to where enough of them is there, as one. */
export async function firstBlocks(
  blocks: AsyncGenerator<Buffer>,
  isEnough: (held: Buffer) => boolean,
): Promise<Buffer> {
  let held: Buffer = Buffer.alloc(0)
  while (!isEnough(held)) {
    const block = await blocks.next()
    if (block.done) break
    held = held.length === 0 ? block.value : Buffer.concat([held, block.value])
  }
  return held
}

/** Excel's "Unicode text" is UTF-16 with a mark that says so. */
const utf16Of = (bytes: Buffer): 'utf-16le' | 'utf-16be' | null =>
  bytes[0] === 0xff && bytes[1] === 0xfe
    ? 'utf-16le'
    : bytes[0] === 0xfe && bytes[1] === 0xff
      ? 'utf-16be'
      : null

/** The mark stays, as that of UTF-8: without it Excel would not know the letters again. */
async function* decoded(blocks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  for await (const block of blocks) {
    const text = decoder.decode(block, { stream: true })
    if (text !== '') yield Buffer.from(text)
  }
  const rest = decoder.decode()
  if (rest !== '') yield Buffer.from(rest)
}

/** What ends the first row; null where that is not to be seen yet. */
function firstLineBreak(bytes: Buffer): 'line feed' | 'carriage return' | null {
  let inside = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) inside = !inside
    else if (inside) continue
    else if (byte === lineFeed) return 'line feed'
    else if (byte === carriageReturn && at + 1 < bytes.length)
      return bytes[at + 1] === lineFeed ? 'line feed' : 'carriage return'
  }
  return null
}

/** Every carriage return that stands alone becomes a line feed. */
async function* withLineFeeds(blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  // The last byte of a block waits for the next, which may begin with the line feed that belongs to it.
  let waits = false
  for await (const block of blocks) {
    const bytes: Buffer = waits ? Buffer.concat([Buffer.from([carriageReturn]), block]) : Buffer.from(block)
    waits = bytes[bytes.length - 1] === carriageReturn
    const end = waits ? bytes.length - 1 : bytes.length
    for (
      let at = bytes.indexOf(carriageReturn);
      at !== -1 && at < end;
      at = bytes.indexOf(carriageReturn, at + 1)
    )
      if (bytes[at + 1] !== lineFeed) bytes[at] = lineFeed
    if (end > 0) yield bytes.subarray(0, end)
  }
  if (waits) yield Buffer.from([lineFeed])
}

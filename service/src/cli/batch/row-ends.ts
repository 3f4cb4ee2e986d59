const quote = 0x22
const newline = 0x0a

/** Finds where rows end, block after block, without looking at cells. */
export interface RowEnds {
  /** The place after the last whole row of this block, or -1 when no row ends in it. */
  readonly lastIn: (block: Buffer) => number
  /** What is most likely wrong where a row does not end. */
  readonly endless: string
}

/** In NDJSON every line is a row. */
export const ndjsonRowEnds = (): RowEnds => ({
  lastIn: (block) => block.lastIndexOf(newline) + 1 || -1,
  endless: 'Write one JSON object on each line.',
})

/** In CSV a line break inside quotation marks ends no row. A quotation mark opens a cell only at its very start: anywhere
 *  else it is a letter like others. From one mark to the next nothing is looked at byte by byte. */
export function csvRowEnds(delimiter: number): RowEnds {
  let inside = false
  /** A mark inside was the last byte of the block: the next byte says whether it closes. */
  let undecided = false
  let before = newline
  return { lastIn, endless: 'Most likely a quotation mark was opened in it and not closed.' }

  function lastIn(block: Buffer): number {
    if (block.length === 0) return -1
    let at = undecided ? decide(block) : 0
    let end = -1
    while (at < block.length) {
      const mark = block.indexOf(quote, at)
      if (inside) {
        if (mark === -1) break
        undecided = mark + 1 === block.length
        if (!undecided && block[mark + 1] !== quote) inside = false
        at = mark + (block[mark + 1] === quote ? 2 : 1)
      } else {
        end = lastNewline(block, at, mark === -1 ? block.length : mark) ?? end
        if (mark === -1) break
        const previous = mark === 0 ? before : block[mark - 1]
        inside = previous === delimiter || previous === newline
        at = mark + 1
      }
    }
    before = block[block.length - 1] as number
    return end
  }

  function decide(block: Buffer): number {
    undecided = false
    inside = block[0] === quote
    return inside ? 1 : 0
  }
}

function lastNewline(block: Buffer, from: number, to: number): number | null {
  for (let at = to - 1; at >= from; at--) if (block[at] === newline) return at + 1
  return null
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvRowEnds, rowChunks } from '../../service/src/cli/batch/chunks.ts'
import { cellsOf, cellText, rowsIn } from '../../service/src/cli/batch/csv-row.ts'

const oneOf = (...values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...values)
/** Texts of the letters that matter. */
const csv = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: oneOf('a', '"', ',', '\n') },
      { weight: 1, arbitrary: oneOf('\r\n', '""', '","', 'bc') },
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

describe('Rows are found in the same way by all who look for them', () => {
  /** The rows of a text, each as its cells. */
  const rowsOf = (bytes: Buffer): readonly (readonly string[])[] =>
    [...rowsIn(bytes.toString('latin1'), ',')].map(({ cells }) => cells.map((cell) => cellText(cell)))

  test('however the text is cut into blocks, the chunks have whole rows and all of them', async () =>
    await fc.assert(
      fc.asyncProperty(csv, fc.array(fc.nat(60), { maxLength: 6 }), async (text, cuts) => {
        const bytes = Buffer.from(text, 'latin1')
        const places = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length]
        async function* blocks() {
          for (let i = 1; i < places.length; i++) yield bytes.subarray(places[i - 1], places[i])
        }
        const rows: (readonly string[])[] = []
        for await (const chunk of rowChunks(blocks(), csvRowEnds(','), 1))
          rows.push(...rowsOf(Buffer.from(chunk.rows)))
        expect(rows).toEqual(rowsOf(bytes))
      }),
      // A block of nothing between a quotation mark and the byte that says whether it closes.
      { numRuns: 3000, examples: [['aaaaa","""\r\n""', [9, 9]]] },
    ))

  test('a first row is read as the others are', () =>
    fc.assert(
      fc.property(csv, (text) => {
        const bytes = Buffer.from(text.replaceAll('\n', ' ').replaceAll('\r', ' '), 'latin1')
        if (bytes.length === 0) return
        const [row] = rowsOf(bytes)
        expect(cellsOf(bytes.toString('latin1'), ',').map((cell) => cell.trim())).toEqual(row)
      }),
    ))

  test('a row that never ends is refused, not held for ever', async () => {
    async function* endless(): AsyncGenerator<Buffer> {
      for (;;) yield Buffer.alloc(16 * 1024 * 1024, 'x')
    }
    const reading = (async () => {
      for await (const _chunk of rowChunks(endless(), csvRowEnds(','), 1024)) return
    })()
    await expect(reading).rejects.toThrow(
      'The row on line 1 is longer than 16 MB. Most likely a quotation mark',
    )
  })
})

import { ages, offences, regimes, sentenceTypes } from '@requisite/law'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowChunks } from '../../service/src/cli/batch/chunks.ts'
import { readHeader } from '../../service/src/cli/batch/csv-header.ts'
import { plainQuestions } from '../../service/src/cli/batch/csv-question.ts'
import { cellsOf, cellText, csvRow, readRow } from '../../service/src/cli/batch/csv-row.ts'
import { csvRowEnds } from '../../service/src/cli/batch/row-ends.ts'
import { fromTexts } from '../../service/src/contract/from-text.ts'
import { parse } from '../../service/src/contract/parse.ts'
import { requestFields } from '../../service/src/contract/request.ts'

const oneOf = (...values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...values)
const small = (most: number): fc.Arbitrary<string> => fc.integer({ min: -1, max: most + 1 }).map(String)
const odd = oneOf(
  '',
  ' ',
  'x',
  '00',
  '1.0',
  '1e1',
  '+1',
  '"1"',
  '0x1',
  'null',
  '2026-02-29',
  ' 3',
  'TRUE',
  'constructor',
)

/** Cells that are right, nearly right or wrong, for every field. */
const cells: Readonly<Record<string, fc.Arbitrary<string>>> = {
  startDate: fc.oneof(
    fc
      .tuple(
        fc.integer({ min: 1899, max: 2200 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
      )
      .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`),
    oneOf('2026-11-16', '2026-1-16', '2026/11/16', '20261116xx', '2024-02-29', '1900-01-01', '2199-12-31'),
  ),
  sentenceYears: small(99),
  sentenceMonths: small(11),
  sentenceDays: small(30),
  remandCreditDays: small(36525),
  taggedBailCreditDays: small(36525),
  addedDays: small(36525),
  sentenceType: oneOf('', ...sentenceTypes, 'SDS'),
  ageAtSentence: oneOf('', ...ages),
  regimeId: oneOf('', '', '', ...Object.keys(regimes), 'toString'),
  offenceKey: oneOf('', ...offences.slice(0, 40).map(({ key }) => key), 'robery'),
  postCommencement: oneOf('', 'true', 'false', 'True'),
  notSuspended: oneOf('', 'true', 'false', 'unknown'),
}

describe('A row that is written plainly', () => {
  const header = readHeader(',', requestFields, new Map())
  if ('mistakes' in header) throw new Error(header.mistakes.join())
  const question = plainQuestions({ ...header.header, headings: requestFields }, 'iso')
  const row = csvRow(requestFields.length)

  test('gives the question that parse gives; any other is left to parse', () => {
    let plain = 0
    fc.assert(
      fc.property(
        fc.tuple(
          ...requestFields.map((field) =>
            fc.oneof({ weight: 30, arbitrary: cells[field] ?? odd }, { weight: 1, arbitrary: odd }),
          ),
        ),
        (written) => {
          const text = written.join(',')
          const bytes = Buffer.from(text, 'latin1')
          readRow(bytes, 0, 0x2c, row)
          const found = question({ bytes, text }, row)
          if (found === null) return
          plain++
          const parsed = parse(
            fromTexts(requestFields.map((field, i) => [field, String(written[i])] as const)),
          )
          expect('errors' in parsed ? parsed.errors : parsed.question).toEqual(found)
        },
      ),
      { numRuns: 5000 },
    )
    expect(plain).toBeGreaterThan(500)
  })
})

/** Texts of the letters that matter. */
const csv = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: oneOf('a', '"', ',', '\n') },
      { weight: 1, arbitrary: oneOf('\r\n', '""', '","', 'bc') },
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''))

describe('Rows are found in the same way by all who look for them', () => {
  /** The rows of a text, each as its cells. */
  function rowsOf(bytes: Buffer): readonly (readonly string[])[] {
    const found: string[][] = []
    const row = csvRow(100)
    const text = bytes.toString('latin1')
    for (let at = 0; at < bytes.length; at = row.next) {
      readRow(bytes, at, 0x2c, row)
      found.push(Array.from({ length: row.cells }, (_, i) => cellText(text, row, i)))
    }
    return found
  }

  test('however the text is cut into blocks, the chunks have whole rows and all of them', async () => {
    await fc.assert(
      fc.asyncProperty(csv, fc.array(fc.nat(60), { maxLength: 6 }), async (text, cuts) => {
        const bytes = Buffer.from(text, 'latin1')
        const places = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length]
        const ends = csvRowEnds(0x2c)
        const rows: (readonly string[])[] = []
        let held = Buffer.alloc(0)
        for (let i = 1; i < places.length; i++) {
          const block = bytes.subarray(places[i - 1], places[i])
          const end = ends.lastIn(block)
          if (end === -1) held = Buffer.concat([held, block])
          else {
            rows.push(...rowsOf(Buffer.concat([held, block.subarray(0, end)])))
            held = Buffer.from(block.subarray(end))
          }
        }
        rows.push(...rowsOf(held))
        expect(rows).toEqual(rowsOf(bytes))
      }),
      // A block of nothing between a quotation mark and the byte that says whether it closes.
      { numRuns: 3000, examples: [['aaaaa","""\r\n""', [9, 9]]] },
    )
  })

  test('a first row is read as the others are', () => {
    fc.assert(
      fc.property(csv, (text) => {
        const bytes = Buffer.from(text.replaceAll('\n', ' ').replaceAll('\r', ' '), 'latin1')
        if (bytes.length === 0) return
        const [row] = rowsOf(bytes)
        expect(cellsOf(bytes.toString('latin1'), ',').map((cell) => cell.trim())).toEqual(row)
      }),
    )
  })

  test('a row that never ends is refused, not held for ever', async () => {
    async function* endless(): AsyncGenerator<Buffer> {
      const block = Buffer.alloc(16 * 1024 * 1024, 'x')
      for (;;) yield block
    }
    const reading = (async () => {
      for await (const _chunk of rowChunks(endless(), csvRowEnds(0x2c), 1024)) return
    })()
    await expect(reading).rejects.toThrow(
      'The row on line 1 is longer than 16 MB. Most likely a quotation mark',
    )
  })
})

import { cellText, csvRow, readRow } from '../csv-row.ts'
import type { CaseHeader } from './header.ts'
import { type PersonsSeen, personsSeen } from './persons-seen.ts'

/** The people whose rows do not stand together. To find them the file is read once more before it is answered: which rows belong to
 *  somebody is known only at its end, and an answer to some of them would be a date without the others. */
export async function scatteredPeople(
  rows: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { delimiter, cells }: Pick<CaseHeader, 'delimiter' | 'cells'>,
  person: number,
): Promise<PersonsSeen> {
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  const seen = personsSeen()
  const scattered = personsSeen()
  let current: string | null = null
  for await (const chunk of rows) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    const text = bytes.toString('latin1')
    for (let at = 0; at < bytes.length; at = row.next) {
      readRow(bytes, at, code, row)
      if (row.end === at) continue
      const name = cellText(text, row, person)
      if (name !== current && name !== '' && seen.add(name)) scattered.add(name)
      current = name
    }
  }
  return scattered
}

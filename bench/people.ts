import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { addDays, type Day, isoDate, offences, parseDay } from '@requisite/law'
import { numbersFrom } from '../test/support/random.ts'
import { best, type Measure, measure, shown } from './batch.ts'
import type { Print } from './print.ts'

const rounds = 3
const many = 1_000_000
const few = 300_000
const fasterAtLeast = 2
const memoryAtMost = 1.3

const names =
  'person,startDate,sentenceYears,sentenceMonths,sentenceWeeks,offenceKey,consecutiveTo,remandCreditDays,addedDays'

const firstStart = parseDay('2023-01-01') as Day

/** A file of so many sentences of people with one to five of them, half of them consecutive to the one before; from weeks to
 *  years; 2023 to 2027; credit in half, added days in a sixth. Nobody comes twice. */
async function write(path: string, rows: number): Promise<void> {
  const below = numbersFrom(29)
  const oneIn = (n: number): boolean => below(n) === 0
  const plain = offences.filter(({ lifeMaximum }) => !lifeMaximum)
  const file = createWriteStream(path)
  file.write(`${names}\n`)
  for (let row = 0, person = 1; row < rows; person++) {
    const count = Math.min(rows - row, 1 + below(5))
    const start = addDays(firstStart, below(5 * 365))
    const added = oneIn(6) ? below(40) : ''
    let text = ''
    for (let i = 1; i <= count; i++, row++) {
      const length = oneIn(3) ? `,,${4 + below(20)}` : oneIn(2) ? `,${2 + below(22)},` : `${1 + below(5)},,`
      const offence = plain[below(plain.length)]?.key
      const after = i > 1 && oneIn(2) ? i - 1 : ''
      const remand = oneIn(2) ? below(60) : ''
      text += `P${person},${isoDate(start)},${length},${offence},${after},${remand},${i === 1 ? added : ''}\n`
    }
    if (!file.write(text)) await new Promise((resolve) => file.once('drain', resolve))
  }
  file.end()
  await finished(file)
}

const target = (met: boolean): string => (met ? 'met' : 'MISSED')

/** `requisite batch` of people beside a straightforward script on csv-parse and the same engine: whole processes, in turns, the
 *  best of three each. */
export async function bench(print: Print): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-bench-'))
  const [large, small, out] = ['large.csv', 'small.csv', 'out.csv'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await write(large, many)
  await write(small, few)
  const bin = fileURLToPath(new URL('../service/bin/requisite.js', import.meta.url))
  const script = fileURLToPath(new URL('straightforward-people.ts', import.meta.url))
  const ours: Measure[] = []
  const oursFew: Measure[] = []
  const straightforward: Measure[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(measure(many, [bin, 'batch', large, '-q', '-o'], out))
    oursFew.push(measure(few, [bin, 'batch', small, '-q', '-o'], out))
    straightforward.push(measure(many, [script, large], out))
  }
  rmSync(folder, { recursive: true })

  const [a, b, c] = [best(ours), best(oursFew), best(straightforward)]
  const speed = a.rowsPerSecond / c.rowsPerSecond
  const memory = a.megabytes / b.megabytes
  print(
    `People with one to five sentences, CSV to CSV, whole processes, ${availableParallelism()} cores, best of ${rounds}`,
  )
  print(shown('requisite batch of people, 1,000,000 rows', a))
  print(shown('requisite batch of people, 300,000 rows', b))
  print(shown('a script on csv-parse, 1,000,000 rows', c))
  print(
    `requisite : script = ${speed.toFixed(1)} : 1  target at least ${fasterAtLeast}: ${target(speed >= fasterAtLeast)}`,
  )
  print(
    `memory at 1,000,000 rows : at 300,000 = ${memory.toFixed(2)} : 1  target at most ${memoryAtMost}: ${target(memory <= memoryAtMost)}`,
  )
}

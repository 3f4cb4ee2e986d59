/** Reads Parquet and CSV with wrong bytes in them, one file after the other, in a process that can be ended: what is read is read,
 *  what is not is refused in words, and nothing takes long, in processor time. `node test/support/damaged-files.ts <folder> <one in so many>` */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parquetBounds } from '../../service/src/cli/batch/parquet/bounds.ts'
import { openParquet } from '../../service/src/cli/batch/parquet/read.ts'
import { command } from './command.ts'
import { numbersFrom } from './random.ts'

const [, , folder = '', every = '1'] = process.argv
const longestMs = 15_000

interface Outcome {
  files: number
  read: number
  refused: number
  slowest: string
  readonly wrong: string[]
}
const outcome: Outcome = { files: 0, read: 0, refused: 0, slowest: '', wrong: [] }
let slowestMs = 0

async function timed(name: string, work: () => Promise<boolean>): Promise<void> {
  const began = process.cpuUsage()
  outcome.files++
  if (await work()) outcome.read++
  else outcome.refused++
  const { user, system } = process.cpuUsage(began)
  const ms = (user + system) / 1000
  if (ms > longestMs) outcome.wrong.push(`${name}: ${Math.round(ms)} ms`)
  if (ms > slowestMs) {
    slowestMs = ms
    outcome.slowest = `${name}: ${Math.round(ms)} ms`
  }
}

/** Every byte of a file with other values in its place. */
async function parquetFiles(): Promise<void> {
  const file = join(folder, 'damaged.pq')
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.parquet'))) {
    const bytes = readFileSync(join(folder, name))
    let n = 0
    for (let at = 0; at < bytes.length; at++) {
      const was = bytes[at] as number
      for (const value of [0, 0x7f, 0x80, 0xff, was ^ 1, was ^ 0x40]) {
        if (value === was || n++ % Number(every) !== 0) continue
        const damaged = Buffer.from(bytes)
        damaged[at] = value
        writeFileSync(file, damaged)
        await timed(`${name}, byte ${at} is ${value}`, async () => {
          try {
            const { blocks } = await openParquet(file, parquetBounds, () => {})
            for await (const _block of blocks([]));
            return true
          } catch (error) {
            if (!(error instanceof Error) || error.message === '')
              outcome.wrong.push(`${name} ${at} ${value}`)
            return false
          }
        })
      }
    }
  }
}

const csv = Buffer.from(
  'sep=,\r\nname,startDate,sentenceYears,"offenceKey"\r\n"Zoë, ""Z""",2026-11-16,3,robbery\r\nB,16/11/2026,2,\r\n,2026-11-16,0,theft\r\n',
)
const oddBytes = [...'"",;\t|\r\n=\'@-0 \0'].map((letter) => letter.charCodeAt(0)).concat(0xef, 0xff, 0xc3)

/** A file is refused whole, in words; one that is read ends well where a row of it was answered, or none was asked. */
function isStatusRight(status: number | null, stderr: string): boolean {
  const [, answered, errors] = /: ([\d,]+) answered, ([\d,]+) with errors\.$/m.exec(stderr) ?? []
  if (answered === undefined) return status === 1 && /^requisite: ./m.test(stderr)
  return status === (answered === '0' && errors !== '0' ? 1 : 0)
}

/** A CSV text with some bytes replaced, put in or left out. */
async function csvFiles(count: number): Promise<void> {
  const below = numbersFrom(7)
  for (let i = 0; i < count; i++) {
    let bytes = csv
    for (let n = 1 + below(6); n > 0; n--) {
      const at = below(bytes.length)
      const odd = Buffer.from([oddBytes[below(oddBytes.length)] as number])
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        below(3) === 0 ? Buffer.alloc(0) : odd,
        bytes.subarray(at + below(2)),
      ])
    }
    for (const options of [[], ['--columns', 'name=person'], ['--calculate']])
      await timed(`CSV ${i} ${options.join(' ')}`, async () => {
        const { status, stderr } = await command(['batch', ...options], bytes)
        if (!isStatusRight(status, stderr))
          outcome.wrong.push(`CSV ${i}: ${status} ${stderr} ${JSON.stringify(bytes.toString('latin1'))}`)
        return status === 0
      })
  }
}

await parquetFiles()
await csvFiles(Math.ceil(2000 / Number(every)))
process.stdout.write(JSON.stringify(outcome))

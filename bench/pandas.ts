import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startService } from '../test/support/service.ts'
import type { Print } from './print.ts'

export const needs = ['python3'] as const

const few = 10_000
const many = 100_000
const mostMegabytes = 600
const mostGrowth = 1.5

interface Memory {
  readonly peak: number
  readonly tables: number
}

const script = fileURLToPath(new URL('table-memory.py', import.meta.url))
const client = fileURLToPath(new URL('../clients/python', import.meta.url))

async function memoryOf(url: string, rows: number): Promise<Memory> {
  const python = spawn('python3', [script, url, String(rows)], {
    env: { ...process.env, PYTHONPATH: client },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, wrong] = await Promise.all([text(python.stdout), text(python.stderr)])
  if (said.trim() === '') throw new Error(wrong.trim().split('\n').at(-1) ?? 'Python said nothing')
  return JSON.parse(said) as Memory
}

/** What a table of pandas takes in the memory of whoever asks, by the client for Python and a service of its own: the highest, and
 *  without the two tables themselves. */
export async function bench(print: Print): Promise<void> {
  const service = await startService()
  try {
    const one = await memoryOf(service.url, few)
    const other = await memoryOf(service.url, many)
    const growth = (other.peak - other.tables) / (one.peak - one.tables)
    const rowOf = (rows: number, { peak, tables }: Memory): string =>
      `${rows.toLocaleString('en').padStart(7)} rows  ${peak.toFixed(0).padStart(4)} MB at most, ` +
      `of which the two tables ${tables.toFixed(0).padStart(3)}`
    print(rowOf(few, one))
    print(rowOf(many, other))
    const held = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')
    print(
      `${many.toLocaleString('en')} rows = ${other.peak.toFixed(0)} MB  target at most ${mostMegabytes}: ` +
        held(other.peak <= mostMegabytes),
    )
    print(
      `beside the tables, ten times the rows = ${growth.toFixed(2)} times  target at most ${mostGrowth}: ${held(growth <= mostGrowth)}`,
    )
  } finally {
    await service.close()
  }
}

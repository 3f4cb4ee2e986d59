import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { run } from '../../service/src/cli/command.ts'
import { commandBy, type Ran } from './command-by.ts'
import { operatorName, today } from './service.ts'

/** Runs a command in this process, which is quick; with what stands on its standard input. */
export const command = commandBy(run, { operatorName, today })

/** A batch of what stands on the standard input, which says nothing of how far it is. */
export const batch = (rows: string | Buffer, ...args: readonly string[]): Promise<Ran> =>
  command(['batch', '-q', ...args], rows)

export type Cells = Readonly<Record<string, string>>

/** A table, read by a reader of CSV that is not ours. */
export const cellsOf = (csv: string | Buffer, options: object = {}): readonly Cells[] =>
  parse(csv, { columns: true, bom: true, ...options })

const bin = fileURLToPath(new URL('../../service/bin/requisite.js', import.meta.url))

/** Starts `requisite` as a process of its own. */
export const started = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(process.execPath, [bin, ...args], { env: { ...process.env, ...env }, stdio: 'pipe' })

/** Waits for a process, and gives what it did. */
export function finished(child: ChildProcess): Promise<Ran> {
  const out: Buffer[] = []
  let stderr = ''
  child.stdout?.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status, signal) => resolve({ status, signal, out: Buffer.concat(out), stderr }))
  })
}

/** Runs `requisite` as a process of its own. */
export function requisite(
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const child = started(args, env)
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  return finished(child)
}

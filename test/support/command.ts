import { type ChildProcess, spawn } from 'node:child_process'
import { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { run } from '../../service/src/cli/command.ts'
import type { CommandContext } from '../../service/src/cli/context.ts'
import { operatorName, today } from './service.ts'

/** What a command did. */
export interface Ran {
  readonly status: number | null
  readonly signal?: NodeJS.Signals | null
  readonly out: Buffer
  readonly stderr: string
}

/** A stream that keeps what is written to it. */
function kept(): { readonly stream: Writable; readonly bytes: () => Buffer } {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(Buffer.from(chunk))
      done()
    },
  })
  return { stream, bytes: () => Buffer.concat(chunks) }
}

/** Runs a command in this process, which is quick; with what stands on its standard input. */
export async function command(
  args: readonly string[],
  input: string | Buffer = '',
  context: Partial<CommandContext> = {},
): Promise<Ran> {
  const { stream, bytes } = kept()
  let stderr = ''
  const status = await run(
    args,
    {},
    {
      stdin: Readable.from([Buffer.from(input)]),
      stdout: stream,
      writeError: (text) => {
        stderr += text
      },
      isTerminal: { stdout: false, stderr: false },
      hasColour: false,
      operatorName,
      cores: 2,
      now: () => performance.now(),
      today,
      interrupted: new AbortController().signal,
      ...context,
    },
  )
  return { status, out: bytes(), stderr }
}

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

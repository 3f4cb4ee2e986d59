import type { Readable, Writable } from 'node:stream'
import { commands, inNamesOf } from '../contract/door-names.ts'
import type { ReadFlags } from './flags.ts'
import type { Mistaken } from './mistaken.ts'
import { outputFault, standardOutput } from './output-fault.ts'

/** What a command runs in: everything with a stream, a clock or an environment. */
export interface CommandContext {
  readonly stdin: Readable
  readonly stdout: Writable
  /** Writes to standard error: progress, notes and mistakes, never a result. */
  readonly writeError: (text: string) => void
  /** Whether standard output and standard error go to a person's terminal. */
  readonly isTerminal: { readonly stdout: boolean; readonly stderr: boolean }
  readonly hasColour: boolean
  readonly operatorName: string
  readonly cores: number
  /** Milliseconds that only go forward. */
  readonly now: () => number
  /** The day it is in London, as YYYY-MM-DD. */
  readonly today: () => string
  readonly interrupted: AbortSignal
}

/** 0: answered. 1: the input is wrong. 2: a fault. Of `recheck`, 3: stored answers are not what they were. 4: one of them is not, and no change of law names why. */
export type ExitStatus = 0 | 1 | 2 | 3 | 4

/** Runs with the options and words that follow the command's name. Mistakes are said with where to read more. */
export type Command = (read: ReadFlags, context: CommandContext) => Promise<ExitStatus | Mistaken>

/** Writes a result to standard output and waits until it is taken: backpressure. */
export const write = ({ stdout }: CommandContext, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    stdout.write(text, (error) => (error ? reject(outputFault(error, standardOutput)) : resolve()))
  })

/** Writes JSON as the API sends it, to the byte; only a terminal gets a line break after it. */
export async function writeJson(
  context: CommandContext,
  body: unknown,
  status: ExitStatus = 0,
): Promise<ExitStatus> {
  await write(context, JSON.stringify(body) + (context.isTerminal.stdout ? '\n' : ''))
  return status
}

/** Writes what is wrong with the input, one line each, and where to read more. */
export function refuse({ writeError }: CommandContext, { mistakes }: Mistaken, help: string): ExitStatus {
  writeError(
    `${mistakes.map((mistake) => `requisite: ${inNamesOf(commands, mistake)}\n`).join('')}See ` +
      `${['requisite', help, '--help'].filter((word) => word !== '').join(' ')}.\n`,
  )
  return 1
}

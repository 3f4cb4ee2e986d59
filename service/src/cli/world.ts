import type { Readable, Writable } from 'node:stream'

/** What a command is given of the world: everything with a stream, a clock or an environment. */
export interface World {
  readonly stdin: Readable
  readonly stdout: Writable
  /** Writes what is said about the work, rather than its result. */
  readonly say: (text: string) => void
  /** Whether the result, and what is said, go to a person's terminal. */
  readonly isTerminal: { readonly stdout: boolean; readonly stderr: boolean }
  readonly hasColour: boolean
  readonly operatorName: string
  readonly cores: number
  /** Milliseconds that only go forward. */
  readonly now: () => number
  readonly interrupted: AbortSignal
}

/** 0: answered. 1: the input is wrong. 2: a fault. */
export type ExitStatus = 0 | 1 | 2

/** Runs with the words that follow the command's name. */
export type Command = (args: readonly string[], world: World) => Promise<ExitStatus>

/** Writes a result and waits until it is taken. */
export const write = ({ stdout }: World, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })

/** Says what is wrong with the input, one line each, and where to read more. */
export function refuse({ say }: World, mistakes: readonly string[], help: string): ExitStatus {
  say(
    `${mistakes.map((mistake) => `requisite: ${mistake}\n`).join('')}See ${['requisite', help, '--help'].filter((word) => word !== '').join(' ')}.\n`,
  )
  return 1
}

import { Readable, Writable } from 'node:stream'
import type { run as Run } from '../../service/src/cli/command.ts'
import type { CommandContext } from '../../service/src/cli/context.ts'

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

/** Runs commands in this process, by the program of any tree. */
export const commandBy =
  (run: typeof Run, own: Pick<CommandContext, 'operatorName' | 'today'>) =>
  async (
    args: readonly string[],
    input: string | Buffer = '',
    context: Partial<CommandContext> = {},
  ): Promise<Ran> => {
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
        cores: 2,
        now: () => performance.now(),
        interrupted: new AbortController().signal,
        ...own,
        ...context,
      },
    )
    return { status, out: bytes(), stderr }
  }

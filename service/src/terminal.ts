import { availableParallelism } from 'node:os'
import { run } from './cli/command.ts'
import type { Command, CommandContext } from './cli/context.ts'
import { isOutputFault } from './cli/output-fault.ts'
import { terminalText } from './cli/paint.ts'
import { londonDay } from './page/london-day.ts'

/** So long a run that was interrupted may take to leave nothing behind. */
const mostToEndMs = 5000

/** A terminal sends Ctrl-C to every process of a command, and an older Node.js that started this one passes its own on: what comes so
 *  soon after the first is no second wish to end. */
const sameSignalMs = 1000

/** The composition root of the command line: the only part of it that reads the environment, the clock and signals. It runs the
 *  command that was typed, with the commands that are there besides the common ones. */
export async function start(others: Readonly<Record<string, Command>>): Promise<void> {
  const { env, stdin, stdout, stderr } = process
  const interruption = new AbortController()
  let signalled: NodeJS.Signals | null = null
  let signalledAt = 0

  const context: CommandContext = {
    stdin,
    stdout,
    writeError: (text) => {
      stderr.write(terminalText(text))
    },
    isTerminal: { stdout: stdout.isTTY === true, stderr: stderr.isTTY === true },
    hasColour: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    operatorName: env.OPERATOR_NAME?.trim() || 'Requisite',
    cores: availableParallelism(),
    now: () => performance.now(),
    today: () => londonDay(new Date()),
    interrupted: interruption.signal,
  }

  const mcp: Command = async () => {
    const { serveStdio } = await import('./mcp/stdio.ts')
    await serveStdio(context.operatorName, context.today)
    return 0
  }

  const isBatch = process.argv[2] === 'batch' || process.argv[2] === 'recheck'
  for (const signal of isBatch ? (['SIGINT', 'SIGTERM', 'SIGHUP'] as const) : [])
    process.on(signal, () => {
      if (signalled !== null) {
        if (performance.now() - signalledAt > sameSignalMs) endBy(signal)
        return
      }
      signalled = signal
      signalledAt = performance.now()
      interruption.abort()
      setTimeout(() => endBy(signal), mostToEndMs).unref()
    })

  // Whoever writes hears of an error, and says it.
  stdout.on('error', () => {})
  stderr.on('error', () => {})

  try {
    process.exitCode = await run(process.argv.slice(2), { mcp, ...others }, context)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // A reader that has gone away has what it wanted.
    if (code === 'EPIPE') process.exitCode = 0
    else {
      context.writeError(`requisite: ${isOutputFault(error) ? message : `a fault on our side: ${message}`}\n`)
      process.exitCode = 2
    }
  }
  if (signalled !== null) endBy(signalled)
}

/** Ends as if nobody had listened to the signal, so that whoever sent it sees that. */
function endBy(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

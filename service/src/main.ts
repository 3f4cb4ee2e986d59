import type { Command } from './cli/context.ts'
import { start } from './terminal.ts'

/** Runs until it is stopped, and sets the exit status itself. */
const serve: Command = async () => {
  await import('./server.ts')
  return await new Promise<never>(() => {})
}

await start({ serve })

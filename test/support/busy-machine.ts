import { spawn } from 'node:child_process'
import { endsWithUs } from './ends-with-us.ts'

/** Starts so many processes that do nothing but keep a core busy; gives what ends them. */
export function keepBusy(loops: number): () => void {
  const neighbours = Array.from({ length: loops }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  for (const neighbour of neighbours) endsWithUs(neighbour)
  return () => {
    for (const neighbour of neighbours) neighbour.kill('SIGKILL')
  }
}

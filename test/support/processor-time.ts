import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

interface Process {
  readonly parent: string
  /** Seconds of it, and of the children that it has waited for. */
  readonly seconds: number
}

/** A process; null where it has just ended. What stands before the last bracket may hold anything (proc_pid_stat(5)): of what follows,
 *  the second is the parent, and the 12th to 15th are in hundredths of a second. */
function processOf(id: string): Process | null {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    const hundredths = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
    return { parent: fields[1] as string, seconds: hundredths / 100 }
  } catch {
    return null
  }
}

/** What the worker has taken of the processor so far, with all that it started: the browser that files share, too. Other work of the
 *  machine is no part of it, as it would be by the clock. */
function spent(): number {
  const processes = new Map(
    readdirSync('/proc').flatMap((id) => {
      const process = /^\d+$/.test(id) ? processOf(id) : null
      return process === null ? [] : [[id, process] as const]
    }),
  )
  const isOurs = (id: string): boolean =>
    id === String(process.pid) || (processes.has(id) && isOurs((processes.get(id) as Process).parent))
  return [...processes].reduce((sum, [id, { seconds }]) => (isOurs(id) ? sum + seconds : sum), 0)
}

const before = spent()
const { testPath } = expect.getState()

afterAll(() => {
  appendFileSync(String(process.env.TIMES), `${testPath}\t${(spent() - before).toFixed(2)}\n`)
})

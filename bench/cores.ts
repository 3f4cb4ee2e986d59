import { readFileSync } from 'node:fs'

/** The cores that this process may run on, by their numbers: in a container they need not begin at 0. */
function allowedCores(): readonly string[] {
  const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? ''
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, n) => String(first + n))
  })
}

export interface Cores {
  /** What is measured runs alone on this one. */
  readonly server: string
  /** The load, the attacker and the client share this one. */
  readonly load: string
  readonly both: string
}

/** Two cores as `taskset -c` takes them. */
export function twoCores(): Cores {
  const [server, load] = allowedCores()
  if (server === undefined || load === undefined)
    throw new Error('two cores are needed, one for the server and one for the load, and there is one')
  return { server, load, both: `${server},${load}` }
}

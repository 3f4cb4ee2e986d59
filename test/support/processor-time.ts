import { appendFileSync, readFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

/** What a file takes of the processor: that of the worker that runs it, with its threads, and of the programs that it started and that
 *  have ended. Other work of the machine is no part of it, as it would be by the clock. Only for `npm run times`. */
const spent = (): number => {
  // The words before the last bracket may hold anything (proc(5)): of what follows, the 12th to 15th are in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ').at(-1)?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
}

const before = spent()
const { testPath } = expect.getState()

afterAll(() => {
  appendFileSync(String(process.env.TIMES), `${testPath}\t${(spent() - before).toFixed(2)}\n`)
})

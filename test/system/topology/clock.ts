import { globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A clock that can be moved while the process that reads it runs. */
export interface Clock {
  /** What a process needs in its environment to read it. */
  readonly env: Readonly<Record<string, string>>
  /** Moves it away from the right time: '+1h', '-1h'. */
  readonly moveTo: (offset: string) => void
  readonly remove: () => void
}

/** The wall clock of a process, by libfaketime. The clock that only goes forward is left alone, as on a real machine: nobody
 *  can set that one, and timers run by it. */
export function movableClock(): Clock {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (library === undefined) throw new Error('There is no libfaketime.')
  const folder = mkdtempSync(join(tmpdir(), 'requisite-clock-'))
  const [file, next] = [join(folder, 'offset'), join(folder, 'next')]
  const moveTo = (offset: string): void => {
    writeFileSync(next, `${offset}\n`)
    renameSync(next, file)
  }
  moveTo('+0')
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Read anew each time, so that the clock jumps at once.
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    moveTo,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

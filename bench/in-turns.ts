import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { commitOf } from './beside.ts'

const alone = fileURLToPath(new URL('alone.ts', import.meta.url))
export const own = fileURLToPath(new URL('..', import.meta.url))

/** The figures of a checkout, measured in a process of its own. */
export function aloneIn(checkout: string, what: string, kinds: readonly string[]): Record<string, number> {
  const text = execFileSync(process.execPath, [alone, checkout, what, ...kinds], {
    encoding: 'utf8',
    // What was compiled before stands for no cold start.
    env: { ...process.env, NODE_COMPILE_CACHE: '', NODE_DISABLE_COMPILE_CACHE: '1' },
  })
  return JSON.parse(text) as Record<string, number>
}

/** The name of a checkout in a table. */
export const nameOf = (checkout: string): string => (checkout === own ? 'this tree' : commitOf(checkout))

export const rowOf = (name: string, figures: readonly string[]): string =>
  name.padEnd(34) + figures.map((figure) => figure.padStart(11)).join('')

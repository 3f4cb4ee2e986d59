import { execFileSync } from 'node:child_process'

/** What is left of the speed of another checkout must be at least this. */
const leastBeside = 0.85

export const commitOf = (path: string): string =>
  execFileSync('git', ['-C', path, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

/** How fast we are beside another checkout. */
export const besideLine = (about: string, ratio: number, checkout: string): string =>
  `${about}: ${ratio.toFixed(2)} of ${commitOf(checkout)}  target at least ${leastBeside}: ${ratio >= leastBeside ? 'met' : 'MISSED'}`

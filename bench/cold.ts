import { commitOf } from './beside.ts'
import { aloneIn, nameOf, own } from './in-turns.ts'
import { median, ratioByRound } from './median.ts'
import type { Print } from './print.ts'

const rounds = 5
const mostBeside = 1.7

/** The first 5,000 plain cases of a process, which is how a small service answers all its life: fresh processes, in turns. */
export function bench(print: Print, _beside: string | null, besides: readonly string[]): void {
  const checkouts = [own, ...besides]
  const times = checkouts.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [n, checkout] of checkouts.entries())
      times[n]?.push(aloneIn(checkout, 'cold', ['plain']).plain as number)
  print(`median of ${rounds} fresh processes in turns, milliseconds of processor time for 5,000 plain cases`)
  for (const [n, checkout] of checkouts.entries())
    print(
      `${nameOf(checkout).padEnd(16)}${Math.round(median(times[n] ?? []))
        .toString()
        .padStart(7)}`,
    )
  for (const [n, checkout] of besides.entries()) {
    const found = ratioByRound(times[0] ?? [], times[n + 1] ?? [])
    print(
      `this tree : ${commitOf(checkout)} = ${found.toFixed(2)}  wanted at most ${mostBeside}: ${found <= mostBeside ? 'met' : 'MISSED'}`,
    )
  }
}

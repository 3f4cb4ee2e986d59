import { aloneIn, nameOf, own, rowOf } from './in-turns.ts'
import type { Print } from './print.ts'

const all = ['calculate', 'plain', 'one', 'open', 'two', 'six']
/** What must hold, and what is wanted. The kB of a warm answer differ by less than 1% from run to run, and the calls not at all. */
const musts = { calls: { plain: 1150, two: 3900 }, kB: { plain: 44, two: 90 } }
const keyMusts = { asked: 3, walks: 8 }

/** What an answer passes and makes, which does not depend on the machine: the calls of our functions, counted by V8, and the kB of
 *  objects of a warm answer; and how often one key asks the law. */
export function bench(print: Print, _beside: string | null, besides: readonly string[]): void {
  const checkouts = [own, ...besides]
  const heads = checkouts.map(nameOf)
  for (const [what, kinds, about] of [
    ['calls', all, 'Calls of our functions for an answer'],
    ['kB', ['plain', 'two'], 'kB of objects for a warm answer'],
  ] as const) {
    const figures = checkouts.map((checkout) => aloneIn(checkout, what, kinds))
    print(rowOf(about, heads))
    for (const kind of kinds)
      print(
        rowOf(
          kind,
          figures.map((of) => (of[kind] as number).toFixed(1)),
        ),
      )
    for (const [kind, most] of Object.entries(musts[what])) {
      const found = figures[0]?.[kind] as number
      print(
        `${what} of ${kind} = ${found.toFixed(1)}  target at most ${most}: ${found <= most ? 'met' : 'MISSED'}`,
      )
    }
  }
  const keys = aloneIn(own, 'keys', [])
  for (const [name, most] of Object.entries(keyMusts)) {
    const found = keys[name] as number
    print(
      `one key of a typed phrase, ${name} = ${found.toFixed(1)}  target at most ${most}: ${found <= most ? 'met' : 'MISSED'}`,
    )
  }
  print(`one key of a typed phrase: ${Math.round(keys.calls as number).toLocaleString('en-GB')} calls`)
}

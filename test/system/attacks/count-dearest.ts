/** Counts, in a process of its own, the calls of our functions that the dear questions pass at each door. */
import { counter, sumOf } from '../../support/calls.ts'
import { ask, doors, isPage } from './dear-doors.ts'
import { dearKinds } from './dear-questions.ts'

/** What the questions of one kind pass at a door, at all their sizes together: on the event loop, and, where it charges, for each
 *  request that is charged, at its least two sizes, where all of it is worked out. */
export interface Counted {
  readonly door: string
  readonly kind: string
  readonly atOnce: number
  readonly eachCharged: number
}

const sizesCharged = 2

const take = counter()
const callsSince = (): number => sumOf(take())
const counted: Counted[] = []
for (const [door, space] of doors)
  for (const { kind, questions } of dearKinds(space)) {
    callsSince()
    for (const question of questions) await ask(door, question)
    const atOnce = callsSince()
    let requests = 0
    for (const question of isPage(door) ? [] : questions.slice(0, sizesCharged))
      requests += 1 + (await ask(door, question, true)).charged
    const eachCharged = requests === 0 ? 0 : Math.round(callsSince() / requests)
    counted.push({ door: door.name, kind, atOnce, eachCharged })
  }
console.log(JSON.stringify(counted))

import { type Day, isoDate } from '../calendar/day.ts'
import type { Offence } from '../tables/offences.ts'
import type { Asked, Fact, Facts, Length, Taken } from './fact.ts'
import type { Rows } from './take.ts'

/** A table of facts as it was taken, in the words in which a caller gives it: the way back from `take`. Null: not told. */
export function tell<Table extends Facts>(rows: Rows<Table>, taken: Taken<Table>): Told<Table> {
  const told: Record<string, unknown> = { ...rows.names }
  for (const [name, fact] of rows.facts)
    told[name] = tellFact(name, fact, taken as Readonly<Record<string, unknown>>)
  return told as Told<Table>
}

/** What a caller would give, with nothing left out. */
export type Told<Table extends Facts> = {
  readonly [Name in keyof Asked<Table>]-?: Exclude<Asked<Table>[Name], undefined>
}

function tellFact(name: string, fact: Fact, taken: Readonly<Record<string, unknown>>): unknown {
  if (fact.unknown !== undefined && (taken.notKnown as readonly string[]).includes(name)) return 'unknown'
  switch (fact.kind) {
    case 'unit':
      return (taken[fact.of] as Length | null)?.[fact.unit] ?? null
    case 'offence':
      return (taken.offence as Offence | null)?.key ?? null
    case 'day':
    case 'law':
      return typeof taken[name] === 'number' ? isoDate(taken[name] as Day) : taken[name]
    default:
      return taken[name]
  }
}

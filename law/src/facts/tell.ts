import { type Day, isoDate } from '../calendar/day.ts'
import type { Offence } from '../tables/offences.ts'
import type { Asked, Facts, FactValues, Length } from './fact.ts'
import type { Row, Rows } from './fact-row.ts'

type FactsTaken = Readonly<Record<string, unknown>>

/** A table of facts as it was taken, in the words in which a caller gives it: the way back from `take`. Null: not told. Of the forty facts of
 *  a sentence few are told: only these are looked at. */
export function tell<Table extends Facts>(rows: Rows<Table>, values: FactValues<Table>): AskedInFull<Table> {
  const told: Record<string, unknown> = { ...rows.told }
  const taken = values as FactsTaken
  const untold = rows.untold as FactsTaken
  const isAllKnown = ((taken.notKnown as readonly string[] | undefined)?.length ?? 0) === 0
  for (const row of rows.facts)
    if (!isAllKnown || taken[row.as] !== untold[row.as]) told[row.name] = tellFact(row, taken)
  return told as AskedInFull<Table>
}

/** What a caller would give, with nothing left out. */
export type AskedInFull<Table extends Facts> = {
  readonly [Name in keyof Asked<Table>]-?: Exclude<Asked<Table>[Name], undefined>
}

export function tellFact({ name, fact, as, mayBeUnknown }: Row, taken: FactsTaken): unknown {
  if (mayBeUnknown && (taken.notKnown as readonly string[]).includes(name)) return 'unknown'
  const value = taken[as]
  switch (fact.kind) {
    case 'unit':
      return (value as Length | null)?.[fact.unit] ?? null
    case 'offence':
      return (value as Offence | null)?.key ?? null
    case 'day':
    case 'law':
      return typeof value === 'number' ? isoDate(value as Day) : value
    case 'dates':
      return (
        value &&
        Object.fromEntries(Object.entries(value).map(([letter, day]) => [letter, isoDate(day as Day)]))
      )
    default:
      return value
  }
}

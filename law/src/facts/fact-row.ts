import type { Offence } from '../tables/offences.ts'
import type { Fact, Facts, FactValues } from './fact.ts'

/** A fact of a table as it is walked through, all in one shape: every question reads them. */
export interface Row {
  readonly name: string
  readonly fact: Fact
  /** The name under which it is taken: a length for its units, the offence for its key. */
  readonly as: string
  readonly mayBeUnknown: boolean
  readonly findOffence: OffenceOfKey | null
}

/** Finds the offence of a key. Given with the facts, so that who asks without keys need not carry the table of offences. */
export type OffenceOfKey = (key: string) => Offence | undefined

/** A table of facts as it is walked through, and what it is taken for where nothing is told. */
export interface Rows<Table extends Facts> {
  readonly facts: readonly Row[]
  readonly byName: ReadonlyMap<string, Row>
  /** Those that may be missed. */
  readonly needed: readonly Row[]
  readonly untold: FactValues<Table>
  /** What is told of that: every name of its facts. */
  readonly told: Readonly<Record<string, unknown>>
}

/** A table cannot change without `lawVersion`: the digest of what the tables hold stands beside the version. */
import { createHash } from 'node:crypto'
import {
  byKind,
  byKindAndOffence,
  byOffence,
  changesOfLaw,
  days,
  extensionYears,
  lawVersion,
  mostAddedDays,
  offenceClasses,
  offences,
  recallKinds,
  regimes,
} from '@requisite/law'
import { expect, test } from 'vitest'

const tables = {
  ...{ days, changesOfLaw, regimes, byOffence, byKind, byKindAndOffence },
  ...{ offences, mostAddedDays, extensionYears, recallKinds },
  // By the key of the offence.
  offenceClasses: offenceClasses.map((row) => ({ ...row, offence: row.offence.key })),
}

/** Conditions are in it by their words; sources only by what they cite. */
const digest = createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, 16)

/** A new version gets a line of its own: the digest that the failing test names. The old ones stay. */
const digests: Readonly<Record<string, string>> = {
  '2026.11.3': 'aa0d4a0c47ab0bdc',
  '2026.11.4': '01fc06c3f78747f3',
}

test('the tables are those of this version: if they changed, move lawVersion in law/src/tables/days.ts and add its line here', () =>
  expect(digests[lawVersion]).toBe(digest))

import { type AskedCase, type CaseAnswer, caseOf, type Day, isoDate, parseDay } from '@requisite/law'
import { regimes } from '@requisite/law/internal'
import fc from 'fast-check'

/** What properties of the law share: days and rules to draw from, and a run that draws the same every time. */

export const dayOf = (text: string): number => parseDay(text) as number
export const at = (day: number): string => isoDate(day as Day)

/** The number of a day, and a day in the words of the API. */
export const numberOfDay = (min: string, max: string): fc.Arbitrary<number> =>
  fc.integer({ min: dayOf(min), max: dayOf(max) })
export const dayBetween = (min: string, max: string): fc.Arbitrary<string> => numberOfDay(min, max).map(at)

export const fixedTerms = Object.values(regimes)
  .filter(({ family }) => !['terrorist', 'life', 'public protection'].includes(family))
  .map(({ id }) => id)

/** The answer to a case, or null where it is refused. */
export const answeredOrNull = (asked: AskedCase): CaseAnswer | null => {
  const answer = caseOf(asked)
  return 'refusals' in answer ? null : answer
}

export const holdsIn =
  (numRuns: number) =>
  <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void, runs = numRuns): void =>
    fc.assert(fc.property(arbitrary, property), { seed: 2026, numRuns: runs })

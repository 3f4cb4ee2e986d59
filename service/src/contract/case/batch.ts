import type { BatchKind } from '../batch.ts'
import { type Invalid, refusalOf } from '../invalid.ts'
import { parseCase, placesOfCase } from './parse.ts'
import { type CaseInclude, type CaseItem, caseIncludes, presentCase } from './present.ts'
import { caseSize, requestsOfMultipliers, unitsOfCase } from './size.ts'

/** A case with sixty sentences fits. */
export const caseBodyLimit = 64 * 1024

/** The answer to one case among others, or its errors. What may be meant by a name that nobody knows is looked for where
 *  `suggests`. */
export function presentCaseItem(
  body: unknown,
  include: readonly CaseInclude[],
  suggests = true,
): CaseItem | Invalid {
  const parsed = parseCase(body, suggests)
  if ('errors' in parsed) return refusalOf(parsed)
  const item = presentCase(parsed, include)
  return 'errors' in item ? refusalOf(item) : item
}

/** Whole cases, many at a time. */
export const cases: BatchKind<CaseInclude> = {
  includes: caseIncludes,
  unitsOf: (item) => unitsOfCase(caseSize(item)),
  requestsBeyond: (item) => requestsOfMultipliers(caseSize(item)),
  counted: ' sentences, awards and times',
  placesOf: placesOfCase,
  present: presentCaseItem,
  refuse: refusalOf,
}

import { answersTo, type BatchKind } from '../batch.ts'
import { type Invalid, refusalOf } from '../invalid.ts'
import type { WorkedCase } from './data.ts'
import { type ParsedCase, parseCase, placesOfCase } from './parse.ts'
import { type CaseInclude, type CaseItem, caseIncludes, presentWorked, workCase } from './present.ts'
import { caseSize, requestsOfMultipliers, unitsOfCase } from './size.ts'

/** A case with sixty sentences fits. */
export const caseBodyLimit = 64 * 1024

/** The answer to one case, or its errors. */
export const presentCaseItem = (body: unknown, include: readonly CaseInclude[]): CaseItem | Invalid =>
  answersTo(cases, [body], include)[0] as CaseItem | Invalid

/** Whole cases, many at a time. */
export const cases: BatchKind<CaseInclude, ParsedCase, WorkedCase> = {
  includes: caseIncludes,
  unitsOf: (item) => unitsOfCase(caseSize(item)),
  requestsBeyond: (item) => requestsOfMultipliers(caseSize(item)),
  counted: ' sentences, awards and times',
  placesOf: placesOfCase,
  parse: (item, suggests) => {
    const parsed = parseCase(item, suggests)
    return 'errors' in parsed ? refusalOf(parsed) : parsed
  },
  work: (parsed) => {
    const worked = workCase(parsed)
    return 'errors' in worked ? refusalOf(worked) : worked
  },
  present: presentWorked,
  refuse: refusalOf,
}

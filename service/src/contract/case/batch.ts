import { answersTo } from '../batch.ts'
import type { BatchCall } from '../call.ts'
import { type Invalid, refusalOf } from '../invalid.ts'
import type { CaseWithAnswer } from './data.ts'
import { type ParsedCase, parseCase, placesOfCase } from './parse.ts'
import {
  type CaseInclude,
  type CaseItem,
  caseBody,
  caseIncludes,
  presentWorked,
  workCase,
} from './present.ts'
import { caseSize, priceOfCase, unitsOfCase } from './size.ts'

/** A case with sixty sentences fits. */
export const caseBodyLimit = 64 * 1024

/** The answer to one case, or its errors. */
export const presentCaseItem = (body: unknown, include: readonly CaseInclude[]): CaseItem | Invalid =>
  answersTo(cases, [body], include)[0] as CaseItem | Invalid

/** Whole cases, one or many at a time. */
export const cases: BatchCall<CaseInclude, ParsedCase, CaseWithAnswer> = {
  path: 'release-dates',
  request: 'CaseRequest',
  response: 'CaseResponse',
  bodyLimit: caseBodyLimit,
  includes: caseIncludes,
  price: priceOfCase,
  parse: (body, _today, suggests) => parseCase(body, suggests),
  work: workCase,
  present: (worked, include, poweredBy) => {
    const item = presentWorked(worked, include)
    return poweredBy === null ? item : caseBody(item, poweredBy)
  },
  refuse: refusalOf,
  hasReference: true,
  placesOf: placesOfCase,
  neverFits: (counts) => ({
    sentences: [`This case ${counts} Send fewer sentences, awards or times at large.`],
  }),
  unitsOf: (item, include) => unitsOfCase(caseSize(item, include.length)),
  counted: ' sentences, awards and times',
}

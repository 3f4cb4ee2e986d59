/** The cases that a lawyer can read (test/cases/cases.csv), through the API's own reading and writing. */
import type { CaseResponse, RefusedResponse } from '@requisite/client'
import { describe, expect, test } from 'vitest'
import { presentCaseItem } from '../../service/src/contract/case/batch.ts'
import { lawyersCases, rivalsOfCases } from '../support/cases.ts'
import { replayCase } from '../support/replay-case.ts'

type Answer = Required<CaseResponse> & Partial<Pick<RefusedResponse, 'errors'>>

describe('A case, row by row', () => {
  for (const { source, name, request, expected, refusedAt, working } of lawyersCases())
    test(`${source}: ${name}`, () => {
      const answer = presentCaseItem(request, ['explanation']) as unknown as Answer
      if (refusedAt !== null) {
        expect(answer.errors).toMatchObject({ [refusedAt]: [working] })
        return
      }
      expect(answer.data).toMatchObject(expected)
      // After a minimum term there is no release to replay: the steps of the terms beside it are their own.
      if (expected.releaseDate !== null)
        expect(replayCase(answer.explanation.steps).release).toBe(expected.releaseDate)
    })
})

const rivalInWords = ({
  code,
  releaseDate,
  paroleEligibilityDate: parole,
}: Answer['data']['alternatives'][number]): string =>
  `${code} ${releaseDate}${parole === null ? '' : ` from ${parole}`}`

describe('The rivals of a case, row by row (test/cases/rivals.csv)', () => {
  for (const { name, rivals } of rivalsOfCases())
    test(name, () => {
      const { request } = lawyersCases().find((one) => one.name === name) ?? {}
      const answer = presentCaseItem(request, []) as unknown as Answer
      expect(answer.data.alternatives.map(rivalInWords)).toEqual(rivals)
    })
})

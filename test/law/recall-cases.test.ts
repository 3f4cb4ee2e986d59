/** Recalls that a lawyer can read (test/cases/recall.csv), through the API's own reading and writing. */
import type { CaseResponse, RefusedResponse } from '@requisite/client'
import { describe, expect, test } from 'vitest'
import { presentCaseItem } from '../../service/src/contract/case/batch.ts'
import { caseRows } from '../support/case-rows.ts'
import { replayCase, replayRecall } from '../support/replay-case.ts'

type Answer = Required<CaseResponse> & Partial<Pick<RefusedResponse, 'errors'>>

const rows = caseRows('recall.csv')

describe('A recall, row by row', () => {
  test('there are enough of them', () =>
    expect(rows.filter(({ cells }) => cells.refusedAt === '').length).toBeGreaterThanOrEqual(30))

  for (const { name, request, cells } of rows)
    test(name, () => {
      const answer = presentCaseItem(request, ['explanation']) as unknown as Answer
      if (cells.refusedAt !== '') {
        expect(Object.keys(answer.errors ?? {})).toEqual([cells.refusedAt])
        return
      }
      const { releaseDate, releaseBasis, sentenceEndDate } = cells
      // Under section 255 release stays where it was, and has the letters that it had.
      const isKept = cells.type === 'curfew'
      const releaseType = isKept ? 'CRD' : 'PRRD'
      expect(answer.data).toMatchObject({
        ...{ releaseDate, releaseBasis, sentenceEndDate, releaseType },
        ...{ sentenceEndType: 'SLED', paroleEligibilityDate: null },
        runs: [{ releaseDate, sentenceEndDate }],
      })
      const lettered = answer.data.dates.map(({ type, date }) => `${type} ${date}`)
      expect(lettered).toContain(`${releaseType} ${releaseDate}`)
      expect(lettered).toContain(`SLED ${sentenceEndDate}`)
      const replay = isKept ? replayCase : replayRecall
      expect(replay(answer.explanation.steps)).toEqual({ release: releaseDate, end: sentenceEndDate })
      const again = presentCaseItem(answer.inputs, []) as unknown as Answer
      expect(again.data).toEqual(answer.data)
    })
})

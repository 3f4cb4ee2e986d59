/** Recalls beside other sentences that a lawyer can read (test/cases/recall-beside.csv), through the API's own reading and
 *  writing. */
import type { CaseResponse, RefusedResponse } from '@requisite/client'
import { describe, expect, test } from 'vitest'
import { presentCaseItem } from '../../service/src/contract/case/batch.ts'
import { caseRows } from '../support/case-rows.ts'

type Answer = Required<CaseResponse> & Partial<Pick<RefusedResponse, 'errors'>>

const rows = caseRows('recall-beside.csv')

describe('A recall beside other sentences, row by row', () => {
  test('there are enough of them', () =>
    expect(rows.filter(({ cells }) => cells.refusedAt === '').length).toBeGreaterThanOrEqual(40))

  for (const { name, request, cells } of rows)
    test(name, () => {
      const answer = presentCaseItem(request, ['explanation']) as unknown as Answer
      if (cells.refusedAt !== '') {
        expect(Object.keys(answer.errors ?? {})).toEqual([cells.refusedAt])
        return
      }
      const { releaseDate, releaseType, releaseBasis, sentenceEndDate, recallEnds } = cells
      expect(answer.errors).toBeUndefined()
      expect(answer.data).toMatchObject({
        ...{ releaseDate, releaseType, releaseBasis, sentenceEndDate },
        paroleEligibilityDate: cells.paroleEligibilityDate || null,
        sentenceEndType: 'SLED',
        decidedBy: { release: cells.decidedBy?.split(' ') },
      })
      const lettered = answer.data.dates.map(({ type, date }) => `${type} ${date}`)
      // Under section 255 release stays where it was, and has the letters that it had, which stand once: with the later day.
      const isKept = cells.type === 'curfew'
      if (!isKept) expect(lettered).toContain(`PRRD ${recallEnds}`)
      expect(lettered).toContain(`${releaseType} ${releaseDate}`)
      const { runs } = answer.data
      const ends = runs.filter(({ recalled }) => recalled).map((run) => run.releaseDate)
      expect(ends.sort().at(-1)).toBe(recallEnds)
      for (const { recalled, firstReleaseDate } of runs)
        expect(firstReleaseDate !== null).toBe(recalled && !isKept)
      const said = (id: string) => answer.explanation.steps.filter((step) => step.id === id)
      expect(said('releaseDate').map(({ result }) => result)).toEqual([releaseDate])
      expect(said('sentenceEndDate').map(({ result }) => result)).toEqual([sentenceEndDate])
      const again = presentCaseItem(answer.inputs, []) as unknown as Answer
      expect(again.data).toEqual(answer.data)
    })
})

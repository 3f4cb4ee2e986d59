/** Recalls that a lawyer can read, alone (test/cases/recall.csv) and beside other sentences (test/cases/recall-beside.csv), through the
 *  API's own reading and writing. */
import type { CaseResponse, RefusedResponse } from '@requisite/client'
import { describe, expect, test } from 'vitest'
import { presentCaseItem } from '../../service/src/contract/case/batch.ts'
import { type CaseRow, caseRows } from '../support/case-rows.ts'
import { replayCase, replayRecall } from '../support/replay-case.ts'

type Answer = Required<CaseResponse> & Partial<Pick<RefusedResponse, 'errors'>>

/** Each row is refused where it says so; else this holds of its answer and the dates with their letters, and inputs give the same. */
function eachRow(
  file: string,
  least: number,
  holds: (answer: Answer, cells: CaseRow['cells'], lettered: readonly string[]) => void,
): void {
  const rows = caseRows(file)
  test('there are enough of them', () =>
    expect(rows.filter(({ cells }) => cells.refusedAt === '').length).toBeGreaterThanOrEqual(least))

  for (const { name, request, cells } of rows)
    test(name, () => {
      const answer = presentCaseItem(request, ['explanation']) as unknown as Answer
      if (cells.refusedAt !== '') {
        expect(Object.keys(answer.errors ?? {})).toEqual([cells.refusedAt])
        return
      }
      holds(
        answer,
        cells,
        answer.data.dates.map(({ type, date }) => `${type} ${date}`),
      )
      const again = presentCaseItem(answer.inputs, []) as unknown as Answer
      expect(again.data).toEqual(answer.data)
    })
}

describe('A recall, row by row', () =>
  eachRow('recall.csv', 30, (answer, cells, lettered) => {
    const { releaseDate, releaseBasis, sentenceEndDate } = cells
    // Under section 255 release stays where it was, and has the letters that it had.
    const isKept = cells.type === 'curfew'
    const releaseType = isKept ? 'CRD' : 'PRRD'
    expect(answer.data).toMatchObject({
      ...{ releaseDate, releaseBasis, sentenceEndDate, releaseType },
      ...{ sentenceEndType: 'SLED', paroleEligibilityDate: null },
      runs: [{ releaseDate, sentenceEndDate }],
    })
    expect(lettered).toContain(`${releaseType} ${releaseDate}`)
    expect(lettered).toContain(`SLED ${sentenceEndDate}`)
    const replay = isKept ? replayCase : replayRecall
    expect(replay(answer.explanation.steps)).toEqual({ release: releaseDate, end: sentenceEndDate })
  }))

describe('A recall beside other sentences, row by row', () =>
  eachRow('recall-beside.csv', 40, (answer, cells, lettered) => {
    const { releaseDate, releaseType, releaseBasis, sentenceEndDate, recallEnds } = cells
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toMatchObject({
      ...{ releaseDate, releaseType, releaseBasis, sentenceEndDate },
      paroleEligibilityDate: cells.paroleEligibilityDate || null,
      sentenceEndType: 'SLED',
      decidedBy: { release: cells.decidedBy?.split(' ') },
    })
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
  }))

/** Dates that a prison might have given, as a lawyer can read them (test/cases/stated.csv), through the API's own reading and
 *  writing: the named change is found, it gives that date, and our own date needs none. */
import type { CaseData, CaseResponse } from '@requisite/client'
import { describe, expect, test } from 'vitest'
import { presentCaseItem } from '../../service/src/contract/case/batch.ts'
import { caseRows } from '../support/case-rows.ts'

type Stated = NonNullable<CaseData['stated']>
type Reason = Stated['reasons'][number]
type Answer = CaseResponse & { readonly data: { readonly stated: Stated } }

const answerTo = (request: object): Answer => {
  const answer = presentCaseItem(request, [])
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer as unknown as Answer
}
const inShort = ({ change }: Reason): string =>
  change.map(({ field, value }) => `${field}=${value}`).join(' ')

/** The request with a change made: `sentences[0].remandCreditDays` to 0. */
function changed(inputs: object, { change }: Reason): object {
  const copy = structuredClone(inputs) as Record<string, unknown>
  for (const { field, value } of change) {
    const steps = field.split(/[.[\]]+/).filter((step) => step !== '')
    const last = steps.pop() as string
    let holder = copy as Record<string, unknown>
    for (const step of steps) {
      holder[step] ??= {}
      holder = holder[step] as Record<string, unknown>
    }
    holder[last] = value
  }
  return copy
}

const isOfKind = ({ code }: { readonly code: string }): boolean => code.startsWith('A_RECALL_')

const rows = caseRows('stated.csv')

describe('A stated date, row by row', () => {
  test('there are enough of them', () => expect(rows.length).toBeGreaterThanOrEqual(30))

  for (const { name, request, cells } of rows)
    test(name, () => {
      const { data, inputs } = answerTo(request)
      expect(data.releaseDate).toBe(cells.releaseDate)
      expect(data.stated.differenceDays).toBe(Number(cells.differenceDays))
      const reason = data.stated.reasons.find(
        (given) => given.code === cells.code && inShort(given) === cells.change,
      )
      expect(reason?.kind, JSON.stringify(data.stated.reasons)).toBe(cells.kind)
      const kinds = data.stated.reasons.map(({ kind }) => kind)
      expect(kinds).toEqual([...kinds].sort())
      for (const given of data.stated.reasons) {
        const again = answerTo(changed(inputs, given)).data
        const dates =
          given.change.length > 0
            ? // A kind of recall that the law does not give stands beside the one that it does.
              [
                again.releaseDate,
                ...(again.alternatives ?? []).filter(isOfKind).map(({ releaseDate }) => releaseDate),
              ]
            : [...again.dates.map(({ date }) => date), ...again.runs.map(({ releaseDate }) => releaseDate)]
        expect(dates).toContain(cells.statedReleaseDate)
      }
      const ours = answerTo({ ...request, statedReleaseDate: cells.releaseDate }).data.stated
      expect(ours).toEqual({ differenceDays: 0, reasons: [], letters: [], complete: true })
    })
})

import type { CalculationResponse as Answered } from '@requisite/client'
import { explanationOf, isoDate, keyDatesOf, warningText } from '@requisite/law'
import { calculation } from '@requisite/law/internal'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from '../../service/src/contract/parse.ts'
import { calculate, jsonOf } from '../support/http.ts'
import { startService } from '../support/service.ts'
import { calculationResponse } from '../support/strict.ts'
import { type WorkedExample, workedExamples } from '../support/worked-examples.ts'

const service = await startService()
afterAll(() => service.close())

async function post<T>(request: object, query = ''): Promise<T> {
  const response = await calculate(service, request, query)
  expect(response.status, response.text).toBe(200)
  return jsonOf(response) as T
}

/** The engine's own calculation for the same request. */
function engineCalculation(request: WorkedExample['request']) {
  const parsed = parse(request)
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors))
  return calculation(parsed.question)
}

describe('The worked examples, through HTTP', () => {
  for (const { source, request, expected, working, keyDates, warning } of workedExamples())
    test(source, async () => {
      const { expectedRegimeId, stagedReleaseDate, ...expectedData } = expected
      const plain = await post<Answered>(request)
      expect(calculationResponse(plain, 'response')).toEqual([])
      expect(plain.data, working).toMatchObject(expectedData)
      expect(plain.inputs.regimeId).toBe(expectedRegimeId)

      const worked = engineCalculation(request)
      expect(plain.data.warnings).toEqual(worked.warnings.map(warningText))
      const said = worked.warnings.find(({ code }) => code === warning)
      if (warning !== null) expect(plain.data.warnings).toContain(said && warningText(said))
      const detailed = await post<Required<Answered>>(request, '?include=transition,explanation,dates')
      expect(detailed.data).toEqual(plain.data)
      expect(detailed.transition.releaseDate).toBe(stagedReleaseDate)
      expect(detailed.explanation.steps).toEqual(explanationOf(worked))
      expect(detailed.dates.map(({ type, date }) => [type, date])).toEqual(
        keyDatesOf(worked).map(({ type, date }) => [type, isoDate(date)]),
      )
      const given = detailed.dates.map(({ type, date }) => `${type} ${date}`)
      expect(given, working).toEqual(expect.arrayContaining([...keyDates]))
    })
})

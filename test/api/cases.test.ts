/** The cases a lawyer can read, through the engine, the API and the command line. */
import { type CaseAnswer, type Day, inWordsWithWeekday, isoDate } from '@requisite/law'
import { caseAnswer } from '@requisite/law/internal'
import { afterAll, describe, expect, test } from 'vitest'
import { parseCase } from '../../service/src/contract/case/parse.ts'
import { type ExpectedDates, type LawyersCase, lawyersCases } from '../support/cases.ts'
import { command } from '../support/command.ts'
import { jsonOf, postJson, releaseDatesPath } from '../support/http.ts'
import { startService } from '../support/service.ts'

const service = await startService()
afterAll(() => service.close())

const cases = lawyersCases()

const iso = (day: Day | null): string | null => (day === null ? null : isoDate(day))

const datesOf = (answer: CaseAnswer): ExpectedDates => ({
  releaseDate: iso(answer.release),
  releaseType: answer.releaseType,
  sentenceEndDate: iso(answer.end),
  sentenceEndType: answer.endType,
  paroleEligibilityDate: iso(answer.paroleEligibility),
  licenceEndDate: iso(answer.licenceEnd),
})

/** The law's own answer, without the doors. */
function engine({ request }: LawyersCase): CaseAnswer | null {
  const parsed = parseCase(request)
  if ('errors' in parsed) return null
  const answer = caseAnswer(parsed.case)
  return 'refusals' in answer ? null : answer
}

const release = (request: object, ...args: readonly string[]) =>
  command(['release', ...args], JSON.stringify(request))

describe('test/cases/cases.csv', () => {
  test('has at least 80 cases, each with a source, its own name and its working', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80)
    expect(cases.filter(({ source, working }) => source === '' || working === '')).toEqual([])
    expect(cases.filter(({ refusedAt }) => refusedAt !== null).length).toBeGreaterThanOrEqual(8)
  })

  for (const one of cases.filter(({ refusedAt }) => refusedAt === null))
    test(`${one.source}: ${one.name}`, async () => {
      const answer = engine(one)
      expect(answer && datesOf(answer)).toEqual(one.expected)
      const api = await postJson(service, releaseDatesPath, one.request)
      expect(jsonOf(api)).toMatchObject({ data: one.expected })
      expect((await release(one.request, '--json')).out.toString()).toBe(api.text)
      const [first] = (await release(one.request)).out.toString().split('\n')
      const day = inWordsWithWeekday((answer?.release ?? answer?.paroleEligibility) as Day)
      if (answer?.releaseBasis === 'none')
        expect(first).toBe('No release date: the court made a whole life order')
      else if (answer?.release !== null) expect(first?.split('; or ')[0]).toBe(`Release date: ${day}`)
      else expect(first).toMatch(new RegExp(`^(?:End of the minimum term|The Parole Board .*): ${day}$`))
    })

  for (const one of cases)
    if (one.refusedAt !== null)
      test(`${one.source}: ${one.name}`, async () => {
        expect(engine(one)).toBeNull()
        const api = await postJson(service, releaseDatesPath, one.request)
        expect(api.status).toBe(422)
        expect(jsonOf(api)).toMatchObject({ errors: { [String(one.refusedAt)]: [one.working] } })
        const refused = await release(one.request)
        expect(refused.status).toBe(1)
        expect(refused.stderr.replace('requisite: This case is not worked out here.\n', '')).toBe(
          `requisite: ${one.refusedAt}: ${one.working}\nSee requisite release --help.\n`,
        )
      })
})

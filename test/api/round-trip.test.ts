/** The `inputs` of an answer, sent back, ask the same question. A whole case: release-dates.test.ts. */
import type { CalculationResponse as Answer } from '@requisite/client'
import { ages, regimes, sentenceTypes } from '@requisite/law/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describedService, postsTo } from '../support/described-service.ts'
import { calculatePath } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { sentencedOffences } from '../support/offences.ts'

const { ask } = describedService()
const numRuns = isLong ? 3_000 : 150

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

const question = {
  startDate: date,
  sentenceYears: fc.nat(25),
  sentenceMonths: fc.nat(11),
  sentenceDays: fc.integer({ min: 1, max: 30 }),
  remandCreditDays: fc.nat(900),
  taggedBailCreditDays: fc.nat(90),
  addedDays: fc.nat(120),
  regimeId: fc.option(fc.constantFrom(...Object.keys(regimes))),
  offenceKey: fc.option(fc.constantFrom(...sentencedOffences.map(({ key }) => key))),
  postCommencement: fc.boolean(),
}
const requiredKeys = ['startDate', 'sentenceYears', 'sentenceDays'] as const

const { answerTo } = postsTo<Answer>(ask, calculatePath)

describe('inputs, sent back', () => {
  test('give the same data where kind and age were left out', async () =>
    await fc.assert(
      fc.asyncProperty(fc.record(question, { requiredKeys: [...requiredKeys] }), async (asked) => {
        const { data, inputs } = await answerTo(asked)
        const again = (await answerTo(inputs)).data
        // Who names the rules is not asked which they are: of 2012 to 2015 an extended sentence has two.
        const isStillOpen = (warning: string): boolean =>
          !/eds_automatic_2012_2015/.test(warning) || again.warnings.includes(warning)
        expect(again).toEqual({ ...data, warnings: data.warnings.filter(isStillOpen) })
      }),
      { numRuns },
    ))

  test('give the same dates and days whatever was sent: inputs has no kind and no age, and warnings speak of both', async () => {
    const more = { sentenceType: fc.constantFrom(...sentenceTypes), ageAtSentence: fc.constantFrom(...ages) }
    const figures = ({ data: { warnings: _, progressionExcluded: __, ...rest } }: Answer): object => rest
    await fc.assert(
      fc.asyncProperty(
        fc.record({ ...question, ...more }, { requiredKeys: [...requiredKeys] }),
        async (asked) => {
          const answer = await answerTo(asked)
          expect(Object.keys(figures(answer))).toHaveLength(7)
          expect(figures(await answerTo(answer.inputs))).toEqual(figures(answer))
        },
      ),
      { numRuns },
    )
  })
})

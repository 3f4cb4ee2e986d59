/** No date moves without `lawVersion`: the dates of a fixed sample of questions, asked as the API is asked, stand beside it. */
import { type ChangeExample, isoDate, lawVersion, lawVersions } from '@requisite/law'
import { beforeAll, describe, expect, test } from 'vitest'
import { changesThatFit } from '../../service/src/cli/recheck/changes.ts'
import { type Ask, apiOf } from '../support/api-of.ts'
import { isLong } from '../support/long.ts'
import { datesDigest, sampleSizes, whyNotThese } from './dates-digests.ts'

let ask: Ask
beforeAll(async () => {
  ask = await apiOf(new URL('../../', import.meta.url).pathname)
})

describe('The dates of the sample are those of this version', () => {
  for (const size of isLong ? (['short', 'long'] as const) : (['short'] as const))
    test(`${sampleSizes[size]} questions`, { timeout: 900_000 }, async () =>
      expect(whyNotThese(lawVersion, await datesDigest(ask, size), size)).toBeNull(),
    )
})

describe('The table of versions', () => {
  test('begins with the version of this law and goes down', () => {
    const numbers = lawVersions.map(({ version }) => version.split('.').map(Number))
    expect(lawVersions[0]?.version).toBe(lawVersion)
    for (const [i, [year = 0, month = 0, number = 0]] of numbers.slice(1).entries()) {
      const [laterYear = 0, laterMonth = 0, laterNumber = 0] = numbers[i] as readonly number[]
      const isLater = (laterYear * 12 + laterMonth) * 1000 + laterNumber > (year * 12 + month) * 1000 + number
      expect(isLater, `${lawVersions[i]?.version} stands above ${lawVersions[i + 1]?.version}`).toBe(true)
    }
    for (const { version, day } of lawVersions)
      expect(version, isoDate(day)).toMatch(
        new RegExp(`^${Number(isoDate(day).slice(0, 4))}[.]${Number(isoDate(day).slice(5, 7))}[.]`),
      )
  })

  test('says of every change what it rests on, in one sentence', () => {
    for (const { version, changes } of lawVersions.slice(0, -1)) {
      expect(changes.length, version).toBeGreaterThan(0)
      for (const { summary, provisions } of changes) {
        expect(summary).toMatch(/^[A-Z].*[.]$/)
        expect(provisions.length, summary).toBeGreaterThan(0)
      }
    }
  })
})

/** The value at a place of an answer: `dates.HDCED.date` is the date of the row of `dates` whose type is HDCED. */
function valueAt(data: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((value, name) => {
    if (!Array.isArray(value)) return (value as Readonly<Record<string, unknown>> | undefined)?.[name]
    return value.find(({ type, code }, i) => type === name || code === name || String(i) === name)
  }, data)
}

test('the example of every change is one of those that it says it affects', async () => {
  for (const { version, changes } of lawVersions)
    for (const { example, affects, summary } of changes) {
      const { data } = (await ask('/release-dates', example.request)) as {
        data?: { sentences: { regimeId: string | null }[] }
      }
      const regimes = data?.sentences.flatMap(({ regimeId }) => regimeId ?? []) ?? []
      const [fits] = changesThatFit(null, example.request, regimes).filter((one) => one.summary === summary)
      expect(fits?.version, `${version}: ${summary} ${JSON.stringify(affects)}`).toBe(version)
    }
})

test('the example of every change has the date that the change gave it', async () => {
  const asked = new Set<string>()
  for (const { version, changes } of lawVersions)
    for (const { example } of changes) {
      const { request, at, after }: ChangeExample = example
      const question = `${JSON.stringify(request)} ${at}`
      // What a later version moved on is held there.
      if (asked.has(question)) continue
      asked.add(question)
      const answer = await ask('/release-dates', request)
      const given = answer.success === true ? (valueAt(answer.data, at) ?? null) : 'refused'
      expect(given, `${version}: ${question}`).toBe(after)
    }
})

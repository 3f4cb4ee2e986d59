/** No date moves without `lawVersion`: the dates of a fixed sample of questions, asked as the API is asked, stand beside it. */
import { type ChangeExample, isoDate, type LawChange, lawVersion, lawVersions } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { changesThatFit } from '../../service/src/cli/recheck/changes.ts'
import { apiOf } from '../support/api-of.ts'
import { isLong } from '../support/long.ts'
import { madeVersions } from '../support/made-versions.ts'
import { datesDigest, sampleSizes, whyNotThese } from './dates-digests.ts'

const ask = await apiOf(new URL('../../', import.meta.url).pathname)

/** The table begins with the first release: until it has grown, versions that were made for the tests stand above it. */
const allVersions = [...madeVersions, ...lawVersions]

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
    for (const { version, changes } of allVersions.slice(0, -1)) {
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

/** A request with other values at some of its places. */
function changedAt(request: object, values: Readonly<Record<string, unknown>>): object {
  const changed = structuredClone(request)
  for (const [place, value] of Object.entries(values)) {
    const names = place.split('.')
    const last = names.pop() as string
    const at = names.reduce<Record<string, unknown>>(
      (one, name) => one[name] as Record<string, unknown>,
      changed as Record<string, unknown>,
    )
    at[last] = value
  }
  return changed
}

describe('What every change says that it affects', () => {
  const isNamed = async (request: object, { summary, affects }: LawChange) => {
    const { data } = (await ask('/release-dates', request)) as {
      data?: { sentences: { regimeId: string | null }[] }
    }
    const regimes = data?.sentences.flatMap(({ regimeId }) => regimeId ?? []) ?? []
    return changesThatFit(null, request, regimes, affects.moves ?? null, allVersions).some(
      (one) => one.summary === summary,
    )
  }
  for (const { version, changes } of allVersions)
    for (const change of changes)
      test(`${version}: ${change.summary}`, async () => {
        const { example, affects, neighbour } = change
        expect(affects.moves, 'what it moves').toBeDefined()
        expect(await isNamed(example.request, change), 'its example').toBe(true)
        expect(neighbour, 'a neighbour: the last argument of correction in versions.ts').toBeDefined()
        expect(await isNamed(changedAt(example.request, neighbour ?? {}), change), 'its neighbour').toBe(
          false,
        )
      })
})

test('the example of every change has the date that the change gave it', async () => {
  const asked = new Set<string>()
  for (const { version, changes } of allVersions)
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

import { readFileSync, writeFileSync } from 'node:fs'
import { lawVersion } from '@requisite/law'
import type { Ask } from '../support/api-of.ts'
import { digestOf } from './answer-dates.ts'
import { datesSample } from './dates-sample.ts'

/** How many questions of the sample every run of the tests asks, and how many the long tests ask. */
export const sampleSizes = { short: 5000, long: 50_000 } as const

/** The digest of the dates of the sample, in both sizes. */
export type DatesDigests = Readonly<Record<keyof typeof sampleSizes, string>>

const file = new URL('dates-digests.json', import.meta.url)

/** The digests by version of the law, the newest first. */
export const datesDigests = (): Readonly<Record<string, DatesDigests>> =>
  JSON.parse(readFileSync(file, 'utf8'))

export const datesDigest = (ask: Ask, size: keyof typeof sampleSizes): Promise<string> =>
  digestOf(ask, datesSample(sampleSizes[size]))

/** Writes those of this version over or before the others, which stay as they were. */
export async function writeDatesDigests(ask: Ask): Promise<void> {
  const { [lawVersion]: _, ...others } = datesDigests()
  const here: DatesDigests = { short: await datesDigest(ask, 'short'), long: await datesDigest(ask, 'long') }
  writeFileSync(file, `${JSON.stringify({ [lawVersion]: here, ...others }, null, 2)}\n`)
}

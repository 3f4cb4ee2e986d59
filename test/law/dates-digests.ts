import { readFileSync, writeFileSync } from 'node:fs'
import { lawVersion } from '@requisite/law'
import type { Ask } from '../support/api-of.ts'
import { digestOf } from './answer-dates.ts'
import { datesSample } from './dates-sample.ts'

/** How many questions of the sample every run of the tests asks, and how many the long tests ask. */
export const sampleSizes = { short: 5000, long: 50_000 } as const

/** The digest of the dates of the sample, in both sizes, and the version of the law that gives them. */
export type DatesDigests = Readonly<Record<keyof typeof sampleSizes | 'lawVersion', string>>

const file = new URL('dates-digests.json', import.meta.url)

const datesDigests = (): DatesDigests => JSON.parse(readFileSync(file, 'utf8'))

export const datesDigest = (ask: Ask, size: keyof typeof sampleSizes): Promise<string> =>
  digestOf(ask, datesSample(sampleSizes[size]))

const howToAdd = `Dates have moved, and lawVersion has not. If they were meant to: move lawVersion in law/src/tables/days.ts, put a row
at the head of law/src/tables/versions.ts (what changed, whom it affects, one example with its date before and after), and run
npm run law-version, which writes the digests. If not: node test/law/digest.ts --against ../other-tree shows which dates.`

/** Why the dates of a law cannot be those of its version, and what to do; null where they are those that stand beside it. */
export function whyNotThese(
  version: string,
  digest: string,
  size: keyof typeof sampleSizes,
  recorded = datesDigests(),
): string | null {
  if (version !== recorded.lawVersion) return 'The version is new: npm run law-version writes its digests.'
  return digest === recorded[size] ? null : howToAdd
}

/** Writes those of this version. */
export async function writeDatesDigests(ask: Ask): Promise<void> {
  const digest = (size: keyof typeof sampleSizes): Promise<string> => {
    console.log(`Asking ${sampleSizes[size].toLocaleString('en-GB')} questions of the sample …`)
    return datesDigest(ask, size)
  }
  const [short, long] = [await digest('short'), await digest('long')]
  const digests: DatesDigests = { lawVersion, short, long }
  writeFileSync(file, `${JSON.stringify(digests, null, 2)}\n`)
  console.log(`The digests of ${lawVersion} are written.`)
}

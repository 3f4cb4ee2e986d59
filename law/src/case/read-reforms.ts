import { type Day, inWords, noDay, parseDay } from '../calendar/day.ts'
import {
  type Fraction,
  fortyPerCent,
  fractionOf,
  oneHalf,
  oneThird,
  sameFraction,
  threeQuarters,
  twoThirds,
  wholeTerm,
} from '../calendar/fraction.ts'
import { isStartInBounds } from '../facts/bounds.ts'
import { isRecord } from '../facts/take.ts'
import type { Reform } from '../sentence/reform.ts'
import { isRegimeId, type RegimeId } from '../tables/regimes.ts'
import type { Stage } from '../tables/stages.ts'

type Mistake = (message: string) => void

/** The reforms of a list as it is read from JSON, or a sentence for each mistake in it. */
export function readReforms(
  json: unknown,
): { readonly reforms: readonly Reform[] } | { readonly mistakes: readonly string[] } {
  if (!Array.isArray(json) || json.length === 0) return { mistakes: ['Give a list of at least one reform.'] }
  const mistakes: string[] = []
  const reforms = json.map((item, i) =>
    readReform(item, (message) => void mistakes.push(`Reform ${i + 1}: ${message}`)),
  )
  return mistakes.length > 0 ? { mistakes } : { reforms }
}

const fields: ReadonlySet<string> = new Set(['from', 'regimes', 'fraction', 'stages'])

function readReform(item: unknown, mistake: Mistake): Reform {
  if (!isRecord(item)) {
    mistake('give an object with from, regimes, fraction and stages.')
    return { from: noDay, regimes: [], fraction: wholeTerm, stages: [] }
  }
  for (const name of Object.keys(item)) if (!fields.has(name)) mistake(`the field ${name} is not known.`)
  const from = readDay(item.from, 'from', mistake)
  return {
    from,
    regimes: readRegimes(item.regimes, mistake),
    fraction: readFraction(item.fraction, mistake),
    stages: readStages(item.stages ?? [], from, mistake),
  }
}

function readDay(value: unknown, name: string, mistake: Mistake): Day {
  const day = typeof value === 'string' ? parseDay(value) : null
  if (day !== null && isStartInBounds(day)) return day
  mistake(`${name} must be a real date as YYYY-MM-DD.`)
  return noDay
}

function readRegimes(value: unknown, mistake: Mistake): readonly RegimeId[] {
  if (!Array.isArray(value) || value.length === 0) {
    mistake('regimes must be a list of at least one id of a regime.')
    return []
  }
  return value.filter((id): id is RegimeId => {
    const isKnown = typeof id === 'string' && isRegimeId(id)
    if (!isKnown) mistake(`${JSON.stringify(id)} is no id of a regime.`)
    return isKnown
  })
}

const named = [oneThird, fortyPerCent, oneHalf, twoThirds, threeQuarters, wholeTerm]

/** The largest number above or below the line. */
const mostParts = 1000

function readFraction(value: unknown, mistake: Mistake): Fraction {
  const [, above, below] = (typeof value === 'string' && /^(\d{1,4})\/(\d{1,4})$/.exec(value)) || []
  const numerator = Number(above)
  const denominator = Number(below)
  if (!(numerator >= 1 && numerator <= denominator && denominator <= mostParts)) {
    mistake('fraction must be a part of the sentence, like "1/4", and no more than the whole.')
    return wholeTerm
  }
  const fraction = fractionOf(numerator, denominator, `${numerator}/${denominator}`)
  return named.find((known) => sameFraction(known, fraction)) ?? fraction
}

function readStages(value: unknown, from: Day, mistake: Mistake): readonly Stage[] {
  if (!Array.isArray(value)) {
    mistake('stages must be a list of { "upToDays", "date" }.')
    return []
  }
  const stages = value.map((item: unknown, i): Stage => {
    const name = `stage ${i + 1}`
    const { upToDays, date } = isRecord(item) ? item : { upToDays: undefined, date: undefined }
    const day = readDay(date, `the date of ${name}`, mistake)
    const isLast = i === value.length - 1
    const isCount = typeof upToDays === 'number' && Number.isInteger(upToDays) && upToDays >= 1
    if (!isCount && !(isLast && (upToDays ?? null) === null))
      mistake(`upToDays of ${name} must be a whole number of days from 1.`)
    return { number: i + 1, day, upToDays: isLast ? null : (upToDays as number), underYears: null }
  })
  const limits = value.map((item) => (isRecord(item) ? item.upToDays : null))
  stages.forEach(({ day }, i) => {
    const before = stages[i - 1]
    if (day < from) mistake(`stage ${i + 1} cannot be before the reform begins, ${inWords(from)}.`)
    if (before !== undefined && day < before.day) mistake(`stage ${i + 1} cannot be before stage ${i}.`)
    // Before the first there is no limit, which is no number and larger than none.
    if (Number(limits[i] ?? Number.POSITIVE_INFINITY) <= Number(limits[i - 1]))
      mistake(`stage ${i + 1} must be for longer sentences than stage ${i}.`)
  })
  return stages
}

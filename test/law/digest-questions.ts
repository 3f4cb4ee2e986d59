import type * as law from '../support/law.ts'
import { numbersFrom } from '../support/random.ts'

/** A question as every tree of the project can be asked it: plain values, and the names of the API. */
export interface Plain {
  readonly start: string
  readonly years: number
  readonly months: number
  readonly days: number
  readonly remand: number
  readonly tagged: number
  readonly added: number
  readonly type: string | null
  readonly age: string
  readonly regimeId: string | null
  readonly offenceKey: string | null
  readonly post: boolean
}

const days = ['2012-12-03', '2015-04-13', '2020-04-01', '2022-06-28', '2024-09-10', '2024-10-22']
const laterDays = ['2024-12-16', '2025-06-03', '2026-03-22', '2026-10-01', '2026-11-14']

const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10)

/** The day before, the day of and the day after every change, days between them, and the ends of what can be asked. */
const starts = [
  ...['1900-01-01', '2199-12-31', '2010-05-04', '2014-02-03', '2016-08-08', '2021-05-04', '2022-01-10'],
  ...['2022-09-10', '2023-09-11', '2023-12-02', '2024-06-01', '2024-11-20', '2025-06-16', '2026-02-15'],
  ...['2026-06-24', '2027-01-31'],
  ...[...days, ...laterDays].flatMap((day) => [-1, 0, 1].map((by) => shifted(day, by))),
]

type Length = Pick<Plain, 'years' | 'months' | 'days'>
const length = (years: number, months = 0, days = 0): Length => ({ years, months, days })

/** One day less, exactly, and one day more than so many years, near enough: the calendar decides which is which. */
const around = (years: number): readonly Length[] => [
  length(years - 1, 11, 27),
  length(years - 1, 11, 29),
  length(years - 1, 11, 30),
  length(years),
  length(years, 0, 1),
]

const lengths = [length(0, 0, 1), length(3), ...[1, 4, 7].flatMap(around), length(99, 11, 30)]

const stageLimits = [574, 882, 1162, 1561, 2121, 2758, 3283, 3654, 4396]

const moreLengths = [
  ...lengths,
  ...[length(0, 0, 5), length(0, 0, 6), length(0, 3), length(0, 8), length(1, 6), length(2), length(4, 11)],
  ...[...around(5), length(10), length(15)],
  ...stageLimits.flatMap((limit) => [limit - 1, limit, limit + 1].map((n) => length(0, 0, n))),
]

type Credit = Pick<Plain, 'remand' | 'tagged' | 'added'>
const credit = (remand: number, tagged: number, added: number): Credit => ({ remand, tagged, added })

const credits = [
  ...[credit(0, 0, 0), credit(35, 0, 0), credit(120, 11, 0), credit(0, 0, 20), credit(40, 3, 7)],
  ...[credit(9000, 9000, 0), credit(0, 1, 9000), credit(36525, 36525, 36525)],
]

const ages = ['adult', 'child', 'unknown']
const types = ['sds', 'sds_plus', 'section_250', 'eds', 'life', 'ipp', 'terrorism']
const points = [false, true]
const nothing = { ...credit(0, 0, 0), type: null, regimeId: null, offenceKey: null }

/** The questions of the full sweep, by section. */
export function* sweep(
  offenceKeys: readonly string[],
  regimeIds: readonly string[],
): Generator<readonly [section: string, question: Plain]> {
  for (const offenceKey of offenceKeys)
    for (const start of starts)
      for (const term of lengths)
        for (const age of ages)
          for (const post of points) yield ['offence', { ...nothing, ...term, start, age, post, offenceKey }]
  for (const offenceKey of offenceKeys)
    for (const type of types)
      for (const start of starts.filter((_, i) => i % 6 === 0))
        for (const term of [length(3), length(5), length(8)])
          for (const age of ages)
            yield ['offence and kind', { ...nothing, ...term, start, age, post: true, type, offenceKey }]
  for (const start of starts)
    for (const term of moreLengths)
      for (const age of ages)
        for (const credit of credits)
          for (const post of points) {
            const given = { ...nothing, ...term, ...credit, start, age, post }
            for (const type of [null, ...types]) yield [`kind ${type}`, { ...given, type }]
            if (age !== 'unknown')
              for (const regimeId of regimeIds) yield [`regime ${regimeId}`, { ...given, regimeId }]
          }
  for (const regimeId of regimeIds)
    for (const offenceKey of offenceKeys)
      for (const start of ['2021-05-04', '2024-06-01', '2026-03-22', '2026-10-01'])
        for (const age of ages) {
          const term = length(5)
          yield ['regime and offence', { ...nothing, ...term, start, age, post: true, regimeId, offenceKey }]
        }
}

/** So many questions drawn at random, the same in every run, as the doors take them. */
export function drawn(
  count: number,
  offenceKeys: readonly string[],
  regimeIds: readonly string[],
): readonly Plain[] {
  const below = numbersFrom(11)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const oneIn = (n: number): boolean => below(n) === 0
  const inBounds = moreLengths.filter(({ days }) => days <= 30)
  return Array.from({ length: count }, () => ({
    start: oneIn(2) ? pick(starts) : shifted('2012-01-01', below(16 * 365)),
    ...(oneIn(2) ? pick(inBounds) : length(below(12), below(12), below(31))),
    ...pick(credits),
    type: oneIn(3) ? pick(types) : null,
    age: pick(ages),
    regimeId: oneIn(6) ? pick(regimeIds) : null,
    offenceKey: oneIn(3) ? null : pick(offenceKeys),
    post: oneIn(2),
  })).filter(({ years, months, days }) => years + months + days > 0)
}

/** The law's own question for a plain one. */
export const questionOf = (
  { parseDay, offenceByKey }: Pick<typeof law, 'parseDay' | 'offenceByKey'>,
  plain: Plain,
): law.Question =>
  ({
    start: parseDay(plain.start),
    term: { years: plain.years, months: plain.months, days: plain.days },
    ...{ remandCreditDays: plain.remand, taggedBailCreditDays: plain.tagged, addedDays: plain.added },
    ...{ sentenceType: plain.type, age: plain.age, regimeId: plain.regimeId },
    offence: plain.offenceKey === null ? null : offenceByKey(plain.offenceKey),
    postCommencement: plain.post,
  }) as law.Question

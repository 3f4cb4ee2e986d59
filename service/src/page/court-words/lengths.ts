import type { Length, Unit } from './length.ts'

const names: readonly (readonly [Unit, readonly string[]])[] = [
  ['years', ['years', 'year', 'yrs', 'yr', 'y']],
  ['months', ['months', 'month', 'mths', 'mth', 'mos', 'mo', 'm']],
  ['weeks', ['weeks', 'week', 'wks', 'wk', 'w']],
  ['days', ['days', 'day', 'd']],
]

/** Whether one letter was added, dropped, changed, or swapped with the next. */
function isNear(word: string, name: string): boolean {
  let [a, b] = [word, name]
  while (a !== '' && a[0] === b[0]) [a, b] = [a.slice(1), b.slice(1)]
  while (a !== '' && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)]
  return (
    Math.max(a.length, b.length) <= 1 || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0])
  )
}

/** The unit that a word behind a number is; words of four letters or more may have one letter wrong. */
export function unitOf(word: string): Unit | null {
  const exact = names.find(([, known]) => known.includes(word))
  if (exact !== undefined) return exact[0]
  if (word.length < 4) return null
  return names.find(([, known]) => known.some((name) => name.length >= 4 && isNear(word, name)))?.[0] ?? null
}

export const noLength: Length = { years: 0, months: 0, weeks: 0, days: 0 }

/** A number of a unit, half years among them; null for any other part of one. */
export function counted(number: string, unit: Unit): Length | null {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(number) ?? []
  if (whole === '' || Number(number) === 0) return null
  if (/^0*$/.test(part)) return { ...noLength, [unit]: Number(whole) }
  return unit === 'years' && /^50*$/.test(part) ? { ...noLength, years: Number(whole), months: 6 } : null
}

const order: readonly Unit[] = ['years', 'months', 'weeks', 'days']
const smallest = (length: Length): number => order.findLastIndex((unit) => length[unit] > 0)
const largest = (length: Length): number => order.findIndex((unit) => length[unit] > 0)

/** Two parts of one length, the larger unit first; null where they are two lengths, as in "3 years (36 months)". */
export const joined = (a: Length, b: Length): Length | null =>
  largest(b) > smallest(a) && b.months < 12
    ? {
        years: a.years + b.years,
        months: a.months + b.months,
        weeks: a.weeks + b.weeks,
        days: a.days + b.days,
      }
    : null

/** A length as the court says it: "3 years 6 months". */
export const inUnits = (length: Length): string =>
  order
    .filter((unit) => length[unit] > 0)
    .map((unit) => `${length[unit].toLocaleString('en-GB')} ${length[unit] === 1 ? unit.slice(0, -1) : unit}`)
    .join(' ')

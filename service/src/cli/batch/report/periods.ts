/** Months, quarters or years, so that a plot has as many places as can be read. */
export interface Periods {
  readonly name: 'month' | 'quarter' | 'year'
  /** All of them from the first to the last, as they are shown. */
  readonly labels: readonly string[]
  /** The place of a month like 2027-11. */
  readonly placeOf: (month: string) => number
}

const mostPlaces = 40

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const number = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

/** The periods that hold these months. */
export function periodsOf(months: readonly string[]): Periods {
  const numbers = months.map(number)
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  const size = [1, 3].find((length) => placesOf(first, last, length) <= mostPlaces) ?? 12
  const from = Math.floor(first / size)
  const places = months.length === 0 ? 0 : placesOf(first, last, size)
  return {
    name: size === 1 ? 'month' : size === 3 ? 'quarter' : 'year',
    labels: Array.from({ length: places }, (_, i) => label((from + i) * size, size)),
    placeOf: (month) => Math.floor(number(month) / size) - from,
  }
}

const placesOf = (first: number, last: number, size: number): number =>
  Math.floor(last / size) - Math.floor(first / size) + 1

function label(month: number, size: number): string {
  const [year, place] = [Math.floor(month / 12), month % 12]
  const name = monthNames[place] as string
  if (size === 12) return String(year)
  return size === 1 ? `${name} ${year}` : `${name} to ${monthNames[place + 2]} ${year}`
}

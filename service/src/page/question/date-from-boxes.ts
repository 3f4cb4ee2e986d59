const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** A month as people write it: 9, 09, Sep, September. */
function monthOf(text: string): string {
  const name = text.toLowerCase()
  const at = name.length < 3 ? -1 : months.findIndex((month) => month.startsWith(name))
  return at < 0 ? text : String(at + 1)
}

/** Three boxes as YYYY-MM-DD, or null when all are empty. What is on no calendar is left for the contract to refuse. */
export function dateFromBoxes(day: string, month: string, year: string): string | null {
  if (day === '' && month === '' && year === '') return null
  return `${year.padStart(4, '0')}-${monthOf(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The name of the first box that is empty, when some are and some are not. */
export function emptyBox(day: string, month: string, year: string): 'day' | 'month' | 'year' | null {
  if (day === '' && month === '' && year === '') return null
  return day === '' ? 'day' : month === '' ? 'month' : year === '' ? 'year' : null
}

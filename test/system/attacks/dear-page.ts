import { dearCase } from './dear-case.ts'

const date = (name: string, iso: string): string => {
  const [year, month, day] = iso.split('-').map(Number)
  return `${name}-day=${day}&${name}-month=${month}&${name}-year=${year}`
}

const rows = ['', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** The dearest form that a page takes: as many sentences, awards and times away as there may be, and a date of the prison's. */
export const dearForm = [
  ...dearCase.sentences.map(
    ({ startDate, sentenceYears, offenceKey }) =>
      `sentence=${encodeURIComponent(new URLSearchParams({ startDate, sentenceYears: String(sentenceYears), offenceKey: offenceKey ?? '' }).toString())}`,
  ),
  'added=yes',
  ...rows.map(
    (row, n) => `addedDays${row}=${1 + n}&${date(`awardDate${row}`, dearCase.addedDays[n]?.date ?? '')}`,
  ),
  'away=yes',
  ...rows.map((row, n) => {
    const { fromDate = '', toDate = '' } = dearCase.unlawfullyAtLarge[n] ?? {}
    return `${date(`fromDate${row}`, fromDate)}&${date(`toDate${row}`, toDate)}`
  }),
  `prisonSaid=yes&${date('statedReleaseDate', '2045-03-01')}`,
].join('&')

import { dearCase } from './dear-case.ts'

/** The dearest form that a page takes: as many sentences, awards and times away as there may be, and a date of the prison's. */
export const dearForm = [
  ...dearCase.sentences.map(
    ({ startDate, sentenceYears, offenceKey }) =>
      `sentence=${encodeURIComponent(new URLSearchParams({ startDate, sentenceYears: String(sentenceYears), offenceKey: offenceKey ?? '' }).toString())}`,
  ),
  `addedDays=${dearCase.addedDays.map((_, n) => 1 + n).join('.')}`,
  `awardDate=${dearCase.addedDays.map(({ date }) => date).join('.')}`,
  `fromDate=${dearCase.unlawfullyAtLarge.map(({ fromDate }) => fromDate).join('.')}`,
  `toDate=${dearCase.unlawfullyAtLarge.map(({ toDate }) => toDate).join('.')}`,
  'statedReleaseDate=2045-03-01',
].join('&')

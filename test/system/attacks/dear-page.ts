import { dearCase } from './dear-case.ts'

/** The dearest form that a page takes: as many sentences, awards and times away as there may be, and a date of the prison's. */
export const dearForm = [
  ...dearCase.sentences.map(
    ({ startDate, sentenceYears, offenceKey }) =>
      `sentence=${encodeURIComponent(new URLSearchParams({ startDate, sentenceYears: String(sentenceYears), offenceKey: offenceKey ?? '' }).toString())}`,
  ),
  ...dearCase.addedDays.map(({ date }, n) => `addedDays=${1 + n}.${date}`),
  ...dearCase.unlawfullyAtLarge.map(({ fromDate, toDate }) => `unlawfullyAtLarge=${fromDate}.${toDate}`),
  'statedReleaseDate=2045-03-01',
].join('&')

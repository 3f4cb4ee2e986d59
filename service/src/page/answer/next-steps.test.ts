import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { outcomeBy } from '../../../../test/page/told.ts'
import { type NextSteps, nextSteps, nextStepsOf } from './next-steps.ts'

const today = parseDay('2026-11-16') as Day

describe('What comes next', () => {
  test.each(Object.entries<NextSteps>(nextSteps))(
    '%s: at most 60 words, with its source',
    (_name, { words, source }) => {
      expect(words.split(/\s+/).length).toBeLessThanOrEqual(60)
      expect(source).toMatch(/\.$/)
    },
  )

  // biome-ignore format: one row a line
  test.each<readonly [what: string, link: string, begins: string]>([
    ['a standard sentence', 'startDate=2026-11-16&sentenceYears=3&offenceKey=robbery&sentenceType=sds', 'Before release, probation plans'],
    ['12 weeks', 'startDate=2026-11-16&sentenceYears=0&sentenceWeeks=12&offenceKey=theft&sentenceType=sds', 'There is little time.'],
    ['a day more', 'startDate=2026-11-16&sentenceYears=0&sentenceDays=85&offenceKey=theft&sentenceType=sds', 'Before release'],
    ['extended', 'startDate=2026-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds', 'About six months before the first date'],
    ['life', 'startDate=2026-11-16&sentenceYears=18&sentenceType=life', 'About three years before the minimum term'],
    ['a fixed term',
      'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&offenceKey=theft&recallType=fixed_term_56&returnToCustodyDate=2026-11-09',
      'Release is automatic. The person can still write'],
    ['a standard recall',
      'startDate=2024-09-16&sentenceYears=3&sentenceType=sds&recallType=standard&recallDate=2026-09-07&returnToCustodyDate=2026-09-14',
      'The person can write at once'],
    ['section 250', 'startDate=2026-11-02&sentenceYears=4&offenceKey=robbery&sentenceType=section_250&ageAtConviction=child',
      'Ask the youth justice worker about release on a tag, from 3 November 2027, and about'],
    ['contempt of court', 'startDate=2026-11-05&sentenceYears=0&sentenceMonths=18&sentenceType=sds&offenceKey=contempt_of_court', 'The person can ask the court'],
    ['the prison says another date', 'startDate=2026-11-16&sentenceYears=3&offenceKey=robbery&sentenceType=sds&statedReleaseDate=2028-01-28', 'Hand in the sheet'],
    ['the day has passed', 'startDate=2025-03-03&sentenceYears=2&sentenceType=sds&offenceKey=theft', 'Hand in the sheet'],
  ])('%s', (_what, link, begins) => expect(nextStepsOf(outcomeBy(link, today)).words).toContain(begins))
})

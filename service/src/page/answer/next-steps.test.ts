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
    ['a standard sentence', '2026-11-16 3y robbery sds', 'Before release, probation plans'],
    ['12 weeks', '2026-11-16 0y12w theft sds', 'There is little time.'],
    ['a day more', '2026-11-16 0y85d theft sds', 'Before release'],
    ['extended', '2026-11-02 7y +3y eds', 'About six months before the first date'],
    ['life', '2026-11-16 18y life', 'About three years before the minimum term'],
    ['a fixed term', '2025-06-02 3y sds theft & recallType=fixed_term_56&returnToCustodyDate=2026-11-09', 'Release is automatic. The person can still write'],
    ['a standard recall', '2024-09-16 3y sds & recallType=standard&recallDate=2026-09-07&returnToCustodyDate=2026-09-14', 'The person can write at once'],
    ['section 250', '2026-11-02 4y robbery section_250 child', 'Ask the youth justice worker about release on a tag, from 3 November 2027, and about'],
    ['contempt of court', '2026-11-05 0y18m sds contempt_of_court', 'The person can ask the court'],
    ['the prison says another date', '2026-11-16 3y robbery sds & statedReleaseDate=2028-01-28', 'Hand in the sheet'],
    ['the day has passed', '2025-03-03 2y sds theft', 'Hand in the sheet'],
  ])('%s', (_what, link, begins) => expect(nextStepsOf(outcomeBy(link, today)).words).toContain(begins))

  test.each([
    ['3 years, of which one is served', 3, false],
    ['6 years, of which two are', 6, true],
  ])('day release at most two years before: %s', (_, years, isSaid) => {
    const link = `startDate=2026-11-16&sentenceYears=${years}&offenceKey=theft&sentenceType=sds`
    expect(nextStepsOf(outcomeBy(link, today)).words.includes('two years before the date')).toBe(isSaid)
  })
})

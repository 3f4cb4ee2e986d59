import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { outcomeBy } from '../../../../test/page/told.ts'
import { type NextSteps, nextSteps, whatNext } from './next-steps.ts'
import { screenOf } from './screen.ts'
import { lineText } from './screen-type.ts'

const today = parseDay('2026-11-16') as Day

describe('What comes next', () => {
  test.each(Object.entries<NextSteps>(nextSteps))(
    '%s: at most 60 words, with its source',
    (_name, { words, source }) => {
      expect(words.split(/\s+/).length).toBeLessThanOrEqual(60)
      expect(source).toMatch(/\.$/)
    },
  )

  /** Everything in the fold, as it is read. */
  const read = (link: string): string => whatNext(outcomeBy(link, today)).markup.replace(/<[^>]+>/g, '')

  // biome-ignore format: one row a line
  test.each<readonly [what: string, link: string, ...said: readonly string[]]>([
    ['a standard sentence', '2026-11-16 3y robbery sds', 'Release on a tag ended for adults on 2 September 2026', 'Before release, probation plans', 'Source: Criminal Justice Act 2003, section 246.'],
    ['12 weeks', '2026-11-16 0y12w theft sds', 'There is little time.'],
    ['a day more', '2026-11-16 0y85d theft sds', 'Before release'],
    ['extended', '2026-11-02 7y +3y eds', 'There is no release on a tag', '3 January 2031: About then the prison starts the file'],
    ['extended, and the Parole Board has had its day', '2020-11-02 7y +3y eds', 'it looks again within two years'],
    ['life', '2026-11-16 18y life', '15 November 2041: About then the prison first speaks', '15 May 2044: About then the prison starts the file'],
    ['life of less than 4 years', '2026-11-16 3y life', '15 May 2029: About then the prison starts'],
    ['a fixed term', '2025-06-02 3y sds theft & recallType=fixed_term_56&returnToCustodyDate=2026-11-09', 'Release is automatic. The person can still write'],
    ['a standard recall', '2024-09-16 3y sds & recallType=standard&recallDate=2026-09-07&returnToCustodyDate=2026-11-14', '14 November 2026: The person can write', '11 December 2026: By this day at the latest'],
    ['section 250', '2026-11-02 4y robbery section_250 child', '3 November 2027: The first day on which release on a tag', 'Ask the youth justice worker'],
    ['contempt of court', '2026-11-05 0y18m sds contempt_of_court', 'no release on a tag (home detention curfew) from this kind', 'The person can ask the court'],
    ['the prison says another date', '2026-11-16 3y robbery sds & statedReleaseDate=2028-01-28', 'complain on form COMP1, then COMP1A', 'within three months'],
    ['the day has passed', '2025-03-03 2y sds theft', 'complain on form COMP1'],
    ['out on licence', 'startDate=2008-03-03&sentenceYears=2&sentenceType=ipp&onLicence=true&firstReleaseDate=2025-03-10', '10 March 2027: From this day the Parole Board', '10 March 2028', '9 March 2029', 'Ask probation in writing'],
  ])('%s', (_what, link, ...said) => {
    for (const text of said) expect(read(link)).toContain(text)
  })

  test.each([
    ['3 years, of which one is served', 3, false],
    ['6 years, of which two are', 6, true],
  ])('day release at most two years before: %s', (_, years, isSaid) => {
    const link = `startDate=2026-11-16&sentenceYears=${years}&offenceKey=theft&sentenceType=sds`
    expect(read(link).includes('two years before the date. The prison decides.')).toBe(isSaid)
  })
})

describe('The line about the tag', () => {
  // biome-ignore format: one row a line
  test.each<readonly [what: string, link: string, isSaid: boolean]>([
    ['an adult', '2026-11-16 3y robbery sds', true],
    ['a day for a tag that has passed', '2025-03-03 5y theft sds', true],
    ['two dates', '2024-12-10 5y burglary_dwelling sds', false],
    ['a month alone', 'startMonth=2026-06&sentenceYears=3&offenceKey=theft&sentenceType=sds', false],
    ['section 250', '2026-11-02 4y robbery section_250 child', false],
    ['section 244ZA', '2026-11-02 8y robbery sds', false],
    ['a recall', '2025-06-02 3y sds theft & recallType=fixed_term_56&returnToCustodyDate=2026-11-09', false],
    ['the day has passed', '2025-03-03 2y sds theft', false],
  ])('%s', (_what, link, isSaid) => {
    const lines = screenOf(outcomeBy(link, today)).lines.map(lineText)
    const tag = 'Tag: Release on a tag ended for adults on 2 September 2026, as the prison service works it out. Old calculators still show it.'
    expect(lines.filter((text) => text.startsWith('Tag:'))).toEqual(isSaid ? [tag] : [])
  })
})

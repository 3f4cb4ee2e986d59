import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import { alternativeForPeople, alternativeWords } from '../../words/en/alternatives.ts'

/** What is said of the fixed term by itself, whoever reads it, and its date. */
function said(text: string): readonly string[] {
  const answer = answered(caseIn(text))
  const rival = answer.alternatives?.find(({ code }) => code === 'A_TERM_BY_ITSELF')
  if (rival === undefined) return []
  const words = [alternativeWords(rival), alternativeForPeople(rival, answer.case)]
  return [isoDate(rival.release as never), ...words.map(({ condition }) => condition)]
}

const scheme = 'the early release scheme of October 2023 to September 2024'
const first = [
  `if the person was out under ${scheme}, or on compassion (section 248), and not on a tag`,
  `if the person was let out under ${scheme}, or for another reason than a tag`,
]
const usual = [
  `if the person was out under section 248 (compassion, or ${scheme}) and not on a tag`,
  'if the person was let out early for another reason than a tag',
]

describe('Out before the release point: on a tag, or under section 248 (section 255A(9) and (10) as they were)', () => {
  const on = (day: string, type = 'fixed_term_28'): string =>
    `recall ${type} recallDate=${day} returnToCustodyDate=${day}`
  const [three, eleven] = ['A 2022-10-10 3y theft', 'A 2023-06-05 11m theft']
  // biome-ignore format: a case a row
  test.each([
    ['no scheme yet', `A 2022-05-02 3y theft; ${on('2023-09-15')}`, ['2023-10-12', ...usual]],
    ['18 days early', `${eleven}; ${on('2023-11-01', 'fixed_term_14')}`, ['2023-11-14', ...first]],
    ['19 days early: the scheme let nobody out', `${eleven}; ${on('2023-10-31', 'fixed_term_14')}`, ['2023-11-13', ...usual]],
    ['35 days from 8 March 2024', `${three}; ${on('2024-03-08')}`, ['2024-04-04', ...first]],
    ['not on the eve', `${three}; ${on('2024-03-07')}`, ['2024-04-03', ...usual]],
    ['35 days early', `A 2022-10-13 3y theft; ${on('2024-03-08')}`, ['2024-04-04', ...first]],
    ['36 days early: the scheme let nobody out', `A 2022-10-14 3y theft; ${on('2024-03-08')}`, ['2024-04-04', ...usual]],
    ['70 days from 23 May 2024', `A 2023-01-23 3y theft; ${on('2024-05-23')}`, ['2024-06-19', ...first]],
    ['71 days early and more', `A 2023-02-06 3y theft; ${on('2024-05-23')}`, ['2024-06-19', ...usual]],
  ])('%s', (_, text, want) => expect(said(text)).toEqual(want))
})

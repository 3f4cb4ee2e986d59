import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn } from '../../../../test/support/case-in.ts'
import { type Day, isoDate } from '../../calendar/day.ts'
import { aheadInWords } from '../../words/ahead.ts'
import { caseExplanationOf } from '../../words/case-explanation.ts'
import { caseWarningText } from '../../words/en/case-warnings.ts'
import { datesInWords } from '../../words/key-dates.ts'
import { caseOf } from '../case-answer.ts'
import { howSureOf } from '../how-sure.ts'

/** Each run with its first day and its release, then the release of all and the end. */
function dates(asked: string): string {
  const { runs, release, releaseType, end } = answered(caseIn(asked))
  const each = runs.map(
    (run) => `${run.sentenceIds.join('+')} ${isoDate(run.start)} to ${isoDate(run.release)}`,
  )
  return `${each.join(', ')}: ${releaseType} ${isoDate(release as Day)}, ends ${isoDate(end as Day)}`
}

// 3 years from 16 November 2026 are 1,096 days, 40% of them 439: to 28 January 2028. 12 months from 28 January 2028 are 366 days, and
// from 16 November 2026 365: 183 each. 3 years from 17 May 2027 are 1,096 days.
describe('Sentencing Code, sections 237(4), 253(2), 257(2) and 270(2): the second takes effect at the time of release from the first', () => {
  // biome-ignore format: one row a line
  test.each([
    ['an order after section 250 detention', 'A 2026-11-16 3y section_250 robbery; B 2026-11-16 12m dto after A',
      'A 2026-11-16 to 2028-01-28, B 2028-01-28 to 2028-07-28: MTD 2028-07-28, ends 2029-11-15'],
    ['section 250 detention after an order', 'A 2026-11-16 12m dto; B 2026-11-16 3y section_250 robbery after A',
      'A 2026-11-16 to 2027-05-17, B 2027-05-17 to 2028-07-28: CRD 2028-07-28, ends 2030-05-16'],
    ['section 270(2): detention in a young offender institution after an order', 'A 2026-11-16 12m dto; B 2026-11-16 2y theft adult after A',
      'A 2026-11-16 to 2027-05-17, B 2027-05-17 to 2028-01-15: CRD 2028-01-15, ends 2029-05-16'],
    ['section 257(2): an extended sentence after an order', 'A 2026-11-16 12m dto; B 2026-11-16 4y +1y eds child robbery after A',
      'A 2026-11-16 to 2027-05-17, B 2027-05-17 to 2031-05-16: CRD 2031-05-16, ends 2032-05-16'],
    ['made on a later day', 'A 2026-11-16 3y section_250 robbery; B 2027-03-01 12m dto after A',
      'A 2026-11-16 to 2028-01-28, B 2028-01-28 to 2028-07-28: MTD 2028-07-28, ends 2029-11-15'],
    ['after the last of the sentences that keep the person, whichever it was said to follow',
      'A 2026-11-16 1y section_250 robbery; B 2026-11-16 3y section_250 robbery; C 2026-11-16 12m dto after A',
      'A 2026-11-16 to 2027-04-10, B 2026-11-16 to 2028-01-28, C 2028-01-28 to 2028-07-28: MTD 2028-07-28, ends 2029-11-15'],
    ['two orders after it are one term', 'A 2026-11-16 3y section_250 robbery; B 2026-11-16 6m dto after A; C 2026-11-16 6m dto after B',
      'A 2026-11-16 to 2028-01-28, B+C 2028-01-28 to 2028-07-28: MTD 2028-07-28, ends 2029-11-15'],
    ['orders of different days that became one term stay one', 'A 2026-11-16 6m dto; B 2027-01-11 6m dto; C 2027-01-18 3y section_250 robbery after B',
      'A+B 2026-11-16 to 2027-03-14, C 2027-03-14 to 2028-05-25: CRD 2028-05-25, ends 2030-03-13'],
    ['days on remand come off the first', 'A 2026-11-16 3y section_250 robbery remandCreditDays=40; B 2026-11-16 12m dto after A',
      'A 2026-11-16 to 2027-12-19, B 2027-12-19 to 2028-06-18: MTD 2028-06-18, ends 2029-10-06'],
    ['what is more than it off the second', 'A 2026-11-16 12m dto remandCreditDays=200; B 2026-11-16 3y section_250 robbery after A',
      'A 2026-11-16 to 2026-11-16, B 2026-11-16 to 2028-01-11: CRD 2028-01-11, ends 2029-10-29'],
    ['added days put off both', 'A 2026-11-16 3y section_250 robbery; B 2026-11-16 12m dto after A; addedDays 10',
      'A 2026-11-16 to 2028-02-07, B 2028-02-07 to 2028-08-07: MTD 2028-08-07, ends 2029-11-15'],
    ['and are given back', 'A 2026-11-16 3y section_250 robbery; B 2026-11-16 12m dto after A; addedDays 10@2027-01-04 -10@2027-02-01',
      'A 2026-11-16 to 2028-01-28, B 2028-01-28 to 2028-07-28: MTD 2028-07-28, ends 2029-11-15'],
    ['days at large in the first put off both once', 'A 2026-11-16 3y section_250 robbery; B 2026-11-16 12m dto after A; unlawfullyAtLarge 2027-03-01..2027-03-10',
      'A 2026-11-16 to 2028-02-07, B 2028-02-07 to 2028-08-07: MTD 2028-08-07, ends 2029-11-25'],
    ['days at large in the second put off it alone', 'A 2026-11-16 3y section_250 robbery; B 2026-11-16 12m dto after A; unlawfullyAtLarge 2028-03-01..2028-03-10',
      'A 2026-11-16 to 2028-01-28, B 2028-01-28 to 2028-08-07: MTD 2028-08-07, ends 2029-11-15'],
    ['the stage of 2024 that let the first go', 'A 2023-11-20 2y section_250 theft; B 2023-11-20 6m dto after A',
      'A 2023-11-20 to 2024-09-10, B 2024-09-10 to 2024-12-09: MTD 2024-12-09, ends 2025-11-19'],
  ])('%s', (_, asked, want) => expect(dates(asked)).toBe(want))

  // biome-ignore format: one row a line
  test.each([
    ['an order after an extended sentence: the Parole Board decides when', 'A 2026-11-16 4y +1y eds child robbery; B 2026-11-16 12m dto after A'],
    ['an order after an adult sentence', 'A 2026-11-16 2y sds_adult; B 2026-11-16 12m dto after A'],
    ['another order beside it', 'A 2026-11-16 3y section_250 robbery; B 2026-11-16 12m dto after A; C 2026-11-16 6m dto'],
    ['a fine beside it', 'A 2026-11-16 3y section_250 robbery; B 2026-11-16 12m dto after A; C 2026-11-16 6m fine_default'],
    ['one, the other, and the one again', 'A 2026-11-16 12m dto; B 2026-11-16 3y section_250 robbery after A; C 2026-11-16 6m dto after B'],
  ])('is still worked out by hand with %s', (_, asked) => {
    const answer = caseOf(caseIn(asked))
    expect('refusals' in answer && answer.refusals[0]?.message).toMatch(/^A detention and training order that follows another kind/)
  })

  test('not to a sentence from which the person was released', () => {
    const answer = caseOf(caseIn('A 2025-11-17 1y section_250 theft; B 2026-11-16 12m dto after A'))
    expect('refusals' in answer && answer.refusals[0]?.message).toMatch(/had been released from sentence A/)
  })
})

test('what is said of it: fairly sure, and on which day it begins', () => {
  const answer = answered(caseIn('A 2026-11-16 3y section_250 robbery; B 2026-11-16 12m dto after A'))
  const said = answer.warnings.find(({ code }) => code === 'W_ORDER_CONSECUTIVE')
  expect(said && caseWarningText(said)).toMatch(/We count that day as the first of sentence B\./)
  const sure = answered(caseIn('A 2026-11-16 7y section_250_plus child; B 2026-11-16 12m dto after A'))
  expect(howSureOf(sure)).toEqual({ level: 'fairly_sure', because: ['W_ORDER_CONSECUTIVE'] })
  const steps = caseExplanationOf(answer)
  const length = steps.find(({ sentenceIds, id }) => id === 'totalDays' && sentenceIds[0] === 'B')
  expect(length?.working).toMatch(
    /^It begins when the person would otherwise be released, on 28 January 2028\./,
  )
  expect(length?.law.map(({ provision }) => provision)).toContain('section 237(4)')
  expect(steps.find(({ id }) => id === 'releaseDate')?.working).toMatch(
    /^The last is due under sentence B, on 28 July 2028\./,
  )
})

test('by which provision it begins then', () => {
  const lawOf = (asked: string) =>
    caseExplanationOf(answered(caseIn(asked)))
      .filter(({ id }) => id === 'releaseDate')
      .flatMap(({ law }) => law.map(({ provision }) => provision))
  expect(lawOf('A 2026-11-16 3y section_250 robbery; B 2026-11-16 12m dto after A')).toEqual([
    'section 237(4)',
  ])
  expect(lawOf('A 2026-11-16 12m dto; B 2026-11-16 3y section_250 robbery after A')).toEqual([
    ...['section 253(2)', 'section 257(2)', 'section 270(2)'],
  ])
})

test('days on remand that both use are not too many; those that neither can are', () => {
  const unused = (days: number) =>
    answered(
      caseIn(`A 2026-11-16 3y section_250 robbery remandCreditDays=${days}; B 2026-11-16 12m dto after A`),
    ).warnings.find(({ code }) => code === 'W_CREDITS_EXCEED')?.values
  expect(unused(500)).toBe(undefined)
  expect(unused(439 + 183 + 8)).toEqual({ unused: 8 })
})

describe('Criminal Justice Act 2003, section 264AA(1A), and Sentencing Code, section 241(5A): the second begins, and nobody goes home', () => {
  const [before, begins] = [
    'From this day the training order can begin earlier; nobody goes home.',
    'The training order begins.',
  ]
  const [early, next] = [
    before.replace('training order', 'sentence that follows'),
    'The sentence that follows begins.',
  ]
  const late = 'If a youth court orders it, the sentence that follows begins by this day.'
  const isOfNext = (note: string): boolean => /begin/.test(note)

  // biome-ignore format: one row a line
  test.each([
    ['an order after section 250 detention', 'A 2026-11-16 3y section_250 robbery; B 2026-11-16 12m dto after A',
      { HDCED: before, CRD: begins }, [before, 'From {day} the training order can begin. The person does not go home.']],
    ['after one of which release has no licence', 'A 2026-11-16 8m regimeId=section_250; B 2026-11-16 12m dto after A; dateOfBirth 2010-01-28',
      { HDCED: before, ARD: begins }, [before, 'From {day} the training order can begin. The person does not go home.']],
    ['section 250 detention after an order', 'A 2026-11-16 12m dto; B 2026-11-16 3y section_250 robbery after A',
      { ETD: early, MTD: next, LTD: late }, null],
    ['before another time in custody, whose dates they are', 'A 2026-11-16 1y section_250 robbery; B 2026-11-16 4m dto after A; C 2029-01-08 1y section_250 robbery', {}, null],
    ['side by side', 'A 2026-11-16 12m dto; B 2026-11-16 3y section_250 robbery', {}, null],
  ])('%s', (_, asked, want, tag) => {
    const answer = answered(caseIn(asked))
    const notes = datesInWords(answer.dates).map(({ type, note }) => [type, note.replace(/ The detention .*/, '')] as const)
    expect(Object.fromEntries(notes.filter(([, note]) => isOfNext(note)))).toEqual(want)
    const ahead = aheadInWords(answer).filter(({ code, text }) => code === 'TAG' && isOfNext(text))
    expect(ahead.map(({ text, easy }) => [text, easy])).toEqual(tag === null ? [] : [tag])
  })
})

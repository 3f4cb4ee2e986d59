import { describe, expect, test } from 'vitest'
import { caseIn } from '../../../test/support/case-in.ts'
import type { CaseAnswer } from '../case/answer.ts'
import { caseOf } from '../case/case-answer.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import { caseExplanationOf } from './case-explanation.ts'
import { remandInBrief } from './remand.ts'

const stepOf = (asked: AskedCase) =>
  caseExplanationOf(caseOf(asked) as CaseAnswer).filter(({ id }) => id === 'remand')

const A = { id: 'A', startDate: '2026-12-01', sentenceMonths: 9 }
const B = { id: 'B', startDate: '2027-05-10', sentenceYears: 2 }
const time = { fromDate: '2027-01-10', toDate: '2027-05-09' } as const
const whole = '120 days from 10 January 2027 to 9 May 2027 count.'

describe('Which days on remand count, in words', () => {
  // biome-ignore format: one row a line
  for (const [name, asked, working] of [
    ['one sentence', { sentences: [B], remand: [time] }, whole],
    ['none', { sentences: [B], remand: [] }, 'No day on remand counts.'],
    ['one day', caseIn('B 2027-05-10 2y; remand 2027-05-09..2027-05-10'),
      '1 day on 9 May 2027 counts. Not 1 day on 10 May 2027: The day of sentence is the first day of the sentence itself.'],
    ['no sentence, and not decided',
      caseIn('B 2027-05-10 2y; remand 2027-01-10..2027-05-09; remand 2026-01-01..2026-01-31 outcome=no_sentence',
      'remand 2026-03-01..2026-03-01 outcome=not_concluded'),
      `${whole} Not 31 days from 1 January 2026 to 31 January 2026: The charge did not end in a sentence of imprisonment. Not 1 day on 1 March 2026: The charge is not decided yet. The days may count later.`],
    ['given twice', caseIn('B 2027-05-10 2y; remand 2027-01-10..2027-05-09; remand 2027-01-10..2027-01-11'),
      `${whole} Not 2 days from 10 January 2027 to 11 January 2027: These days are in two of the times given. They count once.`],
    ['an order that takes none', caseIn('C 2027-05-10 1m contempt; remand 2027-05-09..2027-05-09'),
      'No day on remand counts. Not 1 day on 9 May 2027: Days on remand do not count for this order.'],
    ['another sentence served, and another that has the days',
      caseIn('A 2026-12-01 9m; B 2027-05-10 2y; remand 2026-11-10..2026-11-30 sentenceIds=A; remand 2026-10-05..2027-05-09 sentenceIds=B'),
      '36 days from 5 October 2026 to 9 November 2026 for sentence B, 21 days from 10 November 2026 to 30 November 2026 for sentence A and 89 days from 10 February 2027 to 9 May 2027 for sentence B count. Not 21 days from 10 November 2026 to 30 November 2026: These days count for sentence A. Not 71 days from 1 December 2026 to 9 February 2027: Sentence A was being served until 9 February 2027.'],
    ['two sentences served', caseIn('C 2026-12-01 9m; A 2026-12-01 9m; B 2027-05-10 2y; remand 2026-12-05..2026-12-06 sentenceIds=B'),
      'No day on remand counts. Not 2 days from 5 December 2026 to 6 December 2026: Sentences A and C were being served until 2 March 2027.'],
    ['all that can be told', caseIn('B 2027-05-10 2y; remand 2027-02-01..2027-02-05; otherCustody 2027-02-01..2027-02-01 why=recall',
      'otherCustody 2027-02-02..2027-02-02 why=fine_default; otherCustody 2027-02-03..2027-02-03 why=contempt',
      'otherCustody 2027-02-04..2027-02-05 why=sentence; otherCustody 2027-02-05..2027-02-05 why=other',
      'otherCustody 2027-02-05..2027-02-05 why=immigration; otherCustody 2027-03-05..2027-03-05 why=contempt'),
      'No day on remand counts. Not 5 days from 1 February 2027 to 5 February 2027: The person was in prison on recall. The person was in prison for a sum that was not paid. The person was in prison for contempt of court. Another sentence was being served until 5 February 2027. The person was in custody for something else.'],
    ['life', caseIn('A 2026-12-01 10y0m life; B 2027-05-10 2y; remand 2026-12-05..2026-12-06 sentenceIds=B'),
      'No day on remand counts. Not 2 days from 5 December 2026 to 6 December 2026: Another sentence was being served.'],
    ['days that went on', caseIn('A 2026-11-16 2m; B 2027-05-10 2y; remand 2026-10-01..2026-11-15'),
      '21 days from 1 October 2026 to 21 October 2026 for sentence A and 25 days from 22 October 2026 to 15 November 2026 for sentence B count. Sentence A did not need all the days. What was left went on to the next sentence.'],
    ['the recall of the case', caseIn('P 2025-01-06 3y; B 2027-05-10 2y; remand 2026-10-22..2026-10-22 sentenceIds=B',
      'recall standard recallDate=2026-10-22 sentenceIds=P'),
      'No day on remand counts. Not 1 day on 22 October 2026: The person was in prison on recall.'],
    ['a recall of which no day is known hides nothing',
      caseIn('P 2025-01-06 3y; B 2027-05-10 2y; remand 2025-02-01..2025-02-01 sentenceIds=B; recall standard sentenceIds=P'),
      'No day on remand counts. Not 1 day on 1 February 2025: Sentence P was being served until 19 March 2026.'],
  ] as const)
    test(name, () => {
      const [step, ...others] = stepOf(asked as unknown as AskedCase)
      expect(step?.working).toBe(working)
      expect(others).toEqual([])
    })

  test('with the provisions of what it says, each once', () => {
    const lawOf = (asked: AskedCase) => stepOf(asked)[0]?.law.map(({ provision }) => provision)
    const counting = ['section 240ZA(1)', 'section 240ZA(3)', 'section 240ZA(8)', 'section 242(2)']
    expect(lawOf({ sentences: [B], remand: [time] })).toEqual(counting)
    expect(lawOf({ sentences: [B, { ...B, id: 'C' }], remand: [{ ...time, toDate: '2027-05-11' }] })).toEqual(
      [...counting, 'section 240ZA(8A)', 'section 240ZA(9)'],
    )
    expect(
      lawOf(
        caseIn(
          'A 2026-11-16 2m; B 2027-05-10 2y; remand 2026-10-01..2026-12-15',
          'otherCustody 2026-12-01..2026-12-02 why=recall',
        ),
      ),
    ).toEqual([
      ...counting,
      'section 240ZA(4)',
      'section 240ZA(10)',
      'days that an earlier sentence could not use',
    ])
  })

  test('it counts for the sentences that it shortens, and says how many', () => {
    const [step] = stepOf({ sentences: [A, B], remand: [{ ...time, sentenceIds: ['B'] }] })
    expect(step).toMatchObject({ title: 'Which days on remand count', result: '68', sentenceIds: ['B'] })
  })

  test('without dates there is no such step', () => expect(stepOf({ sentences: [B] })).toEqual([]))
})

describe('Which days count for the sentences that decide, in brief', () => {
  const briefOf = (asked: AskedCase) => remandInBrief(caseOf(asked) as CaseAnswer)
  const [drugs, burglary] = [
    { fromDate: '2026-06-15', toDate: '2026-11-15' },
    { fromDate: '2026-05-04', toDate: '2026-09-30', outcome: 'no_sentence' },
  ] as const
  const two = { id: 'C', startDate: '2026-11-16', sentenceYears: 2 }
  // biome-ignore format: one row a line
  for (const [name, asked, counts, lost] of [
    ['no dates told', caseIn('B 2027-05-10 2y'), null, []],
    ['typed to the day of sentence', caseIn('B 2027-05-10 2y; remand 2027-01-10..2027-05-12'), [120, 120], []],
    ['a day in two times', { sentences: [B], remand: [time, time] }, [120, 120], []],
    ['a charge that ended without prison: only its days that do not count for the other are lost',
      { sentences: [two], remand: [drugs, burglary] }, [154, 196],
      [[42, 'no_sentence', 'The charge did not end in a sentence of imprisonment.']]],
    ['one that ended without prison while the other went on: none are lost', { sentences: [two], remand: [drugs, { ...burglary, fromDate: '2026-07-01' }] }, [154, 154], []],
    ['a sentence served in between, and days that are its own',
      caseIn('A 2026-12-01 9m; B 2027-05-10 2y; remand 2026-11-10..2026-11-30 sentenceIds=A; remand 2026-10-05..2027-05-09 sentenceIds=B'),
      [125, 217],
      [[21, 'another_sentence', 'These days count for sentence A.'], [71, 'serving', 'Sentence A was being served until 9 February 2027.']]],
    ['a recall in the midst of two times: once, with one reason',
      caseIn('B 2027-02-01 3y; remand 2026-10-20..2026-11-30; remand 2026-11-25..2027-01-31',
      'otherCustody 2026-10-22..2026-12-16 why=recall'), [48, 104], [[56, 'serving', 'The person was in prison on recall.']]],
    ['life, which decides with its minimum term', caseIn('B 2027-05-10 20y life; remand 2027-01-10..2027-05-09'), [120, 120], []],
  ] as readonly (readonly [string, AskedCase, readonly number[] | null, readonly unknown[]])[])
    test(name, () => {
      const brief = briefOf(asked)
      expect(brief && [brief.days, brief.given]).toEqual(counts)
      expect(brief?.lost.map(({ days, reason, text }) => [days, reason, text]) ?? []).toEqual(lost)
    })
})

/** Which days on remand count, where what was served is told: of a case. Examples of our own: the days are those of 2026 where no year
 *  is given. */
import { describe, expect, test } from 'vitest'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import type { Span } from '../calendar/spans.ts'
import { caseOf } from '../case/case-answer.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import type { Outcome } from '../facts/remand.ts'
import type { CustodyReason } from '../tables/other-custody.ts'

const day = (text: string): Day => parseDay(text.length === 5 ? `2026-${text}` : text) as Day
const iso = (text: string): string => isoDate(day(text))
const spanOf = (text: string): { fromDate: string; toDate: string } => {
  const [first, last] = text.split('..') as [string, string?]
  return { fromDate: iso(first), toDate: iso(last ?? first) }
}

/** "03-20..11-15 A+B": a time for A and B. "… *": for all. "… no_sentence": the charge ended in none. */
function timeOf(text: string): NonNullable<AskedCase['remand']>[number] {
  const [days, whom] = text.split(' ') as [string, string]
  const isOutcome = whom === 'no_sentence' || whom === 'not_concluded'
  if (isOutcome) return { ...spanOf(days), outcome: whom as Outcome }
  return { ...spanOf(days), sentenceIds: whom === '*' ? null : whom.split('+') }
}

const kinds = {
  none: { sentenceType: 'contempt', sentenceDays: 20 },
  own: { sentenceType: 'life', sentenceYears: 10 },
} as const

/** "A 11-16": ten years from its day. "A 11-16 none": contempt, which takes no credit; "own": life, for itself alone; "63": so many
 *  days, of which a third is served. */
function sentenceOf(text: string): AskedCase['sentences'][number] {
  const [id, first, what = '3650'] = text.split(' ') as [string, string, string?]
  const ofDays = { regimeId: 'sds_adult', sentenceDays: Number(what) } as const
  return { id, startDate: iso(first), ...(what in kinds ? kinds[what as keyof typeof kinds] : ofDays) }
}

/** "07-06..07-19 fine_default": a time served. */
function toldOf(text: string): NonNullable<AskedCase['otherCustody']>[number] {
  const [days, why] = text.split(' ') as [string, CustodyReason]
  return { ...spanOf(days), why }
}

const short = (date: Day): string => isoDate(date).replace(/^2026-/, '')
const inText = ({ fromDate: first, toDate: last }: Span): string =>
  first === last ? short(first) : `${short(first)}..${short(last)}`

interface Row {
  readonly rule: string
  readonly sentences: readonly string[]
  readonly remand: readonly string[]
  readonly served?: readonly string[]
  /** The days, the sentence they are recorded for, and all that they shorten. */
  readonly counted: readonly string[]
  /** The place of the time in the list, the days, and why. */
  readonly not?: readonly string[]
  readonly unused?: number
}

// biome-ignore format: one row a line
const rows: readonly Row[] = [
  { rule: 's.240ZA(3): every day counts, from the day of the court’s order to the eve of the sentence', sentences: ['A 11-16'],
    remand: ['03-20..11-15 A'], counted: ['03-20..11-15 A: A'] },
  { rule: 's.240ZA(3): the day of sentence is day 1 of the sentence, and no later day counts for it', sentences: ['A 11-16'],
    remand: ['03-20..11-18 A'], counted: ['03-20..11-15 A: A'], not: ['0 11-16..11-18 from_sentence'] },
  { rule: 's.240ZA(3): on bail in between, two times count', sentences: ['A 11-16'], remand: ['02-02..02-27 A', '10-05..11-15 A'],
    counted: ['02-02..02-27 A: A', '10-05..11-15 A: A'] },
  { rule: 's.240ZA(1), (8): a charge that ended in no sentence gives its days to nobody', sentences: ['A 11-16'],
    remand: ['05-04..09-30 no_sentence', '06-15..11-15 A'], counted: ['06-15..11-15 A: A'], not: ['0 05-04..09-30 no_sentence'] },
  { rule: 's.240ZA(1): a charge that is not decided gives none yet', sentences: ['A 11-16'], remand: ['05-04..12-31 not_concluded'],
    counted: [], not: ['0 05-04..12-31 not_concluded'] },
  { rule: 's.240ZA(2), (5)(b): held for two charges at once, a day counts once', sentences: ['A 11-16', 'B 11-16'],
    remand: ['06-01..11-15 A', '05-11..08-31 B'], counted: ['05-11..05-31 B: A B', '06-01..11-15 A: A B'], not: ['1 06-01..08-31 twice'] },
  { rule: 's.240ZA(5)(b): a time given twice counts once', sentences: ['A 11-16'], remand: ['06-01..11-15 A', '06-01..11-15 *'],
    counted: ['06-01..11-15 A: A'], not: ['1 06-01..11-15 twice'] },
  { rule: 's.240ZA(1A), (1B): a committal for contempt takes no days, a sentence takes them', sentences: ['A 07-01 none', 'B 11-16'],
    remand: ['06-30 A', '06-30..11-15 B'], served: ['07-01..07-07 sentence'], counted: ['06-30 B: B', '07-08..11-15 B: B'],
    not: ['0 06-30 no_credit', '1 07-01..07-07 serving'] },
  { rule: 's.240ZA(4), (10): prison for not paying hides days, the day of release too', sentences: ['A 11-16'], remand: ['06-15..11-15 *'],
    served: ['07-06..07-19 fine_default'], counted: ['06-15..07-05 A: A', '07-20..11-15 A: A'], not: ['0 07-06..07-19 serving'] },
  { rule: 's.240ZA(4), (10): from the return on recall to the release no day counts', sentences: ['A 2027-02-01'],
    remand: ['10-20..2027-01-31 *'], served: ['10-22..12-16 recall'], counted: ['10-20..10-21 A: A', '12-17..2027-01-31 A: A'],
    not: ['0 10-22..12-16 serving'] },
  { rule: 's.240ZA(4), (10): a recall of one day hides that day', sentences: ['A 11-16'], remand: ['11-01..11-15 *'],
    served: ['11-05 recall'], counted: ['11-01..11-04 A: A', '11-06..11-15 A: A'], not: ['0 11-05 serving'] },
  { rule: 's.240ZA(10): immigration detention and an extradition warrant are not named, and hide nothing', sentences: ['A 11-16'],
    remand: ['11-01..11-15 *'], served: ['11-05..11-06 immigration', '11-08..11-09 extradition'], counted: ['11-01..11-15 A: A'] },
  { rule: 's.240ZA(4): times served that overlap and touch are one', sentences: ['A 11-16'], remand: ['10-01..11-15 *'],
    served: ['10-05..10-10 recall', '10-08..10-12 fine_default', '10-13 other'], counted: ['10-01..10-04 A: A', '10-14..11-15 A: A'],
    not: ['0 10-05..10-13 serving'] },
  { rule: 's.240ZA(4): from the day of another sentence to the release from it, both, none counts', sentences: ['A 04-01', 'B 11-16'],
    remand: ['03-01..03-31 A', '01-05..11-15 B'], served: ['04-01..06-09 sentence'],
    counted: ['01-05..02-28 B: B', '03-01..03-31 A: A', '06-10..11-15 B: B'],
    not: ['1 03-01..03-31 another_sentence', '1 04-01..06-09 serving'] },
  { rule: 's.240ZA(4): who is let out on the day of sentence was not detained for it', sentences: ['A 04-01', 'B 11-16'],
    remand: ['02-01..03-31 A', '03-02..11-15 B'], served: ['04-01 sentence'], counted: ['02-01..03-31 A: A', '04-01..11-15 B: B'],
    not: ['1 03-02..03-31 another_sentence'] },
  { rule: 's.240ZA(8A), (9): a sentence passed before release from another is one with it', sentences: ['A 04-01', 'B 11-16'],
    remand: ['03-01..03-31 A', '01-05..11-15 B'], served: ['04-01..2027-02-09 sentence'],
    counted: ['01-05..02-28 B: A B', '03-01..03-31 A: A B'], not: ['1 03-01..03-31 twice', '1 04-01..11-15 serving'] },
  { rule: 's.240ZA(9): passed on the very day of release it is one with it still; on the next day it is not',
    sentences: ['A 04-01', 'B 06-09', 'C 06-10'], remand: ['03-01..03-31 A', '03-20..04-02 B', '01-05..01-09 C'],
    served: ['04-01..06-09 sentence'], counted: ['01-05..01-09 C: C', '03-01..03-31 A: A B'],
    not: ['1 03-20..03-31 twice', '1 04-01..04-02 serving'] },
  { rule: 's.240ZA(9): without a release that was told the first sentence is being served still',
    sentences: ['B 06-09', 'A 04-01', 'C 06-30'], remand: ['03-01..03-31 A', '01-05..06-08 B'],
    counted: ['01-05..02-28 B: B A C', '03-01..03-31 A: B A C'], not: ['1 03-01..03-31 twice', '1 04-01..06-08 serving'] },
  { rule: 's.240ZA(9): the later of two releases that were told ends the time in custody', sentences: ['A 04-01', 'B 05-01', 'C 06-15'],
    remand: ['03-01..03-31 A', '06-01..06-14 C'], served: ['04-01..05-20 sentence', '05-01..06-20 sentence', '05-01..06-10 sentence'],
    counted: ['03-01..03-31 A: A B C'], not: ['1 06-01..06-14 serving'] },
  { rule: 's.240ZA(4): a release that was told with a later sentence ends all of the time in custody',
    sentences: ['A 04-01', 'B 05-01', 'C 06-15'], remand: ['04-20..06-14 C'], served: ['05-01 sentence'], counted: ['05-02..06-14 C: C'],
    not: ['0 04-20..05-01 serving'] },
  { rule: 's.240ZA(5)(a): with a release in between a day counts for the sentence passed first', sentences: ['A 04-01', 'B 11-16'],
    remand: ['03-01..03-31 *'], served: ['04-01..06-09 sentence'], counted: ['03-01..03-31 A: A'] },
  { rule: 'practice: days that the first could not use go on to the next, the last of those that are for both',
    sentences: ['A 11-16 63', 'B 2027-01-11'], remand: ['08-03..11-15 A', '08-03..2027-01-10 B'], served: ['11-16 sentence'],
    counted: ['08-03..08-23 A: A', '08-24..2027-01-10 B: B'], not: ['0 08-24..11-15 another_sentence', '1 08-03..08-23 another_sentence'] },
  { rule: 'practice: they go on to the one after next, as far as they are left',
    sentences: ['A 11-16 33', 'B 2027-01-11', 'C 2027-01-11', 'D 2027-02-01'],
    remand: ['11-01..11-15 A', '11-05..11-06 B', '11-01..11-15 C', '11-14..11-15 D'], served: ['11-16 sentence', '2027-01-11 sentence'],
    counted: ['11-01..11-04 A: A', '11-05..11-06 B: B C', '11-07..11-13 A: A', '11-14..11-15 C: B C'],
    not: ['0 11-05..11-06 another_sentence', '0 11-14..11-15 another_sentence', '2 11-01..11-04 another_sentence', '2 11-05..11-06 twice',
    '2 11-07..11-13 another_sentence', '3 11-14..11-15 another_sentence'] },
  { rule: 's.240ZA(3): unused, and for nobody else, they stay with their sentence', sentences: ['A 11-16 63', 'B 2027-01-11'],
    remand: ['08-03..11-15 A', '12-21..2027-01-10 B'], served: ['11-16 sentence'],
    counted: ['08-03..11-15 A: A', '12-21..2027-01-10 B: B'], unused: 84 },
  { rule: 'Sentencing Code s.322: a day for life and for a fixed term is recorded for both', sentences: ['L 11-16 own', 'A 11-16'],
    remand: ['11-01..11-10 A', '11-06..11-15 L'], counted: ['11-01..11-05 A: A', '11-06..11-10 A: L A', '11-11..11-15 L: L'] },
  { rule: 'Sentencing Code s.322: a day for two life sentences is recorded for the first, and for both',
    sentences: ['L 11-16 own', 'M 11-16 own'], remand: ['11-01..11-10 L', '11-06..11-15 M'],
    counted: ['11-01..11-05 L: L', '11-06..11-10 L: L M', '11-11..11-15 M: M'] },
]

describe('Which days on remand count (Criminal Justice Act 2003, section 240ZA)', () => {
  for (const { rule, sentences, remand, served = [], counted, not = [], unused = 0 } of rows)
    test(rule, () => {
      const answer = caseOf({
        sentences: sentences.map(sentenceOf),
        remand: remand.map(timeOf),
        otherCustody: served.map(toldOf),
      })
      if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
      const count = answer.remand as NonNullable<typeof answer.remand>
      expect({
        counted: count.counted.map(
          (range) => `${inText(range)} ${range.recordedFor}: ${range.sentenceIds.join(' ')}`,
        ),
        not: count.notCounted.map((range) => `${range.period} ${inText(range)} ${range.reason}`),
        unused: count.unusedDays,
      }).toEqual({ counted, not, unused })
      expect(count.days).toBe(count.counted.reduce((sum, { days }) => sum + days, 0))
    })
})

test('Sixty minimum terms take no longer than the days that are told of them: nothing doubles with each', () => {
  const ids = Array.from({ length: 60 }, (_, n) => `L${n}`)
  for (const remand of [[], ['03-20..03-29 *', '05-01..05-04 L0+L59'].map(timeOf)]) {
    const answer = caseOf({ sentences: ids.map((id) => sentenceOf(`${id} 11-16 own`)), remand })
    if ('refusals' in answer) throw new Error(answer.refusals[0]?.message)
    expect(answer.remand?.counted.map(({ days, sentenceIds }) => [days, sentenceIds])).toEqual(
      remand.length === 0
        ? []
        : [
            [10, ids],
            [4, ['L0', 'L59']],
          ],
    )
  }
})

/** Days on remand by their dates: what holds of every case (Criminal Justice Act 2003, section 240ZA). */
import type { AskedCase, AskedCaseSentence, AskedOtherCustody, AskedRemand, CaseAnswer } from '@requisite/law'
import { otherCustodyFacts, recallTypes, remandDoubts } from '@requisite/law/internal'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { answeredOrNull, at, dayOf, runs } from '../support/drawn.ts'
import { isLong } from '../support/long.ts'

// 20,000 cases of each take minutes where others have the machine.
if (isLong) vi.setConfig({ testTimeout: 900_000 })

const { numRuns, holds } = runs(200, 20_000)

const first = dayOf('2023-06-01')

/** A day of sentence is drawn from few, so that many are on one day. */
const start = fc.oneof(
  fc.constantFrom(600, 600, 660, 700, 1270).map((n) => first + n),
  fc.integer({ min: first + 400, max: first + 1500 }),
)
const length = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((sentenceDays) => ({ sentenceDays })),
  fc.integer({ min: 1, max: 14 }).map((sentenceMonths) => ({ sentenceMonths })),
  fc.integer({ min: 1, max: 4 }).map((sentenceYears) => ({ sentenceYears })),
)
const kinds = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom({ sentenceType: 'contempt' }, { sentenceType: 'fine_default' }) },
  { weight: 1, arbitrary: fc.constant({ sentenceType: 'eds', extensionYears: 1 }) },
  { weight: 1, arbitrary: fc.constant({ sentenceType: 'life' }) },
)
const sentences = fc
  .array(
    fc.record({
      start,
      length,
      kind: kinds,
      tag: fc.oneof(fc.constant(0), fc.nat(30)),
      follows: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((drawn) =>
    drawn.map(({ start: day, length: term, kind, tag, follows }, i): AskedCaseSentence => {
      const before = drawn[i - 1]
      const isChain = follows && before !== undefined && before.start === day && !('sentenceType' in kind)
      return {
        ...{
          id: 'ABCD'[i] as string,
          startDate: at(day),
          ...term,
          ...(kind as object),
          taggedBailCreditDays: tag,
        },
        ...(isChain && !('sentenceType' in before.kind) ? { consecutiveTo: 'ABCD'[i - 1] as string } : {}),
      }
    }),
  )

/** Times on remand before the sentences that they are for; some end after the day of sentence, as people type them. */
const timesFor = (of: readonly AskedCaseSentence[]): fc.Arbitrary<readonly AskedRemand[]> =>
  fc.array(
    fc
      .record({
        before: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 500 })),
        days: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 500 })),
        named: fc.subarray(of.map(({ id }) => id as string)),
        outcome: fc.oneof(
          { weight: 6, arbitrary: fc.constant(null) },
          fc.constantFrom('no_sentence', 'not_concluded'),
        ),
      })
      .map(({ before, days, named, outcome }): AskedRemand => {
        const whom =
          named.length === 0 || outcome !== null ? of : of.filter(({ id }) => named.includes(id as string))
        const from = Math.max(...whom.map((sentence) => dayOf(sentence.startDate as string))) - before
        const ids = named.length === 0 || outcome !== null ? {} : { sentenceIds: named }
        return {
          ...{ fromDate: at(from), toDate: at(from + days - 1), ...ids },
          ...(outcome === null ? {} : { outcome: outcome as 'no_sentence' }),
        }
      }),
    { minLength: 1, maxLength: 5 },
  )

const others: fc.Arbitrary<readonly AskedOtherCustody[]> = fc.array(
  fc
    .record({
      from: fc.oneof(start, fc.integer({ min: first, max: first + 1400 })),
      days: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 100 })),
      why: fc.constantFrom(...otherCustodyFacts.why.values),
    })
    .map(({ from, days, why }) => ({ fromDate: at(from), toDate: at(from + days - 1), why })),
  { maxLength: 2 },
)

const recalls = fc.option(
  fc.record({
    type: fc.constantFrom(...recallTypes),
    into: fc.integer({ min: 10, max: 500 }),
    gap: fc.integer({ min: 0, max: 20 }),
  }),
  { freq: 3 },
)

type Question = AskedCase & {
  readonly remand: readonly AskedRemand[]
  readonly otherCustody: readonly AskedOtherCustody[]
}

const cases: fc.Arbitrary<Question> = sentences.chain((of) =>
  fc
    .record({ remand: timesFor(of), otherCustody: others, recall: recalls })
    .map(({ remand, otherCustody, recall }) => {
      const asked = { sentences: of, remand, otherCustody }
      if (recall === null) return asked
      const recallDay = Math.min(...of.map((sentence) => dayOf(sentence.startDate as string))) + recall.into
      const { type, gap } = recall
      return {
        ...asked,
        recall: { type, recallDate: at(recallDay), returnToCustodyDate: at(recallDay + gap) },
      }
    }),
)

/** The dates of an answer, and which days count, as far as two answers are compared. */
const datesOf = ({ release, end, paroleEligibility, licenceEnd, leaving, runs, dates }: CaseAnswer) => ({
  ...{ release, end, paroleEligibility, licenceEnd, leaving },
  runs: runs.map(({ sentenceIds, release: out, end: last, credit, group }) => ({
    sentenceIds,
    out,
    last,
    credit,
    group,
  })),
  dates: dates.map(({ form, date }) => [form, date]),
})
const countOf = (answer: CaseAnswer) => ({ days: answer.remand?.days, counted: answer.remand?.counted })
const both = (answer: CaseAnswer) => ({ ...datesOf(answer), ...countOf(answer) })

interface Range {
  readonly fromDate: number
  readonly toDate: number
}
const daysIn = (ranges: readonly Range[]): readonly number[] =>
  ranges.flatMap(({ fromDate: from, toDate: last }) =>
    Array.from({ length: last - from + 1 }, (_, i) => from + i),
  )

const spanOf = ({
  fromDate,
  toDate,
}: {
  readonly fromDate: string
  readonly toDate?: string | null | undefined
}): Range => ({ fromDate: dayOf(fromDate), toDate: dayOf(toDate as string) })

/** Of every answer with dates. */
const ofAnswers = (
  check: (asked: Question, answer: CaseAnswer & { remand: NonNullable<CaseAnswer['remand']> }) => void,
) =>
  holds(cases, (asked) => {
    const answer = answeredOrNull(asked)
    if (answer !== null) check(asked, answer as never)
  })

const isLife = ({ sentenceType }: AskedCaseSentence): boolean => sentenceType === 'life'

describe('Days on remand', () => {
  test('most cases are answered, with all that can come of days', () => {
    const reasons = new Map<string, number>()
    const say = (what: string) => reasons.set(what, (reasons.get(what) ?? 0) + 1)
    holds(cases, (asked) => {
      const answer = answeredOrNull(asked)
      say(answer === null ? 'refused' : 'answered')
      for (const { reason } of answer?.remand?.notCounted ?? []) say(reason)
      if ((answer?.remand?.wentOn.length ?? 0) > 0) say('went on')
      if (answer !== null && asked.sentences.some(isLife)) say('life')
      if ((answer?.remand?.served.length ?? 0) > 0) say('served')
      for (const { code } of answer?.alternatives ?? []) say(code)
    })
    expect(reasons.get('answered')).toBeGreaterThan(numRuns / 2)
    for (const what of [
      ...['no_sentence', 'not_concluded', 'no_credit', 'from_sentence'],
      ...['serving', 'another_sentence', 'twice'],
      ...['went on', 'served', 'life', ...remandDoubts.map(({ code }) => code as string)],
    ])
      expect([what, reasons.get(what) ?? 0]).not.toEqual([what, 0])
  })

  test('1: no day is in two ranges that count, and their days add up', () =>
    ofAnswers((_, { remand: { days, counted } }) => {
      const all = daysIn(counted)
      expect(new Set(all).size).toBe(all.length)
      expect(days).toBe(all.length)
      expect(counted.map((range) => range.days)).toEqual(counted.map((range) => daysIn([range]).length))
    }))

  test('2: every day of a time counts for one of its sentences, or is said not to; only a day given twice is both', () =>
    ofAnswers((asked, { remand: { counted, notCounted } }) => {
      asked.remand.forEach((time, period) => {
        const ids = time.outcome == null ? (time.sentenceIds ?? asked.sentences.map(({ id }) => id)) : []
        const mine = new Set(
          daysIn(counted.filter(({ sentenceIds }) => sentenceIds.some((id) => ids.includes(id)))),
        )
        const not = notCounted.filter((range) => range.period === period)
        const lost = new Map(not.flatMap((range) => daysIn([range]).map((day) => [day, range.reason])))
        expect(lost.size).toBe(daysIn(not).length)
        for (const day of daysIn([spanOf(time)])) {
          const reason = lost.get(day)
          if (reason === undefined || reason === 'twice') expect([day, mine.has(day)]).toEqual([day, true])
          else if (!['from_sentence', 'serving'].includes(reason))
            expect([day, mine.has(day)]).toEqual([day, false])
          lost.delete(day)
        }
        expect([...lost]).toEqual([])
      })
    }))

  test('3: the order of the times, one cut in two, and one given twice change nothing', () =>
    ofAnswers((asked, answer) => {
      const [one, ...rest] = asked.remand as [AskedRemand, ...AskedRemand[]]
      const { fromDate: from, toDate: last } = spanOf(one)
      const sentencedBy = Math.min(...asked.sentences.map((sentence) => dayOf(sentence.startDate as string)))
      const middle = Math.floor((from + last) / 2)
      const cut =
        middle < last && middle + 1 < sentencedBy
          ? [
              { ...one, toDate: at(middle) },
              { ...one, fromDate: at(middle + 1) },
            ]
          : [one]
      for (const remand of [asked.remand.toReversed(), [...rest, ...cut], [...asked.remand, one]])
        expect(both(answeredOrNull({ ...asked, remand }) as CaseAnswer)).toEqual(both(answer))
    }))

  test('4: with one day of sentence the dates are those of the number', () =>
    holds(cases, (asked) => {
      const [head] = asked.sentences as [AskedCaseSentence]
      const oneDay = asked.sentences
        .filter(({ sentenceType }) => sentenceType !== 'contempt')
        .map((sentence) => ({ ...sentence, startDate: head.startDate }))
      const [lead, ...others] = oneDay
      if (lead === undefined) return
      const ids = oneDay.map(({ id }) => id)
      const remand = asked.remand
        .filter(({ fromDate }) => fromDate < (head.startDate as string))
        .filter(({ sentenceIds }) => sentenceIds == null || sentenceIds.every((id) => ids.includes(id)))
      const question = { ...asked, sentences: oneDay, remand, recall: undefined }
      const answer = answeredOrNull(question)
      if (answer?.remand == null) return
      // The days of life are its own: a number for another sentence is none for it.
      const lives = oneDay.filter(isLife)
      const { counted } = answer.remand
      const daysFor = (isOne: (id: string) => boolean): number =>
        daysIn(counted.filter(({ sentenceIds }) => sentenceIds.some(isOne))).length
      const shared = [lead, ...others].find((sentence) => !isLife(sentence))
      const numbers = {
        ...question,
        sentences: [lead, ...others].map((sentence) => ({
          ...sentence,
          remandCreditDays: isLife(sentence)
            ? daysFor((id) => id === sentence.id)
            : sentence === shared
              ? daysFor((id) => lives.every((life) => life.id !== id))
              : 0,
        })),
        remand: undefined,
      }
      expect(datesOf(answeredOrNull(numbers) as CaseAnswer)).toEqual(datesOf(answer))
    }))

  test('5: charges that ended in no sentence move no date and no range', () =>
    ofAnswers((asked, answer) => {
      const remand = asked.remand.filter(({ outcome }) => outcome == null)
      expect(both(answeredOrNull({ ...asked, remand }) as CaseAnswer)).toEqual(both(answer))
    }))

  test('6: what was worked out to be served changes nothing when it is told', () =>
    ofAnswers((asked, answer) => {
      const starts = asked.sentences.map((sentence) => dayOf(sentence.startDate as string))
      const served = answer.remand.served.map(
        ({ fromDate: from, toDate: last }) =>
          ({ fromDate: at(from), toDate: at(last), why: 'sentence' }) as const,
      )
      // A worked-out release on a day on which nobody is let out comes some days before: what is passed between is not one with it.
      const isBetween = answer.remand.served.some(({ toDate: last }) =>
        starts.some((day) => day <= last && day > last - 6),
      )
      if (isBetween) return
      const told = answeredOrNull({
        ...asked,
        otherCustody: [...asked.otherCustody, ...served],
      }) as CaseAnswer
      expect(both(told)).toEqual(both(answer))
    }))

  test('7: each range that counts, sent back for its sentence, counts again, and nothing is left out', () =>
    ofAnswers((asked, answer) => {
      // Days that go on leave a recalled sentence later than the recall, by which it may have been over.
      if (asked.recall !== undefined && answer.remand.wentOn.length > 0) return
      // A day that life has too is recorded for both: its credit is shared with nobody.
      const lives = asked.sentences.filter(isLife).map(({ id }) => id)
      // A time that counts for nothing is one of a fixed term all the same, which then takes no days that were given with life.
      const { counted, notCounted } = answer.remand
      const isOfLife = counted.some(({ recordedFor }) => lives.includes(recordedFor))
      if (isOfLife && notCounted.length > 0) return
      if (asked.sentences.some((one) => isLife(one) && (one.taggedBailCreditDays ?? 0) > 0)) return
      const remand = counted.map(({ fromDate: from, toDate: last, recordedFor, sentenceIds }) => ({
        ...{ fromDate: at(from), toDate: at(last) },
        sentenceIds: sentenceIds.filter((id) => id === recordedFor || lives.includes(id)),
      }))
      const again = answeredOrNull({ ...asked, remand }) as CaseAnswer
      expect(both(again)).toEqual(both(answer))
      expect(again.remand?.notCounted).toEqual([])
    }))

  test('8: no day counts on or after its sentence, nor while something is served for longer than its one day', () =>
    ofAnswers((asked, { remand: { counted, served } }) => {
      for (const { recordedFor, toDate: last } of counted)
        expect(last).toBeLessThan(
          dayOf(asked.sentences.find(({ id }) => id === recordedFor)?.startDate as string),
        )
      const told = asked.otherCustody
        .filter(({ why }) => why !== 'immigration' && why !== 'extradition')
        .map((time) => ({ ...spanOf(time), why: time.why }))
        .filter(({ fromDate: from, toDate: last, why }) => why !== 'sentence' || last > from)
      const hidden = new Set(
        daysIn([...told, ...served.filter(({ fromDate: from, toDate: last }) => last > from)]),
      )
      expect(daysIn(counted).filter((day) => hidden.has(day))).toEqual([])
    }))

  test('the warning of a doubt stands if and only if its rival does, and a rival is as it is worked out in full', () =>
    ofAnswers((_, answer) => {
      const said = answer.warnings.map(({ code }) => code)
      const rivals = answer.alternatives ?? []
      for (const { warning } of remandDoubts) {
        const codes = remandDoubts
          .filter((doubt) => doubt.warning === warning)
          .map(({ code }) => code as string)
        expect([warning, said.includes(warning)]).toEqual([
          warning,
          rivals.some(({ code }) => codes.includes(code)),
        ])
      }
      for (const rival of rivals)
        expect([rival.code, rival.answer().release]).toEqual([rival.code, rival.release])
    }))

  test('in one time in custody one day more is release one day earlier, or on the day of sentence', () =>
    holds(cases, (asked) => {
      const [head] = asked.sentences as [AskedCaseSentence]
      const only = { ...head, sentenceType: undefined, extensionYears: undefined, consecutiveTo: undefined }
      const until = dayOf(head.startDate as string) - 1
      const releaseAfter = (days: number) =>
        answeredOrNull({
          sentences: [only],
          law: 'after_act',
          remand: [{ fromDate: at(until - days), toDate: at(until) }],
        })?.release as number
      const before = releaseAfter(20)
      expect(releaseAfter(21)).toBe(Math.max(dayOf(head.startDate as string), before - 1))
    }))
})

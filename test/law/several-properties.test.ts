/** Sentences beside one another: what holds whatever they are called, in whatever order they are given, and beside whatever is
 *  shorter. */
import type { AskedCase, AskedCaseSentence, CaseAnswer } from '@requisite/law'
import { caseOf, isoDate } from '@requisite/law'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answeredOrNull,
  at,
  dayOf,
  extensionOf,
  fixedTerms,
  noneOr,
  numberOfDay,
  runs,
} from '../support/drawn.ts'

const { numRuns, holds } = runs(150, 20_000)

/** Three days of sentence for each case, so that sentences of one day are common: near one another, or years apart. */
const days = fc
  .record({
    first: fc.oneof(
      numberOfDay('1998-01-01', '2012-12-31'),
      numberOfDay('2013-01-01', '2027-12-31'),
      numberOfDay('2024-06-01', '2026-12-31'),
    ),
    gaps: fc.tuple(fc.nat(60), fc.oneof(fc.nat(200), fc.nat(2500))),
  })
  .map(({ first, gaps }) => [at(first), at(first + gaps[0]), at(first + gaps[1])] as const)

const rules = fc.oneof(
  { weight: 6, arbitrary: fc.record({ regimeId: fc.constantFrom(...fixedTerms) }) },
  { weight: 2, arbitrary: fc.record({ sentenceType: fc.constant('sds' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      sentenceType: fc.constantFrom(...(['eds', 'sopc', 'life', 'section_250'] as const)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      sentenceType: fc.constantFrom(...(['dto', 'fine_default', 'contempt', 'supervision_default'] as const)),
    }),
  },
)

const drawn = fc.record({
  on: fc.nat(2),
  sentenceMonths: fc.oneof(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 1, max: 120 })),
  sentenceDays: fc.constantFrom(0, 0, 10),
  rules,
  remandCreditDays: noneOr(60, 4000),
  link: fc.option(fc.nat(4), { freq: 3 }),
})

/** Any sentences of a few days, perhaps in chains, with credit that can cover all of them. */
const anyCase: fc.Arbitrary<AskedCase> = fc
  .record({
    days,
    sentences: fc.array(drawn, { minLength: 2, maxLength: 5 }),
    addedDays: fc.array(
      fc.record({ on: fc.nat(2), after: fc.nat(200), days: fc.integer({ min: -10, max: 60 }) }),
      { maxLength: 2 },
    ),
    atLarge: fc.option(fc.record({ after: fc.nat(300), more: fc.nat(20) }), { freq: 4 }),
    dateOfBirth: fc.option(fc.integer({ min: 11 * 366, max: 30 * 365 }), { freq: 3 }),
    liableToRemoval: fc.boolean(),
  })
  .map(({ days, sentences, addedDays, atLarge, dateOfBirth, liableToRemoval }) => {
    const after = (on: number, more: number): string => at(dayOf(days[on] as string) + more)
    return {
      liableToRemoval,
      sentences: sentences.map(({ on, rules, link, ...rest }, i): AskedCaseSentence => {
        return {
          ...{ ...rest, ...rules, id: `S${i}`, startDate: days[on] as string },
          ...('regimeId' in rules ? extensionOf(rules.regimeId) : {}),
          ...('sentenceType' in rules && rules.sentenceType === 'eds' ? { extensionYears: 2 } : {}),
          ...(link === null || link >= i ? {} : { consecutiveTo: `S${link}` }),
        }
      }),
      addedDays: addedDays.map(({ on, after: more, days }) => ({ date: after(on, more), days })),
      unlawfullyAtLarge:
        atLarge === null
          ? []
          : [{ fromDate: after(0, atLarge.after), toDate: after(0, atLarge.after + atLarge.more) }],
      ...(dateOfBirth === null ? {} : { dateOfBirth: at(Math.min(...days.map(dayOf)) - dateOfBirth) }),
    }
  })

/** What is said of the run that is released last, or ends last: of several that are, one is named. */
const ofTheLast: ReadonlySet<string> = new Set([
  ...['W_PAROLE_DATE', 'W_ADDED_CAP', 'W_SHORT_NO_LICENCE', 'W_FIXED_TERM_LATER', 'W_END_OF_SHORTER'],
])

/** Everything that a person is told, with what each sentence is in place of its name: of two that are the same either may be
 *  named. */
function told(asked: AskedCase) {
  const answer = caseOf(asked)
  const name = (of: string): string => {
    const { id: _, consecutiveTo, ...rest } = asked.sentences.find(({ id }) => id === of) as AskedCaseSentence
    return JSON.stringify([rest, consecutiveTo == null ? '' : name(consecutiveTo)])
  }
  const named = (ids: readonly string[]) => ids.map(name).sort()
  if ('refusals' in answer)
    return answer.refusals
      .map(({ place, isUnsupported }) => `${place.in} ${place.field} ${isUnsupported}`)
      .sort()
  const { release, releaseType, releaseBasis, paroleEligibility, end, endType, licenceEnd, leaving } = answer
  return {
    ...{ release, releaseType, releaseBasis, paroleEligibility, end, endType, licenceEnd, leaving },
    dates: answer.dates.map(({ form, date, heldUntil }) => [form, isoDate(date), heldUntil]),
    stages: answer.stages.map(({ stage, before, after, held }) => [stage.number, before, after, held]),
    rivals: answer.alternatives?.map(({ code, release, paroleEligibility, releaseType, sentenceIds }) => [
      ...[code, release, paroleEligibility, releaseType, named(sentenceIds)],
    ]),
    warnings: answer.warnings.map(({ code, values: { others, boards = [], ...values }, sentenceIds }) => [
      ...[
        code,
        values,
        ofTheLast.has(code) || named(sentenceIds),
        others === undefined ? [] : named(others),
        boards.map(({ sentenceIds: of, date }) => [named(of), date]),
      ],
    ]),
    runs: answer.runs
      .map(({ start, release, parole, end, licenceEnd, sentenceIds }) =>
        JSON.stringify([start, release, parole?.date, end, licenceEnd, named(sentenceIds)]),
      )
      .sort(),
  }
}

describe('Sentences beside one another', { timeout: 600_000 }, () => {
  test('what they are called and the order in which they are given never matter', () => {
    let answers = 0
    holds(fc.tuple(anyCase, fc.array(fc.nat(), { minLength: 10, maxLength: 10 })), ([asked, keys]) => {
      const by = (from: number) => (a: number, b: number) =>
        (keys[from + a] as number) - (keys[from + b] as number) || a - b
      const numbers = asked.sentences.map((_, i) => i)
      const names = [...numbers].sort(by(0)).map((n) => `N${n}`)
      const sentences = [...numbers].sort(by(5)).map((i) => {
        const { consecutiveTo, ...rest } = asked.sentences[i] as AskedCaseSentence
        const target = asked.sentences.findIndex(({ id }) => id === consecutiveTo)
        return {
          ...rest,
          id: names[i] as string,
          ...(target < 0 ? {} : { consecutiveTo: names[target] as string }),
        }
      })
      const before = told(asked)
      if (!Array.isArray(before)) answers++
      expect(told({ ...asked, sentences })).toEqual(before)
    })
    expect(answers).toBeGreaterThan(numRuns / 4)
  })

  test('no date of a run lies before its own first day', () => {
    let paroles = 0
    holds(anyCase, (asked) => {
      const answer = answeredOrNull(asked)
      if (answer === null) return
      const first = Math.min(...answer.case.sentences.map(({ startDate: start }) => start))
      for (const { start, release, parole, end, licenceEnd } of answer.runs) {
        if (parole !== null) paroles++
        for (const date of [release, parole?.date, end, licenceEnd])
          expect(date ?? start).toBeGreaterThanOrEqual(start)
      }
      for (const { date } of answer.dates) expect(date).toBeGreaterThanOrEqual(first)
    })
    expect(paroles).toBeGreaterThan(numRuns / 10)
  })
})

describe('A shorter term of the same day beside a longer one', { timeout: 600_000 }, () => {
  const beside = fc.record({
    start: days.map(([first]) => first),
    rules: fc.constantFrom(...fixedTerms),
    months: fc.integer({ min: 2, max: 120 }),
    less: fc.nat(119),
    remandCreditDays: fc.oneof(fc.nat(60), fc.nat(2000)),
    other: fc.constantFrom(...fixedTerms),
    liableToRemoval: fc.boolean(),
  })
  const term = (id: string, start: string, months: number, regimeId: (typeof fixedTerms)[number]) => ({
    ...{ id, startDate: start, sentenceMonths: months, regimeId },
    ...extensionOf(regimeId),
  })
  const worked = (
    { start, rules, months, less, remandCreditDays, liableToRemoval }: Drawn,
    other: typeof rules,
  ) => {
    const longer = { ...term('L', start, months, rules), remandCreditDays }
    const shorter = term('S', start, Math.max(1, months - less), other)
    const alone = answeredOrNull({ sentences: [longer], liableToRemoval })
    const both = answeredOrNull({ sentences: [longer, shorter], liableToRemoval })
    return { alone, both }
  }
  type Drawn = typeof beside extends fc.Arbitrary<infer T> ? T : never
  /** The shorter custodial term has an extension, with which it is the longer sentence. */
  const isLongerInAll = ({ runs }: CaseAnswer): boolean => {
    const lengthOf = (id: string) => runs.find(({ sentenceIds }) => sentenceIds.includes(id))?.totalDays ?? 0
    return lengthOf('S') > lengthOf('L')
  }
  /** The shorter sentence is released automatically: the Parole Board looks at the longer one alone. */
  const hasNoParole = ({ runs }: CaseAnswer): boolean =>
    runs.every(({ sentenceIds, parole }) => parole === null || !sentenceIds.includes('S'))
  /** When supervision eases is said of one run alone. */
  const datesIn = (answer: CaseAnswer) =>
    answer.dates.filter(({ form }) => form !== 'TWO_THIRDS').map(({ form, date }) => [form, isoDate(date)])

  /** A longer sentence, with its extension, can put the person in a later stage, which the answer names. */
  const hasSameStages = (one: CaseAnswer, other: CaseAnswer): boolean =>
    String(one.stages.map(({ stage }) => stage.day)) === String(other.stages.map(({ stage }) => stage.day))
  const saysWhy = ({ warnings }: CaseAnswer): boolean =>
    warnings.some(({ code }) => code === 'W_END_OF_SHORTER')

  test('under the same rules changes no date and no rival but, with a note, the end', () => {
    let moved = 0
    holds(beside, (drawn) => {
      const { alone, both } = worked(drawn, drawn.rules)
      if (alone === null || both === null) throw new Error(JSON.stringify(drawn))
      if (both.end !== alone.end) {
        moved++
        expect(saysWhy(both)).toBe(true)
      }
      const dates = (answer: CaseAnswer) =>
        datesIn(answer).filter(([form]) => both.end === alone.end || !/^SL?ED$/.test(String(form)))
      expect(dates(both)).toEqual(dates(alone))
      const rivals = (answer: CaseAnswer) =>
        answer.alternatives?.map(({ code, release, paroleEligibility }) => [code, release, paroleEligibility])
      expect(rivals(both)).toEqual(rivals(alone))
    })
    expect(moved).toBeLessThan(numRuns / 50)
  })

  test('under other rules moves only what it is named for', () => {
    let moved = 0
    holds(beside, (drawn) => {
      const { alone, both } = worked(drawn, drawn.other)
      if (alone === null || both === null) return
      const { release, end } = both.decidedBy
      if (!release.includes('S') && hasSameStages(alone, both)) {
        expect(both.release).toBe(alone.release)
        if (both.paroleMovedBy === null && hasNoParole(both))
          expect(both.paroleEligibility).toBe(alone.paroleEligibility)
      }
      if (!end.includes('S')) expect(both.end).toBe(alone.end)
      else if (both.end !== alone.end && !isLongerInAll(both)) {
        moved++
        expect(saysWhy(both)).toBe(true)
      }
      if (saysWhy(both)) expect(isLongerInAll(both) && end.includes('S')).toBe(false)
    })
    expect(moved).toBeGreaterThan(numRuns / 100)
  })

  test('under the Criminal Justice Act 1991, from 4 years on, is inside it (section 51(2))', () => {
    const old = fc.record({
      start: numberOfDay('1992-10-01', '2005-04-03').map(at),
      months: fc.integer({ min: 48, max: 240 }),
      less: fc.integer({ min: 0, max: 239 }),
      remandCreditDays: fc.oneof(fc.nat(60), fc.nat(4000)),
      addedDays: fc.nat(60),
    })
    holds(old, ({ start, months, less, remandCreditDays, addedDays }) => {
      const longer = {
        id: 'L',
        startDate: start,
        sentenceMonths: months,
        remandCreditDays,
        sentenceType: 'sds' as const,
      }
      const shorter = { ...longer, id: 'S', sentenceMonths: Math.max(1, months - less), remandCreditDays: 0 }
      const alone = caseOf({ sentences: [longer], addedDays })
      const both = caseOf({ sentences: [shorter, longer], addedDays })
      if ('refusals' in alone || 'refusals' in both) throw new Error(JSON.stringify(both))
      if (both.end !== alone.end) expect(saysWhy(both)).toBe(true)
      else expect(datesIn(both)).toEqual(datesIn(alone))
      expect([both.release, both.paroleEligibility]).toEqual([alone.release, alone.paroleEligibility])
    })
  })
})

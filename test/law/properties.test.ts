import {
  type AskedCalculation,
  type Calculation,
  calculationOf,
  comparisonOf,
  explanationOf,
  inWords,
  isoDate,
  keyDatesOf,
  transitionOf,
  warningText,
} from '@requisite/law'
import { ages, bounds, regimes, sentenceTypes } from '@requisite/law/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs, upTo } from '../support/drawn.ts'
import { isLong } from '../support/long.ts'
import { sentencedOffences } from '../support/offences.ts'
import { replay } from '../support/replay.ts'

const startBetween = (min: string, max: string): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
const start = fc.oneof(
  startBetween('2015-01-01', '2035-12-31'),
  startBetween(bounds.firstStart, bounds.lastStart),
)
const credit = upTo(0, 60, 1500, bounds.creditDays)
const term = fc
  .record({
    sentenceYears: upTo(0, 8, bounds.years),
    sentenceMonths: upTo(0, bounds.months),
    sentenceDays: upTo(0, bounds.days),
  })
  .filter((units) => Object.values(units).some((count) => count > 0))

const sentence = fc
  .record({
    startDate: start,
    term,
    remandCreditDays: credit,
    taggedBailCreditDays: credit,
    addedDays: credit,
    postCommencement: fc.boolean(),
  })
  .map(({ term, ...rest }) => ({ ...rest, ...term }))
const underRegime = fc
  .record({ sentence, regimeId: fc.constantFrom(...Object.keys(regimes)) })
  .map(({ sentence, regimeId }): AskedCalculation => ({ ...sentence, regimeId }))
const classifiedByUs = fc
  .record({
    sentence,
    rest: fc.record(
      {
        ageAtSentence: fc.constantFrom(...ages),
        sentenceType: fc.constantFrom(...sentenceTypes),
        offenceKey: fc.constantFrom(...sentencedOffences.map(({ key }) => key)),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ sentence, rest }): AskedCalculation => ({ ...sentence, ...rest }))
const anything = fc.oneof(underRegime, classifiedByUs)

function answered(asked: AskedCalculation): Calculation {
  const answer = calculationOf(asked)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return answer
}

/** Everything an answer says, without its functions. */
const said = (answer: Calculation): unknown => ({
  regimeId: answer.classified.regimeId,
  excludedBy: answer.classified.excludedBy,
  explanation: explanationOf(answer),
  warnings: answer.warnings.map(warningText),
  keyDates: keyDatesOf(answer),
  transition: transitionOf(answer),
  difference: comparisonOf(answer).differenceDays,
})

const { holds } = runs(200, 20_000)

describe('Whatever the sentence', () => {
  test('release is not before the day of sentence, nor after the end of the sentence', () =>
    holds(anything, (asked) => {
      const { question, dates } = answered(asked)
      expect(dates.release).toBeGreaterThanOrEqual(question.start)
      expect(dates.release).toBeLessThanOrEqual(dates.sentenceEnd)
      expect(dates.sentenceEnd).toBeLessThanOrEqual(dates.termEnd)
    }))

  test('more credit never means later release, nor a later end', () =>
    holds(fc.tuple(anything, credit), ([asked, more]) => {
      const remandCreditDays = Math.min((asked.remandCreditDays ?? 0) + more, bounds.creditDays)
      const less = answered(asked).dates
      const greater = answered({ ...asked, remandCreditDays }).dates
      expect(greater.release).toBeLessThanOrEqual(less.release)
      expect(greater.sentenceEnd).toBeLessThanOrEqual(less.sentenceEnd)
    }))

  test('remand and tagged bail count alike', () =>
    holds(anything, ({ remandCreditDays = 0, taggedBailCreditDays = 0, ...asked }) => {
      const one = answered({ ...asked, remandCreditDays, taggedBailCreditDays }).dates
      const other = answered({
        ...asked,
        remandCreditDays: taggedBailCreditDays,
        taggedBailCreditDays: remandCreditDays,
      }).dates
      expect(other.release).toBe(one.release)
      expect(other.sentenceEnd).toBe(one.sentenceEnd)
    }))

  test('all credit is either used or unused', () =>
    holds(anything, (asked) => {
      const { question, regime, dates } = answered(asked)
      const { remandCreditDays, taggedBailCreditDays, addedDays } = question
      const untilAutomatic =
        regime.released === 'by the Parole Board' ? dates.totalDays : dates.requisiteCustodialPeriod
      expect(dates.creditUsed + dates.unusedCredit).toBe(remandCreditDays + taggedBailCreditDays)
      expect(dates.creditUsed).toBeLessThanOrEqual(untilAutomatic + addedDays)
      expect(Math.min(dates.creditUsed, dates.unusedCredit, dates.unusedAddedDays)).toBeGreaterThanOrEqual(0)
    }))

  test('more added days never mean earlier release', () =>
    holds(fc.tuple(anything, credit), ([asked, more]) => {
      const addedDays = Math.min((asked.addedDays ?? 0) + more, bounds.creditDays)
      const fewer = answered(asked).dates
      const greater = answered({ ...asked, addedDays }).dates
      expect(greater.release).toBeGreaterThanOrEqual(fewer.release)
    }))

  test('a longer term never means earlier release under the same regime', () => {
    const more = fc.record({ years: upTo(0, 9), months: upTo(0, 11), days: upTo(0, 30) })
    holds(fc.tuple(underRegime, more), ([asked, { years, months, days }]) => {
      const longer = {
        ...asked,
        sentenceYears: Math.min(asked.sentenceYears + years, bounds.years),
        sentenceMonths: Math.min((asked.sentenceMonths ?? 0) + months, bounds.months),
        sentenceDays: Math.min((asked.sentenceDays ?? 0) + days, bounds.days),
      }
      expect(answered(longer).dates.release).toBeGreaterThanOrEqual(answered(asked).dates.release)
    })
  })

  test('the same question has the same answer', () =>
    holds(
      anything,
      (asked) => {
        expect(said(answered({ ...asked }))).toEqual(said(answered(asked)))
      },
      isLong ? 2000 : 400,
    ))

  test('the explanation, read and reckoned again, gives the answer', () =>
    holds(anything, (asked) => {
      const answer = answered(asked)
      const { release, sentenceEnd } = answer.dates
      const reckoned = { release: isoDate(release), end: isoDate(sentenceEnd) }
      expect(replay(explanationOf(answer))).toEqual(reckoned)
    }))

  test('the staged change leaves release between the new point and the old', () =>
    holds(anything, (asked) => {
      const { question, regime, dates } = answered(asked)
      const staged = transitionOf({ question, regime })
      expect(staged.release).toBeGreaterThanOrEqual(Math.min(staged.before, staged.after))
      expect(staged.release).toBeLessThanOrEqual(Math.max(staged.before, staged.after))
      expect(staged.release).toBeGreaterThanOrEqual(question.start)
      if (regime.ends === 'with the term' || regime.ends === 'never')
        expect(staged.release).toBeLessThanOrEqual(dates.termEnd)
      if (staged.applies) expect(regime.exclusion).toBeNull()
      if (staged.stage !== null && staged.applies)
        expect(staged.release).toBeGreaterThanOrEqual(staged.stage.day)
    }))

  test('no warning has a hole in it or is said twice, and the staged date it names is the staged date', () =>
    holds(anything, (asked) => {
      const { question, regime, warnings } = answered(asked)
      for (const warning of warnings) expect(warningText(warning)).not.toMatch(/[{}]|undefined|NaN|null/)
      expect(new Set(warnings.map(({ code }) => code)).size).toBe(warnings.length)
      const staged = warnings.find(({ code }) => /W_TRANCHE$|W_SDS40_STAGED|W_BEFORE_CHANGE/.test(code))
      if (staged !== undefined)
        expect(warningText(staged)).toContain(inWords(transitionOf({ question, regime }).release))
    }))

  test('every other date lies within the sentence, and no day of leaving is after release', () =>
    holds(anything, (asked) => {
      const answer = answered(asked)
      const { question } = answer
      const release = keyDatesOf(answer).find(({ type }) => type === 'CRD' || type === 'ARD')?.date
      for (const { type, date } of keyDatesOf(answer)) {
        expect(date, type).toBeGreaterThanOrEqual(question.start)
        if (type === 'LIKELY_RELEASE' || type === 'HDCED') expect(date, type).toBeLessThan(release as number)
      }
    }))
})

describe('Whatever is asked', () => {
  const number = fc.oneof(fc.integer(), fc.double(), fc.nat({ max: 40 }))
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('constructor', '__proto__', '2026-02-30', '2026-11-14', 'sds_adult', ''),
  )
  const garbage = fc.record(
    {
      startDate: text,
      ...{ sentenceYears: number, sentenceMonths: number, sentenceDays: number },
      ...{ remandCreditDays: number, taggedBailCreditDays: number, addedDays: number },
      ...{ sentenceType: text, ageAtSentence: text, regimeId: text, offenceKey: text },
      postCommencement: fc.boolean(),
    },
    { requiredKeys: ['startDate'] },
  )

  test('there is an answer, or a refusal that names fields of the question', () =>
    holds(
      garbage,
      (asked) => {
        const answer = calculationOf(asked as unknown as AskedCalculation)
        if (!('refusals' in answer)) return
        expect(answer.refusals.length).toBeGreaterThan(0)
        for (const { field, message } of answer.refusals) {
          expect([...Object.keys(asked), 'sentenceYears']).toContain(field)
          expect(message).toMatch(/^[A-Z].*\.$/)
        }
      },
      isLong ? 5000 : 400,
    ))
})

import {
  type AskedCalculation,
  type Calculation,
  calculationOf,
  type Day,
  type ExplainedStep,
  explanationOf,
  type Offence,
  parseDay,
  type Question,
  type Term,
  warningText,
} from '@requisite/law'
import { ages, calculation, noCredits, regimes, sentenceTypes } from '@requisite/law/internal'
import { beforeAll, describe, expect, test } from 'vitest'
import { lastDay } from '../../law/src/calendar/term.ts'
import { isLong } from '../support/long.ts'
import { sentencedOffences } from '../support/offences.ts'

/** The long form asks millions of questions: minutes, on a machine that others use too. */
const allowed = isLong ? 900_000 : 120_000

/** The short form asks one question in 71. It divides none of the numbers of days, lengths, ages and kinds, so
 *  that every offence still meets each of them; and each begins elsewhere, so that offences meet different ones together. */
const oneIn = isLong ? 1 : 71

/** The day before and the day of every change, and the two ends of what can be asked. */
const starts = [
  ...['1900-01-01', '2020-03-31', '2020-04-01', '2022-06-27', '2022-06-28', '2024-09-09', '2024-09-10'],
  ...['2026-03-21', '2026-03-22', '2026-09-30', '2026-10-01', '2199-12-31'],
].map((start) => parseDay(start) as Day)

/** So many years from a day, and a day less and a day more. */
function aroundYears(start: Day, years: number): readonly Term[] {
  const elevenMonths = { years: years - 1, months: 11, days: 0 }
  const days = lastDay(start, { years, months: 0, days: 0 }) - lastDay(start, elevenMonths) - 1
  return [
    { ...elevenMonths, days },
    { years, months: 0, days: 0 },
    { years, months: 0, days: 1 },
  ]
}

const terms = (start: Day): readonly Term[] => [
  { years: 0, months: 0, days: 1 },
  ...[1, 4, 7].flatMap((years) => aroundYears(start, years)),
  { years: 99, months: 11, days: 30 },
]

const lengths = new Map(starts.map((start) => [start, terms(start)]))
const lengthsOfEach = 11

/** Chosen by the caller, or for an offence that may come: no offence of today leads there. */
const byNoOffenceToday = [
  'sds_adult_barred_40',
  'eds_automatic_2012_2015',
  'terrorism_s247a_no_early_release',
]

const unfilled = /[{}]|undefined|NaN|null|\[object/

/** What is wrong with an answer, whatever the law: empty when nothing is. */
function wrong({ question, dates, classified, warnings }: Calculation): string | null {
  const { release, sentenceEnd, termEnd, daysToServe, totalDays } = dates
  if (!(classified.regimeId in regimes)) return `no such regime: ${classified.regimeId}`
  if (!(question.start <= release && release <= sentenceEnd)) return 'release out of the sentence'
  if (sentenceEnd > termEnd) return 'the end moved later'
  if (daysToServe > totalDays || daysToServe < 1) return `${daysToServe} days to serve`
  const texts = warnings.map(warningText)
  for (const [i, { code }] of warnings.entries()) {
    const text = texts[i] as string
    if (unfilled.test(text)) return `unfilled: ${text}`
    if (warnings.findIndex((other) => other.code === code) !== i || texts.indexOf(text) !== i)
      return `twice: ${code}`
  }
  return null
}

const wrongStep = ({ id, title, working, result, law }: ExplainedStep, byCaller: boolean): boolean =>
  [title, working, result].some((text) => text === '' || unfilled.test(text)) ||
  (law.length === 0 && !(id === 'regime' && byCaller)) ||
  law.some(({ title, provision, url }) => unfilled.test(title + provision) || !/^https:\/\/\S+\w$/.test(url))

/** What is wrong with the explanation of an answer: every step rests on law but the caller's own choice. */
function wrongInWords(answer: Calculation): string | null {
  const byCaller = answer.classified.chosenBy === 'caller'
  const step = explanationOf(answer).find((step) => wrongStep(step, byCaller))
  return step === undefined ? null : `step ${step.id}: ${step.working} (${step.law.length} sources)`
}

const unasked = { ...noCredits, addedDays: 0, regimeId: null } as const
const kinds = [null, ...sentenceTypes]
const points = [false, true]

/** Every question that there is for one offence, or for none. */
function* everyQuestion(offence: Offence | null): Generator<Question> {
  for (const [start, terms] of lengths)
    for (const term of terms)
      for (const age of ages)
        for (const sentenceType of kinds)
          for (const postCommencement of points)
            yield { ...unasked, start, term, age, sentenceType, postCommencement, offence }
}

/** The questions of the sweep for one offence, or for none. */
function* questions(offence: Offence | null): Generator<Question> {
  let n = offence === null ? 0 : sentencedOffences.indexOf(offence) + 1
  for (const question of everyQuestion(offence)) if (n++ % oneIn === 0) yield question
}

const described = ({ offence, ...question }: Question): string =>
  JSON.stringify({ ...question, offenceKey: offence?.key })

/** Answers questions until ten are wrong. */
function faults(asked: Iterable<Question>, check: (answer: Calculation) => string | null): readonly string[] {
  const found: string[] = []
  for (const question of asked) {
    const fault = check(calculation(question))
    if (fault !== null) found.push(`${fault}: ${described(question)}`)
    if (found.length === 10) break
  }
  return found
}

describe('Every offence, age, kind of sentence, release point, boundary length and boundary day', () => {
  const governing = new Set<string>()
  const inAnswers: string[] = []
  const inWords: string[] = []

  // Every question is answered once for all three tests.
  beforeAll(() => {
    for (const offence of [null, ...sentencedOffences]) {
      const isNamed = ({ question }: Calculation) => question.sentenceType === null || offence === null
      const found = faults(questions(offence), (answer) => {
        governing.add(answer.classified.regimeId)
        const words = isNamed(answer) ? wrongInWords(answer) : null
        if (words !== null) inWords.push(`${words}: ${described(answer.question)}`)
        return wrong(answer)
      })
      inAnswers.push(...found)
    }
  }, allowed)

  test('is asked about, and every regime governs somebody', { timeout: allowed }, () => {
    for (const offence of [null, ...sentencedOffences]) {
      const met = [new Set(), new Set(), new Set(), new Set(), new Set()] as const
      for (const { start, term, age, sentenceType, postCommencement } of questions(offence)) {
        const values = [start, lengths.get(start)?.indexOf(term), age, sentenceType, postCommencement]
        for (const [n, value] of values.entries()) met[n]?.add(value)
      }
      expect(
        met.map(({ size }) => size),
        offence?.key,
      ).toEqual([starts.length, lengthsOfEach, ages.length, kinds.length, points.length])
    }
    const others = Object.keys(regimes).filter((id) => !governing.has(id))
    expect(others).toEqual(byNoOffenceToday)
  })

  test('has an answer that holds together', () => expect(inAnswers.slice(0, 10)).toEqual([]))

  test('has an explanation in which every step rests on law', () => expect(inWords.slice(0, 10)).toEqual([]))
})

describe("Every regime by the caller's choice, with every offence", () => {
  const ids = Object.keys(regimes) as (keyof typeof regimes)[]

  /** The short form asks one question in 7: each regime with each offence two or three times. */
  function* chosen(): Generator<Question> {
    let n = 0
    for (const regimeId of ids)
      for (const offence of [null, ...sentencedOffences])
        for (const start of ['2021-05-04', '2026-03-22', '2026-10-01'].map((start) => parseDay(start) as Day))
          for (const age of ages)
            for (const postCommencement of points) {
              if (!isLong && n++ % 7 !== 0) continue
              const term = { years: 5, months: 0, days: 0 }
              yield { ...unasked, start, term, age, sentenceType: null, postCommencement, regimeId, offence }
            }
  }

  test('has an answer and an explanation that hold together', { timeout: allowed }, () =>
    expect(faults(chosen(), (answer) => wrong(answer) ?? wrongInWords(answer))).toEqual([]),
  )
})

describe('A question out of its bounds', () => {
  for (const [field, asked] of [
    ['startDate', { startDate: '1899-12-31', sentenceYears: 1 }],
    ['startDate', { startDate: '2200-01-01', sentenceYears: 1 }],
    ['startDate', { startDate: '2026-02-29', sentenceYears: 1 }],
    ['sentenceYears', { startDate: '2026-11-14', sentenceYears: 0 }],
    ['sentenceYears', { startDate: '2026-11-14', sentenceYears: 100 }],
    ['sentenceMonths', { startDate: '2026-11-14', sentenceYears: 1, sentenceMonths: 12 }],
    ['sentenceDays', { startDate: '2026-11-14', sentenceYears: 1, sentenceDays: 31 }],
    ['remandCreditDays', { startDate: '2026-11-14', sentenceYears: 1, remandCreditDays: -1 }],
    ['taggedBailCreditDays', { startDate: '2026-11-14', sentenceYears: 1, taggedBailCreditDays: 0.5 }],
    ['addedDays', { startDate: '2026-11-14', sentenceYears: 1, addedDays: 36_526 }],
    ['regimeId', { startDate: '2026-11-14', sentenceYears: 1, regimeId: 'toString' }],
  ] as const satisfies readonly (readonly [string, AskedCalculation])[])
    test(`is refused by name: ${JSON.stringify(asked)}`, () => {
      const refused = calculationOf(asked)
      expect('refusals' in refused && refused.refusals.map((refusal) => refusal.field)).toEqual([field])
    })
})

import type { Age, Calculation, Day, Question, RegimeId } from '@requisite/law'
import {
  addDays,
  calculationOf,
  comparisonOf,
  daysInWords,
  explanationOf,
  inWords,
  keyDatesOf,
  offences,
  transitionOf,
  warningText,
} from '@requisite/law'
import {
  alternativeTexts,
  calculation,
  dayOfLeaving,
  days,
  progressionStages,
  regimes,
  transitionReason,
  warningTexts,
} from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { isLong } from '../support/long.ts'

/** What a text says of the law or of a case: a date, a number of days, a part of the sentence. */
const date =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g
const dayCount = /\b\d{1,3}(?:,\d{3})* days?\b/g
const part = /\d+%|\b(?:one-half|one-third|two-thirds)\b/gi

const said = (text: string, what: RegExp): readonly string[] =>
  (text.match(what) ?? []).map((token) => token.toLowerCase())

const words = (...values: readonly (Day | null | undefined)[]): readonly string[] =>
  values.filter((day) => day !== null && day !== undefined).map((day) => inWords(day).toLowerCase())

/** The days that stand in a row of the law. */
const daysOfLaw: ReadonlySet<string> = new Set([
  ...Object.values(days).flatMap(({ day }) => words(day)),
  ...progressionStages.flatMap(({ day }) => words(day)),
])

/** Every day that is a value of the answer. */
function datesOf(answer: Calculation): ReadonlySet<string> {
  const { question, dates, regime } = answer
  const { before, after, release } = transitionOf(answer)
  const compared = comparisonOf(answer)
  const leaving = dayOfLeaving({
    ...{ start: question.start, totalDays: dates.totalDays, release: dates.release },
    isChild: question.age === 'child',
  })
  return new Set(
    words(
      ...[question.start, dates.termEnd, dates.sentenceEnd, dates.release, before, after, release],
      ...[compared.before.release, compared.after.release, leaving?.latest, leaving?.usual],
      leaving?.otherwise ?? undefined,
      ...keyDatesOf(answer).map(({ date }) => date),
      ...answer.alternatives.flatMap(({ release, paroleEligibility }) => [release, paroleEligibility]),
      // Credit can take the end before the day of sentence; the working says that day, and then the end.
      addDays(dates.termEnd, -dates.creditUsed),
      regime.commencement?.day,
      question.offence?.lifeMaximumFrom,
    ),
  )
}

/** Every number of days that is a value of the answer. */
function dayCountsOf({ question, dates }: Calculation): ReadonlySet<string> {
  const { remandCreditDays, taggedBailCreditDays, addedDays } = question
  const { requisiteCustodialPeriod: custody, creditUsed } = dates
  const counts = [
    ...[
      remandCreditDays,
      taggedBailCreditDays,
      remandCreditDays + taggedBailCreditDays,
      addedDays,
      creditUsed,
    ],
    ...[dates.totalDays, custody, dates.daysToServe, dates.unusedCredit, dates.unusedAddedDays],
    custody - creditUsed + addedDays,
  ]
  return new Set(counts.filter((n) => n >= 0).map((n) => daysInWords(n)))
}

const lower = (text: string): string => text.toLowerCase()

/** What a filled text says that its row does not. */
const filled = (text: string, row: string, what: RegExp): readonly string[] =>
  said(text, what).filter((token) => !said(row, what).includes(token))

/** What is said and is neither a value of the answer nor in a row that it cites. */
function unsupported(answer: Calculation, steps: ReturnType<typeof explanationOf>): readonly string[] {
  const dates = datesOf(answer)
  const counts = dayCountsOf(answer)
  const fraction = lower(answer.point.fraction.label)
  const missing: string[] = []
  const claim = (where: string, tokens: readonly string[], known: (token: string) => boolean): void => {
    for (const token of tokens) if (!known(token)) missing.push(`${where}: ${token}`)
  }
  const point = words(answer.point.from?.day)
  for (const { id, working } of steps) {
    if (id === 'regime') continue
    claim(id, said(working, date), (token) => dates.has(token) || point.includes(token))
    claim(id, said(working, part), (token) => token === fraction)
    // "365 and 1/3 days" is the exact part, of which "1/3 days" is no number of days.
    const exact = working.replace(/\d[\d,]* and \d+\/\d+ days/g, '')
    claim(id, said(exact, dayCount), (token) => counts.has(token))
  }
  for (const warning of answer.warnings) {
    const text = warningText(warning)
    const row = warningTexts[warning.code]
    claim(warning.code, said(row, date), (token) => daysOfLaw.has(token))
    claim(warning.code, filled(text, row, date), (token) => dates.has(token) || daysOfLaw.has(token))
    claim(warning.code, filled(text, row, dayCount), (token) => counts.has(token))
    const { layers } = answer.regime
    // What would be served instead, under rules that the warning names.
    const { instead } = warning.values
    const named = instead === undefined ? layers : [...layers, ...regimes[instead as RegimeId].layers]
    claim(warning.code, filled(text, row, part), (token) =>
      named.some((layer) => lower(layer.fraction.label) === token),
    )
  }
  const { reason } = transitionReason(transitionOf(answer), answer.regime)
  claim('transition', said(reason, date), (token) => daysOfLaw.has(token))
  return missing
}

const starts = [
  ...['2014-05-06', '2019-05-07', '2022-01-10', '2023-09-11', '2024-11-01', '2025-06-16'],
  ...['2026-06-24', '2026-11-16'],
]
const terms = [
  { sentenceYears: 0, sentenceMonths: 8 },
  { sentenceYears: 3 },
  { sentenceYears: 4, sentenceMonths: 11 },
  { sentenceYears: 8 },
]
const credits = [
  {},
  { remandCreditDays: 40, taggedBailCreditDays: 3, addedDays: 5 },
  { remandCreditDays: 9000, addedDays: 900 },
]

/** Sentences of every kind; 1 offence in 29 in the short form. A committal is no sentence, and is refused here. */
function* questions(): Generator<Question> {
  const some = offences.filter(({ isCommittal }, i) => !isCommittal && (isLong || i % 29 === 0))
  const chosen = [
    {},
    ...some.map((offence) => ({ offenceKey: offence.key })),
    ...(Object.keys(regimes) as RegimeId[]).map((regimeId) => ({ regimeId })),
  ]
  const ages: readonly Age[] = ['adult', 'child', 'unknown']
  for (const [i, choice] of chosen.entries())
    for (const start of starts)
      for (const term of terms)
        for (const credit of credits) {
          const age = ages[i % ages.length] as Age
          const postCommencement = i % 2 === 0
          const worked = calculationOf({
            startDate: start,
            ...term,
            ...credit,
            ageAtSentence: age,
            postCommencement,
            ...choice,
          })
          if ('refusals' in worked) throw new Error(JSON.stringify(worked.refusals))
          yield worked.question
        }
}

describe('Every percentage, day count and date said in words is a value of the same answer, or of a row it cites', () => {
  const failing = (answers: (question: Question) => readonly string[]) => {
    const found: string[] = []
    for (const question of questions()) {
      const missing = answers(question)
      if (missing.length > 0)
        found.push(
          `${inWords(question.start)}, ${JSON.stringify(question.term)}, ${question.offence?.key ?? question.regimeId}, ${question.age}: ${missing.join('; ')}`,
        )
      if (found.length > 5) return found
    }
    return found
  }

  test('at the release point that was asked for', () =>
    expect(
      failing((question) => {
        const answer = calculation(question)
        return unsupported(answer, explanationOf(answer))
      }),
    ).toEqual([]))

  test('and in the rows of doubt', () => {
    for (const { condition, why } of Object.values(alternativeTexts))
      for (const token of [...said(condition, date), ...said(why, date)])
        expect([...daysOfLaw]).toContain(token)
  })
})

/** The rows that a case is not asked would have said nothing: what picks them never hides one. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { datesSample } from '../../../test/law/dates-sample.ts'
import { caseText } from '../../../test/support/fuzz-cases.ts'
import { numbersFrom } from '../../../test/support/random.ts'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import type { Case, CaseSentence } from '../custody/case.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import { ages, caseSentenceTypes } from '../tables/kinds.ts'
import { offences } from '../tables/offences.ts'
import { doubtedCase, leftOutOf } from './alternatives.ts'
import type { CaseAnswer } from './answer.ts'
import { askCase } from './ask.ts'
import { caseAnswer } from './case-answer.ts'
import { caseDoubts, doubtsFor } from './doubts.ts'
import { walked, warnedOf } from './prepared-answer.ts'
import { type PreparedCase, preparedCase } from './prepared-case.ts'
import { wrongRows, wrongTogether } from './told-together.ts'
import { caseWarnings } from './warnings/warnings.ts'

const sample = datesSample(2000).flatMap(({ path, body }) => (path === '/release-dates' ? [body] : []))
/** With times on remand, in other custody and at large, and all that can be wrong. */
const drawn = fc.sample(caseText, { numRuns: 1500, seed: 66 }).map((text) => JSON.parse(text))

/** Of every kind beside and behind every other, with what happens in prison. */
function everyKind(count: number): readonly object[] {
  const below = numbersFrom(67)
  const day = (): string => isoDate((8500 + below(13_000)) as Day)
  return Array.from({ length: count }, () => {
    const sentences = Array.from({ length: 1 + below(3) }, (_, n) => ({
      ...{ id: `${n}`, startDate: day(), sentenceType: pickOf(caseSentenceTypes, below) },
      ...{
        sentenceYears: below(12),
        sentenceMonths: 1 + below(11),
        consecutiveTo: below(2) > 0 && n > 0 ? `${n - 1}` : null,
      },
      ...(below(3) === 0 && { extensionYears: 1 + below(7) }),
      ...(below(3) === 0 && { offenceKey: pickOf(offences, below).key }),
      ...(below(4) === 0 && { ageAtConviction: pickOf(ages, below) }),
      ...(below(3) === 0 && { remandCreditDays: below(300) }),
    }))
    const startDate = String(sentences[0]?.startDate)
    const all = below(2) === 0 ? sentences.map((one) => ({ ...one, startDate })) : sentences
    const later = isoDate(((parseDay(startDate) as number) + 300 + below(3000)) as Day)
    const earlier = isoDate(((parseDay(startDate) as number) - 90) as Day)
    return {
      sentences: all,
      ...(below(4) === 0 && {
        recall: { type: pickOf(recallTypes, below), recallDate: later, returnToCustodyDate: later },
      }),
      ...(below(4) === 0 && {
        remand: [{ fromDate: earlier, toDate: isoDate(((parseDay(earlier) as number) + 40) as Day) }],
      }),
      ...(below(4) === 0 && { addedDays: below(50) }),
    }
  })
}
const pickOf = <T>(list: readonly T[], below: (n: number) => number): T => list[below(list.length)] as T
const recallTypes = ['standard', 'fixed_term_14', 'fixed_term_28', 'fixed_term_56', 'curfew']

const cases: readonly Case[] = [...sample, ...drawn, ...everyKind(3000)].flatMap((body) => {
  const asked = askCase(body as AskedCase)
  return 'refusals' in asked ? [] : [asked.case]
})
const answers: readonly CaseAnswer[] = cases.flatMap((asked) => {
  const answer = caseAnswer(asked)
  return 'refusals' in answer ? [] : [answer]
})

describe('The doubts of a case', () => {
  test('are all asked that can be in doubt', () => {
    expect(answers.length).toBeGreaterThan(800)
    const hidden: string[] = []
    const asked = { all: 0, some: 0 }
    for (const answer of answers) {
      const sentences = doubtedCase(answer)
      const some = doubtsFor(sentences).filter(
        ({ needs }) => needs === undefined || !leftOutOf(answer.case)[needs],
      )
      asked.all += caseDoubts.length
      asked.some += some.length
      for (const doubt of caseDoubts) {
        if (some.includes(doubt)) continue
        const otherwise = doubt.otherwise(answer, preparedCase(answer.case) as PreparedCase, sentences)
        if (otherwise !== null && [otherwise].flat().length > 0) hidden.push(doubt.code)
      }
    }
    expect(hidden).toEqual([])
    expect(asked.some / asked.all).toBeLessThan(0.6)
  })
})

test('The warnings of a case are those of all rows, whichever are asked', () => {
  let said = 0
  for (const asked of cases) {
    const prepared = preparedCase(asked)
    const found = 'refusals' in prepared ? prepared : walked(prepared)
    if ('refusals' in found) continue
    const warned = warnedOf(found)
    const warnings = caseWarnings(warned)
    expect(warnings).toEqual(caseWarnings(warned, true))
    said += warnings.length
  }
  expect(said).toBeGreaterThan(2000)
})

/** A sentence with a few of its facts as anybody could tell them, whether they go together or not. */
const facts: Readonly<Record<string, readonly unknown[]>> = {
  sentenceType: [null, 'sds', 'eds', 'life', 'ipp', 'dto', 'contempt', 'fine_default', 'supervision_default'],
  regimeId: [null, 'life', 'sds_adult'],
  wholeLife: [false, true],
  onLicence: [false, true],
  licenceUnbroken: [false, true],
  civilDebt: [false, true],
  terrorism: [null, true, false],
  creditTakenOffMinimum: [null, true, false],
  firstReleaseDate: [null, 18_000, 21_000],
  lastReleaseDate: [null, 17_000, 22_000],
  supervisionEndDate: [null, 22_000],
  fineAmount: [null, 5000],
  consecutiveTo: [null, 'A'],
  howItRuns: [null, 'concurrent', 'consecutive'],
  notKnown: [[], ['howItRuns'], ['terrorism', 'creditTakenOffMinimum'], ['sentenceType']],
  remandCreditDays: [0, 20],
}

test('What is wrong of facts together is asked wherever it can be', () => {
  const below = numbersFrom(66)
  const [plain] = (cases[0] as Case).sentences as readonly [CaseSentence]
  const found = new Set<number>()
  for (let n = 0; n < 20_000; n++) {
    const told = Object.entries(facts).map(([name, values]) => [name, values[below(values.length)]])
    const sentence = { ...plain, ...Object.fromEntries(told) } as CaseSentence
    const wrong = wrongRows.filter(([, , isWrong]) => isWrong(sentence))
    expect(wrongTogether(sentence)).toEqual(wrong)
    for (const row of wrong) found.add(wrongRows.indexOf(row))
  }
  // Those that turn on a length, an extension or an early day of sentence are held by what the API says to them.
  expect(found.size).toBeGreaterThan(wrongRows.length - 16)
})

import type { AskedCalculation, Calculation, CaseAnswer } from '@requisite/law'
import {
  calculationOf,
  caseAlternativesOf,
  caseOf,
  isoDate,
  keyDatesOf,
  offenceByKey,
  transitionOf,
} from '@requisite/law'
import { pointLabel, regimes } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import * as law from '../support/law.ts'
import { dayOf, sentenceOf } from '../support/one-sentence.ts'
import { parseCsv, type WorkedExample, workedExamples } from '../support/worked-examples.ts'

const examples = workedExamples()

const fieldsOf = ({
  question,
  classified,
  regime,
  point,
  dates,
}: Calculation): WorkedExample['expected'] => ({
  expectedRegimeId: classified.regimeId,
  fractionLabel: pointLabel(regime, point),
  totalDays: dates.totalDays,
  custodyDays: dates.requisiteCustodialPeriod,
  adjustedCustodyDays: dates.daysToServe,
  releaseDate: isoDate(dates.release),
  sentenceEndDate: isoDate(dates.sentenceEnd),
  progressionExcluded: classified.excludedBy !== null,
  stagedReleaseDate: isoDate(transitionOf({ question, regime }).release),
})

/** The sentence as a case of its own, under the law in force. In a case the kind of sentence stands; here the offence decided, and
 *  a kind that it overrules is left out. */
function inForce({ question, warnings }: Calculation): CaseAnswer {
  const isOverruled = warnings.some(({ code }) => code === 'W_TYPE_IGNORED')
  const sentence = sentenceOf(law, isOverruled ? { ...question, sentenceType: null } : question)
  const answer = caseOf({ sentences: [sentence], addedDays: question.addedDays })
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return answer
}

/** The rivals of an answer, as the column has them. */
const rivalsOf = (answer: CaseAnswer): readonly string[] =>
  caseAlternativesOf(answer).map(({ code, release, paroleEligibility }) =>
    [
      `${code}${release === null ? '' : ` ${isoDate(release)}`}`,
      ...(paroleEligibility === null ? [] : [`Parole Board ${isoDate(paroleEligibility)}`]),
    ].join(', '),
  )

describe('The worked examples, through the engine', () => {
  for (const { source, request, expected, working, ...also } of examples)
    test(source, () => {
      const worked = calculationOf(request as AskedCalculation)
      if ('refusals' in worked) throw new Error(JSON.stringify(worked.refusals))
      expect(fieldsOf(worked), working).toEqual(expected)
      const dates = keyDatesOf(worked).map(({ type, date }) => `${type} ${isoDate(date)}`)
      // Either all dates are given or only those that matter to the row: none that is given may be missing.
      expect(dates, working).toEqual(expect.arrayContaining([...also.keyDates]))
      const codes = worked.warnings.map(({ code }) => code as string)
      if (also.warning !== null) expect(codes, working).toContain(also.warning)
      const answer = inForce(worked)
      if (also.alternatives !== null)
        expect(rivalsOf(answer).join('; ') || 'none', working).toBe(also.alternatives)
      if (also.applied !== null)
        expect(`${answer.sentences[0]?.point.fraction.label} ${isoDate(dayOf(answer))}`, working).toBe(
          also.applied,
        )
    })
})

describe('The table of worked examples', () => {
  test('names every source once, and a known offence or none', () => {
    expect(new Set(examples.map(({ source }) => source)).size).toBe(examples.length)
    for (const { request } of examples)
      expect(request.offenceKey === undefined || offenceByKey(request.offenceKey)).toBeTruthy()
  })

  test('reaches every regime', () => {
    const reached = new Set(examples.map(({ expected }) => expected.expectedRegimeId))
    expect([...reached].sort()).toEqual(Object.keys(regimes).sort())
  })

  test('is read with its quotes, commas and line ends', () => {
    expect(parseCsv('a,"b, ""c""",\r\n"two\nlines",,d\n')).toEqual([
      ['a', 'b, "c"', ''],
      ['two\nlines', '', 'd'],
    ])
    expect(parseCsv('a,')).toEqual([['a', '']])
    expect(() => parseCsv('a,"b')).toThrow('not CSV at character 2')
  })
})

/** The day of birth decides the kind of sentence, as if its class of age had been said. */
import type { CaseResponse as Answered } from '@requisite/client'
import type { AskedCase, CaseAnswer, Day } from '@requisite/law'
import { addDays, caseOf, caseWarningText, isoDate, offences } from '@requisite/law'
import { caseSentenceTypes, regimes } from '@requisite/law/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths } from '../../law/src/calendar/day.ts'
import { presentCaseItem } from '../../service/src/contract/case/batch.ts'
import { numberOfDay, runs } from '../support/drawn.ts'
import { isLong } from '../support/long.ts'

const { holds } = runs(300, 20_000)

const start = numberOfDay('1998-01-01', '2028-12-31').map((n) => n as Day)

const seldom = <T>(values: readonly T[]): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, fc.constantFrom(...values))

/** A sentence of any kind for any offence, and how many days short of 18 the person was when it was passed, down to 10 years old. */
const drawn = fc.record({
  start,
  sentenceYears: fc.oneof({ weight: 2, arbitrary: fc.nat(1) }, fc.nat(9)),
  sentenceMonths: fc.integer({ min: 1, max: 11 }),
  offenceKey: fc.option(fc.constantFrom(...offences.map(({ key }) => key)), { nil: undefined }),
  sentenceType: seldom(caseSentenceTypes.filter((kind) => !['dto', 'section_250'].includes(kind))),
  regimeId: seldom(Object.values(regimes).map(({ id }) => id)),
  daysBefore: fc.option(fc.nat(900), { nil: undefined }),
  short: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 8 * 365 }) },
    fc.integer({ min: 1, max: 3 }),
  ),
  remandCreditDays: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(90)),
})
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never

function asked({ start, daysBefore, short, ...told }: Drawn, more: object): AskedCase {
  // Short of 18 by so many days: born that much later than 18 years before.
  const born = addDays(addMonths(start, -12 * 18), short)
  const offenceDate =
    daysBefore === undefined ? undefined : isoDate(Math.max(addDays(start, -daysBefore), born + 1) as Day)
  return {
    sentences: [{ startDate: isoDate(start), ...told, offenceDate, ...more }],
    dateOfBirth: isoDate(born),
  }
}

/** Everything of an answer that is said to anybody. */
function seen(question: AskedCase): unknown {
  const answer = caseOf(question)
  if ('refusals' in answer) return answer
  const { release, releaseType, end, endType, licenceEnd, paroleEligibility, leaving, dates } = answer
  return {
    ...{ release, releaseType, end, endType, licenceEnd, paroleEligibility, leaving, dates },
    age: answer.case.sentences[0]?.ageAtConviction,
    rules: answer.sentences[0]?.regime.id,
    warnings: answer.warnings.map((warning) => [warning.code, caseWarningText(warning)]),
    rivals: (answer.alternatives ?? []).map(({ code, release, paroleEligibility }) => [
      ...[code, release, paroleEligibility],
    ]),
  }
}

describe('Sentencing Code, sections 234 and 249: under 18 on the day of sentence, by the day of birth', () => {
  test('is the same as child said, to the last word', () => {
    const met = new Set<string>()
    holds(drawn, (one) => {
      const answer = seen(asked(one, {}))
      met.add(String((answer as { rules?: string }).rules))
      expect(answer).toEqual(seen(asked(one, { ageAtConviction: 'child' })))
    })
    for (const rules of ['dto', 'dto_without_credit', 'section_250', 'section_250_plus', 'eds_child'])
      expect([...met]).toContain(rules)
  })

  test('is the same as unknown said: it is known', () =>
    holds(drawn, (one) => {
      expect(seen(asked(one, { ageAtConviction: 'unknown' }))).toEqual(seen(asked(one, {})))
    }))

  test('and nothing is suspended, served at one-third, or let out on a tag from an order', () =>
    holds(drawn, (one) => {
      const answer = caseOf(asked({ ...one, regimeId: undefined }, {})) as CaseAnswer
      if ('refusals' in answer) return
      const { warnings, sentences, dates, releaseType } = answer
      expect(warnings.map(({ code }) => code).filter((code) => code.startsWith('W_SUSPENDED'))).toEqual([])
      expect(sentences[0]?.point.fraction.label).not.toBe('One-third')
      if (releaseType === 'MTD') expect(dates.map(({ form }) => form)).not.toContain('HDCED')
    }))

  test('adult said beside it stands, with a warning, and is asked again in the same words', () =>
    holds(drawn, (one) => {
      const answer = caseOf(asked({ ...one, regimeId: undefined }, { ageAtConviction: 'adult' }))
      if ('refusals' in answer) return
      expect(answer.case.sentences[0]?.ageAtConviction).toBe('adult')
      const isOfSentence = !['committal', 'default of payment', 'breach of supervision'].includes(
        String(answer.sentences[0]?.regime.family),
      )
      expect(answer.warnings.some(({ code }) => code === 'W_AGE_BIRTH')).toBe(isOfSentence)
    }))

  test('the inputs that are given back are the case: asked again, they give the same data', () =>
    holds(
      fc.tuple(drawn, fc.constantFrom(undefined, 'adult', 'child', 'unknown')),
      ([one, age]) => {
        const { sentences, dateOfBirth } = asked(one, {})
        const [sentence] = sentences
        const request = {
          dateOfBirth,
          sentences: [
            {
              startDate: sentence?.startDate,
              ...{ sentenceYears: one.sentenceYears, sentenceMonths: one.sentenceMonths },
              ...(one.offenceKey && { offenceKey: one.offenceKey }),
              ...(one.sentenceType && { sentenceType: one.sentenceType }),
              ...(sentence?.offenceDate && { offenceDate: sentence.offenceDate }),
              ...(age && { ageAtConviction: age }),
            },
          ],
        }
        const first = presentCaseItem(request, []) as unknown as Answered
        if (first.data === undefined) return
        const again = presentCaseItem(first.inputs, []) as unknown as Answered
        expect(again.data).toEqual(first.data)
        const echoed = (first.inputs.sentences[0] as Record<string, unknown>).ageAtConviction
        expect(echoed).toBe(age === 'adult' ? 'adult' : 'child')
      },
      isLong ? 3_000 : 300,
    ))
})

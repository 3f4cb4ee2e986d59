import {
  caseAlternativesOf,
  type Day,
  daysInWords,
  explanationOf,
  inWords,
  inWordsWithWeekday,
  isoDate,
  keyDatesOf,
  offenceByKey,
  parseDay,
  type Question,
} from '@requisite/law'
import { calculation, regimes } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { calculationText } from '../../service/src/cli/calculate-text.ts'
import { paint } from '../../service/src/cli/paint.ts'
import { present } from '../../service/src/contract/present.ts'
import { type Outcome, outcomeOf } from '../../service/src/page/answer/outcome.ts'
import { paperPage } from '../../service/src/page/answer/paper-page.ts'
import { answerPage, isInLink, toldOf } from '../page/told.ts'
import * as law from '../support/law.ts'
import { isLong } from '../support/long.ts'
import { sentencedOffences } from '../support/offences.ts'
import { dayOf, inForce } from '../support/one-sentence.ts'
import { drawn, questionOf } from './digest-questions.ts'

const today = parseDay('2026-11-15') as Day

const questions = drawn(
  isLong ? 1500 : 250,
  sentencedOffences.map(({ key }) => key),
  Object.keys(regimes),
).map((plain) => questionOf({ parseDay, offenceByKey }, plain) as Question)

/** What is missing from a text of the page: the days, every number of the working, and every other date; on the sheet only those
 *  that a prison is asked about. */
function missingFromPage(
  page: (outcome: Outcome) => string,
  question: Question,
  isSheet: boolean,
): readonly string[] {
  const outcome = outcomeOf(toldOf(question), today)
  if (!('refusals' in outcome) && !isInLink(outcome)) return []
  // Older law that a case does not know is refused by name, and a term that no order for a child can have.
  if ('refusals' in outcome)
    return outcome.refusals
      .map(({ message }) => message)
      .filter((text) => !/passed before \d|detention and training order/.test(text))
  const written = page(outcome)
  const { answer } = outcome
  const others = answer.dates.filter(
    ({ form }) => !isSheet || /^(?:TARIFF|PED|CRD|ARD|SED|SLED|LED)/.test(form),
  )
  return [
    ...[answer.release, answer.paroleEligibility].filter((day) => day !== null).map(inWordsWithWeekday),
    ...answer.runs
      .flatMap(({ custodyDays, custodyParts, credit }) => [
        ...[custodyDays, ...custodyParts.map(({ days }) => days)].map(daysInWords),
        ...(credit === 0 ? [] : [daysInWords(credit)]),
      ])
      .filter((words) => !isSplitCredit(outcome, words)),
    ...others.map(({ date }) => inWords(date)),
    ...caseAlternativesOf(answer)
      .filter(({ code }) => code !== 'A_UNDER_18_AT_RELEASE')
      .map(({ release, paroleEligibility }) => inWords((release ?? paroleEligibility) as Day)),
  ].filter((words) => !written.includes(words))
}

/** Days on remand and for a tag are said apart. */
const isSplitCredit = ({ told: { sentences } }: Outcome, words: string): boolean =>
  sentences.some(({ remandCreditDays, taggedBailCreditDays }) => {
    const [remand, tag] = [Number(remandCreditDays), Number(taggedBailCreditDays)]
    return remand > 0 && tag > 0 && daysInWords(remand + tag) === words
  })

/** The day under the law in force, of the rules that govern the question. */
const dayInForce = (question: Question): Day => dayOf(inForce(law, question, calculation(question).regime.id))

/** What is missing from the text of the command line: the date at the release point that was asked for, the working, the other
 *  dates, and in the first line the date under the law in force. */
function missingFromText(question: Question): readonly string[] {
  const answer = calculation(question)
  const written = calculationText(answer, [], paint(false))
  const { release } = answer.dates
  const others = keyDatesOf(answer).filter(({ date }) => date !== release)
  const dayInWords = inWordsWithWeekday(dayInForce(question))
  return [
    inWordsWithWeekday(release),
    ...explanationOf(answer).map(({ working }) => working),
    ...others.map(({ date }) => inWords(date)),
    ...(written.split('\n')[0]?.includes(dayInWords) ? [] : [`${dayInWords} in the first line`]),
  ].filter((words) => !written.includes(words))
}

describe('No door decides law: each gives the answer, whole', () => {
  test.each([
    ['page', (outcome: Outcome) => answerPage(outcome).main.markup],
    ['paper', (outcome: Outcome) => paperPage(outcome).main.markup],
  ])('%s', (name, page) => {
    const faults = questions.flatMap((question) => missingFromPage(page, question, name === 'paper'))
    expect(faults.slice(0, 5)).toEqual([])
  })

  test('command line', () => expect(questions.flatMap(missingFromText).slice(0, 5)).toEqual([]))

  test('include=transition', () => {
    const faults = questions.filter((question) => {
      const parsed = { question, offenceKey: null, unknownFields: [] }
      const { transition } = present(parsed, '', ['transition']) as unknown as {
        readonly transition: { readonly releaseDate: string }
      }
      return transition.releaseDate !== isoDate(dayInForce(question))
    })
    expect(faults).toEqual([])
  })
})

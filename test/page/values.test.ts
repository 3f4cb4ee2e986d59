/** Every date, part served and number of days that a reader meets is a value of the engine's answer. */
import {
  addDays,
  caseAnswer,
  caseExplanationOf,
  caseWarningText,
  type Day,
  datesInWords,
  days,
  inWords,
  lawAsAt,
  offenceByKey,
  offences,
  parseDay,
  progressionModel,
  progressionStages,
  type Question,
  reasonDays,
  recallTypes,
  regimes,
  type Stated,
  statedReasonText,
} from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { answerPage } from '../../service/src/page/answer/answer-page.ts'
import { calendarFile, daysToCheck } from '../../service/src/page/answer/calendar.ts'
import { type Outcome, outcomeOf } from '../../service/src/page/answer/outcome.ts'
import { paperPage } from '../../service/src/page/answer/paper-page.ts'
import { quote } from '../../service/src/page/answer/quote.ts'
import type { Told } from '../../service/src/page/question/told.ts'
import { drawn } from '../law/digest-questions.ts'
import { questionOf } from '../law/digest-texts.ts'
import { answers, threeSentences } from './states.ts'
import { toldBy } from './told.ts'

const today = parseDay('2026-11-15') as Day

const toldOf = ({ sentenceType, start, term, age, regimeId, offence, ...credit }: Question): Told => ({
  sentences: [
    {
      ...{ kind: sentenceType, start, length: { ...term, weeks: 0 }, extension: null, age, regimeId },
      ...{ offenceKey: offence?.key ?? null, follows: null, unsure: [] },
      ...{ remandDays: credit.remandCredit, taggedBailDays: credit.taggedBailCredit },
    },
  ],
  added: credit.addedDays === 0 ? [] : [{ days: credit.addedDays, on: null }],
  away: [],
  recall: null,
  stated: null,
})

/** Recalls of every kind over lengths and days, with what prisons may say of them. */
function recalls(): readonly Told[] {
  const plain = toldBy(answers['a recall of 56 days'])
  const [sentence] = plain.sentences as [Told['sentences'][number]]
  const back = parseDay('2026-10-09') as Day
  return [null, ...recallTypes].flatMap((type, n) =>
    [7, 14, 30, 61].flatMap((months, i) => {
      const length = { years: 0, months, weeks: 0, days: 0 }
      const remandDays = 17 * i
      const start = addDays(back, -20 * months)
      const recall = { type, returnDate: back, recallDate: addDays(back, -9 * n - 1), addedDays: 4 * i }
      const told = { ...plain, sentences: [{ ...sentence, start, length, remandDays }], recall }
      return [null, back + 27, back + 55, back + 60 + n].map((day) => ({
        ...told,
        stated: day as Day | null,
      }))
    }),
  )
}

const outcomes = [
  ...drawn(
    400,
    offences.map(({ key }) => key),
    Object.keys(regimes),
  ).map((plain) => toldOf(questionOf({ parseDay, offenceByKey }, plain) as Question)),
  toldBy(threeSentences),
  ...Object.values(answers).map((link) => toldBy(link)),
  ...recalls(),
]
  .map((told) => outcomeOf(told, today))
  .filter((outcome): outcome is Outcome => !('refusals' in outcome))

/** Every number in a value, however deep. */
function numbersIn(value: unknown, found = new Set<number>(), seen = new Set<unknown>()): Set<number> {
  if (typeof value === 'number') found.add(value)
  if (typeof value !== 'object' || value === null || seen.has(value)) return found
  seen.add(value)
  for (const part of Object.values(value)) numbersIn(part, found, seen)
  return found
}

/** Days of law, and their eves: "to 12 April 2015" is said of rules that ended on the day after. */
const ofLaw = [
  lawAsAt,
  ...Object.values(days).flatMap(({ day }) => [day, addDays(day, -1)]),
  ...progressionStages.map(({ day }) => day),
]

/** The answer with everything that is worked out beside it: its rivals, and the case before and after the Act. */
const allOf = ({ answer, rivals, told, stated }: Outcome): unknown => [
  told,
  stated,
  stated?.differenceDays === null ? null : Math.abs(stated?.differenceDays ?? 0),
  stated?.reasons.map((reason) => (reason.kind === 'number' ? reasonDays(reason, answer) : null)),
  stated?.reasons.flatMap(({ changes }) =>
    changes.map(({ value }) => (typeof value === 'string' ? parseDay(value) : null)),
  ),
  answer,
  rivals.map((rival) => rival.answer),
  caseAnswer({ ...answer.case, law: addDays(progressionModel.day, -1) }),
  caseAnswer({ ...answer.case, law: 'after the Act' }),
]

/** The words that the law itself makes of the answer. */
const lawWords = ({ answer, stated }: Outcome): string =>
  [
    ...answer.warnings.map(caseWarningText),
    ...(stated?.reasons ?? []).map((reason) => statedReasonText(reason, stated as Stated, answer)),
    ...caseExplanationOf(answer).map(({ working }) => working),
    ...datesInWords(answer.dates).map(({ note }) => note),
  ].join(' ')

const textsOf = (outcome: Outcome): string =>
  [answerPage(outcome, '').main.markup, paperPage(outcome, '').main.markup, quote(outcome)]
    .join(' ')
    .replace(/<[^>]+>/g, ' ')

const dates =
  /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g
const parts = /\d+%|one-third|one-half|two-thirds/gi

describe('What a reader meets is what was worked out', () => {
  test('there is enough of it', () => {
    expect(outcomes.length).toBeGreaterThan(300)
    expect(outcomes.filter(({ answer }) => answer.recalled !== null).length).toBeGreaterThan(60)
    expect(outcomes.filter(({ stated }) => stated !== null).length).toBeGreaterThan(45)
  })

  test('every date', () => {
    const faults = outcomes.flatMap((outcome) => {
      const known = new Set(
        [...numbersIn(allOf(outcome)), ...ofLaw].filter((n) => n > -30_000 && n < 150_000),
      )
      const words = new Set([...known].map((day) => inWords(day as Day)))
      const own = lawWords(outcome)
      return (textsOf(outcome).match(dates) ?? []).filter((date) => !words.has(date) && !own.includes(date))
    })
    expect(faults.slice(0, 5)).toEqual([])
  })

  test('every part served', () => {
    const faults = outcomes.flatMap((outcome) => {
      const known = JSON.stringify(allOf(outcome)).toLowerCase()
      const screen = answerPage(outcome, '').main.markup
      const [top = ''] = screen.split('class="next"')
      const words = outcome.rivals
        .map((rival) => `${rival.words.why} ${rival.words.condition}`)
        .join(' ')
        .toLowerCase()
      return (top.match(parts) ?? [])
        .map((part) => part.toLowerCase())
        .filter((part) => !known.includes(`"${part}`) && !words.includes(part))
    })
    expect(faults.slice(0, 5)).toEqual([])
  })

  test('every number of days at the top of the page and in the quote', () => {
    const faults = outcomes.flatMap((outcome) => {
      const known = numbersIn(allOf(outcome))
      const own = lawWords(outcome)
      const [top = ''] = answerPage(outcome, '').main.markup.split('class="next"')
      return [...`${top} ${quote(outcome)}`.matchAll(/([\d,]+) days?/g)]
        .filter(([said]) => !own.includes(said))
        .map(([, n = '']) => Number(n.replaceAll(',', '')))
        .filter((n) => !known.has(n))
    })
    expect(faults.slice(0, 5)).toEqual([])
  })

  test('every day of the calendar file', () => {
    const faults = outcomes.flatMap((outcome) => {
      const known = numbersIn(allOf(outcome))
      expect(calendarFile(daysToCheck(outcome))).toContain('SUMMARY:Date to check')
      return daysToCheck(outcome).filter((day) => !known.has(day))
    })
    expect(faults).toEqual([])
  })
})

/** Every date, part served and number of days that a reader meets is a value of the engine's answer. */
import {
  addDays,
  aheadInWords,
  type Case,
  type CaseRun,
  caseExplanationOf,
  caseOf,
  caseWarningText,
  type Day,
  datesInWords,
  inWords,
  inWordsWithWeekday,
  isoDate,
  lawAsAt,
  offenceByKey,
  offences,
  parseDay,
  type Question,
  type Stated,
  statedReasonText,
} from '@requisite/law'
import {
  aheadOf,
  caseAnswer,
  days,
  months,
  mostAddedDays,
  progressionModel,
  progressionStages,
  recallKinds,
  recallTypes,
  regimes,
  remandInBrief,
} from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { calendarFile, entriesOf } from '../../service/src/page/answer/calendar.ts'
import { type Outcome, outcomeOf, type RefusedOutcome } from '../../service/src/page/answer/outcome.ts'
import { paperPage } from '../../service/src/page/answer/paper-page.ts'
import { quote } from '../../service/src/page/answer/quote.ts'
import { askedOf, hasMinimumTerm, type PageCase, type PageSentence } from '../../service/src/told/told.ts'
import { drawn, questionOf } from '../law/digest-questions.ts'
import { answers, threeSentences } from './states.ts'
import { answerPage, isInLink, several, toldBy, toldOf } from './told.ts'

const today = parseDay('2026-11-15') as Day

/** Recalls of every kind over lengths and days, with what prisons may say of them. */
function recalls(): readonly PageCase[] {
  const plain = toldBy(answers['a recall of 56 days'])
  const [sentence] = plain.sentences as [PageSentence]
  const back = parseDay('2026-10-09') as Day
  return (['unknown', ...recallTypes] as const).flatMap((type, n) =>
    [7, 14, 30, 61].flatMap((months, i) => {
      const { sentenceYears: _, ...rest } = sentence
      const startDate = isoDate(addDays(back, -20 * months))
      const recallDate = isoDate(addDays(back, -9 * n - 1))
      const recall = {
        ...{ type, returnToCustodyDate: isoDate(back), recallDate },
        addedDaysAfterReturn: 4 * i,
      }
      const own = { ...rest, startDate, sentenceMonths: months, remandCreditDays: 17 * i }
      const told = { ...plain, sentences: [own], recall }
      return [null, back + 27, back + 55, back + 60 + n].map((day) => ({
        ...told,
        statedReleaseDate: day === null ? null : isoDate(day as Day),
      }))
    }),
  )
}

/** Extended sentences before, between and after their two days, the extra time known or not. */
function extended(): readonly PageCase[] {
  const plain = toldBy(answers['an extended sentence with its extra time'])
  const [sentence] = plain.sentences as [PageSentence]
  return ['2015-04-13', '2021-11-02', '2023-06-12', '2026-11-02'].flatMap((day, n) =>
    [3, 5, 9].flatMap((years, i) =>
      [{ extensionYears: null }, { extensionYears: 2 + i, extensionMonths: 3 * n }].map((extension) => ({
        ...plain,
        sentences: [
          {
            ...{ ...sentence, ...extension, startDate: day, remandCreditDays: 31 * i },
            ...{ sentenceYears: years, sentenceMonths: n },
          },
        ],
      })),
    ),
  )
}

/** Extended sentences beside standard ones of the same day: the longer of the standard ones move the parole date. */
const mixed = (): readonly PageCase[] =>
  ['2019-02-04', '2022-03-07', '2024-05-13', '2025-06-02', '2026-11-02'].flatMap((day) =>
    [6, 8, 10, 12].flatMap((years) =>
      [3, 4].map((custody) =>
        toldBy(
          several(
            `startDate=${day}&sentenceYears=${years}&sentenceType=sds&offenceKey=${years === 12 ? 'rape' : 'burglary_dwelling'}`,
            `startDate=${day}&sentenceYears=${custody}&extensionYears=2&sentenceType=eds`,
          ),
        ),
      ),
    ),
  )

/** Two or three sentences of one day, made of single ones: at the same time, one after the other, or nobody knows how. */
function joined(singles: readonly PageCase[]): readonly PageCase[] {
  const plain = singles.flatMap(({ sentences: [sentence] }) =>
    sentence === undefined || hasMinimumTerm(sentence.sentenceType) || sentence.regimeId != null
      ? []
      : [sentence],
  )
  return plain.slice(3).map((last, i) => {
    const [first, second] = [plain[i], plain[i + 1]] as [PageSentence, PageSentence]
    const { startDate, ageAtConviction } = first
    const beside = { startDate, ageAtConviction, remandCreditDays: 0, taggedBailCreditDays: 0 }
    const howItRuns = i % 4 === 3 ? 'unknown' : null
    const sentences = [
      first,
      { ...second, ...beside, consecutiveTo: i % 4 === 1 ? '1' : null, howItRuns },
      { ...last, ...beside, consecutiveTo: i % 4 === 2 ? '1' : null },
    ] as const
    return {
      ...(singles[0] as PageCase),
      addedDays: [],
      sentences: i % 2 === 0 ? sentences : sentences.slice(0, 2),
    }
  })
}

const singles = [
  ...drawn(
    300,
    offences.map(({ key }) => key),
    Object.keys(regimes),
  ).map((plain) => toldOf(questionOf({ parseDay, offenceByKey }, plain) as Question)),
  ...extended(),
]

const isAnswered = (outcome: Outcome | RefusedOutcome): outcome is Outcome => !('refusals' in outcome)

/** The same with a date that a prison gave: ours, one that a fact would give, or one that nothing does. */
const withStated = ({ told, answer }: Outcome, i: number): PageCase => {
  const remandDays = Number(told.sentences[0]?.remandCreditDays ?? 0)
  const ours = answer.release ?? (answer.paroleEligibility as Day)
  return { ...told, statedReleaseDate: isoDate(addDays(ours, [0, remandDays, 17, -40][i % 4] ?? 0)) }
}

const worked = [...singles, ...joined(singles).slice(0, 120)]
  .map((told) => outcomeOf(told, today))
  .filter(isAnswered)

const outcomes = [
  ...worked,
  ...[
    ...worked.filter((_, i) => i % 6 === 0).map(withStated),
    toldBy(threeSentences),
    ...mixed(),
    ...Object.values(answers).map((link) => toldBy(link)),
    ...recalls(),
  ]
    .map((told) => outcomeOf(told, today))
    .filter(isAnswered),
]

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

/** Numbers of days that are the same for everybody: the longest award, fixed terms after a recall, and the time to write to the
 *  Parole Board. */
const daysOfLaw: readonly number[] = [
  mostAddedDays.since,
  ...recallTypes.map((type) => recallKinds[type].days ?? 0),
  28,
]

/** What is left after each thing that comes off or goes on, in the order in which it is told. */
function sumsOf(
  { custodyDays, parole, credit, addedDays, atLargeDays, release, hold, ...run }: CaseRun,
  told: Case,
): readonly number[] {
  const own = told.sentences.filter(({ id }) => run.sentenceIds.includes(id))
  const remand = own.reduce((sum, { remandCreditDays }) => sum + remandCreditDays, 0)
  const tag = own.reduce((sum, { taggedBailCreditDays }) => sum + taggedBailCreditDays, 0)
  return [custodyDays, parole?.days ?? 0].flatMap((days) => [
    ...[
      remand,
      tag,
      release - (hold?.stage.day ?? release),
      own.reduce((sum, { length }) => sum + length.days, 0),
    ],
    ...[days - remand, days - tag, days - credit, days - credit + addedDays],
    ...[days - credit + addedDays + atLargeDays, days - credit + addedDays + atLargeDays + run.start - 1],
  ])
}

/** The answer with everything that is worked out beside it: its rivals, and the case before and after the Act. */
const allOf = ({ answer, rivals, told, stated }: Outcome): unknown => {
  const before = caseAnswer({ ...answer.case, law: addDays(progressionModel.day, -1) })
  const earlier = 'refusals' in before ? null : (before.release ?? 0) - (answer.release ?? 0)
  return [
    told,
    Math.abs(earlier ?? 0),
    stated,
    stated?.differenceDays === null ? null : Math.abs(stated?.differenceDays ?? 0),
    [answer, ...rivals.map((rival) => rival.answer)].map((one) =>
      one.runs.map((run) => sumsOf(run, one.case)),
    ),
    caseOf({ ...askedOf(told), liableToRemoval: true }),
    stated?.reasons.flatMap(({ changes }) =>
      changes.map(({ value }) => (typeof value === 'string' ? parseDay(value) : null)),
    ),
    answer,
    remandInBrief(answer),
    [answer, ...rivals.map((rival) => rival.answer)].map((one) => aheadOf(one, { stated, today })),
    rivals.map((rival) => rival.answer),
    before,
    caseAnswer({ ...answer.case, law: 'after_act' }),
  ]
}

/** The words that the law itself makes of the answer and of its rivals. */
const lawWords = ({ answer, rivals, stated }: Outcome): string =>
  [
    ...answer.warnings.map(caseWarningText),
    ...(stated?.reasons ?? []).map((reason) => statedReasonText(reason, stated as Stated, answer)),
    ...caseExplanationOf(answer).map(({ working }) => working),
    ...datesInWords(answer.dates).map(({ name, note }) => `${name} ${note}`),
    ...aheadInWords(answer).map(({ people }) => people),
    ...rivals.map(({ words }) => `${words.why} ${words.condition} ${words.ask}`),
  ].join(' ')

const plainText = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** All that a reader meets of each case, and all that it may say. */
const met = outcomes.filter(isInLink).map((outcome) => {
  const all = allOf(outcome)
  return {
    outcome,
    // The rows have examples of what can be typed.
    page: plainText(
      answerPage(outcome).main.markup.replace(/<form[\s\S]*?<\/form>|<small>[\s\S]*?<\/small>/g, ' '),
    ),
    sheet: plainText(paperPage(outcome).main.markup),
    quoted: quote(outcome),
    numbers: numbersIn(all),
    fractions: JSON.stringify(all).toLowerCase(),
    own: lawWords(outcome),
  }
})

type Met = (typeof met)[number]

/** What stands somewhere and is none of what may: the first few, with the case. */
const faults = (found: (it: Met) => readonly unknown[]): readonly unknown[] =>
  met.flatMap((it) => found(it).map((fault) => [fault, JSON.stringify(it.outcome.told)])).slice(0, 5)

const everywhere = ({ page, sheet, quoted }: Met): string => `${page} ${sheet} ${quoted}`

const isDate = (n: number): boolean => n > -30_000 && n < 150_000
const monthNames = months.join('|')
const dates = new RegExp(`\\d{1,2} (?:${monthNames}) \\d{4}`, 'g')
/** "Friday 16", where month and year stand beside it. */
const daysAlone = /[A-Z][a-z]+day \d{1,2}(?!\d)(?! [A-Z])/g
/** "Thursday 3 December", as it is said where the year stands beside it. */
const datesWithoutYear = new RegExp(`[A-Z][a-z]+day \\d{1,2} (?:${monthNames})(?! \\d{4})`, 'g')
const parts = /\d+%|one-third|one-half|two-thirds/gi

describe('What a reader meets is what was worked out', () => {
  test('there is enough of it, of every sort', () => {
    expect(outcomes.length).toBeGreaterThan(500)
    // biome-ignore format: one sort a line
    for (const [sort, least, is] of [
      ['after a recall', 60, ({ answer }) => answer.recalled !== null],
      ['with a date that the prison gave', 100, ({ stated }) => stated !== null],
      ['the same, of several sentences', 10, ({ stated, told }) => stated !== null && told.sentences.length > 1],
      ['several sentences', 90, ({ told }) => told.sentences.length > 1],
      ['one after the other', 40, ({ told }) => told.sentences.some(({ consecutiveTo }) => consecutiveTo != null)],
      ['nobody knows how it runs', 5, ({ rivals }) => rivals.some(({ code }) => code === 'A_RUNS_AFTER')],
      ['extended, with the extra time', 12, ({ told }) => told.sentences.some(({ extensionYears }) => extensionYears != null)],
      ['a parole date that another sentence moves', 5, ({ answer }) => answer.paroleMovedBy !== null],
      ['in doubt', 130, ({ rivals }) => rivals.length > 0],
      ['with a day of leaving', 100, ({ answer }) => answer.leaving !== null],
      ['all in the past', 200, ({ answer }) => answer.release !== null && answer.release < today],
    ] as readonly (readonly [string, number, (outcome: Outcome) => boolean])[])
      expect([sort, outcomes.filter(is).length >= least]).toEqual([sort, true])
  })

  test('every date', () => {
    expect(
      faults((it) => {
        const known = new Set([...it.numbers, ...ofLaw].filter(isDate).map((day) => inWords(day as Day)))
        return (everywhere(it).match(dates) ?? []).filter(
          (date) => !known.has(date) && !it.own.includes(date),
        )
      }),
    ).toEqual([])
  })

  test('every day whose year stands beside it', () => {
    expect(
      faults((it) => {
        const known = new Set(
          [...it.numbers].filter(isDate).map((day) => inWordsWithWeekday(day as Day).slice(0, -5)),
        )
        return (everywhere(it).match(datesWithoutYear) ?? []).filter((date) => !known.has(date))
      }),
    ).toEqual([])
  })

  test('every part served', () => {
    expect(
      faults((it) => {
        const own = it.own.toLowerCase()
        return (everywhere(it).match(parts) ?? [])
          .map((part) => part.toLowerCase())
          .filter((part) => !it.fractions.includes(`"${part}`) && !own.includes(part))
      }),
    ).toEqual([])
  })

  test('every number of days', () => {
    expect(
      faults((it) =>
        [...everywhere(it).matchAll(/([\d,]+) days?/g)]
          .filter(([said]) => !it.own.includes(said))
          .filter(([, n = '']) => ![...it.numbers, ...daysOfLaw].includes(Number(n.replaceAll(',', ''))))
          .map(([said]) => said),
      ),
    ).toEqual([])
  })

  test('every day whose month stands beside it', () => {
    expect(
      faults((it) => {
        const known = new Set(
          [...it.numbers].filter(isDate).map((day) =>
            inWordsWithWeekday(day as Day)
              .split(' ')
              .slice(0, 2)
              .join(' '),
          ),
        )
        return (everywhere(it).match(daysAlone) ?? []).filter((date) => !known.has(date))
      }),
    ).toEqual([])
  })

  test('the release date is on the page and on the sheet with its weekday', () => {
    expect(
      faults(({ outcome: { answer }, page, sheet }) => {
        const said = answer.release === null ? null : inWordsWithWeekday(answer.release)
        return said === null ? [] : [page, sheet].filter((text) => !text.includes(said)).map(() => said)
      }),
    ).toEqual([])
  })

  test('every alternative is on page and sheet, and those of the same weight in the quote', () => {
    expect(
      faults(({ outcome: { rivals, answer: ours, today: read }, page, sheet, quoted }) =>
        rivals.flatMap(({ answer, level }) => {
          const said = [answer.release, answer.recalled === null ? answer.paroleEligibility : null]
            .filter((day) => day !== null)
            .map(inWords)
          // What has passed is said by the last lawful day.
          const isPast = ours.release !== null && ours.release < read
          const places = { page, sheet, ...(level === 'two_dates' && !isPast ? { quoted } : {}) }
          return Object.entries(places).flatMap(([place, text]) =>
            said.filter((wanted) => !text.includes(wanted)).map((wanted) => [place, wanted]),
          )
        }),
      ),
    ).toEqual([])
  })

  test('every day of the calendar file', () => {
    expect(
      faults(({ outcome, numbers }) => {
        const file = calendarFile(entriesOf(outcome), 'of-one-test-and-no-other')
        const stand = [...file.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(([, y, m, d]) =>
          parseDay(`${y}-${m}-${d}`),
        )
        const { release, leaving } = outcome.answer
        const [usual, latest] = [leaving?.usual ?? release, leaving?.latest ?? release]
        const isBoards = outcome.answer.paroleEligibility !== null
        // Who does not know the offence gets no file.
        if (outcome.rivals.some(({ level }) => level === 'depends')) return stand
        return [
          ...stand.filter(
            (day) => day === null || day < today || !(numbers.has(day) || day === outcome.stated?.date),
          ),
          ...[isBoards ? null : usual, latest].filter(
            (day) => day !== null && day >= today && !stand.includes(day),
          ),
        ]
      }),
    ).toEqual([])
  })
})

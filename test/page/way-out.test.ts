/** Everybody who writes an answer says the same of how the person gets out: the days of the way itself, all that decide, and who
 *  decides. */
import { aheadInWords, type Day, inWords, isoDate, parseDay } from '@requisite/law'
import { daysOfWay, type Gate, months, wayOf } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { releaseText } from '../../service/src/cli/release-text.ts'
import { parametersOf } from '../../service/src/http/query.ts'
import { barOf } from '../../service/src/page/answer/bar-parts.ts'
import { doubtsBeside } from '../../service/src/page/answer/board-screen.ts'
import { entriesOf } from '../../service/src/page/answer/calendar.ts'
import { whatNext } from '../../service/src/page/answer/next-steps.ts'
import { whenText } from '../../service/src/page/answer/offence-classes.ts'
import { alsoInDoubt } from '../../service/src/page/answer/offence-screen.ts'
import { aheadFor, type Outcome, outcomeOf } from '../../service/src/page/answer/outcome.ts'
import { datesTable } from '../../service/src/page/answer/paper-dates.ts'
import { paperPage } from '../../service/src/page/answer/paper-page.ts'
import { leavingQuoted } from '../../service/src/page/answer/quote.ts'
import { boardDays, isOfMonth } from '../../service/src/page/answer/rival-dates.ts'
import { screenOf } from '../../service/src/page/answer/screen.ts'
import { daysShown, headingText, lineText } from '../../service/src/page/answer/screen-type.ts'
import { easyLines } from '../../service/src/page/easy-read/easy-lines.ts'
import type { EasyLine } from '../../service/src/page/easy-read/easy-words.ts'
import { leavingLines } from '../../service/src/page/easy-read/leaving-lines.ts'
import { toldIn } from '../../service/src/told/link.ts'
import type { PageCase } from '../../service/src/told/told.ts'
import { isLong } from '../support/long.ts'
import { readScreen } from './read-screen.ts'

import { sampledOutcomes } from './sampled-outcomes.ts'
import { answerStates } from './states.ts'
import { outcomeBy } from './told.ts'

const today = parseDay('2026-11-16') as Day
/** The day on which some standard recalls became ones of 56 days. */
const recallsChange = parseDay('2026-03-31') as Day
const plain = (text: string): string => text
const paint = { strong: plain, faint: plain, alert: plain }
const dates = new RegExp(`\\d{1,2} (?:${months.join('|')}) \\d{4}`, 'g')
const datesIn = (text: string): readonly string[] => text.match(dates) ?? []
/** Whether a text has a day: "13 June 2033" does not say the 3rd. */
const says = (text: string, date: string): boolean => new RegExp(`(?<!\\d)${date}`).test(text)
const textOf = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ')

const dayIn = (text: string): Day => {
  const [day = '', month = '', year = ''] = text.split(' ')
  return parseDay(
    `${year}-${String((months as readonly string[]).indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`,
  ) as Day
}

/** What each writer says of leaving, and the whole of it. */
const writers: Readonly<Record<string, (outcome: Outcome) => readonly [leaving: string, whole: string]>> = {
  screen: (outcome) => {
    const screen = screenOf(outcome)
    const lines = screen.lines.filter(({ about }) => about === 'day' || about === 'papers')
    const said = [headingText(screen), ...screen.day, ...lines.map(lineText)].join(' ')
    return [said, readScreen(outcome).join(' ')]
  },
  quote: (outcome) => [leavingQuoted(outcome), leavingQuoted(outcome)],
  'easy read': (outcome) => {
    const said = (lines: readonly EasyLine[]): string =>
      lines
        .flatMap(({ words }) => words)
        .map((part) => (typeof part === 'string' ? part : 'day' in part ? part.day : part.name))
        .join('')
    return [said(leavingLines(outcome)), said(easyLines(outcome))]
  },
  sheet: (outcome) => {
    const rows = datesTable(outcome).markup.match(/<tr>.*?<\/tr>/gs) ?? []
    const leaving = rows
      .filter((row) => /<strong>|Day of leaving/.test(row))
      .map((row) => row.replace(/<td class="paper__blank">.*?<\/td>/, ''))
    return [textOf(leaving.join(' ')), textOf(paperPage(outcome).main.markup)]
  },
  bar: (outcome) => {
    const said = (barOf(outcome)?.parts ?? []).map((part) => part.said).join(', ')
    return [said, readScreen(outcome).join(' ')]
  },
  calendar: (outcome) => {
    const said = entriesOf(outcome)
      .map((entry) => inWords(entry.day))
      .join(' ')
    return [said, said]
  },
  'command line': ({ answer }) => {
    const text = releaseText(answer, null, [], paint)
    return [(/^(?:.+: .+\n)(?:Not before: .+\n)?/.exec(text) ?? [''])[0], text]
  },
}

/** Days that a writer has beside those of the way, and why. */
const besides: Readonly<Record<string, (outcome: Outcome) => readonly (Day | null)[]>> = {
  // A tag, the months around half-way, when the Parole Board looks, and the end of a minimum term that another sentence outlasts.
  screen: ({ answer, rivals }) => [
    ...rivals.flatMap((rival) => rival.answer.dates.map(({ date }) => date)),
    answer.paroleEligibility,
    answer.case.statedReleaseDate,
    ...answer.runs.map(({ release }) => release),
    ...answer.dates.map(({ date }) => date),
  ],
  // What lies ahead; the first day of the Parole Board in a month; and the prison's date.
  calendar: (outcome) => [
    outcome.stated?.date ?? null,
    ...boardDays(outcome),
    ...aheadFor(outcome).flatMap(({ days }) => days),
  ],
  // What comes after prison.
  bar: ({ answer, rivals }) =>
    [answer, ...rivals.map((rival) => rival.answer)].flatMap(({ end, licenceEnd }) => [end, licenceEnd]),
  // The first day of a month of which the offence decides as well; the prison's; and the day on which a recall changed its kind.
  'easy read': ({ rivals, stated }) => [
    stated?.date ?? null,
    recallsChange,
    ...rivals
      .filter(({ code }) => code === 'A_DAY_IN_MONTH')
      .map(({ answer }) => answer.leaving?.usual ?? answer.release),
  ],
  // All dates of the same weight stand in its row, also of most offences.
  sheet: ({ rivals }) =>
    rivals.flatMap(({ answer: { release, leaving } }) => [
      release,
      leaving?.usual ?? null,
      leaving?.latest ?? null,
    ]),
}

/** Only the first and the last of more days are said, where the day in the month decides; and the last of all where every class of
 *  offences has passed. */
const isEnds = ({ way }: Outcome): boolean =>
  (way.kind === 'days of a month' && way.due.length > 2) ||
  (way.kind === 'passed' && way.classes !== undefined)

/** What a writer may leave out, and why. */
const leavesOut: Readonly<Record<string, (outcome: Outcome) => boolean>> = {
  'easy read': isEnds,
  quote: isEnds,
  sheet: isEnds,
  // Nothing that has passed, and no day where the offence decides.
  calendar: (outcome) =>
    isEnds(outcome) || ['by offence', 'passed', 'nothing left', 'no days left'].includes(outcome.way.kind),
  // The pair of dates takes the place of the heading.
  screen: (outcome) => isEnds(outcome) || outcome.stated !== null,
  bar: () => true,
}

/** The days that decide, each in the forms in which it may be said: on the papers, usually, at the latest. */
function deciding(outcome: Outcome): readonly (readonly Day[])[] {
  const { way, today: now } = outcome
  const ofGate = ({ papers, usual, last }: Gate) => [papers, usual, last]
  const gates = [
    ...('due' in way ? way.due.map(({ gate }) => gate) : []),
    ...('kinds' in way ? way.kinds.map(({ gate }) => gate) : []),
    ...('gate' in way ? [way.gate] : []),
    ...('way' in way && 'gate' in way.way ? [way.way.gate] : []),
  ]
  const board = 'board' in way ? way.board : 'way' in way && 'board' in way.way ? way.way.board : null
  // In a month the first of the Parole Board's days says it, too.
  const boards = board === null || !isOfMonth(outcome) ? [] : boardDays(outcome)
  return [...gates.map(ofGate), ...(board === null || board < now ? [] : [[board, ...boards]])]
}

/** The days that are the largest words of the card, and those of its table: paper and easy read say the same, in the same form. On paper
 *  the second of two days has no year of its own. */
function daysOfCard(outcome: Outcome): readonly string[] {
  const screen = screenOf(outcome)
  const { ours = '', theirs = '' } = screen.pair ?? {}
  return datesIn([...daysShown(screen), ours, theirs, ...(screen.table?.rows ?? []).map(whenText)].join(' '))
}

const saysAsCard: readonly string[] = ['easy read', 'sheet']

/** Whether the Parole Board can let the person out. */
function isByBoard({ way, answer }: Outcome): boolean {
  const isBoard = (one: ReturnType<typeof wayOf>): boolean =>
    one.by.startsWith('Board') || one.by === 'no later than'
  if (way.kind === 'by offence')
    return [answer, ...way.classes.map((one) => one.answer)].some((one) => isBoard(wayOf(one)))
  return (
    way.kind === 'kinds of recall' ||
    way.kind === 'no later than' ||
    way.kind === 'Board first' ||
    way.kind === 'Board only'
  )
}

/** What else lies ahead, where each writer says it. */
const aheadWriters: Readonly<Record<string, (outcome: Outcome) => string>> = {
  ...Object.fromEntries(Object.entries(writers).map(([name, write]) => [name, (one) => write(one)[1]])),
  'what lies ahead': (outcome) => textOf(whatNext(outcome).markup),
}

/** Who says one day of what lies ahead says each that it has under a rival of the same weight, and says of none that it is sure. */
function aheadFaults(outcome: Outcome): readonly string[] {
  const { answer, rivals, stated, today: now } = outcome
  const equal = rivals.filter(({ level }) => level === 'two_dates')
  const rowsOf = (one: Outcome['answer']) => aheadInWords(one, { stated, today: now })
  const answers = [answer, ...equal.map((rival) => rival.answer)]
  // The day of a sentence is said for itself, and so is one of release.
  const ofSentence = answers.flatMap((one) => one.case.sentences.map(({ startDate }) => startDate))
  const ofItself = new Set<Day | null>([...ofSentence, ...deciding(outcome).flat()])
  return rowsOf(answer).flatMap(({ code }) => {
    const dates = answers
      .map((one) => rowsOf(one).find((row) => row.code === code)?.date ?? null)
      .filter((date) => date === null || !ofItself.has(date))
    const dated = [...new Set(dates.filter((date) => date !== null))].sort((a, b) => a - b)
    const isMonth = equal.some((rival) => rival.code === 'A_DAY_IN_MONTH')
    const all = isMonth ? dated.filter((_, i) => i === 0 || i === dated.length - 1) : dated
    // No entry for what has passed; and on the sheet “Now”, where all has.
    const isPast = all.every((one) => one < now)
    const of = (writer: string, one: Day): boolean =>
      writer === 'calendar' ? one >= now : writer !== 'sheet' || !isPast
    return all.length < 2
      ? []
      : Object.entries(aheadWriters).flatMap(([writer, write]) => {
          const [said, days] = [write(outcome), all.filter((one) => of(writer, one))]
          const missing = days.filter((one) => !says(said, inWords(one)))
          return missing.length === days.length || missing.length === 0
            ? []
            : [`${writer} leaves out ${missing.map(isoDate).join(' ')} of ${code}`]
        })
  })
}

function faultsOf(outcome: Outcome): readonly string[] {
  const doubts = [
    ...doubtsBeside(outcome).map(({ answer }) => answer),
    ...(alsoInDoubt(outcome).length > 0 ? outcome.rivals.map(({ answer }) => answer) : []),
  ]
  const own = daysOfWay(outcome.way)
  const ofWay = Object.entries(writers).flatMap(([writer, write]) => {
    const [leaving, whole] = write(outcome)
    const known = new Set(
      [
        ...own,
        // The day of the court on which a date of a month hangs.
        ...outcome.rivals.flatMap(({ words }) => datesIn(words.condition)).map(dayIn),
        ...(besides[writer]?.(outcome) ?? []),
        ...doubts.flatMap((one) => [one.release, one.paroleEligibility]),
      ].flatMap((one) => (one === null ? [] : [inWords(one)])),
    )
    const unknown = datesIn(leaving)
      .filter((date) => !known.has(date))
      .map((date) => `${writer} says ${date}`)
    const isMissing = (days: readonly Day[]): boolean =>
      !days.some((one) => says(whole, inWords(one))) &&
      !(writer === 'calendar' && Math.max(...days) < outcome.today)
    const missing =
      leavesOut[writer]?.(outcome) === true
        ? []
        : deciding(outcome)
            .filter(isMissing)
            .map((days) => `${writer} leaves out ${days.map(isoDate).join('/')}`)
    const others =
      saysAsCard.includes(writer) && !isEnds(outcome)
        ? daysOfCard(outcome)
            .filter((date) => !says(whole, writer === 'sheet' ? date.replace(/ \d{4}$/, '') : date))
            .map((date) => `${writer} leaves out ${date} of the card`)
        : []
    const isNamed = writer === 'calendar' || !isByBoard(outcome) || whole.includes('Parole Board')
    const isLatest =
      outcome.way.kind !== 'no later than' ||
      writer === 'calendar' ||
      writer === 'bar' ||
      /latest|last day|no later than/i.test(leaving)
    // A day that is none, in numbers, or a day of a span that is one day.
    const isNone =
      /\ba day (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|1 January 1970|NaN|undefined|\bnull\b|\{\w+\}/.test(
        whole,
      )
    return [
      ...(isNone ? [`${writer} says a day that is none`] : []),
      ...unknown,
      ...missing,
      ...others,
      ...(isNamed ? [] : [`${writer} loses the Parole Board`]),
      ...(isLatest ? [] : [`${writer} does not say that it is the latest`]),
    ]
  })
  return [...ofWay, ...aheadFaults(outcome)]
}

describe('Everybody who writes an answer says the same of how the person gets out', () => {
  for (const [state, query] of answerStates)
    test(state, () => {
      const read = toldIn(parametersOf(query))
      if (read === null || !('told' in read)) return
      for (const now of ['2026-11-16', '2028-02-01', '2033-01-10']) {
        const outcome = outcomeOf(read.told, parseDay(now) as Day)
        if (!('refusals' in outcome)) expect([now, faultsOf(outcome)]).toEqual([now, []])
      }
    })

  /** A recall from the first sentence of some, so that another can hold the person; a month alone; the prison's date. */
  const changed = (told: PageCase, pick: (n: number) => number): PageCase => {
    const [first, ...others] = told.sentences
    if (first === undefined || pick(3) > 0) return told
    if (others.length === 0 && typeof first.startDate === 'string') {
      const { startDate, ...rest } = first
      return { ...told, sentences: [{ ...rest, startMonth: startDate.slice(0, 7) }] }
    }
    const later = {
      ...others[0],
      consecutiveTo: null,
      startDate: isoDate((today - pick(200)) as Day),
    } as typeof first
    const back = isoDate((today - pick(300)) as Day)
    const type = (['standard', 'fixed_term_56', 'unknown'] as const)[pick(3)] as 'standard'
    return {
      ...told,
      sentences: [first, later],
      recall: { type, recallDate: back, returnToCustodyDate: back, sentenceIds: ['1'] },
    }
  }
  const count = isLong ? 20_000 : 600
  /** The court's paper does not say which of two orders a child has, or which rule holds. */
  test.each([
    '2026-11-16 2y ageAtConviction=child',
    '2026-11-16 3y ageAtConviction=child',
    '2026-11-16 4y section_250 ageAtConviction=child',
  ])('What else lies ahead: %s', (line) => {
    const outcome = outcomeBy(line, today)
    expect(faultsOf(outcome)).toEqual([])
    expect(aheadFor(outcome).map(({ days }) => days.length)).toContain(2)
  })

  /** What a draw comes upon once in thousands. */
  test.each([
    ['a month of which one day has the Parole Board', '2026-03 18m2w1d contravening_part_2_notice'],
    ['a month, no offence, and all of its days have passed', '2024-05 30m sds & addedDays=57'],
    [
      'a month, no offence, and the eve of Christmas',
      '2023-08 100m sds & recallType=fixed_term_28 & recallDate=2026-10-27 & returnToCustodyDate=2026-10-30',
    ],
    [
      'no offence, days of one month, and the eve of Christmas',
      '2023-08-01 100m sds & recallType=fixed_term_28 & recallDate=2026-10-27 & returnToCustodyDate=2026-10-30',
    ],
  ])('%s', (_name, line) => {
    expect(faultsOf(outcomeBy(line, today))).toEqual([])
  })

  test(`${count} cases`, () => {
    const faults = sampledOutcomes(50, count, today, changed).flatMap((outcome) =>
      faultsOf(outcome).map((fault) => [fault, JSON.stringify(outcome.told)]),
    )
    expect(faults.slice(0, 6)).toEqual([])
  }, 600_000)
})

import { addDays, type Day, isoDate, lawAsAt } from '@requisite/law'
import type { DueDay, Gate, WayOut } from '@requisite/law/internal'
import { aheadFor, type Outcome } from './outcome.ts'
import { statedOtherwise } from './prison-date.ts'
import { boardDays, isOfMonth } from './rival-dates.ts'

/** A day to keep in mind, and which of them it is. Nothing says why: others may see the calendar. */
export interface Entry {
  readonly day: Day
  readonly which:
    | 'The usual day.'
    | 'The last day by law.'
    | 'The first day.'
    | 'One possible day.'
    | 'One possible last day by law.'
    | 'The first possible day.'
    | 'The last possible day.'
    | 'The date that was given.'
    | null
}

const compact = (day: Day): string => isoDate(day).replaceAll('-', '')

/** The days of a release as of right: on which people usually leave, and the last one by law. The date on the papers has none of
 *  its own where nobody leaves on it. */
const ofGate = ({ usual, last }: Gate, isLatest = false): readonly Entry[] =>
  usual === last
    ? [{ day: usual, which: isLatest ? 'The last day by law.' : null }]
    : [
        { day: usual, which: 'The usual day.' },
        { day: last, which: 'The last day by law.' },
      ]

/** The days of a release that may be another. */
const ofPossible = (due: readonly DueDay[]): readonly Entry[] =>
  due.flatMap(({ gate: { usual, last } }): readonly Entry[] => [
    { day: usual, which: 'One possible day.' },
    { day: last, which: 'One possible last day by law.' },
  ])

/** The first day and the last, where only the month of a sentence is known. */
const ofMonth = (due: readonly DueDay[]): readonly Entry[] => {
  const [days, latest] = [due.map(({ gate }) => gate.usual), due.at(-1) as DueDay]
  return [
    { day: Math.min(...days) as Day, which: 'The first possible day.' },
    { day: Math.max(...days) as Day, which: 'The last possible day.' },
    { day: latest.gate.last, which: 'The last day by law.' },
  ]
}

/** The first day of the Parole Board: where only the month of a sentence is known, the first that it can be, and the last. */
function firstDay(board: Day | null, outcome: Outcome): readonly Entry[] {
  if (board === null) return []
  if (!isOfMonth(outcome)) return [{ day: board, which: 'The first day.' }]
  const days = boardDays(outcome)
  return [
    { day: Math.min(...days) as Day, which: 'The first possible day.' },
    { day: Math.max(...days) as Day, which: 'One possible day.' },
  ]
}

/** The days of a way out. */
function ofWay(way: WayOut, outcome: Outcome): readonly Entry[] {
  switch (way.kind) {
    case 'by offence':
    case 'whole life':
    case 'no day':
      return []
    case 'on licence':
    case 'licence over':
      return way.end === null ? [] : [{ day: way.end, which: null }]
    case 'Board only':
      return firstDay(way.board, outcome)
    case 'Board first':
    case 'no later than':
      return [...firstDay(way.board, outcome), ...ofPossible(way.beside), ...ofGate(way.gate, true)]
    case 'kinds of recall':
      return [...ofPossible(way.kinds), ...firstDay(way.board, outcome), ...ofGate(way.gate, true)]
    case 'days of a month':
      return ofMonth(way.due)
    default:
      return way.due.length > 1 ? ofPossible(way.due) : way.due.flatMap(({ gate }) => ofGate(gate))
  }
}

/** The days that lie ahead: of each date that may be the right one; where the Parole Board decides, its first day and the last; and
 *  what else has a day. The date that the prison gave stands until it is changed. */
export function entriesOf(outcome: Outcome): readonly Entry[] {
  const { way, today } = outcome
  const hasDays = way.kind !== 'by offence' && way.kind !== 'whole life'
  const ahead = aheadFor(outcome).flatMap(({ days }): readonly Entry[] =>
    hasDays ? days.map((day) => ({ day, which: null })) : [],
  )
  const given = statedOtherwise(outcome)
  const entries: readonly Entry[] = [
    ...ofWay(way, outcome),
    ...(given === null || !hasDays ? [] : [{ day: given, which: 'The date that was given.' as const }]),
    ...ahead,
  ]
  const days = [...new Set(entries.map(({ day }) => day))].filter((day) => day >= today).sort((a, b) => a - b)
  return days.map((day) => entries.find((entry) => entry.day === day) as Entry)
}

/** The id of a case is random and made in the tab, so that a file that is fetched twice replaces itself, and no two people share
 *  one. */
export const isCaseId = (text: string): boolean => /^[a-z0-9-]{16,40}$/.test(text)

const event = ({ day, which }: Entry, caseId: string, number: number): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${caseId}-${number}@requisite`,
  `DTSTAMP:${compact(lawAsAt)}T000000Z`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
  'SUMMARY:Date to check',
  `DESCRIPTION:${which === null ? '' : `${which} `}An estimate.`,
  '  Check it before you rely on it.',
  'TRANSP:TRANSPARENT',
  'CLASS:PRIVATE',
  'END:VEVENT',
]

/** How the file is sent: it is kept, and not shown. */
export const calendarHeaders: readonly string[] = [
  'Content-Type',
  'text/calendar; charset=utf-8',
  'Content-Disposition',
  'attachment; filename="date-to-check.ics"',
]

/** A calendar file with these days in it. */
export const calendarFile = (entries: readonly Entry[], caseId: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Requisite//Date to check//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry, i) => event(entry, caseId, i + 1)),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

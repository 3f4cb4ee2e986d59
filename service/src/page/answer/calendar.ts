import { addDays, type Day, isoDate, lawAsAt } from '@requisite/law'
import { firstPossible } from './beside-life.ts'
import { releasedOf } from './gate-day.ts'
import { isByOffence } from './offence-classes.ts'
import { aheadFor, dueDays, type Outcome, wayOutOf } from './outcome.ts'

/** A day to keep in mind, and which of them it is. Nothing says why: others may see the calendar. */
export interface Entry {
  readonly day: Day
  readonly which: 'The usual day.' | 'The last day by law.' | 'The first day.' | null
}

const compact = (day: Day): string => isoDate(day).replaceAll('-', '')

/** The days of a release as of right: on which people usually leave, and the last one by law. The date on the papers has none of
 *  its own where nobody leaves on it. */
function ofRelease({ answer }: Pick<Outcome, 'answer'>): readonly Entry[] {
  const { release, leaving } = releasedOf(answer)
  if (leaving === null)
    return [{ day: release, which: wayOutOf(answer) === 'no later than' ? 'The last day by law.' : null }]
  return leaving.usual === leaving.latest
    ? [{ day: leaving.usual, which: null }]
    : [
        { day: leaving.usual, which: 'The usual day.' },
        { day: leaving.latest, which: 'The last day by law.' },
      ]
}

/** The days that lie ahead: of each date that may be the right one; where the Parole Board decides, its first day and the last; and
 *  what else has a day. */
export function entriesOf(outcome: Outcome): readonly Entry[] {
  const { answer, today } = outcome
  if (isByOffence(outcome) || wayOutOf(answer) === 'none') return []
  const ahead = aheadFor(outcome).flatMap(({ date: day }): readonly Entry[] =>
    day === null ? [] : [{ day, which: null }],
  )
  const entries = [...(wayOutOf(answer) === 'on licence' ? [] : waysOut(outcome)), ...ahead]
  const days = [...new Set(entries.map(({ day }) => day))].filter((day) => day >= today).sort((a, b) => a - b)
  return days.map((day) => entries.find((entry) => entry.day === day) as Entry)
}

function waysOut(outcome: Outcome): readonly Entry[] {
  const { answer } = outcome
  const board = answer.paroleEligibility === null ? null : firstPossible(answer).day
  return board === null || wayOutOf(answer) === 'automatic'
    ? dueDays(outcome).flatMap((due) => ofRelease(due))
    : [
        { day: board, which: 'The first day.' },
        ...(answer.release === null ? [] : ofRelease(outcome).slice(-1)).map(
          ({ day }): Entry => ({ day, which: 'The last day by law.' }),
        ),
      ]
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

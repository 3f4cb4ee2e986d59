import { createHash } from 'node:crypto'
import { addDays, type Day, isoDate, lawAsAt } from '@requisite/law'
import { dueDays, type Outcome } from './outcome.ts'

const compact = (day: Day): string => isoDate(day).replaceAll('-', '')

const event = (day: Day): readonly string[] => {
  const id = createHash('sha256')
    .update(`date-to-check ${isoDate(day)}`)
    .digest('hex')
    .slice(0, 32)
  return [
    'BEGIN:VEVENT',
    `UID:${id}@date-to-check`,
    `DTSTAMP:${compact(lawAsAt)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    'SUMMARY:Date to check',
    'DESCRIPTION:An estimate. Check it before you rely on it.',
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ]
}

/** The days to keep in mind: each day on which release may be due, and the one on which people usually leave before it. */
export function daysToCheck(outcome: Outcome): readonly Day[] {
  const { release, paroleEligibility } = outcome.answer
  const days =
    paroleEligibility === null
      ? dueDays(outcome).flatMap(({ day, answer: { leaving } }) =>
          leaving === null ? [day] : [leaving.usual, day],
        )
      : [paroleEligibility, release].filter((day) => day !== null)
  return [...new Set(days)].sort((a, b) => a - b)
}

/** A calendar file with these days in it. Its titles say nothing about why: others may see the calendar. */
export const calendarFile = (days: readonly Day[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Requisite//Date to check//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap(event),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

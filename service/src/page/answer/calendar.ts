import { createHash } from 'node:crypto'
import { addDays, type Day, isoDate, lawAsAt } from '@requisite/law'

const compact = (day: Day): string => isoDate(day).replaceAll('-', '')

/** A calendar file with one day in it. Its title says nothing about why: others may see the calendar. */
export function calendarFile(day: Day): string {
  const id = createHash('sha256')
    .update(`date-to-check ${isoDate(day)}`)
    .digest('hex')
    .slice(0, 32)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Requisite//Date to check//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
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
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

import { type Day, parseDay } from '@requisite/law'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar.ts'

describe('The calendar file', () => {
  const text = calendarFile([parseDay('2027-12-31') as Day])

  test('is read by a parser as one whole day', () => {
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    expect(events).toHaveLength(1)
    const event = new ICAL.Event(events[0] as ICAL.Component)
    expect([event.startDate.toString(), event.endDate.toString(), event.startDate.isDate]).toEqual([
      '2027-12-31',
      '2028-01-01',
      true,
    ])
  })

  test('has each day that is to be checked', () => {
    const two = calendarFile(['2027-12-30', '2027-12-31'].map((day) => parseDay(day) as Day))
    const events = new ICAL.Component(ICAL.parse(two)).getAllSubcomponents('vevent')
    expect(events.map((event) => new ICAL.Event(event).startDate.toString())).toEqual([
      '2027-12-30',
      '2027-12-31',
    ])
  })

  test('says nothing about prison, in a title or anywhere else', () => {
    expect(text).toContain('SUMMARY:Date to check\r\n')
    expect(text).not.toMatch(/prison|release|sentence|parole|offence/i)
  })

  test('has lines that end as they must and are not too long', () => {
    expect(text.split('\r\n').every((line) => line.length <= 75 && !line.includes('\n'))).toBe(true)
  })
})

import { type Day, parseDay } from '../calendar/day.ts'

/** The bounds of a question about one sentence, and of every day that is told. */
export const bounds = {
  firstStart: '1900-01-01',
  lastStart: '2199-12-31',
  years: 99,
  months: 11,
  days: 30,
  /** A hundred years: more than any credit or award can be. */
  creditDays: 36525,
} as const

/** The bounds of a case. */
export const caseBounds = {
  sentences: 60,
  idLength: 40,
  referenceLength: 200,
  /** The longest term, and the longest extension. */
  years: 100,
  /** As many of each unit as a hundred years can have. */
  units: { years: 100, months: 1200, weeks: 5217, days: 36525 },
  /** So much was never ordered to be paid. */
  pounds: 1e12,
  /** So long is told in months: of more, somebody knows the days. */
  remandMonths: 24,
  awards: 100,
  atLarge: 100,
  remand: 100,
  otherCustody: 100,
  /** Of so many sentences each is looked at by itself, where it is not known how they run; of more, all of them together. */
  runsApart: 10,
} as const

/** The bounds of the lengths that are tried before a sentence. */
export const lengthBounds = {
  /** So many lengths are tried at most, before those beside a cliff. */
  lengths: 60,
  /** The longest length, in months: a hundred years. */
  months: 1200,
  /** The shortest and the longest are so many months apart at most: forty years. */
  apart: 480,
} as const

const firstStart = parseDay(bounds.firstStart) as Day
const lastStart = parseDay(bounds.lastStart) as Day

/** Whether a day may be told: the sentence may start on it. */
export const isStartInBounds = (start: Day): boolean => start >= firstStart && start <= lastStart

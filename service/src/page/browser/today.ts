import { type Day, parseDay } from '@requisite/law'
import { londonDay } from '../london-day.ts'

/** The day it is in England and Wales, by the clock of the device, as 2026-11-17. */
export const todayText = (): string => londonDay(new Date())

/** The same as a day. */
export const today = (): Day => parseDay(todayText()) as Day

/** The moment it is, in milliseconds. */
export const clockNow = (): number => Date.now()

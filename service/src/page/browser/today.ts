import { type Day, parseDay } from '@requisite/law'
import { londonDay } from '../london-day.ts'

/** The day it is in England and Wales, by the clock of the device. */
export const today = (): Day => parseDay(londonDay(new Date())) as Day

import { type Day, parseDay } from '@requisite/law'

const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })

/** The day it is in England and Wales at this moment. */
export const londonDay = (now: Date): Day => parseDay(inLondon.format(now)) as Day

import { once } from '../http/once.ts'

/** It takes 25 ms to make, and most answers have no use for the day. */
const inLondon = once(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' }),
)

/** The day it is in England and Wales at a moment, as YYYY-MM-DD. */
export const londonDay = (moment: Date): string => inLondon().format(moment)

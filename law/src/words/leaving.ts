import { inWords } from '../calendar/day.ts'
import type { Leaving } from '../sentence/leaving.ts'
import { days } from '../tables/days.ts'

/** Why the person leaves before the release date, in words. */
export const leavingTexts: Readonly<Record<Leaving['reason'], string>> = {
  'not a working day':
    'Nobody is let out on a Saturday, Sunday or bank holiday. The law moves the day to a working day before (Criminal Justice Act 1961, section 23).',
  'before a day that is not one': [
    'The release date is the last working day before a weekend or bank holiday.',
    `Since ${inWords(days.fridayReleases.day)} most people leave earlier than that (Criminal Justice Act 1961, section 23).`,
  ].join(' '),
}

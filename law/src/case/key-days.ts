import type { Day } from '../calendar/day.ts'
import { type Leaving, latestLaw, leavingLaw } from '../sentence/leaving.ts'
import type { OrderRelease } from '../tables/order-kinds.ts'
import type { Source } from '../tables/provisions.ts'
import type { LicenceDay } from '../tables/public-protection-licence.ts'

/** What a date is, exactly: one kind of date can be said in two ways. */
export type KeyDateForm =
  | 'TARIFF'
  | 'TARIFF, served'
  | 'PED'
  | 'PED, of a fixed term'
  | 'CRD'
  | 'CRD, end of the custodial term'
  | 'CRD, two-thirds'
  | 'ARD'
  | 'ARD, one day'
  | 'ARD, old offence'
  | 'ARD, licence over'
  | OrderRelease
  | 'ETD'
  | 'LTD'
  | 'PRRD'
  | 'PRRD, standard recall'
  | 'PRRD, nothing left'
  | 'LIKELY_RELEASE'
  | 'LATEST_RELEASE'
  | 'HDCED'
  | 'HDCED, ended'
  | 'HDCED, of its day'
  | 'HDCED, by the limit of today alone'
  | 'ERSED'
  | 'ERSED, of its day'
  | 'TUSED'
  | 'TUSED, of the prison service alone'
  | 'TWO_THIRDS'
  | 'LED'
  | LicenceDay
  | 'ESED'
  | 'SED'
  | 'SLED'

/** A date in a sentence, and the provisions it rests on. */
export interface KeyDay {
  readonly form: KeyDateForm
  readonly date: Day
  readonly law: readonly Source[]
  /** Where several things keep a person: the sentences it is of. After a recall, whether the person leaves on it; beside a
   *  sentence without an end nobody does. */
  readonly of?: {
    readonly sentenceIds: readonly string[]
  } & ({ readonly decides: boolean; readonly isRecalled?: true } | { readonly beside: 'life' })
  /** The later mid-term date of a detention and training order, which still holds the person. */
  readonly heldUntil?: Day
  /** What begins on it or, from it, can begin earlier, where nobody is let out. */
  readonly begins?: 'training order' | 'sentence'
  /** Where a recall puts it off: the day without that, and whether the recall lasts to the end of the sentence at the latest. */
  readonly recall?: { readonly own: Day; readonly isToTheEnd: boolean }
  /** How long before release it could be by the law of that day, where that is not the limit of today. */
  readonly limit?: string
  /** The day as the prison service works it out: by the limit of today for every older day, and supervision with days at large since
   *  release; the date itself where the law gave none. Left out where both are the same. */
  readonly byTodaysLimit?: Day
}

/** The letters the prison uses for a date, and our own for dates that have none: what its form begins with. */
export type KeyDateType = Exclude<KeyDateForm, `${string}, ${string}`>

export function typeOfDate(form: KeyDateForm): KeyDateType {
  const comma = form.indexOf(',')
  return (comma === -1 ? form : form.slice(0, comma)) as KeyDateType
}

/** The forms of dates that are history only: of a scheme that has ended, or of a limit that was another then. */
const history: ReadonlySet<KeyDateForm> = new Set<KeyDateForm>([
  'TARIFF, served',
  'HDCED, ended',
  'HDCED, of its day',
  'HDCED, by the limit of today alone',
  'ERSED, of its day',
  'TUSED',
  'TUSED, of the prison service alone',
])

/** Whether a date is history only. It never stands beside the release date. */
export const isHistory = ({ form }: KeyDay): boolean => history.has(form)

/** The days of leaving that are not the release date itself. */
export function leavingDays(release: Day, day: Leaving | null): readonly KeyDay[] {
  if (day === null) return []
  const usual: KeyDay = { form: 'LIKELY_RELEASE', date: day.usual, law: leavingLaw }
  return day.latest === day.usual || day.latest === release
    ? [usual]
    : [usual, { form: 'LATEST_RELEASE', date: day.latest, law: latestLaw }]
}

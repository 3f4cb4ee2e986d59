import { addDays, type Day, isoDate } from '../calendar/day.ts'
import { type DayName, days } from './days.ts'
import { offenceRows } from './offences-table.ts'
import {
  offenceSource,
  type Source,
  schedule13,
  schedule15,
  schedule19ZA,
  sds40Order,
  sds40Schedule,
} from './provisions.ts'

export type OffenceCategory =
  | 'violent'
  | 'sexual'
  | 'terrorism'
  | 'weapons'
  | 'driving'
  | 'drugs'
  | 'theft'
  | 'fraud'
  | 'public_order'
  | 'other'

/** How sure we are that the unpublished list of barred offences has this one. `unknown`: it may. */
export type ListConfidence = 'confirmed' | 'inferred' | 'unknown'

/** A row of the table as it is written. What is absent does not apply. */
export interface OffenceRow {
  readonly key: string
  readonly title: string
  readonly act: string
  readonly section?: string
  readonly category: OffenceCategory
  readonly maximumPenalty: string
  /** Life is the maximum: always, or for conduct from a day of the table of days. */
  readonly life?: 'always' | DayName
  /** Life is the only sentence. */
  readonly mandatoryLife?: true
  /** A committal to prison and no sentence: section 258 of the 2003 Act releases at one-half. */
  readonly committal?: true
  /** The Part and paragraph of Schedule 15 to the Criminal Justice Act 2003. */
  readonly schedule15?: readonly [part: 1 | 2 | 3, paragraph: string]
  /** The paragraph of the Schedule to SI 2024/844 that keeps it at one-half whatever the length; two for a row of two offences. */
  readonly sds40?: string | readonly string[]
  /** In Part 1 or 2 of Schedule 19ZA to the 2003 Act: section 247A governs. */
  readonly schedule19ZA?: true
  /** The Part of Schedule 13 to the Sentencing Code. */
  readonly schedule13?: 1 | 2 | 3
  /** On the list of offences barred from the progression model, and how sure we are. */
  readonly progressionList?: ListConfidence
  /** The prison service's data puts it in Schedule 15, Part 1; the statute does not. */
  readonly violentToPrisonService?: true
  readonly codes: string
  readonly aliases?: string
  /** The last day on which it could be committed (written YYYY-MM-DD), or the day of law that ended it. */
  readonly ended?: DayName | `${number}-${number}-${number}`
  /** Earlier maximum penalties. */
  readonly history?: string
  readonly notes?: string
  /** `inferred` where the classification or the maximum could not be matched with the Ministry's data. */
  readonly confidence?: 'inferred'
}

/** An offence of the published library, every field filled. */
export interface Offence {
  readonly key: string
  readonly title: string
  readonly act: string
  readonly section: string
  readonly category: OffenceCategory
  readonly maximumPenalty: string
  /** The longest term, in months; null where it can be life, or is not written in years or months. */
  readonly maximumMonths: number | null
  readonly lifeMaximum: boolean
  readonly lifeMaximumFrom: Day | null
  readonly mandatoryLife: boolean
  readonly isCommittal: boolean
  readonly schedule15Part: 1 | 2 | 3 | null
  readonly schedule15Paragraph: string | null
  /** None where the Schedule does not name it. */
  readonly sds40Paragraphs: readonly string[]
  readonly isInSchedule19ZA: boolean
  readonly schedule13Part: 1 | 2 | 3 | null
  readonly progressionList: ListConfidence | null
  readonly violentToPrisonService: boolean
  readonly cjsCodes: readonly string[]
  readonly aliases: readonly string[]
  readonly offenceEndDate: string | null
  readonly maximumPenaltyHistory: string | null
  readonly notes: string | null
  readonly confidence: 'confirmed' | 'inferred'
}

const lastDayOf = (ended: OffenceRow['ended']): string | null =>
  ended === undefined ? null : isDayName(ended) ? isoDate(addDays(days[ended].day, -1)) : ended

const isDayName = (name: string): name is DayName => Object.hasOwn(days, name)

/** The longest of the terms that a maximum names: "14 years (dwelling), 10 years (other building)" is 168 months. */
function longestTerm(maximumPenalty: string): number | null {
  if (/life|week/.test(maximumPenalty)) return null
  const terms = [...maximumPenalty.matchAll(/\b(\d{1,3}) (year|month)/g)]
  return Math.max(...terms.map(([, n, unit]) => Number(n) * (unit === 'year' ? 12 : 1)))
}

const filled = (row: OffenceRow): Offence => ({
  key: row.key,
  title: row.title,
  act: row.act,
  section: row.section ?? '',
  category: row.category,
  maximumPenalty: row.maximumPenalty,
  maximumMonths: longestTerm(row.maximumPenalty),
  lifeMaximum: row.life !== undefined,
  lifeMaximumFrom: row.life === undefined || row.life === 'always' ? null : days[row.life].day,
  mandatoryLife: row.mandatoryLife ?? false,
  isCommittal: row.committal ?? false,
  schedule15Part: row.schedule15?.[0] ?? null,
  schedule15Paragraph: row.schedule15?.[1] ?? null,
  sds40Paragraphs: typeof row.sds40 === 'string' ? [row.sds40] : (row.sds40 ?? []),
  isInSchedule19ZA: row.schedule19ZA ?? false,
  schedule13Part: row.schedule13 ?? null,
  progressionList: row.progressionList ?? null,
  violentToPrisonService: row.violentToPrisonService ?? false,
  cjsCodes: row.codes.split(' '),
  aliases: row.aliases?.split('; ') ?? [],
  offenceEndDate: lastDayOf(row.ended),
  maximumPenaltyHistory: row.history ?? null,
  notes: row.notes ?? null,
  confidence: row.confidence ?? 'confirmed',
})

/** Every offence of the library, sorted by key. */
export const offences: readonly Offence[] = offenceRows.map(filled)

const byKey: ReadonlyMap<string, Offence> = new Map(offences.map((offence) => [offence.key, offence]))

/** The offence with this key, exactly as written. */
export const offenceByKey = (key: string): Offence | undefined => byKey.get(key)

/** What excludes an offence from 40 per cent: its paragraphs of the Schedule, or the rule for violent offences of 4 years or more. */
const exclusionSources = ({ sds40Paragraphs }: Offence): readonly Source[] =>
  sds40Paragraphs.length === 0 ? [sds40Order('3(6)')] : sds40Paragraphs.map((one) => sds40Schedule(one))

/** The provisions an offence's classification rests on: where it is created, and each list it stands in. */
export const offenceSources = (offence: Offence): readonly Source[] => [
  ...offence.act
    .split(' / ')
    .map((act) => offenceSource(act, offence.section))
    .filter((source) => source !== null),
  ...(offence.schedule15Part === null
    ? []
    : [schedule15(offence.schedule15Part, String(offence.schedule15Paragraph))]),
  ...exclusionSources(offence),
  ...(offence.isInSchedule19ZA ? [schedule19ZA] : []),
  ...(offence.schedule13Part ? [schedule13(offence.schedule13Part)] : []),
]

import { addDays, type Day, isoDate } from '../calendar/day.ts'
import { type DayName, days } from './days.ts'
import type { ListConfidence, OffenceCategory, OffenceRow } from './offence-row.ts'
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

export type { OffenceCategory } from './offence-row.ts'

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
  /** Whose day must be in that time: of the offence, as the Acts say; or of the sentence, as the prison service may count. */
  readonly lifeMaximumFor: 'conduct' | 'sentences'
  readonly mandatoryLife: boolean
  readonly isCommittal: boolean
  readonly schedule15Part: 1 | 2 | 3 | null
  readonly schedule15Paragraph: string | null
  /** Known to be in Schedule 15B to the 2003 Act. */
  /** In Parts 1 to 3 of Schedule 15B to the 2003 Act; null: not settled, or only in some cases, as robbery with a firearm is. */
  readonly isInSchedule15B: boolean | null
  /** None where the Schedule does not name it. */
  readonly sds40Paragraphs: readonly string[]
  readonly isInSchedule19ZA: boolean
  readonly schedule13Part: 1 | 2 | 3 | null
  /** Part 2 of Schedule 13 has some cases of it and not others: those against a child under 13. */
  readonly mayBeInSchedule13: boolean
  /** For which detention under section 250 can be passed (section 249 of the Code): on anybody under 18, or on those who were 16 at
   *  the offence; null where it cannot. */
  readonly section249: 'always' | 'from 16' | null
  readonly isInSchedule20B: boolean
  /** From when it was surely left out of release at one-half; null: always, or it is not. */
  readonly schedule20BFrom: Day | null
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

/** The months of the longest term of a maximum; null for life. */
function longestMonths(row: OffenceRow): number | null {
  if ('longestMonths' in row) return row.longestMonths
  if (row.maximumPenalty === 'life') return null
  const [count, unit] = row.maximumPenalty.split(' ')
  return Number(count) * (unit === 'years' ? 12 : 1)
}

/** Section 249(1)(a) of the Sentencing Code: punishable with 14 years or more, and not with life alone. */
const leastMonths = 14 * 12

/** The offences of section 249: by their maximum, and those it names. */
function section249Of(row: OffenceRow): Offence['section249'] {
  if (row.section249 !== undefined) return row.section249 === 'never' ? null : row.section249
  const months = longestMonths(row)
  return months === null || months >= leastMonths ? 'always' : null
}

const filled = (row: OffenceRow): Offence => ({
  key: row.key,
  title: row.title,
  act: row.act,
  section: row.section ?? '',
  category: row.category,
  maximumPenalty: row.maximumPenalty,
  maximumMonths: longestMonths(row),
  lifeMaximum: row.life !== undefined,
  lifeMaximumFrom: row.life === undefined || row.life === 'always' ? null : days[row.life].day,
  lifeMaximumFor: 'conduct',
  mandatoryLife: row.mandatoryLife ?? false,
  isCommittal: row.committal ?? false,
  schedule15Part: row.schedule15?.[0] ?? null,
  schedule15Paragraph: row.schedule15?.[1] ?? null,
  isInSchedule15B: row.schedule15B === 'firearm' ? null : (row.schedule15B ?? null),
  sds40Paragraphs: typeof row.sds40 === 'string' ? [row.sds40] : (row.sds40 ?? []),
  isInSchedule19ZA: row.schedule19ZA ?? false,
  schedule13Part: row.schedule13 ?? null,
  mayBeInSchedule13: row.schedule13IfUnder13 ?? false,
  section249: section249Of(row),
  isInSchedule20B: row.schedule20B !== undefined,
  schedule20BFrom:
    row.schedule20B === undefined || row.schedule20B === true ? null : days[row.schedule20B].day,
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

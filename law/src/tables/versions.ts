import { type Day, dayOf } from '../calendar/day.ts'
import { lawVersion } from './days.ts'
import type { Source } from './provisions.ts'

/** Which answers a change can have moved, so that a program that stored them can tell. What is left out means any. */
export interface Affects {
  /** Regimes by their ids, offences by their keys, kinds of sentence by the names of the API: one of the case is among them. */
  readonly regimes?: readonly string[]
  readonly offences?: readonly string[]
  readonly kinds?: readonly string[]
  /** The first and the last day of sentence, both counted. */
  readonly sentencedFrom?: string
  readonly sentencedTo?: string
  /** The kinds of recall. */
  readonly recall?: readonly string[]
  /** What must have been told, by the names of the API. */
  readonly facts?: readonly string[]
  /** So many sentences at least. */
  readonly sentences?: number
  /** A sentence of one of these kinds stands beside another. */
  readonly beside?: readonly string[]
  /** Facts, one of which was not told, or not known. */
  readonly notTold?: readonly string[]
  /** Facts that were told as one of these values. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>
  /** Facts that are a day within these two, both counted; null: whenever before or after. */
  readonly within?: Readonly<Record<string, readonly [from: string | null, to: string | null]>>
  /** The term was told in one of these units, and is shorter than so many years. */
  readonly units?: readonly ('years' | 'months' | 'weeks' | 'days')[]
  readonly shorterThanYears?: number
  /** Under 18 when convicted, as it was told, by the kind, or by the date of birth on the day of sentence. */
  readonly child?: true
  /** What it moved, by places in `data`, one of which has moved: the dates that stand there by themselves stand for one another;
   *  "answered", where the case was refused before, and "refused", where it is since. */
  readonly moves?: readonly string[]
}

/** A case whose date the change moved: what is asked of POST /release-dates, where in `data` the date stands, and the date. */
export interface ChangeExample {
  readonly request: Readonly<Record<string, unknown>>
  /** A field of `data`; in a list, the row by its `type`, its `code` or its number: `dates.HDCED.date`. */
  readonly at: string
  /** Null where there was none, "refused" where the case was not worked out. */
  readonly before: string | null
  readonly after: string | null
}

/** Something that moved dates: the law itself, or our mistake in it. */
export interface LawChange {
  readonly kind: 'law' | 'correction'
  /** One sentence for whoever stored an answer. */
  readonly summary: string
  readonly provisions: readonly Source[]
  readonly affects: Affects
  readonly example: ChangeExample
  /** What makes of the example a case near it that was not moved: values by their places in the request. */
  readonly neighbour?: Neighbour
}

type Neighbour = Readonly<Record<string, unknown>>

/** A version of the law as it is worked out here. */
export interface LawVersion {
  readonly version: string
  readonly day: Day
  readonly changes: readonly LawChange[]
}

/** A version, with what it changed. */
export const version = (name: string, day: Day, ...changes: readonly LawChange[]): LawVersion => ({
  version: name,
  day,
  changes,
})

/** What an example says that was moved: the row of a list, or the field. */
function movesOf([at, before, after]: ExampleDate): readonly string[] {
  if (before === 'refused') return ['answered']
  if (after === 'refused') return ['refused']
  const [list = at, row] = at.split('.')
  return [row !== undefined && ['alternatives', 'dates'].includes(list) ? `${list}.${row}` : list]
}

type ExampleDate = readonly [at: string, before: string | null, after: string | null]

/** A mistake of ours that was put right: what changed, by which provisions, whom it affects (and what it moves, where that is more than
 *  the example says); the example, where its date stands, the date before and the date after; and what makes of it a neighbour. */
export const correction = (
  summary: string,
  provisions: readonly Source[],
  affects: Affects,
  request: ChangeExample['request'],
  date: ExampleDate,
  neighbour?: Neighbour,
): LawChange => ({
  kind: 'correction',
  summary,
  provisions,
  affects: { moves: movesOf(date), ...affects },
  example: { request, at: date[0], before: date[1], after: date[2] },
  ...(neighbour && { neighbour }),
})

/** Every version, the newest first. Whenever any date of any answer moves there is a new one: `test/law/law-version.test.ts`
 *  holds the dates of a fixed sample of questions to it. The table begins with release 1.0.0: what came before was never published. */
// biome-ignore format: a row is its summary, whom it affects, the example, and its dates, each a line
export const lawVersions: readonly LawVersion[] = [
  version(lawVersion, dayOf(2026, 11, 19)),
]

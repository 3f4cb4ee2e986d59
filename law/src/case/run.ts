import { addDays, addMonths, type Day, earlier, later } from '../calendar/day.ts'
import { oneHalf, partOf } from '../calendar/fraction.ts'
import { daysFrom, isAtLeastYears } from '../calendar/term.ts'
import type { Layer } from '../tables/layers.ts'
import type { Stage, Staging } from '../tables/stages.ts'
import type { CustodyPart, Piece } from './answer.ts'
import type { Award, TimeAtLarge } from './case.ts'
import { custodyFrom, custodyOf, custodyParts, paroleParts } from './custody.ts'
import { type GovernedSentence, idOf, isParole } from './governed-sentence.ts'
import { daysOfTerm, type Laid, lay, type Measure, sumOf } from './length.ts'
import type { RecalledState } from './recall/state.ts'

/** A time in custody without a release in it. Credits and added days are shared by every run in it (sections 240ZA(8A), 240A). */
export interface Group {
  readonly number: number
  credit: number
  /** Of the credit, what is recorded against recalled sentences, and against those passed since the recall. */
  creditOfRecalled: number
  creditOfNew: number
  added: number
  /** The awards that were added, with their days. */
  readonly awards: Award[]
  /** Those that are held together: a run that was recalled leaves it. */
  readonly runs: Run[]
}

/** The stage that a run was moved at. */
export interface Moved {
  readonly layer: Layer
  readonly stage: Stage
  /** The parole date is counted at the old release points still. */
  readonly keepsParole: boolean
  /** Days at large that began on the day of the stage or later. */
  atLargeSince: number
}

/** What a run was before a change of law moved it, with its parts since. */
export interface Conversion {
  readonly layer: Layer
  readonly stage: Stage
  readonly points: Layer[]
  readonly parolePoints: Layer[]
  /** Days at large that began on the day of the stage or later. */
  atLargeSince: number
}

/** A run while the days are walked through. */
export interface Run {
  readonly group: Group
  readonly start: Day
  readonly parts: GovernedSentence[]
  /** The layer of each part: for its release, and for counting the parole date. */
  readonly points: Layer[]
  readonly parolePoints: Layer[]
  isSingleTerm: boolean
  figures: Figures
  /** Added days that were served before the run began, under an earlier sentence of the group. */
  served: number
  atLarge: number
  lastAtLarge: Day | null
  moved: Moved | null
  /** The staged changes that moved it, in order. */
  readonly conversions: Conversion[]
  /** What a recall makes of it; null where it was not recalled. */
  readonly recalled: RecalledState | null
  /** It was passed since the recall. */
  readonly isNew: boolean
}

/** The numbers of a run that follow from its parts alone. */
export interface Figures {
  readonly pieces: readonly Piece[]
  readonly total: number | null
  readonly custodyParts: readonly CustodyPart[]
  readonly custody: number
  readonly paroleParts: readonly CustodyPart[] | null
  readonly parole: number
}

/** The figures of a run from its parts and their layers. */
export function figure(
  start: Day,
  parts: readonly GovernedSentence[],
  points: readonly Layer[],
  parolePoints: readonly Layer[],
): Figures {
  const custody = custodyParts(start, parts, points)
  const parole = paroleParts(start, parts, parolePoints)
  const laid = laidWhole(start, parts, custody)
  return {
    pieces: laid?.pieces ?? [],
    total: laid?.days ?? null,
    custodyParts: custody,
    custody: custodyOf(custody),
    paroleParts: parole,
    parole: custodyOf(parole ?? []),
  }
}

/** The figures of a part by itself. Most are released automatically and have no extension. */
export function figureOne(part: GovernedSentence): Figures {
  const { sentence, point, custodial, whole } = part
  const { start } = sentence
  // unseen: Only spares work: the longer way gives the same figures.
  if (isParole(part) || whole !== custodial) return figure(start, [part], [point], [point])
  const only = custodyFrom(start, point.fraction, [part])
  const { pieces, days, custody } = only
  // unseen: Without the Parole Board the number is not looked at.
  return { pieces, total: days, custodyParts: [only], custody, paroleParts: null, parole: 0 }
}

/** The whole terms of parts laid from a day, with their extensions. Where there is none, and one fraction is served of all, they
 *  are laid already. */
function laidWhole(
  start: Day,
  parts: readonly GovernedSentence[],
  custody: readonly CustodyPart[],
): Laid | null {
  // unseen: Only spares work: laid again, the terms are the same.
  if (custody.length === 1 && parts.every(({ whole, custodial }) => whole === custodial))
    return custody[0] as CustodyPart
  const whole = wholeOf(parts)
  return whole === null ? null : lay(start, whole)
}

/** The whole terms of parts, with their extensions; null where one was not given. */
export function wholeOf(parts: readonly GovernedSentence[]): readonly Measure[] | null {
  const whole: Measure[] = []
  for (const part of parts) {
    if (part.whole === null) return null
    whole.push(part.whole)
  }
  return whole
}

/** Two or more terms of the old style that overlap are one term from the first day to the later end, and one-half of it is
 *  served (Criminal Justice Act 1991, section 51(2)). */
export function figureSingleTerm(start: Day, parts: readonly GovernedSentence[]): Figures {
  const last = parts.reduce<Day>((end, { sentence, custodial }) => {
    const days = daysOfTerm(sentence.start, { years: 0, months: custodial.months, days: custodial.days })
    return later(end, addDays(sentence.start, days - 1))
  }, start)
  const days = daysFrom(start, last)
  const sentenceIds = parts.map(idOf)
  const pieces: readonly Piece[] = [{ from: start, unit: 'days', count: days, days, sentenceIds }]
  const custody = partOf(days, oneHalf)
  return {
    pieces,
    total: days,
    custodyParts: [{ from: start, pieces, days, fraction: oneHalf, custody, sentenceIds }],
    custody,
    paroleParts: null,
    // unseen: Without the Parole Board the number is not looked at.
    parole: 0,
  }
}

/** Whether a run bears added days: one of its parts is a sentence. */
export function takesAddedDays({ parts }: Run): boolean {
  for (const { regime } of parts) if (regime.takesAddedDays) return true
  return false
}

/** Added days that a run still bears. */
export const addedTo = (run: Run): number =>
  takesAddedDays(run) ? Math.max(0, (run.recalled?.addedBefore ?? run.group.added) - run.served) : 0

/** The credit of a run: shared where one of its parts shares it. */
function creditRule({ parts }: Run): GovernedSentence['regime']['credit'] {
  for (const { regime } of parts) if (regime.credit === 'shared') return 'shared'
  return (parts[0] as GovernedSentence).regime.credit
}

/** The credit that a run bears: all that of its group where its rules share it, but that a recalled run has none of the
 *  sentences passed since the recall, and these have none of the recalled ones. */
export function creditOf(run: Run): number {
  const { group, recalled, isNew, parts } = run
  const credit = creditRule(run)
  if (credit === 'own') return parts.reduce((sum, { sentence }) => sum + creditGivenWith(sentence), 0)
  if (credit !== 'shared') return 0
  if (recalled !== null) return group.credit - group.creditOfNew
  return isNew ? group.credit - group.creditOfRecalled : group.credit
}

const creditGivenWith = ({ remandCredit, taggedBailCredit }: GovernedSentence['sentence']): number =>
  remandCredit + taggedBailCredit

/** The release day by the count alone: before it is held by a stage, and not within any bound. */
export const counted = (run: Run): number =>
  run.start + run.figures.custody - 1 + run.atLarge - creditOf(run) + addedTo(run)

/** The day a run would be released without added days; not before the stage that holds it. */
export function releaseWithoutAdded(run: Run): Day {
  const day = (counted(run) - addedTo(run)) as Day
  return run.moved === null ? day : later(day, addDays(run.moved.stage.day, run.moved.atLargeSince))
}

/** Credit that counts against the end: as far as there are days to serve (docs/decisions/0006); after a recall all of it
 *  (sections 240ZA(3), 240A). */
export function creditUsed(run: Run): number {
  const credit = creditOf(run)
  return run.recalled === null ? Math.min(credit, run.figures.custody + addedTo(run)) : credit
}

/** The days at large that a run bears: after a recall some put off its end alone. */
export const atLargeOf = ({ atLarge, recalled }: Run): number => atLarge + (recalled?.endAway ?? 0)

/** The last day of the sentence: credit brings it forward, days at large put it off, added days leave it where it is. */
export function endOf(run: Run): Day | null {
  const { start, figures, lastAtLarge } = run
  if (figures.total === null) return null
  const end = later(start, addDays(start, figures.total - 1 + atLargeOf(run) - creditUsed(run)))
  return lastAtLarge === null ? end : later(end, addDays(lastAtLarge, 1))
}

/** Whether added days come on top of the day of a stage. */
const setsAside = ({ layer }: Moved): boolean => (layer.staging as Staging).setsAddedDaysAside

/** The day before which a stage lets nobody go. */
const heldUntil = (run: Run, moved: Moved): Day =>
  addDays(moved.stage.day, (setsAside(moved) ? addedTo(run) : 0) + moved.atLargeSince)

const withinEnd = (run: Run, day: Day): Day => {
  const end = endOf(run)
  return end === null ? day : earlier(day, end)
}

/** The last day in custody at the release points alone. */
export const releaseAtPoint = (run: Run): Day => withinEnd(run, later(run.start, counted(run) as Day))

/** The last day in custody. Release never passes the end of the run itself. */
export function releaseOf(run: Run): Day {
  const release = releaseAtPoint(run)
  return run.moved === null ? release : withinEnd(run, later(release, heldUntil(run, run.moved)))
}

/** The days by which added days would take release past the end of the run. */
export const unusedAdded = (run: Run): number =>
  // unseen: It is less than none only where release is on the first day, and there it is not looked at.
  Math.max(0, Math.min(addedTo(run), counted(run) - releaseAtPoint(run)))

/** The first day on which the Parole Board can direct release; not before the first day of sentence of all. */
export function paroleDateOf(run: Run, first: Day): Day | null {
  const { figures, moved } = run
  if (figures.paroleParts === null) return null
  const day = (run.start + figures.parole - 1 + run.atLarge - creditOf(run) + addedTo(run)) as Day
  const staged = moved === null || moved.keepsParole ? day : later(day, heldUntil(run, moved))
  return earlier(later(first, staged), releaseOf(run))
}

/** Whether the whole of a run, which is known, is so many years or more. */
export function isRunAtLeast(run: Run, years: number): boolean {
  const { start, figures, parts, isSingleTerm } = run
  if (isSingleTerm) return addDays(start, figures.total as number) >= addMonths(start, 12 * years)
  return isAtLeastYears(start, sumOf(wholeOf(parts) as readonly Measure[]), years)
}

/** The run that is released last; of equals, the first. */
export function lastReleased(runs: readonly Run[]): Run {
  let last = runs[0] as Run
  let release = releaseOf(last)
  for (const run of runs) {
    const other = releaseOf(run)
    if (other > release) {
      last = run
      release = other
    }
  }
  return last
}

/** Days at large put off the release of a run and its end. */
export function putOff(run: Run, { first, last, days }: TimeAtLarge): void {
  run.atLarge += days
  run.lastAtLarge = last
  if (run.moved !== null && first >= run.moved.stage.day) run.moved.atLargeSince += days
  for (const conversion of run.conversions) conversion.atLargeSince += days
}

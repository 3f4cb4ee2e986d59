import { addDays, addMonths, type Day, earlier, later } from '../calendar/day.ts'
import { isNonWorkingDay } from '../calendar/holidays.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { creditDaysOf } from '../facts/credit.ts'
import type { Staging } from '../tables/stages.ts'
import type { CaseSentence, TimeAtLarge } from './case.ts'
import { wholeOf } from './figures.ts'
import { type GovernedSentence, idOf } from './governed-sentence.ts'
import { type Measure, sumOf } from './length.ts'
import { isOfCommittal } from './orders/kinds.ts'
import { type Group, leadersOf, type Run, type StageMove } from './run.ts'

/** Whether a run bears added days: one of its parts is a sentence. */
export function takesAddedDays({ parts }: Run): boolean {
  for (const { regime } of parts) if (regime.takesAddedDays) return true
  return false
}

/** Added days that a run still bears. */
export const addedTo = (run: Run): number =>
  takesAddedDays(run) ? Math.max(0, addedInAll(run) - run.served) : 0

/** The added days of its group; after a recall those until it, and those since that put off release. */
const addedInAll = ({ recalled, group }: Run): number =>
  recalled === null ? group.added : (recalled.addedBefore ?? group.added) + recalled.addedSince

/** The credit that a run bears: what is given with a part whose rules say so, and all that of its group where a part shares it, but that a recalled run has none of the
 *  sentences passed since the recall, and these have none of the recalled ones. */
export function creditOfRun(run: Run): number {
  let own = 0
  let isShared = false
  for (const { regime, sentence, at } of run.parts) {
    if (regime.credit === 'own') own += ownCredit(run.group, sentence, at)
    if (regime.credit === 'shared') isShared = true
  }
  return isShared ? own + sharedCredit(run) : own
}

/** The days that come off a sentence for itself alone: none that the court took off a minimum term when it set it. */
export const ownCredit = ({ ownDays }: Pick<Group, 'ownDays'>, sentence: CaseSentence, at: number): number =>
  sentence.creditTakenOffMinimum === true ? 0 : creditDaysOf(sentence) + (ownDays?.get(at) ?? 0)

function sharedCredit(run: Run): number {
  const { group, recalled, isNew } = run
  if (recalled !== null) return group.credit - group.creditOfNew
  const shared = isNew ? group.credit - group.creditOfRecalled : group.credit
  if (run.isFollowing) return shared - Math.max(...leadersOf(run).map(creditUsedByRelease))
  const { parts } = run
  return parts.length > 1 && parts.some(hasNoCredit) ? Math.min(shared, countsAgainst(run)) : shared
}

/** The credit that is held against a run which shares it: that of its group, and what is left where it follows on the release of others. */
export const creditHeldAgainst = (run: Run): number =>
  run.isFollowing ? sharedCredit(run) : run.group.credit

/** The credit of a group that is more than the days to serve, of the run that has most of them. */
export function unusedCredit(group: Group, runs: readonly Run[]): number {
  const shared = runs.filter((run) => run.group === group && sharesCredit(run))
  const left = shared.map((run) => creditHeldAgainst(run) - run.figures.custody - addedTo(run))
  return shared.length === 0 ? 0 : Math.max(0, Math.min(...left))
}

const sharesCredit = ({ parts }: Run): boolean => parts.some(({ regime }) => regime.credit === 'shared')

/** The days of a chain against which credit counts: not those of a committal that has none. */
function countsAgainst(run: Run): number {
  const { parts, figures } = run
  const without = new Set(parts.filter(hasNoCredit).map(idOf))
  let days = addedTo(run)
  for (const { sentenceIds, custody } of figures.custodyParts)
    if (!sentenceIds.some((id) => without.has(id))) days += custody
  return days
}

const hasNoCredit = (part: GovernedSentence): boolean =>
  part.regime.credit !== 'shared' && isOfCommittal(part)

/** The release day by the count alone: before it is held by a stage, and not within any bound. */
export const countedRelease = (run: Run, credit = creditOfRun(run), added = addedTo(run)): number =>
  run.start + run.figures.custody - 1 + run.atLarge - credit + added

/** The day a run would be released without added days; not before the stage that holds it. */
export function releaseWithoutAdded(run: Run): Day {
  const day = countedRelease(run, creditOfRun(run), 0) as Day
  return run.moved === null ? day : later(day, addDays(run.moved.stage.day, run.moved.atLargeSince))
}

/** Days at large put off the release of a run and its end. */
export function putOff(run: Run, time: TimeAtLarge): void {
  const { fromDate: first, toDate: last, days } = time
  if (first > dayOfLeaving(run)) run.atLargeOut += days
  else run.away = [...run.away, time]
  run.atLarge += days
  run.lastAtLarge = last
  if (run.moved !== null && first >= run.moved.stage.day) run.moved.atLargeSince += days
  for (const conversion of run.conversions) conversion.atLargeSince += days
}

/** The day on which the person leaves prison, as the sentence and those served with it stand. */
function dayOfLeaving(run: Run): Day {
  const { runs, told } = run.group
  return told?.toDate ?? workingDayBy(releaseOf(lastReleased([run, ...runs])))
}

/** Prisons let nobody out on a weekend or bank holiday, but before it (Criminal Justice Act 1961, section 23(3)). */
export function workingDayBy(day: Day): Day {
  let working = day
  while (isNonWorkingDay(working)) working = addDays(working, -1)
  return working
}

/** Credit that counts against the end: as far as there are days to serve (docs/decisions/0006); after a recall all of it
 *  (sections 240ZA(3), 240A). */
export const creditUsed = (run: Run): number => creditUsedOf(run, creditOfRun(run), addedTo(run))

const creditUsedOf = ({ recalled, figures }: Run, credit: number, added: number): number =>
  recalled === null ? Math.min(credit, figures.custody + added) : credit

/** The credit that the first release could use. */
export const creditUsedByRelease = (run: Run): number =>
  Math.min(creditOfRun(run), run.figures.custody + addedTo(run))

/** The days at large that a run bears: after a recall some put off its end alone. */
export const atLargeOf = ({ atLarge, recalled }: Run): number => atLarge + (recalled?.endAway ?? 0)

/** The last day of the sentence: credit brings it forward, days at large put it off, added days leave it where it is. */
export function endOf(run: Run, credit: number = creditUsed(run)): Day | null {
  const { start, figures, lastAtLarge } = run
  if (figures.total === null) return null
  const end = later(start, addDays(start, figures.total - 1 + atLargeOf(run) - credit))
  return lastAtLarge === null ? end : later(end, addDays(lastAtLarge, 1))
}

/** Whether added days come on top of the day of a stage. */
const setsAside = ({ layer }: StageMove): boolean => (layer.staging as Staging).setsAddedDaysAside

/** The day before which a stage lets nobody go. */
const heldUntil = (run: Run, moved: StageMove): Day =>
  addDays(moved.stage.day, (setsAside(moved) ? addedTo(run) : 0) + moved.atLargeSince)

/** The day of release by the count, not before another day, and never past the end of the run itself. */
function releaseFrom(run: Run, least: Day): Day {
  const credit = creditOfRun(run)
  const added = addedTo(run)
  const day = later(least, countedRelease(run, credit, added) as Day)
  const end = endOf(run, creditUsedOf(run, credit, added))
  return end === null ? day : earlier(day, end)
}

/** The last day in custody at the release points alone. */
export const releaseAtPoint = (run: Run): Day => releaseFrom(run, run.start)

/** The day on which release is due by the count and the stage, wherever the person is by then. */
export const dueRelease = (run: Run): Day =>
  releaseFrom(run, run.moved === null ? run.start : heldUntil(run, run.moved))

/** The day after the last one at large that began in prison; null where there was none. */
export function dayBack({ away }: Run): Day | null {
  const last = away.at(-1)
  return last === undefined ? null : addDays(last.toDate, 1)
}

/** The last day in custody: a stage or a new release point can come while the person is at large, and lets nobody go before they
 *  are back. */
export function releaseOf(run: Run): Day {
  const due = dueRelease(run)
  return run.away.length === 0 ? due : later(due, dayBack(run) as Day)
}

/** The days by which added days would take release past the end of the run. */
export const unusedAdded = (run: Run): number =>
  Math.max(0, Math.min(addedTo(run), countedRelease(run) - releaseAtPoint(run)))

/** The first day on which the Parole Board can direct release; not before the first day of the run. */
export function paroleDateOf(run: Run): Day | null {
  const { start, figures, moved } = run
  if (figures.paroleParts === null) return null
  const day = (start + figures.parole - 1 + run.atLarge - creditOfRun(run) + addedTo(run)) as Day
  const staged = moved === null || moved.keepsParole ? day : later(day, heldUntil(run, moved))
  return earlier(whenBack(run, later(start, staged)), releaseOf(run))
}

/** A day on which something can be directed: that of the return, where the person is at large on it. */
const whenBack = ({ away }: Run, day: Day): Day =>
  away.reduce((on, { fromDate, toDate }) => (fromDate <= on && on <= toDate ? addDays(toDate, 1) : on), day)

/** The first day on which release from a run is possible: that of the Parole Board, where it can direct release. */
export const possibleRelease = (run: Run): Day => paroleDateOf(run) ?? releaseOf(run)

/** Whether the whole of a run, which is known, is so many years or more. */
export function isRunAtLeast(run: Run, years: number): boolean {
  const { start, figures, parts, isSingleTerm } = run
  if (isSingleTerm) return addDays(start, figures.total as number) >= addMonths(start, 12 * years)
  return isAtLeastYears(start, sumOf(wholeOf(parts) as readonly Measure[]), years)
}

/** The run that is released last; of equals the first to begin, and the longest. */
export function lastReleased(runs: readonly Run[]): Run {
  let last = runs[0] as Run
  let release = releaseOf(last)
  for (let i = 1; i < runs.length; i++) {
    const run = runs[i] as Run
    const other = releaseOf(run)
    if (other > release || (other === release && isRunBefore(run, last))) {
      last = run
      release = other
    }
  }
  return last
}

/** Of two runs that are released on one day: the first to begin, and of one day the longest. */
export const isRunBefore = (run: Run, other: Run): boolean => isBeforeInTime(timeOf(run), timeOf(other))

const timeOf = ({ start, figures }: Run): Begun => ({ start, totalDays: figures.total })

interface Begun {
  readonly start: Day
  readonly totalDays: number | null
}

/** The first to begin, and of one day the longest, as one is whose extension is not known. */
export const isBeforeInTime = (one: Begun, other: Begun): boolean =>
  one.start < other.start ||
  (one.start === other.start &&
    (one.totalDays ?? Number.POSITIVE_INFINITY) > (other.totalDays ?? Number.POSITIVE_INFINITY))

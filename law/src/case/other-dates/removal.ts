import { addDays, type Day, earlier, later, latestOf } from '../../calendar/day.ts'
import { partOf } from '../../calendar/fraction.ts'
import type { StagedChange } from '../../custody/change.ts'
import { walkBefore } from '../../custody/custody-timeline.ts'
import { type GovernedSentence, isOldStyle } from '../../custody/governed-sentence.ts'
import { isRunOfBreaches, isRunOfNoSentence, isRunOfOrders } from '../../custody/orders/kinds.ts'
import { stillHeld } from '../../custody/recall/recalled-run.ts'
import type { Run } from '../../custody/run.ts'
import {
  addedTo,
  creditOfRun,
  lastReleased,
  paroleDateOf,
  releaseAtPoint,
  releaseOf,
  unusedAdded,
} from '../../custody/run-days.ts'
import type { TimelineInput } from '../../custody/timeline.ts'
import { days } from '../../tables/days.ts'
import {
  countingLimit,
  type RemovalLimit,
  removalLimits,
  removalLimitsOfToday,
} from '../../tables/early-leaving.ts'
import type { Family } from '../../tables/regimes.ts'
import { fortyPerCentRule, progressionRule, throughChanges } from './conversions.ts'

const { day: stepDay } = days.earlierRemoval

/** Sentences from which people can be removed early. */
export const removable: ReadonlySet<Family> = new Set<Family>([
  'standard',
  'section 244ZA',
  'section 250',
  'extended',
  'special',
])

/** A run that holds a sentence from which people can be removed early; not from one of the old style that stands alone. */
const isEligible = ({ parts }: Run): boolean =>
  parts.some(({ regime }) => removable.has(regime.family)) &&
  !(parts.length === 1 && isOldStyle(parts[0] as GovernedSentence))

/** Terms passed before and after the scheme changed run as one. */
const isAcross = ({ start, parts }: Run): boolean => start < stepDay && parts.some(isSinceStep)
const isSinceStep = ({ sentence }: GovernedSentence): boolean => sentence.startDate >= stepDay

function under({ part, back }: RemovalLimit, run: Run): Day {
  const { start, figures, atLarge } = run
  const release = paroleDateOf(run) ?? releaseAtPoint(run)
  const served = figures.paroleParts === null ? figures.custody : figures.parole
  const borne = atLarge + addedTo(run)
  const counted = earlier(addDays(start, partOf(served, part) + borne - creditOfRun(run)), release)
  const day = later(counted, back(release))
  return earlier(later(day, addDays(start, borne)), release)
}

/** The run without the days that were added. */
const withoutAdded = (run: Run): Run => ({ ...run, group: { ...run.group, added: 0 } })

function removalAtPoints(run: Run, limits: readonly RemovalLimit[]): Day {
  const bare = withoutAdded(run)
  const lastPassed = latestOf(run.parts.map(({ sentence }) => sentence.startDate)) as Day
  const limit = countingLimit(limits, lastPassed, (one) => under(one, bare))
  const { day } = limit.begins
  return day <= lastPassed || under(limit, bare) >= day
    ? under(limit, run)
    : addDays(day, addedTo(run) - unusedAdded(run))
}

const rules = [fortyPerCentRule, progressionRule]

const removalOf = (run: Run, limits: readonly RemovalLimit[]): Day | null =>
  isEligible(run) ? throughChanges(run, (one) => removalAtPoints(one, limits), rules) : null

const isOutAtOnce = (run: Run): boolean => releaseOf(run) === run.start

/** The day of the case by the law of that day, and as the prison service works it out: by the limit of today for every older day. */
export function removalsOfCase(
  input: TimelineInput,
  changes: readonly StagedChange[],
  runs: readonly Run[],
): Record<'ofItsDay' | 'ofToday', Day | null> {
  const { recall } = input
  // After a recall the minimum of what was recalled is served: it neither has a day nor puts one off.
  const held = recall === null ? runs : stillHeld(runs, recall).filter((run) => !isOutAtOnce(run))
  const of = (limits: readonly RemovalLimit[]): Day | null => removalOfCase(input, changes, held, limits)
  return { ofItsDay: of(removalLimits), ofToday: of(removalLimitsOfToday) }
}

/** The first day on which a person who is to be deported could be removed from prison; null where there is none. */
function removalOfCase(
  input: TimelineInput,
  changes: readonly StagedChange[],
  runs: readonly Run[],
  limits: readonly RemovalLimit[],
): Day | null {
  const lastGroup = Math.max(...runs.map(({ group }) => group.number))
  const group = runs.filter((run) => run.group.number === lastGroup)
  const isServed = !group.every(isOutAtOnce)
  const dates = group.map((one) => (isServed && isOutAtOnce(one) ? null : removalOf(one, limits)))
  const latest = latestOf(dates)
  if (latest === null) return null
  const run = lastReleased(group.filter((_, i) => dates[i] === latest))
  let date: Day = latest
  const release = releaseOf(run)
  const defaults = group.filter(
    (one) => isRunOfNoSentence(one) && !isRunOfOrders(one) && !isOutAtOnce(one) && releaseOf(one) > date,
  )
  if (defaults.some((one) => releaseOf(one) > release)) return null
  for (const one of defaults) if (!isRunOfBreaches(one)) date = later(date, releaseOf(one))
  if (isAcross(run)) date = later(date, removalBefore(input, changes, limits) ?? date)
  return besideOrders(date, runs)
}

/** Release from an order comes first: none where it is not before that from the others. */
function besideOrders(date: Day, runs: readonly Run[]): Day | null {
  const latest = (some: readonly Run[]): number => Math.max(...some.map(releaseOf))
  const midTerm = latest(runs.filter(isRunOfOrders))
  if (midTerm >= latest(runs.filter((run) => !isRunOfOrders(run)))) return null
  return later(date, midTerm as Day)
}

/** The day as it was when the scheme changed, figured from what had come before. */
function removalBefore(
  input: TimelineInput,
  changes: readonly StagedChange[],
  limits: readonly RemovalLimit[],
): Day | null {
  const { runs } = walkBefore(
    input,
    changes.filter(({ from }) => from < stepDay),
    stepDay,
  )
  const isOther = ({ parts }: Run): boolean =>
    input.recall?.isRecalled[(parts[0] as GovernedSentence).at] !== true
  return removalOfCase(input, changes, runs.filter(isOther), limits)
}

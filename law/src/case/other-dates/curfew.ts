import { addDays, addMonths, type Day, later, latestOf } from '../../calendar/day.ts'
import { type Case, type CaseLaw, isFixed } from '../../custody/case.ts'
import { type GovernedSentence, isOldStyle } from '../../custody/governed-sentence.ts'
import { isNoSentence, isRunOfOrders } from '../../custody/orders/kinds.ts'
import { isRecalledRun, releaseAfterRecall, stillHeld } from '../../custody/recall/recalled-run.ts'
import type { TimelineRecall } from '../../custody/recall/recalled-state.ts'
import type { Run } from '../../custody/run.ts'
import {
  addedTo,
  countedRelease,
  creditOfRun,
  isRunAtLeast,
  releaseAtPoint,
  releaseOf,
  unusedAdded,
} from '../../custody/run-days.ts'
import { curfewDay, isLongEnough, wouldBeSection244ZAToday } from '../../sentence/home-detention-curfew.ts'
import { changesOfLaw } from '../../tables/changes-of-law.ts'
import { days } from '../../tables/days.ts'
import {
  type CurfewLimit,
  countingLimit,
  curfewLimits,
  curfewLimitsOfToday,
} from '../../tables/early-leaving.ts'
import { fortyPerCentRule, type Rule, throughChanges } from './conversions.ts'

/** The first day on which release on a curfew can be, and whether the scheme has ended for such a person since. */
export interface Curfew {
  readonly date: Day
  readonly hasEnded: boolean
  /** The day without the recall, where that puts it off; null where it does not. */
  readonly own: Day | null
}

type CurfewSentence = Pick<GovernedSentence, 'regime' | 'question'>

/** Section 244ZA governs, or would if the sentence were passed today: no curfew. */
export const isSerious = ({ regime, question }: CurfewSentence): boolean =>
  regime.family === 'section 244ZA' ||
  regime.id === 'section_250_plus' ||
  regime.id === 'sds_adult_pre_sds_plus' ||
  (regime.family === 'section 250' && wouldBeSection244ZAToday(question))

const isOrdinary = ({ regime }: CurfewSentence): boolean =>
  regime.family === 'standard' || regime.family === 'section 250'

/** A sentence from which there can be a curfew, whatever its offence. */
export const isCurfewKind = (part: CurfewSentence): boolean => isOrdinary(part) && !isSerious(part)

/** A standard sentence, section 250 detention, or a chain with one of them; a default term may stand in it. */
const isEligible = ({ parts }: Run): boolean =>
  parts.some(isOrdinary) &&
  parts.every((part) => (isOrdinary(part) || isNoSentence(part)) && !isSerious(part) && !isSexual(part))

export const isSexual = ({ question }: CurfewSentence): boolean => question.offence?.category === 'sexual'

/** Terms of 4 years or more that a limit left out. */
const isBarred = (run: Run, { fourYears }: CurfewLimit): boolean =>
  fourYears !== 'not barred' &&
  (fourYears === 'barred' || run.parts.some(isOldStyle)) &&
  isRunAtLeast(run, curfewYears)

const curfewYears = 4

/** The day of a run by itself (section 246(1) and (2)). */
function curfewAtPoints(run: Run, limits: readonly CurfewLimit[]): Day | null {
  const { start, figures, parts, atLarge } = run
  const release = releaseAtPoint(run)
  const count = { start, custody: figures.custody, credit: creditOfRun(run), atLarge, release }
  if (!isLongEnough(count)) return null
  const dayUnder = (limit: CurfewLimit): Day => curfewDay(count, limit.mostDays)
  const lastPassed = latestOf(parts.map(({ sentence }) => sentence.startDate)) as Day
  const limit = countingLimit(limits, lastPassed, (one) => (isBarred(run, one) ? null : dayUnder(one)))
  const day = dayUnder(limit)
  // Those who had served so much when the scheme began were left out of it (Crime and Disorder Act 1998, Schedule 9, paragraph 10).
  if (limit === limits[0] && day < limit.begins.day) return null
  const eligible = addDays(later(day, limit.begins.day), addedTo(run) - unusedAdded(run))
  return release > eligible ? eligible : null
}

/** The progression model leaves the day where it was. */
const rules: readonly Rule[] = [
  {
    ...fortyPerCentRule,
    converted: (old, renewed, conversion, run) => {
      const date = fortyPerCentRule.converted(old, renewed, conversion, run)
      const { day } = conversion.stage
      return date === day && releaseOf(run) === day ? null : date
    },
  },
  { change: changesOfLaw.progressionModel, converted: (old) => old },
]

const curfewOf = (run: Run, limits: readonly CurfewLimit[]): Day | null =>
  isEligible(run) ? throughChanges(run, (one) => curfewAtPoints(one, limits), rules) : null

/** Whether a person can have been out of a run on a curfew on a day. */
export function mayBeOnCurfew(run: Run, day: Day): boolean {
  const first = curfewOf(run, curfewLimits)
  return (
    first !== null && first <= day && (day < days.adultCurfewEnded.day || run.parts.every(isLeftToCurfew))
  )
}

const isOutAtOnce = (run: Run): boolean => releaseOf(run) === run.start

const latestRelease = (runs: readonly Run[]): Day =>
  runs.reduce<Day>((day, run) => later(day, releaseOf(run)), (runs[0] as Run).start)

/** The day of the case by the law of that day, and as the prison service works it out: by the limit of today for every older day. */
export function curfewsOfCase(
  question: Case,
  runs: readonly Run[],
  recall: TimelineRecall | null = null,
): Record<'ofItsDay' | 'ofToday', Curfew | null> {
  const ofToday = curfewOfCase(question, runs, recall, curfewLimitsOfToday)
  const isNew = runs.every(({ start }) => start >= days.curfewFrom4Years.day)
  return { ofItsDay: isNew ? ofToday : curfewOfCase(question, runs, recall, curfewLimits), ofToday }
}

/** After a recall from a curfew that was perhaps broken there is none from a sentence that began less than two years after the end of
 *  that custodial part (section 246(4)(ga)). */
const isSoonAfterCurfew = (others: readonly Run[], runs: readonly Run[]): boolean =>
  runs.some(
    (run) =>
      run.recalled?.keepsRelease === true &&
      others.some(({ start }) => start < addMonths(releaseOf(run), 24)),
  )

/** The day of the case: the latest of its runs, put off by a later release from what has none. Orders do not put it off. */
function curfewOfCase(
  { registeredSexOffender, liableToRemoval, law }: Case,
  all: readonly Run[],
  recall: TimelineRecall | null,
  limits: readonly CurfewLimit[],
): Curfew | null {
  const prisoner = all.filter((run) => !isRunOfOrders(run))
  // From what was not recalled, but nobody whom section 244ZA reaches, and no adult, by any sentence.
  const runs = recall === null ? prisoner : stillHeld(prisoner, recall)
  // Section 246(4)(e) and (f).
  if (registeredSexOffender || liableToRemoval || runs.length === 0) return null
  if (prisoner.some(({ parts }) => parts.length === 1 && isSerious(parts[0] as GovernedSentence))) return null
  const isAdult = prisoner.some(({ parts }) => !parts.every(isLeftToCurfew))
  if (isAdult && isFixed(law)) return null
  if (isAdult && hasEnded(law) && runs.every(({ start }) => start >= days.adultCurfewEnded.day)) return null
  const dates = runs.map((run) => curfewOf(run, limits))
  const last = runs.reduce((one, run) => (releaseAtPoint(run) > releaseAtPoint(one) ? run : one))
  const latest = latestOf(dates)
  // What is over by that day leaves it as it is.
  if (latest === null || (dates[runs.indexOf(last)] === null && releaseOf(last) > latest)) return null
  const release = latestRelease(runs)
  const own = pushed(
    latest,
    runs.filter((_, i) => dates[i] === null),
  )
  // Its own day comes before release; one to which it is put off may be that of release.
  if (later(own, addDays(latest, 1)) > release) return null
  // Nobody is let out on it before the recall ends, and nothing is left of it where that is the last.
  const until = recall === null ? null : latestOf(prisoner.filter(isRecalledRun).map(releaseAfterRecall))
  if (until !== null && (until >= release || isSoonAfterCurfew(runs, prisoner))) return null
  const date = until === null ? own : later(own, until)
  const deciding = runs.filter((_, i) => dates[i] === latest)
  if (isAdult && hasEnded(law) && deciding.some((run) => isAfterEnd(date, run))) return null
  return { date, hasEnded: isAdult, own: date === own ? null : own }
}

/** What is left to the curfew beside section 250 detention. */
const isLeftToCurfew = (part: GovernedSentence): boolean =>
  part.regime.family === 'section 250' || isNoSentence(part)

/** A run without a day of its own that is out later puts it off; one that is out on its first day only where no credit is to
 *  spare. */
function pushed(date: Day, without: readonly Run[]): Day {
  const laterOut = without.filter((run) => releaseOf(run) > date)
  if (laterOut.length === 0) return date
  const served = laterOut.filter((run) => !isOutAtOnce(run))
  if (served.length > 0) return latestRelease(served)
  const last = latestRelease(laterOut)
  return laterOut.some((run) => countedRelease(run) === last) ? last : date
}

/** For adults the scheme has ended, as the prison service works it out. */
const hasEnded = (law: CaseLaw): boolean => law === 'in_force' || (law as Day) >= days.adultCurfewEnded.day

const isAfterEnd = (date: Day, { parts }: Run): boolean =>
  date >= days.adultCurfewEnded.day ||
  parts.some(({ point }) => point.change === changesOfLaw.progressionModel)

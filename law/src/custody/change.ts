import { addDays, type Day } from '../calendar/day.ts'
import { sameFraction } from '../calendar/fraction.ts'
import { isAtLeastYears, type Term } from '../calendar/term.ts'
import type { Commencement } from '../tables/days.ts'
import type { Layer } from '../tables/layers.ts'
import { extensionYears } from '../tables/limits.ts'
import type { Stage, Staging } from '../tables/stages.ts'
import { figure } from './figures.ts'
import { type GovernedSentence, isMinimumTerm } from './governed-sentence.ts'
import { daysOfTerm, type Length, type Measure, measure, sumOf } from './length.ts'
import { isNoSentence } from './orders/kinds.ts'
import type { Run } from './run.ts'
import { addedTo, endOf, paroleDateOf, releaseOf, releaseWithoutAdded } from './run-days.ts'

/** A change of law that moves sentences already being served, while the days are walked through. */
export interface StagedChange {
  readonly staging: Staging
  readonly layer: Layer
  readonly from: Day
}

/** The changes that can meet the sentences of a case. */
export function changesFor(parts: readonly GovernedSentence[]): readonly StagedChange[] {
  const changes: StagedChange[] = []
  for (const { layers, sentence } of parts)
    for (const layer of layers) {
      const { staging, from } = layer
      if (staging === null || (from as Commencement).day <= sentence.startDate) continue
      if (changes.some((change) => change.staging === staging)) continue
      const { day } = from as Commencement
      changes.push({ staging, layer, from: day })
    }
  return changes
}

/** The layer that a change brings to a part; undefined where it leaves the part alone. */
const layerFor = (
  { layers, sentence }: GovernedSentence,
  { staging, from }: StagedChange,
): Layer | undefined =>
  sentence.startDate < from ? layers.find((layer) => layer.staging === staging) : undefined

/** Terms of the old style that became one term keep its one-half. */
const isGoverned = (run: Run, change: StagedChange): boolean =>
  !run.isSingleTerm && run.parts.some((part) => layerFor(part, change) !== undefined)

/** Whether a run makes the person one whom the change reaches: due out on its first day or later, added days set aside where
 *  the change says so. */
export const isReached = (run: Run, change: StagedChange): boolean =>
  isGoverned(run, change) &&
  (change.staging.setsAddedDaysAside ? releaseWithoutAdded(run) : releaseOf(run)) >= change.from

/** The parts of a run that count for the stage: the sentences passed before the change, whatever their kind, but for
 *  those without an end. */
const countedParts = (run: Run, from: Day): readonly GovernedSentence[] =>
  run.parts.filter((part) => part.sentence.startDate < from && !isNoSentence(part) && !isMinimumTerm(part))

const years = (n: number): Length => ({ years: n, months: 0, weeks: 0, days: 0 })
export const leastExtension = years(extensionYears.least)
export const mostExtension = years(extensionYears.most)

const wholeWith = ({ whole, sentence }: GovernedSentence, extension: Length): Measure =>
  whole ?? measure(sentence.id, sentence.length, extension)

/** How long a run is for the stage: as a term from its first day, and in days. Its parts are laid back to back, each counted on
 *  its own. */
export function runLengthOn(
  run: Run,
  from: Day,
  extension: Length,
): { start: Day; term: Term; days: number } {
  const parts = countedParts(run, from)
  const { startDate: start } = (parts[0] as GovernedSentence).sentence
  const whole = parts.map((part) => wholeWith(part, extension))
  let end = start
  for (const { months, days } of whole) end = addDays(end, daysOfTerm(end, { years: 0, months, days }))
  return { start, term: sumOf(whole), days: run.isSingleTerm ? (run.figures.total as number) : end - start }
}

/** The stage of the person: the first that no run is too long for. The longest run decides, not the sum of concurrent ones. */
export function stageOfRuns(runs: readonly Run[], change: StagedChange, extension: Length): Stage {
  const lengths = runs
    .filter((run) => (endOf(run) ?? change.from) >= change.from)
    .filter((run) => countedParts(run, change.from).length > 0)
    .map((run) => runLengthOn(run, change.from, extension))
  const isTooLong = ({ upToDays, underYears }: Stage): boolean =>
    lengths.some(
      ({ start, term, days }) =>
        (upToDays !== null && days > upToDays) ||
        (underYears !== null && isAtLeastYears(start, term, underYears)),
    )
  return change.staging.stages.find((stage) => !isTooLong(stage)) as Stage
}

/** Whether prisons work out by hand what is made consecutive between the stages of a change. */
export const isByHandBetween = ({ change }: Layer): boolean =>
  change?.byHand.includes('consecutive between its stages') === true

/** Moves a run to the new release point on the day of its stage, unless it is out before it. Parts that the change does not
 *  govern keep their own. */
export function move(run: Run, change: StagedChange, stage: Stage, isStaged: boolean): void {
  const aside = change.staging.setsAddedDaysAside ? addedTo(run) : 0
  if (!isGoverned(run, change) || releaseOf(run) - aside < stage.day) return
  const parole = paroleDateOf(run)
  const keepsParole = parole !== null && parole - aside < stage.day
  let isMoved = false
  const before = { points: [...run.points], parolePoints: [...run.parolePoints] }
  run.parts.forEach((part, i) => {
    const layer = layerFor(part, change)
    const point = run.points[i] as Layer
    if (layer === undefined || part.layers.indexOf(layer) < part.layers.indexOf(point)) return
    isMoved ||= !sameFraction(layer.fraction, point.fraction)
    run.points[i] = layer
    if (!keepsParole) run.parolePoints[i] = layer
  })
  if (!isMoved) return
  run.figures = figure(run.start, run.parts, run.points, run.parolePoints)
  if (!isStaged) return
  run.moved = { layer: change.layer, stage, keepsParole, atLargeSince: 0 }
  run.conversions.push({ layer: change.layer, stage, ...before, atLargeSince: 0 })
}

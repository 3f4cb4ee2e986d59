import { addDays, type Day } from '../calendar/day.ts'
import { inForceOn, type Layer, type Layers } from '../tables/layers.ts'
import { type Stage, type Staging, stageFor } from '../tables/stages.ts'
import { type Dates, datesAt, type Kind, place } from './dates.ts'
import type { Sentence } from './question.ts'

/** How a change of law that moves sentences being served met one of them. */
export interface Met {
  readonly layer: Layer
  readonly outcome:
    | 'out before the change'
    | 'out before the stage'
    | 'held until the stage'
    | 'after the stage'
  /** The stage for a sentence of this length; null for a person who was due out before the first of them. */
  readonly stage: Stage | null
  /** The release day as the law stood until then. */
  readonly before: Day
  /** The release day that it gives. */
  readonly release: Day
}

/** A sentence under the law as it goes on: the layer that governs its release in the end, and what changed on the way. */
export interface Course {
  readonly layer: Layer
  /** The dates at that layer alone. */
  readonly dates: Dates
  /** The release day as the stages leave it. */
  readonly release: Day
  readonly met: readonly Met[]
}

/** A layer at which the sentence has been worked out already. */
export interface Known {
  readonly point: Layer
  readonly dates: Dates
}

/** Follows a sentence from the layer in force on its day through every later one that moves sentences being served. */
export function courseOf(sentence: Sentence, kind: Kind, layers: Layers, known: Known | null = null): Course {
  const placed = known === null ? place(sentence) : known.dates
  let layer = inForceOn(layers, sentence.start)
  let dates = layer === known?.point ? known.dates : datesAt(sentence, layer.fraction, kind, placed)
  let { release } = dates
  const met: Met[] = []
  for (const next of layers) {
    if (next.staging === null || next.from === null || next.from.day <= sentence.start) continue
    const after = next === known?.point ? known.dates : datesAt(sentence, next.fraction, kind, placed)
    const meeting = meet(sentence, dates, release, next, next.staging, after.release)
    met.push(meeting)
    if (meeting.outcome === 'out before the change' || meeting.outcome === 'out before the stage') continue
    layer = next
    dates = after
    release = meeting.release
  }
  return { layer, dates, release, met }
}

/** Compares the old and the new release day with the stage (SI 2024/844, article 1(2); for the progression model as the
 *  prison service does it). Where the change sets added days aside, they come back on top of the day of the stage. */
function meet(
  sentence: Sentence,
  dates: Dates,
  before: Day,
  layer: Layer,
  staging: Staging,
  after: Day,
): Met {
  const { start, term, addedDays } = sentence
  const first = (staging.stages[0] as Stage).day
  const aside = staging.setsAddedDaysAside ? addedDays : 0
  const dueOut = staging.setsAddedDaysAside
    ? start + dates.requisiteCustodialPeriod - dates.creditUsed - 1
    : before
  if (dueOut < first) return { layer, outcome: 'out before the change', stage: null, before, release: before }
  const stage = stageFor(staging, start, term, dates.totalDays)
  if (before - aside < stage.day)
    return { layer, outcome: 'out before the stage', stage, before, release: before }
  if (after - aside < stage.day)
    return { layer, outcome: 'held until the stage', stage, before, release: addDays(stage.day, aside) }
  return { layer, outcome: 'after the stage', stage, before, release: after }
}

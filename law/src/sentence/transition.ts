import type { Day } from '../calendar/day.ts'
import type { ChangeOfLaw } from '../tables/changes-of-law.ts'
import { inForceOn, type Layer } from '../tables/layers.ts'
import type { Stage } from '../tables/stages.ts'
import { courseOf, type Met } from './course.ts'
import { datesAt, place } from './dates.ts'
import { layersFor } from './reached-layers.ts'
import type { Worked } from './worked.ts'

/** How the Sentencing Act 2026, or a later change that moves sentences being served, reaches one sentence, whatever release
 *  point was asked for. */
export interface Transition {
  readonly outcome: 'outside the model' | 'new sentence' | Met['outcome']
  /** The change that is spoken of: the last that reached the sentence. Null where none is for it. */
  readonly change: ChangeOfLaw | null
  /** Whether the release point of the change reaches the sentence. */
  readonly applies: boolean
  /** The stage for a sentence of this length; null for one that is not moved in stages. */
  readonly stage: Stage | null
  /** The release day by the law as it stood before the change, with the stages it had itself. */
  readonly before: Day
  /** The release day at the new point alone. */
  readonly after: Day
  /** The release day that the law as staged gives. */
  readonly release: Day
}

const isApplied = ({ outcome }: Met): boolean =>
  outcome === 'held until the stage' || outcome === 'after the stage'

/** Of the changes that met a sentence, the one to speak of: the last that reached it, and where none did the first. */
export const spokenOf = (met: readonly Met[]): Met | undefined => {
  const staged = met.filter(({ layer }) => layer.change?.stageWarning === 'W_TRANCHE')
  return staged.filter(isApplied).pop() ?? staged[0]
}

/** Works out how a change reaches a sentence under its regime. */
export function transitionOf({ question, regime }: Pick<Worked, 'question' | 'regime'>): Transition {
  const placed = place(question)
  const layers = layersFor(question, regime)
  const { release, met } = courseOf(question, regime, layers)
  const at = ({ fraction }: Layer): Day => datesAt(question, fraction, regime, placed).release
  const meeting = spokenOf(met)
  if (meeting !== undefined) {
    const { outcome, stage, before, layer } = meeting
    return {
      outcome,
      change: layer.change,
      applies: isApplied(meeting),
      stage,
      before,
      after: at(layer),
      release,
    }
  }
  const point = inForceOn(layers, question.start)
  if (point.change?.stageWarning !== 'W_TRANCHE')
    return {
      ...{ outcome: 'outside the model', change: null, applies: false, stage: null },
      ...{ before: release, after: at(regime.after), release },
    }
  const before = at(layers[layers.indexOf(point) - 1] as Layer)
  return {
    outcome: 'new sentence',
    change: point.change,
    applies: true,
    stage: null,
    before,
    after: release,
    release,
  }
}

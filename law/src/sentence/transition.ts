import type { Day } from '../calendar/day.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { progressionModel } from '../tables/days.ts'
import { type Layer, type Layers, reaching } from '../tables/layers.ts'
import { isExcludedLater } from '../tables/offence-traits.ts'
import { allRules, isChanged, type Regime } from '../tables/regimes.ts'
import type { Stage } from '../tables/stages.ts'
import type { Calculation } from './calculation.ts'
import { courseOf, type Met } from './course.ts'
import { datesAt, place } from './dates.ts'
import type { Question } from './question.ts'

/** How section 23 of the Sentencing Act 2026 reaches one sentence, whatever release point was asked for. */
export interface Transition {
  readonly outcome: 'outside the model' | 'new sentence' | Met['outcome']
  /** Whether the release point of the progression model reaches the sentence. */
  readonly applies: boolean
  /** The stage for a sentence of this length; null for one that is not moved in stages. */
  readonly stage: Stage | null
  /** The release day by the law as it stood before the Act, with the stages it had itself. */
  readonly before: Day
  /** The release day at the new point alone. */
  readonly after: Day
  /** The release day that the law as staged gives. */
  readonly release: Day
}

/** The layers of every regime by whom they reach: those excluded from 40% at first or not at all, and those excluded later. */
const byReach: readonly (readonly [others: Layers, excludedLater: Layers])[] = allRules.map(({ layers }) => [
  reaching(layers, false),
  reaching(layers, true),
])

/** The layers of a regime that reach the sentence of a question. */
export function layersFor({ offence, start, term }: Question, { place }: Regime): Layers {
  const [others, excludedLater] = byReach[place] as readonly [Layers, Layers]
  const isLater = offence !== null && isExcludedLater(offence, isAtLeastYears(start, term, 4))
  return isLater ? excludedLater : others
}

/** Works out how the Act reaches a sentence under its regime. */
export function transitionOf({ question, regime }: Pick<Calculation, 'question' | 'regime'>): Transition {
  const placed = place(question)
  const { release, met } = courseOf(question, regime, layersFor(question, regime))
  const at = ({ fraction }: Layer): Day => datesAt(question, fraction, regime, placed).release
  const after = at(regime.after)
  if (!isChanged(regime))
    return { outcome: 'outside the model', applies: false, stage: null, before: release, after, release }
  const meeting = met.find(({ layer }) => layer.from === progressionModel)
  if (meeting === undefined)
    return { outcome: 'new sentence', applies: true, stage: null, before: at(regime.before), after, release }
  const { outcome, stage, before } = meeting
  const applies = outcome === 'held until the stage' || outcome === 'after the stage'
  return { outcome, applies, stage, before, after, release }
}

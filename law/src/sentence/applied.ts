import { daysFrom } from '../calendar/term.ts'
import type { Layers } from '../tables/layers.ts'
import { type RegimeId, regimeOf } from '../tables/regimes.ts'
import type { Stage } from '../tables/stages.ts'
import type { Calculation } from './calculation.ts'
import { classify } from './classify.ts'
import { type Course, courseOf, type Met } from './course.ts'
import type { Dates } from './dates.ts'
import type { Question } from './question.ts'
import { layersFor } from './transition.ts'
import { warningsOf } from './warnings.ts'

/** A sentence under the law that applies to it: its release point, days, date and warnings all belong to one another. */
export interface Applied extends Calculation {
  /** The dates at the release point alone, before a stage held the person: the same as `dates` where none did. */
  readonly unstaged: Dates
  /** The changes of law that met the sentence while it was being served, in order. */
  readonly met: readonly Met[]
}

/** Another view of the law: as at a date (`asAt`), or with a reform that is not law yet. */
export type View = (layers: Layers, regimeId: RegimeId) => Layers

/** Works a sentence out under the law in force on its day and the stages of every later change that reaches it. Nobody is
 *  asked about commencement: the day of sentence says it. */
export function applied(question: Question, view: View = (layers) => layers): Applied {
  const classified = classify(question)
  const regime = regimeOf(classified.regimeId)
  const course = courseOf(question, regime, view(layersFor(question, regime), regime.id))
  const dates = stagedDates(question, course)
  return {
    question,
    classified,
    regime,
    point: course.layer,
    dates,
    warnings: warningsOf(question, classified, regime, course.layer, dates, 'in force'),
    unstaged: course.dates,
    met: course.met,
  }
}

/** The dates with the day on which the stages let the person go, and the days served until then. */
const stagedDates = ({ start }: Question, { dates, release }: Course): Dates =>
  release === dates.release ? dates : { ...dates, release, daysToServe: daysFrom(start, release) }

/** A change of law whose stage held the person beyond the new release point. */
export interface Held extends Met {
  readonly stage: Stage
}

/** The change of law whose stage held the person; null where release is at the release point itself. */
export function heldBy({ point, met }: Applied): Held | null {
  const last = met.find(({ layer }) => layer === point)
  return last?.outcome === 'held until the stage' ? (last as Held) : null
}

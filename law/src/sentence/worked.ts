import { daysFrom } from '../calendar/term.ts'
import type { Layer, Layers } from '../tables/layers.ts'
import { pointOf, type Regime, type RulesId, regimeOf } from '../tables/regimes.ts'
import { type Classified, classify } from './classify.ts'
import { type Course, courseOf, type Met } from './course.ts'
import { type Dates, datesAt, withinTerm } from './dates.ts'
import type { Question } from './question.ts'
import { layersFor } from './reached-layers.ts'

/** One sentence worked out, before anything is said about it: which rules, which release point, which dates. */
export interface Worked {
  readonly question: Question
  readonly classified: Classified
  readonly regime: Regime
  readonly point: Layer
  readonly dates: Dates
}

/** The same under the law that applies: its release point, days and date belong to one another. */
export interface WorkedInForce extends Worked {
  /** The dates at the release point alone, before a stage held the person: the same as `dates` where none did. */
  readonly unstaged: Dates
  /** The changes of law that met the sentence while it was being served, in order. */
  readonly met: readonly Met[]
}

/** Another view of the law: as at a date (`asAt`), or with a reform that is not law yet. */
export type View = (layers: Layers, regimeId: RulesId) => Layers

/** Works a sentence out at the release point that was asked for, before or after the Act. */
export function workedAtPoint(question: Question): Worked {
  const classified = classify(question)
  const regime = regimeOf(classified.regimeId)
  const point = pointOf(regime, question.postCommencement)
  return {
    question,
    classified,
    regime,
    point,
    dates: withinTerm(question, datesAt(question, point.fraction, regime)),
  }
}

/** Works a sentence out under the law in force on its day and the stages of every later change that reaches it. */
export function workedInForce(question: Question, view: View | null): WorkedInForce {
  const classified = classify(question)
  const regime = regimeOf(classified.regimeId)
  const layers = layersFor(question, regime)
  const course = courseOf(question, regime, view === null ? layers : view(layers, regime.id))
  const dates = stagedDates(question, course)
  return {
    ...{ question, classified, regime, dates },
    ...{ point: course.layer, unstaged: course.dates, met: course.met },
  }
}

/** The dates with the day on which the stages let the person go, and the days served until then. */
const stagedDates = ({ start }: Question, { dates, release }: Course): Dates =>
  release === dates.release ? dates : { ...dates, release, daysToServe: daysFrom(start, release) }

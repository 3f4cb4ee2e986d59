import type { Day } from '../calendar/day.ts'
import { oneHalf } from '../calendar/fraction.ts'
import { progressionModel } from '../tables/days.ts'
import type { Layer } from '../tables/layers.ts'
import { type Regime, regimes } from '../tables/regimes.ts'
import type { Circumstances, Setting, Warning } from '../tables/warnings.ts'
import { type Classified, classifyOffence } from './classify.ts'
import { courseOf } from './course.ts'
import { type Dates, datesAt } from './dates.ts'
import { likelyDayOfLeaving } from './leaving.ts'
import type { Question } from './question.ts'
import { layersFor } from './transition.ts'
import { saidIn } from './warning-settings.ts'

/** Everything that must be said with an answer, the most serious first. */
export function warningsOf(
  question: Question,
  { chosenBy }: Classified,
  regime: Regime,
  point: Layer,
  dates: Dates,
  asked: Setting['asked'],
): readonly Warning[] {
  const { rows, fixed } = saidIn(question, regime, chosenBy, asked)
  if (fixed !== null) return fixed
  const circumstances = circumstancesOf(question, regime, chosenBy, point, dates, asked)
  const warnings: Warning[] = []
  for (const { code, when, values, plain } of rows)
    if (when === undefined || when(circumstances))
      warnings.push(values === undefined ? plain : { code, values: values(circumstances) })
  return warnings
}

function circumstancesOf(
  question: Question,
  regime: Regime,
  chosenBy: Setting['chosenBy'],
  point: Layer,
  dates: Dates,
  asked: Setting['asked'],
): Circumstances {
  const { start, offence } = question
  const leadsTo =
    chosenBy === 'caller' && offence !== null ? classifyOffence(question, offence).regimeId : regime.id
  const governedBy = leadsTo === regime.id ? null : leadsTo
  const likely =
    regime.released === 'automatically'
      ? likelyDayOfLeaving(start, dates.totalDays, dates.release)
      : dates.release
  const isMet = asked !== 'in force' && start < (lastMoved[regime.place] as number)
  const half = (): Day => datesAt({ ...question, ...nothingCounted }, oneHalf).release
  if (!isMet) return { regime, question, dates, governedBy, stage: null, staged: dates.release, likely, half }
  const { release, met } = courseOf(question, layersFor(question, regime), { point, dates })
  const stage = met.find(({ layer }) => layer.from === progressionModel)?.stage?.day ?? null
  return { regime, question, dates, governedBy, stage, staged: release, likely, half }
}

const nothingCounted = { remandCredit: 0, taggedBailCredit: 0, addedDays: 0 } as const

/** The last day on which sentences of each regime that were already being served were moved. */
const lastMoved: readonly number[] = Object.values(regimes).map(({ layers }) =>
  layers.reduce<number>(
    (last, { staging, from }) => (staging === null ? last : (from?.day as Day)),
    -Infinity,
  ),
)

import type { Day } from '../calendar/day.ts'
import { oneHalf } from '../calendar/fraction.ts'
import type { AlternativeCode, ReleaseDays } from '../tables/alternative-codes.ts'
import { days } from '../tables/days.ts'
import type { CaseSentenceType } from '../tables/kinds.ts'
import { regimes } from '../tables/regimes.ts'
import type { Circumstances, Setting, Warning } from '../tables/warnings.ts'
import { rivalOf } from './alternatives.ts'
import { classifyOffence, classifyStanding } from './classify.ts'
import { courseOf } from './course.ts'
import { datesAt } from './dates.ts'
import { doubtOf } from './doubts.ts'
import { dayOfLeaving } from './leaving.ts'
import { layersFor } from './reached-layers.ts'
import { spokenOf } from './transition.ts'
import { type Beside, lastMoved, saidIn } from './warning-settings.ts'
import type { View, Worked } from './worked.ts'

/** Everything that must be said with an answer, the most serious first. */
export function warningsOf(
  worked: Worked,
  asked: Setting['asked'],
  view: View | null = null,
  beside: Beside = 'alone',
): readonly Warning[] {
  const { rows, fixed } = saidIn(worked.question, worked.regime, worked.classified.chosenBy, asked, beside)
  if (fixed !== null) return fixed
  const circumstances = circumstancesOf(worked, asked, view)
  const warnings: Warning[] = []
  for (const row of rows)
    if (row.when === null || row.when(circumstances))
      warnings.push(row.values === null ? row.plain : { code: row.code, values: row.values(circumstances) })
  return warnings
}

function circumstancesOf(worked: Worked, asked: Setting['asked'], view: View | null): Circumstances {
  const { question, regime, point, dates } = worked
  const { chosenBy } = worked.classified
  const { start, offence } = question
  const leadsTo =
    chosenBy === 'caller' && offence !== null ? classifyOffence(question, offence).regimeId : regime.id
  const governedBy = leadsTo === regime.id ? null : leadsTo
  const leading = chosenBy === 'kind of sentence' || governedBy !== null ? null : offence
  const leaving =
    regime.released === 'automatically'
      ? dayOfLeaving({
          start,
          totalDays: dates.totalDays,
          release: dates.release,
          isChild: question.age === 'child',
        })
      : null
  const lawful =
    dates.unusedAddedDays > 0 ? datesAt(question, point.fraction, regime, dates).release : dates.release
  const halfway =
    regime.family === 'terrorist' && start < days.terroristPrisoners.day
      ? datesAt(question, oneHalf, regimes.sds_adult, dates).release
      : dates.release
  const isInForce = asked === 'in force'
  const isMet = !isInForce && start < lastMoved(regime)
  let stage: Day | null = null
  let begins: Day | null = null
  let staged = dates.release
  let governing = point
  if (isMet) {
    const course = courseOf(question, regime, layersFor(question, regime), { point, dates })
    const meeting = spokenOf(course.met)
    stage = meeting?.stage?.day ?? null
    begins = meeting?.layer.from?.day ?? null
    staged = course.release
    governing = course.layer
  }
  return {
    regime,
    question,
    point,
    dates,
    governedBy,
    leading,
    rulesNamed: () => classifyStanding(question, question.sentenceType as CaseSentenceType).regimeId,
    lawful,
    leaving,
    halfway,
    isInForce,
    rival: rivals(worked, view),
    stage,
    begins,
    staged,
    governing,
  }
}

/** The days of the rivals of an answer, by what is in doubt. A row asks twice for the same one: whether there is one, and its
 *  days. */
function rivals(worked: Worked, view: View | null): Circumstances['rival'] {
  let last: AlternativeCode | null = null
  let lastRival: ReleaseDays | null = null
  return (code) => {
    if (code !== last) lastRival = daysOf(rivalOf(worked, doubtOf[code], view))
    last = code
    return lastRival
  }
}

const daysOf = (rival: ReleaseDays | null): ReleaseDays | null =>
  rival === null ? null : { release: rival.release, paroleEligibility: rival.paroleEligibility }

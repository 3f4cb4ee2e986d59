import { addDays, type Day, later } from '../../calendar/day.ts'
import { figure } from '../../custody/figures.ts'
import type { Conversion, Run } from '../../custody/run.ts'
import { addedTo } from '../../custody/run-days.ts'
import type { ChangeOfLaw } from '../../tables/changes-of-law.ts'
import { changesOfLaw } from '../../tables/changes-of-law.ts'

/** A date of a run that comes before its release, where there is one. */
type DateOfRun = (run: Run) => Day | null

/** What a change of law makes of such a date. */
type ConvertDay = (old: Day | null, renewed: Day | null, conversion: Conversion, run: Run) => Day | null

/** The run as it stood at the release points it had: all that it bears, and no stage that holds it. */
function atPoints(run: Run, conversion: Conversion | undefined): Run {
  if (conversion === undefined) return { ...run, moved: null }
  const { points, parolePoints } = conversion
  return { ...run, moved: null, figures: figure(run.start, run.parts, points, parolePoints) }
}

/** A date of a run through the staged changes that moved it, the oldest first. */
export function throughChanges(run: Run, dateOf: DateOfRun, rules: readonly Rule[]): Day | null {
  const { conversions } = run
  let date = dateOf(atPoints(run, conversions[0]))
  conversions.forEach((conversion, i) => {
    const renewed = dateOf(atPoints(run, conversions[i + 1]))
    const rule = rules.find(({ change }) => change === conversion.layer.change)
    date = rule === undefined ? renewed : rule.converted(date, renewed, conversion, run)
  })
  return date
}

/** How one change of law treats such a date; a change without a row gives the new one. */
export interface Rule {
  readonly change: ChangeOfLaw
  readonly converted: ConvertDay
}

/** Days at large and added days since the day of a stage, those given back taken off. */
function borneSince({ stage, atLargeSince }: Conversion, run: Run): number {
  let days = atLargeSince
  for (const award of run.group.awards) if (award.date >= stage.day) days += award.days
  return days
}

/** Forty per cent: the old date where it came before the stage without what happened since; otherwise the new one, not before the
 *  stage and what happened since. */
const keepOrHold: ConvertDay = (old, renewed, conversion, run) => {
  const { day } = conversion.stage
  const since = borneSince(conversion, run)
  if (old !== null && old - since < day) return old
  if (renewed === null) return null
  return renewed < day ? ((day + Math.max(0, since)) as Day) : renewed
}

export const fortyPerCentRule: Rule = { change: changesOfLaw.fortyPerCent, converted: keepOrHold }

/** The progression model, for a date that every such run has: the old one where it came before the stage with added days set
 *  aside; otherwise the new one, not before the stage, with added days on top. */
export const progressionRule: Rule = {
  change: changesOfLaw.progressionModel,
  converted: (old, renewed, { stage: { day } }, run) => {
    const added = addedTo(run)
    if ((old as Day) - added < day) return old
    return later(renewed as Day, addDays(day, added))
  },
}

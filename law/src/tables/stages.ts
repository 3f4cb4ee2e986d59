import { type Day, dayOf } from '../calendar/day.ts'
import { isAtLeastYears, type Term } from '../calendar/term.ts'
import { days } from './days.ts'
import {
  commencement2026,
  hmppsCalculator,
  type Source,
  sds40Order,
  sentencingAct2026,
} from './provisions.ts'

/** A stage at which sentences already being served move to a new release point, by their length. */
export interface Stage {
  readonly number: number
  readonly day: Day
  /** The longest sentence, in days, that moves at this stage; null where days do not decide. */
  readonly upToDays: number | null
  /** The years that a sentence of this stage falls short of; null where years do not decide. */
  readonly underYears: number | null
}

/** How sentences already being served move to a new release point. */
export interface Staging {
  /** In order; the last takes every sentence that the others leave. */
  readonly stages: readonly Stage[]
  /** Added days are set aside while the stage is found, and put back on top of its day. */
  readonly setsAddedDaysAside: boolean
  readonly law: readonly Source[]
}

const stage = (number: number, upToDays: number | null, day: Day): Stage => ({
  number,
  day,
  upToDays,
  underYears: null,
})

/** The ten stages of the progression model. The table is the prison service's configuration, and can move. */
// biome-ignore format: one row per line, so that a diff is a legal change
export const progressionStages: readonly Stage[] = [
  stage(1, 574, days.progressionModel.day),
  stage(2, 882, dayOf(2026, 10, 13)),
  stage(3, 1162, dayOf(2026, 11, 10)),
  stage(4, 1561, dayOf(2026, 12, 8)),
  stage(5, 2121, dayOf(2027, 1, 12)),
  stage(6, 2758, dayOf(2027, 2, 9)),
  stage(7, 3283, dayOf(2027, 3, 9)),
  stage(8, 3654, dayOf(2027, 4, 13)),
  stage(9, 4396, dayOf(2027, 5, 11)),
  stage(10, null, dayOf(2027, 6, 8)),
]

export const progressionStaging: Staging = {
  stages: progressionStages,
  setsAddedDaysAside: true,
  law: [sentencingAct2026('49(2)'), hmppsCalculator('timetable of the stages')],
}

/** The two stages of 40 per cent: under 5 years, and 5 years or more. */
export const fortyPerCentStaging: Staging = {
  stages: [
    { number: 1, day: days.fortyPerCent.day, upToDays: null, underYears: 5 },
    { number: 2, day: days.fortyPerCentSecondStage.day, upToDays: null, underYears: null },
  ],
  setsAddedDaysAside: false,
  law: [sds40Order('1(2)'), sds40Order('2(2)')],
}

/** The six stages by which standard recalls already running became recalls of 56 days. The instrument was not seen: the table
 *  is the prison service's configuration. */
// biome-ignore format: one row per line, so that a diff is a legal change
export const recallStaging: Staging = {
  stages: [
    stage(1, 1701, days.fixedTermOf56Days.day),
    stage(2, 2128, dayOf(2026, 4, 14)),
    stage(3, 2576, dayOf(2026, 4, 21)),
    stage(4, 3304, dayOf(2026, 4, 28)),
    stage(5, 4438, dayOf(2026, 5, 5)),
    stage(6, null, dayOf(2026, 5, 12)),
  ],
  setsAddedDaysAside: true,
  law: [commencement2026('4'), hmppsCalculator('fixed-term recall of 56 days, production configuration')],
}

/** A change that reaches every sentence still being served on its first day. */
export const singleStage = (day: Day, law: readonly Source[]): Staging => ({
  stages: [stage(1, null, day)],
  setsAddedDaysAside: false,
  law,
})

/** The stage for a sentence of this length. */
export function stageFor({ stages }: Staging, start: Day, term: Term, totalDays: number): Stage {
  for (const stage of stages) {
    if (stage.upToDays !== null && totalDays > stage.upToDays) continue
    if (stage.underYears !== null && isAtLeastYears(start, term, stage.underYears)) continue
    return stage
  }
  throw new RangeError('the last stage takes every sentence')
}

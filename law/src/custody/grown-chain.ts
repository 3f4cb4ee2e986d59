import type { Day } from '../calendar/day.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import type { Staging } from '../tables/stages.ts'
import { isByHandBetween } from './change.ts'
import { sumOf } from './length.ts'
import { isNoSentence } from './orders/kinds.ts'
import type { Run } from './run.ts'
import { releaseOf } from './run-days.ts'
import type { ChosenStage, Timeline } from './timeline.ts'

/** A chain that grows between the stages of a change, and is then too long for the one that moved it, waits for the later one. */
export function holdGrown({ chosen }: Timeline, run: Run, day: Day): void {
  const { moved } = run
  if (moved === null || !isByHandBetween(moved.layer)) return
  const { stages } = moved.layer.staging as Staging
  const next = stages.find((stage) => stage.day > day)
  if (next === undefined || releaseOf(run) >= next.day) return
  const sentences = run.parts.filter((part) => !isNoSentence(part))
  const term = sumOf(sentences.map(({ whole, custodial }) => whole ?? custodial))
  if (!isAtLeastYears(run.start, term, moved.stage.underYears as number)) return
  run.moved = { ...moved, stage: next }
  const at = chosen.findIndex(({ stage }) => stage === moved.stage)
  chosen[at] = { ...(chosen[at] as ChosenStage), stage: next }
}

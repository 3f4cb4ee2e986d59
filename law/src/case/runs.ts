import { addDays, type Day, later } from '../calendar/day.ts'
import type { CaseRun, CustodyPart, Hold, ParolePoint } from './answer.ts'
import { licenceOf } from './licence.ts'
import { addedTo, creditUsed, endOf, paroleDateOf, type Run, releaseAtPoint, releaseOf } from './run.ts'

/** The runs of a case with their dates. */
export function runsOf(runs: readonly Run[], first: Day): readonly CaseRun[] {
  return runs.map((run) => {
    const { figures, group, start } = run
    const end = endOf(run)
    return {
      sentenceIds: run.parts.map(({ sentence }) => sentence.id),
      isSingleTerm: run.isSingleTerm,
      start,
      pieces: figures.pieces,
      totalDays: figures.total,
      custodyParts: figures.custodyParts,
      custodyDays: figures.custody,
      credit: group.credit,
      creditUsed: creditUsed(run),
      addedDays: addedTo(run),
      addedDaysServed: run.served,
      atLargeDays: run.atLarge,
      lastAtLarge: run.lastAtLarge,
      hold: holdOf(run),
      release: releaseOf(run),
      parole: paroleOf(run, first),
      endBeforeCredit: figures.total === null ? null : addDays(start, figures.total - 1),
      end,
      ...licenceOf(run, end, groupEnd(run)),
      group: group.number,
    }
  })
}

/** The last day of all the runs that are served together; null where one is not known. */
function groupEnd({ group }: Run): Day | null {
  return group.runs.reduce<Day | null>((latest, run) => {
    const end = endOf(run)
    return latest === null || end === null ? null : later(latest, end)
  }, group.runs[0]?.start as Day)
}

function holdOf(run: Run): Hold | null {
  if (run.moved === null) return null
  const { layer, stage, keepsParole } = run.moved
  const release = releaseOf(run)
  const parole = run.figures.paroleParts === null ? null : keepsParole ? 'stays' : 'moves'
  return { layer, stage, release, isFelt: release > releaseAtPoint(run), parole }
}

function paroleOf(run: Run, first: Day): ParolePoint | null {
  const { paroleParts, parole } = run.figures
  const date = paroleDateOf(run, first)
  return date === null ? null : { parts: paroleParts as readonly CustodyPart[], days: parole, date }
}

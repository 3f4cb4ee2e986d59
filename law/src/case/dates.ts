import { type Day, later } from '../calendar/day.ts'
import { curfewEligibility, curfewLaw } from '../sentence/home-detention-curfew.ts'
import { easingDay, endLaw, type KeyDay, leavingDays, supervisionLaw } from '../sentence/key-dates.ts'
import type { Leaving } from '../sentence/leaving.ts'
import { progressionModel } from '../tables/days.ts'
import type { Layer } from '../tables/layers.ts'
import { cja2003, crimeSentencesAct1997, type Source } from '../tables/provisions.ts'
import type { CaseRun } from './answer.ts'
import { addedTo, type Run, releaseOf, unusedAdded } from './run.ts'
import { governingRun, type Whole } from './whole.ts'

/** The provisions behind the release points of a run, each once. */
function pointLaw({ points }: Run): readonly Source[] {
  const { law } = points[0] as Layer
  return points.every((point) => point.law === law) ? law : [...new Set(points.flatMap(({ law }) => law))]
}

const unconditionalLaw = cja2003('243A')
const minimumTermLaw = [crimeSentencesAct1997('28')]

/** Every date of the case with its letters, in the order in which they are usually met. */
export function datesOf(
  whole: Whole,
  runs: readonly CaseRun[],
  walked: readonly Run[],
  leaving: Leaving | null,
): readonly KeyDay[] {
  const governing = governingRun(runs)
  const run = walked[runs.indexOf(governing)] as Run
  const law = pointLaw(run)
  const minimum = whole.paroleEligibility
  if (whole.releaseBasis === 'parole only')
    return [{ form: 'TARIFF', date: minimum as Day, law: minimumTermLaw }]
  const parole: readonly KeyDay[] = minimum === null ? [] : [{ form: 'PED', date: minimum, law }]
  return [
    ...curfew(runs, walked),
    ...parole,
    releaseDay(whole, governing, law),
    ...leavingDays(governing.release, leaving),
    ...easing(runs, run),
    ...ends(whole, runs),
  ]
}

function releaseDay({ releaseType }: Whole, governing: CaseRun, law: readonly Source[]): KeyDay {
  const date = governing.release
  if (releaseType === 'ARD')
    return { form: governing.totalDays === 1 ? 'ARD, one day' : 'ARD', date, law: [...law, unconditionalLaw] }
  return { form: governing.parole === null ? 'CRD' : 'CRD, end of the custodial term', date, law }
}

/** The end of active supervision under the progression model, where one run that it governs is all there is. */
function easing(runs: readonly CaseRun[], { points, parts }: Run): readonly KeyDay[] {
  const [only, ...others] = runs as readonly [CaseRun, ...CaseRun[]]
  if (others.length > 0 || only.releaseType === 'ARD') return []
  if (!parts.every((_, i) => (points[i] as Layer).from === progressionModel)) return []
  const { start, totalDays, creditUsed, release, end } = only
  const date = easingDay(start, {
    totalDays: totalDays as number,
    creditUsed,
    release,
    sentenceEnd: end as Day,
  })
  return [{ form: 'TWO_THIRDS', date, law: supervisionLaw }]
}

function ends({ end, endType, licenceEnd }: Whole, runs: readonly CaseRun[]): readonly KeyDay[] {
  if (end === null || endType === null) return []
  const before = runs.map(({ endBeforeCredit }) => endBeforeCredit as Day).reduce(later)
  return [
    ...(licenceEnd === null ? [] : [{ form: 'LED', date: licenceEnd, law: endLaw } as const]),
    { form: 'ESED', date: before, law: endLaw },
    { form: endType, date: end, law: endLaw },
  ]
}

/** The curfew day of one run; null for a chain. */
function curfewOf(run: Run): Day | null {
  const { parts, group, figures } = run
  const [part, ...others] = parts as [Run['parts'][number], ...Run['parts']]
  if (others.length > 0) return null
  return curfewEligibility({
    question: { ...part.question, remandCredit: group.credit, addedDays: addedTo(run) },
    regime: part.regime,
    dates: {
      requisiteCustodialPeriod: figures.custody,
      release: releaseOf(run),
      unusedAddedDays: unusedAdded(run),
    },
  })
}

/** Home detention curfew is left to section 250 detention: only where nothing else is being served. The latest day counts, and
 *  a run without one that is out later puts it off until then. */
function curfew(runs: readonly CaseRun[], walked: readonly Run[]): readonly KeyDay[] {
  if (!walked.every(({ parts }) => parts.every(({ regime }) => regime.family === 'section 250'))) return []
  const days = walked.map(curfewOf)
  const governing = governingRun(runs)
  if (days[runs.indexOf(governing)] === null) return []
  const eligible = days.reduce<Day>((latest, day) => later(latest, day ?? latest), governing.start)
  const without = runs.filter((run, i) => days[i] === null && run.release > run.start)
  const date = without.reduce<Day>((day, run) => later(day, run.release), eligible)
  return date < governing.release ? [{ form: 'HDCED', date, law: curfewLaw }] : []
}

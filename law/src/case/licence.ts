import { addDays, type Day, earlier, later } from '../calendar/day.ts'
import { partOf, threeQuarters } from '../calendar/fraction.ts'
import { isOldOffence, isUnder18AtRelease } from '../sentence/unconditional.ts'
import { hasEffect, type Layer } from '../tables/layers.ts'
import { daysOfTerm, sumOf } from './length.ts'
import { isCommittal, isOldStyle, isParole, type Part } from './part.ts'
import { creditOf, endOf, isRunAtLeast, type Run, releaseOf } from './run.ts'

/** Whether release is on licence, and until when. */
export interface Licence {
  readonly releaseType: 'CRD' | 'ARD'
  readonly endType: 'SLED' | 'SED'
  /** The end of the licence; null where there is none, or the end of the sentence is not known. */
  readonly licenceEnd: Day | null
}

const unconditional: Licence = { releaseType: 'ARD', endType: 'SED', licenceEnd: null }
const toTheEnd = (end: Day | null): Licence => ({ releaseType: 'CRD', endType: 'SLED', licenceEnd: end })
const part = (licenceEnd: Day): Licence => ({ releaseType: 'CRD', endType: 'SED', licenceEnd })

/** Offences before a licence followed short terms. */
const isBefore2015 = ({ question, regime }: Part): boolean =>
  isOldOffence(question) && (regime.family === 'standard' || regime.family === 'section 250')

/** Section 243A(1)(b): section 250 detention of under 12 months, from which the person comes out under 18. */
export const isReleasedYoung = (run: Run): boolean =>
  run.parts.every(
    ({ regime, question }) => regime.family === 'section 250' && isUnder18AtRelease(question, releaseOf(run)),
  ) && !isRunAtLeast(run, 1)

/** How a run ends (sections 243A, 264(3B) and 264B; for terms of the old style the Criminal Justice Act 1991). */
export function licenceOf(run: Run, end: Day | null): Licence {
  const { parts, points } = run
  if (parts.some(({ regime }) => regime.id === 'act_1991_long')) return part(threeQuartersOf(run, end as Day))
  if (parts.some((part) => isParole(part) || part.regime.ends !== 'with the term')) return toTheEnd(end)
  if (run.figures.total === 1 || parts.some(isCommittal)) return unconditional
  if (parts.some(({ layers }, i) => hasEffect(layers, points[i] as Layer, 'licenceForShortTerms')))
    return toTheEnd(end)
  if (parts.every(isOldStyle)) return oldStyle(run, end as Day)
  if (parts.some(isOldStyle) || isRunAtLeast(run, 1)) return toTheEnd(end)
  if (isReleasedYoung(run)) return unconditional
  const isOlder = parts.map(isBefore2015)
  if (isOlder.every((older) => older)) return unconditional
  if (!isOlder.includes(true)) return toTheEnd(end)
  const since = sumOf(parts.filter((_, i) => !isOlder[i]).map(({ custodial }) => custodial))
  const days = daysOfTerm(run.start, since)
  const half = addDays(releaseOf(run), (days - (days % 2)) / 2)
  const last = groupEnd(run)
  return part(last === null ? half : earlier(half, last))
}

/** The last day of all the runs that are served together; null where one is not known. */
function groupEnd({ group, start }: Run): Day | null {
  let last = start
  for (const run of group.runs) {
    const end = endOf(run)
    if (end === null) return null
    last = later(last, end)
  }
  return last
}

/** Four years or more: on licence to the end; from 12 months: to three-quarters; less: without a licence. */
function oldStyle(run: Run, end: Day): Licence {
  if (isRunAtLeast(run, 4)) return toTheEnd(end)
  if (!isRunAtLeast(run, 1)) return unconditional
  return part(threeQuartersOf(run, end))
}

/** Three-quarters of a term, less credit; not after its end. */
function threeQuartersOf(run: Run, end: Day): Day {
  const atThreeQuarters = partOf(run.figures.total as number, threeQuarters) - 1
  return earlier(addDays(run.start, atThreeQuarters + run.atLarge - creditOf(run)), end)
}

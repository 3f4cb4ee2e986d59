import { addDays, type Day, earlier, later } from '../calendar/day.ts'
import { oneHalf, partOf, threeQuarters } from '../calendar/fraction.ts'
import { isAtLeastYears, lastDay } from '../calendar/term.ts'
import { isOldOffence } from '../sentence/unconditional.ts'
import { hasEffect, type Layer } from '../tables/layers.ts'
import { type GovernedSentence, isMinimumTerm, isOldStyle, isParole } from './governed-sentence.ts'
import { daysOfTerm, type Length, measure, sumOf } from './length.ts'
import { isNoSentence, isRunOfOrders } from './orders/kinds.ts'
import type { Run } from './run.ts'
import { addedTo, creditOfRun, creditUsed, endOf, isRunAtLeast, releaseOf } from './run-days.ts'
import { isMixed, sentencesOfRun } from './sentences-of-run.ts'

/** Whether release is on licence, and until when. */
export interface Licence {
  readonly releaseType: 'CRD' | 'ARD' | 'MTD'
  readonly endType: 'SLED' | 'SED'
  /** The end of the licence; null where there is none, or the end of the sentence is not known. */
  readonly licenceEnd: Day | null
}

const unconditional: Licence = { releaseType: 'ARD', endType: 'SED', licenceEnd: null }
/** The second half of a detention and training order is supervision (Sentencing Code, section 242), and no licence. */
const halfWay: Licence = { releaseType: 'MTD', endType: 'SED', licenceEnd: null }
const toTheEnd = (end: Day | null): Licence => ({ releaseType: 'CRD', endType: 'SLED', licenceEnd: end })
const part = (licenceEnd: Day): Licence => ({ releaseType: 'CRD', endType: 'SED', licenceEnd })

/** Offences before a licence followed short terms. */
const isBefore2015 = ({ question, regime }: GovernedSentence): boolean =>
  isOldOffence(question) && (regime.family === 'standard' || regime.family === 'section 250')

/** Under the Criminal Justice Act 1991, from 4 years: such a sentence stands in no chain. */
const isLongOf1991 = ({ parts }: Run): boolean => (parts[0] as GovernedSentence).regime.id === 'act_1991_long'

/** An extended sentence under section 85 of the Powers of Criminal Courts (Sentencing) Act 2000. */
const isOfSection85 = ({ regime }: GovernedSentence): boolean =>
  regime.family === 'act of 1991' && regime.ends === 'after an extension'

/** How a run ends. A committal in a chain with sentences has no licence (section 258(2)) and leaves theirs as it is: release is on
 *  licence where that still runs. */
export function licenceOf(run: Run, end: Day | null): Licence {
  if (!isMixed(run)) return licenceOfSentences(run, end)
  const sentences = sentencesOfRun(run)
  const licence = licenceOfSentences(sentences, endOf(sentences))
  const { licenceEnd } = licence
  if (end === null) return licence
  if (licenceEnd === null || licenceEnd < releaseOf(run)) return unconditional
  return licenceEnd === end ? toTheEnd(end) : part(licenceEnd)
}

/** How sentences end (sections 243A, 264(3B) and 264B; for terms of the old style the Criminal Justice Act 1991). */
function licenceOfSentences(run: Run, end: Day | null): Licence {
  const { points, parts } = run
  if (isLongOf1991(run)) return toThreeQuarters(run, end as Day)
  if (parts.length === 1 && isOfSection85(parts[0] as GovernedSentence) && end !== null)
    return afterExtension(run, end)
  if (run.parts.some((part) => isParole(part) || part.regime.ends !== 'with the term')) return toTheEnd(end)
  if (isRunOfOrders(run)) return halfWay
  if (run.figures.total === 1 || parts.every(isNoSentence)) return unconditional
  if (isReleasedUnder18(run)) return unconditional
  if (run.parts.some(({ layers }, i) => hasEffect(layers, points[i] as Layer, 'licenceForShortTerms')))
    return toTheEnd(end)
  if (parts.every(isOldStyle)) return oldStyle(run, end as Day)
  if (isRunAtLeast(run, 1)) return toTheEnd(end)
  const isOlder = parts.map(isBefore2015)
  if (isOlder.every((older) => older)) return unconditional
  if (!isOlder.includes(true)) return toTheEnd(end)
  // Section 264B(2): the custodial periods of the older terms, and the whole of the others.
  const since = sumOf(parts.filter((_, i) => !isOlder[i]).map(({ custodial }) => custodial))
  const days = daysOfTerm(run.start, since)
  const { fraction } = points[isOlder.indexOf(false)] as Layer
  const until = addDays(releaseOf(run), days - partOf(days, fraction) + (run.recalled?.endAway ?? 0))
  const last = groupEnd(run, end as Day)
  return part(last === null ? until : earlier(until, last))
}

/** Section 243A(1)(b): a term under 12 months, and a person who is not 18 by the day of release. */
export function isReleasedUnder18(run: Run): boolean {
  const first = run.parts[0] as GovernedSentence
  const { cameOfAge } = first
  if (cameOfAge === null || isMinimumTerm(first)) return false
  return releaseOf(run) < cameOfAge && !isRunAtLeast(run, 1)
}

/** The last day of a run and of all that are served with it; null where one is not known. */
function groupEnd({ group }: Run, end: Day): Day | null {
  let last = end
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
  return toThreeQuarters(run, end)
}

/** On licence to three-quarters of a term, less credit and with added days (section 257(2)(c)), and not after its end; without one
 *  where credit brings that day before release. */
function toThreeQuarters(run: Run, end: Day): Licence {
  const atThreeQuarters = partOf(run.figures.total as number, threeQuarters) - 1
  const last = earlier(
    addDays(run.start, atThreeQuarters + run.atLarge - creditOfRun(run) + addedTo(run)),
    end,
  )
  return last < releaseOf(run) ? unconditional : part(last)
}

/** Section 85: on licence to three-quarters of the custodial term, or one-half under 12 months, and then for the extension period, less
 *  the credit that counts, and not after the end (Schedule 20B, paragraph 19). */
function afterExtension(run: Run, end: Day): Licence {
  const { custodial, sentence } = run.parts[0] as GovernedSentence
  const term = sumOf([custodial])
  const served = isAtLeastYears(run.start, term, 1) ? threeQuarters : oneHalf
  const from = addDays(run.start, partOf(daysOfTerm(run.start, term), served))
  const last = lastDay(from, sumOf([measure('', sentence.extension as Length)]))
  return part(earlier(addDays(last, run.atLarge - creditUsed(run)), end))
}

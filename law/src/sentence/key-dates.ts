import { addDays, type Day, earlier, later } from '../calendar/day.ts'
import { partOf, twoThirds } from '../calendar/fraction.ts'
import { hasEffect } from '../tables/layers.ts'
import { cja2003, hmppsCalculator, policyFramework, type Source } from '../tables/provisions.ts'
import type { Calculation } from './calculation.ts'
import { automaticRelease, type Dates, datesAt, specialEnd } from './dates.ts'
import { curfewEligibility, curfewLaw } from './home-detention-curfew.ts'
import { dayOfLeaving, type Leaving, latestLaw, leavingLaw } from './leaving.ts'
import { isOldOffence, isUnconditional } from './unconditional.ts'

/** What a date is, exactly: one kind of date can be said in two ways. */
export type KeyDateForm =
  | 'TARIFF'
  | 'PED'
  | 'CRD'
  | 'CRD, end of the custodial term'
  | 'CRD, two-thirds'
  | 'ARD'
  | 'ARD, one day'
  | 'ARD, old offence'
  | 'ARD, committal'
  | 'PRRD'
  | 'PRRD, standard recall'
  | 'LIKELY_RELEASE'
  | 'LATEST_RELEASE'
  | 'HDCED'
  | 'TWO_THIRDS'
  | 'LED'
  | 'ESED'
  | 'SED'
  | 'SLED'

/** A date in a sentence, and the provisions it rests on. */
export interface KeyDay {
  readonly form: KeyDateForm
  readonly date: Day
  readonly law: readonly Source[]
  /** Where a recall and other sentences keep a person: the sentences it is of, and whether the person leaves on it. */
  readonly of?: {
    readonly sentenceIds: readonly string[]
    readonly decides: boolean
    /** Beside a sentence without an end. */
    readonly beside?: 'life'
  }
}

/** Every other date that can be given for one sentence, in the order in which they are usually met. */
export function keyDaysOf(calculation: Calculation): readonly KeyDay[] {
  const { regime, dates, point } = calculation
  if (regime.released === 'after a minimum term')
    return [{ form: 'TARIFF', date: dates.release, law: point.law }]
  return [
    ...homeDetentionCurfew(calculation),
    ...releases(calculation),
    ...leaving(calculation),
    ...easingOfSupervision(calculation),
    ...sentenceEnds(calculation),
  ]
}

/** The release day, also where added days take it past the custodial term that an answer ends with. */
const releaseDay = ({ question, dates, regime, point }: Calculation): Day =>
  dates.unusedAddedDays > 0 && dates.release === dates.sentenceEnd
    ? datesAt(question, point.fraction, regime, dates).release
    : dates.release

const addedDaysLaw = cja2003('257(2)')

function releases(calculation: Calculation): readonly KeyDay[] {
  const { question, dates, regime, point } = calculation
  const law = question.addedDays === 0 ? point.law : [...point.law, addedDaysLaw]
  const date = releaseDay(calculation)
  if (regime.released === 'by the Parole Board')
    return [
      { form: 'PED', date, law },
      { form: 'CRD, end of the custodial term', date: automaticRelease(question, regime, dates), law },
    ]
  if (!isUnconditional(calculation)) return [{ form: 'CRD', date, law }]
  const form = dates.totalDays === 1 ? 'ARD, one day' : isOldOffence(question) ? 'ARD, old offence' : 'ARD'
  return [{ form, date, law: [...law, cja2003('243A')] }]
}

function leaving(calculation: Calculation): readonly KeyDay[] {
  const { question, dates, regime } = calculation
  if (regime.released !== 'automatically') return []
  const { start, age } = question
  const release = releaseDay(calculation)
  const day = dayOfLeaving({ start, totalDays: dates.totalDays, release, isChild: age === 'child' })
  return leavingDays(release, day)
}

/** The days of leaving that are not the release date itself. */
export function leavingDays(release: Day, day: Leaving | null): readonly KeyDay[] {
  if (day === null) return []
  const usual: KeyDay = { form: 'LIKELY_RELEASE', date: day.usual, law: leavingLaw }
  return day.latest === day.usual || day.latest === release
    ? [usual]
    : [usual, { form: 'LATEST_RELEASE', date: day.latest, law: latestLaw }]
}

function homeDetentionCurfew(calculation: Calculation): readonly KeyDay[] {
  const date = curfewEligibility(calculation)
  return date === null ? [] : [{ form: 'HDCED', date, law: curfewLaw }]
}

export const supervisionLaw = [hmppsCalculator('progression model, supervision after release')]

/** The end of active supervision under the progression model. */
function easingOfSupervision(calculation: Calculation): readonly KeyDay[] {
  const { question, dates, point, regime } = calculation
  if (!hasEffect(regime.layers, point, 'supervisionToTwoThirds') || isUnconditional(calculation)) return []
  return [{ form: 'TWO_THIRDS', date: easingDay(question.start, dates), law: supervisionLaw }]
}

/** Two-thirds of a sentence, less credit; not before release, and not after the end. */
export function easingDay(
  start: Day,
  {
    totalDays,
    creditUsed,
    release,
    sentenceEnd,
  }: Pick<Dates, 'totalDays' | 'creditUsed' | 'release' | 'sentenceEnd'>,
): Day {
  const atTwoThirds = addDays(start, partOf(totalDays, twoThirds) - 1 - creditUsed)
  return earlier(later(atTwoThirds, release), sentenceEnd)
}

export const endLaw = [policyFramework('sentence and licence expiry dates'), cja2003('240ZA'), cja2003('249')]

function sentenceEnds(calculation: Calculation): readonly KeyDay[] {
  const { question, dates, regime } = calculation
  if (regime.ends === 'after an extension') return []
  const isLonger = regime.ends === 'a year after the term'
  const termEnd = isLonger ? specialEnd(question) : dates.termEnd
  const date = isLonger ? later(question.start, addDays(termEnd, -dates.creditUsed)) : dates.sentenceEnd
  return [
    { form: 'ESED', date: termEnd, law: endLaw },
    { form: isUnconditional(calculation) ? 'SED' : 'SLED', date, law: endLaw },
  ]
}

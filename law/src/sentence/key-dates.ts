import { addDays, type Day, earlier, later } from '../calendar/day.ts'
import { partOf, twoThirds } from '../calendar/fraction.ts'
import { isAtLeastYears, lastDay } from '../calendar/term.ts'
import { progressionModel } from '../tables/days.ts'
import {
  cja2003,
  crimeSentencesAct1997,
  hmppsCalculator,
  policyFramework,
  type Source,
} from '../tables/provisions.ts'
import type { Calculation } from './calculation.ts'
import type { Dates } from './dates.ts'
import { curfewEligibility, curfewLaw } from './home-detention-curfew.ts'
import { dayOfLeaving, latestLaw, leavingLaw } from './leaving.ts'

/** What a date is, exactly: one kind of date can be said in two ways. */
export type KeyDateForm =
  | 'TARIFF'
  | 'PED'
  | 'CRD'
  | 'CRD, end of the custodial term'
  | 'ARD'
  | 'ARD, one day'
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
}

/** Every other date that can be given for one sentence, in the order in which they are usually met. */
export function keyDaysOf(calculation: Calculation): readonly KeyDay[] {
  const { regime, dates } = calculation
  if (regime.released === 'after a minimum term')
    return [{ form: 'TARIFF', date: dates.release, law: [crimeSentencesAct1997('28')] }]
  return [
    ...homeDetentionCurfew(calculation),
    ...releases(calculation),
    ...leaving(calculation),
    ...easingOfSupervision(calculation),
    ...sentenceEnds(calculation),
  ]
}

/** Section 243A: a term of one day, and section 250 detention of under 12 months, end without a licence. */
const isUnconditional = ({ question: { start, term }, regime, dates }: Calculation): boolean =>
  regime.released === 'automatically' &&
  (dates.totalDays === 1 || (regime.family === 'section 250' && !isAtLeastYears(start, term, 1)))

function releases(calculation: Calculation): readonly KeyDay[] {
  const { dates, regime, point } = calculation
  const { law } = point
  if (regime.released === 'by the Parole Board')
    return [
      { form: 'PED', date: dates.release, law },
      { form: 'CRD, end of the custodial term', date: dates.sentenceEnd, law },
    ]
  if (!isUnconditional(calculation)) return [{ form: 'CRD', date: dates.release, law }]
  const form = dates.totalDays === 1 ? 'ARD, one day' : 'ARD'
  return [{ form, date: dates.release, law: [...law, cja2003('243A')] }]
}

function leaving({ question, dates, regime }: Calculation): readonly KeyDay[] {
  if (regime.released !== 'automatically') return []
  const { start, age } = question
  const { totalDays, release } = dates
  const day = dayOfLeaving({ start, totalDays, release, isChild: age === 'child' })
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
  const { question, dates, point } = calculation
  if (point.from !== progressionModel || isUnconditional(calculation)) return []
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

/** A special custodial sentence has one more year on licence after its custodial term. */
const specialLicenceYears = 1

function sentenceEnds(calculation: Calculation): readonly KeyDay[] {
  const { question, dates, regime } = calculation
  if (regime.ends === 'after an extension') return []
  const { start, term } = question
  const isLonger = regime.ends === 'a year after the term'
  const termEnd = isLonger
    ? lastDay(start, { ...term, years: term.years + specialLicenceYears })
    : dates.termEnd
  const date = isLonger ? later(start, addDays(termEnd, -dates.creditUsed)) : dates.sentenceEnd
  return [
    { form: 'ESED', date: termEnd, law: endLaw },
    { form: isUnconditional(calculation) ? 'SED' : 'SLED', date, law: endLaw },
  ]
}

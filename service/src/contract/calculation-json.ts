import {
  type Calculation,
  calculation,
  isoDate,
  pointLabel,
  type Regime,
  type ReleasePoint,
} from '@requisite/law'
import { printed } from './fraction.ts'
import { disclaimer } from './notices.ts'
import type { Parsed } from './parse.ts'
import { warningTexts } from './present.ts'

const text = JSON.stringify

/** The answer to a request without `include` as JSON: the same bytes that JSON.stringify makes of present(), in a third of the
 *  time. It is what nearly everybody asks for, and most of the work of answering is to write it. */
export function calculationJson(poweredBy: string): (parsed: Parsed) => string {
  const tail = `,"disclaimer":${text(disclaimer)},"poweredBy":${text(poweredBy)}}`
  return (parsed) => {
    const worked = calculation(parsed.question)
    return `{"success":true,"data":{${data(worked, parsed.unknownFields)}},"inputs":{${inputs(worked, parsed.offenceKey)}}${tail}`
  }
}

const data = (
  { dates, regime, point, classified, warnings }: Calculation,
  unknown: readonly string[],
): string =>
  `"releaseDate":"${isoDate(dates.release)}"` +
  `,"sentenceEndDate":"${isoDate(dates.sentenceEnd)}"` +
  `,"totalDays":${dates.totalDays}` +
  `,"custodyDays":${dates.requisiteCustodialPeriod}` +
  `,"adjustedCustodyDays":${dates.daysToServe}` +
  pointJson(regime, point) +
  `,"warnings":${text(warningTexts(warnings, unknown))}` +
  `,"progressionExcluded":${classified.excludedBy !== null}`

const inputs = ({ question, classified }: Calculation, offenceKey: string | null): string =>
  `"startDate":"${isoDate(question.start)}"` +
  `,"sentenceYears":${question.term.years}` +
  `,"sentenceMonths":${question.term.months}` +
  `,"sentenceDays":${question.term.days}` +
  `,"remandCreditDays":${question.remandCredit}` +
  `,"taggedBailCreditDays":${question.taggedBailCredit}` +
  `,"addedDays":${question.addedDays}` +
  `,"regimeId":"${classified.regimeId}"` +
  (offenceKey === null ? ',"offenceKey":null' : `,"offenceKey":"${offenceKey}"`) +
  `,"postCommencement":${question.postCommencement}` +
  (classified.chosenBy === 'caller' ? ',"regimeSource":"caller"' : '')

/** The fraction of a release point with its label, written once for each of the few there are. */
export function pointJson(regime: Regime, point: ReleasePoint): string {
  const points = written[regime.released]
  const before = points.get(point)
  if (before !== undefined) return before
  const fresh = `,"fractionUsed":${printed(point.fraction)},"fractionLabel":${text(pointLabel(regime, point))}`
  points.set(point, fresh)
  return fresh
}

const written: Readonly<Record<Regime['released'], WeakMap<ReleasePoint, string>>> = {
  automatically: new WeakMap(),
  'by the Parole Board': new WeakMap(),
  'after a minimum term': new WeakMap(),
}

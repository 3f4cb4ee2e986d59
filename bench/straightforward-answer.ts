import { pointLabel, type Regime, type RegimeId, type ReleasePoint, regimeOf } from '@requisite/law'
import { type Case, type Dates, datesAt, regimeFor } from './straightforward.ts'
import { inWords } from './straightforward-rivals.ts'
import { inDays, warningsFor } from './straightforward-warnings.ts'

export interface PlainAnswer {
  readonly regimeId: RegimeId
  readonly excluded: boolean
  readonly why: string
  readonly regime: Regime
  readonly point: ReleasePoint
  readonly dates: Dates
  readonly warnings: string[]
}

/** Which rules, which dates, and what else must be known. */
export function plainAnswer(c: Case): PlainAnswer {
  const { regimeId, excluded, why } = regimeFor(c)
  const regime = regimeOf(regimeId)
  const point = c.postCommencement ? regime.after : regime.before
  const dates = datesAt(c, point.fraction, regimeId)
  return { regimeId, excluded, why, regime, point, dates, warnings: warningsFor(c, regimeId, dates) }
}

function termInWords({ years, months, days }: Case): string {
  const unit = (n: number, name: string): string => (n === 0 ? '' : `${n} ${name}${n === 1 ? '' : 's'}`)
  const parts = [unit(years, 'year'), unit(months, 'month'), unit(days, 'day')].filter(Boolean)
  const last = parts.pop()
  return parts.length === 0 ? String(last) : `${parts.join(', ')} and ${last}`
}

/** The calculation in the same sentences, each with its result. Our own explanation also gives each step its provisions:
 *  this one does not have to. */
export function plainExplanation(c: Case, { regime, point, why, dates }: PlainAnswer): [string, string][] {
  const { phrase, numerator, denominator } = point.fraction
  const { start, remandCredit, taggedBailCredit, addedDays } = c
  const { termEnd, totalDays, custodyDays, creditUsed, sentenceEnd, uncapped, daysToServe, release } = dates
  const credit = remandCredit + taggedBailCredit
  const whole = Math.floor((totalDays * numerator) / denominator)
  const left = (totalDays * numerator) % denominator
  const exact = `${whole === 0 ? '' : `${whole} and `}${left}/${denominator}`
  const part = `${phrase[0]?.toUpperCase()}${phrase.slice(1)} of ${inDays(totalDays)} is`
  const remand = `${inDays(remandCredit)} on remand`
  const bail = `${inDays(taggedBailCredit)} for tagged bail`
  const sum =
    taggedBailCredit === 0
      ? `${remand}.`
      : remandCredit === 0
        ? `${bail}.`
        : `${remand} and ${bail} make ${inDays(credit)}.`
  const lessCredit = termEnd.minusDays(creditUsed)
  const less = `${inWords(termEnd)} less ${inDays(creditUsed)} of credit is ${inWords(lessCredit)}.`
  const lessDays = creditUsed === 0 ? '' : `less ${inDays(creditUsed)} of credit`
  const plusDays = addedDays === 0 ? '' : `plus ${inDays(addedDays)} added`
  const changes = lessDays === '' || plusDays === '' ? `${lessDays}${plusDays}` : `${lessDays}, ${plusDays},`
  const serving =
    custodyDays + addedDays < creditUsed
      ? `${inDays(custodyDays)}${plusDays === '' ? '' : `, ${plusDays},`} are all covered by ${inDays(creditUsed)} of credit.`
      : changes === ''
        ? `${inDays(custodyDays)} ${custodyDays === 1 ? 'is' : 'are'} left to serve.`
        : `${inDays(custodyDays)} ${changes} is ${inDays(uncapped)}.`
  const isAutomatic = regime.released === 'automatically'
  const isMinimum = regime.released === 'after a minimum term'
  const what = isMinimum ? 'minimum term' : regime.ends === 'with the term' ? 'sentence' : 'custodial term'
  const act = `section 23 of the Sentencing Act 2026`
  const when = regime.exclusion === null ? ` ${c.postCommencement ? 'after' : 'before'} ${act}` : ''
  const served = isMinimum
    ? 'The Parole Board can first direct release at the end of the minimum term.'
    : isAutomatic
      ? `The release point${when} is ${phrase} of the sentence.`
      : `The Parole Board can first direct release after ${phrase} of the custodial term.`
  return [
    [why, regime.displayName],
    [
      regime.exclusion === null ? served : `${served} The Sentencing Act 2026 does not change this.`,
      pointLabel(regime, point),
    ],
    [
      `${termInWords(c)} from ${inWords(start)}, counting that day as the first, runs to ${inWords(termEnd)}.`,
      termEnd.toString(),
    ],
    [
      `From ${inWords(start)} to ${inWords(termEnd)}, counting both, is ${inDays(totalDays)}.`,
      String(totalDays),
    ],
    [
      left === 0
        ? `${part} ${inDays(custodyDays)}.`
        : `${part} ${exact} days. A part of a day counts as a day: ${inDays(custodyDays)}.`,
      String(custodyDays),
    ],
    [
      credit === 0
        ? 'There is no time on remand or tagged bail to take off.'
        : creditUsed === credit
          ? `${sum} All of them count.`
          : `${sum} Only ${inDays(creditUsed)} can count, because there are no more days to serve.`,
      String(creditUsed),
    ],
    [
      creditUsed === 0
        ? `The ${what} ends on ${inWords(sentenceEnd)}.`
        : lessCredit.isBefore(start)
          ? `${less} That is before the day of sentence, so the ${what} ends on ${inWords(sentenceEnd)}.`
          : less,
      sentenceEnd.toString(),
    ],
    [
      daysToServe === uncapped
        ? serving
        : `${serving} That would pass the end of the ${what}, so it is ${inDays(daysToServe)}.`,
      String(daysToServe),
    ],
    [
      daysToServe === 0
        ? `No days are left to serve, so ${isAutomatic ? 'release is on' : 'the date is'} the day of sentence, ${inWords(release)}.`
        : `Counting ${inWords(start)} as day 1, day ${daysToServe} is ${inWords(release)}.`,
      release.toString(),
    ],
  ]
}

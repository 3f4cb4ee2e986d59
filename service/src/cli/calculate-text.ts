import {
  type Calculation,
  explanationOf,
  inWords,
  inWordsWithWeekday,
  keyDatesOf,
  transitionOf,
  warningText,
} from '@requisite/law'
import { type Alternative, alternativeTexts, transitionReason } from '@requisite/law/internal'
import { disclaimer } from '../contract/notices.ts'
import { citations } from './citations.ts'
import type { Paint } from './paint.ts'

const titles: Readonly<Record<Calculation['regime']['released'], string>> = {
  automatically: 'Release date',
  'by the Parole Board': 'Earliest date for the Parole Board',
  'after a minimum term': 'End of the minimum term',
}

/** The release point that was used, by its part of the sentence and by the side of the Act it is from. */
function pointUsed({ question, regime: { before, after }, point }: Calculation): string {
  const from =
    before.fraction === after.fraction
      ? 'the same before and after'
      : `the release point ${question.postCommencement ? 'after' : 'before'}`
  return `${point.fraction.phrase}, ${from} the Sentencing Act 2026`
}

/** The date, the release point it stands at, and the date under the law in force where that is another. */
function firstLine(calculation: Calculation): string {
  const { dates, regime } = calculation
  const { release } = transitionOf(calculation)
  const inForce =
    release === dates.release ? '' : `; under the law in force it is ${inWordsWithWeekday(release)}`
  return `${titles[regime.released]}: ${inWordsWithWeekday(dates.release)} (${pointUsed(calculation)})${inForce}`
}

/** Why the law in force gives another date, and what to ask for its working. */
function inForceLines(calculation: Calculation): readonly string[] {
  const change = transitionOf(calculation)
  if (change.release === calculation.dates.release) return []
  const { reason } = transitionReason(change, calculation.regime)
  return [`The law in force: ${reason} For its working use requisite release.`]
}

/** A rival date, with the condition on which it is the right one and why there are two. */
function alternativeLine({ code, release, paroleEligibility }: Alternative): string {
  const { condition, why } = alternativeTexts[code]
  const board =
    paroleEligibility === null ? [] : [`from ${inWords(paroleEligibility)} if the Parole Board agrees`]
  const dates = [...board, ...(release === null ? [] : [inWordsWithWeekday(release)])]
  return `  - ${dates.join(', automatic on ')}, ${condition}. ${why}`
}

/** A sentence at the release point that was asked for, for a person: the date, the reason, the working, the other dates, and
 *  what else must be known. */
export function calculationText(
  calculation: Calculation,
  notes: readonly string[],
  { strong, faint, alert }: Paint,
): string {
  const { dates, regime, classified } = calculation
  const working = explanationOf(calculation).flatMap(({ title, working, law }, i) => [
    `  ${i + 1}. ${title}`,
    `     ${working}`,
    ...(law.length > 0 ? [faint(`     ${citations(law)}`)] : []),
  ])
  const others = keyDatesOf(calculation)
    .filter(({ date, type }) => date !== dates.release || type === 'SED' || type === 'SLED')
    .map(({ name, date }) => `  ${name}: ${inWords(date)}`)
  const alternatives = calculation.alternatives.map(alternativeLine)
  const warnings = [...notes, ...calculation.warnings.map(warningText)]
  return [
    strong(firstLine(calculation)),
    `${regime.displayName}. ${classified.why}`,
    ...inForceLines(calculation),
    ...(alternatives.length === 0 ? [] : ['', strong('It may be another date'), ...alternatives.map(alert)]),
    '',
    strong('Working'),
    ...working,
    ...(others.length === 0 ? [] : ['', strong('Other dates'), ...others]),
    ...(warnings.length === 0
      ? []
      : ['', strong('What else you must know'), ...warnings.map((text) => alert(`  - ${text}`))]),
    '',
    disclaimer,
    '',
  ].join('\n')
}

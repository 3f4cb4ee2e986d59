import {
  type Alternative,
  type Applied,
  alternativesOf,
  alternativeTexts,
  appliedExplanationOf,
  type Calculation,
  type ExplainedStep,
  explanationOf,
  heldBy,
  heldInWords,
  inWords,
  inWordsWithWeekday,
  keyDatesOf,
  transitionOf,
  transitionReason,
  warningText,
} from '@requisite/law'
import { disclaimer } from '../contract/notices.ts'
import { citations } from './citations.ts'
import type { Paint } from './paint.ts'

const point: Readonly<Record<Calculation['regime']['released'], string>> = {
  automatically: 'Release date',
  'by the Parole Board': 'Earliest date for the Parole Board',
  'after a minimum term': 'End of the minimum term',
}

/** A sentence under the law that applies to it, for a person. */
export const appliedText = (applied: Applied, notes: readonly string[], paint: Paint): string =>
  textOf(applied, appliedExplanationOf(applied), heldLines(applied), notes, paint)

/** A sentence at the release point that was named, for a person. */
export const calculationText = (calculation: Calculation, notes: readonly string[], paint: Paint): string =>
  textOf(calculation, explanationOf(calculation), stagedLines(calculation, paint), notes, paint)

/** What a stage did to the date, where it held the person. */
function heldLines(applied: Applied): readonly string[] {
  const held = heldBy(applied)
  if (held === null) return []
  const change = transitionOf(applied)
  const reason = change.applies ? transitionReason(change, applied.regime).reason : heldInWords(held)
  return [`${reason} By the release point alone it would be ${inWords(applied.unstaged.release)}.`]
}

/** What the staged change of law gives, where that is another date than the release point that was named. */
function stagedLines(calculation: Calculation, { strong }: Paint): readonly string[] {
  const change = transitionOf(calculation)
  if (change.release === calculation.dates.release) return []
  const { reason } = transitionReason(change, calculation.regime)
  return [`As the change of law is staged, the date is ${strong(inWords(change.release))}. ${reason}`]
}

/** A rival date, with the condition on which it is the right one and why there are two. */
function alternativeLine({ code, release, paroleEligibility }: Alternative): string {
  const { condition, why } = alternativeTexts[code]
  const board =
    paroleEligibility === null ? [] : [`from ${inWords(paroleEligibility)} if the Parole Board agrees`]
  const dates = [...board, ...(release === null ? [] : [inWordsWithWeekday(release)])]
  return `  - ${dates.join(', automatic on ')}, ${condition}. ${why}`
}

/** The answer for a person: the date, the reason, the working, the other dates, and what else must be known. */
function textOf(
  calculation: Calculation,
  steps: readonly ExplainedStep[],
  staged: readonly string[],
  notes: readonly string[],
  { strong, faint, alert }: Paint,
): string {
  const { dates, regime, classified } = calculation
  const working = steps.flatMap(({ title, working, law }, i) => [
    `  ${i + 1}. ${title}`,
    `     ${working}`,
    ...(law.length > 0 ? [faint(`     ${citations(law)}`)] : []),
  ])
  const others = keyDatesOf(calculation)
    .filter(({ date, type }) => date !== dates.release || type === 'SED' || type === 'SLED')
    .map(({ name, date }) => `  ${name}: ${inWords(date)}`)
  const alternatives = alternativesOf(calculation).map(alternativeLine)
  const warnings = [...notes, ...calculation.warnings.map(warningText)]
  return [
    strong(`${point[regime.released]}: ${inWordsWithWeekday(dates.release)}`),
    `${regime.displayName}. ${classified.why}`,
    ...staged,
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

import {
  type Applied,
  days,
  inWords,
  mostAddedDays,
  type RegimeId,
  regimeOf,
  type Warning,
  type WarningCode,
  type WarningValues,
  warningText,
} from '@requisite/law'
import { type Html, html } from '../html.ts'
import { linkTo, paths } from '../link.ts'
import type { RequestBody } from '../question/parse-query.ts'

/** Warnings that the page shows in another place: in the heading, in the dates, or in how the change reaches the sentence. */
const shownElsewhere: ReadonlySet<WarningCode> = new Set([
  'W_START_AFTER_COMMENCEMENT',
  'W_LIFE',
  'W_IPP',
  'W_PAROLE',
  'W_TRANCHE',
  'W_TRANCHE_SAME',
  'W_BEFORE_CHANGE',
  'W_SDS40_STAGED',
  'W_NO_CHANGE',
  'W_NON_WORKING_DAY',
])

/** Warnings that speak to programs, in words for people. */
const pageWords: Readonly<Partial<Record<WarningCode, (values: WarningValues) => string>>> = {
  W_REGIME_OVER_OFFENCE: ({ regime }) =>
    `The rules named in the link were used. For the offence given, the rules would be: ${regimeOf(regime as RegimeId).displayName}.`,
  W_SOPC_DATE: () =>
    `Special custodial sentences began on ${inWords(days.courtsAct2015.day)}. This sentence is earlier, so another kind was passed. Check the kind of sentence.`,
  W_EDS_2012_2015: () =>
    `Some extended sentences imposed before ${inWords(days.courtsAct2015.day)} have automatic release at two-thirds.`,
  W_TERRORISM_2A: () =>
    'A serious terrorism sentence, or an extended sentence for a terrorism offence that carries life, has no early release at all.',
  W_AGE_MISMATCH: () => 'The link names rules that are not for a person of this age.',
}

/** Rules that can be chosen where a warning says that they may be the right ones. */
const otherRules: Readonly<Partial<Record<WarningCode, RegimeId>>> = {
  W_EDS_2012_2015: 'eds_automatic_2012_2015',
  W_TERRORISM_2A: 'terrorism_s247a_no_early_release',
}

const inPlainWords = (warning: Warning): string =>
  pageWords[warning.code]?.(warning.values) ?? warningText(warning)

function caveat(warning: Warning, body: RequestBody): Html {
  const regimeId = otherRules[warning.code]
  const link =
    regimeId === undefined
      ? null
      : html` <a class="govuk-link" href="${linkTo(paths.answer, { ...body, regimeId })}">Work it out for that kind of sentence</a>`
  return html`<li>${inPlainWords(warning)}${link}</li>`
}

/** What the law itself says could make the date another one, the most serious first. */
export const caveats = ({ warnings }: Applied, body: RequestBody): readonly Html[] =>
  warnings.filter(({ code }) => !shownElsewhere.has(code)).map((warning) => caveat(warning, body))

/** What can always change a date. */
export function usualChanges({ regime, question }: Applied): readonly string[] {
  const isFixed = regime.released !== 'after a minimum term'
  return [
    'Another sentence. This page works out one sentence at a time, and two together give other dates.',
    ...(isFixed
      ? [
          `Days added for breaking prison rules, or added days that are given back. One award is up to ${mostAddedDays.since} days since ${inWords(mostAddedDays.from.day)}. There is no other test of behaviour: “earned release” works only through added days.`,
        ]
      : []),
    'Days on remand or on tag that the prison counts in another way.',
    ...(isFixed ? ['Days away from prison without leave. They make the date later.'] : []),
    ...(regime.released === 'automatically' && question.age !== 'child'
      ? ['A decision by the Justice Secretary to send the case to the Parole Board first. This is rare.']
      : []),
    'A mistake that is put right by the court or the prison, or a new law.',
  ]
}

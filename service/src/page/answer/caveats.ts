import {
  type CaseWarning,
  type CaseWarningCode,
  caseWarningText,
  days,
  inWords,
  mostAddedDays,
  type RegimeId,
  regimeOf,
  type WarningValues,
} from '@requisite/law'
import { type Html, html } from '../html.ts'
import { linkTo, paths } from '../link.ts'
import type { Told } from '../question/told.ts'
import { type Outcome, wayOutOf } from './outcome.ts'

/** Warnings that the page shows in another place: at the top, in the dates, or in how the change reaches the sentence. */
const shownElsewhere: ReadonlySet<CaseWarningCode> = new Set([
  'W_START_AFTER_COMMENCEMENT',
  'W_LIFE',
  'W_IPP',
  'W_PAROLE',
  'W_PAROLE_DATE',
  'W_TRANCHE',
  'W_TRANCHE_SAME',
  'W_BEFORE_CHANGE',
  'W_SDS40_STAGED',
  'W_NO_CHANGE',
  'W_NON_WORKING_DAY',
])

/** Warnings that speak to programs, in words for people. */
const pageWords: Readonly<Partial<Record<CaseWarningCode, (values: WarningValues) => string>>> = {
  W_REGIME_OVER_OFFENCE: ({ regime }) =>
    `The rules named in the link were used. For the offence given, the rules would be: ${regimeOf(regime as RegimeId).displayName}.`,
  W_SOPC_DATE: () =>
    `Special sentences began on ${inWords(days.courtsAct2015.day)}. This sentence is earlier, so another kind was passed. Check the kind of sentence.`,
  W_EDS_2012_2015: () =>
    `Some extended sentences passed before ${inWords(days.courtsAct2015.day)} have automatic release at two-thirds.`,
  W_TERRORISM_2A: () =>
    'A serious terrorism sentence, or an extended sentence for a terrorism offence that carries life, has no early release at all.',
  W_AGE_MISMATCH: () => 'The link names rules that are not for a person of this age.',
}

/** Rules that can be chosen where a warning says that they may be the right ones. */
const otherRules: Readonly<Partial<Record<CaseWarningCode, RegimeId>>> = {
  W_EDS_2012_2015: 'eds_automatic_2012_2015',
  W_TERRORISM_2A: 'terrorism_s247a_no_early_release',
}

const inPlainWords = (warning: CaseWarning): string =>
  pageWords[warning.code]?.(warning.values) ?? caseWarningText(warning)

function caveat(warning: CaseWarning, told: Told): Html {
  const regimeId = otherRules[warning.code]
  const isOffered = regimeId !== undefined && told.sentences.length === 1
  const other = {
    ...told,
    sentences: told.sentences.map((sentence) => ({ ...sentence, regimeId: regimeId ?? null })),
  }
  const link = isOffered
    ? html` <a class="govuk-link" href="${linkTo(paths.answer, other)}">Work it out for that kind of sentence</a>`
    : null
  return html`<li>${inPlainWords(warning)}${link}</li>`
}

/** What the law itself says could make the date another one, the most serious first. */
export const caveats = ({ answer, told }: Outcome): readonly Html[] =>
  answer.warnings.filter(({ code }) => !shownElsewhere.has(code)).map((warning) => caveat(warning, told))

/** What can always change a date. */
export function usualChanges({ answer, told }: Outcome): readonly string[] {
  const way = wayOutOf(answer)
  return [
    ...(way === 'Parole Board only'
      ? []
      : [
          `Days added for breaking prison rules make it later. One award is up to ${mostAddedDays.since} days. So do days away without permission.`,
          'There is no other test of behaviour: “earned release” works only through added days.',
        ]),
    'A new sentence can make it later.',
    ...(way === 'automatic' && told.sentences.every(({ age }) => age !== 'child')
      ? ['In rare cases the Justice Secretary sends a case to the Parole Board first.']
      : []),
    'A mistake that is put right, or a new law.',
  ]
}

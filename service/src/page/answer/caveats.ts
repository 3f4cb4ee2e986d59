import {
  type AlternativeCode,
  type CaseWarning,
  type CaseWarningCode,
  caseWarningText,
  type Day,
  days,
  inWords,
  mostAddedDays,
  type RegimeId,
  regimeOf,
  type WarningValues,
} from '@requisite/law'
import { type Html, html } from '../html.ts'
import { linkTo, paths } from '../link.ts'
import { type Outcome, type Rival, wayOutOf } from './outcome.ts'

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
  'W_OVER_MAXIMUM',
  'W_RECALL_FIXED_TERM',
  'W_RECALL_LICENCE',
])

/** Doubts that stand at the top of the page with their dates, where the rival could be worked out. */
const shownAsDoubt: Readonly<Partial<Record<CaseWarningCode, AlternativeCode>>> = {
  W_BARRED_POSSIBLE: 'A_ON_LIST',
  W_BARRED_LIST_UNCONFIRMED: 'A_OFF_LIST',
  W_BARRED_LIST_NAMED: 'A_OFF_LIST_NAMED',
  W_LIFE_MAXIMUM_DATE: 'A_EARLIER_CONDUCT',
  W_VIOLENT_TO_PRISON_SERVICE: 'A_COUNTED_VIOLENT',
  W_S250_FRACTION: 'A_SECTION_250_HALF',
  W_AGE_UNKNOWN: 'A_UNDER_18',
  W_EDS_2012_2015: 'A_EXTENDED_AUTOMATIC',
  W_TERRORISM_2A: 'A_NO_EARLY_RELEASE',
}

/** Warnings that speak to programs, in words for people. */
const pageWords: Readonly<Partial<Record<CaseWarningCode, (values: WarningValues) => string>>> = {
  W_REGIME_OVER_OFFENCE: ({ regime }) =>
    `The rules named in the link were used. For the offence given, the rules would be: ${regimeOf(regime as RegimeId).displayName}.`,
  W_SOPC_DATE: () =>
    `Special sentences began on ${inWords(days.courtsAct2015.day)}. This sentence is earlier, so another kind was passed. Check the kind of sentence.`,
  W_SDS40_ASSUMED: () =>
    'No offence was given, so we used the ordinary rules. For some sexual, violent and other offences more is served. Give the offence for a surer date.',
  W_BARRED_LIST_NO_EFFECT: () =>
    'We treat this offence as one that stays under the old rules. The list of them is not published. It makes no difference to this date.',
  W_EXTENSION_UNKNOWN: () =>
    'The extra time on licence was not given. So we cannot say when the sentence ends.',
  W_EDS_2012_2015: () =>
    `Some extended sentences passed before ${inWords(days.courtsAct2015.day)} have automatic release at two-thirds.`,
  W_TERRORISM_2A: () =>
    'A serious terrorism sentence, or an extended sentence for a terrorism offence that carries life, has no early release at all.',
  W_RECALL_STANDARD: () =>
    'The Parole Board can let the person out at any time once it has looked at the case. If it does not, they stay to the end of the sentence.',
  W_RECALL_BEFORE_RELEASE: ({ release }) =>
    `By our count the first release was due on ${inWords(release as Day)}. The recall is before it. The Parole Board or a tag may have let the person out earlier. Check the date of the recall.`,
  W_RECALL_KIND: () =>
    `This kind of recall is unusual here. Since ${inWords(days.fixedTermOf56Days.day)} adults have 56 days or a standard recall. People who were under 18 when found guilty have 28 or 14 days, or a standard recall. After an extended sentence every recall is a standard one. Check the recall papers.`,
  W_RECALL_AT_LARGE_UNKNOWN: () =>
    'The days of recall and return were not both given. So we count no days between them. Such days make the end of the sentence later.',
  W_RECALL_ADDED_DAYS: () =>
    'Days added before the first release do not move a date after a recall. No added days move the end of the sentence. So we did not count them.',
  W_RECALL_CURFEW: () =>
    'If the person was out on a tag (home detention curfew) when recalled, other rules apply. The date can be later.',
  W_RECALL_RECORDS: () =>
    'Some things are known only to the prison: days away as it wrote them down, a decision about release, or a recall that was cancelled. A cancelled recall counts as if it had never been.',
  W_AGE_MISMATCH: () => 'The link names rules that are not for a person of this age.',
}

/** Rules that can be chosen where it is in doubt whether they are the right ones. */
const otherRules: Readonly<Partial<Record<Rival['code'], RegimeId>>> = {
  A_EXTENDED_AUTOMATIC: 'eds_automatic_2012_2015',
  A_NO_EARLY_RELEASE: 'terrorism_s247a_no_early_release',
}

/** The same case by other rules, for one sentence that they may govern. */
function otherwise({ rivals, told }: Outcome): readonly Html[] {
  const [only, ...others] = told.sentences
  if (only === undefined || others.length > 0) return []
  return rivals.flatMap(({ code, words }) => {
    const regimeId = otherRules[code]
    if (regimeId === undefined) return []
    const link = linkTo(paths.answer, { ...told, sentences: [{ ...only, regimeId }] })
    return [
      html`<li>${words.why} <a class="govuk-link" href="${link}">Work it out for that kind of sentence</a></li>`,
    ]
  })
}

const inPlainWords = (warning: CaseWarning): string =>
  pageWords[warning.code]?.(warning.values) ?? caseWarningText(warning)

/** What the law itself says could make the date another one, the most serious first. */
export const caveats = (outcome: Outcome): readonly Html[] => [
  ...otherwise(outcome),
  ...outcome.answer.warnings
    .filter(
      ({ code }) =>
        !shownElsewhere.has(code) && !outcome.rivals.some((rival) => rival.code === shownAsDoubt[code]),
    )
    .map((warning) => html`<li>${inPlainWords(warning)}</li>`),
]

/** What can always change a date. */
export function usualChanges({ answer, told }: Outcome): readonly string[] {
  if (answer.recalled !== null)
    return [
      ...(answer.recalled.uncut === null || answer.release === answer.end
        ? []
        : [
            'Days added for breaking prison rules since the return make it later. So do days away without permission.',
          ]),
      'A new sentence can make it later.',
      'A mistake that is put right, or a new law.',
    ]
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

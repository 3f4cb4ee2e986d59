import {
  type CaseWarningCode,
  mostAddedDays,
  type RegimeId,
  warningForPeople,
  warningOfRival,
} from '@requisite/law'
import { type Html, html } from '../html.ts'
import { linkTo, paths } from '../link.ts'
import { hasMinimumTerm } from '../told/told.ts'
import { isByRecall, isSaidToBeOnTag, type Outcome, type Rival, wayOutOf } from './outcome.ts'

/** Warnings that the page shows in another place: at the top, in the dates, or in how the change reaches the sentence. */
const shownElsewhere: ReadonlySet<CaseWarningCode> = new Set([
  'W_START_AFTER_COMMENCEMENT',
  'W_LIFE',
  'W_IPP',
  'W_PAROLE',
  'W_PAROLE_DATE',
  'W_FIXED_TERM_LATER',
  'W_WHOLE_LIFE',
  'W_TRANCHE',
  'W_TRANCHE_SAME',
  'W_BEFORE_CHANGE',
  'W_SDS40_STAGED',
  'W_NO_CHANGE',
  'W_NON_WORKING_DAY',
  'W_LEAVING_AGE',
  'W_OVER_MAXIMUM',
  'W_RECALL_FIXED_TERM',
  'W_RECALL_LICENCE',
  'W_RECALL_OTHER_LATER',
  'W_RECALL_NOT_BEFORE',
  'W_RECALL_NOT_TOLD',
  'W_DEFAULT_BEGINS',
  'W_REMAND_ON_RECALL',
  'W_STATED_UNEXPLAINED',
  'W_OFFENCE_NOT_GIVEN',
  'W_FAR_AHEAD',
  'W_SUSPENDED_USUAL',
  'W_DAY_NOT_TOLD',
  'W_RECALL_56_NOW',
  'W_RECALL_KIND',
  'W_OTHERS_NOT_TOLD',
  'W_RECALL_KIND_NOT_TOLD',
  'W_RUNS_NOT_TOLD',
  'W_KIND_NOT_TOLD',
  'W_DETENTION_NOT_TOLD',
  'W_CREDIT_NOT_TOLD',
])

export const isShownElsewhere = (code: CaseWarningCode): boolean => shownElsewhere.has(code)

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

/** The age changes nothing after a recall or for a sentence with a minimum term, and was not asked for. */
const isAgeIdle = ({ recall, sentences }: Outcome['told']): boolean =>
  (recall !== null && recall.sentenceIds == null) ||
  sentences.every(({ sentenceType }) => hasMinimumTerm(sentenceType))

/** What the law itself says could make the date another one, the most serious first. Doubts whose rival could be worked out stand at
 *  the top of the page with their dates. */
export const caveats = (outcome: Outcome): readonly Html[] => [
  ...otherwise(outcome),
  ...outcome.answer.warnings
    .filter(
      ({ code }) =>
        !isShownElsewhere(code) &&
        !(code === 'W_AGE_UNKNOWN' && isAgeIdle(outcome.told)) &&
        !(code === 'W_RECALL_BEFORE_RELEASE' && isSaidToBeOnTag(outcome)) &&
        !outcome.rivals.some((rival) => warningOfRival(rival.code) === code),
    )
    .map((warning) => html`<li>${warningForPeople(warning)}</li>`),
]

/** What can always change a date. */
export function usualChanges({ answer, told }: Outcome): readonly string[] {
  if (answer.recalled !== null && isByRecall(answer))
    return [
      ...(answer.recalled.run.recalled.until === 'the end' || answer.release === answer.end
        ? []
        : [
            'Days added for breaking prison rules since the return make it later. So do days away without permission.',
          ]),
      'A new sentence can make it later.',
      'A mistake that is put right, or a new law.',
    ]
  const way = wayOutOf(answer)
  return [
    ...(way === 'Parole Board only' || way === 'none' || way === 'on licence'
      ? []
      : [
          `Days added for breaking prison rules make it later: up to ${mostAddedDays.since} days for one award. So do days away without permission.`,
          'There is no other test of behaviour: “earned release” works only through added days.',
        ]),
    ...(way === 'none'
      ? []
      : way === 'on licence'
        ? ['A recall before that day makes it later.']
        : ['A new sentence can make it later.']),
    ...(way === 'automatic' && told.sentences.every(({ ageAtConviction }) => ageAtConviction !== 'child')
      ? ['In rare cases the Justice Secretary sends a case to the Parole Board first.']
      : []),
    'A mistake that is put right, or a new law.',
  ]
}

import { type RegimeId, warningForPeople } from '@requisite/law'
import { isByRecall, mostAddedDays, type Rival, warningPlaces, wayOf } from '@requisite/law/internal'
import { toldQuery } from '../../told/query.ts'
import { hasMinimumTerm } from '../../told/told.ts'
import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { isSaidToBeOnTag, type Outcome } from './outcome.ts'

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
    const link = `${paths.answer}?${toldQuery({ ...told, sentences: [{ ...only, regimeId }] })}`
    return [
      html`<li>${words.why} <a class="govuk-link" href="${link}">Work it out for that kind of sentence</a></li>`,
    ]
  })
}

/** The age changes nothing after a recall or for a sentence with a minimum term, and was not asked for. */
const isAgeIdle = ({ recall, sentences }: Outcome['told']): boolean =>
  (recall !== null && recall.sentenceIds == null) ||
  sentences.every(({ sentenceType }) => hasMinimumTerm(sentenceType))

/** What the law itself says could make the date another one, the most serious first. */
export const caveats = (outcome: Outcome): readonly Html[] => [
  ...otherwise(outcome),
  ...outcome.answer.warnings
    .filter(
      ({ code }) =>
        warningPlaces[code] === undefined &&
        !(code === 'W_AGE_UNKNOWN' && isAgeIdle(outcome.told)) &&
        !(code === 'W_RECALL_BEFORE_RELEASE' && isSaidToBeOnTag(outcome)) &&
        !outcome.rivals.some(({ warning }) => warning === code),
    )
    .map((warning) => html`<li>${warningForPeople(warning)}</li>`),
]

/** By the Criminal Appeal Act 1968, section 29. */
const appeal =
  'An appeal can change the sentence. Days in prison meanwhile count, unless the Court of Appeal orders otherwise.'
/** By the Criminal Justice Act 2003, section 248, and of life the Crime (Sentences) Act 1997, section 30. */
const illness =
  'In exceptional circumstances, such as a grave illness, the Justice Secretary may release sooner.'

/** What other people decide of a sentence: neither an order for somebody young is one, nor prison without a sentence. */
const decidedByOthers = ({ sentences }: Outcome['answer']): readonly string[] =>
  sentences.every(
    ({ regime: { takesAddedDays, released } }) => takesAddedDays || released === 'after a minimum term',
  )
    ? [appeal, illness]
    : []

/** What can always change a date. */
export function usualChanges({ answer, told }: Outcome): readonly string[] {
  if (wayOf(answer).by === 'no day')
    return ['A new sentence can make it later.', 'A mistake that is put right, or a new law.']
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
  const way = wayOf(answer).by
  return [
    ...(way === 'Board only' || way === 'none' || way === 'on licence'
      ? []
      : answer.sentences.every(({ regime }) => !regime.takesAddedDays)
        ? ['Days away without permission make it later. Days added for breaking prison rules do not.']
        : [
            `Days added for breaking prison rules make it later: up to ${mostAddedDays.since} days ` +
              'for one award. So do days away without permission.',
            ...(way === 'automatic'
              ? ['There is no other test of behaviour: “earned release” works only through added days.']
              : []),
          ]),
    ...(way === 'none'
      ? []
      : way === 'on licence'
        ? ['A recall before that day makes it later.']
        : ['A new sentence can make it later.']),
    ...(way === 'automatic' && told.sentences.every(({ ageAtConviction }) => ageAtConviction !== 'child')
      ? ['In rare cases the Justice Secretary sends a case to the Parole Board first.']
      : []),
    ...(way === 'none' || way === 'on licence' ? [] : decidedByOthers(answer)),
    'A mistake that is put right, or a new law.',
  ]
}

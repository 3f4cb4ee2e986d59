import { inWords } from '../../calendar/day.ts'
import { isAtLeastYears } from '../../calendar/term.ts'
import type { Case, CaseSentence, Recall } from '../../custody/case.ts'
import type { Links } from '../../custody/chain.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import { sumOf } from '../../custody/length.ts'
import { recallDay } from '../../custody/recall/recalled-state.ts'
import type { Run } from '../../custody/run.ts'
import { isRunAtLeast } from '../../custody/run-days.ts'
import { type CaseRefusal, ofRecall, ofSentence } from '../../facts/refusal.ts'
import { isOldOffence } from '../../sentence/unconditional.ts'
import { days } from '../../tables/days.ts'
import { hasEffect } from '../../tables/layers.ts'

export const whichOnes = ofRecall(
  'sentenceIds',
  'Say which sentences the recall is from, by their ids, or give the day of the recall.',
)

/** No sentence could have been recalled, because all came on the day of the recall or after it. */
export const passedSince = ({ recallDate }: Recall): CaseRefusal =>
  recallDate === null
    ? ofRecall('returnToCustodyDate', 'No sentence was passed before the return.')
    : ofRecall('recallDate', 'No sentence was passed before the recall.')

/** Why the named sentences cannot be the recalled ones. A chain is recalled as a whole. */
export function naming(
  { sentences, recall: given }: Case,
  { before }: Links,
  isRecalled: readonly boolean[],
): readonly CaseRefusal[] {
  const recall = given as Recall
  const day = recallDay(recall)
  return sentences.flatMap(({ id, startDate: start }, at) => {
    if (day !== null && start >= day)
      return isRecalled[at]
        ? [
            ofRecall(
              'sentenceIds',
              `Sentence ${id} was passed on ${inWords(start)}, not before the recall. Leave it out.`,
            ),
          ]
        : []
    const target = before[at] as number | null
    if (target === null || isRecalled[at] === isRecalled[target]) return []
    const { id: first } = sentences[target] as CaseSentence
    return [
      ofRecall(
        'sentenceIds',
        `Sentence ${id} follows sentence ${first}: the recall is from both or from neither.`,
      ),
    ]
  })
}

/** Section 243A: a term of one day. */
export const isOneDay = ({ custodial, whole }: GovernedSentence): boolean =>
  whole === custodial && custodial.months === 0 && custodial.days === 1

export const ofOneDay = ofRecall('type', 'A sentence of one day has no licence, so there is no recall.')

/** Section 243A(1)(b): what is said of section 250 detention under 12 months from which the person came out under 18. */
export const ofYoung: CaseRefusal = {
  place: { in: 'case', field: 'dateOfBirth' },
  message:
    'The person was under 18 at the end of a term under 12 months, which then has no licence, so there is no recall.',
}

/** Whether no licence follows a term of this kind under 12 months for an offence from before short terms had one. */
const isOfOldRule = ({ regime: { family }, layers, point }: GovernedSentence): boolean =>
  (family === 'standard' || family === 'section 250') && !hasEffect(layers, point, 'licenceForShortTerms')

/** Section 243A: what is said of a short term for an older offence. In a chain it can be part of a longer whole, which is not
 *  worked out. Null where there is a licence. */
export function ofShortAndOld(part: GovernedSentence): CaseRefusal | null {
  const { offenceDate, startDate: start } = part.sentence
  return offenceDate !== null &&
    offenceDate < days.licenceForShortTerms.day &&
    isOfOldRule(part) &&
    !isAtLeastYears(start, sumOf([part.custodial]), 1)
    ? ofSentence(
        part.at,
        'offenceDate',
        `A term under 12 months for an offence before ${inWords(days.licenceForShortTerms.day)} has no licence, so there is no recall.`,
      )
    : null
}

/** Section 243A(1A): a run under 12 months, of sentences passed before a licence followed short terms: no offence is later. */
export const isShortAndOld = (run: Run): boolean =>
  !isRunAtLeast(run, 1) && run.parts.every((part) => isOfOldRule(part) && isOldOffence(part.question))

export const ofShortBefore2015 = ({ parts }: Run): CaseRefusal =>
  ofSentence(
    (parts[0] as GovernedSentence).at,
    'startDate',
    `Passed before ${inWords(days.licenceForShortTerms.day)}, a sentence under 12 months has no licence, so there is no recall.`,
  )

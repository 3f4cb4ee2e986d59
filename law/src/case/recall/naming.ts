import { inWords } from '../../calendar/day.ts'
import type { Case, CaseSentence, Recall } from '../../custody/case.ts'
import type { Links } from '../../custody/chain.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import { recallDay } from '../../custody/recall/recalled-state.ts'
import type { Run } from '../../custody/run.ts'
import { isRunAtLeast } from '../../custody/run-days.ts'
import { sentencesOfRun } from '../../custody/sentences-of-run.ts'
import { type CaseRefusal, ofRecall, ofSentence } from '../../facts/refusal.ts'
import { isOldOffence } from '../../sentence/unconditional.ts'
import { days } from '../../tables/days.ts'
import { hasEffect, type Layer } from '../../tables/layers.ts'

export const whichOnes = ofRecall(
  'sentenceIds',
  'Say which sentences the recall is from, by their ids, or give the day of the recall.',
)

/** No sentence could have been recalled, because all came on the day of the recall or after it. */
export const noneBeforeRecall = ({ recallDate }: Recall): CaseRefusal =>
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

/** Section 243A(1A): a run under 12 months of which no offence is from since a licence follows short terms. One later offence in a
 *  chain gives it a licence (section 264B), and so do 12 months in all (section 264(3B)). */
export function isShortAndOld(run: Run): boolean {
  const sentences = sentencesOfRun(run)
  const { parts, points } = sentences
  const isOfOldRule = ({ regime: { family }, layers }: GovernedSentence, i: number): boolean =>
    (family === 'standard' || family === 'section 250') &&
    !hasEffect(layers, points[i] as Layer, 'licenceForShortTerms')
  return (
    !isRunAtLeast(sentences, 1) &&
    parts.every((part, i) => isOfOldRule(part, i) && isOldOffence(part.question))
  )
}

export const isOffenceTold = ({ parts }: Run): boolean =>
  parts.some(({ sentence }) => sentence.offenceDate !== null)

/** What is said of such a run. */
export function ofShortAndOld(run: Run): CaseRefusal {
  const { at, sentence } = sentencesOfRun(run).parts[0] as GovernedSentence
  const before = inWords(days.licenceForShortTerms.day)
  return sentence.offenceDate === null
    ? ofSentence(
        at,
        'startDate',
        `Passed before ${before}, a sentence under 12 months has no licence, so there is no recall.`,
      )
    : ofSentence(
        at,
        'offenceDate',
        `A term under 12 months for an offence before ${before} has no licence, so there is no recall.`,
      )
}

import { inWords } from '../../calendar/day.ts'
import type { Recall } from '../case.ts'
import { type GovernedSentence, isByHand, isOfAct1991, isOldStyle } from '../governed-sentence.ts'
import { isReleasedUnder18 } from '../licence.ts'
import { isInNoSentence, notRecalled } from '../orders/refusals.ts'
import { type CaseRefusal, unsupported } from '../refusal.ts'
import { isLengthRight, isNeverFixed, isNew } from './kind.ts'
import { isOneDay, ofOneDay, ofRecall, ofSentence, ofShortAndOld, ofYoung } from './naming.ts'
import { type RecalledRun, recalledEnd } from './recalled-run.ts'

/** Why there is no answer to a case with a recall that holds these sentences, whichever were recalled. */
export const refusalsOfKinds = (parts: readonly GovernedSentence[]): readonly CaseRefusal[] =>
  parts.length > 1 && parts.some(isByHand)
    ? [
        unsupported({
          place: { in: 'case', field: 'recall' },
          message: 'A recall together with a life or terrorism sentence is not worked out.',
        }),
      ]
    : []

/** Why there is no date after a recall from these sentences, whatever the recall. Sentences of one day beside others were over
 *  long before it. */
export function refusalsOfRecalled(recalled: readonly GovernedSentence[]): readonly CaseRefusal[] {
  const refusals = recalled.flatMap((part) =>
    isInNoSentence(part, recalled) ? [notRecalled(part)] : (refusalOfPart(part) ?? []),
  )
  const isAlone = ({ sentence }: GovernedSentence): boolean => sentence.consecutiveTo === null
  return recalled.every((part) => isOneDay(part) && isAlone(part)) ? [...refusals, ofOneDay] : refusals
}

function refusalOfPart(part: GovernedSentence): CaseRefusal | null {
  const { at, regime, whole, classified } = part
  const field =
    classified.chosenBy === 'caller'
      ? 'regimeId'
      : classified.chosenBy === 'offence'
        ? 'offence'
        : 'sentenceType'
  if (regime.released === 'after a minimum term')
    return unsupported(
      ofSentence(
        at,
        field,
        'After a recall from this sentence there is no automatic date and no end date. The Parole Board decides.',
      ),
    )
  if (regime.id === 'terrorism_s247a_no_early_release')
    return unsupported(ofSentence(at, field, 'A recall from a serious terrorism sentence is not worked out.'))
  if (whole === null)
    return ofSentence(at, 'extension', 'Enter the extension period: the end of the sentence depends on it.')
  if (isOldStyle(part) || isOfAct1991(part))
    return unsupported(
      ofSentence(
        at,
        'offenceDate',
        'This sentence is under the Criminal Justice Act 1991. A recall under it is not worked out.',
      ),
    )
  return ofShortAndOld(part)
}

/** Why the numbers that came out cannot be: a recall needs a licence still in force, and a fixed term its length. Where only
 *  some of the runs were over, the others decide. */
export function refusalsOfNumbers(recall: Recall, runs: readonly RecalledRun[]): readonly CaseRefusal[] {
  const going = runs.filter(({ recalled }) => recalled.hadEnded === null)
  if (going.some(isReleasedUnder18)) return [ofYoung]
  const refusals: CaseRefusal[] = []
  // unseen: Of runs with one end either says it.
  const last = runs.reduce((one, other) => (recalledEnd(other) > recalledEnd(one) ? other : one))
  const end = inWords(recalledEnd(last))
  if (runs.every(({ recalled }) => recalled.hadEnded === 'by the recall'))
    refusals.push(
      ofRecall(
        'recallDate',
        `The sentence ended on ${end}. A recall comes before the end: check the dates and the credit.`,
      ),
    )
  else if (going.length === 0)
    refusals.push(
      ofRecall(
        'returnDate',
        `The sentence ended on ${end}, before the return. Check the dates and the credit.`,
      ),
    )
  const { type, returnDate } = recall
  if (going.some(({ parts }) => parts.some((part) => isNeverFixed(recall, part))))
    refusals.push(
      ofRecall(
        'type',
        'A recall from an extended, special, terrorism or national security sentence is a standard one.',
      ),
    )
  else if (isNew(returnDate) && going.length > 0 && going.every((run) => !isLengthRight(type, run)))
    refusals.push(
      ofRecall(
        'type',
        type === 'fixed_term_14'
          ? 'A recall of 14 days is for a sentence under 12 months. This one is longer.'
          : 'A recall of 28 days is for a sentence of 12 months or more. This one is shorter.',
      ),
    )
  return refusals
}

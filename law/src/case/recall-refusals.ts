import { addDays, type Day, inWords } from '../calendar/day.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { days, progressionModel } from '../tables/days.ts'
import type { AskedCaseSentence, AskedRecall } from './ask.ts'
import type { AtLarge, Case, Recall } from './case.ts'
import { type Measure, sumOf } from './length.ts'
import { isOldStyle, type Part } from './part.ts'
import { type AfterRecall, daysBetween } from './recall.ts'
import type { CaseRefusal } from './refusal.ts'

const ofRecall = (field: keyof AskedRecall, message: string): CaseRefusal => ({
  place: { in: 'recall', field },
  message,
})
const ofSentence = (at: number, field: keyof AskedCaseSentence, message: string): CaseRefusal => ({
  place: { in: 'sentences', at, field },
  message,
})

/** Why there is no date after a recall from these sentences, whatever the recall. */
export function refusalsOfRecalled(parts: readonly Part[], isOneRun: boolean): readonly CaseRefusal[] {
  if (!isOneRun)
    return [
      {
        place: { in: 'case', field: 'recall' },
        message:
          'A recall is worked out for one sentence, or for sentences that follow one another (consecutive). With others beside them it is not.',
      },
    ]
  return parts.flatMap((part) => {
    const refusal = refusalOfPart(part)
    return refusal === null ? [] : [refusal]
  })
}

function refusalOfPart(part: Part): CaseRefusal | null {
  const { at, sentence, regime, whole, classified } = part
  const field =
    classified.chosenBy === 'caller'
      ? 'regimeId'
      : classified.chosenBy === 'offence'
        ? 'offence'
        : 'sentenceType'
  if (regime.released === 'after a minimum term')
    return ofSentence(
      at,
      field,
      'After a recall from this sentence there is no automatic date and no end date. The Parole Board decides.',
    )
  if (regime.id === 'terrorism_s247a_no_early_release')
    return ofSentence(at, field, 'A recall from a serious terrorism sentence is not worked out.')
  if (whole === null)
    return ofSentence(at, 'extension', 'Enter the extension period: the end of the sentence depends on it.')
  if (isOldStyle(part))
    return ofSentence(
      at,
      'offenceDate',
      'This sentence is under the Criminal Justice Act 1991. A recall under it is not worked out.',
    )
  return sentence.offenceDate !== null && hasNoLicence(part)
    ? ofSentence(
        at,
        'offenceDate',
        `A term under 12 months for an offence before ${inWords(days.licenceForShortTerms.day)} has no licence, so there is no recall.`,
      )
    : null
}

/** Section 243A: a short term for an older offence. In a chain it can be part of a longer whole, which is not worked out. */
const hasNoLicence = ({ sentence: { offenceDate, start }, regime, point, custodial }: Part): boolean =>
  (offenceDate as Day) < days.licenceForShortTerms.day &&
  regime.family === 'standard' &&
  point.from !== progressionModel &&
  !isAtLeastYears(start, sumOf([custodial]), 1)

/** Why the facts of a recall cannot be as they were given. */
export function refusalsOfFacts(
  { recall: given, atLarge, addedDays }: Case,
  start: Day,
): readonly CaseRefusal[] {
  const recall = given as Recall
  const { recallDate, returnDate, lastDayAtLarge, type, atLargeAfterReturn } = recall
  const refusals: CaseRefusal[] = []
  const say = (field: keyof AskedRecall, message: string): void =>
    void refusals.push(ofRecall(field, message))
  if (type !== 'standard' && returnDate === null)
    say('returnDate', 'Enter the day of return to custody: a fixed term is counted from it.')
  if (recallDate !== null && recallDate < start)
    say('recallDate', 'The recall cannot be before the day of sentence.')
  if (returnDate !== null && returnDate < start)
    say('returnDate', 'The return cannot be before the day of sentence.')
  else if (returnDate !== null && recallDate !== null && returnDate < recallDate)
    say('returnDate', 'The return cannot be before the recall.')
  if (lastDayAtLarge !== null && (lastDayAtLarge <= start || lastDayAtLarge >= (returnDate ?? Infinity)))
    say('lastDayAtLarge', 'The last day at large lies after the day of sentence and before the return.')
  const between = timeBetween(recall)
  atLarge.forEach((period, at) => {
    const place = { in: 'atLarge', at, field: 'first' } as const
    if (between !== null && period.first <= between.last && period.last >= between.first)
      refusals.push({
        place,
        message: 'This time at large overlaps the one between recall and return, which is counted by itself.',
      })
    if (returnDate !== null && period.last >= returnDate && atLargeAfterReturn > 0)
      refusals.push({
        place,
        message:
          'Days at large since the return are given twice: with dates, and as a number with the recall.',
      })
  })
  if (typeof addedDays !== 'number' && returnDate !== null)
    addedDays.forEach(({ day }, at) => {
      if (day >= returnDate)
        refusals.push({
          place: { in: 'addedDays', at, field: 'day' },
          message: 'This award is dated after the return. Give days added since the return with the recall.',
        })
    })
  return refusals
}

/** The time at large between recall and return, where its days are known. */
function timeBetween(recall: Recall): AtLarge | null {
  const count = daysBetween(recall)
  const { lastDayAtLarge, returnDate } = recall
  const last = lastDayAtLarge ?? (returnDate === null ? null : addDays(returnDate, -1))
  return count === 0 || last === null ? null : { first: addDays(last, 1 - count), last }
}

/** Why the numbers that came out cannot be: a recall needs a licence still in force, and a fixed term its length. */
export function refusalsOfNumbers(
  { recallDate, returnDate, type }: Recall,
  { end, endAtRecall, endBeforeCredit }: AfterRecall,
  { start, whole }: { readonly start: Day; readonly whole: readonly Measure[] },
): readonly CaseRefusal[] {
  const refusals: CaseRefusal[] = []
  if (endBeforeCredit === start)
    refusals.push(ofRecall('type', 'A sentence of one day has no licence, so there is no recall.'))
  if (recallDate !== null && (recallDate > endAtRecall || recallDate >= end))
    refusals.push(
      ofRecall(
        'recallDate',
        `The sentence ended on ${inWords(endAtRecall)}. A recall comes before the end: check the dates and the credit.`,
      ),
    )
  else if (returnDate !== null && returnDate > end)
    refusals.push(
      ofRecall(
        'returnDate',
        `The sentence ended on ${inWords(end)}, before the return. Check the dates and the credit.`,
      ),
    )
  if (!isLengthRight(type, isAtLeastYears(start, sumOf(whole), 1)) && isNew(returnDate))
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

/** Sections 255B(1A) and (1B): 14 days for a term under 12 months, 28 for a longer one. */
export const isLengthRight = (type: Recall['type'], isYear: boolean): boolean =>
  type === 'fixed_term_14' ? !isYear : type !== 'fixed_term_28' || isYear

/** From the change on, 14 and 28 days are left to young people, and the rule is strict. */
const isNew = (returnDate: Day | null): boolean =>
  returnDate !== null && returnDate >= days.fixedTermOf56Days.day

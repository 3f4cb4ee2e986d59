import { addDays, addMonths, type Day, later, latestOf } from '../calendar/day.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { isFixed } from '../custody/case.ts'
import { measure, sumOf } from '../custody/length.ts'
import { isNoSentence } from '../custody/orders/kinds.ts'
import {
  type AheadCode,
  type AheadReason,
  type AheadRow,
  aheadRows,
  longMinimumYears,
  recallAgainMonths,
  recallBoardDays,
} from '../tables/ahead.ts'
import { days, lawAsAt } from '../tables/days.ts'
import type { Source } from '../tables/provisions.ts'
import { recallKinds } from '../tables/recall-types.ts'
import type { CaseAnswer, CaseRun } from './answer.ts'
import { isHistory, typeOfDate } from './key-days.ts'
import { isCurfewKind, isSerious, isSexual } from './other-dates/curfew.ts'
import { removable } from './other-dates/removal.ts'
import { isStatedOtherwise, type Stated } from './stated/stated.ts'

/** Something that lies ahead, with its day; without one, why there is none. */
export interface Ahead {
  readonly code: AheadCode
  readonly date: Day | null
  readonly why: AheadReason | null
  /** Practice and not law sets the day. */
  readonly about: boolean
  readonly law: readonly Source[]
}

/** What is known beside the answer: the date that the prison gave, and the day of today, which is the day on which the law was last read
 *  where nobody looks at a clock. */
export interface AheadBeside {
  readonly stated?: Stated | null
  readonly today?: Day
}

type When = Day | AheadReason

const row = (code: AheadCode, when: When): Ahead => {
  const { law, isAbout }: AheadRow = aheadRows[code]
  const [date, why] = typeof when === 'string' ? [null, when] : [when, null]
  return { code, date, why, about: isAbout === true, law }
}

/** What lies ahead of the person, in the order of days; what has none comes first. */
export const aheadOf = (
  answer: CaseAnswer,
  { stated = null, today = lawAsAt }: AheadBeside = {},
): readonly Ahead[] =>
  [
    ...tag(answer),
    ...removal(answer),
    ...reviews(answer, today),
    ...afterStandardRecall(answer),
    ...(answer.licence?.dates ?? []).map(({ form, date }) => row(form as AheadCode, date)),
    ...(isToComplain(answer, stated, today) ? [row('COMPLAIN', 'by_steps')] : []),
    ...(answer.case.liableToRemoval && answer.release !== null ? [row('HELD_AFTER', 'immigration')] : []),
  ].sort((a, b) => (a.date ?? 0) - (b.date ?? 0))

/** Release on a tag: one row wherever a fixed term was not recalled. */
function tag(answer: CaseAnswer): readonly Ahead[] {
  const terms = answer.runs.filter(({ isMinimumTerm }) => !isMinimumTerm)
  const others = terms.filter(({ recalled }) => recalled === null)
  return others.length === 0 ? [] : [row('TAG', tagDay(answer, terms, others))]
}

function tagDay(
  { case: question, dates, sentences, recalled }: CaseAnswer,
  terms: readonly CaseRun[],
  others: readonly CaseRun[],
): When {
  const { law, registeredSexOffender, liableToRemoval } = question
  const curfew = dates.find(({ form }) => typeOfDate(form) === 'HDCED')
  const isEnded = law === 'in_force' || isFixed(law) || law >= days.adultCurfewEnded.day
  const isByItsLaw = curfew?.form !== 'HDCED, by the limit of today alone'
  if (curfew !== undefined && isByItsLaw && !(isEnded && isHistory(curfew))) return curfew.date
  const of = (runs: readonly CaseRun[]): CaseAnswer['sentences'] =>
    sentences.filter(
      (one) => !isNoSentence(one) && runs.some(({ sentenceIds }) => sentenceIds.includes(one.sentence.id)),
    )
  const fixed = of(others)
  const alone = terms.filter(({ sentenceIds }) => sentenceIds.length === 1)
  if (fixed.length === 0 || !fixed.every(isCurfewKind) || of(alone).some(isSerious)) return 'kind_of_sentence'
  if (curfew !== undefined) return isEnded ? 'passed' : 'kind_of_sentence'
  if (isEnded && of(terms).some(({ regime }) => regime.family !== 'section 250')) return 'ended_for_adults'
  if (registeredSexOffender || fixed.some(isSexual)) return 'sex_offender_register'
  if (liableToRemoval) return 'to_be_removed'
  const isKept =
    recalled !== null && (recalled.decides !== 'other' || recallKinds[recalled.recall.type].keepsRelease)
  return isKept ? 'beside_recall' : 'too_short'
}

/** Whoever is to be deported and is back on a recall alone has served the least time before removal, and has no first day
 *  (section 260(1), since early removal reached people after a recall). */
function removal({ case: question, release, recalled, runs, sentences }: CaseAnswer): readonly Ahead[] {
  const { law, liableToRemoval } = question
  if (!liableToRemoval || recalled === null || release === null) return []
  if (typeof law === 'number' && law < days.removalOfOneYear.day) return []
  const { recallDate, returnToCustodyDate } = recalled.recall
  const back = returnToCustodyDate ?? recallDate ?? Number.NEGATIVE_INFINITY
  const isHeld = runs.some((run) => run.recalled === null && run.release >= back && run.release > run.start)
  const isReached = sentences.some(
    ({ sentence, regime }) => recalled.sentenceIds.includes(sentence.id) && removable.has(regime.family),
  )
  return isHeld || !isReached ? [] : [row('REMOVAL', 'recalled')]
}

/** The Parole Board's review, where it decides before anything is automatic. Once its first day has passed only the next one lies ahead. */
function reviews(answer: CaseAnswer, today: Day): readonly Ahead[] {
  const { paroleEligibility: first, release, recalled, sentences, releaseBasis } = answer
  if (first === null || first === release || recalled !== null) return []
  if (first < today) return [row('REVIEW_AGAIN', 'within_two_years')]
  const passed = latestOf(sentences.map(({ sentence }) => sentence.startDate)) as Day
  const before = (code: 'REVIEW_CONTACT' | 'REVIEW_FILE'): Ahead =>
    row(code, later(passed, addMonths(first, -aheadRows[code].monthsBefore)))
  const isLong = sentences.some(
    ({ regime, sentence: { id, startDate, length } }) =>
      regime.released === 'after a minimum term' &&
      isAtLeastYears(startDate, sumOf([measure(id, length)]), longMinimumYears),
  )
  return [
    ...(releaseBasis === 'parole only' && isLong ? [before('REVIEW_CONTACT')] : []),
    before('REVIEW_FILE'),
  ]
}

/** After a standard recall that decides: the case goes to the Parole Board, and again where enough is left of the sentence. */
function afterStandardRecall({ recalled, end }: CaseAnswer): readonly Ahead[] {
  if (recalled === null || recalled.decides === 'other' || recalled.run.recalled.until !== 'the end')
    return []
  const { returnToCustodyDate: back, notKnown, told } = recalled.recall
  if (notKnown.includes('type') && told === undefined) return []
  if (back === null) return [row('RECALL_WRITE', 'return_not_told'), row('RECALL_BOARD', 'return_not_told')]
  const board = addDays(back, recallBoardDays - 1)
  const isAgain = end !== null && end >= addMonths(board, recallAgainMonths)
  return [
    row('RECALL_WRITE', back),
    row('RECALL_BOARD', board),
    ...(isAgain ? [row('RECALL_AGAIN', 'yearly')] : []),
  ]
}

/** Whether the prison's date is none of ours, or the day to be let out has passed. */
function isToComplain({ release, leaving }: CaseAnswer, stated: Stated | null, today: Day): boolean {
  if (release === null) return false
  if ((leaving?.latest ?? release) < today) return true
  return stated !== null && isStatedOtherwise(stated) && stated.reasons.every(({ form }) => form === null)
}

import { type CaseAnswer, type CaseWarning, type Stated, statedReasonText } from '@requisite/law'
import {
  isStatedOtherwise,
  overInWords,
  placeName,
  reasonKinds,
  statedLetters,
} from '@requisite/law/internal'
import * as is from '../field.ts'

type Reason = Stated['reasons'][number]

const codes = Object.keys(reasonKinds) as readonly Reason['code'][]
const kinds = ['fact', 'number'] as const

const changed = is.shape(({ place, value }: Reason['changes'][number]) => ({
  field: is.text(is.found(placeName, place), 'The field of the request.'),
  value: is.as(value, {
    anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }],
    description: 'What it would have to be.',
  }),
}))

/** What was found, with the answer to which it was. */
interface StatedResult {
  readonly stated: Stated
  readonly answer: CaseAnswer
}

const reasonOf = is.shape((reason: Reason, { stated, answer }: StatedResult) => ({
  code: is.choice(reason.code, codes, 'Names the change. It is never renamed.'),
  kind: is.choice(
    reason.kind,
    kinds,
    'A fact that could have been taken otherwise, or a bare number of days, which is always possible.',
  ),
  text: is.text(
    is.found(statedReasonText, reason, stated, answer),
    'The change in words: it would give that date, and no more is claimed.',
  ),
  leaves: is.texts(
    reason.leaves,
    'The letters of the paper that it does not explain; none where it explains all that was given.',
  ),
  change: is.each(
    reason.changes,
    changed,
    'The change, field by field; none where it is another date of the case.',
  ),
}))

const letterOf = is.shape(({ type, stated, ours, isOver }: Stated['letters'][number]) => ({
  type: is.choice(type, statedLetters, 'The letters.'),
  stated: is.date(stated, 'The day that the prison gave.'),
  ours: is.dateOrNull(ours, 'Ours; null where there is none.'),
  days: is.integerOrNull(
    ours === null ? null : stated - ours,
    'Stated minus ours; null where there is none of ours.',
  ),
  note: is.textOrNull(
    isOver ? overInWords : null,
    'Of the end of supervision (TUSED) on an older paper: it was right, and no longer counts; null for all else.',
  ),
}))

export const statedData = is.shape((stated: Stated, answer: CaseAnswer) => ({
  differenceDays: is.integerOrNull(
    stated.differenceDays,
    'The date that the prison gave minus ours, in days; null without a date of ours.',
  ),
  reasons: is.each(
    stated.reasons,
    reasonOf,
    'What would give exactly that date: facts first, bare numbers of days last.',
    { stated, answer },
  ),
  letters: is.each(
    stated.letters,
    letterOf,
    'The dates that were given by their letters, beside ours; none where only statedReleaseDate was.',
  ),
  complete: is.flag(stated.complete, 'False where the search was cut.'),
}))

/** The warnings of an answer; before them, that no single fact gives the date that the prison gave, where that is so. */
export function warningsWith(
  stated: Stated | null,
  { warnings }: Pick<CaseAnswer, 'warnings'>,
): readonly CaseWarning[] {
  return stated !== null && isUnexplained(stated)
    ? warnings.toSpliced(warnings[0]?.code === 'W_NOT_LAW' ? 1 : 0, 0, unexplained)
    : warnings
}

const unexplained: CaseWarning = { code: 'W_STATED_UNEXPLAINED', values: {}, sentenceIds: [] }

/** Whether no single fact gives what the prison gave: a part of its paper is not enough. */
export const isUnexplained = (stated: Stated): boolean =>
  isStatedOtherwise(stated) &&
  !stated.reasons.some(({ kind, leaves }) => kind === 'fact' && leaves.length === 0)

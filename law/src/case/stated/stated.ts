import { addDays, type Day, isoDate, parseDay } from '../../calendar/day.ts'
import type { Case } from '../../custody/case.ts'
import { bounds, isStartInBounds } from '../../facts/bounds.ts'
import { shapes } from '../../facts/person.ts'
import type { RefusedCase } from '../../facts/refusal.ts'
import { days } from '../../tables/days.ts'
import { type ReasonCode, reasonKinds, releaseLetters, type StatedLetter } from '../../tables/stated-codes.ts'
import type { CaseAnswer } from '../answer.ts'
import { type KeyDateForm, typeOfDate } from '../key-days.ts'
import { type CaseResult, resultOf } from '../prepared-answer.ts'
import { type PreparedCase, preparedCase } from '../prepared-case.ts'
import { changedCase, type FieldChange } from './changed.ts'
import { factTries } from './fact-tries.ts'
import { numberTries } from './number-tries.ts'
import { changeIn, type StatedDate, type StatedQuestion } from './stated-question.ts'

/** A named change to the case that gives exactly the stated date, or another date of the case that it is. It claims no more. */
export interface StatedReason {
  readonly code: ReasonCode
  readonly kind: 'fact' | 'number'
  /** What to change, field by field; nothing where the stated date is a date of the case itself. */
  readonly changes: readonly FieldChange[]
  /** Which date of the case it is; null where a change gives it. */
  readonly form: KeyDateForm | null
  /** The letters of the paper that it does not explain; none where it explains all. */
  readonly leaves: readonly StatedLetter[]
  readonly sentenceIds: readonly string[]
}

/** The release date that the prison gave, or the first of its paper that is not ours, set beside ours. */
export interface Stated {
  readonly date: Day
  /** Stated minus ours; null where there is no date of ours. */
  readonly differenceDays: number | null
  /** The dates that were given by their letters. */
  readonly letters: readonly StatedDate[]
  readonly reasons: readonly StatedReason[]
  /** How many changes were worked out. */
  readonly tried: number
  /** False where the search was cut. */
  readonly complete: boolean
}

/** Whether any date that the prison gave is another than ours. */
export const isStatedOtherwise = ({ differenceDays, letters }: Stated): boolean =>
  differenceDays !== 0 || letters.some(({ stated, ours }) => stated !== ours)

/** So many changes are worked out at the most, besides the numbers of days at the end. */
export const mostTries = 60

/** What was stated of a case, by itself or by letters; null where nothing was. */
export const statedFor = (ours: CaseAnswer): Stated | null => {
  const { statedReleaseDate: date, statedDates } = ours.case
  return date === null && statedDates === null ? null : statedOf(ours, date, statedDates ?? {})
}

/** What would give stated dates: each change to the case that is likely, worked out. Those that explain every letter come first. */
export function statedOf(
  ours: CaseAnswer,
  given: Day | null,
  dates: NonNullable<Case['statedDates']> = {},
): Stated {
  const { release } = ours
  const letters = Object.entries(dates).map(([type, stated]) =>
    besideOf(ours, type as StatedLetter, stated as Day),
  )
  const ofRelease = letters.find(({ type }) => releaseLetters.includes(type))
  const other = letters.find((one) => one.stated !== one.ours)
  const about = given ?? ofRelease?.stated
  const date = (about ?? (other ?? letters[0])?.stated) as Day
  const beside = about === undefined ? ((other ?? letters[0])?.ours ?? null) : release
  const differenceDays = beside === null ? null : date - beside
  const untried = { date, letters, differenceDays, tried: 0, complete: true } as const
  const isOurs = letters.every((one) => one.stated === one.ours)
  if (release === null || (letters.length > 0 && beside === null))
    return { ...untried, reasons: readings(ours, date) }
  if (differenceDays === 0 && isOurs) return { ...untried, reasons: [] }
  const prepared = preparedCase(ours.case) as PreparedCase
  const far =
    differenceDays === 0 && other?.ours != null ? other.stated - other.ours : (differenceDays as number)
  const question = { ours, prepared, release, stated: about ?? null, letters }
  const setting: StatedQuestion = { ...question, days: far, isLater: far > 0 }
  const read =
    about === undefined || about === release
      ? []
      : readings(ours, date).map((one) => leaving(one, setting, null))
  const facts = factsGiving(setting)
  const numbers = numbersGiving(setting)
  const inKind = [...read, ...facts.reasons, ...numbers.reasons]
  return {
    ...untried,
    // Sorting keeps the order of what explains all, and of what does not.
    reasons: inKind.toSorted((a, b) => Math.sign(a.leaves.length) - Math.sign(b.leaves.length)),
    tried: facts.tried + numbers.tried,
    complete: facts.complete,
  }
}

/** A date of the paper beside ours. Of supervision after the sentence either reading of days at large is right, and on an older paper
 *  the date by the law of the last day on which there was any. */
function besideOf(answer: CaseAnswer, type: StatedLetter, stated: Day): StatedDate {
  const ours = daysByLetters(answer).get(type) ?? null
  if (type !== 'TUSED') return { type, stated, ours, isOver: false }
  if (isSupervisionEnd(answer, stated)) return { type, stated, ours: stated, isOver: false }
  const result = resultWith(answer.case, [changeIn('case', 'law', lastWithSupervision)])
  const isOver = !('refusals' in result) && isSupervisionEnd(result.answer(), stated)
  return { type, stated, ours: isOver ? stated : ours, isOver }
}

const lastWithSupervision = isoDate(addDays(days.noSupervisionAfterSentence.day, -1))

const isSupervisionEnd = ({ dates }: CaseAnswer, day: Day): boolean =>
  dates.some(
    ({ form, date, byTodaysLimit }) =>
      typeOfDate(form) === 'TUSED' && (date === day || byTodaysLimit === day),
  )

/** The days of an answer by their letters, as the prison service works them out: of older ones by the limit of today. */
const daysByLetters = ({ dates }: Pick<CaseAnswer, 'dates'>): ReadonlyMap<string, Day> =>
  new Map(dates.map(({ form, date, byTodaysLimit }) => [typeOfDate(form), byTodaysLimit ?? date]))

/** A reason with the letters that it leaves: of the case itself, those that are not ours; of a changed one, those that it does not give. */
const leaving = (
  one: StatedReason,
  { letters }: StatedQuestion,
  days: ReadonlyMap<string, Day> | null,
): StatedReason => ({
  ...one,
  leaves: letters
    .filter(({ type, stated, ours }) =>
      days === null ? stated !== ours && !releaseLetters.includes(type) : days.get(type) !== stated,
    )
    .map(({ type }) => type),
})

const reason = (code: ReasonCode, rest: Partial<StatedReason>): StatedReason => ({
  code,
  kind: reasonKinds[code],
  changes: [],
  form: null,
  sentenceIds: [],
  leaves: [],
  ...rest,
})

const releaseForms: ReadonlySet<KeyDateForm> = new Set([
  ...([
    'CRD',
    'CRD, end of the custodial term',
    'CRD, two-thirds',
    'ARD',
    'ARD, one day',
    'ARD, old offence',
  ] as const),
  ...(['PRRD', 'PRRD, standard recall'] as const),
])

/** Other dates of the case that fall on the stated day. */
function readings({ dates, runs, release }: CaseAnswer, date: Day): readonly StatedReason[] {
  const others = dates.filter(
    (other) => (other.date === date || other.byTodaysLimit === date) && !releaseForms.has(other.form),
  )
  const leaving = others.filter(({ form }) => form === 'LIKELY_RELEASE' || form === 'LATEST_RELEASE')
  const rest = others.filter((other) => !leaving.includes(other))
  const alone = release === null ? [] : runs.filter((run) => run.release === date)
  return [
    ...leaving.map(({ form }) => reason('S_DAY_OF_LEAVING', { form })),
    ...rest.map(({ form }) => reason('S_OTHER_DATE', { form })),
    ...alone.map(({ sentenceIds }) => reason('S_ONE_RUN', { sentenceIds })),
  ]
}

function factsGiving(setting: StatedQuestion): Pick<Stated, 'reasons' | 'tried' | 'complete'> {
  const reasons: StatedReason[] = []
  let tried = 0
  for (const { code, tries } of factTries)
    for (const changes of tries(setting)) {
      if (!changes.every(isAskable)) continue
      if (tried === mostTries) return { reasons, tried, complete: false }
      tried++
      const { explained } = triedWith(setting, code, changes)
      if (explained !== null) reasons.push(explained)
    }
  return { reasons, tried, complete: true }
}

/** The release date with some facts otherwise, null where it cannot be worked out; and the reason, where it gives the stated date, or a
 *  date of the paper that is not ours. */
function triedWith(
  setting: StatedQuestion,
  code: ReasonCode,
  changes: readonly FieldChange[],
): { readonly release: Day | null; readonly explained: StatedReason | null } {
  const { ours, prepared, stated, letters } = setting
  const none = { release: null, explained: null } as const
  const result = resultWith(prepared.case, changes, prepared)
  if ('refusals' in result) return none
  const made = (): StatedReason => reason(code, { changes, sentenceIds: idsOf(ours, changes) })
  const { release } = result
  if (letters.length === 0) return { release, explained: release === stated ? made() : null }
  const answer = result.answer()
  const days = daysByLetters(answer)
  const isByItself = stated !== null && !letters.some(({ type }) => releaseLetters.includes(type))
  const gives = letters.some((one) => one.stated !== one.ours && days.get(one.type) === one.stated)
  const explains = isByItself ? answer.release === stated && (gives || stated !== setting.release) : gives
  return { release: answer.release, explained: explains ? leaving(made(), setting, days) : null }
}

/** What a case comes to with some facts otherwise. */
function resultWith(
  question: Case,
  changes: readonly FieldChange[],
  before: PreparedCase | null = null,
): CaseResult | RefusedCase {
  const otherwise = preparedCase(changedCase(question, changes), before)
  return 'refusals' in otherwise ? otherwise : resultOf(otherwise)
}

/** Whether a caller could send it: numbers and days within the bounds of a case, lists no longer than allowed. */
function isAskable({ place, value }: FieldChange): boolean {
  if ('at' in place && place.at >= shapes[place.in].most) return false
  if (typeof value === 'number') return value <= bounds.creditDays
  const day = value === null ? null : parseDay(value)
  return day === null || isStartInBounds(day)
}

/** The sentences that are changed. */
const idsOf = ({ case: { sentences } }: CaseAnswer, changes: readonly FieldChange[]): readonly string[] =>
  sentences
    .filter((_, at) => changes.some(({ place }) => place.in === 'sentences' && place.at === at))
    .map(({ id }) => id)

/** The difference is tried first, and then what that leaves missing: a stage can swallow days, and credit can run out. */
function numbersGiving(setting: StatedQuestion): Pick<Stated, 'reasons' | 'tried'> {
  const { stated } = setting
  const reasons: StatedReason[] = []
  let tried = 0
  for (const { code, change } of numberTries) {
    let days = Math.abs(setting.days)
    for (let i = 0; i < 2 && days > 0 && days <= bounds.creditDays; i++) {
      const changes = change(setting, days)
      if (changes === null || !changes.every(isAskable)) break
      tried++
      const { release, explained } = triedWith(setting, code, changes)
      if (explained !== null) {
        reasons.push(explained)
        break
      }
      if (release === null || stated === null) break
      days += setting.isLater ? stated - release : release - stated
    }
  }
  return { reasons, tried }
}

import { type Day, parseDay } from '../../calendar/day.ts'
import { bounds, isStartInBounds } from '../../facts/bounds.ts'
import { shapes } from '../../facts/person.ts'
import { type ReasonCode, reasonKinds } from '../../tables/stated-codes.ts'
import type { CaseAnswer } from '../answer.ts'
import type { KeyDateForm } from '../key-days.ts'
import { resultOf } from '../prepared-answer.ts'
import { edited, type PreparedCase, preparedCase } from '../prepared-case.ts'
import { changedCase, type FieldChange } from './changed.ts'
import { factTries } from './fact-tries.ts'
import { numberTries } from './number-tries.ts'
import type { StatedQuestion } from './stated-question.ts'

/** A named change to the case that gives exactly the stated date, or another date of the case that it is. It claims no more. */
export interface StatedReason {
  readonly code: ReasonCode
  readonly kind: 'fact' | 'number'
  /** What to change, field by field; nothing where the stated date is a date of the case itself. */
  readonly changes: readonly FieldChange[]
  /** Which date of the case it is; null where a change gives it. */
  readonly form: KeyDateForm | null
  readonly sentenceIds: readonly string[]
}

/** A date that the prison gave, set beside ours. */
export interface Stated {
  readonly date: Day
  /** Stated minus ours; null where there is no date of ours. */
  readonly differenceDays: number | null
  readonly reasons: readonly StatedReason[]
  /** How many changes were worked out. */
  readonly tried: number
  /** False where the search was cut. */
  readonly complete: boolean
}

/** So many changes are worked out at the most, besides the numbers of days at the end. */
export const mostTries = 60

/** What would give a stated date: each change to the case that is likely, worked out. */
export function statedOf(ours: CaseAnswer, date: Day): Stated {
  const { release } = ours
  const untried = { date, tried: 0, complete: true } as const
  if (release === null) return { ...untried, differenceDays: null, reasons: readings(ours, date) }
  if (date === release) return { ...untried, differenceDays: 0, reasons: [] }
  const prepared = preparedCase(ours.case) as PreparedCase
  const setting: StatedQuestion = { ours, prepared, release, stated: date, isLater: date > release }
  const facts = factsGiving(setting)
  const numbers = numbersGiving(setting)
  return {
    date,
    differenceDays: date - release,
    reasons: [...readings(ours, date), ...facts.reasons, ...numbers.reasons],
    tried: facts.tried + numbers.tried,
    complete: facts.complete,
  }
}

const reason = (code: ReasonCode, rest: Partial<StatedReason>): StatedReason => ({
  ...{ code, kind: reasonKinds[code], changes: [], form: null, sentenceIds: [] },
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
  const { ours, stated } = setting
  const reasons: StatedReason[] = []
  let tried = 0
  for (const { code, tries } of factTries)
    for (const changes of tries(setting)) {
      if (!changes.every(isAskable)) continue
      if (tried === mostTries) return { reasons, tried, complete: false }
      tried++
      if (releaseWith(setting, changes) === stated)
        reasons.push(reason(code, { changes, sentenceIds: idsOf(ours, changes) }))
    }
  return { reasons, tried, complete: true }
}

/** The release date with some facts otherwise; null where it cannot be worked out. */
function releaseWith({ prepared }: StatedQuestion, changes: readonly FieldChange[]): Day | null {
  const otherwise = edited(prepared, changedCase(prepared.case, changes))
  const result = 'refusals' in otherwise ? otherwise : resultOf(otherwise)
  return 'refusals' in result ? null : result.release
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
  const { ours, stated, release } = setting
  const reasons: StatedReason[] = []
  let tried = 0
  for (const { code, change } of numberTries) {
    let days = Math.abs(stated - release)
    for (let i = 0; i < 2 && days > 0 && days <= bounds.creditDays; i++) {
      const changes = change(setting, days)
      if (changes === null || !changes.every(isAskable)) break
      tried++
      const found = releaseWith(setting, changes)
      if (found === stated) {
        reasons.push(reason(code, { changes, sentenceIds: idsOf(ours, changes) }))
        break
      }
      if (found === null) break
      days += setting.isLater ? stated - found : found - stated
    }
  }
  return { reasons, tried }
}

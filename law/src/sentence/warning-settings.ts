import type { Day } from '../calendar/day.ts'
import { creditDaysOf } from '../facts/credit.ts'
import { allChanges } from '../tables/changes-of-law.ts'
import { days } from '../tables/days.ts'
import { ages, caseSentenceTypes } from '../tables/kinds.ts'
import type { Regime } from '../tables/regimes.ts'
import { isOfOneSentence, type WarningCode } from '../tables/warning-codes.ts'
import {
  isMarkedOffence,
  type Warning,
  type WarningRow,
  type WarningSetting,
  warningRows,
} from '../tables/warnings.ts'
import type { Question } from './question.ts'

/** A row as it is said, all in one shape: every answer reads them. */
interface PreparedRow {
  readonly code: WarningCode
  /** Null where it is always said. */
  readonly when: NonNullable<WarningRow['when']> | null
  /** Null where nothing fills it. */
  readonly values: NonNullable<WarningRow['values']> | null
  /** The warning as it is then. */
  readonly plain: Warning
}

/** What can be said in a setting, the most serious first. */
interface CachedRows {
  readonly rows: readonly PreparedRow[]
  /** The warnings themselves, where the setting alone decides them; null where the case does. */
  readonly fixed: readonly Warning[] | null
}

const settingOf = (
  question: Question,
  regime: Regime,
  chosenBy: WarningSetting['chosenBy'],
  asked: WarningSetting['asked'],
): WarningSetting => ({
  regime,
  chosenBy,
  age: question.age,
  sentenceType: question.sentenceType,
  asked,
  hasOffence: question.offence !== null,
  isMarked: question.offence !== null && isMarkedOffence(question.offence),
  isBeforeTheAct: question.start < days.progressionModel.day,
  isBefore40: question.start < days.fortyPerCent.day,
  isBeforeMove: question.start < lastMoved(regime),
  hasCredit: creditDaysOf(question) > 0,
  hasAddedDays: question.addedDays > 0,
})

/** The times that a sentence can be passed in: before, between and after the changes of law. */
const times = 1 + allChanges.length

/** The last day on which sentences of a regime that were already being served were moved. */
export const lastMoved = ({ layers }: Regime): number =>
  layers.reduce<number>(
    (last, { staging, from }) => (staging === null ? last : (from?.day as Day)),
    -Infinity,
  )

/** A number for the setting of a question among those of its regime: made of digits, with none left
 *  free, so that a wrong digit is another setting. */
function numberOf(
  question: Question,
  chosenBy: WarningSetting['chosenBy'],
  asked: WarningSetting['asked'],
): number {
  const { age, sentenceType, offence, start } = question
  const chosen = chosenBy === 'offence' ? 0 : chosenBy === 'caller' ? 1 : 2
  const point = asked === 'before' ? 0 : asked === 'after' ? 1 : 2
  const ofOffence = offence === null ? 0 : isMarkedOffence(offence) ? 1 : 2
  let time = 0
  for (const { begins } of allChanges) if (start >= begins.day) time++
  const credit = creditDaysOf(question) > 0 ? 1 : 0
  const added = question.addedDays > 0 ? 1 : 0
  const kind = sentenceType === null ? 0 : 1 + caseSentenceTypes.indexOf(sentenceType)
  const who = (chosen * ages.length + ages.indexOf(age)) * (1 + caseSentenceTypes.length) + kind
  return ((((who * 3 + point) * 3 + ofOffence) * times + time) * 2 + credit) * 2 + added
}

/** Of what a warning is said: of one sentence alone, or of one among the sentences of a case. */
export type Context = 'alone' | 'in a case'

/** The rows that can be said in each setting: found when the setting is first met, and kept. */
const cache: Readonly<Record<Context, Map<number, CachedRows>[]>> = { alone: [], 'in a case': [] }

/** What can be said in the setting of a question. */
export function rowsFor(
  question: Question,
  regime: Regime,
  chosenBy: WarningSetting['chosenBy'],
  asked: WarningSetting['asked'],
  context: Context,
): CachedRows {
  const regimes = context === 'alone' ? cache.alone : cache['in a case']
  regimes[regime.place] ??= new Map()
  const ofRegime = regimes[regime.place] as Map<number, CachedRows>
  const number = numberOf(question, chosenBy, asked)
  const known = ofRegime.get(number)
  if (known !== undefined) return known
  const selected = select(settingOf(question, regime, chosenBy, asked), context)
  ofRegime.set(number, selected)
  return selected
}

/** Every row once: the settings share them, so that few are in use at a time. */
const preparedRows: readonly PreparedRow[] = warningRows.map(([code, { when = null, values = null }]) => ({
  code,
  when,
  values,
  plain: { code, values: {} },
}))

function select(setting: WarningSetting, context: Context): CachedRows {
  const rows = preparedRows.filter(({ code }, i) => {
    const [, row] = warningRows[i] as (typeof warningRows)[number]
    return row.in(setting) && (context === 'alone' || (row.doubt === undefined && !isOfOneSentence[code]))
  })
  const isFixed = rows.every(({ when, values }) => when === null && values === null)
  return { rows, fixed: isFixed ? rows.map(({ plain }) => plain) : null }
}

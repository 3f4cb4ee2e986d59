import { isoDate, offenceByKey, parseDay } from '@requisite/law'
import { bounds, capital, type Fact, isRegimeId, namedLaws, personFacts } from '@requisite/law/internal'
import { dayFromText } from './date-from-text.ts'
import { daysInBox, isPartOfNumber, wholeNumber } from './number-from-box.ts'

/** What was typed for a fact and cannot be read: it stays as it is, so that it is seen and put right. */
export interface Unread {
  readonly typed: string
  readonly why: string
}

/** One thing told, in the words of the API. "unknown" may be told of every fact: nobody knows it, and it is asked no more. */
export type Value = string | number | boolean | Unread

export const isUnread = (value: Value | undefined): value is Unread => typeof value === 'object'

/** What was told, as a field shows it. */
export const shownIn = (value: Value | undefined): string =>
  value === undefined ? '' : isUnread(value) ? value.typed : String(value)

/** The number that was told; 0 where none was, or it cannot be read. */
export const numberIn = (value: Value | undefined): number => (typeof value === 'number' ? value : 0)

/** A typed day as the API writes it, or what is wrong with it. */
export function readDay(typed: string): string | Unread {
  const day = dayFromText(typed)
  return typeof day === 'number' ? isoDate(day) : { typed, why: day.message }
}

/** A typed number of days; `what` names them, so that no two faults are the same. */
export function readDays(typed: string, what: string): number | Unread {
  const days = daysInBox(typed, what)
  return typeof days === 'number' ? days : { typed, why: days.message }
}

type UnitFact = Extract<Fact, { readonly kind: 'unit' }>

function readUnit({ unit }: UnitFact, typed: string): number | Unread {
  const number = wholeNumber(typed, unit)
  if (number !== null) return number
  const name = capital(unit)
  return {
    typed,
    why: isPartOfNumber(typed)
      ? `${name} must be a whole number. For one and a half years, enter 18 months.`
      : `${name} must be a number, such as ${unit === 'years' ? 3 : 18}.`,
  }
}

const flags: Readonly<Record<string, boolean>> = { true: true, false: false }

/** What a text tells of a fact, by the kind of the fact: typed in a row, or written in a link. */
export function readTyped(fact: Fact, typed: string, what = ''): Value {
  const other: Unread = { typed, why: fact.message }
  if (typed === 'unknown') return typed
  switch (fact.kind) {
    case 'day':
      return readDay(typed)
    case 'unit':
      return readUnit(fact, typed)
    case 'count': {
      if (fact.least === 0 && fact.most >= bounds.creditDays && what !== '') return readDays(typed, what)
      const number = wholeNumber(typed)
      return number === null || number < fact.least || number > fact.most ? other : number
    }
    case 'sum':
      return /^\d{1,15}(?:\.\d{1,15})?$/.test(typed) ? Number(typed) : other
    case 'flag':
      return flags[typed.toLowerCase()] ?? other
    case 'choice':
      return fact.values.includes(typed) ? typed : other
    case 'month':
      return parseDay(`${typed}-01`) === null ? other : typed
    case 'offence':
      return offenceByKey(typed) === undefined ? { typed, why: 'Choose the offence from the list.' } : typed
    case 'regime':
      return isRegimeId(typed)
        ? typed
        : { typed, why: 'The link names rules that do not exist. Start again, or check the link.' }
    case 'law':
      return parseDay(typed) === null && !namedLaws.some((law) => law === typed)
        ? { typed, why: personFacts.law.message }
        : typed
    default:
      return typed
  }
}

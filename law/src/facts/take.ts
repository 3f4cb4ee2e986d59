import { parseDay } from '../calendar/day.ts'
import { days } from '../tables/days.ts'
import type { Offence } from '../tables/offences.ts'
import { isRegimeId } from '../tables/regimes.ts'
import { isStartInBounds } from './bounds.ts'
import { type Fact, type Facts, type FactValues, type Length, namedLaws, type Unit } from './fact.ts'
import type { OffenceOfKey, Row, Rows } from './fact-row.ts'
import { tellFact } from './tell.ts'

/** Says what is wrong with a field, and in which way: nothing else in the question makes it so. */
export type SayOfField = (field: string, message: string, fault?: Fault) => void

/** A value that its fact does not take, or none where one is needed; or a name that nobody knows. */
export type Fault = 'value' | UnknownName

/** A name that nobody knows, of an offence or of a regime. */
interface UnknownName {
  readonly of: 'offence' | 'regime'
  readonly name: string
}

/** A table of facts, made ready once for all that take from it and tell of it. */
export function rowsOf<const Table extends Facts>(
  table: Table,
  findOffence: OffenceOfKey | null = null,
): Rows<Table> {
  const facts = Object.entries<Fact>(table).map(([name, fact]) => ({
    name,
    fact,
    as: fact.kind === 'unit' ? fact.of : fact.kind === 'offence' ? 'offence' : name,
    mayBeUnknown: fact.unknown !== undefined,
    findOffence,
  }))
  const untold: Record<string, unknown> = facts.some(({ mayBeUnknown }) => mayBeUnknown)
    ? { notKnown: [] }
    : {}
  for (const { as, fact } of facts) untold[as] = leftOut(fact)
  return {
    facts,
    byName: new Map(facts.map((row) => [row.name, row])),
    needed: facts.filter(({ fact }) => fact.isNeeded === true || fact.orElse !== undefined),
    untold: inOneShape(untold) as FactValues<Table>,
    told: inOneShape(Object.fromEntries(facts.map((row) => [row.name, tellFact(row, untold)]))),
  }
}

/** What is read as a whole has a fixed shape, and so has every copy of it. An object that grows name by name becomes a table in
 *  which names are looked up, and each answer takes a fifth longer. */
const inOneShape = (grown: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(grown))

/** Whether a value is a JSON object: neither a list nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a whole number from one to another. */
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

/** Whether a value is text of at most so many characters, none of which is a control character. */
export const isPlainText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' &&
  [...value.slice(0, 2 * longest + 1)].length <= longest &&
  !/\p{Cc}/u.test(value)

/** Whether a value can name something: such a text, and not an empty one. */
export const isName = (value: unknown, longest: number): value is string =>
  value !== '' && isPlainText(value, longest)

type IdsFact = Extract<Fact, { kind: 'ids' }>

/** What a value of a kind is taken for; undefined where it is wrong. */
function taken(fact: Fact, value: unknown): unknown {
  switch (fact.kind) {
    case 'day':
      return dayIn(value)
    case 'month':
      return typeof value === 'string' && dayIn(`${value}-01`) !== undefined ? value : undefined
    case 'count':
      return isWhole(value, fact.least, fact.most) ? value : undefined
    case 'unit':
      return isWhole(value, 0, fact.most) ? value : undefined
    case 'choice':
      return fact.values.includes(value as string) ? value : undefined
    case 'flag':
      return typeof value === 'boolean' ? value : undefined
    case 'sum':
      return typeof value === 'number' && value >= 0 && value <= fact.most ? value : undefined
    case 'law':
      return lawIn(value)
    case 'ids':
      return Array.isArray(value) &&
        isWhole(value.length, fact.least ?? 1, fact.most) &&
        areTexts(fact, value)
        ? value
        : undefined
    case 'dates':
      return isRecord(value) ? value : undefined
    case 'text':
      return isPlainText(value, fact.longest) ? value : undefined
    case 'id':
      return fact.longest === null || isName(value, fact.longest) ? textIn(value) : undefined
    default:
      return textIn(value)
  }
}

/** Whether they are texts; where each has a message of its own, that is said of each. */
const areTexts = ({ longest, each }: IdsFact, values: readonly unknown[]): boolean =>
  each !== null || values.every((value) => isName(value, longest))

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function dayIn(value: unknown): unknown {
  const day = typeof value === 'string' ? parseDay(value) : null
  return day !== null && isStartInBounds(day) ? day : undefined
}

const laws: readonly unknown[] = namedLaws

/** A day before which no rule of the tables had begun names no law that is here. */
function lawIn(value: unknown): unknown {
  if (laws.includes(value)) return value
  const day = typeof value === 'string' ? parseDay(value) : null
  return day !== null && day >= days.releaseUnder2003Act.day ? day : undefined
}

/** What a fact is where it is not told, or not as it can be. */
function leftOut(fact: Fact): unknown {
  if (fact.kind === 'flag') return fact.leftOut === undefined ? false : fact.leftOut
  if (fact.kind === 'unit') return fact.of === 'length' ? noUnits : null
  return fact.kind === 'count' ? fact.leftOut : fact.kind === 'law' ? 'in_force' : null
}

const noUnits: Length = { years: 0, months: 0, weeks: 0, days: 0 }

/** What is taken in the place of what is not known: the first of a choice that is needed, else nothing. */
const standIn = (fact: Fact): unknown => (fact.kind === 'choice' && fact.isNeeded ? fact.values[0] : null)

/** Whether a fact that is not told is missed, and nobody else says so. */
const isMissed = ({ isNeeded, missing, orElse }: Fact, asked: Readonly<Record<string, unknown>>): boolean =>
  isNeeded ? missing !== null : orElse !== undefined && (asked[orElse] ?? null) === null

/** Takes what a caller gives for a table of facts, and says what is wrong with it. What is wrong is as if it were left out. */
export const take = <Table extends Facts>(
  rows: Rows<Table>,
  asked: Readonly<Record<string, unknown>>,
  say: SayOfField,
): FactValues<Table> =>
  (takeByName<Table>(rows, asked) ?? takeInOrder<Table>(rows, asked, say)) as FactValues<Table>

/** Takes the few facts that were told, by their names: the fast way of takeInOrder, and both take the same. Null where something is to be said, which has its order, or is not known; or
 *  where names can hide, as in an object of a class. */
function takeByName<Table extends Facts>(
  { byName, needed, untold }: Rows<Table>,
  asked: Readonly<Record<string, unknown>>,
): Record<string, unknown> | null {
  if (Object.getPrototypeOf(asked) !== Object.prototype) return null
  const result: Record<string, unknown> = { ...untold }
  let isRight = true
  const sayNothing = (): void => {
    isRight = false
  }
  for (const name in asked) {
    const row = byName.get(name)
    const given = asked[name] ?? null
    if (row === undefined || given === null) continue
    if (given === 'unknown' && row.mayBeUnknown) return null
    takeFact(result, row, given, sayNothing)
    if (!isRight) return null
  }
  for (const { name, fact } of needed)
    if ((asked[name] ?? null) === null && isMissed(fact, asked)) return null
  return result
}

function takeInOrder<Table extends Facts>(
  { facts, untold }: Rows<Table>,
  asked: Readonly<Record<string, unknown>>,
  say: SayOfField,
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...untold }
  for (const row of facts) {
    const { name, fact } = row
    const given = asked[name] ?? null
    if (given === null) {
      if (isMissed(fact, asked)) sayWrong(name, fact, asked[name], say)
    } else if (given === 'unknown' && row.mayBeUnknown) {
      result.notKnown = [...(result.notKnown as readonly string[]), name]
      result[row.as] = standIn(fact) ?? result[row.as]
    } else takeFact(result, row, given, say)
  }
  return result
}

function takeFact(
  result: Record<string, unknown>,
  { name, fact, as, findOffence }: Row,
  given: unknown,
  say: SayOfField,
): void {
  const value = taken(fact, given)
  if (value === undefined) sayWrong(name, fact, given, say)
  if (fact.kind === 'unit') {
    const length: Record<Unit, number> = { ...((result[as] ?? noUnits) as Length) }
    length[fact.unit] = (value ?? 0) as number
    result[as] = length
  } else if (value !== undefined)
    result[as] = fact.kind === 'offence' ? offenceIn(name, value, findOffence, say) : value
  if (fact.kind === 'ids') sayOfIds(name, fact, value, say)
  if (fact.kind === 'dates' && value !== undefined)
    result[as] = datesIn(name, fact, value as Readonly<Record<string, unknown>>, say)
  if (fact.kind === 'regime' && value !== undefined && !isRegimeId(value as string))
    say(name, 'There is no regime with this id.', { of: 'regime', name: value as string })
}

function sayWrong(name: string, fact: Fact, given: unknown, say: SayOfField): void {
  say(name, (given === undefined ? fact.missing : undefined) ?? fact.message, 'value')
}

function offenceIn(
  name: string,
  value: unknown,
  findOffence: OffenceOfKey | null,
  say: SayOfField,
): Offence | null {
  const key = value as string
  const offence = findOffence?.(key)
  if (findOffence === null)
    say(name, 'There is no table of offences here: ask @requisite/law itself.', 'value')
  else if (offence === undefined)
    say(name, 'There is no offence with this key.', { of: 'offence', name: key })
  return offence ?? null
}

/** The days by their letters; null where there are none. What has other letters is said, and so is what is no day. */
function datesIn(
  name: string,
  { letters, each, message }: Extract<Fact, { kind: 'dates' }>,
  given: Readonly<Record<string, unknown>>,
  say: SayOfField,
): unknown {
  const told = Object.entries(given).filter(([, value]) => (value ?? null) !== null)
  for (const [letter, value] of told)
    if (!letters.includes(letter)) say(`${name}.${letter}`, message, 'value')
    else if (dayIn(value) === undefined) say(`${name}.${letter}`, each, 'value')
  return told.length === 0
    ? null
    : Object.fromEntries(told.map(([letter, value]) => [letter, dayIn(value) as unknown]))
}

function sayOfIds(name: string, { longest, each }: IdsFact, ids: unknown, say: SayOfField): void {
  if (each === null || ids === undefined) return
  for (const [at, id] of (ids as readonly unknown[]).entries())
    if (!isName(id, longest)) say(`${name}[${at}]`, each, 'value')
}

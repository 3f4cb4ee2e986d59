import { type Day, offenceByKey, parseDay, type StatedLetter } from '@requisite/law'
import {
  ageByBirth,
  bounds,
  creditFacts,
  type Fact,
  type Facts,
  personFacts,
  recallFacts,
  sentenceFacts,
  statedLetters,
} from '@requisite/law/internal'
import { once } from '../http/once.ts'
import { noQuery, parametersOf } from '../http/query.ts'
import type { Query } from '../http/route.ts'
import { type Telling, toldOf } from './asked.ts'
import {
  extensionUnits,
  type FactsOfPerson,
  isOutcome,
  lengthUnits,
  nothingTold,
  type ToldCase,
  type ToldCredit,
  type ToldRecall,
  type ToldSentence,
  toldOnly,
} from './case.ts'
import { recallNames } from './query.ts'
import { readTyped, type Value } from './value.ts'

/** More of a value is not read. */
const longestKept = 200
/** The same of what stands in one value for many times. */
const longestList = 2000
/** More sentences than the API takes are not read. */
const mostRead = 60

/** All values of a parameter. */
export const listAt = (query: Query, name: string): readonly string[] => [query[name] ?? []].flat()

/** The first value of a parameter, without the spaces around it. */
export const fieldAt = (query: Query, name: string): string =>
  (listAt(query, name)[0] ?? '').trim().slice(0, longestKept)

/** The facts of a table that a link tells. */
function factsIn(
  table: Facts,
  query: Query,
  names: Readonly<Record<string, string>> = {},
): Record<string, Value> {
  const told = Object.entries<Fact>(table).flatMap(([name, fact]) => {
    const text = fieldAt(query, names[name] ?? name) || fieldAt(query, ofCalculation[name] ?? '')
    return text === '' || fact.kind === 'dates' || fact.kind === 'text' ? [] : [[name, readTyped(fact, text)]]
  })
  return Object.fromEntries(told)
}

/** The age class as a calculation of one sentence names it. */
const ofCalculation: Readonly<Record<string, string>> = { ageAtConviction: 'ageAtSentence' }

const isYes = (query: Query, name: string): boolean => fieldAt(query, name) === 'yes'

/** Whether a link names a day of sentence: then it says all that its sender told. */
export const isComplete = (query: Query): boolean =>
  ['startDate', 'startMonth', 'sentence'].some((name) => name in query)

/** Under 18 on the day of sentence, by the date of birth that the link names. */
function isUnder18({ startDate }: ToldSentence, { dateOfBirth }: FactsOfPerson): boolean {
  const [born, start] = [parseDay(String(dateOfBirth)), parseDay(String(startDate))]
  return born !== null && start !== null && ageByBirth(born, start, null) === 'child'
}

/** A sentence of a link: what it leaves out means what the API means by it. */
function sentenceIn(query: Query, person: FactsOfPerson, isWhole: boolean): ToldSentence {
  const { id: _, ...facts } = factsIn(sentenceFacts, query)
  const units = lengthUnits.filter((name) => facts[name] !== undefined && facts[name] !== 0)
  // What says no more than nothing: 0 years beside months, 0 more on licence, or no to what is no where it is left out.
  const isNothing = (name: string, value: Value): boolean =>
    value === 0
      ? ((units.length > 0 || facts.wholeLife === true) && lengthUnits.some((unit) => unit === name)) ||
        (extensionUnits.some((unit) => unit === name) && facts.sentenceType !== 'terrorism')
      : value === false && !('leftOut' in sentenceFacts[name as keyof typeof sentenceFacts])
  const unpaid = fieldAt(query, 'unpaid')
  const told: ToldSentence = {
    ...Object.fromEntries(Object.entries(facts).filter(([name, value]) => !isNothing(name, value))),
    ...(facts.sentenceType === 'sds' &&
      /^(?:yes|no)$/.test(fieldAt(query, 'activated')) && { activated: isYes(query, 'activated') }),
    ...((unpaid === 'fine' || unpaid === 'confiscation') && { unpaid }),
    ...offencesAmong(query, facts),
    ...((isYes(query, 'partPaid') || facts.sentenceType === 'fine_default') && {
      partPaid: isYes(query, 'partPaid'),
    }),
  }
  return isWhole ? { ...told, ...leftOut(told, person) } : told
}

/** So many offences have one name. */
const mostAmong = 24

/** The offences of which a link says that it is one, where all of them are in the table, and the one that was taken is among them. */
function offencesAmong(query: Query, { offenceKey }: ToldSentence): ToldSentence {
  const offenceAmong = (listAt(query, 'offenceAmong')[0] ?? '').slice(0, longestList)
  const keys = new Set(offenceAmong.split('.'))
  const isOfTable = keys.size <= mostAmong && [...keys].every((key) => offenceByKey(key) !== undefined)
  return keys.size > 1 && isOfTable && keys.has(String(offenceKey))
    ? { offenceAmong: [...keys].join('.') }
    : {}
}

function leftOut(told: ToldSentence, person: FactsOfPerson): ToldSentence {
  const { sentenceType = 'unknown', offenceKey = 'unknown' } = told
  const isChild = sentenceType === 'section_250' || isUnder18(told, person)
  const age = told.ageAtConviction ?? (isChild ? 'child' : 'adult')
  const isCalled = sentenceType === 'section_250' && age === 'child'
  return {
    offenceKey,
    ageAtConviction: age,
    sentenceType: isCalled ? 'sds' : sentenceType,
    called: sentenceType === 'section_250' ? sentenceType : sentenceType === 'unknown' ? 'unsure' : 'named',
  }
}

const dayFact = personFacts.dateOfBirth

/** What a link has once for each time, each in its parts: its days are read. */
const partsAt = (
  query: Query,
  name: string,
  names: readonly string[],
): readonly Readonly<Record<string, Value>>[] =>
  listAt(query, name).map((text) => {
    const parts = text.slice(0, longestKept).split('.')
    return Object.fromEntries(
      names.flatMap((one, i) =>
        parts[i] ? [[one, /[dD]ate$/.test(one) ? readTyped(dayFact, parts[i]) : parts[i]]] : [],
      ),
    )
  })

/** The dates that the prison gave, as a link has them: "CRD=2027-11-16 SLED=2029-11-15". What is none of its letters is taken for the
 *  release date, so that it is seen and put right. */
function statedIn(query: Query): Pick<ToldCase, 'stated'> & { readonly other: string } {
  const stated: Partial<Record<StatedLetter, Value>> = {}
  const other: string[] = []
  for (const text of listAt(query, 'statedDates').flatMap((all) => all.split(/[;,\s]+/))) {
    const [name, day = ''] = text.split('=')
    const letters = statedLetters.find((known) => known === name)
    if (letters !== undefined) stated[letters] = readTyped(dayFact, day)
    else if (text !== '') other.push(text)
  }
  return { stated, other: other.join(' ') }
}

function recallIn(query: Query): ToldRecall | null {
  const facts = factsIn(recallFacts, query, recallNames) as ToldRecall
  const told = toldOnly({
    ...facts,
    ...(isYes(query, 'onTag') && { onTag: true }),
    ...(facts.addedDaysAfterReturn === 0 && { addedDaysAfterReturn: undefined }),
  })
  return Object.keys(told).length === 0 ? null : told
}

const creditNames: readonly string[] = [...creditFacts, 'remandCreditMonths']

/** All that a link tells. Days before the first of several sentences are told with it, and are the person's. */
export function toldInLink(query: Query): ToldCase {
  const isWhole = isComplete(query)
  const { stated, other } = statedIn(query)
  const { statedReleaseDate, ...facts } = factsIn(personFacts, query) as FactsOfPerson
  const release = statedReleaseDate ?? (other === '' ? undefined : readTyped(dayFact, other))
  const person: FactsOfPerson = toldOnly({
    ...facts,
    ...(release !== undefined && { statedReleaseDate: release }),
    ...(facts.registeredSexOffender === false && { registeredSexOffender: false }),
  })
  const each = listAt(query, 'sentence').slice(0, mostRead).map(parametersOf)
  const sentences = (each.length === 0 ? [query] : each).map((one) => sentenceIn(one, person, isWhole))
  const [first = {}, ...others] = sentences
  const isCredit = ([name]: readonly [string, unknown]): boolean => creditNames.includes(name)
  const remand = partsAt(query, 'remand', ['fromDate', 'toDate', 'of']).map(({ of, ...time }) => {
    // A plus that was not written as it is in an address is read as a space.
    const ticks = of === undefined ? [] : String(of).split(/[+ ]/)
    const told = (name: string, isIts: boolean) => {
      const own = ticks.filter((one) => isOutcome(one) === isIts)
      return own.length > 0 && { [name]: own.join('.') }
    }
    return { ...time, ...told('sentenceIds', false), ...told('outcome', true) }
  })
  const credit = Object.fromEntries(Object.entries(first).filter(isCredit)) as ToldCredit
  return {
    ...nothingTold,
    sentences: [Object.fromEntries(Object.entries(first).filter((pair) => !isCredit(pair))), ...others],
    credit,
    person,
    stated,
    remand,
    otherCustody: partsAt(query, 'otherCustody', ['fromDate', 'toDate', 'why', 'how']),
    addedDays: partsAt(query, 'addedDays', ['days', 'date'])
      .filter(({ days = '0', date }) => days !== '0' || date !== undefined)
      .map(({ days, ...award }) => ({
        ...award,
        ...(days !== undefined && {
          days: readTyped(recallFacts.addedDaysAfterReturn, String(days), 'Days added in prison'),
        }),
      })),
    unlawfullyAtLarge: partsAt(query, 'unlawfullyAtLarge', ['fromDate', 'toDate', 'why']),
    recall: recallIn(query),
  }
}

/** Whether a link tells anything at all. */
export const isAnyTold = (query: Query): boolean => JSON.stringify(toldInLink(query)) !== nothingInLink()
const nothingInLink = once(() => JSON.stringify(toldInLink(noQuery)))

/** What a link tells, as the law is asked it; or what is to be put right in it. */
export const toldIn = (query: Query): Telling =>
  toldOf(toldInLink(query), { today: firstDay, isLink: true, isWhole: true })
/** A link without a day of sentence is to be put right, whatever the day is. */
const firstDay = parseDay(bounds.firstStart) as Day

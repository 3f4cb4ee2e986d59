import { offenceByKey } from '@requisite/law'
import {
  caseBounds,
  type Fact,
  type Facts,
  isRecord,
  isRegimeId,
  personFacts,
  recallFacts,
  sentenceFacts,
  shapes,
} from '@requisite/law/internal'
import { type Price, unitsPerRequest } from '../price.ts'

const lists = ['addedDays', 'unlawfullyAtLarge', 'remand', 'otherCustody'] as const

/** How much a case asks for, counted before anything of it is looked at more closely. A list over its bound counts as none,
 *  because nothing in it is looked at. */
export interface CaseSize {
  readonly sentences: number
  readonly rows: Readonly<Record<(typeof lists)[number], number>>
  /** How many more cases of the same length it is: by the rows of the facts that multiply work, where they are told, or told not to be
   *  known, and where they are left out; and one for each part of the answer that is given only when it is named. */
  readonly more: Readonly<Record<'told' | 'leftOut' | 'parts', number>>
  /** Names of offences and regimes that nobody knows: for each, what may be meant is looked for. */
  readonly unknownNames: number
}

/** The size of what may be a case, with so many parts of its answer beside the usual. What is none has no size. */
export function caseSize(body: unknown, parts = 0): CaseSize {
  const fields = isRecord(body) ? body : {}
  const sentences = listWithin(fields.sentences, caseBounds.sentences).filter(isRecord)
  const size = {
    sentences: listWithin(fields.sentences, caseBounds.sentences).length,
    rows: { addedDays: 0, unlawfullyAtLarge: 0, remand: 0, otherCustody: 0 },
    more: { told: 0, leftOut: 0, parts },
    unknownNames: sentences.reduce((sum, sentence) => sum + unknownNamesIn(sentence), 0),
  }
  for (const name of lists) size.rows[name] = listWithin(fields[name], shapes[name].most).length
  weighFacts(weighed.sentence, sentences, size)
  weighFacts(weighed.person, [fields], size)
  weighFacts(weighed.recall, [fields.recall].filter(isRecord), size)
  return size
}

/** A way of giving a fact that multiplies work. */
interface CostlyWay extends Required<Pick<NonNullable<Fact['times']>, 'andEach' | 'most'>> {
  readonly name: string
  readonly fact: Fact
  readonly how: (typeof waysToGive)[number]
  readonly once: number
}

const waysToGive = ['told', 'unknown', 'leftOut'] as const

const weighedOf = (facts: Facts): readonly CostlyWay[] =>
  Object.entries(facts).flatMap(([name, fact]) =>
    waysToGive.flatMap((how) => {
      const { [how]: once = 1, andEach = 0, most = once } = fact.times ?? {}
      return once === 1 ? [] : [{ name, fact, how, once, andEach: how === 'told' ? andEach : 0, most }]
    }),
  )

const weighed = {
  sentence: weighedOf(sentenceFacts),
  person: weighedOf(personFacts),
  recall: weighedOf(recallFacts),
}

/** How a fact is given: told, told not to be known, or left out, if nothing else is told in its place. */
function howGiven(of: Readonly<Record<string, unknown>>, name: string, { times, unknown }: Fact) {
  const { [name]: value = null, [times?.unless ?? name]: other = null } = of
  if (value === null) return other === null ? 'leftOut' : null
  return unknown !== undefined && value === 'unknown' ? 'unknown' : 'told'
}

/** Adds what the facts of a table multiply, where they are given so. */
function weighFacts(
  weighed: readonly CostlyWay[],
  given: readonly Readonly<Record<string, unknown>>[],
  size: { -readonly [Name in keyof CaseSize]: CaseSize[Name] } & {
    more: Record<keyof CaseSize['more'], number>
  },
): void {
  for (const { name, fact, how, once, andEach, most } of weighed) {
    let all = 0
    for (const of of given) if (howGiven(of, name, fact) === how) all++
    const counted = fact.times?.each && size.sentences <= caseBounds.runsApart ? all : Math.min(all, 1)
    const each = andEach * Math.max(0, size.sentences - 1)
    size.more[how === 'leftOut' ? how : 'told'] += counted * (Math.min(most, once + each) - 1)
  }
}

const listWithin = (value: unknown, most: number): readonly unknown[] =>
  Array.isArray(value) && value.length <= most ? value : []

/** How many names of a sentence nobody knows. */
const unknownNamesIn = ({ offenceKey, regimeId }: Readonly<Record<string, unknown>>): number =>
  Number(typeof offenceKey === 'string' && offenceByKey(offenceKey) === undefined) +
  Number(typeof regimeId === 'string' && !isRegimeId(regimeId))

/** How many requests of its client's minute a case counts as: each begun ten sentences after the first ten, each begun 25 awards,
 *  25 times at large, 25 on remand and 25 in other custody after the first 25 are one more; and what makes it dearer than a plain one
 *  as much as in a batch. */
const requestsOfCase = (size: CaseSize): number =>
  lists.reduce((sum, name) => sum + begunAfter(size.rows[name], 25, 25), 1) +
  begunAfter(size.sentences, 10, 10) +
  Math.round(unitsBeyond(size) / unitsPerRequest)

const begunAfter = (count: number, free: number, each: number): number =>
  Math.ceil(Math.max(0, count - free) / each)

/** What is in a case, in sentences: what happened since is counted like them. */
const plainUnits = ({ sentences, rows }: CaseSize): number =>
  Math.max(
    1,
    lists.reduce((sum, name) => sum + rows[name], sentences),
  )

/** What a case counts for in a batch, in sentences. */
export const unitsOfCase = (size: CaseSize): number => plainUnits(size) + unitsBeyond(size)

/** What makes a case dearer than a plain one, by its weight, as long as an answer can be had within a minute. What is left out counts
 *  where it multiplies with what was told, or with times at large beside many sentences, and else for nothing. */
function unitsBeyond(size: CaseSize): number {
  const { told, leftOut, parts } = size.more
  const atLarge = Math.max(0, weightAtLarge(size) - size.rows.unlawfullyAtLarge)
  const once = told > 0 ? weightOnce(size) : atLarge
  const more = weightOnce(size) * (told + parts) + once * leftOut + atLarge
  return Math.min(Math.ceil((beyondTimes * more) / 2), mostUnitsBeyond)
}

/** In halves: what is beyond a plain case takes two and a half times what as many plain sentences do (measured). */
const beyondTimes = 5
const mostUnitsBeyond = 4000

/** How long a case takes, in sentences. Four awards or times at large are one; each time on remand or in other custody is looked at on
 *  every day of sentence, and each time at large on every day of sentence for every sentence (measured, with 1 to 60 of them, all passed
 *  on one day or apart, and times that go over many days of sentence); what may be meant by a name takes as long as twelve. What
 *  multiplies work comes together, and not upon each other: a month and a date of the prison's take as long as the two (measured). */
export const caseWeight = (size: CaseSize): number =>
  weightOnce(size) * (1 + size.more.told + size.more.leftOut + size.more.parts) + 12 * size.unknownNames

function weightOnce(size: CaseSize): number {
  const { sentences, rows } = size
  const custody = (rows.remand + rows.otherCustody) * (sentences + 6)
  return sentences + (rows.addedDays + custody) / 4 + weightAtLarge(size)
}

const weightAtLarge = ({ sentences, rows }: CaseSize): number =>
  (rows.unlawfullyAtLarge * (1 + (sentences * (sentences + 10)) / 35)) / 4

/** So many sentences take eight times as long as the median answer, about 5 ms. */
const quickWeight = 30

/** What a case takes, with these parts of its answer. */
export function priceOfCase(body: unknown, include: readonly string[] = []): Price {
  const size = caseSize(body, include.length)
  return { isLong: caseWeight(size) > quickWeight, cost: requestsOfCase(size), what: 'case' }
}

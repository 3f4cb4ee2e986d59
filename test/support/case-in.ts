import type { AskedCase, AskedCaseSentence } from '../../law/src/facts/asked-case.ts'
import { type AskedCalculation, calculationFacts } from '../../law/src/facts/calculation.ts'
import type { Facts } from '../../law/src/facts/fact.ts'
import { atLargeFacts, awardFacts, personFacts } from '../../law/src/facts/person.ts'
import { recallFacts } from '../../law/src/facts/recall.ts'
import { otherCustodyFacts, remandFacts } from '../../law/src/facts/remand.ts'
import { sentenceFacts } from '../../law/src/facts/sentence.ts'
import { caseSentenceTypes } from '../../law/src/tables/kinds.ts'
import { offenceByKey } from '../../law/src/tables/offences.ts'
import { allRules } from '../../law/src/tables/regimes.ts'

type Told = Record<string, unknown>

const units = { y: 'Years', m: 'Months', w: 'Weeks', d: 'Days' } as const
const lists: Readonly<Record<string, Facts>> = {
  unlawfullyAtLarge: atLargeFacts,
  remand: remandFacts,
  otherCustody: otherCustodyFacts,
}
const types: readonly string[] = caseSentenceTypes
const regimes: readonly string[] = allRules.map(({ id }) => id)

/** A fact by its name: "addedDays=20", "sentenceIds=A,B", "wholeLife". What the table does not have is refused. */
function named(facts: Facts, word: string): Told {
  const [, name = '', text] = /^(\w+)(?:=(.*))?$/.exec(word) ?? []
  const kind = Object.hasOwn(facts, name) ? facts[name]?.kind : undefined
  const value =
    kind === 'flag'
      ? { undefined: true, true: true, false: false, unknown: 'unknown' }[String(text)]
      : kind === 'ids'
        ? text?.split(',')
        : kind !== undefined && ['count', 'unit', 'sum'].includes(kind) && text !== 'unknown'
          ? Number(text)
          : text
  if (kind === undefined || value === undefined || Number.isNaN(value)) throw new Error(`What is "${word}"?`)
  return { [name]: value }
}

/** "3y6m" of a sentence, "+2y" of its extension. */
const lengthOf = (word: string): Told =>
  Object.fromEntries(
    [...word.matchAll(/(\d+)([ymwd])/g)].map(([, count, unit]) => [
      `${word.startsWith('+') ? 'extension' : 'sentence'}${units[unit as keyof typeof units]}`,
      Number(count),
    ]),
  )

const wordOfSentence = (word: string): Told =>
  /^\d{4}-\d\d-\d\d$/.test(word)
    ? { startDate: word }
    : /^\d{4}-\d\d$/.test(word)
      ? { startMonth: word }
      : /^\+?(?:\d+[ymwd])+$/.test(word)
        ? lengthOf(word)
        : word === 'child' || word === 'adult'
          ? { ageAtConviction: word }
          : types.includes(word)
            ? { sentenceType: word }
            : regimes.includes(word)
              ? { regimeId: word }
              : offenceByKey(word) !== undefined
                ? { offenceKey: word }
                : named({ ...calculationFacts, ...sentenceFacts }, word)

/** Facts told one after another, none of them twice. */
function together(told: readonly Told[], of: string): Told {
  const all = Object.assign({}, ...told) as Told
  const count = told.flatMap(Object.keys).length
  if (Object.keys(all).length < count) throw new Error(`Something is told twice: "${of}"`)
  return all
}

/** A sentence: its id, where the day comes second; day or month, length, kind, regime, offence and age as words, "after A", and all
 *  else by its name. */
function sentence(part: string): Told {
  const [, id, words = ''] = /^(?:(\S+) (?=\d{4}-\d\d))?(.*)$/.exec(part) ?? []
  const told = words.replace(/\bafter (\S+)/, 'consecutiveTo=$1').split(' ')
  return together([id === undefined ? {} : { id }, ...told.map(wordOfSentence)], part)
}

/** A time of a list: "2026-01-05..2026-02-27 sentenceIds=A". */
function time(facts: Facts, [days = '', ...words]: readonly string[]): Told {
  const [fromDate, toDate] = days.split('..')
  return together([{ fromDate, ...(toDate && { toDate }) }, ...words.map((word) => named(facts, word))], days)
}

/** The case that a line tells in the words of the API: sentences, then what is told of the person, with ";" between them.
 *  "A 2026-11-16 12w theft; B 2026-11-16 6m after A; addedDays 5@2026-12-01; recall standard recallDate=2027-03-01" */
export function caseIn(...lines: readonly string[]): AskedCase {
  const told: Told & { sentences: Told[] } = { sentences: [] }
  for (const part of lines.join('; ').split('; ')) {
    const [name = '', ...words] = part.split(' ')
    const [first = '', ...rest] = words
    const list = () => (told[name] ?? []) as readonly Told[]
    if (name === 'recall')
      told.recall = together([{ type: first }, ...rest.map((word) => named(recallFacts, word))], part)
    else if (name === 'addedDays' && first.includes('@'))
      told.addedDays = words
        .map((word) => word.split('@'))
        .map(([days, date]) => ({ ...named(awardFacts, `days=${days}`), date }))
    else if (name === 'addedDays') Object.assign(told, named(calculationFacts, part.replace(' ', '=')))
    else if (lists[name] !== undefined) told[name] = [...list(), time(lists[name], words)]
    else if (Object.hasOwn(personFacts, name))
      Object.assign(told, named(personFacts, [name, ...words].join('=')))
    else told.sentences.push(sentence(part))
  }
  return told as AskedCase
}

/** The sentences of a line. */
export const sentencesIn = (...lines: readonly string[]): readonly AskedCaseSentence[] =>
  caseIn(...lines).sentences

/** The only sentence of a line: of a case, or as /calculate takes it, where it has years. */
export const sentenceIn = (line: string): AskedCaseSentence & AskedCalculation =>
  sentence(line) as unknown as AskedCaseSentence & AskedCalculation

/** The rows of a table, a row a line, with "|" between its cells: "the eve of it | 2026-03-16 27m22d sds_adult | 2026-09-01". A
 *  line that ends with "|" goes on in the next. */
export const rowsIn = (table: string): readonly Row[] =>
  table
    .trim()
    .replaceAll(/\|\n\s*/g, '| ')
    .split('\n')
    .map((row) => row.trim().split(' | ') as unknown as Row)
type Row = readonly [what: string, asked: string, want: string, ...more: readonly string[]]

import { offences } from '@requisite/law'
import { type Fact, type Facts, namedLaws, regimes } from '@requisite/law/internal'
import type { Schema } from '../contract/fact-schema.ts'
import { isOfTimes } from '../contract/from-text.ts'
import { type CommandOption, kebab, type Options } from './flags.ts'

/** The options by which fields are given, by what is known of their facts and said of them in the API. */
export const factOptions = (
  fields: readonly string[],
  facts: Facts,
  properties: Readonly<Record<string, Schema>>,
): Options =>
  Object.fromEntries(
    fields.map((field): readonly [string, CommandOption] => {
      const fact = facts[field]
      const schema = properties[field] as Schema
      return [
        kebab(field),
        {
          takes: isOfTimes(field) ? 'values' : fact?.kind === 'flag' ? 'truth' : 'value',
          help: `${valuesOf(field, fact, schema)}. ${asTypedHere(String(schema.description), properties)}`,
          words: fact === undefined ? [] : flagWords(fact),
          ...(fact?.kind === 'law' ? { orFile: true } : {}),
        },
      ]
    }),
  )

/** What the API says of a field, with other fields and calls by their names at the command line. */
const asTypedHere = (text: string, properties: Readonly<Record<string, Schema>>): string =>
  text
    .replace(/\w+/g, (name) => (/[A-Z]/.test(name) && name in properties ? `--${kebab(name)}` : name))
    .replace('--plea-reductions', '--plea')
    .replace(/GET \/(offences|regimes)/g, 'requisite $1')

/** What was written for each field. An offence has a shorter name, too. */
export const textsOf = <Field extends string>(
  values: ReadonlyMap<string, string>,
  fields: readonly Field[],
): readonly (readonly [Field, string])[] =>
  fields.map((field) => {
    const short = field === 'offenceKey' ? values.get('offence') : undefined
    return [field, values.get(kebab(field)) ?? short ?? '']
  })

export const offenceMistake = (values: ReadonlyMap<string, string>): string | null =>
  values.has('offence') && values.has('offence-key') ? 'Give --offence or --offence-key, not both.' : null

/** The words by which a fact can be told, where it is one of a list; none where it is a number, a day or a name. */
function flagWords(fact: Fact): readonly string[] {
  const unknown = fact.unknown === undefined ? [] : ['unknown']
  if (fact.kind === 'choice') return [...fact.values, ...unknown]
  if (fact.kind === 'flag') return ['true', 'false', ...unknown]
  if (fact.kind === 'offence') return offences.map(({ key }) => key)
  if (fact.kind === 'regime') return Object.keys(regimes)
  return fact.kind === 'law' ? namedLaws : unknown
}

/** What may stand after an option, by the kind of its fact, where that alone says it. */
const sorts: Readonly<Partial<Record<Fact['kind'], string>>> = {
  day: 'a date as YYYY-MM-DD',
  month: 'a month as YYYY-MM',
  sum: 'a number',
  ids: 'a list, with commas between',
  dates: 'dates as LETTERS=DATE, with spaces between',
}

/** The same of every fact; what is no fact by itself is written as JSON. */
function sortOf(fact: Fact | undefined): string {
  if (fact === undefined) return 'written as JSON'
  if (fact.kind === 'count') return `a whole number from ${fact.least} to ${fact.most}`
  if (fact.kind === 'unit') return `a whole number from 0 to ${fact.most}`
  if (fact.kind === 'flag') return fact.unknown === undefined ? 'true or false' : 'true, false or unknown'
  if (fact.kind === 'choice') return flagWords(fact).join(', ')
  if (fact.kind === 'law') return `${flagWords(fact).join(', ')}, or ${sorts.day}`
  return sorts[fact.kind] ?? 'text'
}

/** The same, with the word for what is not known, and what counts without the option. */
function valuesOf(field: string, fact: Fact | undefined, { default: leftOut, anyOf }: Schema): string {
  if (field === 'remand') return 'a time as FROM/TO, once or more, or the list as JSON'
  if (field === 'otherCustody')
    return 'a time as FROM/TO=WHY or FROM/TO=sentence=HOW, once or more, or the list as JSON'
  if (field === 'unlawfullyAtLarge')
    return 'a time as FROM/TO or FROM/TO=removal, once or more, or the list as JSON'
  const isNumberToo = fact === undefined && JSON.stringify(anyOf).includes('"integer"')
  const orUnknown = fact?.unknown !== undefined && /^(?:count|day)$/.test(fact.kind) ? ', or unknown' : ''
  const sort = `${isNumberToo ? 'a whole number, or ' : ''}${sortOf(fact)}${orUnknown}`
  return leftOut === undefined ? sort : `${sort}; ${leftOut} when left out`
}

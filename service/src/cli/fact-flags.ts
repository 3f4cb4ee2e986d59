import { type Fact, type Facts, namedLaws, offences, regimes } from '@requisite/law'
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
  switch (fact.kind) {
    case 'choice':
      return [...fact.values, ...unknown]
    case 'flag':
      return ['true', 'false', ...unknown]
    case 'offence':
      return offences.map(({ key }) => key)
    case 'regime':
      return Object.keys(regimes)
    case 'law':
      return namedLaws
    default:
      return unknown
  }
}

const asDate = 'a date as YYYY-MM-DD'

/** What may stand after an option, by the kind of its fact; what is no fact by itself is written as JSON. */
function sortOf(fact: Fact | undefined): string {
  switch (fact?.kind) {
    case 'day':
      return asDate
    case 'month':
      return 'a month as YYYY-MM'
    case 'count':
      return `a whole number from ${fact.least} to ${fact.most}`
    case 'unit':
      return `a whole number from 0 to ${fact.most}`
    case 'sum':
      return 'a number'
    case 'flag':
      return fact.unknown === undefined ? 'true or false' : 'true, false or unknown'
    case 'choice':
      return flagWords(fact).join(', ')
    case 'law':
      return `${flagWords(fact).join(', ')}, or ${asDate}`
    case 'ids':
      return 'a list, with commas between'
    case 'dates':
      return 'dates as LETTERS=DATE, with spaces between'
    case undefined:
      return 'written as JSON'
    default:
      return 'text'
  }
}

/** The same, with the word for what is not known, and what counts without the option. */
function valuesOf(field: string, fact: Fact | undefined, { default: leftOut, anyOf }: Schema): string {
  if (field === 'remand') return 'a time as FROM/TO, once or more, or the list as JSON'
  if (field === 'otherCustody') return 'a time as FROM/TO=WHY, once or more, or the list as JSON'
  const isNumberToo = fact === undefined && JSON.stringify(anyOf).includes('"integer"')
  const orUnknown = fact?.unknown !== undefined && /^(?:count|day)$/.test(fact.kind) ? ', or unknown' : ''
  const sort = `${isNumberToo ? 'a whole number, or ' : ''}${sortOf(fact)}${orUnknown}`
  return leftOut === undefined ? sort : `${sort}; ${leftOut} when left out`
}

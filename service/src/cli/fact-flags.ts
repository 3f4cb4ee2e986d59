import { type Fact, type Facts, namedLaws, offences, regimes } from '@requisite/law'
import { isOfTimes } from '../contract/from-text.ts'
import { type Flags, kebab } from './flags.ts'

/** The options by which fields are given, by what is known of their facts. */
export const flagsOf = (fields: readonly string[], facts: Facts): Flags =>
  Object.fromEntries(
    fields.map(
      (field) =>
        [
          kebab(field),
          isOfTimes(field) ? 'values' : facts[field]?.kind === 'flag' ? 'truth' : 'value',
        ] as const,
    ),
  )

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
export function flagWords(fact: Fact): readonly string[] {
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

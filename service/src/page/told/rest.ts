import { type Facts, personFacts, recallFacts, sentenceFacts } from '@requisite/law/internal'
import { fieldsFromTexts } from '../../contract/from-text.ts'
import { parametersOf } from '../../http/query.ts'
import type { Query } from '../../http/route.ts'
import { recallNames, textOf } from './query.ts'
import type { Told } from './told.ts'

const textAt = (query: Query, name: string): string => [query[name] ?? ''].flat()[0] ?? ''

/** Whether a fact is as a link has it: of the sentence of a number, or of the person. */
type IsKept = (name: string, number?: number) => boolean

/** The facts of a table that a link tells in the API's names, and that are not told yet. */
function restOf(
  facts: Facts,
  told: object,
  link: Query,
  isKept: (name: string) => boolean,
  names: Readonly<Record<string, string>> = {},
): object {
  const open = Object.entries(facts).filter(
    ([name, fact]) =>
      textOf(fact, (told as Readonly<Record<string, unknown>>)[name]) === null && isKept(name),
  )
  const read = fieldsFromTexts(
    facts,
    open.map(([name]) => [name, textAt(link, names[name] ?? name)]),
  )
  const says = ([name, value]: readonly [string, unknown]): boolean => {
    const fact = facts[name] as Facts[string]
    return textOf(fact, value) !== null && !(fact.kind === 'unit' && value === 0)
  }
  return Object.fromEntries(Object.entries(read).filter(says))
}

/** What a form told, with all other facts of the link that it was filled in from: it has no field for some, and takes others of some
 *  kinds of sentence only. */
export function withRest(told: Told, link: Query, isKept: IsKept = () => true): Told {
  if ('startDate-day' in link) return told
  const each = [link.sentence ?? []].flat().map(parametersOf)
  const own = each.length === 0 ? [link] : each
  return {
    ...told,
    ...restOf(personFacts, told, link, isKept),
    sentences: told.sentences.map((sentence, i) => ({
      ...sentence,
      ...restOf(sentenceFacts, sentence, own[i] ?? {}, (name) => isKept(name, i + 1)),
    })),
    recall: told.recall && {
      ...told.recall,
      ...restOf(recallFacts, told.recall, link, isKept, recallNames),
    },
  }
}

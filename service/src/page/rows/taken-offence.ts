import { offenceByKey, offences } from '@requisite/law'
import { groupedOffences } from '../../court-words/groups.ts'
import type { NamedOffence } from '../../court-words/offences.ts'
import type { Reading, SentenceRead } from '../../court-words/reading.ts'
import { once } from '../../http/once.ts'
import { plainTitle } from '../told/text.ts'
import type { RowAnswer } from './message.ts'

const groups = once(() => groupedOffences(offences))

/** The offences that bear a name as the beginning of their own. */
function ownBegins(name: string): readonly NamedOffence[] {
  const key = name.toLowerCase().replaceAll(' ', '_')
  return groups().filter((one) => one.key === key || one.key.startsWith(`${key}_`))
}

const isOneAnswer = (all: readonly NamedOffence[]): boolean =>
  new Set(all.map(({ group }) => group)).size === 1

/** Whether an offence is one of those that bear the name, and all of them have one answer. */
export function isTakenByName(key: string, name: string): boolean {
  const own = ownBegins(name)
  return own.some((one) => one.key === key) && isOneAnswer(own)
}

/** The longest term that a court can give. */
const maximumOf = (key: string): number => offenceByKey(key)?.maximumMonths ?? Number.POSITIVE_INFINITY

/** The offences that the words are a name of, as the beginning of theirs or as one that people use: all with one answer. None where the
 *  name is that of one. That with the longest maximum comes first: where it is taken, no length is too long that may be right. */
function offencesNamed(key: string, name: string): readonly string[] {
  const words = name.toLowerCase()
  const spoken = groups().filter(({ aliases }) => aliases.some((alias) => alias.toLowerCase() === words))
  const all = [...new Set([...ownBegins(name), ...spoken])]
  const own = all.find((one) => one.key === key)
  const isItsTitle = own !== undefined && plainTitle(own.title).toLowerCase() === words
  return own === undefined || isItsTitle || all.length === 1 || !isOneAnswer(all)
    ? []
    : [key, ...all.map((one) => one.key).filter((one) => one !== key)].toSorted(
        (a, b) => maximumOf(b) - maximumOf(a),
      )
}

/** Where the words of a sentence begin, and the offences that they are a name of: nobody told which of them it is. */
export type OffencesTaken = ReadonlyMap<SentenceRead['from'], readonly string[]>

/** Of which sentences the offence was taken by us: all that bear the name have one answer, or one date in this case. What somebody
 *  chose was told. */
export function offencesTaken(
  { text, pieces, sentences }: Reading,
  answers: readonly RowAnswer[],
): OffencesTaken {
  const taken = new Map<number, readonly string[]>()
  const chosen = new Set(answers.flatMap(({ row, among }) => (among === undefined ? [row] : [])))
  for (const [i, { offence, from }] of sentences.entries()) {
    const words = pieces.filter(
      ({ what, sentence, is }) => what === 'offence' && sentence === i && is === 'read',
    )
    const [piece] = words
    if (offence === null || piece === undefined || words.length > 1 || chosen.has(`ask-offence-${from}`))
      continue
    const keys = offencesNamed(offence, text.slice(piece.from, piece.to))
    if (keys.length > 0) taken.set(from, keys)
  }
  for (const { row, among } of answers)
    if (among !== undefined) taken.set(Number(row.slice('ask-offence-'.length)), among)
  return taken
}

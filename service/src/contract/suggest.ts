import { offenceByKey } from '@requisite/law'
import { distancesFrom, regimes, searchOffences } from '@requisite/law/internal'

/** Longer input than any name cannot be close to one, and is not compared. */
const longest = 80
const most = 3
/** The part of the letters that may differ. */
const furthest = 0.4

/** The words of a name: "returnToCustodyDate" has four. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[_\W]+/g, ' ')
    .toLowerCase()
    .split(' ')

/** The edit distance (Levenshtein) from a name to others, as a part of their length: less than 0 where only capitals and what stands
 *  between words differ, 0 where it, or each of its words, is part of the other, 1 where every letter differs, more where the
 *  lengths alone are too far apart. */
function relativeDistanceFrom(written: string): (name: string) => number {
  const word = written.toLowerCase()
  const words = wordsOf(written)
  const distance = distancesFrom(word)
  return (name) => {
    const other = name.toLowerCase()
    if (words.join('') === wordsOf(name).join('')) return -1
    if (word.length > 2 && other.includes(word)) return 0
    if (words.length > 1 && words.every((part) => wordsOf(name).includes(part))) return 0
    const length = Math.max(word.length, other.length)
    // What is written in full and more is close, and the less so the more there is.
    if (word.length > 2 && word.includes(other)) return Math.min(furthest, (length - other.length) / length)
    return Math.abs(word.length - other.length) > furthest * length ? 2 : distance(other) / length
  }
}

/** The names close to what was written: at most two letters in five differ, or one is part of the other. */
export function closest(written: string, names: readonly string[]): readonly string[] {
  if (written.length > longest || written.length < 2) return []
  const distance = relativeDistanceFrom(written)
  return names
    .map((name) => ({ name, distance: distance(name) }))
    .filter((match) => match.distance <= furthest)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ name }) => name)
}

const regimeIds = Object.keys(regimes)

/** A key without what people change in it: capitals, and spaces or hyphens. */
const plain = (key: string): string =>
  key
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/** Offence keys close to what was written: the key itself where only capitals or spaces differ, or else what the search finds,
 *  where it had hardly a letter to guess. */
export function closeOffenceKeys(written: string): readonly string[] {
  if (written.trim() === '' || written.length > longest) return []
  const meant = offenceByKey(plain(written))
  if (meant !== undefined) return [meant.key]
  const { offences, isClose } = searchOffences(written)
  return isClose ? offences.slice(0, most).map(({ key }) => key) : []
}

/** Regime ids close to what was written. */
export const closeRegimeIds = (written: string): readonly string[] => closest(written, regimeIds)

/** "Did you mean a, b or c?", or nothing. */
export function didYouMean(names: readonly string[]): string {
  if (names.length === 0) return ''
  const quoted = names.map((name) => `'${name}'`)
  const last = quoted.pop()
  return ` Did you mean ${quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`}?`
}

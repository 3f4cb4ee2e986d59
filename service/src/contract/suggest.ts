import { distancesFrom, findOffences, regimes } from '@requisite/law'

/** Longer input than any name cannot be close to one, and is not compared. */
const longest = 80
const most = 3
/** The part of the letters that may differ. */
const furthest = 0.4

/** The edit distance (Levenshtein) from a word to others, as a part of their length: 0 where one is part of the other, 1 where
 *  every letter differs, more where the lengths alone are too far apart. */
function relativeDistanceFrom(word: string): (other: string) => number {
  const distance = distancesFrom(word)
  return (other) => {
    if (word.length > 2 && (other.includes(word) || word.includes(other))) return 0
    const length = Math.max(word.length, other.length)
    return Math.abs(word.length - other.length) > furthest * length ? 2 : distance(other) / length
  }
}

/** The names close to what was written: at most two letters in five differ, or one is part of the other. */
export function closest(written: string, names: readonly string[]): readonly string[] {
  if (written.length > longest || written.length < 2) return []
  const distance = relativeDistanceFrom(written.toLowerCase())
  return names
    .map((name) => ({ name, distance: distance(name.toLowerCase()) }))
    .filter((match) => match.distance <= furthest)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ name }) => name)
}

const regimeIds = Object.keys(regimes)

/** Offence keys close to what was written: what the search finds. */
export const closeOffenceKeys = (written: string): readonly string[] =>
  written.trim() === '' || written.length > longest
    ? []
    : findOffences(written)
        .slice(0, most)
        .map(({ key }) => key)

/** Regime ids close to what was written. */
export const closeRegimeIds = (written: string): readonly string[] => closest(written, regimeIds)

/** "Did you mean a, b or c?", or nothing. */
export function didYouMean(names: readonly string[]): string {
  if (names.length === 0) return ''
  const quoted = names.map((name) => `'${name}'`)
  const last = quoted.pop()
  return ` Did you mean ${quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`}?`
}

import { findOffences, offences, regimes } from '@requisite/law'

/** Longer input than any name cannot be close to one, and is not compared. */
const longest = 80
const most = 3
/** The part of the letters that may differ. */
const furthest = 0.4

/** The number of letters to change, add or drop to get from one word to the other, or Infinity when it is over `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY
  const row = Uint16Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    let diagonal = row[0] as number
    let left = i
    let least = i
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] as number
      const replaced = letter === b.charCodeAt(j - 1) ? diagonal : diagonal + 1
      left = Math.min(replaced, above + 1, left + 1)
      least = Math.min(least, left)
      row[j] = left
      diagonal = above
    }
    if (least > limit) return Number.POSITIVE_INFINITY
  }
  return row[b.length] as number
}

/** How far one word is from another: 0 where one is part of the other, 1 where every letter differs. */
function away(word: string, other: string): number {
  if (word.length > 2 && (other.includes(word) || word.includes(other))) return 0
  const length = Math.max(word.length, other.length)
  return distance(word, other, furthest * length) / length
}

/** The names close to what was written: at most two letters in five differ, or one is part of the other. */
export function closest(written: string, names: readonly string[]): readonly string[] {
  if (written.length > longest || written.length < 2) return []
  const word = written.toLowerCase()
  return names
    .map((name) => ({ name, away: away(word, name.toLowerCase()) }))
    .filter((found) => found.away <= furthest)
    .sort((one, other) => one.away - other.away)
    .slice(0, most)
    .map(({ name }) => name)
}

const offenceKeys = offences.map(({ key }) => key)
const regimeIds = Object.keys(regimes)

/** Offence keys close to what was written: one that is spelt almost so, then what a search would find, or else what is
 *  spelt alike. */
export function closeOffenceKeys(written: string): readonly string[] {
  const found = isSearch(written) ? findOffences(written).map(({ key }) => key) : []
  if (found.length === 0) return closest(written, offenceKeys)
  const slips = Math.max(1, written.length / 10)
  const almost = offenceKeys.filter((key) => distance(written.toLowerCase(), key, slips) <= slips)
  return [...new Set([...almost, ...found])].slice(0, most)
}

const isSearch = (written: string): boolean => written.trim() !== '' && written.length <= longest

/** Regime ids close to what was written. */
export const closeRegimeIds = (written: string): readonly string[] => closest(written, regimeIds)

/** "Did you mean a, b or c?", or nothing. */
export function didYouMean(names: readonly string[]): string {
  if (names.length === 0) return ''
  const quoted = names.map((name) => `'${name}'`)
  const last = quoted.pop()
  return ` Did you mean ${quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`}?`
}

import { findOffences, offences, regimes } from '@requisite/law'

/** Longer input than any name cannot be close to one, and is not compared. */
const longest = 80
const most = 3

/** The number of letters to change, add or drop to get from one word to the other. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(replaced, (above[j] as number) + 1, (row[j - 1] as number) + 1))
    }
    above = row
  }
  return above[b.length] as number
}

/** The names close to what was written: at most two letters in five differ, or one is part of the other. */
export function closest(written: string, names: readonly string[]): readonly string[] {
  if (written.length > longest || written.length < 2) return []
  const word = written.toLowerCase()
  return names
    .map((name) => {
      const other = name.toLowerCase()
      const isPart = word.length > 2 && (other.includes(word) || word.includes(other))
      return { name, away: isPart ? 0 : distance(word, other) / Math.max(word.length, other.length) }
    })
    .filter(({ away }) => away <= 0.4)
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ name }) => name)
}

const offenceKeys = offences.map(({ key }) => key)
const regimeIds = Object.keys(regimes)

/** Offence keys close to what was written: what a search would find, or else what is spelt alike. */
export function closeOffenceKeys(written: string): readonly string[] {
  if (written.length > longest) return []
  const found = findOffences(written).slice(0, most)
  return written.trim() !== '' && found.length > 0
    ? found.map(({ key }) => key)
    : closest(written, offenceKeys)
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

import { distancesFrom } from './distance.ts'
import { hasDigit, soundOf, stemOf } from './words.ts'

/** How near a word that was typed is to a word of the library: the larger, the nearer. Each wrong letter costs one. */
const same = 8
const sameStem = 7
export const beginning = 6
export const sameSound = 5
const inside = 1

/** A word that occurs in the names of offences, and the names it occurs in. */
interface Occurring {
  readonly text: string
  readonly names: readonly number[]
}

/** The same, ready to be compared with a word that is misspelt. */
interface Word extends Occurring {
  readonly stem: string
  readonly sound: string
  /** The letters it has, a bit each. */
  readonly letters: number
}

/** Words of the library that a word was read as, the names they occur in, and how near they are. */
export interface WordMatch extends Occurring {
  readonly nearness: number
}

/** So many letters may be wrong in a word of this length. */
const mostWrong = (length: number): number => (length < 4 ? 0 : length < 5 ? 1 : length < 9 ? 2 : 3)

/** A shorter word, or one with a number in it, is taken as it is written; so is one with hardly a sound. */
const shortestMisspelt = 4
const shortestSound = 3
/** Enough of a code to look for those that begin so. */
const shortestCode = 3

/** A shift takes the last five bits of its count, in which letters differ. */
const lettersOf = (word: string): number => {
  let letters = 0
  for (const letter of word) letters |= 1 << letter.charCodeAt(0)
  return letters
}

function bitsOf(letters: number): number {
  let bits = 0
  for (let rest = letters; rest !== 0; rest &= rest - 1) bits++
  return bits
}

/** The words of the library, each with the names it occurs in, made ready to be looked up. */
export function vocabulary(): {
  readonly add: (text: string, names: readonly number[]) => void
  readonly read: (typed: string) => readonly WordMatch[]
} {
  const words: Word[] = []
  const numbered: Occurring[] = []
  return {
    add: (text, names) => {
      if (hasDigit(text)) numbered.push({ text, names })
      else words.push(compared(text, names))
    },
    read: (typed) => (hasDigit(typed) ? numberedMatches(typed, numbered) : wordMatches(typed, words)),
  }
}

function compared(text: string, names: readonly number[]): Word {
  const sound = soundOf(text)
  return { text, names, stem: stemOf(text), sound, letters: lettersOf(sound) }
}

const matchesOf = (words: readonly Occurring[], nearness: number): readonly WordMatch[] =>
  words.map(({ text, names }) => ({ text, names, nearness }))

/** A section, a year or a code. A number by itself is a section; the beginning of a code finds those that begin so. */
function numberedMatches(typed: string, words: readonly Occurring[]): readonly WordMatch[] {
  const exact = words.filter(({ text }) => text === typed)
  if (exact.length > 0) return matchesOf(exact, same)
  const section = words.filter(({ text }) => text === `s${typed}`)
  if (section.length > 0 || typed.length < shortestCode) return matchesOf(section, same)
  return matchesOf(
    words.filter(({ text }) => text.startsWith(typed)),
    beginning,
  )
}

/** A word as it is written, of the same stem, or begun; or else misspelt; or else a part of a word. */
function wordMatches(typed: string, words: readonly Word[]): readonly WordMatch[] {
  const stem = stemOf(typed)
  const matches: WordMatch[] = []
  for (const { text, stem: other, names } of words) {
    const nearness =
      text === typed ? same : other === stem ? sameStem : text.startsWith(typed) ? beginning : 0
    if (nearness !== 0) matches.push({ text, names, nearness })
  }
  if (matches.length > 0 || typed.length < shortestMisspelt) return matches
  const sound = soundOf(typed)
  const misspelt = sound.length < shortestSound ? [] : misspeltMatches(sound, words)
  if (misspelt.length > 0) return misspelt
  return matchesOf(
    words.filter(({ text }) => text.includes(typed)),
    inside,
  )
}

/** The words that sound most like one that is misspelt. */
function misspeltMatches(sound: string, words: readonly Word[]): readonly WordMatch[] {
  const distance = distancesFrom(sound)
  const letters = lettersOf(sound)
  let wrong = mostWrong(sound.length)
  let nearest: Word[] = []
  for (const word of words) {
    // Too long, too short, or too many letters that the other does not have: spared the comparison.
    if (Math.abs(word.sound.length - sound.length) > wrong) continue
    if (bitsOf(letters & ~word.letters) > wrong) continue
    const apart = distance(word.sound)
    if (apart > wrong) continue
    if (apart < wrong) nearest = []
    wrong = apart
    nearest.push(word)
  }
  return matchesOf(nearest, sameSound - wrong)
}

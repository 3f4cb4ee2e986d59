import { isWordOpen, nameOpenAt } from '../../court-words/read-court.ts'
import type { Reading, WordsQuestion } from '../../court-words/reading.ts'

const unitBegun = /(?:^|[^\w.])(\d+)\s+(?:y|ye|yea|yr|m|mo|mon|mont|mt|mth|w|we|wee|wk|d|da)$/i

/** The word in which the caret stands, and a number that it is the unit of, or the name of an offence that it goes on with. */
function unfinished(text: string, caret: number | null): readonly [number, number] | null {
  const begun = unitBegun.exec(text)
  if (begun !== null) return [begun.index + (begun[0].startsWith(begun[1] as string) ? 0 : 1), text.length]
  if (caret === null) return null
  // A number waits for its unit.
  const bare = /(?:^|\s)(\d{1,2})\s$/.exec(text.slice(0, caret))
  let [from, to] = [bare === null ? caret : caret - 1, caret]
  while (from > 0 && /[^\s,;.]/.test(text[from - 1] as string)) from--
  while (to < text.length && /[^\s,;.]/.test(text[to] as string)) to++
  const name = nameOpenAt(text.slice(0, from).slice(-mostNameLetters))
  if (name >= 0) from = Math.max(0, from - mostNameLetters) + name
  return from === to ? null : [from, to]
}
/** No name of an offence that is being typed is longer. */
const mostNameLetters = 60

/** Whether the word in which the caret stands may go on to another: the text is read without it. */
export function isTyping(text: string, caret: number | null): boolean {
  const word = caret === null ? null : unfinished(text, caret)
  if (word === null) return false
  const last =
    text
      .slice(word[0], word[1])
      .split(/[\s\d]/)
      .at(-1) ?? ''
  return last === '' || isWordOpen(last)
}

/** How a text is read, and which of its questions are rows of their own: those are asked while one types. */
interface Reader {
  read(text: string): Reading
  isRow(question: WordsQuestion, reading: Reading): boolean
}

/** What was read, without a question about a word that is not finished: the words are read as if it were not there yet. */
export function readFinished(text: string, caret: number | null, { read, isRow }: Reader): Reading {
  let word = unfinished(text, caret)
  const blank = ([from, to]: readonly [number, number]): string =>
    `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`
  let reading = read(isTyping(text, caret) && word !== null ? blank(word) : text)
  for (let turn = 0; word !== null && turn < 3; turn++) {
    const [from, to] = word
    const touching: WordsQuestion | undefined = reading.questions.find(
      (one) => one.from >= 0 && one.to >= from - 1 && one.from <= to && !isRow(one, reading),
    )
    if (touching === undefined) break
    word = [Math.min(from, touching.from), Math.max(to, touching.to)]
    reading = read(blank(word))
  }
  return reading
}

import { type Day, parseDay } from '@requisite/law'
import { inUnits } from '../../court-words/length.ts'
import { mostCharacters } from '../../court-words/read.ts'
import type { Reading, SentenceRead, WordsQuestion } from '../../court-words/reading.ts'
import { parametersOf } from '../../http/query.ts'
import { isDayTold, type ToldCase, type ToldSentence } from '../../told/case.ts'
import { isComplete, toldInLink } from '../../told/link.ts'
import { toldInWords } from '../../told/words.ts'
import { behind, caseWith, isKeptIn, sentenceWith, withoutSentence } from './fold.ts'
import { givenIn, lineAdded, type RowTelling } from './given.ts'
import type { LiveAsked, RowAnswer } from './message.ts'
import { isAskedBy, isOfEach, nameAndNumber, rowNameOf, wordsOf } from './row-of.ts'
import { offencesTaken } from './taken-offence.ts'
import { isRow, readAt, wordsAnswer } from './words-read.ts'

/** An answer of the row; or both that and what was told before it, of which it changes nothing. */
type ToldBy = 'row' | 'both'

/** All that is known: what the words, a link and the rows tell, as one case; and what of it is open. */
export interface LiveCase extends ToldCase {
  readonly today: Day
  readonly reading: Reading
  /** What the words leave open, and no row has answered. */
  readonly questions: readonly WordsQuestion[]
  /** What they leave open too, and decides nothing: it was answered by us. */
  readonly idle?: readonly WordsQuestion[]
  /** Who told what a row asks, where it was answered. One that is not there was told by the words or a link, or not at all. */
  readonly by: ReadonlyMap<string, ToldBy>
  /** What answers said that hold no more, because their words say something else now. */
  readonly lapsed: ReadonlyMap<string, string>
  /** Answers of another case: the words of theirs have gone. */
  readonly over: readonly RowAnswer[]
  readonly isLink: boolean
  /** A sentence is being added, and stands behind the words. */
  readonly isTrying: boolean
  /** Whether it was told in rows or by a link: words of its own are one sentence more. */
  readonly isByRows: boolean
  /** How many sentences were told without words, before those of the words. */
  readonly before: number
  /** Sentences that were added and not read, because all words together are too long. */
  readonly unread: readonly RowAnswer[]
}

/** One sentence more, in words of its own. */
export const isLine = ({ row, say }: RowAnswer): boolean =>
  row === 'others' && (new URLSearchParams(say).get('line') ?? '').trim() !== ''

/** The words with a line for each sentence that was added; and those that were not read, because all words together are too long. */
interface AddedWords extends Pick<LiveCase, 'unread'> {
  readonly text: string
}

function withLines(words: string, answers: readonly RowAnswer[]): AddedWords {
  const added = (before: AddedWords, line: RowAnswer): AddedWords => {
    const text = `${before.text}${before.text === '' ? '' : '\n'}${lineAdded(line)}`
    return text.length > mostCharacters
      ? { ...before, unread: [...before.unread, line] }
      : { ...before, text }
  }
  return answers
    .filter((one) => isLine(one) && !one.isOver)
    .reduce(added, { text: words.trim() === '' ? '' : words, unread: [] })
}

/** What was told before the words: by a link, or a first sentence in rows. */
interface ToldBefore extends Pick<LiveCase, 'isLink' | 'isByRows'> {
  readonly link: ToldCase | null
  readonly sentences: readonly ToldSentence[]
}

function toldBefore(words: string, asked: LiveAsked, answers: readonly RowAnswer[]): ToldBefore {
  const isByRows = words.trim() === '' || asked.isBehind === true
  const query = isByRows ? parametersOf(asked.link ?? '') : {}
  const link = Object.keys(query).length === 0 ? null : toldInLink(query)
  const isAny = isByRows && answers.some(({ row, isOver }) => row === 'sentence-1' && !isOver)
  return {
    isByRows,
    link,
    isLink: link !== null && isComplete(query),
    sentences: link?.sentences ?? (isAny ? [{}] : []),
  }
}

/** By what a sentence is known again: its length, and its offence or what that may be. */
export const wordsOfCase = ({ length, offence, offenceChoices }: SentenceRead): readonly string[] =>
  [length === null ? '' : inUnits(length), offence ?? offenceChoices.join(' or ')].filter(
    (word) => word !== '',
  )

/** Whether an answer is of another case than the one that is read. One that was given where no words stood is of any, until it is
 *  said to be over; and where no sentence is read, as in the midst of a change, nothing is said of it. */
function isOfAnother({ isOver, of = [] }: RowAnswer, { sentences }: Reading): boolean {
  if (isOver === true || of.length === 0 || sentences.length === 0) return isOver === true
  return !sentences.some((sentence) => wordsOfCase(sentence).some((word) => of.includes(word)))
}

/** The row of an answer now: of a sentence that was read it goes with the words of that one, wherever it stands. */
function rowNow({ row, of = [] }: RowAnswer, { sentences }: Reading, before: number): string {
  const [name, number] = nameAndNumber(row)
  const own = Number(number ?? 0) - 1 - before
  if (own < 0 || of.length === 0) return row
  const shared = sentences.map((one) => wordsOfCase(one).filter((word) => of.includes(word)).length)
  const most = Math.max(...shared)
  return most < 1 || shared[own] === most ? row : `${name}-${shared.indexOf(most) + 1 + before}`
}

/** An answer that holds, and whether its sentence stands at another place now than when it was given. */
type GivenNow = RowTelling & { readonly isMoved: boolean }

/** The answers by their rows: those that hold, in their order; those whose words say something else now; those of another case. */
interface AnswersByRow extends Pick<LiveCase, 'lapsed' | 'over'> {
  readonly given: ReadonlyMap<string, GivenNow>
}

function byRow(answers: readonly RowAnswer[], reading: Reading, before: number): AnswersByRow {
  const given = new Map<string, GivenNow>()
  const lapsed = new Map<string, string>()
  const ofCase = answers.filter((one) => !isOfAnother(one, reading))
  for (const answer of ofCase) {
    const row = rowNow(answer, reading, before)
    given.delete(row)
    lapsed.delete(row)
    const one = givenIn(answer)
    if (one.is === 'back') continue
    const now = wordsOf(row, reading)
    if (now !== '' && now !== one.about) lapsed.set(row, one.said)
    else given.set(row, { ...one, isMoved: row !== answer.row })
  }
  return { given, lapsed, over: answers.filter((one) => !ofCase.includes(one)) }
}

/** Whether the day that was told of all sentences is that of one: where the words tell the day of some, it is that of the others. */
function isDayOfIt(
  one: ToldSentence,
  i: number,
  sentences: readonly ToldSentence[],
  before: number,
): boolean {
  const isDayOfAll = before === 0 && (sentences.every(isDayTold) || !sentences.some(isDayTold))
  return i < before || isDayOfAll || !isDayTold(one)
}

/** A case with what one row tells: of it, of one sentence, or of each. */
function withAnswer(told: ToldCase, row: string, { tells, is, isMoved }: GivenNow, before: number): ToldCase {
  const [name, number] = nameAndNumber(row)
  const { sentences } = told
  if (number === undefined && !isOfEach(name)) return caseWith(told, name, tells)
  if (is === 'takenOut') return { ...told, sentences: withoutSentence(sentences, Number(number)) }
  const isOfIt = (one: ToldSentence, i: number): boolean =>
    number === undefined ? name !== 'day' || isDayOfIt(one, i, sentences, before) : i + 1 === Number(number)
  const all = sentences.length === 0 && number !== undefined ? [{}] : sentences
  return {
    ...told,
    sentences: all.map((one, i) => (isOfIt(one, i) ? sentenceWith(one, name, tells, isMoved) : one)),
  }
}

/** A case with all answers that hold, and who told what. */
interface FoldedCase extends Pick<LiveCase, 'by'> {
  readonly told: ToldCase
}

const folded = (told: ToldCase, given: AnswersByRow['given'], before: number): FoldedCase =>
  [...given].reduce<FoldedCase>(
    (all, [row, one]) => {
      const now = withAnswer(all.told, row, one, before)
      return { told: now, by: new Map(all.by).set(row, isKeptIn(now, all.told) ? 'both' : 'row') }
    },
    { told, by: new Map() },
  )

/** One more sentence is of the day and for the person of the first, where its words say nothing else. */
function withShared(told: ToldCase, before: number): ToldCase {
  const [first = {}] = told.sentences
  const shared = Object.fromEntries(
    Object.entries(first).filter(
      ([name]) => isAskedBy('sentence', name, 'day') || isAskedBy('sentence', name, 'age'),
    ),
  )
  return {
    ...told,
    sentences: told.sentences.map((one, i) =>
      before === 0 || i < before || isDayTold(one) ? one : { ...shared, ...one },
    ),
  }
}

/** A recall that is told alone is from a sentence. */
const withRecalled = (told: ToldCase): ToldCase =>
  told.sentences.length === 0 && told.recall !== null
    ? { ...told, sentences: [{ sentenceType: 'sds' }] }
    : told

/** What is known when something is asked: words, answers and, where a link was opened, its facts. */
export function knownOf(asked: LiveAsked): LiveCase {
  const today = parseDay(asked.today)
  if (today === null) throw new Error('today must be a day like 2026-11-17')
  const all = asked.trying === undefined ? asked.answers : [...asked.answers, asked.trying]
  const words = asked.text.length > mostCharacters ? '' : asked.text
  const { text, unread } = withLines(words, all)
  const { link, sentences, isLink, isByRows } = toldBefore(words, asked, all)
  const before = sentences.length
  const toWords = all.flatMap((one) => wordsAnswer(text, one))
  const reading = readAt(text, asked, toWords, sentences)
  const read = toldInWords(reading, toWords, before, offencesTaken(reading, all))
  const { given, lapsed, over } = byRow(
    all.filter(({ row }) => !/^(?:ask|aside)-/.test(row)),
    reading,
    before,
  )
  const first = link === null ? { ...read, sentences: [...sentences, ...read.sentences] } : behind(read, link)
  const { told, by } = folded(first, given, before)
  return {
    ...withRecalled(withShared(told, before)),
    today,
    reading,
    by,
    lapsed,
    over,
    unread,
    before,
    isLink,
    isByRows,
    isTrying: asked.trying !== undefined && isLine(asked.trying),
    questions: reading.questions.filter(
      (one) => !isRow(one, reading) && !isAnswered(one, by, rowOfNameless(one, reading, before)),
    ),
  }
}

/** The row of the offence that a word stands for which names none, such as "something"; null of any other question. */
export const rowOfNameless = (
  { ask, offences: choices, from }: WordsQuestion,
  { sentences }: Reading,
  before: number,
): string | null =>
  ask === 'offence' && choices.length === 0
    ? `offence-${before + Math.max(1, sentences.filter((one) => one.from <= from).length)}`
    : null

/** A question about the words that another row has answered since. */
const isAnswered = ({ ask }: WordsQuestion, by: LiveCase['by'], row: string | null): boolean =>
  (row !== null && by.has(row)) || ['day', 'remand'].some((name) => rowNameOf(ask) === name && by.has(name))

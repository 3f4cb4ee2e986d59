import { type Day, parseDay } from '@requisite/law'
import { inUnits } from '../../court-words/length.ts'
import { mostCharacters } from '../../court-words/read.ts'
import type { Answer, Ask, Reading, SentenceRead, WordsQuestion } from '../../court-words/reading.ts'
import { parametersOf } from '../../http/query.ts'
import { isDayTold, type SentenceTold, type ToldCase } from '../../told/case.ts'
import { isComplete, toldInLink } from '../../told/link.ts'
import { toldInWords } from '../../told/words.ts'
import { wordsRead } from '../ask.ts'
import { behind, caseWith, isKeptIn, sentenceWith, withoutSentence } from './fold.ts'
import { givenIn, lineAdded, type RowTelling } from './given.ts'
import type { LiveAsked, RowAnswer } from './message.ts'
import { isAskedBy, nameAndNumber, wordsOf } from './row-of.ts'
import { isTakenByName, offencesTaken } from './taken-offence.ts'
import { readFinished } from './unfinished-word.ts'

/** All that is known: what the words, a link and the rows tell, as one case; and what of it is open. */
export interface LiveCase extends ToldCase {
  readonly today: Day
  readonly reading: Reading
  /** What the words leave open, and no row has answered. */
  readonly questions: readonly WordsQuestion[]
  /** What they leave open too, and decides nothing: it was answered by us. */
  readonly idle?: readonly WordsQuestion[]
  readonly given: ReadonlyMap<string, RowTelling>
  /** Answers that say what the words say, or something beside it: nothing is changed by them. */
  readonly agreeing: ReadonlySet<string>
  /** Answers that hold no more, because their words say something else now. */
  readonly lapsed: ReadonlyMap<string, RowTelling>
  /** Answers of another case: the words of theirs have gone. */
  readonly over: readonly RowAnswer[]
  /** The year of the return was not told: it is the last such day. */
  readonly isYearTaken: boolean
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

/** Where words stand now that stood at a place: there, or at the nearest where they are met again; -1 for nowhere. */
function placeOf(text: string, words: string, from: number): number {
  if (words === '' || text.startsWith(words, from)) return from
  let best = -1
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (best < 0 || Math.abs(at - from) < Math.abs(best - from)) best = at
  return best
}

/** An answer to a question about the words, as the reader takes it; nothing where its words are gone. */
function wordsAnswer(text: string, { row, say, about = '' }: RowAnswer): readonly Answer[] {
  const sent = new URLSearchParams(say)
  const said = sent.get('say') ?? ''
  if (row.startsWith('aside-')) {
    const from = placeOf(text, about, Number(row.slice('aside-'.length)))
    return from < 0 ? [] : [{ ask: 'wrong', from, say: 'yes' }]
  }
  const [, ask, at] = /^ask-(\w+)-(-?\d+)$/.exec(row) ?? []
  if (ask === undefined) return []
  const typed = (sent.get('typed') ?? '').trim()
  const answer = said === 'typed' ? typed : said
  // Words that nobody knows are looked for one by one, wherever they stand.
  if (ask === 'words')
    return answer === '' ? [] : [{ ask, from: -1, say: answer, about: sent.get('about') ?? '' }]
  const from = placeOf(text, sent.get('anchor') ?? '', Number(at))
  const isThere = text.includes(sent.get('about') ?? '')
  return (from < 0 && Number(at) >= 0) || !isThere || answer === ''
    ? []
    : [{ ask: ask as Ask, from, say: answer, about: sent.get('about') ?? '' }]
}

/** What the words leave open and is no question on this page: a recall that is told is one; a name of which all offences have one
 *  answer is that; where only the kind decides, the offence does not. */
function answeredByThemselves({ questions, sentences }: Reading): readonly Answer[] {
  return questions.flatMap(({ ask, from, about, days, offences: choices }): readonly Answer[] => {
    if (ask === 'recall') return [{ ask, from, say: 'yes' }]
    // Nobody was given this sentence for years: an old day is its day.
    if (ask === 'date' && days.length === 1 && sentences[0]?.kind === 'ipp')
      return [{ ask, from, say: days[0] as string }]
    const own = sentences.find((one) => one.from === from)
    const [key, ...others] = choices
    if (ask !== 'offence' || key === undefined || others.length > 0) return []
    const isByKind = own?.kind === 'life' || own?.kind === 'whole_life'
    return isByKind || isTakenByName(key, about) ? [{ ask, from, say: key }] : []
  })
}

function readWith(text: string, today: string, answers: readonly Answer[], before: Before): Reading {
  const others = before.map(({ consecutiveTo, howItRuns }) => ({
    runs: howItRuns === 'unknown' ? 'unsure' : consecutiveTo === undefined ? 'concurrent' : 'consecutive',
  }))
  const read = (more: readonly Answer[]): Reading =>
    wordsRead(text, { today, others, at: others.length + 1, answers: [...answers, ...more] })
  const first = read([])
  const own = answeredByThemselves(first)
  if (own.length === 0) return first
  const second = read(own)
  const more = answeredByThemselves(second)
  return more.length === 0 ? second : read([...own, ...more])
}

/** The sentences that were told without words, before those of the words. */
type Before = readonly SentenceTold[]

/** What was read, as if a word that is not finished were not there yet. */
function readAt(
  text: string,
  { today, caret }: LiveAsked,
  answers: readonly Answer[],
  before: Before,
): Reading {
  const reading = readFinished(text, caret, {
    read: (finished) => readWith(finished, today, answers, before),
    isRow,
  })
  const pieces = reading.pieces.map((piece) => ({
    ...piece,
    sentence: piece.sentence === null ? null : piece.sentence + before.length,
  }))
  return { ...reading, text, pieces }
}

/** The questions that are rows of their own, and not asked beside them. */
const isRow = (one: WordsQuestion, reading: Reading): boolean => {
  const { ask, days } = one
  return (
    /^(?:remand_days|recall|activated)$/.test(ask) ||
    (ask === 'date' && (reading.recall !== null || (days.length < 2 && !isDayOfOne(one, reading)))) ||
    (ask === 'length' && reading.sentences.length === 0)
  )
}

/** Whether a day is that of one sentence at most: there are others, with a day that is told or asked by itself. */
const isDayOfOne = ({ days, from }: WordsQuestion, { sentences, questions }: Reading): boolean =>
  days.length > 0 &&
  sentences.length > 1 &&
  (sentences.some(({ date }) => date !== null) ||
    questions.some((other) => other.ask === 'date' && other.from !== from && other.days.length > 0))

/** The rows whose answers are for each sentence. */
const ofAll = new Set(['day', 'age', 'suspended'])

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

/** One sentence more, in words of its own. */
export const isLine = ({ row, say }: RowAnswer): boolean =>
  row === 'others' && (new URLSearchParams(say).get('line') ?? '').trim() !== ''

/** What is known when something is asked: words, answers and, where a link was opened, its facts. */
export function knownOf(asked: LiveAsked): LiveCase {
  const today = parseDay(asked.today)
  if (today === null) throw new Error('today must be a day like 2026-11-17')
  const all = asked.trying === undefined ? asked.answers : [...asked.answers, asked.trying]
  const given = asked.text.length > mostCharacters ? '' : asked.text
  const unread: RowAnswer[] = []
  let text = given.trim() === '' ? '' : given
  for (const line of all.filter((one) => isLine(one) && !one.isOver)) {
    const longer = `${text}${text === '' ? '' : '\n'}${lineAdded(line)}`
    if (longer.length > mostCharacters) unread.push(line)
    else text = longer
  }
  const isByRows = given.trim() === '' || asked.isBehind === true
  const query = isByRows ? parametersOf(asked.link ?? '') : {}
  const link = Object.keys(query).length === 0 ? null : toldInLink(query)
  const isWhole = link !== null && isComplete(query)
  const before =
    link?.sentences ??
    (isByRows && all.some(({ row, isOver }) => row === 'sentence-1' && !isOver) ? [{}] : [])
  const answers = all.flatMap((one) => wordsAnswer(text, one))
  const reading = readAt(text, asked, answers, before)
  const read = toldInWords(reading, answers, before.length, offencesTaken(reading, all))
  let told = link === null ? { ...read, sentences: [...before, ...read.sentences] } : behind(read, link)
  const held = new Map<string, RowTelling>()
  const lapsed = new Map<string, RowTelling>()
  const over: RowAnswer[] = []
  const agreeing = new Set<string>()
  for (const answer of all) {
    if (/^(?:ask|aside)-/.test(answer.row)) continue
    if (isOfAnother(answer, reading)) {
      over.push(answer)
      continue
    }
    const row = rowNow(answer, reading, before.length)
    held.delete(row)
    lapsed.delete(row)
    const one = givenIn(answer)
    if (one.is === 'back') continue
    const now = wordsOf(row, reading)
    if (now !== '' && now !== one.about) lapsed.set(row, one)
    else held.set(row, one)
  }
  for (const [row, { tells, is }] of held) {
    const [name, number] = nameAndNumber(row)
    // Where the words tell the day of some sentences, another day is that of the others.
    const isDayOfAll =
      before.length === 0 && (told.sentences.every(isDayTold) || !told.sentences.some(isDayTold))
    const isOfIt = (one: SentenceTold, i: number): boolean =>
      number === undefined
        ? name !== 'day' || i < before.length || isDayOfAll || !isDayTold(one)
        : i + 1 === Number(number)
    const { sentences } = told
    const old = told
    if (number === undefined && !ofAll.has(name)) told = caseWith(told, name, tells)
    else if (is === 'takenOut') told = { ...told, sentences: withoutSentence(sentences, Number(number)) }
    else
      told = {
        ...told,
        sentences: (sentences.length === 0 && number !== undefined ? [{}] : sentences).map((one, i) =>
          isOfIt(one, i) ? sentenceWith(one, name, tells) : one,
        ),
      }
    if (isKeptIn(told, old)) agreeing.add(row)
  }
  // One more sentence is of the day and for the person of the first, where its words say nothing else.
  const [first = {}] = told.sentences
  const shared = Object.fromEntries(
    Object.entries(first).filter(
      ([name]) => isAskedBy('sentence', name, 'day') || isAskedBy('sentence', name, 'age'),
    ),
  )
  if (before.length > 0)
    told = {
      ...told,
      sentences: told.sentences.map((one, i) =>
        i < before.length || isDayTold(one) ? one : { ...shared, ...one },
      ),
    }
  if (told.sentences.length === 0 && told.recall !== null)
    told = { ...told, sentences: [{ sentenceType: 'sds' }] }
  const isYearTaken = reading.recall?.isYearTaken === true && !held.has('recall') && !held.has('year')
  return {
    ...told,
    today,
    reading,
    given: held,
    lapsed,
    isYearTaken,
    over,
    agreeing,
    isByRows,
    unread,
    isLink: isWhole,
    isTrying: asked.trying !== undefined && isLine(asked.trying),
    before: before.length,
    questions: reading.questions.filter(
      (one) => !isRow(one, reading) && !isAnswered(one, held, rowOfNameless(one, reading, before.length)),
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
const isAnswered = (question: WordsQuestion, given: ReadonlyMap<string, RowTelling>, row: string | null) =>
  (row !== null && given.has(row)) || isAnsweredBy(question, given)
const isAnsweredBy = ({ ask }: WordsQuestion, given: ReadonlyMap<string, RowTelling>): boolean =>
  (ask === 'date' && given.has('day')) ||
  (/^remand/.test(ask) && given.has('remand')) ||
  (ask === 'tag_days' && given.has('remand'))

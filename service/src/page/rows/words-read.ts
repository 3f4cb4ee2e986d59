import { areDaysTold } from '../../court-words/questions.ts'
import type { Answer, Ask, Reading, WordsQuestion } from '../../court-words/reading.ts'
import type { ToldSentence } from '../../told/case.ts'
import { wordsRead } from '../ask.ts'
import type { LiveAsked, RowAnswer } from './message.ts'
import { isTakenByName } from './taken-offence.ts'
import { readFinished } from './unfinished-word.ts'

/* How the words are read with the answers to questions about them. */

/** Where words stand now that stood at a place: there, or at the nearest where they are met again; -1 for nowhere. */
function placeOf(text: string, words: string, from: number): number {
  if (words === '' || text.startsWith(words, from)) return from
  let best = -1
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (best < 0 || Math.abs(at - from) < Math.abs(best - from)) best = at
  return best
}

/** An answer to a question about the words, as the reader takes it; nothing where its words are gone. */
export function wordsAnswer(text: string, { row, say, about = '' }: RowAnswer): readonly Answer[] {
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
type Before = readonly ToldSentence[]

/** What was read, as if a word that is not finished were not there yet. */
export function readAt(
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
export const isRow = (one: WordsQuestion, reading: Reading): boolean => {
  const { ask, days } = one
  return (
    /^(?:remand_days|recall|activated)$/.test(ask) ||
    (ask === 'date' && (reading.recall !== null || (days.length < 2 && !isDayOfOne(one, reading)))) ||
    (ask === 'length' && reading.sentences.length === 0)
  )
}

/** Whether a day is that of one sentence at most: a day is told beside it, or another is asked by itself. A month beside the days of all
 *  sentences is of none of them as it stands. */
const isDayOfOne = ({ days, from }: WordsQuestion, { sentences, questions }: Reading): boolean =>
  (days.length > 0 || areDaysTold({ sentences })) &&
  (sentences.some(({ date }) => date !== null) ||
    (sentences.length > 1 &&
      questions.some((other) => other.ask === 'date' && other.from !== from && other.days.length > 0)))

import { isoDate } from '@requisite/law'
import type { Pieces } from './pieces.ts'
import { shortly } from './quote.ts'
import { type Ask, staysOpen, type WordsQuestion } from './reading.ts'
import { daysMeant } from './spans.ts'

/** What a pass leaves open, and the span that it is about. */
export interface OpenPoint {
  readonly ask: Ask
  readonly at: number
  readonly of: WordsQuestion['of']
  /** The words of the question, where they are not those of the span. */
  readonly about: string | undefined
}

/** Says that something is open. */
export type Say = (ask: Ask, at: number, of?: WordsQuestion['of'], about?: string) => void

/** Notes points in the order in which they are said. */
export const sayIn =
  (points: OpenPoint[]): Say =>
  (ask, at, of = '', about) => {
    points.push({ ask, at, of, about })
  }

const mostQuestions = 30

/** Asks each once, and none that was answered. */
export function questionsOf(
  points: readonly OpenPoint[],
  { text, spans, itemAt, answers }: Pieces,
  drafts: readonly { readonly at: number; readonly keys: readonly string[] }[],
  date: string | null,
): readonly WordsQuestion[] {
  const questions: WordsQuestion[] = []
  for (const { ask, at, of, about } of points) {
    const { from = -1 } = spans[at] ?? {}
    const to = spans[(itemAt(at)?.next ?? at + 1) - 1]?.to ?? -1
    const its = shortly(about ?? text.slice(Math.max(from, 0), Math.max(to, 0)))
    const isThis = (one: { readonly ask: string; readonly from: number }): boolean =>
      one.ask === ask && one.from === from
    // Words that nobody knows are answered wherever they stand.
    const answer = answers.findLast(
      (one) => isThis(one) || (one.ask === 'words' && ask === 'words' && one.about === its),
    )
    const isUnknown = answer?.say === 'unknown' && staysOpen.has(ask)
    const isDone = questions.some(isThis) || (answer !== undefined && !isUnknown)
    if (questions.length >= mostQuestions || isDone) continue
    const which = /^(?:date|remand_days)$/.test(ask) ? daysMeant(spans[at]).map(isoDate) : []
    questions.push({
      ask,
      from,
      to,
      about: its,
      of,
      // Nobody is on remand for a sentence that was passed.
      days: which.filter((one) => ask === 'date' || date === null || one < date),
      offences: ask === 'offence' ? (drafts.find((one) => one.at === at)?.keys ?? []) : [],
      ...(isUnknown && { isUnknown }),
    })
  }
  return questions
}

/** A question about the whole text. */
export const plainQuestion = (ask: Ask): WordsQuestion => ({
  ask,
  from: -1,
  to: -1,
  about: '',
  of: '',
  days: [],
  offences: [],
})

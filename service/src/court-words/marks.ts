import { isoDate } from '@requisite/law'
import { figures } from './categories.ts'
import { byCategory, kindCats } from './engine.ts'
import type { RowItems } from './pieces.ts'
import { type Aside, soft, type ToldByPiece, type WordsPiece, type WordsQuestion } from './reading.ts'
import { hows } from './runs.ts'
import type { Draft } from './sentences.ts'
import { daysMeant, type WordSpan } from './spans.ts'

/** What a role tells, and what a cue does that has none in its row. */
const ofRole = byCategory<ToldByPiece>(`length: term first reduced share part years;
  minimum: minimum minimumYears minimumOpen minimumAlone; kind: lifeAlone ippAlone whole lives;
  extension: extension extensionYears; suspended_for: suspendedFor; total: total; counts: times label;
  runs: follows other; date: date released; born: born; recall: recallDays recallStandard recallTag;
  recall_date: recallDate; tag: curfew curfewFrom curfewTo tagDays tagHalf tagAll;
  stated: stated; remand: remand remandFrom remandTo remandToSentence remandNone remandDated;
  added: added addedDate`)
const ofCue = byCategory<ToldByPiece>(`runs: CONS CONC CONST FOLBY; minimum: MIN MINB; total: TOT MADE;
  extension: XLIC LIC; remand: REM REMD REMF LESS SRV SRW BEF NOT ZERO INC; tag: TAG TAGD; born: BORN; stated: RELD PAPER; date: REL; recall: RECALL FIXED BACK;
  added: ADD ADDF ADDW ADJ`)
/** What is told of the sentence: where nothing of it is kept, it is asked for. */
const ofSentence = /^(?:length|minimum|kind|extension|suspended_for|total|counts|runs|remand|tag)$/

interface MarkReading {
  readonly spans: readonly WordSpan[]
  readonly rows: readonly RowItems[]
  readonly drafts: readonly Draft[]
  readonly questions: readonly WordsQuestion[]
  /** The day of each sentence. */
  readonly dates: readonly (string | null)[]
  readonly aside: readonly Aside[]
  /** Whether a span tells the age. */
  readonly isAge: (at: number) => boolean
  readonly isKept: boolean
}

type Mark = Pick<WordsPiece, 'is' | 'what' | 'sentence'>

/** The words with what became of them, in their order, each from its first letter to behind its last. */
export function marksOf(read: MarkReading): readonly WordsPiece[] {
  const { spans, drafts, dates, aside, isAge } = read
  const marks: (Mark | undefined)[] = spans.map(({ cats: [cat] }) =>
    cat === 'U'
      ? { is: 'unused', what: 'unknown', sentence: null }
      : cat === 'Q'
        ? { is: 'read', what: 'counts', sentence: null }
        : undefined,
  )
  markRows(read, marks)
  for (const [i, { cats }] of spans.entries())
    if (drafts.length > 1 && hows[cats[0] ?? ''] !== undefined)
      marks[i] ??= { is: 'read', what: 'runs', sentence: null }
  for (const [i, { offenceAt, isSure }] of drafts.entries())
    if (offenceAt >= 0 && marks[offenceAt]?.what !== 'offence')
      marks[offenceAt] = { is: isSure ? 'read' : 'asked', what: 'offence', sentence: i }
  for (const [i, span] of spans.entries())
    if (daysMeant(span).some((day) => dates.includes(isoDate(day))))
      marks[i] ??= { is: 'read', what: 'date', sentence: null }
  const places = new Map(spans.map(({ from }, i) => [from, i]))
  for (const { from, to, why } of aside) {
    const mark: Mark = { is: 'aside', what: why, sentence: null }
    for (let i = places.get(from) ?? spans.length; (spans[i]?.from ?? to) < to; i++) marks[i] = mark
  }
  for (const i of spans.keys()) if (isAge(i)) marks[i] = { is: 'read', what: 'age', sentence: null }
  markAsked(read, marks, places)
  const pieces: WordsPiece[] = []
  for (const [i, mark] of marks.entries()) {
    if (mark === undefined) continue
    const [{ from, to }, last] = [spans[i] as WordSpan, pieces.at(-1)]
    if (mark === marks[i - 1] && last !== undefined) pieces[pieces.length - 1] = { ...last, to }
    else pieces.push({ from, to, ...mark })
  }
  return pieces
}

/** What the rows tell, each of its sentence. */
function markRows({ rows, drafts }: MarkReading, marks: (Mark | undefined)[]): void {
  for (const row of rows) {
    const at = drafts.findIndex(({ first }) => first === row[0]?.at)
    const told = new Map<ToldByPiece, Mark>()
    const markOf = (what: ToldByPiece): Mark => {
      const mark = told.get(what) ?? { is: 'read', what, sentence: at < 0 ? null : at }
      told.set(what, mark)
      return mark
    }
    for (const item of row) {
      const what = ofRole[item.role ?? '']
      if (what !== undefined) marks.fill(markOf(what), item.at, item.next)
    }
    // "Less" and "on remand" are of the days between them; beside another thing they tell nothing.
    for (const { at: here, role, cat } of row) {
      const what = ofCue[cat] ?? (kindCats[cat] === undefined ? undefined : 'kind')
      const isTold = what !== undefined && (told.has(what) || /^(?:runs|kind|recall)$/.test(what))
      if (role === null && isTold) marks[here] = markOf(what)
    }
  }
}

/** What is asked about, and what of the sentence is not kept. */
function markAsked(
  { spans, drafts, questions, isKept }: MarkReading,
  marks: (Mark | undefined)[],
  places: ReadonlyMap<number, number>,
): void {
  const open = (questions.find(({ ask }) => !soft.test(ask)) ?? questions[0])?.ask ?? 'number'
  const ask = (i: number, what: Mark['what']): void => {
    const before = marks[i]
    const mark: Mark = { is: 'asked', what, sentence: before?.sentence ?? null }
    marks[i] = mark
    // With it all that stands for the same thing beside it.
    for (const step of [-1, 1])
      for (let n = i + step; before !== undefined && marks[n] === before; n += step) marks[n] = mark
  }
  for (const [i, { cats }] of spans.entries()) {
    const mark = marks[i]
    const isLost = mark === undefined && figures.has(cats[0] ?? '')
    if (isLost || (!isKept && mark?.is === 'read' && ofSentence.test(mark.what))) ask(i, open)
  }
  for (const { ask: what, from } of questions) {
    const i = places.get(from)
    // The words of an offence are marked where they stand: the question is kept by the length.
    if (i !== undefined && !(what === 'offence' && drafts.some(({ at }) => at === i))) ask(i, what)
  }
}

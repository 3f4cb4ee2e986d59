import type { LiveReply, RowAnswer } from './message.ts'

/** An answer is of the case to which it was given. What becomes of it when that case goes, or another comes: pure, for page and tests. */

/** Questions about the words themselves: they live as long as these. */
const isOfWords = ({ row }: RowAnswer): boolean => /^(?:ask|aside)-/.test(row)

/** The words of the case: of the sentence of a row that has its number, else of all. */
function caseOf({ row }: RowAnswer, { of }: Pick<LiveReply, 'of'>): readonly string[] {
  const [, number] = /-(\d+)$/.exec(row) ?? []
  return (number === undefined ? undefined : of[Number(number) - 1]) ?? of.flat()
}

/** A box of days that was emptied tells nothing: what the words say of them holds. */
function isEmptied({ say }: RowAnswer): boolean {
  const told = [...new URLSearchParams(say)].filter(([name]) => name !== 'about')
  return told.some(([name]) => name.endsWith('CreditDays')) && told.every(([, value]) => value.trim() === '')
}

/** The answers with one more. Those that were told of the case before are kept for this one, or forgotten. */
export function withAnswer(
  answers: readonly RowAnswer[],
  given: RowAnswer,
  reply: Pick<LiveReply, 'of' | 'over'> | null,
): readonly RowAnswer[] {
  const case_ = reply ?? { of: [], over: [] }
  const inCase = ({ isOver: _, ...one }: RowAnswer): RowAnswer => ({ ...one, of: caseOf(one, case_) })
  const isOver = (at: number): boolean => answers[at]?.isOver === true || case_.over.includes(at)
  // An answer to the same row of a sentence that stands elsewhere now is no answer to this one.
  const its = caseOf(given, case_)
  const isOfIt = ({ row, of = [] }: RowAnswer): boolean =>
    row === given.row && (of.length === 0 || its.length === 0 || of.some((word) => its.includes(word)))
  const isKept = new URLSearchParams(new URLSearchParams(given.say).get('say') ?? '').has('keep')
  if (given.row === 'over')
    return isKept
      ? answers.map((one, i) => (isOver(i) ? inCase(one) : one))
      : answers.filter((_, i) => !isOver(i))
  const isItsOwn = (one: RowAnswer, i: number): boolean => isOfIt(one) && !isOver(i)
  const others = answers.filter((one, i) => !isItsOwn(one, i))
  if (isEmptied(given)) return others
  return [...others, inCase(isKept ? keptFor(answers.findLast(isItsOwn) ?? given, given) : given)]
}

/** An answer that is kept though its words say something else: it is about these now. */
function keptFor(answer: RowAnswer, { say }: RowAnswer): RowAnswer {
  const sent = new URLSearchParams(answer.say)
  sent.set('about', new URLSearchParams(say).get('about') ?? '')
  return { ...answer, say: String(sent) }
}

/** The answers with what they tell, as the rows show it: it is said of them when their case has gone. */
export const withSaid = (
  answers: readonly RowAnswer[],
  { said }: Pick<LiveReply, 'said'>,
): readonly RowAnswer[] =>
  answers.map((one) =>
    one.isOver || said[one.row] === undefined ? one : { ...one, said: said[one.row] as string },
  )

/** The answers when the words were emptied, or others were put in their place: it may be another person. What was over already is
 *  forgotten. */
export const ofCaseBefore = (answers: readonly RowAnswer[]): readonly RowAnswer[] =>
  answers.filter((one) => !one.isOver && !isOfWords(one)).map((one) => ({ ...one, isOver: true as const }))

/** Whether nothing of the words stays: all was taken away, or all was chosen and something typed or pasted over it. */
export const isAnotherText = (before: string, now: string, isAllChosen: boolean): boolean =>
  before.trim() !== '' && (now.trim() === '' || isAllChosen)

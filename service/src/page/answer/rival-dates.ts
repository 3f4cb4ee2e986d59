import { type CaseAnswer, type Day, inWordsWithWeekday } from '@requisite/law'
import { type DueDay, dueDays, equalRivals, gateOf, typeOfDate, wayOf } from '@requisite/law/internal'
import type { Outcome } from './outcome.ts'

type Form = CaseAnswer['dates'][number]['form']

/** A date under a rival of the same weight. */
interface RivalDate {
  readonly day: Day
  readonly condition: string
}

/** The day of a form, where a case has it once. */
function onlyDay({ dates }: CaseAnswer, form: Form): Day | null {
  const [only, ...more] = dates.filter((date) => date.form === form)
  return only === undefined || more.length > 0 ? null : only.date
}

/** The other days of a form, each once: release is not all that hangs on what is in doubt. */
export function rivalDates(outcome: Pick<Outcome, 'answer' | 'rivals'>, form: Form): readonly RivalDate[] {
  const ours = onlyDay(outcome.answer, form)
  if (ours === null) return []
  const found = new Map<Day, string>()
  for (const { answer, words } of equalRivals(outcome.rivals)) {
    const day = onlyDay(answer, form)
    if (day !== null && day !== ours && !found.has(day)) found.set(day, words.condition)
  }
  return [...found].map(([day, condition]) => ({ day, condition }))
}

/** Dates that not every sentence has: under a rival there may be none. */
const ofSome: ReadonlySet<string> = new Set(['PED', 'HDCED', 'ERSED', 'LED', 'TUSED', 'ETD', 'LTD'])

/** The conditions of the rivals of the same weight under which there is no such day. */
export const ifNone = ({ rivals }: Pick<Outcome, 'rivals'>, form: Form): readonly string[] =>
  ofSome.has(typeOfDate(form))
    ? equalRivals(rivals)
        .filter(({ answer }) => answer.dates.every((date) => date.form !== form))
        .map(({ words }) => words.condition)
    : []

/** Whether nothing else is in doubt than the day in the month of a sentence: then it is a day from the first to the last. */
export function isOfMonth({ rivals }: Pick<Outcome, 'rivals'>): boolean {
  const equal = equalRivals(rivals)
  return equal.length > 0 && equal.every(({ code }) => code === 'A_DAY_IN_MONTH')
}

/** The days on which release may be due as of right: where only the month is known, also those after the Parole Board. */
export function eachDue(outcome: Pick<Outcome, 'answer' | 'rivals'>): readonly DueDay[] {
  const { answer, rivals } = outcome
  const { by } = wayOf(answer)
  if (by !== 'automatic' && by !== 'no later than' && by !== 'Board first')
    return [{ gate: gateOf(answer), answer, rival: null }]
  const ofMonth = by === 'Board first' && isOfMonth(outcome) ? equalRivals(rivals) : []
  return [
    ...dueDays(answer, rivals),
    ...ofMonth
      .filter((rival) => wayOf(rival.answer).by === by)
      .map((rival) => ({ gate: gateOf(rival.answer), answer: rival.answer, rival })),
  ]
}

/** The first day of the Parole Board, and that under each rival of the same weight by which it decides in the same way. */
export function boardDays({ answer, rivals }: Pick<Outcome, 'answer' | 'rivals'>): readonly Day[] {
  const { by } = wayOf(answer)
  return [answer, ...equalRivals(rivals).map((rival) => rival.answer)].flatMap((one) => {
    const way = wayOf(one)
    return way.by === by && 'board' in way && way.board !== null ? [way.board] : []
  })
}

/** The first day of the Parole Board; where only the month of a sentence is known, the first that it can be. */
export const firstBoardDay = (board: Day, outcome: Pick<Outcome, 'answer' | 'rivals'>): Day =>
  isOfMonth(outcome) ? (Math.min(...boardDays(outcome)) as Day) : board

/** "between Tuesday 1 June 2027 and Wednesday 30 June 2027", "Friday 2 June 2017, or Sunday 2 June 2019". */
export function eachInWords(outcome: Pick<Outcome, 'rivals'>, days: readonly Day[], or = ', or '): string {
  const each = [...new Set(days)].sort((a, b) => a - b)
  const said = each.map((day) => inWordsWithWeekday(day))
  return each.length > 1 && isOfMonth(outcome) ? `between ${said[0]} and ${said.at(-1)}` : said.join(or)
}

/** The same in the midst of a sentence: "a day between … and …", "Friday 2 June 2017 or Sunday 2 June 2019". */
export function dayInSentence(outcome: Pick<Outcome, 'rivals'>, days: readonly Day[]): string {
  const each = eachInWords(outcome, days, ' or ')
  return isOfMonth(outcome) && new Set(days).size > 1 ? `a day ${each}` : each
}

/** The last day on licence of a case; null where it has none. */
export const lastDayOnLicence = ({ licenceEnd, endType, end }: CaseAnswer): Day | null =>
  licenceEnd ?? (endType === 'SED' ? null : end)

/** The other ends of the licence. */
export function rivalEnds(outcome: Pick<Outcome, 'answer' | 'rivals'>): readonly Day[] {
  const ours = lastDayOnLicence(outcome.answer)
  const ends = equalRivals(outcome.rivals).flatMap(({ answer }) => lastDayOnLicence(answer) ?? [])
  return ours === null ? [] : [...new Set(ends)].filter((day) => day !== ours).sort((a, b) => a - b)
}

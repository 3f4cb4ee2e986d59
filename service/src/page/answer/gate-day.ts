import { type CaseAnswer, type Day, inWordsWithWeekday } from '@requisite/law'
import { type Gate, isByRecall } from '@requisite/law/internal'
import { dayBeside } from '../told/day-in-words.ts'
import { small } from '../told/text.ts'
import { type Line, line, lineOfWords, lineText, type Screen } from './screen-type.ts'

/** What the screen says of the day at the gate, and the line about the papers. */
export interface ShownGate {
  readonly shown: Pick<Screen, 'sort' | 'over' | 'day' | 'isDueNow'>
  readonly papers: Line
}

/** What is no sentence, so that no licence comes after it. */
const withoutLicence: ReadonlySet<string> = new Set([
  'committal',
  'default of payment',
  'breach of supervision',
])

/** What sort of release it is, in the words before "Out on". */
export const sortOf = (answer: CaseAnswer): string => `${sortWithoutStop(answer)}.`

/** The same where more follows. */
export function sortWithoutStop(answer: CaseAnswer): string {
  if (isByRecall(answer)) return 'Release after recall'
  const deciding = answer.sentences.filter(({ sentence }) => answer.decidedBy.release.includes(sentence.id))
  return deciding.every(({ regime }) => withoutLicence.has(regime.family))
    ? 'Release, with no licence'
    : 'Automatic release'
}

/** Where the day at the gate is the one on the papers. */
const sameDay = ({ letters }: Gate): Line =>
  line('day', null, `The papers will show the same day. They call it the ${letters}.`)

/** Whether a line says no more of the papers than that. */
export const isSameDay = (said: Line, gate: Gate): boolean => lineText(said) === lineText(sameDay(gate))

/** "By law no later than Friday 16 July 2027. The papers will say Saturday 17 July, and call it the CRD." A day that stands by itself has its
 *  month and year; the next in its line leaves out the year. */
function papersOf(gate: Gate): Line {
  const { papers, usual, last, letters } = gate
  if (usual === papers) return sameDay(gate)
  const said = `, and call it the ${letters}.`
  if (usual === last)
    return lineOfWords('day', [
      'The papers will say ',
      { strong: inWordsWithWeekday(papers) },
      `${said} Nobody is let out on a weekend or holiday.`,
    ])
  const latest = `By law no later than ${inWordsWithWeekday(last)}`
  const onPaper = { strong: dayBeside(papers, last) }
  return last === papers
    ? line('day', null, `${latest}, the date on the papers. They call it the ${letters}.`)
    : lineOfWords('day', [`${latest}. The papers will say `, onPaper, said])
}

/** The day at the gate with what stands around it: `sort` before the words over the day, or `opening` in the same sentence. */
export function gateShown(
  gate: Gate,
  today: Day,
  sort: string | null,
  opening: string | null = null,
): ShownGate {
  const { usual, last } = gate
  if (usual < today && today <= last)
    return {
      shown: { sort: null, over: 'Release is due now', isDueNow: true, day: [inWordsWithWeekday(last)] },
      papers: line('day', null, `The usual day was ${inWordsWithWeekday(usual)}.`),
    }
  const out = usual < last ? 'Usually out on' : 'Out on'
  const over = opening === null ? out : `${opening}, ${small(out)}`
  return { shown: { sort, over, day: [inWordsWithWeekday(usual)] }, papers: papersOf(gate) }
}

/** The same where all of it has passed: the last lawful day is the one that counts then. */
export function pastPapers({ papers, usual, last, letters }: Gate): Line {
  const day = usual === last ? '' : `The usual day was ${inWordsWithWeekday(usual)}. `
  const onPaper = usual === last ? inWordsWithWeekday(papers) : dayBeside(papers, usual)
  const said = usual === papers ? 'the same day' : onPaper
  return line('day', null, `${day}The papers said ${said}, and called it the ${letters}.`)
}

/** In the middle of a sentence, without its full stop: "usually out on Thursday 13 November 2031, by law no later than Friday 14
 *  November. The papers will say Saturday 15 November (CRD)". */
export function gateInLine({ papers, usual, last, letters }: Gate): string {
  const day = inWordsWithWeekday(usual)
  if (usual === papers) return `out on ${day} (${letters})`
  const onPaper = dayBeside(papers, usual)
  if (usual === last) return `out on ${day}. The papers will say ${onPaper} (${letters})`
  const latest = `usually out on ${day}, by law no later than ${dayBeside(last, usual)}`
  return last === papers
    ? `${latest}, the date on the papers (${letters})`
    : `${latest}. The papers will say ${onPaper} (${letters})`
}

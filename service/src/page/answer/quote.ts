import { type Case, type CaseAnswer, type Day, inWords, lawAsAt } from '@requisite/law'
import {
  classesOf,
  type DueDay,
  type DueRival,
  firstDayOf,
  type Gate,
  gateOf,
  isByRecall,
  type Way,
  wayOf,
} from '@requisite/law/internal'
import { courtLength } from '../../told/length.ts'
import {
  hasMinimumTerm,
  isCommittalTold,
  lengthTold,
  type PageCase,
  type PageSentence,
  startOf,
} from '../../told/told.ts'
import { passedInWords } from '../told/in-words.ts'
import { offenceInWords } from '../told/offence-in-words.ts'
import { capital, sentencesNamed, small } from '../told/text.ts'
import { inDoubt } from './board-screen.ts'
import { cautionsOf, recallEndOf } from './cautions.ts'
import { howSure, sureOf, unknownOf } from './how-sure.ts'
import { isByOffence } from './offence-classes.ts'
import { alsoInDoubt } from './offence-screen.ts'
import type { Outcome } from './outcome.ts'
import { partOfSentence } from './part-served.ts'
import { firstBoardDay } from './rival-dates.ts'
import type { Caution } from './screen-type.ts'

/** What the length is, where it is not simply that of the sentence. */
const lengthBefore = ({ sentenceType }: PageSentence): string =>
  hasMinimumTerm(sentenceType)
    ? 'a minimum term of '
    : sentenceType === 'eds'
      ? 'an extended sentence with a time in prison of '
      : ''

const whenPassed = (sentence: PageSentence): string =>
  `${sentence.startMonth == null ? 'on' : 'in'} ${passedInWords(sentence)}`

/** Who it is about, without a name. */
function person({ sentences }: PageCase): string {
  const [first, ...others] = sentences
  if (first === undefined || others.length > 0) {
    const [earliest] = sentences.toSorted((a, b) => startOf(a) - startOf(b))
    const passed = earliest === undefined ? '' : `, the first of them passed ${whenPassed(earliest)}`
    return `a person with ${sentences.length} sentences${passed}`
  }
  const offence = offenceInWords(first)
  const start = whenPassed(first)
  if (first.sentenceType === 'dto')
    return `a person given a detention and training order of ${courtLength(lengthTold(first))} ${start}`
  if (isCommittalTold(first.sentenceType))
    return `a person sent to prison ${start} for ${courtLength(lengthTold(first))}`
  const term = first.wholeLife ? 'life' : `${lengthBefore(first)}${courtLength(lengthTold(first))}`
  return `a person sentenced ${start} to ${term}${offence === null ? '' : ` for ${small(offence.name)}`}`
}

/** Which part is served, where no stage decides in its place. */
const after = (answer: CaseAnswer): string =>
  isByRecall(answer) || answer.runs.some(({ hold }) => hold?.isFelt === true)
    ? ''
    : `, after ${partOfSentence(answer)}`

/** One date: the day at the gate, the last lawful day, and the date on the papers, each where it is another. */
function oneDay(answer: CaseAnswer, { papers, usual, last }: Gate): string {
  const onPapers = last !== papers ? ` (release date ${inWords(papers)})` : ''
  const days =
    usual === papers
      ? `is due for release on ${inWords(papers)}`
      : usual === last
        ? `is let out on ${inWords(usual)}`
        : `is usually let out on ${inWords(usual)}, and by law no later than ${inWords(last)}`
  const isFixed = answer.recalled !== null && answer.recalled.run.recalled.until === 'a fixed term'
  const ofRecall = isFixed ? ', unless it is decided otherwise about the recall' : ''
  const unless = isByRecall(answer) ? ', unless it is decided otherwise' : ofRecall
  return `${days}${onPapers}${after(answer)}${unless}`
}

/** One of several dates: the day at the gate, the date on the papers, and on which condition it is. */
function oneOf({ gate: { papers, usual }, rival }: DueDay): string {
  const onPapers = usual === papers ? '' : ` (release date ${inWords(papers)})`
  return `${inWords(usual)}${onPapers}${rival === null ? '' : ` ${rival.words.condition}`}`
}

/** How the person gets out, where no day is set or several are; in the past where the last of them is. */
function ofWay(way: Way, today: Day): string {
  switch (way.by) {
    case 'automatic':
      return `${way.gate.last < today ? 'was' : 'is'} due for release on ${inWords(way.gate.papers)}`
    case 'Board first':
      return way.gate.last < today
        ? `could be released by the Parole Board from ${inWords(way.board)}, and had to be released by ${inWords(way.gate.papers)}`
        : `can be released by the Parole Board from ${inWords(way.board)}, and must be released by ${inWords(way.gate.papers)}`
    case 'no later than':
      return way.gate.last < today
        ? `was due for release by ${inWords(way.gate.papers)} at the latest`
        : `is due for release ${byBoard(way)}`
    case 'Board only':
      return `cannot be released before ${inWords(way.board)}, and then only if the Parole Board agrees`
    case 'no day':
      return 'has no release date, because after a recall from life or public protection the Parole Board decides'
    case 'none':
      return 'has no release date, because the court made a whole life order'
    case 'on licence':
      return way.end === null
        ? 'is out on licence'
        : `is out on a licence whose last day ${way.end < today ? 'was' : 'is'} ${inWords(way.end)}`
  }
}

/** After a standard recall. */
const byBoard = ({ gate, board }: { readonly gate: Gate; readonly board: Day | null }): string =>
  `no later than ${inWords(gate.papers)}, or earlier if the Parole Board ` +
  `agrees${board === null ? '' : `, but not before ${inWords(board)}`}`

/** The date hangs on the offence: for most, the last of all others, and the Parole Board where it can let some of them out. */
function byOffence(outcome: Outcome): string {
  const own = wayOf(outcome.answer)
  const ways = classesOf(outcome.rivals).map(({ answer }) => wayOf(answer))
  const last = Math.max(
    ...ways.map((way) => ('gate' in way ? way.gate.papers : (firstDayOf(way) ?? 0))),
  ) as Day
  const boards = ways.flatMap((way) => ('board' in way && way.board !== null ? [way.board] : []))
  const most = `${ofWay(own, outcome.today)}${own.by === 'automatic' ? '' : ','} for most offences`
  const board =
    boards.length === 0 ? '' : ` (from ${inWords(Math.min(...boards) as Day)} if the Parole Board agrees)`
  return `${most}, and as late as ${inWords(last)} for some${board}, because the offence is not known`
}

/** How the person gets out, in the quote. */
export function leavingQuoted(outcome: Outcome): string {
  const { answer, way, today } = outcome
  if (isByOffence(outcome)) return byOffence(outcome)
  switch (way.kind) {
    case 'nothing left':
      return `should be out of prison since ${way.due.map(oneOf).join(', or since ')}, because by our count nothing of the sentence is left`
    case 'passed':
      return way.way.by === 'automatic' || !('gate' in way.way) || way.due.length > 1
        ? `was due for release by ${way.due.map(({ gate }) => inWords(gate.last)).join(', or by ')}`
        : ofWay(way.way, today)
    case 'several days':
      return `is due to be let out on ${way.due.map(oneOf).join(', or on ')}`
    case 'days of a month': {
      const days = way.due.map(({ gate }) => gate.usual)
      const [first, last] = [Math.min(...days) as Day, Math.max(...days) as Day]
      return `is due to be let out between ${inWords(first)} and ${inWords(last)}${ifs.day}`
    }
    case 'Board first':
    case 'Board only':
      return ofWay({ ...way, board: firstBoardDay(way.board, outcome) }, today)
    case 'one day':
    case 'order':
      return oneDay(answer, gateOf(answer))
    case 'no days left':
      return gateOf(answer).last < today
        ? `was due for release by ${inWords(gateOf(answer).last)}`
        : oneDay(answer, gateOf(answer))
    case 'kinds of recall': {
      const fixed = way.kinds.map(({ gate, rival }) => `on ${inWords(gate.papers)} ${rival.words.condition}`)
      return `is due for release ${fixed.join(', ')}, or, after a standard recall, ${byBoard(way)}`
    }
    case 'no later than':
      return [ofWay(wayOf(answer), today), ...way.beside.map((one) => besideQuoted(one, today))].join(', or ')
    default:
      return ofWay(wayOf(answer), today)
  }
}

/** A day that stands beside the last one. */
const besideQuoted = ({ gate, rival }: DueRival, today: Day): string =>
  `${gate.last < today ? 'should have been released' : 'is due for release'} on ${inWords(gate.papers)} ${rival.words.condition}`

const ifs: Readonly<Record<Caution['about'], string>> = {
  law: ', by another law than the one in force',
  length: ', if the length is right',
  year: ', if the year is right',
  recall: ', if what was entered is right',
  credit: ', if what was entered is right',
  tag: ', if what was entered is right',
  suspended: ', if the sentence was not suspended',
  kind: ', if the kind of recall is right',
  paid: '; sooner, because part has been paid',
  day: '; it depends on the day in that month',
}

/** What the quote rests on, where what was entered looks wrong. */
function ifRight(outcome: Outcome): string {
  const [caution] = cautionsOf(outcome)
  // Of a table by offence the month is said with its days, as a doubt beside it.
  if (caution === undefined || (caution.about === 'day' && isByOffence(outcome))) return ''
  const notTold = outcome.answer.warnings.find(({ code }) => code === 'W_RECALL_NOT_TOLD')?.values
  if (notTold !== undefined)
    return (
      `, if the person was not recalled to prison ${notTold.isAgain ? 'again ' : ''}for ` +
      `${sentencesNamed(notTold.others ?? [])}; after a standard recall nothing is automatic ` +
      `before ${recallEndOf(notTold)}`
    )
  return ifs[caution.about]
}

/** What has to be said where the answer is not sure. */
function doubtSaid(outcome: Outcome): string {
  const { level } = sureOf(outcome)
  const inLines = isByOffence(outcome) ? alsoInDoubt(outcome) : inDoubt(outcome)
  const doubts = inLines.map((doubt) => ` ${capital(doubt.text)}`)
  const isSaid = cautionsOf(outcome).length > 0 || outcome.way.kind === 'days of a month'
  const sure =
    level === 'fairly_sure' || (level === 'not_sure' && !isSaid)
      ? [howSure(outcome, '').text]
      : unknownOf(outcome)
  return `${sure.map((words) => ` ${words}`).join('')}${doubts.join('')}`
}

/** A comma behind what stands between the person and the verb. */
function recalled({ recall, sentences }: Case): string {
  if (recall === null) return sentences.length > 1 ? ',' : ''
  return recall.returnToCustodyDate === null
    ? ', recalled to prison,'
    : `, recalled to prison and back there on ${inWords(recall.returnToCustodyDate)},`
}

/** A sentence for those who write about a case, with the day the law was read. Both days are in it, and every date of the same
 *  weight. */
export const quote = (outcome: Outcome): string =>
  `Under the law as at ${inWords(lawAsAt)}, ` +
  `${person(outcome.told)}${recalled(outcome.answer.case)} ` +
  `${leavingQuoted(outcome)}${ifRight(outcome)}.${doubtSaid(outcome)} This is an estimate ` +
  'by Requisite.'

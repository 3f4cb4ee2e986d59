import { addDays, type Day, inWords } from '../calendar/day.ts'
import { exactPartOf } from '../calendar/fraction.ts'
import { daysInWords, grouped, monthsInWords } from '../calendar/term.ts'
import type { CaseRun, Hold, ParolePoint } from '../case/answer.ts'
import type { Piece } from '../custody/length.ts'
import type { CustodyPart } from '../custody/served.ts'
import { listed, sentencesInWords } from './en/grammar.ts'

/** How each number of a run was reached, in words made from the numbers themselves. */

const lengthOf = ({ unit, count }: Piece): string =>
  unit === 'days' ? daysInWords(count) : monthsInWords(count)

/** Which sentences a number is about, in brackets. A case of one sentence needs no numbers for it. */
const about = (ids: readonly string[], isOnly: boolean): string =>
  isOnly ? '' : ` (${sentencesInWords(ids)})`

const pieceInWords = (piece: Piece, isOnly: boolean): string => {
  const length = `${lengthOf(piece)} from ${inWords(piece.from)}`
  const which = about(piece.sentenceIds, isOnly)
  if (piece.unit !== 'days')
    return `${length} ${piece.count === 1 ? 'is' : 'are'} ${daysInWords(piece.days)}${which}.`
  return `${length}${which}.`
}

const sumInWords = (numbers: readonly number[]): string => {
  const sum = numbers.reduce((a, b) => a + b, 0)
  return numbers.length < 2 ? '' : ` ${numbers.map(grouped).join(' + ')} is ${daysInWords(sum)}.`
}

export function runLengthInWords(
  { pieces, totalDays, start, isSingleTerm, isFollowing, isOrder }: CaseRun,
  isOnly: boolean,
): string {
  if (totalDays === null) return 'The extension period was not given, so the whole length is not known.'
  const last = inWords(addDays(start, totalDays - 1))
  if (isSingleTerm)
    return `${isOrder ? 'Orders of different days' : 'Terms of the old style'} that overlap are one term from the first day, ${inWords(start)}, to the later end, ${last}: ${daysInWords(totalDays)}.`
  const laid = pieces.map((piece) => pieceInWords(piece, isOnly)).join(' ')
  const begins = isFollowing
    ? `It begins when the person would otherwise be released, on ${inWords(start)}. `
    : ''
  return `${begins}${laid}${sumInWords(pieces.map(({ days }) => days))} The last day is ${last}.`
}

/** One fraction of the custody: what it is counted from, and how it is rounded. */
function partInWords(
  { from, days, fraction, custody, sentenceIds, pieces }: CustodyPart,
  isOnly: boolean,
): string {
  const of = `${listed(pieces.map(lengthOf))} from ${inWords(from)}${about(sentenceIds, isOnly)}`
  const exact = exactPartOf(days, fraction)
  const part = `${of}: ${fraction.phrase} of ${daysInWords(days)} is`
  return exact === grouped(custody)
    ? `${part} ${daysInWords(custody)}.`
    : `${part} ${exact} days, rounded up to ${daysInWords(custody)}.`
}

export const partsInWords = (parts: readonly CustodyPart[], isOnly: boolean): string =>
  parts.map((part) => partInWords(part, isOnly)).join(' ') + sumInWords(parts.map(({ custody }) => custody))

const servedInWords = (served: number): string =>
  served === 0 ? '' : ` ${daysInWords(served)} more that were added had been served before this sentence.`

/** What is taken from a number of days or a day, and what is added to it; nothing of what is 0. Empty where all of it is. */
function changesInWords(credit: number, addedDays: number, atLargeDays: number): string {
  const terms = [
    credit === 0 ? '' : `less ${daysInWords(credit)} of credit`,
    addedDays === 0 ? '' : `plus ${daysInWords(addedDays)} added`,
    atLargeDays === 0 ? '' : `plus ${daysInWords(atLargeDays)} away`,
  ].filter((term) => term !== '')
  return terms.length < 2 ? terms.join('') : `${terms.join(', ')},`
}

/** The sum of what is to be served: days less credit, plus added days and days at large. */
function sumOfDays(days: number, { credit, addedDays, addedDaysServed, atLargeDays }: CaseRun): string {
  const sum = days - credit + addedDays + atLargeDays
  const changes = changesInWords(credit, addedDays, atLargeDays)
  const served = servedInWords(addedDaysServed)
  if (changes === '') return `${daysInWords(days)} ${days === 1 ? 'is' : 'are'} to be served.${served}`
  return `${daysInWords(days)} ${changes} ${sum < 1 ? 'leaves none' : `is ${daysInWords(sum)}`}.${served}`
}

/** The day on which so many days from the start are served. */
const countedTo = (days: number, { start, credit, addedDays, atLargeDays }: CaseRun): Day =>
  addDays(start, days - credit + addedDays + atLargeDays - 1)

const countInWords = ({ start }: CaseRun, day: Day): string =>
  day < start ? '' : ` Counting ${inWords(start)} as day 1, that is to ${inWords(day)}.`

export function releaseOfRunInWords(run: CaseRun): string {
  const { start, custodyDays, release, hold } = run
  const day = countedTo(custodyDays, run)
  const bound =
    day < start
      ? ` So release is on the day of sentence, ${inWords(start)}.`
      : release < day
        ? ` Added days cannot take release past the end of the sentence, ${inWords(release)}.`
        : ''
  const held = hold?.isFelt ? ` ${holdInWords(hold)}` : ''
  return `${sumOfDays(custodyDays, run)}${countInWords(run, day)}${bound}${held}${backInWords(run, day)}`
}

/** A stage that came while the person was at large lets nobody go before the return. */
function backInWords({ release, hold, lastAtLarge }: CaseRun, day: Day): string {
  const due = hold?.isFelt ? hold.release : day
  return lastAtLarge !== null && release > due && release === addDays(lastAtLarge, 1)
    ? notBeforeBack(release)
    : ''
}

const notBeforeBack = (day: Day): string => ` Not before the day after the last one away, ${inWords(day)}.`

/** How a stage holds a run. */
function holdInWords({ stage, layer, release }: Hold): string {
  const more = release - stage.day
  const so = more === 0 ? '' : `, and ${daysInWords(more)} ${more === 1 ? 'comes' : 'come'} on top`
  return `Sentences already being served move to ${layer.fraction.phrase} in stages. This is stage ${stage.number}, on ${inWords(stage.day)}: nobody is released at the new point before it${so}. So release is on ${inWords(release)}.`
}

export function paroleOfRunInWords(run: CaseRun, point: ParolePoint, isOnly: boolean): string {
  const { parts, days } = point
  const day = countedTo(days, run)
  return `${partsInWords(parts, isOnly)} ${sumOfDays(days, run)}${countInWords(run, day)}${whyMoved(run, day, point)}`
}

/** Why the Parole Board can first direct release on another day than the count gives. */
function whyMoved({ hold }: CaseRun, day: Day, { date, isWhenBack }: ParolePoint): string {
  if (isWhenBack && date > day) return notBeforeBack(date)
  if (hold?.parole === 'stays') return ' The stage leaves this date where it was.'
  if (date === day) return ''
  if (date < day) return ` It is not after the day of release, ${inWords(date)}.`
  return hold !== null && date >= hold.stage.day
    ? ` The stage on ${inWords(hold.stage.day)} holds it until ${inWords(date)}.`
    : ` It is not before the first day of sentence, ${inWords(date)}.`
}

export function endOfRunInWords(run: CaseRun): string {
  const { endBeforeCredit, creditUsed, atLargeDays, end, start, lastAtLarge } = run
  if (endBeforeCredit === null || end === null) return 'The end is not known without the extension period.'
  const moved = addDays(endBeforeCredit, atLargeDays - creditUsed)
  const changes = changesInWords(creditUsed, 0, atLargeDays)
  const sum =
    changes === ''
      ? `The last day is ${inWords(moved)}.`
      : `${inWords(endBeforeCredit)} ${changes} is ${inWords(moved)}.`
  if (end === moved) return sum
  return lastAtLarge !== null && end === addDays(lastAtLarge, 1)
    ? `${sum} A sentence does not end before the day after the last one away, ${inWords(end)}.`
    : `${sum} That is before the day of sentence, so the sentence ends on ${inWords(start)}.`
}

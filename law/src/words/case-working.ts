import { addDays, type Day, inWords } from '../calendar/day.ts'
import { exactPartOf } from '../calendar/fraction.ts'
import { daysInWords, termInWords } from '../calendar/term.ts'
import type { CaseRun, CustodyPart, Hold, ParolePoint, Piece } from '../case/answer.ts'

/** How each number of a run was reached, in words made from the numbers themselves. */

/** "A", "A and B", "A, B and C". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** "sentence A", "sentences A and B". */
export const sentencesInWords = (ids: readonly string[]): string =>
  `sentence${ids.length === 1 ? '' : 's'} ${listed(ids)}`

const lengthOf = ({ unit, count }: Piece): string =>
  unit === 'days'
    ? daysInWords(count)
    : termInWords({ years: (count - (count % 12)) / 12, months: count % 12, days: 0 })

const pieceInWords = (piece: Piece): string =>
  piece.unit === 'days'
    ? `${lengthOf(piece)} from ${inWords(piece.from)} (${sentencesInWords(piece.sentenceIds)}).`
    : `${lengthOf(piece)} from ${inWords(piece.from)} ${piece.count === 1 ? 'is' : 'are'} ${daysInWords(piece.days)} (${sentencesInWords(piece.sentenceIds)}).`

const sumInWords = (numbers: readonly number[]): string => {
  const sum = numbers.reduce((a, b) => a + b, 0)
  return numbers.length < 2 ? '' : ` ${numbers.join(' + ')} is ${daysInWords(sum)}.`
}

export function lengthInWords({ pieces, totalDays, start, isSingleTerm }: CaseRun): string {
  if (totalDays === null) return 'The extension period was not given, so the whole length is not known.'
  const last = inWords(addDays(start, totalDays - 1))
  if (isSingleTerm)
    return `Terms of the old style that overlap are one term from the first day, ${inWords(start)}, to the later end, ${last}: ${daysInWords(totalDays)}.`
  const laid = pieces.map(pieceInWords).join(' ')
  return `${laid}${sumInWords(pieces.map(({ days }) => days))} The last day is ${last}.`
}

/** One fraction of the custody: what it is counted from, and how it is rounded. */
export function partInWords({ from, days, fraction, custody, sentenceIds, pieces }: CustodyPart): string {
  const of = `${listed(pieces.map(lengthOf))} from ${inWords(from)} (${sentencesInWords(sentenceIds)})`
  const exact = exactPartOf(days, fraction)
  const part = `${of}: ${fraction.phrase} of ${daysInWords(days)} is`
  return exact === `${custody}`
    ? `${part} ${daysInWords(custody)}.`
    : `${part} ${exact} days, rounded up to ${daysInWords(custody)}.`
}

export const partsInWords = (parts: readonly CustodyPart[]): string =>
  parts.map(partInWords).join(' ') + sumInWords(parts.map(({ custody }) => custody))

const servedInWords = (served: number): string =>
  served === 0 ? '' : ` (and ${daysInWords(served)} more that were served before this sentence)`

/** The sum of what is to be served: days less credit, plus added days and days at large. */
function sumOfDays(days: number, { credit, addedDays, addedDaysServed, atLargeDays }: CaseRun): string {
  const sum = days - credit + addedDays + atLargeDays
  const terms = `${daysInWords(days)} less ${daysInWords(credit)} of credit, plus ${daysInWords(addedDays)} added${servedInWords(addedDaysServed)}, plus ${daysInWords(atLargeDays)} at large,`
  return sum < 1 ? `${terms} leaves none.` : `${terms} is ${daysInWords(sum)}.`
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
  const held = hold?.isFelt ? ` ${holdInWords(run, hold)}` : ''
  return `${sumOfDays(custodyDays, run)}${countInWords(run, day)}${bound}${held}`
}

/** How a stage holds a run. */
function holdInWords({ release }: CaseRun, { stage, layer }: Hold): string {
  const more = release - stage.day
  const so = more === 0 ? '' : `, and ${daysInWords(more)} come on top`
  return `Sentences already being served move to ${layer.fraction.phrase} in stages. This is stage ${stage.number}, on ${inWords(stage.day)}: nobody is released at the new point before it${so}. So release is on ${inWords(release)}.`
}

export function paroleOfRunInWords(run: CaseRun, { parts, days, date }: ParolePoint): string {
  const day = countedTo(days, run)
  return `${partsInWords(parts)} ${sumOfDays(days, run)}${countInWords(run, day)}${whyMoved(run, day, date)}`
}

/** Why the Parole Board can first direct release on another day than the count gives. */
function whyMoved({ hold }: CaseRun, day: Day, date: Day): string {
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
  const sum = `${inWords(endBeforeCredit)} less ${daysInWords(creditUsed)} of credit, plus ${daysInWords(atLargeDays)} at large, is ${inWords(moved)}.`
  if (end === moved) return sum
  return lastAtLarge !== null && end === addDays(lastAtLarge, 1)
    ? `${sum} A sentence does not end before the day after the last one at large, ${inWords(end)}.`
    : `${sum} That is before the day of sentence, so the sentence ends on ${inWords(start)}.`
}

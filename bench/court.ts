import { type Day, offences, parseDay } from '@requisite/law'
import { groupedOffences } from '../service/src/court-words/groups.ts'
import { offenceFinder } from '../service/src/court-words/offences.ts'
import { readWords } from '../service/src/court-words/read.ts'
import type { Print } from './print.ts'

const asked = { today: parseDay('2026-11-16') as Day, others: [], at: 1 }
const pieces = [
  '1',
  ' ',
  'less less ',
  '12 ',
  '1 to 2 to 3 ',
  'remand ',
  '2 years and ',
  'not ',
  'conspiracy to ',
  '3/4/',
  'count 1 and ',
]
const remarks =
  'On count 1, robbery, the sentence is 3 years. On count 2, having a bladed article, 6 ' +
  'months consecutive. You have spent 186 days on remand. There will be a restraining ' +
  'order for 5 years, and the surcharge applies. '

/** The least processor time of several turns, in milliseconds. */
function least(work: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 9; turn++) {
    const began = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(began)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

const ofSize = (piece: string, size: number): string =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size)

/** How long it takes to read the words of a court. */
export function bench(print: Print): void {
  const grouped = groupedOffences(offences)
  print(`Index of the offences: ${least(() => offenceFinder(grouped)).toFixed(1)} ms.`)
  const find = offenceFinder(grouped)
  const timeFor = (text: string, times: number): number =>
    least(() => {
      for (let n = 0; n < times; n++) readWords(text, find, asked)
    }) / times
  for (const size of [300, 3_000, 6_000])
    print(
      `${size.toLocaleString('en-GB')} characters of remarks: ${timeFor(ofSize(remarks, size), 8).toFixed(2)} ms.`,
    )
  for (const piece of pieces) {
    const [once, twice] = [timeFor(ofSize(piece, 2_900), 6), timeFor(ofSize(piece, 5_800), 6)]
    print(
      `“${piece}” again and again: twice the text takes ${(twice / once).toFixed(2)} times as long (${twice.toFixed(2)} ms).`,
    )
  }
}

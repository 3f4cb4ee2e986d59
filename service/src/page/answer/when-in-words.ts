import { type CaseAnswer, type Day, inWords } from '@requisite/law'
import { wayOf } from '@requisite/law/internal'
import type { Words } from './screen-type.ts'

/** When release would be under a rival, after a colon. */
export function whenAfterColon(answer: CaseAnswer): string {
  const way = wayOf(answer)
  switch (way.by) {
    case 'automatic':
      return inWords(way.gate.papers)
    case 'Board first':
      return `from ${inWords(way.board)} to ${inWords(way.gate.papers)}`
    case 'no later than':
      return `no set date before ${inWords(way.gate.papers)}`
    default:
      return 'no release date'
  }
}

/** The same in the middle of a sentence; beside an answer for the Parole Board alone, from when it looks. */
export function rivalDate(answer: CaseAnswer, ours?: CaseAnswer): string {
  const way = wayOf(answer)
  switch (way.by) {
    case 'automatic':
      return `it is ${inWords(way.gate.papers)}`
    case 'Board first':
      return `release is between ${inWords(way.board)} and ${inWords(way.gate.papers)}`
    case 'no later than':
      return `there is no set date before ${inWords(way.gate.papers)}, unless the Parole Board agrees`
    case 'Board only':
      return ours?.release === null
        ? `the Parole Board can look at the case from ${inWords(answer.paroleEligibility as Day)}`
        : 'there is no release date'
    default:
      return 'there is no release date'
  }
}

const bold = (day: Day) => ({ strong: inWords(day) })
const byBoard = (from: Day, last: Day): Words => [
  'from ',
  bold(from),
  ' if the Parole Board agrees; ',
  bold(last),
  ' at the latest',
]

/** The same in a row of a table, the days in bold. */
export function whenInRow(answer: CaseAnswer): Words {
  const way = wayOf(answer)
  switch (way.by) {
    case 'automatic':
      return [bold(way.gate.papers)]
    case 'Board first':
      return byBoard(way.board, way.gate.papers)
    case 'no later than':
      return way.board === null
        ? [bold(way.gate.papers), ' at the latest; sooner if the Parole Board agrees']
        : byBoard(way.board, way.gate.papers)
    case 'Board only':
      return ['from ', bold(way.board), ' if the Parole Board agrees']
    default:
      return []
  }
}

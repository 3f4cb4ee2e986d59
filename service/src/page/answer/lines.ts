import { type CaseAnswer, type Day, inWords } from '@requisite/law'
import type { Due } from './outcome.ts'
import { dayBeside } from './text.ts'

/** A line of the answer: what it is about, and what it says. */
export interface Line {
  readonly label: string | null
  readonly text: string
}

/** The answer as it stands on one phone screen, on the paper and in the title: what kind of date, the days, and the lines. */
export interface Screen {
  readonly heading: string
  readonly days: readonly Day[]
  /** What stands between two days. */
  readonly between: 'or' | 'and'
  readonly lines: readonly Line[]
}

export const estimate = 'This is our estimate. The prison sets the date.'

export const line = (label: string | null, text: string): Line => ({ label, text })

/** How a person leaves who is due out on a day. */
export function leavingInWords({ answer: { leaving }, day }: Pick<Due, 'answer' | 'day'>): string {
  if (leaving === null) return 'that day'
  const usual = dayBeside(leaving.usual, day)
  if (leaving.latest === leaving.usual) return `by ${usual}`
  return leaving.latest === day
    ? `usually ${usual}`
    : `by ${dayBeside(leaving.latest, day)}, usually ${usual}`
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

export function leaving(due: readonly Due[], answer: CaseAnswer): Line {
  const curfew = answer.dates.find(({ form, heldUntil }) => form === 'HDCED' && heldUntil === undefined)
  const tag =
    curfew === undefined ? '' : ` Or earlier, on a tag, from ${inWords(curfew.date)} if the prison agrees.`
  const days = due.map(leavingInWords)
  const said = days.every((words) => words === days[0])
    ? days[0] === 'that day' && days.length > 1
      ? 'on the day itself'
      : String(days[0])
    : days.map((words, i) => `if the ${places[i] ?? i + 1}, ${words}`).join('; ')
  return line('Leaving prison', `${said}.${tag}`)
}

/** What comes after release. */
export function afterwards({ release, releaseType, end, endType, licenceEnd }: CaseAnswer): Line {
  if (end !== null && release === end) return line('After that', 'the sentence is over.')
  if (releaseType === 'ARD')
    return line('After that', `no licence. The sentence ends on ${inWords(end as Day)}.`)
  if (releaseType === 'MTD')
    return line('After that', `supervision, not licence. The order ends on ${inWords(end as Day)}.`)
  if (end === null) return line('After that', 'on licence, for as long as the court said.')
  const last = licenceEnd ?? (endType === 'SED' ? null : end)
  return line('After that', last === null ? 'out.' : `on licence until ${inWords(last)}.`)
}

export const hasPassed = (day: Day, today: Day): boolean => day < today

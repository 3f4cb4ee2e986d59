import { type CaseAnswer, type Day, inWords } from '@requisite/law'
import { sentencesNamed } from '../told/text.ts'

/** A line of the answer: what it is about, and what it says. */
export interface Line {
  readonly label: string | null
  readonly text: string
  /** A part of the text in bold. */
  readonly strong?: string
  /** How sure the answer is: the words in the outline, which stand before the text, and what is said without it. */
  readonly tag?: { readonly shown: string; readonly said: string }
  /** What stands under the line, each on one of its own. */
  readonly items?: readonly string[]
}

/** A row of the table: some offences, and when release is for them. */
export interface ClassRow {
  readonly words: string
  /** The dates on the papers, each to be seen at a glance, and what stands between them. */
  readonly when: readonly (string | { readonly date: string })[]
  readonly answer: CaseAnswer
}

/** The answer as it stands on one phone screen, on the sheet and in the title. */
export interface Screen {
  /** What looks wrong in what was entered: before everything else. */
  readonly cautions: readonly string[]
  /** What sort of date it is. */
  readonly kind: string
  /** The largest words; where there are several, with "or" between them. */
  readonly day: readonly string[]
  /** The days that those words say, as days at the gate. */
  readonly days: readonly Day[]
  /** Our date and the prison's, side by side, where they differ: then they are the largest words. */
  readonly pair?: { readonly ours: string; readonly theirs: string }
  /** Where the date hangs on the offence: a row for each class of offences, and what is said of all of them. */
  readonly table?: { readonly caption: string; readonly rows: readonly ClassRow[]; readonly note: string }
  readonly lines: readonly Line[]
}

export const estimate = 'This is our estimate. The prison sets the date.'

export const line = (label: string | null, text: string): Line => ({ label, text })

/** A line that is all in bold. */
export const boldLine = (text: string): Line => ({ label: null, text, strong: text })

/** A line in plain text. */
export const lineText = ({ label, text, tag, items = [] }: Line): string =>
  [`${label === null ? '' : `${label}: `}${tag?.said ?? ''}`.trim(), text, ...items]
    .filter((part) => part !== '')
    .join(' ')

/** What comes after release. With several sentences it is said which of them ends last, where it is not the one that decides. */
export function afterwards(answer: CaseAnswer): Line {
  const { release, releaseType, end, endType, licenceEnd, decidedBy, sentences, runs } = answer
  if (end !== null && release === end) return line('After that', 'the sentence is over.')
  if (releaseType === 'ARD')
    return line('After that', `no licence. The sentence ends on ${inWords(end as Day)}.`)
  if (releaseType === 'MTD')
    return line('After that', `supervision, not licence. The order ends on ${inWords(end as Day)}.`)
  if (end === null) return line('After that', 'on licence, for as long as the court said.')
  const last = licenceEnd ?? (endType === 'SED' ? null : end)
  const isOther =
    sentences.length > 1 && last === end && decidedBy.end.every((id) => !decidedBy.release.includes(id))
  const of = isOther ? `, the end of ${sentencesNamed(decidedBy.end)}` : ''
  const without = runs.filter(({ isOnLicence }) => isOnLicence).flatMap(({ sentenceIds }) => sentenceIds)
  if (without.length > 0)
    return line('After that', `on licence. The licence of ${sentencesNamed(without)} has no end date.`)
  return line('After that', last === null ? 'out.' : `on licence until ${inWords(last)}${of}.`)
}

export const hasPassed = (day: Day, today: Day): boolean => day < today

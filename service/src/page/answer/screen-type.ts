import type { CaseAnswer } from '@requisite/law'
import { small } from '../told/text.ts'

/** A text of which parts are to be seen at a glance. */
export type Words = readonly (string | { readonly strong: string })[]

/** What a line is about. By it the box finds the place of its picture, the sheet what is in doubt, and the prison's date what it
 *  takes the place of; nobody reads the label for it.
 *  - `day`: the day itself, and what stands under it
 *  - `plan`: which of several days to plan for, unless the prison gave another
 *  - `papers`: the dates on the papers, where several days stand over the lines
 *  - `why`: which part is served, of what
 *  - `doubt`: why there is more than one date
 *  - `sure`: how sure the answer is
 *  - `after`: what comes after release
 *  - `held`: what to do where the day has passed and the person is still in prison
 *  - `tag`: whether there is release on a tag
 *  - `next`: what to do now
 *  - `prison`: the date that the prison gave */
export type LineAbout =
  | ('day' | 'plan' | 'papers' | 'why' | 'doubt' | 'sure')
  | ('after' | 'held' | 'tag' | 'next' | 'prison')

/** A line of the answer. */
export interface Line {
  readonly about: LineAbout
  /** The words before the colon; null where the line has none. */
  readonly label: string | null
  /** What it says: for the sheet, the quote and easy read. */
  readonly text: string
  /** The same with its parts in bold, for the box; left out where none is. */
  readonly words?: Words
  /** How sure the answer is: the words in the outline, which stand before the text in the box, and what is said without it. */
  readonly tag?: { readonly shown: string; readonly said: string }
  /** Whether it is a day of its own under the heading, and larger than other lines. */
  readonly isLarge?: boolean
  /** The guide that says more of it, and in which words the line leads there. */
  readonly guide?: { readonly name: 'licence' | 'recall'; readonly said: string }
  /** What stands under the line, each on one of its own. */
  readonly items?: readonly string[]
}

/** A row of the table: some offences, and when release is for them. */
export interface ClassRow {
  readonly words: string
  /** The dates on the papers, and what stands between them. */
  readonly when: Words
  readonly answer: CaseAnswer
}

/** Something that looks wrong in what was entered, or that has to be checked before the date is relied on. */
export interface Caution {
  /** What has to be checked: the quote says on what it rests. */
  readonly about:
    | 'law'
    | 'length'
    | 'year'
    | 'recall'
    | 'credit'
    | 'tag'
    | 'suspended'
    | 'kind'
    | 'day'
    | 'paid'
  /** What to check, where the rest says why: in bold before it. */
  readonly check?: string
  readonly text: string
}

/** The words over the day. */
export interface Heading {
  /** What sort of release it is, in whole sentences: the box. Null where `over` says all of it. */
  readonly sort: string | null
  /** The words right over the day: the box, the title, and "Our date" beside the prison's. */
  readonly over: string
}

/** The answer as data. Whoever writes it out takes its fields, and looks for nothing in its texts. */
export interface Screen extends Heading {
  /** Before everything else: the box, the sheet and the quote. */
  readonly cautions: readonly Caution[]
  /** The largest words, each a day or days: the box with "or" between them, and the title. */
  readonly day: readonly string[]
  /** Whether the usual day has passed and the last by law has not: "By" stands before the day. The box and the title. */
  readonly isDueNow?: boolean
  /** Whether it is the last of the days that can be, and no other is known: "By" stands before it, and "at the latest" behind. */
  readonly isLatest?: boolean
  /** What stands behind the day, in the heading: it goes on after a colon. */
  readonly dayNote?: string
  /** Our date and the prison's, where they differ: in the box they are the largest words then, and the sheet is a question. */
  readonly pair?: { readonly ours: string; readonly theirs: string }
  /** Where the date hangs on the offence: a row for each class of offences, and what is said of all of them. The box and the sheet. */
  readonly table?: {
    readonly caption: string
    readonly rows: readonly ClassRow[]
    readonly note: string | null
  }
  /** In the order in which they are read: the box; those in doubt and the one about how sure it is, the sheet. */
  readonly lines: readonly Line[]
}

/** The screen of a way out, before what is to be checked stands over it. */
export type Body = Omit<Screen, 'cautions'>

export const estimate = 'This is our estimate. The prison sets the date.'

export const line = (about: LineAbout, label: string | null, text: string): Line => ({ about, label, text })

/** A text of which parts are in bold, in plain text. */
export const wordsText = (words: Words): string =>
  words.map((part) => (typeof part === 'string' ? part : part.strong)).join('')

/** A line without a label, of which parts are in bold. */
export const lineOfWords = (about: LineAbout, words: Words): Line => ({
  ...line(about, null, wordsText(words)),
  words,
})

/** A line that goes on. */
export const withMore = (own: Line, more: string): Line => ({
  ...own,
  text: `${own.text} ${more}`,
  ...(own.words !== undefined && { words: [...own.words, ` ${more}`] }),
})

/** A line in plain text. */
export const lineText = ({ label, text, tag, items = [] }: Line): string =>
  [label === null ? '' : `${label}:`, tag?.said ?? '', text, ...items].filter((part) => part !== '').join(' ')

/** The words over the day in one text. */
export const headingText = ({ sort, over }: Heading): string => (sort === null ? over : `${sort} ${over}`)

/** The days as they stand in the heading. */
export const daysShown = ({ day, isDueNow, isLatest }: Screen): readonly string[] =>
  isDueNow || isLatest ? day.map((words) => `By ${words}${isLatest ? ' at the latest' : ''}`) : day

/** What the page is called: the words over the day, and the day. */
export function titleOf({ over, day, isDueNow, isLatest, dayNote }: Screen): string {
  if (day.length === 0) return over
  if (dayNote !== undefined) return `${over}, ${small(day.join(' or '))}`
  if (isLatest) return `${over} by ${day.join(' or ')} at the latest`
  return `${over}${isDueNow ? ', by' : day.length > 1 ? ':' : ''} ${day.join(' or ')}`
}

import { type CaseSentence, inWords } from '@requisite/law'
import { classesOf, firstDayOf, monthInWords, type Rival, wayOf } from '@requisite/law/internal'
import { courtLength, isUnderYears } from '../../told/length.ts'
import { type Html, html } from '../html.ts'
import { sentencesNamed, small } from '../told/text.ts'
import type { Outcome } from './outcome.ts'
import { type ClassRow, wordsText } from './screen-type.ts'
import { whenInRow } from './when-in-words.ts'

/** What stands in a row for a rival that is no class of offences: another kind of sentence, or another age. */
const otherRows: Readonly<Partial<Record<Rival['code'], string>>> = {
  A_EXTENDED: 'If the court said “extended”',
  A_EXTENDED_AUTOMATIC: 'If the court said “extended”, and release is automatic',
  A_UNDER_18: 'If the person was under 18 when found guilty',
}

/** Whether the date hangs on the offence, so that a table takes the place of one date. */
export const isByOffence = ({ rivals }: Outcome): boolean => rivals.some(({ level }) => level === 'depends')

/** Whether a rival stands in the table and nowhere else. */
export const isInTable = (outcome: Outcome, { code }: Rival): boolean =>
  isByOffence(outcome) && classesOf([{ code }]).length > 0

/** When release is, in plain text. */
export const whenText = ({ when }: ClassRow): string => wordsText(when)

/** The other rows of the table: those with the same dates joined, in the order of their days. */
export function otherClasses(outcome: Outcome): readonly ClassRow[] {
  const rows: ClassRow[] = []
  for (const { code, offences, words, answer } of classesOf(outcome.rivals)) {
    const row = { words: otherRows[code] ?? offences ?? words.condition, when: whenInRow(answer), answer }
    const at = rows.findIndex((known) => whenText(known) === whenText(row))
    const known = rows[at]
    if (known === undefined) rows.push(row)
    else rows[at] = { ...known, words: `${known.words}; ${small(row.words)}` }
  }
  return rows.sort((a, b) => firstDayOfRow(a) - firstDayOfRow(b))
}

/** The first day on which anybody of a row could leave. */
export const firstDayOfRow = ({ answer }: Pick<ClassRow, 'answer'>): number => firstDayOf(wayOf(answer)) ?? 0

/** Classes of offences with another date that have no table: the rare ones alone, or all of them where all is past. */
export const classesApart = (outcome: Outcome): readonly ClassRow[] =>
  outcome.way.kind === 'by offence'
    ? []
    : otherClasses({
        ...outcome,
        rivals: outcome.rivals.filter((rival) => isByOffence(outcome) || rival.offences !== null),
      })

/** Our own answer as the first row. */
export const mostOffences = ({ answer }: Outcome): ClassRow => ({
  words: 'Most offences',
  when: whenInRow(answer),
  answer,
})

/** The sentences of which the offence was not told, and could be another. */
export const openSentences = ({ answer, told }: Outcome): readonly CaseSentence[] =>
  answer.case.sentences.filter(({ offence }, i) => offence === null && told.sentences[i]?.regimeId == null)

/** "8 years, passed on 2 November 2026", with its number where there are several. */
export function captionOf(outcome: Outcome): string {
  const open = openSentences(outcome)
  const [only] = open
  if (only === undefined || open.length > 1) return `${sentencesNamed(open.map(({ id }) => id))}, by offence`
  const { id, length, startDate, startMonth } = only
  const passed = startMonth === null ? `on ${inWords(startDate)}` : `in ${monthInWords(startMonth)}`
  const which = outcome.told.sentences.length === 1 ? '' : `Sentence ${id}: `
  return `${which}${courtLength(length)}, passed ${passed}`
}

/** Whether a sentence of which the offence is open is of 4 years or more: from there a range stands over the table. */
export const isLongTerm = (outcome: Outcome): boolean =>
  openSentences(outcome).some(({ length }) => !isUnderYears(length, 4))

/** Said where the ordinary date stands alone: it is that of most offences, and the others are in the box. */
export const ofMostOffences = (outcome: Outcome): Html | null =>
  isByOffence(outcome)
    ? html`<p>This is for most offences. The dates for the others are at the top.</p>`
    : null

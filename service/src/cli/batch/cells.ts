import { alternativeWords, type CaseAlternative, type CaseAnswer, type Day, isoDate } from '@requisite/law'
import { typeOfDate } from '@requisite/law/internal'
import { commands, inNamesOf } from '../../contract/door-names.ts'
import type { Errors } from '../../contract/errors.ts'
import { isLatest } from '../latest-rival.ts'
import { bytesIn } from './csv-row.ts'
import { type Formulas, safeTexts } from './formulas.ts'

/** A text as a cell in quotation marks. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** How a cell is written in which ids of the caller may stand. */
export interface CellWriters {
  /** Texts of ours. */
  readonly words: (texts: readonly string[]) => string
  /** Ids with spaces between them; what could be taken for the end of a cell is put in quotation marks. */
  readonly ids: (names: readonly string[]) => string
}

export function cellWriters(delimiter: string, formulas: Formulas): CellWriters {
  const safe = safeTexts(delimiter, formulas)
  return {
    words: (texts) => (texts.length === 0 ? '' : quoted(safe(asBytes(texts.join(' '))))),
    ids: (names) => {
      const text = safe(asBytes(names.join(' ')))
      return /^[\w. -]*$/.test(text) ? text : quoted(text)
    },
  }
}

/** The dates that have no column of their own, by the letters that the prison uses: "ETD 2027-03-17 MTD 2027-04-17". What is a date
 *  by the limit of today alone, and not by the law of its day, is left out. */
export const otherDatesOf = ({ dates }: CaseAnswer): string =>
  dates
    .flatMap(({ form, date, byTodaysLimit }) => {
      const letters = typeOfDate(form)
      return ofNoColumn.has(letters) && date !== byTodaysLimit ? [`${letters} ${isoDate(date)}`] : []
    })
    .join(' ')

/** The letters of dates that have no column of their own. */
export const ofNoColumn: ReadonlySet<string> = new Set(['HDCED', 'ERSED', 'ETD', 'MTD', 'LTD', 'TUSED'])

/** A rival date with its condition: "release 2027-01-24, if …."; after a standard recall "release by" it. */
export function rivalText(rival: CaseAlternative): string {
  const { release, paroleEligibility } = rival
  const parole = paroleEligibility === null ? '' : `parole ${isoDate(paroleEligibility)}, `
  const latest = rival.code === 'A_RECALLED' && isLatest(rival)
  const released = release === null ? '' : `release ${latest ? 'by ' : ''}${isoDate(release)}, `
  return `${parole}${released}${alternativeWords(rival).condition}.`
}

/** The date of a rival: its release, or else the first day on which the Parole Board can direct it. A place is never left out, so
 *  that dates and codes stay side by side. */
export const dateOfRival = ({
  release,
  paroleEligibility,
}: Readonly<Record<'release' | 'paroleEligibility', Day | null>>): string => {
  const day = release ?? paroleEligibility
  return day === null ? 'none' : isoDate(day)
}

/** Where an error stands in the file, as the file names it: the column, and what is in its cell. Bytes, one in each character. */
export interface CellPlace {
  readonly heading: string
  readonly written: string
  /** What more can be said about what was written. */
  readonly advice: string
}

const longestShown = 60

/** What was written, on one line and not too long. A letter that is cut in two goes whole. */
function shown(written: string): string {
  const line = written.replace(/\s+/g, ' ')
  return line.length <= longestShown
    ? line
    : `${line.slice(0, longestShown).replace(/[\u00c0-\u00ff]?[\u0080-\u00bf]*$/, '')}...`
}

/** The errors of a row as sentences: for each the column, what was there, and what to enter. */
export const errorSentences = (errors: Errors, placeOf: (field: string) => CellPlace): readonly string[] =>
  Object.entries(errors).map(([field, messages]) => {
    const { heading, written, advice } = placeOf(field)
    const was = written === '' ? '' : ` '${shown(written)}'`
    return `${heading}${was}: ${asBytes(inNamesOf(commands, messages.join(' ')))}${advice}`
  })

/** What programs write where there is nothing. */
export const standsForNothing = (written: string): boolean =>
  /^(?:NA|N\/A|#N\/A|NaN|NULL|\\N|None|-)$/i.test(written)

/** What to do about a cell that looks as if it stood for nothing. */
export const emptyAdvice = (written: string): string =>
  standsForNothing(written) ? ` If it stands for nothing, use --empty ${written}.` : ''

/** The cell that says what is wrong. */
export const errorsCell = (sentences: readonly string[], delimiter: string, formulas: Formulas): string =>
  quoted(safeTexts(delimiter, formulas)(sentences.join(' ')))

/** Words and ids as they are written: in rows every character is a byte. */
export const asBytes = (text: string): string => text.replace(/\P{ASCII}+/gu, bytesIn)

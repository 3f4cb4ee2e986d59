import {
  aheadOf,
  alternativeWords,
  type Calculation,
  type CaseAlternative,
  type CaseAnswer,
  caseAlternativesOf,
  caseWarningText,
  type Day,
  howSureOf,
  isoDate,
  lawVersion,
  pointLabel,
  type Stated,
  statedReasonText,
  typeOfDate,
  warningText,
} from '@requisite/law'
import { releaseBases } from '../../contract/case/data.ts'
import { warningsWith } from '../../contract/case/stated.ts'
import { commands, inNamesOf } from '../../contract/door-names.ts'
import type { Errors } from '../../contract/errors.ts'
import { printed } from '../../contract/fraction.ts'
import { isLatest } from '../latest-rival.ts'
import type { CaseChange } from './comparison.ts'
import { type Formulas, safeTexts } from './formulas.ts'
import { remandColumns, statedColumns } from './result-columns.ts'

/** A text as a cell in quotation marks. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const date = (day: Day | null): string => (day === null ? '' : isoDate(day))
const number = (value: number | null): string => (value === null ? '' : String(value))
/** Texts of ours, in which ids of the caller may stand. */
const wordsIn =
  (delimiter: string, formulas: Formulas) =>
  (texts: readonly string[]): string =>
    texts.length === 0 ? '' : quoted(safeOrKept(asBytes(texts.join(' ')), delimiter, formulas))

/** Ids with spaces between them; what could be taken for the end of a cell is put in quotation marks. */
const idsIn =
  (delimiter: string, formulas: Formulas) =>
  (names: readonly string[]): string => {
    const text = safeOrKept(names.join(' '), delimiter, formulas)
    return /^[\w. -]*$/.test(text) ? text : quoted(text)
  }

const safeOrKept = (text: string, delimiter: string, formulas: Formulas): string =>
  formulas === 'safe' ? safeTexts(delimiter)(text) : text

/** The cells of a sentence at a release point in the order of the columns, each with the delimiter before it. */
export const pointCells =
  (delimiter: string, codes: boolean) =>
  ({ dates, regime, point, classified, warnings, alternatives }: Calculation): string => {
    const words = warnings.length === 0 ? '' : quoted(asBytes(warnings.map(warningText).join(' ')))
    const cells = [
      ...['', isoDate(dates.release), isoDate(dates.sentenceEnd)],
      ...[dates.totalDays, dates.requisiteCustodialPeriod, dates.daysToServe],
      ...[printed(point.fraction), pointLabel(regime, point), classified.excludedBy !== null],
      ...[classified.regimeId, ...(codes ? [] : [words])],
    ]
    return cells.join(delimiter) + codeCells(delimiter, warnings, alternatives)
  }

/** The cells of an answer in the order of the columns, each with the delimiter before it. */
export const caseAnswerCells = (delimiter: string, formulas: Formulas, codes: boolean) => {
  const ids = idsIn(delimiter, formulas)
  const words = wordsIn(delimiter, formulas)
  return (answer: CaseAnswer, stated: Stated | null): string => {
    const { leaving, decidedBy } = answer
    const rivals = caseAlternativesOf(answer)
    const warnings = warningsWith(stated, answer)
    const d = delimiter
    const release = `${d}${answer.sentences.length}${d}${date(answer.release)}${d}${answer.releaseType ?? ''}${d}${releaseBases[answer.releaseBasis]}`
    const end = `${d}${date(answer.paroleEligibility)}${d}${date(answer.end)}${d}${answer.endType ?? ''}${d}${date(answer.licenceEnd)}`
    const day = `${d}${date(leaving?.latest ?? null)}${d}${date(leaving?.usual ?? null)}`
    const decided = `${d}${ids(decidedBy.release)}${d}${ids(decidedBy.end)}${d}${lettersOf(answer)}`
    const doubt = codes ? '' : d + words(rivals.map(rivalText))
    const sure = d + howSureOf(answer, { stated }).level
    const warned = codes ? '' : d + words(warnings.map(caseWarningText))
    return release + end + day + decided + doubt + sure + warned + codeCells(d, warnings, rivals)
  }
}

/** The dates that have no column of their own, by the letters that the prison uses: "ETD 2027-03-17 MTD 2027-04-17". What is a date
 *  by the limit of today alone, and not by the law of its day, is left out. */
const lettersOf = ({ dates }: CaseAnswer): string =>
  dates
    .flatMap(({ form, date, byTodaysLimit }) => {
      const letters = typeOfDate(form)
      return ofNoColumn.has(letters) && date !== byTodaysLimit ? [`${letters} ${isoDate(date)}`] : []
    })
    .join(' ')

/** The letters of dates that have no column of their own. */
export const ofNoColumn: ReadonlySet<string> = new Set(['HDCED', 'ERSED', 'ETD', 'MTD', 'LTD', 'TUSED'])

/** A rival date with its condition: "release 2027-01-24, if …."; after a standard recall "release by" it. */
function rivalText(rival: CaseAlternative): string {
  const { release, paroleEligibility } = rival
  const parole = paroleEligibility === null ? '' : `parole ${isoDate(paroleEligibility)}, `
  const latest = rival.code === 'A_RECALLED' && isLatest(rival)
  const released = release === null ? '' : `release ${latest ? 'by ' : ''}${isoDate(release)}, `
  return `${parole}${released}${alternativeWords(rival).condition}.`
}

/** The cells of a date that the prison gave; empty where it gave none. */
export const statedCells = (delimiter: string, formulas: Formulas) => {
  const words = wordsIn(delimiter, formulas)
  return (stated: Stated | null, answer: CaseAnswer): string => {
    if (stated === null) return delimiter.repeat(statedColumns.length)
    const { differenceDays, reasons } = stated
    const text = reasons.slice(0, 1).map((reason) => statedReasonText(reason, stated, answer))
    return ['', number(differenceDays), reasons.length, words(text)].join(delimiter)
  }
}

/** The cells of days on remand; empty where no times were told. */
export function remandCells(delimiter: string, { remand }: CaseAnswer): string {
  if (remand === null) return delimiter.repeat(remandColumns.length)
  const not = remand.notCounted.map(
    ({ fromDate, toDate, reason }) => `${isoDate(fromDate)}/${isoDate(toDate)} ${reason}`,
  )
  return ['', remand.days, not.length === 0 ? '' : quoted(not.join('; '))].join(delimiter)
}

/** What lies ahead: "TAG=; REVIEW_FILE=2033-01-17", with nothing for a day that there is not. */
export function aheadCell(delimiter: string, answer: CaseAnswer, stated: Stated | null): string {
  const text = aheadOf(answer, { stated })
    .map(({ code, date: day }) => `${code}=${date(day)}`)
    .join('; ')
  return text.includes(delimiter) ? quoted(text) : text
}

/** The cells that `--compare` adds. */
export const changeCells = (
  delimiter: string,
  { before, after, staged, stagedDifference, stage }: CaseChange,
): string =>
  [
    '',
    date(before),
    date(after),
    before === null || after === null ? '' : after - before,
    date(staged),
    number(stagedDifference),
    number(stage),
  ].join(delimiter)

interface Rival {
  readonly code: string
  readonly release: Day | null
  readonly paroleEligibility: Day | null
}

/** The date of a rival: its release, or else the first day on which the Parole Board can direct it. A place is never left out, so
 *  that dates and codes stay side by side. */
const dateOf = ({ release, paroleEligibility }: Rival): string => {
  const day = release ?? paroleEligibility
  return day === null ? 'none' : isoDate(day)
}

/** The cells of the columns for programs, each with the delimiter before it. */
function codeCells(
  delimiter: string,
  warnings: readonly { readonly code: string }[],
  rivals: readonly Rival[],
): string {
  let codes = ''
  for (const { code } of warnings) codes = codes === '' ? code : `${codes} ${code}`
  if (rivals.length === 0) return `${delimiter}${codes}${delimiter}${delimiter}${delimiter}${lawVersion}`
  const rivalCodes = rivals.map(({ code }) => code).join(' ')
  return ['', codes, rivalCodes, rivals.map(dateOf).join(' '), lawVersion].join(delimiter)
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
export const errorsCell = (sentences: readonly string[], delimiter: string, formulas: Formulas): string => {
  const text = sentences.join(' ')
  return formulas === 'safe' ? safeTexts(delimiter)(text) : text
}

const wide = /[\u{100}-\u{10ffff}]/gu

/** Our own words as they are written: in rows every character is a byte, so that a character that is none becomes its bytes
 *  in UTF-8. What came with the row is bytes already, and stays. */
export const asBytes = (text: string): string =>
  text.replace(wide, (character) => Buffer.from(character).toString('latin1'))

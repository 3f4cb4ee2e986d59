import { commands, inNamesOf } from '../../contract/door-names.ts'
import type { Errors } from '../../contract/errors.ts'
import { asBytes } from './byte-text.ts'
import { type Formulas, safeTexts } from './formulas.ts'

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
const forNothing = /^(?:NA|N\/A|#N\/A|NaN|NULL|\\N|None|-)$/i

/** What to do about a cell that looks as if it stood for nothing. */
export const emptyAdvice = (written: string): string =>
  forNothing.test(written) ? ` If it stands for nothing, use --empty ${written}.` : ''

/** The cell that says what is wrong. */
export const errorsCell = (sentences: readonly string[], delimiter: string, formulas: Formulas): string => {
  const text = sentences.join(' ')
  return formulas === 'safe' ? safeTexts(delimiter)(text) : text
}

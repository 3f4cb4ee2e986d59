/** What becomes of a cell that a spreadsheet would run as a formula: it is made text, or kept. */
export const formulaHandlings = ['safe', 'keep'] as const
export type Formulas = (typeof formulaHandlings)[number]

/** What spreadsheets run, in bytes: a number with its sign, and dashes that stand for nothing, call nothing. A full-width sign, which Excel
 *  takes for the narrow one where Japanese or Chinese is written, begins with the byte EF. */
const atStart = /^(?:(?![+-][\d\s.,]*%?(?![^;,\t|\r\n"]))(?:[=@+-]|\xef\xbc[\x8b\x8d\x9d\xa0])|[\t\r\n])/

/** The same behind what ends a cell in some country or program. */
const inside = /[;,\t|\n\r]"*(?=(?![+-][\d\s.,]*%?(?![^;,\t|\r\n"]))(?:[=@+-]|\xef\xbc[\x8b\x8d\x9d\xa0]))/g

/** Makes a text one that a spreadsheet shows as it is, unless it is kept: with an apostrophe before what would be run, at its start or after
 *  what another country takes for the end of a cell. */
export const safeTexts =
  (delimiter: string, formulas: Formulas = 'safe') =>
  (text: string): string =>
    formulas === 'keep'
      ? text
      : (atStart.test(text) ? `'${text}` : text).replace(inside, (end) =>
          end[0] === delimiter ? end : `${end}'`,
        )

/** The same for a cell as it is written, in quotation marks or not. */
export const safeCells = (delimiter: string, formulas: Formulas = 'safe') => {
  const safe = safeTexts(delimiter, formulas)
  return (written: string): string => (written.startsWith('"') ? `"${safe(written.slice(1))}` : safe(written))
}

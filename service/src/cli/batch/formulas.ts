/** What becomes of a cell that a spreadsheet would run as a formula: it is made text, or kept. */
export const formulaHandlings = ['safe', 'keep'] as const
export type Formulas = (typeof formulaHandlings)[number]

/** The first letters of what spreadsheets run, in bytes. A full-width sign, which Excel takes for the narrow one where Japanese or
 *  Chinese is written, begins with the byte EF. */
const starts = /[=+\-@\xef\t\r\n]/
const startBytes = Uint8Array.from({ length: 256 }, (_, byte) =>
  starts.test(String.fromCharCode(byte)) ? 1 : 0,
)

/** Whether a cell that begins with this byte needs a second look. */
export const mayRun = (byte: number | undefined): boolean => byte !== undefined && startBytes[byte] === 1

/** A number with its sign, and dashes that stand for nothing, call nothing: all else that begins so could. */
const atStart = /^(?:(?![+-][\d\s.,]*%?(?![^;,\t|\r\n"]))(?:[=@+-]|\xef\xbc[\x8b\x8d\x9d\xa0])|[\t\r\n])/

/** The same behind what ends a cell in some country or program. */
const inside = /[;,\t|\n\r]"*(?=(?![+-][\d\s.,]*%?(?![^;,\t|\r\n"]))(?:[=@+-]|\xef\xbc[\x8b\x8d\x9d\xa0]))/g

/** What ends a cell and may have such a sign behind it. */
const behindDelimiter = /[;,\t|\n\r]"*[=+\-@\xef]/g

/** Whether something in these rows could be a formula for a spreadsheet that takes another delimiter than they have: their own is
 *  the end of a cell already. A row that begins so is meant too. */
export const mayRunElsewhere =
  (delimiter: string): ((text: string) => boolean) =>
  (text) => {
    behindDelimiter.lastIndex = 0
    for (let found = behindDelimiter.exec(text); found !== null; found = behindDelimiter.exec(text))
      if (found[0][0] !== delimiter) return true
    return false
  }

/** Makes a text one that a spreadsheet shows as it is: with an apostrophe before what would be run, at its start or after what
 *  another country takes for the end of a cell. */
export const safeTexts =
  (delimiter: string): ((text: string) => string) =>
  (text) =>
    (atStart.test(text) ? `'${text}` : text).replace(inside, (end) =>
      end[0] === delimiter ? end : `${end}'`,
    )

/** The same for a cell as it is written, in quotation marks or not. */
export const safeCells = (delimiter: string): ((written: string) => string) => {
  const safe = safeTexts(delimiter)
  return (written) => (written.startsWith('"') ? `"${safe(written.slice(1))}` : safe(written))
}

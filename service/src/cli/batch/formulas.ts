/** What becomes of a cell that a spreadsheet would run as a formula: it is made text, or kept. */
export const formulaHandlings = ['safe', 'keep'] as const
export type Formulas = (typeof formulaHandlings)[number]

/** The first letters of what spreadsheets run. */
const starts = new Uint8Array(256)
for (const letter of '=+-@\t\r\n') starts[letter.charCodeAt(0)] = 1

/** Whether a cell that begins with this byte needs a second look. */
export const mayRun = (byte: number | undefined): boolean => byte !== undefined && starts[byte] === 1

/** A number, a telephone number or a dash calls nothing: without letters there is nothing to call. */
const runs = /^(?:[=@\t\r\n]|[+-].*[^\d\s.,:/%()+-])/s

/** A text that a spreadsheet shows as it is: with an apostrophe before it, where it would be run. */
export const safeText = (text: string): string => (runs.test(text) ? `'${text}` : text)

/** The same for a cell as it is written, in quotation marks or not. */
export function safeCell(written: string): string {
  if (!written.startsWith('"')) return safeText(written)
  const inside = written.slice(1)
  return runs.test(inside.replace(/"$/, '')) ? `"'${inside}` : written
}

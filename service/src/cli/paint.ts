/** How words are set off on a terminal; without colour they are left as they are. */
export interface Paint {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly alert: (text: string) => string
}

const code =
  (open: number, close: number) =>
  (text: string): string =>
    `\u001b[${open}m${text}\u001b[${close}m`
const plain = (text: string): string => text

export const paint = (hasColour: boolean): Paint =>
  hasColour
    ? { strong: code(1, 22), faint: code(2, 22), alert: code(33, 39) }
    : { strong: plain, faint: plain, alert: plain }

/** Goes back to the beginning of the line of a terminal, and empties it. */
export const clearedLine = '\r\u001b[K'

/** What is written as an error, with every sign that would act on a terminal as \ufffd: a file that is quoted moves no cursor, sets no
 *  clipboard and turns no text around. The one sign of our own stands first. */
export function terminalText(text: string): string {
  const own = text.startsWith(clearedLine) ? clearedLine : ''
  return (
    own +
    text
      .slice(own.length)
      .replaceAll(/(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
  )
}

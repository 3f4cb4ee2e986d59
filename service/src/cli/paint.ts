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

/** What fills the gaps of a text, by their names. */
export type GapsOf<Of> = Readonly<Record<string, (of: Of) => string>>

/** Texts cut at their braces: every second piece is the name of a gap. Each is cut once. */
const cuts = new Map<string, readonly string[]>()

/** A text with its gaps filled. */
export function filled<Of>(text: string, gaps: GapsOf<Of>, of: Of): string {
  const cut = cuts.get(text) ?? text.split(/\{(\w+)\}/)
  cuts.set(text, cut)
  return cut.map((piece, i) => (i % 2 === 0 ? piece : (gaps[piece] as (of: Of) => string)(of))).join('')
}

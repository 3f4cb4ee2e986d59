/** A piece of the text: a number in figures, a word, or a sign. Its place is that in the text as it was typed. */
export interface Token {
  readonly is: 'figures' | 'word' | 'sign'
  /** Lower case, without apostrophes. */
  readonly text: string
  readonly from: number
  readonly to: number
}

const piece = /\d+|[\p{L}\p{M}'’‘`]+|\n|[^\s]/gu
const apostrophes = /['’‘`]/g

/** Pass A: the text in pieces, in one scan. */
export function tokensIn(text: string): readonly Token[] {
  const tokens: Token[] = []
  for (const { 0: found, index: from } of text.matchAll(piece)) {
    const to = from + found.length
    const folded = found.normalize('NFKC').toLowerCase().replace(apostrophes, '')
    if (folded === '') continue
    const is = /^\d/.test(found) ? 'figures' : /^\p{L}/u.test(folded) ? 'word' : 'sign'
    tokens.push({ is, text: is === 'sign' ? found : folded, from, to })
  }
  return tokens
}

/** Whether a token follows the one before without a space. */
export const isClose = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && tokens[at - 1]?.to === tokens[at]?.from

/** A piece of the text: a number in figures, a word, or a sign. Its place is that in the text as it was typed. */
export interface Token {
  readonly is: 'figures' | 'word' | 'sign'
  /** Lower case, without apostrophes. */
  readonly text: string
  /** Of a number, and of one that counts: third. */
  readonly value?: number
  readonly nth?: number
  readonly from: number
  readonly to: number
}

export type Tokens = readonly Token[]

const piece = /\d+|(?:\p{L}\.){2,}|[\p{L}\p{M}'’‘`]+|\n|[^\s]/gu
/** Apostrophes, and the stops in letters: d.o.b. */
const apostrophes = /['’‘`.]/g

/** The text in tokens, in one scan. */
export function tokensIn(text: string): Tokens {
  const tokens: Token[] = []
  for (const { 0: found, index: from } of text.matchAll(piece)) {
    const to = from + found.length
    if (/^[a-z]+$/.test(found)) {
      tokens.push({ is: 'word', text: found, from, to })
      continue
    }
    const folded =
      /^\p{L}/u.test(found) || found.length > 1
        ? found.normalize('NFKC').toLowerCase().replace(apostrophes, '')
        : found.normalize('NFKC')
    if (folded === '') continue
    const is = /^\d/.test(found) ? 'figures' : /^\p{L}/u.test(folded) ? 'word' : 'sign'
    tokens.push({ is, text: is === 'sign' ? found : folded, from, to })
  }
  const written: Token[] = []
  for (const [i, token] of tokens.entries())
    if (/^(?:[24]|b|day)$/.test(token.text)) written.push(...asWritten(tokens, token, i))
    else written.push(token)
  return written
}

/** As in a message: "2day", "18 months 4 robbery", "sent down 4 5 years", "sentenced 2 3 years". */
function asWritten(tokens: Tokens, token: Token, i: number): readonly Token[] {
  const [before, next] = [textAt(tokens, i - 1), tokens[i + 1]]
  if (token.text === 'b' && next?.text === '4' && isClose(tokens, i + 1))
    return [{ ...token, text: 'before', to: next.to }]
  if (before === 'b' && token.text === '4' && isClose(tokens, i)) return []
  if (before === '2' && token.text === 'day' && isClose(tokens, i)) return []
  if (token.text === '2' && next?.text === 'day' && isClose(tokens, i + 1))
    return [{ ...token, is: 'word', text: 'today', to: next.to }]
  if (
    token.text === '4' &&
    saidFor.test(before) &&
    !isClose(tokens, i) &&
    next?.is !== 'sign' &&
    !isClose(tokens, i + 1)
  ) {
    const isCount =
      next?.is === 'word' && /^(?:y|m|w|d|years?|yrs?|months?|mths?|mnths?|weeks?|wks?|days?)/.test(next.text)
    if (next !== undefined && !isCount && !isMonth.test(next.text) && !/^(?:and|n|an|or|to)$/.test(next.text))
      return [{ ...token, is: 'word', text: 'for' }]
  }
  return token.text === '2' &&
    /^(?:sentenced|sent)$/.test(before) &&
    next?.is === 'figures' &&
    !isClose(tokens, i + 1)
    ? [{ ...token, is: 'word', text: 'to' }]
    : [token]
}
const isMonth = /^(?:jan|feb|mar(?:ch)?$|apr|may$|jun|jul|aug|sep|oct|nov|dec)/
const saidFor =
  /^(?:off|down|inside|up|away|jailed|years?|yrs?|y|months?|mths?|mnths?|m|weeks?|wks?|days?|top|consec|conc)$/

/** What stands at a place; nothing beyond the ends. */
export const textAt = (tokens: Tokens, at: number): string => tokens[at]?.text ?? ''

/** Whether a token follows the one before without a space. */
export const isClose = (tokens: Tokens, at: number): boolean =>
  at > 0 && tokens[at - 1]?.to === tokens[at]?.from

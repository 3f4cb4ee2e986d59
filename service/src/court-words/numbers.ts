import { isClose, type Token, type Tokens, textAt, tokensIn } from './tokens.ts'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals = (
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh ' +
  'twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ')

/** Every word of a number. */
export const isNumberWord: ReadonlySet<string> = new Set([
  ...ones,
  ...tens,
  ...ordinals,
  'thirtieth',
  'hundred',
  'thousand',
])

/** A number and the place behind it. */
export interface NumberFound {
  readonly value: number
  readonly next: number
}

const overHyphen = (tokens: Tokens, at: number): number => (textAt(tokens, at) === '-' ? at + 1 : at)

/** A number word below a hundred, whose last word is one of these: "twenty-one", "twenty-first". */
function belowHundred(tokens: Tokens, at: number, units = ones): NumberFound | null {
  if (!isNumberWord.has(textAt(tokens, at))) return null
  const one = textAt(tokens, at) === 'thirtieth' && units !== ones ? 30 : units.indexOf(textAt(tokens, at))
  if (one >= 0) return { value: one, next: at + 1 }
  const value = 10 * (tens.indexOf(textAt(tokens, at)) + 2)
  if (value < 20) return null
  const more = overHyphen(tokens, at + 1)
  const unit = units.indexOf(textAt(tokens, more))
  if (unit > 0 && unit < 10) return { value: value + unit, next: more + 1 }
  return units === ones ? { value, next: at + 1 } : null
}

/** A number in words, below so much: "one hundred and twenty". */
function inWords(tokens: Tokens, at: number, below = 10_000): NumberFound | null {
  const isOne = textAt(tokens, at) === 'a' && textAt(tokens, at + 1) === 'hundred'
  const small = isOne ? { value: 1, next: at + 1 } : belowHundred(tokens, at)
  const scale = { hundred: 100, thousand: 1000 }[textAt(tokens, small?.next ?? at)] ?? below
  if (small === null || scale >= below) return small
  const next = small.next + 1
  const rest = inWords(tokens, textAt(tokens, next) === 'and' ? next + 1 : next, scale)
  const more = rest !== null && rest.value < scale ? rest : { value: 0, next }
  return { value: small.value * scale + more.value, next: more.next }
}

/** A number in figures: "1,000", "2.5"; not the first two parts of a day. */
function inFigures(tokens: Tokens, at: number): NumberFound | null {
  if (tokens[at]?.is !== 'figures') return null
  let [text, next] = [textAt(tokens, at), at + 1]
  const isJoined = (sign: string, here = next): boolean =>
    textAt(tokens, here) === sign &&
    isClose(tokens, here) &&
    tokens[here + 1]?.is === 'figures' &&
    isClose(tokens, here + 1)
  for (; isJoined(',') && textAt(tokens, next + 1).length === 3; next += 2) text += textAt(tokens, next + 1)
  if (isJoined('.') && !isJoined('.', next + 2) && !isJoined('.', at - 1)) {
    text += `.${textAt(tokens, next + 1)}`
    next += 2
  }
  return { value: Number(text), next }
}

const halves: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
const parts: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, quarters: 0.25 }

/** A number, its half with it: "3½", "2 1/2", "three and a half". */
function numberIn(tokens: Tokens, at: number): NumberFound | null {
  const alone = halves[textAt(tokens, at)]
  if (alone !== undefined) return { value: alone, next: at + 1 }
  const whole = inFigures(tokens, at) ?? inWords(tokens, at)
  if (whole === null) return null
  const { value, next } = whole
  const part = halves[textAt(tokens, next)]
  if (part !== undefined) return { value: value + part, next: next + 1 }
  if (isHalf(tokens, next)) return { value: value + 0.5, next: next + 3 }
  const more = partBehind(tokens, next)
  return more === null ? whole : { value: value + more.value, next: more.next }
}

const isHalf = (tokens: Tokens, at: number): boolean =>
  ['1', '/', '2'].every((text, i) => textAt(tokens, at + i) === text)

/** The part behind a number or its unit: "and a half", "n half", "an a half", "-and-a-half", "and three quarters". */
export function partBehind(tokens: Tokens, at: number): NumberFound | null {
  let here = overHyphen(tokens, at)
  if (!/^(?:and|n|an|&)$/.test(textAt(tokens, here))) return null
  here = overHyphen(tokens, here + 1)
  if (textAt(tokens, here) === 'a' && isHalf(tokens, here + 1)) return { value: 0.5, next: here + 4 }
  if (/^(?:an?|three)$/.test(textAt(tokens, here)) && parts[textAt(tokens, overHyphen(tokens, here + 1))])
    here = overHyphen(tokens, here + 1)
  const part = parts[textAt(tokens, here)]
  const times = textAt(tokens, here - 1) === 'three' ? 3 : 1
  return part === undefined || textAt(tokens, here + 1) === 'of'
    ? null
    : { value: part * times, next: here + 1 }
}

/** Pass A: the tokens of a text, each number one of them. */
export function numberedTokens(typed: string): Tokens {
  const tokens = tokensIn(typed)
  const all: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const nth = belowHundred(tokens, at, ordinals)
    const found = nth ?? numberIn(tokens, at)
    const merged = tokens.slice(at, found?.next ?? at)
    const text = merged.map((one) => one.text).join('')
    if (found === null) all.push(token)
    else
      all.push({
        ...token,
        [nth === null ? 'value' : 'nth']: found.value,
        text: text.replace(',', ''),
        to: merged.at(-1)?.to ?? token.to,
      })
    at = found?.next ?? at + 1
  }
  return all
}

/** The number at a place. */
export const numberAt = (tokens: Tokens, at: number): NumberFound | null => {
  const value = tokens[at]?.value
  return value === undefined ? null : { value, next: at + 1 }
}

/** Finds patterns in the tokens from a place on, number words in figures, with the place behind what was found. */
export function matcherAt(tokens: Tokens, at: number): (pattern: RegExp) => NumberMatch | null {
  let text = ''
  const ends: number[] = []
  for (let i = at; i < Math.min(tokens.length, at + 12) && text.length < 60; i++) {
    const token = tokens[i] as Token
    const said = token.nth !== undefined ? `${token.nth}th` : token.is === 'word' ? token.value : undefined
    text += `${i > at && !isClose(tokens, i) ? ' ' : ''}${said ?? token.text}`
    ends.push(text.length)
  }
  return (pattern) => {
    const parts = pattern.exec(text)
    return parts === null ? null : { parts, next: at + 1 + ends.findIndex((end) => end >= parts[0].length) }
  }
}
interface NumberMatch {
  readonly parts: readonly (string | undefined)[]
  readonly next: number
}

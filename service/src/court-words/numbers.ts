import { isClose, type Token } from './tokens.ts'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const tenths = 'twentieth thirtieth'.split(' ')

/** A number and the place behind it. */
export interface Numbered {
  readonly value: number
  readonly next: number
}

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''
const overHyphen = (tokens: readonly Token[], at: number): number =>
  textAt(tokens, at) === '-' ? at + 1 : at

/** A number word below a hundred: "twenty-one". */
function belowHundred(tokens: readonly Token[], at: number): Numbered | null {
  const one = ones.indexOf(textAt(tokens, at))
  if (one >= 0) return { value: one, next: at + 1 }
  const ten = tens.indexOf(textAt(tokens, at))
  if (ten < 0) return null
  const more = overHyphen(tokens, at + 1)
  const unit = ones.indexOf(textAt(tokens, more))
  const value = 10 * (ten + 2)
  return unit > 0 && unit < 10 ? { value: value + unit, next: more + 1 } : { value, next: at + 1 }
}

/** A number in words, to 9,999: "one hundred and twenty". */
function inWords(tokens: readonly Token[], at: number): Numbered | null {
  const small =
    textAt(tokens, at) === 'a' && textAt(tokens, at + 1) === 'hundred'
      ? { value: 1, next: at + 1 }
      : belowHundred(tokens, at)
  if (small === null) return null
  const scale = { hundred: 100, thousand: 1000 }[textAt(tokens, small.next)]
  if (scale === undefined) return small
  const value = small.value * scale
  const next = small.next + 1
  const rest = inWords(tokens, textAt(tokens, next) === 'and' ? next + 1 : next)
  return rest !== null && rest.value < scale
    ? { value: value + rest.value, next: rest.next }
    : { value, next }
}

/** A number in figures: "1,000", "2.5". */
function inFigures(tokens: readonly Token[], at: number): Numbered | null {
  if (tokens[at]?.is !== 'figures') return null
  let text = textAt(tokens, at)
  let next = at + 1
  const isJoined = (sign: string): boolean =>
    textAt(tokens, next) === sign &&
    isClose(tokens, next) &&
    tokens[next + 1]?.is === 'figures' &&
    isClose(tokens, next + 1)
  while (isJoined(',') && textAt(tokens, next + 1).length === 3) {
    text += textAt(tokens, next + 1)
    next += 2
  }
  if (isJoined('.')) {
    text += `.${textAt(tokens, next + 1)}`
    next += 2
  }
  return { value: Number(text), next }
}

const halves: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
const parts: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, quarters: 0.25 }

/** A number, its half with it: "3½", "2 1/2", "three and a half". */
export function numberAt(tokens: readonly Token[], at: number): Numbered | null {
  const alone = halves[textAt(tokens, at)]
  if (alone !== undefined) return { value: alone, next: at + 1 }
  const whole = inFigures(tokens, at) ?? inWords(tokens, at)
  if (whole === null) return null
  const { value, next } = whole
  const part = halves[textAt(tokens, next)]
  if (part !== undefined) return { value: value + part, next: next + 1 }
  const is = (...texts: readonly string[]): boolean =>
    texts.every((text, i) => textAt(tokens, next + i) === text)
  if (is('1', '/', '2')) return { value: value + 0.5, next: next + 3 }
  // "and a half", "n half", "an a half", "-and-a-half".
  let here = overHyphen(tokens, next)
  if (!/^(?:and|n|an|&)$/.test(textAt(tokens, here))) return whole
  here = overHyphen(tokens, here + 1)
  if (/^(?:an?|three)$/.test(textAt(tokens, here)) && parts[textAt(tokens, overHyphen(tokens, here + 1))])
    here = overHyphen(tokens, here + 1)
  const more = parts[textAt(tokens, here)]
  const times = textAt(tokens, here - 1) === 'three' ? 3 : 1
  return more === undefined || textAt(tokens, here + 1) === 'of'
    ? whole
    : { value: value + more * times, next: here + 1 }
}

/** The day of a month: "21st", "twenty-first", "3". */
export function ordinalAt(tokens: readonly Token[], at: number): Numbered | null {
  const figures = inFigures(tokens, at)
  if (figures !== null)
    return ['st', 'nd', 'rd', 'th'].includes(textAt(tokens, figures.next))
      ? { value: figures.value, next: figures.next + 1 }
      : figures
  const one = ordinals.indexOf(textAt(tokens, at))
  if (one > 0) return { value: one, next: at + 1 }
  const tenth = tenths.indexOf(textAt(tokens, at))
  if (tenth >= 0) return { value: 10 * (tenth + 2), next: at + 1 }
  const ten = tens.indexOf(textAt(tokens, at))
  if (ten < 0 || ten > 1) return null
  const more = overHyphen(tokens, at + 1)
  const unit = ordinals.indexOf(textAt(tokens, more))
  return unit > 0 && unit < 10 ? { value: 10 * (ten + 2) + unit, next: more + 1 } : null
}

/** A year in words: "twenty twenty-six", "two thousand and twenty six". */
export function yearInWords(tokens: readonly Token[], at: number): Numbered | null {
  const whole = inWords(tokens, at)
  if (whole !== null && whole.value >= 1900 && whole.value < 2200) return whole
  const rest = textAt(tokens, at) === 'twenty' ? belowHundred(tokens, overHyphen(tokens, at + 1)) : null
  return rest === null || rest.value < 10 ? null : { value: 2000 + rest.value, next: rest.next }
}

/** Every word of a number. */
export const numberWords: readonly string[] = [
  ...ones,
  ...tens,
  ...ordinals,
  ...tenths,
  'hundred',
  'thousand',
]

import { type KindRead, withoutKind } from './kinds.ts'
import type { Length } from './length.ts'
import { noLength } from './lengths.ts'

/** The lengths of a sentence, each in its place, and the text that is left. */
export interface Parts {
  readonly kind: KindRead
  readonly length: Length | null
  readonly extension: Length | null
  readonly text: string
}

/** A text in which each length has a mark. */
interface Marked {
  readonly text: string
  readonly lengths: readonly Length[]
}

const isMark = (word: string | undefined): boolean => /^<\d+>$/.test(word ?? '')
const ofCustody = /^(?:custody|custodial|prison|jail|jailed|imprisonment|inside)$/
const ofLicence = /^(?:licence|license|extension|ext)$/
const behind = /^(?:in|on|of|the|an?|spent|to|be|served|his|her|their|as|extended|years)$/
const before = /^(?:of|for|period|term|element|part|is|an?|the)$/

/** In an extended and a life sentence a figure without a unit is years, unless the other length is in smaller units. */
function withYears({ text, lengths }: Marked): Marked {
  const all = [...lengths]
  if (lengths.some(({ years }) => years === 0)) return { text, lengths }
  const words = text
    .split(' ')
    .map((word, i, words) =>
      /^\d+$/.test(word) && words[i - 1] !== '£'
        ? `<${all.push({ ...noLength, years: Number(word) }) - 1}>`
        : word,
    )
  return { text: words.join(' '), lengths: all }
}

/** What the words around a length say that it is. */
function labelOf(words: readonly string[], at: number, step: 1 | -1): 'custody' | 'licence' | null {
  let i = at + step
  while ((step === 1 ? behind : before).test(words[i] ?? '')) i += step
  const word = words[i] ?? ''
  return ofCustody.test(word) ? 'custody' : ofLicence.test(word) ? 'licence' : null
}

const isSum = (whole: Length, a: Length, b: Length): boolean =>
  12 * whole.years + whole.months === 12 * (a.years + b.years) + a.months + b.months &&
  [whole, a, b].every(({ weeks, days }) => weeks + days === 0)

/** Two lengths, or three of which one is the sum of the others. */
function twoOf(lengths: readonly Length[]): readonly number[] | null {
  const all = lengths.map((_, i) => i)
  if (lengths.length === 2) return all
  if (lengths.length !== 3) return null
  const sum = all.find((i) => {
    const [a, b] = all.filter((other) => other !== i).map((other) => lengths[other])
    return isSum(lengths[i] as Length, a as Length, b as Length)
  })
  return sum === undefined ? null : all.filter((i) => i !== sum)
}

const monthsOf = ({ years, months }: Length): number => 12 * years + months

/** Time in prison and time on licence; null where it is not plain which is which. */
function twoParts(marked: Marked, kind: KindRead): Parts | null {
  const { text, lengths } = withYears(marked)
  const two = twoOf(lengths)
  if (two === null) return null
  const words = text.split(' ')
  const places = two.map((i) => words.indexOf(`<${i}>`))
  const first = words.findIndex((word) => ofCustody.test(word) || ofLicence.test(word))
  const order = first >= 0 && first < Math.min(...places) ? ([-1, 1] as const) : ([1, -1] as const)
  const labels = places.map((at) => labelOf(words, at, order[0]) ?? labelOf(words, at, order[1]))
  const [a, b] = two.map((i) => lengths[i] as Length) as [Length, Length]
  if (labels[0] === labels[1] && labels[0] !== null) return null
  const isTurned = labels[0] === 'licence' || labels[1] === 'custody'
  const [length, extension] = isTurned ? [b, a] : [a, b]
  const isLicenceSaid = labels.includes('licence')
  if (!isLicenceSaid && monthsOf(extension) > monthsOf(length)) return null
  const rest = words.filter(
    (word, i) =>
      !((isMark(word) && places.includes(i)) || ofLicence.test(word) || word === 'extended' || word === '+'),
  )
  return { kind, length, extension, text: rest.map((word) => (isMark(word) ? '|' : word)).join(' ') }
}

/** The one length that is left; null where there are more. */
const oneOf = ({ text, lengths }: Marked, kind: KindRead): Parts | 'none' | 'two' => {
  const marks = text.split(' ').filter(isMark)
  if (marks.length !== 1) return marks.length === 0 ? 'none' : 'two'
  const mark = marks[0] as string
  return {
    kind,
    length: lengths[Number(mark.slice(1, -1))] as Length,
    extension: null,
    text: text.replace(mark, '|'),
  }
}

const plus = /(?:<\d+>|\d) \+ (?:<\d+>|\d)/
const least = /\b(?:minimum|min|tariff|at least|must|serve|mandatory)\b/g
/** How long it is suspended, which is behind the word; a sentence "of" so long is the sentence. */
const suspendedFor = (text: string): RegExp =>
  /<\d+>.* for <\d+>/.test(text)
    ? /\bfor <\d+>/
    : /\b(?:suspended|susp|sso)\b(?: sentence| order)?(?: for)? <\d+>/

/** The lengths of a sentence of this kind. `none` where there is none, `two` where it is not plain which one it is. */
export function partsOf(kind: KindRead, marked: Marked): Parts | 'none' | 'two' {
  const { lengths } = marked
  const text = withoutKind(marked.text, kind)
  switch (kind) {
    case 'whole_life':
      return { kind, length: null, extension: null, text }
    case 'life':
    case 'ipp': {
      const years = withYears({ text, lengths })
      return oneOf({ ...years, text: years.text.replace(least, '|') }, kind)
    }
    case 'suspended': {
      const isFor = lengths.length > 1
      return oneOf(
        {
          text: withoutKind(isFor ? marked.text.replace(suspendedFor(marked.text), '|') : marked.text, kind),
          lengths,
        },
        kind,
      )
    }
    case 'extended':
      return twoParts({ text, lengths }, kind) ?? 'two'
    case 'sopc':
      return twoParts({ text, lengths }, kind) ?? oneOf({ text, lengths }, kind)
    case 'standard': {
      const words = text.split(' ')
      const count = words.filter((word) => isMark(word) || /^\d+$/.test(word)).length
      if (count < 2 || !(words.some((word) => ofLicence.test(word)) || plus.test(text)))
        return oneOf(marked, kind)
      const parts = twoParts(marked, 'extended')
      // "3 years + 6 months" may be two sentences: extra time on licence is a year at least.
      return parts === null || monthsOf(parts.extension as Length) < 12 ? 'two' : parts
    }
    default:
      return oneOf({ text, lengths }, kind)
  }
}

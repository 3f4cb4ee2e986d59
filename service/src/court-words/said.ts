import { lengthIn } from './length.ts'
import { othersLengths, peopleIn, personIn } from './people.ts'
import type { Answer, Ask, AskedOfWords, PersonTold } from './reading.ts'
import type { WordSpan } from './spans.ts'

/** The text as spans, with what was answered about them. */
export interface SpokenWords {
  readonly text: string
  readonly asked: AskedOfWords
  readonly answers: readonly Answer[]
  /** What was answered to a question, anywhere or at a place. */
  readonly given: (ask: Ask, from?: number) => string | undefined
  /** All of them, harmless ones too. */
  readonly told: readonly WordSpan[]
  readonly people: readonly PersonTold[]
  /** Whether two people are told of, and nobody said whose sentence it is. */
  readonly isTwo: boolean
  /** Whether the words from a place on are about somebody else. */
  readonly isOthers: (from: number) => boolean
}

/** The spans with the people that they tell of, and with what was answered. */
export function saidIn(text: string, all: readonly WordSpan[], asked: AskedOfWords): SpokenWords {
  const answers = asked.answers ?? []
  const given: SpokenWords['given'] = (ask, from) =>
    answers.findLast((one) => one.ask === ask && (from === undefined || one.from === from))?.say
  const people = peopleIn(all)
  const whose = given('whose')
  const isTwo = people.length > 1 && whose === undefined
  const person = personIn(all)
  // "Originally sentenced to 5 years, now recalled": the sentence, and none that was changed.
  const isRecalled = all.some(({ cats }) => cats[0] === 'RECALL')
  const isOriginal = ({ cats, text }: WordSpan): boolean =>
    isRecalled && cats[0] === 'WHATIF' && /^originally$/i.test(text)
  const lengths = people.length > 1 ? null : othersLengths(all, person)
  const isOthers = (from: number): boolean =>
    lengths?.has(from) === true ||
    (whose !== undefined &&
      whose !== 'both' &&
      people.some((one) => one.number !== Number(whose) && one.from <= from && from < one.to))
  const said = { text, asked, answers, given, people, isTwo, isOthers }
  return {
    ...said,
    told: all.map((span) => (isOriginal(span) ? { ...span, cats: ['H'] } : answered(span, said, person))),
  }
}

/** A span with what was answered about it. */
function answered(
  span: WordSpan,
  { answers, given, isOthers }: Omit<SpokenWords, 'told'>,
  person: WordSpan | null,
): WordSpan {
  const [is = 'H'] = span.cats
  if (isOthers(span.from)) return { ...span, age: 0, cats: [/^[LNDERXO]$/.test(is) ? 'Z' : 'H'] }
  const isSettled =
    (is === 'OTHERP' && (given('whose') !== undefined || span === person)) ||
    (is === 'U' && isTappedAway(span, answers)) ||
    (is === 'NOTYET' && given('custody') === 'yes') ||
    (is === 'RECALL' && given('recall') === 'no')
  if (isSettled) return { ...span, cats: ['H'] }
  const here = answers.findLast(
    ({ from, ask }) => from === span.from && /^(?:unit|number|remand_unit|length)$/.test(ask),
  )
  if (here === undefined || !/^[NLR]$/.test(is)) return span
  const { length: _, ...rest } = span
  if (/^(?:aside|unknown|remand)$/.test(here.say)) return { ...rest, cats: ['Z'] }
  const length = lengthIn(here.ask === 'length' ? here.say : `${span.value} ${here.say}`)
  return length === null ? span : { ...span, cats: ['L'], length }
}

/** Whether a word that nobody knows was said not to matter: each by itself, where they are named. */
const isTappedAway = ({ text: word }: WordSpan, answers: readonly Answer[]): boolean =>
  answers.some(
    ({ ask, about, say }) =>
      ask === 'words' &&
      say !== 'unknown' &&
      (about === undefined || about.split(/[, …]+/).some((one) => one.toLowerCase() === word.toLowerCase())),
  )

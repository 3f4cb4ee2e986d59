import { numberedTokens } from '../../court-words/numbers.ts'
import { type GuideAnswer, guideAnswers } from './guide-answers.ts'

/** The words of a text: "what’s" is whats, "he’ll" is he will, and no plural has its s ("tags", "RORs"). */
const wordsOf = (text: string): readonly string[] => {
  const plain = text
    .toLowerCase()
    .replace(/['’](?=ll\b)/g, ' ')
    .replace(/['’]/g, '')
  return (plain.match(/[a-z]+/g) ?? []).map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
}

/** From so many letters on a word stands for all that begin with it. */
const lettersOfStem = 5

const groups = guideAnswers.flatMap((answer) =>
  answer.asks.split(',').map((asked) => ({ answer, words: wordsOf(asked) })),
)

const place = ({ answer: { goes } }: (typeof groups)[number]): number =>
  goes === undefined ? 0 : { first: -1, last: 1 }[goes]

/** A number in figures or in words: "one year", but not "one appointment". */
const isCounted = (text: string): boolean =>
  numberedTokens(text).some(
    ({ value, text: said }, i, all) =>
      value !== undefined && (said !== 'one' || /^(?:day|week|month|year)/.test(all[i + 1]?.text ?? '')),
  )

/** The answer to a question that is typed alone, in words without a figure; null where none of ours is asked. */
export function guideAnswerTo(text: string): GuideAnswer | null {
  if (isCounted(text)) return null
  const typed = wordsOf(text)
  const isSaid = (word: string): boolean =>
    typed.some((one) => (word.length < lettersOfStem ? one === word : one.startsWith(word)))
  const said = groups.filter(({ words }) => words.every(isSaid))
  const [best] = said.toSorted((a, b) => place(a) - place(b) || b.words.length - a.words.length)
  return best?.answer ?? null
}

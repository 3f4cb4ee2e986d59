import { isNear } from '../../court-words/length.ts'
import { type GuideAnswer, guideAnswers } from './guide-answers.ts'

/** The words and figures of a text: "what’s" is whats, "he’ll" is he will, "s250" is s 250, and no plural has its s ("tags", "RORs"). */
const wordsOf = (text: string): readonly string[] => {
  const plain = text
    .toLowerCase()
    .replace(/['’](?=ll\b)/g, ' ')
    .replace(/['’]/g, '')
  return (plain.match(/[a-z]+|\d+[a-z]*/g) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?<!s)s$/, '') : word,
  )
}

/** From so many letters on a word stands for all that begin with it. */
const lettersOfStem = 5

const groups = guideAnswers.flatMap((answer) =>
  answer.asks.split(',').map((asked) => ({ answer, words: wordsOf(asked) })),
)

const place = ({ answer: { goes } }: (typeof groups)[number]): number =>
  goes === undefined ? 0 : { first: -1, last: 1 }[goes]

const allWords = [...new Set(groups.flatMap(({ words }) => words))]
/** The words that are long enough to be known with one letter wrong. */
const known = allWords.filter(({ length }) => length >= lettersOfStem)

/** A question with letters to put right has no more words: so the search stays short. */
const mostPutRight = 40

/** A word that is in no group, with one letter of it put right: of the whole word, or of its beginning. The first letter is not wrong. */
function putRight(word: string): string {
  if (word.length < lettersOfStem || known.some((name) => word.startsWith(name))) return word
  const names = known.filter((name) => name[0] === word[0])
  const begins = (name: string): boolean =>
    [-1, 0, 1].some((more) => isNear(word.slice(0, name.length + more), name))
  return names.find((name) => isNear(word, name)) ?? names.find(begins) ?? word
}

function bestOf(typed: readonly string[]): (typeof groups)[number] | undefined {
  const isSaid = (word: string): boolean =>
    typed.some((one) => (word.length < lettersOfStem ? one === word : one.startsWith(word)))
  const said = new Set(allWords.filter(isSaid))
  const [best] = groups
    .filter(({ words }) => words.every((word) => said.has(word)))
    .toSorted((a, b) => place(a) - place(b) || b.words.length - a.words.length)
  return best
}

/** The answer of ours whose words a text has; null where it asks none. Letters are put right only where the words as they are find
 *  nothing, or only what goes last. */
export function guideAnswerTo(text: string): GuideAnswer | null {
  const typed = wordsOf(text)
  const own = bestOf(typed)
  const isToBeSought = typed.length <= mostPutRight && (own === undefined || place(own) > 0)
  const best = isToBeSought ? bestOf(typed.map(putRight)) : own
  return (best ?? own)?.answer ?? null
}

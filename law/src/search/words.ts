/** Most text has no accents, and is spared the work. */
const withoutAccents = (text: string): string =>
  /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text

/** One spelling for what people type: lower case, no accents or punctuation. "Section 18", "s. 18(1)(a)" and "s18" are one
 *  word, and so is "Class A". */
export const folded = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(\d[a-z]?)(?: ?\((?:\d{1,2}[a-z]?|[a-z]{1,2})\))+/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:section|sect|sec|s) ?(?=\d)/g, 's')
    .replace(/\bclass ([abc])\b/g, 'class$1')
    .trim()

/** Words that say nothing about an offence. */
const idle: ReadonlySet<string> = new Set(
  'a an and are as at be been being by did for from got had has have he her him his i in into is it its my of off on or our out s she so some someone that the their them they this to under up was we were who with your'.split(
    ' ',
  ),
)

/** The words of a text that say something, each once. */
export const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    folded(text)
      .split(' ')
      .filter((word) => word !== '' && !idle.has(word)),
  ),
]

/** A section, a year or a code has a number in it. */
export const hasDigit = (word: string): boolean => /\d/.test(word)

const ending = /(?:ing|ied|ed|er|ers|ery|ies|es|s|e|y|ion)$/

const withoutEnding = (word: string): string =>
  word.length > 4 ? word.replace(ending, '').replace(/(.)\1$/, '$1') : word

/** What is left of a word without its endings: robbery, robbing, robbed and robber are all "rob". */
export const stemOf = (word: string): string => withoutEnding(withoutEnding(word))

/** A word as it sounds, for those who spell by ear: "manslorter" is near "manslaughter", and "offencive" is "offensive". */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/gh(?=t)/g, '')
    .replace(/a[uw]/g, 'o')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c/g, 'k')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')

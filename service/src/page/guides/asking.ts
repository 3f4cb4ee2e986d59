import { numberedTokens } from '../../court-words/numbers.ts'

/** A number in figures or in words: "one year", but not "one appointment". */
export const isCounted = (text: string): boolean =>
  numberedTokens(text).some(
    ({ value, text: said }, i, all) =>
      value !== undefined && (said !== 'one' || /^(?:day|week|month|year)/.test(all[i + 1]?.text ?? '')),
  )

const verb = '(?:can|could|do|does|did|is|are|am|will|would|should|must|has|have)'
const person = '(?:i|he|she|they|we|you|it|my|his|her|their|our)'
const thing = '(?:the|that|this|there|a|an|anybody|someone)'
/** A question mark; a sentence that begins as a question; a part of one that does ("…, can he appeal"), where "which" and "who" tell of
 *  somebody; and a word that asks before its verb. */
const asking = new RegExp(
  [
    '\\?',
    `(?:^|[.;!\\n])\\s*(?:(?:how|when|what|whats|why|who|which|where)\\b|${verb} (?:${person}|${thing})\\b)`,
    `(?:[,:–—]|\\b(?:and|but|so))\\s*(?:(?:how|what|whats|why)\\b|${verb} ${person}\\b)`,
    `\\b(?:how|when|what|why|where) ${verb}\\b`,
  ].join('|'),
  'i',
)

/** The parts of the words that ask: with a question mark, or begun as a question is. Empty where none does. */
export const askingPart = (text: string): string =>
  text
    .split(/(?<=\?)|(?=[.,;:!–—\n])/)
    .filter((part) => asking.test(part))
    .join('')

/** Whether a guide may have the answer: to words that ask, or that count nothing. */
export const mayAsk = (text: string): boolean =>
  text.trim() !== '' && (askingPart(text) !== '' || !isCounted(text))

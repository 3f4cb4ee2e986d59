import type { AskedCaseSentence, AskedLength } from './asked-case.ts'
import type { Length } from './length.ts'

/** A whole life order sets no term. */
export const noLength: Length = { years: 0, months: 0, weeks: 0, days: 0 }

/** Whether no length was given. */
export const isWithoutLength = ({ years = 0, months = 0, weeks = 0, days = 0 }: AskedLength): boolean =>
  years === 0 && months === 0 && weeks === 0 && days === 0

/** Whether a sentence was given as life: by its rules, by its kind, or by an offence for which nothing else is passed. */
const isLife = ({ regimeId, sentenceType, offence }: AskedCaseSentence): boolean =>
  regimeId === undefined
    ? sentenceType === 'life' || (sentenceType === undefined && offence?.mandatoryLife === true)
    : regimeId === 'life'

/** Whether it was given as life or as public protection. */
export const isWithoutEnd = (asked: AskedCaseSentence): boolean =>
  isLife(asked) || (asked.regimeId === undefined ? asked.sentenceType === 'ipp' : asked.regimeId === 'ipp')

/** Nobody is let out on licence from anything else so that it never ends, nor from a whole life order. */
export const notOnLicence =
  'Say this only of life with a minimum term, or of a sentence for public protection (IPP). Give a recall from another sentence as one.'

/** What is wrong with a sentence that is said to have a whole life order. */
export function wrongOfWholeLife(
  asked: AskedCaseSentence,
): readonly (readonly [keyof AskedCaseSentence, string])[] {
  if (!isLife(asked)) return [['wholeLife', 'Only a life sentence can have a whole life order.']]
  const { remandCredit = 0, taggedBailCredit = 0 } = asked
  const wrong: (readonly [keyof AskedCaseSentence, string])[] = []
  if (!isWithoutLength(asked))
    wrong.push(['years', 'A whole life order has no minimum term. Leave the length out.'])
  const noDays = 'A whole life order has no minimum term that days could come off. Leave them out.'
  if (remandCredit !== 0) wrong.push(['remandCredit', noDays])
  if (taggedBailCredit !== 0) wrong.push(['taggedBailCredit', noDays])
  return wrong
}

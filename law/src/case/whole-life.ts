import type { CaseSentence } from '../custody/case.ts'
import { isNone } from '../custody/length.ts'
import type { CreditName } from '../facts/sentence.ts'
import { creditFacts } from '../facts/sentence.ts'

/** Whether a sentence was given as life: by its rules, by its kind, or by an offence for which nothing else is passed. */
const isLife = ({ regimeId, sentenceType, offence }: CaseSentence): boolean =>
  regimeId === null
    ? sentenceType === 'life' || (sentenceType === null && offence?.mandatoryLife === true)
    : regimeId === 'life'

/** Whether it was given as life or as public protection. */
export const isWithoutEnd = (sentence: CaseSentence): boolean =>
  isLife(sentence) ||
  (sentence.regimeId === null ? sentence.sentenceType === 'ipp' : sentence.regimeId === 'ipp')

/** Nobody is let out on licence from anything else so that it never ends, nor from a whole life order. */
export const notOnLicence =
  'Say this only of life with a minimum term, or of a sentence for public protection (IPP). Give a recall from another sentence as one.'

type Wrong = readonly ['wholeLife' | 'sentenceYears' | CreditName, string]

/** What is wrong with a sentence that is said to have a whole life order. */
export function wrongOfWholeLife(sentence: CaseSentence): readonly Wrong[] {
  if (!isLife(sentence)) return [['wholeLife', 'Only a life sentence can have a whole life order.']]
  const wrong: Wrong[] = []
  if (!isNone(sentence.length))
    wrong.push(['sentenceYears', 'A whole life order has no minimum term. Leave the length out.'])
  const noDays = 'A whole life order has no minimum term that days could come off. Leave them out.'
  for (const field of creditFacts) if (sentence[field] !== 0) wrong.push([field, noDays])
  return wrong
}

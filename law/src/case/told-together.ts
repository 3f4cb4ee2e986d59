import type { CaseSentence } from '../custody/case.ts'
import { isNone } from '../custody/length.ts'
import { creditFacts } from '../facts/sentence.ts'
import { type Wrong, wrongOfOrder } from './orders/asked.ts'

/** What is wrong with facts of a sentence that only go together, or not at all. */
export const wrongTogether = (sentence: CaseSentence): readonly Wrong[] => [
  ...(sentence.wholeLife ? wrongOfWholeLife(sentence) : []),
  ...wrongOfLicence(sentence),
  ...wrongOfMinimum(sentence),
  ...wrongOfOrder(sentence),
  ...wrongOfRunning(sentence),
  ...wrongOfTerrorism(sentence),
]

function wrongOfRunning({ howItRuns, consecutiveTo, notKnown }: CaseSentence): readonly Wrong[] {
  if (howItRuns === 'consecutive')
    return consecutiveTo === null
      ? [['consecutiveTo', 'Enter the id of the sentence that this one follows.']]
      : []
  const isTold = howItRuns === 'concurrent' || notKnown.includes('howItRuns')
  return isTold && consecutiveTo !== null
    ? [
        [
          'howItRuns',
          'A sentence that follows another is consecutive. Leave consecutiveTo out, or choose it.',
        ],
      ]
    : []
}

/** Of other kinds, and of an offence that is named, the law knows it. */
function wrongOfTerrorism({ terrorism, notKnown, sentenceType, offence }: CaseSentence): readonly Wrong[] {
  const isTold = terrorism !== null || notKnown.includes('terrorism')
  return isTold && (sentenceType !== 'eds' || offence !== null)
    ? [['terrorism', 'Say this only of an extended sentence (eds) without an offence. Else leave it out.']]
    : []
}

/** Whether a sentence was given as life: by its rules, by its kind, or by an offence for which nothing else is passed. */
const isLife = ({ regimeId, sentenceType, offence }: CaseSentence): boolean =>
  regimeId === null
    ? sentenceType === 'life' || (sentenceType === null && offence?.mandatoryLife === true)
    : regimeId === 'life'

/** Whether it was given as life or as public protection. */
const isWithoutEnd = (sentence: CaseSentence): boolean =>
  isLife(sentence) ||
  (sentence.regimeId === null ? sentence.sentenceType === 'ipp' : sentence.regimeId === 'ipp')

const notOnLicence =
  'Say this only of life with a minimum term, or of a sentence for public protection (IPP). Give a recall from another sentence as one.'

/** Nobody is let out on licence from anything else so that it never ends, nor from a whole life order. */
const wrongOfLicence = (sentence: CaseSentence): readonly Wrong[] =>
  sentence.onLicence && (sentence.wholeLife || !isWithoutEnd(sentence))
    ? [['onLicence', notOnLicence]]
    : wrongOfReleases(sentence)

const notReleased =
  'Say this only of a sentence for public protection (IPP) with onLicence. The licence of another does not end so.'

/** A licence that ends is counted from the first release, and after a recall from the last. */
function wrongOfReleases(sentence: CaseSentence): readonly Wrong[] {
  const { onLicence, startDate, firstReleaseDate: first, lastReleaseDate: last, licenceUnbroken } = sentence
  const told = [
    ...(first === null ? [] : ['firstReleaseDate' as const]),
    ...(last === null ? [] : ['lastReleaseDate' as const]),
    ...(licenceUnbroken ? ['licenceUnbroken' as const] : []),
  ]
  if (!onLicence || isLife(sentence)) return told.map((field) => [field, notReleased])
  if (first === null)
    return told.length === 0 ? [] : [['firstReleaseDate', 'Enter the day of the first release, too.']]
  if (first <= startDate) return [['firstReleaseDate', 'The first release is after the day of sentence.']]
  return last !== null && last <= first
    ? [
        [
          'lastReleaseDate',
          'The last release is after the first. Leave it out if the person was never recalled.',
        ],
      ]
    : []
}

/** Days come off no other term by the court's own count. */
function wrongOfMinimum(sentence: CaseSentence): readonly Wrong[] {
  const name = 'creditTakenOffMinimum'
  const isTold = sentence[name] !== null || sentence.notKnown.includes(name)
  return isTold && (sentence.wholeLife || !isWithoutEnd(sentence))
    ? [[name, 'Say this only of life with a minimum term, or of a sentence for public protection (IPP).']]
    : []
}

/** What is wrong with a sentence that is said to have a whole life order. */
function wrongOfWholeLife(sentence: CaseSentence): readonly Wrong[] {
  if (!isLife(sentence)) return [['wholeLife', 'Only a life sentence can have a whole life order.']]
  const wrong: Wrong[] = []
  if (!isNone(sentence.length))
    wrong.push(['sentenceYears', 'A whole life order has no minimum term. Leave the length out.'])
  const noDays = 'A whole life order has no minimum term that days could come off. Leave them out.'
  for (const field of creditFacts) if (sentence[field] !== 0) wrong.push([field, noDays])
  return wrong
}

import type { CaseSentence } from '../custody/case.ts'
import { isNone } from '../custody/length.ts'
import { creditFacts } from '../facts/sentence.ts'
import { type WrongRow, wrongOrders } from './orders/asked.ts'

/** Whether a sentence was given as life: by its rules, by its kind, or by an offence for which nothing else is passed. */
const isLife = ({ regimeId, sentenceType, offence }: CaseSentence): boolean =>
  regimeId === null
    ? sentenceType === 'life' || (sentenceType === null && offence?.mandatoryLife === true)
    : regimeId === 'life'

/** Whether it was given as life or as public protection, with a minimum term. */
const hasMinimum = (sentence: CaseSentence): boolean =>
  !sentence.wholeLife && (isLife(sentence) || (sentence.regimeId ?? sentence.sentenceType) === 'ipp')

const isWholeLife = (sentence: CaseSentence): boolean => sentence.wholeLife && isLife(sentence)

/** Whether the person is out on a licence that can end: it is counted from the first release, and after a recall from the last. */
const isEnding = (sentence: CaseSentence): boolean =>
  sentence.onLicence && hasMinimum(sentence) && !isLife(sentence)

/** Whether releases have no place: nobody is let out so, or the licence does not end. What is said of the licence itself comes first. */
const isWithoutReleases = (sentence: CaseSentence): boolean =>
  !sentence.onLicence || (hasMinimum(sentence) && isLife(sentence))

const isTold = (sentence: CaseSentence, name: 'creditTakenOffMinimum' | 'terrorism'): boolean =>
  sentence[name] !== null || sentence.notKnown.includes(name)

const noDays = 'A whole life order has no minimum term that days could come off. Leave them out.'
const notReleased =
  'Say this only of a sentence for public protection (IPP) with onLicence. The licence of another does not end so.'

/** What is wrong with facts of a sentence that only go together, or not at all. */
// biome-ignore format: a row a line
const rows: readonly WrongRow[] = [
  ['wholeLife', (s) => s.wholeLife && !isLife(s), 'Only a life sentence can have a whole life order.'],
  ['sentenceYears', (s) => isWholeLife(s) && !isNone(s.length), 'A whole life order has no minimum term. Leave the length out.'],
  ...creditFacts.map((name): WrongRow => [name, (s) => isWholeLife(s) && s[name] !== 0, noDays]),
  // Nobody is let out on licence from anything else so that it never ends, nor from a whole life order.
  ['onLicence', (s) => s.onLicence && !hasMinimum(s), 'Say this only of life with a minimum term, or of a sentence for public protection (IPP). Give a recall from another sentence as one.'],
  ['firstReleaseDate', (s) => s.firstReleaseDate !== null && isWithoutReleases(s), notReleased],
  ['lastReleaseDate', (s) => s.lastReleaseDate !== null && isWithoutReleases(s), notReleased],
  ['licenceUnbroken', (s) => s.licenceUnbroken && isWithoutReleases(s), notReleased],
  ['firstReleaseDate', (s) => isEnding(s) && s.firstReleaseDate === null && (s.lastReleaseDate !== null || s.licenceUnbroken), 'Enter the day of the first release, too.'],
  ['firstReleaseDate', (s) => isEnding(s) && s.firstReleaseDate !== null && s.firstReleaseDate <= s.startDate, 'The first release is after the day of sentence.'],
  ['lastReleaseDate', (s) => isEnding(s) && s.firstReleaseDate !== null && !(s.firstReleaseDate <= s.startDate) && s.lastReleaseDate !== null && s.lastReleaseDate <= s.firstReleaseDate, 'The last release is after the first. Leave it out if the person was never recalled.'],
  // Days come off no other term by the court's own count.
  ['creditTakenOffMinimum', (s) => isTold(s, 'creditTakenOffMinimum') && !hasMinimum(s), 'Say this only of life with a minimum term, or of a sentence for public protection (IPP).'],
  ...wrongOrders,
  ['consecutiveTo', (s) => s.howItRuns === 'consecutive' && s.consecutiveTo === null, 'Enter the id of the sentence that this one follows.'],
  ['howItRuns', (s) => (s.howItRuns === 'concurrent' || (s.howItRuns !== 'consecutive' && s.notKnown.includes('howItRuns'))) && s.consecutiveTo !== null, 'A sentence that follows another is consecutive. Leave consecutiveTo out, or choose it.'],
  // Of other kinds, and of an offence that is named, the law knows it.
  ['terrorism', (s) => isTold(s, 'terrorism') && (s.sentenceType !== 'eds' || s.offence !== null), 'Say this only of an extended sentence (eds) without an offence. Else leave it out.'],
]

export const wrongTogether = (sentence: CaseSentence): readonly WrongRow[] =>
  rows.filter(([, when]) => when(sentence))

import type { CaseSentence } from '../custody/case.ts'
import { isNone } from '../custody/length.ts'
import type { Fact, Facts } from '../facts/fact.ts'
import { creditFacts, sentenceFacts } from '../facts/sentence.ts'
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
export const wrongRows: readonly WrongRow[] = [
  ['wholeLife', 'wholeLife', (s) => s.wholeLife && !isLife(s), 'Only a life sentence can have a whole life order.'],
  ['sentenceYears', 'wholeLife', (s) => isWholeLife(s) && !isNone(s.length),
    'A whole life order has no minimum term. Leave the length out.'],
  ...creditFacts.map((name): WrongRow => [name, 'wholeLife', (s) => isWholeLife(s) && s[name] !== 0, noDays]),
  // Nobody is let out on licence from anything else so that it never ends, nor from a whole life order.
  ['onLicence', 'onLicence', (s) => s.onLicence && !hasMinimum(s),
    'Say this only of life with a minimum term, or of a sentence for public protection (IPP). Give a recall from another sentence as one.'],
  ['firstReleaseDate', 'firstReleaseDate', (s) => s.firstReleaseDate !== null && isWithoutReleases(s), notReleased],
  ['lastReleaseDate', 'lastReleaseDate', (s) => s.lastReleaseDate !== null && isWithoutReleases(s), notReleased],
  ['licenceUnbroken', 'licenceUnbroken', (s) => s.licenceUnbroken && isWithoutReleases(s), notReleased],
  ['firstReleaseDate', 'onLicence', (s) => isEnding(s) && s.firstReleaseDate === null && (s.lastReleaseDate !== null || s.licenceUnbroken),
    'Enter the day of the first release, too.'],
  ['firstReleaseDate', 'onLicence', (s) => isEnding(s) && s.firstReleaseDate !== null && s.firstReleaseDate <= s.startDate,
    'The first release is after the day of sentence.'],
  ['lastReleaseDate', 'onLicence', (s) => isEnding(s) && s.firstReleaseDate !== null && !(s.firstReleaseDate <= s.startDate)
      && s.lastReleaseDate !== null && s.lastReleaseDate <= s.firstReleaseDate,
    'The last release is after the first. Leave it out if the person was never recalled.'],
  // Days come off no other term by the court's own count.
  ['creditTakenOffMinimum', 'creditTakenOffMinimum', (s) => isTold(s, 'creditTakenOffMinimum') && !hasMinimum(s),
    'Say this only of life with a minimum term, or of a sentence for public protection (IPP).'],
  ...wrongOrders,
  ['consecutiveTo', 'howItRuns', (s) => s.howItRuns === 'consecutive' && s.consecutiveTo === null,
    'Enter the id of the sentence that this one follows.'],
  ['howItRuns', 'howItRuns', (s) => s.consecutiveTo !== null
      && (s.howItRuns === 'concurrent' || (s.howItRuns !== 'consecutive' && s.notKnown.includes('howItRuns'))),
    'A sentence that follows another is consecutive. Leave consecutiveTo out, or choose it.'],
  // Of other kinds, and of an offence that is named, the law knows it.
  ['terrorism', 'terrorism', (s) => isTold(s, 'terrorism') && (s.sentenceType !== 'eds' || s.offence !== null),
    'Say this only of an extended sentence (eds) without an offence. Else leave it out.'],
]

/** What a sentence has where a fact was not told. */
const leftOut = wrongRows.map(([, of]) => {
  const { kind, leftOut = kind === 'flag' ? false : null } = (sentenceFacts as Facts)[of] as Fact & {
    readonly leftOut?: unknown
  }
  return leftOut
})

/** A row about a fact that was not told, nor told not to be known, is not asked: 50 calls less for a plain case. */
export function wrongTogether(sentence: CaseSentence): readonly WrongRow[] {
  const notKnown: readonly string[] = sentence.notKnown
  const wrong: WrongRow[] = []
  for (let at = 0; at < wrongRows.length; at++) {
    const row = wrongRows[at] as WrongRow
    const [, of, isWrong] = row
    const isTold = sentence[of] !== leftOut[at] || notKnown.includes(of)
    if (isTold && isWrong(sentence)) wrong.push(row)
  }
  return wrong
}

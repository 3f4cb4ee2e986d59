import type { CaseSentence } from '../custody/case.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'

type Wrong = readonly [keyof AskedCaseSentence, string]

/** What is wrong with facts of a sentence that only go together, or not at all. */
export const wrongTogether = (sentence: CaseSentence): readonly Wrong[] => [
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

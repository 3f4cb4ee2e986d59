import type { Case } from '../custody/case.ts'
import { paroleClasses } from '../tables/offence-classes.ts'
import type { CaseAlternative, CaseAnswer, CaseRival, CaseRun } from './answer.ts'
import type { CaseDoubt, CaseDoubtInput, CaseNeed, Otherwise } from './case-doubt.ts'
import { doubtedOf, governingRuns } from './doubted.ts'
import { doubtsFor } from './doubts.ts'
import { type PreparedCase, preparedCase } from './prepared-case.ts'
import { isDated, isSameRelease, rivalIn } from './rival.ts'

/** Every rival of an answer, worked out, in the order of the table of doubts: none where nothing is in doubt. */
export const caseAlternativesOf = (answer: CaseAnswer): readonly CaseAlternative[] =>
  answer.alternatives ?? rivalsOf(answer, preparedCase(answer.case) as PreparedCase).filter(isDated)

/** The same of an answer to a case that was prepared, with those for which no date can be given. */
export function rivalsOf(answer: CaseAnswer, prepared: PreparedCase): readonly CaseRival[] {
  const sentences = doubtedCase(answer)
  const rivals: CaseRival[] = []
  const add = (doubt: CaseDoubt, otherwise: Otherwise): void => {
    const rival = rivalIn(otherwise.beside ?? answer, otherwise, doubt)
    // Nothing moves a whole life order, whether it is worked out or not.
    if (rival !== null && (isDated(rival) || answer.releaseBasis !== 'none' || 'when' in doubt))
      addRival(rivals, rival)
  }
  const leftOut = leftOutOf(answer.case)
  for (const doubt of doubtsFor(sentences)) {
    if (doubt.needs !== undefined && leftOut[doubt.needs]) continue
    const otherwise = doubt.otherwise(answer, prepared, sentences)
    if (otherwise === null) continue
    if ('prepared' in otherwise) add(doubt, otherwise)
    else for (const one of otherwise) add(doubt, one)
  }
  return rivals
}

/** The sentences of an answer, as the table of doubts looks at them. */
export function doubtedCase(answer: CaseAnswer): readonly CaseDoubtInput[] {
  // Filled by push: see preparedCase.
  const sentences: CaseDoubtInput[] = []
  const runOf = governingRuns(answer.runs)
  for (const sentence of answer.sentences)
    sentences.push(doubtedOf(sentence, answer, runOf.get(sentence.sentence.id) as CaseRun))
  return sentences
}

/** The facts without which some rows say nothing, and whether they were left out. */
export const leftOutOf = ({ recall, remand, otherCustody }: Case): Record<CaseNeed, boolean> => ({
  recall: recall === null,
  remand: remand === null,
  otherCustody: otherCustody.length === 0,
})

/** Adds a rival. The classes of rare offences are one where they are released alike, and take the name of all of them: a code of its
 *  own has only what parts from the first. */
function addRival(rivals: CaseRival[], rival: CaseRival): void {
  const others =
    paroleClasses.has(rival.code) && isDated(rival)
      ? rivals.filter(({ code }) => paroleClasses.has(code)).filter(isDated)
      : null
  const alike = others?.find((other) => isSameRelease(other, rival) && areSameIds(other, rival))
  if (alike !== undefined)
    rivals[rivals.indexOf(alike)] = {
      ...alike,
      offences: orElse(alike.offences as string, rival.offences as string),
    }
  else rivals.push(others?.length === 0 ? { ...rival, code: 'A_OFFENCE_PAROLE' } : rival)
}

const areSameIds = (a: CaseRival, b: CaseRival): boolean =>
  a.sentenceIds.length === b.sentenceIds.length && a.sentenceIds.every((id, i) => id === b.sentenceIds[i])

/** "Terrorism, spying, or rape of a child under 13". */
const orElse = (known: string, other: string): string =>
  `${known.replace(' or ', ', ')}${known.includes(' ') || other.includes(' ') ? ',' : ''} or ${other.toLowerCase()}`

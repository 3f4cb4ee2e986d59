import { paroleClasses } from '../tables/offence-classes.ts'
import type { CaseAlternative, CaseAnswer, CaseRival, CaseRun } from './answer.ts'
import type { CaseDoubt, CaseDoubtInput, Otherwise } from './case-doubt.ts'
import { doubtedOf, governingRuns } from './doubted.ts'
import { caseDoubts } from './doubts.ts'
import { type PreparedCase, preparedCase } from './prepared-case.ts'
import { isDated, isSameRelease, rivalIn } from './rival.ts'

/** Every rival of an answer, worked out, in the order of the table of doubts: none where nothing is in doubt. */
export const caseAlternativesOf = (answer: CaseAnswer): readonly CaseAlternative[] =>
  answer.alternatives ?? rivalsOf(answer, preparedCase(answer.case) as PreparedCase).filter(isDated)

/** The same of an answer to a case that was prepared, with those for which no date can be given. */
export function rivalsOf(answer: CaseAnswer, prepared: PreparedCase): readonly CaseRival[] {
  // Filled by push: see preparedCase.
  const sentences: CaseDoubtInput[] = []
  const runOf = governingRuns(answer.runs)
  for (const sentence of answer.sentences)
    sentences.push(doubtedOf(sentence, answer, runOf.get(sentence.sentence.id) as CaseRun))
  const rivals: CaseRival[] = []
  const add = (doubt: CaseDoubt, otherwise: Otherwise): void => {
    const rival = rivalIn(otherwise.beside ?? answer, otherwise, doubt)
    // Nothing moves a whole life order, whether it is worked out or not.
    if (rival !== null && (isDated(rival) || answer.releaseBasis !== 'none' || 'when' in doubt))
      addRival(rivals, rival)
  }
  for (const doubt of caseDoubts) {
    const otherwise = doubt.otherwise(answer, prepared, sentences)
    if (otherwise === null) continue
    if ('prepared' in otherwise) add(doubt, otherwise)
    else for (const one of otherwise) add(doubt, one)
  }
  return rivals
}

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

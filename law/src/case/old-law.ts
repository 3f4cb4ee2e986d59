import { inWords } from '../calendar/day.ts'
import { days } from '../tables/days.ts'
import { isLongTermOffence } from '../tables/offence-traits.ts'
import { isNoSentence } from './orders/kinds.ts'
import { isMinimumTerm, isOfAct1991, isOldStyle, type Part } from './part.ts'
import { type CaseRefusal, unsupported } from './refusal.ts'
import { isRunAtLeast, type Run, releaseOf } from './run.ts'
import type { Walked } from './walked.ts'

const ofSentence = (
  at: number,
  field: 'start' | 'sentenceType' | 'offenceDate',
  message: string,
): CaseRefusal => unsupported({ place: { in: 'sentences', at, field }, message })

/** Fixed terms from before the release rules that we know. Rules that the caller chose stand. */
export function oldLawRefusal(part: Part): CaseRefusal | null {
  const { at, sentence, regime, classified } = part
  if (isMinimumTerm(part) || isNoSentence(part) || classified.chosenBy === 'caller') return null
  if (sentence.start < days.act1991.day)
    return ofSentence(
      at,
      'start',
      `Sentences passed before ${inWords(days.act1991.day)} are under older release rules, which are not worked out.`,
    )
  return isOfAct1991(part) && regime.ends === 'after an extension' && sentence.start < days.section85.day
    ? ofSentence(
        at,
        'sentenceType',
        `Extended sentences passed before ${inWords(days.section85.day)} are not worked out.`,
      )
    : null
}

export const oldTerms =
  'Sentences under the Criminal Justice Act 1991 count as one term, and from 4 years on that term has rules of its own. The prison works this out by hand.'

/** Terms of the old style that are not wholly apart are one term (Criminal Justice Act 1991, section 51(2)), and one of 4 years or
 *  more has rules of its own. */
export function refusalsOfOldTerms(parts: readonly Part[]): readonly CaseRefusal[] {
  const old = parts.filter((part) => isOfAct1991(part) || isOldStyle(part))
  return old.length > 1
    ? old.filter(isOfAct1991).map(({ at }) => ofSentence(at, 'offenceDate', oldTerms))
    : []
}

/** The same for terms that are only together 4 years or more. */
export const refusalsOfSingleTerms = ({ runs }: Walked): readonly CaseRefusal[] =>
  runs
    .filter(({ parts }) => parts.length > 1 && parts.every(isOldStyle))
    .filter((run) => isRunAtLeast(run, 4) && isLongTerm(run))
    .map(({ parts }) => ofSentence((parts.at(-1) as Part).at, 'offenceDate', oldTerms))

const isLongTerm = (run: Run): boolean =>
  run.parts.some(({ sentence: { offence } }) => offence !== null && isLongTermOffence(offence)) ||
  releaseOf(run) < days.halfwayRelease.day

import { isNonWorkingDay } from '../calendar/holidays.ts'
import { changesFor } from '../custody/change.ts'
import { type GovernedSentence, idOf, isParole, isTerrorist } from '../custody/governed-sentence.ts'
import { isNoSentence, isOfCommittal } from '../custody/orders/kinds.ts'
import { candidatesIn } from '../sentence/candidates.ts'
import { doubts } from '../sentence/doubts.ts'
import { type CaseAlternativeCode, offenceClassCodes } from '../tables/alternative-codes.ts'
import { regimes } from '../tables/regimes.ts'
import type { CaseWarningCode } from '../tables/warning-codes.ts'
import type { CaseAnswer } from './answer.ts'
import { atLargeDoubts } from './at-large-doubts.ts'
import type { CaseDoubt, Otherwise } from './case-doubt.ts'
import { ofSentences } from './doubted.ts'
import { leavingDoubts } from './leaving-doubts.ts'
import { minimumTermDoubts } from './minimum-term-doubts.ts'
import { notKnownDoubts } from './not-known.ts'
import { ofClass } from './offence-not-given.ts'
import type { PreparedCase } from './prepared-case.ts'
import { curfewDoubts } from './recall/curfew-doubts.ts'
import { recallDoubts } from './recall/recall-doubts.ts'
import { remandDoubts } from './remand-doubts.ts'
import { ofMinimumTerm } from './warnings/row.ts'

/** The case if a person sentenced between the last working day and the day of release had not been let out before that weekend or
 *  holiday (Criminal Justice Act 1961, section 23(3)): then nothing lies between the sentences. */
function notLetOut({ runs }: CaseAnswer, prepared: PreparedCase): Otherwise | null {
  // Where all are served together, nobody was let out between them.
  if (runs.every(({ group }) => group === 0)) return null
  const { input } = prepared
  const [first, ...rest] = input.parts
  const since = rest.filter(
    ({ sentence: { startDate: day } }) =>
      day > (first as GovernedSentence).sentence.startDate && isNonWorkingDay(day),
  )
  return since.length === 0
    ? null
    : { prepared: { ...prepared, input: { ...input, isLetOutBefore: false } }, sentenceIds: since.map(idOf) }
}

/** The case if a committal that follows a sentence begins when the sentence ends: section 258 does not say. Null where none
 *  follows one, or the end is not known. */
function afterEnd(_: CaseAnswer, prepared: PreparedCase): Otherwise | null {
  const { parts } = prepared.input
  const after = parts.filter((part) => isOfCommittal(part) && followsSentence(part, parts))
  if (after.length === 0 || parts.some(({ whole }) => whole === null)) return null
  const input = {
    ...prepared.input,
    parts: parts.map((part) => (after.includes(part) ? { ...part, isAfterEnd: true } : part)),
  }
  return { prepared: { ...prepared, input }, sentenceIds: after.map(idOf) }
}

/** The case if two-thirds are served of every sentence in a chain with one under section 247A: section 264(6A)(b) speaks of "a
 *  sentence imposed on a person to whom section 247A applies", where subsection (2F) goes by the sentence (docs/decisions/0033). */
function withTwoThirds({ runs }: CaseAnswer, prepared: PreparedCase): Otherwise | null {
  const { parts } = prepared.input
  if (!parts.some(isTerrorist)) return null
  const inChain = new Set(
    runs
      .map(({ sentenceIds }) => parts.filter((part) => sentenceIds.includes(idOf(part))))
      .filter((chain) => chain.some(isTerrorist))
      .flat()
      .filter((part) => !isTerrorist(part) && !isParole(part) && !isNoSentence(part)),
  )
  if (inChain.size === 0) return null
  const point = regimes.terrorism_s247a.before
  const input = {
    ...prepared.input,
    parts: parts.map((part) => (inChain.has(part) ? { ...part, point, layers: [point] } : part)),
  }
  const otherwise = { ...prepared, input, changes: changesFor(input.parts) }
  return { prepared: otherwise, sentenceIds: [...inChain].map(idOf) }
}

/** Whether a sentence stands before a committal in its chain. */
function followsSentence({ sentence }: GovernedSentence, parts: readonly GovernedSentence[]): boolean {
  const target = parts.find((part) => idOf(part) === sentence.consecutiveTo)
  return target !== undefined && (!isNoSentence(target) || followsSentence(target, parts))
}

/** Every doubt of a case: whether something happened that was not told, what the law or the case leaves open of all of it, what the
 *  offence is, where that was not said, the doubts of each sentence, and what was said not to be known. */
export const caseDoubts: readonly CaseDoubt[] = [
  ...recallDoubts,
  ...minimumTermDoubts.map((doubt): CaseDoubt => ({ ...doubt, in: ofMinimumTerm })),
  ...remandDoubts.map((doubt): CaseDoubt => ({ ...doubt, needs: 'remand' })),
  ...atLargeDoubts,
  ...leavingDoubts.map((doubt): CaseDoubt => ({ ...doubt, needs: 'otherCustody' })),
  { code: 'A_NOT_LET_OUT', about: 'the case', isOfSeveral: true, otherwise: notLetOut },
  {
    code: 'A_DEFAULT_AFTER_END',
    about: 'the law',
    warning: 'W_DEFAULT_BEGINS',
    otherwise: afterEnd,
    in: ({ regime }) => isNoSentence({ regime }),
  },
  {
    code: 'A_CHAIN_TWO_THIRDS',
    about: 'the law',
    otherwise: withTwoThirds,
    in: ({ regime }) => regime.family === 'terrorist',
  },
  ...curfewDoubts.map((doubt): CaseDoubt => ({ ...ofSentences(doubt), needs: 'recall' })),
  ...offenceClassCodes.map((code): CaseDoubt => ({ ...ofSentences(ofClass(code)), said: 'of all' })),
  ...doubts.map(ofSentences),
  ...notKnownDoubts,
]

/** The doubts that a case can be in by the rules and the offences of its sentences. */
export const doubtsFor = candidatesIn(caseDoubts)

const rows = new Map(caseDoubts.map((doubt) => [doubt.code, doubt]))

export const doubtOf = (code: CaseAlternativeCode): CaseDoubt => rows.get(code) as CaseDoubt

/** The warning for which a rival speaks where it stands; null where there is none, or it says more. */
export const warningOfRival = (code: CaseAlternativeCode): CaseWarningCode | null => {
  const doubt = rows.get(code)
  return doubt === undefined || doubt.isSaidToo ? null : (doubt.warning ?? null)
}

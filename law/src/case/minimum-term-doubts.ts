import type { CaseSentence } from '../custody/case.ts'
import { creditDaysOf } from '../facts/credit.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import type { MinimumTermDoubtCode } from '../tables/alternative-codes.ts'
import type { CaseWarningCode } from '../tables/warning-codes.ts'
import type { CaseAnswer } from './answer.ts'
import { edited, type PreparedCase } from './prepared-case.ts'

/** The case with the one thing otherwise that is in doubt, and the sentences it is about. */
export interface Otherwise {
  readonly prepared: PreparedCase | RefusedCase
  readonly sentenceIds: readonly string[]
}

/** A doubt of a case, with what is said of it. */
export interface DoubtOfCase<Code> {
  readonly code: Code
  readonly about: 'the law' | 'the case'
  /** What is said of it where its rival stands. */
  readonly warning: CaseWarningCode
  /** Null where nothing is in doubt. */
  readonly otherwise: (answer: CaseAnswer, prepared: PreparedCase) => Otherwise | null
}

/** A doubt of a case with life or public protection in it. */
export type MinimumTermDoubt = DoubtOfCase<MinimumTermDoubtCode>

/** Days held before the minimum term was set, and given with a fixed term that is served with it. */
const creditBeside = (
  answer: CaseAnswer,
  { startDate: start, id }: CaseSentence,
): readonly CaseSentence[] => {
  const groupOf = (id: string): number | undefined =>
    answer.runs.find(({ sentenceIds }) => sentenceIds.includes(id))?.group
  return answer.sentences
    .filter(({ sentence, regime }) => regime.credit === 'shared' && sentence.startDate <= start)
    .map(({ sentence }) => sentence)
    .filter((other) => heldWith(answer, other) > 0 && groupOf(other.id) === groupOf(id))
}

/** The credit given with a sentence, as numbers and by dates. */
const heldWith = ({ remand }: CaseAnswer, sentence: CaseSentence): number =>
  (remand?.counted ?? []).reduce(
    (sum, { recordedFor, days }) => (recordedFor === sentence.id ? sum + days : sum),
    creditDaysOf(sentence),
  )

/** Whether days are taken off a minimum term already. */
const isCredited = ({ remand }: CaseAnswer, sentence: CaseSentence): boolean =>
  creditDaysOf(sentence) > 0 ||
  remand?.counted.some(({ sentenceIds }) => sentenceIds.includes(sentence.id)) === true

/** The case with those days taken off the minimum terms with which no days were given; null where there are none. */
function withCreditOff(answer: CaseAnswer, before: PreparedCase): Otherwise | null {
  const given = new Set<string>()
  const sentences = answer.sentences.map(({ sentence, regime }) => {
    if (regime.released !== 'after a minimum term' || sentence.onLicence || isCredited(answer, sentence))
      return sentence
    const beside = creditBeside(answer, sentence)
    for (const { id } of beside) given.add(id)
    return beside.length === 0
      ? sentence
      : { ...sentence, remandCreditDays: beside.reduce((sum, other) => sum + heldWith(answer, other), 0) }
  })
  if (given.size === 0) return null
  return { prepared: edited(before, { sentences }), sentenceIds: [...given] }
}

/** The case if every licence from life or public protection is revoked; null where there is none, nothing else is served, or it was
 *  over before that was passed: nobody is recalled then (section 32(1A)). */
function ifRevoked({ case: { sentences }, licence }: CaseAnswer, before: PreparedCase): Otherwise | null {
  const revoked = sentences.filter(({ onLicence }) => onLicence)
  const end = licence?.end ?? Number.POSITIVE_INFINITY
  if (revoked.length === 0 || sentences.every(({ onLicence, startDate }) => onLicence || startDate > end))
    return null
  const kept = sentences.map((sentence) =>
    sentence.onLicence ? { ...sentence, onLicence: false } : sentence,
  )
  return { prepared: edited(before, { sentences: kept }), sentenceIds: revoked.map(({ id }) => id) }
}

/** Every doubt of such a case. */
export const minimumTermDoubts: readonly MinimumTermDoubt[] = [
  // The licence stands until it is revoked (Crime (Sentences) Act 1997, sections 31 and 32): then only the Parole Board decides.
  {
    code: 'A_LICENCE_REVOKED',
    about: 'the case',
    warning: 'W_LICENCE_REVOKED',
    otherwise: ifRevoked,
  },
  // The court sets a minimum term with regard to days on remand (Sentencing Code, sections 322 and 323; Powers of Criminal Courts
  // (Sentencing) Act 2000, section 82A): it has taken them off, or has forgotten to.
  {
    code: 'A_CREDIT_OFF_MINIMUM',
    about: 'the case',
    warning: 'W_CREDIT_BESIDE_LIFE',
    otherwise: withCreditOff,
  },
  // Crime (Sentences) Act 1997, section 28(7)(c): "one-half of that sentence" (docs/decisions/0027).
  {
    code: 'A_HALF_WITH_EXTENSION',
    about: 'the law',
    warning: 'W_HALF_WITH_EXTENSION',
    otherwise: (_, prepared) => {
      const { input } = prepared
      const extended = input.parts.filter(({ whole, custodial }) => whole !== null && whole !== custodial)
      return {
        prepared: { ...prepared, input: { ...input, halfOf: 'the whole sentence' } },
        sentenceIds: extended.map(({ sentence }) => sentence.id),
      }
    },
  },
]

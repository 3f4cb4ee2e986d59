import type { MinimumTermDoubtCode } from '../tables/alternative-codes.ts'
import type { CaseWarningCode } from '../tables/warning-codes.ts'
import type { CaseAnswer } from './answer.ts'
import type { Case } from './case.ts'
import type { PreparedCase } from './case-under.ts'

/** The case with the one thing otherwise that is in doubt, and the sentences it is about. */
export interface Otherwise {
  readonly question: Case
  readonly prepared: PreparedCase
  readonly sentenceIds: readonly string[]
}

/** A doubt of a case with life or public protection in it. */
export interface MinimumTermDoubt {
  readonly code: MinimumTermDoubtCode
  readonly about: 'the law' | 'the case'
  /** What is said of it where its rival stands. */
  readonly warning: CaseWarningCode
  /** Null where nothing is in doubt. */
  readonly otherwise: (answer: CaseAnswer, prepared: PreparedCase) => Otherwise | null
}

/** Every doubt of such a case. */
export const minimumTermDoubts: readonly MinimumTermDoubt[] = [
  // Crime (Sentences) Act 1997, section 28(7)(c): "one-half of that sentence" (docs/decisions/0027).
  {
    code: 'A_HALF_WITH_EXTENSION',
    about: 'the law',
    warning: 'W_HALF_WITH_EXTENSION',
    otherwise: ({ case: question }, prepared) => {
      const { input } = prepared
      const extended = input.parts.filter(({ whole, custodial }) => whole !== null && whole !== custodial)
      return {
        question,
        prepared: { ...prepared, input: { ...input, halfOf: 'the whole sentence' } },
        sentenceIds: extended.map(({ sentence }) => sentence.id),
      }
    },
  },
]

const warnings: ReadonlyMap<string, CaseWarningCode> = new Map(
  minimumTermDoubts.map(({ code, warning }) => [code, warning]),
)

/** What is said of such a doubt whose rival stands; undefined of any other. */
export const warningOfMinimumTermDoubt = (code: string): CaseWarningCode | undefined => warnings.get(code)

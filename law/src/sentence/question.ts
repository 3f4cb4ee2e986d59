import type { Day } from '../calendar/day.ts'
import type { Term } from '../calendar/term.ts'
import type { AskedCalculation, calculationFacts } from '../facts/calculation.ts'
import { type Credits, noCredits } from '../facts/credit.ts'
import type { Rows } from '../facts/fact-row.ts'
import { type Fault, isRecord, take } from '../facts/take.ts'
import type { Debt } from '../tables/conditions.ts'
import type { Age, CaseSentenceType } from '../tables/kinds.ts'
import type { Offence } from '../tables/offences.ts'
import type { RulesId } from '../tables/regimes.ts'

/** One sentence with its credits, already halved where they are for tagged bail: what the dates are worked out from. */
export interface Sentence extends Credits {
  /** The day of sentence, which is the first day of the term. */
  readonly start: Day
  readonly term: Term
  /** Additional days for disciplinary offences (section 257). */
  readonly addedDays: number
}

/** One sentence, and what is known to classify it. Null: not said. */
export interface Question extends Sentence {
  /** A special custodial sentence is named only in a case. */
  readonly sentenceType: CaseSentenceType | null
  readonly age: Age
  readonly regimeId: RulesId | null
  readonly offence: Offence | null
  readonly postCommencement: boolean
  /** The day of the offence, or the last of its days, where it is known: before 1 February 2015 a short term has no licence. */
  readonly offenceDate?: Day | undefined
  /** The day on which the person was born, where it is known. */
  readonly dateOfBirth?: Day | undefined
  /** What was not paid, in default of which a person is in prison. */
  readonly debt?: Debt | undefined
  /** It was not suspended, or may have been; null: not said. Of a sentence of a case, the case says it. */
  readonly notSuspended?: boolean | null
  /** Left out at a release point that was asked for. */
  readonly inCase?: InCase
}

/** What a case tells of one of its sentences beside itself, which may be under older law. */
export interface InCase {
  /** The days held before that are given with the sentences of its day. They are no credit of this question. */
  readonly heldDays: number
  /** Of one under older law that is inside a longer one of the same day: that one's term (Criminal Justice Act 1991, section 51(2)). */
  readonly oneTerm: Term | null
  /** Of a terrorism sentence: whether section 247A reaches it, and if not, why. Undefined where the case does not find it out. */
  readonly under247A: Under247A | undefined
  /** It was said that there is no extension period: no extended sentence. */
  readonly hasNoExtension: boolean
  /** It was said that it was not for terrorism. */
  readonly isNoTerrorism: boolean
}

/** It does; or before it began the person was released; or the Parole Board could release them, and may have; or the law is asked for
 *  as it was until then. */
export type Under247A = 'reached' | 'released' | 'could be released' | 'the law until then'

/** A named reason why a question cannot be answered. */
export interface QuestionRefusal {
  readonly field: string
  readonly message: string
  /** The value is wrong by itself, whatever else was given. */
  readonly fault?: Fault | undefined
}

/** The question in full, or every reason why it cannot be asked. Whatever is given is looked at. */
export function askBy(
  rows: Rows<typeof calculationFacts>,
  asked: AskedCalculation,
): { readonly question: Question } | { readonly refusals: readonly QuestionRefusal[] } {
  const refusals: QuestionRefusal[] = []
  const given: Readonly<Record<string, unknown>> = isRecord(asked) ? asked : {}
  const told = take(rows, given, (field, message, fault) => void refusals.push({ field, message, fault }))
  const { length, offence } = told
  const isWrong = (name: string): boolean => refusals.some(({ field }) => field === name)
  if (isNone(length) && !['sentenceYears', 'sentenceMonths', 'sentenceDays'].some(isWrong))
    refusals.push({ field: 'sentenceYears', message: 'Enter a sentence of at least one day.' })
  if (offence?.isCommittal === true)
    refusals.push({
      field: 'offenceKey',
      message: 'Contempt of court is not a sentence. POST /api/v1/sentencing/release-dates works it out.',
    })
  if (refusals.length > 0) return { refusals }
  const { years, months, days } = length
  return {
    question: {
      ...noCredits,
      // One by one: to take what is left of an object is a tenth of an answer.
      remandCreditDays: told.remandCreditDays,
      taggedBailCreditDays: told.taggedBailCreditDays,
      addedDays: told.addedDays,
      sentenceType: told.sentenceType,
      notSuspended: told.notSuspended,
      regimeId: told.regimeId,
      postCommencement: told.postCommencement,
      start: told.startDate,
      term: { years, months, days },
      age: told.ageAtSentence ?? 'adult',
      offence,
    },
  }
}

const isNone = ({ years, months, days }: Term): boolean => years === 0 && months === 0 && days === 0

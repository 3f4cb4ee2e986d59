import {
  type Case,
  type CaseAnswer,
  type CaseSentence,
  caseAlternativesOf,
  caseAnswer,
  caseExplanationOf,
  caseWarningText,
  datesInWords,
  inferredIn,
  isoDate,
  lawAsAt,
  lawVersion,
  requestOf,
  statedOf,
  type TakenRequest,
  type UnknownField,
} from '@requisite/law'
import type { FieldRefusal } from '../invalid.ts'
import { disclaimer } from '../notices.ts'
import { dateWritten } from '../present.ts'
import { ignoredFieldText, mostNamed } from '../unknown-fields.ts'
import { dataBeforeDates, iso, type WorkedCase } from './data.ts'
import type { CaseData } from './data-schema.ts'
import { type ParsedCase, refusalOfCase } from './parse.ts'
import { warningsWith } from './stated.ts'

/** The parts of an answer that are given only when `include` names them. */
export const caseIncludes = ['explanation', 'comparison'] as const
export type CaseInclude = (typeof caseIncludes)[number]

/** The case as it was taken; of reforms only the command line knows, and their law has no name. */
export type CaseInputs = Omit<TakenRequest, 'law'> & { readonly law: string }

/** An answer without what stands once around it. */
export interface CaseItem {
  readonly success: true
  readonly data: CaseData
  readonly inputs: CaseInputs
  readonly inferred: readonly string[]
  readonly lawVersion: string
  readonly lawAsAt: string
}

export interface CaseBody extends CaseItem {
  readonly disclaimer: string
  readonly poweredBy: string
}

/** The answer to a case, or why it cannot be worked out, by place. */
export type Presented = CaseItem | FieldRefusal

/** Works out a case that could be parsed, or says why it cannot be, by place. */
function workCase({ case: question, unknownFields }: ParsedCase): Worked {
  const answer = caseAnswer(question)
  if ('refusals' in answer) return refusalOfCase(answer.refusals, unknownFields)
  const { statedReleaseDate: day } = question
  return {
    answer,
    alternatives: caseAlternativesOf(answer),
    stated: day === null ? null : statedOf(answer, day),
  }
}

type Worked = WorkedCase | FieldRefusal

/** The answer to a case that could be parsed, or why it cannot be worked out, by place. */
export function presentCase(parsed: ParsedCase, include: readonly CaseInclude[]): Presented {
  const worked = workCase(parsed)
  if ('errors' in worked) return worked
  const { answer } = worked
  const inputs = inputsOf(parsed.case)
  const item: CaseItem = {
    success: true,
    data: {
      ...dataBeforeDates(worked),
      dates: datesInWords(answer.dates).map(dateWritten),
      warnings: warningsOf(worked, parsed.unknownFields),
    },
    inputs,
    inferred: inferredIn(parsed.asked, inputs),
    lawVersion,
    lawAsAt: isoDate(lawAsAt),
  }
  return Object.assign(item, Object.fromEntries(include.map((name) => [name, part[name](answer)])))
}

/** The whole body, with what stands around every answer. */
export const caseBody = (item: CaseItem, poweredBy: string): CaseBody => ({ ...item, disclaimer, poweredBy })

/** What is said of each field that was ignored, with the number of its sentence. */
export const ignoredCaseFields = (
  unknown: readonly UnknownField[],
): readonly { readonly text: string; readonly sentence: number | null }[] =>
  unknown.slice(0, mostNamed).map((field) => ({ text: ignoredFieldText(field), sentence: field.sentence }))

/** A field that was ignored can make the date wrong, so its warning comes first. */
const warningsOf = (
  { answer, stated }: WorkedCase,
  unknown: readonly UnknownField[],
): CaseData['warnings'] => [
  ...ignoredWarnings(answer, unknown),
  ...warningsWith(stated, answer).map((warning) => ({
    code: warning.code,
    text: caseWarningText(warning),
    sentenceIds: [...warning.sentenceIds],
  })),
]

/** The warnings about fields that were ignored. */
const ignoredWarnings = (answer: CaseAnswer, unknown: readonly UnknownField[]): CaseData['warnings'] =>
  ignoredCaseFields(unknown).map(({ text, sentence }) => ({
    code: 'W_UNKNOWN_FIELD',
    text,
    sentenceIds: sentence === null ? [] : [idAt(answer, sentence)],
  }))

const idAt = ({ case: { sentences } }: CaseAnswer, at: number): string => (sentences[at] as CaseSentence).id

/** Reforms cannot be sent to the API: what is posted back with them is refused, and not answered under another law. */
export const wireLaw = ({ law, reforms }: Case): string =>
  reforms.length > 0 ? notTheLaw : typeof law === 'string' ? law : isoDate(law)

/** The name of a law that is none. */
export const notTheLaw = 'not_the_law'

/** The case as it was taken, defaults filled in: posted back, it gives the same data. */
const inputsOf = (question: Case) => ({ ...requestOf(question), law: wireLaw(question) })

/** The parts that are given only when included. */
const part: Readonly<Record<CaseInclude, (answer: CaseAnswer) => unknown>> = {
  explanation: (answer) => ({ steps: caseExplanationOf(answer), lawAsAt: isoDate(lawAsAt), lawVersion }),
  comparison: ({ case: question }) => {
    const before = sideOf({ ...question, law: 'before_act' })
    const after = sideOf({ ...question, law: 'after_act' })
    const isKnown = before.release !== null && after.release !== null
    return {
      before: { releaseDate: iso(before.release), paroleEligibilityDate: iso(before.paroleEligibility) },
      after: { releaseDate: iso(after.release), paroleEligibilityDate: iso(after.paroleEligibility) },
      differenceDays: isKnown ? (after.release as number) - (before.release as number) : null,
    }
  },
}

/** The case at fixed release points; without dates where it cannot be worked out so. */
function sideOf(question: Case): Pick<CaseAnswer, 'release' | 'paroleEligibility'> {
  const answer = caseAnswer(question)
  return 'refusals' in answer ? { release: null, paroleEligibility: null } : answer
}

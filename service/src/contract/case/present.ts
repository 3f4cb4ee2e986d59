import {
  type Case,
  type CaseAnswer,
  caseAlternativesOf,
  caseExplanationOf,
  isoDate,
  lawAsAt,
  lawVersion,
  requestOf,
  type TakenRequest,
} from '@requisite/law'
import { caseAnswer, inferredIn, statedFor } from '@requisite/law/internal'
import * as is from '../field.ts'
import type { FieldRefusal } from '../invalid.ts'
import { disclaimer } from '../notices.ts'
import { workingOf } from '../shared-schemas.ts'
import { type CaseWithAnswer, caseData } from './data.ts'
import { type ParsedCase, refusalOfCase } from './parse.ts'

/** The parts of an answer that are given only when `include` names them. */
export const caseIncludes = ['explanation', 'comparison'] as const
export type CaseInclude = (typeof caseIncludes)[number]

/** The case as it was taken; of reforms only the command line knows, and their law has no name. */
type CaseInputs = Omit<TakenRequest, 'law'> & { readonly law: string }

/** Works out a case that could be parsed, or says why it cannot be, by place. */
export function workCase({
  case: question,
  asked,
  unknownFields,
}: ParsedCase): CaseWithAnswer | FieldRefusal {
  const answer = caseAnswer(question)
  if ('refusals' in answer) return refusalOfCase(answer.refusals, unknownFields)
  return {
    answer,
    asked,
    alternatives: caseAlternativesOf(answer),
    stated: statedFor(answer),
    unknownFields,
  }
}

/** A case that was worked out, as it is given, without what stands once around it. */
export function presentWorked(worked: CaseWithAnswer, include: readonly CaseInclude[]) {
  const { answer, asked } = worked
  const inputs: CaseInputs = inputsOf(answer.case)
  const item = {
    success: true as const,
    data: caseData(worked),
    inputs,
    inferred: inferredIn(asked, inputs),
    lawVersion,
    lawAsAt: isoDate(lawAsAt),
  }
  return include.length === 0
    ? item
    : Object.assign(item, Object.fromEntries(include.map((name) => [name, caseParts[name](answer)])))
}

export type CaseItem = ReturnType<typeof presentWorked>

/** The answer to a case that could be parsed, or why it cannot be worked out, by place. */
export function presentCase(parsed: ParsedCase, include: readonly CaseInclude[]): CaseItem | FieldRefusal {
  const worked = workCase(parsed)
  return 'errors' in worked ? worked : presentWorked(worked, include)
}

/** The whole body, with what stands around every answer. */
export const caseBody = (item: CaseItem, poweredBy: string) => ({ ...item, disclaimer, poweredBy })

/** Reforms cannot be sent to the API: what is posted back with them is refused, and not answered under another law. */
export const wireLaw = ({ law, reforms }: Case): string =>
  reforms.length > 0 ? notTheLaw : typeof law === 'string' ? law : isoDate(law)

/** The name of a law that is none. */
export const notTheLaw = 'not_the_law'

/** The case as it was taken, defaults filled in: posted back, it gives the same data. */
const inputsOf = (question: Case) => ({ ...requestOf(question), law: wireLaw(question) })

type Side = Pick<CaseAnswer, 'release' | 'paroleEligibility'>

const side = is.shape(({ release, paroleEligibility }: Side) => ({
  releaseDate: is.dateOrNull(release, 'Release at these points.'),
  paroleEligibilityDate: is.dateOrNull(paroleEligibility, 'Parole eligibility at these points.'),
}))

const comparison = is.shape(
  ({ before, after }: Readonly<Record<'before' | 'after', Side>>) => ({
    before: is.part(before, side, 'At the release points from before the Act.'),
    after: is.part(after, side, 'At the release points from after the Act.'),
    differenceDays: is.integerOrNull(
      before.release === null || after.release === null ? null : after.release - before.release,
      'Days by which release is later after the Act; negative: earlier.',
    ),
  }),
  { $id: 'CaseComparison' },
)

const explanation = workingOf(
  (step: ReturnType<typeof caseExplanationOf>[number]) => ({
    sentenceIds: is.texts(step.sentenceIds, 'The sentences it is about.'),
  }),
  'CaseExplanation',
)

/** The case at fixed release points; without dates where it cannot be worked out so. */
function sideOf(question: Case): Side {
  const answer = caseAnswer(question)
  return 'refusals' in answer ? { release: null, paroleEligibility: null } : answer
}

const caseParts: Readonly<Record<CaseInclude, (answer: CaseAnswer) => unknown>> = {
  explanation: (answer) => explanation(caseExplanationOf(answer)),
  comparison: ({ case: question }) =>
    comparison({
      before: sideOf({ ...question, law: 'before_act' }),
      after: sideOf({ ...question, law: 'after_act' }),
    }),
}

export const casePartSchemas = () => [explanation.schema, comparison.schema]

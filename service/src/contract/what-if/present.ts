import {
  type AskedMonths,
  alternativeWords,
  type CaseAnswer,
  type CaseSentenceAnswer,
  type Cliff,
  cliffText,
  type Day,
  isoDate,
  lawAsAt,
  lawVersion,
  pointLabel,
  roundedUpCondition,
  type WhatIfQuestion,
  type WhatIfRow,
  weightOf,
  whatIfWarningText,
} from '@requisite/law'
import { releaseBases } from '../case/data.ts'
import { printed } from '../fraction.ts'
import type { FieldRefusal } from '../invalid.ts'
import { disclaimer } from '../notices.ts'
import { ignoredFieldText, mostNamed } from '../unknown-fields.ts'
import { type AnsweredWhatIf, answerWhatIf } from './parse.ts'
import type { WhatIfData, WhatIfRowData } from './response.ts'
import { requestsOfWhatIf, type WhatIfSize, whatIfSize } from './size.ts'

type RequestTaken = WhatIfQuestion['request']

interface WhatIfInputs extends RequestTaken {
  readonly lengths: object
}

export interface WhatIfBody {
  readonly success: true
  readonly data: WhatIfData
  readonly inputs: WhatIfInputs
  readonly lawVersion: string
  readonly lawAsAt: string
  readonly disclaimer: string
  readonly poweredBy: string
}

/** How many requests an answer counts for: rows that were added beside a cliff are known only now. */
function costOf({ answer: { rows, question } }: AnsweredWhatIf, { times }: WhatIfSize): number {
  const { lengths } = question
  const months = (lengths.at(-1) as number) - (lengths[0] as number)
  return requestsOfWhatIf({ rows: rows.length, months, times })
}

/** The answer as the API gives it. */
export const presentWhatIf = (answered: AnsweredWhatIf, poweredBy: string): WhatIfBody => ({
  success: true,
  data: dataOf(answered),
  inputs: inputsOf(answered),
  lawVersion,
  lawAsAt: isoDate(lawAsAt),
  disclaimer,
  poweredBy,
})

/** What a request body comes to, as plain data: the answer and what it counts for, or every error by field. */
export function whatIfResult(
  body: unknown,
  today: string,
  poweredBy: string,
): { readonly cost: number; readonly body: WhatIfBody } | FieldRefusal {
  const answered = answerWhatIf(body, today)
  return 'errors' in answered
    ? answered
    : { cost: costOf(answered, whatIfSize(body)), body: presentWhatIf(answered, poweredBy) }
}

const iso = (day: Day | null): string | null => (day === null ? null : isoDate(day))

const lengthOf = (months: number): { years: number; months: number } => ({
  years: (months - (months % 12)) / 12,
  months: months % 12,
})

function dataOf({ answer, unknownFields }: AnsweredWhatIf): WhatIfData {
  const [first, ...others] = answer.warnings.map((warning) => ({
    code: warning.code as string,
    text: whatIfWarningText(warning),
    rows: [...warning.rows],
  }))
  const ignored = unknownFields.slice(0, mostNamed).map((field) => ({
    code: 'W_UNKNOWN_FIELD',
    text: ignoredFieldText(field),
    rows: [],
  }))
  return {
    rows: answer.rows.map(rowOf),
    cliffs: answer.cliffs.map(cliffOf),
    creditDays: answer.creditDays,
    servedLength: answer.servedMonths === null ? null : lengthOf(answer.servedMonths),
    sentenceDateMatters: [...answer.sentenceDateMatters],
    warnings: [...(first === undefined ? [] : [first]), ...ignored, ...others],
  }
}

function rowOf(row: WhatIfRow): WhatIfRowData {
  const { worked, monthsBefore, plea, exactMonths, isAdded, warningCodes } = row
  const { answer } = worked
  const { regime, point } = answer.sentences[0] as CaseSentenceAnswer
  return {
    lengthBefore: monthsBefore === null ? null : lengthOf(monthsBefore),
    pleaReduction: plea?.text ?? null,
    exactMonths,
    length: lengthOf(worked.months),
    rounded: exactMonths !== null,
    added: isAdded,
    releaseDate: isoDate(worked.release),
    releaseType: answer.releaseType as 'CRD' | 'ARD',
    releaseBasis: releaseBases[answer.releaseBasis] as 'automatic',
    paroleEligibilityDate: iso(answer.paroleEligibility),
    likelyDayOfLeaving: leavingOf(answer),
    sentenceEndDate: iso(answer.end),
    fractionUsed: printed(point.fraction),
    fractionLabel: pointLabel(regime, point),
    custodyDays: worked.custodyDays,
    overMaximum: worked.overMaximum,
    suspended: worked.suspended,
    alternatives: alternativesOf(row),
    warningCodes: [...warningCodes],
  }
}

const leavingOf = ({ leaving }: CaseAnswer): WhatIfRowData['likelyDayOfLeaving'] =>
  leaving === null ? null : { latest: isoDate(leaving.latest), usual: isoDate(leaving.usual) }

function alternativesOf({ alternatives, roundedUp, worked }: WhatIfRow): WhatIfRowData['alternatives'] {
  const rivals = alternatives.map((rival) => ({
    code: rival.code as string,
    condition: alternativeWords(rival).condition,
    offences: rival.offences,
    releaseDate: iso(rival.release),
    releaseType: rival.releaseType(),
    paroleEligibilityDate: iso(rival.paroleEligibility),
    weight: weightOf(rival, worked.answer),
  }))
  if (roundedUp === null) return rivals
  const { months, release, answer } = roundedUp
  return [
    ...rivals,
    {
      code: 'A_ROUNDED_UP',
      condition: roundedUpCondition(months),
      offences: null,
      releaseDate: isoDate(release),
      releaseType: answer.releaseType,
      paroleEligibilityDate: iso(answer.paroleEligibility),
      // Courts mostly round a length down.
      weight: 'less_likely',
    },
  ]
}

const cliffOf = (cliff: Cliff): WhatIfData['cliffs'][number] => ({
  code: cliff.code,
  length: lengthOf(cliff.months),
  pleaReduction: cliff.plea?.text ?? null,
  below: { length: lengthOf(cliff.below.months), releaseDate: isoDate(cliff.below.release) },
  from: { length: lengthOf(cliff.from.months), releaseDate: isoDate(cliff.from.release) },
  differenceDays: cliff.differenceDays,
  text: cliffText(cliff),
})

const given = ({ years, months }: AskedMonths): { years: number; months: number } => ({
  years: years ?? 0,
  months: months ?? 0,
})

/** The question as it was taken, defaults filled in: posted back, it gives the same data. */
function inputsOf({ request: { lengths }, answer: { question } }: AnsweredWhatIf): WhatIfInputs {
  const asked =
    'from' in lengths
      ? { from: given(lengths.from), to: given(lengths.to), step: given(lengths.step) }
      : lengths.map(given)
  return { lengths: asked, ...question.request }
}

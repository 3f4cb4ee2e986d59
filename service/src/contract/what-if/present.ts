import { type AskedMonths, isoDate, lawAsAt, lawVersion } from '@requisite/law'
import type { WhatIfQuestion } from '@requisite/law/internal'
import { disclaimer } from '../notices.ts'
import { whatIfData } from './data.ts'
import type { AnsweredWhatIf } from './parse.ts'
import { requestsOfWhatIf, whatIfSize } from './size.ts'

type RequestTaken = WhatIfQuestion['request']

interface WhatIfInputs extends RequestTaken {
  readonly lengths: object
}

/** How many requests an answer counts for: rows that were added beside a cliff are known only now. */
export function costOfWhatIf({ answer: { rows, question } }: AnsweredWhatIf, body: unknown): number {
  const { lengths } = question
  const months = (lengths.at(-1) as number) - (lengths[0] as number)
  return requestsOfWhatIf({ ...whatIfSize(body), rows: rows.length, months })
}

/** The answer as the API gives it. */
export const presentWhatIf = (answered: AnsweredWhatIf, poweredBy: string) => ({
  success: true as const,
  data: whatIfData(answered),
  inputs: inputsOf(answered),
  lawVersion,
  lawAsAt: isoDate(lawAsAt),
  disclaimer,
  poweredBy,
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

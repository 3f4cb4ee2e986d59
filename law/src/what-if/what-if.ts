import { caseAlternativesOf } from '../case/alternatives.ts'
import type { CaseAlternative, CaseWarning } from '../case/answer.ts'
import { lengthBounds } from '../facts/bounds.ts'
import type { Plea } from '../tables/pleas.ts'
import { type CaseWarningCode, caseWarningCodes } from '../tables/warning-codes.ts'
import {
  type SentenceDateReason,
  type WhatIfWarningCode,
  whatIfWarningCodes,
} from '../tables/what-if-codes.ts'
import { type AskedWhatIf, askWhatIf, fieldOf, type WhatIfQuestion, type WhatIfRefusal } from './ask.ts'
import { type Cliff, cliffsBetween, isJump } from './cliffs.ts'
import { isServed, type LengthAnswer, type WorkOut, workerFor } from './length-answer.ts'
import { afterPlea } from './plea.ts'
import { sentenceDateMatters } from './sentence-date.ts'

/** One length with one plea: what it would mean. */
export interface WhatIfRow {
  /** The length before the plea, in months, and the plea; null where the lengths are those after it. */
  readonly monthsBefore: number | null
  readonly plea: Plea | null
  /** The exact months after the plea as a ratio; null where they are whole. */
  readonly exactMonths: string | null
  /** Nobody asked for this length: it stands beside a cliff. */
  readonly isAdded: boolean
  readonly worked: LengthAnswer
  readonly alternatives: readonly CaseAlternative[]
  /** The length if the court rounds up, where that crosses a cliff; else null. */
  readonly roundedUp: LengthAnswer | null
  readonly warningCodes: readonly WhatIfAnyCode[]
}

type WhatIfAnyCode = WhatIfWarningCode | CaseWarningCode

/** Something the reader must know, once, with the rows that it is about. */
export interface WhatIfWarning {
  readonly code: WhatIfAnyCode
  /** What is said of the first of the rows; null for what is said only here. */
  readonly ofCase: CaseWarning | null
  readonly rows: readonly number[]
}

/** What each length would mean. */
export interface WhatIf {
  readonly question: WhatIfQuestion
  readonly rows: readonly WhatIfRow[]
  readonly cliffs: readonly Cliff[]
  /** Days taken off in every row. */
  readonly creditDays: number
  /** The longest length in whole months that is served already by the day of sentence; null where there is none. */
  readonly servedMonths: number | null
  readonly sentenceDateMatters: readonly SentenceDateReason[]
  readonly warnings: readonly WhatIfWarning[]
  /** The cliffs of a wider range: so many months before the shortest length and after the longest. */
  readonly cliffsNear: (months: number) => readonly Cliff[]
}

/** What each of some lengths would mean, before the court has passed any; or why that cannot be said, field by field. */
export function whatIf(
  asked: AskedWhatIf,
  today: string | null = null,
): WhatIf | { readonly refusals: readonly WhatIfRefusal[] } {
  const checked = askWhatIf(asked, today)
  if ('refusals' in checked) return checked
  const { question } = checked
  const workOut = workerFor(question)
  if ('refusals' in workOut)
    return {
      refusals: workOut.refusals.map(({ place, ...refusal }) => ({ field: fieldOf(place), ...refusal })),
    }
  const { lengths, pleas } = question
  const cliffsNear = (months: number): readonly Cliff[] =>
    cliffsBetween(workOut, shortest - months, Math.min(lengthBounds.months, longest + months), pleas)
  const [shortest, longest] = [lengths[0] as number, lengths.at(-1) as number]
  const cliffs = cliffsBetween(workOut, shortest, longest, pleas)
  const rivalsOf = once(({ answer }: LengthAnswer) => caseAlternativesOf(answer))
  const rows = withCliffs(question, cliffs).flatMap((months) =>
    (pleas ?? [null]).map((plea) => rowOf(question, workOut, rivalsOf, months, plea)),
  )
  const worked = [...new Set(rows.map((row) => row.worked))]
  return {
    question,
    rows,
    cliffs,
    cliffsNear,
    creditDays: question.creditDays,
    servedMonths: servedIn(workOut),
    sentenceDateMatters: sentenceDateMatters(question, worked),
    warnings: warningsOf(rows),
  }
}

/** The longest length in whole months from which release is on the day of sentence; null where it is not even from a month. A longer
 *  length has no fewer days to serve, so that halving finds it. */
function servedIn(workOut: WorkOut): number | null {
  let served = 0
  let unserved = lengthBounds.months + 1
  while (unserved - served > 1) {
    const middle = (served + unserved) >> 1
    if (isServed(workOut(middle))) served = middle
    else unserved = middle
  }
  return served === 0 ? null : served
}

/** The lengths with those on each side of every cliff at which the date jumps. */
function withCliffs({ lengths, addCliffRows }: WhatIfQuestion, cliffs: readonly Cliff[]): readonly number[] {
  if (!addCliffRows) return lengths
  const sides = cliffs.flatMap(({ code, months }) => (code === 'C_RELEASE_POINT' ? [months - 1, months] : []))
  return [...new Set([...lengths, ...sides])].sort((a, b) => a - b)
}

/** Two pleas can come to the same length: what is made of it is made once. */
function once<T>(make: (worked: LengthAnswer) => T): (worked: LengthAnswer) => T {
  const made = new Map<LengthAnswer, T>()
  return (worked) => {
    const known = made.get(worked) ?? make(worked)
    made.set(worked, known)
    return known
  }
}

function rowOf(
  question: WhatIfQuestion,
  workOut: WorkOut,
  rivalsOf: (worked: LengthAnswer) => readonly CaseAlternative[],
  length: number,
  plea: Plea | null,
): WhatIfRow {
  const { months, exact } = plea === null ? { months: length, exact: null } : afterPlea(length, plea)
  const worked = workOut(months)
  const rounded = exact === null ? null : workOut(months + 1)
  const isReduced = plea !== null && plea.numerator > 0
  const codes: WhatIfAnyCode[] = ['W_ONLY_THE_COURT']
  if (exact !== null) codes.push('W_PLEA_ROUNDED')
  if (isReduced && question.age === 'child') codes.push('W_PLEA_CHILD')
  return {
    plea,
    worked,
    exactMonths: exact,
    monthsBefore: plea === null ? null : length,
    isAdded: !question.lengths.includes(length),
    alternatives: rivalsOf(worked),
    roundedUp: rounded !== null && isJump(worked, rounded) ? rounded : null,
    warningCodes: [...codes, ...worked.answer.warnings.map(({ code }) => code)],
  }
}

const order: readonly WhatIfAnyCode[] = [...whatIfWarningCodes, ...caseWarningCodes]

/** Every warning once, the most serious first. */
function warningsOf(rows: readonly WhatIfRow[]): readonly WhatIfWarning[] {
  const said = new Map<WhatIfAnyCode, { ofCase: CaseWarning | null; rows: number[] }>()
  rows.forEach(({ warningCodes, worked }, at) => {
    for (const code of new Set(warningCodes)) {
      const known = said.get(code)
      if (known !== undefined) known.rows.push(at)
      else {
        const ofCase = worked.answer.warnings.find((warning) => warning.code === code) ?? null
        said.set(code, { ofCase, rows: [at] })
      }
    }
  })
  return [...said]
    .map(([code, { ofCase, rows: at }]) => ({ code, ofCase, rows: at }))
    .sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code))
}

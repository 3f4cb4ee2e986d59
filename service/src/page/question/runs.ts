import type { Day } from '@requisite/law'
import type { SentenceInput } from './case-input.ts'
import { type FieldError, wrong } from './field-errors.ts'
import type { FormValues } from './form-values.ts'

/** How a sentence runs beside the others. */
export interface Runs {
  readonly follows: number | null
  readonly isUnsure: boolean
}

const alone: Runs = { follows: null, isUnsure: false }

/** Whether following `from` would lead back to sentence `at`. */
function leadsBack(from: number, at: number, others: readonly (SentenceInput | null)[]): boolean {
  const seen = new Set<number>()
  for (let next: number | null = from; next !== null && !seen.has(next); ) {
    if (next === at) return true
    seen.add(next)
    next = others[next - 1]?.follows ?? null
  }
  return false
}

/** How sentence number `at` runs beside the others; what is to be put right goes to `errors`. The first runs from its day. */
export function runsIn(
  form: FormValues,
  start: Day | null,
  at: number,
  others: readonly SentenceInput[],
  errors: FieldError[],
): Runs {
  if (at === 1) return alone
  if (form.runs === 'unsure') return { follows: null, isUnsure: true }
  if (form.runs === 'concurrent') return alone
  if (form.runs !== 'consecutive') {
    wrong(errors, 'runs', 'Say how it runs, or “I am not sure”.')
    return alone
  }
  const follows = /^\d{1,2}$/.test(form.consecutiveTo) ? Number(form.consecutiveTo) : 0
  const followed = follows === at ? undefined : others[follows - 1]
  if (followed === undefined || leadsBack(follows, at, others))
    wrong(errors, 'consecutiveTo', 'Choose which sentence it follows.')
  else if (start !== null && followed.start > start)
    wrong(errors, 'consecutiveTo', 'It cannot follow a sentence that was passed after it.')
  return { follows, isUnsure: false }
}

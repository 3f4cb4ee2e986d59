import { firstOf, followedBy, startOf, type ToldSentence } from '../told/told.ts'
import { type FieldError, wrong } from './field-errors.ts'
import type { FormValues } from './form-values.ts'

/** How a sentence runs beside the others; nothing where it runs from its own day. */
type Runs = Pick<ToldSentence, 'consecutiveTo' | 'howItRuns'>

/** Whether following `from` would lead back to sentence `at`. */
function leadsBack(from: number, at: number, others: readonly ToldSentence[]): boolean {
  const seen = new Set<number>()
  for (let next: number | null = from; next !== null && !seen.has(next); ) {
    if (next === at) return true
    seen.add(next)
    const followed: ToldSentence | undefined = others[next - 1]
    next = followed === undefined ? null : followedBy(followed)
  }
  return false
}

/** How sentence number `at` runs beside the others; what is to be put right goes to `errors`. The first runs from its day. */
export function runsIn(
  form: FormValues,
  court: ToldSentence | null,
  at: number,
  others: readonly ToldSentence[],
  errors: FieldError[],
): Runs {
  if (at === 1) return {}
  if (form.runs === 'unsure') return { howItRuns: 'unknown' }
  if (form.runs === 'concurrent') return {}
  if (form.runs !== 'consecutive') {
    wrong(errors, 'runs', 'Say how it runs, or “I am not sure”.')
    return {}
  }
  const follows = /^\d{1,2}$/.test(form.consecutiveTo) ? Number(form.consecutiveTo) : 0
  const followed = follows === at ? undefined : others[follows - 1]
  if (followed === undefined || leadsBack(follows, at, others))
    wrong(errors, 'consecutiveTo', 'Choose which sentence it follows.')
  else if (court !== null && firstOf(followed) > startOf(court))
    wrong(errors, 'consecutiveTo', 'It cannot follow a sentence that was passed after it.')
  return { consecutiveTo: String(follows) }
}

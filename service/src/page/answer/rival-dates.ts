import type { CaseAnswer, Day } from '@requisite/law'
import { equalRivals } from '@requisite/law/internal'
import type { Outcome } from './outcome.ts'

type Form = CaseAnswer['dates'][number]['form']

/** A date under a rival of the same weight. */
interface RivalDate {
  readonly day: Day
  readonly condition: string
}

/** The day of a form, where a case has it once. */
function onlyDay({ dates }: CaseAnswer, form: Form): Day | null {
  const [only, ...more] = dates.filter((date) => date.form === form)
  return only === undefined || more.length > 0 ? null : only.date
}

/** The other days of a form, each once: release is not all that hangs on what is in doubt. */
export function rivalDates(outcome: Pick<Outcome, 'answer' | 'rivals'>, form: Form): readonly RivalDate[] {
  const ours = onlyDay(outcome.answer, form)
  if (ours === null) return []
  const found = new Map<Day, string>()
  for (const { answer, words } of equalRivals(outcome.rivals)) {
    const day = onlyDay(answer, form)
    if (day !== null && day !== ours && !found.has(day)) found.set(day, words.condition)
  }
  return [...found].map(([day, condition]) => ({ day, condition }))
}

/** The last day on licence of a case; null where it has none. */
export const lastDayOnLicence = ({ licenceEnd, endType, end }: CaseAnswer): Day | null =>
  licenceEnd ?? (endType === 'SED' ? null : end)

/** The other ends of the licence. */
export function rivalEnds(outcome: Pick<Outcome, 'answer' | 'rivals'>): readonly Day[] {
  const ours = lastDayOnLicence(outcome.answer)
  const ends = equalRivals(outcome.rivals).flatMap(({ answer }) => lastDayOnLicence(answer) ?? [])
  return ours === null ? [] : [...new Set(ends)].filter((day) => day !== ours).sort((a, b) => a - b)
}

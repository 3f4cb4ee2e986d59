import type { Case } from '../../custody/case.ts'
import { custodialOf } from '../../custody/governed-sentence.ts'
import { sumOf } from '../../custody/length.ts'
import type { Run } from '../../custody/run.ts'
import type { TimelineInput } from '../../custody/timeline.ts'
import { custodyDaysOf } from '../../facts/credit.ts'
import type { RemandCount } from '../../remand/remand-count.ts'
import { suspension } from '../../tables/suspension.ts'
import type { CaseWarningCode } from '../../tables/warning-codes.ts'
import type { CaseWarning } from '../answer.ts'

export const isOfSuspension = (code: CaseWarningCode): boolean =>
  code === 'W_SUSPENDED_USUAL' || code === 'W_SUSPENDED_POSSIBLE'

/** Whether the sentences are being served: as it was told of one of them, beside which no other is suspended; else where the person
 *  was on remand for one, was away from prison or had days added there, or the prison has a date. */
export function areServed(question: Case, input: TimelineInput, remand: RemandCount | null): boolean {
  const { sentences, statedReleaseDate, statedDates } = question
  const told = sentences.map(({ notSuspended }) => notSuspended)
  if (told.includes(true) || told.includes(false)) return told.includes(true)
  return (
    statedReleaseDate !== null ||
    statedDates !== null ||
    input.atLarge.length > 0 ||
    input.awards.length > 0 ||
    sentences.some((sentence) => custodyDaysOf(sentence) > 0) ||
    (remand?.days ?? 0) > 0
  )
}

/** What is said of all the sentences of a case that may have been suspended. The terms of a chain are taken together (Sentencing
 *  Code, sections 264 and 277, and 264A and 277A for the rule): nothing is said where one is too long, and the rule is for none beside
 *  one that is too long for it. */
export function suspensionsIn(runs: readonly Run[], said: readonly CaseWarning[]): readonly CaseWarning[] {
  const found = runs.map(({ start, parts, figures }) =>
    suspension(start, sumOf(parts.map(custodialOf)), figures.total as number),
  )
  if (found.includes(null)) return []
  return found.includes('possible')
    ? said.map((warning) => ({ ...warning, code: 'W_SUSPENDED_POSSIBLE' }))
    : said
}

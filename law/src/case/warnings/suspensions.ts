import { custodialOf } from '../../custody/governed-sentence.ts'
import { sumOf } from '../../custody/length.ts'
import type { Run } from '../../custody/run.ts'
import { suspension } from '../../tables/suspension.ts'
import type { CaseWarningCode } from '../../tables/warning-codes.ts'
import type { CaseWarning } from '../answer.ts'

export const isOfSuspension = (code: CaseWarningCode): boolean =>
  code === 'W_SUSPENDED_USUAL' || code === 'W_SUSPENDED_POSSIBLE'

/** What is said of all the sentences of a case that may have been suspended. The terms of a chain are taken together (Sentencing
 *  Code, sections 264 and 277, and 264A and 277A for the rule): nothing is said where one is too long. */
export function suspensionsIn(runs: readonly Run[], said: readonly CaseWarning[]): readonly CaseWarning[] {
  const onlyPossible: string[] = []
  for (const { start, parts, figures } of runs) {
    const found = suspension(start, sumOf(parts.map(custodialOf)), figures.total as number)
    if (found === null) return []
    if (found === 'possible') for (const { sentence } of parts) onlyPossible.push(sentence.id)
  }
  return said.map((warning) =>
    onlyPossible.includes(warning.sentenceIds[0] as string)
      ? { ...warning, code: 'W_SUSPENDED_POSSIBLE' }
      : warning,
  )
}

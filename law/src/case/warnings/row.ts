import type { Case } from '../../custody/case.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import type { TimelineRecall } from '../../custody/recall/recalled-state.ts'
import type { Run } from '../../custody/run.ts'
import type { Timeline, TimelineInput } from '../../custody/timeline.ts'
import type { RemandCount } from '../../remand/remand-count.ts'
import type { OfRulesAndOffence } from '../../sentence/candidates.ts'
import type { Leaving } from '../../sentence/leaving.ts'
import type { CaseWarningCode } from '../../tables/warning-codes.ts'
import type { WarningValues } from '../../tables/warnings.ts'
import type { CaseRun, CaseTotals, CaseWarning, Recalled } from '../answer.ts'
import type { EndingLicence } from '../public-protection-licence.ts'

/** What the warnings of a case are found from. */
export interface WarnedCase {
  readonly question: Case
  readonly input: TimelineInput
  /** The sentences that are looked at: all, or after a recall those that it is from, or the others. */
  readonly parts: readonly GovernedSentence[]
  readonly timeline: Timeline
  readonly runs: readonly CaseRun[]
  /** The run that is released last. */
  readonly last: Run
  /** Null where what is looked at does not decide the release. */
  readonly whole: CaseTotals | null
  readonly leaving: Leaving | null
  /** Which days on remand count; null where no dates were told. */
  readonly remand: RemandCount | null
  /** The licence under public protection from which the person is out. */
  readonly licence: EndingLicence | null
  /** Null where there was no recall. */
  readonly recall: TimelineRecall | null
  readonly recalled: Recalled | null
}

/** A warning as it is said once: the sentences it is about, and what fills its gaps. */
export interface WarningInstance {
  readonly sentenceIds: readonly string[]
  readonly values?: WarningValues
}

/** What rows look at: the sentences, each with what else is known of it. */
interface OfSentences {
  readonly parts: readonly Pick<GovernedSentence, 'sentence'>[]
}

/** When a warning is said: of the case as a whole; once, of all the sentences that fit; or as often as there is something to say. */
export type CaseWarningRow<Facts extends OfSentences = WarnedCase> = OfRulesAndOffence & {
  readonly code: CaseWarningCode
} & (
    | { readonly when: (facts: Facts) => boolean }
    | { readonly of: (part: Facts['parts'][number], facts: Facts) => boolean }
    | { readonly said: (facts: Facts) => readonly WarningInstance[] }
  )

const noIds: readonly string[] = []
const noValues: WarningValues = {}

/** Of the rules of life and public protection. */
export const ofMinimumTerm: NonNullable<OfRulesAndOffence['in']> = ({ regime }) =>
  regime.released === 'after a minimum term'

/** Nothing is said. */
export const nothing: readonly WarningInstance[] = []

/** Said once of the case, with values. */
export const ofCase = (values: WarningValues): readonly WarningInstance[] => [{ sentenceIds: noIds, values }]

export const idsOfParts = (parts: OfSentences['parts']): readonly string[] =>
  parts.map(({ sentence }) => sentence.id)

/** Says what the rows of a table have to say of a case. */
export function say<Facts extends OfSentences>(
  warnings: CaseWarning[],
  rows: readonly CaseWarningRow<Facts>[],
  facts: Facts,
): void {
  for (const row of rows) {
    const { code } = row
    if ('said' in row)
      for (const { sentenceIds, values = noValues } of row.said(facts))
        warnings.push({ code, values, sentenceIds })
    else if ('when' in row) {
      if (row.when(facts)) warnings.push({ code, values: noValues, sentenceIds: noIds })
    } else {
      let sentenceIds: readonly string[] = noIds
      for (const part of facts.parts)
        if (row.of(part, facts)) sentenceIds = [...sentenceIds, part.sentence.id]
      if (sentenceIds.length > 0) warnings.push({ code, values: noValues, sentenceIds })
    }
  }
}

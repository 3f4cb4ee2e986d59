import {
  type CaseAnswer,
  type CaseWarning,
  type FieldChange,
  placeName,
  type Stated,
  statedReasonText,
} from '@requisite/law'
import type { CaseData } from './data-schema.ts'

/** What was found, by the API's names. */
export const statedData = (stated: Stated, answer: CaseAnswer): NonNullable<CaseData['stated']> => ({
  differenceDays: stated.differenceDays,
  reasons: stated.reasons.map((reason) => ({
    code: reason.code,
    kind: reason.kind,
    text: statedReasonText(reason, stated, answer),
    change: reason.changes.map(changeOf),
  })),
  complete: stated.complete,
})

const changeOf = ({ place, value }: FieldChange): { field: string; value: FieldChange['value'] } => ({
  field: placeName(place),
  value,
})

/** The warnings of an answer; before them, that no single fact gives the date that the prison gave, where that is so. */
export function warningsWith(
  stated: Stated | null,
  { warnings }: Pick<CaseAnswer, 'warnings'>,
): readonly CaseWarning[] {
  return stated !== null && isUnexplained(stated)
    ? warnings.toSpliced(warnings[0]?.code === 'W_NOT_LAW' ? 1 : 0, 0, unexplained)
    : warnings
}

const unexplained: CaseWarning = { code: 'W_STATED_UNEXPLAINED', values: {}, sentenceIds: [] }

/** Whether no single fact gives the date that the prison gave. */
const isUnexplained = ({ differenceDays, reasons }: Stated): boolean =>
  differenceDays !== 0 && !reasons.some(({ kind }) => kind === 'fact')

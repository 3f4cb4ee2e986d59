import { type CaseAnswer, type FieldChange, type Stated, statedReasonText } from '@requisite/law'
import { wireLawName, wirePlace } from './parse.ts'
import type { CaseData } from './response.ts'

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
  field: wirePlace(place),
  value: place.in === 'case' && place.field === 'law' ? wireLawName(value as string) : value,
})

/** Whether no single fact gives the date that the prison gave. */
export const isUnexplained = ({ differenceDays, reasons }: Stated): boolean =>
  differenceDays !== 0 && !reasons.some(({ kind }) => kind === 'fact')

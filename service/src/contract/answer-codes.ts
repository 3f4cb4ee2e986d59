import { alternativeTexts, caseWarningTexts, warningTexts, whatIfWarningTexts } from '@requisite/law'
import { Type } from './schema.ts'

/** The names of warnings, at every door. */
export const WarningCodeSchema = Type.Enum(
  [
    'W_UNKNOWN_FIELD',
    ...Object.keys(warningTexts),
    ...Object.keys(caseWarningTexts),
    ...Object.keys(whatIfWarningTexts),
  ],
  { $id: 'WarningCode', description: 'Names a warning. It is never renamed or used for something else.' },
)

/** The names of doubts, at every door. */
export const AlternativeCodeSchema = Type.Enum([...Object.keys(alternativeTexts), 'A_ROUNDED_UP'], {
  $id: 'AlternativeCode',
  description: 'Names a doubt. It is never renamed or used for something else.',
})

export const warningCode = Type.Unsafe<string>(Type.Ref('WarningCode'))
export const alternativeCode = Type.Unsafe<string>(Type.Ref('AlternativeCode'))

/** How much a rival weighs. */
export const rivalWeight = Type.Enum(['equal', 'less_likely'], {
  description: 'How much it weighs beside the answer: as much, or less.',
})

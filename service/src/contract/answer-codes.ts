import { alternativeTexts, caseWarningTexts, warningTexts, whatIfWarningTexts } from '@requisite/law/internal'
import * as is from './field.ts'

const neverRenamed = 'It is never renamed or used for something else.'

/** The names of warnings and of doubts, at every door. */
export const codeSchemas = [
  {
    enum: [
      'W_UNKNOWN_FIELD',
      ...Object.keys(warningTexts),
      ...Object.keys(caseWarningTexts),
      ...Object.keys(whatIfWarningTexts),
    ],
    $id: 'WarningCode',
    description: `Names a warning. ${neverRenamed}`,
  },
  {
    enum: [...Object.keys(alternativeTexts), 'A_ROUNDED_UP'],
    $id: 'AlternativeCode',
    description: `Names a doubt. ${neverRenamed}`,
  },
]

export const warningCode = is.refTo('WarningCode')
export const alternativeCode = is.refTo('AlternativeCode')

/** How much a rival weighs. */
export const rivalWeights = ['equal', 'less_likely'] as const
export const weightText = 'How much it weighs beside the answer: as much, or less.'

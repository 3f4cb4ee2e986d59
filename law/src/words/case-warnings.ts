import type { CaseWarning } from '../case/answer.ts'
import { type CaseOnlyWarningCode, type WarningCode, warningCodes } from '../tables/warning-codes.ts'
import { sentencesInWords } from './case-working.ts'
import { warningText } from './warnings.ts'

/** What is said of a case; "{sentences}" is filled in. */
export const caseWarningTexts: Readonly<Record<CaseOnlyWarningCode, string>> = {
  W_FIXED_LAW:
    'The release points before or after the Act were asked for, whatever the day of sentence. The stages are left out.',
  W_PAROLE_DATE:
    'The Parole Board can direct release from the parole eligibility date on. Before the release date nothing is automatic ({sentences}).',
  W_EXTENSION_UNKNOWN:
    'The extension period of {sentences} was not given. The end of the case cannot be known without it.',
  W_RELEASED_BETWEEN:
    'The person had been released before {sentences} began. Credit and added days from before are not carried over.',
  W_ADDED_DAYS_RELEASED_BETWEEN:
    'A release lies between the sentences. The added days were counted for the first time in custody. Give the day of each award for a surer answer.',
  W_REMAND_WHILE_SERVING:
    'A day on remand does not count while a sentence is being served. Check the days on remand given with {sentences}.',
  W_AT_LARGE_NO_EFFECT:
    'A time at large met no sentence that was still to be served in custody, and changes nothing.',
}

const isOfSentence = (code: CaseWarning['code']): code is WarningCode =>
  (warningCodes as readonly string[]).includes(code)

/** The sentence we say for a warning of a case. */
export const caseWarningText = ({ code, values, sentenceIds }: CaseWarning): string =>
  isOfSentence(code)
    ? warningText({ code, values })
    : caseWarningTexts[code].replace('{sentences}', sentencesInWords(sentenceIds))

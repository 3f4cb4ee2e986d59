import { type CaseWarning, caseWarningText, isoDate, lawAsAt, lawVersion } from '@requisite/law'
import { disclaimer } from '../notices.ts'
import { dataJson } from './data-json.ts'
import { datesJson } from './dates-json.ts'
import { inputsJson } from './inputs-json.ts'
import { idsJson, inOnePiece, json } from './json.ts'
import type { ParsedCase } from './parse.ts'
import { ignoredWarnings, type WorkedCase } from './present.ts'
import { warningsWith } from './stated.ts'

/** The answer to a case without `include` as JSON, with one character for each byte: the same bytes that JSON.stringify makes of
 *  it. */
export function caseJson(poweredBy: string): (parsed: ParsedCase, worked: WorkedCase) => string {
  const about = { lawVersion, lawAsAt: isoDate(lawAsAt), disclaimer, poweredBy }
  const tail = inOnePiece(`,${json(about).slice(1)}`)
  return (parsed, worked) => {
    const dates = datesJson(worked.answer.dates)
    return `{"success":true,"data":{${dataJson(worked)},"dates":[${dates}],"warnings":[${warningsJson(parsed, worked)}]},"inputs":${inputsJson(parsed)}${tail}`
  }
}

function warningsJson({ unknownFields }: ParsedCase, { answer, stated }: WorkedCase): string {
  const ignored = unknownFields.length === 0 ? '' : json(ignoredWarnings(answer, unknownFields)).slice(1, -1)
  let all = ignored
  for (const warning of warningsWith(stated, answer))
    all += all === '' ? warningJson(warning) : `,${warningJson(warning)}`
  return all
}

const warningJson = (warning: CaseWarning): string =>
  `{"code":"${warning.code}","text":${json(caseWarningText(warning))},"sentenceIds":${idsJson(warning.sentenceIds)}}`

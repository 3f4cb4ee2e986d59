import {
  type CaseWarning,
  caseWarningText,
  isoDate,
  lawAsAt,
  lawVersion,
  type WarningCode,
  warningTexts,
} from '@requisite/law'
import { disclaimer } from '../notices.ts'
import { dataJson } from './data-json.ts'
import { datesJson } from './dates-json.ts'
import { inputsJson } from './inputs-json.ts'
import { idsJson, inOnePiece, json, listed } from './json.ts'
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
  const said = listed(warningsWith(stated, answer), warningJson)
  return ignored === '' || said === '' ? ignored + said : `${ignored},${said}`
}

const warningJson = (warning: CaseWarning): string => `${wordsJson(warning)}${idsJson(warning.sentenceIds)}}`

/** A warning up to the ids. Where it names nothing of the case but rules and kinds of sentence, its words are one of a few dozen
 *  texts, and each is written once. */
function wordsJson(warning: CaseWarning): string {
  const fixed = withoutGaps.get(warning.code)
  if (fixed !== undefined) return fixed
  const key = keyOf(warning)
  if (key === null) return written(warning)
  const known = words.get(key)
  if (known !== undefined) return known
  const fresh = inOnePiece(written(warning))
  words.set(key, fresh)
  return fresh
}

const words = new Map<string, string>()

const written = (warning: CaseWarning): string =>
  `{"code":"${warning.code}","text":${json(caseWarningText(warning))},"sentenceIds":`

/** What the words of a warning turn on; null where that is a day, a number or the ids of sentences. */
function keyOf({ code, values }: CaseWarning): string | null {
  if (!ofSentences.has(code)) return null
  let key: string = code
  for (const name in values) {
    const value = values[name as keyof typeof values]
    if (typeof value !== 'string') return null
    key += ` ${value}`
  }
  return key
}

const ofSentences: ReadonlySet<string> = new Set(Object.keys(warningTexts))

/** The warnings that say the same of every case. */
const withoutGaps: ReadonlyMap<string, string> = new Map(
  (Object.keys(warningTexts) as WarningCode[])
    .filter((code) => !warningTexts[code].includes('{'))
    .map((code) => [code, inOnePiece(written({ code, values: {}, sentenceIds: [] }))]),
)

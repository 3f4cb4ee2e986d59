import { type CaseAnswer, datesInWords, isoDate, type KeyDate, lawAsAt, lawVersion } from '@requisite/law'
import { disclaimer } from '../notices.ts'
import { dataJson } from './data-json.ts'
import { inputsJson } from './inputs-json.ts'
import { idsJson, json, listed } from './json.ts'
import type { ParsedCase } from './parse.ts'
import { type WorkedCase, warningsOf } from './present.ts'
import type { CaseData } from './response.ts'

/** The answer to a case without `include` as JSON, with one character for each byte: the same bytes that JSON.stringify makes of
 *  it. The words and the sources of
 *  its dates are half of it and never change, so that they are written once. */
export function caseJson(poweredBy: string): (parsed: ParsedCase, worked: WorkedCase) => string {
  const about = { lawVersion, lawAsAt: isoDate(lawAsAt), disclaimer, poweredBy }
  const tail = `,${json(about).slice(1)}`
  return (parsed, worked) => {
    const dates = listed(worked.answer.dates, dateJson)
    const warnings = listed(warningsOf(worked, parsed.unknownFields), warningJson)
    return `{"success":true,"data":{${dataJson(worked)},"dates":[${dates}],"warnings":[${warnings}]},"inputs":${inputsJson(parsed)}${tail}`
  }
}

const warningJson = ({ code, text, sentenceIds }: CaseData['warnings'][number]): string =>
  `{"code":"${code}","text":${json(text)},"sentenceIds":${idsJson(sentenceIds)}}`

type KeyDay = CaseAnswer['dates'][number]
type Source = KeyDate['law'][number]

function dateJson(day: KeyDay): string {
  const [before, after] = wordsJson(day)
  return `${before}"${isoDate(day.date)}","law":[${listed(day.law, sourceJson)}]${after}`
}

/** What stands before and after the day and the law of a date, written once for each form there is. */
function wordsJson(day: KeyDay): readonly [string, string] {
  const known = words.get(day.form)
  if (known !== undefined) return known
  const [{ type, name, note }] = datesInWords([day]) as readonly [KeyDate]
  const fresh = [`${json({ type, name }).slice(0, -1)},"date":`, `,${json({ note }).slice(1)}`] as const
  words.set(day.form, fresh)
  return fresh
}

const words = new Map<KeyDay['form'], readonly [string, string]>()

/** A source, written once for each of those in the tables of the law. */
function sourceJson(source: Source): string {
  const known = sources.get(source)
  if (known !== undefined) return known
  const fresh = json(source)
  sources.set(source, fresh)
  return fresh
}

const sources = new WeakMap<Source, string>()

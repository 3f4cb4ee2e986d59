import { type CaseAnswer, datesInWords, isoDate, type KeyDate, lawAsAt, lawVersion } from '@requisite/law'
import { disclaimer } from '../notices.ts'
import type { ParsedCase } from './parse.ts'
import { dataBeforeDates, inputsOf, type WorkedCase, warningsOf } from './present.ts'

const text = JSON.stringify

/** The answer to a case without `include` as JSON: the same bytes that JSON.stringify makes of it. The words and the sources of
 *  its dates are half of it and never change, so that they are written once; and one sign in them that is not Latin makes
 *  JSON.stringify take twice as long for all of the rest. */
export function caseJson(poweredBy: string): (parsed: ParsedCase, worked: WorkedCase) => string {
  const about = { lawVersion, lawAsAt: isoDate(lawAsAt), disclaimer, poweredBy }
  const tail = `,${text(about).slice(1)}`
  return (parsed, worked) => {
    const data = text(dataBeforeDates(worked)).slice(0, -1)
    const dates = listed(worked.answer.dates, dateJson)
    const warnings = text(warningsOf(worked, parsed.unknownFields))
    return `{"success":true,"data":${data},"dates":[${dates}],"warnings":${warnings}},"inputs":${text(inputsOf(parsed))}${tail}`
  }
}

/** The items of a list as JSON. Not by `join`, which copies: of what is added up, the parts are copied once, at the end. */
function listed<T>(items: readonly T[], jsonOf: (item: T) => string): string {
  let all = ''
  for (const item of items) all += all === '' ? jsonOf(item) : `,${jsonOf(item)}`
  return all
}

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
  const fresh = [`${text({ type, name }).slice(0, -1)},"date":`, `,${text({ note }).slice(1)}`] as const
  words.set(day.form, fresh)
  return fresh
}

const words = new Map<KeyDay['form'], readonly [string, string]>()

/** A source, written once for each of those in the tables of the law. */
function sourceJson(source: Source): string {
  const known = sources.get(source)
  if (known !== undefined) return known
  const fresh = text(source)
  sources.set(source, fresh)
  return fresh
}

const sources = new WeakMap<Source, string>()

import { type CaseAnswer, datesInWords, isoDate, type KeyDate, regimes } from '@requisite/law'
import { inOnePiece, json, listed } from './json.ts'

type KeyDay = CaseAnswer['dates'][number]
type Law = KeyDay['law']

/** The dates of an answer as JSON, with commas between them. Their words and their sources are half of an answer and never
 *  change, so that they are written once. */
export const datesJson = (dates: readonly KeyDay[]): string => listed(dates, dateJson)

function dateJson(day: KeyDay): string {
  if (!isByForm(day)) return besideJson(day)
  const { before, law, lawAndNote, note } = wordsOf(day)
  return (
    before +
    isoDate(day.date) +
    (day.law === law ? lawAndNote : `","law":${lawJson(day.law)},"note":${note}}`)
  )
}

/** Whether its words are those of every date of its form. */
const isByForm = ({ of, heldUntil, limit, isFrom4Years }: KeyDay): boolean =>
  of === undefined && heldUntil === undefined && limit === undefined && isFrom4Years === undefined

/** A date of a recall beside other sentences names them, one that an order outlasts names its day, and one by an older limit the
 *  limit: written for the one case. */
function besideJson(day: KeyDay): string {
  const [{ type, name, note }] = datesInWords([day]) as readonly [KeyDate]
  return `${json({ type, name, date: isoDate(day.date) }).slice(0, -1)},"law":${lawJson(day.law)},"note":${json(note)}}`
}

/** What stands around the day of a date. */
interface Words {
  readonly before: string
  readonly note: string
  /** The law that this form was first given with: the same every time, but for the days of release. */
  readonly law: Law
  readonly lawAndNote: string
}

/** Written once for each form there is. */
function wordsOf(day: KeyDay): Words {
  const known = words.get(day.form)
  if (known !== undefined) return known
  const [{ type, name, note }] = datesInWords([day]) as readonly [KeyDate]
  const fresh: Words = {
    before: inOnePiece(`${json({ type, name }).slice(0, -1)},"date":"`),
    note: json(note),
    law: day.law,
    lawAndNote: inOnePiece(`","law":${json(day.law)},"note":${json(note)}}`),
  }
  words.set(day.form, fresh)
  return fresh
}

const words = new Map<KeyDay['form'], Words>()

/** The law of every release point, written once. */
const ofPoints: ReadonlyMap<Law, string> = new Map(
  Object.values(regimes).flatMap(({ layers }) => layers.map(({ law }) => [law, json(law)])),
)

/** The law of a chain with several release points is made for the one case, of sources that are each written once. */
function lawJson(law: Law): string {
  return ofPoints.get(law) ?? `[${listed(law, sourceJson)}]`
}

function sourceJson(source: Law[number]): string {
  const known = sources.get(source)
  if (known !== undefined) return known
  const fresh = json(source)
  sources.set(source, fresh)
  return fresh
}

const sources = new WeakMap<Law[number], string>()

import { calculationFacts, type Fact, type Facts } from '@requisite/law/internal'
import type { CalculationRequest } from './request.ts'

/** A field of a request. */
export type RequestField = keyof CalculationRequest

const number = /^-?\d{1,15}(?:\.\d{1,15})?$/

/** The value that a written text stands for, by the kind of the fact; what is no fact by itself, as a list or an object, is
 *  written as JSON. Text that stands for none is left as it is, so that `parse` says what to do about it; so is "unknown". */
function readValue(kind: Fact['kind'] | undefined, text: string): unknown {
  switch (kind) {
    case 'flag': {
      const word = text.toLowerCase()
      return word === 'true' ? true : word === 'false' ? false : text
    }
    case 'ids':
      return text.startsWith('[') ? readJson(text) : text.split(/[\s,;]+/)
    case 'count':
    case 'unit':
    case 'sum':
      return number.test(text) ? Number(text) : text
    case 'dates':
      return text.startsWith('{') ? readJson(text) : readDates(text)
    case undefined:
      return number.test(text) ? Number(text) : /^[[{]/.test(text) ? readJson(text) : text
    default:
      return text
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Days by their letters as they are written: "CRD=2027-05-12; SLED=2029-05-11". */
const readDates = (text: string): unknown =>
  Object.fromEntries(
    text
      .split(/[;,\s]+/)
      .filter((one) => one !== '')
      .map((one) => [one.replace(/=.*/, ''), one.replace(/^[^=]*=?/, '')]),
  )

/** The lists of times that can be written in short: what stands behind the days, by its names. */
const timesInShort: Readonly<Record<string, readonly string[]>> = {
  remand: ['outcome'],
  otherCustody: ['why', 'how'],
  unlawfullyAtLarge: ['why'],
}

/** Whether a field is a list of times, each of which can be told by itself. */
export const isOfTimes = (field: string): boolean => Object.hasOwn(timesInShort, field)

/** The list and the number of a time, from 0, for a place like `remand[1].toDate`; null for any other place. */
export function periodOf(place: string): { readonly field: string; readonly at: number } | null {
  const [, field = '', at] = /^(\w+)\[(\d+)\]/.exec(place) ?? []
  return isOfTimes(field) ? { field, at: Number(at) } : null
}

/** Times as they are written: "2026-02-02/2026-02-27; 2026-10-05/2026-11-15", with "=recall" behind each for why it was, and
 *  "=sentence=curfew" for how it ended, too; or the list as JSON. */
function readTimes(names: readonly string[], text: string): unknown {
  if (text.startsWith('[')) return readJson(text)
  return text
    .split(/[;\s]+/)
    .filter((time) => time !== '')
    .map((time) => {
      const [days = '', ...told] = time.split('=')
      const [fromDate = '', toDate] = days.split('/')
      const named = told.map((value, i) => [names[i] ?? '', value])
      return { fromDate, ...(toDate && { toDate }), ...Object.fromEntries(named) }
    })
}

/** What a text that is not empty makes for a fact. */
export function fieldFromText(field: string, fact: Fact | undefined, text: string): unknown {
  const times = timesInShort[field]
  return times === undefined ? readValue(fact?.kind, text) : readTimes(times, text)
}

/** What texts make for the facts of a table: from flags, or from the cells of a row. An empty text is a field that is not sent. */
export function fieldsFromTexts(
  facts: Facts,
  texts: Iterable<readonly [field: string, text: string]>,
): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [field, text] of texts) {
    const trimmed = text.trim()
    if (trimmed !== '') body[field] = fieldFromText(field, facts[field], trimmed)
  }
  return body
}

/** The request body that texts make. */
export const fromTexts = (texts: Iterable<readonly [RequestField, string]>): Record<string, unknown> =>
  fieldsFromTexts(calculationFacts, texts)

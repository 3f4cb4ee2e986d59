import { type OffenceCategory, offences } from '@requisite/law'
import { type FoundOffences, formNotes, searchOffences } from '@requisite/law/internal'
import { refusalOf } from '../contract/invalid.ts'
import { libraryMeta, offenceRecord, regimeRecords } from '../contract/records.ts'
import { closeOffenceKeys, didYouMean } from '../contract/suggest.ts'
import { failure } from '../http/envelope.ts'
import {
  freshJson,
  fromPrepared,
  json,
  type Negotiation,
  prepare,
  prepareJson,
  type Reply,
} from '../http/reply.ts'
import type { Query } from '../http/route.ts'

/** Answers GET /regimes from bytes made at start. */
export function regimesRoute(): (caching: Negotiation) => Reply {
  const prepared = prepareJson({ success: true, data: regimeRecords }, 'best')
  return (caching) => fromPrepared(prepared, caching)
}

const categories = [...new Set(offences.map(({ category }) => category))].sort()
const isCategory = (text: string): text is OffenceCategory => (categories as readonly string[]).includes(text)

const defaultPageSize = 50
const largestPageSize = 200
const longestQuery = 100

/** The page of the list that the query names, or its errors by parameter. */
function readListing(query: Query) {
  const errors: Record<string, string[]> = Object.create(null)
  const firstValue = (name: string): string => [query[name] ?? ''].flat()[0] ?? ''
  const integer = (name: string, fallback: number, most: number): number => {
    const text = firstValue(name)
    if (text === '') return fallback
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
    if (value < 1 || value > most) errors[name] = [`Enter a whole number from 1 to ${most}.`]
    return value
  }
  const q = firstValue('q')
  if (q.length > longestQuery) errors.q = [`Enter at most ${longestQuery} characters.`]
  const category = firstValue('category')
  if (category !== '' && !isCategory(category)) errors.category = [`Choose one of: ${categories.join(', ')}.`]
  const page = integer('page', 1, 1_000_000)
  const pageSize = integer('pageSize', defaultPageSize, largestPageSize)
  if (Object.keys(errors).length > 0) return { errors }
  return { q, category: isCategory(category) ? category : undefined, page, pageSize }
}

/** Answers GET /offences and GET /offences/{key}. Rows are written once; so are the pages of the whole library at the
 *  usual size, with their compressed forms. */
export function offencesRoutes() {
  const rows = new Map(offences.map((offence) => [offence, JSON.stringify(offenceRecord(offence))]))
  const single = new Map(
    [...rows].map(
      ([{ key }, row]) => [key, prepare(json, `{"success":true,"data":${row}}`, 'best')] as const,
    ),
  )
  const pageOf = ({ offences: matches, form }: FoundOffences, page: number, pageSize: number): string => {
    const data = matches.slice((page - 1) * pageSize, page * pageSize).map((offence) => rows.get(offence))
    const note = form === null ? {} : { note: formNotes[form] }
    const meta = JSON.stringify({ page, pageSize, total: matches.length, ...libraryMeta, ...note })
    return `{"success":true,"data":[${data.join(',')}],"meta":${meta}}`
  }
  const all = searchOffences('')
  const preparedPages = Array.from({ length: Math.ceil(offences.length / defaultPageSize) }, (_, i) =>
    prepare(json, pageOf(all, i + 1, defaultPageSize), 'best'),
  )

  return {
    list: (query: Query, caching: Negotiation): Reply => {
      const read = readListing(query)
      if (read.errors !== undefined) return freshJson(422, refusalOf(read))
      const { q, category, page, pageSize } = read
      const ready =
        q === '' && category === undefined && pageSize === defaultPageSize
          ? preparedPages[page - 1]
          : undefined
      return fromPrepared(
        ready ?? prepare(json, pageOf(searchOffences(q, category), page, pageSize), 'quick'),
        caching,
      )
    },
    one: (key: string, caching: Negotiation): Reply => {
      const prepared = single.get(key)
      return prepared === undefined
        ? freshJson(
            404,
            failure(
              `There is no offence with this key.${didYouMean(closeOffenceKeys(key))} The keys are listed at /api/v1/sentencing/offences.`,
            ),
          )
        : fromPrepared(prepared, caching)
    },
  }
}

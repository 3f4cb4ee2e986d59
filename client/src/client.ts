import type {
  BatchResponse,
  CalculationRequest,
  CalculationResponse,
  CaseBatchResponse,
  CaseRequest,
  CaseResponse,
  LawChangesResponse,
  OffenceResponse,
  OffencesResponse,
  RegimesResponse,
  VersionResponse,
  WhatIfRequest,
  WhatIfResponse,
} from './api-types.ts'
import { errorOf, retryAfterOf, timedOut, unreachable } from './errors.ts'
import type { Fetch, FetchResponse } from './fetch.ts'

export interface ClientOptions {
  /** Where the service is, without the path of the API: https://example.org. */
  readonly baseUrl: string
  readonly fetch?: Fetch
  /** How often a call that was refused for its rate is tried again, after the wait that the service asks for: once, unless
   *  you say otherwise. */
  readonly retries?: number
  /** The longest wait, in seconds, that is still waited for. */
  readonly longestWait?: number
  /** How many seconds a batch may wait in all that is refused for its rate, or because the service has too much to do: it is tried
   *  again each time the service says so. Ten minutes, unless you say otherwise. */
  readonly patience?: number
  /** How many milliseconds one try may take, its answer included: 30 seconds, unless you say otherwise. */
  readonly timeout?: number
  /** Hears of every response: its request id, the law it was made with, and what is left of the minute. */
  readonly onResponse?: (about: ResponseInfo) => void
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** What the headers of a response say. Null where there is no such header: caches share some answers, and those have neither
 *  an id nor a rate. */
export interface ResponseInfo {
  readonly status: number
  readonly requestId: string | null
  readonly lawVersion: string | null
  readonly rate: { readonly limit: number; readonly remaining: number; readonly reset: number } | null
}

/** More parts of an answer, or the codes of its errors, and a signal that gives it up. */
export interface Options {
  readonly include?: readonly (
    | 'explanation'
    | 'dates'
    | 'transition'
    | 'comparison'
    | 'warnings'
    | 'alternatives'
    | 'codes'
  )[]
  readonly signal?: AbortSignal
}

/** The same for a whole case. */
export interface CaseOptions {
  readonly include?: readonly ('explanation' | 'comparison' | 'codes')[]
  readonly signal?: AbortSignal
}

/** The same for what lengths would mean. */
export interface WhatIfOptions {
  readonly include?: readonly 'codes'[]
  readonly signal?: AbortSignal
}

export interface OffenceQuery {
  readonly q?: string
  readonly category?: string
  readonly page?: number
  readonly pageSize?: number
}

/** The calls of the API. Each gives what the API answers, or throws a `RequisiteError`. */
export interface Client {
  /** One sentence, at the release point that the request names. */
  readonly calculate: (request: CalculationRequest, options?: Options) => Promise<CalculationResponse>
  /** Up to 1,000 such sentences; each is answered in its place, with its own success or errors. */
  readonly calculateBatch: (items: readonly CalculationRequest[], options?: Options) => Promise<BatchResponse>
  /** A whole case: one person's sentences, by the law in force. */
  readonly releaseDates: (request: CaseRequest, options?: CaseOptions) => Promise<CaseResponse>
  /** Up to 1,000 cases; each is answered in its place, with its own success or errors. */
  readonly releaseDatesBatch: (
    items: readonly CaseRequest[],
    options?: CaseOptions,
  ) => Promise<CaseBatchResponse>
  /** Before the sentence: what lengths would mean, by the law in force. */
  readonly whatIf: (request: WhatIfRequest, options?: WhatIfOptions) => Promise<WhatIfResponse>
  readonly regimes: (options?: Pick<Options, 'signal'>) => Promise<RegimesResponse>
  readonly offences: (query?: OffenceQuery, options?: Pick<Options, 'signal'>) => Promise<OffencesResponse>
  readonly offence: (key: string, options?: Pick<Options, 'signal'>) => Promise<OffenceResponse>
  /** What moved dates since a version of the law, or in all. */
  readonly lawChanges: (
    query?: { readonly since?: string },
    options?: Pick<Options, 'signal'>,
  ) => Promise<LawChangesResponse>
  /** Which program answers, by which version of the law. */
  readonly version: (options?: Pick<Options, 'signal'>) => Promise<VersionResponse>
}

/** A client of one service. */
export function createClient(options: ClientOptions): Client {
  const {
    fetch = globalThis.fetch as unknown as Fetch,
    retries = 1,
    longestWait = 60,
    patience = 600,
    timeout = 30_000,
    onResponse = () => {},
    sleep = pause,
  } = options
  // Empty, or a path: a page that the service itself serves.
  if (!/^(?:https?:\/\/|\/|$)/i.test(options.baseUrl))
    throw new TypeError('baseUrl is the address of the service, such as https://example.org')
  const base = options.baseUrl.replace(/(?<!\/)\/+$/, '')
  const api = '/api/v1/sentencing'

  /** One try: the response and its whole body. */
  async function once(path: string, body: unknown, signal?: AbortSignal): Promise<[FetchResponse, string]> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const late = AbortSignal.timeout(timeout)
    try {
      const response = await fetch(`${base}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', ...type },
        ...sent,
        signal: signal === undefined ? late : AbortSignal.any([signal, late]),
      })
      onResponse(infoOf(response))
      return [response, await response.text()]
    } catch (error) {
      signal?.throwIfAborted()
      throw late.aborted ? timedOut(timeout, error) : unreachable(error)
    }
  }

  /** Asks until it is answered, or refused for good: a question by itself waits once, a batch as long as it has patience. */
  async function call<T>(path: string, body?: unknown, signal?: AbortSignal, isBatch = false): Promise<T> {
    for (let tried = 1, waited = 0; ; tried++) {
      const [response, text] = await once(path, body, signal)
      const answer = readJson(text)
      if (response.status === 200 && answer !== undefined) return answer as T
      // A batch whose waits are nothing would never come to an end.
      const wait = Math.max(retryAfterOf(response), isBatch ? 1 : 0)
      waited += wait
      const goesOn = isBatch
        ? [429, 503].includes(response.status) && waited <= patience
        : response.status === 429 && tried <= retries && wait <= longestWait
      if (!goesOn) throw errorOf(response, answer)
      await sleep(wait * 1000, signal)
    }
  }

  return {
    calculate: (request, { include, signal } = {}) =>
      call(`${api}/calculate${includeQuery(include)}`, request, signal),
    calculateBatch: (items, { include, signal } = {}) =>
      call(`${api}/calculate/batch${includeQuery(include)}`, { items }, signal, true),
    releaseDates: (request, { include, signal } = {}) =>
      call(`${api}/release-dates${includeQuery(include)}`, request, signal),
    releaseDatesBatch: (items, { include, signal } = {}) =>
      call(`${api}/release-dates/batch${includeQuery(include)}`, { items }, signal, true),
    whatIf: (request, { include, signal } = {}) =>
      call(`${api}/what-if${includeQuery(include)}`, request, signal),
    regimes: ({ signal } = {}) => call(`${api}/regimes`, undefined, signal),
    offences: (query = {}, { signal } = {}) => call(`${api}/offences${queryOf(query)}`, undefined, signal),
    offence: (key, { signal } = {}) => call(`${api}/offences/${encodeURIComponent(key)}`, undefined, signal),
    lawChanges: (query = {}, { signal } = {}) =>
      call(`${api}/law-changes${queryOf(query)}`, undefined, signal),
    version: ({ signal } = {}) => call('/version', undefined, signal),
  }
}

function infoOf({ status, headers }: FetchResponse): ResponseInfo {
  const number = (name: string): number => Number(headers.get(name) ?? Number.NaN)
  const [limit, remaining, reset] = [
    number('x-ratelimit-limit'),
    number('x-ratelimit-remaining'),
    number('x-ratelimit-reset'),
  ]
  return {
    status,
    requestId: headers.get('x-request-id'),
    lawVersion: headers.get('requisite-law'),
    rate: Number.isNaN(limit + remaining + reset) ? null : { limit, remaining, reset },
  }
}

const includeQuery = (include: readonly string[] = []): string =>
  include.length === 0 ? '' : `?include=${include.join(',')}`

function queryOf(query: object): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Waits, or gives up at once when it is told to. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
